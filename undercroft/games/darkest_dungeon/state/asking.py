"""How questions are put: to whom they belong, and that nobody is asked what has one answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.agenda import Ask, Question
from undercroft.kernel.decision import Target

from .estate import Estate, known
from .figures import Figure
from .kinds import FigureNumber

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def ask_or_take(state: Estate, match: Match, question: Question[Any], seat: int) -> None:
    """Ask the seat; the only choice is taken at once, and without any there is nothing to ask."""
    choices = question.choices(state, seat)
    if len(choices) > 1:
        state.ask(question, seat, choices)
    elif choices:
        choices[0].take(state, match, Ask(0, question, seat, choices))


class FigureQuestion(Question[Estate]):
    """What is asked about one figure."""

    who: FigureNumber

    def fits(self, state: Estate) -> bool:
        return known(state, self.who)

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("figure", self.who)

    def figure(self, state: Estate) -> Figure:
        return state.figure(self.who)
