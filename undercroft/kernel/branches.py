"""Every way in which chance can go on from a match that awaits an outcome, with its probability."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match


def fork(match: Match, probability: float, least: float) -> Iterator[tuple[float, Match]]:
    """What is less likely than `least` is left out."""
    request = match.awaited
    if request is None:
        yield probability, match
        return
    # Equal labels (two blank faces) lead to the same state: count them together.
    share: dict[str, int] = {}
    for index, label in enumerate(request.labels):
        weight = 1 if request.weights is None else request.weights[index]
        if weight:
            share[label] = share.get(label, 0) + weight
    for label, weight in share.items():
        p = probability * weight / request.total
        if p < least:
            continue
        twin = match.clone()
        twin.events.extend(match.events)
        twin.supply(label)
        yield from fork(twin, p, least)
