"""The store: SQLite, one writer thread, and nothing is acknowledged before it is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from .entries import Entry, decode_body, encode_body
from .seats import Seat

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
log = logging.getLogger("undercroft.server.store")

FILE = "undercroft.sqlite3"
SCHEMA = 2
BATCH = 64
"""Writes of several tables that may share one sync."""

_TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, host BLOB NOT NULL, created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    tab TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT, bot TEXT, token BLOB, invite BLOB, nonce BLOB, since INTEGER NOT NULL,
    PRIMARY KEY (tab, seat)
) STRICT, WITHOUT ROWID;
-- Where the match starts from: its set-up and seed, or a position after a change of the rules.
-- `n` is the number of the last entry before it.
CREATE TABLE origins (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (tab, n)
) STRICT;
CREATE TABLE entries (
    tab TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,
    digest TEXT NOT NULL, cmd TEXT, PRIMARY KEY (tab, n)
) STRICT, WITHOUT ROWID;
-- The newest position of each table, so that a change of the rules does not end its match.
CREATE TABLE positions (
    tab TEXT PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL
) STRICT;
CREATE TABLE replays (
    tab TEXT PRIMARY KEY REFERENCES tables, body BLOB NOT NULL
) STRICT;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
CREATE TRIGGER entries_do_not_change BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
"""
_CHANGES = {
    2: """
ALTER TABLE seats ADD COLUMN holder BLOB;
-- A few words about a match, so that a list of tables need not open each of them.
ALTER TABLE positions ADD COLUMN summary BLOB;
-- The seed, if somebody chose it, and whether the match came from a file: then somebody knows more.
ALTER TABLE tables ADD COLUMN seed TEXT;
ALTER TABLE tables ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
""",
}
"""What has been added to the first form of the store, by its number."""


class StoreError(Exception):
    """The store cannot be opened, read or written; one line that a person can act on."""


@dataclass(frozen=True, slots=True)
class Origin:
    n: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as the store has it."""

    id: str
    game: str
    host: bytes
    seats: list[Seat]
    origin: Origin
    entries: list[Entry]
    """All of them; those up to `origin.n` are the past that the origin stands for."""
    position: Origin
    seed: str | None = None
    """The seed, if the one who made the table chose it."""
    imported: bool = False


@dataclass(frozen=True, slots=True)
class Glance:
    """What is known of a table without opening it."""

    id: str
    game: str
    seats: list[Seat]
    summary: bytes | None


@dataclass(frozen=True, slots=True)
class Change:
    """What one step of a table's actor writes, all or nothing."""

    entries: Sequence[Entry] = ()
    seats: Sequence[tuple[int, Seat]] = ()
    position: Origin | None = None
    origin: Origin | None = None
    summary: bytes | None = None
    """Goes with `position`."""


class Store:
    """The only one that touches the database. Work goes to one thread; answers come back as futures."""

    def __init__(self, data: Path) -> None:
        self.path = data / FILE
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        opened: Future[None] = Future()
        self._thread = threading.Thread(
            target=self._run, args=(data, opened), name="undercroft-store", daemon=True
        )
        self._thread.start()
        opened.result()

    # ------------------------------------------------------------------ what can be asked

    async def add(
        self,
        table: str,
        game: str,
        host: bytes,
        created: str,
        seats: Sequence[Seat],
        change: Change,
        seed: str | None = None,
        imported: bool = False,
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
                (table, game, host, created, seed, imported),
            )
            _write(db, table, change)
            _write(db, table, Change(seats=list(enumerate(seats))))

        await self._do(work)

    async def write(self, table: str, change: Change) -> None:
        """Returns when it is on disk."""
        await self._do(lambda db: _write(db, table, change))

    async def load(self, table: str) -> Saved | None:
        return await self._do(lambda db: _load(db, table))

    async def glance(self, tables: Sequence[str]) -> list[Glance]:
        """Those that are there, without their past."""
        return await self._do(lambda db: [_glance(db, *row) for row in _known(db, tables)])

    async def keep_replay(self, table: str, body: bytes) -> None:
        await self._do(
            lambda db: db.execute("INSERT OR REPLACE INTO replays VALUES (?, ?)", (table, body))
        )

    async def replay(self, table: str) -> bytes | None:
        def work(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT body FROM replays WHERE tab = ?", (table,)).fetchone()
            return bytes(row[0]) if row else None

        return await self._do(work)

    def close(self) -> None:
        """Finish what was handed in, then let go of the file."""
        if not self._closed:
            self._closed = True
            self._work.put(None)
            self._thread.join()

    # ------------------------------------------------------------------ the thread

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        future: Future[T] = Future()
        self._work.put((work, future))
        try:
            # Shielded: a screen that goes away must not take back what is being written.
            return await asyncio.shield(asyncio.wrap_future(future))
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error

    def _run(self, data: Path, opened: Future[None]) -> None:
        try:
            db = _open(data)
        except Exception as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        going = True
        while going:
            batch: list[tuple[Work, Future[Any]]] = []
            item = self._work.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH:
                    break
                try:
                    item = self._work.get_nowait()
                except queue.Empty:
                    break
            else:
                going = False
            if batch:
                _carry_out(db, batch)
        with contextlib.suppress(sqlite3.Error):
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()


def _carry_out(db: sqlite3.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """One transaction for the batch; a piece that fails is undone alone."""
    answers: list[tuple[Future[Any], Any, BaseException | None]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in batch:
            db.execute("SAVEPOINT piece")
            try:
                answers.append((future, work(db), None))
            except Exception as error:
                answers.append((future, None, error))
                db.execute("ROLLBACK TO piece")
            db.execute("RELEASE piece")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        log.warning("the store could not write: %s", error)
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        for _, future in batch:
            future.set_exception(error)
        return
    for future, answer, problem in answers:
        if problem is None:
            future.set_result(answer)
        else:
            future.set_exception(problem)


def _open(data: Path) -> sqlite3.Connection:
    path = data / FILE
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        db = sqlite3.connect(path, timeout=0.5, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{data}: cannot keep games here ({error})") from None
    try:
        # Two servers on one folder would each believe their own memory: the first one keeps it.
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN IMMEDIATE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            for statement in _statements(_TABLES):
                db.execute(statement)
        for number in range(max(version, 1) + 1, SCHEMA + 1):
            for statement in _statements(_CHANGES[number]):
                db.execute(statement)
        if version < SCHEMA:
            db.execute(f"PRAGMA user_version = {SCHEMA}")
        db.execute("COMMIT")
        db.execute("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1)").fetchone()
    except sqlite3.OperationalError as error:
        db.close()
        if "locked" in str(error):
            raise StoreError(f"{path}: in use by another Undercroft server") from None
        raise StoreError(f"{path}: {error}") from None
    except sqlite3.Error as error:
        db.close()
        raise StoreError(f"{path}: damaged ({error}); move it away to start afresh") from None
    if version > SCHEMA:
        db.close()
        raise StoreError(f"{path}: made by a newer Undercroft (store {version}, here {SCHEMA})")
    return db


def _statements(script: str) -> list[str]:
    """`executescript` would commit on the way: one statement at a time instead."""
    found: list[str] = []
    part = ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            found.append(part)
            part = ""
    return found


def _write(db: sqlite3.Connection, table: str, change: Change) -> None:
    db.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
        [(table, e.n, encode_body(e.body), e.digest, e.cmd) for e in change.entries],
    )
    db.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, number, s.kind, s.name, s.bot, s.token, s.invite, s.nonce, s.since, s.holder)
            for number, s in change.seats
        ],
    )
    if change.position is not None:
        db.execute(
            "INSERT OR REPLACE INTO positions VALUES (?, ?, ?, ?)",
            (table, change.position.n, change.position.body, change.summary),
        )
    if change.origin is not None:
        db.execute(
            "INSERT OR REPLACE INTO origins VALUES (?, ?, ?)",
            (table, change.origin.n, change.origin.body),
        )


def _load(db: sqlite3.Connection, table: str) -> Saved | None:
    row = db.execute(
        "SELECT game, host, seed, imported FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    game, host, seed, imported = row
    seats = _seats(db, table)
    entries = [
        Entry(n, decode_body(body), digest, cmd)
        for n, body, digest, cmd in db.execute(
            "SELECT n, body, digest, cmd FROM entries WHERE tab = ? ORDER BY n", (table,)
        )
    ]
    origin = db.execute(
        "SELECT n, body FROM origins WHERE tab = ? ORDER BY n DESC LIMIT 1", (table,)
    ).fetchone()
    position = db.execute("SELECT n, body FROM positions WHERE tab = ?", (table,)).fetchone()
    if origin is None or position is None:
        raise StoreError(f"table {table[:5]}…: its record is not complete")
    return Saved(
        table,
        game,
        host,
        seats,
        Origin(*origin),
        entries,
        Origin(*position),
        seed,
        bool(imported),
    )


def _seats(db: sqlite3.Connection, table: str) -> list[Seat]:
    return [
        Seat(*cells)
        for cells in db.execute(
            "SELECT kind, name, bot, token, invite, nonce, since, holder FROM seats WHERE tab = ?"
            " ORDER BY seat",
            (table,),
        )
    ]


def _known(db: sqlite3.Connection, tables: Sequence[str]) -> list[tuple[str, str, bytes | None]]:
    return [
        row
        for table in tables
        for row in db.execute(
            "SELECT id, game, summary FROM tables JOIN positions ON tab = id WHERE id = ?",
            (table,),
        )
    ]


def _glance(db: sqlite3.Connection, table: str, game: str, summary: bytes | None) -> Glance:
    return Glance(table, game, _seats(db, table), summary)
