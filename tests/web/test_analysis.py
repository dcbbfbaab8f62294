"""A finished match is analysed in the browser: progress, the curve, turning points, blunders in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .house import DESK, PHONE, Open, bring
from .test_axe import Axe, axe, finished

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
__all__ = ["axe"]


def at(page: Page) -> int:
    return int(page.get_by_test_id("replay").get_attribute("data-frame") or -1)


def test_a_match_is_analysed_and_walked_through(
    open_page: Open, address: str, axe: Axe
) -> None:
    table = bring(address, finished("bloodborne", {"players": 3}))["table"]
    page = open_page(f"/replay/{table}#99999", DESK)
    expect(page.get_by_test_id("analysis")).to_have_count(0)
    page.get_by_test_id("analyse-this").click()
    page.wait_for_url("**/analysis*")
    curve = page.get_by_test_id("curve")
    expect(curve).to_be_visible()

    # By keys from decision to decision; what is told are the chances of everybody.
    curve.press("Home")
    assert at(page) == 0
    curve.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    assert at(page) > 0
    told = re.compile(r"Step \d+ of \d+: .*: \d+ %.*: \d+ %.*: \d+ %")
    expect(curve).to_have_attribute("aria-valuetext", told)
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuenow", curve.get_attribute("aria-valuemax") or "")

    # A blunder in words, and there one is.
    blunder = page.get_by_test_id("blunder").first
    expect(blunder).to_contain_text(re.compile(r"Chosen: “.+”\. Better: “.+”\.\s+\S+"))
    step = re.search(r"Step (\d+)", blunder.inner_text())
    assert step
    blunder.click()
    expect(curve).to_have_attribute("aria-valuenow", step[1])

    # A click into the curve leads there as well.
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 2, "y": box["height"] / 2})
    expect(curve).to_have_attribute("aria-valuenow", "0")
    axe.look(page, "an analysed replay")

    # Whoever has the link of the replay has it too, in French on a phone, without waiting.
    other = open_page(f"/replay/{table}", PHONE, "fr-FR")
    expect(other.get_by_test_id("curve")).to_be_visible()
    expect(other.get_by_test_id("blunder").first).to_contain_text("Choisi")
    assert other.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_it_is_asked_for_in_the_replay(open_page: Open, address: str) -> None:
    table = bring(address, finished("bloodborne", {"players": 3}))["table"]
    page = open_page(f"/replay/{table}", DESK)
    page.get_by_test_id("looking").click()
    page.get_by_test_id("analyse").click()
    expect(page.get_by_role("progressbar").or_(page.get_by_test_id("curve"))).to_be_visible()
    expect(page.get_by_test_id("curve")).to_be_visible()
    page.get_by_test_id("looking").click()
    expect(page.get_by_test_id("curve")).to_have_count(0)
