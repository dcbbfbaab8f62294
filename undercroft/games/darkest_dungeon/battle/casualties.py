"""The dead leave the tile, and with the last of them the Battle ends (DD-23.5–23.8, DD-24.2–24.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step

from .. import facts
from ..effects.ending import finish
from ..effects.triggers import fire
from ..pack.moments import MONSTER_DEATH
from ..state.estate import Estate
from ..state.figures import Monster
from ..terms import CIRCUS, FOES, MONSTER
from .boss_rules import habit_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def bury(state: Estate, match: Match) -> bool:
    """DD-23.5–23.7: the dead leave at once and those behind slide up; whether the Battle is over.

    Always the last thing a step does.
    """
    if state.mode == CIRCUS:
        return False
    monsters = state.monsters
    dead = False
    again = True
    while again:
        again = False
        for number in state.order[FOES]:
            monster = monsters[number - MONSTER]
            if monster.wounds >= monster.life:
                dead = again = True
                slay(state, match, monster)
                break
    if dead and (not state.order[FOES] or (state.boss_fight and boss_beaten(state))):
        state.agenda[:] = (Won(),)
        return True
    return False


class Bury(Step[Estate]):
    """Who died of a line of a card, not of a blow (DD-23.6)."""

    name = "bury"

    def run(self, state: Estate, match: Match) -> None:
        bury(state, match)


def slay(state: Estate, match: Match, monster: Monster) -> None:
    state.leave_tracker(monster.number)
    if match.telling:
        match.tell(facts.Slain(state.tag(monster.number)))
    habit = habit_of(monster)
    if habit is not None:
        habit.died(state, match, monster)
    fire(state, match, MONSTER_DEATH, monster)
    monster.area = None
    monster.turns = 0
    monster.stacks = ()


def boss_beaten(state: Estate) -> bool:
    """DD-31.12, DD-A.99: every body of the Boss is dead."""
    return not any(state.monsters[n - MONSTER].kind.boss for n in state.order[FOES])


class Won(Step[Estate]):
    """DD-24.2: the last monster is dead."""

    name = "won"

    def run(self, state: Estate, match: Match) -> None:
        if match.telling:
            match.tell(facts.BattleWon())
        state.then(match.step("battle_over", True))


class Fled(Step[Estate]):
    """DD-24.3, DD-24.4: the fourth round is over, or nobody is left (DD-24.7)."""

    name = "fled"

    def run(self, state: Estate, match: Match) -> None:
        if match.telling:
            match.tell(facts.BattleFled())
        state.then(match.step("battle_over", False))


class GivenUp(Step[Estate]):
    """DD-A.227: a Boss whom nobody touches any more is not defeated."""

    name = "given_up"

    def run(self, state: Estate, match: Match) -> None:
        if match.telling:
            match.tell(facts.GivenUp(state.battle.round - state.battle.stirred))
        finish(state, match, False)
