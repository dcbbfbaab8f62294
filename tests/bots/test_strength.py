"""What is said of the strength of each level was counted, and is counted the same way again."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from tools import strength as tool
from tools.strength import MEASURES, RIVAL, known, main, written
from undercroft import bots
from undercroft.bots import strength
from undercroft.text import bundle


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert strength.trials() == known()
    assert tool.FILE.read_bytes() == written(known())
    for game, trial in known().items():
        setup, rivals = MEASURES[game]
        assert trial.setup == setup
        assert trial.rivals == (RIVAL if rivals else None)
        undercroft.new(game, setup, seed=1)
        names = bots.names(game)
        levels = [one.level for one in trial.counts]
        assert levels == [name for name in names if name in levels]
        for one in trial.counts:
            assert 0 <= one.wins <= one.games
            assert (one.effort is not None) == (one.level == "master")


@pytest.mark.parametrize("game", MEASURES)
def test_a_higher_level_does_not_win_less(game: str) -> None:
    shares = [one.wins / one.games for one in strength.counts(game) if one.level != "master"]
    assert shares == sorted(shares)


def test_one_level_is_counted_again_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = known()
    file = tmp_path / "strength.json"
    file.write_bytes(written(before))
    monkeypatch.setattr(tool, "FILE", file)
    assert main(["--only", "darkest_dungeon", "--levels", "random", "--games", "1"]) == 0
    after = known()
    again, *others = after["darkest_dungeon"].counts
    assert (again.level, again.games) == ("random", 1)
    assert tuple(others) == before["darkest_dungeon"].counts[1:]
    assert {**after, "darkest_dungeon": None} == {**before, "darkest_dungeon": None}


def test_nothing_is_said_of_what_nobody_has_measured() -> None:
    assert strength.counts("no_such_game") == ()


def test_both_languages_say_it() -> None:
    for lang in ("en", "fr"):
        assert bundle(lang).has_message("ui-strength")
