"""The treasure deck: what is in it, drawing, Embers (DS-1.27, DS-2.5, DS-8, DS-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import HeroChoice, for_each_seat
from undercroft.games.souls.fields import Treasure
from undercroft.games.souls.gear import Card, laid
from undercroft.games.souls.outfit import Equip, equip_places
from undercroft.games.souls.party import LEADER
from undercroft.games.souls.state import Fight
from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message

from .state import Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def fill_treasure(state: Journey) -> None:
    """DS-1.27: all common cards and the five class cards of each class in play."""
    owners = tuple([character.kind.id for character in state.characters])
    cards = state.timely(state.box.set_of("common") + state.box.set_of("class", owners))
    state.treasure = Pile([(cards, len(cards))])


def add_legends(state: Journey) -> None:
    """DS-2.5: the transposed cards of each class in play, and 5 of the 10 legendary cards.

    Which five nobody sees: they join as a group of ten of which five are in the deck.
    """
    owners = tuple([character.kind.id for character in state.characters])
    cards = state.treasure.cards + state.box.set_of("transposed", owners)
    some = state.box.set_of("common") + state.box.set_of("class", owners)
    early = state.timely(some)
    cards += tuple([card for card in some if card not in early])  # DS-V.5
    legends = state.box.set_of("legendary")
    state.treasure = Pile([(cards, len(cards)), (legends, min(5, len(legends)))])
    state.legends = True


def wants_ember(state: Journey, pending: int = 0) -> bool:
    """DS-8.2: whether somebody is still without one when those `pending` have been given."""
    return sum(not character.ember for character in state.characters) > pending


def can_draw(state: Journey, pending: int = 0) -> bool:
    """DS-8.6, DS-A.34, DS-A.36: refused if nothing but Embers nobody can take is left."""
    if not state.treasure.size:
        return False
    if wants_ember(state, pending):
        return True
    return any(card.kind != "ember" for card in state.treasure.cards)


def turn_up(state: Journey, match: Match, cards: tuple[Card, ...]) -> Card | None:
    """The next card of the deck after these; DS-8.6: an Ember nobody needs is shuffled back, and is none."""
    pile = state.treasure
    card: Card = pile.cards[match.chance.index(pile.draw("treasure"))]
    if card.kind == "ember" and not wants_ember(state, embers_in(cards)):
        return None
    state.treasure = pile.without(card)
    return card


def embers_in(cards: tuple[Card, ...]) -> int:
    return sum([card.kind == "ember" for card in cards])


class DrawTreasure(Step[Journey]):
    """DS-10.2, DS-15.10: so many cards from the top; all are seen before any of them is equipped or given."""

    name = "draw_treasure"
    left: Annotated[int, Range(1, 9)]
    cards: tuple[Treasure, ...]
    """Those that have been drawn."""

    def run(self, state: Journey, match: Match) -> None:
        if not can_draw(state, embers_in(self.cards)):
            share(state, self.cards)
            return
        card = turn_up(state, match, self.cards)
        if card is None:
            state.then(self)
            return
        if card.kind != "ember":  # DS-A.34: it is out of the deck and never in the inventory
            state.inventory = laid((*state.inventory, card.item))
        if match.telling:
            match.tell(souls_facts.Found(card.id))
        found = (*self.cards, card)
        if self.left > 1:
            state.then(DrawTreasure(self.left - 1, found))
        else:
            share(state, found)


def share(state: Journey, cards: tuple[Card, ...]) -> None:
    """An Ember works at once, whatever can be worn may be put on at once."""
    steps: list[Step[Any]] = []
    for card in cards:
        if card.kind == "ember":
            steps.append(GiveEmber())
        elif (card.hand or card.armour) and equip_places(state, card.item):
            steps.append(Equip(card.item))
    if steps:
        state.then_all(steps)


class GiveEmber(Question[Journey]):
    """DS-8.1, DS-8.2: to a character without one."""

    name = "give_ember"
    rules = ("DS-8.1", "DS-8.2", "DS-8.3")

    def choices(self, state: Journey, seat: int) -> tuple[TakeEmber, ...]:
        return tuple([TAKE_EMBER[one.seat] for one in state.characters if not one.ember])

    def run(self, state: Journey, match: Match) -> None:
        found = self.choices(state, LEADER)
        if len(found) == 1:
            found[0].give(state, match)
        elif found:
            state.ask(self, LEADER, found)

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-ember")


class TakeEmber(HeroChoice):
    """This one gets it."""

    name = "ember"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        self.give(state, match)

    def give(self, state: Fight, match: Match) -> None:
        state.characters[self.seat].ember = True
        if match.telling:
            match.tell(souls_facts.Ember(self.seat))


TAKE_EMBER: Final = for_each_seat(TakeEmber)
