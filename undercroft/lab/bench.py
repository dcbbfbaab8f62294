"""Speed, side by side: every engine in a process of its own, on one core, taking turns; CPU time counts."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec

import undercroft

WORKER = Path(__file__).with_name("worker.py")
PEER = "catanatron"


class Entrant(NamedTuple):
    """An engine to be measured, and how its process is started."""

    name: str
    words: tuple[str, ...]
    """What the worker is told."""
    home: Path | None = None
    """Where another version of this package lies."""
    pure: bool = False
    """Ours without the compiled modules."""


class Line(msgspec.Struct, frozen=True):
    """One engine's medians."""

    engine: str
    version: str
    decisions_per_second: float
    copy_microseconds: float
    runs: tuple[float, ...]
    """Decisions a second of each run."""


class Bench(msgspec.Struct, frozen=True):
    """The whole comparison."""

    python: str
    machine: str
    lines: tuple[Line, ...]
    ratios: dict[str, dict[str, float]]
    """For each of our games and builds: our speed over the peer's, and the peer's copy time over ours."""
    compiled: dict[str, dict[str, float]]
    """For each of our games: the compiled build over plain Python, speed and copies."""
    earlier: dict[str, dict[str, float]]
    """For each of our games: plain Python over the version beside it."""

    def to_json(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self))


def entrants(games: Sequence[str], beside: Path | None = None) -> list[Entrant]:
    """Our games in each build that is there, an earlier version of them, and the peers."""
    found: list[Entrant] = []
    for game in games:
        words = ("ours", game, "4")
        if undercroft.BUILD == "compiled":
            found.append(Entrant(f"{game}, compiled", words))
        found.append(Entrant(game, words, pure=True))
        if beside is not None:
            found.append(Entrant(f"{game}, earlier", words, beside))
    return [
        *found,
        Entrant(PEER, (PEER,)),
        Entrant("open_spiel backgammon", ("open_spiel", "backgammon")),
        Entrant("rlcard limit hold’em", ("rlcard", "limit-holdem")),
    ]


class Worker:
    """An engine in its process."""

    def __init__(self, entrant: Entrant) -> None:
        home = entrant.home or Path(undercroft.__file__).parent.parent
        clean = {**os.environ, "PYTHONPATH": str(home)}
        clean.pop("UNDERCROFT_PURE", None)
        if entrant.pure:
            clean["UNDERCROFT_PURE"] = "1"
        self.name = entrant.name
        self.process = subprocess.Popen(  # noqa: S603 - our own worker
            [sys.executable, "-P", str(WORKER), *entrant.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=clean,
        )
        self.about = self.hear()

    @property
    def there(self) -> bool:
        return "version" in self.about

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return dict(json.loads(line)) if line else {}

    def measure(self, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return self.hear()

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


def bench(
    games: Sequence[str],
    seconds: float = 2.0,
    runs: int = 3,
    progress: Callable[[str], None] | None = None,
    beside: Path | None = None,
) -> Bench:
    """Measure our games and the peers, taking turns, `runs` times; medians count.

    `beside` is a checkout of an earlier version, measured in the same run.
    """
    workers: list[Worker] = []
    with_one_core()
    try:
        for entrant in entrants(games, beside):
            if progress is not None:
                progress(entrant.name)
            workers.append(Worker(entrant))
        there = [worker for worker in workers if worker.there]
        found: dict[str, list[dict[str, float]]] = {worker.name: [] for worker in there}
        for _ in range(runs):
            for worker in there:
                if progress is not None:
                    progress(worker.name)
                found[worker.name].append(worker.measure(seconds))
        lines = [summarise(w.name, str(w.about["version"]), found[w.name]) for w in there]
    finally:
        for worker in workers:
            worker.stop()
    return compare(lines, games)


def summarise(name: str, version: str, speeds: Sequence[dict[str, float]]) -> Line:
    rates = tuple(speed["decisions"] / speed["seconds"] for speed in speeds)
    return Line(
        engine=name,
        version=version,
        decisions_per_second=median(rates),
        copy_microseconds=median(speed["copy_seconds"] for speed in speeds) * 1e6,
        runs=rates,
    )


def compare(lines: Sequence[Line], games: Sequence[str]) -> Bench:
    """What stands beside what."""
    by_name = {line.engine: line for line in lines}
    ours = [line for line in lines if line.engine.split(", ")[0] in games]
    peer = by_name.get(PEER)
    pairs = {game: (f"{game}, compiled", game, f"{game}, earlier") for game in games}
    return Bench(
        python=platform.python_version(),
        machine=platform.machine(),
        lines=tuple(lines),
        ratios={line.engine: over(line, peer) for line in ours} if peer else {},
        compiled={
            game: over(by_name[quick], by_name[plain])
            for game, (quick, plain, _) in pairs.items()
            if quick in by_name
        },
        earlier={
            game: over(by_name[plain], by_name[old])
            for game, (_, plain, old) in pairs.items()
            if old in by_name
        },
    )


def over(line: Line, base: Line) -> dict[str, float]:
    """How many times as quick."""
    return {
        "speed": line.decisions_per_second / base.decisions_per_second,
        "copy": base.copy_microseconds / line.copy_microseconds,
    }


def with_one_core() -> None:
    """Stay on one core, with all that is started from here, where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
