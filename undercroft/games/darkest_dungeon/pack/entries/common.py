"""What entries of all kinds are made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.naming import Elsewhere, InFrench

from ...seen.words import Origin

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9_]*$")]
AreaId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_]+$")]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Small = Annotated[int, msgspec.Meta(ge=0, le=15)]
D10 = Annotated[int, msgspec.Meta(ge=1, le=10)]
LightLevel = Annotated[int, msgspec.Meta(ge=0, le=5)]
Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Box = tuple[Fraction, Fraction, Fraction, Fraction]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something of a pack."""


class Titled(Entry, kw_only=True):
    """Something with a name."""

    name: str
    """In English."""
    name_fr: InFrench = None
    """In French; the English one where there is none. A mapping says its grammar too."""
    names: Elsewhere = {}
    """In other languages, by their codes; with its grammar as a mapping that has a `name`."""


class Named(Titled, kw_only=True):
    """Something with a name that is named by an id."""

    id: Id
    """Never shown; saves and references name it by this."""


class Sourced(Entry, kw_only=True):
    """An entry of a file that has no name."""

    id: Id
    """Never shown; saves and references name it by this."""
    origin: Origin
    """Where it comes from: printed, partly printed, proposed by us, or by the owner of a pack."""


class Card(Named, kw_only=True):
    """An entry of a file."""

    origin: Origin
    """Where it comes from: printed, partly printed, proposed by us, or by the owner of a pack."""
