"""Guided first games: a real match with a chosen seed, and a coach who says one idea at a time.

A lesson is data: a file of `games/<game>/lessons`, its sentences beside it in every language. What it may say
stands in `schema`, which line is due in `coach`, reading and refusing in `shelf`.
"""

from __future__ import annotations

from .coach import Board, due, holds, meant
from .schema import Lesson, Line, Moment, Sight, Wish
from .shelf import begin, find, lessons, of_table, read

__all__ = [
    "Board",
    "Lesson",
    "Line",
    "Moment",
    "Sight",
    "Wish",
    "begin",
    "due",
    "find",
    "holds",
    "lessons",
    "meant",
    "of_table",
    "read",
]
