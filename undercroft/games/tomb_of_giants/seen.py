"""What a screen gets of this game, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.souls import seen as souls
from undercroft.games.souls.schema import Origin, Side
from undercroft.games.souls.seen import Hero, Point
from undercroft.kernel.seen import Message

from .schema import EventKind, Keyword, SpaceKind, Terrain

Mode = Literal["campaign", "encounter", "boss"]
DeckCard = Literal["card", "event", "encounter"]
"""What the cards of a deck are called: those of the treasure deck are just cards."""

# ---------------------------------------------------------------------- an encounter


class Goal(TypedDict):
    """An objective, and how far it has come."""

    goal: str
    """`kill_all`, `survive` …"""
    met: bool
    have: int
    need: int
    foes: list[int]
    """Those it is about."""


class Trial(TypedDict):
    """How the trial of a card stands."""

    turns: int | None
    """Within so many; null: an enemy is to be killed."""
    left: int | None
    """Turns still to come."""
    met: bool
    lost: bool


class EnemyToken(TypedDict):
    """An enemy that waits for its node."""

    model: str
    node: int


class Torch(TypedDict):
    """Where the torch is."""

    node: int
    by: int | None
    """The character who carries it."""


class Ball(TypedDict):
    """The Skeleton Ball."""

    node: int
    heading: Literal["north", "south"]


class Fight(souls.Fight):
    """An encounter, or the lair of a boss."""

    tokens: list[EnemyToken]
    torch: Torch | None
    ball: Ball | None
    awake: list[int]
    """Tiles whose enemies act."""
    darkness: bool
    turn: int
    """Character turns begun."""
    timer: int
    kills: int
    respawns: int
    goals: list[Goal]
    trial: Trial | None
    node_limit: int
    """How many models a node holds."""


# ---------------------------------------------------------------------- the dashboard


class Deck(TypedDict):
    """A deck: how many cards are left, and those whose place is known."""

    left: int
    top: list[str]
    bottom: list[str]


class Space(TypedDict):
    """A space of the encounter track, and what lies on it."""

    index: int
    kind: SpaceKind
    level: int
    """Of the encounter card that comes there; 0: none does."""
    boss: str | None
    card: str | None
    tilted: bool
    shortcut: bool
    souls: int
    event: str | None


class Looked(TypedDict):
    """A card that a choice is about just now."""

    kind: DeckCard
    id: str


class Held(TypedDict):
    """A consumable beside a dashboard."""

    event: str
    hero: int


class Table(souls.Party):
    """The game's part of a view."""

    mode: Mode
    treasure: Deck
    events: Deck
    event_discard: int
    encounters: list[Deck]
    """By level, from 1."""
    looked_at: list[Looked]
    wares: list[str]
    """Andre's."""
    bought: bool
    free_return: bool
    track: list[Space]
    at: int
    """The space the party is on."""
    bonfire: int
    """The space of the bonfire."""
    held: list[Held]
    heroes: list[Hero]
    fight: Fight | None


# ---------------------------------------------------------------------- what does not change


class Tile(TypedDict):
    """A tile of an encounter's map, and what is put on it."""

    face: str
    at: Point
    turn: int
    """Quarters clockwise."""
    trapped: bool
    doors: list[Side]
    spawn: list[int]
    """The primary and the secondary node."""
    terrain: list[int]
    """The primary and the secondary node."""
    holds: list[Terrain | None]
    """What stands on those."""
    enemies: list[list[str]]
    """Who comes onto the primary and the secondary spawn node."""


class Timer(TypedDict):
    """What happens when the timer marker reaches a number."""

    at: int
    text: list[Message]


class TrialText(TypedDict):
    """A trial as it is printed."""

    text: Message
    rewards: list[Message]


class Encounter(TypedDict):
    """An encounter card."""

    id: str
    name: str
    level: int
    board: str
    tiles: list[Tile]
    start: list[int]
    """The nodes characters may begin on."""
    keywords: list[Keyword]
    objectives: list[Message]
    rewards: list[Message]
    rules: list[Message]
    timers: list[Timer]
    trial: TrialText | None
    origin: Origin


class Event(TypedDict):
    """An event card."""

    id: str
    name: str
    kind: EventKind
    text: Message
    origin: Origin


class Catalog(souls.Catalog):
    """What does not change in a match."""

    encounters: dict[str, Encounter]
    events: dict[str, Event]
