"""Guided games at a server: made by name, known again, and the same for everybody who plays the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft import lessons
from undercroft.lessons import Lesson

from .wire import House, Screen, Sitting

FIRST = {"game": "bloodborne", "seats": [{"kind": "me"}], "lesson": "first_hunt"}
ALL = ", ".join(lesson.id for lesson in lessons.lessons("bloodborne"))


def test_games_name_their_lessons(house: House) -> None:
    found = {info["id"]: info["lessons"] for info in house.http.get("/api/games").json()}
    assert found["dark_souls"] == ["first_encounter", "first_boss"]
    assert all(found.values())


def test_a_lesson_is_told_as_it_is_written(house: House) -> None:
    answer = house.http.get("/api/games/bloodborne/lessons/first_hunt")
    assert msgspec.json.decode(answer.content, type=Lesson) == lessons.find(
        "bloodborne", "first_hunt"
    )


@pytest.mark.parametrize("path", ["bloodborne/lessons/second", "chess/lessons/first_hunt"])
def test_there_is_no_such_lesson(house: House, path: str) -> None:
    answer = house.http.get(f"/api/games/{path}")
    assert answer.status_code in {400, 404}
    assert "is not one of" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "mine"}, "lesson: it brings its own set-up and seed"),
        ({"setup": {"players": 4}}, "lesson: it brings its own set-up and seed"),
        ({"seats": [{"kind": "me"}] * 3}, "lesson: it is for one person: plan one seat"),
        ({"lesson": "second"}, f"lesson: 'second' is not one of {ALL}"),
    ],
)
def test_what_does_not_go_with_a_lesson_is_refused(
    house: House, change: dict[str, Any], why: str
) -> None:
    answer = house.http.post("/api/tables", json={**FIRST, **change})
    assert answer.status_code in {400, 404}
    assert answer.json()["error"]["message"] == why


def test_a_table_knows_its_lesson_and_an_ordinary_one_has_none(house: House) -> None:
    taught = learner(house)
    plain = house.sit("me", "bot:random", "bot:random")
    assert taught.get().json()["lesson"] == "first_hunt"
    assert [seat["kind"] for seat in taught.get().json()["seats"]] == ["person", "bot", "bot"]
    assert plain.get().json()["lesson"] is None


def test_whoever_follows_the_coach_plays_the_same_game(house: House) -> None:
    """Fate and companions come from the seed: what the coach speaks of comes to everybody."""
    stories = []
    for _ in range(2):
        table = learner(house)
        me = table.screen(0)
        for card in ("hunter_axe", "saw_cleaver"):
            wait(me)
            assert me.choose(card)["t"] == "done"
        wait(me)
        stories.append([event for event in me.events if event["kind"] != "ready"])
        table.close()
    assert stories[0] == stories[1]
    assert "attack" in {event["kind"] for event in stories[0]}


def learner(house: House) -> Sitting:
    answer = house.http.post("/api/tables", json=FIRST)
    assert answer.status_code == 200, answer.text
    return Sitting(house, answer.json())


def wait(screen: Screen) -> None:
    """Until the bots have chosen and I am asked something new."""
    while not (
        screen.is_asked and any(each["chosen"] is None for each in screen.view["decisions"])
    ):
        screen.read()
