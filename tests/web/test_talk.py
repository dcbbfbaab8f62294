"""People talk at a table: text that stays text, phrases in each reader's language, and whom one does not hear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .house import WIDE, Open
from .test_whose_turn import two

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def talk(page: Page) -> None:
    page.keyboard.press("l")
    page.locator("[data-tab=talk]").click()
    expect(page.get_by_test_id("talk")).to_be_visible()


def say(page: Page, words: str) -> None:
    page.get_by_test_id("talk").get_by_role("textbox").fill(words)
    page.keyboard.press("Enter")


def test_words_are_only_words_and_phrases_are_translated(open_page: Open, address: str) -> None:
    page, other, _ = two(open_page, address)
    other.evaluate("localStorage.setItem('undercroft.lang', 'fr')")
    other.reload()
    other.wait_for_selector("[data-option]", state="attached")
    talk(page)
    wicked = '<img src=x onerror="window.hurt = 1"> {{ui-title}} https://example.org'
    say(page, wicked)
    page.locator("[data-phrase=dream]").click()
    # Who does not look hears how much there is to read.
    expect(other.get_by_test_id("unread")).to_have_text("2")
    talk(other)
    said = other.locator("[data-said]")
    expect(said).to_have_text([wicked, "Je vais dans le Rêve du Chasseur."])
    expect(page.locator("[data-said]").nth(1)).to_have_text("I go to the Hunter’s Dream.")
    assert said.locator("img, a").count() == 0
    assert other.evaluate("window.hurt") is None
    expect(other.get_by_test_id("unread")).to_have_count(0)


def test_whom_one_does_not_hear(open_page: Open, address: str) -> None:
    page, other, _ = two(open_page, address)
    talk(page)
    talk(other)
    say(page, "first")
    expect(other.locator("[data-said]")).to_have_text(["first"])
    other.get_by_text("Who talks").click()
    other.locator("[data-mute='0']").check()
    expect(other.locator("[data-said]")).to_have_count(0)
    say(page, "second")
    expect(page.locator("[data-said]")).to_have_text(["first", "second"])
    expect(other.locator("[data-said]")).to_have_count(0)
    # It is remembered, and can be undone.
    other.reload()
    other.wait_for_selector("[data-option]", state="attached")
    talk(other)
    expect(other.locator("[data-said]")).to_have_count(0)
    other.get_by_text("Who talks").click()
    other.locator("[data-mute='0']").uncheck()
    expect(other.locator("[data-said]")).to_have_text(["first", "second"])
    # Or nobody at all: a setting.
    other.keyboard.press("Escape")
    other.keyboard.press(",")
    other.locator("[data-setting=talk]").uncheck()
    other.keyboard.press("Escape")
    talk(other)
    expect(other.locator("[data-said]")).to_have_count(0)


def test_the_host_closes_the_talk(open_page: Open, address: str) -> None:
    page, other, _ = two(open_page, address)
    page.evaluate("navigator.clipboard.writeText = async text => { window.link = text; }")
    page.get_by_role("button", name="Seats").click()
    page.get_by_test_id("watch-link").click()
    page.keyboard.press("Escape")
    watcher = open_page(page.evaluate("window.link").removeprefix(address), WIDE)
    watcher.locator("[data-tab=talk]").click()
    field = watcher.get_by_test_id("talk").get_by_role("textbox")
    expect(field).to_have_count(0)
    talk(page)
    page.get_by_text("Who talks").click()
    page.locator("[data-talk=spectators]").check()
    expect(field).to_be_visible()
    say(watcher, "may I?")
    expect(page.locator("[data-said]")).to_have_text(["may I?"])
    page.locator("[data-talk=open]").uncheck()
    expect(field).to_have_count(0)
    talk(other)
    expect(other.get_by_test_id("talk").get_by_role("textbox")).to_have_count(0)
