"""The timeline of a table: a match as it stands, and what its persons could take back."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.games import find
from undercroft.kernel import journal
from undercroft.kernel import match as matches
from undercroft.kernel import seen as screen
from undercroft.kernel.content import Pack
from undercroft.kernel.document import both, what
from undercroft.kernel.event import PUBLIC, Event
from undercroft.kernel.fact import Fact
from undercroft.kernel.match import Match

from .entries import Body, Changed, Entry, Played, Undone, Unreadable
from .store.model import Change, Origin, PackBody, Saved, StoreError

FIRST = 5000
"""Events kept of the past of a file that was brought."""
SNAPSHOTS = 50
"""Entries from one snapshot to the next: how many are replayed at most to take one back."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The last choice of a person."""

    n: int
    marks: int
    """Of the match before it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match written down, once for everything that is kept of it."""

    digest: str
    position: bytes


def kept(match: Match) -> Kept:
    digest, position = both(match, carry=False)
    return Kept(digest, msgspec.json.encode(position))


@dataclass(slots=True)
class Timeline:
    """`match` is replaced, never changed: who holds it may go on reading."""

    match: Match
    kept: Kept
    """The match, written down."""
    floor: int = 0
    """What came before this entry cannot be taken back."""
    started: bool = False
    chosen: dict[int, Choice] = field(default_factory=dict)
    """The last choice of the person at each seat."""
    acted: dict[int, int] = field(default_factory=dict)
    """The last entry with which each person did something that others may know of."""

    def played_on(self, n: int, played: Played, draft: Match, written: Kept) -> Timeline:
        """This timeline and one input more, which has led to `draft`."""
        timeline = Timeline(draft, written, self.floor, True, dict(self.chosen), dict(self.acted))
        timeline.note(n, played, self.match.marks)
        return timeline

    def note(self, n: int, played: Played, marks: int) -> None:
        self.started = True
        if played.by == "person" and played.input[0] == "decide":
            seat: int = played.input[1]
            # What somebody said came out is nothing that the match revealed.
            self.chosen[seat] = Choice(n, marks + played.said)
            if not played.again:
                self.acted[seat] = n


@dataclass(frozen=True, slots=True)
class Told:
    """A body to be written, the match after it as it is kept, and what it told."""

    body: Body
    kept: Kept
    marks: int = 0
    events: bytes = b""


def has_answered(match: Match, seat: int, decision: str) -> bool:
    """Whether this seat has answered this decision: another answer changes a secret choice."""
    state = match.state
    return any(
        ask.seat == seat and ask.id == decision and not ask.aside for ask in state.asks
    ) and state.has_answered(seat)


# ---------------------------------------------------------------------- documents


def position_of(match: Match, n: int) -> Origin:
    return Origin(n, msgspec.json.encode(match.position(carry=False)))


def snapshot_of(position: Origin) -> Origin:
    return Origin(position.n, zlib.compress(position.body, 1))


def is_due(n: int, last: int) -> bool:
    """Whether a snapshot falls between these two entries."""
    return n // SNAPSHOTS > last // SNAPSHOTS


def own_pack(match: Match) -> PackBody | None:
    """The pack of a match, if it is not the game's own."""
    if match.pack.name == "base":
        return None
    return PackBody(match.pack.hash, msgspec.json.encode(match.pack.documents))


def origin_of(match: Match, n: int) -> Origin:
    """The journal of a match that nobody has touched yet, without its pack."""
    doc = match.journal()
    doc.pop("pack", None)
    if isinstance(doc.get("position"), dict):
        doc["position"] = {k: v for k, v in doc["position"].items() if k != "pack"}  # type: ignore[attr-defined]
    return Origin(n, msgspec.json.encode(doc))


def beginning(match: Match, said: Iterable[Fact]) -> tuple[Origin, bytes]:
    """Where a match starts from, and what was told by then: by the rules, and at the table."""
    return origin_of(match, 0), first_told(match.events, said)


def first_told(events: Sequence[Event], said: Iterable[Fact]) -> bytes:
    told = [(event.seat, event.fact.to_json(event.prefix)) for event in events[-FIRST:]]
    return msgspec.json.encode([*told, *((PUBLIC, fact.to_json("house")) for fact in said)])


def moved_origin(match: Match, position: Origin) -> Origin:
    """A match that goes on from a position: today's rules and cards, and nothing before."""
    header = {k: v for k, v in match.position(carry=False).items() if k in _HEADER}
    doc = {
        **header,
        "format": "undercroft-journal",
        "position": msgspec.Raw(position.body),
        "inputs": [],
        "digests": [match.digest()],
    }
    return Origin(position.n, msgspec.json.encode(doc))


_HEADER = ("version", "game", "rules", "content", "setup")


def at_hand(game: str, name: str, digest: str) -> Pack | None:
    """The pack of this name, if it has been made known to this server and is still the same."""
    shelf = find(game).shelf
    if name in shelf.names():
        pack = shelf.find(name)
        if pack.hash == digest:
            return pack
    return None


def unpacked(game: str, name: str, body: bytes) -> Pack:
    """A kept pack, made once for all tables that have it."""
    return find(game).shelf.carried(msgspec.json.decode(body), name)


def from_position(body: bytes, pack: Pack | None) -> Match:
    match = matches.from_position(msgspec.json.decode(body), find, pack)
    match.forget()
    return match


def from_origin(
    body: bytes, pack: Pack | None, watch: Callable[[int, Match], None] | None
) -> Match:
    """A match before its first entry: the past of a file that was brought is played again."""
    doc = msgspec.json.decode(body)
    if pack is not None:
        doc["pack"] = pack.documents
    return journal.replay(doc, find, watch=watch)


# ---------------------------------------------------------------------- resuming


def resume(saved: Saved, pack: Pack | None) -> tuple[Timeline, Changed | None]:
    """The timeline of a stored table from its newest position, and what has changed since it was kept.

    Where the rules or the cards are others now, the position is read by the names of its things: what
    is still there is the same, what is not is refused.
    """
    try:
        doc = msgspec.json.decode(saved.position.body)
        match = matches.from_position(doc, find, pack)
        match.forget()
    except Exception as error:
        raise StoreError(f"this table cannot be continued: {what(error)}") from error
    content = doc.get("content") or {}
    changed = Changed(doc.get("rules") != match.game.rules, content.get("hash") != match.pack.hash)
    written = kept(match)
    if changed.rules or changed.cards:
        return Timeline(match, written, saved.last, started=True), changed
    if saved.entries and written.digest != saved.entries[-1].digest:
        # Nobody said that anything has changed, and yet it has.
        return Timeline(match, written, saved.last, started=True), Changed(rules=True, cards=False)
    timeline = Timeline(match, written, saved.floor, started=not saved.whole or saved.floor > 0)
    for entry, played in live(saved.entries):
        if entry.n > saved.floor:
            timeline.note(entry.n, played, entry.marks)
    return timeline, None


def live(entries: Sequence[Entry]) -> list[tuple[Entry, Played]]:
    """The inputs that count, oldest first."""
    dropped = {n for entry in entries if isinstance(entry.body, Undone) for n in entry.body.drop}
    return [
        (entry, entry.body)
        for entry in entries
        if isinstance(entry.body, Played) and entry.n not in dropped
    ]


def moved(entries: Iterable[Entry]) -> dict[int, str | None]:
    """The inputs that outlived an earlier one, and the digest after each, where that was noted."""
    found: dict[int, str | None] = {}
    for entry in entries:
        if isinstance(entry.body, Undone):
            digests: list[str | None] = [*entry.body.digests]
            digests += [None] * (len(entry.body.kept) - len(digests))
            found.update(zip(entry.body.kept, digests, strict=True))
    return found


def unreadable(entries: Iterable[Entry]) -> int | None:
    return next((e.n for e in entries if isinstance(e.body, Unreadable)), None)


def play_again(
    match: Match, entries: Sequence[Entry], until: int, and_then: Collection[int] = ()
) -> tuple[Match, list[tuple[int, Match]]]:
    """Go on from a match through the inputs before an entry, compared digest by digest, and then through
    some that are kept; those are returned with the match after each."""
    outlived = moved(entries)
    kept: list[tuple[int, Match]] = []
    for entry, played in live(entries):
        if entry.n >= until and entry.n not in and_then:
            continue
        match = match.clone()
        match.apply(played.input)
        match.forget()
        if entry.n in and_then:
            kept.append((entry.n, match))
            continue
        # An input that outlived an earlier one was first made in another position.
        digest = outlived.get(entry.n, entry.digest)
        if digest is not None and match.digest() != digest:
            raise StoreError(f"the match differs after entry {entry.n}")
    return match, kept


# ---------------------------------------------------------------------- a few words


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


def written_change(saved: Saved, timeline: Timeline, changed: Changed) -> tuple[Change, Entry]:
    """What is written when a table goes on with other rules or cards: everybody is told, and all before
    stays as it was."""
    entry = Entry(saved.last + 1, changed, timeline.kept.digest)
    position = Origin(entry.n, timeline.kept.position)
    change = Change(
        [entry],
        position=position,
        summary=summary_of(timeline.match),
        over=timeline.match.over,
        origin=moved_origin(timeline.match, position),
        snapshots=[snapshot_of(position)],
        forget=0,
    )
    return change, entry
