#!/usr/bin/env python3
"""Kill serving processes and PostgreSQL itself while people play, and count what was lost or done twice.

python benchmarks/chaos.py [--kills 500] [--tables 6] [--workers 2] [--seed 1]

Ctrl-C (or SIGTERM) ends the killing: what was done until then is counted.
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
from tests.server.wire import Process
from tools.postgres import Cluster

DATABASE = 10
"""One kill in so many is of the database."""
TELL = 20
"""Kills from one word on how it goes to the next."""
END = 300
"""Seconds for everybody to make their last choices."""


class Chaos:
    """A house in which nothing is safe, and the people who play there nevertheless."""

    def __init__(self, cluster: Cluster, workers: Workers, tables: int, seed: int) -> None:
        self.cluster = cluster
        self.workers = workers
        self.tables = tables
        self.games: list[Players] = []
        self.processes = self.databases = 0
        self.lost = self.doubled = 0
        self.problems: list[str] = []
        self.enough = False
        """Somebody does not want to wait for all of the kills."""
        self._chance = random.Random(seed)  # noqa: S311
        self._start = time.monotonic()

    @property
    def kills(self) -> int:
        return self.processes + self.databases

    def __str__(self) -> str:
        return (
            f"{self.processes} processes and {self.databases} databases killed in "
            f"{time.monotonic() - self._start:.0f} s; "
            f"{sum(len(game.done) for game in self.games):,} answered choices at "
            f"{len(self.games)} tables, {sum(game.resent for game in self.games)} sent again"
        )

    def go_on(self, kills: int) -> None:
        told = 0
        while self.kills < kills and not self.enough:
            self._seat()
            for _ in range(self._chance.randrange(1, 10)):
                self.workers.answered.acquire(timeout=10)
            time.sleep(self._chance.random() * 0.02)
            self._kill()
            if self.kills >= told + TELL:
                told = self.kills
                print(self, flush=True)

    def stop(self, number: int, frame: object) -> None:
        """A signal."""
        self.enough = True

    def _seat(self) -> None:
        """There are always so many tables at which people play."""
        while sum(game.is_alive() for game in self.games) < self.tables:
            seats = ["here", "here", self._chance.choice(["here", "bot:random"])]
            sitting = self.workers.sit(*seats)
            game = Players(self.workers, sitting, seats.count("here"), len(self.games))
            self.games.append(game)
            game.start()

    def _kill(self) -> None:
        if self.kills % DATABASE == DATABASE - 1:
            self.cluster.kill()
            self.cluster.start()
            self.databases += 1
        elif pids := self.workers.pids():
            # One that was killed a moment ago may still be listed.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._chance.choice(pids), signal.SIGKILL)
                self.processes += 1

    def count(self) -> None:
        """Let everybody make two more choices, then compare what they were told with what is kept."""
        for game in self.games:
            game.enough = len(game.done) + 2
        until = time.monotonic() + END
        for number, game in enumerate(self.games):
            game.join(max(0.0, until - time.monotonic()))
            if game.problem is not None or game.is_alive():
                self.problems.append(f"table {number}: {game.problem!r}, {len(game.done)} choices")
            game.sitting.house = self.workers.process
            kept = [e for e in game.sitting.journal()["inputs"] if e[1] < game.people]
            self.lost += sum(choice not in kept for choice in game.done)
            # What was sent last may be kept although nobody came to hear the answer.
            last = [["decide", game.pending[0], *game.pending[2:]]] if game.pending else []
            self.doubled += max(0, len(kept) - len(game.done) - (kept[-1:] == last))

    def close(self) -> None:
        """How the house ends, and what it had to complain about all the time."""
        code, errors = self.workers.process.stop(signal.SIGTERM)
        if code:
            self.problems.append(f"the house ended with {code}")
        if "Traceback" in errors:
            self.problems.append(errors[errors.index("Traceback") :][:3000])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        cluster = Cluster()
        stack.callback(cluster.stop)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.callback(let_go)
        workers = Workers(folder, cluster.address("chaos"), given.workers)
        chaos = Chaos(cluster, workers, given.tables, given.seed)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, chaos.stop)
        chaos.go_on(given.kills)
        chaos.count()
        chaos.close()
    print(f"{chaos}: {chaos.lost} lost, {chaos.doubled} done twice")
    for problem in chaos.problems:
        print(problem)
    raise SystemExit(1 if chaos.lost or chaos.doubled or chaos.problems else 0)


def let_go() -> None:
    """Whatever has happened, no process is left: the house's own end with it."""
    for process in Process.started:
        if process.poll() is None:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
