"""Small cards: Trinkets, Quirks, Diseases, Curios; what the Hamlet has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..terms import NONE, PROVISIONS, STANCES, WINDOWS
from .entries import (
    BuildingEntry,
    CurioEntry,
    DiseaseEntry,
    EventEntry,
    MoodEntry,
    QuirkEntry,
    TrinketEntry,
    WayEntry,
)
from .heroes import Span

if TYPE_CHECKING:
    from ..effects.base import Effect


class Way:
    """A way to use a side of a Trinket."""

    __slots__ = ("effects", "entry", "needs", "not_stance", "stance", "window")

    def __init__(self, entry: WayEntry, effects: Span) -> None:
        self.entry = entry
        self.window = WINDOWS.index(entry.window)
        self.effects = effects
        self.stance: int = NONE if entry.stance is None else STANCES.index(entry.stance)
        self.not_stance: int = NONE if entry.not_stance is None else STANCES.index(entry.not_stance)
        self.needs: int = NONE if entry.needs is None else PROVISIONS.index(entry.needs)


class Trinket:
    __slots__ = ("entry", "id", "index", "level", "sides", "windows")

    def __init__(
        self, index: int, entry: TrinketEntry, positive: list[Way], negative: list[Way]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.sides: tuple[tuple[Way, ...], tuple[Way, ...]] = (tuple(positive), tuple(negative))
        self.windows: tuple[int, int] = (
            sum({1 << way.window for way in positive}),
            sum({1 << way.window for way in negative}),
        )


class Quirk:
    __slots__ = ("effects", "entry", "id", "index", "negative")

    def __init__(self, index: int, entry: QuirkEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.negative: bool = entry.kind == "negative"
        self.effects = effects


class Disease:
    __slots__ = ("effects", "entry", "id", "index")

    def __init__(self, index: int, entry: DiseaseEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects


class Mood:
    __slots__ = ("effects", "entry", "id", "index", "upto", "virtue")

    def __init__(self, index: int, entry: MoodEntry, effects: Span) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.virtue: bool = entry.kind == "virtue"
        self.upto = entry.upto
        self.effects = effects


class Curio:
    __slots__ = ("entry", "id", "index", "negative", "positive")

    def __init__(self, index: int, entry: CurioEntry, positive: Span, negative: Span) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.positive = positive
        self.negative = negative


class Building:
    __slots__ = ("bonus", "entry", "id", "index", "services")

    def __init__(self, index: int, entry: BuildingEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.services: list[tuple[tuple[int, Span], ...]] = []
        """By level: (price, effects)."""
        self.bonus: list[Span] = []


class HamletEvent:
    __slots__ = ("effects", "entry", "id", "index")

    def __init__(self, index: int, entry: EventEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects
