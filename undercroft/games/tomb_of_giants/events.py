"""Event cards and looking at decks (TG-20, TG-8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.gear import STATS, card_of, item_of, upgrades_of
from undercroft.games.souls.outfit import put_in, take_out
from undercroft.games.souls.party import LEADER, LEVEL_COST, raise_tier
from undercroft.games.souls.state import NONE, Character
from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Deck
from undercroft.kernel.text import Message, Ref

from .cards import TOKENS
from .encounter import earn, take
from .state import Descent, Seeker
from .turns import DECKS, deck_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

FOR_ONE_ENCOUNTER = ("dodge_die", "trial", "free_runs", "heal", "attack", "armour")
DONE = 4095
PATCHES = ("bright", "corroded")


def resolve(g: Descent, m: Match, event: int) -> None:
    """TG-20: at once, beside a dashboard, or below the next space."""
    entry = g.pack.events[event]
    if entry.kind == "consumable":
        g.agenda.append(Hold(event))
        return
    if entry.kind == "rendezvous":
        meet(g, m, event)
        return
    g.event_discard += (event,)
    if entry.op == "boon":
        g.agenda.append(Boon())
    elif entry.op == "supplies":
        g.agenda.append(Supplies())
    elif entry.op == "scry":
        g.agenda.append(Scry(entry.amount))
    elif entry.op == "reforge":
        g.agenda.append(Reforge(entry.amount))
    elif entry.op == "artifact":
        g.agenda.append(Unearth(entry.amount))
    elif entry.op == "offering":
        for c in reversed(g.characters):
            g.agenda.append(Offering(c.seat))


def meet(g: Descent, m: Match, event: int) -> None:
    """TG-20.3, TG-20.4: below the next space that is no boss's; TG-A.35: none ahead, no card."""
    for space in range(g.at + 1, len(g.pack.track)):
        if g.pack.track[space].kind == "encounter":
            if g.meets[space] != NONE:
                g.event_discard += (g.meets[space],)
            g.meets = (*g.meets[:space], event, *g.meets[space + 1 :])
            if m.telling:
                m.tell("rendezvous", (g.pack.event_ids[event], space))
            return
    g.event_discard += (event,)


def leave_meeting(g: Descent, space: int) -> None:
    """A rendezvous is over."""
    if g.meets[space] != NONE:
        g.event_discard += (g.meets[space],)
        g.meets = (*g.meets[:space], NONE, *g.meets[space + 1 :])


def after_encounter(g: Descent, m: Match, completed: bool) -> None:
    """What events do when an encounter ends, and which of them end with it."""
    meeting = g.meets[g.at]
    if meeting != NONE:
        entry = g.pack.events[meeting]
        if entry.op == "ascetic":
            leave_meeting(g, g.at)
            if completed:
                earn(g, m, entry.souls.of(g.players))
        elif completed and entry.op == "promise":
            leave_meeting(g, g.at)
            g.agenda.append(Toss(entry.amount))
        elif completed and entry.op == "merchant":
            from .track import Wares

            leave_meeting(g, g.at)
            g.agenda.append(Wares())
    for event, holder in g.held:
        entry = g.pack.events[event]
        if entry.op in FOR_ONE_ENCOUNTER:
            discard_held(g, m, holder, entry.op)
            if completed and entry.op == "trial":
                g.agenda.append(FindUpgrade())


def discard_held(g: Descent, m: Match, seat: int, op: str) -> None:
    """A consumable is used up."""
    for index, (event, holder) in enumerate(g.held):
        if holder == seat and g.pack.events[event].op == op:
            g.held = g.held[:index] + g.held[index + 1 :]
            g.event_discard += (event,)
            if m.telling:
                m.tell("event_gone", (g.pack.event_ids[event],))
            return


class SeatChoice(Step[Descent]):
    """Somebody of the party is chosen."""

    __slots__ = ()

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(g.characters)))

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) == 1:
            self.answer(g, m, LEADER, options[0])
        elif options:
            g.ask(self, LEADER, options)

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


class Hold(SeatChoice):
    """TG-20.2: one player places it next to the own dashboard."""

    __slots__ = ("event",)
    name = "hold_event"

    def __init__(self, event: int) -> None:
        self.event = event

    def args(self) -> tuple[int, ...]:
        return (self.event,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.event < len(g.pack.events)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        g.held += ((self.event, option),)
        if m.telling:
            m.tell("event_held", (g.pack.event_ids[self.event], option))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-hold", {"event": Ref("event", g.pack.event_ids[self.event])})


class Supplies(SeatChoice):
    """One character flips all own tokens to ready."""

    __slots__ = ()
    name = "supplies"

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        c = g.characters[option]
        c.estus = c.heroic = c.luck = True
        if m.telling:
            m.tell("supplied", (option,))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-supplies")


def can_rise(g: Descent, c: Character, stat: int) -> bool:
    """TG-A.5: tier 3 is the last."""
    return c.tiers[stat] < 3


def gift_bit(stat: int, tier: int) -> int:
    """The step of a stat from this tier on, in `Seeker.gifts`."""
    return 1 << 3 * stat + tier


def refund(c: Seeker, stat: int) -> int:
    """The souls spent on the last tier of a stat: none for a gift."""
    tier = c.tiers[stat] - 1
    return 0 if c.gifts & gift_bit(stat, tier) else LEVEL_COST[tier]


class Boon(Step[Descent]):
    """One character may upgrade one stat for nothing."""

    __slots__ = ()
    name = "boon"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = [
            c.seat << 2 | stat for c in g.characters for stat in range(4) if can_rise(g, c, stat)
        ]
        return (*found, DONE)

    def run(self, g: Descent, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option != DONE:
            c, stat = g.characters[option >> 2], option & 3
            c.gifts |= gift_bit(stat, c.tiers[stat])
            raise_tier(g, m, c, stat)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-boon")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "no" if raw == DONE else f"level-{raw >> 2}-{STATS[raw & 3]}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("no", Message("ds-option-no"))
        c = g.characters[raw >> 2]
        values = g.pack.characters[c.kind].stats[raw & 3]
        text = Message(
            "ds-option-level",
            {
                "who": Ref("hero", c.seat),
                "stat": STATS[raw & 3],
                "value": values[c.tiers[raw & 3] + 1],
                "souls": 0,
            },
        )
        return Option(self.option_id(g.pack, raw), text, (("hero", c.seat),))


class Scry(Step[Descent]):
    """Look at the top event cards, then put each on top or under the deck, in any order."""

    __slots__ = ("left",)
    name = "scry"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, g: Descent, m: Match) -> None:
        if self.left and g.events.size:
            request = g.events.request("event", g.pack.event_ids)
            event = g.events.at(m.chance.index(request) if request else 0)
            g.events = g.events.without(event)
            g.peeked += (event,)
            g.reveals += 1
            if m.telling:
                m.tell("looked", ("event", g.pack.event_ids[event]))
            g.agenda.append(Scry(self.left - 1))
        elif g.peeked:
            g.agenda.append(PutBack(1))


class Peek(Step[Descent]):
    """TG-8.2: a gravestone shows the top card of a deck."""

    __slots__ = ("deck", "seat")
    name = "peek"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.deck)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.deck < len(DECKS)

    def run(self, g: Descent, m: Match) -> None:
        deck: Deck = deck_of(g, self.deck)
        if not deck.size:
            return
        ids = ids_of(g.pack, self.deck)
        request = deck.request(DECKS[self.deck].split("_")[0], ids)
        card = deck.at(m.chance.index(request) if request else 0)
        set_deck(g, self.deck, deck.without(card))
        g.peeked = (card,)
        g.reveals += 1
        if m.telling:
            m.tell("looked", (DECKS[self.deck].split("_")[0], ids[card]))
        g.agenda.append(PutBack(self.deck))


def ids_of(pack: Cards, deck: int) -> tuple[str, ...]:
    if deck == 0:
        return pack.armoury.ids
    return pack.event_ids if deck == 1 else pack.encounter_ids


def set_deck(g: Descent, index: int, deck: Deck) -> None:
    if index == 0:
        g.treasure = deck
    elif index == 1:
        g.events = deck
    else:
        g.decks = (*g.decks[: index - 2], deck, *g.decks[index - 1 :])


class PutBack(Step[Descent]):
    """The cards looked at go back, one by one: on top or under the deck."""

    __slots__ = ("deck",)
    name = "put_back"

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def args(self) -> tuple[int, ...]:
        return (self.deck,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.deck < len(DECKS)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(raw for i in range(len(g.peeked)) for raw in (i << 1, i << 1 | 1))

    def run(self, g: Descent, m: Match) -> None:
        if g.peeked:
            g.ask(self, max(g.active, LEADER), self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        card = g.peeked[option >> 1]
        g.peeked = g.peeked[: option >> 1] + g.peeked[(option >> 1) + 1 :]
        deck: Deck = deck_of(g, self.deck)
        set_deck(g, self.deck, deck.under(card) if option & 1 else deck.over(card))
        if m.telling:
            m.tell("put_back", ("bottom" if option & 1 else "top",))
        if g.peeked:
            g.agenda.append(self)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": DECKS[self.deck]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"{'bottom' if raw & 1 else 'top'}-{raw >> 1}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        kind = ("card", "event", "encounter")[min(self.deck, 2)]
        id = ids_of(g.pack, self.deck)[g.peeked[raw >> 1]]
        where = "bottom" if raw & 1 else "top"
        text = Message("tg-option-put-back", {"card": Ref(kind, id), "where": where})
        return Option(self.option_id(g.pack, raw), text, ((kind, id),))


class Reforge(Step[Descent]):
    """Discard up to three inventory cards for a soul each."""

    __slots__ = ("left",)
    name = "reforge"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        places = [i for i, item in enumerate(g.inventory) if g.inventory.index(item) == i]
        return (*places, DONE)

    def run(self, g: Descent, m: Match) -> None:
        if self.left and g.inventory:
            g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        item = g.inventory[option]
        take_out(g, item)
        for up in upgrades_of(item):
            put_in(g, item_of(up))  # what was on it stays with the party
        g.souls += 1
        if m.telling:
            m.tell("sold", (g.pack.armoury.ids[card_of(item)], 1))
        g.agenda.append(Reforge(self.left - 1))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-reforge", {"left": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"inventory-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        card = g.pack.armoury.ids[card_of(g.inventory[raw])]
        text = Message("tg-option-reforge", {"card": Ref("card", card)})
        return Option(self.option_id(g.pack, raw), text, (("card", card),))


class Unearth(Step[Descent]):
    """Draw five treasure cards, keep one; the rest go under the deck."""

    __slots__ = ("left",)
    name = "unearth"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(g.peeked)))

    def run(self, g: Descent, m: Match) -> None:
        if self.left and g.treasure.size:
            request = g.treasure.request("treasure", g.pack.armoury.ids)
            card = g.treasure.at(m.chance.index(request) if request else 0)
            g.treasure = g.treasure.without(card)
            g.peeked += (card,)
            if m.telling:
                m.tell("looked", ("treasure", g.pack.armoury.ids[card]))
            g.agenda.append(Unearth(self.left - 1))
        elif g.peeked:
            g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        card = g.peeked[option]
        rest = g.peeked[:option] + g.peeked[option + 1 :]
        g.peeked = ()
        g.treasure = g.treasure.under(*rest)
        take(g, m, card)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-unearth")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"card-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        card = g.pack.armoury.ids[g.peeked[raw]]
        text = Message("tg-option-take", {"card": Ref("card", card)})
        return Option(self.option_id(g.pack, raw), text, (("card", card),))


class Offering(Step[Descent]):
    """A character may flip own ready tokens to used, for a soul each."""

    __slots__ = ("who",)
    name = "offering"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.who < len(g.characters)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        c = g.characters[self.who]
        ready = [i for i, token in enumerate(TOKENS) if getattr(c, token)]
        return (*ready, DONE)

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, self.who)
        if len(options) > 1:
            g.ask(self, self.who, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        setattr(g.characters[self.who], TOKENS[option], False)
        g.souls += 1
        if m.telling:
            m.tell("offered", (self.who, TOKENS[option], g.souls))
        g.agenda.append(self)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-offering", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else TOKENS[raw]

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        return Option(TOKENS[raw], Message("tg-option-offering", {"token": TOKENS[raw]}))


class FindUpgrade(Step[Descent]):
    """Reveal treasure until an upgrade shows; it is the party's, and the deck is shuffled."""

    __slots__ = ()
    name = "find_upgrade"

    def run(self, g: Descent, m: Match) -> None:
        cards = g.pack.armoury.cards
        if not any(cards[card].upgrade for card in g.treasure.cards):
            g.treasure = g.treasure.shuffled()  # all of it revealed, none found
            return
        request = g.treasure.request("treasure", g.pack.armoury.ids)
        card = g.treasure.at(m.chance.index(request) if request else 0)
        if not cards[card].upgrade:
            g.treasure = g.treasure.without(card)
            g.peeked += (card,)
            if m.telling:
                m.tell("looked", ("treasure", g.pack.armoury.ids[card]))
            g.agenda.append(self)
            return
        g.treasure = g.treasure.shuffled(more=g.peeked, less=(card,))
        g.peeked = ()
        take(g, m, card)
        from undercroft.games.souls.outfit import Attach, attach_places

        if attach_places(g, item_of(card)):
            g.agenda.append(Attach(item_of(card)))


class Toss(Step[Descent]):
    """Patches' word: the souls of the encounter once more, or none of them."""

    __slots__ = ("times",)
    name = "toss"

    def __init__(self, times: int) -> None:
        self.times = times

    def args(self) -> tuple[int, ...]:
        return (self.times,)

    def run(self, g: Descent, m: Match) -> None:
        side = m.chance.index(Draw("patches", PATCHES))
        g.souls += g.earned * (self.times - 1) if side == 0 else -min(g.earned, g.souls)
        if m.telling:
            m.tell("patches", (PATCHES[side], g.souls))


class Rekindle(Step[Descent]):
    """At the bonfire: stat upgrades may be undone, and the souls spent on them come back."""

    __slots__ = ()
    name = "rekindle"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = [c.seat << 2 | stat for c in g.characters for stat in range(4) if c.tiers[stat] > 0]
        return (*found, DONE)

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) > 1:
            g.ask(self, LEADER, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        c = g.characters[option >> 2]
        stat = option & 3
        tiers = list(c.tiers)
        g.souls += refund(c, stat)
        tiers[stat] -= 1
        c.gifts &= ~gift_bit(stat, tiers[stat])
        c.tiers = (tiers[0], tiers[1], tiers[2], tiers[3])
        if m.telling:
            m.tell("unlearnt", (c.seat, STATS[stat], g.tier_value(c, stat), g.souls))
        lay_down(g, m, c)
        g.agenda.append(self)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-rekindle")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"lower-{raw >> 2}-{STATS[raw & 3]}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        c = g.characters[raw >> 2]
        tier = c.tiers[raw & 3]
        text = Message(
            "tg-option-lower",
            {
                "who": Ref("hero", c.seat),
                "stat": STATS[raw & 3],
                "value": g.pack.characters[c.kind].stats[raw & 3][tier - 1],
                "souls": refund(c, raw & 3),
            },
        )
        return Option(self.option_id(g.pack, raw), text, (("hero", c.seat),))


def lay_down(g: Descent, m: Match, c: Character) -> None:
    """TG-6.2: what a character can no longer use goes to the inventory."""
    from undercroft.games.souls.outfit import stow, worn

    for slot in reversed(range(3 + len(c.backup))):
        item = worn(c, slot)
        if item and not g.pack.armoury.may_use(item, g.stats(c)):
            stow(g, m, c, slot)
