"""Rooms, arenas, Dungeon Tiles and Quests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...seen.words import Provision, Team, Token
from .common import (
    AreaId,
    Box,
    Card,
    Entry,
    Id,
    Level,
    Named,
    Small,
    Sourced,
)
from .lines import EffectEntry

Four = Annotated[list[AreaId], msgspec.Meta(min_length=4, max_length=4)]


class AreaEntry(Entry):
    """An Area of a Room."""

    id: AreaId
    capacity: Annotated[int, msgspec.Meta(ge=1, le=9)]
    """How many figures of normal size have space."""
    adjacent: Annotated[list[AreaId], msgspec.Meta(min_length=1)]
    box: Box
    """Left, top, right and bottom on the tile, as parts of 1."""
    ground: Literal["high", "low"] | None = None
    loot: Small = 0
    """Loot Chests."""
    team: Team | None = None
    """Of an arena: whose heroes begin here."""


class RuleEntry(Named):
    """What a Room Card says."""

    effects: list[EffectEntry] = []
    """What holds in the Room, each at its moment;"""
    use: list[EffectEntry] = []
    """or what a hero has who spends `actions` on it."""
    actions: Small = 0
    where: list[AreaId] = []
    """Where it can be used."""
    once: bool = False
    """Once a battle."""
    alone: bool = False
    """Not with a monster in the Area."""


class RoomEntry(Card):
    """A Room Tile with its Room Card."""

    location: Literal["ruins", "darkest"]
    areas: Annotated[list[AreaEntry], msgspec.Meta(min_length=2, max_length=30)]
    hero_start: Four
    """Where heroes begin, by Stance."""
    monster_start: Four
    boss: bool = False
    """Only for a Boss."""
    table: list[AreaId] = []
    """The Area for a d10 of 1 to 10."""
    rules: list[RuleEntry] = []
    stygian: list[RuleEntry] = []
    """The harder card; the same rules where there is none."""


class ArenaEntry(Card):
    """An arena of the Butcher's Circus; its Areas are numbered for his d10."""

    areas: Annotated[list[AreaEntry], msgspec.Meta(min_length=10, max_length=10)]


class TileEntry(Sourced):
    """A Dungeon Tile."""

    location: Literal["ruins", "darkest", "road"]
    start: Id
    """Where the party enters."""
    rooms: list[Id]
    corridors: list[tuple[Id, Id]]
    at: dict[Id, tuple[float, float]]
    """Where each place is drawn."""
    dots: list[Id] = []
    """Stops in a Long Corridor."""
    boss_slots: list[Id] = []
    """Where the Objective of a Boss Quest may lie; at the ends, if none is named."""


class TaskEntry(Named):
    """Something a hero must do in an Objective Room."""

    where: list[AreaId]
    actions: Small
    pays: Provision | None = None
    """The Provision it costs."""
    silences: bool = False
    """The Room's own rules hold only after it."""


class QuestSpawn(Entry):
    """A monster that is spawned first in Rooms of this token."""

    token: Token
    monster: Id | None = None
    level: Level | None = None
    """Of a monster from the deck."""
    life: int = 0
    """More than it has by its card."""
    dodge: int = 0
    """More than it has by its card."""


class QuestEntry(Card):
    """A Quest."""

    kind: Literal["general", "boss", "darkest"]
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    rest: int
    """The points of a Rest."""
    tokens: dict[Token, int]
    """The Rooms."""
    counts: Literal["rooms", "lair", "curio", "objective", "gold", "lit", "camp", "boss"]
    """What gives Experience:"""
    every: Annotated[int, msgspec.Meta(ge=1)] = 1
    """1 for each so many."""
    xp: int = 0
    """Experience for a Boss."""
    fill: int = 0
    """More Rooms at random, no Objective."""
    gold: dict[Token, int] = {}
    """Found in Rooms once they are cleared."""
    needs: Literal["lair"] | None = None
    """Without a Room of this token cleared it gives no Experience."""
    objective_rooms: list[Id] = []
    """The Rooms of Objectives."""
    task: TaskEntry | None = None
    spawn: QuestSpawn | None = None
    curio_battle: bool = False
    """There is a battle in Curio Rooms."""
    stores: dict[Provision, int] = {}
    """Provisions the party begins with besides."""
    turn_to: Provision | None = None
    """The side to which dice may be turned at the start."""
    camps: list[Provision] = []
    """What pays for a camp in an Empty Room."""
    least_level: dict[Token, int] = {}
    """Of the monsters in Rooms of a token."""
    effects: list[EffectEntry] = []
    """What holds in its Dungeon."""
    boss: Id | None = None
    cancels: Id | None = None
    """The final form that need not be fought."""
    tile: Id | None = None
    """A tile of its own: the Quest is in no deck,"""
    layout: dict[Id, Token] = {}
    """and this lies there face up."""
    foes: dict[Token, list[Id]] = {}
    """The monsters of a Room, in place of drawn ones."""
