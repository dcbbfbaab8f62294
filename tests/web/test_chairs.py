"""Seats that are given away, come back, or belong to nobody; and the invitations to them."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .house import ASKED, DESK, NOWHERE, PATIENCE, PHONE, Open, deal, options, sit, take

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def hand_over(page: Page) -> None:
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Hand the seat to a bot").first.click()
    page.get_by_role("button", name="Let the bot play").click()
    page.get_by_role("button", name="Close").click()


def test_a_seat_is_not_handed_over_by_one_click(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Hand the seat to a bot").click()
    expect(page.get_by_text("A bot will play on")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-option]").first).to_be_attached()


def test_a_seat_handed_to_a_bot_comes_back(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    asked = page.get_by_test_id("prompt").locator("h2").inner_text()
    hand_over(page)
    # No person is left: nobody plays on, and the table says so. It does so after a reload as well.
    expect(page.get_by_test_id("paused")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("paused")).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    page.get_by_test_id("given-away").get_by_role("button", name="Take the seat back").click()
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(page.get_by_test_id("prompt").locator("h2")).to_have_text(asked)
    expect(page.get_by_test_id("paused")).to_have_count(0)
    page.locator("[data-option]").first.click()


def test_bots_that_are_left_alone_go_on_when_told(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.get_by_role("button", name="Places").tap()
    page.get_by_role("button", name="Confier la place à un robot").tap()
    page.get_by_role("button", name="Laisser jouer le robot").tap()
    page.get_by_role("button", name="Fermer").tap()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Laisser jouer les robots").tap()
    expect(page.get_by_test_id("result")).to_be_visible()


def recruiting(address: str) -> dict[str, Any]:
    """A campaign of two at one screen, at the bonfire."""
    seats = [{"kind": "me"}, {"kind": "here"}]
    setup = {"mode": "campaign", "players": 2}
    return deal(address, "dark_souls", setup, seats=seats, seed="recruit")


def recruit(page: Page) -> None:
    # Where the fog and the harder tiles lie is chosen first.
    while not any(option == "join-assassin" for _, option in options(page)):
        take(page, *options(page)[0])
        page.wait_for_selector(ASKED, state="attached")
    take(page, next(asked for asked, option in options(page) if option == "join-assassin"), "join-assassin")


def test_a_recruit_gets_a_player_at_once(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    made = recruiting(address)
    sit(page, made)
    recruit(page)
    who = page.get_by_test_id("who-plays")
    expect(who).to_contain_text("Assassin has come")
    who.get_by_role("button", name="I play").click()
    expect(who).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    seats = page.locator("dialog .seats > li")
    # The two of the beginning and the recruit, by their names; nothing of a fourth that is not there.
    expect(seats).to_have_count(3)
    expect(seats.nth(2)).to_contain_text("Assassin")
    expect(page.locator(".qr")).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('undercroft.tables'))")
    assert set(kept[made["table"]]["seats"]) == {"0", "1", "2"}


@pytest.mark.parametrize(("way", "kind"), [("A bot", "bot"), ("Someone by invitation", "invite")])
def test_a_recruit_may_be_anybodys(open_page: Open, address: str, way: str, kind: str) -> None:
    page = open_page(NOWHERE, DESK)
    made = recruiting(address)
    sit(page, made)
    recruit(page)
    page.get_by_test_id("who-plays").get_by_role("button", name=way).click()
    expect(page.get_by_test_id("who-plays")).to_have_count(0)
    if kind == "invite":
        expect(page.get_by_test_id("invitation")).to_be_visible()
    seats = httpx.get(f"{address}/api/tables/{made['table']}", timeout=PATIENCE).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", kind, "empty"]


def test_the_table_says_that_it_waits_for_nobody(open_page: Open) -> None:
    page = open_page("/new/bloodborne", DESK)
    page.locator("#kind-1").select_option("invite")
    page.get_by_test_id("start").click()
    # The invitations come first.
    expect(page.get_by_role("dialog")).to_contain_text("Invitations")
    expect(page.get_by_test_id("invitation")).to_have_count(1)
    page.get_by_role("button", name="To the table").click()
    page.reload()
    page.wait_for_selector("[data-option]")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("who-plays")).to_have_count(0)
    page.locator("[data-option]").first.click()
    who = page.get_by_test_id("who-plays")
    expect(who).to_contain_text("the invitation has not been taken")
    who.get_by_role("button", name="A bot").click()
    expect(who).to_have_count(0)
    page.wait_for_selector("[data-option]")


@pytest.mark.parametrize("alone", [False, True])
def test_an_invitation_names_the_address_that_others_know(open_page: Open, alone: bool) -> None:
    page = open_page("/new/bloodborne", DESK)
    told = {"lan": not alone, "addresses": [] if alone else ["http://192.168.1.20:8577"]}

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    page.route("**/api/house", answer)
    page.locator("#kind-1").select_option("invite")
    page.get_by_test_id("start").click()
    place = r"http://127\.0\.0\.1:\d+" if alone else r"http://192\.168\.1\.20:8577"
    link = page.get_by_test_id("invitation").locator("a")
    expect(link).to_have_attribute("href", re.compile(rf"^{place}/join/.+#.+"))
    expect(page.get_by_test_id("alone")).to_have_count(int(alone))
    if alone:
        for command in ("make play ARGS=--lan", "undercroft play --lan"):
            expect(page.get_by_test_id("alone")).to_contain_text(command)


@pytest.mark.parametrize(
    ("lang", "seats", "name"), [("en-GB", "Seats", "Player"), ("fr-FR", "Places", "Joueur")]
)
def test_whoever_plays_alone_is_no_number(
    open_page: Open, address: str, lang: str, seats: str, name: str
) -> None:
    page = open_page(NOWHERE, DESK, lang)
    road = {"mode": "quest", "quest": "the_old_road", "players": 1}
    sit(page, deal(address, "darkest_dungeon", road), "darkest_dungeon")
    page.get_by_role("button", name=seats).click()
    expect(page.locator(".seats li b")).to_have_text([name])


@pytest.mark.parametrize(
    ("lang", "words"), [("en-GB", "was chosen: “lucky”"), ("fr-FR", "a été choisie")]
)
def test_a_guest_is_told_of_a_seed_that_was_chosen(
    open_page: Open, address: str, lang: str, words: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "veteran"}]
    made = deal(address, "bloodborne", {"players": 3}, seed="lucky", seats=seats)
    claim = {"invite": made["seats"][1]["invite"], "name": "Guest"}
    door = f"{address}/api/tables/{made['table']}/claim"
    mine = httpx.post(door, json=claim, timeout=PATIENCE).json()
    page = open_page("/", DESK, lang)
    keys = {made["table"]: {"game": "bloodborne", "seats": {1: mine["token"]}, "at": 1}}
    page.evaluate("keys => localStorage.setItem('undercroft.tables', JSON.stringify(keys))", keys)
    page.goto(f"{address}/table/{made['table']}")
    page.wait_for_selector("[data-option]", state="attached")
    expect(page.get_by_text(words).first).to_be_visible()
    page.get_by_role("button", name="Seats" if lang == "en-GB" else "Places").click()
    expect(page.get_by_test_id("origin")).to_contain_text(words)


def test_whoever_plays_with_bots_is_not_warned_of_oneself(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 3}, seed="lucky"), "bloodborne")
    expect(page.get_by_text("was chosen")).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_test_id("origin")).to_contain_text("lucky")


def test_a_full_disk_is_told_at_the_table(open_page: Open, address: str) -> None:
    page = open_page("/", DESK)

    def full(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            socket.send(
                json.dumps({**message, "trouble": "disk"} if "view" in message else message)
            )

        server.on_message(told)

    page.route_web_socket("**/ws", full)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    expect(page.get_by_test_id("trouble")).to_contain_text("disk of the server is full")
