"""What may stand in the fields of the records."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.record import MADE, Range

from ..terms import MONSTER

#: Heroes come first; the monsters of a Battle from MONSTER on.
HeroNumber = Annotated[int, Range(0, MONSTER - 1)]
FigureNumber = Annotated[int, Range(0, 999)]

#: Numbers that have no range of their own yet.
Raw = Annotated[int, MADE]
Raws = Annotated[tuple[int, ...], MADE]
Flag = Annotated[bool, MADE]

#: No Room has more Areas.
AREAS = 64
AreaNumber = Annotated[int, Range(0, AREAS - 1)]
#: Teams of the Circus.
Team = Annotated[int, Range(0, 1)]
