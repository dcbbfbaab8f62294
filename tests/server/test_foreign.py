"""Texts, documents and packs from anywhere: what cannot be used is refused in one line."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import undercroft
from undercroft import InvalidChance, InvalidContent, InvalidJournal, PositionError
from undercroft.games import find
from undercroft.kernel.chance import SEED_LENGTH
from undercroft.kernel.content import (
    MOST_COPIES,
    MOST_DICE,
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_NODES,
    MOST_STEPS,
)
from undercroft.server import files, limits
from undercroft.server.reading import Refused
from undercroft.server.seats import clean_name

from .wire import House

Doc = dict[str, Any]


def refused(house: House, journal: object) -> str:
    answer = house.http.post("/api/import", json=journal)
    assert answer.status_code == 400, answer.text
    message: str = answer.json()["error"]["message"]
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u0301", "\ufe0f\u200d", "\uffa0\u034f", "\ud800"],
)
def test_names_that_show_nothing_are_none(name: str) -> None:
    assert clean_name(name) is None


def test_names_that_show_something_stay() -> None:
    for name in ["Zoë", "李", "🦇", "D.", "c\u0323", "नमस्ते"]:
        assert clean_name(name) == name


@pytest.mark.parametrize(
    "seed", ["x" * (SEED_LENGTH + 1), "\ud800", "a\x00b", "\u200b\u200b", 1 << 4 * SEED_LENGTH]
)
def test_seeds_that_are_none(house: House, seed: str | int) -> None:
    with pytest.raises(InvalidChance, match="seed"):
        undercroft.new("bloodborne", seed=seed)
    match = undercroft.new("bloodborne", seed="good")
    with pytest.raises(InvalidChance, match="seed"):
        match.apply(["reseed", seed])
    position = {**match.position(), "chance": {"source": "rng", "seed": seed, "count": 0}}
    with pytest.raises(PositionError, match="seed"):
        undercroft.from_position(position)
    if isinstance(seed, str) and "\ud800" not in seed:
        body = {"game": "bloodborne", "seats": [{"kind": "here"}] * 3, "seed": seed}
        answer = house.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        journal = {**match.journal(), "chance": {"source": "rng", "seed": seed}}
        assert "seed" in refused(house, journal)


def test_seeds_that_people_choose() -> None:
    for seed in ["", "my lucky number", "été", "🎲", 7, -3, "x" * SEED_LENGTH]:
        undercroft.new("bloodborne", seed=seed)


def test_texts_of_a_file_have_an_end(house: House) -> None:
    journal: Doc = house.sit("here", "here", "here").journal()
    journal["seats"][0]["name"] = "x" * (limits.TEXT + 1)
    assert "characters" in refused(house, journal)
    for broken in [
        {"setup": {"\ud800": 1}},
        {"inputs": [["chance", "\ud800"]]},
        {"pack": {"cards.yaml": "\ud800"}},
    ]:
        with pytest.raises(Refused, match="written"):
            files.read(broken)


def test_a_refusal_can_always_be_sent() -> None:
    assert Refused("invalid", "x\ud800\ny").message == "x? y"


def test_what_is_no_json_is_called_so(house: House) -> None:
    answer = house.http.post("/api/tables", content=b'{"game": }')
    assert answer.json()["error"]["message"].startswith("JSON is malformed")
    for body in b"", b'{"game"', rb'{"game":"\ud800"}':
        answer = house.http.post(
            "/api/tables", content=body, headers={"accept-language": "fr"}
        ).json()
        assert answer["error"]["message"] == "JSON is malformed: it breaks off in the middle"
        assert answer["error"]["said"] == "JSON mal écrit : il s’interrompt au milieu"
    answer = house.http.post("/api/tables", content=b"[]")
    assert answer.json()["error"]["message"].startswith("expected")


# ---------------------------------------------------------------------- positions


def battle() -> Doc:
    """A battle of Darkest Dungeon in which everybody has taken their place."""
    match = undercroft.new("darkest_dungeon", {"mode": "battle"}, seed=4)
    while match.position()["state"]["battle"]["round"] < 1:  # type: ignore[index]
        match.decide(match.decisions[0].options[0].id, match.waiting[0])
    return match.position()


def nowhere(doc: Doc) -> None:
    doc["state"]["heroes"][0]["area"] = None


def nobody(doc: Doc) -> None:
    heroes = doc["state"]["slots"][0]
    heroes[heroes.index(0)] = -1


def unheard_of(doc: Doc) -> None:
    doc["frame"]["asks"][0][2] = [doc["frame"]["asks"][0][2][0], 99, 99]


@pytest.mark.parametrize("change", [nowhere, nobody, unheard_of])
def test_positions_that_no_game_leads_to(change: Any) -> None:
    doc = copy.deepcopy(battle())
    undercroft.from_position(copy.deepcopy(doc))
    change(doc)
    with pytest.raises(PositionError) as error:
        undercroft.from_position(doc)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("mistake", [IndexError, ZeroDivisionError, KeyError, RecursionError])
def test_whatever_reading_raises_is_one_line(
    monkeypatch: pytest.MonkeyPatch, mistake: type[Exception]
) -> None:
    game = find("bloodborne")
    match = undercroft.new("bloodborne", seed=1)
    match.decide(match.decisions[0].options[0].id, match.waiting[0])
    position, journal = match.position(), match.journal()
    documents = game.shelf.find("base").documents

    def fails(*_: object) -> None:
        raise mistake("far\nout")

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "load", fails)
        with pytest.raises(PositionError, match=f"{mistake.__name__}.*far.*out"):
            undercroft.from_position(position)
    with monkeypatch.context() as patch:
        patch.setattr(undercroft.Match, "apply", fails)
        with pytest.raises(InvalidJournal, match=r"inputs\[0\]: "):
            undercroft.replay(journal)
    with monkeypatch.context() as patch:
        patch.setattr(game.shelf, "_build", fails)
        with pytest.raises(InvalidContent, match=f"mine: {mistake.__name__}"):
            game.shelf.build(documents, "mine")
        with pytest.raises(PositionError, match="setup"):
            undercroft.from_position({**position, "pack": {"cards.yaml": []}})


# ---------------------------------------------------------------------- packs


def changed_pack(game: str, file: str, change: Any) -> list[str]:
    shelf = find(game).shelf
    documents: Doc = copy.deepcopy(dict(shelf.find("base").documents))
    change(documents[file])
    with pytest.raises(InvalidContent) as error:
        shelf.build(documents, "mine")
    return error.value.problems


@pytest.mark.parametrize("word", ["\x00", "it's", "a\"b'c", "back\\", "two\nlines"])
def test_a_word_that_is_none_is_one_line_whatever_it_is(word: str) -> None:
    def other_kind(cards: list[Doc]) -> None:
        cards[0]["type"] = word

    problems = changed_pack("bloodborne", "upgrades.yaml", other_kind)
    assert problems
    assert all("\n" not in problem for problem in problems)


def test_what_a_pack_may_ask_for_has_an_end() -> None:
    def many_dice(cards: list[Doc]) -> None:
        option = next(o for card in cards for o in card.get("options", []) if o.get("dice"))
        option["dice"] = {"black": MOST_DICE + 1}

    def many_copies(cards: list[Doc]) -> None:
        cards[-1]["copies"] = MOST_COPIES + 1

    def many_entries(cards: list[Doc]) -> None:
        cards.extend({**cards[-1], "id": f"more_{n}"} for n in range(MOST_ENTRIES))

    def large_boards(boards: list[Doc]) -> None:
        boards[0]["points"] = [[2 * n, 0] for n in range(MOST_NODES + 1)]

    def long_moves(enemies: list[Doc]) -> None:
        enemies[0]["icons"][0]["nodes"] = MOST_STEPS + 1

    def crowds(encounters: list[Doc]) -> None:
        encounters[0]["enemies"][0] = [encounters[0]["enemies"][0][0]] * (MOST_FIGURES + 1)

    assert "points" in changed_pack("tomb_of_giants", "boards.yaml", large_boards)[0]
    assert "nodes" in changed_pack("dark_souls", "enemies.yaml", long_moves)[0]
    assert "enemies" in changed_pack("dark_souls", "encounters.yaml", crowds)[0]
    for game in ("dark_souls", "bloodborne"):
        file = {"dark_souls": "treasure.yaml", "bloodborne": "upgrades.yaml"}[game]
        assert "copies" in changed_pack(game, file, many_copies)[0]
        assert str(MOST_ENTRIES) in changed_pack(game, file, many_entries)[0]
    assert str(MOST_DICE) in changed_pack("dark_souls", "treasure.yaml", many_dice)[0]
