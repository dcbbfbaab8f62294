"""What a screen gets of both boxes, as types."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from undercroft.kernel import seen
from undercroft.kernel.seen import Message

from .schema import Arc, Condition, Die, Origin, Side, Stat

Compass = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Hand = Literal["left", "right"]
Aim = Literal["nearest", "aggro", "area"]
"""Whom an icon means."""
Way = Literal["toward", "away", "forward", "right", "backward", "left", "around"]
"""Where an icon leads: with regard to a character, or to where the figure faces."""
Reach = int | Literal["infinite"]
"""How far something reaches, in nodes."""
Terrain = Literal[
    "empty",
    "gravestone",
    "barrel",
    "broken_barrel",
    "chest",
    "open_chest",
    "dim_gravestone",
    "lever",
    "shrine",
    "exit",
]


class Dice(TypedDict):
    """Dice of each colour."""

    black: int
    blue: int
    orange: int


# ---------------------------------------------------------------------- what options promise


class AttackOdds(TypedDict):
    """What an attack promises."""

    damage: float
    """On average."""
    kill: float


class DefenceOdds(TypedDict):
    """What a way to meet an attack promises."""

    damage: float
    """On average."""
    safe: float
    """The chance to come away unhurt."""
    death: float


Odds = AttackOdds | DefenceOdds


class Guard(TypedDict):
    """What a character defends with, and how much that is on average."""

    block: Dice
    resist: Dice
    dodge: int
    block_mean: float
    resist_mean: float


class Refit(TypedDict):
    """What a card changes where it is put."""

    now: Guard
    then: Guard


class Fitting(TypedDict):
    """Who could use a card where, and what that would change."""

    hero: int
    slot: str
    refit: Refit


class Ware(TypedDict):
    """A card that lies face up, and whom it would serve."""

    card: str
    fits: list[Fitting] | None
    """null: it is nothing to wear or wield."""


class Outcome(seen.Outcome):
    """What will come of an option, and how likely."""

    odds: NotRequired[list[Odds]]
    refit: NotRequired[Refit]


# ---------------------------------------------------------------------- the party


class Item(TypedDict):
    """A treasure card, and the upgrades on it."""

    card: str
    upgrades: list[str]


class Rolled(TypedDict):
    """A die on the table."""

    die: Die
    face: int


class Party(TypedDict):
    """What the party has, and the dice on the table."""

    sparks: int
    max_sparks: int
    souls: int
    inventory: list[Item]
    roll: list[Rolled]


class Action(TypedDict):
    """What a card in hand can do, upgrades included."""

    slot: Hand
    index: int
    """Which of the actions of that card."""
    stamina: int
    dice: Dice
    mod: int
    range: Reach | None
    """null: a dash."""
    magic: bool
    node: bool
    """It strikes everybody on a node."""
    shaft: bool
    """Not at range 0."""
    attacks: bool
    """It is aimed at enemies at all."""


class Level(TypedDict):
    """A stat of a character."""

    tier: int
    value: int
    next: int | None
    """The souls that the next tier costs; null: there is none."""


class Blessing(TypedDict):
    """Blue dice more until the next character's turn."""

    block: int
    resist: int


Played = TypedDict("Played", {"class": str})
"""Of which class a character is."""


class Hero(Played):
    """A character's board."""

    hero: int
    """Its place in the party."""
    seat: int
    """Who plays it."""
    taunt: int
    black: int
    """Stamina spent."""
    red: int
    """Wounds."""
    conditions: list[Condition]
    estus: bool
    sips: int
    """Draughts in the flask beyond the first: a house rule."""
    heroic: bool
    luck: bool
    ember: bool
    aggro: bool
    active: bool
    node: int | None
    """null: not on the board."""
    side: Compass | None
    """On the node of a boss: the side of it that the character stands at."""
    stats: dict[Stat, Level]
    actions: list[Action]
    armour: Item | None
    left: Item | None
    right: Item | None
    backup: list[Item]
    block: Dice
    resist: Dice
    dodge: int
    blessed: Blessing
    crit: bool
    """The next attack has the die of a heroic action."""


# ---------------------------------------------------------------------- a fight


class Hit(TypedDict):
    """An attack to come."""

    hero: int
    damage: int
    magic: bool


class Threat(TypedDict):
    """What an enemy would do if it acted now."""

    path: list[int]
    hits: list[Hit]


class Danger(TypedDict):
    """What a threat would come to for a character, dice and all."""

    hero: int
    damage: float
    """On average."""
    safe: float
    """The chance to come away unhurt."""


class Foe(TypedDict):
    """An enemy or a boss on the board."""

    foe: int
    model: str
    node: int
    health: int
    full: int
    block: int
    """As it is now."""
    resist: int
    """As it is now."""
    conditions: list[Condition]
    boss: bool
    facing: Compass | None
    """Of bosses alone."""
    weak: list[Arc]
    acted: bool
    awake: bool
    """Whether it acts at all."""
    threat: Threat | None
    """null: nobody knows, or it does nothing."""
    danger: list[Danger]
    """What its threat comes to; the first box does not reckon it."""


class HiddenTrap(TypedDict):
    """A trap that nobody has seen."""

    known: Literal[False]
    flipped: Literal[False]


class KnownTrap(TypedDict):
    """A trap that somebody has seen."""

    known: Literal[True]
    flipped: bool
    """It lies face up: it works no more."""
    damage: int
    difficulty: int


Trap = HiddenTrap | KnownTrap


class Spilled(TypedDict):
    """Dropped souls."""

    node: int
    souls: int


class BossCards(TypedDict):
    """What is known of a boss's cards."""

    id: str
    heated: bool
    deck_left: int
    known: list[str]
    """Those still to come, in order, once it is learnt."""
    seen: list[str]
    """Of the deck, shown by gravestones."""
    discard: list[str]
    top: str | None
    """The one whose weak arcs count."""
    card: str | None
    """The one being resolved; null between cards."""


class Fight(TypedDict):
    """The board, who stands on it and what lies on it."""

    board: str
    encounter: str | None
    """The encounter card; null: a boss."""
    boss: BossCards | None
    foes: list[Foe]
    terrain: dict[str, Terrain]
    """By node."""
    traps: dict[str, Trap]
    """By node."""
    souls: Spilled | None
    ward: Dice
    """More dice for everybody's defence."""
    gone: list[int]
    """Nodes of tiles that have been taken away."""


class Table(Party):
    """What the tables of both boxes have in common."""

    heroes: list[Hero]
    fight: Fight | None


# ---------------------------------------------------------------------- what does not change


class Class(TypedDict):
    """A character class."""

    id: str
    name: str
    taunt: int
    stats: dict[Stat, list[int]]
    """By tier."""
    heroic: str
    """The name of its heroic action, and what it does."""
    heroic_op: str
    heroic_text: Message


class CardAction(TypedDict):
    """What a hand card can do, as it is printed."""

    stamina: int
    text: Message
    dice: Dice
    mod: int


Needs = Annotated[dict[Stat, int], "Partial<Record<Stat, number>>"]
Walls = Annotated[dict[Side, list[int]], "Partial<Record<Side, number[]>>"]


class Card(TypedDict):
    """A treasure card."""

    id: str
    kind: str
    """`weapon`, `armour`, `weapon_upgrade` …"""
    set: Literal["starting", "class", "transposed", "common", "legendary", "boss"]
    """The deck it is in."""
    hands: int
    """How many it takes to hold it; 0: it is not held."""
    range: Reach | None
    needs: Needs
    block: Dice
    resist: Dice
    dodge: int
    slots: int
    options: list[CardAction]
    text: list[Message]
    """What it does beside its numbers."""
    origin: Origin


class Boss(TypedDict):
    """A boss encounter."""

    id: str
    kind: Literal["mini", "main"]
    levels: list[int]
    """Of the encounter cards on the way to it."""
    deck: int
    """How many behaviour cards it is fought with."""
    heat_up: int
    """The Health at which it heats up; 0: its ability says when."""
    models: list[str]


class Icon(TypedDict):
    """A behaviour icon."""

    op: str
    """`move`, `attack` …"""
    text: Message
    way: Way | None
    target: Aim | None
    nodes: int
    push: bool
    damage: int
    magic: bool
    node: bool
    """It strikes everybody on a node."""
    conditions: list[Condition]


class Acts(TypedDict):
    """What a figure does: a data card, or its half of a behaviour card."""

    name: str
    range: Reach | None
    """null: a dash."""
    dodge: int
    """The dodges it takes to get away."""
    repeat: int
    icons: list[Icon]
    attack_arcs: list[Arc]
    weak_arcs: list[Arc]


class Ability(TypedDict):
    """The special ability of a boss."""

    name: str
    op: str
    text: Message


class Model(TypedDict):
    """A data card of an enemy or a boss."""

    id: str
    name: str
    threat: int
    health: int
    block: int
    resist: int
    boss: bool
    own: Acts | None
    """null: its behaviour cards say what it does."""
    ability: Ability | None


class Behaviour(TypedDict):
    """A behaviour card."""

    id: str
    heat_up: bool
    """It comes in when the boss heats up."""
    halves: dict[str, Acts]
    """By model."""


Point = Annotated[list[int], "[x: number, y: number]"]
Edge = Annotated[list[int], "[from: number, to: number]"]


class Board(TypedDict):
    """A node board."""

    points: list[Point]
    """Of each node, in half steps."""
    edges: list[Edge]
    walls: Walls
    """The nodes along them."""
    rooms: list[int]
    """The tile of each node."""


class Catalog(seen.Catalog):
    """What does not change in a match."""

    classes: dict[str, Class]
    cards: dict[str, Card]
    bosses: dict[str, Boss]
    models: dict[str, Model]
    behaviours: dict[str, Behaviour]
    boards: dict[str, Board]
    faces_of: dict[str, list[int]]
    """The faces of each die."""
