"""Dark Souls in a real Chromium from set-up to victory: an encounter, the bonfire, a boss, a campaign."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import (
    ASKED,
    DESK,
    NOWHERE,
    PHONE,
    Open,
    Server,
    bring,
    deal,
    gone,
    options,
    play_to_the_end,
    sit,
    take,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def fight(page: Page, turn: int) -> None:
    """Strike where possible, else come nearer; drink when it gets tight."""
    found = options(page)

    def first(pattern: str) -> tuple[str, str] | None:
        return next((each for each in found if re.match(pattern, each[1])), None)

    pick = (
        first(r"act-")
        or first(r"foe-")
        or (first(r"walk-") if turn % 2 else None)
        or first(r"(end|block|keep|seat-|fight)")
        or found[0]
    )
    take(page, *pick)


def test_an_encounter_is_set_up_and_won(open_page: Open) -> None:
    won = False
    for seed in range(8):
        page = open_page("/new/dark_souls", DESK)
        page.get_by_test_id("start").wait_for()
        page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
        page.get_by_label("A single encounter").check(force=True)
        page.locator("#field-encounter").select_option("hollow_cave")
        page.locator("#seed").fill(f"crypt {seed}")
        page.get_by_test_id("start").click()
        play_to_the_end(page, fight)
        if "overcome" in page.get_by_test_id("result").inner_text().lower():
            won = True
            break
    assert won


def at_the_bonfire() -> undercroft.Match:
    """A journey with souls to spend, a shard to attach and somebody who can use it."""
    match = undercroft.new("dark_souls", {"players": 1, "class_1": "knight"}, seed="anvil")
    match.decide("gargoyle", seat=0)
    while match.decisions[0].id.startswith("place_"):  # tiles that are equally far
        match.decide(match.decisions[0].options[0].id, seat=0)
    doc: Any = match.position()
    state = doc["state"]
    state["souls"] = 6
    state["inventory"] = [["thrall_axe"], ["titanite_shard"]]
    for pile in state["treasure"]:
        for card in ("thrall_axe", "titanite_shard"):
            pile["cards"].remove(card)
            pile["left"] -= 1
    state["heroes"][0]["tiers"] = [1, 1, 0, 0]
    doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
    return undercroft.from_position(doc)


def test_a_bonfire_visit_with_a_purchase_and_an_upgrade(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(server.address, at_the_bonfire()))

    def choose(id: str) -> None:
        option = page.locator(f'[data-option="{id}"]').first
        option.wait_for(state="attached")
        question = option.get_attribute("data-decision")
        option.evaluate("each => each.closest('details')?.setAttribute('open', '')")
        option.evaluate("each => each.click()")
        gone(page, question)
        page.wait_for_selector("[data-option]")

    def souls() -> int:
        found = re.search(r"\b(\d+)\b", page.locator("[data-anchor=souls]").first.inner_text())
        assert found
        return int(found[1])

    assert souls() == 6
    ids = page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    # The axe into the hand, the shard onto the axe, a level and a card for souls.
    choose(next(id for id in ids if id.startswith("equip-")))
    ids = page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    choose(next(id for id in ids if id.endswith("-right")))
    ids = page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    choose(next(id for id in ids if id.startswith("attach-")))
    ids = page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    choose(next(id for id in ids if id.startswith("seat-0-")))
    expect(page.locator("body")).to_contain_text("Titanite Shard")
    choose("level-0-faith")
    assert souls() == 4
    choose("buy")
    assert souls() == 3


@pytest.mark.slow
def at_the_market() -> undercroft.Match:
    """A journey on which Andre's cards lie face up, and a soul for one of them."""
    setup = {"players": 1, "class_1": "knight", "house_shop": "market"}
    match = undercroft.new("dark_souls", setup, seed="anvil")
    match.decide("gargoyle", seat=0)
    while match.decisions[0].id.startswith("place_"):
        match.decide(match.decisions[0].options[0].id, seat=0)
    assert len(match.view(0)["table"]["wares"]) == 3
    doc: Any = match.position()
    doc["state"]["souls"] = 1
    doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
    return undercroft.from_position(doc)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_on_the_market_is_read_and_bought_where_it_lies(
    open_page: Open, server: Server, size: dict[str, int]
) -> None:
    match = at_the_market()
    table = match.view(0)["table"]
    page = open_page(NOWHERE, size)
    sit(page, bring(server.address, match))
    if size == PHONE:
        page.get_by_role("button", name="Andre’s wares").click()
    lying = page.get_by_test_id("wares").locator("[data-ware]")
    expect(lying).to_have_count(3)
    for place, ware in enumerate(table["wares"]):
        card = lying.nth(place)
        expect(card).to_have_attribute("data-ware", ware["card"])
        expect(card.get_by_role("heading")).to_be_visible()
    asked = lying.first.get_attribute("data-decision")
    lying.first.click()
    gone(page, asked)
    expect(page.locator("[data-anchor=souls]").first).to_contain_text("0")


def test_a_boss_fight_to_its_end(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("quick-dark_souls-1").click()
    page.wait_for_selector(ASKED)
    play_to_the_end(page, fight)
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_campaign_is_kept_and_goes_on_after_a_crash(open_page: Open, server: Server) -> None:
    setup = {"mode": "campaign", "players": 2, "scenario": "coiled_sword"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "veteran"}, *[{"kind": "invite"}] * 2]
    page = open_page(NOWHERE, DESK)
    sit(page, deal(server.address, "dark_souls", setup, seats=seats, seed="coiled"))
    for turn in range(6):
        question = page.locator("[data-option]").first.get_attribute("data-decision")
        fight(page, turn)
        gone(page, question)
        page.wait_for_selector(ASKED)
    asked = page.locator("[data-option]").first.get_attribute("data-decision")
    question = page.locator("#prompt-question").inner_text()
    server.kill()
    server.start()
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.locator("[data-option]").first.get_attribute("data-decision") == asked
    assert page.locator("#prompt-question").inner_text() == question
    fight(page, 7)
    gone(page, asked)
