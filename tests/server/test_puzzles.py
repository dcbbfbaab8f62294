"""Puzzles at a server: listed without their answers, opened as tables, played on."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import puzzle

from .wire import House, Sitting

GAME = "dark_souls"


def first() -> undercroft.Puzzle:
    return next(one for one in undercroft.puzzles(GAME) if one.players > 1)


def opened(house: House) -> dict[str, Any]:
    plan = {"game": GAME, "seats": [{"kind": "me"}], "puzzle": first().id}
    made: dict[str, Any] = house.http.post("/api/tables", json=plan).json()
    return made


def test_games_say_how_many_puzzles_they_have(house: House) -> None:
    for info in house.http.get("/api/games").json():
        assert info["puzzles"] == len(undercroft.puzzles(info["id"]))
        assert info["puzzles"] == len(house.http.get(f"/api/games/{info['id']}/puzzles").json())


def test_a_list_says_nothing_of_the_answers(house: House) -> None:
    listed = house.http.get(f"/api/games/{GAME}/puzzles").json()
    assert set(listed[0]) == {"id", "theme", "place", "players", "options", "hard"}
    assert listed[0]["place"] == ["boss", undercroft.puzzles(GAME)[0].position["setup"]["boss"]]


def test_the_answer_with_its_proof(house: House) -> None:
    one = first()
    told = house.http.get(f"/api/games/{GAME}/puzzles/{one.id}").json()
    assert told["decision"] == one.decision
    assert told["answers"][0]["option"] == one.best
    assert told["worlds"] == one.worlds
    assert told["right"] == one.right
    assert told["reason"] == one.reason


@pytest.mark.parametrize("path", [f"{GAME}/puzzles/none", "chess/puzzles", "chess/puzzles/x"])
def test_there_is_no_such_puzzle(house: House, path: str) -> None:
    answer = house.http.get(f"/api/games/{path}")
    assert answer.status_code in {400, 404}
    assert "is not one of" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "mine"}, "puzzle: it brings its own set-up and seed"),
        ({"setup": {"players": 4}}, "puzzle: it brings its own set-up and seed"),
        ({"lesson": "first_boss"}, "puzzle: it brings its own set-up and seed"),
        ({"seats": [{"kind": "me"}] * 2}, "puzzle: it is for one person: plan one seat"),
    ],
)
def test_what_does_not_go_with_a_puzzle_is_refused(
    house: House, change: dict[str, Any], why: str
) -> None:
    plan = {"game": GAME, "seats": [{"kind": "me"}], "puzzle": first().id}
    answer = house.http.post("/api/tables", json={**plan, **change})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == why


def test_a_table_of_a_puzzle_stands_at_its_question(house: House) -> None:
    one, made = first(), opened(house)
    info = house.http.get(f"/api/tables/{made['table']}").json()
    assert info["puzzle"] == one.id
    kinds = [seat["kind"] for seat in info["seats"]]
    assert kinds == ["person" if seat == one.seat else "bot" for seat in range(one.players)]
    plain = house.sit("me", "bot:random", "bot:random")
    assert plain.get().json()["puzzle"] is None


def test_it_is_played_on_and_comes_back(house: House) -> None:
    one = first()
    table = Sitting(house, opened(house))
    begun = puzzle.begin(one, puzzle.seed_of(one))
    assert table.digest() == begun.digest()
    token = next(key["token"] for key in table.keys if key["seat"] == one.seat)
    screen = table.screen(token=token)
    assert screen.choose(one.best, decision=one.decision)["t"] == "done"
    house.restart()
    journal = {k: v for k, v in table.journal().items() if k not in {"seats", "newest"}}
    assert ["decide", one.seat, one.decision, one.best] in journal["inputs"]
    assert undercroft.replay(journal).digest() == journal["digests"][-1]
    assert table.get().json()["puzzle"] == one.id
