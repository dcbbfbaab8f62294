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
        said = super().to_json()
        return {
            "text": said["text"],
            "deadly": said["deadly"],
            "useless": said["useless"],
            "odds": [self.odds],
        }


class Refitting(Outcome):
    """What a character would defend with, and does now."""

    __slots__ = ("refit",)

    def __init__(self, text: Message, refit: seen.Refit) -> None:
        super().__init__(text)
        self.refit = refit

    def to_json(self) -> seen.Outcome:
        """As it goes over the wire."""
        said = super().to_json()
        return {
            "text": said["text"],
            "deadly": said["deadly"],
            "useless": said["useless"],
            "refit": self.refit,
        }
