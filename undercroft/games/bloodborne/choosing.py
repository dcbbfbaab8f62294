"""Steps 1 and 2: cards are chosen in secret and revealed (BB-4), Weapons transformed (BB-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.decision import Closed
from undercroft.kernel.text import Message

from . import facts
from .cards import ON_DREAM, ON_TRANSFORM, Card
from .choices import CardChoice, closed_card, each
from .state import TRANSFORM, Hand, Hunt, Hunter, added, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def playable(state: Hunt, hand: Hand) -> tuple[CardChoice, ...]:
    """BB-A.11: Transform without a Weapon is refused at selection."""
    found = each(Play, hand)
    if state.empty_transform:
        return found
    for card in hand:
        if card.weapon:
            return found
    return tuple([one for one in found if one.card.timing != ON_TRANSFORM])


class Play(CardChoice):
    """BB-4.2: only the chooser learns of the card, the others only that there is one now."""

    name = "play"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        if match.telling:
            match.tell_only(ask.seat, facts.Picked(ask.seat, self.card.id))
            if hunter.pick is None:
                match.tell(facts.Ready(ask.seat))
        hunter.pick = self.card


def picked(state: Hunt, kind: type[CardChoice], seat: int) -> CardChoice | None:
    """The secret choice that may still be changed."""
    pick = state.hunters[seat].pick
    return None if pick is None else kind(pick)


def closed_cards(
    hunter: Hunter, question: Step[Hunt], open_now: tuple[CardChoice, ...], reason: str
) -> list[Closed]:
    """Cards in hand that cannot be chosen now, and why; then the used pile (BB-4.4, BB-5.5)."""
    cards = [choice.card for choice in open_now]
    found = [
        closed_card(question, card, "hand", reason)
        for card in dict.fromkeys(hunter.hand)
        if card not in cards
    ]
    found += [
        closed_card(question, card, "used", "bb-closed-used") for card in dict.fromkeys(hunter.used)
    ]
    return found


def lay_open(hunter: Hunter) -> Card | None:
    """The secret choice is no secret any more: it leaves the hand, and is the card that acts."""
    card = hunter.pick
    if card is not None:
        hunter.pick = None
        hunter.hand = without(hunter.hand, card)
        hunter.card = card
    return card


class RevealCards(Step[Hunt]):
    """BB-4.3: all at the same instant."""

    name = "reveal_cards"

    def run(self, state: Hunt, match: Match) -> None:
        state.reveals += 1
        transforming = False
        for hunter in state.order():
            card = lay_open(hunter)
            if card is None:
                continue
            hunter.played = (card,)
            if card.timing == ON_DREAM:
                hunter.dreaming = True
            elif card.timing == ON_TRANSFORM:
                transforming = True
            if match.telling:
                match.tell(facts.Played(hunter.seat, card.id))
        if transforming:
            state.agenda.append(TRANSFORM_WEAPONS)


class TransformWeapons(Question[Hunt]):
    """Whoever played Transform chooses a Weapon from hand, in secret, having seen the cards."""

    name = "transform"
    rules = ("BB-5.1", "BB-5.2", "BB-5.3", "BB-5.4", "BB-5.5")

    def run(self, state: Hunt, match: Match) -> None:
        state.step = TRANSFORM
        for hunter in state.hunters:
            card = hunter.card
            if card is not None and card.timing == ON_TRANSFORM:  # who is dead has played none
                weapons = self.choices(state, hunter.seat)
                if weapons:
                    if not state.asks:
                        state.then(REVEAL_WEAPONS)
                    if hunter.seat == state.shadow:
                        state.then(match.step("shadow_transform"))
                    else:
                        state.ask(self, hunter.seat, weapons)

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        hand = state.hunters[seat].hand
        return each(Transform, tuple([card for card in hand if card.weapon]))

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message("bb-prompt-transform")

    def chosen(self, state: Hunt, seat: int) -> CardChoice | None:
        return picked(state, Transform, seat)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        return closed_cards(
            state.hunters[seat], self, self.choices(state, seat), "bb-closed-not-a-weapon"
        )


class Transform(Play):
    """BB-5.4, BB-5.5: the Weapon to transform into, from hand only."""

    name = "transform"


class RevealWeapons(Step[Hunt]):
    """BB-5.3, BB-5.7: revealed together; the Weapon counts as played from now on."""

    name = "reveal_weapons"

    def run(self, state: Hunt, match: Match) -> None:
        state.reveals += 1
        for hunter in state.order():
            card = lay_open(hunter)
            if card is None:
                continue
            hunter.played = added(hunter.played, card)
            if match.telling:
                match.tell(facts.Transformed(hunter.seat, card.id))


TRANSFORM_WEAPONS: Final = TransformWeapons()
REVEAL_WEAPONS: Final = RevealWeapons()
