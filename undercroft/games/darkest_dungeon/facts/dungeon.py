"""What can happen in the dungeon."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, NameOf, WordOf

from ..terms import HAZARDS, TOKENS
from .common import Figure

CurioId = Annotated[str, NameOf("curio")]
TokenId = Annotated[str, WordOf(TOKENS)]


class Tile(Fact):
    """A map is laid."""

    tile: str


class Token(Fact):
    """A room of the map is revealed."""

    node: int
    token: TokenId


class Arrived(Fact):
    """The party moves to a room of the map."""

    node: int


class WalksBack(Fact):
    """The party goes back through rooms it knows."""


class Enters(Fact):
    """The party enters a room of this sort."""

    token: TokenId


class Cleared(Fact):
    """A room of this sort is done with."""

    token: TokenId


class Scouted(Fact):
    """The party scouts ahead."""


class Refused(Fact):
    """Somebody votes against it."""

    what: Literal["scout", "rest", "leave", "dig", "upgrade"]


class Left(Fact):
    """The party leaves the dungeon."""


class Camp(Fact):
    """A camp is made in a room of the map."""

    node: int


class Lit(Fact):
    """A Torch lights a dark room."""


class Hazard(Fact):
    """A hero's exploration die shows a face."""

    figure: Figure
    hazard: Annotated[str, WordOf(HAZARDS)]


class Hurts(Fact):
    """What follows is the doing of a hazard."""

    figure: Figure
    hazard: Annotated[str, WordOf((*HAZARDS, "snare"))]


class TrapMissed(Fact):
    """A trap does nothing to a hero."""

    figure: Figure


class Curio(Fact):
    """A hero examines a Curio."""

    figure: Figure
    curio: CurioId


class CurioFound(Fact):
    """The party finds a Curio."""

    curio: CurioId


class Stolen(Fact):
    """Gold and Trinkets of a Curio are gone already."""


class Rests(Fact):
    """The party rests, with so many points."""

    points: int


class Light(Fact):
    """The Light changes."""

    light: int
    way: Literal["up", "down"]
