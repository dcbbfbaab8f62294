"""A turn in battle; a hero's: mood, tokens, two actions, and provisions in between (DD-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import facts
from ..effects.base import run_list
from ..effects.dice import gambled
from ..effects.triggers import fire
from ..effects.wounds import wound
from ..pack.moments import TURN_END
from ..state.estate import Each, Estate, FigureStep, HeroStep
from ..state.figures import Figure, Hero, Monster
from ..state.stacks import Stack, stack
from ..terms import (
    BLEED,
    BLIGHT,
    MONSTER,
    STUN,
)
from .acting import ACT
from .boss_rules import habit_of
from .casualties import bury
from .field import Settle, overfull
from .foes import MONSTER_ACTS

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


ACTIONS: Final = 2  # DD-18.3


class BeginTurn(FigureStep):
    """DD-18.1, DD-18.2, DD-22.1: an Affliction or Virtue first, then the tokens."""

    name = "begin_turn"

    def run(self, state: Estate, match: Match) -> None:
        who = self.who
        battle = state.battle
        battle.active = who
        battle.stood = state.figure(who).area
        for hero in state.heroes:
            hero.used = ()  # DD-25.8
        if match.telling:
            match.tell(facts.Turn(state.tag(who)))
        if who < MONSTER:
            hero = state.heroes[who]
            hero.forget_turn()
            hero.actions = ACTIONS
            if hero.mood is not None:
                state.agenda.append(TICK[who])
                state.agenda.append(MOOD_ROLL[who])
                return
        tick(state, match, who)


BEGIN_TURN: Final = Each(BeginTurn)


class MoodRoll(HeroStep):
    """DD-28.7: it may act at the start of the turn."""

    name = "mood_roll"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        mood = hero.mood
        assert mood is not None
        roll = match.chance.index(state.pack.d10) + 1
        state.begin_event()
        if match.telling:
            acts: facts.Answer = "yes" if roll <= mood.upto else "no"
            match.tell(facts.MoodRolled(state.tag(hero.number), mood.id, roll, acts))
        if roll <= mood.upto:
            run_list(state, match, mood.effects, hero)
        gambled(state, match, hero, roll)


MOOD_ROLL: Final = [MoodRoll(who) for who in range(MONSTER)]


class Tick(FigureStep):
    """The tokens, once an Affliction or Virtue has had its say."""

    name = "tick"

    def run(self, state: Estate, match: Match) -> None:
        tick(state, match, self.who)


TICK: Final = Each(Tick)


def tick(state: Estate, match: Match, who: int) -> None:
    """DD-20.2, DD-20.3: one token off every stack; all Wounds of Bleed and Blight are one loss."""
    figure = state.figure(who)
    agenda = state.agenda
    agenda.append(END_TURN[who])
    if figure.area is None:
        return
    stunned = False
    loss = bled = 0
    if figure.stacks:
        left: list[Stack] = []
        for one in figure.stacks:
            if one.condition <= BLIGHT:
                loss += one.amount
                if one.condition == BLEED:
                    bled += one.amount
            elif one.condition == STUN:
                stunned = True
            if one.tokens > 1:
                left.append(stack(one.condition, one.amount, one.tokens - 1))
        figure.stacks = tuple(left)
    if who < MONSTER:
        assert isinstance(figure, Hero)
        if stunned:
            figure.actions = max(0, figure.actions - 1)  # DD-20.8
        agenda.append(ACT[who])
    elif not stunned:
        agenda.append(MONSTER_ACTS[who])
    if stunned and match.telling:
        match.tell(facts.Stunned(state.tag(who)))
    if loss:
        state.begin_event()
        if match.telling:
            why: facts.Toll = "both" if 0 < bled < loss else "bleed" if bled else "blight"
            match.tell(facts.Bleeds(state.tag(who), loss, why))
        wound(state, match, figure, loss)
        bury(state, match)


class EndTurn(FigureStep):
    """The turn ends where the figure stands: who must, gives way; then what the Room does."""

    name = "end_turn"

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area is not None and overfull(state, figure.area):
            state.agenda.append(TurnOver(self.who))
            target = state.battle.target
            spare = target if self.who >= MONSTER else None
            state.agenda.append(Settle(self.who, spare))
        else:
            turn_over(state, match, figure)


END_TURN: Final = Each(EndTurn)


class TurnOver(FigureStep):
    """The end of a turn, once there is space."""

    name = "turn_over"

    def run(self, state: Estate, match: Match) -> None:
        turn_over(state, match, state.figure(self.who))


def turn_over(state: Estate, match: Match, figure: Figure) -> None:
    """What happens to a figure that has ended its turn."""
    battle = state.battle
    battle.active = None
    battle.stood = None
    plan = battle.plan
    battle.target = None
    battle.plan = None
    if figure.area is None:
        return
    if isinstance(figure, Monster):
        habit = habit_of(figure)
        if habit is not None:
            habit.after(state, match, figure, plan)
    if state.passive.deeds[TURN_END]:
        state.begin_event()
        fire(state, match, TURN_END, figure)
