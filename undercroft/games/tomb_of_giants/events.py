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


def resolve(state: Descent, match: Match, event: int) -> None:
    """TG-20: at once, beside a dashboard, or below the next space."""
    entry = state.pack.events[event]
    if entry.kind == "consumable":
        state.agenda.append(Hold(event))
        return
    if entry.kind == "rendezvous":
        meet(state, match, event)
        return
    state.event_discard += (event,)
    if entry.op == "boon":
        state.agenda.append(Boon())
    elif entry.op == "supplies":
        state.agenda.append(Supplies())
    elif entry.op == "scry":
        state.agenda.append(Scry(entry.amount))
    elif entry.op == "reforge":
        state.agenda.append(Reforge(entry.amount))
    elif entry.op == "artifact":
        state.agenda.append(Unearth(entry.amount))
    elif entry.op == "offering":
        for character in reversed(state.characters):
            state.agenda.append(Offering(character.seat))


def meet(state: Descent, match: Match, event: int) -> None:
    """TG-20.3, TG-20.4: below the next space that is no boss's; TG-A.35: none ahead, no card."""
    for space in range(state.at + 1, len(state.pack.track)):
        if state.pack.track[space].kind == "encounter":
            if state.meets[space] != NONE:
                state.event_discard += (state.meets[space],)
            state.meets = (*state.meets[:space], event, *state.meets[space + 1 :])
            if match.telling:
                match.tell("rendezvous", (state.pack.event_ids[event], space))
            return
    state.event_discard += (event,)


def leave_meeting(state: Descent, space: int) -> None:
    """A rendezvous is over."""
    if state.meets[space] != NONE:
        state.event_discard += (state.meets[space],)
        state.meets = (*state.meets[:space], NONE, *state.meets[space + 1 :])


def after_encounter(state: Descent, match: Match, completed: bool) -> None:
    """What events do when an encounter ends, and which of them end with it."""
    meeting = state.meets[state.at]
    if meeting != NONE:
        entry = state.pack.events[meeting]
        if entry.op == "ascetic":
            leave_meeting(state, state.at)
            if completed:
                earn(state, match, entry.souls.of(state.players))
        elif completed and entry.op == "promise":
            leave_meeting(state, state.at)
            state.agenda.append(Toss(entry.amount))
        elif completed and entry.op == "merchant":
            from .track import Wares

            leave_meeting(state, state.at)
            state.agenda.append(Wares())
    for event, holder in state.held:
        entry = state.pack.events[event]
        if entry.op in FOR_ONE_ENCOUNTER:
            discard_held(state, match, holder, entry.op)
            if completed and entry.op == "trial":
                state.agenda.append(FindUpgrade())


def discard_held(state: Descent, match: Match, seat: int, op: str) -> None:
    """A consumable is used up."""
    for index, (event, holder) in enumerate(state.held):
        if holder == seat and state.pack.events[event].op == op:
            state.held = state.held[:index] + state.held[index + 1 :]
            state.event_discard += (event,)
            if match.telling:
                match.tell("event_gone", (state.pack.event_ids[event],))
            return


class SeatChoice(Step[Descent]):
    """Somebody of the party is chosen."""

    __slots__ = ()

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.characters)))

    def run(self, state: Descent, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, LEADER, options[0])
        elif options:
            state.ask(self, LEADER, options)

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
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

    def fits(self, state: Descent) -> bool:
        return 0 <= self.event < len(state.pack.events)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        state.held += ((self.event, option),)
        if match.telling:
            match.tell("event_held", (state.pack.event_ids[self.event], option))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-hold", {"event": Ref("event", state.pack.event_ids[self.event])})


class Supplies(SeatChoice):
    """One character flips all own tokens to ready."""

    __slots__ = ()
    name = "supplies"

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        character = state.characters[option]
        character.estus = character.heroic = character.luck = True
        if match.telling:
            match.tell("supplied", (option,))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-supplies")


def can_rise(state: Descent, character: Character, stat: int) -> bool:
    """TG-A.5: tier 3 is the last."""
    return character.tiers[stat] < 3


def gift_bit(stat: int, tier: int) -> int:
    """The step of a stat from this tier on, in `Seeker.gifts`."""
    return 1 << 3 * stat + tier


def refund(seeker: Seeker, stat: int) -> int:
    """The souls spent on the last tier of a stat: none for a gift."""
    tier = seeker.tiers[stat] - 1
    return 0 if seeker.gifts & gift_bit(stat, tier) else LEVEL_COST[tier]


class Boon(Step[Descent]):
    """One character may upgrade one stat for nothing."""

    __slots__ = ()
    name = "boon"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = [
            character.seat << 2 | stat
            for character in state.characters
            for stat in range(4)
            if can_rise(state, character, stat)
        ]
        return (*found, DONE)

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            character, stat = state.characters[option >> 2], option & 3
            character.gifts |= gift_bit(stat, character.tiers[stat])
            raise_tier(state, match, character, stat)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-boon")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "no" if raw == DONE else f"level-{raw >> 2}-{STATS[raw & 3]}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("no", Message("ds-option-no"))
        character = state.characters[raw >> 2]
        values = state.pack.characters[character.kind].stats[raw & 3]
        text = Message(
            "ds-option-level",
            {
                "who": Ref("hero", character.seat),
                "stat": STATS[raw & 3],
                "value": values[character.tiers[raw & 3] + 1],
                "souls": 0,
            },
        )
        return Option(self.option_id(state.pack, raw), text, (("hero", character.seat),))


class Scry(Step[Descent]):
    """Look at the top event cards, then put each on top or under the deck, in any order."""

    __slots__ = ("left",)
    name = "scry"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.events.size:
            request = state.events.request("event", state.pack.event_ids)
            event = state.events.at(match.chance.index(request) if request else 0)
            state.events = state.events.without(event)
            state.peeked += (event,)
            state.reveals += 1
            if match.telling:
                match.tell("looked", ("event", state.pack.event_ids[event]))
            state.agenda.append(Scry(self.left - 1))
        elif state.peeked:
            state.agenda.append(PutBack(1))


class Peek(Step[Descent]):
    """TG-8.2: a gravestone shows the top card of a deck."""

    __slots__ = ("deck", "seat")
    name = "peek"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.deck)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.deck < len(DECKS)

    def run(self, state: Descent, match: Match) -> None:
        deck: Deck = deck_of(state, self.deck)
        if not deck.size:
            return
        ids = ids_of(state.pack, self.deck)
        request = deck.request(DECKS[self.deck].split("_")[0], ids)
        card = deck.at(match.chance.index(request) if request else 0)
        set_deck(state, self.deck, deck.without(card))
        state.peeked = (card,)
        state.reveals += 1
        if match.telling:
            match.tell("looked", (DECKS[self.deck].split("_")[0], ids[card]))
        state.agenda.append(PutBack(self.deck))


def ids_of(pack: Cards, deck: int) -> tuple[str, ...]:
    if deck == 0:
        return pack.armoury.ids
    return pack.event_ids if deck == 1 else pack.encounter_ids


def set_deck(state: Descent, index: int, deck: Deck) -> None:
    if index == 0:
        state.treasure = deck
    elif index == 1:
        state.events = deck
    else:
        state.decks = (*state.decks[: index - 2], deck, *state.decks[index - 1 :])


class PutBack(Step[Descent]):
    """The cards looked at go back, one by one: on top or under the deck."""

    __slots__ = ("deck",)
    name = "put_back"

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def args(self) -> tuple[int, ...]:
        return (self.deck,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.deck < len(DECKS)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(raw for i in range(len(state.peeked)) for raw in (i << 1, i << 1 | 1))

    def run(self, state: Descent, match: Match) -> None:
        if state.peeked:
            state.ask(self, max(state.active, LEADER), self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        card = state.peeked[option >> 1]
        state.peeked = state.peeked[: option >> 1] + state.peeked[(option >> 1) + 1 :]
        deck: Deck = deck_of(state, self.deck)
        set_deck(state, self.deck, deck.under(card) if option & 1 else deck.over(card))
        if match.telling:
            match.tell("put_back", ("bottom" if option & 1 else "top",))
        if state.peeked:
            state.agenda.append(self)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": DECKS[self.deck]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"{'bottom' if raw & 1 else 'top'}-{raw >> 1}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        kind = ("card", "event", "encounter")[min(self.deck, 2)]
        id = ids_of(state.pack, self.deck)[state.peeked[raw >> 1]]
        where = "bottom" if raw & 1 else "top"
        text = Message("tg-option-put-back", {"card": Ref(kind, id), "where": where})
        return Option(self.option_id(state.pack, raw), text, ((kind, id),))


class Reforge(Step[Descent]):
    """Discard up to three inventory cards for a soul each."""

    __slots__ = ("left",)
    name = "reforge"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        places = [i for i, item in enumerate(state.inventory) if state.inventory.index(item) == i]
        return (*places, DONE)

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.inventory:
            state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        item = state.inventory[option]
        take_out(state, item)
        for up in upgrades_of(item):
            put_in(state, item_of(up))  # what was on it stays with the party
        state.souls += 1
        if match.telling:
            match.tell("sold", (state.pack.armoury.ids[card_of(item)], 1))
        state.agenda.append(Reforge(self.left - 1))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-reforge", {"left": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"inventory-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        card = state.pack.armoury.ids[card_of(state.inventory[raw])]
        text = Message("tg-option-reforge", {"card": Ref("card", card)})
        return Option(self.option_id(state.pack, raw), text, (("card", card),))


class Unearth(Step[Descent]):
    """Draw five treasure cards, keep one; the rest go under the deck."""

    __slots__ = ("left",)
    name = "unearth"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.peeked)))

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.treasure.size:
            request = state.treasure.request("treasure", state.pack.armoury.ids)
            card = state.treasure.at(match.chance.index(request) if request else 0)
            state.treasure = state.treasure.without(card)
            state.peeked += (card,)
            if match.telling:
                match.tell("looked", ("treasure", state.pack.armoury.ids[card]))
            state.agenda.append(Unearth(self.left - 1))
        elif state.peeked:
            state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        card = state.peeked[option]
        rest = state.peeked[:option] + state.peeked[option + 1 :]
        state.peeked = ()
        state.treasure = state.treasure.under(*rest)
        take(state, match, card)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-unearth")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"card-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        card = state.pack.armoury.ids[state.peeked[raw]]
        text = Message("tg-option-take", {"card": Ref("card", card)})
        return Option(self.option_id(state.pack, raw), text, (("card", card),))


class Offering(Step[Descent]):
    """A character may flip own ready tokens to used, for a soul each."""

    __slots__ = ("who",)
    name = "offering"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.who < len(state.characters)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        character = state.characters[self.who]
        ready = [i for i, token in enumerate(TOKENS) if getattr(character, token)]
        return (*ready, DONE)

    def run(self, state: Descent, match: Match) -> None:
        options = self.options(state, self.who)
        if len(options) > 1:
            state.ask(self, self.who, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        setattr(state.characters[self.who], TOKENS[option], False)
        state.souls += 1
        if match.telling:
            match.tell("offered", (self.who, TOKENS[option], state.souls))
        state.agenda.append(self)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-offering", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else TOKENS[raw]

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        return Option(TOKENS[raw], Message("tg-option-offering", {"token": TOKENS[raw]}))


class FindUpgrade(Step[Descent]):
    """Reveal treasure until an upgrade shows; it is the party's, and the deck is shuffled."""

    __slots__ = ()
    name = "find_upgrade"

    def run(self, state: Descent, match: Match) -> None:
        cards = state.pack.armoury.cards
        if not any(cards[card].upgrade for card in state.treasure.cards):
            state.treasure = state.treasure.shuffled()  # all of it revealed, none found
            return
        request = state.treasure.request("treasure", state.pack.armoury.ids)
        card = state.treasure.at(match.chance.index(request) if request else 0)
        if not cards[card].upgrade:
            state.treasure = state.treasure.without(card)
            state.peeked += (card,)
            if match.telling:
                match.tell("looked", ("treasure", state.pack.armoury.ids[card]))
            state.agenda.append(self)
            return
        state.treasure = state.treasure.shuffled(more=state.peeked, less=(card,))
        state.peeked = ()
        take(state, match, card)
        from undercroft.games.souls.outfit import Attach, attach_places

        if attach_places(state, item_of(card)):
            state.agenda.append(Attach(item_of(card)))


class Toss(Step[Descent]):
    """Patches' word: the souls of the encounter once more, or none of them."""

    __slots__ = ("times",)
    name = "toss"

    def __init__(self, times: int) -> None:
        self.times = times

    def args(self) -> tuple[int, ...]:
        return (self.times,)

    def run(self, state: Descent, match: Match) -> None:
        side = match.chance.index(Draw("patches", PATCHES))
        state.souls += (
            state.earned * (self.times - 1) if side == 0 else -min(state.earned, state.souls)
        )
        if match.telling:
            match.tell("patches", (PATCHES[side], state.souls))


class Rekindle(Step[Descent]):
    """At the bonfire: stat upgrades may be undone, and the souls spent on them come back."""

    __slots__ = ()
    name = "rekindle"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = [
            character.seat << 2 | stat
            for character in state.characters
            for stat in range(4)
            if character.tiers[stat] > 0
        ]
        return (*found, DONE)

    def run(self, state: Descent, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        character = state.characters[option >> 2]
        stat = option & 3
        tiers = list(character.tiers)
        state.souls += refund(character, stat)
        tiers[stat] -= 1
        character.gifts &= ~gift_bit(stat, tiers[stat])
        character.tiers = (tiers[0], tiers[1], tiers[2], tiers[3])
        if match.telling:
            match.tell(
                "unlearnt",
                (character.seat, STATS[stat], state.tier_value(character, stat), state.souls),
            )
        lay_down(state, match, character)
        state.agenda.append(self)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-rekindle")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"lower-{raw >> 2}-{STATS[raw & 3]}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("tg-option-done"))
        character = state.characters[raw >> 2]
        tier = character.tiers[raw & 3]
        text = Message(
            "tg-option-lower",
            {
                "who": Ref("hero", character.seat),
                "stat": STATS[raw & 3],
                "value": state.pack.characters[character.kind].stats[raw & 3][tier - 1],
                "souls": refund(character, raw & 3),
            },
        )
        return Option(self.option_id(state.pack, raw), text, (("hero", character.seat),))


def lay_down(state: Descent, match: Match, character: Character) -> None:
    """TG-6.2: what a character can no longer use goes to the inventory."""
    from undercroft.games.souls.outfit import stow, worn

    for slot in reversed(range(3 + len(character.backup))):
        item = worn(character, slot)
        if item and not state.pack.armoury.may_use(item, state.stats(character)):
            stow(state, match, character, slot)
