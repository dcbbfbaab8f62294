"""Everything that can be set stands in one place, holds at once and is there again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, deal, gone, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def settings(page: Page) -> None:
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("settings-page")).to_be_visible()


def table(open_page: Open, address: str, size: dict[str, int], lang: str = "en-GB") -> Page:
    page = open_page(NOWHERE, size, lang)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    return page


def test_the_same_settings_everywhere(open_page: Open, address: str) -> None:
    page = table(open_page, address, DESK)
    page.keyboard.press(",")
    expect(page.get_by_test_id("settings-page")).to_be_visible()
    page.locator("[data-setting=text][value=large]").check()
    page.locator("[data-setting=colours][value=redgreen]").check()
    page.locator("[data-setting=volume]").fill("35")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settings-page")).to_have_count(0)
    # In force at once, and on another page.
    root = page.locator("html")
    expect(root).to_have_attribute("data-text", "large")
    page.goto(address)
    expect(root).to_have_attribute("data-colours", "redgreen")
    settings(page)
    expect(page.locator("[data-setting=volume]")).to_have_value("35")
    expect(page.locator("[data-setting=text][value=large]")).to_be_checked()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_settings_fit_the_page_in_both_languages(
    open_page: Open, address: str, size: dict[str, int]
) -> None:
    page = table(open_page, address, size, "fr-FR")
    settings(page)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    dialogue = page.locator("dialog")
    assert dialogue.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert not page.evaluate(
        r"() => /\bui-[a-z]+-/.test(document.querySelector('dialog').innerText)"
    )


def test_honest_players_take_back_only_what_is_free(open_page: Open, address: str) -> None:
    page = table(open_page, address, DESK)
    undo = page.get_by_test_id("undo")
    for _ in range(12):
        if undo.get_attribute("data-state") == "ask":
            break
        asked = page.locator("[data-option]").first
        question = asked.get_attribute("data-decision")
        asked.dispatch_event("click")
        gone(page, question)
        page.wait_for_selector(ASKED, state="attached")
    expect(undo).to_be_enabled()
    settings(page)
    page.locator("[data-setting=honest]").check()
    page.keyboard.press("Escape")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", re.compile("honest mode"))
