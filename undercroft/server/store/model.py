"""What is kept of a table, and what a step of it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..entries import Entry
from ..seats import Seat


class StoreError(Exception):
    """The store cannot be opened, read or written; one line that a person can act on."""


class Repeated(StoreError):
    """This command was carried out before; nothing has been written."""


class Lost(StoreError):
    """Another process has this table now; nothing has been written."""


class Unreachable(StoreError):
    """The store does not answer just now; whether something was written, it alone knows."""


@dataclass(frozen=True, slots=True)
class HostRules:
    """What the host alone says of a table."""

    open: bool = False
    """Anybody may find it and take a seat that is free."""
    talk: bool = True
    """Whoever has a seat may talk."""
    spectators: bool = False
    """So may those who watch."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A document of a match, as it was after entry `n`."""

    n: int
    body: bytes


@dataclass(frozen=True, slots=True)
class PackBody:
    """A pack that is not the game's own: kept once, however many tables use it."""

    hash: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as the store has it, without its distant past."""

    id: str
    game: str
    host: bytes
    seats: list[Seat]
    floor: int
    """The entry from which the match goes on: what came before it cannot be taken back."""
    entries: list[Entry]
    """The newest ones, oldest first; without what they told."""
    position: Origin
    seed: str | None = None
    """The seed, if the one who made the table chose it."""
    imported: bool = False
    pack: str | None = None
    """The hash of its pack, where that is kept beside it."""
    whole: bool = True
    """Whether `entries` are all there are."""
    told: bool = True
    """Whether what was told is kept; not so at tables of older servers, until they are opened."""
    closed: str | None = None
    """Why it cannot be played any more, if an operator has closed it."""
    rules: HostRules = HostRules()

    @property
    def last(self) -> int:
        """The number of the newest entry."""
        return self.entries[-1].n if self.entries else self.floor


@dataclass(frozen=True, slots=True)
class Glance:
    """What is known of a table without opening it."""

    id: str
    game: str
    seats: list[Seat]
    summary: bytes | None


@dataclass(frozen=True, slots=True)
class Open:
    """A table that anybody may come to, without opening it."""

    glance: Glance
    created: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in an operator's list."""

    id: str
    game: str
    created: str
    used: str
    over: bool
    entries: int
    persons: int
    imported: bool
    closed: str | None


@dataclass(frozen=True, slots=True)
class New:
    """What is known of a table from its beginning."""

    id: str
    game: str
    host: bytes
    created: str
    seats: Sequence[Seat]
    seed: str | None = None
    imported: bool = False
    pack: PackBody | None = None
    rules: HostRules = HostRules()


@dataclass(frozen=True, slots=True)
class Change:
    """What one step of a table's actor writes, all or nothing."""

    entries: Sequence[Entry] = ()
    seats: Sequence[tuple[int, Seat]] = ()
    position: Origin | None = None
    summary: bytes | None = None
    """Goes with `position`."""
    over: bool = False
    """Goes with `position`."""
    origin: Origin | None = None
    first: bytes | None = None
    """What was told while the table was set up, once."""
    past: Sequence[Entry] = ()
    """Entries that are there already: what they told is added."""
    snapshots: Sequence[Origin] = ()
    forget: int | None = None
    """Snapshots from this entry on are of what has been taken back."""
    pack: PackBody | None = None
    rules: HostRules | None = None
