"""What a screen gets of this game, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.souls import seen as souls
from undercroft.games.souls.schema import Side
from undercroft.kernel.seen import Name

Mode = Literal["journey", "campaign", "encounter", "boss"]


class Scenario(TypedDict):
    """The campaign that is played, and how far it has come."""

    id: str
    section: int
    name: str
    """Of the section."""


class Tile(TypedDict):
    """A laid tile."""

    index: int
    face: str
    x: int
    y: int
    turn: int
    """Quarters clockwise."""
    doors: list[Side]
    """As it lies."""
    links: list[Side]
    """The doorways that lead on to another tile."""
    level: int
    """Of its encounter card; 0: it has none."""
    card: str | None
    """null until it has been turned up."""
    up: bool
    chest_open: bool
    souls: int
    """Dropped there."""
    bonfire: bool


class Place(TypedDict):
    """A way to lay the tile in hand."""

    option: str
    """The id of the option that does it."""
    x: int
    y: int
    turn: int
    doors: list[Side]


class NextTile(TypedDict):
    """The tile in hand while the party lays the map."""

    face: str
    doors: list[Side]
    left: int
    """Tiles still to come after it."""
    places: list[Place]


class Map(TypedDict):
    """The tiles that lie on the table."""

    at: int
    """The tile the party is on; the first is the Bonfire tile."""
    fog: int | None
    """The tile of the fog gate."""
    tiles: list[Tile]
    next: NextTile | None


class Table(souls.Table):
    """The game's part of a view."""

    mode: Mode
    scenario: Scenario | None
    treasure_left: int
    buy_cost: int
    wares: list[souls.Ware]
    """House rules of Andre's shop: what lies face up on his market, or was drawn for one to be kept."""
    bosses: list[str]
    """Of this section, in order."""
    boss_step: int
    """How many of them have fallen; the next one waits behind the fog."""
    rivals: list[str]
    """The bosses among which the party is choosing one."""
    map: Map
    names: dict[str, dict[str, Name]]
    """Who plays whom, in a campaign: there characters come and go."""


class Face(TypedDict):
    """One side of a tile."""

    doors: list[Side]
    spawn: list[int]
    terrain: list[int]


class Encounter(TypedDict):
    """An encounter card: what waits on the primary and on the secondary node of a tile."""

    level: int
    trapped: bool
    enemies: list[list[str]]
    terrain: list[souls.Terrain | None]


class Catalog(souls.Catalog):
    """What does not change in a match."""

    faces: dict[str, Face]
    encounters: dict[str, Encounter]
