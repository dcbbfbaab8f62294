"""The lobby of a server: a host opens a table, somebody else finds it and sits down in one click."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from .house import ASKED, DESK, NOWHERE, PATIENCE, PHONE, Open, deal, sit
from .test_axe import Axe, axe

__all__ = ["axe"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}, {"kind": "bot", "bot": "veteran"}]


def hunt(address: str, **more: Any) -> dict[str, Any]:
    return deal(address, "bloodborne", {"players": 3}, seats=SEATS, **more)


def shut(address: str) -> None:
    """Whatever other tests have left open is filled."""
    for one in httpx.get(f"{address}/api/open", timeout=PATIENCE).json():
        door = f"{address}/api/tables/{one['table']}/claim"
        for _ in range(one["free"]):
            httpx.post(door, json={"invite": None}, timeout=PATIENCE)


def test_a_host_opens_a_table_and_somebody_sits_down_in_one_click(
    open_page: Open, address: str
) -> None:
    shut(address)
    host = open_page(NOWHERE, DESK)
    made = hunt(address)
    sit(host, made, "bloodborne")
    guest = open_page("/", PHONE, "fr-FR")
    guest.get_by_role("link", name="Tables ouvertes").click()
    expect(guest.get_by_test_id("open-none")).to_be_visible()
    # Later, at the table, among its seats.
    host.get_by_role("button", name="Seats").click()
    switch = host.get_by_test_id("open-table")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    # The page asks again by itself; nobody needs to press anything.
    row = guest.locator(f"[data-open='{made['table']}']")
    expect(row).to_be_visible()
    expect(row).to_contain_text("Ada et un robot")
    expect(row).to_contain_text("une place libre")
    assert guest.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # Nobody sits down without a name.
    row.get_by_test_id("open-join").click()
    expect(guest.locator("#open-name")).to_be_focused()
    guest.locator("#open-name").fill("Zoé")
    row.get_by_test_id("open-join").click()
    expect(guest).to_have_url(re.compile(f"/table/{made['table']}"))
    guest.wait_for_selector(ASKED, state="attached")
    expect(host.get_by_role("dialog")).to_contain_text("Zoé")
    # A full table is no longer told of, and needs no switch.
    expect(switch).to_have_count(0)
    guest.goto(address + "/open")
    expect(guest.get_by_test_id("open-none")).to_be_visible()


def test_a_table_is_opened_when_it_is_set_up(open_page: Open, address: str) -> None:
    shut(address)
    host = open_page("/new/bloodborne", DESK)
    switch = host.get_by_test_id("open-table")
    host.wait_for_selector("#kind-1")
    expect(switch).to_have_count(0)
    host.locator("#kind-1").select_option("invite")
    switch.check()
    host.get_by_test_id("start").click()
    expect(host).to_have_url(re.compile("/table/"))
    # The dialog with the invitations says how it stands.
    expect(switch).to_be_checked()
    guest = open_page("/open", DESK)
    expect(guest.locator("[data-open]")).to_have_count(1)
    expect(guest.locator("[data-open]")).to_contain_text("Bloodborne")
    # Closed again, it is gone.
    switch.click()
    expect(switch).not_to_be_checked()
    guest.get_by_test_id("open-again").click()
    expect(guest.get_by_test_id("open-none")).to_be_visible()


def test_who_comes_too_late_is_told_so(open_page: Open, address: str, axe: Axe) -> None:
    shut(address)
    made = hunt(address, open=True)
    souls = [{"kind": "me"}, {"kind": "invite"}]
    deal(address, "dark_souls", {"mode": "boss", "players": 2}, seats=souls, open=True)
    page = open_page("/open", DESK)
    expect(page.locator("[data-open]")).to_have_count(2)
    expect(page.locator("[data-open]", has_text="Dark Souls")).to_contain_text("A single boss encounter")
    page.locator("#open-name").fill("Bo")
    # Somebody is quicker than the list.
    door = f"{address}/api/tables/{made['table']}/claim"
    assert httpx.post(door, json={"invite": None}, timeout=PATIENCE).status_code == 200
    page.locator(f"[data-open='{made['table']}']").get_by_test_id("open-join").click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody was quicker")
    expect(page.locator("[data-open]")).to_have_count(1)
    axe.look(page, "open tables")
