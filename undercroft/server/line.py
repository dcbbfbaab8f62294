"""The line of play: what has happened at a table and was not taken back."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

import undercroft
from undercroft.kernel import seen as screen
from undercroft.kernel.event import Event
from undercroft.kernel.fact import Fact
from undercroft.kernel.match import Match

from . import facts
from .entries import Exported, Eyes, Played, Undone, Unreadable
from .store import Origin, Saved, StoreError

log = logging.getLogger("undercroft.server.line")


@dataclass(frozen=True, slots=True)
class Step:
    """One input that counts."""

    n: int
    played: Played
    seat: int | None
    decision: str | None
    marks: int
    """Of the match before this input: what had been revealed by then."""
    events: Sequence[Event]


@dataclass(slots=True)
class Line:
    """A match with its past. `match` is replaced, never changed: who holds it may go on reading."""

    origin: Origin
    first: Sequence[Event]
    """What happened while the table was set up."""
    match: Match
    steps: list[Step] = field(default_factory=list)
    asides: list[tuple[int, Undone | Exported]] = field(default_factory=list)
    """What happened at the table and not in the match, by the number of its entry."""

    def answered(self, seat: int, decision: str) -> bool:
        """Whether this seat has answered this decision: another answer changes a secret choice."""
        return any(step.seat == seat and step.decision == decision for step in reversed(self.steps))

    def played_on(self, n: int, played: Played, draft: Match) -> Line:
        """This line and one input more, which has led to `draft`."""
        step = _step(n, played, self.match.marks, draft.events)
        return Line(self.origin, self.first, draft, [*self.steps, step], self.asides)

    def with_aside(self, n: int, aside: Undone | Exported) -> Line:
        return Line(self.origin, self.first, self.match, self.steps, [*self.asides, (n, aside)])

    def without(self, drop: Collection[int]) -> Line:
        """The line as it would be had some inputs never come in."""
        line = begin(self.origin)
        line.asides = self.asides
        for step in self.steps:
            if step.n not in drop:
                line.replay(step.n, step.played)
        return line

    def replay(self, n: int, played: Played) -> None:
        """Go on in place; for lines that nobody holds yet."""
        draft = self.match.clone()
        draft.apply(played.input)
        self.steps.append(_step(n, played, self.match.marks, draft.events))
        self.match = draft

    def history(self, eyes: Eyes) -> list[screen.Told]:
        """Everything these eyes may know of, oldest first."""
        told: list[screen.Told] = list(seen(self.first, eyes))
        asides = [(n, aside) for n, aside in self.asides if is_told(aside, eyes)]
        for step in self.steps:
            while asides and asides[0][0] < step.n:
                told.append(aside_event(asides.pop(0)[1]))
            told.extend(seen(step.events, eyes))
        told.extend(aside_event(aside) for _, aside in asides)
        return told


def seen(events: Iterable[Event], eyes: Eyes) -> Iterable[screen.Told]:
    for event in events:
        told = event.seen_by(eyes)
        if told is not None:
            yield told


def is_told(aside: Undone | Exported, eyes: Eyes) -> bool:
    return isinstance(aside, Exported) or eyes in aside.told


def aside_event(aside: Undone | Exported) -> screen.Told:
    if isinstance(aside, Exported):
        return house_event(facts.Exported())
    return house_event(facts.Undone(aside.by, aside.fresh))


def house_event(fact: Fact) -> screen.Told:
    """It belongs to the house, not to a game: the rules know nothing of it."""
    return fact.to_json("house")


def _step(n: int, played: Played, marks: int, events: Sequence[Event]) -> Step:
    seat = decision = None
    if played.input[0] == "decide":
        seat, decision = played.input[1], played.input[2]
    return Step(n, played, seat, decision, marks, events)


def begin(origin: Origin) -> Line:
    """The line before its first input."""
    match = undercroft.replay(msgspec.json.decode(origin.body))
    events = match.events
    return Line(origin, events, match.clone())


def origin_of(match: Match, n: int) -> Origin:
    """The journal of a match that nobody has touched yet."""
    return Origin(n, msgspec.json.encode(match.journal()))


def position_of(match: Match, n: int) -> Origin:
    return Origin(n, msgspec.json.encode(match.position()))


class Summary(Struct):
    """How a match stands: kept beside its position, so that nothing must be replayed to tell it."""

    setup: screen.Setup
    over: bool
    waiting: list[int]
    progress: dict[str, Any] | None
    winners: list[int]


def summary_of(match: Match) -> bytes:
    """A few words about a match, for a list of tables."""
    progress, result = match.game.progress(match.state), match.result
    summary = Summary(
        match.setup,
        match.over,
        match.waiting,
        {**progress.to_json()} if progress is not None else None,
        list(result.winners) if result is not None else [],
    )
    return msgspec.json.encode(summary)


def resume(saved: Saved) -> tuple[Line, bool]:
    """The line of a stored table, and whether it had to start from its newest position.

    Every digest is compared. Where they differ the rules or the content have changed since:
    the match goes on from the position it had reached.
    """
    try:
        return _replayed(saved), False
    except Exception as error:
        log.warning("table %s…: goes on from its newest position (%s)", saved.id[:5], error)
    try:
        match = undercroft.from_position(msgspec.json.decode(saved.position.body))
        n = saved.entries[-1].n if saved.entries else 0
        return Line(origin_of(match, n), (), match), True
    except Exception as error:
        raise StoreError(f"this table cannot be continued: {error}") from error


def _replayed(saved: Saved) -> Line:
    line = begin(saved.origin)
    later = [entry for entry in saved.entries if entry.n > saved.origin.n]
    dropped: set[int] = set()
    moved: set[int] = set()
    for entry in later:
        if isinstance(entry.body, Unreadable):
            raise StoreError(f"entry {entry.n} cannot be read")
        if isinstance(entry.body, Undone):
            dropped.update(entry.body.drop)
            moved.update(entry.body.kept)
        if isinstance(entry.body, (Undone, Exported)):
            line.asides.append((entry.n, entry.body))
    for entry in later:
        if isinstance(entry.body, Played) and entry.n not in dropped:
            line.replay(entry.n, entry.body)
            # An input that outlived an earlier one was first made in another position.
            if entry.n not in moved and line.match.digest() != entry.digest:
                raise StoreError(f"the match differs after entry {entry.n}")
    if later and line.match.digest() != later[-1].digest:
        raise StoreError(f"the match differs after entry {later[-1].n}")
    return line
