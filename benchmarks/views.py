"""What it costs to say what everybody sees, in each build and beside an earlier version.

    python benchmarks/views.py [--beside ../old] [--rounds 3] [--game dark_souls]

After every answer of matches that are played by chance two things are counted, in CPU time: what whoever is
asked sees, alone, as a bot looks; and what all seats see, as a table sends it to four people. Each version
runs in a process of its own, all on one core, taking turns; the median of the rounds, in microseconds an
answer, and beside it how many times as quick as the first line of each set-up.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HOME = Path(__file__).resolve().parent.parent

#: What is played, and from where on views are counted: in the middle of things.
SETUPS: dict[str, list[dict[str, Any]]] = {
    "bloodborne": [{"players": 4}],
    "dark_souls": [{"players": 4}, {"players": 4, "mode": "encounter"}],
    "tomb_of_giants": [{"players": 4}, {"players": 4, "mode": "encounter"}],
    "darkest_dungeon": [{}, {"mode": "battle"}],
}
FIRST, LAST = 6, 90
"""Answers of a match after which views are counted."""
MATCHES = 5


def waits(state: Any, ask: Any) -> bool:
    """Whether an answer to this question is waited for."""
    return not state.answered >> ask.seat & 1 and not getattr(ask, "aside", False)


def everybody(match: Any) -> None:
    """What all seats see; an earlier version makes each for itself."""
    seats = range(len(match.seats))
    if hasattr(match, "views"):
        match.views(seats)
        return
    for seat in seats:
        match.view(seat)


class Spent:
    """Seconds of both, and after how many answers."""

    def __init__(self) -> None:
        self.alone = self.all = 0.0
        self.answers = 0

    def play(self, game: str, setup: dict[str, Any], number: int) -> None:
        """One match."""
        import undercroft  # noqa: PLC0415 - whichever version PYTHONPATH names

        match = undercroft.new(game, setup, seed=number)
        chance = random.Random(number)  # noqa: S311 - dice, not keys
        for count in range(LAST):
            state = match.state
            if state.over:
                break
            ask = next(ask for ask in state.asks if waits(state, ask))
            if count >= FIRST:
                begin = process_time()
                match.view(ask.seat)
                middle = process_time()
                everybody(match)
                self.all += process_time() - middle
                self.alone += middle - begin
                self.answers += 1
            match.choose(ask, ask.options[int(chance.random() * len(ask.options))])


def work() -> None:
    """Answer the name of a game with the microseconds of both, in each of its set-ups."""
    import undercroft  # noqa: PLC0415

    build = getattr(undercroft, "BUILD", "pure Python")
    print(json.dumps(f"{undercroft.__version__}, {build}"), flush=True)
    for line in sys.stdin:
        game = line.strip()
        found = []
        for setup in SETUPS[game]:
            gc.collect()
            spent = Spent()
            for number in range(MATCHES):
                spent.play(game, setup, number)
            found.append([one / spent.answers * 1e6 for one in (spent.alone, spent.all)])
        print(json.dumps(found), flush=True)


class Worker:
    """A version in its process."""

    def __init__(self, home: Path, pure: bool) -> None:
        clean = {**os.environ, "PYTHONPATH": str(home)}
        clean.pop("UNDERCROFT_PURE", None)
        if pure:
            clean["UNDERCROFT_PURE"] = "1"
        self.process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-P", __file__, "--work"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=clean,
        )
        self.name: str = self.hear()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def measure(self, game: str) -> list[list[float]]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{game}\n")
        self.process.stdin.flush()
        return list(self.hear())

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


def compared(games: list[str], rounds: int, beside: Path | None) -> list[str]:
    """A line a set-up and version."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = [Worker(beside, True)] if beside is not None else []
    workers += [Worker(HOME, True), Worker(HOME, False)]
    if workers[-1].name == workers[-2].name:  # nothing is compiled
        workers.pop().stop()
    told: list[str] = []
    try:
        for game in games:
            for worker in workers:
                worker.measure(game)  # warm: packs loaded, texts made
            found = [[worker.measure(game) for worker in workers] for _ in range(rounds)]
            for place, setup in enumerate(SETUPS[game]):
                name = " ".join([game, *(str(value) for value in setup.values())])
                for at, worker in enumerate(workers):
                    cells = [f"| {name} | {worker.name}"]
                    for what in (0, 1):
                        ours = median(one[at][place][what] for one in found)
                        ratio = median(one[0][place][what] / one[at][place][what] for one in found)
                        cells.append(f"{ours:.0f} | {ratio:.2f}")
                    told.append(f"{' | '.join(cells)} |")
    finally:
        for worker in workers:
            worker.stop()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="What views cost.")
    parser.add_argument("--beside", type=Path, help="a checkout of an earlier version")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append", choices=sorted(SETUPS))
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work:
        work()
        return
    print("| | version | µs alone | × | µs all seats | × |\n|---|---|---:|---:|---:|---:|")
    lines = compared(wanted.game or list(SETUPS), wanted.rounds, wanted.beside)
    print("\n".join(lines))


if __name__ == "__main__":
    main()
