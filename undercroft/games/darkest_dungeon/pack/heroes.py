"""Heroes, their cards and their Skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.kernel.agenda import Choice
from undercroft.kernel.content import Thing
from undercroft.kernel.naming import Spoken, spoken
from undercroft.kernel.seen import Name

from ..terms import ALLIES, AREA, RESISTED, SELF, STANCES
from .area_sets import Reach, reach
from .entries import HamletSkillEntry, HeroEntry, SkillLevel

if TYPE_CHECKING:
    from ..effects.base import Effect
    from .monsters import MonsterCard


def numbers_of(names: Sequence[str], table: Sequence[str]) -> frozenset[int]:
    """Words as a set of the numbers they stand for."""
    return frozenset([table.index(name) for name in names])


class Skill(Thing):
    """A Skill at a level, of a hero or a monster."""

    kind: ClassVar[str] = "skill"

    def __init__(
        self,
        card: str,
        named: Spoken,
        entry: SkillLevel,
        own: tuple[Effect, ...],
        target: tuple[Effect, ...],
    ) -> None:
        self.id = card
        self.card = card
        """The id of its card: the same at all levels."""
        self.name: str = named.name
        self.title: Name = spoken(named)
        """In each language there is."""
        self.entry = entry
        self.index: int = 0
        self.family: Family | None = None
        """Of a hero's seven."""
        self.level: int = 0
        self.stances: frozenset[int] = frozenset(range(len(STANCES)))
        self.form: int | None = None
        """The form that uses it, if only one does."""
        span = entry.range
        self.scope: int = SELF if span == "self" else ALLIES if span == "allies" else AREA
        self.lo: int = span[0] if isinstance(span, tuple) else 0
        self.hi: int = span[1] if isinstance(span, tuple) else 0
        self.reach: Reach = reach(self.lo, self.hi)
        self.foes = entry.foes
        self.friends = entry.friends
        self.acc: int | None = entry.acc
        """None: no die is rolled."""
        self.dmg: int | None = entry.dmg
        self.heal: int | None = entry.heal
        self.crit: int | None = entry.crit
        """None: nothing is ever critical."""
        self.crit_dmg: int = (entry.dmg or 0) if entry.crit_dmg is None else entry.crit_dmg
        self.crit_heal: int = (entry.heal or 0) if entry.crit_heal is None else entry.crit_heal
        self.bonus: tuple[tuple[int, str], ...] = tuple((b.amount, b.vs) for b in entry.bonus)
        # DD-20.14: Guard binds Skills that target enemies alone.
        self.pierce_guard: bool = "guard" in entry.ignores or bool(entry.friends)
        self.pierce_protection: bool = "protection" in entry.ignores
        self.own = own
        self.target = target
        self.targeting: tuple[int, ...] = ()
        self.only: MonsterCard | None = None
        """The only monster it is for."""

    def open_to(self, stance: int, form: int) -> bool:
        """Whether it is used from this stance, in this form."""
        return stance in self.stances and (self.form is None or self.form == form)


class HeroCard:
    """A hero at a level."""

    def __init__(
        self, life: int, dodge: int, speed: int, resist: frozenset[int], immune: frozenset[int]
    ) -> None:
        self.life = life
        self.dodge = dodge
        self.speed = speed
        self.resist = resist
        self.immune = immune
        self.skills: int = 3
        self.trinkets: int = 0


class HamletSkill(Thing):
    kind: ClassVar[str] = "hamlet_skill"

    def __init__(
        self,
        index: int,
        entry: HamletSkillEntry,
        own: tuple[Effect, ...],
        effects: tuple[Effect, ...],
    ) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.own = own
        self.effects = effects


class Family(Thing):
    """One of a hero's seven Skills, at all its levels."""

    kind: ClassVar[str] = "family"

    def __init__(self, index: int, id: str, place: int) -> None:
        self.index = index
        self.id = id
        self.place = place
        """Among the seven."""
        self.levels: tuple[Skill, ...] = ()
        self.backs: tuple[Skill, ...] = ()
        """Its other side, if there is one."""
        self.arena: tuple[Skill, ...] = ()
        """As its Circus cards print it."""
        self.uses: tuple[Choice[Any], ...] = ()
        """Its use on each Area: made when it is first offered."""


class HeroKind(Thing):
    """One of the heroes: cards (the Circus card first), Skills, profiles."""

    kind: ClassVar[str] = "hero"

    def __init__(self, index: int, entry: HeroEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        circus = entry.circus
        self.cards: list[HeroCard] = [
            HeroCard(
                circus.life,
                circus.dodge,
                circus.speed,
                numbers_of(circus.resist, RESISTED),
                frozenset(),
            )
        ]
        for level, one in enumerate(entry.levels, 1):
            card = HeroCard(
                one.life,
                one.dodge,
                one.speed,
                numbers_of(one.resist, RESISTED),
                numbers_of(one.immune, RESISTED),
            )
            card.skills = 2 + level  # DD-3.7
            card.trinkets = level  # DD-3.8
            self.cards.append(card)
        self.families: list[str] = []
        self.roster: tuple[Family, ...] = ()
        self.skills: list[tuple[Skill, ...]] = []
        # Families with cards of their own in the Circus.
        self.arena: dict[int, tuple[Skill, ...]] = {}
        self.backs: list[tuple[Skill, ...]] = []
        self.hamlet: list[HamletSkill] = []
        self.profiles: list[tuple[int, ...]] = []

    def circus_ranks(self, profile: int) -> tuple[int, ...]:
        """The level of each family on the Circus card with this profile."""
        circus = self.entry.circus
        ranks = [circus.level] * 7
        if profile < len(circus.levels):
            for family, level in zip(self.profiles[profile], circus.levels[profile], strict=True):
                ranks[family] = level
        return tuple(ranks)
