"""A Stance Tracker: four slots from Aggressive to Support, any of which may be empty (DD-1.1, DD-5).

A tracker is a tuple of four: who is in each slot. A Large monster fills two that lie together (DD-16.11).
"""

from __future__ import annotations

from typing import Final

from .kinds import FigureNumber

SLOTS: Final = 4
#: Nobody is there.
CLEAR: Final[Slots] = (None, None, None, None)

Slots = tuple[FigureNumber | None, ...]


def order_of(slots: Slots) -> tuple[int, ...]:
    """Who is there, from Aggressive on, each once."""
    found: list[int] = []
    for number in slots:
        if number is not None and number not in found:
            found.append(number)
    return tuple(found)


def in_line(numbers: Slots) -> Slots:
    """In this order from Aggressive on, a slot each, without a gap."""
    return (*numbers, *CLEAR[len(numbers) :])


def filled(slots: Slots, number: int, slot: int, space: int) -> Slots:
    """Somebody takes an empty slot, or two."""
    return (*slots[:slot], *((number,) * space), *slots[slot + space :])


def first_empty(slots: Slots, space: int) -> int | None:
    """The foremost empty slot with so much space from there on, if there is one."""
    for slot in range(SLOTS - space + 1):
        if slots[slot : slot + space] == CLEAR[:space]:
            return slot
    return None


def last_empty(slots: Slots, space: int) -> int | None:
    """The same from Support on."""
    for slot in range(SLOTS - space, -1, -1):
        if slots[slot : slot + space] == CLEAR[:space]:
            return slot
    return None


def emptied(slots: Slots, number: int) -> Slots:
    """Somebody's slots are empty; nobody moves."""
    return tuple([None if other == number else other for other in slots])


def closed(slots: Slots, number: int) -> Slots:
    """DD-23.7, DD-A.191: somebody is gone; those behind move up together until his place is filled.

    What was empty between them stays empty, and so does what was empty in front of him.
    """
    place = slots.index(number)
    behind = place + slots.count(number)
    while behind < SLOTS and slots[behind] is None:
        behind += 1
    return in_line((*slots[:place], *slots[behind:]))


def moved_up(slots: Slots) -> Slots:
    """Everybody towards Aggressive, without a gap."""
    return in_line(tuple([number for number in slots if number is not None]))


def shifted(slots: Slots, number: int, places: int) -> Slots:
    """DD-20.22, DD-A.192: so many slots backwards (or forwards, below 0), as far as the tracker goes.

    Whoever is passed takes the slots that are left behind; an empty slot is passed like anybody. A Large
    monster that is passed counts for its two slots, and cannot be passed by half.
    """
    line: list[tuple[int | None, int]] = []  # who, and over how many slots; an empty slot is one
    slot = 0
    while slot < SLOTS:
        one = slots[slot]
        space = slots.count(one) if one is not None else 1
        line.append((one, space))
        slot += space
    here = there = line.index((number, slots.count(number)))
    step = 1 if places > 0 else -1
    left = abs(places)
    while left > 0 and 0 <= there + step < len(line):
        there += step
        left -= line[there][1]
    line.insert(there, line.pop(here))
    found: list[int | None] = []
    for one, space in line:
        found += [one] * space
    return tuple(found)
