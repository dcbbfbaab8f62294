"""Tables as files: exported, and archived when nobody uses them any more; and the packs kept beside them."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from undercroft.kernel.content import Pack
from undercroft.kernel.match import Match

from . import files
from .store.base import Store
from .store.model import Saved, StoreError
from .timeline import at_hand, from_position, unpacked

log = logging.getLogger("undercroft.server.archiving")


class _Named(msgspec.Struct):
    setup: dict[str, object]


async def pack_of(store: Store, saved: Saved) -> Pack | None:
    """The pack of a table, if it is kept beside it."""
    if saved.pack is None:
        return None
    setup = msgspec.json.decode(saved.position.body, type=_Named).setup
    name = str(setup.get("pack"))
    found = at_hand(saved.game, name, saved.pack)
    if found is None:
        body = await store.pack(saved.pack)
        if body is None:
            raise StoreError("its pack is gone")
        found = await asyncio.to_thread(unpacked, saved.game, name, body)
    return found


async def export(store: Store, table: str) -> bytes | None:
    """A table as the file that its host could have taken, compressed; None: there is no such table."""
    saved = await store.load(table)
    if saved is None:
        return None
    pack = await pack_of(store, saved)
    match: Match = await asyncio.to_thread(from_position, saved.position.body, pack)
    journal = await files.journal(store, table, match)
    return await asyncio.to_thread(files.write, journal, match, saved.seats)


async def plain(store: Store, table: str) -> bytes | None:
    """Where rules or cards have changed too much to read it: what is kept, as it is kept."""
    saved = await store.load(table)
    if saved is None:
        return None
    origin = await store.origin(table)
    entries = await store.past(table, 0)
    whole = {
        "origin": msgspec.Raw(origin.body),
        "newest": msgspec.Raw(saved.position.body),
        "entries": [[entry.n, entry.body, entry.digest] for entry in entries],
    }
    return gzip.compress(msgspec.json.encode(whole))


async def put_away(store: Store, table: str, folder: Path) -> Path:
    """Write a table to a file, make sure that it is there, and only then delete it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        body = await export(store, table)
    except Exception as error:
        log.warning("table %s…: kept as it is (%s)", table[:5], error)
        body = await plain(store, table)
    if body is None:
        raise StoreError(f"there is no table {table[:5]}…")
    path = folder / f"{table}.json.gz"
    with path.open("wb") as file:
        file.write(body)
        file.flush()
        os.fsync(file.fileno())
    _entered(folder)
    gzip.decompress(path.read_bytes())
    await store.delete(table)
    return path


def _entered(folder: Path) -> None:
    """A new file is there for sure only once its folder is on the disk, too."""
    if sys.platform == "win32":
        return
    known = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(known)
    finally:
        os.close(known)


async def archive(store: Store, folder: Path, days: float) -> list[Path]:
    """Put away what nobody has touched for so many days."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    found = await store.listed(before)
    return [await put_away(store, one.id, folder) for one in found]
