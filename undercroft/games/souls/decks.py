"""A boss's behaviour deck: shuffled anew, hotter than before (DS-33 to DS-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.pile import Pile

from . import facts
from .abilities import Reshuffle
from .models import BehaviourCard
from .state import Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class AfterCard(Step[Fight]):
    """A boss may do something once its card has been resolved: the Dancer shuffles (DS-34.2)."""

    name = "after_card"
    card: BehaviourCard

    def run(self, state: Fight, match: Match) -> None:
        if not self.card.heat_up:
            return
        if any(isinstance(foe.model.ability, Reshuffle) for foe in state.living()):
            reshuffle(state, ())
            if match.telling:
                match.tell(facts.Reshuffled())


def reshuffle(state: Fight, fresh: tuple[BehaviourCard, ...]) -> None:
    """Draw pile, discard pile and one of `fresh` become one face-down deck (DS-A.122).

    The last card still shows the weak arcs until the next is flipped.
    """
    known = state.known_deck + state.discard
    groups = [(known, len(known)), *state.deck.groups]
    if fresh:
        groups.append((fresh, 1))
    state.deck = Pile(groups)
    state.known_deck = ()
    state.discard = ()
    state.reveals += 1


def heat_up_if_due(state: Fight, match: Match) -> None:
    """DS-34.1, DS-A.123: at or below the heat up point, once, at once."""
    boss = state.boss
    assert boss is not None
    if state.heated or not boss.entry.heat_up:
        return
    foe = next((one for one in state.living() if one.model.boss), None)
    if foe is not None and foe.health - foe.wounds <= boss.entry.heat_up:
        state.heated = True
        reshuffle(state, boss.heat_up_cards)
        if match.telling:
            match.tell(facts.Heated(foe.tag()))
        state.heats_up(match, foe)
