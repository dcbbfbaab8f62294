"""What is counted, for Prometheus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

import undercroft

if TYPE_CHECKING:
    from .registry import TableRegistry

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
BEGAN = "undercroft_start_time_seconds"
"""Of several processes the time at which the oldest began; everything else is a sum."""
BEAT = 0.5
"""Seconds between two looks at how late the server is."""


class Metrics:
    """One registry a server: nothing is shared with others in the same process."""

    def __init__(self, worker: str = "") -> None:
        self.registry = CollectorRegistry()
        self.began = time.time()

        def counter(name: str, told: str, *labels: str) -> Counter:
            return Counter(f"undercroft_{name}", told, labels, registry=self.registry)

        def gauge(name: str, told: str, *labels: str) -> Gauge:
            return Gauge(f"undercroft_{name}", told, labels, registry=self.registry)

        def histogram(name: str, told: str, *labels: str) -> Histogram:
            return Histogram(
                f"undercroft_{name}", told, labels, buckets=_QUICK, registry=self.registry
            )

        self.choices = counter("choices", "Choices that were taken and kept", "game", "by")
        self.refused = counter("refused", "Frames and calls that were refused", "code")
        self.failed = counter("failed", "Frames and calls that the server failed on")
        self.opened = counter("tables_opened", "Tables brought back from the store")
        self.made = counter("tables_made", "Tables made", "game", "how")
        self.choice = histogram("choice_seconds", "From a choice's turn to its being kept", "game")
        self.late = histogram("lateness_seconds", "How late the server is for what it had planned")
        self._tables = gauge("tables", "Tables in memory")
        self._screens = gauge("screens", "Screens that look at a table")
        self._waiting = gauge("bots_waiting", "Jobs that wait for a process")
        self._busy = gauge("bots_busy", "Jobs that are being done")
        self._bots = gauge("bots", "Processes for bots at most")
        self._lost = gauge("bots_lost", "Processes that died or took too long")
        self._began = gauge("start_time_seconds", "When this server began")
        self._began.set(self.began)
        info = gauge("info", "Version", "version", "worker")
        info.labels(undercroft.__version__, worker).set(1)

    def written(self, registry: TableRegistry) -> bytes:
        """As Prometheus reads it."""
        self._tables.set(len(registry.tables))
        self._screens.set(sum(len(table.viewers) for table in registry.tables.values()))
        self._waiting.set(registry.pool.waiting)
        self._busy.set(registry.pool.busy)
        self._bots.set(registry.pool.size)
        self._lost.set(registry.pool.lost)
        return generate_latest(self.registry)

    async def watch(self) -> None:
        """Notes how late the server is, as long as it runs."""
        while True:
            then = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.late.observe(max(0.0, time.monotonic() - then))


def standing(body: bytes) -> dict[str, float]:
    """What has no labels, by its name: how things stand now."""
    samples = (
        sample
        for family in text_string_to_metric_families(body.decode())
        for sample in family.samples
    )
    return {sample.name: sample.value for sample in samples if not sample.labels}


def merged(bodies: Sequence[bytes]) -> bytes:
    """The counts of several processes as one."""
    found: dict[str, tuple[str, str, dict[tuple[str, str], float]]] = {}
    for body in bodies:
        for family in text_string_to_metric_families(body.decode()):
            name = family.name + ("_total" if family.type == "counter" else "")
            _, _, values = found.setdefault(name, (family.documentation, family.type, {}))
            for sample in family.samples:
                if sample.name.endswith("_created"):
                    continue
                labels = ",".join(f'{key}="{value}"' for key, value in sample.labels.items())
                key = (sample.name, f"{{{labels}}}" if labels else "")
                if key in values and sample.name == BEGAN:
                    values[key] = min(values[key], sample.value)
                else:
                    values[key] = values.get(key, 0.0) + sample.value
    lines: list[str] = []
    for name, (told, kind, values) in found.items():
        if values:
            lines += [f"# HELP {name} {told}", f"# TYPE {name} {kind}"]
            lines += [f"{sample}{labels} {value}" for (sample, labels), value in values.items()]
    return "\n".join([*lines, ""]).encode()
