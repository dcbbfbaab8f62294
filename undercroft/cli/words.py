"""The language of the command line: `--lang`, else UNDERCROFT_LANG, else that of the system."""

from __future__ import annotations

import os
from collections.abc import Iterable

from undercroft import text
from undercroft.kernel.errors import InvalidSetup, not_one_of

FLAG = "--lang"
#: Where a system says its language, the strongest first.
PLACES = ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken = ["en"]


def spoken() -> str:
    """The language of this call."""
    return _spoken[0]


def word(id: str, **args: int | float | str) -> str:
    """A line of the command line in the language of this call."""
    return text.say(id, spoken(), **args)


def in_a_row(items: Iterable[str]) -> str:
    """Words in a row, as the language of this call joins them."""
    return text.listing(list(items), spoken())


def choose(arguments: list[str]) -> list[str]:
    """Settle the language; what is left of the arguments without it."""
    _spoken[0] = of_the_system()
    left: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, lang = argument.partition("=")
        if name != FLAG:
            left.append(argument)
            continue
        lang = lang if equals else next(waiting, "")
        if lang not in text.languages():
            raise InvalidSetup(f"{FLAG}: {not_one_of(lang, text.languages())}")
        _spoken[0] = lang
    return left


def of_the_system() -> str:
    """The first of its places that names a language we have; English else."""
    for place in PLACES:
        lang = os.environ.get(place, "")[:2].lower()
        if lang in text.languages():
            return lang
        if lang and place != "UNDERCROFT_LANG":
            return "en"
    return "en"
