"""The attack of a Trap (DD-10.11–10.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..battle.rolls import CRIT, FORCED, HALF, HIT, MISS
from ..effects.base import run_list
from ..effects.dice import d10
from ..effects.stress import suffer
from ..effects.triggers import fire, total
from ..effects.ways import first, way_of
from ..effects.windows import WindowStep
from ..effects.wounds import damage
from ..pack.moments import DODGE, DODGED, TRAP_DODGE
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import AFTER_DEFENCE, BEFORE_DEFENCE, WHEN_HIT, WHEN_HURT

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


TRAP_ACC, TRAP_CRIT = 8, 2  # DD-10.11


TRAP_DAMAGE, TRAP_CRIT_DAMAGE = 2, 4  # a Dungeon Level


def spring(state: Estate, match: Match, hero: Hero) -> None:
    """DD-10.13: a Trap attacks; whoever is attacked may use his Trinkets, before the roll and after it."""
    if not state.in_battle:
        hero.used = 0
    state.agenda.append(TrapDeclare(hero.number, 0))


def unused(hero: Hero, found: list[int]) -> list[int]:
    """A Trap is an attack like any other: each Trinket once, as in a turn of a Battle (DD-25.8)."""
    return [raw for raw in found if not hero.used >> (raw - 1 >> 4) & 1]


class TrapDeclare(WindowStep):
    """Before a Trap's roll: what makes it worse for the one who declares it."""

    __slots__ = ("dodge",)
    name = "trap_declare"
    windows = (BEFORE_DEFENCE,)

    def __init__(self, who: int, dodge: int) -> None:
        self.who = who
        self.dodge = dodge

    def args(self) -> tuple[int, ...]:
        return (self.who, self.dodge)

    def ways(self, state: Estate) -> list[int]:
        return unused(self.hero(state), super().ways(state))

    def passed(self, state: Estate, match: Match) -> None:
        state.agenda.append(TrapRoll(self.who, self.dodge))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.agenda.append(TrapDeclare(self.who, self.dodge + first(state, way).amount))


class TrapRoll(HeroStep):
    """DD-10.11–10.13: an attack like any other, Dodge included."""

    __slots__ = ("dodge",)
    name = "trap_roll"

    def __init__(self, who: int, dodge: int = 0) -> None:
        self.who = who
        self.dodge = dodge

    def args(self) -> tuple[int, ...]:
        return (self.who, self.dodge)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            TrapReact(self.who, d10(state, match, None), self.dodge, 0).run(state, match)


class TrapReact(WindowStep):
    """After a Trap's roll: what changes it; then it counts."""

    __slots__ = ("dodge", "marks", "roll")
    name = "trap_react"
    windows = (AFTER_DEFENCE, WHEN_HIT, WHEN_HURT)

    def __init__(self, who: int, roll: int, dodge: int, marks: int) -> None:
        self.who = who
        self.roll = roll
        self.dodge = dodge
        self.marks = marks

    def args(self) -> tuple[int, ...]:
        return (self.who, self.roll, self.dodge, self.marks)

    def result(self, state: Estate) -> int:
        hero = self.hero(state)
        if self.roll <= TRAP_CRIT:
            return CRIT
        dodge = (
            state.hero_card(hero).dodge + total(state, DODGE, hero) + total(state, TRAP_DODGE, hero)
        )
        if self.roll > TRAP_ACC - dodge - self.dodge:
            return MISS
        return CRIT if self.marks & FORCED else HIT

    def ways(self, state: Estate) -> list[int]:
        hero = self.hero(state)
        result = self.result(state)
        if result == MISS or not hero.trinkets:
            return []
        found: list[int] = []
        for raw in unused(hero, super().ways(state)):
            op = first(state, way_of(state, hero, raw)).op
            if result == HIT or op not in ("add_dodge", "force_crit"):
                found.append(raw)
        return found

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(state, way)
        dodge, marks = self.dodge, self.marks
        if effect.op == "add_dodge":
            dodge += effect.amount
        elif effect.op == "half":
            marks |= HALF
        elif effect.op == "force_crit":
            marks |= FORCED
        state.agenda.append(TrapReact(self.who, self.roll, dodge, marks))
        if effect.op not in ("add_dodge", "half", "force_crit"):
            run_list(state, match, way.effects, self.hero(state))

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        result = self.result(state)
        halved = bool(self.marks & HALF)
        if result == CRIT:
            damage(state, match, hero, TRAP_CRIT_DAMAGE * state.level, True, halved=halved)
            suffer(state, match, hero, 1)  # DD-A.22
        elif result == HIT:
            damage(state, match, hero, TRAP_DAMAGE * state.level, False, halved=halved)
        else:
            if match.telling:
                match.tell("trap_missed", (*state.tag(hero.number),))
            fire(state, match, DODGED, hero)  # DD-A.80
