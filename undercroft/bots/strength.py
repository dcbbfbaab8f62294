"""How strong each level is: counted by `tools/strength.py`, and read by whoever sets up a table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Count(msgspec.Struct, frozen=True):
    """Games of one level, and how many of them it won."""

    level: str
    wins: int
    games: int
    effort: int | None = None
    """How many decisions it could try out for one of its own, if it looks ahead."""


class Trial(msgspec.Struct, frozen=True):
    """What the levels of a game are measured by: the same games for each of them."""

    setup: dict[str, Any]
    rivals: str | None
    """Who sits in the other seats; None: they are of the same level, and win or lose together."""
    seed: str
    counts: tuple[Count, ...]


@cache
def trials() -> dict[str, Trial]:
    """By game."""
    written = files("undercroft.bots").joinpath("strength.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, Trial])


def counts(game: str) -> tuple[Count, ...]:
    """Nothing of games that nobody has measured."""
    trial = trials().get(game)
    return () if trial is None else trial.counts
