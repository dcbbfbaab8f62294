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


def return_to_bonfire(g: Descent, m: Match) -> None:
    """TG-31.2: party, spark, tokens, cards; TG-11.3, TG-A.49: at 0 the game is lost at once."""
    if g.free_return:
        g.free_return = False  # TG-38.7
    elif g.sparks == 0:
        finish(g, m, False)
        return
    else:
        g.sparks -= 1
    g.at = g.bonfire
    for c in g.characters:
        c.heroic = c.estus = c.luck = True
    g.tilted = 0
    g.bought = False
    if m.telling:
        m.tell("rested", (g.sparks,))
    g.agenda.append(BONFIRE)
    for event, holder in g.held:
        if g.pack.events[event].op == "rekindle":
            discard_held(g, m, holder, "rekindle")
            g.agenda.append(Rekindle())
            break


class Camp(Step[Descent]):
    """What the party may do with its goods: between encounters, and more of it at the bonfire."""

    exchanges: ClassVar[bool] = False
    """Whether whoever goes on from here may exchange equipment once the encounter is known."""

    __slots__ = ()

    @staticmethod
    def embers(g: Descent, found: list[int]) -> None:
        """TG-A.9: a stored Ember for somebody without one."""
        if all(c.ember for c in g.characters):
            return
        before = 0
        for place, item in enumerate(g.inventory):
            if item != before and g.pack.armoury.cards[card_of(item)].kind == "ember":
                found.append(EMBER << KIND | place)
            before = item

    def goods(self, g: Descent, found: list[int], smith: bool) -> None:
        """TG-18.6, TG-33.3: equipment; TG-33.4, TG-33.8: upgrades, at the bonfire only."""
        armoury = g.pack.armoury
        cards = armoury.cards
        stats = tuple(g.stats(c) for c in g.characters)
        before = 0
        for place, item in enumerate(g.inventory):
            if item == before:  # sorted: the same card twice is offered once
                continue
            before = item
            card = cards[card_of(item)]
            if card.kind == "ember":
                continue
            if card.upgrade:
                if smith and attach_places(g, item):
                    found.append(ATTACH << KIND | place)
            else:
                if armoury.some_may_use(item, stats):
                    found.append(EQUIP << KIND | place)
                if smith:
                    self.loose(item, LYING + place, found)
        for c in g.characters:
            base = c.seat << 4
            for slot, item in enumerate((c.armour, c.left, c.right, *c.backup)):
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

    def run(self, g: Descent, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            g.free_return = False
            go_to(g, m, detail, self.exchanges)
            return
        if kind == BEGIN_IT:
            return
        if kind == RETURN:
            return_to_bonfire(g, m)
            return
        g.agenda.append(self)
        if kind == SHOP:
            g.bought = True
            g.agenda.append(Wares())
        elif kind == LEVEL:
            c = g.characters[detail >> 2]
            spend(g, m, LEVEL_COST[c.tiers[detail & 3]])
            raise_tier(g, m, c, detail & 3)
        elif kind == EQUIP:
            g.agenda.append(Equip(g.inventory[detail]))
        elif kind == STOW:
            stow(g, m, g.characters[detail >> 4], detail & 15)
        elif kind == ATTACH:
            g.agenda.append(Attach(g.inventory[detail]))
        elif kind == EMBER:
            g.agenda.append(UseEmber(g.inventory[detail]))
        elif detail & CARRIER >= LYING:
            take_apart(g, m, g.inventory[(detail & CARRIER) - LYING], detail >> 10)
        else:
            carrier = detail & CARRIER
            detach(g, m, g.characters[carrier >> 4], carrier & 15, detail >> 10)

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

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        ids = g.pack.armoury.ids
        if kind == GO:
            return Option(id, go_text(g, detail), (("space", detail),))
        if kind == RETURN:
            free = "yes" if g.free_return else "no"
            return Option(id, Message("tg-option-return", {"sparks": g.sparks, "free": free}))
        if kind == SHOP:
            return Option(id, Message("tg-option-shop"))
        if kind == BEGIN_IT:
            return Option(id, Message("tg-option-begin"))
        if kind == DETACH:
            return Option(id, *detach_text(g, detail & CARRIER, detail >> 10))
        if kind == LEVEL:
            return Option(id, level_text(g, detail), (("hero", detail >> 2),))
        if kind == STOW:
            c = g.characters[detail >> 4]
            card = ids[card_of(worn(c, detail & 15))]
            args: dict[str, Value] = {"card": Ref("card", card), "who": Ref("hero", c.seat)}
            return Option(id, Message("ds-option-stow", args), (("card", card), ("hero", c.seat)))
        card = ids[card_of(g.inventory[detail])]
        name = {
            EQUIP: "ds-option-equip",
            ATTACH: "ds-option-attach",
            EMBER: "tg-option-ember",
        }[kind]
        return Option(id, Message(name, {"card": Ref("card", card)}), (("card", card),))


def detach_text(g: Descent, carrier: int, number: int) -> tuple[Message, tuple[Target, ...]]:
    """Which upgrade comes off which card, and whose that is."""
    ids = g.pack.armoury.ids
    lying = carrier >= LYING
    who = NONE if lying else carrier >> 4
    item = g.inventory[carrier - LYING] if lying else worn(g.characters[who], carrier & 15)
    card, upgrade = ids[card_of(item)], ids[upgrades_of(item)[number]]
    args: dict[str, Value] = {"card": Ref("card", card), "upgrade": Ref("card", upgrade)}
    if lying:
        return Message("tg-option-detach-lying", args), (("card", card),)
    args["who"] = Ref("hero", who)
    return Message("tg-option-detach", args), (("card", card), ("hero", who))


def level_text(g: Descent, detail: int) -> Message:
    c = g.characters[detail >> 2]
    stat = detail & 3
    return Message(
        "ds-option-level",
        {
            "who": Ref("hero", c.seat),
            "stat": STATS[stat],
            "value": g.pack.characters[c.kind].stats[stat][c.tiers[stat] + 1],
            "souls": LEVEL_COST[c.tiers[stat]],
        },
    )


def go_text(g: Descent, space: int) -> Message:
    entry = g.pack.track[space]
    if entry.kind == "boss":
        return Message("tg-option-go-boss", {"n": space, "boss": Ref("boss", str(entry.boss))})
    card = g.slots[space]
    if card != NONE:
        known = Ref("encounter", g.pack.encounter_ids[card])
        return Message("tg-option-go-known", {"n": space, "encounter": known})
    return Message("tg-option-go", {"n": space, "level": entry.level})


class Onward(Camp):
    """TG-18.5: the next space, or back to the bonfire for a spark."""

    exchanges = True  # TG-18.6
    __slots__ = ()
    name = "onward"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = [GO << KIND | g.at + 1]
        if g.sparks > 0 or g.free_return:  # TG-A.21
            found.append(RETURN << KIND)
        self.embers(g, found)
        return tuple(found)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-onward")

    def closed(self, g: Descent, seat: int) -> list[Closed]:
        if g.sparks > 0 or g.free_return:
            return []
        text = Message("tg-option-return", {"sparks": 0, "free": "no"})
        return [Closed("return", text, Message("ds-closed-no-spark"))]


class Bonfire(Camp):
    """TG-31.3: the Firekeeper, Andre, and off again (TG-34.1, TG-19.7)."""

    __slots__ = ()
    name = "bonfire"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        first = g.bonfire + 1
        found = [GO << KIND | first]
        found.extend(
            GO << KIND | space
            for space in range(first + 1, len(g.pack.track))
            if g.shortcuts >> space & 1
        )
        if not g.bought and g.treasure.size:
            found.append(SHOP << KIND)  # TG-33.1: once a visit
        souls = g.souls
        if souls >= LEVEL_COST[0]:
            for c in g.characters:
                for stat, tier in enumerate(c.tiers):
                    if tier < len(LEVEL_COST) and souls >= LEVEL_COST[tier]:
                        found.append(LEVEL << KIND | c.seat << 2 | stat)
        self.embers(g, found)
        self.goods(g, found, True)
        return tuple(found)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-bonfire")

    def closed(self, g: Descent, seat: int) -> list[Closed]:
        found: list[Closed] = []
        if g.bought:
            found.append(Closed("shop", Message("tg-option-shop"), Message("tg-closed-shop")))
        for c in g.characters:
            for stat, tier in enumerate(c.tiers):
                if can_rise(g, c, stat) and g.souls < LEVEL_COST[tier]:
                    raw = LEVEL << KIND | c.seat << 2 | stat
                    text = level_text(g, raw & DETAIL)
                    id = self.option_id(g.pack, raw)
                    why = Message("ds-closed-souls")
                    found.append(Closed(id, text, why, (("hero", c.seat),)))
        return found


class Prepare(Camp):
    """TG-18.6: the next encounter lies there; before it is set up equipment may be exchanged."""

    __slots__ = ()
    name = "prepare"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = [BEGIN_IT << KIND]
        self.embers(g, found)
        self.goods(g, found, False)
        return tuple(found)

    def run(self, g: Descent, m: Match) -> None:
        if g.slots[g.at] != NONE or g.pack.track[g.at].kind == "boss":
            super().run(g, m)

    def prompt(self, g: Descent, seat: int) -> Message:
        entry = g.pack.track[g.at]
        if entry.kind == "boss":
            return Message("tg-prompt-prepare", {"what": Ref("boss", str(entry.boss))})
        return Message(
            "tg-prompt-prepare", {"what": Ref("encounter", g.pack.encounter_ids[g.slots[g.at]])}
        )


ONWARD = Onward()
BONFIRE = Bonfire()
PREPARE = Prepare()


# ---------------------------------------------------------------------- a space (TG-12)


def go_to(g: Descent, m: Match, space: int, exchanges: bool) -> None:
    """TG-12.1–12.5; TG-18.6: equipment after the card is known, before it is set up."""
    g.at = space
    entry = g.pack.track[space]
    if m.telling:
        m.tell("space", (space,))
    if entry.kind == "boss":
        assert entry.boss is not None
        g.agenda.append(EnterLair(g.pack.boss_index[entry.boss]))
    else:
        g.agenda.append(BEGIN)
    if exchanges:
        g.agenda.append(PREPARE)
    if entry.kind == "boss":
        return
    known = g.slots[space] != NONE
    scouted = scouts(g, space)
    if scouted:
        leave_meeting(g, space)
        g.agenda.append(DrawCard(1 if known else 3, int(known)))
    elif not known:
        g.agenda.append(DrawCard(2, 0))


def scouts(g: Descent, space: int) -> bool:
    return g.meets[space] != NONE and g.pack.events[g.meets[space]].op == "scout"


class Begin(Step[Descent]):
    """The card of the space is played."""

    __slots__ = ()
    name = "begin_encounter"

    def run(self, g: Descent, m: Match) -> None:
        if g.slots[g.at] == NONE:
            g.agenda.append(ONWARD)  # no card of this level is left: nothing to play here
            return
        g.encounter = g.slots[g.at]
        g.agenda.append(SetUp())


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

    def fits(self, g: Descent) -> bool:
        return 1 <= g.pack.track[g.at].level <= 3

    def deck(self, g: Descent) -> int:
        return g.pack.track[g.at].level - 1

    def run(self, g: Descent, m: Match) -> None:
        which = self.deck(g)
        deck = g.decks[which]
        if self.left and deck.size:
            ids = g.pack.encounter_ids
            request = deck.request("encounter", ids)
            card = deck.at(m.chance.index(request) if request else 0)
            g.decks = (*g.decks[:which], deck.without(card), *g.decks[which + 1 :])
            g.peeked += (card,)
            if m.telling:
                m.tell("looked", ("encounter", ids[card]))
            g.agenda.append(DrawCard(self.left - 1, self.scouted))
        else:
            g.agenda.append(ChooseCard(self.scouted))


class ChooseCard(DrawCard):
    """Which of them is played."""

    __slots__ = ()
    name = "choose_card"

    def __init__(self, scouted: int) -> None:
        super().__init__(0, scouted)

    def args(self) -> tuple[int, ...]:
        return (self.scouted,)

    def cards(self, g: Descent) -> tuple[int, ...]:
        return (*g.peeked, g.slots[g.at]) if self.scouted else g.peeked

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(self.cards(g))))

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) == 1:
            self.answer(g, m, LEADER, options[0])
        elif options:
            g.ask(self, LEADER, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        cards = self.cards(g)
        kept = cards[option]
        which = self.deck(g)
        others = [card for card in cards if card != kept]
        g.decks = (*g.decks[:which], g.decks[which].shuffled(more=others), *g.decks[which + 1 :])
        g.peeked = ()
        if g.slots[g.at] not in (NONE, kept):
            # TG-A.78: what lay on the old card goes with it.
            g.tilted &= ~(1 << g.at)
            g.shortcuts &= ~(1 << g.at)
            g.souls_on = (*g.souls_on[: g.at], 0, *g.souls_on[g.at + 1 :])
        g.slots = (*g.slots[: g.at], kept, *g.slots[g.at + 1 :])
        if m.telling:
            m.tell("card_kept", (g.pack.encounter_ids[kept],))

    def prompt(self, g: Descent, seat: int) -> Message:
        lost = g.souls_on[g.at] if self.scouted else 0
        return Message("tg-prompt-choose-card", {"level": g.pack.track[g.at].level, "lost": lost})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"card-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        id = g.pack.encounter_ids[self.cards(g)[raw]]
        text = Message("tg-option-card", {"encounter": Ref("encounter", id)})
        return Option(self.option_id(g.pack, raw), text, (("encounter", id),))


# ---------------------------------------------------------------------- Andre (TG-33)


class Wares(Step[Descent]):
    """TG-33.1, TG-A.66: the top four cards face up."""

    __slots__ = ()
    name = "wares"

    def run(self, g: Descent, m: Match) -> None:
        if len(g.wares) < SLOTS_OF_ANDRE and g.treasure.size:
            request = g.treasure.request("treasure", g.pack.armoury.ids)
            card = g.treasure.at(m.chance.index(request) if request else 0)
            g.treasure = g.treasure.without(card)
            g.wares += (card,)
            if m.telling:
                m.tell("offers", (g.pack.armoury.ids[card],))
            g.agenda.append(self)
        else:
            g.agenda.append(Purchase())


class Purchase(Step[Descent]):
    """TG-33.1, TG-33.2: any of them for 1 soul each; the others go under the deck."""

    __slots__ = ()
    name = "purchase"
    LEAVE = 63

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        cards = tuple(range(len(g.wares))) if g.souls >= ONE_SOUL else ()
        return (*cards, self.LEAVE)

    def run(self, g: Descent, m: Match) -> None:
        if g.wares:
            g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == self.LEAVE:
            g.agenda.append(PutUnder())
            return
        card = g.wares[option]
        g.wares = g.wares[:option] + g.wares[option + 1 :]
        spend(g, m, ONE_SOUL)
        g.agenda.append(self)
        take(g, m, card)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-purchase", {"souls": g.souls})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "leave" if raw == self.LEAVE else f"buy-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == self.LEAVE:
            return Option("leave", Message("tg-option-leave"))
        card = g.pack.armoury.ids[g.wares[raw]]
        text = Message("tg-option-buy", {"card": Ref("card", card)})
        return Option(self.option_id(g.pack, raw), text, (("card", card),))


class PutUnder(Step[Descent]):
    """TG-33.2, TG-A.51: what nobody bought goes under the deck, in the players' order or as drawn."""

    __slots__ = ()
    name = "put_under"
    AS_DRAWN = 63

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return (self.AS_DRAWN, *range(len(g.wares)))

    def run(self, g: Descent, m: Match) -> None:
        if len(g.wares) > 1:
            g.ask(self, LEADER, self.options(g, LEADER))
        else:
            self.answer(g, m, LEADER, self.AS_DRAWN)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == self.AS_DRAWN:
            g.treasure = g.treasure.under(*g.wares)
            g.wares = ()
            return
        g.treasure = g.treasure.under(g.wares[option])
        g.wares = g.wares[:option] + g.wares[option + 1 :]
        g.agenda.append(self)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": "treasure"})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "as-drawn" if raw == self.AS_DRAWN else f"bottom-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == self.AS_DRAWN:
            return Option("as-drawn", Message("tg-option-done"))
        card = g.pack.armoury.ids[g.wares[raw]]
        text = Message("tg-option-put-back", {"card": Ref("card", card), "where": "bottom"})
        return Option(self.option_id(g.pack, raw), text, (("card", card),))
