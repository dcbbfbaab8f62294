#!/usr/bin/env python3
"""What a choice, a save, a resume, a hello and an undo cost at a table of 100, 1,000 and 10,000 inputs.

    python benchmarks/long_tables.py [--most 10000] [--json]

The server's own parts, without the network: medians and the slowest of some tries, in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from undercroft.server.limits import Settings
from undercroft.server.protocol.commands import Choose, Hello, Undo
from undercroft.server.protocol.tables import NewTable, SeatPlan
from undercroft.server.registry import TableRegistry
from undercroft.server.viewer import Viewer

TRIES = 15


class Player:
    """One person at a table of three, who keeps changing a secret choice: every change is an input."""

    def __init__(self, registry: TableRegistry, table: str, token: str) -> None:
        self.registry, self.table, self.token = registry, table, token
        self.turn = 0
        self.viewer = Viewer()

    async def hello(self) -> None:
        table = await self.registry.table(self.table)
        self.viewer = Viewer()
        await table.do(lambda: table.hello(self.viewer, Hello(self.table, self.token)))
        self.viewer.rest()

    async def choose(self) -> None:
        table = await self.registry.table(self.table)
        self.turn += 1
        decision = table.match.decisions_for(0)[0]
        option = decision.options[self.turn % 2].id
        frame = Choose(f"c{self.turn}", self.viewer.seq, decision.id, option)
        await table.do(lambda: table.command(self.viewer, frame))
        self.viewer.rest()

    async def undo(self) -> None:
        table = await self.registry.table(self.table)
        self.turn += 1
        await table.do(lambda: table.command(self.viewer, Undo(f"u{self.turn}")))
        self.viewer.rest()

    async def leave(self) -> None:
        table = await self.registry.table(self.table)
        await table.do(lambda: table.leave(self.viewer))
        await self.registry.sweep(0)

    async def resume(self) -> None:
        await self.registry.table(self.table)


async def timed(work: Callable[[], Awaitable[None]]) -> float:
    start = time.perf_counter()
    await work()
    return (time.perf_counter() - start) * 1000


async def measure(lengths: list[int]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(Path(folder), Settings())
        plan = NewTable("bloodborne", [SeatPlan("here") for _ in range(3)], seed="long")
        made = await registry.create(plan)
        player = Player(registry, made.table, str(made.seats[0].token))
        await player.hello()
        played = 0
        for length in lengths:
            while played < length:
                await player.choose()
                played += 1
            times: dict[str, list[float]] = {}
            for _ in range(TRIES):
                times.setdefault("choice and save", []).append(await timed(player.choose))
                times.setdefault("undo", []).append(await timed(player.undo))
                await player.leave()
                times.setdefault("resume", []).append(await timed(player.resume))
                times.setdefault("hello", []).append(await timed(player.hello))
            for what, values in times.items():
                found.append(
                    {
                        "inputs": length,
                        "what": what,
                        "tries": len(values),
                        "median_ms": round(statistics.median(values), 2),
                        "slowest_ms": round(max(values), 2),
                    }
                )
        await registry.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    lengths = [length for length in (100, 1_000, 10_000) if length <= given.most]
    found = asyncio.run(measure(lengths))
    if given.json:
        print(json.dumps(found))
        return
    for row in found:
        print(
            "{inputs:>7,} inputs  {what:<16} median {median_ms:>7.2f} ms  "
            "slowest {slowest_ms:>7.2f} ms  (n = {tries})".format(**row)
        )


if __name__ == "__main__":
    main()
