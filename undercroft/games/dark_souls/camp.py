"""At the bonfire of a campaign: sparks, selling, joining, leaving (DS-42, DS-43, DS-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import Numbered, for_each_seat
from undercroft.games.souls.content import CharacterClass
from undercroft.games.souls.fields import MOST_CHARACTERS
from undercroft.games.souls.figures import Character
from undercroft.games.souls.gear import Item, laid
from undercroft.games.souls.inventory import OfInventory
from undercroft.games.souls.outfit import BACKUP, put_in, strip, take_out, worn
from undercroft.games.souls.party import give_start, spend
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.pile import Pile, by_index
from undercroft.kernel.text import Message, Ref

from . import facts
from .state import Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def campaign_choices(state: Journey) -> list[Choice[Any]]:
    """DS-42.3, DS-43, DS-45.2."""
    found: list[Choice[Any]] = []
    if state.sparks < state.max_sparks and state.souls >= spark_cost(state):
        found.append(SPARK)
    before: Item | None = None
    for place, item in enumerate(state.inventory):
        if item is not before and may_sell(item):  # sorted: the same card twice is offered once
            found.append(SELL[place])
        before = item
    taken = {character.kind for character in state.characters}
    if len(state.characters) < MOST_CHARACTERS and state.sparks >= 1:
        found.extend([Join(kind) for kind in state.box.characters if kind not in taken])
    if len(state.characters) > 1:
        found.extend(LEAVE[: len(state.characters)])
    return found


def spark_cost(state: Journey) -> int:
    return 2 * len(state.characters)


class BuySpark(Choice[Journey]):
    """DS-42.3."""

    name = "spark"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-spark", {"souls": spark_cost(state)})

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        spend(state, match, spark_cost(state))
        state.sparks += 1
        if match.telling:
            match.tell(facts.SparkBought(state.sparks))


def may_sell(item: Item) -> bool:
    """DS-A.143: starting equipment cannot be sold."""
    return item.card.entry.set != "starting"


class Sell(OfInventory[Journey]):
    """DS-45.2: something of the inventory."""

    name = "sell"
    said = "ds-option-sell"

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        item = state.inventory[self.place]
        take_out(state, item)
        cards = item.cards
        state.sold = tuple(sorted((*state.sold, *cards), key=by_index))  # DS-45.5
        state.souls += len(cards)  # DS-A.143: a stack sells for 1 soul a card
        if match.telling:
            match.tell(souls_facts.Sold(cards[0].id, len(cards)))


class Join(Choice[Journey]):
    """DS-43.1: somebody of this class."""

    name = "join"
    kind: CharacterClass

    @property
    def id(self) -> str:
        return f"join-{self.kind.id}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-join", {"who": Ref("class", self.kind.id)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("class", self.kind.id),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        join(state, match, self.kind)


class LeaveParty(Choice[Journey]):
    """DS-43.2: this one goes."""

    name = "leave"
    seat: int

    @property
    def id(self) -> str:
        return f"leave-{self.seat}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-leave", {"who": Ref("hero", self.seat)})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return ("hero", self.seat), ("party", "leave")

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        leave(state, match, state.characters[self.seat])


SPARK: Final = BuySpark()
SELL: Final = Numbered(Sell)
LEAVE: Final = for_each_seat(LeaveParty)


def join(state: Journey, match: Match, kind: CharacterClass) -> None:
    """DS-43.1, DS-43.3, DS-A.137: for one spark, with starting stats and equipment."""
    free = next(seat for seat in range(4) if seat not in state.seats_of)
    character = Character(seat=len(state.characters), kind=kind)
    take_back_start(state, kind)
    give_start(state, character)
    state.characters.append(character)
    state.seats_of += (free,)
    state.sparks = min(state.sparks - 1, state.max_sparks)
    owner = (kind.id,)
    fresh = state.timely(state.box.set_of("class", owner))
    if state.legends:
        fresh += state.box.set_of("transposed", owner)
    legendary = state.box.set_of("legendary")
    apart = [group for group in state.treasure.groups if group[0][0] in legendary]
    deck = tuple(
        [card for cards, _ in state.treasure.groups for card in cards if card not in legendary]
    )
    # Cards of a class that has left are still in the deck.
    known = {
        *deck,
        *state.sold,
        *state.market,
        *(card for item in held_items(state) for card in item.cards),
    }
    deck += tuple(card for card in fresh if card not in known)
    state.treasure = Pile([(deck, len(deck)), *apart])
    if match.telling:
        match.tell(facts.Joined(character.seat))


def take_back_start(state: Journey, kind: CharacterClass) -> None:
    """DS-A.137: the starting cards of a class that was here before are the newcomer's again, bare."""
    for card in kind.start:
        held = [item for item in held_items(state) if item.card is card]
        if len(held) < card.entry.copies:
            continue
        item = min(held, key=lambda item: (item not in state.inventory, item))
        if item not in state.inventory:
            wearer = next(character for character in state.characters if item in character.items)
            slots = [
                slot for slot in range(BACKUP + len(wearer.backup)) if worn(wearer, slot) == item
            ]
            strip(state, wearer, slots[0])
        take_out(state, item)
        for upgrade in item.upgrades:
            put_in(state, upgrade.item)


def held_items(state: Journey) -> list[Item]:
    found = list(state.inventory)
    for character in state.characters:
        found.extend(character.items)
    return found


def leave(state: Journey, match: Match, character: Character) -> None:
    """DS-43.2, DS-43.4: a spark more; the equipment goes to the inventory."""
    if match.telling:
        party = tuple([other.kind.id for other in state.characters])
        match.tell(facts.Left(character.seat, character.kind.id, party))
    state.inventory = laid((*state.inventory, *character.items))
    state.characters.remove(character)
    state.seats_of = state.seats_of[: character.seat] + state.seats_of[character.seat + 1 :]
    for index, other in enumerate(state.characters):
        other.seat = index
    # Where nobody has activated yet the players still choose (DS-17.5).
    if state.last_active is not None:
        state.last_active -= state.last_active >= character.seat
        state.last_active %= len(state.characters)
    state.aggro = None  # who comes first in the next encounter is chosen there
    state.sparks = min(state.sparks + 1, state.max_sparks)
