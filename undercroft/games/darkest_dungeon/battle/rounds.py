"""Rounds and initiative (DD-17, DD-24.1–24.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw

from .. import facts
from ..effects.triggers import fire
from ..pack.moments import BATTLE_START, ROUND_END, ROUND_END_EACH, ROUND_START
from ..state.estate import Each, Estate, FigureStep
from ..state.figures import Figure
from ..state.tracker import SLOTS
from ..terms import FOES, MONSTER, PARTY, ROUNDS
from .boss_rules import first_ancestor, habit_of
from .casualties import Fled, GivenUp
from .turns import BEGIN_TURN

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


QUIET_ROUNDS: Final = 10  # DD-A.227


SIDES: Final = ("party", "foes")


class BattleStart(Step[Estate]):
    """What happens before the first round."""

    name = "battle_start"

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(StartRound())
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            habit = habit_of(monster)
            if habit is not None:
                habit.begin(state, match, monster)
        fire(state, match, BATTLE_START, None)


class StartRound(Step[Estate]):
    """DD-17.7, DD-31.13: one Initiative Card for each hero, and for each monster as often as it acts."""

    name = "start_round"

    def run(self, state: Estate, match: Match) -> None:
        state.battle.round += 1
        for number in state.order[PARTY]:
            state.heroes[number].turns = 1
        cards = 0
        for number in state.order[FOES]:
            monster = state.monsters[number - MONSTER]
            monster.turns = monster.kind.actions
            cards += monster.turns
        if first_ancestor(state):
            cards = SLOTS  # DD-41.33
        state.battle.cards = (len(state.order[PARTY]), cards)
        if match.telling:
            match.tell(facts.Round(state.battle.round))
        state.agenda.append(NEXT)
        fire(state, match, ROUND_START, None)


_DRAWS: Final[dict[tuple[int, int], Draw]] = {}


def initiative(party: int, foes: int) -> Draw:
    """The request for the next Initiative Card, made once."""
    found = _DRAWS.get((party, foes))
    if found is None:
        found = _DRAWS[(party, foes)] = Draw("initiative", SIDES, (party, foes))
    return found


class NextTurn(Step[Estate]):
    """DD-17.1, DD-17.2, DD-17.5: a card says which side; the foremost with a turn left acts."""

    name = "initiative"

    def run(self, state: Estate, match: Match) -> None:
        party, foes = state.battle.cards
        if not party and not foes:
            state.agenda.append(EndRound())
            return
        side = PARTY if party else FOES
        if party and foes:
            side = match.chance.index(initiative(party, foes))
        state.battle.cards = (party - 1, foes) if side == PARTY else (party, foes - 1)
        if match.telling:
            match.tell(facts.Initiative(SIDES[side]))
        heroes, monsters = state.heroes, state.monsters
        figure: Figure
        for number in state.order[side]:
            figure = heroes[number] if number < MONSTER else monsters[number - MONSTER]
            if figure.turns > 0:
                figure.turns -= 1
                break
        else:
            ancestor = first_ancestor(state) if side == FOES else None
            if ancestor is None:
                state.agenda.append(self)  # DD-17.4, DD-A.35: a surplus card
                return
            number = ancestor.number
        state.agenda.append(self)
        state.agenda.append(BEGIN_TURN[number])


NEXT: Final = NextTurn()


class EndRound(Step[Estate]):
    """DD-17.6, DD-24.1: the deck is empty."""

    name = "end_round"

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(RoundOver())
        state.begin_event()
        deeds = state.passive.deeds
        if deeds[ROUND_END] or deeds[ROUND_END_EACH]:
            for side in reversed(state.order):
                for number in reversed(side):
                    state.agenda.append(EACH_ROUND_END[number])
            fire(state, match, ROUND_END, None)


class EachRoundEnd(FigureStep):
    """What the end of a round does to one figure."""

    name = "each_round_end"

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area is not None:
            fire(state, match, ROUND_END_EACH, figure)


EACH_ROUND_END: Final = Each(EachRoundEnd)


class RoundOver(Step[Estate]):
    """DD-24.3: after the fourth the heroes flee; a Boss fight does not count rounds (DD-31.11).

    But one in which nothing happens any more is lost (DD-A.227).
    """

    name = "round_over"

    def run(self, state: Estate, match: Match) -> None:
        quiet = state.battle.round - state.battle.stirred
        if state.boss_fight and quiet >= QUIET_ROUNDS:
            state.agenda[:] = (GivenUp(),)
        elif state.battle.round >= ROUNDS and not state.boss_fight:
            state.agenda[:] = (Fled(),)
        else:
            if quiet > 1 and state.boss_fight and match.telling:
                match.tell(facts.Lull(quiet, QUIET_ROUNDS))
            state.agenda.append(StartRound())
