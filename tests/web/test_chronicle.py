"""The chronicle: one line a deed, with its cause; dice and steps beneath it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import DESK, NOWHERE, PHONE, WIDE, Open, bring, deal, sit
from .test_boards import souls
from .test_dungeon_browser import on_the_way
from .test_endings import idle

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LINES = "each => [...each.children].map(one => (one.querySelector('summary') ?? one).innerText)"


def lines(page: Page) -> list[str]:
    """What can be read without unfolding anything."""
    log = page.get_by_test_id("log")
    expect(log).to_be_visible()
    found: list[str] = log.evaluate(LINES)
    return [line.strip() for line in found]


def hurt(match: undercroft.Match) -> bool:
    return any(event.kind == "suffered" and event.fields["amount"] for event in match.events)


def test_a_blow_and_what_it_does_are_one_line(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, WIDE)
    match = souls({"mode": "encounter", "players": 1}, hurt)
    sit(page, bring(address, match))
    told = [line for line in lines(page) if "suffers" in line]
    assert told
    # Who struck stands in the same line; what was rolled and how hard it hit can be unfolded.
    assert all(re.search(r"attacks: \d|trap", line) for line in told)
    assert not [line for line in lines(page) if re.search(r"is hit: \d|die shows|spends", line)]
    line = page.get_by_test_id("log").locator("details", has_text="suffers").first
    expect(line.locator("li").first).to_be_hidden()
    line.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(line.locator("li", has_text="die").first).to_be_visible()
    expect(line.locator("li", has_text="is hit").first).to_be_visible()


def test_who_steps_aside_is_still_struck_by_the_same_blow(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, WIDE)
    # Dodges, moves and dies: a trap on the way is not what kills.
    match = idle("dark_souls", {"mode": "encounter"}, "fatal")
    kinds = [event.kind for event in match.events]
    assert ("dodges", "moved") in pairwise(kind for kind in kinds if kind != "paid")
    sit(page, bring(address, match))
    told = [line for line in lines(page) if "suffers" in line]
    assert told
    assert all("attacks: " in line for line in told)


def test_a_walk_is_one_line(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, WIDE)
    sit(page, deal(address, "dark_souls", {"mode": "boss", "players": 1}, seed="walk"))
    for _ in range(60):
        if page.locator("[data-option^=walk-], [data-option^=run-]").count():
            break
        option = page.locator("[data-option]").first
        asked = option.get_attribute("data-decision")
        option.click()
        page.locator(f'[data-decision="{asked}"]').first.wait_for(state="detached")
        page.locator("[data-option]").first.wait_for()
    for _ in range(2):
        step = page.locator("[data-option^=walk-], [data-option^=run-]").first
        asked = step.get_attribute("data-decision")
        step.click()
        page.locator(f'[data-decision="{asked}"]').first.wait_for(state="detached")
        page.locator("[data-option]").first.wait_for()
    assert len([line for line in lines(page) if re.match(r"\w+ moves to node", line)]) == 1


def struck(match: undercroft.Match) -> bool:
    told = [(event.kind, event.fields.get("results")) for event in match.events]
    return any(
        before == ("results", "hit") and kind == "wounded" for before, (kind, _) in pairwise(told)
    )


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en-GB"), (PHONE, "fr-FR")])
def test_a_skill_and_what_it_does_are_one_line(
    open_page: Open, address: str, size: dict[str, int], lang: str
) -> None:
    page = open_page(NOWHERE, size, lang)
    match = on_the_way({"mode": "battle", "players": 1}, "dd-prompt-act")
    while not struck(match):
        asked = match.decisions[0]
        aimed = [one.id for one in asked.options if one.id.startswith("use-")]
        match.decide(aimed[0] if aimed else asked.options[0].id, asked.seats[0], asked.id)
    sit(page, bring(address, match), "darkest_dungeon")
    page.keyboard.press("l")
    word = "utilise" if lang == "fr-FR" else "uses"
    hurts = "Blessure" if lang == "fr-FR" else "Wound"
    told = [line for line in lines(page) if word in line and hurts in line]
    assert told
    assert not [line for line in lines(page) if "d10" in line]
    # Nothing stands beside the lines that are unfolded.
    for line in page.get_by_test_id("log").locator("summary").all()[:3]:
        line.click()
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


def test_whoever_has_left_keeps_their_name_in_what_was_told(open_page: Open, address: str) -> None:
    """Those after them move up: the lines from before name everybody as they were."""
    match = undercroft.new("dark_souls", {"mode": "campaign", "players": 3}, seed="leaver")
    while match.decisions[0].id.startswith("place_"):
        match.decide(match.decisions[0].options[0].id, seat=0)
    classes = [hero["class"] for hero in match.view(None)["table"]["heroes"]]
    for option in ("stow-0-0", "stow-2-0", "leave-0", "stow-1-1"):
        match.decide(option, match.decisions[0].seats[0])
    page = open_page(NOWHERE, WIDE)
    sit(page, bring(address, match))
    told = [line.lower() for line in lines(page) if "inventory" in line]
    assert [line.split()[0] for line in told] == [classes[0], classes[2], classes[2]]
