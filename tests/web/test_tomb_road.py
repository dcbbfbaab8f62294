"""Tomb of Giants in a real Chromium: a card chosen, an encounter won, the bonfire, a boss, a crash."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .house import (
    ASKED,
    DESK,
    NOWHERE,
    Open,
    Server,
    bring,
    gone,
    options,
    play_to_the_end,
    sit,
    take,
)
from .tomb import GOODS, TRACK, descent, last_blow, maze

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
GAME = "tomb_of_giants"


def ids(page: Page) -> list[str]:
    return [option for _, option in options(page)]


def settle(page: Page, question: str | None) -> None:
    """Wait until another question is asked."""
    gone(page, question)
    page.wait_for_selector(ASKED, state="attached")


def choose(page: Page, *starts: str) -> None:
    """Take the first option that begins so, or the first of all, wherever it stands."""
    found = options(page)
    pick = next((each for start in starts for each in found if each[1].startswith(start)), found[0])
    take(page, *pick)
    page.wait_for_selector(ASKED, state="attached")


def click(page: Page, selector: str) -> None:
    """Click something on the table that answers the question."""
    question = options(page)[0][0]
    page.locator(selector).first.click()
    settle(page, question)


def souls(page: Page) -> int:
    found = re.search(r"\b(\d+)\b", page.locator("[data-anchor=souls]").first.inner_text())
    assert found
    return int(found[1])


def test_a_descent_is_set_up_and_a_card_is_chosen(open_page: Open) -> None:
    page = open_page(f"/new/{GAME}", DESK)
    page.get_by_test_id("start").wait_for()
    # Only what matters is asked.
    expect(page.locator("#field-encounter")).to_have_count(0)
    page.locator("input[name=mode][value=encounter]").check(force=True)
    expect(page.locator("#field-encounter")).to_be_visible()
    expect(page.locator("#field-boss")).to_have_count(0)
    page.locator("input[name=mode][value=campaign]").check(force=True)
    page.get_by_role("button", name="4 players").click()
    expect(page.locator("#tab-class_4")).to_contain_text("Knight")
    page.get_by_role("button", name="1 player").click()
    page.get_by_text("More options").click()
    page.locator("#seed").fill("a stone")
    page.get_by_test_id("start").click()
    page.wait_for_selector(ASKED, state="attached")
    expect(page.locator("[data-stage=bonfire] [data-space]")).to_have_count(11)
    # The way on is the space itself, and no button repeats it.
    expect(page.get_by_test_id("prompt").locator("[data-option]")).to_have_count(0)
    click(page, "[data-space='1'] [data-aim=take]")
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "cards")
    cards = page.locator("[data-encounter]")
    expect(cards).to_have_count(2)
    for n in range(2):
        card = cards.nth(n)
        expect(card.get_by_role("img", name=re.compile("^Map of"))).to_be_visible()
        expect(card.locator(".goals li").first).to_be_visible()
        size = card.locator(".goals li").evaluate(
            "each => parseFloat(getComputedStyle(each).fontSize)"
        )
        assert size >= 14
    kept = cards.nth(1).get_attribute("data-encounter")
    question = options(page)[0][0]
    cards.nth(1).click()
    settle(page, question)
    expect(page.get_by_test_id("goals")).to_be_visible()
    click(page, "[data-node][data-aim=take]")
    assert kept
    name = kept.replace("_", " ")
    assert name in page.get_by_test_id("goals").inner_text().lower().replace("’", "")


def test_an_encounter_is_won_on_the_board(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(server.address, last_blow()), GAME)

    def turn(page: Page, _: int) -> None:
        found = ids(page)
        attack = next((id for id in found if id.startswith("act-")), None)
        if any(id.startswith("foe-") for id in found):
            page.locator("[data-foe]").first.click()
        elif attack:
            page.locator(f'[data-hand] [data-option="{attack}"]').click()
        else:
            stay = [id for id in found if id in ("stay", "end", "keep")]
            page.locator(f'[data-option="{(stay or found)[0]}"]').first.click()

    play_to_the_end(page, turn, 80)
    expect(page.get_by_test_id("result")).to_contain_text("done what it came for")


def test_a_bonfire_visit_with_a_purchase_and_an_upgrade(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    held = [("lifegem", 0)]
    made = descent(inventory=GOODS, track=TRACK, held=held, tiers=(2, 0, 0, 2))
    sit(page, bring(server.address, made), GAME)
    assert souls(page) == 7
    expect(page.get_by_role("button", name="Lifegem")).to_be_visible()
    # A stat rises, the mace comes into the hand, the shard onto it: stat, card and place are the buttons.
    click(page, "[data-level='0-dexterity']")
    assert souls(page) == 5
    inventory, board = page.locator(".stock"), page.locator("[data-anchor=panel-0]")
    for card in ("Great Mace", "Titanite Shard"):
        question = options(page)[0][0]
        inventory.get_by_text(card).click()
        settle(page, question)
        click(page, "[data-anchor=panel-0] [data-slot=right][data-aim=take]")
    expect(board.locator("[data-slot=right]")).to_contain_text("Great Mace")
    expect(board.locator("[data-slot=right]")).to_contain_text("Titanite Shard")
    # Two of Andre's cards are bought by touching them.
    click(page, "[data-testid=shop]")
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "shop")
    wares = page.get_by_test_id("wares")
    expect(wares.locator("[data-ware]")).to_have_count(4)
    for left in (3, 2):
        click(page, "[data-ware='0']")
        while "leave" not in ids(page):
            choose(page, "keep")
        expect(wares.locator("[data-ware]")).to_have_count(left)
    # Enter goes on: nothing more is bought, and the rest goes under the deck as it lies.
    while "go-1" not in ids(page):
        question = options(page)[0][0]
        page.keyboard.press("Enter")
        settle(page, question)
    assert souls(page) == 3
    assert "shop" not in ids(page)


def test_events_are_laid_open_until_the_party_goes_on(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    agenda = [["onward"], ["draw_event"], ["draw_event"]]
    events = ["scout_ahead", "lifegem"]
    made = descent(("cleric", "thief"), agenda, at=2, track=TRACK, events=events)
    sit(page, bring(server.address, made), GAME)
    drawn = page.get_by_test_id("drawn")
    expect(drawn.locator("[data-event]")).to_have_count(2)
    expect(drawn).to_contain_text("one more encounter card")
    choose(page, "seat-1")
    # Beside its holder, and the other one below the next space.
    expect(page.locator("[data-held='1']")).to_contain_text("Lifegem")
    below = page.locator("[data-space='3'] .event")
    expect(below).to_have_accessible_name(re.compile("Scout Ahead"))
    drawn.get_by_role("button", name="Put aside").click()
    expect(drawn).to_have_count(0)
    choose(page, "go-3")
    # The new card may take the place of the one that lies there.
    expect(page.locator("[data-encounter]")).to_have_count(2)


def test_a_free_step_is_one_key(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(server.address, maze()), GAME)
    for _ in range(6):
        found = ids(page)
        if "end" in found:
            break
        question = options(page)[0][0]
        assert "stay" in found or "keep" in found
        page.keyboard.press("Enter")
        settle(page, question)
    assert "end" in ids(page)
    # Tiles nobody has entered sleep, and so do those on them.
    expect(page.locator(".foes")).to_contain_text("asleep")
    page.locator("[data-foe='1']").focus()
    expect(page.get_by_test_id("foe-card")).to_contain_text("with the defence roll")


def test_a_boss_fight_begins(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id(f"quick-{GAME}-1").click()
    page.wait_for_selector("[data-option^=node-]")
    click(page, "[data-node][data-aim=take]")
    choose(page, "seat-0")
    expect(page.locator(".boss")).to_contain_text("Black Knight")
    for _ in range(20):
        if "end" in ids(page):
            break
        choose(page, "stay", "keep")
    expect(page.locator(".boss ol li").first).to_be_visible()
    assert page.locator(".wedge").count() == 4
    # A boss is larger than whoever fights it.
    boss, hero = (
        page.locator(f"[{kind}] .edge").first.bounding_box() for kind in ("data-foe", "data-hero")
    )
    assert boss
    assert hero
    assert boss["width"] > 1.4 * hero["width"]


def test_a_descent_is_kept_and_goes_on_after_a_crash(open_page: Open, server: Server) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id(f"quick-{GAME}-3").click()
    page.wait_for_selector(ASKED, state="attached")
    choose(page, "go-1")
    choose(page, "card-")
    choose(page, "node-")
    page.wait_for_selector(ASKED, state="attached")
    asked = options(page)[0][0]
    question = page.locator("#prompt-question").inner_text()
    goals = page.get_by_test_id("goals").inner_text()
    server.kill()
    server.start()
    page.reload()
    page.wait_for_selector(ASKED, state="attached")
    assert options(page)[0][0] == asked
    assert page.locator("#prompt-question").inner_text() == question
    assert page.get_by_test_id("goals").inner_text() == goals
    choose(page)
