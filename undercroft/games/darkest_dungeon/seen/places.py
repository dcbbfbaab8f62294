"""A Battle, the Dungeon, the Hamlet, the ring.

The nodes of a Dungeon Tile go by numbers: the slots for Rooms from 0 on, then the start, then dots.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from .figures import Monster
from .words import Deed, Hazard, RollResult, Team, Token

Order = Annotated[list[list[int]], "[number[], number[]]"]
"""The figures of both sides, from the front on: the party (or the first team), and its foes."""
Slots = Annotated[list[list[int | None]], "[(number | null)[], (number | null)[]]"]
"""The four slots of each tracker; null where one is empty, somebody large in two."""
Rooms = Annotated[dict[Token, int], "Partial<Record<Token, number>>"]
"""How many Rooms of each sort; none where one is left out."""


class Initiative(TypedDict):
    """Initiative cards that may still come in this round."""

    party: int
    foes: int


class Use(TypedDict):
    """The Skill in use."""

    by: int
    skill: str
    area: int
    targets: list[int]
    roll: int | None
    """null: not yet, or there is none."""
    results: list[RollResult]
    """By target."""


class Battle(TypedDict):
    """The fight under way."""

    room: str
    stygian: bool
    token: Token | None
    """The sort of Room in a Dungeon."""
    round: int
    """0: figures are being placed."""
    counts_rounds: bool
    """Whether it ends after the fourth round."""
    boss: str | None
    order: Order
    slots: Slots
    cards: Initiative
    active: int | None
    """Whose turn it is."""
    monsters: list[Monster]
    used: list[int]
    """The space taken in each Area."""
    chests: list[int]
    """Loot Chests in each Area."""
    done: list[str]
    """Rules of the Room that were used."""
    task_done: bool
    pews: list[int]
    """Areas with a pew about to fall, one for each."""
    doom: int | None
    blocks: list[int]
    """Areas nobody enters."""
    use: Use | None


class Faced(TypedDict):
    """An Exploration die of a hero."""

    hero: int
    hazard: Hazard


class Dungeon(TypedDict):
    """The expedition."""

    quest: str
    progress: int
    xp: int
    """What leaving now would bring, where it is not counted in Gold."""
    tile: str
    at: int
    """The node where the party is."""
    tokens: list[Token | None]
    """By slot; null: face down."""
    cleared: list[int]
    camped: list[int]
    passed: list[int]
    explored: list[int]
    """Corridors, by their places in the tile's list."""
    left: Rooms
    """What lies face down."""
    scouted: bool
    refused: list[Deed]
    """What a companion does not want."""
    scout_bonus: bool
    fled: bool
    dice: list[list[Hazard]]
    """Exploration dice before each hero."""
    faced: Faced | None
    """The die that somebody faces now: it has left the others."""
    rest_points: int
    loot_left: int


class Proposed(TypedDict):
    """A building that somebody wants raised."""

    building: str
    gold: int
    """What it costs."""


class Hamlet(TypedDict):
    """The stay in the Hamlet."""

    event: str | None
    days: int
    buildings: dict[str, int]
    """Their levels."""
    blocked: list[str]
    caretaker: str | None
    """The building where the Caretaker is."""
    shut: list[str]
    refused: list[str]
    """Buildings a companion does not want raised."""
    proposed: Proposed | None
    guests: list[str | None]
    """By hero: the building he visits; `away`: he has had his day; null: he still has it."""
    offer: list[str]
    """Trinkets of the Nomad Wagon."""
    ordered: int
    """Provision dice paid for."""


class Circus(TypedDict):
    """A match of the Butcher's Circus."""

    first_team: Team
    swapped: bool
    """The first colour of the arena is the second team's."""
    butcher: int | None
    """The Area where he stands."""
    room: str
    puppets: int | None
    winner: Team | None
