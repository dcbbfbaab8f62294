"""What facts of several scenes have in common."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.fact import NameOf, Part

BossId = Annotated[str, NameOf("boss")]
FamilyId = Annotated[str, NameOf("family")]
FigureId = Annotated[str, NameOf("figure")]
HeroId = Annotated[str, NameOf("kind")]
TrinketId = Annotated[str, NameOf("trinket")]


class Figure(Part):
    """A hero or monster: its number, and the card it will always be known by."""

    who: int
    figure: FigureId
