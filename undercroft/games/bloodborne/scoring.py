"""The end of the hunt: who is left, and who has won (BB-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Step

from . import facts
from .state import OVER, Hunt, Hunter

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class ScoreHunt(Step[Hunt]):
    """BB-17.2–17.6: everybody banks; the highest Blood Score wins, ties by Banked Blood, else shared."""

    name = "score"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = OVER
        state.over = True
        best: tuple[int, int] = (-1, -1)
        winners: list[int] = []
        for hunter in state.order():
            if hunter.out:
                continue
            hunter.banked += hunter.collected
            hunter.collected = 0
            total = hunter.banked + bonus(state, hunter)
            if match.telling:
                match.tell(facts.Scored(hunter.seat, total))
            rank = (total, hunter.banked)
            if rank > best:
                best, winners = rank, []
            if rank == best:
                winners.append(hunter.seat)
        state.winners = tuple(sorted(winners))
        if match.telling:
            for seat in state.winners:
                match.tell(facts.Won(seat))
            if not state.winners:
                match.tell(facts.NobodyWon())


def track_value(state: Hunt, trophy: int, count: int) -> int:
    """BB-15.5: the space reached, not the sum of spaces passed."""
    return state.pack.tracks[trophy][count - 1] if count else 0


def bonus(state: Hunt, hunter: Hunter) -> int:
    """The bonus of the three Trophy tracks."""
    found = 0
    tracks = state.pack.tracks
    for trophy, count in enumerate(hunter.trophies):
        if count:
            found += tracks[trophy][count - 1]
    return found


def end_if_nobody_left(state: Hunt) -> bool:
    """With every Hunter out of the game there is nobody to go on (BB-A.55)."""
    for hunter in state.hunters:
        if not hunter.out:
            return False
    state.agenda[:] = (SCORE,)
    return True


class EndCheck(Step[Hunt]):
    """After effects that were resolved one by one."""

    name = "end_check"

    def run(self, state: Hunt, match: Match) -> None:
        end_if_nobody_left(state)


SCORE: Final = ScoreHunt()
END_CHECK: Final = EndCheck()
