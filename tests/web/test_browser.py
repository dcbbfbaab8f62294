"""A real Chromium plays: by keys alone, on a phone in French, around one screen, over a broken line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, deal, gone, heard, play_to_the_end, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def sit_down(page: Page) -> None:
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("[data-option]")


def choose(page: Page, nth: int = 0) -> None:
    """Choose, and wait until the table has gone on."""
    option = page.locator("[data-option]").nth(nth)
    question = option.get_attribute("data-decision")
    option.click()
    heard(page, question)


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    for turn in range(400):
        page.wait_for_selector(ASKED)
        if page.get_by_test_id("result").count():
            break
        question = page.locator("[data-option]").first.get_attribute("data-decision")
        letters = page.locator("[data-option]").evaluate_all(
            "all => all.map(each => each.getAttribute('aria-keyshortcuts'))"
        )
        # Dream every third time: nobody lives long without.
        page.keyboard.press(letters[-1 if turn % 3 == 2 else 0])
        gone(page, question)
    assert page.locator("[data-testid=result] .podium h2").count() == 3
    page.get_by_role("link", name="replay").click()
    replay = page.get_by_test_id("replay")
    assert replay.get_attribute("data-frame") == "0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-frame", "1")
    page.keyboard.press("End")
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_mouse(open_page: Open) -> None:
    page = open_page("/", DESK)
    sit_down(page)

    def turn_by(page: Page, turn: int) -> None:
        options = page.locator("[data-option]")
        if turn == 5:
            page.reload()
            page.wait_for_selector("[data-option]")
        held = page.locator("[data-hand-card]:has([data-aim])")
        if turn % 3 == 2:
            options.last.click()
        elif held.count() and turn % 2:
            # The card itself.
            held.first.locator("button").click()
        else:
            options.first.click()

    play_to_the_end(page, turn_by)
    result = page.get_by_test_id("result")
    assert result.locator(".podium h2").count() == 3
    # Every score says how it came about: Banked Blood and three tracks.
    assert "Banked Blood" in result.inner_text()
    assert result.inner_text().count("Trophies") >= 9
    with page.expect_download() as saved:
        page.get_by_text("Export", exact=False).first.click()
    assert saved.value.suggested_filename.endswith(".json")
    page.goto(page.url.split("/table/")[0])
    page.locator("input[type=file]").set_input_files(saved.value.path())
    # A finished match comes back as its replay.
    page.wait_for_url("**/replay/**")
    expect(page.get_by_test_id("replay")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_on_a_phone_in_french(open_page: Open) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit_down(page)

    def turn_by(page: Page, turn: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        options = page.locator("[data-option]")
        assert not re.search(
            r"\b(Play|Take|Remove|Fight with|Choose)\b", options.first.inner_text()
        )
        # The first tap looks, the second acts.
        one = options.last if turn % 3 == 2 else options.first
        one.tap()
        expect(one).to_have_attribute("data-state", "looked")
        one.tap()

    play_to_the_end(page, turn_by)
    assert "Échos de sang mis à l’abri" in page.get_by_test_id("result").inner_text()


def test_a_phone_in_french(open_page: Open) -> None:
    page = open_page("/", PHONE, "fr-FR", has_touch=True, is_mobile=True)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    sit_down(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('button, a')].filter(each => {
            const { width, height } = each.getBoundingClientRect();
            return width && (width < 43.5 || height < 43.5);
        }).map(each => each.outerHTML.slice(0, 90))"""
    )
    assert small == []
    # The first tap lifts a card, the second plays it.
    hand = page.locator("[data-hand-card]")
    question = page.locator("[data-option]").first.get_attribute("data-decision")
    hand.first.locator("button").tap()
    expect(hand.first).to_contain_text("Touchez encore")
    assert page.locator("[data-option]").first.get_attribute("data-decision") == question
    hand.first.locator("button").tap()
    gone(page, question)
    page.wait_for_selector(ASKED)


def test_the_language_changes_at_the_table(open_page: Open) -> None:
    page = open_page("/", DESK)
    sit_down(page)
    english = page.get_by_test_id("prompt").inner_text()
    page.locator("[data-lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.get_by_test_id("prompt").inner_text() != english
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_dock_never_covers_the_hunters(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 5}, seed="axe"), "bloodborne")
    for _ in range(8):
        over = page.evaluate(
            """() => {
                const edge = document.querySelector('.dock').getBoundingClientRect().top;
                return [...document.querySelectorAll('[data-hunter]')]
                    .filter(each => each.getBoundingClientRect().bottom > edge).length;
            }"""
        )
        assert over == 0
        choose(page, 0)
        page.wait_for_selector(ASKED)


def test_the_curtain_hides_every_hand(open_page: Open) -> None:
    page = open_page("/new/bloodborne", DESK)
    page.locator("#kind-1").select_option("here")
    page.locator("#name-0").fill("Ada")
    page.locator("#name-1").fill("Bea")
    page.get_by_test_id("start").click()
    for name in ("Ada", "Bea"):
        expect(page.get_by_test_id("curtain")).to_contain_text(name)
        assert page.locator("[data-hand-card], [data-option]").count() == 0
        page.get_by_test_id("curtain-open").click()
        page.wait_for_selector("[data-option]")
        expect(page.locator("[data-hunter]:has(.me) h3")).to_have_text(name)
        page.locator("[data-option]").first.click()
        page.wait_for_selector(ASKED)


def test_one_person_never_sees_the_curtain(open_page: Open) -> None:
    page = open_page("/", DESK)
    sit_down(page)
    for _ in range(4):
        choose(page)
        page.wait_for_selector(ASKED)
        assert page.get_by_test_id("curtain").count() == 0


def test_a_lost_line_is_found_again_and_nothing_is_lost(open_page: Open) -> None:
    page = open_page("/", DESK)
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/ws$"), through)
    sit_down(page)
    line = page.get_by_test_id("connection")
    expect(line).to_have_attribute("data-state", "online")
    question = page.locator("[data-option]").first.get_attribute("data-decision")
    lines[-1].close()
    page.locator("[data-option]").first.click()
    expect(line).to_have_attribute("data-state", "online")
    gone(page, question)
    assert len(lines) == 2


def test_a_guest_joins_by_invitation(open_page: Open) -> None:
    host = open_page("/new/bloodborne", DESK)
    host.locator("#kind-1").select_option("invite")
    host.get_by_test_id("start").click()
    host.wait_for_selector("[data-option]")
    table = host.url.rsplit("/", 1)[1]
    host.goto(host.url.replace("/table/", "/screen/"))
    link = host.locator("figcaption a").get_attribute("href")
    assert link is not None
    assert f"/join/{table}#" in link
    guest = open_page(link[link.index("/join/") :], PHONE)
    guest.locator("#name").fill("Maud")
    guest.get_by_test_id("claim").click()
    guest.wait_for_selector("[data-option]")
    expect(host.locator("[data-hunter='1'] h3")).to_have_text("Maud")
    expect(host.locator(".qr")).to_have_count(0)
    assert host.locator("[data-hand-card]").count() == 0
