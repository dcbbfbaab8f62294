"""Stopping and starting again; rules that change meanwhile; rules that fail."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.games.bloodborne.game import Bloodborne
from undercroft.kernel.errors import BrokenInvariant
from undercroft.kernel.match import Match
from undercroft.server.limits import Settings
from undercroft.server.reading import Refused
from undercroft.server.store.base import Store
from undercroft.server.store.model import Change, StoreError

from .wire import PATIENCE, QUICK, House, Sitting, play


def begun(house: House, *kinds: str) -> tuple[Sitting, Any]:
    table = house.sit(*(kinds or ("here",) * 3), seed="resume")
    screens = [table.screen(i) for i, key in enumerate(table.keys) if key.get("token")]
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 2)
    screens[0].barrier()
    return table, screens


def test_a_restart_resumes_everything(own_house: House) -> None:
    table, screens = begun(own_house)
    asked = next(s for s in screens if s.is_asked)
    assert asked.choose(0, cmd="before the restart")["t"] == "done"
    for screen in screens:
        screen.barrier()
    journal = table.journal()
    own_house.restart()
    assert table.journal() == journal
    for screen in screens:
        again = table.screen(screen.seat)
        assert again.view == screen.view
        assert again.history == screen.history + screen.events
        assert again.undo == screen.undo
    # A command that had been carried out is known.
    again = table.screen(asked.seat)
    answer = again.choose("x", decision="x", cmd="before the restart")
    assert answer["t"] == "done"
    assert table.journal() == journal
    play(table.everybody())


def test_bots_go_on_after_a_restart(own_house: House) -> None:
    table, _ = begun(own_house, "here", "bot:random", "bot:veteran")
    own_house.restart()
    play([table.screen(0)])


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(frames=QUICK.frames, idle_seconds=0))
    try:
        table, screens = begun(house)
        registry = house.app.state.registry
        before = table.digest()
        assert list(registry.tables) == [table.id]
        table.close()

        async def sweep() -> None:
            while registry.tables:
                await registry.sweep()
                await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(sweep(), registry.loop).result(PATIENCE)
        assert table.digest() == before
        assert table.screen(0).view == screens[0].view
        table.close()
    finally:
        house.stop()


def change_content(house: House) -> None:
    """As if the cards had been corrected since: their hash is another one."""
    database = house.database()
    [(body,)] = database.execute("SELECT body FROM positions").fetchall()
    position = json.loads(body)
    position["content"]["hash"] = "0" * 16
    database.execute("UPDATE positions SET body = ?", (json.dumps(position).encode(),))
    database.commit()
    database.close()


def test_a_rules_fix_does_not_break_a_running_game(own_house: House) -> None:
    table, screens = begun(own_house)
    before = table.digest()
    views = [screen.view for screen in screens]
    own_house.stop()
    change_content(own_house)
    own_house.start()
    assert table.digest() == before
    again = table.everybody()
    assert [screen.view for screen in again] == views
    play(again, stop=lambda: again[0].view["table"]["round"] > 4)
    # From now on it is a table like any other: it is kept, resumed, exported, taken back.
    digest = table.digest()
    own_house.restart()
    assert table.digest() == digest
    assert table.journal()["position"]["format"] == "undercroft-position"
    play(table.everybody())


def test_a_digest_that_differs_is_noticed(own_house: House) -> None:
    """Rules that changed without saying so: the newest position is what everybody has seen."""
    table, screens = begun(own_house)
    before = table.digest()
    own_house.stop()
    database = own_house.database()
    database.execute("DROP TRIGGER entries_do_not_change")
    database.execute("UPDATE entries SET digest = 'x' WHERE n = (SELECT max(n) FROM entries)")
    database.commit()
    database.close()
    own_house.start()
    assert table.digest() == before
    assert len(table.journal()["inputs"]) == 0
    play(table.everybody())


def test_a_table_of_the_first_version_says_so(own_house: House) -> None:
    """Its documents mean nothing to the rules of today: it is refused, and stays as it is."""
    table, _ = begun(own_house)
    own_house.stop()
    database = own_house.database()
    for name in ("origins", "positions"):
        [(body,)] = database.execute(f"SELECT body FROM {name}").fetchall()
        old = json.dumps({**json.loads(body), "version": 1}).encode()
        database.execute(f"UPDATE {name} SET body = ?", (old,))
    database.commit()
    database.close()
    own_house.start()
    answer = table.get("/export", host=True)
    assert answer.json()["error"]["code"] == "failed"
    assert "saved by Undercroft 0.1" in answer.json()["error"]["message"]


def test_a_failure_in_the_rules_changes_nothing(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, screens = begun(own_house)
    before = table.digest()
    check = Bloodborne.check

    def broken(self: Bloodborne, state: Any) -> None:
        raise BrokenInvariant("a card is missing")

    monkeypatch.setattr(Bloodborne, "check", broken)
    asked = next(s for s in screens if s.is_asked)
    others = [s for s in screens if s is not asked]
    for screen in others:
        screen.barrier()
    for _ in range(2):
        answer = asked.choose(0)
        assert answer["code"] == "failed"
        assert "\n" not in answer["message"]
    assert table.digest() == before
    for screen in others:
        assert screen.barrier() == []
    [case] = (own_house.data / "cases").glob("*.json")
    kept = json.loads(case.read_bytes())
    assert "a card is missing" in kept["error"]
    match = undercroft.replay(kept["journal"])
    assert match.digest() == before
    match.apply(kept["input"])
    # Once the rules are right again the same choice is taken.
    monkeypatch.setattr(Bloodborne, "check", check)
    assert asked.choose(0)["t"] == "done"


def test_a_crash_in_the_rules_does_not_stop_the_bots(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_house.sit("here", "bot:random", "bot:random", seed="stuck")
    me = table.screen(0)
    apply = Match.apply

    def crashes(self: Match, entry: Any) -> None:
        if entry[0] == "decide" and entry[1] == 0:
            raise ZeroDivisionError
        apply(self, entry)

    monkeypatch.setattr(Match, "apply", crashes)
    assert me.choose(0)["code"] == "failed"
    monkeypatch.setattr(Match, "apply", apply)
    assert me.choose(0)["t"] == "done"
    play([me])


def test_a_failed_write_changes_nothing(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, screens = begun(own_house)
    before = table.digest()
    asked = next(s for s in screens if s.is_asked)

    async def full(self: Store, table: str, change: Change) -> None:
        raise StoreError("database or disk is full")

    write = Store.write
    monkeypatch.setattr(Store, "write", full)
    assert asked.choose(0, cmd="full")["code"] == "busy"
    assert table.digest() == before
    monkeypatch.setattr(Store, "write", write)
    assert asked.choose(0, cmd="full")["t"] == "done"
    play(screens)


def test_a_replay_that_cannot_be_kept_is_made_when_it_is_asked_for(own_house: House) -> None:
    table = own_house.sit("here", "here", "here")
    registry = own_house.app.state.registry
    inner = registry.tables[table.id]

    async def refuses() -> None:
        raise Refused("busy", "this could not be kept on disk; nothing has changed")

    inner.do = lambda job: refuses()
    kept = asyncio.run_coroutine_threadsafe(registry._keep_replay(inner), registry.loop)
    assert kept.result(PATIENCE) is None


def test_bots_rest_while_nothing_can_be_kept(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_house.sit("here", "bot:random", "bot:random", seed="full")
    me = table.screen(0)
    while me.view["waiting"] != [0]:
        me.read()
    tried: list[float] = []
    write = Store.write

    async def full(self: Store, table: str, change: Change) -> None:
        if not change.entries or change.entries[0].body.by == "bot":  # type: ignore[union-attr]
            tried.append(time.monotonic())
            raise StoreError("database or disk is full")
        await write(self, table, change)

    monkeypatch.setattr(Store, "write", full)
    assert me.choose(0)["t"] == "done"
    while me.frame["trouble"] is None:
        me.read()
    assert me.frame["trouble"] == "disk"
    while len(tried) < 3:
        me.barrier()
    gaps = [b - a for a, b in itertools.pairwise(tried)]
    assert gaps[0] > 0.5
    assert gaps[1] > gaps[0] * 1.2
    monkeypatch.setattr(Store, "write", write)
    # Once there is room again the table goes on by itself, and says so.
    while me.frame["trouble"] is not None:
        me.read()
    play([me])


def spoil(house: House, change: str) -> None:
    house.stop()
    database = house.database()
    database.execute("DROP TRIGGER entries_do_not_change")
    database.execute(change)
    database.commit()
    database.close()
    house.start()


@pytest.mark.parametrize("body", ["x'ff'", '\'{"t":"nothing"}\'', "x''"])
def test_an_entry_that_cannot_be_read_does_not_lose_the_table(own_house: House, body: str) -> None:
    table, screens = begun(own_house)
    before = table.digest()
    views = [screen.view for screen in screens]
    spoil(own_house, f"UPDATE entries SET body = CAST({body} AS BLOB) WHERE n = 3")
    again = table.everybody()
    assert [screen.view for screen in again] == views
    assert table.digest() == before
    play(again)


def test_whatever_fails_while_recovering_the_table_lives_on(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, screens = begun(own_house)
    before = table.digest()
    asked = next(s for s in screens if s.is_asked)
    write, load = Store.write, Store.load

    async def full(self: Store, table: str, change: Change) -> None:
        raise StoreError("database or disk is full")

    async def broken(self: Store, table: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "write", full)
    monkeypatch.setattr(Store, "load", broken)
    assert asked.choose(0, cmd="full")["code"] == "busy"
    monkeypatch.setattr(Store, "write", write)
    monkeypatch.setattr(Store, "load", load)
    assert table.digest() == before
    assert asked.choose(0, cmd="full")["t"] == "done"
    play(screens)


def test_a_view_that_fails_does_not_stop_the_table(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_house.sit("here", "here", "bot:random", seed="blind")
    me = table.screen(0)
    while 2 in me.view["waiting"]:
        me.read()
    view = Match.view

    def blind(self: Match, seat: int | None = None) -> dict[str, object]:
        if seat == 2:
            raise IndexError
        return view(self, seat)

    monkeypatch.setattr(Match, "view", blind)
    assert me.choose(0)["t"] == "done"
    assert table.screen(1).choose(0)["t"] == "done"
    assert table.screen(1).seat == 1
    monkeypatch.setattr(Match, "view", view)
    play([me, table.screen(1)])
