"""What may stand in the fields of the records."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.kernel.record import Range

from ..terms import LEVELS, MONSTER

#: Heroes come first; the monsters of a Battle from MONSTER on.
HeroNumber = Annotated[int, Range(0, MONSTER - 1)]
#: No Dungeon Tile has more places.
NODES: Final = 64
Node = Annotated[int, Range(0, NODES - 1)]
#: The Skills of a hero: seven families (DD-3.2).
FAMILIES: Final = 7
FamilyPlace = Annotated[int, Range(0, FAMILIES - 1)]
Seat = Annotated[int, Range(0, 3)]
Level = Annotated[int, Range(1, LEVELS)]
FigureNumber = Annotated[int, Range(0, 999)]


#: No Room has more Areas.
AREAS: Final = 64
AreaNumber = Annotated[int, Range(0, AREAS - 1)]
#: Teams of the Circus.
Team = Annotated[int, Range(0, 1)]
#: What is added to a number, or taken from it.
More = Annotated[int, Range(-99, 99)]
