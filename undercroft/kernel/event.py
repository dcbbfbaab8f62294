"""What happened, told to those who may know."""

from __future__ import annotations

from typing import Final

from .fact import Carried, Fact
from .seen import Told
from .text import Message, Names, render

PUBLIC: Final = -1


class Event:
    """One thing that happened. `seat` is `PUBLIC`, or the only seat that may know."""

    __slots__ = ("fact", "names", "prefix", "seat")

    def __init__(self, fact: Fact, seat: int, prefix: str, names: Names) -> None:
        self.fact = fact
        self.seat = seat
        self.prefix = prefix
        self.names = names

    @property
    def kind(self) -> str:
        """What sort of thing it is: `hit`, `slain` …"""
        return self.fact.kind

    @property
    def fields(self) -> dict[str, Carried]:
        """What the event carries, by name."""
        return self.fact.fields()

    @property
    def message(self) -> Message:
        """What happened, to be said in any language."""
        return self.fact.message(self.prefix)

    def text(self, lang: str = "en") -> str:
        """The sentence for the log."""
        return render(self.message, lang, self.names)

    def seen_by(self, seat: int | None) -> Told | None:
        """The JSON form for this seat (None: a spectator), or None if it must not know."""
        if self.seat != PUBLIC and self.seat != seat:
            return None
        return self.fact.to_json(self.prefix)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind}({inside})"
