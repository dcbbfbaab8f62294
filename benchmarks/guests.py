"""Servers in processes of their own, and guests who play there: what the load scripts share."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, LiteralString

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect

_numbers = itertools.count()


class Server:
    """`undercroft serve` on a free port."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [*command, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.split("http://")[1].split("/")[0].split()[0].rsplit(":", 1)[1])

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            return json.load(answer)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as answer:
            return json.load(answer)

    def sit(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    def serving(self) -> list[int]:
        """The processes that have tables."""
        return [self.process.pid]

    def memory(self) -> int:
        """Bytes that those hold, shared pages not counted twice."""
        texts = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.serving()]
        lines = [line for text in texts for line in text.splitlines() if "Pss:" in line[:5]]
        return sum(int(line.split()[1]) * 1024 for line in lines)

    def choices(self) -> int:
        """Those of bots and of people that were kept so far."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        found = [line.split()[-1] for line in lines if line.startswith("undercroft_choices_total{")]
        return int(sum(map(float, found)))

    def cpu(self) -> float:
        """Seconds of processor time of those."""
        stats = [Path(f"/proc/{pid}/stat").read_text() for pid in self.serving()]
        fields = [stat.rsplit(") ", 1)[1].split() for stat in stats]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Workers(Server):
    """`undercroft serve --workers`: several processes, and all of their tables in PostgreSQL."""

    def __init__(self, data: Path, address: str, number: int, *more: str) -> None:
        super().__init__(data, "--store", address, "--workers", str(number), *more)
        self.address = address

    def _counted(self, statement: LiteralString) -> list[int]:
        with psycopg.connect(self.address) as connection:
            return [number for (number,) in connection.execute(statement).fetchall()]

    def serving(self) -> list[int]:
        return self._counted("select pid from workers")

    def choices(self) -> int:
        # Each process counts for itself: what all of them have kept, the store knows.
        return self._counted("select count(*) from entries")[0]


class _Option(msgspec.Struct):
    id: str


class _Decision(msgspec.Struct):
    id: str
    options: list[_Option]


class _View(msgspec.Struct):
    waiting: list[int]
    decisions: list[_Decision]
    over: bool


class _Frame(msgspec.Struct):
    """What a guest reads of a frame; the rest is for screens."""

    t: str
    seq: int = 0
    seat: int | None = None
    cmd: str | None = None
    code: str = ""
    message: str = ""
    view: _View | None = None


_read = msgspec.json.Decoder(_Frame).decode


class Guest:
    """One screen: says hello, chooses when it is asked, and notes how long each answer took."""

    def __init__(self, port: int, table: str, token: str | None, seed: int = 0) -> None:
        self.port, self.table, self.token = port, table, token
        self.random = random.Random(seed)  # noqa: S311
        self.view: _View | None = None
        self.seat: int | None = None
        self.seq = 0
        self.times: list[float] = []
        self.errors: list[str] = []
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[_Frame]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def come(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws"
        self._socket = await connect(address, max_size=None, compression=None, ping_interval=None)
        self._reader = asyncio.create_task(self._read())
        hello = {"t": "hello", "table": self.table, "token": self.token}
        await self._socket.send(json.dumps(hello))
        while self.view is None:
            await self.changed()

    async def changed(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    async def _read(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            frame = _read(text)
            match frame.t:
                case "welcome" | "update":
                    self.seq, self.view = frame.seq, frame.view
                    if frame.t == "welcome":
                        self.seat = frame.seat
                    self._changed.set()
                case "done" | "error" | "pong":
                    waiting = self._answers.pop(frame.cmd or "ping", None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(frame)
                    elif frame.t == "error":
                        self.errors.append(frame.message)

    async def ask(self, cmd: str, frame: dict[str, Any]) -> _Frame:
        """Send something, and how long it takes until it is answered is noted."""
        assert self._socket is not None
        answer: asyncio.Future[_Frame] = asyncio.get_running_loop().create_future()
        self._answers[cmd] = answer
        start = time.perf_counter()
        await self._socket.send(json.dumps(frame))
        found = await answer
        self.times.append(time.perf_counter() - start)
        return found

    @property
    def is_asked(self) -> bool:
        view = self.view
        return view is not None and self.seat in view.waiting and bool(view.decisions)

    async def choose(self) -> None:
        assert self.view is not None
        decision = self.view.decisions[0]
        option = self.random.choice(decision.options).id
        cmd = f"c{next(_numbers)}"
        frame = {"t": "choose", "cmd": cmd, "seq": self.seq, "option": option}
        found = await self.ask(cmd, {**frame, "decision": decision.id})
        # Another's choice may have come in between: that is no error.
        if found.t == "error" and found.code != "conflict":
            self.errors.append(found.message)

    async def leave(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            await self._socket.close()


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def told(name: str, values: list[float]) -> str:
    return (
        f"{name:<34} p50 {percentile(values, 0.5):>7.2f}  p99 {percentile(values, 0.99):>8.2f} ms"
        f"  (n = {len(values):,})"
    )
