"""The map laid by hand: the tile in hand, the places for it, by mouse, keys and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .house import DESK, PHONE, Open, deal, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def lay(page: Page, address: str) -> None:
    """A table at the moment when the first tile is to be laid."""
    setup = {"players": 1, "layout": "by_hand"}
    sit(page, deal(address, "dark_souls", setup, seed="lantern"))
    page.locator("[data-option=gargoyle]").click()
    page.get_by_test_id("tile-in-hand").wait_for()


def tiles(page: Page) -> int:
    return page.locator("[data-tile]").count()


def test_by_keys(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    lay(page, address)
    named = page.get_by_role("button", name=re.compile(r"^Column -?\d, row -?\d: doorways"))
    places = page.locator("[data-cell]")
    assert places.count() == places.and_(named).count() > 0
    turns = places.filter(has=page.locator(".ways")).first
    turns.focus()
    hand = page.get_by_test_id("tile-in-hand")
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    doors = hand.locator("[aria-live]").inner_text()
    page.keyboard.press("r")
    after = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert before != after
    assert "this is number 2" in after
    # What lies in the hand is turned along, and said.
    expect(hand.locator("[aria-live]")).not_to_have_text(doors)
    cell = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(2)
    expect(page.locator(f'[data-cell="{cell}"]')).to_have_count(0)


def test_by_mouse_until_the_map_is_laid(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    lay(page, address)
    while page.get_by_test_id("tile-in-hand").count():
        count = tiles(page)
        place = page.locator("[data-cell]").last
        place.hover()
        expect(page.locator(".cell.lit")).to_have_count(1)
        place.click()
        expect(page.locator("[data-tile]")).to_have_count(count + 1)
    expect(page.locator("[data-cell]")).to_have_count(0)


def test_the_handle_turns_the_tile_in_place(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    lay(page, address)
    page.locator("[data-cell]:has(.ways)").first.hover()
    place = page.locator(".cell.lit")
    label = place.get_attribute("aria-label")
    page.locator("g.handle").click()
    expect(place).not_to_have_attribute("aria-label", label or "")
    assert tiles(page) == 1


def test_the_list_in_words_shows_where(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    lay(page, address)
    page.get_by_test_id("all-choices").click()
    option = page.get_by_test_id("choice-list").locator("[data-listed]").last
    option.hover()
    lit = page.locator(".cell.lit")
    expect(lit).to_have_count(1)
    cell = lit.get_attribute("data-cell")
    assert (option.get_attribute("data-listed") or "").startswith(f"{cell},")
    option.click()
    expect(page.locator("[data-tile]")).to_have_count(2)


def test_by_touch_in_french(open_page: Open, address: str) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    lay(page, address)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    expect(page.get_by_role("button", name=re.compile("^Colonne .* portes")).first).to_be_visible()
    page.locator("[data-cell]").first.tap()
    expect(page.locator(".cell.lit")).to_have_count(1)
    # The first tap only looks.
    assert tiles(page) == 1
    page.get_by_role("button", name="Tourner").tap()
    expect(page.locator(".cell.lit")).to_have_count(1)
    page.get_by_role("button", name="Poser ici").tap()
    expect(page.locator("[data-tile]")).to_have_count(2)
