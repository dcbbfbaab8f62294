"""Tables: made, joined, listed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.kernel import seen

from .packs import Packs
from .words import Secret, Word


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit there at a new table."""

    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Word | None = None
    bot: Word | None = None


Wishes = Annotated[dict[Word, Any], "Setup"]
"""What is wanted of a match; the game refuses what it does not allow, by the name of the field."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=99)]
    setup: Wishes = {}
    seed: Word | None = None
    lang: Word | None = None
    lesson: Word | None = None
    """A guided game instead: it brings set-up, seed and bots; the one seat is the learner's."""
    puzzle: Word | None = None
    """A puzzle instead: it brings its position and bots; the one seat is that of who is asked."""
    by_hand: Annotated[list[seen.ByHand], Meta(max_length=4)] = []
    """What the persons at the table roll and draw themselves: they are asked what came out."""
    packs: Packs = []
    """Packs that the screen brings with it; the set-up names none then."""
    packs_of: Word | None = None
    """The packs of this table instead, to play the same again."""
    open: bool = False
    """Anybody may find the table in `GET /api/open` and take a seat that is free."""


class Claim(Struct, forbid_unknown_fields=True):
    """Somebody comes with an invite, or to an open table."""

    invite: Secret | None
    """null: any free seat of an open table."""
    name: Word = ""


class SeatKey(Struct, omit_defaults=True):
    """What opens a seat: the token of who sits there, or the invite of who may."""

    seat: int
    token: str | None = None
    invite: str | None = None


class Invite(Struct):
    """The code of a seat still to be claimed."""

    seat: int
    invite: str


class Created(Struct):
    """A table that was made, and the keys for the screen that made it."""

    table: str
    host: str
    seats: list[SeatKey]


class Claimed(Struct):
    """An invite became a seat."""

    seat: int
    token: str


class SeatInfo(Struct):
    """Who sits there, as everybody may know."""

    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    """empty: nobody's yet, kept for who may join later."""
    bot: str | None
    connected: bool
    held: bool
    """Nobody else has sat here since a person left: they may take it back."""


class TableInfo(Struct):
    """What everybody may know of a table."""

    table: str
    game: str
    seats: list[SeatInfo]
    over: bool
    started: bool
    seed: str | None
    """The seed, if somebody chose it."""
    imported: bool
    """Came from a file: whoever brought it may know what is hidden."""
    lesson: str | None
    """The guided game that is played here."""
    puzzle: str | None
    """The puzzle that began here."""


class Mine(Struct, forbid_unknown_fields=True):
    """A table somebody asks about, and the tokens they have for it."""

    table: Word
    tokens: Annotated[list[Secret], Meta(max_length=20)] = []


class MyTables(Struct, forbid_unknown_fields=True):
    """The tables somebody asks about."""

    tables: Annotated[list[Mine], Meta(max_length=50)]


class MyTable(Struct):
    """How a table of mine stands."""

    table: str
    game: str
    setup: seen.Setup
    progress: seen.Message | None
    """A text of the house, with numbers only."""
    seats: list[SeatInfo]
    yours: list[int]
    """Seats that one of the tokens opens."""
    back: list[int]
    """Seats that one of the tokens may take back."""
    waiting: list[int]
    """Seats that the game waits for."""
    your_turn: bool
    paused: bool
    """Only bots are left, and they wait."""
    over: bool
    winners: list[int]


class OpenSeat(Struct):
    """Who sits at an open table."""

    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    bot: str | None


class OpenTable(Struct):
    """A table that anybody may come to."""

    table: str
    game: str
    setup: seen.Setup
    progress: seen.Message | None
    """A text of the house, with numbers only."""
    seats: list[OpenSeat]
    free: int
    """So many seats can be taken."""
    seconds: int
    """So long ago it was made."""
