"""The table of Dark Souls in a real Chromium: by keys, by touch in French, two at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .house import ASKED, DESK, PHONE, Open

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def likely(page: Page) -> Locator:
    """An option that brings the fight on: strike, else stand, else the first."""
    for start in ("act-", "block", "keep", "end"):
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
    return True


@pytest.mark.slow
def test_an_encounter_by_keys_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-0").focus()
    page.keyboard.press("Enter")

    def press(option: Locator) -> None:
        key = option.get_attribute("aria-keyshortcuts")
        if key:
            page.keyboard.press(key)
        else:
            option.press("Enter")

    for _ in range(400):
        if not answer(page, press):
            break
    expect(page.get_by_test_id("result")).to_be_visible()


def test_nodes_and_enemies_answer_the_mouse(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-0").click()
    page.wait_for_selector("[data-option^=node-]")
    page.locator("[data-node].open").first.click()
    page.wait_for_selector("[data-option^=seat-]")
    # Pointing at an enemy opens its card.
    page.locator("[data-foe]").first.hover()
    expect(page.locator(".foes li.open ol li").first).to_be_visible()


def test_a_boss_on_a_phone_in_french(open_page: Open) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    page.get_by_test_id("quick-dark_souls-1").tap()
    for _ in range(12):
        if not answer(page, lambda option: option.tap()):
            break
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        small = page.evaluate(
            """[...document.querySelectorAll('button, a')].filter(each => {
                const { width, height } = each.getBoundingClientRect();
                return width && (width < 43.5 || height < 43.5);
            }).map(each => each.outerHTML.slice(0, 90))"""
        )
        assert small == []
        shown = page.locator("body").inner_text()
        assert not re.search(r"\b(ds|ui)-[a-z]+-[a-z]+", shown)


def test_two_at_one_screen_need_no_curtain(open_page: Open) -> None:
    page = open_page("/new/dark_souls", DESK)
    page.locator("#field-mode").select_option("encounter")
    expect(page.locator("#field-boss")).to_have_count(0)
    page.locator("#kind-1").select_option("here")
    page.get_by_test_id("start").click()
    for _ in range(6):
        if not answer(page, lambda option: option.click()):
            break
        assert page.get_by_test_id("curtain").count() == 0
