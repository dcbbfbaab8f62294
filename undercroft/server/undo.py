"""Taking back: free while nobody could have learnt anything, by agreement otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from .entries import Asked, Body, Entry, Played, Seated, Undone, Voted
from .line import Line, Step
from .protocol import UndoRequest
from .seats import Seat


@dataclass(frozen=True, slots=True)
class Request:
    """An open request: the choice `target` of seat `by` and all that came after."""

    by: int
    target: int
    agreed: frozenset[int] = frozenset()

    def needed(self, seats: Sequence[Seat]) -> list[int]:
        """The persons who have a say: everybody but bots, empty seats and the one who asks."""
        asker = seats[self.by].token
        return [
            i
            for i, seat in enumerate(seats)
            if seat.kind == "person" and i != self.by and seat.token != asker
        ]

    def granted(self, seats: Sequence[Seat]) -> bool:
        return self.agreed.issuperset(self.needed(seats))

    def to_json(self, seats: Sequence[Seat]) -> UndoRequest:
        needed = self.needed(seats)
        return UndoRequest(self.by, [i for i in needed if i in self.agreed], needed)


def target(line: Line, seats: Sequence[Seat], seat: int) -> Step | None:
    """The last choice of the person who sits here, if it can be taken back at all."""
    # When the match is over all hands are shown: taking back would be peeking.
    if line.match.over:
        return None
    since = max(seats[seat].since, line.origin.n)
    for step in reversed(line.steps):
        if step.n <= since:
            return None
        if step.seat == seat and step.played.by == "person":
            return step
    return None


def is_free(line: Line, step: Step) -> bool:
    """Nothing hidden or random was revealed by it or after it, and no other person acted since.

    A changed secret choice of someone else does not count: this answer is shown to the player, and
    must not tell them of it.
    """
    return step.marks == line.match.marks and not any(
        later.n > step.n
        and later.seat != step.seat
        and later.played.by == "person"
        and not later.played.again
        for later in line.steps
    )


def mine(line: Line, seats: Sequence[Seat], seat: int | None) -> Literal["free", "ask"] | None:
    step = target(line, seats, seat) if seat is not None else None
    if step is None:
        return None
    return "free" if is_free(line, step) else "ask"


def to_drop(line: Line, step: Step, free: bool) -> tuple[list[int], list[int]]:
    """The inputs that go with this one, and the later ones that stay.

    Everything since goes, except that a free undo leaves the changed secret choices of others alone.
    """
    later = [other for other in line.steps if other.n > step.n]
    kept = [s.n for s in later if free and s.played.by == "person" and s.seat != step.seat]
    return [step.n, *(s.n for s in later if s.n not in kept)], kept


def next_request(open_request: Request | None, body: Body) -> Request | None:
    """What an entry makes of the open request."""
    match body:
        case Asked(by, number):
            return Request(by, number)
        case Voted(seat, agree) if open_request is not None:
            if not agree:
                return None
            return Request(open_request.by, open_request.target, open_request.agreed | {seat})
        case Undone():
            return None
        case Played(by="person", again=False):
            return None
        case Seated(seat) if open_request is not None:
            # Who agreed and left has no say any more; who asked and left asks no more.
            if seat == open_request.by:
                return None
            return Request(open_request.by, open_request.target, open_request.agreed - {seat})
        case _:
            return open_request


def request_after(entries: Iterable[Entry], line: Line) -> Request | None:
    """The request that was open when the server stopped."""
    request: Request | None = None
    for entry in entries:
        request = next_request(request, entry.body)
    if request is not None and all(step.n != request.target for step in line.steps):
        return None
    return request
