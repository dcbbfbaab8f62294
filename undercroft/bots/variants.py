"""What house rules do: counted by `tools/variants.py`, and read by whoever sets up a table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

FEWEST = 20
"""An interval of fewer games is believed by nobody."""


class Effect(msgspec.Struct, frozen=True):
    """A house rule or a preset beside the book, over the same seeds."""

    name: str
    """`house_souls=double`, or the name of a preset."""
    games: int
    wins: float
    """The share of games won,"""
    book: float
    """and by the book."""
    wins_sure: bool
    """Whether the interval of their difference lies on one side of zero."""
    longer: float
    """By which part of its decisions a game is longer."""
    longer_sure: bool


class Trial(msgspec.Struct, frozen=True):
    """How the house rules of a game were measured."""

    setup: dict[str, Any]
    level: str
    seed: str
    effects: tuple[Effect, ...]


@cache
def trials() -> dict[str, Trial]:
    """By game."""
    written = files("undercroft.bots").joinpath("variants.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, Trial])


def effects(game: str) -> tuple[Effect, ...]:
    """Those of which something can be said; nothing of games that nobody has measured."""
    trial = trials().get(game)
    found = () if trial is None else trial.effects
    return tuple(
        [one for one in found if one.games >= FEWEST and (one.wins_sure or one.longer_sure)]
    )
