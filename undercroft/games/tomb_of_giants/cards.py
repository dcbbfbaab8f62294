"""Encounter and event cards as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.games.souls.content import SIDES, STEPS, Ground
from undercroft.games.souls.models import Model
from undercroft.games.souls.schema import BoardEntry, Side
from undercroft.games.souls.terrain import BARREL, CHEST, EMPTY, EXIT, GRAVESTONE, LEVER, SHRINE
from undercroft.kernel.board import Board
from undercroft.kernel.content import Thing

from .card_verbs import Goal, Happening, Reward
from .deeds import Deed
from .layout import DOORWAY, GAP, LATTICE, TILE_NODES, local, turned_node, wall
from .schema import EncounterEntry, EventEntry, EventKind, FaceEntry, PlacedTile, Terrain
from .special_rules import Rule

TOKENS: Final[tuple[str, ...]] = ("estus", "heroic", "luck")
TERRAIN_CODE: Final = {
    None: EMPTY,
    "torch": EMPTY,
    "barrel": BARREL,
    "chest": CHEST,
    "gravestone": GRAVESTONE,
    "lever": LEVER,
    "shrine": SHRINE,
    "exit": EXIT,
}


class MapTile:
    """A tile of an encounter's map with its nodes found."""

    __slots__ = ("doors", "enemies", "entry", "spawn", "terrain", "terrain_nodes")

    def __init__(
        self, number: int, entry: PlacedTile, face: FaceEntry, models: Mapping[str, Model]
    ) -> None:
        self.entry = entry
        base = number * TILE_NODES

        self.spawn: tuple[int, ...] = tuple(turned_node(n, entry.turn) + base for n in face.spawn)
        self.terrain_nodes: tuple[int, ...] = tuple(
            turned_node(n, entry.turn) + base for n in face.terrain
        )
        self.doors: dict[Side, int] = {}
        for door in face.doors:
            side = SIDES[(SIDES.index(door) + entry.turn) % 4]
            self.doors[side] = base + local(DOORWAY[side])
        groups = entry.enemies or [[], []]
        self.enemies: tuple[tuple[Model, ...], ...] = tuple(
            tuple(models[id] for id in group) for group in groups
        )
        self.terrain: tuple[Terrain | None, ...] = tuple(entry.terrain) or (None, None)


class CardLines:
    """What the lines of an encounter card are."""

    __slots__ = ("goals", "rewards", "rules", "timers", "trial_rewards")

    def __init__(
        self,
        goals: list[Goal],
        rewards: list[Reward],
        trial_rewards: list[Reward],
        rules: list[Rule],
        timers: list[list[Deed]],
    ) -> None:
        self.goals = goals
        self.rewards = rewards
        self.trial_rewards = trial_rewards
        self.rules = rules
        self.timers = timers


class Encounter(Thing):
    """An encounter card as the rules read it."""

    kind: ClassVar[str] = "encounter"

    def __init__(
        self,
        index: int,
        entry: EncounterEntry,
        faces: dict[str, FaceEntry],
        models: Mapping[str, Model],
        lines: CardLines,
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.goals = tuple(lines.goals)
        self.rewards = tuple(lines.rewards)
        self.trial_rewards = tuple(lines.trial_rewards)
        self.rules = tuple(lines.rules)
        self.timers: dict[int, tuple[Deed, ...]] = {
            timer.at: tuple(deeds) for timer, deeds in zip(entry.timers, lines.timers, strict=True)
        }
        self.board: int = -1
        self.onslaught: bool = "onslaught" in entry.keywords
        self.darkness: bool = "darkness" in entry.keywords
        self.tiles = [
            MapTile(number, tile, faces[tile.face], models)
            for number, tile in enumerate(entry.tiles)
        ]
        self.start: tuple[int, ...] = tuple(
            entry.start.tile * TILE_NODES + local(point) for point in wall(entry.start.side)
        )
        self.torch: int | None = None
        special = set(self.start)
        for place in self.tiles:
            special.update(place.spawn, place.terrain_nodes, place.doors.values())
            if "torch" in place.terrain:
                self.torch = place.terrain_nodes[place.terrain.index("torch")]
        self.trap_nodes: tuple[int, ...] = self._trap_nodes(special)

    def _trap_nodes(self, special: set[int]) -> tuple[int, ...]:
        """TG-9.1: all nodes of a trapped tile but start, spawn, terrain and doorway nodes."""
        return tuple(
            number * TILE_NODES + node
            for number, place in enumerate(self.tiles)
            if place.entry.trapped
            for node in range(TILE_NODES)
            if number * TILE_NODES + node not in special
        )

    @property
    def deeds(self) -> list[Deed]:
        """All that it may set off."""
        found = [deed for rule in self.rules for deed in rule.deeds]
        return found + [deed for deeds in self.timers.values() for deed in deeds]

    def ground(self, index: int) -> Ground:
        """The board of this map: tiles joined at their doorways (TG-7.4)."""
        points: list[tuple[int, int]] = []
        rooms: list[int] = []
        for number, place in enumerate(self.tiles):
            x, y = place.entry.at
            points.extend((x * GAP + u, y * GAP + v) for u, v in LATTICE)
            rooms.extend([number] * TILE_NODES)
        spots = {tuple(place.entry.at): number for number, place in enumerate(self.tiles)}
        doors: list[tuple[int, int]] = []
        for place in self.tiles:
            x, y = place.entry.at
            for side, (dx, dy) in (("east", (1, 0)), ("south", (0, 1))):
                other = spots.get((x + dx, y + dy), -1)
                back = {"east": "west", "south": "north"}[side]
                if other >= 0 and side in place.doors and back in self.tiles[other].doors:
                    doors.append((place.doors[side], self.tiles[other].doors[back]))
        entry = BoardEntry(id=f"map_{self.id}", points=points, walls={}, origin=self.entry.origin)
        return Ground(index, entry, Board(points, STEPS, rooms, doors))


class Event(Thing):
    """An event card as the rules read it (TG-20)."""

    kind: ClassVar[str] = "event"

    def __init__(
        self, index: int, entry: EventEntry, happening: Happening, rules: list[Rule]
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.way: EventKind = entry.kind
        """Whether it works at once, lies beside a dashboard, or waits below a space."""
        self.happening = happening
        self.op: str = happening.op
        self.amount: int = happening.amount
        self.rules = tuple(rules)
