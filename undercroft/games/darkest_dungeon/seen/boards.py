"""Rooms, Dungeon Tiles and the Quests that lead there."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from undercroft.kernel.seen import Message, Name

from .effects import Effect
from .places import Rooms
from .words import Origin, Provision, Team, Token

Corridor = Annotated[list[int], "[number, number]"]
"""Two nodes."""
Spot = Annotated[list[float], "[x: number, y: number]"]
Box = Annotated[list[float], "[left: number, top: number, right: number, bottom: number]"]
"""As parts of 1."""
Stores = Annotated[dict[Provision, int], "Partial<Record<Provision, number>>"]
"""How many dice of each side; none where one is left out."""


class Area(TypedDict):
    """An Area of a Room."""

    id: str
    capacity: int
    ground: Literal["high", "low"] | None
    loot: int
    box: Box
    adjacent: list[int]
    team: Team | None
    """Whose heroes begin here."""


class RoomRule(TypedDict):
    """What a Room Card says."""

    id: str
    name: Name
    where: list[str]
    actions: int
    """What it takes; 0: it holds by itself."""
    text: list[Message]
    effects: list[Effect]


class Room(TypedDict):
    """A Room Tile with its card, or an arena."""

    id: str
    name: Name
    location: Literal["ruins", "darkest"] | None
    """null: an arena."""
    areas: list[Area]
    hero_start: list[int]
    """By Stance."""
    monster_start: list[int]
    table: list[int]
    """The Area for a roll of one to ten."""
    rules: list[RoomRule]


class Tile(TypedDict):
    """A Dungeon Tile."""

    id: str
    names: list[str]
    at: list[Spot]
    slots: int
    """How many nodes are Rooms."""
    start: int
    corridors: list[Corridor]
    marked: list[int]
    """Where the Objective of a Boss Quest may lie."""
    origin: Origin


class Task(TypedDict):
    """Something to be done in an Objective Room."""

    id: str
    where: list[str]
    actions: int
    pays: Provision | None


class Spawn(TypedDict):
    """A monster that comes first in some Rooms."""

    token: Token
    monster: str | None
    level: int | None
    life: int
    dodge: int


class Quest(TypedDict):
    """A Quest."""

    id: str
    name: Name
    kind: Literal["general", "boss", "darkest"]
    level: int
    rest: int
    tokens: Rooms
    fill: int
    counts: Literal["rooms", "lair", "curio", "objective", "gold", "lit", "camp", "boss"]
    every: int
    boss: str | None
    cancels: str | None
    xp: int
    task: Task | None
    spawn: Spawn | None
    gold: Rooms
    needs: Literal["lair"] | None
    camps: list[Provision]
    stores: Stores
    turn_to: Provision | None
    least_level: Rooms
    """Of the monsters in Rooms of a sort."""
    curio_battle: bool
    road: bool
    """It has a tile of its own."""
    text: list[Message]
    origin: Origin
