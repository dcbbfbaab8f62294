"""The attack of a Trap (DD-10.11–10.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.record import Range

from .. import facts
from ..effects.base import run_list
from ..effects.dice import d10
from ..effects.stress import suffer
from ..effects.triggers import fire, total
from ..effects.ways import Hold, first, way_of
from ..effects.windows import WindowStep
from ..effects.wounds import damage
from ..pack.moments import DODGE, DODGED, TRAP_DODGE
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import (
    AFTER_DEFENCE,
    BEFORE_DEFENCE,
    CRIT,
    HIT,
    MISS,
    WHEN_HIT,
    WHEN_HURT,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


# DD-10.11
TRAP_ACC: Final = 8
TRAP_CRIT: Final = 2
# A Dungeon Level.
TRAP_DAMAGE: Final = 2
TRAP_CRIT_DAMAGE: Final = 4

Dodge = Annotated[int, Range(-99, 99)]


def spring(state: Estate, match: Match, hero: Hero) -> None:
    """DD-10.13: a Trap attacks; whoever is attacked may use his Trinkets, before the roll and after it."""
    if match.telling:
        match.tell(facts.Hurts(state.tag(hero.number), "snare"))
    if not state.in_battle:
        hero.used = ()
    state.then(TrapDeclare(hero.number))


def unused(hero: Hero, found: list[Hold]) -> list[Hold]:
    """A Trap is an attack like any other: each Trinket once, as in a turn of a Battle (DD-25.8)."""
    return [hold for hold in found if hero.trinkets[hold.place].card not in hero.used]


class TrapDeclare(WindowStep):
    """Before a Trap's roll: what makes it worse for the one who declares it."""

    name = "trap_declare"
    rules = ("DD-10.11", "DD-10.13", "DD-A.74")
    windows = (BEFORE_DEFENCE,)
    dodge: Dodge = 0

    def ways(self, state: Estate) -> list[Hold]:
        return unused(self.hero(state), super().ways(state))

    def passed(self, state: Estate, match: Match) -> None:
        state.then(TrapRoll(self.who, self.dodge))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.then(TrapDeclare(self.who, self.dodge + first(way).amount))


class TrapRoll(HeroStep):
    """DD-10.11–10.13: an attack like any other, Dodge included."""

    name = "trap_roll"
    dodge: Dodge = 0

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            TrapReact(self.who, d10(state, match, None), self.dodge).run(state, match)


class TrapReact(WindowStep):
    """After a Trap's roll: what changes it; then it counts."""

    name = "trap_react"
    rules = ("DD-10.11", "DD-10.13", "DD-25.9")
    windows = (AFTER_DEFENCE, WHEN_HIT, WHEN_HURT)
    roll: Annotated[int, Range(1, 10)]
    dodge: Dodge = 0
    halved: bool = False
    forced: bool = False
    """A hit is critical."""

    def result(self, state: Estate) -> int:
        hero = self.hero(state)
        if self.roll <= TRAP_CRIT:
            return CRIT
        dodge = hero.card.dodge + total(state, DODGE, hero) + total(state, TRAP_DODGE, hero)
        if self.roll > TRAP_ACC - dodge - self.dodge:
            return MISS
        return CRIT if self.forced else HIT

    def ways(self, state: Estate) -> list[Hold]:
        hero = self.hero(state)
        result = self.result(state)
        if result == MISS or not hero.trinkets:
            return []
        found: list[Hold] = []
        for raw in unused(hero, super().ways(state)):
            op = first(way_of(hero, raw)).op
            if result == HIT or op not in ("add_dodge", "force_crit"):
                found.append(raw)
        return found

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(way)
        if effect.op == "add_dodge":
            dodge = self.dodge + effect.amount
            state.then(TrapReact(self.who, self.roll, dodge, self.halved, self.forced))
        elif effect.op == "half":
            state.then(TrapReact(self.who, self.roll, self.dodge, True, self.forced))
        elif effect.op == "force_crit":
            state.then(TrapReact(self.who, self.roll, self.dodge, self.halved, True))
        else:
            state.then(self)
            run_list(state, match, way.effects, self.hero(state))

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        result = self.result(state)
        if result == CRIT:
            depth = len(state.agenda)
            damage(state, match, hero, TRAP_CRIT_DAMAGE * state.level, True, halved=self.halved)
            before = len(state.agenda)
            suffer(state, match, hero, 1)  # DD-A.22
            state.line_up(depth, before)
        elif result == HIT:
            damage(state, match, hero, TRAP_DAMAGE * state.level, False, halved=self.halved)
        else:
            if match.telling:
                match.tell(facts.TrapMissed(state.tag(hero.number)))
            fire(state, match, DODGED, hero)  # DD-A.80
