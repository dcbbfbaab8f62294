"""House rules as the rules read them: a few numbers, the book's unless a table has agreed otherwise."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.value import Value

from ..terms import FULL_LIGHT, LAST_ACT


class House(Value):
    """What a table has agreed upon (DD-V)."""

    acts: int = LAST_ACT
    """The act with whose Boss the Campaign ends."""
    least_light: int = 0
    most_light: int = FULL_LIGHT
    """Between these the Light rises and falls."""
    caretaker: bool = True
    """Whether he walks about in the Hamlet."""
    deadly: bool = True
    """Whether the dead stay dead."""
    relief: bool = False
    """Whether other heroes may go on each Quest."""

    def light(self, wanted: int) -> int:
        """As bright as it can be."""
        return min(self.most_light, max(self.least_light, wanted))

    def ends_after(self, act: int) -> bool:
        """Whether nothing follows the Boss of this act."""
        return self.acts <= act < LAST_ACT


BY_THE_BOOK: Final = House()
