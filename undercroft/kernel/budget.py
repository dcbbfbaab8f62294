"""How much a bot may look at for one decision: counted in positions, not in time, and never exceeded."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


class Spent(Exception):
    """Nothing is left to look with: take the best found so far."""


class Budget:
    """So many looks. What comes next may be given its share, so that the first does not eat up the rest."""

    __slots__ = ("floor", "left", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.left = size
        self.floor = 0  # what is kept for others

    def renew(self) -> None:
        """A new decision."""
        self.left, self.floor = self.size, 0

    @property
    def spent(self) -> int:
        return self.size - self.left

    def take(self) -> None:
        """One look."""
        if self.left <= self.floor:
            raise Spent
        self.left -= 1

    def share(self, parts: int) -> int:
        """Whoever is next gets one of so many parts of what is left; then `restore` what this returns."""
        mark = self.floor
        self.floor = max(mark, self.left - (self.left - mark + parts - 1) // parts)
        return mark

    def restore(self, mark: int) -> None:
        self.floor = mark

    def first(self, many: Iterable[T]) -> list[T]:
        """As many of these as may still be looked at."""
        found = list(islice(many, max(0, self.left - self.floor)))
        self.left -= len(found)
        return found
