"""House rules that a game offers as switches at set-up: declared values, off by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from . import seen
from .game import Allowed, Field, Only, Setup
from .text import Message

BOOK = "book"
"""The value of every variant that changes nothing."""


class Variant(msgspec.Struct, frozen=True):
    """A house rule: what it is called in a set-up, its rule, and what each of its values changes."""

    name: str
    rule: str
    """Its page in docs/rules (`DS-V.1`)."""
    values: Mapping[str, Mapping[str, int]]
    """What each value but `book` changes, by the names of what the rules read."""
    only: Only = ()
    """Where it means something."""
    beside: Only = ()
    """What other fields must be while it is on; with anything else it is refused, and the reason said."""

    def id(self, prefix: str) -> str:
        """What its texts begin with."""
        return f"{prefix}-{self.name.replace('_', '-')}"

    def said(self, prefix: str, value: str) -> Message:
        """What a table that has agreed upon it is told."""
        words = Message(f"{self.id(prefix)}-value", {"value": value})
        return Message("house-rule", {"what": Message(self.id(prefix)), "how": words})

    def field(self, prefix: str) -> Field:
        """The switch."""
        id = self.id(prefix)
        allowed = [
            Allowed(
                value,
                Message(f"{id}-value", {"value": value}),
                Message(f"{id}-about", {"value": value}),
                only=() if value == BOOK else self.beside,
            )
            for value in (BOOK, *self.values)
        ]
        return Field(
            self.name, tuple(allowed), BOOK, Message(id), kind="variant", only=self.only, late=True
        )


class Preset(msgspec.Struct, frozen=True):
    """Several variants by one name."""

    name: str
    chosen: Mapping[str, str]
    """What is not by the book."""

    def to_json(self, prefix: str) -> seen.Preset:
        """As it goes over the wire."""
        text = Message(f"{prefix}-preset", {"name": self.name})
        return {"name": self.name, "text": text.to_json(), "chosen": dict(self.chosen)}


def agreed(variants: Sequence[Variant], setup: Setup) -> dict[str, Any]:
    """All that a set-up changes."""
    changes: dict[str, Any] = {}
    for variant in variants:
        value = setup[variant.name]
        if value != BOOK:
            changes.update(variant.values[value])
    return changes
