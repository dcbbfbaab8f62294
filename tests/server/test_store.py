"""The store by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from undercroft.server.entries import Entry, Played, Undone
from undercroft.server.seats import Seat
from undercroft.server.store import sqlite
from undercroft.server.store.base import Store
from undercroft.server.store.model import (
    Change,
    HostRules,
    Lost,
    New,
    Origin,
    PackBody,
    Repeated,
    StoreError,
)
from undercroft.server.store.opening import open_store
from undercroft.server.store.schema import POSTGRES_FIRST, SCHEMA, SQLITE_FIRST
from undercroft.server.store.sqlite import FILE, SqliteStore

PLAYED = Played(["decide", 0, "choose-1", "hunter_axe"], "person")


async def filled(store: Store, table: str = "t") -> None:
    start = Change(origin=Origin(0, b"{}"), position=Origin(0, b"{}"), first=b"[]")
    await store.add(New(table, "bloodborne", b"host", "now", [Seat("person", "Ann")]), start)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens the same store again and again, of each kind."""
    if request.param == "sqlite":
        return lambda: open_store(tmp_path)
    address: str = request.getfixturevalue("database")

    def again() -> Store:
        store = open_store(tmp_path, address)
        # As if the same process came back.
        store.owner = "us"
        return store

    return again


def test_what_was_written_is_read(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        await filled(store)
        undone = Undone(0, [1], [], [None, 0], fresh=False)
        entries = [Entry(1, PLAYED, "d1", "0:c"), Entry(2, undone, "d0")]
        bot = Seat("bot", "Ann", "random", since=2)
        await store.write("t", Change(entries, [(0, bot)], Origin(2, b"[2]")))
        store.close()
        store = opened()
        await store.claim("t")
        saved = await store.load("t")
        assert saved is not None
        assert (saved.entries, saved.seats) == (entries, [bot])
        assert saved.position == Origin(2, b"[2]")
        assert await store.load("u") is None
        store.close()

    asyncio.run(story())


def test_all_or_nothing(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        await filled(store)
        await store.write("t", Change([Entry(1, PLAYED, "a")]))
        twice = Change([Entry(2, PLAYED, "b"), Entry(1, PLAYED, "c")], position=Origin(9, b"x"))
        good = Change([Entry(3, PLAYED, "d")])
        # Handed in together, they share one transaction; only the bad one is undone.
        answers = await asyncio.gather(
            store.write("t", twice), store.write("t", good), return_exceptions=True
        )
        assert isinstance(answers[0], StoreError)
        assert answers[1] is None
        saved = await store.load("t")
        assert saved is not None
        assert [entry.n for entry in saved.entries] == [1, 3]
        assert saved.position.n == 0
        store.close()
        with pytest.raises(StoreError):
            await store.load("t")

    asyncio.run(story())


def test_open_tables_are_found_by_what_is_kept(opened: Callable[[], Store]) -> None:
    free, taken = Seat("invite"), Seat("person", "Ann")

    async def story() -> None:
        store = opened()
        start = Change(origin=Origin(0, b"{}"), position=Origin(0, b"{}"), summary=b"s")
        for id, when, seat, rules in [
            ("shut", "2", free, HostRules()),
            ("full", "2", taken, HostRules(open=True)),
            ("late", "3", free, HostRules(open=True)),
            ("first", "2", free, HostRules(open=True, talk=False)),
            ("long ago", "1", free, HostRules(open=True)),
        ]:
            await store.add(New(id, "bloodborne", b"h", when, [seat], rules=rules), start)
        found = await store.open_tables("2", 10)
        assert [one.glance.id for one in found] == ["late", "first"]
        assert (found[0].glance.seats, found[0].glance.summary) == ([free], b"s")
        assert found[0].created == "3"
        assert [one.glance.id for one in await store.open_tables("2", 1)] == ["late"]
        await store.close_table("late", "noise")
        # What is written of a match says nothing of the host's rules, and keeps them.
        await store.write("first", Change([Entry(1, PLAYED, "a")]))
        saved = await store.load("first")
        assert saved is not None
        assert saved.rules == HostRules(open=True, talk=False)
        assert [one.glance.id for one in await store.open_tables("2", 10)] == ["first"]
        await store.write("first", Change(position=Origin(1, b"{}"), summary=b"s", over=True))
        assert await store.open_tables("2", 10) == []
        store.close()

    asyncio.run(story())


def test_a_postgres_of_the_form_before_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    with psycopg.connect(database) as connection:
        connection.execute(POSTGRES_FIRST.encode())
        connection.execute("INSERT INTO house VALUES ('schema', '3'), ('secret', 'key')")
        connection.execute(
            "INSERT INTO tables (id, game, host, created) VALUES ('t', 'bloodborne', 'h', 'now')"
        )
        connection.execute("INSERT INTO origins VALUES ('t', 0, '{}')")
        connection.execute("INSERT INTO positions VALUES ('t', 0, '{}')")

    async def story() -> None:
        for _ in range(2):
            store = open_store(tmp_path, database)
            assert store.secret == "key"
            saved = await store.load("t")
            assert saved is not None
            assert saved.rules == HostRules()
            store.close()

    asyncio.run(story())
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT value FROM house WHERE name = 'schema'").fetchall()
    assert rows == [(str(SCHEMA),)]


def test_a_command_is_kept_once(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        await filled(store)
        await store.write("t", Change([Entry(1, PLAYED, "a", "0:c")]))
        with pytest.raises(Repeated):
            await store.write("t", Change([Entry(2, PLAYED, "b", "0:c")]))
        await filled(store, "u")
        await store.write("u", Change([Entry(1, PLAYED, "a", "0:c")]))
        assert [entry.n for entry in await store.past("t", 0)] == [1]
        store.close()

    asyncio.run(story())


def test_snapshots_and_what_was_told(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        await filled(store)
        for n in range(1, 6):
            entry = Entry(n, PLAYED, "d", None, n * 10, b"[%d]" % n)
            await store.write("t", Change([entry], snapshots=[Origin(n, b"s%d" % n)]))
        assert await store.first("t") == b"[]"
        assert await store.snapshot("t", 4) == Origin(3, b"s3")
        await store.write("t", Change([Entry(6, PLAYED, "d")], forget=2))
        assert await store.snapshot("t", 99) == Origin(1, b"s1")
        assert await store.snapshot("t", 1) is None
        told = await store.past("t", 3, events=True)
        assert [(e.n, e.marks, e.events) for e in told] == [
            (4, 40, b"[4]"),
            (5, 50, b"[5]"),
            (6, 0, b""),
        ]
        assert [e.events for e in await store.past("t", 3)] == [b"", b"", b""]
        saved = await store.load("t")
        assert saved is not None
        assert [entry.marks for entry in saved.entries] == [10, 20, 30, 40, 50, 0]
        assert (saved.whole, saved.told) == (True, True)
        store.close()

    asyncio.run(story())


def test_a_table_is_deleted_with_all_that_is_its(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        pack = PackBody("hash", b"{}")
        for table in ("t", "u"):
            start = Change(origin=Origin(0, b"{}"), position=Origin(0, b"{}"), first=b"[]")
            await store.add(New(table, "souls", b"h", "now", [Seat("empty")], pack=pack), start)
            await store.write(table, Change([Entry(1, PLAYED, "d")]))
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.load("t") is None
        assert await store.pack("hash") == b"{}"
        with pytest.raises(Lost):
            await store.write("t", Change([Entry(2, PLAYED, "d")]))
        assert await store.delete("u")
        assert await store.pack("hash") is None
        assert await store.count() == 0
        store.close()

    asyncio.run(story())


def test_operators_lists_and_bans(opened: Callable[[], Store]) -> None:
    async def story() -> None:
        store = opened()
        await filled(store)
        await store.write("t", Change([Entry(1, PLAYED, "d")]))
        [one] = await store.listed()
        assert (one.id, one.entries, one.persons, one.over) == ("t", 1, 1, False)
        assert await store.listed("2000") == []
        assert await store.close_table("t", "enough")
        assert await store.closed() == [("t", "enough")]
        saved = await store.load("t")
        assert saved is not None
        assert saved.closed == "enough"
        await store.ban("10.0.0.0/8", "2999", "rude")
        await store.ban("10.1.0.0/16", "2000", "long ago")
        assert await store.bans() == [("10.0.0.0/8", "2999", "rude")]
        assert await store.unban("10.0.0.0/8")
        assert not await store.unban("10.0.0.0/8")
        await store.ping()
        store.close()

    asyncio.run(story())


def test_only_the_owner_of_a_table_writes(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        one, two = open_store(tmp_path, database), open_store(tmp_path, database)
        await one.beat("one:1")
        await two.beat("two:2")
        await filled(one)
        assert await one.claim("t") is None
        assert await two.claim("t") == "one:1"
        with pytest.raises(Lost):
            await two.write("t", Change([Entry(1, PLAYED, "d")]))
        await one.write("t", Change([Entry(1, PLAYED, "d")]))
        assert sorted(await two.workers()) == ["one:1", "two:2"]
        # It is gone without a word: its tables are anybody's, once it has been missed.
        two.bury("one:1")  # type: ignore[attr-defined]
        assert await two.claim("t") is None
        with pytest.raises(Lost):
            await one.write("t", Change([Entry(2, PLAYED, "d")]))
        await two.write("t", Change([Entry(2, PLAYED, "d")]))
        # Who ends politely leaves its tables to the others.
        two.close()
        assert await one.claim("t") is None
        one.close()

    asyncio.run(story())


def test_entries_of_postgresql_are_only_ever_appended(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path, database)
        await filled(store)
        await store.write("t", Change([Entry(1, PLAYED, "a")]))
        for change in ["DELETE FROM entries", "UPDATE entries SET digest = 'x'"]:
            with pytest.raises(StoreError, match="never"):
                await store.do(lambda db, change=change: db.execute(change))
        store.close()

    asyncio.run(story())


def test_an_address_that_leads_nowhere_is_one_line(tmp_path: Path) -> None:
    for address in ["postgresql://nobody@127.0.0.1:1/x?connect_timeout=1", "mysql://x"]:
        with pytest.raises(StoreError) as error:
            open_store(tmp_path, address)
        assert "\n" not in str(error.value)


def test_entries_are_only_ever_appended(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        await filled(store)
        await store.write("t", Change([Entry(1, PLAYED, "a")]))
        store.close()

    asyncio.run(story())
    database = sqlite3.connect(tmp_path / FILE)
    for change in ["DELETE FROM entries", "UPDATE entries SET digest = 'x'"]:
        with pytest.raises(sqlite3.IntegrityError, match="never"):
            database.execute(change)
    database.close()


def test_durability_settings(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        settings = await store.do(
            lambda db: [
                db.execute(f"PRAGMA {x}").fetchone()[0] for x in ("journal_mode", "synchronous")
            ]
        )
        assert settings == ["wal", 2]
        store.close()

    asyncio.run(story())


def test_the_log_is_cleared_while_the_store_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "TIDY", 0.01)
    monkeypatch.setattr(sqlite, "SWOLLEN", 50)
    file, log = tmp_path / FILE, tmp_path / f"{FILE}-wal"
    large = bytes(100_000)

    async def story() -> None:
        store = SqliteStore(tmp_path)
        await filled(store)
        before, most, written = file.stat().st_size, 0, 0
        # It goes on until everything has long been in the file: then the log has begun anew.
        while file.stat().st_size <= before or written < 20 * max(most, len(large)):
            written += len(large)
            await store.write("t", Change(position=Origin(written, large)))
            await asyncio.sleep(0.001)
            most = max(most, log.stat().st_size)
        store.close()
        assert not log.exists()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_stores_that_cannot_be_opened(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "one")
    with pytest.raises(StoreError, match="in use"):
        SqliteStore(tmp_path / "one")
    first.close()
    SqliteStore(tmp_path / "one").close()
    database = sqlite3.connect(tmp_path / "one" / FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / FILE).write_bytes(b"x" * 5000)
    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(tmp_path / "two")


def test_a_damaged_page_is_one_line(tmp_path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path)
        await filled(store)
        for n in range(1, 400):
            await store.write("t", Change([Entry(n, PLAYED, "a" * 50)]))
        store.close()

    asyncio.run(fill())
    path = tmp_path / FILE
    whole = bytearray(path.read_bytes())
    for page in range(4096 * 16, len(whole), 4096):
        whole[page : page + 200] = b"\xff" * 200
    path.write_bytes(whole)

    async def read() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(StoreError) as error:
            await store.load("t")
        assert "\n" not in str(error.value)
        store.close()

    asyncio.run(read())


def test_a_store_of_the_first_form_is_brought_up_to_date(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.executescript(SQLITE_FIRST)
    database.execute("INSERT INTO tables VALUES ('t', 'bloodborne', x'00', 'now')")
    database.execute(
        "INSERT INTO seats VALUES ('t', 0, 'person', 'Ann', NULL, x'01', NULL, NULL, 0)"
    )
    database.execute("INSERT INTO origins VALUES ('t', 0, x'7b7d')")
    database.execute("INSERT INTO positions VALUES ('t', 0, x'7b7d')")
    database.execute("PRAGMA user_version = 1")
    database.commit()
    database.close()

    async def story() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path)
            saved = await store.load("t")
            assert saved is not None
            assert saved.seats == [Seat("person", "Ann", token=b"\x01")]
            assert (saved.seed, saved.imported) == (None, False)
            [glance] = await store.glance(["t", "u"])
            assert glance.summary is None
            store.close()

    asyncio.run(story())
