"""House rules of Blacksmith Andre's shop: two cards of which one is kept, or a market (DS-V.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import NO
from undercroft.games.souls.fields import Treasure
from undercroft.games.souls.gear import Card, laid
from undercroft.games.souls.party import LEADER, spend
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.pile import Pile, by_index
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from . import facts
from .resting import buy_cost
from .state import Journey
from .treasure import DrawTreasure, can_draw, embers_in, share, turn_up, wants_ember

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def purchase(state: Journey) -> Step[Any]:
    """What happens once a treasure is paid for: the next card, or one of the next few."""
    looks = state.house.looks
    return DrawTreasure(1, ()) if looks == 1 else LookThrough(looks, ())


def put_back(state: Journey, cards: tuple[Card, ...]) -> None:
    """These are shuffled into the deck again."""
    groups = list(state.treasure.groups)
    legendary = state.box.set_of("legendary")
    # The common group takes them up; of the legendary ones nobody knows which are in, but those that
    # were seen certainly are. They stay apart, also when nothing else is left.
    plain = [card for card in cards if card not in legendary]
    pool, left = groups.pop(0) if groups and groups[0][0][0] not in legendary else ((), 0)
    known = tuple(sorted((*pool, *plain), key=by_index))
    seen = [((card,), 1) for card in cards if card in legendary]
    state.treasure = Pile([(known, left + len(plain)), *groups, *seen])


def receive(state: Journey, match: Match, card: Card) -> None:
    """A card the party has chosen is its own."""
    if card.kind != "ember":
        state.inventory = laid((*state.inventory, card.item))
    if match.telling:
        match.tell(souls_facts.Found(card.id))
    share(state, (card,))


# ---------------------------------------------------------------------- two, keep one


class LookThrough(Step[Journey]):
    """DS-V.4: so many cards are drawn and seen; then one of them is kept."""

    name = "look_through"
    left: Annotated[int, Range(1, 9)]
    cards: tuple[Treasure, ...]

    def run(self, state: Journey, match: Match) -> None:
        if not can_draw(state, embers_in(self.cards)):
            state.then(KeepOne(self.cards))
            return
        card = turn_up(state, match, self.cards)
        if card is None:
            state.then(self)
            return
        seen = (*self.cards, card)
        state.then(LookThrough(self.left - 1, seen) if self.left > 1 else KeepOne(seen))


class KeepOne(Question[Journey]):
    """DS-V.4: one is kept, the others are shuffled into the deck again."""

    name = "keep_one"
    rules = ("DS-V.4",)
    cards: tuple[Treasure, ...]

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return tuple([Keep(card) for card in dict.fromkeys(self.cards)])

    def run(self, state: Journey, match: Match) -> None:
        found = self.choices(state, LEADER)
        if len(found) == 1:
            self.keep(state, match, self.cards[0])
        elif found:
            state.ask(self, LEADER, found)

    def keep(self, state: Journey, match: Match, card: Card) -> None:
        others = list(self.cards)
        others.remove(card)
        put_back(state, tuple(others))
        receive(state, match, card)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-keep-one")


class Keep(Choice[Journey]):
    """This one is kept."""

    name = "keep"
    card: Card

    @property
    def id(self) -> str:
        return self.card.id

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-keep-card", {"card": Ref("card", self.card.id)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ware_targets(self.card)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, KeepOne)
        step.keep(state, match, self.card)


# ---------------------------------------------------------------------- the market


class Restock(Step[Journey]):
    """DS-V.4: cards are turned up until the market is full."""

    name = "restock"

    def run(self, state: Journey, match: Match) -> None:
        if len(state.market) >= state.house.market or not state.treasure.size:
            return
        pile = state.treasure
        card: Card = pile.cards[match.chance.index(pile.draw("treasure"))]
        state.treasure = pile.without(card)
        state.market = tuple(sorted((*state.market, card), key=by_index))
        if match.telling:
            match.tell(facts.Offered(card.id))
        state.then(self)


def wares(state: Journey) -> list[Choice[Any]]:
    """What can be bought on the market; an Ember only while somebody is without one (DS-8.2)."""
    if state.souls < buy_cost(state):
        return []
    ember = wants_ember(state)
    return [BuyWare(card) for card in dict.fromkeys(state.market) if ember or card.kind != "ember"]


def closed_wares(state: Journey) -> list[Closed]:
    """What lies on the market and cannot be had: there are too few souls, or everybody has an Ember."""
    cost = buy_cost(state)
    poor, ember = state.souls < cost, wants_ember(state)
    reason = Message("ds-closed-souls" if poor else "ds-closed-embers")
    return [
        Closed(f"buy-{card.id}", ware_text(card, cost), reason, ware_targets(card))
        for card in dict.fromkeys(state.market)
        if poor or (card.kind == "ember" and not ember)
    ]


def ware_text(card: Card, cost: int) -> Message:
    return Message("ds-option-buy-ware", {"card": Ref("card", card.id), "souls": cost})


def ware_targets(card: Card) -> tuple[Target, ...]:
    """A card that lies face up; one of the same name may lie in the inventory."""
    return (("ware", card.id),)


class BuyWare(Choice[Journey]):
    """DS-V.4: this card for souls; another takes its place."""

    name = "buy"
    card: Card

    @property
    def id(self) -> str:
        return f"buy-{self.card.id}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return ware_text(self.card, buy_cost(state))

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ware_targets(self.card)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        spend(state, match, buy_cost(state))
        left = list(state.market)
        left.remove(self.card)
        state.market = tuple(left)
        state.then(RESTOCK, ask.step)
        receive(state, match, self.card)


class SaveOne(Question[Journey]):
    """DS-V.4: when the party rests the market changes; one card may be saved for later."""

    name = "save_one"
    rules = ("DS-V.4",)

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return (NO, *[Save(card) for card in dict.fromkeys(state.market)])

    def run(self, state: Journey, match: Match) -> None:
        if state.market:
            state.then(DEAL_ANEW)
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-save-one")


class Save(Choice[Journey]):
    """This one stays."""

    name = "save"
    card: Card

    @property
    def id(self) -> str:
        return f"save-{self.card.id}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-save", {"card": Ref("card", self.card.id)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ware_targets(self.card)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.saved = self.card


class DealAnew(Step[Journey]):
    """DS-V.4: what was not saved is shuffled in again, and the market is filled."""

    name = "deal_anew"

    def run(self, state: Journey, match: Match) -> None:
        old = list(state.market)
        if state.saved is not None:
            old.remove(state.saved)
        put_back(state, tuple(old))
        state.market = () if state.saved is None else (state.saved,)
        state.saved = None
        state.then(RESTOCK)


RESTOCK: Final = Restock()
SAVE_ONE: Final = SaveOne()
DEAL_ANEW: Final = DealAnew()
