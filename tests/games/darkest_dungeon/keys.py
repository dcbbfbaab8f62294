"""The text ids of the game, for those who write its sentences.

`python -m tests.games.darkest_dungeon.keys` prints them with the values they are given.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercroft.games.darkest_dungeon import game
from undercroft.games.darkest_dungeon.battle.boss_rules import HABITS
from undercroft.games.darkest_dungeon.dungeon import stops, votes
from undercroft.games.darkest_dungeon.effects import stores
from undercroft.games.darkest_dungeon.effects.windows import WindowStep
from undercroft.games.darkest_dungeon.game import GAME, WORDED
from undercroft.games.darkest_dungeon.house import VARIANTS
from undercroft.games.darkest_dungeon.language import VERBS
from undercroft.games.darkest_dungeon.pack.moments import MOMENTS
from undercroft.games.darkest_dungeon.setup import ROLES
from undercroft.games.darkest_dungeon.state.dungeon import DEEDS
from undercroft.games.darkest_dungeon.terms import WINDOWS
from undercroft.kernel.chance import Rng
from undercroft.kernel.match import Match, start

from .met import bless
from .stage import pack
from .test_whole_games import MODES, new

PACKAGE = Path(game.__file__).parent
PLAIN = re.compile(r"^dd-[a-z0-9]+(-[a-z0-9]+)*$")
CHANCES = (
    "d10", "provision", "exploration", "deaths-door", "mood", "quirk", "disease", "trinket", "room",
    "monster", "initiative", "threat", "quest", "tile", "token", "loot", "curio", "event", "stance",
    "team",
)  # fmt: skip


def written() -> set[str]:
    """The ids that stand in the code as they are."""
    found: set[str] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        inside = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
            for part in ast.walk(node)
        }  # fmt: skip
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or id(node) in inside:
                continue
            if isinstance(node.value, str) and PLAIN.match(node.value):
                found.add(node.value)
    return found


def dash(name: str) -> str:
    return name.replace("_", "-")


def built() -> set[str]:
    """The ids that the code puts together from parts."""
    ids = {f"dd-event-{dash(kind)}" for kind in GAME.events}
    ids |= {f"dd-verb-{dash(op)}" for op in VERBS}
    used = {MOMENTS[effect.moment] for effect in pack().effects if effect.moment is not None}
    ids |= {f"dd-when-{dash(moment)}" for moment in used}
    ids |= {f"dd-window-{dash(window)}" for window in WINDOWS}
    ids |= {f"dd-habit-{dash(habit)}" for habit in HABITS}
    ids |= {f"dd-prompt-{dash(step.name)}" for step in WindowStep.__subclasses__()}
    ids |= {f"dd-option-{use.id}" for use in stores.USES}
    ids |= {f"dd-option-{use.id}-for" for use in stores.USES}
    ids |= {"dd-option-stance-forward", "dd-option-stance-back"}
    ids |= {f"dd-option-{wish.name}" for wish in stops.Wish.__subclasses__()}
    ids |= {f"dd-prompt-vote-{deed}" for deed in DEEDS}
    ids |= {f"dd-option-vote-{ballot.name}" for ballot in votes.Ballot.__subclasses__()}
    ids |= {f"dd-chance-{name}" for name in CHANCES}
    ids |= {f"dd-face-{dash(name)}" for name in WORDED}
    fields = (
        "teams",
        "players",
        "mode",
        "difficulty",
        "party",
        "level",
        "room",
        "quest",
        "boss",
        "option",
        "hero-level",
        "trinket",
    )
    ids |= {f"dd-setup-{name}-value" for name in fields}
    ids |= {"dd-setup-puppets", "dd-setup-butcher"}
    ids |= {
        f"{variant.id('dd')}{part}" for variant in VARIANTS for part in ("", "-value", "-about")
    }
    ids |= {f"dd-setup-role-{dash(role)}" for role in ROLES}
    return ids


def keys() -> set[str]:
    return written() | built()


# ---------------------------------------------------------------------- met in play


def messages(doc: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every message in a document: its id and the names of its values."""
    if isinstance(doc, dict):
        if isinstance(doc.get("id"), str) and doc["id"].startswith("dd-"):
            args = doc.get("args", {})
            yield doc["id"], tuple(sorted(args))
        for value in doc.values():
            yield from messages(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from messages(value)


def said(match: Match) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a match says now."""
    for decision in match.decisions:
        yield from messages(decision.to_json())
    for event in match.events:
        yield from messages(event.message.to_json())
    match.events.clear()


def met(games: int) -> dict[str, set[str]]:
    """Ids met in play and in the catalogue, with the names of their values."""
    found: dict[str, set[str]] = {}

    def note(pairs: Iterator[tuple[str, tuple[str, ...]]]) -> None:
        for id, args in pairs:
            found.setdefault(id, set()).update(args)

    for field in GAME.fields(pack()):
        note(messages(field.to_json()))
    for difficulty in ("standard", "stygian"):
        match = start(GAME, {"difficulty": difficulty}, Rng(1))
        note(messages(GAME.catalog(match.state)))
    for seed in range(games):
        for mode in MODES:
            match = new(mode, 2, seed)
            rng = random.Random(seed)
            for _ in range(900):
                if match.over:
                    break
                state = match.state
                ask = next(a for a in state.asks if not state.answered >> a.seat & 1)
                match.choose(ask, rng.choice(ask.options))
                if mode == "campaign":
                    bless(match, rng)
                note(said(match))
            if match.result is not None:
                note(messages(match.result.to_json()))
    return found


if __name__ == "__main__":
    values = met(6)
    for key in sorted(keys()):
        print(key, *(f"${name}" for name in sorted(values.get(key, ()))))  # noqa: T201
