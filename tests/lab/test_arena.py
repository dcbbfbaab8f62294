"""Every bot against every other: the better one is rated higher, whatever the game's sides are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from undercroft import InvalidSetup
from undercroft.cli import run
from undercroft.lab.arena import arena, rate, strengths, tallies, to_html
from undercroft.lab.executors import GameSpec
from undercroft.lab.running import Stopped


def test_ratings_of_points_as_in_the_textbook() -> None:
    # Ten wins to one are 400 points; half a draw against everybody takes little from it.
    points = [(0, 1, 1.0)] * 1000 + [(0, 1, 0.0)] * 100
    strong, weak = strengths(2, tallies(points))
    assert strong - weak == pytest.approx(400, abs=1)
    assert (strong + weak) / 2 == pytest.approx(1000)
    assert strengths(3, tallies([(0, 1, 0.5), (1, 2, 0.5)])) == pytest.approx([1000] * 3)


def test_who_wins_all_games_is_not_infinitely_strong() -> None:
    found = rate("bloodborne", {}, 1, ("a", "b"), [(0, 1, 1.0)] * 5, 5, 5, 0)
    best, worst = found.rated
    assert (best.bot, worst.bot) == ("a", "b")
    assert 1000 < best.rating < 2000
    assert best.low <= best.rating <= best.high
    assert (best.score, found.pairs[0].wins) == (1.0, 5)


def test_an_interval_is_wide_where_little_was_played() -> None:
    def width(points: list[tuple[int, int, float]]) -> float:
        best = rate("bloodborne", {}, 1, ("a", "b"), points, len(points), len(points), 0).rated[0]
        assert best.low < best.rating < best.high
        return best.high - best.low

    # Also of those who have won everything.
    assert width([(0, 1, 1.0)] * 5) > width([(0, 1, 1.0)] * 100) > 50
    mixed = [(0, 1, 1.0)] * 3 + [(0, 1, 0.0)]
    assert 1.7 < width(mixed * 10) / width(mixed * 40) < 2.4  # as the root of the games
    # Draws tell more than wins that cancel out.
    assert width([(0, 1, 0.5)] * 80) < width([(0, 1, 1.0), (0, 1, 0.0)] * 40) / 2


def test_at_a_table_of_rivals_both_sit_everywhere_equally_often() -> None:
    found = arena(GameSpec("bloodborne"), {}, ["random", "veteran"], games=12)
    assert [one.bot for one in found.rated] == ["veteran", "random"]
    assert found.games == found.wanted == 12
    assert found.rated[0].games == 12
    assert found == arena(GameSpec("bloodborne"), {}, ["random", "veteran"], games=12)


def test_parties_play_the_same_seeds() -> None:
    setup = {"mode": "encounter", "encounter": "level_1"}
    found = arena(GameSpec("dark_souls"), setup, ["random", "veteran"], games=3)
    assert [one.bot for one in found.rated] == ["veteran", "random"]
    assert found.pairs[0].games == 3
    assert found.games == found.wanted == 6


def test_teams_meet_in_a_bout() -> None:
    found = arena(GameSpec("darkest_dungeon"), {"mode": "circus"}, ["random", "veteran"], games=4)
    assert found.rated[0].bot == "veteran"
    assert found.pairs[0].games == 4


def test_an_interrupted_arena_counts_what_was_played() -> None:
    def progress(more: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        arena(GameSpec("bloodborne"), {}, ["random", "veteran"], games=6, progress=progress)
    assert (stopped.value.report.games, stopped.value.report.wanted) == (1, 6)


def test_of_three_bots_the_page_shows_who_beats_whom() -> None:
    points = [(0, 1, 1.0), (0, 2, 1.0), (1, 2, 0.5)] * 4
    found = rate("bloodborne", {}, 1, ("best", "one", "other"), points, 12, 12, 0)
    page = to_html(found, "fr")
    assert page.count("<svg") == 2
    assert "best : other" in page
    assert "Qui bat qui" in page


@pytest.mark.parametrize(
    ("bots", "games"),
    [
        (["random"], 5),
        (["random", "random"], 5),
        (["random", "nobody"], 5),
        (["random", "veteran"], 0),
    ],
)
def test_arenas_of_nobody_are_refused(bots: list[str], games: int) -> None:
    with pytest.raises(InvalidSetup):
        arena(GameSpec("bloodborne"), {}, bots, games=games)


def test_on_the_command_line(tmp_path: Path, capsys: Any) -> None:
    call = ["arena", "bloodborne", "--bots", "random,veteran", "--games", "6", "--jobs", "1"]
    file = tmp_path / "arena.html"
    assert run([*call, "--report", str(file)]) == 0
    assert "rating" in capsys.readouterr().out
    page = file.read_text("utf-8")
    assert "Bloodborne: The Card Game: 6 games" in page
    assert "veteran" in page.split("<tr>")[2]  # the stronger one comes first
    assert page.count("<svg") == 1
    assert run([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rated"][0]["bot"] == "veteran"
    assert run(["arena", "bloodborne", "--bots", "random"]) == 2
