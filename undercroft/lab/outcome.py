"""What is written down of one game of a simulation."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who was played: a hunter, a character, a hero."""

    id: str
    """Its class or card; empty where all are alike."""
    seat: int
    health: int
    """What was left of it at the end."""
    full: int
    deaths: int
    dealt: int
    """Damage dealt to enemies, in a bout to the other team."""
    taken: int


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """A card, an enemy, a skill … that something happened with, and how often."""

    event: str
    """The kind of event: `played`, `found`, `uses` …"""
    kind: str
    """What it is: `card`, `enemy`, `skill` …"""
    id: str
    seat: int | None
    """Whose doing it was, where it was somebody's."""
    count: int


class Death(msgspec.Struct, frozen=True, array_like=True):
    """Who killed whom."""

    decision: int
    """After so many decisions,"""
    round: int | None
    """and in this round."""
    victim_kind: str
    victim: str
    victim_seat: int | None
    killer_kind: str
    killer: str
    killer_seat: int | None


class Detail(msgspec.Struct, frozen=True, array_like=True):
    """What happened in a game, as far as events tell."""

    figures: tuple[Figure, ...]
    things: tuple[Thing, ...]
    deaths: tuple[Death, ...]
    fights: int = 0
    """How many fights were begun."""
    spent: int = 0
    """What was spent of that with which things are bought; in Bloodborne the Blood brought into safety."""


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, by seat, and who sat there."""

    entries: tuple[int, ...]
    """The entry at each seat."""
    winners: tuple[int, ...]
    """Winning seats."""
    scores: tuple[int | None, ...]
    """By seat; None for a seat without a score."""
    rounds: int | None
    decisions: int
    cut: bool = False
    """Whether it was cut before its end: nobody has won, and nobody has lost."""
    number: int = 0
    """Which game of the simulation: together with its seed all that is needed to play it again."""
    why: str = ""
    """How it ended, as the game's text is called."""
    detail: Detail | None = None
