"""House rules measured beside the book: the same seeds, intervals, what does not go together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import variants as tool
from tools.variants import MEASURES, effects, known, main, written
from undercroft import InvalidSetup
from undercroft.bots import variants as kept
from undercroft.cli import run
from undercroft.games import find
from undercroft.lab.executors import GameSpec
from undercroft.lab.outcome import Detail, Outcome
from undercroft.lab.variants import (
    BOOK,
    SIZE,
    every_set,
    heads,
    lines,
    longer,
    measure,
    more_wins,
    quarters,
    to_html,
    usual,
)


def played(number: int, won: bool, decisions: int) -> Outcome:
    winners = (0,) if won else ()
    detail = Detail((), (), (), fights=3, spent=7)
    return Outcome((0,), winners, (None,), None, decisions, False, number, "", detail)


def test_differences_are_taken_by_pairs() -> None:
    pairs = [(played(n, True, 100 + n), played(n, n % 2 == 0, 50 + n)) for n in range(40)]
    wins = more_wins(pairs)
    assert wins.value == -0.5
    assert wins.low < -0.5 < wins.high < 0
    assert wins.sure
    length = longer(pairs)
    assert length.value == pytest.approx(-50 / 119.5)
    assert length.low == pytest.approx(length.high)  # every pair differs by the same
    assert not more_wins([(a, a) for a, _ in pairs]).sure
    assert not longer([(a, a) for a, _ in pairs]).sure


def test_the_spread_is_in_quarters() -> None:
    assert quarters([1, 2, 3, 4, 5]) == (2, 3, 4)
    assert quarters([7]) == (7, 7, 7)
    assert quarters([]) == (0, 0, 0)


@pytest.mark.parametrize("game", MEASURES)
def test_every_value_and_preset_is_measured_in_a_set_up_that_has_it(game: str) -> None:
    sets = every_set(game)
    rules = find(game)
    values = sum(len(variant.values) for variant in rules.variants)
    assert len(sets) == 1 + values + len(rules.presets)
    assert sets[BOOK] == {}
    for chosen in sets.values():
        rules.complete({**usual(game), **MEASURES[game], **chosen})


def test_a_game_without_house_rules_says_so() -> None:
    rules = find("bloodborne")
    before = rules.variants, rules.presets
    try:
        rules.variants, rules.presets = (), ()
        with pytest.raises(InvalidSetup, match="bloodborne: it has no house rules"):
            every_set("bloodborne")
    finally:
        rules.variants, rules.presets = before


def test_a_small_measurement_from_games_to_page() -> None:
    found = measure(GameSpec("bloodborne"), "random", {"players": 5}, 4)
    assert found.refused == dict.fromkeys(
        ("house_shadow=hunts", "merciless"),
        "house_shadow: hunts is only for players=2 or 3 or 4; here it is 5",
    )
    rows = {row.name: row for row in found.rows}
    book, shorter = rows[BOOK], rows["house_dungeon=shorter"]
    assert (book.games, book.more_wins, book.longer) == (4, None, None)
    assert shorter.longer is not None
    assert shorter.longer.value < 0
    assert shorter.fights <= 7 < book.fights <= 11
    assert rows["short_evening"].preset
    assert found.games == 4 * len(rows)
    again = measure(GameSpec("bloodborne"), "random", {"players": 5}, 4)
    assert again == found
    for lang in ("en", "fr"):
        html = to_html([found], lang)
        for line in lines(found, lang):
            assert len(line) == len(heads(lang))
            assert line[0] in html.replace("&#x27;", "'")
    with pytest.raises(InvalidSetup, match="games: 0"):
        measure(GameSpec("bloodborne"), "random", {}, 0)


def test_the_file_is_read_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept.trials() == known()
    for game, trial in kept.trials().items():
        names = every_set(game)
        assert {one.name for one in trial.effects} <= set(names)
    file = tmp_path / "variants.json"
    monkeypatch.setattr(tool, "FILE", file)
    monkeypatch.setattr(tool, "MEASURES", {"bloodborne": {"players": 3}})
    arguments = ["--only", "bloodborne", "--level", "random", "--games", "3"]
    assert main(arguments) == 0
    first = file.read_bytes()
    assert main(arguments) == 0
    assert file.read_bytes() == first == written(known())
    assert len(json.loads(first)["bloodborne"]["effects"]) == len(every_set("bloodborne")) - 1
    assert kept.effects("no_such_game") == ()


def test_who_ends_the_counting_keeps_what_was_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "variants.json"
    monkeypatch.setattr(tool, "FILE", file)

    def end(told: tool.Progress, more: int) -> None:
        told.done += more
        if told.done == 2 * len(every_set("bloodborne")) * SIZE:
            raise KeyboardInterrupt

    monkeypatch.setattr(tool.Progress, "__call__", end)
    assert main(["--only", "bloodborne", "--level", "random", "--games", "100"]) == 1
    kept_so_far = json.loads(file.read_text("utf-8"))["bloodborne"]["effects"]
    assert {one["games"] for one in kept_so_far} == {2 * SIZE}


def test_only_what_can_be_told_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measure(GameSpec("bloodborne"), "random", {"players": 3}, 6)
    trial = kept.Trial({}, "random", "x", effects(found))
    monkeypatch.setattr(kept, "trials", lambda: {"bloodborne": trial})
    assert kept.effects("bloodborne") == ()  # six games tell nobody anything
    monkeypatch.setattr(kept, "FEWEST", 6)
    offered = [one.name for one in kept.effects("bloodborne")]
    assert "house_dungeon=shorter" in offered
    sure = [one.name for one in trial.effects if one.wins_sure or one.longer_sure]
    assert offered == sure
    assert len(sure) < len(trial.effects)


def test_the_table_of_the_terminal_fits_eighty_places(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["variants", "bloodborne", "--bots", "random", "--games", "2", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "spent" in said  # the last column
    assert "Upgrades at" in said
    for word in ("Merciless", "whom"):  # names are whole
        assert word in said
