#!/usr/bin/env python3
"""A thousand live tables over all four games, with bots and people who think, beside a bare echo server.

    python benchmarks/load.py [--tables 1000] [--seconds 60] [--think 5] [--data FOLDER] [--workers 1]

One server process and its bot processes (or several, which share a PostgreSQL); guests and the echo in
processes of their own, on the same machine: what the machine adds, the echo shows. A choice is answered once
it is kept: what the disk takes for one page, at the same time, is shown beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from guests import Guest, Server, Workers, percentile, told
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.postgres import Cluster

KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("bloodborne", {}, 3),
    ("dark_souls", {"mode": "encounter"}, 2),
    ("tomb_of_giants", {"mode": "encounter"}, 2),
    ("darkest_dungeon", {"mode": "battle"}, 2),
]
ECHO_SECONDS = 0.1
PAGE = 4096


def echo(port: Any) -> None:
    """The least that a WebSocket server can do."""

    async def run() -> None:
        async def again(socket: Any) -> None:
            async for text in socket:
                await socket.send(text)

        async with serve(again, "127.0.0.1", 0, compression=None) as server:
            port.send(next(iter(server.sockets)).getsockname()[1])
            await asyncio.Event().wait()

    asyncio.run(run())


async def echoes(port: int, until: float) -> list[float]:
    times: list[float] = []
    async with connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
        while time.monotonic() < until:
            start = time.perf_counter()
            await socket.send('{"t":"ping"}')
            await socket.recv()
            times.append(time.perf_counter() - start)
            await asyncio.sleep(ECHO_SECONDS)
    return times


async def writes(folder: Path, until: float) -> list[float]:
    """What it takes to have a page on the disk for sure."""

    def write(file: int) -> float:
        start = time.perf_counter()
        os.pwrite(file, bytes(PAGE), 0)
        os.fsync(file)
        return time.perf_counter() - start

    times: list[float] = []
    file = os.open(folder / "page", os.O_WRONLY | os.O_CREAT, 0o600)
    while time.monotonic() < until:
        times.append(await asyncio.to_thread(write, file))
        await asyncio.sleep(ECHO_SECONDS)
    os.close(file)
    return times


async def person(guest: Guest, think: float, until: float) -> None:
    """Thinks, then chooses, whenever asked."""
    while time.monotonic() < until:
        while not guest.is_asked:
            if guest.view is not None and guest.view.over:
                return
            try:
                await asyncio.wait_for(guest.changed(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                return
        await asyncio.sleep(guest.random.uniform(0.5, 1.5) * think)
        if guest.is_asked and time.monotonic() < until:
            await guest.choose()


async def open_tables(server: Server, number: int) -> list[Guest]:
    levels = {game["id"]: game["bots"] for game in server.get("/api/games")}
    guests: list[Guest] = []
    for n in range(number):
        game, setup, seats = KINDS[n % len(KINDS)]
        level = "veteran" if "veteran" in levels[game] else "greedy"
        plan = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * (seats - 1)]
        made = await asyncio.to_thread(server.sit, game, plan, setup=setup)
        guest = Guest(server.port, made["table"], made["seats"][0]["token"], n)
        await guest.come()
        guests.append(guest)
    return guests


@contextlib.contextmanager
def house(folder: Path, workers: int, sets: list[str]) -> Iterator[Server]:
    """One process with its file, or several and a PostgreSQL."""
    with contextlib.ExitStack() as stack:
        if workers == 1:
            server = Server(folder, *sets)
        else:
            cluster = Cluster()
            stack.callback(cluster.stop)
            server = Workers(folder, cluster.address("load"), workers, *sets)
        stack.callback(server.stop)
        yield server


async def measure(given: argparse.Namespace) -> dict[str, Any]:
    ours, theirs = multiprocessing.Pipe()
    bare = multiprocessing.Process(target=echo, args=(theirs,), daemon=True)
    bare.start()
    echo_port = ours.recv()
    # All of them come from one address here.
    many = [f"{name}=100000" for name in ("connections", "connections_in_all")]
    many += [f"{name}=100000/100000" for name in ("create", "calls", "frames_from_one")]
    sets = [word for one in many for word in ("--set", one)]
    with (
        tempfile.TemporaryDirectory(dir=given.data) as folder,
        house(Path(folder), given.workers, sets) as server,
    ):
        await asyncio.sleep(1)
        # The first tables bring what all of them share: what a table costs is what the others add.
        guests = await open_tables(server, min(40, given.tables))
        await asyncio.sleep(3)
        before, first = server.memory(), len(guests)
        guests += await open_tables(server, given.tables - first)
        print(f"{len(guests)} tables are open", flush=True)
        until = time.monotonic() + given.seconds
        spent, counted = server.cpu(), server.choices()
        bare_alone, on_disk, *_ = await asyncio.gather(
            echoes(echo_port, until),
            writes(Path(folder), until),
            *(person(guest, given.think, until) for guest in guests),
        )
        times = [taken for guest in guests for taken in guest.times]
        errors = Counter(error for guest in guests for error in guest.errors)
        found = {
            "tables": len(guests),
            "over": sum(guest.view is not None and guest.view.over for guest in guests),
            "choices": len(times),
            "choice_p50_ms": percentile(times, 0.5),
            "choice_p99_ms": percentile(times, 0.99),
            "echo_p50_ms": percentile(bare_alone, 0.5),
            "echo_p99_ms": percentile(bare_alone, 0.99),
            "echo_n": len(bare_alone),
            "disk_p50_ms": percentile(on_disk, 0.5),
            "disk_p99_ms": percentile(on_disk, 0.99),
            "kilobytes_a_table": (server.memory() - before) / max(1, len(guests) - first) / 1000,
            "server_cores": (server.cpu() - spent) / given.seconds,
            "choices_with_bots": server.choices() - counted,
            "server_ms_a_choice": (server.cpu() - spent) * 1000 / (server.choices() - counted),
            "errors": dict(errors),
        }
        print(told("a choice", times))
        print(told("the echo", bare_alone))
        print(told("a page on the disk", on_disk))
        for guest in guests:
            await guest.leave()
    bare.terminate()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5)
    parser.add_argument("--workers", type=int, default=1, help="processes; several: on PostgreSQL")
    parser.add_argument("--data", type=Path, help="where the games are kept [a temporary folder]")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = asyncio.run(measure(given))
    print(json.dumps(found, indent=1))
    over = found["choice_p99_ms"] - found["echo_p99_ms"]
    print(
        f"p99 over the echo's: {over:.1f} ms (wanted: 50); "
        f"{found['kilobytes_a_table']:.0f} kB a table (wanted: 100); "
        f"{sum(found['errors'].values())} errors (wanted: 0)"
    )


if __name__ == "__main__":
    main()
