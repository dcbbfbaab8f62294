"""Taking back: free while nobody could have learnt anything, by agreement otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from .entries import Asked, Body, Entry, Played, Seated, Undone, Voted
from .protocol.answers import UndoRequest
from .seats import Seat
from .timeline import Choice, Timeline


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


def target(timeline: Timeline, seats: Sequence[Seat], seat: int) -> tuple[int, Choice] | None:
    """The last choice of the person who sits here, for any of their seats, if it can be taken back at all."""
    # When the match is over all hands are shown: taking back would be peeking.
    if timeline.match.over:
        return None
    person = seats[seat].token
    found = [
        (choice.n, each)
        for each, choice in timeline.chosen.items()
        if (each == seat or (person is not None and seats[each].token == person))
        and choice.n > max(seats[each].since, timeline.floor)
    ]
    if not found:
        return None
    _, last = max(found)
    return last, timeline.chosen[last]


def is_free(timeline: Timeline, seat: int, choice: Choice) -> bool:
    """Nothing hidden or random was revealed by it or after it, and no other person acted since.

    A changed secret choice of someone else does not count: this answer is shown to the player, and
    must not tell them of it.
    """
    return choice.marks == timeline.match.marks and not any(
        n > choice.n for other, n in timeline.acted.items() if other != seat
    )


def mine(
    timeline: Timeline, seats: Sequence[Seat], seat: int | None
) -> Literal["free", "ask"] | None:
    found = target(timeline, seats, seat) if seat is not None else None
    if found is None:
        return None
    return "free" if is_free(timeline, *found) else "ask"


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


def request_after(entries: Iterable[Entry], floor: int) -> Request | None:
    """The request that was open when the server stopped."""
    request: Request | None = None
    for entry in entries:
        if entry.n > floor:
            request = next_request(request, entry.body)
    return request
