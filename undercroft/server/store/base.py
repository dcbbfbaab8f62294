"""What every store can be asked. Work goes to threads; answers come back as futures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

from ..entries import Entry
from . import sql
from .model import Change, Glance, Listed, Lost, New, Open, Origin, Repeated, Saved, StoreError
from .sql import Db

T = TypeVar("T")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """Nothing is acknowledged before it is on disk."""

    owner = ""
    """Who writes: where several processes share a store, each table has one of them at a time."""
    name: str
    """As it is told to people."""
    _failing = False
    """The last thing that was to be kept could not be."""

    async def add(self, new: New, change: Change) -> None:
        await self.do(lambda db: sql.add(db, new, change, self.owner))

    async def write(self, table: str, change: Change) -> None:
        """Returns when it is on disk. `Repeated`, `Lost`: nothing was written."""
        when = now()
        try:
            await self.do(lambda db: sql.write(db, table, change, when, self.owner))
        except (Repeated, Lost):
            raise
        except StoreError:
            self._failing = True
            raise
        self._failing = False

    async def load(self, table: str) -> Saved | None:
        return await self.do(lambda db: sql.load(db, table))

    async def past(self, table: str, after: int, events: bool = False) -> list[Entry]:
        return await self.do(lambda db: sql.past(db, table, after, events))

    async def first(self, table: str) -> bytes:
        return await self.do(lambda db: sql.first(db, table))

    async def snapshot(self, table: str, before: int) -> Origin | None:
        return await self.do(lambda db: sql.snapshot(db, table, before))

    async def origin(self, table: str) -> Origin:
        return await self.do(lambda db: sql.origin(db, table))

    async def pack(self, digest: str) -> bytes | None:
        return await self.do(lambda db: sql.pack(db, digest))

    async def glance(self, tables: Sequence[str]) -> list[Glance]:
        """Those that are there, without their past."""
        return await self.do(lambda db: sql.glance(db, tables))

    async def open_tables(self, since: str, most: int) -> list[Open]:
        """Where anybody may sit down, the newest first."""
        return await self.do(lambda db: sql.open_tables(db, since, most))

    async def keep_replay(self, table: str, body: bytes) -> None:
        await self.do(lambda db: sql.keep_replay(db, table, body))

    async def replay(self, table: str) -> bytes | None:
        return await self.do(lambda db: sql.replay(db, table))

    async def listed(self, before: str | None = None) -> list[Listed]:
        return await self.do(lambda db: sql.listed(db, before))

    async def close_table(self, table: str, why: str) -> bool:
        return await self.do(lambda db: sql.close(db, table, why))

    async def delete(self, table: str) -> bool:
        return await self.do(lambda db: sql.delete(db, table))

    async def ban(self, address: str, until: str, why: str) -> None:
        since = now()
        await self.do(lambda db: sql.ban(db, address, since, until, why))

    async def unban(self, address: str) -> bool:
        return await self.do(lambda db: sql.unban(db, address))

    async def bans(self) -> list[tuple[str, str, str]]:
        when = now()
        return await self.do(lambda db: sql.bans(db, when))

    async def closed(self) -> list[tuple[str, str]]:
        return await self.do(sql.closed)

    async def count(self) -> int:
        return await self.do(sql.count)

    async def ping(self) -> None:
        """Fails where nothing could be kept; after a write that failed only another one can tell."""
        await self.do(sql.probe if self._failing else sql.ping)
        self._failing = False

    # ------------------------------------------------------------------ where several share it

    secret = ""
    """What processes of this store know each other by; empty: there is one process."""

    async def beat(self, address: str) -> None:
        """A sign of life, and where the others can reach this process."""

    async def claim(self, table: str) -> str | None:
        """Make a table ours, unless a living process has it: then where that one can be reached."""
        return None

    async def workers(self) -> list[str]:
        """Where all living processes can be reached."""
        return []

    # ------------------------------------------------------------------ of each kind

    async def do(self, work: Callable[[Db], T]) -> T:
        """One transaction; returns when it is on disk."""
        raise NotImplementedError

    def close(self) -> None:
        """Finish what was handed in, then let go."""
        raise NotImplementedError
