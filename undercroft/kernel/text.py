"""Text as values. The kernel never holds a sentence: it names one and says what goes into it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Union

import msgspec

from . import seen

Value = Union[int, float, str, "Message", "Ref", Sequence["Message"]]
Names = Callable[[str, str, str], seen.Called]
"""(kind, id, language) -> the name to show, with its grammar where it is known."""


class Ref(msgspec.Struct, frozen=True):
    """A thing whose name depends on the language or on who sits there: a seat, a card, an enemy."""

    kind: str
    id: str | int

    def to_json(self) -> seen.Reference:
        """As it goes over the wire."""
        return {"ref": self.kind, "id": self.id}


class Message(msgspec.Struct, frozen=True):
    """A Fluent text id and its arguments."""

    id: str
    args: Mapping[str, Value] = {}

    def to_json(self) -> seen.Message:
        """As it goes over the wire."""
        if not self.args:
            return {"id": self.id}
        plain: dict[str, seen.Value] = {}
        # A third of every view: written out for the common ones.
        for key, value in self.args.items():
            kind = type(value)
            if kind is str or kind is int:
                plain[key] = value  # type: ignore[assignment]
            elif isinstance(value, Ref):
                plain[key] = {"ref": value.kind, "id": value.id}
            elif isinstance(value, (int, float, str)):
                plain[key] = value
            elif isinstance(value, Message):
                plain[key] = value.to_json()
            else:
                plain[key] = [item.to_json() for item in value]
        return {"id": self.id, "args": plain}

    def text(self, lang: str = "en", names: Names | None = None) -> str:
        """The sentence; things are called by their ids where nobody says how (`match.name` does)."""
        return _renderer(self, lang, names or _by_id)


def _by_id(kind: str, id: str, lang: str) -> str:
    return id


Renderer = Callable[[Message, str, Names], str]


def _bare(message: Message, lang: str, names: Names) -> str:
    return message.id


_renderer: Renderer = _bare


def set_renderer(renderer: Renderer) -> None:
    """Sentences live outside the kernel; whoever owns them (`undercroft.text`) signs in here."""
    global _renderer
    _renderer = renderer


def render(message: Message, lang: str, names: Names) -> str:
    """The sentence in `lang`."""
    return _renderer(message, lang, names)
