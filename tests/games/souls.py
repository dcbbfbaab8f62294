"""What both Dark Souls boxes' tests look at: heroes, foes, options, what was told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from undercroft import Match, Tape

CONDITIONS = ("bleed", "poison", "frostbite", "stagger")


def named(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a figure as documents have them: conditions by name, from the bits that events tell."""
    found = dict(fields)
    bits = found.get("conditions")
    if isinstance(bits, int):
        found["conditions"] = [name for place, name in enumerate(CONDITIONS) if bits >> place & 1]
    return found


def ground(terrain: Mapping[int, str] | None, nodes: int) -> list[str]:
    """Terrain as documents have it: a word for each node."""
    return [(terrain or {}).get(node, "empty") for node in range(nodes)]


def laid_traps(
    traps: Mapping[int, str | None] | None, flipped: Collection[int] = ()
) -> list[dict[str, Any]]:
    """Traps as documents have them: by node which one it is, or None if nobody has seen it."""
    return [
        {"node": node, "trap": trap, "flipped": node in flipped}
        for node, trap in sorted((traps or {}).items())
    ]


def hero(match: Match, index: int = 0) -> dict[str, Any]:
    """A hero as everybody sees it."""
    table: Any = match.view(None)["table"]
    found: dict[str, Any] = table["heroes"][index]
    return found


def foe(match: Match, index: int = 0) -> dict[str, Any] | None:
    """A foe as everybody sees it; None once it is defeated."""
    table: Any = match.view(None)["table"]
    if table["fight"] is None:
        return None
    return next((f for f in table["fight"]["foes"] if f["foe"] == index), None)


def table(match: Match) -> dict[str, Any]:
    found: Any = match.view(None)["table"]
    return dict(found)


def options(match: Match, seat: int = 0) -> list[str]:
    """The ids of what is open to a seat now."""
    return [o.id for d in match.decisions_for(seat) for o in d.options]


def asked(match: Match) -> list[str]:
    """What is asked now: the names of the steps."""
    return [d.id.rsplit("-", 1)[0] for d in match.decisions]


def closed(match: Match, seat: int = 0) -> dict[str, str]:
    """What is closed to a seat, and why."""
    return {c.id: c.reason.id for d in match.decisions_for(seat) for c in d.closed}


def play(match: Match, *choices: str) -> None:
    """Answer one question after another, whoever is asked."""
    for choice in choices:
        match.decide(choice, seat=match.waiting[0])


def kinds(match: Match) -> list[str]:
    """The kinds of events so far."""
    return [event.kind for event in match.events]


def used_up(match: Match) -> bool:
    chance = match.chance
    assert isinstance(chance, Tape)
    return not chance.left


def told(match: Match, kind: str) -> list[tuple[object, ...]]:
    """What the events of one kind carried, in the order of their fields."""
    return [tuple(event.fields.values()) for event in match.events if event.kind == kind]
