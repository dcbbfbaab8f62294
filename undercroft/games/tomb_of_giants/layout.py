"""The nodes of a tile: where they lie, and where they come to when it is turned."""

from __future__ import annotations

from typing import Final

TILE_NODES: Final = 13
MOST_TILES: Final = 4
GAP: Final = 7  # from the corner of a tile to that of the next, in half steps
LATTICE: Final = tuple(
    (x, y) for y in range(5) for x in range(5) if (x + y) % 2 == 0
)  # the 13 nodes of a tile
DOORWAY: Final = {"north": (2, 0), "east": (4, 2), "south": (2, 4), "west": (0, 2)}


def turned(point: tuple[int, int], turn: int) -> tuple[int, int]:
    """Where a point of a tile lies after so many quarter turns clockwise."""
    x, y = point
    for _ in range(turn):
        x, y = 4 - y, x
    return x, y


def local(point: tuple[int, int]) -> int:
    return LATTICE.index(point)


def turned_node(printed: int, turn: int) -> int:
    """The node that a printed one becomes when its tile is turned."""
    return local(turned(LATTICE[printed], turn))


def wall(side: str) -> list[tuple[int, int]]:
    """The three nodes along a wall."""
    return {
        "north": [(0, 0), (2, 0), (4, 0)],
        "south": [(0, 4), (2, 4), (4, 4)],
        "west": [(0, 0), (0, 2), (0, 4)],
        "east": [(4, 0), (4, 2), (4, 4)],
    }[side]
