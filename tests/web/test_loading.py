"""A page carries what it needs: a game comes with its table, and a part that does not come says so."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from .house import ASKED, DESK, PATIENCE, PHONE, Open

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def scripts(page: Page) -> list[str]:
    """The hashed files a page has asked for since it was opened, by name."""
    found: list[str] = page.evaluate(
        """() => performance.getEntriesByType('resource')
            .map(each => new URL(each.name).pathname).filter(path => path.startsWith('/assets/'))"""
    )
    return found


def test_the_entrance_carries_no_game(open_page: Open) -> None:
    page = open_page("/", DESK)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.locator("body")).to_contain_text("Dark Souls: The Board Game")
    games = "bloodborne|dark_souls|tomb_of_giants|Table"
    assert not [name for name in scripts(page) if re.search(games, name)]


def test_a_table_brings_its_own_game_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(ASKED)
    names = scripts(page)
    assert any("bloodborne" in name for name in names)
    assert not any("dark_souls" in name for name in names)


def test_the_set_up_speaks_and_changes_its_language(open_page: Open) -> None:
    page = open_page("/new/dark_souls", PHONE, "fr-FR")
    expect(page.locator("legend").first).to_have_text("Partie")
    page.locator("[data-lang=en]").click()
    expect(page.locator("legend").first).to_have_text("Game")
    assert not re.search(r"\b(ds|ui)-[a-z]+-[a-z]+", page.locator("body").inner_text())


def test_hashed_parts_are_kept_for_ever_and_missing_ones_are_not(
    open_page: Open, address: str
) -> None:
    page = open_page("/", DESK)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(ASKED)
    parts = [each for each in answers if "/assets/" in each.url and "bloodborne" in each.url]
    assert {each.url.rsplit(".", 1)[1] for each in parts} == {"js", "css"}
    for each in parts:
        assert "immutable" in (each.header_value("cache-control") or "")
        assert each.header_value("content-encoding") == "gzip"
    gone = httpx.get(f"{address}/assets/bloodborne-gone.js", timeout=PATIENCE)
    assert gone.status_code == 404
    assert gone.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("part", ["Table-*.js", "dark_souls-*.js", "en-*.js"])
def test_a_part_that_does_not_come_can_be_tried_again(open_page: Open, part: str) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-0").wait_for()
    page.route(f"**/assets/{part}", lambda route: route.abort())
    page.get_by_test_id("quick-dark_souls-0").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute(f"**/assets/{part}")
    page.get_by_test_id("retry").click()
    page.wait_for_selector(ASKED)


def test_a_language_that_does_not_come_leaves_the_other(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(ASKED)
    page.get_by_test_id("counsel").wait_for()  # it comes after the table, and stands in the prompt
    asked = page.get_by_test_id("prompt").inner_text()
    page.route("**/assets/fr-*.js", lambda route: route.abort())
    page.locator("[data-lang=fr]").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.get_by_test_id("prompt").inner_text() == asked
