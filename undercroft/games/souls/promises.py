"""What an option promises, in numbers."""

from __future__ import annotations

from undercroft.kernel.decision import Outcome
from undercroft.kernel.text import Message

from . import seen


class Promise(Outcome):
    """What will come of an attack, or of a way to meet one: exact numbers, not simulated ones."""

    __slots__ = ("odds",)

    def __init__(self, text: Message, odds: seen.Odds, deadly: bool = False) -> None:
        super().__init__(text, deadly)
        self.odds = odds

    def to_json(self) -> seen.Outcome:
        """As it goes over the wire."""
        return {**super().to_json(), "odds": [self.odds]}
