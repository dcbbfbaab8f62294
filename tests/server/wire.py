"""Real servers and real screens for the tests: nothing here is a mock."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

import undercroft.server.app
from undercroft.server import files, transport
from undercroft.server.limits import Rate, Settings
from undercroft.server.listen import listen

PATIENCE = 60
"""No test measures time; this only ends one that would wait for ever."""
AT_ONCE = Rate(100_000, 100_000)
QUICK = Settings(
    frames=AT_ONCE,
    frames_from_one=AT_ONCE,
    calls=AT_ONCE,
    create=AT_ONCE,
    open=AT_ONCE,
    claim=AT_ONCE,
    ask=AT_ONCE,
    look=AT_ONCE,
    fetch=AT_ONCE,
)
FATE = "the tests' own"
"""The seed of a table for which nobody names another; None: one that nobody knows."""
_numbers = itertools.count()


class House:
    """A server in a thread, on a free port, with its data in a folder."""

    def __init__(self, data: Path, settings: Settings = QUICK) -> None:
        self.data = data
        self.settings = settings
        self.http = httpx.Client(timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        self.app = undercroft.server.app.app(self.data, self.settings)
        self.server = transport.Server(transport.config(self.app, self.settings))
        self._thread = threading.Thread(target=self.server.run, args=([listener],))
        self._thread.start()
        self.http.base_url = httpx.URL(f"http://127.0.0.1:{self.port}")
        assert self.http.get("/api/health").json() == {"ok": True}

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()

    def database(self) -> sqlite3.Connection:
        """The store itself; only while the server is stopped."""
        return sqlite3.connect(self.data / "undercroft.sqlite3")

    def sit(self, *kinds: str, **more: Any) -> Sitting:
        return Sitting(self, new_table(self.http, kinds, **more))

    def bring(self, journal: object) -> Sitting:
        answer = self.http.post("/api/import", json=journal)
        assert answer.status_code == 200, answer.text
        return Sitting(self, answer.json())


def new_table(http: httpx.Client, kinds: Iterable[str], **more: Any) -> dict[str, Any]:
    seats = [{"kind": "bot", "bot": k[4:]} if k.startswith("bot:") else {"kind": k} for k in kinds]
    body = {"game": "bloodborne", "seats": seats, "seed": FATE, **more}
    answer = http.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


class Sitting:
    """A table as the one who made it knows it."""

    def __init__(self, house: Any, made: dict[str, Any]) -> None:
        self.house = house
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.keys: list[dict[str, Any]] = made["seats"]
        self.screens: list[Screen] = []

    def token(self, seat: int) -> str:
        token: str = self.keys[seat]["token"]
        return token

    def screen(
        self, seat: int | None = None, token: str | None = None, host: bool = False
    ) -> Screen:
        """A connection with the eyes of a seat (or of whoever has this token, or a spectator's)."""
        if seat is not None:
            token = self.token(seat)
        screen = Screen(self.house.port)
        self.screens.append(screen)
        screen.hello(self.id, token, self.host if host else None)
        return screen

    def everybody(self) -> list[Screen]:
        return [self.screen(seat) for seat in range(len(self.keys))]

    def get(self, tail: str = "", host: bool = False) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.host}"} if host else {}
        found: httpx.Response = self.house.http.get(f"/api/tables/{self.id}{tail}", headers=headers)
        return found

    def claim(self, invite: str, name: str = "Anna") -> httpx.Response:
        found: httpx.Response = self.house.http.post(
            f"/api/tables/{self.id}/claim", json={"invite": invite, "name": name}
        )
        return found

    def journal(self) -> dict[str, Any]:
        """The match as it stands; without a word to anybody where we have the house to ourselves."""
        if isinstance(self.house, House):
            registry = self.house.app.state.registry
            opening = asyncio.run_coroutine_threadsafe(registry.table(self.id), registry.loop)
            table = opening.result(PATIENCE)
            telling = asyncio.run_coroutine_threadsafe(registry.journal(table), registry.loop)
            journal = telling.result(PATIENCE)
            kept: dict[str, Any] = json.loads(
                gzip.decompress(files.write(journal, table.match, table.seats))
            )
            return kept
        answer = self.get("/export", host=True)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def digest(self) -> str:
        digest: str = self.journal()["digests"][-1]
        return digest

    def close(self) -> None:
        for screen in self.screens:
            screen.close()


class Screen:
    """A scripted client. It remembers what it has been told, byte for byte."""

    def __init__(self, port: int) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws",
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE,
        ).__enter__()
        self.raw: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.history: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.undo: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        """The last state, whole."""
        self.seat: int | None = None
        self.seq = 0

    def close(self) -> None:
        self.socket.close()

    # ------------------------------------------------------------------ talking

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def read(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["t"] in {"welcome", "update"}:
            assert frame["seq"] >= self.seq
            self.seq = frame["seq"]
            self.view, self.seats, self.undo = frame["view"], frame["seats"], frame["undo"]
            self.events += frame["events"]
            self.frame = frame
            self.log = frame["history"] if "history" in frame else self.log + frame["events"]
            if frame["t"] == "welcome":
                self.seat = frame["seat"]
                self.history = frame["history"]
        return frame

    def until(self, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = self.read()
            if test(frame):
                return frame

    def hello(
        self, table: str, token: str | None, host: str | None = None, **more: Any
    ) -> dict[str, Any]:
        self.send(t="hello", table=table, token=token, **({"host": host} if host else {}), **more)
        return self.until(lambda f: f["t"] in {"welcome", "error"})

    def barrier(self) -> list[dict[str, Any]]:
        """Everything that was sent to this screen up to now (frames keep their order)."""
        self.send(t="ping")
        frames: list[dict[str, Any]] = []
        while (frame := self.read())["t"] != "pong":
            if frame["t"] == "error" and frame["code"] == "busy":
                time.sleep(0.1)
                self.send(t="ping")
            else:
                frames.append(frame)
        return frames

    def command(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command and read up to its answer."""
        cmd = fields.pop("cmd", None) or f"c{next(_numbers)}"
        self.send(t=t, cmd=cmd, **fields)
        return self.until(lambda f: f["t"] in {"done", "error"} and f["cmd"] == cmd)

    def choose(self, option: str | int = 0, **fields: Any) -> dict[str, Any]:
        """Choose by id, or the n-th option, of the first open decision."""
        if "decision" not in fields:
            fields["decision"] = self.view["decisions"][0]["id"]
        if isinstance(option, int):
            options = self.view["decisions"][0]["options"]
            option = options[option % len(options)]["id"]
        fields.setdefault("seq", self.seq)
        return self.command("choose", option=option, **fields)

    @property
    def options(self) -> list[str]:
        return [option["id"] for option in self.view["decisions"][0]["options"]]

    @property
    def is_asked(self) -> bool:
        return self.seat in self.view["waiting"] and bool(self.view["decisions"])


def play(screens: list[Screen], stop: Callable[[], bool] = lambda: False, turn: int = 0) -> int:
    """Let scripted persons play until the end (or `stop`); returns how many choices they made."""
    choices = 0
    while True:
        for screen in screens:
            screen.barrier()
        if screens[0].view["over"] or stop():
            return choices
        asked = [screen for screen in screens if screen.is_asked]
        if not asked:
            continue
        screen = asked[turn % len(asked)]
        turn += 1
        answer = screen.choose(turn * 7 % 11)
        assert answer["t"] == "done", answer
        choices += 1


class Process:
    """The server as its own process, to be killed."""

    started: ClassVar[list[subprocess.Popen[str]]] = []

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.http = httpx.Client(timeout=PATIENCE)
        self.start(*more)

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "undercroft.server", "--port", "0", "--data"]
        # A file, not a pipe: one that nobody reads would be full some day, and stop whoever writes.
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [*command, str(self.data), *more],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.started.append(self.process)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(PATIENCE)
            raise AssertionError(self.errors())
        port = urlsplit("http://" + line.split("http://")[1].split()[0]).port
        assert port is not None, line
        self.port = port
        self.http.base_url = httpx.URL(f"http://127.0.0.1:{self.port}")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self, how: int = signal.SIGINT) -> tuple[int, str]:
        """End it politely: its exit code and what it had to complain about."""
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self.errors()

    def errors(self) -> str:
        """What it had to complain about so far."""
        self._errors.seek(0)
        return self._errors.read()

    def sit(self, *kinds: str, **more: Any) -> Sitting:
        return Sitting(self, new_table(self.http, kinds, **more))


def running(house: House) -> Iterator[House]:
    try:
        yield house
    finally:
        house.stop()
