"""Reasons to return: the fight of the day, what I have done, deeds that have a name; kept here, taken along."""

from __future__ import annotations

import json
import random
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

import undercroft

from .house import DESK, NOWHERE, PHONE, Open, bring, sit, take
from .test_axe import Axe, axe

__all__ = ["axe"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def chosen(match: undercroft.Match) -> undercroft.Option:
    """Always the same choice of the same question."""
    options = match.decisions[0].options
    return random.Random(f"{match.decisions[0].id}").choice(options)


def almost_over() -> undercroft.Match:
    """A fight of one that the next choice ends."""
    match = undercroft.new("dark_souls", {"mode": "encounter", "players": 1}, seed="record")
    while True:
        twin = match.clone()
        twin.decide(chosen(match), 0, match.decisions[0].id)
        if not twin.decisions:
            return match
        match = twin


def test_the_fight_of_the_day_is_one_click_away_and_names_its_seed(
    open_page: Open, address: str
) -> None:
    today = f"daily {datetime.now(UTC):%Y-%m-%d}"
    page = open_page("/", DESK)
    expect(page.locator("#daily-hint")).to_contain_text(today)
    with page.expect_request(re.compile("/api/tables$")) as asked:
        page.get_by_test_id("daily").click()
    plan = asked.value.post_data_json
    # The day may have changed while the page came.
    assert plan["seed"].startswith("daily 20")
    expect(page).to_have_url(re.compile("/table/"))
    page.wait_for_selector("[data-testid=prompt]")


def test_a_finished_match_is_remembered_and_can_be_taken_along(
    open_page: Open, address: str, tmp_path: Path
) -> None:
    match = almost_over()
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, match))
    last = match.decisions[0]
    take(page, last.id, chosen(match).id)
    page.wait_for_function("() => localStorage.getItem('undercroft.record')")
    page.goto(address + "/record")
    own = page.locator("[data-record=dark_souls]")
    # What has been played stands first.
    expect(page.locator("[data-record]").first).to_have_attribute("data-record", "dark_souls")
    expect(own.locator("dd").first).to_have_text("1")
    expect(own.locator(".chronicle li")).to_have_count(1)
    with page.expect_download() as taken:
        page.get_by_test_id("record-export").click()
    file = tmp_path / "record.json"
    taken.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["matches"][0]["game"] == "dark_souls"
    # Another browser, and a file that is none of ours.
    other = open_page("/record", PHONE, "fr-FR")
    expect(other.locator(".chronicle")).to_have_count(0)
    other.get_by_test_id("record-import").set_input_files(file)
    expect(other.locator("[data-record=dark_souls] .chronicle li")).to_have_count(1)
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    other.get_by_test_id("record-import").set_input_files(bad)
    expect(other.get_by_role("alert")).to_contain_text("n’est pas un des nôtres")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_deeds_are_shown_done_or_open(open_page: Open, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    past = {
        "table": "t",
        "game": "dark_souls",
        "at": 0,
        "won": True,
        "mode": "boss",
        "mates": ["Ada"],
        "line": "",
        "counts": {"estus": 1, "fell": 2},
    }
    page.evaluate("past => localStorage.setItem('undercroft.record', JSON.stringify([past]))", past)
    page.goto(page.url.replace(NOWHERE, "/record"))
    own = page.locator("[data-record=dark_souls]")
    expect(own.locator("[data-deed$=boss-slayer]")).to_have_attribute("data-done", "true")
    expect(own.locator("[data-deed$=no-sip]")).to_have_attribute("data-done", "false")
    for game in ("bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon"):
        assert page.locator(f"[data-record={game}] [data-deed]").count() >= 12
    axe.look(page, "the record")
