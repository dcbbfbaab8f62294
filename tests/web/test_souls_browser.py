"""The table of Dark Souls in a real Chromium: by keys, by touch in French, two at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, deal, gone, heard, narrow, press, sit

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
    narrow(page)
    if page.get_by_test_id("result").count():
        return False
    option = likely(page)
    question = option.get_attribute("data-decision")
    by(option)
    heard(page, question)
    gone(page, question)
    return True


@pytest.mark.slow
def test_an_encounter_by_keys_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-0").focus()
    page.keyboard.press("Enter")
    for _ in range(400):
        if not answer(page, lambda option: press(page, option)):
            break
    expect(page.get_by_test_id("result")).to_be_visible()


def test_nodes_and_enemies_answer_the_mouse(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-0").click()
    page.wait_for_selector("[data-option^=node-]")
    page.locator("[data-node][data-option]").first.click()
    page.wait_for_selector("[data-option^=seat-]")
    # Pointing at an enemy opens its card.
    page.locator("[data-foe]").first.hover()
    expect(page.get_by_test_id("foe-card").locator("ol li").first).to_be_visible()


def test_a_boss_on_a_phone_in_french(open_page: Open) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    page.get_by_test_id("quick-dark_souls-1").tap()
    for _ in range(12):
        if not answer(page, tap):
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


def tap(option: Locator) -> None:
    """With a finger: what lies on the table is looked at first."""
    asked = option.evaluate("each => each.closest('[data-testid=prompt]') !== null")
    option.tap(force=True)
    if not asked:
        expect(option).to_have_attribute("data-state", "looked")
        option.tap(force=True)


def test_two_at_one_screen_need_no_curtain(open_page: Open) -> None:
    page = open_page("/new/dark_souls", DESK)
    page.get_by_label("A single encounter").check(force=True)
    expect(page.locator("#field-boss")).to_have_count(0)
    page.locator("#kind-1").select_option("here")
    page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
    page.locator("#seed").fill("two")
    page.get_by_test_id("start").click()
    for _ in range(6):
        if not answer(page, lambda option: option.dispatch_event("click")):
            break
        assert page.get_by_test_id("curtain").count() == 0


def to_walk(page: Page) -> None:
    """Until a character may walk."""
    for _ in range(60):
        if page.locator("[data-option^=walk-]").count():
            return
        option = page.locator("[data-option]").first
        asked = option.get_attribute("data-decision")
        option.dispatch_event("click")
        heard(page, asked)
        gone(page, asked)
        narrow(page)
    raise AssertionError("nobody walks")


def further(page: Page) -> Locator:
    """A node two steps away."""
    for node in page.locator("[data-node]:not([data-aim])").all():
        node.dispatch_event("mouseenter")
        steps = page.locator(".steps")
        if steps.count() and "2" in (steps.text_content() or ":").split(":")[1]:
            return node
        node.dispatch_event("mouseleave")
    raise AssertionError("everything is near")


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
def test_a_way_of_several_nodes_is_one_click(open_page: Open, address: str, game: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, game, {"mode": "boss", "players": 1}, seed="way"), game)
    to_walk(page)
    node = further(page)
    number = node.get_attribute("data-node")
    expect(page.locator(".stroll")).to_have_count(1)
    node.click()
    expect(page.locator("[data-option=end]")).to_be_visible()
    expect(page.locator(f'[data-node="{number}"]')).not_to_have_attribute("data-aim", "take")
    page.keyboard.press("l")
    walked = page.get_by_test_id("log").locator("details", has_text=f"moves to node {number}.")
    expect(walked).to_have_count(1)
    # Two steps like those that could be chosen one by one: each is in the chronicle.
    walked.locator("summary").click()
    expect(walked.locator("li", has_text="moves to node")).to_have_count(2)


def test_a_finger_sees_the_way_before_it_is_walked(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit(page, deal(address, "dark_souls", {"mode": "boss", "players": 1}, seed="way"))
    to_walk(page)
    asked = page.locator("[data-option^=walk-]").first.get_attribute("data-decision")
    for node in page.locator("[data-node]:not([data-aim])").all():
        node.dispatch_event("click")
        if page.locator(".stroll").count():
            break
    expect(page.locator(".steps")).to_contain_text("pas")
    assert page.locator(f'[data-decision="{asked}"]').count()
    node.dispatch_event("click")
    page.locator(f'[data-decision="{asked}"]').first.wait_for(state="detached")


LANDED = """each => {
  const timed = one => {
    const style = getComputedStyle(one);
    return [style.animationDelay, style.animationDuration].map(time => Number.parseFloat(time) * 1000);
  };
  const dice = [...each.querySelectorAll('svg.tumble')].map(one => timed(one)[0] + timed(one)[1]);
  return [dice.length, Math.max(...dice), timed(each.querySelector('.sum'))[0]];
}"""


def test_the_sum_is_shown_once_all_dice_have_landed(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK, reduced_motion="no-preference")
    sit(page, deal(address, "dark_souls", {"mode": "boss", "players": 1}, seed="dice"))
    for _ in range(40):
        page.wait_for_selector(ASKED)
        # The story is told one thing after the other: the dice are there when it is over.
        tray = page.locator(".tray:has(svg.tumble)")
        if tray.count():
            break
        assert answer(page, lambda option: option.dispatch_event("click"))
    dice, landed, told = tray.first.evaluate(LANDED)
    assert dice
    assert told >= landed
