"""The benchmark measures what it says."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from undercroft.lab import bench as room
from undercroft.lab.peers import Engine, Speed


@pytest.fixture(autouse=True)
def _every_core_back() -> Iterator[None]:
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    yield
    if cores:
        os.sched_setaffinity(0, cores)


def test_medians_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([9, 100, 300, 200])  # the first is the warm-up
    peers = iter([9, 50, 10, 20])
    quick = Engine("quick", "1", lambda _: Speed(next(rates), 1.0, 2e-6))
    peer = Engine("peer", "1", lambda _: Speed(next(peers), 1.0, 8e-6))
    monkeypatch.setattr(room, "ours", lambda _: quick)
    monkeypatch.setattr(room, "catanatron", lambda: peer)
    found = room.bench(["any"])
    assert [line.decisions_per_second for line in found.lines] == [200, 20]
    assert found.lines[0].runs == (100, 300, 200)
    assert found.ratios == {"quick": {"speed": 10, "copy": pytest.approx(4)}}


def test_our_own_games_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "catanatron", lambda: None)
    found = room.bench(["bloodborne"], seconds=0.01, runs=1)
    assert found.lines[0].decisions_per_second > 1000
    assert 0 < found.lines[0].copy_microseconds < 10_000
    assert found.ratios == {}
