"""The benchmark measures what it says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from benchmarks import table
from undercroft.lab import bench as room


@pytest.fixture(autouse=True)
def _every_core_back() -> Iterator[None]:
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    yield
    if cores:
        os.sched_setaffinity(0, cores)


def line(engine: str, rates: list[int], copy: float) -> room.Line:
    speeds = [{"decisions": rate, "seconds": 1.0, "copy_seconds": copy} for rate in rates]
    return room.summarise(engine, "1", speeds)


def test_medians_and_ratios() -> None:
    lines = [
        line("hunt, compiled", [800, 600, 900], 0.5e-6),
        line("hunt", [100, 300, 200], 2e-6),
        line("hunt, earlier", [100, 100, 100], 1e-6),
        line("catanatron", [50, 10, 20], 8e-6),
        line("rlcard uno", [1, 1, 1], 0.0),
    ]
    found = room.compare(lines, ["hunt"])
    assert [one.decisions_per_second for one in found.lines] == [800, 200, 100, 20, 1]
    assert found.lines[1].runs == (100, 300, 200)
    assert found.ratios["hunt"] == {"speed": 10, "copy": pytest.approx(4)}
    assert found.ratios["hunt, compiled"] == {"speed": 40, "copy": pytest.approx(16)}
    assert set(found.ratios) == {"hunt", "hunt, compiled", "hunt, earlier"}
    assert found.compiled == {"hunt": {"speed": 4, "copy": pytest.approx(4)}}
    assert found.earlier == {"hunt": {"speed": 2, "copy": pytest.approx(0.5)}}


def test_the_page_tells_the_figures_of_this_version_and_shows_its_picture() -> None:
    page, found = table.PAGE.read_text("utf-8"), table.figures(undercroft.__version__)
    assert table.told(page, undercroft.__version__, found) == page
    assert "earlier" in found  # an earlier version, measured in the same run
    assert (table.HOME / "history" / f"{undercroft.__version__}.svg").is_file()


def test_figures_take_the_place_of_those_before() -> None:
    found = room.compare([line("hunt", [100], 1e-6), line("catanatron", [50], 2e-6)], ["hunt"])
    page = f"above\n{table.BEGIN}\nold\n{table.END}\nbelow"
    told = table.told(page, "9.9", found.to_json())
    assert "| hunt (1) | 100 | 2.00 |  |  | 1.00 |" in told
    assert "history/9.9.svg" in told
    assert "old" not in told
    assert told.startswith("above\n")
    assert told.endswith("\nbelow")


def test_a_picture_is_drawn_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    lines = [
        line("hunt, compiled", [800], 1e-6),
        line("hunt", [100], 1e-6),
        line("catanatron", [50], 2e-6),
    ]
    found = room.compare(lines, ["hunt"]).to_json()
    for name in ("one.svg", "two.svg"):
        table.draw(found, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert "catanatron" in (tmp_path / "one.svg").read_text()


def test_without_a_peer_or_another_build_there_is_nothing_to_compare() -> None:
    found = room.compare([line("hunt", [100], 1e-6)], ["hunt"])
    assert (found.ratios, found.compiled, found.earlier) == ({}, {}, {})


def test_our_own_games_are_measured_in_each_build_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "entrants", lambda games, beside: OURS)
    found = room.bench(["bloodborne"], seconds=0.01, runs=1)
    assert [one.engine for one in found.lines] == ["bloodborne"]
    assert found.lines[0].version == f"{undercroft.__version__}, pure Python"
    assert found.lines[0].decisions_per_second > 1000
    assert 0 < found.lines[0].copy_microseconds < 10_000


OURS = [
    room.Entrant("bloodborne", ("ours", "bloodborne", "4"), pure=True),
    room.Entrant("absent", ("rlcard", "no such game of it")),
]
