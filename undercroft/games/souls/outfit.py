"""Equipment: who may hold what, attaching upgrades, the inventory (DS-5, DS-6, DS-10, TG-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref, Value

from .choices import Plain
from .fields import MOST_CHARACTERS
from .gear import ItemNumber, card_of, item_of, upgrades_of
from .party import LEADER, Party
from .state import Character, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

SLOTS: Final = ("armour", "left", "right", "backup")
ARMOUR: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACKUP: Final = 3


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


def equip_places(state: Party, item: int) -> list[EquipTo]:
    """Who could take an item, and where."""
    card = state.pack.armoury.card(item)
    found: list[EquipTo] = []
    for character in state.characters:
        if not state.pack.armoury.may_use(item, state.stats(character)):
            continue
        to = EQUIP_TO[character.seat]
        if card.armour:
            found.append(to[ARMOUR])
            if state.backup_takes_armour and state.can_hold(
                character.left, character.right, len(character.backup) + 1
            ):
                found.append(to[BACKUP])
            continue
        for slot in (LEFT, RIGHT, BACKUP):
            if fits_after(state, character, item, slot):
                found.append(to[slot])
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


class LyingItem(Question[Party]):
    """A question about something in the inventory."""

    item: ItemNumber

    def fits(self, state: Party) -> bool:
        return self.item in state.inventory

    def run(self, state: Party, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def subject(self, state: Party, seat: int) -> Target:
        return ("card", state.pack.armoury.ids[card_of(self.item)])


class Leave(Plain):
    """It goes to the inventory, or stays there."""

    name = "keep"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-to-inventory")

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        pass


LEAVE: Final = Leave()


class Equip(LyingItem):
    """DS-10.3, DS-10.5: someone who meets its needs; what it replaces goes to the inventory."""

    name = "equip"

    def choices(self, state: Party, seat: int) -> tuple[Choice[Any], ...]:
        return (*equip_places(state, self.item), LEAVE)

    def prompt(self, state: Party, seat: int) -> Message:
        card = state.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-equip", {"card": Ref("card", card)})


class EquipTo(Choice[Party]):
    """This one puts it on, or takes it in hand or along."""

    name = "equip_to"
    seat: int
    slot: int

    @property
    def id(self) -> str:
        return f"seat-{self.seat}-{SLOTS[self.slot]}"

    def text(self, state: Party, ask: Ask) -> Message:
        character = state.characters[self.seat]
        now = worn(character, self.slot) if self.slot < BACKUP else 0
        args: dict[str, Value] = {
            "who": Ref("hero", self.seat),
            "slot": SLOTS[self.slot],
            "replaces": "no",
        }
        if now:
            args["replaces"] = "yes"
            args["card"] = Ref("card", state.pack.armoury.ids[card_of(now)])
        return Message("ds-option-equip-to", args)

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.seat),)

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        step, character = ask.step, state.characters[self.seat]
        assert isinstance(step, Equip)
        item = step.item
        take_out(state, item)
        if self.slot == ARMOUR:
            put_in(state, character.armour)
            character.armour = item
        elif self.slot == BACKUP:
            character.backup = tuple(sorted((*character.backup, item)))
        else:
            self.take_in_hand(state, character, item)
        if match.telling:
            match.tell("equipped", (character.seat, state.pack.armoury.ids[card_of(item)]))

    def take_in_hand(self, state: Party, character: Character, item: int) -> None:
        """DS-5.4: the other hand is emptied where both are needed."""
        other = LEFT if self.slot == RIGHT else RIGHT
        put_in(state, worn(character, self.slot))
        replace(character, self.slot, item)
        if not state.pack.armoury.fits_hands(character.left, character.right):
            put_in(state, worn(character, other))
            replace(character, other, 0)


EQUIP_TO: Final = tuple(
    [tuple([EquipTo(seat, slot) for slot in range(len(SLOTS))]) for seat in range(MOST_CHARACTERS)]
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


def attach_places(state: Party, upgrade: int) -> list[AttachChoice]:
    """The cards an upgrade fits on."""
    found: list[AttachChoice] = []
    for character in state.characters:
        for slot in range(3 + len(character.backup)):
            item = worn(character, slot)
            if item and takes(state, item, upgrade):
                whole = with_upgrade(item, upgrade)
                if state.pack.armoury.may_use(whole, state.stats(character)):
                    found.append(AttachWorn(character.seat, slot))
    for place, item in enumerate(state.inventory if state.upgrades_lying else ()):
        if state.inventory.index(item) == place and takes(state, item, upgrade):
            found.append(AttachLying(place, item))
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

    name = "attach"

    def choices(self, state: Party, seat: int) -> tuple[Choice[Any], ...]:
        return (*attach_places(state, self.item), LEAVE)

    def prompt(self, state: Party, seat: int) -> Message:
        card = state.pack.armoury.ids[card_of(self.item)]
        return Message("ds-prompt-attach", {"card": Ref("card", card)})


class AttachChoice(Choice[Party]):
    """Onto this card."""

    def item(self, state: Party) -> int:
        raise NotImplementedError

    def text(self, state: Party, ask: Ask) -> Message:
        card = state.pack.armoury.ids[card_of(self.item(state))]
        return Message("ds-option-attach-to", {"card": Ref("card", card)})

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        return (("card", state.pack.armoury.ids[card_of(self.item(state))]),)

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Attach)
        ids, item = state.pack.armoury.ids, self.item(state)
        take_out(state, step.item)
        self.change(state, with_upgrade(item, step.item))
        if match.telling:
            match.tell("attached", (ids[card_of(step.item)], ids[card_of(item)]))

    def change(self, state: Party, whole: int) -> None:
        """The card with its upgrade stands where it stood."""
        raise NotImplementedError


class AttachWorn(AttachChoice):
    """Something a character has on, in hand or along."""

    name = "attach_worn"
    seat: int
    slot: int

    @property
    def id(self) -> str:
        return f"seat-{self.seat}-{self.slot}"

    def item(self, state: Party) -> int:
        return worn(state.characters[self.seat], self.slot)

    def change(self, state: Party, whole: int) -> None:
        replace(state.characters[self.seat], self.slot, whole)


class AttachLying(AttachChoice):
    """Something in the inventory (DS-A.28)."""

    name = "attach_lying"
    place: int
    lying: int

    @property
    def id(self) -> str:
        return f"inventory-{self.place}"

    def item(self, state: Party) -> int:
        return self.lying

    def change(self, state: Party, whole: int) -> None:
        take_out(state, self.lying)
        put_in(state, whole)


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
