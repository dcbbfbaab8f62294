"""What designers ask: every value of a field, one thing against another, what a choice leads to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup
from undercroft.lab import compare as comparing
from undercroft.lab import setup_words
from undercroft.lab import sweep as sweeping
from undercroft.lab.compare import Side, compare, paired, paired_interval
from undercroft.lab.counting import summarise
from undercroft.lab.executors import GameSpec
from undercroft.lab.odds import Words, odds
from undercroft.lab.outcome import Outcome
from undercroft.lab.outlook import Outlook, outlook
from undercroft.lab.running import Stopped
from undercroft.lab.simulate import simulate
from undercroft.lab.sweep import sweep

HUNT = GameSpec("bloodborne")
FIGHT = GameSpec("dark_souls")


# ---------------------------------------------------------------------- set-ups in words


def test_a_list_fills_the_places_of_a_party() -> None:
    found = setup_words.read("darkest_dungeon", "base", ["team_a=jester,vestal", "players=2"])
    assert found == {"team_a_1": "jester", "team_a_2": "vestal", "players": 2}


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("team_a=a,b,c,d,e", "team_a: 5 values for 4 places"),
        ("players", "players: write it as key=value"),
    ],
)
def test_words_that_cannot_be_read(word: str, said: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        setup_words.read("darkest_dungeon", "base", [word])
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("word", "values"),
    [
        ("players=all", (1, 2, 3, 4)),
        ("players=2..4", (2, 3, 4)),
        ("boss=dancer,gargoyle", ("dancer", "gargoyle")),
    ],
)
def test_ranges_of_values(word: str, values: tuple[object, ...]) -> None:
    name = word.partition("=")[0]
    assert setup_words.ranges("dark_souls", "base", [word]) == {name: values}


@pytest.mark.parametrize("word", ["nothing=1", "players=2..9", "players=7", "boss=nobody"])
def test_ranges_of_nothing_are_refused(word: str) -> None:
    with pytest.raises(InvalidSetup, match=word.partition("=")[0]):
        setup_words.ranges("dark_souls", "base", [word])


def test_what_a_field_needs_is_set_along_unless_somebody_says_otherwise() -> None:
    implied = setup_words.implied
    assert implied("dark_souls", "base", {}, ["encounter"]) == {"mode": "encounter"}
    assert implied("dark_souls", "base", {"mode": "boss"}, ["encounter"]) == {}
    assert implied("darkest_dungeon", "base", {}, ["hero_4"]) == {"party": "custom"}
    # What is of no use anyhow takes nothing along.
    assert implied("darkest_dungeon", "base", {"mode": "quest"}, ["team_a_1"]) == {}


def test_whoever_is_asked_for_elsewhere_leaves_the_place_to_whoever_is_usually_there() -> None:
    way = setup_words.give_way
    assert way("dark_souls", {"class_1": "herald"}) == {"class_1": "herald"}
    assert way("dark_souls", {"class_1": "warrior"}) == {"class_1": "warrior", "class_2": "knight"}
    assert way("dark_souls", {"class_2": "knight"}) == {"class_2": "knight", "class_1": "warrior"}
    # From place to place, as far as it goes.
    three = {"players": 3, "class_1": "warrior", "class_3": "knight"}
    assert way("dark_souls", three) == {**three, "class_2": "assassin"}
    # A bout has two teams: who changes sides is replaced by whoever gave way.
    bout = {"mode": "circus", "teams": "custom", "team_a_2": "arbalest"}
    found = way("darkest_dungeon", bout)
    assert undercroft.new("darkest_dungeon", found, seed=0).setup["team_b_4"] == "hellion"
    # Nobody moves where it means nothing, or where something will be said yet.
    assert way("dark_souls", {"players": 1, "class_1": "warrior"}).get("class_2") is None
    assert way("dark_souls", {"class_1": "warrior"}, ["class_2"]) == {"class_1": "warrior"}


def test_every_figure_can_be_asked_for_alone_in_every_place() -> None:
    for game, along in (
        ("dark_souls", {"players": 4}),
        ("tomb_of_giants", {"players": 4}),
        ("darkest_dungeon", {"party": "custom"}),
        ("darkest_dungeon", {"mode": "circus", "teams": "custom"}),
    ):
        for field in undercroft.setup_options(game):
            rivals = [one for one in undercroft.setup_options(game) if field.name in one.apart]
            for choice in field.values if field.apart or rivals else ():
                wanted = {**along, field.name: choice.value}
                if field.used_in({**undercroft.new(game, along, seed=0).setup, **wanted}):
                    match = undercroft.new(game, setup_words.give_way(game, wanted), seed=0)
                    assert match.setup[field.name] == choice.value


# ---------------------------------------------------------------------- sweeps


def test_a_sweep_plays_every_combination_with_the_same_seeds() -> None:
    over: dict[str, tuple[str | int, ...]] = {"final_boss": ("gehrman", "rom"), "players": (3, 4)}
    found = sweep(HUNT, {}, over, ["random"], games=2)
    assert [cell.values for cell in found.cells] == [
        {"final_boss": boss, "players": players}
        for boss in ("gehrman", "rom")
        for players in (3, 4)
    ]
    assert (found.games, found.wanted) == (8, 8)
    alone = simulate("bloodborne", {"final_boss": "rom"}, ["random"] * 4, games=2)
    assert found.cells[-1].report.outcomes == alone.outcomes
    page = sweeping.to_html(found)
    assert "<svg" in page
    assert "Bloodborne: The Card Game: Final Boss × Hunters" in page
    assert (
        ">Rom, the Vacuous Spider<" in page
    )  # names in the picture, words to use again in the table
    assert ">rom<" in page
    assert found.to_json()["cells"][0]["values"] == {"final_boss": "gehrman", "players": 3}


def test_combinations_that_cannot_be_are_told_and_left_out() -> None:
    over: dict[str, tuple[str | int, ...]] = {"class_1": ("knight", "warrior")}
    setup = {"mode": "encounter", "players": 2, "class_2": "warrior"}
    found = sweep(FIGHT, setup, over, ["random"], games=1)
    assert [cell.values for cell in found.cells] == [{"class_1": "knight"}]
    assert found.refused == {"class_1=warrior": "class_2: warrior is taken by class_1"}
    with pytest.raises(InvalidSetup, match="warrior is taken"):
        sweep(FIGHT, setup, {"class_1": ("warrior",)}, ["random"], games=1)


def test_in_a_sweep_of_figures_the_others_give_way() -> None:
    over: dict[str, tuple[str | int, ...]] = {"class_1": ("knight", "warrior")}
    found = sweep(FIGHT, {"mode": "encounter", "players": 2}, over, ["random"], games=1)
    parties = [(cell.report.setup["class_1"], cell.report.setup["class_2"]) for cell in found.cells]
    assert parties == [("knight", "warrior"), ("warrior", "knight")]
    assert not found.refused


def test_rounds_are_counted_in_sweeps_and_comparisons() -> None:
    setup = {"mode": "encounter", "players": 2}
    told = simulate("dark_souls", setup, ["random"] * 2, games=4, detail=True)
    found = sweep(FIGHT, setup, {"encounter": ("level_1",)}, ["random"], games=4)
    report = found.cells[0].report
    assert [one.rounds for one in report.outcomes] == [one.rounds for one in told.outcomes]
    assert all(one.rounds for one in report.outcomes)
    assert all(one.detail is None for one in report.outcomes)  # a sweep is long, and they are heavy
    pair = compare(FIGHT, *[Side(setup, ("random", "random"))] * 2, games=2)
    assert pair.rounds == 0


def test_a_sweep_shows_columns_in_which_there_is_something_to_be_seen() -> None:
    found = sweep(HUNT, {}, {"players": (3, 4)}, ["random"], games=2)
    assert sweeping.columns(found) == ["wins", "share", "interval", "rounds-head"]
    assert sweeping.lead(found, "en") == "Share of games won: seat 1. 2 games each."
    cut = sweep(HUNT, {}, {"players": (3, 4)}, ["random"], games=2, longest=100)
    assert "cut-head" in sweeping.columns(cut)
    assert all(len(row) == len(sweeping.heads(cut, "en")) for row in sweeping.rows(cut, "en"))


def test_of_bots_that_are_alike_the_first_team_is_asked_about() -> None:
    circus = {"mode": "circus", "teams": "custom"}
    setup = setup_words.give_way("darkest_dungeon", {**circus, "team_a_1": "abomination"})
    bout = GameSpec("darkest_dungeon")
    bots = ("veteran", "veteran")
    report = simulate("darkest_dungeon", setup, bots, games=4)
    assert report.main == report.sides[0]
    assert (report.main.name, report.main.wins) == ("team A", report.seats[0].wins)
    other = setup_words.give_way("darkest_dungeon", {**setup, "team_a_1": "hellion"})
    pair = compare(bout, Side(setup, bots), Side(other, bots), games=4)
    assert pair.both + pair.only_a == report.sides[0].wins
    # Bots that differ change places: then the first of them is asked about.
    mixed = compare(bout, Side(setup, ("veteran", "random")), Side(setup, bots), games=4)
    assert mixed.both + mixed.only_a == mixed.a.entries[0].wins
    assert mixed.both + mixed.only_b == mixed.b.entries[0].wins


def test_an_interrupted_sweep_counts_what_was_played() -> None:
    def progress(more: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        sweep(HUNT, {}, {"players": (3, 4)}, ["random"], games=3, progress=progress)
    assert (stopped.value.report.games, stopped.value.report.wanted) == (1, 6)


# ---------------------------------------------------------------------- comparisons


def test_a_comparison_pairs_games_of_the_same_seed() -> None:
    bots = ("random", "random", "random")
    same = compare(HUNT, Side({}, bots), Side({}, bots), games=6)
    assert (same.pairs, same.only_a, same.only_b, same.difference, same.rounds) == (6, 0, 0, 0.0, 0)
    better = compare(HUNT, Side({}, bots), Side({}, ("veteran", *bots[1:])), games=12)
    assert better.difference > 0
    assert better.both + better.only_a + better.only_b + better.neither == 12
    page = comparing.to_html(better)
    assert "<svg" in page
    assert "12 pairs of games" in page


def test_it_stops_when_it_knows_enough() -> None:
    bots = ("random", "random", "random")
    found = compare(HUNT, Side({}, bots), Side({}, bots), games=1000, until=0.05)
    assert found.pairs == 100
    assert found.reach <= 0.05
    assert found.wanted == 1000


def test_cut_games_are_in_no_pair() -> None:
    won = Outcome((0, 1), (0,), (1, 0), 5, 9)
    lost = Outcome((0, 1), (1,), (0, 1), 7, 9, number=1)
    cut = Outcome((0, 1), (), (None, None), 5, 9, cut=True, number=1)
    a = summarise("bloodborne", {}, ("x", "y"), 1, [won, lost])
    b = summarise("bloodborne", {}, ("x", "y"), 1, [won, cut])
    found = paired(a, b, 2)
    assert (found.pairs, found.both, found.neither) == (1, 1, 0)


@pytest.mark.parametrize(
    ("only_a", "only_b", "pairs", "low", "high"),
    # Agresti and Min, Statistics in Medicine 24 (2005): with half a pair more in each of the four cells.
    [(10, 30, 100, 0.0791, 0.3131), (0, 0, 10, -0.1633, 0.1633), (0, 20, 20, 0.7595, 1.0)],
)
def test_intervals_of_pairs(only_a: int, only_b: int, pairs: int, low: float, high: float) -> None:
    found = paired_interval(only_a, only_b, pairs)
    assert found == pytest.approx((low, high), abs=1e-4)


def test_the_sides_of_a_comparison_are_named_by_what_differs() -> None:
    sides = [Side({"final_boss": boss}, ("random",) * 3) for boss in ("gehrman", "rom")]
    found = compare(HUNT, *sides, games=1)
    assert comparing.labels(found, "en") == ["A\nfinal_boss=gehrman", "B\nfinal_boss=rom"]
    page = comparing.to_html(found)
    assert "<small>final_boss=rom</small>" in page
    # The rest is there for who wants it.
    assert page.index("<details") < page.index("yellow_die")
    [said] = comparing.labels(compare(HUNT, sides[0], sides[0], games=1), "en")[:1]
    assert said == "A"


@pytest.mark.parametrize(("games", "until"), [(0, None), (5, 0.0), (5, 1.5)])
def test_comparisons_of_nothing_are_refused(games: int, until: float | None) -> None:
    side = Side({}, ("random",) * 3)
    with pytest.raises(InvalidSetup):
        compare(HUNT, side, side, games=games, until=until)


# ---------------------------------------------------------------------- odds


def last_pick() -> undercroft.Match:
    """Two of three hunters have picked: the third pick lets the round happen."""
    match = undercroft.new("bloodborne", {"final_boss": "gehrman", "first_player": 0}, seed=3)
    for seat in (0, 1):
        match.decide(match.decisions_for(seat)[0].options[0], seat=seat)
    return match


def test_exact_odds_add_up_to_the_branches() -> None:
    match = last_pick()
    option = match.decisions_for(2)[0].options[0]
    [found] = odds(match, option.id)
    assert found.exact
    branches = list(match.branches(option.id, 2, telling=True))
    assert found.outcomes == len(branches)
    words = Words(match, "en")
    heard = [(chance, words.told(twin)) for chance, twin in branches]
    for likely in found.happens:
        chances = [chance for chance, texts in heard if likely.text in texts]
        assert likely.chance == pytest.approx(sum(chances))
    assert all(0 < likely.chance <= 1 + 1e-9 for likely in found.happens)
    assert max(likely.chance for likely in found.happens) == pytest.approx(1 - found.missing)
    # What is as likely as the next is told in the order in which it happens.
    certain = [likely.text for likely in found.happens if likely.chance > 1 - found.missing - 1e-9]
    assert certain == [text for text in heard[0][1] if text in certain]
    assert certain != sorted(certain)


def test_too_many_outcomes_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = last_pick()
    option = match.decisions_for(2)[0].options[0]
    [exact] = odds(match, option.id)
    monkeypatch.setattr("undercroft.lab.odds.MOST", 1)
    monkeypatch.setattr("undercroft.lab.odds.SAMPLE", 400)
    [sampled] = odds(match, option.id)
    assert not sampled.exact
    true = {likely.text: likely.chance for likely in exact.happens}
    for likely in sampled.happens[:5]:
        assert likely.low - 0.05 <= true[likely.text] <= likely.high + 0.05


def test_odds_of_nothing_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="nonsense"):
        odds(last_pick(), "nonsense")


def test_how_often_an_option_wins_from_there() -> None:
    match = last_pick()
    found = odds(match)
    whole = outlook(HUNT, match.position(), found, ["random"] * 3, games=2)
    assert [row.games for row in whole.rows] == [2] * len(found)
    assert whole.games == whole.wanted == 2 * len(found)


def test_an_interrupted_look_ahead_counts_what_was_played() -> None:
    def progress(more: int) -> None:
        raise KeyboardInterrupt

    match = last_pick()
    found = odds(match)
    with pytest.raises(Stopped) as stopped:
        outlook(HUNT, match.position(), found, ["random"] * 3, games=2, progress=progress)
    part = stopped.value.report
    assert isinstance(part, Outlook)
    assert [row.games for row in part.rows] == [1, *[0] * (len(found) - 1)]
    assert (part.games, part.wanted) == (1, 2 * len(found))


# ---------------------------------------------------------------------- from a position


def test_games_from_a_position_begin_there() -> None:
    position: dict[str, Any] = last_pick().position()
    report = simulate("bloodborne", {}, ["random"] * 3, games=3, position=position)
    whole = simulate("bloodborne", {"final_boss": "gehrman"}, ["random"] * 3, games=3)
    assert report.setup["final_boss"] == "gehrman"
    assert len({outcome.decisions for outcome in report.outcomes}) > 1
    assert report.outcomes != whole.outcomes
    with pytest.raises(InvalidSetup, match="the position says"):
        simulate("bloodborne", {"players": 3}, ["random"] * 3, games=1, position=position)
    with pytest.raises(InvalidSetup, match="not of dark_souls"):
        simulate("dark_souls", {}, ["random"] * 3, games=1, position=position)
    with pytest.raises(InvalidSetup, match="there are 3, bots named: 2"):
        simulate("bloodborne", {}, ["random"] * 2, games=1, position=position)


def test_journals_of_chosen_games_are_kept(tmp_path: Path) -> None:
    kept: dict[int, bytes] = {}
    report = simulate(
        "bloodborne",
        {},
        ["veteran", "random", "random"],
        games=6,
        keep="lost",
        kept=lambda outcome, journal: kept.update({outcome.number: journal}),
    )
    lost = [
        outcome.number
        for outcome in report.outcomes
        if outcome.entries.index(0) not in outcome.winners
    ]
    assert sorted(kept) == lost
    every: dict[int, bytes] = {}
    simulate(
        "bloodborne",
        {},
        ["random"] * 3,
        games=1,
        keep="all",
        kept=lambda outcome, journal: every.update({outcome.number: journal}),
    )
    match = undercroft.replay(json.loads(every[0]))
    assert match.over
