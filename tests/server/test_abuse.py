"""Whatever is sent, the answer is one line and the match has not changed."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from undercroft.server.limits import FRAME, FRAME_CUT, STRIKES, Rate, Settings
from undercroft.server.registry import TableRegistry

from .wire import PATIENCE, House, Screen, Sitting, new_table


@pytest.fixture
def table(house: House) -> Any:
    sitting = house.sit("here", "here", "here", seed="abuse")
    before = sitting.digest()
    yield sitting
    assert sitting.digest() == before
    sitting.close()


def one_line(frame: dict[str, Any], code: str) -> None:
    assert frame["t"] == "error", frame
    assert frame["code"] == code, frame
    assert frame["message"]
    assert "\n" not in frame["message"]
    assert "Traceback" not in frame["message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"hello"',
        "{}",
        '{"t":"choose"}',
        '{"t":"nothing"}',
        '{"t":"choose","cmd":"a","seq":"1","decision":"d","option":"o"}',
        '{"t":"choose","cmd":"a","seq":1,"decision":"d","option":null}',
        '{"t":"choose","cmd":"a","seq":-1,"decision":"d","option":"o"}',
        '{"t":"choose","cmd":"a","seq":1e300,"decision":"d","option":"o"}',
        '{"t":"choose","cmd":"","seq":1,"decision":"d","option":"o"}',
        '{"t":"choose","cmd":"a","seq":1,"decision":"d","option":"o","seat":2}',
        '{"t":"vote","cmd":"a","agree":"yes"}',
        '{"t":"reseat","cmd":"a","seat":0,"to":{"kind":"person"}}',
        '{"t":"reseat","cmd":"a","seat":-1,"to":{"kind":"invite"}}',
        json.dumps({"t": "undo", "cmd": "x" * 65}),
        '{"t":"undo","cmd":"\\ud800"}',
        "[" * 10_000,
        "\x00",
    ],
)
def test_garbage(table: Sitting, text: str) -> None:
    screen = table.screen(0)
    screen.barrier()
    screen.socket.send(text)
    frame = screen.read()
    one_line(frame, "invalid")
    # The connection lives on.
    assert screen.barrier() == []


def test_binary_frames(table: Sitting) -> None:
    screen = table.screen(0)
    screen.barrier()
    screen.socket.send(b'{"t":"ping"}')
    one_line(screen.read(), "invalid")


def test_a_large_frame_is_an_error_and_a_huge_one_the_end(table: Sitting) -> None:
    screen = table.screen(0)
    screen.barrier()
    screen.send(t="undo", cmd="x" * FRAME)
    one_line(screen.read(), "invalid")
    screen.socket.send("x" * (FRAME_CUT + 1))
    with pytest.raises(ConnectionClosed) as closed:
        screen.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_hello_must_come_first(table: Sitting) -> None:
    screen = Screen(table.house.port)
    screen.send(t="choose", cmd="c", seq=0, decision="choose-1", option="x")
    frame = screen.read()
    one_line(frame, "invalid")
    assert frame["cmd"] == "c"
    screen.send(t="undo", cmd="c")
    one_line(screen.read(), "invalid")
    screen.close()


def test_unknown_tables(table: Sitting) -> None:
    screen = Screen(table.house.port)
    for unknown in ["", "x", "../../etc/passwd", "aaaaa-aaaaa-aaaaa-aaaaa", table.id.upper()]:
        one_line(screen.hello(unknown, None), "missing")
        answer = table.house.http.get("/api/tables/" + (unknown or "x"))
        if not unknown.startswith(".."):
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] == "missing"
    assert screen.hello(table.id, None)["t"] == "welcome"
    screen.close()


def test_tokens_open_one_seat_of_one_table(table: Sitting) -> None:
    other = table.house.sit("here", "here", "here")
    screen = Screen(table.house.port)
    wrong = [other.token(0), table.host, "", "x" * 32, table.token(0)[:-1], table.token(0) + "A"]
    for token in wrong:
        one_line(screen.hello(table.id, token), "forbidden")
    one_line(screen.hello(table.id, None, host=table.token(0)), "forbidden")
    # Refused: the old eyes (here, none yet) have not changed.
    assert screen.hello(table.id, table.token(1))["seat"] == 1
    one_line(screen.hello(table.id, other.token(0)), "forbidden")
    assert screen.barrier() == []
    assert screen.seat == 1
    screen.close()
    other.close()


def test_nobody_chooses_for_another_seat(table: Sitting) -> None:
    mine, theirs = table.screen(0), table.screen(1)
    mine.barrier()
    decision = theirs.view["decisions"][0]["id"]
    assert decision != mine.view["decisions"][0]["id"]
    one_line(mine.choose(theirs.options[0], decision=decision), "conflict")
    # A conflict is followed by the state as it is.
    frame = mine.barrier()
    assert [f["t"] for f in frame] in (["update"], [])
    assert theirs.barrier() == []


def test_a_spectator_only_watches(table: Sitting) -> None:
    player, watcher = table.screen(0), table.screen()
    decision = player.view["decisions"][0]["id"]
    one_line(watcher.choose(player.options[0], decision=decision), "forbidden")
    commands: list[tuple[str, dict[str, Any]]] = [
        ("undo", {}),
        ("vote", {"agree": True}),
        ("reseat", {"seat": 0, "to": {"kind": "invite"}}),
    ]
    for t, fields in commands:
        one_line(watcher.command(t, **fields), "forbidden")


def test_options_that_are_not_open(table: Sitting) -> None:
    screen = table.screen(0)
    for option in ["", "nonsense", "cannon", "../x", "\u202e", "x" * 200]:
        one_line(screen.choose(option), "illegal")
    one_line(screen.choose("x" * 201), "invalid")
    assert screen.barrier() == []


def test_stale_choices(house: House) -> None:
    table = house.sit("here", "here", "here", seed="stale")
    screen = table.screen(0)
    others = [table.screen(1), table.screen(2)]
    screen.barrier()
    old_seq, old = screen.seq, screen.view["decisions"][0]["id"]
    assert screen.choose("hunter_axe" if "hunter_axe" in screen.options else 0)["t"] == "done"
    for other in others:
        assert other.choose(0)["t"] == "done"
    screen.until(lambda f: f["t"] == "update" and f["view"]["waiting"] != [])
    screen.barrier()
    before = table.digest()
    for fields in [
        {"decision": old, "seq": screen.seq},
        {"decision": old, "seq": old_seq},
        {"decision": "choose-999", "seq": screen.seq},
        {"seq": screen.seq + 1000},
        {"seq": 0},
    ]:
        one_line(screen.choose("hunter_axe", **fields), "conflict")
        frames = screen.barrier()
        assert all(frame["t"] == "update" for frame in frames)
    assert table.digest() == before
    table.close()


def test_a_click_that_crosses_anothers_ready_still_counts(house: House) -> None:
    table = house.sit("here", "here", "here", seed="cross")
    a, b = table.screen(0), table.screen(1)
    seq = (a.barrier() and a.seq) or a.seq
    assert b.choose(0)["t"] == "done"
    # Seat 0 has been told that seat 1 is ready, but had clicked before.
    assert a.choose(0, seq=seq)["t"] == "done"
    table.close()


def test_a_repeated_command_is_carried_out_once(house: House) -> None:
    table = house.sit("here", "here", "here", seed="twice")
    a = table.screen(0)
    a.barrier()
    assert a.choose(0, cmd="once")["t"] == "done"
    before = table.journal()["inputs"]
    for option in (0, 1):
        assert a.choose(option, cmd="once")["t"] == "done"
    # The same `cmd` of another seat is another command.
    b = table.screen(1)
    assert b.choose(0, cmd="once")["t"] == "done"
    assert len(table.journal()["inputs"]) == len(before) + 1
    again = table.screen(0)
    assert again.choose(1, cmd="once")["t"] == "done"
    assert len(table.journal()["inputs"]) == len(before) + 1
    table.close()


def test_endless_garbage_ends_the_connection(table: Sitting) -> None:
    screen = table.screen(0)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(STRIKES):
            screen.socket.send("garbage")
        while True:
            one_line(screen.until(lambda f: f["t"] == "error"), "invalid")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_rates(tmp_path: Path) -> None:
    slow = Settings(frames=Rate(20, 0), create=Rate(2, 0), claim=Rate(2, 0), connections=2)
    house = House(tmp_path, slow)
    try:
        table = house.sit("here", "invite", "here")
        new_table(house.http, ["here"] * 3)
        body = {"game": "bloodborne", "seats": [{"kind": "here"}] * 3}
        answer = house.http.post("/api/tables", json=body)
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "busy"
        assert house.http.post("/api/import", json={}).status_code == 429
        for _ in range(2):
            assert table.claim("wrong").status_code == 403
        assert table.claim(table.keys[1]["invite"]).status_code == 429
        screen = table.screen(0)
        before = table.digest()
        refused: dict[str, Any] = {}
        while not refused:
            screen.send(t="ping")
            frame = screen.until(lambda f: f["t"] in {"pong", "error"})
            refused = frame if frame["t"] == "error" else {}
        one_line(refused, "busy")
        screen.send(t="choose", cmd="c", seq=screen.seq, decision="d", option="o")
        one_line(screen.until(lambda f: f["t"] == "error"), "busy")
        assert table.digest() == before
        second = Screen(house.port)
        with pytest.raises(Exception, match="403|rejected|closed|1013"):
            Screen(house.port).socket.recv(timeout=PATIENCE)
        second.close()
        table.close()
    finally:
        house.stop()


def test_a_table_has_room_for_so_many_screens(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(screens=3))
    try:
        table, other = house.sit("here", "here", "here"), house.sit("here", "here", "here")
        screens = [table.screen(0), table.screen(), table.screen()]
        late = Screen(house.port)
        one_line(late.hello(table.id, table.token(1)), "busy")
        # Whoever is inside may change eyes, and elsewhere there is room.
        assert screens[0].hello(table.id, table.token(1))["seat"] == 1
        assert late.hello(other.id, None)["t"] == "welcome"
        screens[2].close()
        while late.hello(table.id, table.token(2))["t"] == "error":
            pass
        assert late.seat == 2
        late.close()
    finally:
        house.stop()


def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(hello_seconds=2))
    try:
        table = house.sit("here", "here", "here")
        patient = table.screen(0)
        silent = Screen(house.port)
        one_line(silent.read(), "invalid")
        with pytest.raises(ConnectionClosed):
            silent.read()
        # Once it has said hello a screen may be silent for as long as it likes.
        assert patient.barrier() == []
        table.close()
    finally:
        house.stop()


def test_how_long_the_house_takes_for_a_greeting_is_not_held_against_the_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = TableRegistry.table

    async def slowly(registry: TableRegistry, id: str) -> Any:
        await asyncio.sleep(1.5)
        return await found(registry, id)

    house = House(tmp_path, Settings(hello_seconds=1))
    try:
        table = house.sit("here", "here", "here")
        monkeypatch.setattr(TableRegistry, "table", slowly)
        screen = Screen(house.port)
        assert screen.hello(table.id, table.token(0))["t"] == "welcome"
        screen.close()
        # Whoever asks for what is not there has said nothing: the rest of its time goes on.
        lost = Screen(house.port)
        one_line(lost.hello("nowhere", None), "missing")
        one_line(lost.read(), "invalid")
        with pytest.raises(ConnectionClosed):
            lost.read()
        monkeypatch.undo()
        table.close()
    finally:
        house.stop()


def test_a_house_that_stood_still_does_not_turn_its_guests_away(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(hello_seconds=1))
    try:
        table = house.sit("here", "here", "here")
        for _ in range(3):
            screen = Screen(house.port)
            still = threading.Event()
            house.app.state.registry.loop.call_soon_threadsafe(
                lambda begun=still: (begun.set(), time.sleep(2))
            )
            assert still.wait(PATIENCE)
            assert screen.hello(table.id, table.token(0))["t"] == "welcome"
            screen.close()
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"", ""),
        (b"{", ""),
        (b"[]", "object"),
        (b"\xff\xfe", ""),
        (b"{}", "game"),
        (b'{"game":"chess","seats":[{"kind":"me"}]}', "chess"),
        (b'{"game":"bloodborne","seats":[]}', "seats"),
        (b'{"game":"bloodborne","seats":[{"kind":"me"}]}', "players"),
        (b'{"game":"bloodborne","setup":{"players":3},"seats":[{"kind":"me"}]}', "seats"),
        (b'{"game":"bloodborne","setup":{"players":[]},"seats":[{"kind":"me"}]}', "players"),
        (b'{"game":"bloodborne","setup":{"x":1,"players":3},"seats":[{"kind":"me"}]}', "x:"),
        (b'{"game":"bloodborne","setup":{"pack":"/etc"},"seats":[{"kind":"me"}]}', "pack"),
        (
            b'{"game":"dark_souls","setup":{"mode":"encounter","boss":"dancer"},"seats":[{"kind":"me"}]}',
            "boss: not used with mode=encounter; it is for mode=boss",
        ),
        (
            b'{"game":"bloodborne","seats":[{"kind":"bot","bot":"x"},{"kind":"me"},{"kind":"me"}]}',
            "bot",
        ),
        (b'{"game":"bloodborne","seats":[{"kind":"bot"},{"kind":"me"},{"kind":"me"}]}', "bot"),
        (b'{"game":"bloodborne","seed":7,"seats":[{"kind":"me"}]}', "seed"),
        (b'{"game":"bloodborne","evil":7,"seats":[{"kind":"me"}]}', "evil"),
    ],
)
def test_malformed_tables(house: House, body: bytes, word: str) -> None:
    answer = house.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "invalid"
    assert word in error["message"]
    assert "\n" not in error["message"]


def test_large_bodies(house: House) -> None:
    plan = b'{"game":"bloodborne","seats":[{"kind":"here"}]' + b" " * 70_000 + b"}"
    assert house.http.post("/api/tables", content=plan).status_code == 413
    # Packs of one's own may be larger, but not without end.
    assert house.http.post("/api/tables", content=b" " * 600_000).status_code == 413
    assert house.http.post("/api/import", content=b" " * 70_000).status_code == 400
    assert house.http.post("/api/import", content=b" " * 2_200_000).status_code == 413


def test_other_sites_cannot_act(house: House) -> None:
    body = {"game": "bloodborne", "seats": [{"kind": "here"}] * 3}
    foreign = {"sec-fetch-site": "cross-site"}
    assert house.http.post("/api/tables", json=body, headers=foreign).status_code == 403


def test_unknown_calls(house: House) -> None:
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z"]:
        answer = house.http.get(path, follow_redirects=True)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["code"] == "missing"
    assert house.http.get("/api/tables").status_code in {404, 405}
    assert house.http.delete("/api/health").status_code in {404, 405}
