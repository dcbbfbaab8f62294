"""Real dice and real cards: people roll and draw, and say in the browser what came out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .house import (
    ASKED,
    DESK,
    NOWHERE,
    PATIENCE,
    PHONE,
    UNANSWERED,
    Open,
    bring,
    deal,
    gone,
    sit,
    take,
    unanswered,
)
from .test_dungeon_browser import fighter, on_the_way

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

EVERYTHING = ["dice", "foes", "finds", "world"]
TOUCH = 44
#: Where the board is, and what of the faces is too small for a finger or out of sight.
LAID = """() => {
    const box = each => ['x', 'y', 'width', 'height'].map(side => Math.round(each.getBoundingClientRect()[side])).join(' ');
    const faces = [...document.querySelectorAll('[data-testid=outcome] button')];
    const small = faces.filter(each => {
        const { width, height } = each.getBoundingClientRect();
        return width < 44 || height < 44;
    });
    const list = document.querySelector('[data-testid=outcome] ul').getBoundingClientRect();
    return {
        board: box(document.querySelector('main')),
        small: small.map(each => each.innerText),
        wide: document.documentElement.scrollWidth,
        list: [list.top, list.bottom, list.height].map(Math.round),
        answers: document.querySelectorAll('[data-testid=prompt] [data-option]').length,
    };
}"""


def awaited(page: Page) -> bool:
    page.wait_for_selector(ASKED, state="attached")
    return page.get_by_test_id("outcome").count() > 0


def faces(page: Page) -> list[str]:
    """What can come out, as the options are called."""
    page.wait_for_selector("[data-testid=outcome] li [data-option]")
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-testid=outcome] li [data-option]')].map(each => each.dataset.option)"
    )
    return found


def asked(page: Page) -> str | None:
    return page.locator("[data-testid=outcome] [data-decision]").first.get_attribute(
        "data-decision"
    )


def say(page: Page, option: str, touch: bool = False) -> None:
    """One tap on the face that lies on the table."""
    question = asked(page)
    face = page.locator(f'[data-testid=outcome] [data-option="{option}"]')
    face.tap() if touch else face.click()
    gone(page, question)


def table(
    open_page: Open,
    address: str,
    game: str,
    setup: dict[str, Any],
    *,
    by_hand: list[str] = EVERYTHING,
    size: dict[str, int] = DESK,
    lang: str = "en-GB",
    **more: Any,
) -> Page:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    page = open_page(NOWHERE, size, lang, **touch)
    sit(page, deal(address, game, setup, by_hand=by_hand, **more), game)
    return page


Policy = Callable[[list[str]], str | None]


def walk(
    page: Page, until: Callable[[], bool], policy: Policy, fate: random.Random, turns: int = 1500
) -> set[str]:
    """Answer everything, what came out by a tap on its face; the kinds of chance that were asked for."""
    met: set[str] = set()
    for _ in range(turns):
        if awaited(page):
            ids = faces(page)
            kind = page.get_by_test_id("outcome").get_attribute("data-of") or ""
            met.add(kind)
            say(page, fate.choice(ids))
        elif page.get_by_test_id("result").count():
            return met
        else:
            open_now = unanswered(page)
            if not open_now:
                return met
            wanted = policy([option for _, option in open_now]) or fate.choice(open_now)[1]
            take(page, *next(each for each in open_now if each[1] == wanted))
        if until():
            return met
    raise AssertionError("it does not come to that")


def bold(ids: list[str]) -> str | None:
    """Strike, stand, go on: games must end."""
    for start in ("act-", "strike", "block", "keep", "end"):
        found = [id for id in ids if id.startswith(start)]
        if found:
            return found[0]
    return fighter(ids)


def test_rounds_of_a_hunt_are_rolled_and_drawn_by_hand(open_page: Open, address: str) -> None:
    page = table(open_page, address, "bloodborne", {"players": 3})
    page.wait_for_selector("[data-testid=outcome]")  # comes with its first question
    fate = random.Random("hunt")
    chapter = page.locator("header h1")
    met = walk(page, lambda: "4" in chapter.inner_text(), lambda _: None, fate)
    assert {"chalice", "final_boss", "first_player", "upgrade"} <= met
    assert met & {"green", "yellow", "red"}
    # What was said is told like everything else.
    page.keyboard.press("l")
    expect(page.get_by_role("log").first).to_contain_text("The Monster attacks for")


def phone(page: Page, fate: random.Random, until: Callable[[], bool], turns: int = 200) -> set[str]:
    """The same by a finger on a phone that lies on the table; every face is measured."""
    met: set[str] = set()
    board = page.evaluate(
        "() => JSON.stringify(document.querySelector('main').getBoundingClientRect())"
    )
    for _ in range(turns):
        if awaited(page):
            ids = faces(page)
            laid = page.evaluate(LAID)
            assert laid["small"] == []
            assert laid["wide"] == PHONE["width"]
            assert laid["answers"] == 0
            top, bottom, height = laid["list"]
            assert top > 0 and bottom <= PHONE["height"] and height >= TOUCH
            now = page.evaluate(
                "() => JSON.stringify(document.querySelector('main').getBoundingClientRect())"
            )
            assert now == board
            met.add(page.get_by_test_id("outcome").get_attribute("data-of") or "")
            say(page, fate.choice(ids), touch=True)
        else:
            open_now = unanswered(page)
            wanted = bold([option for _, option in open_now]) or fate.choice(open_now)[1]
            take(page, *next(each for each in open_now if each[1] == wanted))
        if until():
            return met
    raise AssertionError(f"it does not come to that: {met}")


def test_an_enemy_phase_on_a_phone(open_page: Open, address: str) -> None:
    setup = {"mode": "encounter", "players": 1}
    page = table(open_page, address, "dark_souls", setup, size=PHONE, by_hand=["dice", "foes"])
    met: set[str] = set()
    fate = random.Random("phase")
    step = page.locator("header .where")
    while not {"black", "blue"} & met:
        met |= phone(page, fate, lambda: True)
    assert step.count() == 1


def test_a_boss_deck_on_a_phone_in_french(open_page: Open, address: str) -> None:
    page = table(
        open_page,
        address,
        "tomb_of_giants",
        {"mode": "boss", "players": 1},
        size=PHONE,
        by_hand=["foes"],
        lang="fr-FR",
    )
    drawn = []

    def twice() -> bool:
        if awaited(page):
            drawn.append(page.locator("#outcome-question").inner_text())
        return len(drawn) == 2

    met = phone(page, random.Random("deck"), twice)
    assert met == {"behaviour"}
    assert all("À tirer sur la table" in words for words in drawn)
    page.get_by_test_id("outcome").get_by_role("button", name="Tout, jusqu’à mon prochain choix").tap()
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_a_week_in_the_hamlet_on_a_phone(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, has_touch=True, is_mobile=True)
    match = on_the_way({"mode": "campaign"}, "dd-prompt-visit")
    sit(page, bring(address, match), "darkest_dungeon")
    switch(page, "dice", "foes", "finds", "world")
    met = phone(
        page, random.Random("week"), lambda: bool(page.locator("[data-kind=arrange]").count())
    )
    assert met


def switch(page: Page, *groups: str) -> None:
    """Turn switches among the seats, and go back to the table."""
    page.get_by_role("button", name="Seats").click()
    for group in groups:
        box = page.locator(f"[data-by-hand={group}]")
        was = box.is_checked()
        box.click()
        expect(box).to_be_checked(checked=not was)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_switch_is_turned_in_the_middle(open_page: Open, address: str) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "veteran"}]
    made = deal(address, "bloodborne", {"players": 3}, seats=seats)
    page = open_page(NOWHERE, DESK)
    sit(page, made, "bloodborne")
    other = open_page(NOWHERE, DESK, "fr-FR")
    claim = {"invite": made["seats"][1]["invite"], "name": "Anna"}
    door = f"{address}/api/tables/{made['table']}/claim"
    mine = httpx.post(door, json=claim, timeout=PATIENCE).json()
    sit(other, {**made, "host": None, "seats": [mine]}, "bloodborne")
    switch(page, "dice")
    # Everybody hears of it, and sees how it stands.
    expect(other.get_by_text("la table lance ou pioche elle-même")).to_be_visible()
    other.get_by_role("button", name="Places").click()
    expect(other.locator("[data-by-hand=dice]")).to_be_checked()
    other.keyboard.press("Escape")
    for _ in range(20):
        if awaited(page):
            break
        for one in (page, other):
            for decision, option in one.evaluate(UNANSWERED)[:1]:
                take(one, decision, option)
    expect(page.get_by_test_id("outcome")).to_be_visible()
    expect(other.get_by_test_id("outcome")).to_be_visible()
    # Any person may turn it off again: then the app rolls on.
    other.get_by_role("button", name="Places").click()
    other.locator("[data-by-hand=dice]").click()
    other.keyboard.press("Escape")
    expect(page.get_by_test_id("outcome")).to_have_count(0)


def hunt_until_rolled(page: Page) -> None:
    fate = random.Random("die")
    for _ in range(60):
        if awaited(page) and page.get_by_test_id("outcome").get_attribute("data-kind") == "die":
            return
        decision, option = fate.choice(unanswered(page))
        take(page, decision, option)
    raise AssertionError("nobody rolls")


def test_a_misread_die_is_taken_back(open_page: Open, address: str) -> None:
    page = table(open_page, address, "bloodborne", {"players": 3}, by_hand=["dice"])
    hunt_until_rolled(page)
    before = faces(page)
    # After such a face the die is rolled once more.
    say(page, next(face for face in before if face.endswith("+")))
    page.get_by_test_id("outcome").wait_for()
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_attribute("data-state", "free")
    question = asked(page)
    undo.click()
    gone(page, question)
    assert faces(page) == before


def test_dice_are_said_by_keys(open_page: Open, address: str) -> None:
    page = table(open_page, address, "bloodborne", {"players": 3}, by_hand=["dice", "finds"])
    # Many cards: a word of the name, and Enter.
    expect(page.locator("[data-testid=outcome] input")).to_be_focused()
    question = asked(page)
    page.keyboard.type("kirkh")
    expect(page.locator("[data-testid=outcome] li")).to_have_count(1)
    page.keyboard.press("Enter")
    gone(page, question)
    # Nobody is called so.
    expect(page.locator("[data-testid=outcome] input")).to_be_focused()
    page.keyboard.type("xyzzy")
    expect(page.get_by_text("Nothing that can come now")).to_be_visible()
    page.keyboard.press("Escape")
    question = asked(page)
    page.get_by_test_id("outcome").get_by_role("button", name="All until I must choose").press(
        "Enter"
    )
    gone(page, question)
    hunt_until_rolled(page)
    # A digit is the face that reads so.
    question = asked(page)
    page.keyboard.press("0")
    gone(page, question)


def test_a_table_is_set_up_to_roll_itself(open_page: Open, address: str) -> None:
    page = open_page("/new/dark_souls", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    fold = page.get_by_test_id("by-hand")
    fold.locator("summary").tap()
    page.locator("[data-by-hand=dice]").check()
    page.locator("[data-by-hand=world]").check()
    expect(fold.locator("summary")).to_contain_text("(2)")
    with page.expect_request(lambda each: each.url.endswith("/api/tables")) as sent:
        page.get_by_test_id("start").tap()
    assert sent.value.post_data_json["by_hand"] == ["dice", "world"]
    page.wait_for_selector(ASKED, state="attached")
    page.get_by_role("button", name="Places").tap()
    for group, on in (("dice", True), ("foes", False), ("finds", False), ("world", True)):
        expect(page.locator(f"dialog [data-by-hand={group}]")).to_be_checked(checked=on)
