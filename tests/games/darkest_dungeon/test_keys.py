"""The ids of all sentences are known: whoever writes them finds the list in keys.py."""

from __future__ import annotations

from undercroft.games.darkest_dungeon.game import GAME

from .keys import built, keys, met, written


def test_nothing_is_said_that_is_not_listed() -> None:
    unknown = sorted(set(met(2)) - keys())
    assert not unknown


def test_what_is_put_together_is_not_written_out() -> None:
    assert not {id for id in written() if id.startswith(("dd-event-", "dd-verb-", "dd-when-"))}
    assert {f"dd-event-{kind.replace('_', '-')}" for kind in GAME.events} <= built()
