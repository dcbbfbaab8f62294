"""What all seats see, made together, is what each would see alone; nobody gets more than it may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import undercroft

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("bloodborne", {"players": 4}),
    ("dark_souls", {"players": 3}),
    ("dark_souls", {"mode": "boss", "players": 2}),
    ("tomb_of_giants", {"players": 2}),
    ("tomb_of_giants", {"mode": "encounter", "players": 4}),
    ("darkest_dungeon", {}),
    ("darkest_dungeon", {"mode": "battle"}),
    ("darkest_dungeon", {"mode": "circus"}),
]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_together_as_alone(game: str, setup: dict[str, Any]) -> None:
    match = undercroft.new(game, setup, seed="together")
    dice = random.Random(5)
    eyes = [None, *range(len(match.seats))]
    for count in range(120):
        if match.over:
            break
        if count % 4 == 0:
            views = match.views([*eyes, *eyes])
            assert list(views) == eyes
            for seat in eyes:
                assert views[seat] == match.view(seat)
                assert list(views[seat]["table"]) == list(match.view(seat)["table"])
        seat = dice.choice(match.waiting)
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.choose(ask, dice.choice(ask.options))


def test_what_a_party_shares_is_made_once() -> None:
    match = undercroft.new("dark_souls", {"players": 4}, seed=1)
    views = match.views([None, 0, 1, 2, 3])
    assert len({id(view["table"]) for view in views.values()}) == 1


def test_a_seat_that_is_none_sees_nothing() -> None:
    match = undercroft.new("bloodborne", {"players": 3}, seed=1)
    with pytest.raises(undercroft.InvalidChoice, match="seat"):
        match.views([0, 3])
