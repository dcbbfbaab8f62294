"""The one registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.game import Game

NAMES = ("bloodborne",)
UNFINISHED = ("dark_souls",)
"""Games under construction: found by name, but not offered yet."""


def find(name: str) -> Game:
    """The game of this name."""
    if name not in (*NAMES, *UNFINISHED):
        raise InvalidSetup(f"game: {name!r} is not one of {', '.join(NAMES)}")
    return cast(Game, import_module(f"undercroft.games.{name}").GAME)
