"""The Shadow: a Hunter whom nobody plays (BB-V.1). What it does is fixed, or drawn where all can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.chance import Draw

from .cards import ON_DREAM, Card
from .choices import CardChoice, ReclaimCards
from .choosing import TRANSFORM_WEAPONS, playable
from .dream import REMOVE_OF, UPGRADE_OF
from .state import Hunt, Hunter

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

TIRED: Final = 3
"""With so much Health or less it dreams …"""
LADEN: Final = 5
"""… and with so much Collected Blood or more."""


class ShadowPlays(Step[Hunt]):
    """It chooses last, when all others have: the Dream if it must, else a card drawn from its hand."""

    name = "shadow_choose"

    def fits(self, state: Hunt) -> bool:
        return state.shadow is not None

    def run(self, state: Hunt, match: Match) -> None:
        hunter = shadow(state)
        cards = [choice.card for choice in playable(state, hunter.hand)]
        others = [card for card in cards if card.timing != ON_DREAM]
        wants_to = hunter.health <= TIRED or hunter.collected >= LADEN
        if len(others) < len(cards) and (wants_to or not others):
            hunter.pick = state.pack.dream
        else:
            hunter.pick = drawn(match, hunter.hand, others)


class ShadowTransforms(Step[Hunt]):
    """The Weapon it transforms into is drawn, too."""

    name = "shadow_transform"

    def fits(self, state: Hunt) -> bool:
        return state.shadow is not None

    def run(self, state: Hunt, match: Match) -> None:
        hunter = shadow(state)
        weapons = [one.card for one in TRANSFORM_WEAPONS.choices(state, hunter.seat)]
        hunter.pick = drawn(match, hunter.hand, weapons)


class ShadowTakes(Step[Hunt]):
    """A card of the row, of its used pile, or one of its own that leaves the game: any of them."""

    name = "shadow_takes"
    what: Literal["upgrade", "remove", "reclaim"]

    def fits(self, state: Hunt) -> bool:
        return state.shadow is not None and bool(self.choices(state))

    def question(self, seat: int) -> Question[Hunt]:
        if self.what == "reclaim":
            return ReclaimCards(seat, 1)
        return UPGRADE_OF[seat] if self.what == "upgrade" else REMOVE_OF[seat]

    def choices(self, state: Hunt) -> tuple[CardChoice, ...]:
        seat = shadow(state).seat
        found = self.question(seat).choices(state, seat)
        return tuple([one for one in found if isinstance(one, CardChoice)])

    def run(self, state: Hunt, match: Match) -> None:
        seat = shadow(state).seat
        choices = self.choices(state)
        draw = Draw("shadow", [choice.id for choice in choices])
        choice = choices[match.chance.index(draw)]
        choice.take(state, match, Ask(0, self.question(seat), seat, choices))


def shadow(state: Hunt) -> Hunter:
    assert state.shadow is not None
    return state.hunters[state.shadow]


def drawn(match: Match, hand: tuple[Card, ...], cards: list[Card]) -> Card:
    """One of these, each as likely as it is often in hand."""
    draw = Draw("shadow", [card.id for card in cards], [hand.count(card) for card in cards])
    return cards[match.chance.index(draw)]
