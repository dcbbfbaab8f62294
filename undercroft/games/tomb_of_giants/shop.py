"""Andre's wares: four cards for a soul each; the rest goes under the deck (TG-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.souls.fields import Treasure
from undercroft.games.souls.party import LEADER, spend
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Count
from undercroft.kernel.text import Message, Ref

from . import facts
from .rewards import take
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

SLOTS_OF_ANDRE: Final = 4
ONE_SOUL: Final = 1


class Wares(Step[Descent]):
    """TG-33.1, TG-A.66: the top four cards face up."""

    name = "wares"

    def run(self, state: Descent, match: Match) -> None:
        if len(state.wares) < SLOTS_OF_ANDRE and state.treasure.size:
            card = state.treasure.draw(match.chance, "treasure")
            state.treasure = state.treasure.without(card)
            state.wares += (card,)
            if match.telling:
                match.tell(facts.Offers(card.id))
            state.then(self)
        else:
            state.then(PURCHASE)


class Purchase(Question[Descent]):
    """TG-33.1, TG-33.2: any of them for 1 soul each; the others go under the deck."""

    name = "purchase"
    rules = ("TG-33.1", "TG-33.2")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        if state.souls < ONE_SOUL:
            return (LEAVE,)
        return (*(Buy(place, card) for place, card in enumerate(state.wares)), LEAVE)

    def run(self, state: Descent, match: Match) -> None:
        if state.wares:
            state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-purchase", {"souls": state.souls})


class Ware(Choice[Descent]):
    """One of the cards that lie there."""

    place: Count
    card: Treasure

    @property
    def id(self) -> str:
        return f"{self.name}-{self.place}"

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("card", self.card.id), ("ware", self.place))

    def lift(self, state: Descent) -> None:
        """It lies there no more."""
        state.wares = state.wares[: self.place] + state.wares[self.place + 1 :]


class Buy(Ware):
    """A soul for it."""

    name = "buy"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-buy", {"card": Ref("card", self.card.id)})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        self.lift(state)
        spend(state, match, ONE_SOUL)
        state.then(PURCHASE)
        take(state, match, self.card)


class Leave(Choice[Descent]):
    """Enough bought."""

    name = "leave"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-leave")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.then(PUT_UNDER)


class PutUnder(Question[Descent]):
    """TG-33.2, TG-A.51: what nobody bought goes under the deck, in the players' order or as drawn."""

    name = "put_under"
    rules = ("TG-33.2", "TG-A.51")

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Descent], ...]:
        return (AS_DRAWN, *(Under(place, card) for place, card in enumerate(state.wares)))

    def run(self, state: Descent, match: Match) -> None:
        if len(state.wares) > 1:
            state.ask(self, LEADER, self.choices(state, LEADER))
        else:
            clear_shelf(state)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-put-back", {"deck": "treasure"})


def clear_shelf(state: Descent) -> None:
    state.treasure = state.treasure.under(*state.wares)
    state.wares = ()


class AsDrawn(Choice[Descent]):
    """The rest in the order in which it came."""

    name = "done"

    @property
    def id(self) -> str:
        return "as-drawn"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-done")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        clear_shelf(state)


class Under(Ware):
    """This one next."""

    name = "bottom"

    def text(self, state: Descent, ask: Ask) -> Message:
        card = Ref("card", self.card.id)
        return Message("tg-option-put-back", {"card": card, "where": self.name})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        self.lift(state)
        state.treasure = state.treasure.under(self.card)
        state.then(PUT_UNDER)


WARES: Final = Wares()
PURCHASE: Final = Purchase()
PUT_UNDER: Final = PutUnder()
LEAVE: Final = Leave()
AS_DRAWN: Final = AsDrawn()
