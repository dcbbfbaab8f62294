"""Heroes and monsters."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.record import MADE, Range, Record

from ..pack.goods import Disease, Mood, Quirk
from ..pack.moments import Passive
from ..pack.monsters import MonsterCard
from ..terms import HUMAN, NONE
from .kinds import NOWHERE, Flag, Place, Raw, Raws
from .stacks import Stacks


class Figure(Record):
    """Somebody on the tile: a hero or a monster."""

    number: Annotated[int, MADE] = 0
    area: Place = NOWHERE
    wounds: Annotated[int, Range(0, 9999)] = 0
    stacks: Stacks = ()
    turns: Annotated[int, Range(0, 9)] = 0
    """Left in this round."""
    space: Annotated[int, MADE] = 1
    """On the tile and on the tracker."""

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

    kind: Raw
    bearing: Annotated[Passive, MADE]
    """What Quirks and Disease do, ready to read."""
    level: Raw = 1
    alive: Flag = True
    stress: Raw = 0
    xp: Raw = 0
    form: Raw = HUMAN
    mood: Mood | None = None
    """An Affliction or Virtue."""
    red: Flag = False
    """The Stress Counter: Resolve has been tested (DD-28.4)."""
    skills: Raws = ()
    """The equipped families."""
    ranks: Raws = (1, 1, 1, 1, 1, 1, 1)
    """The level of each family."""
    forged: Raws = (0, 0, 0, 0, 0, 0, 0)
    """The level each family has for the coming Quest alone, or 0 (DD-34.29)."""
    trinkets: Raws = ()  # card << 1 | negative side up
    quirks: tuple[Quirk, ...] = ()
    disease: Disease | None = None
    profile: Raw = NONE
    """In the Circus."""
    spared: Raw = 0
    """The event in which no (further) Deathblow is rolled (DD-A.93)."""
    actions: Raw = 0
    """Left in this turn."""
    spent: Raw = 0
    """Families that hit this turn (DD-18.21), a bit each."""
    used: Raw = 0
    """Places of Trinkets used in this turn (DD-25.8), a bit each."""
    speed: Raw = 0
    """More or less Speed in this turn."""
    power: Raw = 0
    """More damage in this turn."""


class Monster(Figure):
    """One monster on the tile."""

    kind: MonsterCard
    life: Annotated[int, Range(1, 999)]
    dodge: Annotated[int, Range(-9, 9)] = 0
    """More than its card says."""
