"""Environments for learners: `gymnasium.make("undercroft/bloodborne-v0")`, `aec("bloodborne")`.

The number at the end of a name goes up whenever observations, actions or rewards change their meaning.
`layout(game).lines()` says what an observation holds, `vocabulary(game).words` what can be done. Needs the
extra “rl”.
"""

from __future__ import annotations

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(f"{missing}: pip install 'undercroft[rl]'") from missing

from undercroft.games import NAMES

from .seats import TableEnv, aec
from .single import SeatEnv
from .table import Table, layout
from .words import SPARE, Vocabulary, vocabulary

VERSION = 0

__all__ = [
    "SPARE",
    "VERSION",
    "SeatEnv",
    "Table",
    "TableEnv",
    "Vocabulary",
    "aec",
    "layout",
    "name",
    "vocabulary",
]


def name(game: str) -> str:
    """What Gymnasium calls the environment of a game."""
    return f"undercroft/{game}-v{VERSION}"


for _game in NAMES:
    gymnasium.register(
        name(_game), entry_point="undercroft.envs.single:SeatEnv", kwargs={"game": _game}
    )
