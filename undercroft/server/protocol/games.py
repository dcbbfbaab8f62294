"""Games and puzzles: what can be played."""

from __future__ import annotations

from msgspec import Struct

from undercroft.kernel import seen


class HouseInfo(Struct):
    """How others come here."""

    lan: bool
    """Whether others than this machine can come."""
    addresses: list[str]
    """Base addresses for links to others, likeliest first."""


class Strength(Struct):
    """How often bots of a level have won what their game is measured by."""

    level: str
    wins: int
    games: int


class HouseEffect(Struct):
    """What a house rule has been measured to do, beside the book over the same seeds."""

    name: str
    """`field=value` of a switch, or the name of a preset."""
    games: int
    """So many games each."""
    wins: int | None
    """Games won in a hundred; null where it cannot be told apart from the book's,"""
    book: int
    """and by the book."""
    longer: int | None
    """By so many parts in a hundred games are longer (or shorter); null where that cannot be told."""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    players: list[int]
    """How many can play."""
    bots: list[str]
    """The levels of its bots."""
    fields: list[seen.Field]
    lessons: list[str]
    """Its guided games, the first one first: `GET /api/games/{game}/lessons/{lesson}`."""
    puzzles: int
    """How many puzzles it has: `GET /api/games/{game}/puzzles`."""
    presets: list[seen.Preset]
    """Sets of house rules that have a name."""
    strength: list[Strength]
    """What was counted of the levels; nothing of those that nobody has measured."""
    by_hand: list[seen.ByHand]
    """What can be rolled and drawn at a real table."""
    measured: list[HouseEffect]
    """What house rules do, as far as it was counted and can be told."""


class PuzzleInfo(Struct):
    """A puzzle of a list: nothing of its answer."""

    id: str
    theme: str
    """What the right answer brings: what the reason of a hint is called by."""
    place: list[str]
    """The field of the set-up that says what is played, and its value."""
    players: int
    options: int
    """How many answers are open."""
    hard: bool
    """A Veteran, who does not think ahead, would have answered otherwise."""


class PuzzleAnswer(Struct):
    """One answer to a puzzle, and what came of it when it was tried out."""

    option: str
    chance: float
    error: float
    """One standard error."""


class PuzzleSolution(Struct):
    """What is right, and why: every option was played out in the same worlds."""

    decision: str
    answers: list[PuzzleAnswer]
    """The best first."""
    worlds: int
    reason: seen.Message
    usual: str
    """What a Veteran would have answered."""
    right: int
    """So many of the answers, the first ones, are right."""
