"""The entrance and the set-up of a table: everything in sight, what cannot be chosen says why."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from .house import ASKED, DESK, NOWHERE, PATIENCE, PHONE, WIDE, Open, deal, options, sit, take

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
GAMES = ("bloodborne", "dark_souls", "darkest_dungeon", "tomb_of_giants")


def in_sight(page: Page, what: Locator) -> bool:
    """Whether all of it can be seen without scrolling."""
    box = what.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    right, below = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and below <= size["height"]


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_newcomer_sees_all_games_at_once(open_page: Open, lang: str) -> None:
    page = open_page("/", DESK, lang)
    begin = page.locator(".button.primary")
    expect(begin).to_have_count(len(GAMES))
    assert all(in_sight(page, each) for each in begin.all())
    assert all(in_sight(page, page.locator(f"a[href='/new/{game}']")) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_way_to_the_table_is_always_in_sight(
    open_page: Open, game: str, size: dict[str, int]
) -> None:
    page = open_page(f"/new/{game}", size)
    start = page.get_by_test_id("start")
    start.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
    for share in (0, 0.5, 1):
        page.evaluate("share => scrollTo(0, share * document.body.scrollHeight)", share)
        assert in_sight(page, start)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("main").inner_text()
    assert not re.search(r"\b(?:BB|DS|TG|DD)-\d|\b(?:bb|ds|tg|dd|ui)-[a-z]+-", words)


def test_only_what_the_mode_uses_is_asked(open_page: Open) -> None:
    page = open_page("/new/dark_souls", DESK)
    page.get_by_label("A whole journey").wait_for()
    expect(page.locator("#field-encounter")).to_have_count(0)
    page.get_by_label("A single encounter").check(force=True)
    expect(page.locator("#field-encounter")).to_be_visible()
    page.get_by_label("A single boss encounter").check(force=True)
    expect(page.locator("#field-encounter")).to_have_count(0)
    page.get_by_label("Gargoyle").check(force=True)
    expect(page.locator(".about").last).to_contain_text("26 Health")


def test_nobody_is_in_the_party_twice(open_page: Open) -> None:
    page = open_page("/new/dark_souls", DESK)
    page.get_by_role("tab", name="Character 2").click()
    knight = page.locator("label", has=page.locator("input[name=class_2][value=knight]"))
    expect(knight).to_contain_text("Taken: Character 1")
    expect(knight.locator("input")).to_be_disabled()
    page.locator("input[name=class_2][value=herald]").check(force=True)
    page.get_by_role("tab", name="Character 1").click()
    expect(page.locator("input[name=class_1][value=herald]")).to_be_disabled()


def test_the_circus_is_for_two_or_four(open_page: Open) -> None:
    page = open_page("/new/darkest_dungeon", DESK)
    page.get_by_role("button", name="3 players").click()
    circus = page.locator("label", has=page.locator("input[value=circus]"))
    expect(circus).to_contain_text("Only with 2 players or 4 players")
    expect(circus.locator("input")).to_be_disabled()
    page.get_by_role("button", name="2 players").click()
    circus.locator("input").check(force=True)
    expect(page.get_by_role("button", name="3 players")).to_be_disabled()
    expect(page.locator("fieldset")).to_contain_text(["Not with The Butcher’s Circus"])


def test_a_seat_that_is_not_there_cannot_begin(open_page: Open) -> None:
    page = open_page("/new/bloodborne", DESK)
    last = page.locator("#field-first_player option[value='4']")
    expect(last).to_be_disabled()
    expect(last).to_have_text("Seat 5 (Only with 5 Hunters)")
    page.get_by_role("button", name="5 players").click()
    page.locator("#field-first_player").select_option("4")
    page.get_by_role("button", name="3 players").click()
    expect(page.locator("#field-first_player")).to_have_value("random")


def test_a_table_is_set_up_by_keyboard_alone(open_page: Open, address: str) -> None:
    page = open_page("/new/dark_souls", DESK)
    page.locator("input[name=mode]").first.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_label("A single boss encounter")).to_be_checked()
    page.locator("input[name=boss]").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator("#name-0").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    keys: dict[str, dict[str, object]] = page.evaluate(
        "JSON.parse(localStorage.getItem('undercroft.tables'))"
    )
    [(table, key)] = keys.items()
    assert key["setup"] == {"players": 2, "mode": "boss", "boss": "titanite_demon"}
    made = httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).json()
    assert made["seats"][0]["name"] == "Ada"


def test_a_line_of_the_story_points_at_the_table(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, WIDE)
    game, setup = "darkest_dungeon", {"players": 1, "mode": "battle"}
    sit(page, deal(address, game, setup, seed="story"), game)
    log = page.get_by_test_id("log")
    moved = log.locator(".moved:is(p) button, .moved summary")
    while not moved.count():
        take(page, *options(page)[0])
        page.wait_for_selector(ASKED, state="attached")
    line, glowing = moved.last, page.locator("main .lit")
    before = glowing.count()
    line.click()
    expect(line).to_have_class(re.compile("lit"))
    assert glowing.count() > before
    line.click()
    expect(line).not_to_have_class(re.compile("lit"))
    expect(glowing).to_have_count(before)


def test_the_story_can_be_told_of_me_alone(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, WIDE)
    sit(page, deal(address, "bloodborne", {"players": 3}, seed="story"), "bloodborne")
    for _ in range(4):
        take(page, *options(page)[0])
        page.wait_for_selector(ASKED, state="attached")
    lines = page.get_by_test_id("log").locator("> :not(h3)")
    every = lines.count()
    page.get_by_label("Only mine").check()
    assert 0 < lines.count() < every
    page.get_by_label("Only mine").uncheck()
    expect(lines).to_have_count(every)
