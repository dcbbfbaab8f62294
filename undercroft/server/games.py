"""The games of this server, and matches made of them."""

from __future__ import annotations

import logging
from functools import cache
from typing import cast

import undercroft
from undercroft import UndercroftError, bots, lessons, puzzle
from undercroft.bots import strength, variants
from undercroft.games import find
from undercroft.kernel import match as matches
from undercroft.kernel import seen
from undercroft.kernel.chance import Rng, shared
from undercroft.kernel.content import Pack
from undercroft.kernel.match import Match
from undercroft.lessons import Lesson
from undercroft.puzzle import Puzzle

from .protocol.games import (
    GameInfo,
    HouseEffect,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleSolution,
    Strength,
)
from .protocol.tables import NewTable, SeatPlan
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
                len(puzzle.puzzles(game)),
                undercroft.presets(game),
                [Strength(one.level, one.wins, one.games) for one in strength.counts(game)],
                list(find(game).by_hand()),
                [house_effect(one) for one in variants.effects(game)],
            )
        )
    return found


def house_effect(one: variants.Effect) -> HouseEffect:
    """In whole parts of a hundred."""
    return HouseEffect(
        one.name,
        one.games,
        round(100 * one.wins) if one.wins_sure else None,
        round(100 * one.book),
        round(100 * one.longer) if one.longer_sure else None,
    )


def known_lesson(game: str, id: str) -> Lesson:
    try:
        return lessons.find(known_game(game), id)
    except UndercroftError as error:
        raise Refused("missing", str(error)) from None


def taught(plan: NewTable) -> NewTable:
    """The plan of a guided game: everything but the learner's seat comes from the lesson."""
    if plan.lesson is None:
        return plan
    if plan.setup or plan.seed is not None or plan.by_hand:
        raise Refused("invalid", "lesson: it brings its own set-up and seed")
    if len(plan.seats) != 1:
        raise Refused("invalid", "lesson: it is for one person: plan one seat")
    lesson = known_lesson(plan.game, plan.lesson)
    others = len(lessons.begin(lesson).seats) - 1
    seats = [*plan.seats, *(SeatPlan("bot", bot=lesson.bots) for _ in range(others))]
    return NewTable(plan.game, seats, dict(lesson.setup), lesson.seed, plan.lang, plan.lesson)


#: Who plays the other seats of a puzzle.
BESIDE = "veteran"


def known_puzzle(game: str, id: str) -> Puzzle:
    try:
        return puzzle.find(known_game(game), id)
    except UndercroftError as error:
        raise Refused("missing", str(error)) from None


@cache
def list_puzzles(game: str) -> list[PuzzleInfo]:
    """It takes a match for each: made once."""
    return [
        PuzzleInfo(
            one.id,
            one.theme,
            list(one.place),
            one.players,
            len(one.answers),
            one.hard,
        )
        for one in puzzle.puzzles(known_game(game))
    ]


def solution(game: str, id: str) -> PuzzleSolution:
    one = known_puzzle(game, id)
    answers = [PuzzleAnswer(tried.option, tried.chance, tried.error) for tried in one.answers]
    reason = cast(seen.Message, one.reason)
    return PuzzleSolution(one.decision, answers, one.worlds, reason, one.usual, one.right)


def puzzling(plan: NewTable) -> tuple[Match, list[SeatPlan], str]:
    """A table of a puzzle: its match, who sits where, and the seed it is known by."""
    assert plan.puzzle is not None
    given = plan.setup or plan.by_hand or plan.packs
    if given or plan.seed is not None or plan.lesson is not None:
        raise Refused("invalid", "puzzle: it brings its own set-up and seed")
    if len(plan.seats) != 1:
        raise Refused("invalid", "puzzle: it is for one person: plan one seat")
    one = known_puzzle(plan.game, plan.puzzle)
    seed = puzzle.seed_of(one)
    match = puzzle.begin(one, seed)
    seats = [
        plan.seats[0] if seat == one.seat else SeatPlan("bot", bot=BESIDE)
        for seat in range(len(match.seats))
    ]
    return match, seats, seed


def new_match(game: str, plan: NewTable, pack: Pack | None = None) -> Match:
    """A match as planned; with a `pack` that came with the plan, if there is one."""
    setup = dict(plan.setup)
    if pack is not None and "pack" in setup:
        raise Refused("invalid", "pack: name one, or bring one")
    if any(field.name == "players" for field in undercroft.setup_options(game)):
        setup.setdefault("players", len(plan.seats))
    try:
        chance = shared(Rng(plan.seed), find(game).said(plan.by_hand))
        return matches.start(find(game), setup, chance, pack)
    except UndercroftError as error:
        raise Refused("invalid", str(error)) from None
