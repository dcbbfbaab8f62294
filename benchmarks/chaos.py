#!/usr/bin/env python3
"""Kill serving processes and PostgreSQL itself while people play, and count what was lost or done twice.

python benchmarks/chaos.py [--kills 500] [--tables 6] [--workers 2]
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.players import Players
from tests.server.test_workers import Workers
from tools.postgres import Cluster

DATABASE = 10
"""One kill in so many is of the database."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    chance = random.Random()  # noqa: S311
    cluster = Cluster()
    with tempfile.TemporaryDirectory() as folder:
        workers = Workers(Path(folder), cluster.address("chaos"), given.workers)
        games: list[Players] = []
        kills = {"process": 0, "database": 0}
        lost = doubled = 0
        start = time.monotonic()
        try:
            while sum(kills.values()) < given.kills:
                while sum(game.is_alive() for game in games) < given.tables:
                    seats = ["here", "here", chance.choice(["here", "bot:random"])]
                    people = seats.count("here")
                    games.append(Players(workers, workers.sit(*seats), people, len(games)))
                    games[-1].start()
                for _ in range(chance.randrange(1, 10)):
                    workers.answered.acquire(timeout=10)
                time.sleep(chance.random() * 0.02)
                if sum(kills.values()) % DATABASE == DATABASE - 1:
                    cluster.kill()
                    cluster.start()
                    kills["database"] += 1
                elif pids := workers.pids():
                    # One that was killed a moment ago may still be listed.
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(chance.choice(pids), signal.SIGKILL)
                        kills["process"] += 1
            for game in games:
                game.enough = len(game.done) + 2
            for game in games:
                game.join(300)
            for game in games:
                game.sitting.house = workers.process
                kept = [e for e in game.sitting.journal()["inputs"] if e[1] < game.people]
                lost += sum(choice not in kept for choice in game.done)
                doubled += max(0, len(kept) - len(game.done))
        finally:
            workers.process.stop(signal.SIGTERM)
            cluster.stop()
    answered = sum(len(game.done) for game in games)
    problems = [repr(game.problem) for game in games if game.problem or game.is_alive()]
    print(
        f"{kills['process']} processes and {kills['database']} databases killed in "
        f"{time.monotonic() - start:.0f} s; {answered:,} answered choices at {len(games)} tables, "
        f"{sum(game.resent for game in games)} sent again: {lost} lost, {doubled} done twice"
    )
    for problem in problems:
        print(problem)
    raise SystemExit(1 if lost or doubled or problems else 0)


if __name__ == "__main__":
    main()
