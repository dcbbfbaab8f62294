"""A match as text and as a picture; in one file and back."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

import undercroft
from undercroft import Match, PositionError

SETUPS = [
    ("bloodborne", {}),
    ("dark_souls", {"mode": "encounter"}),
    ("dark_souls", {"mode": "boss", "boss": "ornstein_and_smough", "players": 4}),
    ("tomb_of_giants", {"mode": "encounter"}),
    ("darkest_dungeon", {"mode": "battle"}),
    ("darkest_dungeon", {"mode": "circus"}),
    ("darkest_dungeon", {}),
]
IDS = [f"{game}-{setup.get('mode', '')}" for game, setup in SETUPS]


def walk(match: Match, seed: int, most: int) -> Match:
    """So many choices of chance."""
    chance = Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        match.decide(chance.choice(match.decisions_for(seat)[0].options), seat)
    return match


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_text_and_picture_at_every_turn(game: str, setup: dict[str, object]) -> None:
    match = undercroft.new(game, setup, seed=4)
    for turn in range(12):
        lang = ("en", "fr")[turn % 2]
        for seat in (None, 0, len(match.seats) - 1):
            text, svg = match.text(seat, lang), match.svg(seat, lang)
            drawn = ET.fromstring(svg)
            assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
            assert "show-" not in text + svg
            assert "ui-" not in text.splitlines()[0]
        walk(match, turn, 4)
    assert match._repr_svg_() == match.svg()
    assert match.svg() in match._repr_html_()


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_who_is_asked_reads_the_options(game: str, setup: dict[str, object]) -> None:
    match = walk(undercroft.new(game, setup, seed=4), 4, 5)
    seat = match.waiting[0]
    text = match.text(seat)
    for option in match.decisions_for(seat)[0].options:
        assert f"{option.id}: {option.text()}" in text
    spectator = match.text()
    assert not any(
        f"{option.id}: {option.text()}" in spectator
        for option in match.decisions_for(seat)[0].options
    )


def test_nothing_is_shown_that_the_seat_does_not_see() -> None:
    match = undercroft.new("bloodborne", {}, seed=4)
    for turn in range(15):
        for seat in range(3):
            twin = match.determinize(seat, "other secrets")
            assert twin.text(seat) == match.text(seat)
            assert twin.svg(seat) == match.svg(seat)
        walk(match, turn, 2)


def test_the_end_says_who_has_won() -> None:
    match = walk(undercroft.new("bloodborne", {}, seed=4), 1, 10_000)
    assert match.over
    assert match.result is not None
    text = match.text()
    for seat in match.result.winners:
        assert match.seats[seat].name in text.split("The end")[1]
    assert match.result.why.text() in text


def test_everybody_on_the_board_is_drawn() -> None:
    match = walk(undercroft.new("dark_souls", {"mode": "encounter"}, seed=4), 1, 4)
    table: dict[str, object] = dict(match.view(0)["table"])  # type: ignore[call-overload]
    foes = table["fight"]["foes"]  # type: ignore[index]
    svg = match.svg()
    for mark in ["1", "2", *["abcdefgh"[one["foe"]] for one in foes]]:
        assert (
            f'text-anchor="middle" font-family="Georgia, serif" xml:space="preserve">{mark}<' in svg
        )


def test_a_game_of_ones_own_is_shown_by_what_is_asked() -> None:
    from examples.grave_robbers.game import GAME  # noqa: PLC0415
    from undercroft import games  # noqa: PLC0415

    games.register(GAME)
    try:
        text = undercroft.new("grave_robbers", seed=1).text(0)
    finally:
        del games.GUESTS["grave_robbers"]
    assert "Waiting for" in text


# ---------------------------------------------------------------------- files


@pytest.mark.parametrize("past", [False, True])
def test_a_match_in_one_file_and_back(tmp_path: Path, past: bool) -> None:
    match = walk(undercroft.new("bloodborne", {}, seed=4), 1, 20)
    undercroft.save(match, tmp_path / "match.json", past)
    twin = undercroft.load(tmp_path / "match.json")
    assert twin.digest() == match.digest()
    assert len(twin.inputs) == (20 if past else 0)
    assert walk(twin, 2, 10).digest() == walk(match, 2, 10).digest()


@pytest.mark.parametrize("game", undercroft.titles())
def test_a_match_goes_to_other_processes_and_is_copied(game: str) -> None:
    match = walk(undercroft.new(game, {}, seed=4), 1, 20)
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):
        assert twin is not match
        assert twin.digest() == match.digest()
        assert walk(twin, 2, 10).digest() == walk(match.clone(), 2, 10).digest()


@pytest.mark.parametrize("text", ["", "{", "[1]", json.dumps({"format": "nothing"})])
def test_what_is_no_match_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text)
    with pytest.raises(PositionError) as refused:
        undercroft.load(path)
    assert "\n" not in str(refused.value)
