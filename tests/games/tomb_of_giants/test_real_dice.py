"""Dice and cards on a real table: what they show is told apart in words."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.whole import rolled_by_hand, useful
from undercroft import Reported


@pytest.mark.parametrize(
    ("mode", "most"),
    [("campaign", {"encounter"}), ("encounter", {"encounter"}), ("boss", {"behaviour"})],
)
def test_real_dice_and_cards_are_told_apart(mode: str, most: set[str]) -> None:
    setup = useful("tomb_of_giants", {"mode": mode, "players": 2})
    met: set[str] = set()
    for seed in range(2):
        match = undercroft.new("tomb_of_giants", setup, chance=Reported())
        met |= rolled_by_hand(match, seed, 300)
    assert met >= most
