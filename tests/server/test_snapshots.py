"""However long a table has been played: nothing is replayed to resume it, little to take back."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.games import find
from undercroft.kernel.match import Match
from undercroft.server import chronicle, table, timeline
from undercroft.server.store.schema import SQLITE_CHANGES, SQLITE_FIRST
from undercroft.server.store.sqlite import FILE

from .test_shared import with_pack
from .wire import PATIENCE, QUICK, House, Screen, Sitting, play

LONG = 3 * timeline.SNAPSHOTS


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every input that is applied to a match."""
    found: list[Any] = []
    apply = Match.apply

    def noted(self: Match, entry: Any) -> None:
        found.append(entry)
        apply(self, entry)

    monkeypatch.setattr(Match, "apply", noted)
    return found


def long_table(house: House) -> tuple[Sitting, list[Screen]]:
    """A table at which somebody has changed their mind for a long time."""
    sitting = house.sit("here", "here", "here", seed="long")
    screens = sitting.everybody()
    for turn in range(LONG):
        assert screens[0].choose(turn % 2)["t"] == "done"
    for screen in screens:
        screen.barrier()
    return sitting, screens


def test_resuming_replays_nothing(own_house: House, applied: list[Any]) -> None:
    sitting, screens = long_table(own_house)
    logs = [screen.log for screen in screens]
    own_house.restart()
    applied.clear()
    again = sitting.everybody()
    assert [screen.log for screen in again] == logs
    assert [screen.view for screen in again] == [screen.view for screen in screens]
    assert [screen.undo for screen in again] == [screen.undo for screen in screens]
    assert applied == []
    # The match itself has no past: that is kept elsewhere.
    inner = own_house.app.state.registry.tables[sitting.id]
    assert inner.match.inputs == []
    assert len(sitting.journal()["inputs"]) == LONG
    assert applied == []
    undercroft.replay(sitting.journal())


def test_taking_back_replays_little(own_house: House, applied: list[Any]) -> None:
    sitting, (mine, *_) = long_table(own_house)
    for depth in range(1, 2 * timeline.SNAPSHOTS):
        applied.clear()
        assert mine.command("undo")["t"] == "done"
        assert len(applied) <= timeline.SNAPSHOTS
        if depth % 30 == 0:
            assert len(sitting.journal()["inputs"]) == LONG - depth
    own_house.restart()
    again = sitting.screen(0)
    assert again.view == mine.view
    undercroft.replay(sitting.journal())
    assert again.choose(0)["t"] == "done"


def test_a_command_of_long_ago_is_known(
    own_house: House, monkeypatch: pytest.MonkeyPatch, applied: list[Any]
) -> None:
    monkeypatch.setattr(table, "KNOWN", 3)
    sitting = own_house.sit("here", "here", "here", seed="known")
    mine = sitting.screen(0)
    for turn in range(6):
        assert mine.choose(turn % 2, cmd=f"c{turn}")["t"] == "done"
    inputs = sitting.journal()["inputs"]
    for option in (0, 1):
        assert mine.choose(option, cmd="c0")["t"] == "done"
    assert mine.command("undo", cmd="c1")["t"] == "done"
    assert sitting.journal()["inputs"] == inputs
    own_house.restart()
    assert sitting.screen(0).choose(0, cmd="c0")["t"] == "done"
    assert sitting.journal()["inputs"] == inputs


def test_a_newcomer_gets_the_newest_part_and_may_ask_for_the_rest(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = own_house.sit("here", "here", "here", seed="much")
    screens = sitting.everybody()
    watcher = sitting.screen()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 3)
    for screen in (*screens, watcher):
        screen.barrier()
    whole = screens[1].log
    assert screens[1].frame.get("older", False) is False
    monkeypatch.setattr(chronicle.Past.seen_from, "__defaults__", (10,))
    late = sitting.screen(1)
    assert late.frame["older"] is True
    assert late.history == whole[-10:]
    monkeypatch.setattr(table.Table.past, "__defaults__", (2,))
    later = sitting.screen(1)
    assert later.frame["older"] is True
    assert later.history == whole[-len(later.history) :]
    headers = {"authorization": f"Bearer {sitting.token(1)}"}
    path = f"/api/tables/{sitting.id}/history"
    assert own_house.http.get(path, headers=headers).json() == whole
    # Without a token these are a spectator's eyes; a wrong one opens nothing.
    assert own_house.http.get(path).json() == watcher.log
    wrong = own_house.http.get(path, headers={"authorization": "Bearer x"})
    assert wrong.status_code == 403


# ---------------------------------------------------------------------- packs


def test_a_pack_is_kept_once(own_house: House) -> None:
    journal = with_pack("kept_once")
    tables = [own_house.bring(journal) for _ in range(2)]
    screens = [sitting.screen(0) for sitting in tables]
    for screen in screens:
        for _ in range(5):
            screen.choose(0)
    digests = [sitting.digest() for sitting in tables]
    for sitting in tables:
        sitting.close()
    own_house.stop()
    database = own_house.database()
    [(kept,)] = database.execute("SELECT body FROM packs").fetchall()
    assert json.loads(kept) == journal["pack"]
    for name in ("origins", "positions"):
        for (body,) in database.execute(f"SELECT body FROM {name}"):
            assert "pack" not in json.loads(body)
            assert len(body) < len(kept) / 10
    database.close()
    own_house.start()
    assert [sitting.digest() for sitting in tables] == digests
    undercroft.replay(tables[0].journal())
    packs = {id(own_house.app.state.registry.tables[sitting.id].match.pack) for sitting in tables}
    assert len(packs) == 1


def test_a_choice_with_a_pack_of_ones_own_does_not_copy_it(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = own_house.bring(with_pack("not_copied"))
    screen = sitting.screen(0)

    def copied(_: object) -> object:
        raise AssertionError("the pack was copied")

    monkeypatch.setattr("undercroft.kernel.document.deepcopy", copied)
    assert screen.choose(0)["t"] == "done"


# ---------------------------------------------------------------------- other rules, other cards


def change(house: House, statement: str, *values: object) -> None:
    house.stop()
    database = house.database()
    database.execute("DROP TRIGGER entries_do_not_change")
    database.execute(statement, values)
    database.commit()
    database.close()
    house.start()


def edited(house: House, how: Callable[[dict[str, Any]], None]) -> bytes:
    house.stop()
    database = house.database()
    [(body,)] = database.execute("SELECT body FROM positions").fetchall()
    database.close()
    house.start()
    doc = json.loads(body)
    how(doc)
    return json.dumps(doc).encode()


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        (lambda doc: doc["content"].update(hash="0" * 16), "cards_changed"),
        (lambda doc: doc.update(rules=doc["rules"] - 1), "rules_changed"),
    ],
)
def test_everybody_is_told_of_other_rules_and_nothing_told_is_lost(
    own_house: House, how: Callable[[dict[str, Any]], None], kind: str
) -> None:
    sitting = own_house.sit("here", "here", "here", seed="changed")
    screens = sitting.everybody()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 2)
    for screen in screens:
        screen.barrier()
    logs = [screen.log for screen in screens]
    sitting.close()
    change(own_house, "UPDATE positions SET body = ?", edited(own_house, how))
    for _ in range(2):
        again = sitting.everybody()
        for screen, log, before in zip(again, logs, screens, strict=True):
            assert screen.log[:-1] == log
            assert screen.log[-1]["kind"] == kind
            assert screen.undo["mine"] is None
            assert screen.view == before.view
        sitting.close()
        own_house.restart()
    again = sitting.everybody()
    asked = next(screen for screen in again if screen.is_asked)
    assert asked.choose(0)["t"] == "done"
    assert asked.undo["mine"] is not None
    undercroft.replay(sitting.journal())
    play(again)


# ---------------------------------------------------------------------- stores of before


def old_store(folder: Path, version: int) -> dict[str, Any]:
    """A store as that version of the server left it, and what its screens had been told."""
    path = Path(__file__).parent / "stores" / f"version_{version}.json.gz"
    kept: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    database = sqlite3.connect(folder / FILE)
    database.executescript("\n".join(s if s.endswith(";") else s + ";" for s in kept["sql"]))
    database.close()
    return kept


def made(house: House, kept: dict[str, Any]) -> Sitting:
    seats = [{"seat": i, "token": token} for i, token in enumerate(kept["tokens"])]
    return Sitting(house, {"table": kept["table"], "host": kept["host"], "seats": seats})


def to_version_2(folder: Path) -> None:
    """Today's store as the server of version 0.2 would have kept it."""
    path = folder / FILE
    new = sqlite3.connect(path)
    old = sqlite3.connect(folder / "old")
    old.executescript(SQLITE_FIRST + SQLITE_CHANGES[2] + "PRAGMA user_version = 2;")
    packs = dict(new.execute("SELECT hash, body FROM packs"))

    def with_pack(body: bytes) -> bytes:
        doc = json.loads(body)
        found = packs.get(doc["content"]["hash"])
        return body if found is None else json.dumps({**doc, "pack": json.loads(found)}).encode()

    columns = "id, game, host, created, seed, imported"
    for row in new.execute(f"SELECT {columns} FROM tables"):
        old.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?)", row)
    for name in ("seats", "entries"):
        for row in new.execute(f"SELECT * FROM {name}"):
            old.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
    for tab, n, body in new.execute("SELECT tab, n, body FROM origins"):
        old.execute("INSERT INTO origins VALUES (?, ?, ?)", (tab, n, with_pack(body)))
    for tab, n, body in new.execute("SELECT tab, n, body FROM positions"):
        old.execute("INSERT INTO positions VALUES (?, ?, ?, NULL)", (tab, n, with_pack(body)))
    old.commit()
    old.close()
    new.close()
    (folder / "old").replace(path)


def test_a_store_of_version_2(own_house: House, applied: list[Any]) -> None:
    sitting = own_house.sit("here", "here", "here", seed="of version two")
    a, b, c = screens = sitting.everybody()

    def settle() -> None:
        for screen in screens:
            screen.barrier()

    # A free undo that leaves a changed secret choice alone, and one that the others agree to.
    a.choose(0)
    b.choose(0)
    settle()
    a.choose(1)
    assert b.command("undo")["t"] == "done"
    settle()
    b.choose(1)
    c.choose(0)
    settle()
    assert a.command("undo")["t"] == "done"
    for voter in (b, c):
        voter.barrier()
        assert voter.command("vote", agree=True)["t"] == "done"
    settle()
    play(screens, stop=lambda: a.view["table"]["round"] > 3)
    settle()
    own = own_house.bring(with_pack("of_version_two"))
    first = own.screen(0)
    for _ in range(4):
        first.choose(0)
    journals = [sitting.journal(), own.journal()]
    logs = [screen.log for screen in screens]
    for sat in (sitting, own):
        sat.close()
    own_house.stop()
    to_version_2(own_house.data)
    own_house.start()
    for _ in range(2):
        again = sitting.everybody()
        assert [screen.view for screen in again] == [screen.view for screen in screens]
        assert [screen.history for screen in again] == logs
        assert [screen.undo for screen in again] == [screen.undo for screen in screens]
        assert [sitting.journal(), own.journal()] == journals
        sitting.close()
        own_house.restart()
        applied.clear()
    # Once it has been opened it is a table like any other.
    again = sitting.everybody()
    assert own.journal() == journals[1]
    assert applied == []
    play(again)
    for sat in (sitting, own):
        undercroft.replay(sat.journal())


def test_a_store_that_version_2_has_left(tmp_path: Path) -> None:
    """Its very bytes; cards and rules may have changed since."""
    kept = old_store(tmp_path, 2)
    house = House(tmp_path, QUICK)
    try:
        for sitting in (made(house, kept), made(house, kept["own"])):
            screens = sitting.everybody()
            assert [screen.seat for screen in screens] == [0, 1, 2]
            play(screens)
            undercroft.replay(sitting.journal())
            sitting.close()
    finally:
        house.stop()


def test_an_old_table_that_cannot_be_replayed_goes_on_from_its_position(tmp_path: Path) -> None:
    kept = old_store(tmp_path, 2)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("DROP TRIGGER entries_do_not_change")
    database.execute("UPDATE entries SET digest = 'x' WHERE n = 3")
    database.commit()
    database.close()
    house = House(tmp_path, QUICK)
    try:
        sitting = made(house, kept)
        screens = sitting.everybody()
        assert {screen.undo["mine"] for screen in screens} == {None}
        assert sitting.journal()["inputs"] == []
        undercroft.replay(sitting.journal())
        play(screens)
    finally:
        house.stop()


def test_a_long_table_costs_no_more_memory_than_a_short_one(own_house: House) -> None:
    """What a live table holds does not grow with what has happened at it."""
    sitting, _ = long_table(own_house)
    inner = own_house.app.state.registry.tables[sitting.id]

    async def written() -> int:
        return len(msgspec.json.encode([list(inner.timeline.chosen.items()), list(inner._cmds)]))

    size = asyncio.run_coroutine_threadsafe(written(), own_house.app.state.registry.loop)
    assert size.result(PATIENCE) < 20_000
    assert len(inner.timeline.chosen) <= 3
    assert inner.match.events == []
    assert find("bloodborne").shelf.find("base") is inner.match.pack
