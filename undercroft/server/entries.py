"""What a table's log is made of. Entries are only ever appended; taking back is an entry too."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Viewpoint = int | None
"""A seat, or None for a spectator."""


class Played(Struct, tag_field="t", tag="play", frozen=True):
    """An input of the match: a choice, or a fresh seed."""

    input: list[Any]
    by: Literal["person", "bot", "house"]
    said: bool = False
    """What a real die or deck showed: a person who misread it may say it again."""
    again: bool = False
    """A changed secret choice: the seat had answered this decision already."""


class Undone(Struct, tag_field="t", tag="undo", frozen=True):
    """The inputs `drop` (by their numbers) never happened."""

    by: int
    drop: list[int]
    kept: list[int]
    """Inputs after the first dropped one that still count."""
    told: list[Viewpoint]
    """Who could see that something was taken back."""
    fresh: bool
    digests: list[str] = []
    """Of the match after each of `kept`; older servers did not note them."""


class Asked(Struct, tag_field="t", tag="ask", frozen=True):
    """Seat `by` asks to take back its input number `target` and all that came after."""

    by: int
    target: int


class Voted(Struct, tag_field="t", tag="vote", frozen=True):
    seat: int
    agree: bool


class Seated(Struct, tag_field="t", tag="seat", frozen=True):
    """A seat changed hands."""

    seat: int
    kind: Literal["person", "invite", "bot", "empty"]


class Exported(Struct, tag_field="t", tag="export", frozen=True):
    """The host has taken the running match away in a file."""


class Advised(Struct, tag_field="t", tag="advise", frozen=True):
    """A seat has asked what a master would do."""

    by: int


class Changed(Struct, tag_field="t", tag="change", frozen=True):
    """The rules or the cards are others than before: the match goes on from where it stood."""

    rules: bool
    cards: bool


class Unreadable(Struct, frozen=True):
    """Something was written here that nobody can read any more; it is never written."""


Written = Played | Undone | Asked | Voted | Seated | Exported | Advised | Changed
Aside = Undone | Exported | Advised | Changed
"""What happens at the table and not in the match."""
Body = Written | Unreadable


class Entry(Struct, frozen=True):
    n: int
    body: Body
    digest: str
    """Of the match after this entry."""
    cmd: str | None = None
    """The command that this entry carried out, as `seat:cmd`: a repeated one is known by it."""
    marks: int = 0
    """Of the match before an input: what had been revealed by then."""
    events: bytes = b""
    """What an input told: a list of (seat or `PUBLIC`, event)."""


encode_body = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Written).decode


def decode_body(body: bytes) -> Body:
    """One that cannot be read must not keep the others from being read."""
    try:
        found: Written = _decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Unreadable()
    return found
