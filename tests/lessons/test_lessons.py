"""Guided games are data: read, refused, and played to their last word, along the rails and off them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undercroft
from tests.games.texts import NARROW, written
from undercroft import InvalidContent, lessons, text
from undercroft.lessons import Board, Lesson, Line
from undercroft.lessons.coach import NOWHERE, at_path

from .playing import Learner

ALL = [lesson for game in undercroft.titles() for lesson in lessons.lessons(game)]
every = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
LANGUAGES = ("en", "fr")
#: Answers: about a quarter of an hour.
LONG = 90


def spoken(lesson: Lesson) -> list[Line]:
    return [*lesson.lines, lesson.closing]


def folder(game: str) -> Path:
    return Path(undercroft.__file__).parent / "games" / game / "lessons"


def test_every_game_has_one() -> None:
    assert {lesson.game for lesson in ALL} == set(undercroft.titles())


def test_what_goes_on_from_another_comes_after_it() -> None:
    assert [lesson.id for lesson in lessons.lessons("dark_souls")] == [
        "first_encounter",
        "first_boss",
    ]


@every
def test_along_the_rails_everything_is_said(lesson: Lesson) -> None:
    """By one of three who follow every word, and choose otherwise where nothing was said."""
    heard: set[str] = set()
    done: set[str] = set()
    for seed in ("", "again", "once more"):
        learner = Learner(lesson, "veteran", obeys=True, seed=seed)
        said = learner.play()
        assert said[-1] == lesson.closing.say
        assert len(set(said)) == len(said)
        assert learner.answers <= LONG
        heard |= set(said)
        done |= set(learner.doing)
    assert {line.say for line in spoken(lesson) if not line.perhaps} <= heard
    assert {line.say for line in lesson.lines if line.do is not None and not line.perhaps} <= done


@every
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_off_the_rails_the_last_word_is_said(lesson: Lesson, seed: str) -> None:
    learner = Learner(lesson, "random", obeys=False, seed=seed)
    assert learner.play()[-1] == lesson.closing.say


@every
def test_what_is_looked_at_is_there(lesson: Lesson) -> None:
    """A path with a slip would never be seen, and its line never said."""
    wanted = {
        sight.path for line in spoken(lesson) for moment in line.when for sight in moment.sees
    }
    found: set[str] = set()

    class Watching(Learner):
        def listen(self) -> Line | None:
            table = self.match.view(0)["table"]
            found.update(path for path in wanted if at_path(path, table) is not NOWHERE)
            return super().listen()

    Watching(lesson, "veteran", obeys=True).play()
    assert found == wanted


@every
def test_a_table_of_it_is_known_by_seed_and_setup(lesson: Lesson) -> None:
    match = lessons.begin(lesson)
    assert lessons.of_table(lesson.game, lesson.seed, match.setup) is lesson
    assert lessons.of_table(lesson.game, "another", match.setup) is None
    assert lessons.of_table(lesson.game, None, match.setup) is None
    other = {**match.setup, "players": 4}
    assert lessons.of_table(lesson.game, lesson.seed, other) is None


@pytest.mark.parametrize("game", undercroft.titles())
def test_both_languages_say_it_all_and_nothing_else(game: str) -> None:
    used = {line.say for lesson in lessons.lessons(game) for line in spoken(lesson)}
    used |= {lesson.title for lesson in lessons.lessons(game)}
    for lang in LANGUAGES:
        resource = FluentParser().parse((folder(game) / f"{lang}.ftl").read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
        messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
        assert sorted(message.id.name for message in messages) == sorted(used)
        for message in messages:
            words = written(message)
            assert not re.search(r"['\"]", words), message.id.name
            if lang == "fr":
                wrong = re.search(rf"[^{NARROW}][:;?!»]|«[^{NARROW}]", words)
                assert wrong is None, message.id.name
            assert len(words) <= 220, f"{message.id.name}: one idea, in a few words"


# ---------------------------------------------------------------------- what is refused

WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "an unknown field": (
        lambda lesson: lesson.update(bot="random"),
        "first_hunt.yaml: bot: no such field",
    ),
    "no seed": (lambda lesson: lesson.pop("seed"), "first_hunt.yaml: seed: missing"),
    "another game": (
        lambda lesson: lesson.update(game="dark_souls"),
        "first_hunt.yaml: game: 'dark_souls', in the folder of bloodborne",
    ),
    "an impossible set-up": (
        lambda lesson: lesson["setup"].update(players=9),
        "first_hunt.yaml: setup: players: 9 is not one of 2, 3, 4, 5",
    ),
    "a text that is not there": (
        lambda lesson: lesson["lines"][0].update(say="bb-lesson-nowhere"),
        "first_hunt.yaml: lines[0].say: bb-lesson-nowhere has no text in en.ftl",
    ),
    "an event that cannot happen": (
        lambda lesson: lesson["lines"][0].update(when=[{"told": {"kind": "dyed"}}]),
        "first_hunt.yaml: lines[0].when[0].told.kind: 'dyed' is not one of",
    ),
    "a line after one that does not come": (
        lambda lesson: lesson["lines"][0].update(when=[{"after": "bb-lesson-banked"}]),
        "first_hunt.yaml: lines[0].when[0].after: 'bb-lesson-banked' is not one of",
    ),
    "a line without a moment": (
        lambda lesson: lesson["lines"][0].update(when=[]),
        "first_hunt.yaml: lines[0].when: it has no moment",
    ),
    "a line twice": (
        lambda lesson: lesson["lines"].append(lesson["lines"][0]),
        "is said twice",
    ),
    "a value and a limit": (
        lambda lesson: lesson["lines"][0].update(
            when=[{"sees": [{"path": "round", "same": 1, "least": 1}]}]
        ),
        "one value, another, or limits",
    ),
    "no such lesson after it": (
        lambda lesson: lesson.update(following="second_hunt"),
        "first_hunt.yaml: following: 'second_hunt' is not one of first_hunt",
    ),
    "a lesson after itself": (
        lambda lesson: lesson.update(following="first_hunt"),
        "first_hunt.yaml: following: a lesson does not follow itself",
    ),
    "another file name": (
        lambda lesson: lesson.update(id="a_hunt"),
        "first_hunt.yaml: id: the file of 'a_hunt' is a_hunt.yaml",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_mistakes_are_told_in_one_line(name: str, tmp_path: Path) -> None:
    spoil, expected = WRONG[name]
    lesson = msgspec.yaml.decode((folder("bloodborne") / "first_hunt.yaml").read_bytes())
    spoil(lesson)
    (tmp_path / "first_hunt.yaml").write_bytes(msgspec.yaml.encode(lesson))
    with pytest.raises(InvalidContent) as refused:
        lessons.read("bloodborne", tmp_path)
    assert any(expected in problem for problem in refused.value.problems), refused.value.problems
    assert all("\n" not in problem for problem in refused.value.problems)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(undercroft.InvalidSetup, match="'second' is not one of first_hunt"):
        lessons.find("bloodborne", "second")


def test_lessons_are_said_in_the_languages_of_the_house() -> None:
    assert text.say("bb-lesson-title", "fr") == "La première chasse"


# ---------------------------------------------------------------------- the same coach as in the client

CASES = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "lib" / "coach.cases.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_moments(case: dict[str, Any]) -> None:
    line = {"say": "here", "when": [case["when"]], **({"do": case["do"]} if "do" in case else {})}
    raw = {
        "id": "first",
        "game": "any",
        "setup": {},
        "seed": "first",
        "title": "title",
        "lines": [line],
        "closing": {"say": "end", "when": [{"over": True, "after": "never"}]},
    }
    lesson = msgspec.convert(raw, Lesson)
    board = Board(case["view"], case.get("story", []), case.get("said", []))
    assert (lessons.due(lesson, board) is not None) == case["holds"]
