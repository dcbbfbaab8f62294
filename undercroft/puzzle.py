"""Positions with one question of which one answer is clearly best, and the proof of it.

They are found by `tools/puzzles.py` in games that bots play against each other, and kept as data:
`games/<game>/puzzles.json`. The proof is a large search over the real rules (`lab/puzzles.py`): every option
was played out in the same worlds, again and again, and one was better than each other by far more than luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from undercroft.games import find as find_game
from undercroft.kernel.errors import InvalidContent, InvalidSetup, UndercroftError, not_one_of
from undercroft.kernel.match import Match, from_position

FILE = "puzzles.json"
MARK = "puzzle-"
#: By mode: the field of the set-up that says against whom or where it is played, if it is not called so.
PLACES = {"battle": "room", "circus": "arena"}
ANYWHERE = "any"
"""What such a field says where it was left to chance."""


class Answer(msgspec.Struct, frozen=True):
    """One option, and what came of it when it was tried out."""

    option: str
    chance: float
    """How much of a win it was on average, from 0 to 1."""
    error: float
    """How far that may be off: one standard error."""


class Puzzle(msgspec.Struct, frozen=True):
    """A question of a match that stands somewhere; the first answers are right, the others are not."""

    id: str
    seat: int
    """Who is asked,"""
    decision: str
    """and what."""
    answers: tuple[Answer, ...]
    """Every option that is open, the best first."""
    lead: float
    """By how many standard errors what is right is better than anything else, in the same worlds."""
    worlds: int
    """How often each was played out for the proof."""
    reason: dict[str, Any]
    """A message: what there is more of, some turns later, than with the next best."""
    usual: str
    """What a Veteran would have done, who does not think ahead."""
    position: dict[str, Any]
    right: int = 1
    """So many of the answers, the first ones, are right: where several come to the same."""

    @property
    def theme(self) -> str:
        """What the right answer brings more of: the mark that the reason names."""
        return str(self.reason["id"]).rpartition("-")[2]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(begin(self).seats)

    @property
    def place(self) -> tuple[str, str]:
        """The field of the set-up that says what is played, and its value."""
        setup = self.position["setup"]
        mode = str(setup.get("mode", ""))
        field = PLACES.get(mode, mode)
        where = str(setup.get(field, ANYWHERE))
        return ("mode", mode) if where == ANYWHERE else (field, where)

    @property
    def best(self) -> str:
        """The right option, or one of them."""
        return self.answers[0].option

    @property
    def solved_by(self) -> tuple[str, ...]:
        """The options that are right."""
        return tuple([answer.option for answer in self.answers[: self.right]])

    @property
    def hard(self) -> bool:
        """Whether a Veteran would have missed it."""
        return self.usual not in self.solved_by


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it has no file of them."""
    file = find_game(game).base.parent / FILE
    return read(file) if file.is_file() else ()


def find(game: str, id: str) -> Puzzle:
    """The puzzle of this name."""
    for puzzle in puzzles(game):
        if puzzle.id == id:
            return puzzle
    raise InvalidSetup(f"puzzle: {not_one_of(id, [puzzle.id for puzzle in puzzles(game)])}")


def begin(puzzle: Puzzle, seed: int | str = 0) -> Match:
    """The match of a puzzle, at its question; chance is fresh for each seed."""
    match = from_position(puzzle.position, find_game)
    match.reseed(seed)
    return match


def seed_of(puzzle: Puzzle) -> str:
    """What a table of this puzzle is known by; its dice fall by it, too."""
    return f"{MARK}{puzzle.id}"


def of_table(game: str, seed: str | None) -> Puzzle | None:
    """The puzzle that a table began with."""
    if seed is None or not seed.startswith(MARK):
        return None
    return next((one for one in puzzles(game) if seed_of(one) == seed), None)


def read(file: Path) -> tuple[Puzzle, ...]:
    """What a file holds. Whether each is what it says, `check` knows: that takes a match for each."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
    except msgspec.DecodeError as error:
        raise InvalidContent([f"{file.name}: {error}"]) from None
    if len({one.id for one in found}) < len(found):
        raise InvalidContent([f"{file.name}: id: two puzzles have the same name"])
    return found


def check(found: Sequence[Puzzle]) -> None:
    """`InvalidContent` names every puzzle that says what its position does not."""
    problems = [f"{one.id}: {problem}" for one in found if (problem := wrong(one))]
    if problems:
        raise InvalidContent(problems)


def wrong(puzzle: Puzzle) -> str:
    """What a puzzle says that its position does not, if anything."""
    try:
        match = begin(puzzle)
    except UndercroftError as error:
        return f"position: {error}"
    ask = next((one for one in match.asks if one.seat == puzzle.seat), None)
    if ask is None or ask.id != puzzle.decision:
        return "decision: it is not asked"
    options = {option.id for option in ask.options}
    if options != {answer.option for answer in puzzle.answers}:
        return "answers: they are not the options that are open"
    if not 0 < puzzle.right < len(options):
        return "right: some answers are, and some are not"
    if puzzle.usual not in options:
        return f"usual: {not_one_of(puzzle.usual, sorted(options))}"
    return ""
