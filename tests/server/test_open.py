"""Open tables: anybody finds them and sits down; the host alone opens them, and it is kept with the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from undercroft.server import limits
from undercroft.server.limits import Rate, Settings
from undercroft.server.protocol.tables import Claimed, OpenTable

from .test_declared import read
from .wire import PATIENCE, QUICK, House, Sitting, play


def listed(house: House) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read(house.http.get("/api/open").content, list[OpenTable])
    return found


def ids(house: House) -> list[str]:
    return [one["table"] for one in listed(house)]


def join(table: Sitting, name: str = "Anna") -> httpx.Response:
    found: httpx.Response = table.house.http.post(
        f"/api/tables/{table.id}/claim", json={"invite": None, "name": name}
    )
    return found


def test_only_open_tables_are_told_of_and_nothing_secret(own_house: House) -> None:
    shut = own_house.sit("me", "invite", "bot:random")
    table = own_house.sit("me", "invite", "bot:veteran", open=True, seed=None)
    [one] = listed(own_house)
    assert one["table"] == table.id
    assert one["game"] == "bloodborne"
    assert one["setup"]["players"] == 3
    assert [seat["kind"] for seat in one["seats"]] == ["person", "invite", "bot"]
    assert one["seats"][2]["bot"] == "veteran"
    assert one["free"] == 1
    assert one["seconds"] >= 0
    told = json.dumps(one)
    for secret in (table.host, table.token(0), table.keys[1]["invite"], shut.id):
        assert secret not in told


def test_whoever_comes_sits_down_once(own_house: House) -> None:
    table = own_house.sit("me", "invite", "bot:random", open=True)
    host = table.screen(0)
    answer = join(table, "  Ada ")
    claimed = read(answer.content, Claimed)
    assert claimed["seat"] == 1
    screen = table.screen(token=claimed["token"])
    assert screen.seat == 1
    host.barrier()
    assert host.seats[1]["name"] == "Ada"
    # Full: it is no longer told of, and nobody else gets in; the invite is used up as well.
    assert ids(own_house) == []
    late = join(table)
    assert late.status_code == 409
    assert late.json()["error"]["code"] == "conflict"
    assert table.claim(table.keys[1]["invite"]).status_code == 403
    # Whoever leaves makes room again.
    assert screen.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    assert ids(own_house) == [table.id]


def test_nobody_sits_down_uninvited_where_it_is_not_open(house: House) -> None:
    table = house.sit("me", "invite", "bot:random")
    answer = join(table)
    assert answer.status_code == 403
    assert "not open" in answer.json()["error"]["message"]
    assert table.get().json()["seats"][1]["kind"] == "invite"


def test_the_host_alone_opens_and_closes_a_table(own_house: House) -> None:
    table = own_house.sit("me", "here", "invite")
    host, guest, watcher = table.screen(0, host=True), table.screen(1), table.screen()
    assert host.frame["open"] is False
    for other in (guest, watcher):
        assert other.command("open", open=True)["code"] == "forbidden"
    assert ids(own_house) == []
    assert host.command("open", open=True)["t"] == "done"
    guest.barrier()
    assert guest.frame["open"] is True
    assert ids(own_house) == [table.id]
    assert host.command("open", open=False)["t"] == "done"
    assert ids(own_house) == []
    assert join(table).status_code == 403


def test_what_the_host_said_outlives_the_server(own_house: House) -> None:
    table = own_house.sit("me", "here", "invite")
    host = table.screen(0, host=True)
    assert host.command("talk", open=False, spectators=True)["t"] == "done"
    assert host.command("open", open=True)["t"] == "done"
    own_house.restart()
    # Told of before anybody has opened it again.
    assert ids(own_house) == [table.id]
    again, watcher = table.screen(0, host=True), table.screen()
    assert again.frame["open"] is True
    assert again.frame["talk"] == {"open": False, "spectators": True}
    assert again.command("say", text="hello")["code"] == "forbidden"
    # One does not change the other.
    assert again.command("talk", open=True, spectators=True)["t"] == "done"
    assert watcher.command("say", text="hello")["t"] == "done"
    own_house.restart()
    late = table.screen()
    assert (late.frame["open"], late.frame["talk"]["open"]) == (True, True)


def end(table: Sitting, house: House) -> None:
    registry = house.app.state.registry
    for chore in (registry.store.close_table(table.id, "noise"), registry.follow()):
        asyncio.run_coroutine_threadsafe(chore, registry.loop).result(PATIENCE)


def grow_old(table: Sitting, house: House) -> None:
    house.stop()
    with house.database() as database:
        database.execute("UPDATE tables SET used = '2020-01-01T00:00:00+00:00'")
    database.close()
    house.start()


def test_a_match_that_is_over_is_not_told_of(own_house: House) -> None:
    table = own_house.sit("here", "here", "bot:random", open=True)
    play([table.screen(0), table.screen(1)])
    # A seat is free, and yet there is nothing to sit down for.
    answer = table.screen(0, host=True).command("reseat", seat=2, to={"kind": "invite"})
    assert answer["t"] == "done"
    assert ids(own_house) == []
    assert join(table).status_code == 403


@pytest.mark.parametrize("how", [end, grow_old])
def test_what_operators_close_and_what_nobody_plays_vanishes(
    own_house: House, how: Callable[[Sitting, House], None]
) -> None:
    table = own_house.sit("here", "here", "invite", open=True)
    assert ids(own_house) == [table.id]
    how(table, own_house)
    assert ids(own_house) == []
    if how is grow_old:
        # It is found anew once the host says so again.
        assert table.screen(0, host=True).command("open", open=True)["t"] == "done"
        assert ids(own_house) == [table.id]


def test_the_newest_come_first_and_not_without_end(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [own_house.sit("me", "invite", "bot:random", open=True) for _ in range(3)]
    own_house.stop()
    with own_house.database() as database:
        for day, table in enumerate(tables):
            # In a time to come, so that they are new whenever this runs.
            when = f"2999-01-0{day + 1}T00:00:00+00:00"
            database.execute("UPDATE tables SET used = ? WHERE id = ?", (when, table.id))
    database.close()
    own_house.start()
    assert ids(own_house) == [table.id for table in reversed(tables)]
    monkeypatch.setattr(limits, "OPEN", 2)
    assert ids(own_house) == [tables[2].id, tables[1].id]


def test_asking_and_sitting_down_have_a_rate(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(ask=Rate(2, 0), claim=Rate(1, 0)))
    try:
        table = house.sit("me", "invite", "invite", open=True)
        assert [house.http.get("/api/open").status_code for _ in range(3)] == [200, 200, 429]
        assert [join(table).status_code for _ in range(2)] == [200, 429]
    finally:
        house.stop()


def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, open=Rate(2, 0)))
    try:
        first = house.sit("me", "invite", "invite", open=True)
        host = first.screen(0, host=True)
        assert host.command("open", open=True)["t"] == "done"
        # Neither a table more nor one that is told of anew; what is closed costs nothing.
        assert host.command("open", open=True)["code"] == "busy"
        assert host.command("open", open=False)["t"] == "done"
        body = {"game": "bloodborne", "seats": [{"kind": "me"}, {"kind": "invite"}] * 2}
        for wanted, status in [(True, 429), (False, 200)]:
            answer = house.http.post("/api/tables", json={**body, "open": wanted})
            assert answer.status_code == status, answer.text
    finally:
        house.stop()


def test_pages_of_others_cannot_sit_down_for_a_visitor(house: House) -> None:
    table = house.sit("me", "invite", "bot:random", open=True)
    answer = house.http.post(
        f"/api/tables/{table.id}/claim",
        json={"invite": None, "name": "Eve"},
        headers={"sec-fetch-site": "cross-site"},
    )
    assert answer.status_code == 403
    assert table.get().json()["seats"][1]["kind"] == "invite"
