"""A match that nobody holds any more goes at once: simulations do not wait for the collector."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import undercroft
from undercroft.bots import playout
from undercroft.games import NAMES

#: What is left each time is left by the match; what others have put into caches may go at any moment.
TIMES = 3


@contextmanager
def kept() -> Iterator[list[object]]:
    """What is left to the collector by what is done inside."""
    gc.collect()
    gc.disable()
    before = len(gc.garbage)
    found: list[object] = []
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage[before:]
    finally:
        gc.set_debug(0)
        del gc.garbage[before:]
        gc.enable()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("telling", [False, True])
def test_a_match_goes_with_whoever_held_it(name: str, telling: bool) -> None:
    def once() -> None:
        match = undercroft.new(name, seed=3)
        match.telling = telling
        playout.play_on(match, random.Random(1), 200)
        twin = match.clone()
        assert twin.view(0)["game"] == name
        assert match.decisions or match.over
        for event in match.events:
            assert event.text("fr")

    once()  # what is read once and kept
    left: list[list[object]] = []
    for _ in range(TIMES):
        with kept() as found:
            once()
        left.append([one for one in found if type(one).__module__.startswith("undercroft")])
    assert not min(left, key=len)
