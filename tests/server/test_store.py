"""The store by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from undercroft.server import store as store_module
from undercroft.server.entries import Entry, Played, Undone
from undercroft.server.seats import Seat
from undercroft.server.store import FILE, Change, Origin, Store, StoreError

PLAYED = Played(["decide", 0, "choose-1", "hunter_axe"], "person")


async def filled(store: Store, table: str = "t") -> None:
    start = Change(origin=Origin(0, b"{}"), position=Origin(0, b"{}"))
    await store.add(table, "bloodborne", b"host", "now", [Seat("person", "Ann")], start)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        await filled(store)
        undone = Undone(0, [1], [], [None, 0], fresh=False)
        entries = [Entry(1, PLAYED, "d1", "0:c"), Entry(2, undone, "d0")]
        bot = Seat("bot", "Ann", "random", since=2)
        await store.write("t", Change(entries, [(0, bot)], Origin(2, b"[2]")))
        store.close()
        store = Store(tmp_path)
        saved = await store.load("t")
        assert saved is not None
        assert (saved.entries, saved.seats) == (entries, [bot])
        assert saved.position == Origin(2, b"[2]")
        assert await store.load("u") is None
        store.close()

    asyncio.run(story())


def test_all_or_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
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


def test_entries_are_only_ever_appended(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
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
        store = Store(tmp_path)
        settings = await store._do(
            lambda db: [
                db.execute(f"PRAGMA {x}").fetchone()[0] for x in ("journal_mode", "synchronous")
            ]
        )
        assert settings == ["wal", 2]
        store.close()

    asyncio.run(story())


def test_stores_that_cannot_be_opened(tmp_path: Path) -> None:
    first = Store(tmp_path / "one")
    with pytest.raises(StoreError, match="in use"):
        Store(tmp_path / "one")
    first.close()
    Store(tmp_path / "one").close()
    database = sqlite3.connect(tmp_path / "one" / FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError, match="newer"):
        Store(tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / FILE).write_bytes(b"x" * 5000)
    with pytest.raises(StoreError, match="damaged"):
        Store(tmp_path / "two")


def test_a_damaged_page_is_one_line(tmp_path: Path) -> None:
    async def fill() -> None:
        store = Store(tmp_path)
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
        store = Store(tmp_path)
        with pytest.raises(StoreError) as error:
            await store.load("t")
        assert "\n" not in str(error.value)
        store.close()

    asyncio.run(read())


def test_a_store_of_the_first_form_is_brought_up_to_date(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.executescript(store_module._TABLES)
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
            store = Store(tmp_path)
            saved = await store.load("t")
            assert saved is not None
            assert saved.seats == [Seat("person", "Ann", token=b"\x01")]
            assert (saved.seed, saved.imported) == (None, False)
            [glance] = await store.glance(["t", "u"])
            assert glance.summary is None
            store.close()

    asyncio.run(story())
