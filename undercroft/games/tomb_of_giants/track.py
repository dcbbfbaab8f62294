"""The encounter track and the bonfire: going on, cards, rest, Andre, the Firekeeper (TG-12, TG-31–34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.games.souls.gear import STATS, card_of, upgrades_of
from undercroft.games.souls.outfit import (
    Attach,
    Equip,
    attach_places,
    detach,
    stow,
    take_apart,
    worn,
)
from undercroft.games.souls.party import LEADER, LEVEL_COST, finish, raise_tier, spend
from undercroft.games.souls.state import NONE
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.text import Message, Ref, Value

from .encounter import EnterLair, SetUp, UseEmber, take
from .events import Rekindle, can_rise, discard_held, leave_meeting
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

KIND = 12
DETAIL = (1 << KIND) - 1
GO, RETURN, SHOP, LEVEL, EQUIP, STOW, ATTACH, DETACH, EMBER, BEGIN_IT = range(10)
NAMES = ("go", "return", "shop", "level", "equip", "stow", "attach", "detach", "ember", "begin")
# An upgrade (its number << 10) comes off a worn card (character << 4 | slot), or off one in the inventory.
LYING = 64
CARRIER = (1 << 10) - 1
SLOTS_OF_ANDRE = 4
ONE_SOUL = 1


def return_to_bonfire(state: Descent, match: Match) -> None:
    """TG-31.2: party, spark, tokens, cards; TG-11.3, TG-A.49: at 0 the game is lost at once."""
    if state.free_return:
        state.free_return = False  # TG-38.7
    elif state.sparks == 0:
        finish(state, match, False)
        return
    else:
        state.sparks -= 1
    state.at = state.bonfire
    for character in state.characters:
        character.heroic = character.estus = character.luck = True
    state.tilted = 0
    state.bought = False
    if match.telling:
        match.tell("rested", (state.sparks,))
    state.agenda.append(BONFIRE)
    for event, holder in state.held:
        if state.pack.events[event].op == "rekindle":
            discard_held(state, match, holder, "rekindle")
            state.agenda.append(Rekindle())
            break


class Camp(Step[Descent]):
    """What the party may do with its goods: between encounters, and more of it at the bonfire."""

    exchanges: ClassVar[bool] = False
    """Whether whoever goes on from here may exchange equipment once the encounter is known."""

    __slots__ = ()

    @staticmethod
    def embers(state: Descent, found: list[int]) -> None:
        """TG-A.9: a stored Ember for somebody without one."""
        if all(character.ember for character in state.characters):
            return
        before = 0
        for place, item in enumerate(state.inventory):
            if item != before and state.pack.armoury.cards[card_of(item)].kind == "ember":
                found.append(EMBER << KIND | place)
            before = item

    def goods(self, state: Descent, found: list[int], smith: bool) -> None:
        """TG-18.6, TG-33.3: equipment; TG-33.4, TG-33.8: upgrades, at the bonfire only."""
        armoury = state.pack.armoury
        cards = armoury.cards
        stats = tuple(state.stats(character) for character in state.characters)
        before = 0
        for place, item in enumerate(state.inventory):
            if item == before:  # sorted: the same card twice is offered once
                continue
            before = item
            card = cards[card_of(item)]
            if card.kind == "ember":
                continue
            if card.upgrade:
                if smith and attach_places(state, item):
                    found.append(ATTACH << KIND | place)
            else:
                if armoury.some_may_use(item, stats):
                    found.append(EQUIP << KIND | place)
                if smith:
                    self.loose(item, LYING + place, found)
        for character in state.characters:
            base = character.seat << 4
            for slot, item in enumerate(
                (character.armour, character.left, character.right, *character.backup)
            ):
                if item:
                    found.append(STOW << KIND | base | slot)
                    if smith:
                        self.loose(item, base | slot, found)

    @staticmethod
    def loose(item: int, carrier: int, found: list[int]) -> None:
        """TG-33.8: each upgrade of a card by itself."""
        upgrades = upgrades_of(item)
        for number, upgrade in enumerate(upgrades):
            if upgrade not in upgrades[:number]:
                found.append(DETACH << KIND | number << 10 | carrier)

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            state.free_return = False
            go_to(state, match, detail, self.exchanges)
            return
        if kind == BEGIN_IT:
            return
        if kind == RETURN:
            return_to_bonfire(state, match)
            return
        state.agenda.append(self)
        if kind == SHOP:
            state.bought = True
            state.agenda.append(Wares())
        elif kind == LEVEL:
            character = state.characters[detail >> 2]
            spend(state, match, LEVEL_COST[character.tiers[detail & 3]])
            raise_tier(state, match, character, detail & 3)
        elif kind == EQUIP:
            state.agenda.append(Equip(state.inventory[detail]))
        elif kind == STOW:
            stow(state, match, state.characters[detail >> 4], detail & 15)
        elif kind == ATTACH:
            state.agenda.append(Attach(state.inventory[detail]))
        elif kind == EMBER:
            state.agenda.append(UseEmber(state.inventory[detail]))
        elif detail & CARRIER >= LYING:
            take_apart(state, match, state.inventory[(detail & CARRIER) - LYING], detail >> 10)
        else:
            carrier = detail & CARRIER
            detach(state, match, state.characters[carrier >> 4], carrier & 15, detail >> 10)

    # ------------------------------------------------------------------ words

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        name = NAMES[kind]
        if kind in (RETURN, SHOP, BEGIN_IT):
            return name
        if kind == LEVEL:
            return f"level-{detail >> 2}-{STATS[detail & 3]}"
        if kind == STOW:
            return f"stow-{detail >> 4}-{detail & 15}"
        if kind == DETACH:
            carrier, number = detail & CARRIER, detail >> 10
            if carrier >= LYING:
                return f"detach-inventory-{carrier - LYING}-{number}"
            return f"detach-{carrier >> 4}-{carrier & 15}-{number}"
        return f"{name}-{detail}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        ids = state.pack.armoury.ids
        if kind == GO:
            return Option(id, go_text(state, detail), (("space", detail),))
        if kind == RETURN:
            free = "yes" if state.free_return else "no"
            return Option(id, Message("tg-option-return", {"sparks": state.sparks, "free": free}))
        if kind == SHOP:
            return Option(id, Message("tg-option-shop"))
        if kind == BEGIN_IT:
            return Option(id, Message("tg-option-begin"))
        if kind == DETACH:
            return Option(id, *detach_text(state, detail & CARRIER, detail >> 10))
        if kind == LEVEL:
            return Option(id, level_text(state, detail), (("hero", detail >> 2),))
        if kind == STOW:
            character = state.characters[detail >> 4]
            card = ids[card_of(worn(character, detail & 15))]
            args: dict[str, Value] = {"card": Ref("card", card), "who": Ref("hero", character.seat)}
            return Option(
                id, Message("ds-option-stow", args), (("card", card), ("hero", character.seat))
            )
        card = ids[card_of(state.inventory[detail])]
        name = {
            EQUIP: "ds-option-equip",
            ATTACH: "ds-option-attach",
            EMBER: "tg-option-ember",
        }[kind]
        return Option(id, Message(name, {"card": Ref("card", card)}), (("card", card),))


def detach_text(state: Descent, carrier: int, number: int) -> tuple[Message, tuple[Target, ...]]:
    """Which upgrade comes off which card, and whose that is."""
    ids = state.pack.armoury.ids
    lying = carrier >= LYING
    who = NONE if lying else carrier >> 4
    item = state.inventory[carrier - LYING] if lying else worn(state.characters[who], carrier & 15)
    card, upgrade = ids[card_of(item)], ids[upgrades_of(item)[number]]
    args: dict[str, Value] = {"card": Ref("card", card), "upgrade": Ref("card", upgrade)}
    if lying:
        return Message("tg-option-detach-lying", args), (("card", card),)
    args["who"] = Ref("hero", who)
    return Message("tg-option-detach", args), (("card", card), ("hero", who))


def level_text(state: Descent, detail: int) -> Message:
    character = state.characters[detail >> 2]
    stat = detail & 3
    return Message(
        "ds-option-level",
        {
            "who": Ref("hero", character.seat),
            "stat": STATS[stat],
            "value": state.pack.characters[character.kind].stats[stat][character.tiers[stat] + 1],
            "souls": LEVEL_COST[character.tiers[stat]],
        },
    )


def go_text(state: Descent, space: int) -> Message:
    entry = state.pack.track[space]
    if entry.kind == "boss":
        return Message("tg-option-go-boss", {"n": space, "boss": Ref("boss", str(entry.boss))})
    card = state.slots[space]
    if card != NONE:
        known = Ref("encounter", state.pack.encounter_ids[card])
        return Message("tg-option-go-known", {"n": space, "encounter": known})
    return Message("tg-option-go", {"n": space, "level": entry.level})


class Onward(Camp):
    """TG-18.5: the next space, or back to the bonfire for a spark."""

    exchanges = True  # TG-18.6
    __slots__ = ()
    name = "onward"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = [GO << KIND | state.at + 1]
        if state.sparks > 0 or state.free_return:  # TG-A.21
            found.append(RETURN << KIND)
        self.embers(state, found)
        return tuple(found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-onward")

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        if state.sparks > 0 or state.free_return:
            return []
        text = Message("tg-option-return", {"sparks": 0, "free": "no"})
        return [Closed("return", text, Message("ds-closed-no-spark"))]


class Bonfire(Camp):
    """TG-31.3: the Firekeeper, Andre, and off again (TG-34.1, TG-19.7)."""

    __slots__ = ()
    name = "bonfire"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        first = state.bonfire + 1
        found = [GO << KIND | first]
        found.extend(
            GO << KIND | space
            for space in range(first + 1, len(state.pack.track))
            if state.shortcuts >> space & 1
        )
        if not state.bought and state.treasure.size:
            found.append(SHOP << KIND)  # TG-33.1: once a visit
        souls = state.souls
        if souls >= LEVEL_COST[0]:
            for character in state.characters:
                for stat, tier in enumerate(character.tiers):
                    if tier < len(LEVEL_COST) and souls >= LEVEL_COST[tier]:
                        found.append(LEVEL << KIND | character.seat << 2 | stat)
        self.embers(state, found)
        self.goods(state, found, True)
        return tuple(found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-bonfire")

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if state.bought:
            found.append(Closed("shop", Message("tg-option-shop"), Message("tg-closed-shop")))
        for character in state.characters:
            for stat, tier in enumerate(character.tiers):
                if can_rise(state, character, stat) and state.souls < LEVEL_COST[tier]:
                    raw = LEVEL << KIND | character.seat << 2 | stat
                    text = level_text(state, raw & DETAIL)
                    id = self.option_id(state.pack, raw)
                    why = Message("ds-closed-souls")
                    found.append(Closed(id, text, why, (("hero", character.seat),)))
        return found


class Prepare(Camp):
    """TG-18.6: the next encounter lies there; before it is set up equipment may be exchanged."""

    __slots__ = ()
    name = "prepare"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = [BEGIN_IT << KIND]
        self.embers(state, found)
        self.goods(state, found, False)
        return tuple(found)

    def run(self, state: Descent, match: Match) -> None:
        if state.slots[state.at] != NONE or state.pack.track[state.at].kind == "boss":
            super().run(state, match)

    def prompt(self, state: Descent, seat: int) -> Message:
        entry = state.pack.track[state.at]
        if entry.kind == "boss":
            return Message("tg-prompt-prepare", {"what": Ref("boss", str(entry.boss))})
        return Message(
            "tg-prompt-prepare",
            {"what": Ref("encounter", state.pack.encounter_ids[state.slots[state.at]])},
        )


ONWARD = Onward()
BONFIRE = Bonfire()
PREPARE = Prepare()


# ---------------------------------------------------------------------- a space (TG-12)


def go_to(state: Descent, match: Match, space: int, exchanges: bool) -> None:
    """TG-12.1–12.5; TG-18.6: equipment after the card is known, before it is set up."""
    state.at = space
    entry = state.pack.track[space]
    if match.telling:
        match.tell("space", (space,))
    if entry.kind == "boss":
        assert entry.boss is not None
        state.agenda.append(EnterLair(state.pack.boss_index[entry.boss]))
    else:
        state.agenda.append(BEGIN)
    if exchanges:
        state.agenda.append(PREPARE)
    if entry.kind == "boss":
        return
    known = state.slots[space] != NONE
    scouted = scouts(state, space)
    if scouted:
        leave_meeting(state, space)
        state.agenda.append(DrawCard(1 if known else 3, int(known)))
    elif not known:
        state.agenda.append(DrawCard(2, 0))


def scouts(state: Descent, space: int) -> bool:
    return state.meets[space] != NONE and state.pack.events[state.meets[space]].op == "scout"


class Begin(Step[Descent]):
    """The card of the space is played."""

    __slots__ = ()
    name = "begin_encounter"

    def run(self, state: Descent, match: Match) -> None:
        if state.slots[state.at] == NONE:
            state.agenda.append(ONWARD)  # no card of this level is left: nothing to play here
            return
        state.encounter = state.slots[state.at]
        state.agenda.append(SetUp())


BEGIN = Begin()


class DrawCard(Step[Descent]):
    """TG-12.3, TG-A.22: cards of the space's level; one stays, the others are shuffled back."""

    __slots__ = ("left", "scouted")
    name = "draw_card"

    def __init__(self, left: int, scouted: int) -> None:
        self.left = left
        self.scouted = scouted  # the card already there may be kept instead

    def args(self) -> tuple[int, ...]:
        return (self.left, self.scouted)

    def fits(self, state: Descent) -> bool:
        return 1 <= state.pack.track[state.at].level <= 3

    def deck(self, state: Descent) -> int:
        return state.pack.track[state.at].level - 1

    def run(self, state: Descent, match: Match) -> None:
        which = self.deck(state)
        deck = state.decks[which]
        if self.left and deck.size:
            ids = state.pack.encounter_ids
            request = deck.request("encounter", ids)
            card = deck.at(match.chance.index(request) if request else 0)
            state.decks = (*state.decks[:which], deck.without(card), *state.decks[which + 1 :])
            state.peeked += (card,)
            if match.telling:
                match.tell("looked", ("encounter", ids[card]))
            state.agenda.append(DrawCard(self.left - 1, self.scouted))
        else:
            state.agenda.append(ChooseCard(self.scouted))


class ChooseCard(DrawCard):
    """Which of them is played."""

    __slots__ = ()
    name = "choose_card"

    def __init__(self, scouted: int) -> None:
        super().__init__(0, scouted)

    def args(self) -> tuple[int, ...]:
        return (self.scouted,)

    def cards(self, state: Descent) -> tuple[int, ...]:
        return (*state.peeked, state.slots[state.at]) if self.scouted else state.peeked

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(self.cards(state))))

    def run(self, state: Descent, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, LEADER, options[0])
        elif options:
            state.ask(self, LEADER, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        cards = self.cards(state)
        kept = cards[option]
        which = self.deck(state)
        others = [card for card in cards if card != kept]
        state.decks = (
            *state.decks[:which],
            state.decks[which].shuffled(more=others),
            *state.decks[which + 1 :],
        )
        state.peeked = ()
        if state.slots[state.at] not in (NONE, kept):
            # TG-A.78: what lay on the old card goes with it.
            state.tilted &= ~(1 << state.at)
            state.shortcuts &= ~(1 << state.at)
            state.souls_on = (*state.souls_on[: state.at], 0, *state.souls_on[state.at + 1 :])
        state.slots = (*state.slots[: state.at], kept, *state.slots[state.at + 1 :])
        if match.telling:
            match.tell("card_kept", (state.pack.encounter_ids[kept],))

    def prompt(self, state: Descent, seat: int) -> Message:
        lost = state.souls_on[state.at] if self.scouted else 0
        return Message(
            "tg-prompt-choose-card", {"level": state.pack.track[state.at].level, "lost": lost}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"card-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        id = state.pack.encounter_ids[self.cards(state)[raw]]
        text = Message("tg-option-card", {"encounter": Ref("encounter", id)})
        return Option(self.option_id(state.pack, raw), text, (("encounter", id),))


# ---------------------------------------------------------------------- Andre (TG-33)


class Wares(Step[Descent]):
    """TG-33.1, TG-A.66: the top four cards face up."""

    __slots__ = ()
    name = "wares"

    def run(self, state: Descent, match: Match) -> None:
        if len(state.wares) < SLOTS_OF_ANDRE and state.treasure.size:
            request = state.treasure.request("treasure", state.pack.armoury.ids)
            card = state.treasure.at(match.chance.index(request) if request else 0)
            state.treasure = state.treasure.without(card)
            state.wares += (card,)
            if match.telling:
                match.tell("offers", (state.pack.armoury.ids[card],))
            state.agenda.append(self)
        else:
            state.agenda.append(Purchase())


class Purchase(Step[Descent]):
    """TG-33.1, TG-33.2: any of them for 1 soul each; the others go under the deck."""

    __slots__ = ()
    name = "purchase"
    LEAVE = 63

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        cards = tuple(range(len(state.wares))) if state.souls >= ONE_SOUL else ()
        return (*cards, self.LEAVE)

    def run(self, state: Descent, match: Match) -> None:
        if state.wares:
            state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == self.LEAVE:
            state.agenda.append(PutUnder())
            return
        card = state.wares[option]
        state.wares = state.wares[:option] + state.wares[option + 1 :]
        spend(state, match, ONE_SOUL)
        state.agenda.append(self)
        take(state, match, card)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-purchase", {"souls": state.souls})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "leave" if raw == self.LEAVE else f"buy-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == self.LEAVE:
            return Option("leave", Message("tg-option-leave"))
        card = state.pack.armoury.ids[state.wares[raw]]
        text = Message("tg-option-buy", {"card": Ref("card", card)})
        return Option(self.option_id(state.pack, raw), text, (("card", card),))


class PutUnder(Step[Descent]):
    """TG-33.2, TG-A.51: what nobody bought goes under the deck, in the players' order or as drawn."""

    __slots__ = ()
    name = "put_under"
    AS_DRAWN = 63

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return (self.AS_DRAWN, *range(len(state.wares)))

    def run(self, state: Descent, match: Match) -> None:
        if len(state.wares) > 1:
            state.ask(self, LEADER, self.options(state, LEADER))
        else:
            self.answer(state, match, LEADER, self.AS_DRAWN)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == self.AS_DRAWN:
            state.treasure = state.treasure.under(*state.wares)
            state.wares = ()
            return
        state.treasure = state.treasure.under(state.wares[option])
        state.wares = state.wares[:option] + state.wares[option + 1 :]
        state.agenda.append(self)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": "treasure"})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "as-drawn" if raw == self.AS_DRAWN else f"bottom-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == self.AS_DRAWN:
            return Option("as-drawn", Message("tg-option-done"))
        card = state.pack.armoury.ids[state.wares[raw]]
        text = Message("tg-option-put-back", {"card": Ref("card", card), "where": "bottom"})
        return Option(self.option_id(state.pack, raw), text, (("card", card),))
