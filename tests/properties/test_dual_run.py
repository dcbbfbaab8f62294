"""A match that is saved and loaded at every decision, beside one that is not: no difference at all."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.kernel.tables import Players, again, label, new, plain, setups, told, views
from undercroft import Match

MIXES = [("random",), ("veteran",), ("veteran", "random")]


def same(loaded: Match, control: Match, since: int) -> None:
    assert loaded.digest() == control.digest()
    assert views(loaded) == views(control)
    assert plain(loaded.open_view()) == plain(control.open_view())
    assert loaded.waiting == control.waiting
    assert loaded.over == control.over
    assert loaded.result == control.result
    assert loaded.marks == control.marks
    for seat in (None, *range(len(control.seats))):
        assert told(loaded, seat) == told(control, seat, since)


@pytest.mark.parametrize("number", range(15), ids=lambda number: label(setups()[number]))
def test_save_and_load_at_every_decision(number: int) -> None:
    setup = setups()[number]
    control = new(setup, f"dual {number}")
    players = Players(control, MIXES[number % 3], number, fickle=True)
    others = Players(control, MIXES[number % 3], number, fickle=True)
    loaded = new(setup, f"dual {number}")
    while not control.over:
        loaded = undercroft.from_position(again(loaded.position()))
        since = len(control.events)
        # Each side's bots go by their own side's views.
        assert others.step(loaded) == players.step(control)
        same(loaded, control, since)
    assert again(loaded.position()) == again(control.position())


def test_each_stretch_has_a_journal_of_its_own() -> None:
    match = new(setups()[7], "stretches")
    players = Players(match, ("random",), 7)
    steps = 0
    while not match.over:
        if steps % 11 == 0:
            start: Any = again(match.position())
            match = undercroft.from_position(start)
            since = steps
        players.step(match)
        steps += 1
        if steps % 11 == 10 or match.over:
            journal: Any = again(match.journal())
            assert journal["position"] == start
            assert len(journal["inputs"]) == steps - since
            assert undercroft.replay(journal).digest() == match.digest()
    assert steps > 50
