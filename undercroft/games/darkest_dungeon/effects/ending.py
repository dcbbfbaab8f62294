"""The end of a hero, and of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import facts
from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import MODES

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def die_for_good(state: Estate, match: Match, hero: Hero, why: facts.Death) -> None:
    """DD-0.18–0.21, DD-23.6: gone at once. Always the last thing a step does."""
    hero.alive = False
    hero.area = None
    hero.stacks = ()
    hero.turns = 0
    state.leave_tracker(hero.number)
    if state.use is not None:
        state.use.lose_target(hero.number)
    if match.telling:
        match.tell(facts.Died(state.tag(hero.number), why))
    state.then(match.step("after_death", hero.number))


def finish(state: Estate, match: Match, won: bool) -> None:
    """DD-0.17, DD-0.22, DD-0.23: the match is over; all win or all lose."""
    state.over = True
    state.own_campaign().won = won
    state.agenda.clear()
    if match.telling:
        ended = facts.GameWon if won else facts.GameLost
        match.tell(ended(MODES[state.mode]))
