"""Talk at a table: words between people, beside the match.

They live in the memory of the table's process and nowhere else: no entry, no file and no journal holds
them, and they are forgotten with the table. Nothing of the match is in them but what people type.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from . import limits
from .limits import Bucket
from .protocol.answers import Uttered
from .protocol.commands import Say
from .reading import Refused

if TYPE_CHECKING:
    from .table import Table
    from .viewer import Viewer

_BENCH = b""
"""In the place of a token: all spectators together."""


class Talk:
    """What was said of late, and how fast one may say more."""

    __slots__ = ("_buckets", "_heard", "_n", "said")

    def __init__(self) -> None:
        self.said: deque[Uttered] = deque(maxlen=limits.SAID)
        self._heard: deque[str] = deque(maxlen=limits.SAID)
        self._buckets: dict[bytes, Bucket] = {}
        self._n = 0

    def uttered(self, cmd: str, by: int | None, text: str | None, phrase: str | None) -> Uttered:
        self._heard.append(cmd)
        self._n += 1
        words = Uttered(self._n, by, text, phrase)
        self.said.append(words)
        return words

    def has_heard(self, cmd: str) -> bool:
        """A frame may come twice, from a screen that has lost its connection."""
        return cmd in self._heard

    def weigh(self, who: bytes) -> None:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(limits.TALK)
        if not bucket.take():
            raise Refused("busy", "you talk too fast: wait a moment")


def say(table: Table, viewer: Viewer, frame: Say) -> None:
    """Somebody says something: everybody at the table hears it."""
    talk, rules = table.talk, table.rules
    if not rules.talk:
        raise Refused("forbidden", "nobody talks at this table")
    if viewer.seat is None and not rules.spectators:
        raise Refused("forbidden", "spectators do not talk at this table")
    text = plain(frame.text)
    if (text is None) == (frame.phrase is None):
        raise Refused("invalid", "say: a text or a phrase, not both and not neither")
    who = viewer.token if viewer.token is not None else _BENCH
    cmd = f"{viewer.seat}:{frame.cmd}"
    if talk.has_heard(cmd):
        return
    talk.weigh(who)
    words = talk.uttered(cmd, viewer.seat, text, frame.phrase)
    for other in table.viewers:
        other.hear(words)


def plain(text: str | None) -> str | None:
    """One line of what can be read; nothing that turns, hides or breaks it."""
    if text is None:
        return None
    return " ".join("".join(c if c.isprintable() else " " for c in text).split()) or None
