"""What many questions of this box are made of: somebody of the party, enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls.choices import HeroChoice
from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.text import Message

from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def ask_or_take(state: Descent, match: Match, question: Question[Any], seat: int) -> None:
    """Ask, unless there is only one way: that one is taken."""
    choices = question.choices(state, seat)
    if len(choices) == 1:
        choices[0].take(state, match, Ask(state.serial, question, seat, choices))
    elif choices:
        state.ask(question, seat, choices)


class SomeHero(HeroChoice[Descent]):
    """Somebody of the party."""

    name = "hero"


class Done(Choice[Descent]):
    """No more of it."""

    name = "done"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-done")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        """Whoever asked does not ask again."""


DONE: Final = Done()
