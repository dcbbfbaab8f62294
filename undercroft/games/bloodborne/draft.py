"""Upgrades before the first Monster shows: a house rule (BB-V.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.agenda import Step
from undercroft.kernel.record import Range

from .dream import UPGRADE_OF
from .dungeon import REFILL
from .state import Hunt

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Draft(Step[Hunt]):
    """Everybody takes a card of the row, First Player first; then the row is filled, and back again."""

    name = "draft"
    rounds: Annotated[int, Range(1, 2)]
    back: bool = False

    def run(self, state: Hunt, match: Match) -> None:
        order = [hunter.seat for hunter in state.order()]
        if self.back:
            order.reverse()
        if self.rounds > 1:
            state.then(Draft(self.rounds - 1, not self.back))
        state.then(*[UPGRADE_OF[seat] for seat in order], REFILL)
