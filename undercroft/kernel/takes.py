"""What may stand in the fields of a line, and what a verb takes of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Final

from .errors import not_one_of
from .record import Range


class Spec:
    """What may stand in a field of a line."""

    least: int = 1
    """Where the field is a list: how many at least,"""
    most: int | None = None
    """and at most."""

    def wrong(self, value: object) -> str:
        """What a message says of a value that may not stand there; nothing if it may."""
        return ""

    def schema(self) -> dict[str, object]:
        return {}

    def words(self) -> str:
        """For the reference."""
        return "any"

    def within(self, other: Spec) -> Spec:
        """What is left of another where only this may stand."""
        return self


class Words(Spec):
    """One of these, or several where the field is a list."""

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def wrong(self, value: object) -> str:
        if not self.allowed:
            return "must not stand here"
        if isinstance(value, list) and not value:
            return f"must be some of {', '.join(self.allowed)}"
        for one in value if isinstance(value, list) else [value]:
            if one not in self.allowed:
                return not_one_of(one, self.allowed)
        return ""

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.allowed)}

    def words(self) -> str:
        return ", ".join(f"`{word}`" for word in self.allowed)

    def within(self, other: Spec) -> Spec:
        """What both allow; without words of its own: nothing."""
        if not isinstance(other, Words):
            return other if self.allowed else self
        return Words(*(word for word in other.allowed if word in self.allowed))


class OneWord(Words):
    """A list of one word: the sentence has no more room."""

    most: int | None = 1

    def wrong(self, value: object) -> str:
        if isinstance(value, list) and len(value) > 1:
            return "only one can stand here"
        return super().wrong(value)

    def words(self) -> str:
        return f"one of {super().words()}"


class Number(Spec):
    """A whole number; or one of the words, where the card can say them instead."""

    def __init__(self, low: int, high: int, *words: str) -> None:
        self.bounds = Range(low, high)
        self.instead = words

    def wrong(self, value: object) -> str:
        low, high = self.bounds.low, self.bounds.high
        for one in value if isinstance(value, list) else [value]:
            if one in self.instead:
                continue
            if type(one) is not int or not low <= one <= int(high):
                return f"{one!r} must be {self.words().replace('`', '')}"
        return ""

    def schema(self) -> dict[str, object]:
        whole = {"type": "integer", "minimum": self.bounds.low, "maximum": self.bounds.high}
        return {"anyOf": [whole, {"enum": list(self.instead)}]} if self.instead else whole

    def words(self) -> str:
        number = f"a number from {self.bounds.low} to {self.bounds.high}"
        return " or ".join([number, *(f"`{word}`" for word in self.instead)])


class Yes(Spec):
    """A trait that is there, or is left out."""

    def wrong(self, value: object) -> str:
        return "" if value is True else f"{value!r} must be true, or left out"

    def schema(self) -> dict[str, object]:
        return {"const": True}

    def words(self) -> str:
        return "`true`"


class Exactly(Spec):
    """A list of just these words: the sentence names them."""

    def __init__(self, *words: str) -> None:
        self.all = words
        self.least = self.most = len(words)

    def wrong(self, value: object) -> str:
        if isinstance(value, list) and sorted(value) == sorted(self.all):
            return ""
        return f"must be [{', '.join(self.all)}]"

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.all)}

    def words(self) -> str:
        return f"`[{', '.join(self.all)}]`"


class Known(Spec):
    """The id of a thing of the pack, or of several where the field is a list; or one of the words.

    `numbered`: not an id, but the number of one of the things of a card.
    """

    def __init__(self, kind: str, *words: str, numbered: bool = False) -> None:
        self.kind = kind
        self.instead = words
        self.numbered = numbered

    def unknown(self, value: object, known: Mapping[str, Collection[Any]]) -> str:
        """What is to be said of one that is not there."""
        there = known.get(self.kind)
        if there is None:
            return ""
        if value == []:
            return f"must be {self.words().replace('`', '')}"
        for one in value if isinstance(value, list) else [value]:
            if one in there or one in self.instead:
                continue
            if self.numbered:
                return f"there is no {self.kind} {one} (0 to {len(there) - 1})"
            near = get_close_matches(str(one), [*there, *self.instead], 1)
            return f"{one!r} is no {self.kind}{f'; did you mean {near[0]!r}?' if near else ''}"
        return ""

    def words(self) -> str:
        if self.numbered:
            return f"the number of a {self.kind}, from 0"
        id = f"the id of {'an' if self.kind[0] in 'aeiou' else 'a'} {self.kind}"
        return " or ".join([id, *(f"`{word}`" for word in self.instead)])


class Lines(Spec):
    """More lines, done as part of this one: of the same language, or of another it has `within`."""

    def __init__(self, of: str = "", owner: str | None = None) -> None:
        self.of = of
        self.owner = owner
        """What they stand on; without it on the same as the line around them."""

    def words(self) -> str:
        whose = f" ({self.owner})" if self.owner else ""
        return f"lines: {self.of}{whose}" if self.of else f"lines{whose}"


class Free(Spec):
    """Whatever the type of the field allows; `words` says what that is."""

    def __init__(self, said: str) -> None:
        self.said = said

    def words(self) -> str:
        return self.said


class Takes(Mapping[str, Spec]):
    """Fields and what may stand in each."""

    def __init__(self, fields: Mapping[str, Spec]) -> None:
        self._fields = dict(fields)

    def __getitem__(self, name: str) -> Spec:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __or__(self, other: Takes) -> Takes:
        """These and those."""
        return Takes({**self._fields, **other._fields})


def takes(**fields: Spec) -> Takes:
    """`needs = takes(who=EVERYBODY, amount=AMOUNT)`."""
    return Takes(fields)


NOTHING: Final = Takes({})
NOBODY: Mapping[str, Collection[Any]] = MappingProxyType({})
"""Where ids of things are not looked up."""


Problem = tuple[str, str]
"""The field (with its place in the line) and what is wrong with it."""


def barred(spec: Spec) -> bool:
    """Whether nothing may stand there."""
    return isinstance(spec, Words) and not spec.allowed


def less(field: str, spec: Spec, by: Takes, needed: bool) -> tuple[str, Spec, bool]:
    """A field with what else has a say in it; where less may stand there, it must be said."""
    limit = by.get(field)
    if limit is None or barred(spec):
        return field, spec, needed
    return field, limit.within(spec), needed or not barred(limit)
