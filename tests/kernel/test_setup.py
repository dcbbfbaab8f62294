"""A set-up that cannot be played is refused in one line: the field, and what it may be."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup
from undercroft.kernel.text import render

from .tables import GAME, again, one_line


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


@pytest.mark.parametrize("players", [6, 0, 1])
def test_the_number_of_players(players: int) -> None:
    assert refused(GAME, {"players": players}) == f"players: {players} is not one of 2, 3, 4, 5"


@pytest.mark.rule("BB-V.1")
def test_two_are_too_few_by_the_book() -> None:
    line = refused(GAME, {"players": 2})
    assert line == "players: 2 is only for house_shadow=hunts; here it is book"


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
        for known in undercroft.titles():
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


def test_a_near_miss_is_answered_with_what_was_probably_meant() -> None:
    line = refused(GAME, {"final_boss": "german"})
    assert line.endswith("; did you mean 'gehrman'?")
    assert refused(GAME, {"final_bos": "rom"}).endswith("; did you mean 'final_boss'?")
    assert "did you mean" not in refused(GAME, {"final_boss": "the moon"})


# ---------------------------------------------------------------------- fields that are of no use

UNUSED = [
    ("darkest_dungeon", {"mode": "circus", "party": "custom", "hero_1": "jester"},
     "party: not used with mode=circus; it is for mode=campaign or quest or battle or boss"),
    ("darkest_dungeon", {"mode": "battle", "hero_1": "jester"},
     "hero_1: not used with party=adventuring_party; it is for party=custom"),
    ("darkest_dungeon", {"mode": "boss", "cancelled": "ancestor_second_form"},
     "cancelled: not used with boss=necromancer; it is for boss=final_encounter"),
    ("darkest_dungeon", {"butcher": "yes"},
     "butcher: not used with mode=campaign; it is for mode=circus"),
    ("dark_souls", {"mode": "encounter", "boss": "dancer"},
     "boss: not used with mode=encounter; it is for mode=boss"),
    ("dark_souls", {"mode": "boss", "layout": "by_hand"},
     "layout: not used with mode=boss; it is for mode=journey or campaign"),
    ("dark_souls", {"players": 2, "class_3": "herald"},
     "class_3: not used with players=2; it is for players=3 or 4"),
    ("tomb_of_giants", {"mode": "boss", "encounter": "level_2"},
     "encounter: not used with mode=boss; it is for mode=encounter"),
    ("tomb_of_giants", {"players": 1, "class_2": "thief"},
     "class_2: not used with players=1; it is for players=2 or 3 or 4"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "setup", "line"), UNUSED)
def test_a_field_that_would_do_nothing_is_refused(
    game: str, setup: dict[str, object], line: str
) -> None:
    assert refused(game, setup, seed=1) == line


@pytest.mark.parametrize("game", undercroft.titles())
def test_a_completed_setup_can_be_given_again(game: str) -> None:
    """Fields of no use with their default say nothing: everything a match shows may come back."""
    fields = undercroft.setup_options(game)
    modes = next((f.values for f in fields if f.name == "mode"), ())
    for mode in [choice.value for choice in modes] or [None]:
        wanted = {} if mode is None else {"mode": mode}
        full = undercroft.new(game, wanted, seed=1).setup
        assert undercroft.new(game, full, seed=1).setup == full


@pytest.mark.parametrize("game", undercroft.titles())
def test_what_a_field_depends_on_is_there(game: str) -> None:
    fields = {field.name: field for field in undercroft.setup_options(game)}
    for field in fields.values():
        for other, values in field.only:
            assert values
            assert set(values) <= {choice.value for choice in fields[other].values}
        assert field.to_json()["only"] == {name: list(values) for name, values in field.only}


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants", "darkest_dungeon"])
def test_every_field_is_used_where_it_says(game: str) -> None:
    """Where a field says it is used, another value gives another match; elsewhere it is refused."""
    fields = undercroft.setup_options(game)
    modes = [c.value for field in fields if field.name == "mode" for c in field.values]
    for field in fields:
        wanted = dict(field.only).get("mode")
        other = [choice.value for choice in field.values if choice.value != field.default][-1:]
        for mode in modes:
            if wanted is None or mode in wanted or not other:
                continue
            assert f"not used with mode={mode}" in refused(
                game, {"mode": mode, field.name: other[0]}, seed=1
            )


def test_documents_of_before_keep_their_setup() -> None:
    """Their digests were made over it."""
    match = undercroft.new("dark_souls", {"mode": "encounter"}, seed=1)
    journal: Any = again(match.journal())
    journal["setup"]["boss"] = "titanite_demon"
    match = undercroft.from_position({**again(match.position()), "setup": journal["setup"]})
    assert match.setup["boss"] == "titanite_demon"
    journal["digests"] = [match.digest()]
    assert undercroft.replay(journal).setup["boss"] == "titanite_demon"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", undercroft.titles())
def test_no_two_choices_of_a_field_read_alike(game: str, lang: str) -> None:
    for field in undercroft.setup_options(game):
        told = [render(choice.text, lang, lambda _kind, id, _lang: id) for choice in field.values]
        assert len(set(told)) == len(told), f"{field.name}: {told}"
