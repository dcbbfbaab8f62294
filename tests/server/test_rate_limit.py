"""Nobody can choke the house: whatever is asked for, an address may ask only so often."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.routing import Mount, Route
from websockets.exceptions import InvalidStatus

from undercroft.server import app, limits, packs
from undercroft.server.limits import Buckets, Rate, network_of
from undercroft.server.protocol.packs import PackFile
from undercroft.server.rate_limit import FILE
from undercroft.server.reading import Refused, read_body

from .test_packs import parcel
from .wire import QUICK, House, Screen

ONCE = Rate(1, 0)


def paths() -> list[str]:
    """Every call that there is, as the application itself has it."""
    found: list[str] = []
    for route in app.app(Path()).routes:
        if isinstance(route, Mount):
            found += [route.path + one.path for one in route.routes if isinstance(one, Route)]
        elif isinstance(route, Route):
            found.append(route.path)
    return found


def test_every_call_is_weighed(tmp_path: Path) -> None:
    house = House(tmp_path, QUICK)
    calls = house.app.state.registry.calling
    try:
        assert len(paths()) > 25
        for template in paths():
            path = re.sub(r"{\w+:int}", "0", template)
            path = re.sub(r"{\w+(:path)?}", "x", path)
            calls._known.clear()
            calls.rate = ONCE
            assert house.http.get(path).status_code != 429, path
            if path.startswith(("/api", "/metrics", "/status")):
                answer = house.http.get(path)
                assert answer.status_code == 429, path
                assert answer.headers["x-frame-options"] == "DENY"
                error = answer.json()["error"]
                assert (error["code"], "\n" in error["message"]) == ("busy", False)
        with pytest.raises(InvalidStatus):
            Screen(house.port)
    finally:
        house.stop()


def test_files_of_the_client_cost_less_but_not_nothing(tmp_path: Path) -> None:
    house = House(tmp_path, QUICK)
    try:
        calls = house.app.state.registry.calling
        calls._known.clear()
        calls.rate = ONCE
        codes = [house.http.get("/nothing.js").status_code for _ in range(round(1 / FILE) + 1)]
        assert codes[-1] == 429
        assert 429 not in codes[:-1]
    finally:
        house.stop()


@pytest.mark.parametrize("tail", ["/export", "/replay", "/history", "/analysis"])
def test_what_is_large_is_weighed_before_a_table_is_opened(tmp_path: Path, tail: str) -> None:
    house = House(tmp_path, replace(QUICK, fetch=ONCE))
    try:
        table = house.sit("here", "here", "here")
        table.get(tail)
        house.restart()
        house.app.state.registry.fetching.take("127.0.0.1")
        assert table.get(tail).status_code == 429
        assert not house.app.state.registry.tables
    finally:
        house.stop()


def test_cards_that_nobody_else_has_asked_for_cost_more(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, fetch=ONCE))
    try:
        tables = [house.sit(*["here"] * number) for number in (3, 3, 4)]
        assert [table.get("/catalog").status_code for table in tables] == [200, 200, 429]
    finally:
        house.stop()


def test_all_connections_of_one_address_have_one_measure(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, frames_from_one=Rate(30, 0)))
    try:
        table = house.sit("here", "here", "here")
        screens = [table.screen(seat) for seat in range(3)]
        answers = []
        for _ in range(6):
            for screen in screens:
                screen.send(t="ping")
                answers.append(screen.until(lambda f: f["t"] in {"pong", "error"})["t"])
        # Three greetings have cost six each.
        assert answers == ["pong"] * 12 + ["error"] * 6
        table.close()
    finally:
        house.stop()


def test_a_question_to_a_master_costs_more_than_a_frame(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, frames=Rate(40, 0)))
    try:
        screen = house.sit("here", "here", "here").screen(0)
        asked = [screen.command("advise", decision="none")["code"] for _ in range(3)]
        assert asked == ["conflict", "busy", "busy"]
        screen.close()
    finally:
        house.stop()


@pytest.mark.parametrize("kind", ["reclaim", "reseat", "undo", "vote"])
def test_what_tells_the_history_anew_costs_as_much_as_a_greeting(tmp_path: Path, kind: str) -> None:
    more = {
        "reclaim": {"seat": 0},
        "reseat": {"seat": 1, "to": {"kind": "invite"}},
        "undo": {},
        "vote": {"agree": True},
    }
    house = House(tmp_path, replace(QUICK, frames=Rate(20, 0)))
    try:
        table = house.sit("here", "here", "here")
        screen = table.screen(0)
        fields = more[kind] | ({"token": table.token(0)} if kind == "reclaim" else {})
        codes = [screen.command(kind, **fields).get("code") for _ in range(3)]
        assert [code == "busy" for code in codes] == [False, False, True]
        screen.close()
    finally:
        house.stop()


def test_what_is_written_down_costs_more_than_a_frame(tmp_path: Path) -> None:
    house = House(tmp_path, replace(QUICK, frames=Rate(20, 0)))
    try:
        host = house.sit("here", "here", "here").screen(0, host=True)
        answers = [host.choose(turn) for turn in range(2)]
        answers += [host.command("talk", open=True, spectators=False) for _ in range(3)]
        assert [one.get("code") for one in answers] == [None] * 4 + ["busy"]
        host.close()
    finally:
        house.stop()


def test_a_table_has_an_end_whatever_fills_it(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_house.sit("here", "invite", "invite")
    host = table.screen(0, host=True)
    monkeypatch.setattr(limits, "ENTRIES", 2)
    assert table.claim(table.keys[1]["invite"]).status_code == 200
    assert host.command("reseat", seat=1, to={"kind": "invite"})["t"] == "done"
    assert table.claim(table.keys[2]["invite"]).status_code == 429
    assert host.command("reseat", seat=2, to={"kind": "invite"})["code"] == "busy"
    assert host.choose(0)["code"] == "busy"
    # It can still be taken away.
    assert table.get("/export", host=True).status_code == 200
    host.close()


def test_one_household_is_one_whatever_address_it_takes() -> None:
    assert network_of("203.0.113.9") == network_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::7")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("") == ""
    buckets = Buckets(ONCE, lambda: 0.0)
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::2")


def test_a_pack_has_an_end_in_bytes_and_in_files() -> None:
    def read(files: dict[str, str]) -> PackFile:
        body = {"format": "undercroft-pack", "version": 1, "game": "bloodborne", "name": "x"}
        return read_body(json.dumps({**body, "files": files}).encode(), PackFile)

    with pytest.raises(Refused, match=f"length <= {limits.PACKS}"):
        read({"a.yaml": "x" * (limits.PACKS + 1)})
    # What is only too much for a pack is told in words.
    with pytest.raises(Refused, match=f"pack: more than {limits.PACK} bytes"):
        packs.laid([read({"a.yaml": "x" * (limits.PACK + 1)})])
    with pytest.raises(Refused, match=f"length <= {limits.PACK_FILES}"):
        read({f"a{n}.yaml": "" for n in range(limits.PACK_FILES + 1)})
    # It is bytes that are counted: letters of two bytes count twice.
    text = "# " + "é" * (limits.PACK // 2) + "\n"
    assert len(text) < limits.PACK < len(text.encode())
    with pytest.raises(Refused, match=f"more than {limits.PACK} bytes"):
        packs.laid([read({"pack.yaml": text})])
    whole = parcel("bloodborne", upgrades="# " + "é" * (limits.PACK // 2 - 500) + "\n[]\n")
    packs.laid([read(whole["files"])])
