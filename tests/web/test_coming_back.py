"""Whoever comes back finds the tables, the seats and the hints as they were left."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import DESK, PATIENCE, PHONE, Open, bring, deal, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "JSON.parse(localStorage.getItem('undercroft.tables') ?? '{}')"
    )
    return found


def keep(page: Page, *tables: tuple[str, dict[str, Any]]) -> None:
    """The keys of some tables, the last the newest."""
    keys = {
        made["table"]: {
            "game": game,
            "host": made["host"],
            "seats": {each["seat"]: each["token"] for each in made["seats"] if each.get("token")},
            "at": 1_700_000_000_000 + n,
        }
        for n, (game, made) in enumerate(tables)
    }
    page.evaluate("keys => localStorage.setItem('undercroft.tables', JSON.stringify(keys))", keys)
    page.reload()


def finished(seed: str) -> undercroft.Match:
    match = undercroft.new("bloodborne", {"players": 3}, seed=seed)
    while not match.over:
        asked = next(each for each in match.decisions if each.chosen is None)
        match.decide(asked.options[-1].id, asked.seats[0], asked.id)
    return match


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en-GB"), (PHONE, "fr-FR")])
def test_my_tables_stand_on_top(
    open_page: Open, address: str, size: dict[str, int], lang: str
) -> None:
    page = open_page("/", size, lang)
    keep(page, *(("bloodborne", deal(address, "bloodborne", {"players": 3})) for _ in range(4)))
    tables = page.get_by_test_id("continue").locator("a")
    expect(tables).to_have_count(3)
    for table in tables.all():
        # How far it is, with whom, and whose turn it is.
        words = ("Round 1", "With 2 bots", "Your turn")
        for word in words if lang == "en-GB" else ("Manche 1", "Avec 2 robots", "À vous"):
            expect(table).to_contain_text(word)
        box = table.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]


def test_an_archived_table_comes_back(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    made = deal(address, "bloodborne", {"players": 3})
    keep(page, ("bloodborne", made))
    before = kept(page)
    shelf = page.get_by_test_id("continue")
    shelf.get_by_role("button").click()
    expect(shelf).to_have_count(0)
    page.get_by_test_id("toast").get_by_role("button", name="Undo").click()
    expect(shelf).to_be_visible()
    shelf.get_by_role("button").click()
    # Long after the word of it has gone the table can still be fetched, with its seat.
    page.reload()
    page.get_by_text("Archive (1)").click()
    page.get_by_role("button", name="Bring back").click()
    expect(shelf).to_be_visible()
    assert kept(page)[made["table"]]["seats"] == before[made["table"]]["seats"]


def test_a_seat_that_can_be_played_is_never_forgotten(open_page: Open) -> None:
    page = open_page("/", DESK)
    old = {
        f"t{n}": {"game": "bloodborne", "host": "h", "seats": {"0": "t"}, "at": n}
        for n in range(40)
    }
    page.evaluate("keys => localStorage.setItem('undercroft.tables', JSON.stringify(keys))", old)
    page.reload()
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("[data-option]")
    assert set(old) < set(kept(page))


def test_the_table_played_last_comes_first(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    tables = [(game, deal(address, game, {"players": 3})) for game in ("bloodborne", "dark_souls")]
    keep(page, *tables)
    titles = page.get_by_test_id("continue").locator("a b")
    expect(titles).to_have_text(["Dark Souls: The Board Game", "Bloodborne: The Card Game"])
    page.goto(f"{address}/table/{tables[0][1]['table']}")
    page.wait_for_selector("[data-option]")
    page.goto(address)
    expect(titles).to_have_text(["Bloodborne: The Card Game", "Dark Souls: The Board Game"])


def test_a_file_that_cannot_be_read_says_so_where_it_was_chosen(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    line = page.get_by_role("alert")
    expect(line).to_be_visible()
    expect(line).to_be_in_viewport()


def test_a_finished_game_that_was_brought_offers_its_replay(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    journal = json.dumps(finished("brought").journal()).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": journal}
    )
    page.wait_for_url("**/replay/**")
    page.goto(address)
    expect(page.locator(".tables a")).to_contain_text("Watch the replay")
    expect(page.get_by_test_id("continue")).to_have_count(0)


def test_a_game_that_ended_without_me_is_no_game_to_go_on_with(
    open_page: Open, address: str
) -> None:
    page = open_page("/", DESK)
    keep(page, ("bloodborne", bring(address, finished("without me"))))
    expect(page.locator(".tables a")).to_contain_text("Watch the replay")


def test_hints_are_remembered_by_game_and_topic(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    # Another game was finished: that says nothing about this one.
    page.evaluate(
        """localStorage.setItem('undercroft.tables', JSON.stringify(
            { x: { game: 'bloodborne', seats: {}, at: 1, over: true } }))"""
    )
    page.goto(address)
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("[data-option]")
    advice = page.locator(".advice")
    expect(advice).to_contain_text("Weapons take Blood")
    advice.get_by_role("button").click()
    expect(advice).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-option]")
    expect(advice).to_have_count(0)
    # Another topic of another game is still news.
    sit(page, deal(address, "dark_souls", {"mode": "encounter", "players": 1}))
    expect(advice).to_be_visible()


def test_a_hint_goes_once_it_was_read_often_enough(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)
    page.evaluate(
        """localStorage.setItem('undercroft.hints', JSON.stringify(
            { bloodborne: { 'ui-bb-hint-choose': 5 } }))"""
    )
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    advice = page.get_by_text("Weapons take Blood")
    expect(advice).to_be_visible()
    page.locator("[data-option]").first.click()
    expect(advice).to_have_count(0)
    # Asked for again, it is back.
    page.keyboard.press("?")
    hints = page.get_by_label("Show the hints of this game")
    hints.uncheck()
    hints.check()
    assert page.evaluate("localStorage.getItem('undercroft.hints')") == '{"bloodborne":{}}'


def test_a_refused_request_is_told_to_whoever_asked(open_page: Open, address: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}, {"kind": "bot", "bot": "veteran"}]
    made = deal(address, "bloodborne", {"players": 3}, seats=seats)
    ada, bea = open_page("/", DESK), open_page("/", DESK)
    claim = {"invite": made["seats"][1]["invite"], "name": "Bea"}
    door = f"{address}/api/tables/{made['table']}/claim"
    hers = httpx.post(door, json=claim, timeout=PATIENCE).json()
    sit(ada, {**made, "seats": made["seats"][:1]}, "bloodborne")
    sit(bea, {**made, "host": None, "seats": [hers]}, "bloodborne")
    for page in (ada, bea):
        page.locator("[data-option]").first.click()
    expect(ada.get_by_test_id("undo")).to_have_attribute("data-state", "ask")
    ada.get_by_test_id("undo").click()
    bea.get_by_test_id("vote-no").click()
    told = ada.get_by_test_id("toast").filter(has_text="Bea would rather not")
    expect(told).to_have_count(1)
    # Withdrawn by oneself, there is nothing to tell.
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    ada.get_by_test_id("undo").click()
    ada.get_by_role("button", name="Withdraw").click()
    expect(bea.get_by_test_id("vote-no")).to_have_count(0)
    expect(told).to_have_count(0)
