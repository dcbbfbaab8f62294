"""Whose turn it is, for those who look elsewhere; and what was, for those who come back."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import DESK, FATE, NOWHERE, PATIENCE, PHONE, Open, deal, options, sit, take

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: Somebody looks at another tab; what the browser would show, and what would be heard, is written down.
ELSEWHERE = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.told = [];
    window.rung = 0;
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body, tag }) { window.told.push([title, body, tag]); }
        close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.rung += 1; start.call(this, at); };
}"""


def two(open_page: Open, address: str) -> tuple[Page, Page, dict[str, Any]]:
    """Two persons at screens of their own, and a bot."""
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "veteran"}]
    made = deal(address, "bloodborne", {"players": 3}, seats=seats)
    claim = {"invite": made["seats"][1]["invite"], "name": "Anna"}
    door = f"{address}/api/tables/{made['table']}/claim"
    mine = httpx.post(door, json=claim, timeout=PATIENCE).json()
    page, other = open_page(NOWHERE, DESK), open_page(NOWHERE, DESK)
    sit(page, made, "bloodborne")
    sit(other, {**made, "host": None, "seats": [mine]}, "bloodborne")
    return page, other, made


def test_whoever_waits_reads_what_is_chosen_and_from_what(open_page: Open, address: str) -> None:
    """The host chooses a boss; the party decides at the bonfire."""
    plan = [{"kind": "me"}, {"kind": "invite"}]
    setup = {"players": 2, "mode": "journey"}
    made = deal(address, "dark_souls", setup, seats=plan)
    claim = {"invite": made["seats"][1]["invite"], "name": "Anna"}
    door = f"{address}/api/tables/{made['table']}/claim"
    mine = httpx.post(door, json=claim, timeout=PATIENCE).json()
    guest, host = open_page(NOWHERE, PHONE, "fr-FR"), open_page(NOWHERE, DESK)
    sit(guest, {**made, "host": None, "seats": [mine]}, sees="[data-testid=elsewhere]")
    sit(host, made)
    match = undercroft.new("dark_souls", setup, seed=FATE)
    heard = guest.get_by_test_id("elsewhere")
    for kind in ("choose_boss", "place_level", "place_level", "explore"):
        (asked,) = match.decisions
        assert asked.kind == kind
        expect(heard).to_contain_text(asked.text("fr"))
        # A handful of answers can be read; a camp has its own place on the table.
        few = asked.options if kind != "explore" else []
        expect(heard.locator("li li")).to_have_text([option.text("fr") for option in few])
        take(host, asked.id, asked.options[0].id)
        match.decide(asked.options[0])
    # Whoever is asked reads their own question.
    expect(host.get_by_test_id("elsewhere")).to_have_count(0)


def answer(page: Page) -> None:
    take(page, *options(page)[0])


def until_asked(page: Page, other: Page) -> None:
    """The other one plays on until the first is asked again."""
    while not page.title().startswith("●"):
        if other.title().startswith("●"):
            answer(other)
        other.wait_for_timeout(50)


def test_who_looks_elsewhere_hears_that_it_is_their_turn(open_page: Open, address: str) -> None:
    page, other, made = two(open_page, address)
    expect(page).to_have_title("● Your turn · Undercroft · Round 1")
    page.evaluate(ELSEWHERE)
    page.keyboard.press(",")
    page.locator("[data-setting=volume]").fill("50")
    page.locator("[data-setting=notices]").check()
    page.keyboard.press("Escape")
    answer(page)
    expect(page).to_have_title("Undercroft · Round 1")
    assert page.evaluate("window.told") == []
    page.evaluate("window.rung = 0")
    until_asked(page, other)
    page.wait_for_function("() => window.told.length")
    [[title, asked, tag]] = page.evaluate("window.told")
    assert title == "Your turn"
    assert asked
    assert tag == f"undercroft-{made['table']}"
    page.wait_for_function("() => window.rung === 3")  # the tones of a small bell, and nothing else


def test_nobody_is_told_unasked(open_page: Open, address: str) -> None:
    page, other, _ = two(open_page, address)
    page.evaluate(ELSEWHERE)
    page.keyboard.press(",")
    page.locator("[data-setting=volume]").fill("0")
    page.keyboard.press("Escape")
    answer(page)
    expect(page).to_have_title("Undercroft · Round 1")
    until_asked(page, other)
    assert page.evaluate("[window.told.length, window.rung]") == [0, 0]


@pytest.mark.parametrize(
    ("lang", "size", "title", "ago", "on"),
    [
        ("en-GB", DESK, "When we left …", "7 hours ago", "Go on"),
        ("fr-FR", PHONE, "Quand nous nous sommes quittés…", "il y a 7 heures", "Reprendre"),
    ],
)
def test_who_comes_back_hours_later_is_told_what_was(
    open_page: Open, address: str, lang: str, size: dict[str, int], title: str, ago: str, on: str
) -> None:
    page = open_page(NOWHERE, size, lang)
    made = deal(address, "bloodborne", {"players": 3})
    sit(page, made, "bloodborne")
    expect(page.get_by_test_id("recap")).to_have_count(0)
    answer(page)
    # Gone for a moment: nothing to remember.
    page.reload()
    page.wait_for_selector("[data-option]", state="attached")
    expect(page.get_by_test_id("recap")).to_have_count(0)
    page.goto(address + NOWHERE)
    page.evaluate(
        """table => {
            const keys = JSON.parse(localStorage.getItem('undercroft.tables'));
            keys[table].seen -= 7.5 * 3600_000;
            localStorage.setItem('undercroft.tables', JSON.stringify(keys));
        }""",
        made["table"],
    )
    page.goto(f"{address}/table/{made['table']}")
    recap = page.get_by_test_id("recap")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(recap).to_contain_text(ago)
    assert recap.locator("li").count() > 2
    expect(page.get_by_test_id("recap-now")).to_contain_text(re.compile(r"\d ·"))
    page.get_by_role("button", name=on).click()
    expect(recap).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-option]", state="attached")
    expect(recap).to_have_count(0)
