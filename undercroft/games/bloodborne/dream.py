"""Step 7: the Hunter's Dream (BB-11) and Upgrades (BB-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Step
from undercroft.kernel.decision import Closed

from . import facts
from .choices import SEATS, CardChoice, SeatQuestion, SeatStep, closed_card, each, take_back
from .dungeon import REFILL
from .state import DREAM, MAX_CARDS, Hand, Hunt, Hunter, added, together, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class HuntersDream(Step[Hunt]):
    """BB-11.3: dreamers and the dead, in one player order; the row is refilled after all of them."""

    name = "dream"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = DREAM
        there = [
            DREAM_OF[hunter.seat]
            for hunter in state.order()
            if (hunter.dreaming or hunter.dead) and not hunter.out
        ]
        if there:
            state.then(*there, REFILL)


class DreamOf(SeatStep):
    """BB-11.4: bank, reclaim, upgrade, rest. The dead only upgrade and rest, unless they dreamt."""

    name = "dream_of"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        if hunter.dreaming:
            if not hunter.dead:  # BB-11.14
                if state.modifiers.bank_tax and hunter.collected:
                    taxed = min(state.modifiers.bank_tax, hunter.collected)
                    hunter.collected -= taxed
                    state.reserve += taxed
                    if match.telling:
                        match.tell(facts.Taxed(hunter.seat, taxed))
                if hunter.collected:
                    if match.telling:
                        match.tell(facts.Banked(hunter.seat, hunter.collected))
                    hunter.banked += hunter.collected
                    hunter.collected = 0
            # BB-11.7, BB-11.8: every used card, and the Dream itself.
            hunter.used = together(hunter.used, hunter.played)
            hunter.played = ()
            take_back(match, hunter, hunter.used)
        if state.row:  # BB-12.7
            state.then(UPGRADE_OF[self.seat], REST_OF[self.seat])
        else:
            state.agenda.append(REST_OF[self.seat])


class UpgradeOf(SeatQuestion):
    """BB-12.1, BB-12.2: one of the cards still available, into the hand."""

    name = "upgrade"
    rules = ("BB-12.1", "BB-12.2", "BB-12.3")

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        return each(Upgrade, state.row)


class Upgrade(CardChoice):
    """This card of the row."""

    name = "upgrade"
    place = "row"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        state.row = without(state.row, self.card)
        hunter.hand = added(hunter.hand, self.card)
        if match.telling:
            match.tell(facts.Upgraded(ask.seat, self.card.id))
        if hunter.owned > MAX_CARDS:
            state.agenda.append(REMOVE_OF[ask.seat])


class RemoveOf(SeatQuestion):
    """BB-12.8–12.10: an eighth card forces one out of the game; never Hunter's Dream."""

    name = "remove"
    rules = ("BB-12.8", "BB-12.9", "BB-12.10")

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        hunter = state.hunters[seat]
        places: tuple[tuple[type[Remove], Hand], ...] = (
            (Remove, hunter.hand),
            (RemoveUsed, hunter.used),
            (RemovePlayed, hunter.played),
        )
        dream = state.pack.dream
        found: list[CardChoice] = []
        for kind, cards in places:
            slot = kind.slot
            last = dream
            for card in cards:
                if card is not last and card is not dream:
                    last = card
                    found.append(card.choices[slot])
        return tuple(found)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        dream = state.pack.dream
        place = "hand" if dream in state.hunters[seat].hand else "used"
        return [closed_card(self, dream, place, "bb-closed-dream-stays")]


class Remove(CardChoice):
    """This card leaves the game, from the hand."""

    name = "remove"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        self.leave(hunter)
        hunter.removed = added(hunter.removed, self.card)
        if match.telling:
            match.tell(facts.Removed(ask.seat, self.card.id))

    def leave(self, hunter: Hunter) -> None:
        hunter.hand = without(hunter.hand, self.card)


class RemoveUsed(Remove):
    """From the used pile."""

    name = "remove_used"
    place = "used"

    @property
    def id(self) -> str:
        return f"used:{self.card.id}"

    def leave(self, hunter: Hunter) -> None:
        hunter.used = without(hunter.used, self.card)


class RemovePlayed(Remove):
    """Just played: it does not enter the used pile (BB-A.32)."""

    name = "remove_played"
    place = "played"

    @property
    def id(self) -> str:
        return f"played:{self.card.id}"

    def leave(self, hunter: Hunter) -> None:
        hunter.played = without(hunter.played, self.card)


class RestOf(SeatStep):
    """BB-11.11, BB-14.7: full Health; the dead are back."""

    name = "rest"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        hunter.dead = False
        hunter.health = state.pack.max_health
        if match.telling:
            match.tell(facts.Rested(hunter.seat, hunter.health))


DREAM_OF: Final = [DreamOf(seat) for seat in SEATS]
UPGRADE_OF: Final = [UpgradeOf(seat) for seat in SEATS]
REMOVE_OF: Final = [RemoveOf(seat) for seat in SEATS]
REST_OF: Final = [RestOf(seat) for seat in SEATS]
