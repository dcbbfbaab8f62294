"""Finished matches are analysed in the background, once, and kept with their replay."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.tables import Players, new
from undercroft.server import limits

from .wire import QUICK, House, Sitting, running

Doc = dict[str, Any]


@pytest.fixture
def soon(tmp_path: Path) -> Iterator[House]:
    """A house that looks at each decision for a moment only."""
    yield from running(House(tmp_path, replace(QUICK, analysis=40)))


def finished(house: House) -> Sitting:
    match = new({"players": 3}, "afterwards")
    players = Players(match, ("random", "random"), 5)
    while not match.over:
        players.step(match)
    return house.bring(match.journal())


def begin(house: House, table: Sitting, status: int = 200) -> Doc:
    answer = house.http.post(f"/api/tables/{table.id}/analysis")
    assert answer.status_code == status, answer.text
    found: Doc = answer.json()
    return found


def settled(table: Sitting) -> Doc:
    """How it is once nothing runs any more."""
    while True:
        found: Doc = table.get("/analysis").json()
        if not found["running"]:
            return found
        assert 0 <= found["done"] <= found["of"]
        time.sleep(0.05)


def test_it_is_made_once_and_kept_with_the_replay(soon: House) -> None:
    table = finished(soon)
    before = table.get("/analysis").json()
    assert before == {"done": 0, "of": 0, "running": False, "analysis": None}
    assert table.get("/replay").json()["analysis"] is None
    first = begin(soon, table)
    assert first["running"]
    assert first["of"] > 10
    assert begin(soon, table)["of"] == first["of"], "whoever asks too waits for the same"
    found = settled(table)["analysis"]
    assert found["decisions"] > 0
    replay = table.get("/replay").json()
    assert replay["analysis"] == found
    last = len(replay["frames"]) - 1
    for one in found["judged"]:
        assert 0 <= one["frame"] < last
        decisions = replay["frames"][one["frame"]]["view"]["decisions"]
        assert replay["frames"][one["frame"]]["view"]["over"] is False, decisions
        assert 0 <= one["taken"] <= one["chance"] <= 1
        assert one["blunder"] == (one["better"] is not None) == (one["reason"] is not None)
    for one in found["fortunes"]:
        assert one["first"] - one["cost"] + one["luck"] == pytest.approx(one["end"])
    assert sum(one["end"] for one in found["fortunes"]) == pytest.approx(1)
    for one in found["turns"]:
        assert 0 < one["frame"] <= last
        assert abs(one["after"] - one["before"]) > 0.1
    soon.restart()
    assert begin(soon, table)["analysis"] == found, "it is there after a restart, and nothing runs"
    assert settled(table)["analysis"] == found


def test_when_nobody_waits_it_stands_still(soon: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(soon)
    monkeypatch.setattr(limits, "ANALYSIS_WAIT", -1.0)
    begin(soon, table)
    stands = settled(table)
    assert stands["analysis"] is None
    assert stands["done"] < stands["of"]
    monkeypatch.setattr(limits, "ANALYSIS_WAIT", 60.0)
    assert begin(soon, table)["running"]
    assert settled(table)["analysis"] is not None


def test_what_is_not_analysed(soon: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = soon.sit("here", "here", "here")
    for answer in (playing.get("/analysis"), soon.http.post(f"/api/tables/{playing.id}/analysis")):
        assert answer.status_code == 409, "hands are still secret"
    table = finished(soon)
    monkeypatch.setattr(limits, "ANALYSES", 0)
    assert begin(soon, table, 429)["error"]["code"] == "busy"
    monkeypatch.setattr(limits, "ANALYSES", 4)
    soon.settings = replace(soon.settings, analysis=0)
    soon.restart()
    assert begin(soon, table, 400)["error"]["message"] == "this match cannot be analysed here"
