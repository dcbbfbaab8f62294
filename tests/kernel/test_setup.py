"""A set-up that cannot be played is refused in one line: the field, and what it may be."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup

from .tables import GAME, one_line


def refused(*args: Any, **more: Any) -> str:
    with pytest.raises(InvalidSetup) as error:
        undercroft.new(*args, **more)
    return one_line(error.value)


WRONG = [None, True, 1.5, -1, 99, "", "nonsense", "3", [3], {"a": 1}, b"3"]


@pytest.mark.parametrize("field", undercroft.setup_options(GAME), ids=lambda field: field.name)
def test_every_field_names_itself_and_its_values(field: undercroft.Field) -> None:
    allowed = [choice.value for choice in field.values]
    for value in WRONG:
        if value in allowed and not isinstance(value, bool):
            continue
        line = refused(GAME, {field.name: value})
        assert line.startswith(f"{field.name}: ")
        if field.name != "pack" or isinstance(value, str):
            for choice in allowed:
                assert str(choice) in line


@pytest.mark.parametrize("players", [2, 6, 0, 1])
def test_the_number_of_players(players: int) -> None:
    assert refused(GAME, {"players": players}) == f"players: {players} is not one of 3, 4, 5"


def test_an_unknown_field_names_those_there_are() -> None:
    line = refused(GAME, {"weather": "fog"})
    assert line.startswith("weather: ")
    for field in undercroft.setup_options(GAME):
        if field.name != "pack":
            assert field.name in line


def test_a_first_player_must_sit_there() -> None:
    table: Any = undercroft.new(GAME, {"players": 5, "first_player": 4}, seed=1).view()["table"]
    assert table["first"] == 4
    for players, seat in ((3, 3), (3, 4), (4, 4)):
        line = refused(GAME, {"players": players, "first_player": seat}, seed=1)
        assert line.startswith("first_player: ")


def test_an_unknown_game_names_those_there_are() -> None:
    for game in ("chess", "", "Bloodborne", None, 3):
        line = refused(game)
        assert line.startswith("game: ")
        for known in undercroft.games():
            assert known in line


@pytest.mark.parametrize("setup", [[1], "players=3", 3, ("players", 3), {3}])
def test_a_setup_is_an_object(setup: object) -> None:
    assert "set-up" in refused(GAME, setup)


@pytest.mark.parametrize("seed", [1.5, True, [1], {}, b"seed"])
def test_a_seed_is_a_number_or_a_text(seed: object) -> None:
    assert refused(GAME, {}, seed=seed).startswith("seed: ")


def test_a_seed_and_a_source_are_one_too_many() -> None:
    assert refused(GAME, {}, seed=1, chance=undercroft.Rng(1)).startswith("seed: ")


@pytest.mark.parametrize("chance", [7, "rng", [2, 1, 0], undercroft.Tape])
def test_a_source_of_chance_is_one(chance: object) -> None:
    assert refused(GAME, {}, chance=chance).startswith("chance: ")


def test_the_callers_setup_stays_as_it_was() -> None:
    setup = {"players": 4}
    match = undercroft.new(GAME, setup, seed=1)
    assert setup == {"players": 4}
    setup["players"] = 5
    assert match.setup["players"] == 4


def test_setup_options_of_an_unknown_game_or_pack() -> None:
    with pytest.raises(InvalidSetup, match="game"):
        undercroft.setup_options("chess")
    with pytest.raises(InvalidSetup, match="pack"):
        undercroft.setup_options(GAME, "nowhere")
    with pytest.raises(InvalidSetup, match="game"):
        undercroft.packs("chess")


def test_setup_options_have_words_in_both_languages() -> None:
    from undercroft.kernel.text import render

    def name(kind: str, id: str, lang: str) -> str:
        return id

    for field in undercroft.setup_options(GAME):
        messages = [field.text, *(choice.text for choice in field.values)]
        messages += [field.help] if field.help else []
        for message in messages:
            for lang in ("en", "fr"):
                text = render(message, lang, name)
                assert text != message.id, f"{message.id} has no text in {lang}"
                assert "{" not in text
