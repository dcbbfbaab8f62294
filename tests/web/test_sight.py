"""Nothing that must be read is cut, and what goes on with the game is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import undercroft
from undercroft import bots, text

from .house import NOWHERE, PHONE, Open, bring, deal, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LAPTOP = {"width": 1366, "height": 800}


def played(
    game: str, setup: dict[str, object], seed: str, ready: Callable[[undercroft.Match], bool]
) -> undercroft.Match:
    """A match that bots play until something is so."""
    match = played_or_none(game, setup, seed, ready)
    assert match is not None
    return match


def played_or_none(
    game: str, setup: dict[str, object], seed: str, ready: Callable[[undercroft.Match], bool]
) -> undercroft.Match | None:
    match = undercroft.new(game, setup, seed=seed)
    seats: dict[int, bots.Bot] = {}
    while not match.over:
        if ready(match):
            return match
        seat = match.waiting[0]
        bot = seats.setdefault(seat, bots.make("veteran", game, seat))
        decision, option = bots.answer(bot, match, seat)
        match.decide(option, seat, decision)
    return None


def whole(things: Locator) -> list[str]:
    """The words of those that show less than they hold."""
    expect(things.first).to_be_attached()
    found: list[str] = things.evaluate_all(
        "all => all.filter(each => each.scrollHeight > each.clientHeight + 1)"
        ".map(each => each.innerText)"
    )
    return found


def lift(page: Page) -> None:
    """Whoever shares the screen looks at it."""
    curtain = page.get_by_test_id("curtain")
    if curtain.count():
        curtain.locator("button.primary").click()
    page.locator("[data-option]").first.wait_for(state="attached")


def upgrades(match: undercroft.Match) -> bool:
    """Henryk, who holds six cards, chooses an Upgrade."""
    asked = match.decisions_for(0)
    return (
        bool(asked)
        and asked[0].id.startswith("upgrade")
        and len(match.view(0)["table"]["me"]["hand"]) > 5
    )


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "fr-FR"), (PHONE, "en-GB")])
def test_a_card_in_the_hand_is_read_whole(
    open_page: Open, address: str, size: dict[str, int], lang: str
) -> None:
    page = open_page(NOWHERE, size, lang)
    match = played("bloodborne", {"players": 4}, "sight", upgrades)
    sit(page, bring(address, match), "bloodborne")
    lift(page)
    assert whole(page.locator(".hand .card")) == []


def test_upgrades_to_choose_from_are_read_whole(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, LAPTOP, "fr-FR")
    match = played("bloodborne", {"players": 4}, "sight", upgrades)
    sit(page, bring(address, match), "bloodborne")
    lift(page)
    assert whole(page.locator(".upgrades:has([data-aim]) .lines")) == []


def closed_card(match: undercroft.Match) -> bool:
    """The question is as high as it gets: a card of Henryk's is closed, and it is told why."""
    asked = match.decisions_for(0)
    return bool(asked) and bool(asked[0].closed) and len(asked[0].options) > 4


def test_how_many_enemies_are_to_come_is_in_sight(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, LAPTOP)
    setup: dict[str, object] = {"players": 4, "final_boss": "gehrman"}
    sit(page, bring(address, played("bloodborne", setup, "tour", closed_card)), "bloodborne")
    lift(page)
    column = page.locator(".board .left")
    assert column.evaluate("each => each.scrollHeight <= each.clientHeight")


def three_uses(match: undercroft.Match) -> bool:
    asked = match.decisions_for(0)
    if not asked or not asked[0].id.startswith("activation"):
        return False
    hero = match.view(0)["table"]["heroes"][0]
    return sum(action["slot"] == "right" for action in hero["actions"]) > 2


def test_every_use_of_a_weapon_is_in_sight(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, LAPTOP, "fr-FR")
    match = played("dark_souls", {"players": 2, "mode": "boss"}, "y", three_uses)
    sit(page, bring(address, match))
    uses = page.locator(".dock [data-hand-card] .option")
    expect(uses.nth(2)).to_be_visible()
    box = page.locator(".dock [data-hand]").bounding_box()
    assert box is not None
    for use in uses.all():
        seen = use.bounding_box()
        assert seen is not None
        assert seen["y"] + seen["height"] <= box["y"] + box["height"] + 1


def many_ways(match: undercroft.Match) -> bool:
    asked = match.decisions_for(0)
    return bool(asked) and asked[0].id.startswith("activation") and len(asked[0].options) > 6


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_end_of_an_activation_is_in_reach_of_a_thumb(
    open_page: Open, address: str, lang: str
) -> None:
    page = open_page(NOWHERE, PHONE, lang, has_touch=True, is_mobile=True)
    match = played("dark_souls", {"players": 2, "mode": "boss"}, "tour", many_ways)
    sit(page, bring(address, match))
    end = page.locator("[data-option=end]")
    box = end.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    end.tap()
    end.wait_for(state="detached")


def no_choice(match: undercroft.Match) -> bool:
    """Henryk must take the only Upgrade there is."""
    asked = match.decisions_for(0)
    return len(asked) == 1 and asked[0].id.startswith("upgrade") and len(asked[0].options) == 1


def test_what_is_no_choice_is_done_by_itself(open_page: Open, address: str) -> None:
    page = open_page("/", LAPTOP)
    page.evaluate("localStorage.setItem('undercroft.forced', 'on')")
    match = next(
        found
        for seed in "abcdefghijkl"
        if (found := played_or_none("bloodborne", {"players": 3}, seed, no_choice)) is not None
    )
    sit(page, bring(address, match), "bloodborne")
    curtain = page.get_by_test_id("curtain")
    if curtain.count():
        curtain.locator("button.primary").click()
    asked = page.locator("[data-option]").get_attribute("data-decision")
    expect(page.get_by_test_id("forced")).to_be_visible()
    expect(page.locator(f'[data-decision="{asked}"]')).to_have_count(0)


@pytest.mark.parametrize(("mode", "players"), [("circus", 2), ("battle", 1)])
def test_where_we_are_is_whole_on_a_phone(
    open_page: Open, address: str, mode: str, players: int
) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    setup: dict[str, object] = {"mode": mode, "players": players}
    match = played(
        "darkest_dungeon",
        setup,
        "phone",
        lambda now: now.decisions[0].id.startswith(("act", "pick_side")),
    )
    sit(page, bring(address, match), "darkest_dungeon")
    lift(page)
    cut = page.locator(".top h1, .top .now .name").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"
    )
    assert cut == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_every_area_of_a_side_of_the_arena_stands_for_it(open_page: Open, address: str) -> None:
    page = open_page("/", LAPTOP)

    def broad(match: undercroft.Match) -> list[int]:
        """The areas of a side that has several."""
        for option in match.decisions[0].options:
            areas = [int(area) for kind, area in option.targets if kind == "area"]
            if len(areas) > 1:
                return areas
        return []

    setup = {"mode": "circus", "players": 2}
    match = next(
        found
        for seed in range(20)
        if broad(found := undercroft.new("darkest_dungeon", setup, seed=seed))
    )
    sit(page, bring(address, match), "darkest_dungeon")
    lift(page)
    asked = page.locator("[data-option]").first.get_attribute("data-decision")
    page.locator(f"[data-anchor=area-{broad(match)[-1]}]").click()
    page.locator(f'[data-decision="{asked}"]').first.wait_for(state="detached")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_whoever_watches_is_told_so(open_page: Open, address: str, size: dict[str, int]) -> None:
    made = deal(address, "bloodborne", {"players": 3})
    page = open_page(f"/table/{made['table']}", size)
    watching = page.get_by_text(text.say("ui-spectator", "en"), exact=True)
    expect(watching).to_be_in_viewport(ratio=1)
