"""Small cards: Trinkets, Quirks, Diseases, Curios; what the Hamlet has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.content import Thing

from ..terms import PROVISIONS, STANCES, WINDOWS
from .entries import (
    BuildingEntry,
    CurioEntry,
    DiseaseEntry,
    EventEntry,
    LootEntry,
    MoodEntry,
    QuirkEntry,
    TrinketEntry,
    WayEntry,
)

if TYPE_CHECKING:
    from ..effects.base import Effect


class Way:
    """A way to use a side of a Trinket."""

    def __init__(self, entry: WayEntry, effects: tuple[Effect, ...]) -> None:
        self.entry = entry
        self.window = WINDOWS.index(entry.window)
        self.effects = effects
        self.stance: int | None = None if entry.stance is None else STANCES.index(entry.stance)
        self.not_stance: int | None = (
            None if entry.not_stance is None else STANCES.index(entry.not_stance)
        )
        self.needs: int | None = None if entry.needs is None else PROVISIONS.index(entry.needs)


class Side:
    """A Trinket with one of its sides up."""

    def __init__(self, card: Trinket, negative: bool, ways: tuple[Way, ...]) -> None:
        self.card = card
        self.negative = negative
        self.ways = ways
        self.windows: frozenset[int] = frozenset([way.window for way in ways])


class Trinket(Thing):
    kind: ClassVar[str] = "trinket"

    def __init__(
        self, index: int, entry: TrinketEntry, positive: list[Way], negative: list[Way]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.sides: tuple[tuple[Way, ...], tuple[Way, ...]] = (tuple(positive), tuple(negative))
        self.positive = Side(self, False, self.sides[0])
        self.negative = Side(self, True, self.sides[1])


class Quirk(Thing):
    kind: ClassVar[str] = "quirk"

    def __init__(self, index: int, entry: QuirkEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.negative: bool = entry.kind == "negative"
        self.effects = effects


class Disease(Thing):
    kind: ClassVar[str] = "disease"

    def __init__(self, index: int, entry: DiseaseEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects


class Mood(Thing):
    kind: ClassVar[str] = "mood"

    def __init__(self, index: int, entry: MoodEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.virtue: bool = entry.kind == "virtue"
        self.upto = entry.upto
        self.effects = effects


class Curio(Thing):
    kind: ClassVar[str] = "curio"

    def __init__(
        self,
        index: int,
        entry: CurioEntry,
        positive: tuple[Effect, ...],
        negative: tuple[Effect, ...],
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.positive = positive
        self.negative = negative


class Building(Thing):
    kind: ClassVar[str] = "building"

    def __init__(self, index: int, entry: BuildingEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.services: list[tuple[tuple[int, tuple[Effect, ...]], ...]] = []
        """By level: (price, effects)."""
        self.bonus: list[tuple[Effect, ...]] = []


class HamletEvent(Thing):
    kind: ClassVar[str] = "event"

    def __init__(self, index: int, entry: EventEntry, effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects = effects


class LootToken(Thing):
    """A Loot Chest token: what lies on its other side."""

    kind: ClassVar[str] = "loot"

    def __init__(self, index: int, entry: LootEntry) -> None:
        self.index = index
        self.id = entry.id
        self.count = entry.count
        self.gold = entry.gold
        self.die = entry.die
