"""Those who come in numbers, never finish a sentence, or never listen."""

from __future__ import annotations

import base64
import contextlib
import gzip
import json
import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from undercroft.server import app, transport
from undercroft.server.limits import Rate, Settings
from undercroft.server.logs import Calm
from undercroft.server.registry import TableRegistry

from .wire import AT_ONCE, PATIENCE, QUICK, House, Process, running

HASTY = Settings(
    frames=AT_ONCE,
    frames_from_one=AT_ONCE,
    connections=3,
    connections_in_all=12,
    request_seconds=1,
    body_seconds=1,
    stall_seconds=1,
)
ASKING = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    yield from running(House(tmp_path, HASTY))


def reach(house: House, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, (source, 0))


def is_over(line: socket.socket) -> bytes:
    """What came until the other side ended it."""
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except ConnectionError:
        pass
    return heard


def test_a_request_that_never_ends_is_given_up(hasty: House) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(reach(hasty)) for _ in range(6)]
        for line in lines[1:]:
            line.sendall(HALF)
        assert [is_over(line) for line in lines] == [b""] * 6
    # A byte now and then is no excuse.
    with reach(hasty) as line, pytest.raises(ConnectionError):
        line.sendall(HALF)
        for _ in range(200):
            line.sendall(b"x")
            time.sleep(0.05)
    assert hasty.http.get("/api/health").status_code == 200


def test_a_second_request_must_end_as_well(hasty: House) -> None:
    with reach(hasty) as line:
        line.sendall(HALF + b"\r\n" + HALF)
        assert is_over(line).count(b"HTTP/1.1 200") == 1


def test_a_body_that_does_not_come(hasty: House) -> None:
    with reach(hasty) as line:
        line.sendall(ASKING)
        answer = is_over(line)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"content-security-policy" in answer


def test_there_is_only_so_much_room(hasty: House) -> None:
    hasty.http.close()
    with ExitStack() as stack:
        crowd = [stack.enter_context(reach(hasty)) for _ in range(20)]
        for line in crowd:
            line.settimeout(PATIENCE)
            with contextlib.suppress(ConnectionError):
                line.sendall(ASKING)
        answers = [is_over(line) for line in crowd]
        assert sum(answer.startswith(b"HTTP/1.1 408") for answer in answers) == 12
        assert answers.count(b"") == 8
    with ExitStack() as stack:
        # One address alone cannot take it all.
        for _ in range(3):
            stack.enter_context(reach(hasty, "127.0.0.2"))
        with reach(hasty, "127.0.0.2") as fourth:
            began = time.monotonic()
            assert is_over(fourth) == b""
            assert time.monotonic() - began < HASTY.request_seconds
        with reach(hasty) as another:
            another.sendall(HALF + b"\r\n")
            assert another.recv(8) == b"HTTP/1.1"


def test_who_says_nothing_makes_room_for_who_does(hasty: House) -> None:
    """Half a request, a thousand times, keeps nobody out, not even where all come by one proxy."""
    hasty.http.close()
    with ExitStack() as stack:
        silent = [stack.enter_context(reach(hasty)) for _ in range(12)]
        for line in silent:
            line.sendall(HALF)
        began = time.monotonic()
        for _ in range(5):
            with reach(hasty) as line:
                line.sendall(HALF + b"Connection: close\r\n\r\n")
                assert is_over(line).startswith(b"HTTP/1.1 200")
        assert time.monotonic() - began < HASTY.request_seconds
        assert is_over(silent[0]) == b""


def frame(text: str) -> bytes:
    """A masked WebSocket frame."""
    body = text.encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
    return b"\x81" + size + b"\0\0\0\0" + body


def deaf(house: House) -> socket.socket:
    """A WebSocket that will not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(1000)
    return line


def test_who_greets_without_listening_is_let_go(hasty: House) -> None:
    table = hasty.sit("here", "here", "here", game="dark_souls", setup={"players": 3})
    hello = frame(json.dumps({"t": "hello", "table": table.id, "token": None}))
    waiting: list[int] = []
    with deaf(hasty) as line:
        line.settimeout(0.2)
        line.sendall(hello)
        [house_table] = hasty.app.state.registry.tables.values()
        gone = time.monotonic() + PATIENCE
        while time.monotonic() < gone:
            try:
                line.sendall(hello * 50)
            except TimeoutError:
                pass
            except ConnectionError:
                break
            waiting += [len(viewer._outbox) for viewer in house_table.viewers]
        else:
            pytest.fail("it was never let go")
    assert max(waiting, default=0) <= 2
    # One who reads is still welcome.
    assert table.screen(0).seat == 0
    table.close()


PONG = 0x8A
EMPTY = bytes([0x80, 0, 0, 0, 0])
"""A length of none, and a mask."""


@pytest.mark.parametrize("kind", [0x89, 0x8A, 0x81, 0x00], ids=["ping", "pong", "text", "piece"])
def test_frames_that_are_no_messages_have_an_end_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    monkeypatch.setattr(transport, "LINGER", 0.1)
    house = House(tmp_path, replace(QUICK, frames=Rate(200, 0), hello_seconds=PATIENCE))
    ping = b"\x89" + EMPTY
    begun = b"\x01" + EMPTY if kind == 0x00 else b""
    try:
        kindly, other = (shaken(house) for _ in range(2))
        with kindly, other:
            kindly.sendall(ping)
            assert kindly.recv(2) == bytes([PONG, 0])
            with contextlib.suppress(ConnectionError):
                other.sendall(begun + (bytes([kind]) + EMPTY) * 20_000)
            assert is_over(other).count(PONG) < 500
            kindly.sendall(ping)
            assert kindly.recv(2) == bytes([PONG, 0])
    finally:
        house.stop()


def shaken(house: House) -> socket.socket:
    """A bare WebSocket, of which nobody reads anything by itself."""
    line = reach(house)
    key = base64.b64encode(bytes(16)).decode()
    asked = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
    asked += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    line.sendall(asked.encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += line.recv(1)
    return line


def test_what_somebody_does_not_read_is_not_made_for_them(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    size, made = 64 * 1024 * 1024, 0
    unpacked = app._unpacked

    def counted(body: bytes) -> Iterator[bytes]:
        nonlocal made
        for piece in unpacked(body):
            made += len(piece)
            yield piece

    async def large(self: TableRegistry) -> bytes:
        return gzip.compress(bytes(size))

    monkeypatch.setattr(app, "_unpacked", counted)
    monkeypatch.setattr(TableRegistry, "games", large)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", own_house.port))
        line.settimeout(PATIENCE)
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert line.recv(8) == b"HTTP/1.1"
        before = -1
        while before < made:
            before = made
            time.sleep(0.5)
        assert 0 < made < size / 4
        assert own_house.http.get("/api/health").status_code == 200
        rest = 0
        while piece := line.recv(1 << 20):
            rest += len(piece)
    assert made == size < rest


def test_a_greeting_costs_more_than_a_frame(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(frames=Rate(20, 0)))
    try:
        table = house.sit("here", "here", "here")
        screen = table.screen(0)
        answers = [screen.hello(table.id, table.token(0)) for _ in range(3)]
        assert [answer["t"] for answer in answers] == ["welcome", "welcome", "error"]
        assert answers[-1]["code"] == "busy"
        table.close()
    finally:
        house.stop()


def test_a_failure_has_security_headers_too(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: TableRegistry, id: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(TableRegistry, "table", broken)
    answer = own_house.http.get("/api/tables/x")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "failed"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


HEADERS = (
    b"content-security-policy: default-src 'self'",
    b"x-content-type-options: nosniff",
    b"referrer-policy: no-referrer",
    b"cross-origin-opener-policy: same-origin",
    b"x-frame-options: deny",
)
GREETING = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),  # no Host
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: two\r\n\r\n", b"400"),
        (GREETING + b"Sec-WebSocket-Version: 9\r\n\r\n", b"400"),
        (GREETING + b"Sec-WebSocket-Version: 13\r\nOrigin: http://other.example\r\n\r\n", b"403"),
    ],
    ids=["no HTTP", "no host", "no length", "old WebSocket", "another site"],
)
def test_who_is_not_let_in_gets_security_headers_too(
    own_house: House, said: bytes, answer: bytes
) -> None:
    with reach(own_house) as line:
        line.sendall(said)
        heard = is_over(line).lower()
    assert heard.startswith(b"http/1.1 " + answer)
    head = heard.partition(b"\r\n\r\n")[0]
    assert [head.count(header) for header in HEADERS] == [1] * len(HEADERS)


def test_what_breaks_after_the_answer_gets_no_second_one(
    own_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with reach(own_house) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert line.recv(8) == b"HTTP/1.1"
        line.sendall(b"no chunk\r\n")
        assert b"HTTP/1.1" not in is_over(line)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_log_is_not_flooded() -> None:
    now = logging.LogRecord("x", logging.WARNING, "", 0, "again %d", (1,), None)
    calm = Calm()
    assert sum(calm.filter(now) for _ in range(1000)) == 20
    other = logging.LogRecord("x", logging.WARNING, "", 0, "something else", (), None)
    assert calm.filter(other)
    [(bucket, left_out)] = [kept for kind, kept in calm._kinds.items() if kind[1] == "again %d"]
    assert left_out == [980]
    bucket._left = 1
    assert calm.filter(now)
    assert now.getMessage() == "again 1 (and 980 more like it)"


def test_garbage_does_not_fill_the_disk(tmp_path: Path) -> None:
    server = Process(tmp_path)
    for _ in range(150):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            is_over(line)
    _, errors = server.stop()
    assert 0 < errors.count("Invalid HTTP request") <= 21
