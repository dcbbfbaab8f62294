"""Equipment at Andre's: who may hold what, attaching upgrades, the inventory (DS-5, DS-6, DS-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.gear import card_of, item_of, upgrades_of
from undercroft.games.souls.state import Character
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from .journey import LEADER
from .state import Journey

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

SLOTS = ("armour", "left", "right", "backup")


def worn(c: Character, slot: int) -> int:
    """What is in a slot: armour, left, right, then the backup cards."""
    if slot == 0:
        return c.armour
    return c.weapon(slot - 1)


def take_out(g: Journey, item: int) -> None:
    at = g.inventory.index(item)
    g.inventory = g.inventory[:at] + g.inventory[at + 1 :]


def put_in(g: Journey, item: int) -> None:
    if item:
        g.inventory = tuple(sorted((*g.inventory, item)))


def equip_places(g: Journey, item: int) -> list[int]:
    """Who could take an item and where: character << 2 | slot."""
    card = g.pack.armoury.card(item)
    found: list[int] = []
    for c in g.characters:
        if not g.pack.armoury.may_use(item, g.stats(c)):
            continue
        if card.armour:
            found.append(c.seat << 2)
            continue
        for slot in (1, 2, 3):
            if weapons_after(g, c, item, slot) <= 3:
                found.append(c.seat << 2 | slot)
    return found


def weapons_after(g: Journey, c: Character, item: int, slot: int) -> int:
    """DS-A.176: how many weapon cards a character would hold after the exchange."""
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
    return bool(left) + bool(right) + backup


class LyingItem(Step[Journey]):
    """A question about something in the inventory."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)

    def fits(self, g: Journey) -> bool:
        return self.item in g.inventory

    def run(self, g: Journey, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))


class Equip(LyingItem):
    """DS-10.3, DS-10.5: someone who meets its needs; what it replaces goes to the inventory."""

    __slots__ = ()
    name = "equip"
    KEEP = 63

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return (*equip_places(g, self.item), self.KEEP)

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
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

    def prompt(self, g: Journey, seat: int) -> Message:
        card = g.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-equip", {"card": Ref("card", card)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == self.KEEP else f"seat-{raw >> 2}-{SLOTS[raw & 3]}"

    def option(self, g: Journey, seat: int, raw: int) -> Option:
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


def strip(g: Journey, c: Character, slot: int) -> int:
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


def stow(g: Journey, m: Match, c: Character, slot: int) -> None:
    """DS-10.5: put something away."""
    item = strip(g, c, slot)
    if m.telling:
        m.tell("stowed", (c.seat, g.pack.armoury.ids[card_of(item)]))


def attach_places(g: Journey, upgrade: int) -> list[int]:
    """Items an upgrade fits on: character << 4 | slot, or 256 + a place in the inventory (DS-A.28)."""
    found: list[int] = []
    for c in g.characters:
        for slot in range(3 + len(c.backup)):
            item = worn(c, slot)
            if item and takes(g, item, upgrade):
                whole = with_upgrade(item, upgrade)
                if g.pack.armoury.may_use(whole, g.stats(c)):
                    found.append(c.seat << 4 | slot)
    for place, item in enumerate(g.inventory):
        if g.inventory.index(item) == place and takes(g, item, upgrade):
            found.append(256 + place)
    return found


def takes(g: Journey, item: int, upgrade: int) -> bool:
    """DS-6.1, DS-6.2: a free slot, and weapon upgrades on weapons, armour upgrades on armour."""
    card, up = g.pack.armoury.card(item), g.pack.armoury.card(upgrade)
    if card.upgrade or card.kind == "ember" or len(upgrades_of(item)) >= card.slots:
        return False
    return card.armour if up.kind == "armour_upgrade" else card.hand


def with_upgrade(item: int, upgrade: int) -> int:
    return item_of(card_of(item), *upgrades_of(item), card_of(upgrade))


class Attach(LyingItem):
    """DS-6.3–6.5: at Andre, for nothing; on a weapon it stays for ever."""

    __slots__ = ()
    name = "attach"
    KEEP = 1023

    def options(self, g: Journey, seat: int) -> tuple[int, ...]:
        return (*attach_places(g, self.item), self.KEEP)

    def answer(self, g: Journey, m: Match, seat: int, option: int) -> None:
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
            if slot == 0:
                c.armour = whole
            elif slot == 1:
                c.left = whole
            elif slot == 2:
                c.right = whole
            else:
                at = slot - 3
                c.backup = tuple(sorted((*c.backup[:at], whole, *c.backup[at + 1 :])))
        ids = g.pack.armoury.ids
        if m.telling:
            m.tell("attached", (ids[card_of(self.item)], ids[card_of(item)]))

    def prompt(self, g: Journey, seat: int) -> Message:
        card = g.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-attach", {"card": Ref("card", card)})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == self.KEEP:
            return "keep"
        return f"inventory-{raw - 256}" if raw >= 256 else f"seat-{raw >> 4}-{raw & 15}"

    def option(self, g: Journey, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw == self.KEEP:
            return Option(id, Message("ds-option-to-inventory"))
        lying = raw >= 256
        item = g.inventory[raw - 256] if lying else worn(g.characters[raw >> 4], raw & 15)
        card = g.pack.armoury.ids[card_of(item)]
        return Option(
            id, Message("ds-option-attach-to", {"card": Ref("card", card)}), (("card", card),)
        )


def detach(g: Journey, m: Match, c: Character) -> None:
    """DS-6.4: armour upgrades come off again."""
    for upgrade in upgrades_of(c.armour):
        put_in(g, item_of(upgrade))
        if m.telling:
            m.tell("detached", (c.seat, g.pack.armoury.ids[upgrade]))
    c.armour = item_of(card_of(c.armour))


def take_apart(g: Journey, m: Match, item: int) -> None:
    """DS-6.4: the same for armour in the inventory."""
    ids = g.pack.armoury.ids
    take_out(g, item)
    put_in(g, item_of(card_of(item)))
    for upgrade in upgrades_of(item):
        put_in(g, item_of(upgrade))
        if m.telling:
            m.tell("taken_off", (ids[upgrade], ids[card_of(item)]))
