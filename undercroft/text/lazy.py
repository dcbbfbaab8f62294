"""Sentences that are read when they are said: most runs say few of the thousands there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

#: Where an entry of a Fluent file begins, a term with its dash; what belongs to it is indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(?:.*\n?)(?:(?:[ \t}].*)?\n)*", re.MULTILINE)


def entries(source: str) -> dict[str, str]:
    """The entries of a file as they stand there, by id."""
    found: dict[str, str] = {}
    for entry in _ENTRY.finditer(f"{source}\n"):
        found.setdefault(entry[1], entry[0])
    return found


class LazyBundle(FluentBundle):
    """A bundle whose entries are parsed one by one, each when it is first needed."""

    def __init__(
        self, lang: str, sources: Iterable[str], functions: dict[str, Callable[..., Any]]
    ) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            self._unread = entries(source) | self._unread

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        source = self._unread.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            # Only now: another thread may read it a second time, and never finds it missing.
            self._unread.pop(name, None)
        return super()._lookup(entry_id, term)
