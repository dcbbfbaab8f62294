"""Looking at decks: gravestones, scrying, unearthing treasure, searching for an upgrade (TG-8.2, TG-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from undercroft.games.souls.fields import Seat
from undercroft.games.souls.gear import Card
from undercroft.games.souls.outfit import Attach, fits_somewhere
from undercroft.games.souls.party import LEADER
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.pile import Deck
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref

from . import facts
from .cards import Encounter, Event
from .fields import AnyCard, Seen, deck_kind
from .rewards import take
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

DeckName = Literal["treasure", "event", "encounter_1", "encounter_2", "encounter_3"]
#: What a gravestone may show: the top card of one of these decks (TG-8.2, TG-A.14).
DECKS: Final[tuple[DeckName, ...]] = (
    "treasure", "event", "encounter_1", "encounter_2", "encounter_3",
)  # fmt: skip


def deck_of(state: Descent, name: DeckName) -> Deck[Any]:
    """The deck of this name."""
    if name == "treasure":
        return state.treasure
    if name == "event":
        return state.events
    return state.decks[DECKS.index(name) - 2]


def cards_of(name: DeckName) -> facts.CardKind:
    """What events, and whoever draws by hand, call the cards of a deck."""
    if name == "treasure" or name == "event":
        return name
    return "encounter"


def put_on(state: Descent, name: DeckName, card: AnyCard, top: bool) -> None:
    """A card goes back onto its deck, or under it."""
    deck = deck_of(state, name)
    set_deck(state, name, deck.over(card) if top else deck.under(card))


def set_deck(state: Descent, name: DeckName, deck: Deck[Any]) -> None:
    if name == "treasure":
        state.treasure = deck
    elif name == "event":
        state.events = deck
    else:
        state.put_deck(DECKS.index(name) - 1, deck)


def look(state: Descent, match: Match, name: DeckName) -> None:
    """The next card of a deck is looked at."""
    deck = deck_of(state, name)
    card = deck.draw(match.chance, cards_of(name))
    set_deck(state, name, deck.without(card))
    state.peeked += (card,)
    if match.telling:
        match.tell(facts.Looked(cards_of(name), card.id))


def looked_at(state: Descent, kind: type[Card] | type[Event] | type[Encounter]) -> list[AnyCard]:
    """The cards of this kind that somebody is looking at."""
    return [card for card in state.peeked if isinstance(card, kind)]


class Scry(Step[Descent]):
    """Look at the top event cards, then put each on top or under the deck, in any order."""

    name = "scry"
    left: Count

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.events.size:
            look(state, match, "event")
            state.reveals += 1
            state.then(Scry(self.left - 1))
        elif state.peeked:
            state.then(PutBack("event"))


class Peek(Step[Descent]):
    """TG-8.2: a gravestone shows the top card of a deck."""

    name = "peek"
    seat: Seat
    deck: DeckName

    def fits(self, state: Descent) -> bool:
        return self.seat < len(state.characters)

    def run(self, state: Descent, match: Match) -> None:
        if deck_of(state, self.deck).size:
            look(state, match, self.deck)
            state.reveals += 1
            state.then(PutBack(self.deck))


class PutBack(Question[Descent]):
    """The cards looked at go back, one by one: on top or under the deck."""

    name = "put_back"
    rules = ("TG-8.2",)
    deck: DeckName

    def choices(self, state: Descent, seat: int) -> tuple[LookedAt, ...]:
        return tuple(
            choice
            for place, card in enumerate(state.peeked)
            for choice in (OnTop(place, card), AtBottom(place, card))
        )

    def run(self, state: Descent, match: Match) -> None:
        if state.peeked:
            seat = LEADER if state.active is None else state.active
            state.ask(self, seat, self.choices(state, seat))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": self.deck})


class LookedAt(Choice[Descent]):
    """One of the cards somebody is looking at."""

    place: Count
    card: Seen

    @property
    def id(self) -> str:
        return f"{self.name}-{self.place}"

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return ((deck_kind(self.card), self.card.id), ("looked", self.place))


class OnTop(LookedAt):
    """Back where it came from."""

    name = "top"

    def text(self, state: Descent, ask: Ask) -> Message:
        card = Ref(deck_kind(self.card), self.card.id)
        return Message("tg-option-put-back", {"card": card, "where": self.name})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (*super().targets(state, ask), ("end", self.name))

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, PutBack)
        state.peeked = state.peeked[: self.place] + state.peeked[self.place + 1 :]
        put_on(state, question.deck, self.card, self.name == "top")
        if match.telling:
            match.tell(facts.PutBack(self.name))
        if state.peeked:
            state.then(question)


class AtBottom(OnTop):
    """Under the deck."""

    name = "bottom"


class Unearth(Question[Descent]):
    """Draw five treasure cards, keep one; the rest go under the deck."""

    name = "unearth"
    rules = ("TG-6.6", "TG-20.1")
    left: Count

    def choices(self, state: Descent, seat: int) -> tuple[Unearthed, ...]:
        return tuple(Unearthed(place, card) for place, card in enumerate(state.peeked))

    def run(self, state: Descent, match: Match) -> None:
        if self.left and state.treasure.size:
            look(state, match, "treasure")
            state.then(Unearth(self.left - 1))
        elif state.peeked:
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-unearth")


class Unearthed(LookedAt):
    """Keep this one."""

    name = "take"

    @property
    def id(self) -> str:
        return f"card-{self.place}"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-take", {"card": Ref("card", self.card.id)})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        drawn = [card for card in state.peeked if isinstance(card, Card)]
        kept = drawn.pop(self.place)
        state.peeked = ()
        state.treasure = state.treasure.under(*drawn)
        take(state, match, kept)


class FindUpgrade(Step[Descent]):
    """Reveal treasure until an upgrade shows; it is the party's, and the deck is shuffled."""

    name = "find_upgrade"

    def run(self, state: Descent, match: Match) -> None:
        if not any(card.upgrade for card in state.treasure.cards):
            state.treasure = state.treasure.shuffled()  # all of it revealed, none found
            return
        card = state.treasure.draw(match.chance, "treasure")
        if not card.upgrade:
            state.treasure = state.treasure.without(card)
            state.peeked += (card,)
            if match.telling:
                match.tell(facts.Looked("treasure", card.id))
            state.then(self)
            return
        seen = [one for one in state.peeked if isinstance(one, Card)]
        state.treasure = state.treasure.shuffled(more=seen, less=(card,))
        state.peeked = ()
        take(state, match, card)
        if fits_somewhere(state, card):
            state.then(Attach(card.item))
