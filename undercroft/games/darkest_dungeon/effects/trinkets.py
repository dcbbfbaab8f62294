"""Trinkets: gaining, passing on and losing them (DD-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..pack.goods import Trinket
from ..state.asking import ask_or_take
from ..state.choosing import HeroChoice
from ..state.estate import Estate, HeroQuestion, HeroStep, asked_hero
from ..state.figures import Hero
from ..state.kinds import HeroNumber, Level, Seat
from ..terms import MONSTER, PARTY
from .ways import PLACES

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

Slot = Annotated[int, Range(0, PLACES - 1)]


def deck(state: Estate, level: int) -> list[Trinket]:
    """The Trinkets of a level that may still come."""
    out = {side.card for hero in state.heroes if hero.alive for side in hero.trinkets}
    # A card that somebody is about to be asked about is in nobody's hands yet, and in no deck.
    waiting = [*state.agenda, *[ask.step for ask in state.asks]]
    out |= {step.card for step in waiting if isinstance(step, TrinketQuestion)}
    out |= set(state.hamlet.offer)
    cards = [card for card in state.pack.trinkets if card.level == level and card not in out]
    discards = state.decks.trinket_out
    fresh = [card for card in cards if card not in discards]
    if not fresh and cards:
        state.own_decks().trinket_out = tuple([card for card in discards if card not in cards])
        return cards
    return fresh


class DrawTrinket(HeroStep):
    """DD-35.6, DD-36.11: from the deck of the Dungeon's level."""

    name = "draw_trinket"
    level: Level

    def run(self, state: Estate, match: Match) -> None:
        cards = deck(state, self.level)
        if not cards:
            return
        card = cards[match.chance.index(Draw("trinket", [one.id for one in cards]))]
        if match.telling:
            match.tell(facts.TrinketFound(state.tag(self.who), card.id))
        state.then(GainTrinket(self.who, card))


def has_room(hero: Hero) -> bool:
    """DD-25.1."""
    return len(hero.trinkets) < hero.card.trinkets


def without(hero: Hero, place: int) -> Trinket:
    """A Trinket leaves a hero's row."""
    card = hero.trinkets[place].card
    hero.trinkets = (*hero.trinkets[:place], *hero.trinkets[place + 1 :])
    return card


class TrinketQuestion(HeroQuestion):
    """Who takes a Trinket."""

    card: Trinket

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def let_go(self, state: Estate, match: Match) -> None:
        """Nobody takes it."""
        state.own_decks().trinket_out += (self.card,)
        if match.telling:
            match.tell(facts.TrinketLost(self.card.id))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-gain-trinket", {"trinket": Ref("trinket", self.card.id)})


class GainTrinket(TrinketQuestion):
    """DD-25.2, DD-25.3: keep it, give it to a companion, or discard it; another may make room.

    What another player's hero lays down for it is for that player to say: she is asked (DD-A.224).
    """

    name = "gain_trinket"
    rules = ("DD-25.1", "DD-25.2", "DD-25.3")
    refused: tuple[HeroNumber, ...] = ()
    """Who has been asked in vain."""
    laid_down: bool = False
    """It made room for another: nobody makes room for it in turn."""

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        own = state.seats_of[self.who]
        for number in sorted(state.order[PARTY]):
            hero = state.heroes[number]
            if has_room(hero):
                found.append(GIVE[number])
            elif self.laid_down:
                continue
            elif state.seats_of[number] == own:
                found += swaps(hero)
            elif number not in self.refused:
                found.append(OFFER[number])
        return (*found, DISCARD)


class Offered(TrinketQuestion):
    """DD-A.224: another player's hero has no room; she says what makes room, or refuses."""

    name = "offered"
    rules = ("DD-25.3", "DD-A.224")
    refused: tuple[HeroNumber, ...]
    giver: HeroNumber

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.giver < len(state.heroes)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return (*swaps(self.hero(state)), REFUSE)

    def let_go(self, state: Estate, match: Match) -> None:
        state.then(GainTrinket(self.giver, self.card, (*self.refused, self.who)))

    def prompt(self, state: Estate, seat: int) -> Message:
        card = Ref("trinket", self.card.id)
        return Message("dd-prompt-offered", {"who": Ref("hero", self.who), "trinket": card})


class Inherit(TrinketQuestion):
    """DD-32.2, DD-25.3: what a dead hero carried, for the companions of one player after another.

    Who has no room may lay one down for it. `seats` are those still to be asked.
    """

    name = "inherit"
    rules = ("DD-32.2", "DD-25.3")
    seats: tuple[Seat, ...]

    def fits(self, state: Estate) -> bool:
        known = all(seat < state.players for seat in self.seats)
        return super().fits(state) and known and bool(self.seats)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        for number in sorted(state.order[PARTY]):
            if state.seats_of[number] == self.seats[0]:
                hero = state.heroes[number]
                found += [GIVE[number]] if has_room(hero) else swaps(hero)
        return (*found, LEAVE if len(self.seats) > 1 else DISCARD)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, self.seats[0])

    def let_go(self, state: Estate, match: Match) -> None:
        if len(self.seats) > 1:
            state.then(Inherit(self.who, self.card, self.seats[1:]))
        else:
            super().let_go(state, match)


# ---------------------------------------------------------------------- who takes it


class Give(HeroChoice):
    """This hero, who has room."""

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-take-trinket", {"who": Ref("hero", self.who)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, TrinketQuestion)
        hero = state.heroes[self.who]
        hero.trinkets += (question.card.positive,)  # DD-25.5
        if match.telling:
            match.tell(facts.TrinketGained(state.tag(self.who), question.card.id))


class GiveFor(Give):
    """This hero, who lays another down for it."""

    name = "swap"
    place: Slot

    @property
    def id(self) -> str:
        return f"hero-{self.who}-for-{self.place}"

    def text(self, state: Estate, ask: Ask) -> Message:
        old = state.heroes[self.who].trinkets[self.place].card
        return Message(
            "dd-option-take-trinket-for",
            {"who": Ref("hero", self.who), "old": Ref("trinket", old.id)},
        )

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (
            ("hero", self.who),
            ("trinket", state.heroes[self.who].trinkets[self.place].card.id),
        )

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        old = without(state.heroes[self.who], self.place)
        state.then(GainTrinket(self.who, old, (), True))
        super().take(state, match, ask)


class Offer(HeroChoice):
    """It is for another player to say."""

    name = "offer"

    @property
    def id(self) -> str:
        return f"offer-{self.who}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-offer-trinket", {"who": Ref("hero", self.who)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, GainTrinket)
        state.then(Offered(self.who, question.card, question.refused, question.who))


class Discard(Choice[Estate]):
    """Nobody takes it."""

    name = "discard"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-discard")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, TrinketQuestion)
        question.let_go(state, match)


class Refuse(Discard):
    """It goes back to whom it comes from."""

    name = "refuse"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-refuse-trinket")


class Leave(Discard):
    """It is left to the other players."""

    name = "pass"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-leave-to-others")


GIVE: Final = [Give(who) for who in range(MONSTER)]
GIVE_FOR: Final = [[GiveFor(who, place) for place in range(PLACES)] for who in range(MONSTER)]
OFFER: Final = [Offer(who) for who in range(MONSTER)]
DISCARD: Final = Discard()
REFUSE: Final = Refuse()
LEAVE: Final = Leave()


def swaps(hero: Hero) -> list[GiveFor]:
    """What a hero with full slots may lay down for a new one."""
    return GIVE_FOR[hero.number][: len(hero.trinkets)]


def bequeath(state: Estate, hero: Hero) -> None:
    """DD-32.2: companions may take what a dead hero carried, at once and positive side up."""
    seats = tuple(dict.fromkeys([state.seats_of[number] for number in state.order[PARTY]]))
    for side in reversed(hero.trinkets):
        if seats:
            state.then(Inherit(hero.number, side.card, seats))
        else:
            state.own_decks().trinket_out += (side.card,)
    hero.trinkets = ()


class DropOne(HeroQuestion):
    """A hero loses a Trinket of the player's choice."""

    name = "drop_trinket"
    rules = ("DD-25.3",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple(DROP[: len(self.hero(state).trinkets)])

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, state.seats_of[self.who])

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-drop-trinket", {"who": Ref("hero", self.who)})


class OwnTrinket(Choice[Estate]):
    """The Trinket in this place of a hero's."""

    place: Slot

    def card(self, state: Estate, ask: Ask) -> Trinket:
        return asked_hero(state, ask).trinkets[self.place].card

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("trinket", self.card(state, ask).id),)


class Drop(OwnTrinket):
    """It goes."""

    name = "drop"

    @property
    def id(self) -> str:
        return f"trinket-{self.place}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(
            "dd-option-drop-trinket", {"trinket": Ref("trinket", self.card(state, ask).id)}
        )

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        card = without(asked_hero(state, ask), self.place)
        state.own_decks().trinket_out += (card,)
        if match.telling:
            match.tell(facts.TrinketLost(card.id))


DROP: Final = [Drop(place) for place in range(PLACES)]
