"""Equipment: who may hold what, attaching upgrades, the inventory (DS-5, DS-6, DS-10, TG-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Outcome, Target
from undercroft.kernel.text import Message, Ref, Value

from . import facts, seen
from .blows import HANDS
from .choices import Plain
from .fields import MOST_CHARACTERS
from .figures import Character
from .gear import Card, Gear, Item, Loadout, Pool, fits_hands, item_of, laid
from .odds import guard
from .party import LEADER, Party
from .promises import Refitting
from .state import Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

SLOTS: Final = ("armour", "left", "right", "backup")
ARMOUR: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACKUP: Final = 3
PLACES: Final = (*SLOTS[:BACKUP], *HANDS[2:])
"""What every card a character has lies in, one by one."""


def worn(character: Character, slot: int) -> Item | None:
    """What is in a slot: armour, left, right, then the backup cards."""
    if slot == ARMOUR:
        return character.armour
    return character.weapon(slot - LEFT)


def replace(character: Character, slot: int, item: Item | None) -> None:
    """Another item in a slot."""
    if slot == ARMOUR:
        character.armour = item
    elif slot == LEFT:
        character.left = item
    elif slot == RIGHT:
        character.right = item
    else:
        at = slot - BACKUP
        others = character.backup[:at] + character.backup[at + 1 :]
        character.backup = others if item is None else laid((*others, item))


def take_out(state: Party, item: Item) -> None:
    at = state.inventory.index(item)
    state.inventory = state.inventory[:at] + state.inventory[at + 1 :]


def put_in(state: Party, item: Item | None) -> None:
    if item is not None:
        state.inventory = laid((*state.inventory, item))


def equip_places(state: Party, item: Item) -> list[EquipTo]:
    """Who could take an item, and where."""
    card = item.card
    found: list[EquipTo] = []
    for character in state.characters:
        if not item.may_be_used(state.stats(character)):
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


def fits_after(state: Party, character: Character, item: Item, slot: int) -> bool:
    """Whether a character could hold all its cards after the exchange."""
    left, right, backup = character.left, character.right, len(character.backup)
    if slot == LEFT:
        left = item
    elif slot == RIGHT:
        right = item
    else:
        backup += 1
    if not fits_hands(left, right):
        if slot == LEFT:
            right = None
        else:
            left = None
    return state.can_hold(left, right, backup)


def loadout_with(state: Party, character: Character, slot: int, item: Item) -> Loadout:
    """What a character would have on with an item in a slot."""
    then = {ARMOUR: character.armour, LEFT: character.left, RIGHT: character.right}
    if slot != BACKUP:
        then[slot] = item
        if not fits_hands(then[LEFT], then[RIGHT]):
            then[LEFT if slot == RIGHT else RIGHT] = None
    return state.pack.armoury.loadout(*then.values())


def refit(state: Party, character: Character, then: Loadout) -> seen.Refit:
    """What a character defends with now, and would then."""
    now = guard(state.pack, state.loadout(character))
    return {"now": now, "then": guard(state.pack, then)}


def ware(state: Party, card: Card) -> seen.Ware:
    """A card that lies face up, with what it would change for each who could wear or wield it."""
    item = card.item
    if card.upgrade or card.ember:
        return {"card": card.id, "fits": None}
    fits: list[seen.Fitting] = []
    for place in equip_places(state, item):
        if place.slot != BACKUP:
            character = state.characters[place.seat]
            then = loadout_with(state, character, place.slot, item)
            slot, change = SLOTS[place.slot], refit(state, character, then)
            fits.append({"hero": place.seat, "slot": slot, "refit": change})
    return {"card": card.id, "fits": fits}


class LyingItem(Question[Party]):
    """A question about something in the inventory."""

    item: Gear

    def fits(self, state: Party) -> bool:
        return self.item in state.inventory

    def run(self, state: Party, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def subject(self, state: Party, seat: int) -> Target:
        return ("card", self.item.card.id)


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
    rules = ("DS-10.3", "DS-10.5", "DS-5.3", "TG-33.3", "TG-2.5", "TG-6.2")

    def choices(self, state: Party, seat: int) -> tuple[Choice[Any], ...]:
        return (*equip_places(state, self.item), LEAVE)

    def prompt(self, state: Party, seat: int) -> Message:
        card = self.item.card.id
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
        now = worn(character, self.slot) if self.slot < BACKUP else None
        args: dict[str, Value] = {
            "who": Ref("hero", self.seat),
            "slot": SLOTS[self.slot],
            "replaces": "no",
        }
        if now:
            args["replaces"] = "yes"
            args["card"] = Ref("card", now.card.id)
        return Message("ds-option-equip-to", args)

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        free = len(state.characters[self.seat].backup) if self.slot == BACKUP else 0
        return ("hero", self.seat), ("slot", PLACES[min(self.slot + free, len(PLACES) - 1)])

    def outcome(self, state: Party, ask: Ask) -> Outcome:
        """What the character rolls from then on (DS-28.1)."""
        step, character = ask.step, state.characters[self.seat]
        assert isinstance(step, Equip)
        then = loadout_with(state, character, self.slot, step.item)
        args: dict[str, Value] = {
            "block": guard_words(then.block),
            "resist": guard_words(then.resist),
            "dodge": then.dodge,
        }
        return Refitting(Message("ds-outcome-equip", args), refit(state, character, then))

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        step, character = ask.step, state.characters[self.seat]
        assert isinstance(step, Equip)
        item = step.item
        take_out(state, item)
        if self.slot == ARMOUR:
            put_in(state, character.armour)
            character.armour = item
        elif self.slot == BACKUP:
            character.backup = laid((*character.backup, item))
        else:
            self.take_in_hand(state, character, item)
        if match.telling:
            match.tell(facts.Equipped(character.seat, item.card.id))

    def take_in_hand(self, state: Party, character: Character, item: Item) -> None:
        """DS-5.4: the other hand is emptied where both are needed."""
        other = LEFT if self.slot == RIGHT else RIGHT
        put_in(state, worn(character, self.slot))
        replace(character, self.slot, item)
        if not fits_hands(character.left, character.right):
            put_in(state, worn(character, other))
            replace(character, other, None)


EQUIP_TO: Final = tuple(
    [tuple([EquipTo(seat, slot) for slot in range(len(SLOTS))]) for seat in range(MOST_CHARACTERS)]
)


def guard_words(pool: Pool) -> Message:
    """The dice of a defence in words."""
    black, blue, orange = pool
    args: dict[str, Value] = {"black": black, "blue": blue, "orange": orange}
    return Message("ds-guard", {**args, "all": black + blue + orange})


def strip(state: Party, character: Character, slot: int) -> Item:
    """A card goes from a character to the inventory, upgrades and all (DS-6.7)."""
    item = worn(character, slot)
    assert item is not None
    replace(character, slot, None)
    put_in(state, item)
    return item


def stow(state: Party, match: Match, character: Character, slot: int) -> None:
    """DS-10.5: put something away."""
    item = strip(state, character, slot)
    if match.telling:
        match.tell(facts.Stowed(character.seat, item.card.id))


def attach_places(state: Party, upgrade: Card) -> list[AttachChoice]:
    """The cards an upgrade fits on."""
    found: list[AttachChoice] = []
    for character in state.characters:
        for slot in range(BACKUP + len(character.backup)):
            item = worn(character, slot)
            if (
                item is not None
                and takes(item, upgrade)
                and item.plus(upgrade).may_be_used(state.stats(character))
            ):
                found.append(AttachWorn(character.seat, slot))
    for place, item in enumerate(state.inventory if state.upgrades_lying else ()):
        if state.inventory.index(item) == place and takes(item, upgrade):
            found.append(AttachLying(place, item))
    return found


def fits_somewhere(state: Party, upgrade: Card) -> bool:
    """Whether there is such a card."""
    for character in state.characters:
        for item in (character.armour, character.left, character.right, *character.backup):
            if (
                item is not None
                and takes(item, upgrade)
                and item.plus(upgrade).may_be_used(state.stats(character))
            ):
                return True
    if state.upgrades_lying:
        for item in state.inventory:
            if takes(item, upgrade):
                return True
    return False


def takes(item: Item, upgrade: Card) -> bool:
    """DS-6.1, DS-6.2: a free slot, and weapon upgrades on weapons, armour upgrades on armour."""
    card = item.card
    if card.upgrade or card.ember or not item.room_for(upgrade):
        return False
    return card.armour if upgrade.kind == "armour_upgrade" else card.hand


class Attach(LyingItem):
    """DS-6.3–6.5: at Andre, for nothing; on a weapon it stays for ever."""

    name = "attach"
    rules = ("DS-6.1", "DS-6.3", "DS-6.5", "TG-33.4", "TG-33.5", "TG-33.6")

    def choices(self, state: Party, seat: int) -> tuple[Choice[Any], ...]:
        return (*attach_places(state, self.item.card), LEAVE)

    def prompt(self, state: Party, seat: int) -> Message:
        card = self.item.card.id
        return Message("ds-prompt-attach", {"card": Ref("card", card)})


class AttachChoice(Choice[Party]):
    """Onto this card."""

    def item(self, state: Party) -> Item:
        raise NotImplementedError

    def text(self, state: Party, ask: Ask) -> Message:
        card = self.item(state).card.id
        return Message("ds-option-attach-to", {"card": Ref("card", card)})

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        return (("card", self.item(state).card.id),)

    def take(self, state: Party, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Attach)
        upgrade, item = step.item.card, self.item(state)
        take_out(state, step.item)
        self.change(state, item.plus(upgrade))
        if match.telling:
            match.tell(facts.Attached(upgrade.id, item.card.id))

    def change(self, state: Party, whole: Item) -> None:
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

    def item(self, state: Party) -> Item:
        item = worn(state.characters[self.seat], self.slot)
        assert item is not None
        return item

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        return (*super().targets(state, ask), ("hero", self.seat), ("slot", PLACES[self.slot]))

    def change(self, state: Party, whole: Item) -> None:
        replace(state.characters[self.seat], self.slot, whole)


class AttachLying(AttachChoice):
    """Something in the inventory (DS-A.28)."""

    name = "attach_lying"
    place: int
    lying: Item

    @property
    def id(self) -> str:
        return f"inventory-{self.place}"

    def item(self, state: Party) -> Item:
        return self.lying

    def targets(self, state: Party, ask: Ask) -> tuple[Target, ...]:
        return (*super().targets(state, ask), ("inventory", self.place))

    def change(self, state: Party, whole: Item) -> None:
        take_out(state, self.lying)
        put_in(state, whole)


def parted(item: Item, number: int | None) -> tuple[Item, tuple[Card, ...]]:
    """A card without one of its upgrades (or any), and what comes off."""
    upgrades = item.upgrades
    if number is None:
        return item.card.item, upgrades
    left = upgrades[:number] + upgrades[number + 1 :]
    return item_of(item.card, left), (upgrades[number],)


def detach(
    state: Party, match: Match, character: Character, slot: int = 0, number: int | None = None
) -> None:
    """DS-6.4, TG-33.8: upgrades come off again (in the first box only those of armour)."""
    item = worn(character, slot)
    assert item is not None
    whole, off = parted(item, number)
    for upgrade in off:
        put_in(state, upgrade.item)
        if match.telling:
            match.tell(facts.Detached(character.seat, upgrade.id))
    replace(character, slot, whole)


def take_apart(state: Party, match: Match, item: Item, number: int | None = None) -> None:
    """DS-6.4: the same for something in the inventory."""
    whole, off = parted(item, number)
    take_out(state, item)
    put_in(state, whole)
    for upgrade in off:
        put_in(state, upgrade.item)
        if match.telling:
            match.tell(facts.TakenOff(upgrade.id, item.card.id))
