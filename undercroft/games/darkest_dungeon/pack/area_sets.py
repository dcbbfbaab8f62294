"""Sets of Areas, and the Ranges that lead from one Area to others.

A Room has a dozen Areas at most, and where a Skill can go is asked for every hero and Skill of a turn: such a
set is a number with a bit for each Area, so that `&` and `|` do the work. Whether an Area is in a set is
`areas & ONLY[area]`; nothing else knows what is in the number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.kernel.value import Value

AreaSet = int
ONLY: Final = tuple([1 << area for area in range(64)])
"""The set of one Area alone."""


def area_set(areas: Iterable[int]) -> AreaSet:
    """These Areas."""
    found = 0
    for area in areas:
        found |= ONLY[area]
    return found


_MEMBERS: Final[dict[AreaSet, tuple[int, ...]]] = {}


def areas_in(areas: AreaSet) -> tuple[int, ...]:
    """The Areas of a set, in order."""
    found = _MEMBERS.get(areas)
    if found is None:
        if len(_MEMBERS) > 10_000:
            _MEMBERS.clear()
        found = tuple([area for area, only in enumerate(ONLY) if areas & only])
        _MEMBERS[areas] = found
    return found


class Reach(Value):
    """The Range of a Skill: how far away its target is at least and at most (DD-19.1)."""

    name = "reach"
    least: int
    most: int


_REACHES: Final[dict[tuple[int, int], Reach]] = {}


def reach(least: int, most: int) -> Reach:
    """Made once and shared."""
    found = _REACHES.get((least, most))
    if found is None:
        found = _REACHES[least, most] = Reach(least, most)
    return found
