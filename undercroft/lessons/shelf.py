"""Lessons of the games, read from their files and checked; whatever is wrong is said in one line each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from undercroft import games, text
from undercroft.kernel import match as matches
from undercroft.kernel.chance import Rng
from undercroft.kernel.content import convert, read_documents
from undercroft.kernel.errors import InvalidContent, InvalidSetup, UndercroftError, not_one_of
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match

from .schema import Lesson, Line

FOLDER = "lessons"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, each before what goes on from it; none where it has no folder of them."""
    folder = games.find(game).base.parent / FOLDER
    return read(game, folder) if folder.is_dir() else ()


def find(game: str, id: str) -> Lesson:
    """The lesson of this name."""
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    raise InvalidSetup(f"lesson: {not_one_of(id, [lesson.id for lesson in lessons(game)])}")


def of_table(game: str, seed: str | None, setup: Mapping[str, object]) -> Lesson | None:
    """The lesson that is played at a table: known by its seed, and set up as the lesson says."""
    for lesson in lessons(game) if seed is not None else ():
        if lesson.seed == seed and all(
            setup.get(name) == value for name, value in lesson.setup.items()
        ):
            return lesson
    return None


def begin(lesson: Lesson) -> Match:
    """The match of a lesson, at its first question."""
    return matches.start(games.find(lesson.game), lesson.setup, Rng(lesson.seed))


def read(game: str, folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder; `InvalidContent` names every mistake by file and field."""
    rules = games.find(game)
    problems: list[str] = []
    found: dict[str, Lesson] = {}
    langs = sorted({"en", *(path.stem for path in folder.glob("*.ftl"))})
    for file, document in read_documents(folder).items():
        lesson = convert(document, Lesson, file, problems)
        if lesson is not None:
            problems += [f"{file}: {problem}" for problem in mistakes(lesson, rules, langs)]
            if f"{lesson.id}.yaml" != file:
                problems.append(f"{file}: id: the file of {lesson.id!r} is {lesson.id}.yaml")
            found[lesson.id] = lesson
    for lesson in found.values():
        if lesson.following is not None and lesson.following not in found:
            problems.append(f"{lesson.id}.yaml: following: {not_one_of(lesson.following, found)}")
    if problems:
        raise InvalidContent(problems)
    return tuple(sorted(found.values(), key=lambda lesson: before(lesson, found)))


def before(lesson: Lesson, all_of_them: dict[str, Lesson]) -> int:
    """How many lessons lead to this one."""
    led = [other for other in all_of_them.values() if other.following == lesson.id]
    return 1 + max((before(other, all_of_them) for other in led), default=-1)


def mistakes(lesson: Lesson, rules: Game, langs: Sequence[str]) -> Iterator[str]:
    """What a lesson says that its game does not know."""
    if lesson.game != rules.name:
        yield f"game: {lesson.game!r}, in the folder of {rules.name}"
    try:
        rules.complete(lesson.setup)
    except UndercroftError as error:
        yield f"setup: {error}"
    yield from missing("title", lesson.title, langs)
    said: set[str] = set()
    places = {f"lines[{n}]": line for n, line in enumerate(lesson.lines)}
    for where, line in {**places, "closing": lesson.closing}.items():
        yield from (f"{where}.{problem}" for problem in wrong(line, said, rules, langs))
        if line.say in said:
            yield f"{where}.say: {line.say} is said twice"
        said.add(line.say)
    if lesson.following == lesson.id:
        yield "following: a lesson does not follow itself"


def wrong(line: Line, said: set[str], rules: Game, langs: Sequence[str]) -> Iterator[str]:
    """What is wrong with one line; `said` are those before it."""
    yield from missing("say", line.say, langs)
    if not line.when:
        yield "when: it has no moment"
    for n, moment in enumerate(line.when):
        if moment.told is not None and moment.told.kind not in rules.events:
            yield f"when[{n}].told.kind: {not_one_of(moment.told.kind, rules.events)}"
        if moment.after is not None and moment.after not in said:
            yield f"when[{n}].after: {not_one_of(moment.after, sorted(said))}"
        for sight in moment.sees:
            limits = sight.least is not None or sight.most is not None
            if (sight.same is not None) + (sight.other is not None) + limits > 1:
                yield f"when[{n}].sees: {sight.path}: one value, another, or limits"


def missing(field: str, id: str, langs: Sequence[str]) -> Iterator[str]:
    for lang in langs:
        if not text.bundle(lang).has_message(id):
            yield f"{field}: {id} has no text in {lang}.ftl"
