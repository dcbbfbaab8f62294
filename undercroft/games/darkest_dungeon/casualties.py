"""The dead leave the tile, and with the last of them the Battle ends (DD-23.5–23.8, DD-24.2–24.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step

from .habits import habit_of
from .state import CIRCUS, FOES, MONSTER, NONE, Estate, Monster
from .triggers import MONSTER_DEATH, fire

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def bury(g: Estate, m: Match) -> bool:
    """DD-23.5–23.7: the dead leave at once and those behind slide up; whether the Battle is over.

    Always the last thing a step does.
    """
    if g.mode == CIRCUS:
        return False
    monsters = g.monsters
    dead = False
    again = True
    while again:
        again = False
        for number in g.order[FOES]:
            monster = monsters[number - MONSTER]
            if monster.wounds >= monster.life:
                dead = again = True
                slay(g, m, monster)
                break
    if dead and (not g.order[FOES] or (g.boss_fight and boss_beaten(g))):
        g.agenda[:] = (Won(),)
        return True
    return False


def slay(g: Estate, m: Match, monster: Monster) -> None:
    g.leave_tracker(monster.number)
    if m.telling:
        m.tell("slain", g.tag(monster.number))
    habit = habit_of(g, monster)
    if habit is not None:
        habit.died(g, m, monster)
    fire(g, m, MONSTER_DEATH, monster)
    monster.area = NONE
    monster.turns = 0
    monster.stacks = ()


def boss_beaten(g: Estate) -> bool:
    """DD-31.12, DD-A.99: every body of the Boss is dead."""
    cards = g.pack.monsters
    return not any(cards[g.monsters[n - MONSTER].kind].boss for n in g.order[FOES])


class Won(Step[Estate]):
    """DD-24.2: the last monster is dead."""

    __slots__ = ()
    name = "won"

    def run(self, g: Estate, m: Match) -> None:
        from .campaign import battle_over

        if m.telling:
            m.tell("battle_won", ())
        battle_over(g, m, True)


class Fled(Step[Estate]):
    """DD-24.3, DD-24.4: the fourth round is over, or nobody is left (DD-24.7)."""

    __slots__ = ()
    name = "fled"

    def run(self, g: Estate, m: Match) -> None:
        from .campaign import battle_over

        if m.telling:
            m.tell("battle_fled", ())
        battle_over(g, m, False)


class GivenUp(Step[Estate]):
    """DD-A.227: a Boss whom nobody touches any more is not defeated."""

    __slots__ = ()
    name = "given_up"

    def run(self, g: Estate, m: Match) -> None:
        from .campaign import finish

        if m.telling:
            m.tell("given_up", (g.round - g.stirred,))
        finish(g, m, False)
