"""Steps and questions of one Hunter, and cards as choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref

from . import facts
from .cards import Card
from .state import MOST_HUNTERS, Hand, Hunt, Hunter, Seat, together, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

SEATS: Final = range(MOST_HUNTERS)


def put(state: Hunt, match: Match, question: Question[Hunt], seat: int) -> None:
    """Ask this Hunter; for the one whom nobody plays a step of its own answers (BB-V.1)."""
    if seat == state.shadow:
        state.then(match.step("shadow_takes", question.name))
    else:
        state.ask(question, seat, question.choices(state, seat))


class SeatStep(Step[Hunt]):
    """A step of one Hunter."""

    seat: Seat

    def fits(self, state: Hunt) -> bool:
        return self.seat < state.players


class SeatQuestion(Question[Hunt]):
    """A step that asks one Hunter."""

    seat: Seat

    def fits(self, state: Hunt) -> bool:
        return self.seat < state.players

    def run(self, state: Hunt, match: Match) -> None:
        put(state, match, self, self.seat)

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message(f"bb-prompt-{self.name}")


class CardChoice(Choice[Hunt]):
    """A choice that is a card."""

    place: ClassVar[str] = "hand"
    slot: ClassVar[int] = 0
    """Where a card keeps its choice of this kind."""
    card: Card

    @property
    def id(self) -> str:
        return self.card.id

    def text(self, state: Hunt, ask: Ask) -> Message:
        return card_words(ask.step.name, self.card, self.place)

    def targets(self, state: Hunt, ask: Ask) -> tuple[Target, ...]:
        return (("card", self.card.id), ("place", self.place))


def each(kind: type[CardChoice], cards: Hand) -> tuple[CardChoice, ...]:
    """The choices of this kind that these cards are, different ones once."""
    slot = kind.slot
    found: list[CardChoice] = []
    last: Card | None = None
    for card in cards:  # sorted: the same card twice stands side by side
        if card is not last:
            last = card
            found.append(card.choices[slot])
    return tuple(found)


def card_words(question: str, card: Card, place: str) -> Message:
    return Message(f"bb-option-{question}", {"card": Ref("card", card.id), "place": place})


def closed_card(question: Step[Hunt], card: Card, place: str, reason: str) -> Closed:
    targets: tuple[Target, ...] = (("card", card.id), ("place", place))
    words = card_words(question.name, card, place)
    shown = card.id if place == "hand" else f"{place}:{card.id}"
    return Closed(shown, words, Message(reason), targets)


# ---------------------------------------------------------------------- taking used cards back


class ReclaimCards(Question[Hunt]):
    """Take cards of one's own used pile back, one by one."""

    name = "reclaim"
    rules = ("BB-11.9",)
    seat: Seat
    left: Count

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        if len(hunter.used) <= self.left:
            take_back(match, hunter, hunter.used)
        elif self.left > 0:
            state.then(ReclaimCards(self.seat, self.left - 1))
            put(state, match, self, self.seat)

    def fits(self, state: Hunt) -> bool:
        return self.seat < state.players

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        return each(Reclaimed, state.hunters[seat].used)

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message("bb-prompt-reclaim", {"left": self.left})


class Reclaimed(CardChoice):
    """Back from the used pile."""

    name = "reclaim"
    place = "used"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        take_back(match, state.hunters[ask.seat], (self.card,))


def take_back(match: Match, hunter: Hunter, cards: Hand) -> None:
    """From the used pile to hand."""
    if not cards:
        return
    if cards is hunter.used:
        hunter.used = ()
    else:
        for card in cards:
            hunter.used = without(hunter.used, card)
    hunter.hand = together(hunter.hand, cards)
    if match.telling:
        match.tell(facts.Reclaimed(hunter.seat, tuple([card.id for card in cards])))
