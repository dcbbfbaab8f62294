"""Taking back, as it is carried out; what may be taken back, `undo` says."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Raw

from undercroft.kernel.match import Match

from . import chronicle, facts
from . import undo as rules
from .entries import Asked, Body, Played, Undone, Viewpoint, Voted
from .reading import Refused
from .seats import Seat
from .store.model import StoreError
from .store.sql import WINDOW
from .timeline import Timeline, Told, from_position, kept, live, play_again

if TYPE_CHECKING:
    from .table import Table


async def undo(table: Table, seat: int, cmd: str) -> None:
    found = rules.target(table.timeline, table.seats, seat)
    if found is None:
        raise Refused("illegal", "there is nothing of yours to take back")
    seat, choice = found
    if rules.is_free(table.timeline, seat, choice):
        await take_back(table, seat, choice.n, free=True, cmd=cmd, first=[])
        return
    request = rules.Request(seat, choice.n)
    asked: Body = Asked(seat, choice.n)
    if request.granted(table.seats):
        await take_back(table, seat, choice.n, free=False, cmd=cmd, first=[asked])
        return
    if table.request is not None:
        raise Refused("illegal", "another request to take back is open")
    await _note(table, asked, cmd)
    table.tell()


async def vote(table: Table, seat: int, agree: bool, cmd: str) -> None:
    request = table.request
    if request is None:
        raise Refused("conflict", "no request to take back is open")
    if seat == request.by and agree:
        raise Refused("illegal", "you have asked: the others answer")
    voted: Body = Voted(seat, agree)
    after = rules.next_request(request, voted)
    if after is not None and after.granted(table.seats):
        await take_back(table, after.by, after.target, free=False, cmd=cmd, first=[voted])
        return
    await _note(table, voted, cmd)
    table.tell(whispers=in_vain(table, request, facts.UndoRefused(seat)))


async def _note(table: Table, body: Body, cmd: str) -> None:
    await table.keep([Told(body, table.timeline.kept)], cmd)


def in_vain(
    table: Table, request: rules.Request | None, why: facts.UndoLapsed | facts.UndoRefused
) -> dict[Viewpoint, Raw]:
    """What the asker is told once a request has come to nothing by the doing of another."""
    if request is None or table.request is not None or request.by == why.by:
        return {}
    return {request.by: chronicle.of_the_table(why)}


async def take_back(
    table: Table,
    by: int,
    number: int,
    free: bool,
    cmd: str | None,
    first: list[Body],
    seats: Sequence[tuple[int, Seat]] = (),
) -> None:
    """The input `number` of seat `by`, and what goes with it."""
    timeline, undone = await _before(table, by, number, free)
    told = [Told(body, table.timeline.kept) for body in first]
    told.append(Told(undone, timeline.kept))
    if not free:
        # What was seen must not come again, or an undo would be a way to peek.
        seed = Played(["reseed", secrets.token_hex(16)], "house")
        fresh = timeline.match.clone()
        fresh.apply(seed.input)
        fresh.forget()
        timeline.match, timeline.kept = fresh, kept(fresh)
        told.append(Told(seed, timeline.kept, fresh.marks, chronicle.written(fresh.events)))
        table.bots.fresh()
    await table.keep(told, cmd, timeline, seats, forget=number)
    table.tell(asides=[undone], past=await table.past())


async def _before(table: Table, by: int, number: int, free: bool) -> tuple[Timeline, Undone]:
    """The timeline as it would be had some inputs never come in, and which."""
    store = table.services.store
    snapshot = await store.snapshot(table.id, number)
    if snapshot is None:
        raise StoreError(f"nothing is kept from before entry {number}")
    entries = await store.past(table.id, min(snapshot.n, table.n - WINDOW))
    later = [(entry, played) for entry, played in live(entries) if entry.n > number]
    # A free undo leaves the changed secret choices of others alone.
    stay = [
        entry.n
        for entry, played in later
        if free and played.by == "person" and played.input[1] != by
    ]
    drop = [number, *(entry.n for entry, _ in later if entry.n not in stay)]

    def again() -> tuple[Match, list[tuple[int, Match]]]:
        begin = from_position(zlib.decompress(snapshot.body), table.match.pack)
        since = [entry for entry in entries if entry.n > snapshot.n]
        return play_again(begin, since, number, stay)

    match, outlived = await asyncio.to_thread(again)
    timeline = Timeline(match, kept(match), table.timeline.floor, started=table.timeline.floor > 0)
    for entry, played in live(entries):
        if entry.n not in drop and entry.n > timeline.floor:
            timeline.note(entry.n, played, entry.marks)
    everybody: list[Viewpoint] = [None, *range(len(table.seats))]
    # Whoever sees no difference is not told: a changed secret choice leaves no trace.
    old, new = table.match.views(everybody), match.views(everybody)
    told = [one for one in everybody if not free or old[one] != new[one]]
    digests = [after.digest() for _, after in outlived]
    return timeline, Undone(by, drop, stay, told, not free, digests)
