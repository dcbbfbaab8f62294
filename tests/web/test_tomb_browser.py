"""The table of Tomb of Giants by touch in French, and whole encounters by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, bring, sit
from .tomb import GOODS, TRACK, descent, maze

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
GAME = "tomb_of_giants"


def likely(page: Page) -> Locator:
    """An option that brings the fight on: strike, else stay or go on, else the first."""
    for start in ("act-", "foe-", "stay", "keep", "end"):
        found = page.locator(f'[data-option^="{start}"]')
        if found.count():
            return found.first
    return page.locator("[data-option]").first


def answer(page: Page, by: Callable[[Locator], None]) -> bool:
    """Answer one question; whether there was one."""
    page.wait_for_selector(ASKED)
    if page.get_by_test_id("result").count():
        return False
    option = likely(page)
    question = option.get_attribute("data-decision")
    by(option)
    page.wait_for_function(
        'asked => !document.querySelector(`[data-decision="${asked}"]`)', arg=question
    )
    page.wait_for_selector(ASKED)
    return True


@pytest.mark.slow
def test_an_encounter_by_keys_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id(f"quick-{GAME}-0").focus()
    page.keyboard.press("Enter")

    def press(option: Locator) -> None:
        key = option.get_attribute("aria-keyshortcuts")
        if key:
            page.keyboard.press(key)
        else:
            option.press("Enter")

    for _ in range(500):
        if not answer(page, press):
            break
    expect(page.get_by_test_id("result")).to_be_visible()


def fits(page: Page) -> None:
    """A phone shows it all in its width, with targets for a thumb, in French."""
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('button, a, summary')].filter(each => {
            const { width, height } = each.getBoundingClientRect();
            return width && (width < 43.5 || height < 43.5);
        }).map(each => each.outerHTML.slice(0, 120))"""
    )
    assert small == []
    shown = page.locator("body").inner_text()
    assert not re.search(r"\b(ds|tg|ui)-[a-z]+-[a-z]+", shown)


def test_fights_on_a_phone_in_french(open_page: Open) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    page.get_by_test_id(f"quick-{GAME}-2").tap()
    for _ in range(12):
        if not answer(page, lambda option: option.tap()):
            break
        fits(page)


def test_the_descent_on_a_phone_in_french(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    held = [("lifegem", 0)]
    sit(page, bring(address, descent(inventory=GOODS, track=TRACK, held=held)), GAME)
    fits(page)
    page.get_by_test_id("shop").tap()
    page.locator("[data-buy]").first.wait_for()
    fits(page)
    for option in ("leave", "as-drawn"):
        page.locator(f"[data-option={option}]").evaluate("each => each.click()")
        page.locator(f"[data-option={option}]").wait_for(state="detached")
    page.locator("[data-option=go-1]").wait_for(state="attached")
    # What lies on a space can be read without going there.
    page.locator("[data-space='3'] .card").tap()
    expect(page.locator("dialog [data-encounter]")).to_contain_text("Skeleton Beast")
    fits(page)
    page.keyboard.press("Escape")
    sit(page, bring(address, maze()), GAME)
    fits(page)
    expect(page.get_by_test_id("goals")).to_be_in_viewport()


def test_nodes_and_enemies_answer_the_mouse(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, maze()), GAME)
    for _ in range(6):
        if page.locator("[data-option=end]").count():
            break
        answer(page, lambda option: option.click())
    page.locator("[data-foe]").first.hover()
    expect(page.locator(".foes li.open ol li").first).to_be_visible()
    # A node where several things can be done asks which.
    before = page.locator("[data-option]").first.get_attribute("data-decision")
    page.locator("[data-node].open").first.click()
    menu = page.get_by_role("group", name="Which one?")
    if menu.count():
        menu.get_by_role("button").first.click()
    page.wait_for_function(
        'asked => !document.querySelector(`[data-decision="${asked}"]`)', arg=before
    )
    # The card can be read again at any time.
    page.get_by_test_id("goals").get_by_role("button").click()
    expect(page.locator("dialog [data-encounter=maze_of_the_dead]")).to_be_visible()
