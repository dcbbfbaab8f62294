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


def worn(c: Character, slot: int) -> int:
    """What is in a slot: armour, left, right, then the backup cards."""
    if slot == 0:
        return c.armour
    return c.weapon(slot - 1)


def replace(c: Character, slot: int, item: int) -> None:
    """Another item in a slot."""
    if slot == 0:
        c.armour = item
    elif slot == 1:
        c.left = item
    elif slot == 2:
        c.right = item
    else:
        at = slot - 3
        c.backup = tuple(sorted((*c.backup[:at], item, *c.backup[at + 1 :])))


def take_out(g: Party, item: int) -> None:
    at = g.inventory.index(item)
    g.inventory = g.inventory[:at] + g.inventory[at + 1 :]


def put_in(g: Party, item: int) -> None:
    if item:
        g.inventory = tuple(sorted((*g.inventory, item)))


def equip_places(g: Party, item: int) -> list[int]:
    """Who could take an item and where: character << 2 | slot."""
    card = g.pack.armoury.card(item)
    found: list[int] = []
    for c in g.characters:
        if not g.pack.armoury.may_use(item, g.stats(c)):
            continue
        if card.armour:
            found.append(c.seat << 2)
            if g.backup_takes_armour and g.can_hold(c.left, c.right, len(c.backup) + 1):
                found.append(c.seat << 2 | 3)
            continue
        for slot in (1, 2, 3):
            if fits_after(g, c, item, slot):
                found.append(c.seat << 2 | slot)
    return found


def fits_after(g: Party, c: Character, item: int, slot: int) -> bool:
    """Whether a character could hold all its cards after the exchange."""
    left, right, backup = c.left, c.right, len(c.backup)
    if slot == 1:
        left = item
    elif slot == 2:
        right = item
    else:
        backup += 1
    if not g.pack.armoury.fits_hands(left, right):
        if slot == 1:
            right = 0
        else:
            left = 0
    return g.can_hold(left, right, backup)


class LyingItem(Step[Party]):
    """A question about something in the inventory."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)

    def fits(self, g: Party) -> bool:
        return self.item in g.inventory

    def run(self, g: Party, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))


class Equip(LyingItem):
    """DS-10.3, DS-10.5: someone who meets its needs; what it replaces goes to the inventory."""

    __slots__ = ()
    name = "equip"
    KEEP = 63

    def options(self, g: Party, seat: int) -> tuple[int, ...]:
        return (*equip_places(g, self.item), self.KEEP)

    def answer(self, g: Party, m: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        c = g.characters[option >> 2]
        slot = option & 3
        take_out(g, self.item)
        if slot == 0:
            put_in(g, c.armour)
            c.armour = self.item
        elif slot == 3:
            c.backup = tuple(sorted((*c.backup, self.item)))
        else:
            if slot == 1:
                put_in(g, c.left)
                c.left = self.item
            else:
                put_in(g, c.right)
                c.right = self.item
            if not g.pack.armoury.fits_hands(c.left, c.right):
                if slot == 1:
                    put_in(g, c.right)
                    c.right = 0
                else:
                    put_in(g, c.left)
                    c.left = 0
        if m.telling:
            m.tell("equipped", (c.seat, g.pack.armoury.ids[card_of(self.item)]))

    def prompt(self, g: Party, seat: int) -> Message:
        card = g.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-equip", {"card": Ref("card", card)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return "keep" if raw == self.KEEP else f"seat-{raw >> 2}-{SLOTS[raw & 3]}"

    def option(self, g: Party, seat: int, raw: int) -> Option:
        if raw == self.KEEP:
            return Option("keep", Message("ds-option-to-inventory"))
        c = g.characters[raw >> 2]
        slot = raw & 3
        now = worn(c, slot) if slot < 3 else 0
        args: dict[str, Value] = {"who": Ref("hero", c.seat), "slot": SLOTS[slot], "replaces": "no"}
        if now:
            args["replaces"] = "yes"
            args["card"] = Ref("card", g.pack.armoury.ids[card_of(now)])
        return Option(
            self.option_id(g.pack, raw), Message("ds-option-equip-to", args), (("hero", c.seat),)
        )


def strip(g: Party, c: Character, slot: int) -> int:
    """A card goes from a character to the inventory, upgrades and all (DS-6.7)."""
    item = worn(c, slot)
    if slot == 0:
        c.armour = 0
    elif slot == 1:
        c.left = 0
    elif slot == 2:
        c.right = 0
    else:
        at = slot - 3
        c.backup = c.backup[:at] + c.backup[at + 1 :]
    put_in(g, item)
    return item


def stow(g: Party, m: Match, c: Character, slot: int) -> None:
    """DS-10.5: put something away."""
    item = strip(g, c, slot)
    if m.telling:
        m.tell("stowed", (c.seat, g.pack.armoury.ids[card_of(item)]))


def attach_places(g: Party, upgrade: int) -> list[int]:
    """Items an upgrade fits on: character << 4 | slot, or 256 + a place in the inventory (DS-A.28)."""
    found: list[int] = []
    for c in g.characters:
        for slot in range(3 + len(c.backup)):
            item = worn(c, slot)
            if item and takes(g, item, upgrade):
                whole = with_upgrade(item, upgrade)
                if g.pack.armoury.may_use(whole, g.stats(c)):
                    found.append(c.seat << 4 | slot)
    for place, item in enumerate(g.inventory if g.upgrades_lying else ()):
        if g.inventory.index(item) == place and takes(g, item, upgrade):
            found.append(256 + place)
    return found


def takes(g: Party, item: int, upgrade: int) -> bool:
    """DS-6.1, DS-6.2: a free slot, and weapon upgrades on weapons, armour upgrades on armour."""
    card, up = g.pack.armoury.card(item), g.pack.armoury.card(upgrade)
    if card.upgrade or card.kind == "ember" or not g.pack.armoury.room_for(item, up):
        return False
    return card.armour if up.kind == "armour_upgrade" else card.hand


def with_upgrade(item: int, upgrade: int) -> int:
    return item_of(card_of(item), *upgrades_of(item), card_of(upgrade))


class Attach(LyingItem):
    """DS-6.3–6.5: at Andre, for nothing; on a weapon it stays for ever."""

    __slots__ = ()
    name = "attach"
    KEEP = 1023

    def options(self, g: Party, seat: int) -> tuple[int, ...]:
        return (*attach_places(g, self.item), self.KEEP)

    def answer(self, g: Party, m: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        if option >= 256:
            item = g.inventory[option - 256]
            take_out(g, item)
            take_out(g, self.item)
            put_in(g, with_upgrade(item, self.item))
        else:
            c = g.characters[option >> 4]
            slot = option & 15
            item = worn(c, slot)
            whole = with_upgrade(item, self.item)
            take_out(g, self.item)
            replace(c, slot, whole)
        ids = g.pack.armoury.ids
        if m.telling:
            m.tell("attached", (ids[card_of(self.item)], ids[card_of(item)]))

    def prompt(self, g: Party, seat: int) -> Message:
        card = g.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-attach", {"card": Ref("card", card)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == self.KEEP:
            return "keep"
        return f"inventory-{raw - 256}" if raw >= 256 else f"seat-{raw >> 4}-{raw & 15}"

    def option(self, g: Party, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw == self.KEEP:
            return Option(id, Message("ds-option-to-inventory"))
        lying = raw >= 256
        item = g.inventory[raw - 256] if lying else worn(g.characters[raw >> 4], raw & 15)
        card = g.pack.armoury.ids[card_of(item)]
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


def detach(g: Party, m: Match, c: Character, slot: int = 0, number: int = ALL_UPGRADES) -> None:
    """DS-6.4, TG-33.8: upgrades come off again (in the first box only those of armour)."""
    whole, off = parted(worn(c, slot), number)
    for upgrade in off:
        put_in(g, item_of(upgrade))
        if m.telling:
            m.tell("detached", (c.seat, g.pack.armoury.ids[upgrade]))
    replace(c, slot, whole)


def take_apart(g: Party, m: Match, item: int, number: int = ALL_UPGRADES) -> None:
    """DS-6.4: the same for something in the inventory."""
    ids = g.pack.armoury.ids
    whole, off = parted(item, number)
    take_out(g, item)
    put_in(g, whole)
    for upgrade in off:
        put_in(g, item_of(upgrade))
        if m.telling:
            m.tell("taken_off", (ids[upgrade], ids[card_of(item)]))
