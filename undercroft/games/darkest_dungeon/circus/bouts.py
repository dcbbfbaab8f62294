"""The Butcher's Circus: rounds of a bout, alternate activations, how it ends (DD-39.11–39.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.text import Message

from .. import facts
from ..battle.field import AreaChoice, area_name
from ..battle.turns import BeginTurn
from ..effects.dice import d10
from ..effects.stress import AtTen
from ..effects.wounds import Deathblow
from ..state.asking import ask_or_take
from ..state.choosing import HeroChoice
from ..state.estate import Estate
from ..state.kinds import AREAS, AreaNumber, Team
from ..terms import FOES, PARTY, TEAM
from .teams import TEAMS, captain

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# DD-A.140: so many whole rounds without Wounds or Stress, or so many in all, and it is a draw.
QUIET_ROUNDS: Final = 5
MOST_ROUNDS: Final = 40


class BeginBout(Step[Estate]):
    name = "begin_bout"

    def run(self, state: Estate, match: Match) -> None:
        state.then(BoutRound())


class BoutRound(Step[Estate]):
    """DD-39.13: a new round; the Butcher moves (DD-39.18)."""

    name = "bout_round"

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        quiet = battle.round - battle.stirred
        if quiet >= QUIET_ROUNDS or battle.round >= MOST_ROUNDS:
            state.agenda[:] = (BoutDrawn(),)
            return
        if quiet > 1 and match.telling:
            match.tell(facts.Lull(quiet, QUIET_ROUNDS))
        battle.round += 1
        circus = state.own_circus()
        if battle.round > 1:
            circus.first_team = 1 - circus.first_team
        for side in state.order:
            for number in side:
                state.heroes[number].turns = 1
        if match.telling:
            match.tell(facts.Round(battle.round))
        if circus.butcher is not None:
            state.then(BUTCHER_MOVES, ACTIVATE[circus.first_team])
        else:
            state.then(ACTIVATE[circus.first_team])


class ButcherMoves(Step[Estate]):
    """DD-39.18, DD-A.141: one Area towards the one rolled."""

    name = "butcher"

    def run(self, state: Estate, match: Match) -> None:
        goal = d10(state, match, None) - 1
        if goal != state.ring.butcher:
            ButcherPath(goal).run(state, match)


class ButcherPath(Question[Estate]):
    """DD-A.226: of several ways that are equally short the team with the Party Counter takes one."""

    name = "butcher_path"
    rules = ("DD-39.18", "DD-A.226")
    goal: AreaNumber

    def fits(self, state: Estate) -> bool:
        return state.ring.butcher is not None and self.goal < len(state.ground.areas)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        butcher = state.ring.butcher
        assert butcher is not None
        row = state.ground.distance[self.goal]
        return tuple(
            [
                BUTCHER_AT[area]
                for area in state.ground.neighbours[butcher]
                if row[area] < row[butcher]
            ]
        )

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, captain(state, state.ring.first_team))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-butcher-path", {"area": area_name(state, self.goal)})


class ButcherAt(AreaChoice):
    """The Butcher goes here."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.own_circus().butcher = self.area
        if match.telling:
            match.tell(facts.Butcher(self.area))


BUTCHER_AT: Final = [ButcherAt(area) for area in range(AREAS)]


class Activate(Question[Estate]):
    """DD-39.11: any own hero not yet activated in this round."""

    name = "activate"
    rules = ("DD-39.11", "DD-39.13")
    team: Team

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        heroes = state.heroes
        return tuple([ACTS[n] for n in sorted(state.order[self.team]) if heroes[n].turns])

    def run(self, state: Estate, match: Match) -> None:
        seat = captain(state, self.team)
        if self.choices(state, seat):
            ask_or_take(state, match, self, seat)
        else:
            state.then(NEXT_FIGHTER)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-activate", {"team": TEAMS[self.team]})


class Acts(HeroChoice):
    """It is his turn."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Activate)
        state.heroes[self.who].turns = 0
        state.own_circus().last_team = question.team
        state.then(BeginTurn(self.who), NEXT_FIGHTER)


ACTIVATE: Final = [Activate(0), Activate(1)]
BUTCHER_MOVES: Final = ButcherMoves()
ACTS: Final = [Acts(who) for who in range(2 * TEAM)]


class NextFighter(Step[Estate]):
    """DD-39.11, DD-39.13, DD-A.135: the other team, unless it has nobody left; then a new round."""

    name = "next_fighter"

    def run(self, state: Estate, match: Match) -> None:
        ready = [any(state.heroes[n].turns for n in side) for side in state.order]
        if not any(ready):
            state.then(BoutRound())
            return
        team = 1 - state.ring.last_team
        state.then(ACTIVATE[team if ready[team] else state.ring.last_team])


NEXT_FIGHTER: Final = NextFighter()


def fighter_fell(state: Estate, match: Match) -> None:
    """DD-39.14: the bout ends with a team; what kills somebody else in the same moment still does."""
    if not all(state.order):
        deadly = [step for step in state.agenda if isinstance(step, Deathblow | AtTen)]
        state.agenda[:] = (BoutOver(), *deadly)


class BoutOver(Step[Estate]):
    """DD-39.14, DD-A.138: the last team standing wins; if both are gone, the active one has lost."""

    name = "bout_over"

    def run(self, state: Estate, match: Match) -> None:
        if any(state.order):
            winner: int | None = PARTY if state.order[PARTY] else FOES
        elif state.battle.active is not None:
            winner = FOES if state.battle.active < TEAM else PARTY
        else:
            winner = None
        state.own_circus().winner = winner
        state.over = True
        state.own_campaign().won = winner is not None
        state.agenda.clear()
        if match.telling:
            match.tell(facts.BoutWon(None if winner is None else TEAMS[winner]))


class BoutDrawn(Step[Estate]):
    """DD-A.140: a bout that goes nowhere; both teams walk away."""

    name = "bout_drawn"

    def run(self, state: Estate, match: Match) -> None:
        state.own_circus().winner = None
        state.over = True
        state.own_campaign().won = False
        state.agenda.clear()
        if match.telling:
            match.tell(facts.BoutDrawn(state.battle.round))
