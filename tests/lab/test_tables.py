"""Every game as rows: what is counted is what was told, for each of our games."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.bots.random import Random
from undercroft.lab import plots, simulate, tables
from undercroft.lab.counting import Report, summarise
from undercroft.lab.ledger import open_ledger
from undercroft.lab.outcome import Detail, Outcome, Thing
from undercroft.lab.playing import Trial
from undercroft.lab.report import Names, lengths_drawn, scores_drawn, to_html
from undercroft.lab.worth import difference, worths
from undercroft.text import say

SETUPS = {
    "bloodborne": ({}, 3),
    "dark_souls": ({"mode": "encounter", "encounter": "level_3"}, 2),
    "tomb_of_giants": ({"mode": "encounter"}, 2),
    "darkest_dungeon": ({"mode": "battle"}, 2),
}


@pytest.fixture(scope="module", params=SETUPS)
def report(request: pytest.FixtureRequest) -> Report:
    setup, seats = SETUPS[request.param]
    return simulate(request.param, setup, ["random"] * seats, games=4, detail=True)


def test_details_change_no_outcome(report: Report) -> None:
    plain = simulate(report.game, report.setup, report.bots, games=4)
    kept = [(one.winners, one.scores, one.decisions, one.why) for one in report.outcomes]
    assert [(one.winners, one.scores, one.decisions, one.why) for one in plain.outcomes] == kept


def test_things_are_counted_as_they_are_told(report: Report) -> None:
    outcome = report.outcomes[0]
    assert outcome.detail is not None
    trial = Trial(report.game, report.setup, report.bots, report.seed)
    match = trial.begin(0)
    bots = [Random(f"{trial.seed_of(0)}/{entry}") for entry in outcome.entries]
    while not match.over:
        seat = match.waiting[0]
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.choose(ask, bots[seat].answer(ask.options))
    told = Counter(event.kind for event in match.events)
    counted: Counter[str] = Counter()
    for thing in outcome.detail.things:
        counted[thing.event] += thing.count
    assert set(counted) <= set(told)
    killed = {"bloodborne": "killed"}.get(report.game, "slain")
    enemies = [one for one in outcome.detail.deaths if one.victim_seat is None]
    assert len(enemies) == told[killed]
    fell = {"bloodborne": "died", "darkest_dungeon": "died"}.get(report.game, "fell")
    ours = [one for one in outcome.detail.deaths if one.victim_seat is not None]
    assert len(ours) == told[fell] == sum(one.deaths for one in outcome.detail.figures)
    assert all(one.killer_kind != "unknown" for one in ours)


def test_tables_as_files_and_frames(report: Report, tmp_path: Path) -> None:
    written = tables.write_csv(report, tmp_path / "games.csv")
    assert [path.name for path in written][:2] == ["games.csv", "games-figures.csv"]
    with written[0].open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["seed"] for row in rows] == ["1/0", "1/1", "1/2", "1/3"]
    assert {row["bot_1"] for row in rows} == {"random"}
    pl = pytest.importorskip("polars")
    tables.write_parquet(report, tmp_path / "games.parquet")
    for name, path in tables.files(tmp_path / "games.parquet").items():
        frame = tables.frame(report, name)
        assert not frame.height or pl.read_parquet(path).equals(frame)
    figures = tables.frame(report, "figures")
    assert figures.height == 4 * {"bloodborne": 3, "darkest_dungeon": 4}.get(report.game, 2)
    assert (figures["health"] <= figures["full"]).all()
    assert figures["taken"].sum() > 0


def test_a_party_has_one_row(report: Report) -> None:
    if report.game == "bloodborne":
        assert report.sides == ()
        assert report.main is report.seats[0]  # all bots are alike
    else:
        [row] = report.sides
        assert (row.games, row.wins) == (4, sum(bool(one.winners) for one in report.outcomes))
        assert report.main is row
        assert "By bot" not in to_html(report)


def test_whoever_acts_when_a_position_is_taken_up_is_to_blame() -> None:
    match = undercroft.new("dark_souls", {"mode": "encounter", "players": 2}, seed=3)
    while "end" not in [option.id for option in match.decisions[0].options]:
        match.decide(match.decisions[0].options[0], match.waiting[0])
    later = undercroft.from_position(match.position())
    found = open_ledger(later).cause
    assert (found.kind, found.seat) == ("class", later.waiting[0])


def test_pages_have_no_empty_picture(report: Report) -> None:
    page = to_html(report)
    for figure in page.split("<figure>")[1:]:
        assert "<path" in figure
    assert "prefers-color-scheme: dark" in page
    assert "var(--ink)" in page
    assert "#0102" not in page


def test_teams_of_a_bout_have_a_row_each() -> None:
    setup = {"mode": "circus", "players": 4}
    report = simulate("darkest_dungeon", setup, ["random"] * 4, games=2)
    assert [row.name for row in report.sides] == ["team A", "team B"]
    assert sum(row.wins for row in report.sides) + report.unwon == 2


# ---------------------------------------------------------------------- what goes with winning


def game(number: int, won: bool, card: str) -> Outcome:
    things = (Thing("upgraded", "card", card, 0, 1),)
    winners = (0,) if won else (1,)
    return Outcome((0, 1), winners, (1, 1), 5, 9, False, number, "", Detail((), things, ()))


def test_a_card_that_wins_is_worth_something() -> None:
    outcomes = [game(number, number % 4 != 0, "cannon") for number in range(40)]
    outcomes += [game(number, number % 4 == 0, "whip") for number in range(40, 80)]
    report = summarise("bloodborne", {}, ("x", "y"), 1, outcomes)
    best, worst = worths(report)[0], worths(report)[-1]
    assert (best.id, best.present, best.absent) == ("cannon", 40, 120)
    assert best.with_it == 0.75
    assert best.without == pytest.approx((80 - 30) / 120)
    assert worst.id == "whip"
    assert best.low < best.difference < best.high


def test_where_all_is_lost_nothing_goes_with_winning() -> None:
    setup = {"mode": "encounter", "encounter": "level_3", "players": 2}
    lost = simulate("dark_souls", setup, ["random"] * 2, games=25, detail=True)
    assert not any(outcome.winners for outcome in lost.outcomes)
    assert worths(lost) == []
    page = to_html(lost)
    assert say("lab-worth", "en") not in page
    assert say("lab-mean-score", "en") not in page  # nobody has one
    assert say("lab-lost", "en") in page  # of a single group, too


@pytest.mark.parametrize(
    ("kind", "id", "en", "fr"),
    [
        ("condition", "both", "Bleed and Blight", "Saignement et Flétrissure"),
        ("unknown", "", "Something else", "Autre chose"),
        ("skill", "transform_to_beast.back-2", "Transform to Human 2", None),
        ("figure", "crusader", "Crusader", "Croisé"),
    ],
)
def test_pictures_name_things_in_words(kind: str, id: str, en: str, fr: str | None) -> None:
    report = simulate("darkest_dungeon", {"mode": "battle"}, ["random"] * 2, games=1)
    assert Names(report, "en").of(kind, id) == en
    assert fr is None or Names(report, "fr").of(kind, id) == fr


def test_intervals_of_differences_as_in_the_textbook() -> None:
    # Agresti and Caffo, The American Statistician 54 (2000).
    assert difference(8, 10, 3, 10) == pytest.approx((0.0545, 0.7788), abs=1e-4)
    low, high = difference(0, 10, 0, 10)
    assert low == -high


# ---------------------------------------------------------------------- what a page says


def page_of(game: str, setup: dict[str, Any], bots: list[str], lang: str = "en") -> str:
    return to_html(simulate(game, setup, bots, games=4, detail=True), lang)


def test_bots_that_are_alike_are_named_once_and_told_by_their_places() -> None:
    alike = page_of("bloodborne", {}, ["random"] * 3)
    assert "<p>random. Seed 1.</p>" in alike
    assert "By seat<" in alike
    assert "By bot" not in alike
    mixed = page_of("bloodborne", {}, ["veteran", "random", "random"])
    assert "<p>veteran, random and random. Seed 1.</p>" in mixed
    assert "By bot" in mixed
    assert "By seat (bots change places)" in mixed


def test_teams_of_one_seat_each_are_teams() -> None:
    page = page_of("darkest_dungeon", {"mode": "circus"}, ["random"] * 2)
    assert "By team" in page
    assert ">team A<" in page
    assert "By seat" not in page


def test_what_is_asked_about_is_told_also_where_it_is_as_usual() -> None:
    page = page_of("dark_souls", {"mode": "encounter"}, ["random"] * 2)
    assert "mode = encounter, encounter = level_1, gear = fitting." in page
    assert "class_1" not in page.partition("<details")[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_won_and_lost_have_colours_of_their_own(lang: str) -> None:
    """Whatever they are called, and also where there is but one of them."""

    def drawn(*won: bool) -> str:
        outcomes = [
            Outcome((0, 1), (0, 1) if one else (), (None, None), 5, 9, number=number)
            for number, one in enumerate(won)
        ]
        setup = dict(undercroft.new("dark_souls", seed=0).setup)
        report = summarise("dark_souls", setup, ("random", "random"), 1, outcomes)
        [(_, svg)] = lengths_drawn(report, lang)
        return svg

    assert "var(--accent)" not in drawn(True)
    assert "var(--series-1)" in drawn(True)
    assert "var(--series-1)" not in drawn(False)
    assert "var(--accent)" in drawn(False)
    both = drawn(True, False)
    assert both.index("var(--accent)") < both.index("var(--series-1)")


def test_a_party_has_one_score() -> None:
    outcomes = [Outcome((0, 1), (0, 1), (3, 3), 5, 9), Outcome((0, 1), (0, 1), (1, 1), 5, 9)]
    setup = dict(undercroft.new("darkest_dungeon", seed=0).setup)
    report = summarise("darkest_dungeon", setup, ("random", "veteran"), 1, outcomes)
    svg = scores_drawn(report, "en")
    assert "var(--accent)" in svg
    assert "var(--series-1)" not in svg


def test_heads_of_a_grid_stand_upright_where_they_fit() -> None:
    rows = [[0.1, 0.2, 0.3, 0.4]] * 2
    down = ["A random one of level 1", "A random one of level 2"]
    players = [f"{number} characters" for number in (1, 2, 3, 4)]
    assert "rotate(-60" not in plots.heat(down, players, rows, "en")
    assert "rotate(-60" in plots.heat(down, [*players[:3], "incomprehensible"], rows, "en")
