"""The numbered rules in the app: a page to search, and the rules of a question beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .house import DESK, NOWHERE, PHONE, Open, deal, sit
from .test_axe import Axe, axe

__all__ = ["axe"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def test_the_mark_beside_a_question_opens_its_rules(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.get_by_test_id("rule-mark").click()
    governing = page.get_by_test_id("governing")
    expect(governing.locator("b")).to_have_text(["BB-4.1", "BB-4.2", "BB-4.4", "BB-4.5"])
    expect(page.get_by_test_id("rules-search")).to_have_count(0)
    # More can be had from there, and what is named can be followed.
    page.get_by_test_id("rules-all").click()
    page.get_by_test_id("rules-search").fill("no such word anywhere")
    expect(page.locator("dialog [data-rule]")).to_have_count(0)
    page.get_by_test_id("rules-search").fill("8th remove at once")
    expect(page.locator("dialog [data-rule]")).to_have_attribute("data-rule", "BB-12.9")
    page.get_by_test_id("rules-search").clear()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_test_id("rule-mark")).to_be_focused()


def test_the_second_box_opens_its_own_rules_for_what_both_ask(
    open_page: Open, address: str
) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR")
    sit(page, deal(address, "tomb_of_giants", {"players": 2}), "tomb_of_giants")
    page.get_by_test_id("rule-mark").click()
    first = page.get_by_test_id("governing").locator("b").first
    expect(first).to_have_text(re.compile("^TG-"))
    dialogue = page.locator("dialog")
    assert dialogue.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("game", ["bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon"])
def test_every_game_has_a_page_of_rules(
    open_page: Open, axe: Axe, game: str
) -> None:
    page = open_page(f"/rules/{game}", DESK)
    rules = page.locator("[data-rule]")
    expect(rules.first).to_be_visible()
    assert rules.count() > 250
    page.get_by_test_id("rules-search").fill("draw")
    axe.look(page, f"rules of {game}")


def test_an_anchor_leads_to_its_rule_and_names_lead_on(open_page: Open) -> None:
    page = open_page("/rules/dark_souls#DS-26.9", DESK)
    target = page.locator("[data-rule='DS-26.9']")
    expect(target).to_be_in_viewport()
    expect(target).to_be_focused()
    target.get_by_role("button", name="DS-20.5").click()
    expect(page.locator("[data-rule='DS-20.5']")).to_be_in_viewport()


def test_the_rules_speak_the_language_of_the_page(open_page: Open) -> None:
    page = open_page("/rules/dark_souls", PHONE, "fr-FR")
    page.get_by_test_id("rules-search").fill("etincelles quatre")
    expect(page.locator("[data-rule='DS-1.14']")).to_contain_text("étincelles")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
