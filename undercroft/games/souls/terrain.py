"""What stands and lies on the nodes of a board: terrain, traps, dropped souls."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.kernel.record import Count, OneOf
from undercroft.kernel.value import Value

from . import seen
from .content import Trap
from .fields import Node

EMPTY: Final = 0
GRAVESTONE: Final = 1
BARREL: Final = 2
BROKEN_BARREL: Final = 3
CHEST: Final = 4
OPEN_CHEST: Final = 5
DIM_GRAVESTONE: Final = 6
LEVER: Final = 7
SHRINE: Final = 8
EXIT: Final = 9
TERRAIN: Final[tuple[seen.Terrain, ...]] = (
    "empty", "gravestone", "barrel", "broken_barrel", "chest", "open_chest", "dim_gravestone", "lever",
    "shrine", "exit",
)  # fmt: skip
Terrain = Annotated[int, OneOf(TERRAIN)]


class LaidTrap(Value):
    """A trap token on a node (DS-16, TG-9)."""

    name = "laid_trap"
    node: Node
    trap: Trap | None
    """What it is, once somebody has seen it."""
    flipped: bool
    """Whether it lies face up: then it works no more."""


class Spilled(Value):
    """Dropped souls (DS-18.6)."""

    name = "spilled"
    node: Node
    souls: Count
