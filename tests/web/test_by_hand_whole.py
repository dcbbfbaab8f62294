"""Whole fights, rolled and drawn by hand from the first die to the result."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from .house import Open
from .test_by_hand import bold, table, walk

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]


def never() -> bool:
    return False


WHOLE: dict[str, tuple[dict[str, Any], set[str]]] = {
    "dark_souls": ({"mode": "encounter", "players": 1}, {"black"}),
    "tomb_of_giants": ({"mode": "encounter", "players": 1}, {"black"}),
    "darkest_dungeon": ({"mode": "battle", "players": 1}, {"d10", "initiative", "monster"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_fight_is_rolled_and_drawn_by_hand(
    open_page: Open, address: str, game: str
) -> None:
    setup, kinds = WHOLE[game]
    page = table(open_page, address, game, setup)
    met = walk(page, never, bold, random.Random(game))
    expect(page.get_by_test_id("result")).to_be_visible()
    assert kinds <= met
