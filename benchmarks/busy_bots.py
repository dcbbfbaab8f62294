#!/usr/bin/env python3
"""How long a choice takes at one table while ten others are full of thinking bots, beside an idle server.

python benchmarks/busy_bots.py [--tables 10] [--choices 300]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from guests import Guest, Server, told

BUSY = {"game": "tomb_of_giants", "setup": {"mode": "campaign", "players": 4}}


async def choices(server: Server, number: int) -> list[float]:
    """A person alone with two others on the same screen keeps changing a secret choice."""
    made = server.sit("bloodborne", [{"kind": "here"}] * 3)
    guest = Guest(server.port, made["table"], made["seats"][0]["token"])
    await guest.come()
    for _ in range(number):
        await guest.choose()
        await asyncio.sleep(0.02)
    await guest.leave()
    return guest.times


async def measure(tables: int, number: int, level: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            print(told("an idle server", await choices(server, number)), flush=True)
            watchers: list[Guest] = []
            for n in range(tables):
                seats = [{"kind": "bot", "bot": level}] * 4
                made = server.sit(BUSY["game"], seats, setup=BUSY["setup"], seed=f"busy {n}")
                watcher = Guest(server.port, made["table"], None)
                await watcher.come()
                watchers.append(watcher)
            await asyncio.sleep(5)
            before = server.cpu()
            found = await choices(server, number)
            print(told(f"{tables} tables of four {level} bots", found), flush=True)
            print(f"the server itself was busy for {server.cpu() - before:.1f} s meanwhile")
            for watcher in watchers:
                await watcher.leave()
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--level", default="greedy")
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.choices, given.level))


if __name__ == "__main__":
    main()
