"""Heroes and monsters."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.record import MADE, Count, OneOf, Range, Record
from undercroft.kernel.value import fresh

from ..pack.goods import Disease, Mood, Quirk, Trinket
from ..pack.heroes import Family, HeroCard, HeroKind, Skill
from ..pack.moments import Passive
from ..pack.monsters import MonsterCard
from ..terms import BEAST, FORMS, HUMAN, LEVELS, STRESS_LIMIT
from .held import Held
from .kinds import AreaNumber
from .stacks import Stacks


class Figure(Record):
    """Somebody on the tile: a hero or a monster."""

    number: Annotated[int, MADE] = 0
    area: AreaNumber | None = None
    """None off the tile."""
    wounds: Annotated[int, Range(0, 9999)] = 0
    stacks: Stacks = ()
    turns: Annotated[int, Range(0, 9)] = 0
    """Left in this round."""
    space: Annotated[int, MADE] = 1
    """On the tile and on the tracker."""

    @property
    def place(self) -> int:
        """Where somebody stands who is on the tile."""
        area = self.area
        assert area is not None
        return area

    def count(self, kind: int) -> int:
        """How many stacks of a Condition."""
        found = 0
        for one in self.stacks:
            if one.condition == kind:
                found += 1
        return found

    def has(self, kind: int) -> bool:
        for one in self.stacks:  # noqa: SIM110 - quicker than a generator
            if one.condition == kind:
                return True
        return False


class Hero(Figure):
    """One hero: the Dashboard with all that lies on it."""

    kind: HeroKind | None = None
    passive: Annotated[Passive, MADE] = fresh(Passive)
    """What Quirks and Disease do, ready to read."""
    level: Annotated[int, Range(0, LEVELS)] = 1
    """0 in the Circus."""
    alive: bool = True
    stress: Annotated[int, Range(0, STRESS_LIMIT)] = 0
    xp: Count = 0
    form: Annotated[int, OneOf(FORMS)] = HUMAN
    mood: Mood | None = None
    """An Affliction or Virtue."""
    red: bool = False
    """The Stress Counter: Resolve has been tested (DD-28.4)."""
    skills: tuple[Family, ...] = ()
    """The equipped ones, in order."""
    ranks: tuple[Annotated[int, Range(1, LEVELS)], ...] = (1, 1, 1, 1, 1, 1, 1)
    """The level of each family."""
    forged: tuple[tuple[Family, Annotated[int, Range(1, LEVELS)]], ...] = ()
    """Families with another level for the coming Quest alone (DD-34.29)."""
    trinkets: Held = ()
    quirks: tuple[Quirk, ...] = ()
    disease: Disease | None = None
    profile: Annotated[int, Range(0, 9)] | None = None
    """In the Circus."""
    spared: Annotated[int, Range(0, 10**9)] = 0
    """The event in which no (further) Deathblow is rolled (DD-A.93)."""
    actions: Annotated[int, Range(0, 9)] = 0
    """Left in this turn."""
    spent: tuple[Family, ...] = ()
    """What has hit this turn (DD-18.21)."""
    used: tuple[Trinket, ...] = ()
    """Trinkets used in this turn (DD-25.8)."""
    speed: Annotated[int, Range(-9, 9)] = 0
    """More or less Speed in this turn."""
    power: Annotated[int, Range(0, 99)] = 0
    """More damage in this turn."""

    def forget_turn(self) -> None:
        """What belongs to a turn is over."""
        self.actions = self.speed = self.power = 0
        self.spent = ()
        self.used = ()

    @property
    def known(self) -> HeroKind:
        """His kind, where he has one."""
        kind = self.kind
        assert kind is not None
        return kind

    @property
    def card(self) -> HeroCard:
        """The Hero card of his level."""
        kind = self.kind
        assert kind is not None
        return kind.cards[self.level]

    def rank(self, family: Family) -> int:
        """The level a family works at now."""
        level = self.ranks[family.place]
        for other, forged in self.forged:
            if other is family:
                return max(level, forged)
        return level

    def skill(self, family: Family) -> Skill:
        """The card of a family that works now."""
        level = self.rank(family) if self.forged else self.ranks[family.place]
        if self.form == BEAST and family.backs:
            return family.backs[level - 1]
        if not self.level:
            return family.arena[level - 1]
        return family.levels[level - 1]


class Monster(Figure):
    """One monster on the tile."""

    kind: MonsterCard
    life: Annotated[int, Range(1, 999)]
    dodge: Annotated[int, Range(-9, 9)] = 0
    """More than its card says."""
