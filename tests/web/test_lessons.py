"""The beginning of each guided game in a real Chromium: one click from home, one idea at a time, left and resumed."""

from __future__ import annotations

import itertools
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.wire import Screen
from undercroft import lessons, text

from .house import DESK, NOWHERE, PATIENCE, PHONE, Open, Server, gone, options, sit, take

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

FIRST = [
    ("bloodborne", DESK, "en-GB"),
    ("dark_souls", PHONE, "fr-FR"),
    ("tomb_of_giants", PHONE, "en-GB"),
    ("darkest_dungeon", DESK, "fr-FR"),
]


LONG = PATIENCE * 1000
"""Milliseconds: a busy machine is no failure."""


def heard(page: Page, say: str, lang: str) -> None:
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-line", say, timeout=LONG)
    expect(coach).to_contain_text(text.say(say, lang))
    expect(coach).to_have_class(re.compile("placed"))


@pytest.mark.parametrize(("game", "size", "lang"), FIRST)
def test_the_first_ideas_of_a_lesson(
    open_page: Open, game: str, size: dict[str, int], lang: str
) -> None:
    lesson = lessons.lessons(game)[0]
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    page = open_page("/", size, lang, **touch)
    page.get_by_test_id(f"lesson-{game}").click()
    first = lesson.lines[0]
    heard(page, first.say, lang[:2])
    # What it speaks of is ringed, and its words do not hide it.
    expect(page.get_by_test_id("coach-ring").first).to_be_visible()
    ring = page.get_by_test_id("coach-ring").first.bounding_box()
    words = page.get_by_test_id("coach").bounding_box()
    assert ring is not None
    assert words is not None
    apart = (
        ring["x"] + ring["width"] <= words["x"]
        or words["x"] + words["width"] <= ring["x"]
        or ring["y"] + ring["height"] <= words["y"]
        or words["y"] + words["height"] <= ring["y"]
    )
    assert apart
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_test_id("coach-next").click()
    heard(page, lesson.lines[1].say, lang[:2])
    # Left and resumed: where it was.
    page.reload()
    heard(page, lesson.lines[1].say, lang[:2])


def test_on_a_phone_the_board_stays_in_sight_and_a_first_tap_is_answered(open_page: Open) -> None:
    """The coach stands below the board; what a second tap would do is said; a foe's card shuts again."""
    page = open_page("/", PHONE, has_touch=True, is_mobile=True)
    page.get_by_test_id("lesson-dark_souls").click()
    heard(page, "ds-lesson-goal", "en")
    page.get_by_test_id("coach-next").click()
    heard(page, "ds-lesson-place", "en")
    words = page.get_by_test_id("coach").bounding_box()
    assert words is not None
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('[data-anchor^=node-]')]"
        ".map(node => node.getBoundingClientRect().bottom))"
    )
    assert words["y"] > lowest
    page.locator("[data-option]").first.tap()
    looked = page.get_by_test_id("looked")
    expect(looked).to_contain_text("tap again")
    card = page.get_by_test_id("foe-card")
    page.locator("button.foe").first.tap()
    expect(card).to_be_visible()
    page.get_by_test_id("prompt").tap()
    expect(card).to_have_count(0)
    page.locator("[data-option]").first.tap()
    expect(looked).to_be_visible()
    page.locator("[data-option]").first.tap()
    heard(page, "ds-lesson-foes-first", "en")


def boxes(page: Page) -> list[list[float]]:
    """Left, top, right, bottom of every ring."""
    found: list[list[float]] = page.get_by_test_id("coach-ring").evaluate_all(
        """rings => rings.map(ring => {
            const { left, top, right, bottom } = ring.getBoundingClientRect();
            return [left, top, right, bottom];
        })"""
    )
    return found


def test_rings_lie_close_around_what_is_spoken_of(open_page: Open) -> None:
    """Each node has its own; a way of many spaces has one around it all."""
    page = open_page("/", DESK)
    page.get_by_test_id("lesson-dark_souls").click()
    heard(page, "ds-lesson-goal", "en")
    page.get_by_test_id("coach-next").click()
    heard(page, "ds-lesson-place", "en")
    rings = boxes(page)
    assert len(rings) > 1
    assert not any(
        one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
        for one, other in itertools.combinations(rings, 2)
    )
    page = open_page("/", DESK)
    page.get_by_test_id("lesson-tomb_of_giants").click()
    heard(page, "tg-lesson-goal", "en")
    (ring,) = boxes(page)
    spaces = page.locator("[data-space]")
    assert spaces.count() > 8
    for box in (spaces.first.bounding_box(), spaces.last.bounding_box()):
        assert box
        assert ring[0] <= box["x"]
        assert box["x"] + box["width"] <= ring[2]


#: How much of a figure the words of the coach lie on, in pixels.
HIDDEN = """() => {
    const words = document.querySelector('[data-testid=coach]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-anchor^="foe-"], [data-anchor^="hero-"]')].map(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const across = Math.min(right, words.right) - Math.max(left, words.left);
        const down = Math.min(bottom, words.bottom) - Math.max(top, words.top);
        return across > 0 && down > 0 ? Math.round(across * down) : 0;
    });
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_encounter_hides_nobody_and_says_who_acts(
    open_page: Open, size: dict[str, int]
) -> None:
    """Words lie on no figure; an enemy that is asked about has not acted; a trap explains itself."""
    page = open_page("/", size)
    page.get_by_test_id("lesson-dark_souls").click()
    heard(page, "ds-lesson-goal", "en")
    assert page.evaluate(HIDDEN) == [0, 0, 0]
    page.get_by_test_id("coach-next").click()
    heard(page, "ds-lesson-place", "en")
    assert page.evaluate(HIDDEN) == [0, 0, 0]
    page.locator("[data-anchor=node-2] .hit").click()
    heard(page, "ds-lesson-foes-first", "en")
    foes = page.locator("button.foe")
    expect(foes.nth(2)).to_contain_text(text.say("ds-ui-acts", "en"))
    expect(foes.nth(0)).to_contain_text(text.say("ds-ui-acted", "en"))
    page.locator("[data-term='term/trap']").first.hover()
    expect(page.get_by_test_id("explained")).to_contain_text("Trap")


def test_whoever_reaches_a_boss_on_a_phone_still_sees_it(open_page: Open, address: str) -> None:
    """The attacks lie below the board, the fight above: the words find the room between."""
    body = {"game": "dark_souls", "seats": [{"kind": "me"}], "lesson": "first_boss"}
    made = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
    page = open_page(NOWHERE, PHONE, has_touch=True, is_mobile=True)
    sit(page, made)
    coach = page.get_by_test_id("coach")

    def listen() -> None:
        """Until something is asked for."""
        expect(coach).to_have_class(re.compile("placed"))
        while page.locator("[data-testid=coach-next].primary").count():
            said = coach.get_attribute("data-line")
            page.get_by_test_id("coach-next").tap()
            expect(page.locator(f"[data-testid=coach][data-line={said}]")).to_have_count(0)

    listen()
    for option in ("node-11", "walk-node-6", "run-node-3", "run-node-1-right"):
        where = next(each for each in options(page) if each[1] == option)
        take(page, *where)
        gone(page, where[0])
        if option != "run-node-3":
            listen()
    heard(page, "ds-lesson-boss-strike", "en")
    assert set(page.evaluate(HIDDEN)) == {0}


def test_whoever_walks_by_keys_sees_the_letter_of_an_arc(open_page: Open, address: str) -> None:
    """At the Gargoyle's side two of its arcs can be walked to: each has its letter on the board."""
    body = {"game": "dark_souls", "seats": [{"kind": "me"}], "lesson": "first_boss"}
    made = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
    page = open_page(NOWHERE, DESK)
    sit(page, made)
    for option in ("node-11", "walk-node-6", "run-node-3"):
        where = next(each for each in options(page) if each[1] == option)
        take(page, *where)
        gone(page, where[0])
    arc = page.locator("[data-option=run-node-1-right]")
    expect(arc.locator("text")).to_have_count(0)
    page.keyboard.press("z")  # means nothing, but is a key
    key = arc.get_attribute("aria-keyshortcuts")
    assert key
    expect(arc.locator("text")).to_have_text(key)
    decision = arc.get_attribute("data-decision")
    page.keyboard.press(key)
    gone(page, decision)
    assert "run-arc-front" in [option for _, option in options(page)]


def test_the_coach_listens_to_keys_and_to_deeds(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("lesson-bloodborne").focus()
    page.keyboard.press("Enter")
    for say in ("bb-lesson-goal", "bb-lesson-monster", "bb-lesson-secret"):
        heard(page, say, "en")
        page.locator("body").press("Enter")
    heard(page, "bb-lesson-first-card", "en")
    # Who has read on by keys sees the letters of what comes next.
    expect(page.locator("[data-option=hunter_pistol][data-key]")).to_be_visible()
    # Whoever does something else is not stopped, and the coach goes on from there.
    page.locator("[data-option=hunter_pistol]").first.click()
    heard(page, "bb-lesson-attack", "en")


def test_the_coach_can_be_sent_away_and_called_back(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("lesson-bloodborne").click()
    heard(page, "bb-lesson-goal", "en")
    page.get_by_role("button", name=text.say("ui-coach-hush", "en")).click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.get_by_test_id("coach-call").click()
    heard(page, "bb-lesson-goal", "en")


def test_the_second_lesson_follows_the_first(open_page: Open, server: Server, address: str) -> None:
    """The last word of the first offers it, and so does the entrance; after both the first can be played once more."""
    body = {"game": "dark_souls", "seats": [{"kind": "me"}], "lesson": "first_encounter"}
    made = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
    fight_badly(server.port, made)
    page = open_page(NOWHERE, DESK)
    sit(page, made)
    heard(page, "ds-lesson-closing", "en")
    # Who walks away at the last word has heard it.
    page.goto(address)
    invites = page.get_by_test_id("lesson-dark_souls")
    expect(invites).to_have_text(text.say("ui-lesson-next", "en"), timeout=LONG)
    expect(invites).to_have_class(re.compile("primary"))
    expect(page.get_by_test_id("lesson-bloodborne")).to_have_class(re.compile("primary"))
    page.go_back()
    heard(page, "ds-lesson-closing", "en")
    page.get_by_test_id("coach-following").click()
    heard(page, "ds-lesson-boss-goal", "en")
    # From the entrance as well.
    page.goto(address)
    invites.click()
    heard(page, "ds-lesson-boss-goal", "en")
    page.evaluate("""() => {
        const done = JSON.parse(localStorage.getItem('undercroft.lessons'));
        localStorage.setItem('undercroft.lessons', JSON.stringify([...done, 'dark_souls/first_boss']));
    }""")
    page.goto(address)
    expect(invites).to_have_text(text.say("ui-lesson-again", "en"))
    expect(invites).not_to_have_class(re.compile("primary"))


def fight_badly(port: int, made: dict[str, Any]) -> None:
    """Whoever only ends turns dies."""
    screen = Screen(port)
    screen.hello(made["table"], made["seats"][0]["token"], None)
    while not screen.view["over"]:
        screen.choose(-1)
    screen.close()
