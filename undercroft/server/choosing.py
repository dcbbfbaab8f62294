"""The road of one choice: draft, check, store, and only then memory and telling."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from undercroft import UndercroftError
from undercroft.kernel.errors import InvalidChance
from undercroft.kernel.match import Match
from undercroft.kernel.seen import ByHand

from . import cases, chronicle, facts, files, limits, taking_back
from .entries import Played
from .protocol.commands import Choose
from .reading import Refused
from .timeline import Kept, Told, has_answered, kept
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import Table


async def choose(table: Table, viewer: Viewer, frame: Choose, cmd: str) -> None:
    """A person chooses."""
    seat = viewer.own_seat
    try:
        viewer.check_fresh(frame.seq)
        await play(table, seat, frame.decision, frame.option, "person", cmd)
    except Refused as refused:
        if refused.code == "conflict":
            viewer.refresh(table.shown(seat))
        raise


async def by_hand(table: Table, seat: int, groups: Sequence[ByHand], cmd: str) -> None:
    """From now on the persons roll and draw this themselves, and the rest is left to the seed."""
    if table.match.over:
        raise Refused("conflict", "the match is over")
    names = table.match.game.said(groups)
    await _enter(table, Played(["said", names], "person"), cmd, seat)


async def play(
    table: Table,
    seat: int,
    decision: str,
    option: str,
    by: Literal["person", "bot"],
    cmd: str | None,
) -> None:
    entry = ["decide", seat, decision, option]
    match = table.match
    played = Played(entry, by, match.is_said(option), has_answered(match, seat, decision))
    await _enter(table, played, cmd, seat)


async def _enter(table: Table, played: Played, cmd: str | None, seat: int) -> None:
    """One input more, once it is kept."""
    if table.dear >= limits.DEAR:
        raise Refused("busy", "pack: its choices cost too much; this table stands still")
    table.check_room()
    began, start = time.perf_counter(), time.thread_time()
    match = table.match
    draft, written = await _draft(table, played.input)
    timeline = table.timeline.played_on(table.n + 1, played, draft, written)
    request = table.request
    told = Told(played, written, match.marks, chronicle.written(draft.events))
    await table.keep([told], cmd, timeline)
    table.services.metrics.choices.labels(table.game, played.by).inc()
    table.services.metrics.choice.labels(table.game).observe(time.perf_counter() - began)
    table.tell(draft.events, whispers=taking_back.in_vain(table, request, facts.UndoLapsed(seat)))
    # Whoever comes later reads it from the store.
    draft.events.clear()
    if match.pack.name != "base" and time.thread_time() - start > limits.COST:
        table.dear += 1


async def _draft(table: Table, entry: list[Any]) -> tuple[Match, Kept]:
    """The match after this input, with its invariants checked."""
    match = table.match
    draft = match.clone()
    try:
        draft.apply(entry)
        draft.check()
        written = kept(draft)
    except InvalidChance as error:
        # With real dice a person mistyped; otherwise the rules asked for the impossible.
        if match.awaits:
            raise Refused("illegal", str(error)) from None
        raise await _failed(table, entry, error) from error
    except UndercroftError as error:
        code = error.code
        raise Refused(
            "conflict" if code == "conflict" else "illegal" if code == "illegal" else "invalid",
            str(error),
        ) from None
    except Exception as error:
        raise await _failed(table, entry, error) from error
    draft.forget()
    return draft, written


async def _failed(table: Table, entry: list[Any], error: Exception) -> Refused:
    journal: dict[str, Any] | None
    try:
        journal = await files.journal(table.services.store, table.id, table.match)
    except Exception:
        # A match that has gone wrong may have no journal: the position alone is a case, too.
        journal = None
    cases.keep(table.services.cases, table.match, journal, entry, error)
    return Refused("failed", "the rules failed on this choice; it was not taken")
