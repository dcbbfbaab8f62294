"""What is to be seen of a match: a board with tokens, and sections of lines, for text and picture alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from undercroft.kernel.match import Match
from undercroft.text import listing, say
from undercroft.text.grammar import Said

Table = Mapping[str, Any]


class Token(msgspec.Struct, frozen=True):
    """Somebody on the board: a mark, and whether it is one of the party."""

    mark: str
    ours: bool


class Spot(msgspec.Struct, frozen=True):
    """A place on the board, in parts of 1, and who is there."""

    x: float
    y: float
    label: str = ""
    tokens: tuple[Token, ...] = ()
    wide: float = 0.0
    """An area of this size, with its middle there; 0: a node."""
    high: float = 0.0


class Board(msgspec.Struct, frozen=True):
    """Places, and which of them lie side by side."""

    spots: tuple[Spot, ...]
    links: tuple[tuple[int, int], ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line; one that matters now stands out."""

    text: str
    bright: bool = False
    full: float | None = None
    """How full its bar is, if it has one."""


class Section(msgspec.Struct, frozen=True):
    """Lines under a heading."""

    title: str
    lines: tuple[Line, ...]


class Scene(msgspec.Struct, frozen=True):
    """All of it."""

    title: str
    sections: tuple[Section, ...]
    board: Board | None = None


class Words:
    """The words for a match in a language."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.match, self.seat, self.lang = match, seat, lang
        view: Any = match.view(seat)
        self.view: Mapping[str, Any] = view
        self.table: Table = view["table"]
        self.catalog: Mapping[str, Any] = match.game.catalog(match.state)

    def say(self, id: str, **args: int | float | str) -> str:
        return say(f"show-{id}", self.lang, **args)

    def name(self, kind: str, id: object) -> Said:
        """A name with its grammar."""
        return Said.of(self.match.name(kind, str(id), self.lang))

    def names(self, kind: str, ids: Any) -> str:
        return self.row(self.name(kind, id) for id in ids)

    def row(self, items: Iterable[str]) -> str:
        """Words in a row, as the language joins them; a dash for none."""
        return listing(list(items), self.lang) or "–"

    def section(self, id: str, lines: list[Line], **args: int | str) -> Section:
        return Section(self.say(id, **args), tuple(lines))


Painter = Callable[[Words], tuple[list[Section], Board | None]]
"""What is particular about a game."""
