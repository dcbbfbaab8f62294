"""What can happen to Provisions, Gold and Trinkets."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, WordOf

from ..terms import PROVISIONS
from .common import Figure, TrinketId

ProvisionSide = Annotated[str, WordOf((*PROVISIONS, "wild"))]
Side = Literal["positive", "negative"]


class Provision(Fact):
    """A Provision die shows a side."""

    side: ProvisionSide


class Spent(Fact):
    """A Provision die is used."""

    side: ProvisionSide


class Gold(Fact):
    """The party gains or pays Gold: how much, and how much it has now."""

    amount: int
    gold: int


class Loot(Fact):
    """A hero draws a Loot token."""

    figure: Figure
    token: str


class TrinketFound(Fact):
    """A hero draws a Trinket."""

    figure: Figure
    trinket: TrinketId


class TrinketGained(Fact):
    """A hero takes a Trinket."""

    figure: Figure
    trinket: TrinketId


class TrinketLost(Fact):
    """A Trinket is nobody's any more."""

    trinket: TrinketId


class TrinketUsed(Fact):
    """A hero uses this side of a Trinket and turns it over."""

    figure: Figure
    trinket: TrinketId
    side: Side
