"""Rooms, Dungeon Tiles and the Quests that lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.content import Thing
from undercroft.kernel.naming import spoken
from undercroft.kernel.seen import Name

from .area_sets import AreaSet, Reach, area_set
from .entries import ArenaEntry, QuestEntry, RoomEntry, RuleEntry, TileEntry

if TYPE_CHECKING:
    from ..effects.base import Effect
    from .monsters import Boss, MonsterCard


class Rule(Thing):
    """Something to do in a Room."""

    kind: ClassVar[str] = "rule"

    def __init__(
        self, index: int, entry: RuleEntry, where: int, effects: tuple[Effect, ...]
    ) -> None:
        self.index = index
        self.id = entry.id
        self.entry = entry
        self.where = where
        self.effects = effects


class Bands(dict[Reach, tuple[AreaSet, ...]]):
    """For a Range of Skills, from each Area of a Room: those in exact Range (DD-19.1).

    The ground's optional Range is included.
    """

    def __init__(self, room: Room) -> None:
        self.room = room

    def __missing__(self, reach: Reach) -> tuple[AreaSet, ...]:
        room = self.room
        least, most = reach.least, reach.most
        found = self[reach] = tuple(
            area_set(
                other
                for other, d in enumerate(row)
                if least <= d <= most + room.height(area, other)
            )
            for area, row in enumerate(room.distance)
        )
        return found


class Room(Thing):
    """A Room Tile, or an arena: Areas, distances, who can be reached from where."""

    kind: ClassVar[str] = "room"

    def __init__(self, index: int, entry: RoomEntry | ArenaEntry) -> None:
        self.index = index
        self.id = entry.id
        self.name: str = entry.name
        self.title: Name = spoken(entry)
        """In each language there is."""
        self.areas = areas = entry.areas
        self.names: tuple[str, ...] = tuple(area.id for area in areas)
        self.capacity: tuple[int, ...] = tuple(area.capacity for area in areas)
        self.ground: tuple[int, ...] = tuple(
            1 if area.ground == "high" else -1 if area.ground == "low" else 0 for area in areas
        )
        self.loot: tuple[int, ...] = tuple(area.loot for area in areas)
        self.team: tuple[int | None, ...] = tuple(
            None if area.team is None else "ab".index(area.team) for area in areas
        )
        at = {area.id: place for place, area in enumerate(areas)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(at[other] for other in area.adjacent)) for area in areas
        )
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._spread(place)) for place in range(len(areas))
        )
        # near[speed][area]: the Areas at most so far away, itself left out.
        self.near: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(
                tuple(other for other, d in enumerate(row) if 0 < d <= speed)
                for row in self.distance
            )
            for speed in range(8)
        )
        self.bands = Bands(self)
        self.hero_start: tuple[int, ...] = ()
        self.monster_start: tuple[int, ...] = ()
        self.table: tuple[int, ...] = ()
        self.location: str = ""
        self.ordinary: bool = False
        self.passive: tuple[tuple[Effect, ...], tuple[Effect, ...]] = ((), ())
        self.interactions: tuple[tuple[Rule, ...], tuple[Rule, ...]] = ((), ())
        self.entry: RoomEntry | None = None

    def _spread(self, start: int) -> list[int]:
        far = [99] * len(self.areas)
        far[start] = 0
        edge = [start]
        for area in edge:
            for other in self.neighbours[area]:
                if far[other] == 99:
                    far[other] = far[area] + 1
                    edge.append(other)
        return far

    def height(self, area: int, other: int) -> int:
        """DD-23.9, DD-23.10, DD-A.66: +1 from High Ground down, +1 into Low Ground."""
        here, there = self.ground[area], self.ground[other]
        return (1 if here == 1 and there != 1 else 0) + (1 if there == -1 and here != -1 else 0)


class Tile(Thing):
    """A Dungeon Tile: nodes (Room slots first, then the start, then dots) and corridors."""

    kind: ClassVar[str] = "tile"

    def __init__(self, index: int, entry: TileEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.slots: int = len(entry.rooms)
        self.names: tuple[str, ...] = (*entry.rooms, entry.start, *entry.dots)
        self.start: int = self.slots
        at = {name: node for node, name in enumerate(self.names)}
        self.corridors: tuple[tuple[int, int], ...] = tuple(
            (at[a], at[b]) for a, b in entry.corridors
        )
        ways: list[list[tuple[int, int]]] = [[] for _ in self.names]
        for corridor, (a, b) in enumerate(self.corridors):
            ways[a].append((corridor, b))
            ways[b].append((corridor, a))
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(map(tuple, ways))
        """From each node: (corridor, node)."""
        # DD-31.4: an Edge Room has exactly one corridor.
        self.edges: tuple[int, ...] = tuple(
            slot for slot in range(self.slots) if len(ways[slot]) == 1
        )
        # Where the Objective of a Boss Quest may lie (DD-31.6, DD-36.8).
        self.marked: tuple[int, ...] = (
            tuple(at[name] for name in entry.boss_slots) if entry.boss_slots else self.edges
        )

    def dot(self, node: int) -> bool:
        return node > self.start


class Quest(Thing):
    kind: ClassVar[str] = "quest"

    def __init__(self, index: int, entry: QuestEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.effects: tuple[Effect, ...] = ()
        self.rooms: tuple[Room, ...] = ()
        self.spawn: MonsterCard | None = None
        self.boss: Boss | None = None
        self.cancels: Boss | None = None
        self.foes: dict[str, tuple[MonsterCard, ...]] = {}  # by the name of the token
