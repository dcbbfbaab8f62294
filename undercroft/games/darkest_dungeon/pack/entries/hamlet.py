"""What the Hamlet has, and ready-made parties."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .common import D10, Card, Entry, Id, Level, Small
from .lines import EffectEntry


class ServiceEntry(Entry):
    """A choice of a visitor."""

    gold: int
    """Its price."""
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1, max_length=1)]


class TrainEntry(Entry):
    """What the Guild teaches, and for how much."""

    hero: int
    """1: a hero's next level; 0: that of a Skill."""
    xp: int
    gold: int


class BuildingLevel(Entry):
    """A building at one level."""

    choices: list[ServiceEntry] = []
    """Of which a visitor may take one."""
    waiting: int = 0
    """Of the Stagecoach: heroes who wait to take the place of the dead."""
    offer: list[Level] = []
    """Of the Nomad Wagon: the levels of its Trinkets."""
    train: list[TrainEntry] = []
    """Of the Guild."""
    forge: int = 0
    """Of the Blacksmith: the level to which a Skill is raised,"""
    gold: int = 0
    """what that costs,"""
    bonus: list[EffectEntry] = []
    """and what comes with it."""


class BuildingEntry(Card):
    """A building."""

    visit: bool
    """Whether heroes can spend a day there."""
    caretaker: list[D10]
    """On which d10 the Caretaker blocks it."""
    levels: Annotated[list[BuildingLevel], msgspec.Meta(min_length=1, max_length=3)]
    upgrade: int = 0
    """The price of the next level."""
    buy: list[int] = []
    """Prices of Trinkets by level."""
    sell: list[int] = []
    """What is paid for them."""


class EventEntry(Card):
    """A Hamlet Event."""

    days: Small
    """How long the stay is."""
    effects: list[EffectEntry]
    removed: bool = False
    """It does not come back in this Campaign."""
    days_if_taught: int | None = None
    """How long the stay is if a Skill was raised by it."""


class PartyHero(Entry):
    """A hero of a ready-made party."""

    hero: Id
    skills: list[Id]


class PartyEntry(Card):
    """A ready-made party."""

    complexity: Literal["low", "medium", "high"]
    heroes: Annotated[list[PartyHero], msgspec.Meta(min_length=4, max_length=4)]
