"""Games and bots of one's own, on the command line and in the lab."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercroft
from examples.cautious import Cautious
from examples.grave_robbers.game import GAME
from undercroft import InvalidSetup, bots, games
from undercroft.bots import outside
from undercroft.lab.playing import BotFailed
from undercroft.lab.simulate import simulate


@pytest.fixture
def cautious() -> Iterator[str]:
    bots.register_bot("bloodborne", "cautious", Cautious)
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
        bots.register_bot("bloodbourne", "cautious", Cautious)


def test_a_class_in_a_file_is_a_bot_in_every_process(root: Path) -> None:
    words = ("--seats", "examples/cautious.py:Cautious,random,random", "--games", "8", "--json")
    one, two = [
        json.loads(call(root, "simulate", "bloodborne", *words, "--jobs", jobs).stdout)
        for jobs in ("1", "2")
    ]
    assert one == two
    assert one["bots"][0] == "examples/cautious.py:Cautious"
    assert one["entries"][0]["wins"] > 4


def test_a_class_in_a_module_is_a_bot() -> None:
    assert isinstance(bots.make("examples.cautious:Cautious", "bloodborne", 1), Cautious)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Mine", "nowhere.py: no such file"),
        ("examples/cautious.py:Cautios", "did you mean 'Cautious'"),
        ("no_such_module:Mine", "No module named 'no_such_module'"),
        ("my.py:", "write it as my.py:Mine or my_bots:Mine"),
    ],
)
def test_where_there_is_no_bot(name: str, said: str) -> None:
    with pytest.raises(InvalidSetup, match=re.escape(said)):
        bots.check(name, "bloodborne")


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n")
    with pytest.raises(InvalidSetup, match="broken.py: ZeroDivisionError: division by zero"):
        bots.check(f"{tmp_path / 'broken.py'}:Mine", "bloodborne")


def test_installed_packages_offer_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[undercroft.bots]\nbloodborne.careful = examples.cautious:Cautious\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    outside.installed.cache_clear()
    try:
        assert bots.names("bloodborne")[-1] == "careful"
        assert "careful" not in bots.names("dark_souls")
        assert isinstance(bots.make("careful", "bloodborne", 1), Cautious)
    finally:
        outside.installed.cache_clear()


BROKEN = """
class Raises:
    def __init__(self, seed, catalog): pass
    def choose(self, view): raise KeyError("nothing there")

class Guesses(Raises):
    def choose(self, view): return view["decisions"][0]["id"], "nonsense"
"""


@pytest.mark.parametrize(("bot", "what"), [("Raises", "KeyError"), ("Guesses", "'nonsense'")])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named(tmp_path: Path, bot: str, what: str, jobs: int) -> None:
    (tmp_path / "mine.py").write_text(BROKEN)
    name = f"{tmp_path / 'mine.py'}:{bot}"
    with pytest.raises(BotFailed) as failed:
        simulate("bloodborne", {}, [name, "random", "random"], games=8, seed=5, jobs=jobs)
    said = str(failed.value)
    assert said.startswith(f"bot {name}: bloodborne, seed 5/0, seat 1, decision 1: ")
    assert what in said
