"""Small cards, what the Hamlet has, and ready-made parties."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.kernel.seen import Message, Name

from .effects import Effect
from .words import Origin, Stance, Window


class Card(TypedDict):
    """A card with a name and what it says."""

    id: str
    name: Name
    text: list[Message]
    origin: Origin


class Quirk(Card):
    """A Quirk."""

    negative: bool


class Mood(Card):
    """An Affliction or a Virtue."""

    virtue: bool
    upto: int
    """It acts on a d10 of at most this."""


class Way(TypedDict):
    """A way to use a side of a Trinket."""

    window: Window
    """When it may be used,"""
    stance: Stance | None
    """and where, if only in one Stance."""
    text: Message
    effects: list[Effect]


class Trinket(TypedDict):
    """A Trinket: each use turns it over."""

    id: str
    name: Name
    level: int
    positive: list[Way]
    negative: list[Way]
    origin: Origin


class Curio(TypedDict):
    """A Curio."""

    id: str
    name: Name
    positive: list[Message]
    negative: list[Message]
    origin: Origin


class Loot(TypedDict):
    """A Loot Chest token."""

    id: str
    count: int


class Service(TypedDict):
    """A choice of a visitor."""

    gold: int
    text: list[Message]
    effects: list[Effect]


class Building(TypedDict):
    """A building of the Hamlet."""

    id: str
    name: Name
    visit: bool
    upgrade: int
    """The price of the next level."""
    caretaker: list[int]
    """On which d10 the Caretaker blocks it."""
    levels: list[list[Service]]
    buy: list[int]
    """Prices of Trinkets by level."""
    sell: list[int]
    origin: Origin


class HamletEvent(Card):
    """An event of the Hamlet."""

    days: int


class PartyHero(TypedDict):
    """A hero of a ready-made party."""

    hero: str
    skills: list[str]


class Party(TypedDict):
    """A ready-made party."""

    id: str
    name: Name
    complexity: Literal["low", "medium", "high"]
    heroes: list[PartyHero]
