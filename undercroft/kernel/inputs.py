"""What came into a match from outside: kept as a chain, listed as JSON, and applied again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .agenda import Ask, Choice
from .errors import InvalidJournal

if TYPE_CHECKING:
    from .match import Match

Input = list[Any]
"""`["decide", seat, decision id, option id]`, `["chance", label]`, `["roll", the rest as well]`,
`["said", names of requests]` or `["reseed", seed]`."""

Log = tuple[Any, ...]
"""A chain of (earlier, kind, a, b), so that clones share their common past."""

DECIDE: Final = "decide"
CHANCE: Final = "chance"
RESEED: Final = "reseed"
ROLL: Final = "roll"
SAID: Final = "said"


def listed(log: Log) -> list[Input]:
    """Everything in the chain, oldest first, JSON-ready."""
    found: list[Input] = []
    while log:
        kind = log[1]
        if kind == DECIDE:
            ask: Ask = log[2]
            choice: Choice[Any] = log[3]
            found.append([kind, ask.seat, ask.id, choice.id])
        else:
            found.append([kind, log[2]])
        log = log[0]
    found.reverse()
    return found


def apply(match: Match, entry: Sequence[Any]) -> None:
    """Do what one of them says."""
    match list(entry):
        case ["decide", int(seat), str(decision), str(option)]:
            match.decide(option, seat, decision)
        case ["chance", label]:
            match.supply(label)
        case ["roll", bool(rest)]:
            match.roll(rest)
        case ["said", list(names)] if all(isinstance(name, str) for name in names):
            match.say(names)
        case ["reseed", (int() | str()) as seed]:
            match.reseed(seed)
        case _:
            raise InvalidJournal(f"{entry!r} is not an input")
