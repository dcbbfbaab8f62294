"""What would a master do? One button, three options with chances and a reason, marked on the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .house import DESK, NOWHERE, PHONE, Open, deal, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@pytest.mark.parametrize(
    ("game", "setup", "size", "lang"),
    [
        ("bloodborne", {"players": 3}, DESK, "en-GB"),
        ("darkest_dungeon", {"mode": "battle", "players": 1}, PHONE, "fr-FR"),
    ],
    ids=["hunt", "battle"],
)
def test_advice_is_asked_for_and_shown_on_the_table(
    address: str,
    open_page: Open,
    game: str,
    setup: dict[str, Any],
    size: dict[str, int],
    lang: str,
) -> None:
    page = open_page(NOWHERE, size, lang)
    sit(page, deal(address, game, setup, seed="counsel"), game)
    ask = page.get_by_test_id("counsel")
    for _ in range(12):
        if ask.count():
            break
        page.locator("[data-testid=choice-list] [data-listed]").first.dispatch_event("click")
        page.wait_for_timeout(200)
    box = ask.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    ask.click()
    advice = page.get_by_test_id("advice")
    expect(advice).to_be_visible(timeout=60_000)
    expect(ask).to_be_disabled()
    shown = advice.locator("li button")
    assert 1 <= shown.count() <= 3
    expect(advice.locator("p")).not_to_be_empty()
    seen = advice.bounding_box()
    assert seen is not None
    assert seen["x"] >= 0
    assert seen["x"] + seen["width"] <= size["width"]
    assert seen["y"] >= 0
    # What is best is taken from there like from anywhere else.
    shown.first.click()
    expect(advice).to_have_count(0)
