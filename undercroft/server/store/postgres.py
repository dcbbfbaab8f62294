"""PostgreSQL: for several processes and machines. Only the owner of a table writes to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from .base import Store
from .model import Repeated, StoreError, Unreachable
from .schema import POSTGRES_CHANGES, POSTGRES_FIRST, SCHEMA
from .sql import Db, Rows

T = TypeVar("T")
log = logging.getLogger("undercroft.server.store")

THREADS = 4
"""Connections at once."""
PATIENCE = 5.0
"""Seconds that a database which is starting again is waited for."""
LEASE = 4.0
"""Seconds without a sign of life after which others may have a process's tables."""
_FIRST = min(POSTGRES_CHANGES) - 1
_LOCK = 0x756E6463
"""Only one process at a time looks whether there is anything to set up."""


class _Db:
    """A connection, as the statements of `sql` want it."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        return self._connection.execute(statement.replace("?", "%s").encode(), values)

    def executemany(self, statement: str, many: Iterable[Sequence[Any]], /) -> object:
        with self._connection.cursor() as cursor:
            cursor.executemany(statement.replace("?", "%s").encode(), many)
        return None


class PostgresStore(Store):
    def __init__(self, address: str, alone: bool = True) -> None:
        """`alone`: as a server, which owns tables; operators look in beside it."""
        self._address = address
        self.name = _without_secrets(address)
        self.owner = secrets.token_hex(8) if alone else ""
        self._threads = ThreadPoolExecutor(THREADS, "undercroft-store")
        self._here = threading.local()
        self._open: list[psycopg.Connection[Any]] = []
        self._closed = False
        try:
            self._set_up_at_last()
        except psycopg.OperationalError as error:
            self.close()
            raise Unreachable(f"{self.name}: {_one_line(error)}") from None
        except psycopg.Error as error:
            self.close()
            raise StoreError(f"{self.name}: {_one_line(error)}") from None
        except StoreError:
            self.close()
            raise

    def _set_up_at_last(self) -> None:
        """A connection that breaks on the way is no worse than one that cannot be made."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._set_up()
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def _set_up(self) -> None:
        with self._connect() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            [(there,)] = connection.execute("SELECT to_regclass('house')").fetchall()
            if there is None:
                connection.execute(POSTGRES_FIRST.encode())
                connection.execute(
                    "INSERT INTO house (name, value) VALUES ('schema', %s), ('secret', %s)",
                    (str(_FIRST), secrets.token_urlsafe(32)),
                )
            rows = connection.execute("SELECT name, value FROM house").fetchall()
            house = dict(rows)
            self.secret: str = house["secret"]
            """What processes of this store know each other by."""
            version = int(house["schema"])
            if version > SCHEMA:
                raise StoreError(
                    f"{self.name}: made by a newer Undercroft (store {version}, here {SCHEMA})"
                )
            for number in range(version + 1, SCHEMA + 1):
                connection.execute(POSTGRES_CHANGES[number].encode())
            if version < SCHEMA:
                connection.execute(
                    "UPDATE house SET value = %s WHERE name = 'schema'", (str(SCHEMA),)
                )

    # ------------------------------------------------------------------ the work

    def _connect(self, patience: float = PATIENCE) -> psycopg.Connection[Any]:
        """A connection; a database that is starting again is waited for a little."""
        until = time.monotonic() + patience
        while True:
            try:
                return psycopg.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=3,
                    keepalives_idle=5,
                    keepalives_interval=2,
                    keepalives_count=2,
                    tcp_user_timeout=10_000,
                )
            except psycopg.OperationalError:
                if time.monotonic() > until or self._closed:
                    raise
                time.sleep(0.1)

    def _connection(self) -> psycopg.Connection[Any]:
        found: psycopg.Connection[Any] | None = getattr(self._here, "connection", None)
        if found is None or found.closed:
            found = self._here.connection = self._connect()
            self._open.append(found)
        return found

    def _carry_out(self, work: Callable[[Db], T]) -> T:
        connection = self._connection()
        try:
            with connection.transaction():
                return work(_Db(connection))
        except psycopg.OperationalError:
            # Whether it was kept, only the next one can say.
            with contextlib.suppress(psycopg.Error):
                connection.close()
            raise

    async def do(self, work: Callable[[Db], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            # Shielded: a screen that goes away must not take back what is being written.
            return await asyncio.shield(loop.run_in_executor(self._threads, self._carry_out, work))
        except errors.UniqueViolation as error:
            if error.diag.constraint_name == "entries_cmd":
                raise Repeated(_one_line(error)) from error
            raise StoreError(f"{self.name}: {_one_line(error)}") from error
        except psycopg.OperationalError as error:
            raise Unreachable(f"{self.name}: {_one_line(error)}") from error
        except psycopg.Error as error:
            raise StoreError(f"{self.name}: {_one_line(error)}") from error

    def close(self) -> None:
        if self._closed:
            return
        if self.owner and self._open:
            # Of a database that is away, others learn by its lease that this process has gone.
            with contextlib.suppress(psycopg.Error, RuntimeError, TimeoutError):
                self._threads.submit(self._carry_out, self._leave).result(PATIENCE)
        self._closed = True
        self._threads.shutdown()
        for connection in self._open:
            with contextlib.suppress(psycopg.Error):
                connection.close()

    # ------------------------------------------------------------------ whose it is

    async def beat(self, address: str) -> None:
        """A sign of life, and where the others can reach this process."""
        await self.do(
            lambda db: db.execute(
                "INSERT INTO workers (id, address, pid, beat)"
                " VALUES (?, ?, ?, extract(epoch from now()))"
                " ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat",
                (self.owner, address, os.getpid()),
            )
        )

    async def claim(self, table: str) -> str | None:
        """Make a table ours, unless a living process has it: then where that one can be reached."""

        def work(db: Db) -> str | None:
            taken = db.execute(
                "UPDATE tables SET owner = ? WHERE id = ? AND (owner = ? OR NOT EXISTS"
                " (SELECT 1 FROM workers WHERE workers.id = tables.owner"
                " AND beat > extract(epoch from now()) - ?))",
                (self.owner, table, self.owner, LEASE),
            ).rowcount
            if taken:
                return None
            row = db.execute(
                "SELECT address FROM tables JOIN workers ON workers.id = tables.owner"
                " WHERE tables.id = ?",
                (table,),
            ).fetchone()
            return None if row is None else str(row[0])

        return await self.do(work)

    async def workers(self) -> list[str]:
        """Where all living processes can be reached."""

        def work(db: Db) -> list[str]:
            rows = db.execute(
                "SELECT address FROM workers WHERE beat > extract(epoch from now()) - ? ORDER BY id",
                (LEASE,),
            ).fetchall()
            return [str(address) for (address,) in rows]

        return await self.do(work)

    def _leave(self, db: Db) -> None:
        db.execute("UPDATE tables SET owner = '' WHERE owner = ?", (self.owner,))
        db.execute("DELETE FROM workers WHERE id = ?", (self.owner,))

    def bury(self, address: str) -> bool:
        """A process at this address has died: nobody need wait for its lease to end. Whether that could be
        written; a database that is away is not waited for."""
        try:
            with self._connect(0) as connection:
                connection.execute("DELETE FROM workers WHERE address = %s", (address,))
        except psycopg.Error:
            return False
        return True


def _without_secrets(address: str) -> str:
    head, at, rest = address.rpartition("@")
    return f"postgresql://…@{rest}" if at and head else address


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
