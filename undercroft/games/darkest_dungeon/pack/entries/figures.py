"""Heroes, monsters and Bosses with their Skills."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Copies
from undercroft.kernel.naming import Elsewhere, InFrench

from ...seen.words import Form, MonsterType, Resisted, Size, Stance, Targeting
from .common import (
    Card,
    Entry,
    Id,
    Level,
    Named,
    Small,
    Titled,
)
from .lines import EffectEntry


class BonusEntry(Entry):
    """More damage against a type or somebody with a Condition."""

    amount: int
    vs: Literal["unholy", "human", "eldritch", "beast", "marked", "stunned", "blighted"]


class SkillLevel(Entry, kw_only=True):
    """A Skill at one level."""

    range: tuple[Small, Small] | Literal["self", "allies"]
    """Least and most Areas away; its user; all other heroes."""
    foes: Small = 0
    """Targets among the enemies in the Area."""
    friends: Small = 0
    """Targets among the allies there."""
    acc: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """The highest d10 that hits; without it no die is rolled."""
    dmg: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Damage to each target hit."""
    heal: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Wounds healed on each target hit."""
    crit: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    """The highest d10 that is critical; without it nothing ever is."""
    crit_dmg: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Damage of a critical hit; without it as much as of any other."""
    crit_heal: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Wounds healed by a critical hit; without it as many as by any other."""
    bonus: list[BonusEntry] = []
    """More damage against some."""
    ignores: list[Literal["guard", "protection"]] = []
    """What of the targets does not count."""
    self: list[EffectEntry] = []
    """What it does to its user, hit or miss."""
    target: list[EffectEntry] = []
    """What it does to each target hit."""


class SkillBack(Titled):
    """The other side of a Skill card."""

    form: Form
    """The form that uses it."""
    levels: Annotated[list[SkillLevel], msgspec.Meta(min_length=3, max_length=3)]


class SkillEntry(Card):
    """A Skill of a hero: three cards."""

    hero: Id
    """Whose it is: one of seven."""
    stances: Annotated[list[Stance], msgspec.Meta(min_length=1)]
    """From which it may be used."""
    levels: Annotated[list[SkillLevel], msgspec.Meta(min_length=3, max_length=3)]
    form: Form | None = None
    """The form that uses it, if only one does."""
    back: SkillBack | None = None
    """The other side of its cards, if there is one."""


class HeroLevel(Entry):
    """A hero's card."""

    life: Annotated[int, msgspec.Meta(ge=1, le=99)]
    dodge: int
    speed: Small
    resist: list[Resisted]
    immune: list[Resisted]


class HamletSkillEntry(Named):
    """Used in place of a visit (DD-33.18)."""

    effects: list[EffectEntry]
    """For its user, or for the hero who is chosen."""
    own: list[EffectEntry] = []
    """For its user, where another hero is chosen."""
    chooses: bool = False
    """Whether a hero is chosen."""
    first: bool = False
    """Only before anybody has had the day."""
    ends_day: bool = False
    """Nobody else has the day then."""
    once: bool = False
    """Once a stay."""


class CircusEntry(Entry):
    """A hero in the Butcher's Circus."""

    life: int
    dodge: int
    speed: Small
    resist: list[Resisted]
    level: Level
    """Of the Skills."""
    profiles: Annotated[list[list[Id]], msgspec.Meta(min_length=1)]
    """Each a choice of Skills."""
    levels: list[list[Level]] = []
    """Of the Skills of the first profiles, where they differ from `level`."""
    ranges: dict[Id, tuple[Small, Small]] = {}
    """Of Skills whose Circus card reaches otherwise than the common one."""


class HeroEntry(Card):
    """A hero."""

    levels: Annotated[list[HeroLevel], msgspec.Meta(min_length=3, max_length=3)]
    hamlet_skills: list[HamletSkillEntry]
    circus: CircusEntry


class MonsterSkill(SkillLevel):
    """A Skill of a monster."""

    id: Id
    """Never shown; saves and references name it by this."""
    name: str
    """In English."""
    name_fr: InFrench = None
    """In French; the English one where there is none. A mapping says its grammar too."""
    names: Elsewhere = {}
    """In other languages, by their codes; with its grammar as a mapping that has a `name`."""
    targeting: list[Targeting] = []
    """Whom it looks for; the next one decides where the first does not."""
    only: Id | None = None
    """The only monster it is for."""


class MonsterEntry(Card):
    """A monster."""

    group: Literal["ruins", "common", "darkest", "boss"]
    """The deck it belongs to; `boss`: none."""
    level: Level
    copies: Copies
    types: list[MonsterType]
    position: Literal["front", "back"]
    """The end of the Stance Tracker it fills up."""
    size: Size
    life: Annotated[int, msgspec.Meta(ge=1)]
    speed: Small
    dodge: int
    resist: list[Resisted]
    immune: list[Resisted]
    skills: Annotated[list[MonsterSkill], msgspec.Meta(min_length=1, max_length=3)]
    stances: dict[
        Stance,
        Annotated[
            list[Annotated[int, msgspec.Meta(ge=0, le=3)]],
            msgspec.Meta(min_length=10, max_length=10),
        ],
    ]
    """By Stance: the number of the Skill for each d10, 0 for none."""
    protection: bool = False
    """Attacks deal half of their damage to it."""
    guard: bool = False
    """It must be among the targets."""
    boss: bool = False
    actions: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """Turns a round."""
    habit: Id | None = None
    """A rule of its own, by name."""
    wounded: list[EffectEntry] = []
    """What befalls a hero who wounds it."""


class ActorEntry(Entry):
    """Who stands where when the fight begins."""

    monster: Id
    stance: Stance


class DungeonThreat(Titled):
    """The side of a Threat that holds in Dungeons."""

    effects: list[EffectEntry]


class HamletThreat(Titled):
    """The side of a Threat that holds in the Hamlet."""

    effects: list[EffectEntry]


class BossLevel(Entry):
    """A Boss at one level."""

    actors: Annotated[list[ActorEntry], msgspec.Meta(min_length=1)]
    dungeon: DungeonThreat | None = None
    """As long as it is the Threat: in Dungeons,"""
    hamlet: HamletThreat | None = None
    """and in the Hamlet."""


class BossEntry(Card):
    """A Boss."""

    location: Literal["ruins", "darkest", "final"]
    """`ruins`: a Threat; `final`: a form of the last Boss, in this order."""
    room: Id
    levels: Annotated[list[BossLevel], msgspec.Meta(min_length=1, max_length=3)]
