"""What happened, told to those who may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .text import Message, Names, Ref, Value, render

PUBLIC = -1

Shape = tuple[tuple[str, str], ...]
"""The fields of an event kind: (name, kind of reference or "" for a plain value)."""


class Event:
    """One thing that happened. `seat` is `PUBLIC`, or the only seat that may know."""

    __slots__ = ("kind", "names", "prefix", "seat", "shape", "values")

    def __init__(
        self,
        kind: str,
        values: tuple[object, ...],
        seat: int,
        shape: Shape,
        prefix: str,
        names: Names,
    ) -> None:
        self.kind = kind
        self.values = values
        self.seat = seat
        self.shape = shape
        self.prefix = prefix
        self.names = names

    @property
    def fields(self) -> dict[str, object]:
        """What the event carries, by name."""
        return {
            name: list(value) if isinstance(value, (list, tuple)) else value
            for (name, _), value in zip(self.shape, self.values, strict=True)
        }

    @property
    def message(self) -> Message:
        """What happened, to be said in any language."""
        args: dict[str, Value] = {}
        for (name, kind), value in zip(self.shape, self.values, strict=True):
            if isinstance(value, (list, tuple)):
                args[name] = [Message("name", {"name": Ref(kind, item)}) for item in value]
                args[name + "-count"] = len(value)
            elif kind:
                assert isinstance(value, (int, str))
                args[name] = Ref(kind, value)
            else:
                assert isinstance(value, (int, str))
                args[name] = value
        return Message(f"{self.prefix}-event-{self.kind.replace('_', '-')}", args)

    def text(self, lang: str = "en") -> str:
        """The sentence for the log."""
        return render(self.message, lang, self.names)

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The JSON form for this seat (None: a spectator), or None if it must not know."""
        if self.seat != PUBLIC and self.seat != seat:
            return None
        return {"kind": self.kind, **self.fields, "text": self.message.to_json()}

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind}({inside})"


def shapes(table: Mapping[str, str], refs: Mapping[str, str]) -> dict[str, Shape]:
    """Event shapes from one line each: `{"hit": "who amount health"}`, `{"who": "seat", …}`."""

    def shape(line: str) -> Shape:
        names: Sequence[str] = line.split()
        return tuple((name, refs.get(name, "")) for name in names)

    return {kind: shape(line) for kind, line in table.items()}
