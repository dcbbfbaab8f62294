"""Tables of older servers, which kept no snapshots and nothing of what was told: replayed once, when they
are opened for the first time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import msgspec

from undercroft.kernel.match import Match

from . import chronicle
from .entries import Entry
from .store.base import Store
from .store.model import Change, Origin, PackBody, Saved, StoreError
from .timeline import (
    first_told,
    from_origin,
    is_due,
    live,
    moved,
    own_pack,
    position_of,
    snapshot_of,
    unreadable,
)

log = logging.getLogger("undercroft.server.older")


async def renew(store: Store, saved: Saved) -> Saved:
    """The same table as servers keep it today."""
    origin = await store.origin(saved.id)
    entries = await store.past(saved.id, origin.n)
    try:
        change = await asyncio.to_thread(_replayed, origin, entries)
    except Exception as error:
        # It goes on from its newest position; what was told before is not known any more.
        log.warning("table %s…: its past cannot be replayed (%s)", saved.id[:5], error)
        body = saved.position.body
        change = Change(
            first=b"[]",
            snapshots=[snapshot_of(Origin(saved.last, body))],
            pack=_pack_in(body),
        )
        # Nothing of before can be taken back.
        change = replace(change, origin=_at(origin, saved))
    await store.write(saved.id, change)
    again = await store.load(saved.id)
    assert again is not None
    return again


def _at(origin: Origin, saved: Saved) -> Origin:
    doc = msgspec.json.decode(origin.body)
    position = msgspec.json.decode(saved.position.body)
    doc = {k: v for k, v in doc.items() if k != "chance"}
    digest = saved.entries[-1].digest if saved.entries else doc["digests"][-1]
    whole = {**doc, "position": position, "inputs": [], "digests": [digest]}
    return Origin(saved.last, msgspec.json.encode(whole))


def _pack_in(body: bytes) -> PackBody | None:
    """Older documents carry their pack with them."""
    doc = msgspec.json.decode(body)
    if "pack" not in doc:
        return None
    return PackBody(doc["content"]["hash"], msgspec.json.encode(doc["pack"]))


def _replayed(origin: Origin, entries: list[Entry]) -> Change:
    lost = unreadable(entries)
    if lost is not None:
        raise StoreError(f"entry {lost} cannot be read")
    match = from_origin(origin.body, None, None)
    first = first_told(match.events, ())
    outlived = moved(entries)
    told: list[Entry] = []
    snapshots = [snapshot_of(position_of(match, origin.n))]
    last = origin.n
    for entry, played in live(entries):
        before: Match = match
        match = before.clone()
        match.apply(played.input)
        if entry.n not in outlived and match.digest() != entry.digest:
            raise StoreError(f"the match differs after entry {entry.n}")
        events = chronicle.written(match.events)
        told.append(Entry(entry.n, entry.body, entry.digest, None, before.marks, events))
        if is_due(entry.n, last):
            snapshots.append(snapshot_of(position_of(match, entry.n)))
        last = entry.n
    if entries and match.digest() != entries[-1].digest:
        raise StoreError(f"the match differs after entry {entries[-1].n}")
    # With entries that outlived an earlier one a snapshot in between would be of neither line.
    if outlived:
        snapshots = snapshots[:1]
    return Change(first=first, past=told, snapshots=snapshots, pack=own_pack(match))
