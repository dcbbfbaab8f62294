"""What the party does with its goods between encounters (TG-18.6, TG-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls.choices import Numbered
from undercroft.games.souls.fields import MOST_CHARACTERS
from undercroft.games.souls.gear import Item
from undercroft.games.souls.inventory import AttachIt, EquipIt, OfInventory, OfWorn, StowIt
from undercroft.games.souls.outfit import detach, fits_somewhere, take_apart
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref, Value

from .rewards import UseEmber
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def add_embers(state: Descent, found: list[Choice[Any]]) -> None:
    """TG-A.9: a stored Ember for somebody without one."""
    if not state.inventory:
        return
    for character in state.characters:
        if not character.ember:
            break
    else:
        return
    before: Item | None = None
    place = -1
    for item in state.inventory:
        place += 1
        if item is not before and item.card.ember:
            found.append(BURN_EMBER[place])
        before = item


def add_goods(state: Descent, found: list[Choice[Any]], smith: bool) -> None:
    """TG-18.6, TG-33.3: equipment; TG-33.4, TG-33.8: upgrades, at the bonfire only."""
    stats = [state.stats(character) for character in state.characters]
    equip = EQUIP.upto(len(state.inventory))
    before: Item | None = None
    place = -1
    for item in state.inventory:
        place += 1
        if item is before:  # sorted: the same card twice is offered once
            continue
        before = item
        card = item.card
        if card.ember:
            continue
        if card.upgrade:
            if smith and fits_somewhere(state, card):
                found.append(ATTACH[place])
        else:
            for some in stats:
                if item.may_be_used(some):
                    found.append(equip[place])
                    break
            if smith and item.upgrades:
                for number in loose(item):
                    found.append(TakeApart(place, number))
    for character in state.characters:
        stows = STOW[character.seat]
        slot = -1
        for one in (character.armour, character.left, character.right, *character.backup):
            slot += 1
            if one is not None:
                found.append(stows[slot])
                if smith and one.upgrades:
                    for number in loose(one):
                        found.append(Detach(character.seat, slot, number))


def loose(item: Item) -> Sequence[int]:
    """TG-33.8: each upgrade of a card by itself; of two that are the same, the first."""
    upgrades = item.upgrades
    return [n for n, upgrade in enumerate(upgrades) if upgrade not in upgrades[:n]]


class BurnEmber(OfInventory[Descent]):
    """TG-6.7: for whom is asked next."""

    name = "ember"
    said = "tg-option-ember"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.then(UseEmber(state.inventory[self.place].card), ask.step)


class TakeApart(OfInventory[Descent]):
    """TG-33.8: an upgrade comes off a card that lies in the inventory."""

    name = "detach"
    number: Count

    @property
    def id(self) -> str:
        return f"detach-inventory-{self.place}-{self.number}"

    def text(self, state: Descent, ask: Ask) -> Message:
        args = detach_args(state.inventory[self.place], self.number)
        return Message("tg-option-detach-lying", args)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        take_apart(state, match, state.inventory[self.place], self.number)


class Detach(OfWorn[Descent]):
    """TG-33.8: an upgrade comes off a card that is worn."""

    name = "detach"
    number: Count

    @property
    def id(self) -> str:
        return f"detach-{self.seat}-{self.slot}-{self.number}"

    def text(self, state: Descent, ask: Ask) -> Message:
        args = detach_args(self.item(state), self.number)
        args["who"] = Ref("hero", self.seat)
        return Message("tg-option-detach", args)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        detach(state, match, self.wearer(state), self.slot, self.number)


def detach_args(item: Item, number: int) -> dict[str, Value]:
    """Which upgrade comes off which card."""
    return {"card": Ref("card", item.card.id), "upgrade": Ref("card", item.upgrades[number].id)}


# Those that are offered most often are made once.
MOST_SLOTS: Final = 8
STOW: Final = tuple(
    [tuple([StowIt(seat, slot) for slot in range(MOST_SLOTS)]) for seat in range(MOST_CHARACTERS)]
)
EQUIP: Final = Numbered(EquipIt)
ATTACH: Final = Numbered(AttachIt)
BURN_EMBER: Final = Numbered(BurnEmber)
