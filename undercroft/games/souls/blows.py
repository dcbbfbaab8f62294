"""Attacks as values: the use of a hand card, and the blow of a figure."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.kernel.record import OneOf, Range
from undercroft.kernel.value import Value

from .fields import Conditions, FoeIndex
from .gear import Action

HANDS: Final[tuple[str, ...]] = ("left", "right", "backup", "backup2", "backup3")
"""Where a card may be to act from."""
Hand = Annotated[int, OneOf(HANDS)]


class Use(Value):
    """One option of a card that is being used: which, and how."""

    name = "use"
    slot: Hand
    index: Annotated[int, Range(0, 99)]
    free: bool = False
    """A backstab: it costs nothing, and the card may be used in its turn all the same."""
    charging: bool = False
    """It has the heroic charge: free, and against the whole node."""
    again: bool = False
    """Not the first of several: one may stop here (DS-A.192, TG-26.8)."""

    def whole_node(self, action: Action) -> bool:
        return action.node or self.charging


class Blow(Value):
    """An attack on a character: who strikes, how hard, and what comes with it."""

    name = "blow"
    foe: FoeIndex
    strength: Annotated[int, Range(0, 999)]
    magic: bool
    difficulty: Annotated[int, Range(-99, 99)]
    conditions: Conditions
    push: bool
