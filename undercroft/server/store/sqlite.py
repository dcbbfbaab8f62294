"""SQLite: one writer thread, one file, nothing to set up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, TypeVar

from .base import Store
from .model import Repeated, StoreError
from .schema import SCHEMA, SQLITE_CHANGES, SQLITE_FIRST
from .sql import Db

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
Work = Callable[[Any], Any]
log = logging.getLogger("undercroft.server.store")

FILE = "undercroft.sqlite3"
LOCK = "undercroft.lock"
PATIENCE = 5.0
"""Seconds that a write waits for an operator's command on the same file."""
BATCH = 64
"""Writes of several tables that may share one sync."""
TIDY = 1.0
"""Seconds from one clearing of the write-ahead log to the next."""
SWOLLEN = 16_384
"""Pages of the log (64 MB) at which the writer itself sees to it that it begins anew."""


class SqliteStore(Store):
    """The only one that touches the database. Work goes to one thread; answers come back as futures."""

    def __init__(self, data: Path, alone: bool = True) -> None:
        """`alone`: as a server; operators look in beside it."""
        self.path = data / FILE
        self.name = str(self.path)
        self._lock = _lock(data) if alone else None
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        opened: Future[None] = Future()
        self._thread = threading.Thread(
            target=self._run, args=(data, opened), name="undercroft-store", daemon=True
        )
        self._swollen = False
        self._ending = threading.Event()
        self._tidying: threading.Thread | None = None
        self._thread.start()
        try:
            opened.result()
        except BaseException:
            self._unlock()
            raise
        if alone:
            self._tidying = threading.Thread(
                target=self._tidy, name="undercroft-store-log", daemon=True
            )
            self._tidying.start()

    def close(self) -> None:
        """Finish what was handed in, then let go of the file."""
        if not self._closed:
            self._closed = True
            self._ending.set()
            if self._tidying is not None:
                self._tidying.join()
            self._work.put(None)
            self._thread.join()
            self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # ------------------------------------------------------------------ the thread

    async def do(self, work: Callable[[Db], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        future: Future[T] = Future()
        self._work.put((work, future))
        try:
            # Shielded: a screen that goes away must not take back what is being written.
            return await asyncio.shield(asyncio.wrap_future(future))
        except sqlite3.IntegrityError as error:
            if "entries.cmd" in str(error):
                raise Repeated(str(error)) from error
            raise StoreError(f"{self.path}: {error}") from error
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error

    def _run(self, data: Path, opened: Future[None]) -> None:
        try:
            db = _open(data)
        except Exception as error:
            opened.set_exception(error)
            return
        if self._lock is not None:
            db.execute("PRAGMA wal_autocheckpoint = 0")
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
            if self._swollen:
                self._swollen = False
                with contextlib.suppress(sqlite3.Error):
                    db.execute("PRAGMA wal_checkpoint(RESTART)")
        with contextlib.suppress(sqlite3.Error):
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()

    def _tidy(self) -> None:
        """Carry what is in the log into the file, beside the writer: nobody's choice waits for that."""
        try:
            db = sqlite3.connect(self.path, timeout=0, isolation_level=None)
        except sqlite3.Error:
            return
        while not self._ending.wait(TIDY):
            with contextlib.suppress(sqlite3.Error):
                _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._swollen = pages >= SWOLLEN
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


def _lock(data: Path) -> IO[bytes]:
    """Two servers on one folder would each believe their own memory: the first one keeps it.

    The lock goes with the process that has it, however that ends.
    """
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (data / LOCK).open("ab")
    except OSError as error:
        raise StoreError(f"{data}: cannot keep games here ({error})") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(f"{data / FILE}: in use by another Undercroft server") from None
    return file


def _open(data: Path) -> sqlite3.Connection:
    path = data / FILE
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{data}: cannot keep games here ({error})") from None
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN IMMEDIATE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            for statement in _statements(SQLITE_FIRST):
                db.execute(statement)
        for number in range(max(version, 1) + 1, SCHEMA + 1):
            for statement in _statements(SQLITE_CHANGES[number]):
                db.execute(statement)
        if version < SCHEMA:
            db.execute(f"PRAGMA user_version = {SCHEMA}")
        db.execute("COMMIT")
        db.execute("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1)").fetchone()
    except sqlite3.OperationalError as error:
        db.close()
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
