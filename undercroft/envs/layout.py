"""Views as arrays: a layout says what stands where, and reads it from the table of a view.

A layout is made of parts, each as wide as what it says; all numbers lie about between 0 and 1. Parts name
their numbers (`hunters[0].health`), so that a layout can be listed: `Layout.lines()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Seen = Mapping[str, Any]


class Part(Protocol):
    """Some of the numbers: how many there are, what each is, and how they are read."""

    @property
    def name(self) -> str: ...

    @property
    def size(self) -> int: ...

    def write(self, seen: Any, into: Array) -> None: ...

    def labels(self) -> list[str]: ...


class Number(NamedTuple):
    """A number; `scale` is what counts as much."""

    name: str
    scale: float = 1.0

    @property
    def size(self) -> int:
        return 1

    def write(self, seen: Any, into: Array) -> None:
        value = seen.get(self.name)
        into[0] = 0.0 if value is None else float(value) / self.scale

    def labels(self) -> list[str]:
        over = "" if self.scale == 1 else f" / {self.scale:g}"
        return [f"{self.name}{over}"]


class OneOf(NamedTuple):
    """Which of these it is: a 1 in its place; nothing for none of them."""

    name: str
    words: tuple[str | int, ...]

    @property
    def size(self) -> int:
        return len(self.words)

    def write(self, seen: Any, into: Array) -> None:
        value = seen.get(self.name)
        if value in self.words:
            into[self.words.index(value)] = 1.0

    def labels(self) -> list[str]:
        return [f"{self.name} = {word}" for word in self.words]


class ManyOf(NamedTuple):
    """How many of each there are in a list, or what a mapping says of each."""

    name: str
    words: tuple[str, ...]
    scale: float = 1.0
    key: str = ""
    """What of an item is the word; the item itself if empty."""
    amount: str = ""
    """What of an item is counted; items themselves if empty."""

    @property
    def size(self) -> int:
        return len(self.words)

    def write(self, seen: Any, into: Array) -> None:
        held = seen.get(self.name) or ()
        if isinstance(held, Mapping):
            for word, count in held.items():
                if word in self.words:
                    into[self.words.index(word)] = float(count) / self.scale
            return
        for item in held:
            word = item[self.key] if self.key else item
            if word in self.words:
                count = float(item[self.amount]) if self.amount else 1.0
                into[self.words.index(word)] += count / self.scale

    def labels(self) -> list[str]:
        over = "" if self.scale == 1 else f" / {self.scale:g}"
        name = f"{self.name}.{self.amount}" if self.amount else self.name
        return [f"{name}: {word}{over}" for word in self.words]


class Group(NamedTuple):
    """A part of the table that may be missing: 1 if it is there, then what it holds."""

    name: str
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        return 1 + wide(self.parts)

    def write(self, seen: Any, into: Array) -> None:
        held = seen.get(self.name)
        if held:
            into[0] = 1.0
            fill(self.parts, held, into[1:])

    def labels(self) -> list[str]:
        inside = [label for part in self.parts for label in part.labels()]
        return [f"{self.name} is there", *[f"{self.name}.{label}" for label in inside]]


class Each(NamedTuple):
    """The things of a list, up to so many: 1 if it is there, and what it holds. One's own seat is first."""

    name: str
    most: int
    parts: tuple[Part, ...]
    seat: str = ""
    """What of a thing is the seat, where the seats go round."""

    @property
    def size(self) -> int:
        return self.most * (1 + wide(self.parts))

    def write(self, seen: Any, into: Array) -> None:
        held: Sequence[Any] = seen.get(self.name) or ()
        if self.seat and MINE in seen:
            held = sorted(held, key=lambda one: (one[self.seat] - seen[MINE]) % len(held))
        each = self.size // self.most
        for place, one in enumerate(held[: self.most]):
            here = into[place * each : (place + 1) * each]
            here[0] = 1.0
            fill(self.parts, one, here[1:])

    def labels(self) -> list[str]:
        inside = [label for part in self.parts for label in part.labels()]
        return [
            label
            for place in range(self.most)
            for label in (
                f"{self.name}[{place}] is there",
                *[f"{self.name}[{place}].{label}" for label in inside],
            )
        ]


MINE = "__seat__"
"""In what parts read: the seat whose view it is."""


def wide(parts: Sequence[Part]) -> int:
    """How many numbers these are in all."""
    found = 0
    for part in parts:
        found += part.size
    return found


def fill(parts: Sequence[Part], seen: Any, into: Array) -> None:
    at = 0
    for part in parts:
        part.write(seen, into[at : at + part.size])
        at += part.size


class Layout:
    """What an observation of a game holds."""

    def __init__(self, asked: Sequence[str], parts: Sequence[Part]) -> None:
        self.asked = tuple(asked)
        self.parts = tuple(parts)
        self.size = len(self.asked) + wide(self.parts)

    def read(self, view: Seen, asked: str | None = None) -> Array:
        """The array of a view: what its seat is asked, then what it sees."""
        found = np.zeros(self.size, np.float32)
        if asked in self.asked:
            found[self.asked.index(asked)] = 1.0
        table = {**view["table"], MINE: view["seat"] or 0}
        fill(self.parts, table, found[len(self.asked) :])
        return found

    def lines(self) -> list[str]:
        """What each number is, in order."""
        asked = [f"asked: {kind}" for kind in self.asked]
        return [*asked, *[label for part in self.parts for label in part.labels()]]


Maker = Callable[[Seen], list[Part]]
"""Makes the parts of a game's layout from the catalogue of its base pack."""
