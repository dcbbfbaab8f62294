"""Equipment: who may hold what, attaching upgrades, the inventory (DS-5, DS-6, DS-10, TG-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from .gear import card_of, item_of, upgrades_of
from .party import LEADER, Party
from .state import Character

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

SLOTS = ("armour", "left", "right", "backup")


def worn(character: Character, slot: int) -> int:
    """What is in a slot: armour, left, right, then the backup cards."""
    if slot == 0:
        return character.armour
    return character.weapon(slot - 1)


def replace(character: Character, slot: int, item: int) -> None:
    """Another item in a slot."""
    if slot == 0:
        character.armour = item
    elif slot == 1:
        character.left = item
    elif slot == 2:
        character.right = item
    else:
        at = slot - 3
        character.backup = tuple(
            sorted((*character.backup[:at], item, *character.backup[at + 1 :]))
        )


def take_out(state: Party, item: int) -> None:
    at = state.inventory.index(item)
    state.inventory = state.inventory[:at] + state.inventory[at + 1 :]


def put_in(state: Party, item: int) -> None:
    if item:
        state.inventory = tuple(sorted((*state.inventory, item)))


def equip_places(state: Party, item: int) -> list[int]:
    """Who could take an item and where: character << 2 | slot."""
    card = state.pack.armoury.card(item)
    found: list[int] = []
    for character in state.characters:
        if not state.pack.armoury.may_use(item, state.stats(character)):
            continue
        if card.armour:
            found.append(character.seat << 2)
            if state.backup_takes_armour and state.can_hold(
                character.left, character.right, len(character.backup) + 1
            ):
                found.append(character.seat << 2 | 3)
            continue
        for slot in (1, 2, 3):
            if fits_after(state, character, item, slot):
                found.append(character.seat << 2 | slot)
    return found


def fits_after(state: Party, character: Character, item: int, slot: int) -> bool:
    """Whether a character could hold all its cards after the exchange."""
    left, right, backup = character.left, character.right, len(character.backup)
    if slot == 1:
        left = item
    elif slot == 2:
        right = item
    else:
        backup += 1
    if not state.pack.armoury.fits_hands(left, right):
        if slot == 1:
            right = 0
        else:
            left = 0
    return state.can_hold(left, right, backup)


class LyingItem(Step[Party]):
    """A question about something in the inventory."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)

    def fits(self, state: Party) -> bool:
        return self.item in state.inventory

    def run(self, state: Party, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))


class Equip(LyingItem):
    """DS-10.3, DS-10.5: someone who meets its needs; what it replaces goes to the inventory."""

    __slots__ = ()
    name = "equip"
    KEEP = 63

    def options(self, state: Party, seat: int) -> tuple[int, ...]:
        return (*equip_places(state, self.item), self.KEEP)

    def answer(self, state: Party, match: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        character = state.characters[option >> 2]
        slot = option & 3
        take_out(state, self.item)
        if slot == 0:
            put_in(state, character.armour)
            character.armour = self.item
        elif slot == 3:
            character.backup = tuple(sorted((*character.backup, self.item)))
        else:
            if slot == 1:
                put_in(state, character.left)
                character.left = self.item
            else:
                put_in(state, character.right)
                character.right = self.item
            if not state.pack.armoury.fits_hands(character.left, character.right):
                if slot == 1:
                    put_in(state, character.right)
                    character.right = 0
                else:
                    put_in(state, character.left)
                    character.left = 0
        if match.telling:
            match.tell("equipped", (character.seat, state.pack.armoury.ids[card_of(self.item)]))

    def prompt(self, state: Party, seat: int) -> Message:
        card = state.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-equip", {"card": Ref("card", card)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return "keep" if raw == self.KEEP else f"seat-{raw >> 2}-{SLOTS[raw & 3]}"

    def option(self, state: Party, seat: int, raw: int) -> Option:
        if raw == self.KEEP:
            return Option("keep", Message("ds-option-to-inventory"))
        character = state.characters[raw >> 2]
        slot = raw & 3
        now = worn(character, slot) if slot < 3 else 0
        args: dict[str, Value] = {
            "who": Ref("hero", character.seat),
            "slot": SLOTS[slot],
            "replaces": "no",
        }
        if now:
            args["replaces"] = "yes"
            args["card"] = Ref("card", state.pack.armoury.ids[card_of(now)])
        return Option(
            self.option_id(state.pack, raw),
            Message("ds-option-equip-to", args),
            (("hero", character.seat),),
        )


def strip(state: Party, character: Character, slot: int) -> int:
    """A card goes from a character to the inventory, upgrades and all (DS-6.7)."""
    item = worn(character, slot)
    if slot == 0:
        character.armour = 0
    elif slot == 1:
        character.left = 0
    elif slot == 2:
        character.right = 0
    else:
        at = slot - 3
        character.backup = character.backup[:at] + character.backup[at + 1 :]
    put_in(state, item)
    return item


def stow(state: Party, match: Match, character: Character, slot: int) -> None:
    """DS-10.5: put something away."""
    item = strip(state, character, slot)
    if match.telling:
        match.tell("stowed", (character.seat, state.pack.armoury.ids[card_of(item)]))


def attach_places(state: Party, upgrade: int) -> list[int]:
    """Items an upgrade fits on: character << 4 | slot, or 256 + a place in the inventory (DS-A.28)."""
    found: list[int] = []
    for character in state.characters:
        for slot in range(3 + len(character.backup)):
            item = worn(character, slot)
            if item and takes(state, item, upgrade):
                whole = with_upgrade(item, upgrade)
                if state.pack.armoury.may_use(whole, state.stats(character)):
                    found.append(character.seat << 4 | slot)
    for place, item in enumerate(state.inventory if state.upgrades_lying else ()):
        if state.inventory.index(item) == place and takes(state, item, upgrade):
            found.append(256 + place)
    return found


def takes(state: Party, item: int, upgrade: int) -> bool:
    """DS-6.1, DS-6.2: a free slot, and weapon upgrades on weapons, armour upgrades on armour."""
    card, up = state.pack.armoury.card(item), state.pack.armoury.card(upgrade)
    if card.upgrade or card.kind == "ember" or not state.pack.armoury.room_for(item, up):
        return False
    return card.armour if up.kind == "armour_upgrade" else card.hand


def with_upgrade(item: int, upgrade: int) -> int:
    return item_of(card_of(item), *upgrades_of(item), card_of(upgrade))


class Attach(LyingItem):
    """DS-6.3–6.5: at Andre, for nothing; on a weapon it stays for ever."""

    __slots__ = ()
    name = "attach"
    KEEP = 1023

    def options(self, state: Party, seat: int) -> tuple[int, ...]:
        return (*attach_places(state, self.item), self.KEEP)

    def answer(self, state: Party, match: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        if option >= 256:
            item = state.inventory[option - 256]
            take_out(state, item)
            take_out(state, self.item)
            put_in(state, with_upgrade(item, self.item))
        else:
            character = state.characters[option >> 4]
            slot = option & 15
            item = worn(character, slot)
            whole = with_upgrade(item, self.item)
            take_out(state, self.item)
            replace(character, slot, whole)
        ids = state.pack.armoury.ids
        if match.telling:
            match.tell("attached", (ids[card_of(self.item)], ids[card_of(item)]))

    def prompt(self, state: Party, seat: int) -> Message:
        card = state.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-attach", {"card": Ref("card", card)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == self.KEEP:
            return "keep"
        return f"inventory-{raw - 256}" if raw >= 256 else f"seat-{raw >> 4}-{raw & 15}"

    def option(self, state: Party, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == self.KEEP:
            return Option(id, Message("ds-option-to-inventory"))
        lying = raw >= 256
        item = state.inventory[raw - 256] if lying else worn(state.characters[raw >> 4], raw & 15)
        card = state.pack.armoury.ids[card_of(item)]
        return Option(
            id, Message("ds-option-attach-to", {"card": Ref("card", card)}), (("card", card),)
        )


ALL_UPGRADES = -1


def parted(item: int, number: int) -> tuple[int, tuple[int, ...]]:
    """A card without one of its upgrades (or all), and what comes off."""
    upgrades = upgrades_of(item)
    if number == ALL_UPGRADES:
        return item_of(card_of(item)), upgrades
    left = upgrades[:number] + upgrades[number + 1 :]
    return item_of(card_of(item), *left), (upgrades[number],)


def detach(
    state: Party, match: Match, character: Character, slot: int = 0, number: int = ALL_UPGRADES
) -> None:
    """DS-6.4, TG-33.8: upgrades come off again (in the first box only those of armour)."""
    whole, off = parted(worn(character, slot), number)
    for upgrade in off:
        put_in(state, item_of(upgrade))
        if match.telling:
            match.tell("detached", (character.seat, state.pack.armoury.ids[upgrade]))
    replace(character, slot, whole)


def take_apart(state: Party, match: Match, item: int, number: int = ALL_UPGRADES) -> None:
    """DS-6.4: the same for something in the inventory."""
    ids = state.pack.armoury.ids
    whole, off = parted(item, number)
    take_out(state, item)
    put_in(state, whole)
    for upgrade in off:
        put_in(state, item_of(upgrade))
        if match.telling:
            match.tell("taken_off", (ids[upgrade], ids[card_of(item)]))
