"""Puzzles in the browser: a list, a table, right or wrong with the reason, and what was solved is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

import undercroft
from undercroft import Puzzle

from .house import DESK, PHONE, Open

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def take(page: Page, option: str) -> None:
    """By the list of all choices, which is there for keyboard and screen reader."""
    listed = page.locator(f'[data-testid=choice-list] [data-listed="{option}"]')
    for _ in range(2):  # what may kill is asked once more
        if listed.count():
            listed.first.dispatch_event("click")
            page.wait_for_timeout(200)


def within(page: Page, width: int) -> None:
    box = page.get_by_test_id("riddle").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [("bloodborne", DESK, "en-GB"), ("darkest_dungeon", PHONE, "fr-FR")],
    ids=["hunt", "battle"],
)
def test_a_puzzle_is_missed_then_solved_and_remembered(
    open_page: Open, game: str, size: dict[str, int], lang: str
) -> None:
    one: Puzzle = undercroft.puzzles(game)[0]
    page = open_page(f"/puzzles/{game}", size, lang)
    listed = page.locator("[data-testid^=puzzle-]")
    expect(listed.first).to_be_visible()
    assert page.locator("ol > li").count() == len(undercroft.puzzles(game))
    expect(page.get_by_test_id("puzzles-solved")).to_contain_text("0")
    page.get_by_test_id("puzzle-0").click()
    riddle = page.get_by_test_id("riddle")
    expect(riddle).to_be_visible()
    within(page, size["width"])
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    expect(page.locator("[data-testid=choice-list] [data-listed]").first).to_be_attached()
    take(page, one.answers[-1].option)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-right", "false")
    within(page, size["width"])
    page.get_by_test_id("riddle-again").click()
    expect(verdict).to_have_count(0)
    expect(riddle).to_be_visible()
    expect(page.locator("[data-testid=choice-list] [data-listed]").first).to_be_attached()
    take(page, one.best)
    expect(verdict).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("riddle-next")).to_be_visible()
    riddle.locator("a").click()
    expect(page.get_by_test_id("puzzles-solved")).to_contain_text("1")
    expect(page.get_by_test_id("puzzle-0")).to_contain_text("✓")


def test_an_answer_before_the_puzzle_has_come_gets_its_verdict(open_page: Open) -> None:
    """The table is there first; the puzzle comes when it has been loaded."""
    one: Puzzle = undercroft.puzzles("bloodborne")[0]
    page = open_page("/puzzles/bloodborne", DESK)
    waiting: list[Route] = []
    page.route(re.compile(r"/api/games/bloodborne/puzzles/"), lambda route: waiting.append(route))
    page.get_by_test_id("puzzle-0").click()
    expect(page.locator("[data-testid=choice-list] [data-listed]").first).to_be_attached()
    expect(page.get_by_test_id("riddle")).to_have_count(0)
    take(page, one.best)
    for route in waiting:
        route.continue_()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-right", "true")
