"""Games and bots of one's own, on the command line and in the lab."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercroft
from examples.cautious import BOTS, Cautious
from examples.grave_robbers.game import GAME
from undercroft import InvalidSetup, bots, games
from undercroft.lab.simulate import simulate


@pytest.fixture
def cautious() -> Iterator[str]:
    bots.register("bloodborne", BOTS)
    yield "cautious"
    del bots._guests["bloodborne"]


def call(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(program, cwd=root, capture_output=True, text=True, check=False)


def test_a_bot_of_ones_own_is_known_and_made(cautious: str) -> None:
    assert bots.names("bloodborne")[-1] == cautious
    assert isinstance(bots.make(cautious, "bloodborne", 1), Cautious)
    assert cautious not in bots.names("dark_souls")


def test_it_plays_whole_games_and_better_than_chance(cautious: str) -> None:
    report = simulate("bloodborne", {}, [cautious, "random", "random"], games=30, jobs=1)
    assert not report.cut
    assert report.entries[0].wins > 15


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_own_bots_and_games_reach_every_process(root: Path, jobs: str) -> None:
    found: list[Any] = []
    for game, module, seats in (
        ("bloodborne", "examples.cautious", "cautious,veteran,random"),
        ("bloodborne", "examples.patient", "patient,random,random"),
        ("grave_robbers", "examples.grave_robbers.game", "random,random"),
    ):
        words = ("--use", module, "--seats", seats, "--games", "8", "--jobs", jobs, "--json")
        done = call(root, "simulate", game, *words)
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found[0]["bots"] == ["cautious", "veteran", "random"]
    assert found[1]["entries"][0]["wins"] > 4
    assert found[2]["games"] == 8


def test_a_journal_of_ones_own_game(root: Path, tmp_path: Path) -> None:
    games.register(GAME)
    journal = tmp_path / "journal.json"
    journal.write_text(json.dumps(undercroft.new("grave_robbers", seed=1).journal()))
    del games.GUESTS["grave_robbers"]
    done = call(root, "replay", str(journal), "--use", "examples.grave_robbers.game")
    assert done.returncode == 0, done.stderr
    assert "verified, 0 inputs, still running" in done.stdout


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("examples.nobody", "use: No module named 'examples.nobody'"),
        ("json", "use: json has neither a GAME nor BOTS"),
    ],
)
def test_a_module_that_brings_nothing_is_refused(module: str, said: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        bots.bring("bloodborne", [module])
    assert str(refused.value) == said


def test_a_bot_for_a_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        bots.register("bloodbourne", BOTS)
