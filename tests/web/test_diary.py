"""The chapters of a long match: told from its events, at the table and from the record of my matches."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import DESK, NOWHERE, PHONE, Open, bring, sit
from .test_axe import Axe, axe

__all__ = ["axe"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

HISTORY = 2000
"""So many events a table tells whoever comes in."""
LONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "dark_souls": (
        {"mode": "campaign", "players": 2},
        {"section", "second_half", "encounter", "boss", "rested"},
    ),
    "tomb_of_giants": (
        {"mode": "campaign", "players": 2},
        {"encounter", "boss", "rested", "new_bonfire"},
    ),
    "darkest_dungeon": ({"mode": "campaign", "players": 1}, {"quest", "hamlet"}),
}


def lived(game: str, chapters: int) -> undercroft.Match:
    """A campaign that goes on for so many chapters, as chance would have it."""
    setup, opens = LONG[game]
    for seed in range(50):
        match = undercroft.new(game, setup, seed=f"diary {seed}")
        chance = random.Random(seed)
        while not match.over and begun(match, opens) < chapters:
            asked = match.decisions[0]
            match.decide(chance.choice(asked.options).id, asked.seats[0], asked.id)
        if not match.over:
            return match
    raise AssertionError("no campaign lasts so long")


def dressed(times: int) -> undercroft.Match:
    """A campaign at whose first fire somebody cannot decide what to wear."""
    match = undercroft.new("dark_souls", {"mode": "campaign", "players": 2}, seed="dressed")
    while match.decisions[0].id.startswith("place_"):
        match.decide(match.decisions[0].options[0].id, seat=0)
    while len(match.events) < times:
        asked = match.decisions[0]
        clothes = [one.id for one in asked.options if one.kind in {"stow", "equip", "equip_to"}]
        match.decide(clothes[0], asked.seats[0], asked.id)
    return match


def begun(match: undercroft.Match, opens: set[str]) -> int:
    return sum(event.kind in opens for event in match.events)


def look(page: Page) -> None:
    page.keyboard.press("l")
    page.locator("[data-tab=diary]").click()
    expect(page.get_by_test_id("diary")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("dark_souls", DESK, "en-GB"),
        ("tomb_of_giants", PHONE, "fr-FR"),
        ("darkest_dungeon", DESK, "fr-FR"),
    ],
)
def test_a_long_match_is_told_in_chapters(
    open_page: Open, address: str, axe: Axe, game: str, size: dict[str, int], lang: str
) -> None:
    match = lived(game, 5)
    page = open_page(NOWHERE, size, lang)
    sit(page, bring(address, match), game)
    look(page)
    heads = page.get_by_test_id("diary").locator("h3")
    expect(heads).to_have_count(begun(match, LONG[game][1]) + early(match, game))
    assert page.get_by_test_id("diary").locator("li").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    axe.look(page, f"the chapters of {game}")


def early(match: undercroft.Match, game: str) -> int:
    """Whether something is told of the time before the first chapter: a threat that gathers."""
    for event in match.events:
        if event.kind in LONG[game][1]:
            return 0
        if event.kind in {"threat", "boss_chosen"}:
            return 1
    return 0


def test_also_what_a_table_no_longer_tells_is_told(open_page: Open, address: str) -> None:
    match = dressed(HISTORY + 100)
    opens = LONG["dark_souls"][1]
    assert begun(match, opens), "a chapter has begun"
    assert not any(event.kind in opens for event in match.events[-HISTORY:]), "long ago"
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, match))
    look(page)
    heads = page.get_by_test_id("diary").locator("h3")
    expect(heads).to_have_count(begun(match, opens) + early(match, "dark_souls"))


def test_a_single_fight_has_no_chapters_and_the_record_leads_to_those_of_a_campaign(
    open_page: Open, address: str
) -> None:
    match = lived("darkest_dungeon", 2)
    made = bring(address, match)
    page = open_page(NOWHERE, DESK)
    sit(page, made, "darkest_dungeon")
    past = {"game": "darkest_dungeon", "at": 0, "won": False, "mates": [], "line": "", "counts": {}}
    matches = [
        {**past, "table": made["table"], "mode": "campaign"},
        {**past, "table": "a battle", "mode": "battle"},
    ]
    page.evaluate("all => localStorage.setItem('undercroft.record', JSON.stringify(all))", matches)
    page.goto(address + "/record")
    links = page.locator("[data-diary]")
    expect(links).to_have_count(1)
    links.click()
    expect(page.get_by_test_id("diary").locator("h3").first).to_be_visible()
    # A single fight has no such tab.
    fight = undercroft.new("darkest_dungeon", {"mode": "battle", "players": 1}, seed="one")
    sit(page, bring(address, fight), "darkest_dungeon")
    page.keyboard.press("l")
    expect(page.locator("[data-tab=story]")).to_be_visible()
    expect(page.locator("[data-tab=diary]")).to_have_count(0)
