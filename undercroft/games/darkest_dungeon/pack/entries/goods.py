"""Small cards, dice and tokens."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...seen.words import Provision, Stance, Window
from .common import D10, Card, Entry, Level, LightLevel, Sourced
from .lines import EffectEntry


class WayEntry(Entry):
    """A way to use a side of a Trinket."""

    window: Window
    """When it may be used."""
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]
    stance: Stance | None = None
    """Only in this Stance,"""
    not_stance: Stance | None = None
    """or in any but this one."""
    light_min: LightLevel | None = None
    light_max: LightLevel | None = None
    needs: Provision | None = None
    """Only while there is one."""


class TrinketEntry(Card):
    """A Trinket: each use turns it over."""

    level: Level
    positive: Annotated[list[WayEntry], msgspec.Meta(min_length=1)]
    negative: Annotated[list[WayEntry], msgspec.Meta(min_length=1)]


class QuirkEntry(Card):
    """A Quirk."""

    kind: Literal["negative", "positive"]
    effects: list[EffectEntry]


class DiseaseEntry(Card):
    """A Disease."""

    effects: list[EffectEntry]


class MoodEntry(Card):
    """An Affliction or a Virtue."""

    kind: Literal["affliction", "virtue"]
    upto: D10
    """It acts at the start of a turn on a d10 of at most this."""
    effects: list[EffectEntry]


class CurioEntry(Card):
    """A Curio."""

    positive: list[EffectEntry]
    negative: list[EffectEntry]
    """Resolved first; a Torch spent before the draw skips it."""


class LootEntry(Sourced):
    """A Loot Chest token."""

    count: int
    die: Literal["roll", "choose"]
    """The Provision die that lies in it."""
    gold: int


class DieEntry(Sourced):
    """A die."""

    faces: Annotated[list[str], msgspec.Meta(min_length=1)]
    count: int
    """In the box."""


class LightEntry(Sourced):
    """What holds at a level of Light."""

    light: LightLevel
    effects: list[EffectEntry]
