"""What cards in play do by themselves: one table of moments, gathered in one order.

An effect of a card may say `when: <moment>`. `add`, `set` and `halve` are numbers that the rules read at
that moment; every other verb is a deed that is done then. The order is always: the hero's own Quirks as they
were gained, the Disease, then Light, Room, Threat, Quest and Hamlet Event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.agenda import Step
from undercroft.kernel.record import OneOf, Range

from .. import facts
from ..pack.moments import MOMENTS
from ..state.estate import Estate, known
from ..state.figures import Figure, Hero
from ..state.kinds import FigureNumber
from ..terms import MONSTER

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .base import Effect


def total(state: Estate, moment: int, figure: Figure) -> int:
    """The sum of the numbers added at this moment."""
    shared = state.passive
    found = shared.flat[moment]
    for effect in shared.adds[moment]:
        if effect.holds(state, figure):
            found += effect.value(state, figure)
    if figure.number < MONSTER:
        assert isinstance(figure, Hero)
        own = figure.passive
        found += own.flat[moment]
        for effect in own.adds[moment]:
            if effect.holds(state, figure):
                found += effect.value(state, figure)
    return found


def party_total(state: Estate, moment: int) -> int:
    """The sum of what holds for the whole party."""
    return state.passive.flat[moment]


def hurts_somebody(effect: Effect, figure: Figure | None) -> bool:
    """Whether it does something to body or mind of which nothing else says where it comes from."""
    if effect.op not in ("wounds", "damage", "stress") or effect.entry.upto is not None:
        return False
    if effect.who != "self":
        return True
    return (
        figure.alive if isinstance(figure, Hero) else figure is not None and effect.op != "stress"
    )


def fire(state: Estate, match: Match, moment: int, figure: Figure | None, start: int = 0) -> None:
    """Do the deeds of this moment in order. One that asks or rolls lets the others wait for it."""
    shared = state.passive.deeds[moment]
    own: tuple[Effect, ...] = ()
    if figure is not None and figure.number < MONSTER:
        assert isinstance(figure, Hero)
        own = figure.passive.deeds[moment]
    if not shared and not own:
        return
    deeds = own + shared
    agenda = state.agenda
    depth = len(agenda)
    number = None if figure is None else figure.number
    for place in range(start, len(deeds)):
        effect = deeds[place]
        if not effect.holds(state, figure):
            continue
        if match.telling and hurts_somebody(effect, figure):
            match.tell(facts.Because(effect.owner))
        effect.apply(state, match, figure, None)
        if len(agenda) > depth and place + 1 < len(deeds):
            agenda.insert(depth, FireRest(number, moment, place + 1))
            return


class FireRest(Step[Estate]):
    """The deeds of a moment that had to wait."""

    name = "fire"
    who: FigureNumber | None
    moment: Annotated[int, OneOf(MOMENTS)]
    start: Annotated[int, Range(0, 999)]

    def fits(self, state: Estate) -> bool:
        return self.who is None or known(state, self.who)

    def run(self, state: Estate, match: Match) -> None:
        figure = None if self.who is None else state.figure(self.who)
        if isinstance(figure, Hero) and not figure.alive:
            return
        fire(state, match, self.moment, figure, self.start)
