"""What a screen gets of this game, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from undercroft.kernel import seen
from undercroft.kernel.seen import Message

Trophy = Literal["kin", "humanoid", "beast"]
End = Literal["killed", "escaped"]


class Monster(TypedDict):
    """Who is fought."""

    id: str
    kind: str
    die: str
    echoes: int
    """Blood Echoes that are left on its card."""
    full: int


class Gone(TypedDict):
    """One that was met before."""

    id: str
    how: End


class Dungeon(TypedDict):
    """What the Chalice Dungeon still holds."""

    left: int
    monsters: int
    bosses: int
    gone: list[Gone]


class Hunter(TypedDict):
    """A Hunter's board: all that is public (BB-18.7)."""

    seat: int
    health: int
    max_health: int
    collected: int
    banked: int
    trophies: dict[Trophy, int]
    bonus: int
    hand_count: int
    used: list[str]
    played: list[str]
    removed: list[str]
    owned: int
    dead: bool
    out: bool
    deaths: int
    dreaming: bool
    ready: bool
    """Has chosen a card."""
    took: int
    shadow: bool
    """Nobody plays this Hunter: what it does is fixed or drawn (BB-V.1)."""


class Me(TypedDict):
    """What only the Hunter of this seat sees."""

    hand: list[str]
    pick: str | None


class Table(TypedDict):
    """The game's part of a view."""

    round: int
    step: str
    first: int | None
    """The First Player; null before one is drawn."""
    players: int
    final_boss: str | None
    """null until one is chosen."""
    final_fight: bool
    monster: Monster | None
    dungeon: Dungeon
    row: list[str]
    upgrades_left: int
    reserve: int
    hunters: list[Hunter]
    me: Me | None
    hands: NotRequired[list[list[str]]]
    """Everybody's, in a replay."""


class Card(TypedDict):
    """A Hunter card or an Upgrade."""

    id: str
    type: Literal["melee", "ranged", "utility"]
    damage: int
    timing: Literal["attack", "instant", "transform", "dream"]
    starter: bool
    copies: int
    text: list[Message]
    origin: str


class Enemy(TypedDict):
    """A Monster or Boss."""

    id: str
    kind: Literal["monster", "boss", "final_boss"]
    health: int
    die: str
    trophies: list[Trophy]
    text: list[Message]
    origin: str


class Catalog(seen.Catalog):
    """What does not change in a match."""

    cards: dict[str, Card]
    enemies: dict[str, Enemy]
    dice: dict[str, list[str]]
    track: dict[Trophy, list[int]]
    steps: list[str]
    max_cards: int
