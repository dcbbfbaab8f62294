"""Packs that a screen brings: checked, drawn, begun."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.kernel import seen

from .. import limits
from .words import Word


class PackFile(Struct, forbid_unknown_fields=True):
    """A pack in one file (`.ucpack`), as it is written."""

    format: Word
    version: int
    game: Word
    name: Word
    files: Annotated[
        dict[Word, Annotated[str, Meta(max_length=limits.PACKS)]],
        Meta(max_length=limits.PACK_FILES),
    ]
    hash: Word | None = None
    """Of its files; null: they are being written, so nothing can have changed on the way."""


Packs = Annotated[list[PackFile], Meta(max_length=8)]
"""Packs that a screen brings, each over those before."""


class LookAtPacks(Struct, forbid_unknown_fields=True):
    """Packs to be checked."""

    packs: Annotated[list[PackFile], Meta(min_length=1, max_length=8)]
    drawn: bool = False
    """Also what is on their cards, for a screen that draws them."""


class PackPlace(Struct):
    """A problem and where it is, or an entry and where it begins."""

    file: str
    """Of the last of the packs; empty: none of them."""
    line: int
    """0: nowhere in particular."""
    said: str
    """What is wrong, with entry and field, in the language of the call; or the id of the entry."""


class PackInfo(Struct):
    """What packs are together."""

    game: str
    name: str
    """As the set-up of a match names them."""
    hashes: list[str]
    """Of each, as its file should have it."""
    problems: list[str]
    """One line each, with file, line, entry and field; none: they can be played with."""
    fields: list[seen.Field]
    """What can be set up with them; nothing where there are problems."""
    places: list[PackPlace] = []
    """The problems again, each with its place."""
    entries: list[PackPlace] = []
    """The entries of the last pack, if its cards are asked for."""
    catalog: seen.Catalog | None = None
    """What is on the cards, if that is asked for and nothing is wrong."""


class PackModel(Struct):
    """An entry of a game's own pack."""

    id: str
    name: seen.Name


class PackKind(Struct):
    """A kind of things that packs can bring."""

    kind: str
    """`card`, `monster`, `encounter` …"""
    file: str
    model: str
    """The entry that a new one is best made after."""
    entries: list[PackModel]


class DraftWish(Struct, forbid_unknown_fields=True):
    """A new entry for a pack that is being written."""

    game: Word
    kind: Word
    id: Word = ""
    name: Word = ""
    after: Word | None = None
    """The game's own entry that it is made after; null: it is empty."""
    change: bool = False
    """No new entry: the game's own, to be changed."""


class PackDraft(Struct):
    """What is to be written for it."""

    id: str
    file: str
    texts: dict[str, str]
    """For the end of each file."""
