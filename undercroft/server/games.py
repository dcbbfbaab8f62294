"""The games of this server, and matches made of them."""

from __future__ import annotations

import logging

import undercroft
from undercroft import UndercroftError, bots, lessons
from undercroft.bots import strength
from undercroft.kernel.match import Match
from undercroft.lessons import Lesson

from .protocol import GameInfo, NewTable, SeatPlan, Strength
from .reading import Refused

log = logging.getLogger("undercroft.server.games")


def warm_up() -> None:
    """Read the content of every game once, before anything runs at the same time.

    It makes the first click quick. And it must be: msgspec (0.22) crashes the process when two threads
    use a Struct type for the first time at once, as two tables coming back together would.
    """
    for game in undercroft.titles():
        try:
            match = undercroft.new(game)
            undercroft.from_position(match.position())
            for level in bots.names(game):
                bots.make(level, game, 0, undercroft.catalog(match))
        except Exception:
            # A game that is broken must not keep the others from being played.
            log.exception("%s cannot be played", game)


def known_game(name: str) -> str:
    if name not in undercroft.titles():
        raise Refused("invalid", f"game: {name!r} is not one of {', '.join(undercroft.titles())}")
    return name


def list_games() -> list[GameInfo]:
    found: list[GameInfo] = []
    for game in undercroft.titles():
        fields = [field.to_json() for field in undercroft.setup_options(game)]
        players = next(
            (f.values for f in undercroft.setup_options(game) if f.name == "players"), ()
        )
        found.append(
            GameInfo(
                game,
                [choice.value for choice in players if isinstance(choice.value, int)],
                bots.names(game),
                fields,
                [lesson.id for lesson in lessons.lessons(game)],
                undercroft.presets(game),
                [Strength(one.level, one.wins, one.games) for one in strength.counts(game)],
            )
        )
    return found


def known_lesson(game: str, id: str) -> Lesson:
    try:
        return lessons.find(known_game(game), id)
    except UndercroftError as error:
        raise Refused("missing", str(error)) from None


def taught(plan: NewTable) -> NewTable:
    """The plan of a guided game: everything but the learner's seat comes from the lesson."""
    if plan.lesson is None:
        return plan
    if plan.setup or plan.seed is not None:
        raise Refused("invalid", "lesson: it brings its own set-up and seed")
    if len(plan.seats) != 1:
        raise Refused("invalid", "lesson: it is for one person: plan one seat")
    lesson = known_lesson(plan.game, plan.lesson)
    others = len(lessons.begin(lesson).seats) - 1
    seats = [*plan.seats, *(SeatPlan("bot", bot=lesson.bots) for _ in range(others))]
    return NewTable(plan.game, seats, dict(lesson.setup), lesson.seed, plan.lang, plan.lesson)


def new_match(game: str, plan: NewTable) -> Match:
    setup = dict(plan.setup)
    if any(field.name == "players" for field in undercroft.setup_options(game)):
        setup.setdefault("players", len(plan.seats))
    try:
        return undercroft.new(game, setup, seed=plan.seed)
    except UndercroftError as error:
        raise Refused("invalid", str(error)) from None
