"""What each card, hero or skill is worth: how much more often those win who have it.

It is a difference between games, not what the thing does: who is ahead anyhow may come by more cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from .counting import Z95, Report
from .outcome import Outcome, Thing

#: Fewer games with it, or without, say nothing.
FEWEST = 10

#: The events that say that somebody has a thing, or uses it, in each game.
TELLING = {
    "bloodborne": {("upgraded", "card")},
    "dark_souls": {("equipped", "card"), ("uses", "card")},
    "tomb_of_giants": {("equipped", "card"), ("uses", "card")},
    "darkest_dungeon": {
        ("uses", "skill"),
        ("trinket_gained", "trinket"),
        ("quirk", "quirk"),
        ("disease", "disease"),
    },
}
FIGURES = {"dark_souls": "class", "tomb_of_giants": "class", "darkest_dungeon": "kind"}
"""As what figures are named, where they are not all alike."""


class Worth(NamedTuple):
    """A thing, and how much more often those with it win."""

    kind: str
    id: str
    present: int
    """Games in which somebody had it (each seat counts where everybody plays for themselves),"""
    absent: int
    """and without."""
    with_it: float
    without: float
    low: float
    high: float
    """The 95 % interval of the difference."""

    @property
    def difference(self) -> float:
        return self.with_it - self.without


def worths(report: Report) -> list[Worth]:
    """Everything that some had and others had not, the most valuable first."""
    sat: list[tuple[bool, frozenset[tuple[str, str]]]] = []
    for outcome in report.outcomes:
        if outcome.detail is not None and not outcome.cut:
            sat += places(report, outcome)
    wins = sum(won for won, _ in sat)
    if wins in (0, len(sat)):
        return []  # nothing makes a difference
    every = {thing for _, had in sat for thing in had}
    found: list[Worth] = []
    for kind, id in sorted(every):
        having = [won for won, had in sat if (kind, id) in had]
        count, won = len(having), sum(having)
        if min(count, len(sat) - count) >= FEWEST:
            low, high = difference(won, count, wins - won, len(sat) - count)
            without = (wins - won) / (len(sat) - count)
            found.append(Worth(kind, id, count, len(sat) - count, won / count, without, low, high))
    return sorted(found, key=lambda one: (-one.difference, one.kind, one.id))


def places(report: Report, outcome: Outcome) -> Iterator[tuple[bool, frozenset[tuple[str, str]]]]:
    """Whether each side has won, and what it had."""
    detail = outcome.detail
    assert detail is not None
    seats = range(len(outcome.entries))
    sides: list[tuple[int, ...]] = [(seat,) for seat in seats]
    if report.team is not None:
        sides = [tuple(seats)]
    telling = TELLING.get(report.game)
    figure = FIGURES.get(report.game)
    for side in sides:
        had = {
            (one.kind, one.id) for one in detail.things if one.seat in side and tells(one, telling)
        }
        if figure is not None:
            had |= {(figure, one.id) for one in detail.figures if one.seat in side and one.id}
        yield any(seat in outcome.winners for seat in side), frozenset(had)


def tells(thing: Thing, telling: set[tuple[str, str]] | None) -> bool:
    """Whether it says that somebody has this; of a game of one's own, whatever somebody does says so."""
    return telling is None or (thing.event, thing.kind) in telling


def difference(won: int, games: int, won_else: int, games_else: int) -> tuple[float, float]:
    """The 95 % interval of a difference of shares, by Agresti and Caffo: honest for few games."""
    one, other = (won + 1) / (games + 2), (won_else + 1) / (games_else + 2)
    spread = sqrt(one * (1 - one) / (games + 2) + other * (1 - other) / (games_else + 2))
    return max(-1.0, one - other - Z95 * spread), min(1.0, one - other + Z95 * spread)
