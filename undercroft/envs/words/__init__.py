"""The vocabulary of each game: what can be chosen, a line each, in an order that never changes.

A word is the kind of question and the id of an option (`choose/saw_cleaver`). `tools/vocabulary.py` writes
the lists from many games of every mode. What is not listed can be chosen, too: the last `SPARE` actions
stand for the options of a question that have no word, in the order in which they are offered.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

SPARE = 64
"""More options without a word are never offered at once."""


class Vocabulary:
    """The actions of a game, by number."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}
        self.kinds = tuple(dict.fromkeys(word.partition("/")[0] for word in words))
        """The questions there are."""
        self.size = len(words) + SPARE

    def number(self, kind: str, options: list[str]) -> dict[int, str]:
        """The actions that stand for these options of a question."""
        found: dict[int, str] = {}
        spare = len(self.words)
        for option in options:
            number = self.numbers.get(f"{kind}/{option}")
            if number is None and spare < self.size:
                number, spare = spare, spare + 1
            if number is not None:
                found[number] = option
        return found

    def word(self, number: int) -> str:
        """What an action is called."""
        place = number - len(self.words)
        return self.words[number] if place < 0 else f"spare/{place}"


@cache
def vocabulary(game: str) -> Vocabulary:
    """The vocabulary of a game of this package."""
    text = files(__package__).joinpath(f"{game}.txt").read_text("utf-8")
    return Vocabulary(tuple(line for line in text.splitlines() if line and line[0] != "#"))
