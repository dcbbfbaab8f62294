"""Speed, side by side: every engine in the same process on the same core, taking turns."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import msgspec

from .peers import Engine, Speed, catanatron, ours


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
    """For each of our games: our speed over the peer's, and the peer's copy time over ours."""

    def to_json(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self))


def bench(
    games: Sequence[str],
    seconds: float = 2.0,
    runs: int = 3,
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Measure our games and the peer, alternating, `runs` times; medians count."""
    engines = [ours(game) for game in games]
    if peer := catanatron():
        engines.append(peer)
    with_one_core()
    for engine in engines:
        engine.measure(0.2)  # warm: packs loaded, caches filled
    speeds: dict[str, list[Speed]] = {engine.name: [] for engine in engines}
    for _ in range(runs):
        for engine in engines:
            if progress is not None:
                progress(engine.name)
            speeds[engine.name].append(engine.measure(seconds))
    lines = tuple(summarise(engine, speeds[engine.name]) for engine in engines)
    return Bench(platform.python_version(), platform.machine(), lines, compare(lines, peer))


def summarise(engine: Engine, speeds: Sequence[Speed]) -> Line:
    return Line(
        engine=engine.name,
        version=engine.version,
        decisions_per_second=median(speed.rate for speed in speeds),
        copy_microseconds=median(speed.copy_seconds for speed in speeds) * 1e6,
        runs=tuple(speed.rate for speed in speeds),
    )


def compare(lines: Sequence[Line], peer: Engine | None) -> dict[str, dict[str, float]]:
    found = {line.engine: line for line in lines}
    if peer is None:
        return {}
    base = found.pop(peer.name)
    return {
        name: {
            "speed": line.decisions_per_second / base.decisions_per_second,
            "copy": base.copy_microseconds / line.copy_microseconds,
        }
        for name, line in found.items()
    }


def with_one_core() -> None:
    """Stay on one core where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
