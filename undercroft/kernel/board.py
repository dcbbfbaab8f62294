"""Node boards: neighbours and distances, worked out once; compass directions and arcs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

Point = tuple[int, int]

# The eight compass directions, clockwise from north; y grows to the south.
COMPASS: Final[tuple[Point, ...]] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)
FAR: Final = 99
ELSEWHERE: Final = 999


class Board:
    """A graph of nodes at points. Two nodes are neighbours if one of `steps` leads from one to the other.

    A board may have several rooms: then steps stay within a room, and `doors` join nodes of different ones.
    """

    __slots__ = (
        "_walks", "at", "distance", "neighbours", "points", "rooms", "span", "toward", "within",
    )  # fmt: skip

    def __init__(
        self,
        points: Sequence[Point],
        steps: Sequence[Point],
        rooms: Sequence[int] = (),
        doors: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.points = tuple(points)
        self.at = {point: node for node, point in enumerate(self.points)}
        self.rooms: tuple[int, ...] = tuple(rooms) or (0,) * len(self.points)
        self.within: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                sorted(
                    self.at[(x + dx, y + dy)]
                    for dx, dy in steps
                    if (x + dx, y + dy) in self.at
                    and self.rooms[self.at[(x + dx, y + dy)]] == self.rooms[node]
                )
            )
            for node, (x, y) in enumerate(self.points)
        )
        """Neighbours in the same room."""
        through: dict[int, list[int]] = {}
        for a, b in doors:
            through.setdefault(a, []).append(b)
            through.setdefault(b, []).append(a)
        self.neighbours = tuple(
            tuple(sorted((*around, *through.get(node, ()))))
            for node, around in enumerate(self.within)
        )
        self.distance = tuple(tuple(self._spread(node, 0)) for node in range(len(self.points)))
        """Steps from node to node, through doors."""
        self.span = tuple(
            tuple(
                steps if self.rooms[a] == self.rooms[b] else ELSEWHERE
                for b, steps in enumerate(self.distance[a])
            )
            for a in range(len(self.points))
        )
        """The same as far as a room goes: beyond it everything is out of any range."""
        self.toward = tuple(
            tuple(_compass(b[0] - a[0], b[1] - a[1]) for b in self.points) for a in self.points
        )
        self._walks: dict[tuple[int, int], tuple[int, ...]] = {}

    def walk(self, goal: int, blocked: int) -> tuple[int, ...]:
        """Steps from each node to `goal` around the nodes in the bit set `blocked`."""
        if not blocked:
            return self.distance[goal]
        key = (goal, blocked)
        found = self._walks.get(key)
        if found is None:
            if len(self._walks) > 20_000:
                self._walks.clear()
            found = self._walks[key] = tuple(self._spread(goal, blocked))
        return found

    def _spread(self, start: int, blocked: int) -> list[int]:
        steps = [FAR] * len(self.points)
        steps[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for node in edge:
                for other in self.neighbours[node]:
                    if steps[other] == FAR and not blocked >> other & 1:
                        steps[other] = steps[node] + 1
                        further.append(other)
            edge = further
        return steps


@cache
def _compass(dx: int, dy: int) -> int:
    """The nearest of the eight directions; -1 for no direction at all."""
    if dx == 0 and dy == 0:
        return -1
    best, found = -2.0, -1
    length = (dx * dx + dy * dy) ** 0.5
    for index, (cx, cy) in enumerate(COMPASS):
        dot = (dx * cx + dy * cy) / (length * (cx * cx + cy * cy) ** 0.5)
        if dot > best + 1e-9:
            best, found = dot, index
    return found


def arcs(facing: int, dx: int, dy: int) -> int:
    """The arcs a point lies in, seen from someone facing a compass direction: a bit set.

    Front is 1, right 2, back 4, left 8; a point on a dividing line (45 or 135 degrees) is in two.
    """
    fx, fy = COMPASS[facing]
    ahead = fx * dx + fy * dy
    right = fx * dy - fy * dx
    found = 0
    if ahead >= abs(right):
        found |= 1
    if right >= abs(ahead):
        found |= 2
    if -ahead >= abs(right):
        found |= 4
    if -right >= abs(ahead):
        found |= 8
    return found


#: By a set of arcs: which they are, and which lie beside them.
ARCS_IN: Final = tuple(
    [tuple([arc for arc in range(4) if found >> arc & 1]) for found in range(16)]
)
ARCS_BESIDE: Final = tuple(
    [
        tuple(
            [
                arc
                for arc in range(4)
                if arc not in mine and ((arc + 1) % 4 in mine or (arc + 3) % 4 in mine)
            ]
        )
        for mine in ARCS_IN
    ]
)


def outside(nodes: tuple[int, ...], blocked: int) -> list[int]:
    """Those of the nodes that are not in a set of nodes (a bit each, as ways are looked up by it)."""
    return [node for node in nodes if not blocked >> node & 1]
