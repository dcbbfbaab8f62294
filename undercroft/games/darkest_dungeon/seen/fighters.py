"""Cards of heroes, monsters and Bosses."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from undercroft.kernel.seen import Message, Name

from .effects import Effect
from .words import Form, MonsterType, Origin, Resisted, Size, Stance, Targeting

Span = Annotated[list[int], "[number, number]"]
"""The least and the most."""
Range = Literal["self", "allies"] | Span
"""Whom a Skill reaches: its user, all his allies, or those so many Areas away."""


class Bonus(TypedDict):
    """More damage against some."""

    amount: int
    vs: Literal["unholy", "human", "eldritch", "beast", "marked", "stunned", "blighted"]
    text: Message


class Ignored(TypedDict):
    """What of the targets does not count."""

    what: Literal["guard", "protection"]
    text: Message


class Skill(TypedDict):
    """A Skill card, of a hero or a monster."""

    id: str
    family: str
    """What options call it: the same at all levels."""
    name: Name
    level: int
    stances: list[Stance]
    form: Form | None
    """The form that uses it, if only one does."""
    range: Range
    foes: int
    friends: int
    acc: int | None
    dmg: int | None
    heal: int | None
    crit: int | None
    crit_dmg: int | None
    crit_heal: int | None
    targeting: list[Targeting]
    bonus: list[Bonus]
    ignores: list[Ignored]
    self: list[Message]
    """What it does to its user,"""
    target: list[Message]
    """and to each target hit;"""
    on_self: list[Effect]
    """the same in lines."""
    on_target: list[Effect]


class HeroLevel(TypedDict):
    """A hero's card."""

    life: int
    dodge: int
    speed: int
    resist: list[Resisted]
    immune: list[Resisted]
    skills: int
    """How many he may equip,"""
    trinkets: int
    """and carry."""


class Family(TypedDict):
    """One of a hero's seven Skills: its cards by level."""

    id: str
    levels: list[str]
    backs: list[str]
    """The other sides, if there are any."""


class HamletSkill(TypedDict):
    """Something a hero can do in place of a visit."""

    id: str
    name: Name
    text: list[Message]
    own: list[Effect]
    """For its user, where another hero is chosen."""
    effects: list[Effect]
    """For its user, or for the hero who is chosen."""
    chooses: bool
    """Whether a hero is chosen."""
    ends_day: bool


class HeroKind(TypedDict):
    """One of the heroes."""

    id: str
    name: Name
    levels: list[HeroLevel]
    """The card of the Circus first."""
    families: list[Family]
    hamlet: list[HamletSkill]
    profiles: list[list[str]]
    """The Skills of each Circus card."""
    origin: Origin


class MonsterCard(TypedDict):
    """A monster."""

    id: str
    name: Name
    group: Literal["ruins", "common", "darkest", "boss"]
    level: int
    copies: int
    types: list[MonsterType]
    position: Literal["front", "back"]
    size: Size
    life: int
    speed: int
    dodge: int
    protection: bool
    guard: bool
    actions: int
    habit: str | None
    resist: list[Resisted]
    immune: list[Resisted]
    skills: list[str]
    stances: dict[Stance, list[str | None]]
    """The Skill for a roll of one to ten; null for none."""
    wounded: list[Message]
    """What is special about it."""
    origin: Origin


class ThreatSide(TypedDict):
    """What a Threat does in one place."""

    name: Name
    text: list[Message]


class Threat(TypedDict):
    """What a Boss does as long as it is the Threat."""

    dungeon: ThreatSide | None
    hamlet: ThreatSide | None


class Actor(TypedDict):
    """Who stands where when the fight begins."""

    monster: str
    stance: Stance


class Boss(TypedDict):
    """A Boss."""

    id: str
    name: Name
    location: Literal["ruins", "darkest", "final"]
    room: str
    actors: list[list[Actor]]
    """By level."""
    threats: list[Threat]
    """By level."""
    origin: Origin
