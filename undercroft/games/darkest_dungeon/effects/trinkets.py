"""Trinkets: gaining, passing on and losing them (DD-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import LEADER, PARTY

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


DISCARD = 255


IN_ROOM, OFFER = 15, 14


LAID_DOWN = 1  # a Trinket that made room: nobody makes room for it in turn


def deck(state: Estate, level: int) -> list[int]:
    """The Trinkets of a level that may still come."""
    held = {one >> 1 for hero in state.heroes if hero.alive for one in hero.trinkets}
    # A card that somebody is about to be asked about is in nobody's hands yet, and in no deck.
    waiting = [*state.agenda, *(ask.step for ask in state.asks)]
    on_the_way = {step.card for step in waiting if isinstance(step, GainTrinket)}
    out = held | on_the_way | {card.index for card in state.hamlet.offer}
    cards = [
        card.index for card in state.pack.trinkets if card.level == level and card.index not in out
    ]
    fresh = [card for card in cards if card not in state.decks.trinket_out]
    if not fresh and cards:
        state.decks.trinket_out = tuple(
            card for card in state.decks.trinket_out if card not in cards
        )
        return cards
    return fresh


class DrawTrinket(HeroStep):
    """DD-35.6, DD-36.11: from the deck of the Dungeon's level."""

    __slots__ = ("level",)
    name = "draw_trinket"

    def __init__(self, who: int, level: int) -> None:
        self.who = who
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.who, self.level)

    def run(self, state: Estate, match: Match) -> None:
        cards = deck(state, self.level)
        if not cards:
            return
        ids = state.pack.trinket_ids
        card = cards[match.chance.index(Draw("trinket", [ids[one] for one in cards]))]
        if match.telling:
            match.tell("trinket_found", (*state.tag(self.who), ids[card]))
        state.agenda.append(GainTrinket(self.who, card, 0))


def has_room(state: Estate, hero: Hero) -> bool:
    """DD-25.1."""
    return len(hero.trinkets) < hero.card.trinkets


class GainTrinket(HeroStep):
    """DD-25.2, DD-25.3: keep it, give it to a companion, or discard it; another may make room.

    What another player's hero lays down for it is for that player to say: she is asked (DD-A.224).
    `passed`: LAID_DOWN, and a bit for each hero who has been asked in vain.
    """

    __slots__ = ("card", "passed")
    name = "gain_trinket"

    def __init__(self, who: int, card: int, passed: int) -> None:
        self.who = who
        self.card = card
        self.passed = passed

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card, self.passed)

    def fits(self, state: Estate) -> bool:
        known = 0 <= self.card < len(state.pack.trinkets)
        return super().fits(state) and known and 0 <= self.passed < 2 << len(state.heroes)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        own = state.seats_of[self.who]
        for number in sorted(state.order[PARTY]):
            hero = state.heroes[number]
            if has_room(state, hero):
                found.append(number << 4 | IN_ROOM)
            elif self.passed & LAID_DOWN:
                continue
            elif state.seats_of[number] == own:
                found.extend(swaps(hero))
            elif not self.passed >> number + 1 & 1:
                found.append(number << 4 | OFFER)
        found.append(DISCARD)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        ids = state.pack.trinket_ids
        if option == DISCARD:
            state.decks.trinket_out += (self.card,)
            if match.telling:
                match.tell("trinket_lost", (ids[self.card],))
            return
        hero = state.heroes[option >> 4]
        place = option & 15
        if place == OFFER:
            state.agenda.append(Offered(hero.number, self.card, self.passed, self.who))
            return
        if place != IN_ROOM:
            old = hero.trinkets[place] >> 1
            hero.trinkets = (*hero.trinkets[:place], *hero.trinkets[place + 1 :])
            state.agenda.append(GainTrinket(hero.number, old, LAID_DOWN))
        hero.trinkets += (self.card << 1,)  # DD-25.5
        if match.telling:
            match.tell("trinket_gained", (*state.tag(hero.number), ids[self.card]))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-gain-trinket", {"trinket": Ref("trinket", state.pack.trinket_ids[self.card])}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == DISCARD:
            return "discard"
        if raw & 15 == IN_ROOM:
            return f"hero-{raw >> 4}"
        if raw & 15 == OFFER:
            return f"offer-{raw >> 4}"
        return f"hero-{raw >> 4}-for-{raw & 15}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DISCARD:
            return Option("discard", Message("dd-option-discard"))
        number, place = raw >> 4, raw & 15
        targets = (("hero", number),)
        if place == IN_ROOM:
            text = Message("dd-option-take-trinket", {"who": Ref("hero", number)})
        elif place == OFFER:
            text = Message("dd-option-offer-trinket", {"who": Ref("hero", number)})
        else:
            old = state.pack.trinket_ids[state.heroes[number].trinkets[place] >> 1]
            text = Message(
                "dd-option-take-trinket-for",
                {"who": Ref("hero", number), "old": Ref("trinket", old)},
            )
        return Option(self.option_id(state.pack, raw), text, targets)


def swaps(hero: Hero) -> list[int]:
    """What a hero with full slots may lay down for a new one."""
    return [hero.number << 4 | place for place in range(len(hero.trinkets))]


class Offered(GainTrinket):
    """DD-A.224: another player's hero has no room; she says what makes room, or refuses."""

    __slots__ = ("giver",)
    name = "offered"

    def __init__(self, who: int, card: int, passed: int, giver: int) -> None:
        super().__init__(who, card, passed)
        self.giver = giver

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card, self.passed, self.giver)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.giver < len(state.heroes)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (*swaps(self.hero(state)), DISCARD)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DISCARD:
            passed = self.passed | 2 << self.who
            state.agenda.append(GainTrinket(self.giver, self.card, passed))
        else:
            super().answer(state, match, seat, option)

    def prompt(self, state: Estate, seat: int) -> Message:
        card = Ref("trinket", state.pack.trinket_ids[self.card])
        return Message("dd-prompt-offered", {"who": Ref("hero", self.who), "trinket": card})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "refuse" if raw == DISCARD else super().option_id(pack, raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DISCARD:
            return Option("refuse", Message("dd-option-refuse-trinket"))
        return super().option(state, seat, raw)


class Inherit(GainTrinket):
    """DD-32.2, DD-25.3: what a dead hero carried, for the companions of one player after another.

    Who has no room may lay one down for it. `seats` are those still to be asked.
    """

    __slots__ = ("seats",)
    name = "inherit"

    def __init__(self, who: int, card: int, *seats: int) -> None:
        super().__init__(who, card, 0)
        self.seats = seats

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card, *self.seats)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and all(0 <= seat < state.players for seat in self.seats)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in sorted(state.order[PARTY]):
            if self.seats and state.seats_of[number] == self.seats[0]:
                hero = state.heroes[number]
                found.extend([number << 4 | IN_ROOM] if has_room(state, hero) else swaps(hero))
        found.append(DISCARD)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask(self, self.seats[0], options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DISCARD and len(self.seats) > 1:
            state.agenda.append(Inherit(self.who, self.card, *self.seats[1:]))
        else:
            super().answer(state, match, seat, option)

    def option_id(self, pack: Cards, raw: int) -> str:
        last = len(self.seats) < 2
        return "pass" if raw == DISCARD and not last else super().option_id(pack, raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DISCARD and len(self.seats) > 1:
            return Option("pass", Message("dd-option-leave-to-others"))
        return super().option(state, seat, raw)


def bequeath(state: Estate, hero: Hero) -> None:
    """DD-32.2: companions may take what a dead hero carried, at once and positive side up."""
    seats = tuple(dict.fromkeys(state.seats_of[number] for number in state.order[PARTY]))
    for one in reversed(hero.trinkets):
        if seats:
            state.agenda.append(Inherit(hero.number, one >> 1, *seats))
        else:
            state.decks.trinket_out += (one >> 1,)
    hero.trinkets = ()


class DropOne(HeroStep):
    """A hero loses a Trinket of the player's choice."""

    __slots__ = ()
    name = "drop_trinket"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(self.hero(state).trinkets)))

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) == 1:
            self.answer(state, match, 0, 0)
        elif options:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        card = hero.trinkets[option] >> 1
        hero.trinkets = (*hero.trinkets[:option], *hero.trinkets[option + 1 :])
        state.decks.trinket_out += (card,)
        if match.telling:
            match.tell("trinket_lost", (state.pack.trinket_ids[card],))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-drop-trinket", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"trinket-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        card = state.pack.trinket_ids[self.hero(state).trinkets[raw] >> 1]
        text = Message("dd-option-drop-trinket", {"trinket": Ref("trinket", card)})
        return Option(f"trinket-{raw}", text, (("trinket", card),))
