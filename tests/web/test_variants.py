"""House rules in the set-up: of a game with a Hunter whom nobody plays, sets of one's own, set-ups as links."""

from __future__ import annotations

from playwright.sync_api import expect

from .house import DESK, PHONE, Open


def test_two_play_with_the_shadow(open_page: Open) -> None:
    page = open_page("/new/bloodborne", DESK)
    page.get_by_text("House rules", exact=False).first.click()
    two = page.get_by_role("button", name="2 players", exact=True)
    expect(two).to_be_disabled()
    page.locator("#field-house_shadow").select_option("hunts")
    expect(two).to_be_enabled()
    two.click()
    page.get_by_test_id("start").click()
    expect(page.locator("[data-stage=hunt]")).to_be_visible()
    expect(page.get_by_text("the Shadow", exact=True)).to_be_visible()
    expect(page.locator("[data-hunter]")).to_have_count(3)


def test_without_the_shadow_two_are_three_again(open_page: Open) -> None:
    page = open_page("/new/bloodborne#players=2&house_shadow=hunts", DESK)
    expect(page.locator("#field-house_shadow")).to_have_value("hunts")
    expect(page.locator(".who li")).to_have_count(2)
    page.locator("[data-preset=book]").click()
    expect(page.locator(".who li")).to_have_count(3)


def test_a_set_of_ones_own_is_kept_and_shared(open_page: Open) -> None:
    page = open_page("/new/darkest_dungeon", PHONE)
    page.get_by_text("House rules", exact=False).first.click()
    page.locator("[data-preset=first_campaign]").click()
    page.locator("#field-house_light").select_option("harsh")
    page.get_by_label("Name of a set of your own").fill("Mine")
    page.get_by_test_id("save-preset").click()
    page.locator("[data-preset=book]").click()
    expect(page.locator("#field-house_light")).to_have_value("book")
    page.locator("[data-own=Mine]").click()
    expect(page.locator("#field-house_light")).to_have_value("harsh")
    page.get_by_test_id("share-setup").click()
    expect(page.get_by_role("status")).not_to_be_empty()
    link = page.url.partition("#")[2]
    assert "house_light=harsh" in link
    assert "house_campaign=two" in link
    page.reload()
    expect(page.locator("#field-house_light")).to_have_value("harsh")
    expect(page.locator("#field-house_death")).to_have_value("off")
    expect(page.locator("[data-own=Mine]")).to_be_visible()
    page.get_by_role("button", name="Forget Mine").click()
    expect(page.locator("[data-own=Mine]")).to_have_count(0)


def test_a_link_that_cannot_be_says_so_in_a_line(open_page: Open) -> None:
    page = open_page("/new/dark_souls#house_boss=sparks&house_cleared=crawl", DESK)
    expect(page.get_by_role("alert")).to_have_text(
        "This link asks for something that cannot be set up here: house_boss=sparks."
    )
    expect(page.locator("#field-house_boss")).to_have_value("book")
    expect(page.get_by_test_id("start")).to_be_enabled()
