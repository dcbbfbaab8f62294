"""What eyes found on pictures of every screen, and what must not come back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undercroft
from undercroft.kernel.decision import Option

from .house import DESK, NOWHERE, PHONE, WIDE, Open, bring, deal, sit
from .test_axe import finished
from .test_stage import MEASURE

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
MOST = 1500


def found(
    game: str,
    setup: dict[str, Any],
    wanted: Callable[[undercroft.Match], bool],
    word: str = "looked at",
) -> undercroft.Match:
    """A match at the first moment that is wanted."""
    for seed in range(20):
        match = undercroft.new(game, setup, seed=f"{word} {seed}")
        fate = random.Random(seed)
        for _ in range(MOST):
            if match.over:
                break
            if wanted(match):
                return match
            decision = fate.choice(match.decisions)
            match.decide(fate.choice(decision.options).id, seat=decision.seats[0])
    raise LookupError("never so")


def faces_one_at_the_wall(match: undercroft.Match) -> bool:
    """A boss in the lowest row of a square board looks out of it, at somebody on its node."""
    table = match.view(0)["table"]
    fight = table["fight"]
    return fight is not None and any(
        foe["boss"]
        and foe["facing"] == "s"
        and foe["node"] in (10, 11, 12)
        and any(hero["node"] == foe["node"] and hero["side"] == "s" for hero in table["heroes"])
        for foe in fight["foes"]
    )


def kills(option: Option) -> bool:
    return option.kind == "overspend" and option.id.startswith("overspend-act")


def test_nothing_of_a_boss_at_the_wall_is_cut(open_page: Open, address: str) -> None:
    match = found("dark_souls", {"players": 2, "mode": "boss"}, faces_one_at_the_wall)
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, match))
    # Which way it looks, and whoever stands before it.
    parts = page.locator(".beak, [data-hero] .edge")
    expect(parts).to_have_count(3)
    lowest = parts.evaluate_all(
        "all => Math.max(...all.map(each => each.getBoundingClientRect().bottom))"
    )
    stage = page.locator("[data-stage]").bounding_box()
    assert stage is not None
    assert lowest <= stage["y"] + stage["height"]


def test_guests_look_at_what_the_host_chooses_among(open_page: Open, address: str) -> None:
    match = found("dark_souls", {"players": 2}, lambda one: asks(one, "choose_boss"))
    made = bring(address, match)
    page = open_page(f"/table/{made['table']}", PHONE, "fr-FR", **TOUCH)
    bosses = page.locator("[data-stage=bosses] .name")
    expect(bosses).to_have_count(len(match.decisions[0].options))
    for boss in bosses.all():
        expect(boss).to_be_in_viewport(ratio=1)


def asks(match: undercroft.Match, kind: str) -> bool:
    return any(decision.kind == kind for decision in match.decisions)


def full_handed(match: undercroft.Match) -> bool:
    if [each.kind for each in match.decisions] != ["remove"]:
        return False
    return len(match.view(match.decisions[0].seats[0])["table"]["me"]["hand"]) == 8


#: Words of a name that go over two lines.
BROKEN = """all => all.flatMap(each => {
    const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = words.nextNode(); text; text = words.nextNode())
        for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+-?/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    return broken;
})"""


def test_a_full_hand_is_read_whole_in_french(open_page: Open, address: str) -> None:
    """Eight cards of many words, one of which leaves the game."""
    match = found("bloodborne", {"players": 3}, full_handed, "picture")
    page = open_page(NOWHERE, DESK, "fr-FR")
    sit(page, bring(address, match), "bloodborne")
    curtain = page.get_by_test_id("curtain")
    if curtain.count():
        curtain.locator("button.primary").click()
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(8)
    page.evaluate("document.fonts.ready")
    cut = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.innerText)"
    assert cards.evaluate_all(cut) == []
    # No name is broken where no hyphen stands, and no line begins with one.
    assert cards.locator(".name").evaluate_all(BROKEN) == []


def laden(match: undercroft.Match) -> bool:
    """A hero in a battle carries a condition."""
    table = match.view(0)["table"]
    return table["battle"] is not None and any(hero["stacks"] for hero in table["heroes"])


def test_the_number_of_an_area_lies_upon_whatever_stands_there(
    open_page: Open, address: str
) -> None:
    match = found("darkest_dungeon", {"mode": "battle", "players": 1}, laden)
    page = open_page(NOWHERE, PHONE, "fr-FR", **TOUCH)
    sit(page, bring(address, match), "darkest_dungeon")
    # However far what a figure carries may reach: here into the corner.
    seen = page.locator(".area:has(.marks)").evaluate_all(
        """all => all.map(area => {
            const [number, marks] = [area.querySelector('.number'), area.querySelector('.marks')];
            const at = number.getBoundingClientRect(), from = marks.getBoundingClientRect();
            marks.style.transform = `translate(calc(-50% + ${at.x - from.x}px), ${at.y - from.y}px)`;
            // It is pointed through; to see what lies on top it is not.
            number.style.pointerEvents = 'auto';
            return number.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
        })"""
    )
    assert seen
    assert all(seen)


def test_a_use_that_kills_says_so_on_its_card(open_page: Open, address: str) -> None:
    match = found(
        "dark_souls",
        {"players": 1, "mode": "boss"},
        lambda one: any(kills(option) for each in one.decisions for option in each.options),
    )
    page = open_page(NOWHERE, DESK, "fr-FR")
    sit(page, bring(address, match))
    use = page.locator(".mine [data-deadly][data-aim]").first
    expect(use).to_contain_text("C’est mortel")
    # It speaks of the blow, not of its own name once more.
    name = use.evaluate("each => each.closest('.weapon').querySelector('h3').textContent")
    assert name not in use.inner_text()
    edge, bad = use.evaluate(
        """each => {
            const probe = Object.assign(document.createElement('i'), { style: 'color: var(--bad)' });
            each.append(probe);
            return [getComputedStyle(each).outlineColor, getComputedStyle(probe).color];
        }"""
    )
    assert edge == bad


def test_who_listens_hears_an_option_once(open_page: Open, address: str) -> None:
    match = found(
        "dark_souls",
        {"players": 2, "mode": "encounter"},
        lambda one: (
            any("estus" in each for each in ids(one)) and any("act-" in each for each in ids(one))
        ),
    )
    page = open_page(NOWHERE, DESK, "fr-FR")
    sit(page, bring(address, match))
    estus = page.locator('[data-listed="estus"]')
    expect(estus).not_to_have_attribute("aria-label", re.compile("vide toute votre barre"))
    told: list[str] = page.locator("[data-listed], [data-closed]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    # A colon has its space before it, as French has it.
    assert told
    assert not [each for each in told if re.search(r"[^\s\u202f\u00a0]: ", each)]


def ids(match: undercroft.Match) -> list[str]:
    return [option.id for each in match.decisions for option in each.options]


@pytest.mark.parametrize("game", undercroft.titles())
def test_the_task_of_a_puzzle_is_whole_on_a_phone(open_page: Open, game: str) -> None:
    page = open_page(f"/puzzles/{game}", PHONE, "fr-FR", **TOUCH)
    page.get_by_test_id("puzzle-0").click()
    riddle = page.get_by_test_id("riddle")
    expect(riddle).to_be_visible()
    whole = riddle.evaluate(
        """box => [box, ...box.querySelectorAll('h2, p')].every(each => {
            const [inner, outer] = [each.getBoundingClientRect(), box.getBoundingClientRect()];
            return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
                && inner.left >= 0 && inner.right <= innerWidth;
        })"""
    )
    assert whole


def across(page: Page, part: str) -> float:
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box["width"]


def test_a_shared_screen_may_be_a_phone(open_page: Open, address: str) -> None:
    made = deal(address, "bloodborne", {"players": 3})
    page = open_page(f"/screen/{made['table']}", PHONE, **TOUCH)
    page.wait_for_selector("[data-stage]")
    assert across(page, ".hunters") == across(page, "[data-stage]")


@pytest.mark.parametrize("game", undercroft.titles())
def test_what_begins_the_game_stands_right_below_the_seats(open_page: Open, game: str) -> None:
    page = open_page(f"/new/{game}", DESK)
    start = page.get_by_test_id("start")
    expect(start).to_be_in_viewport(ratio=1)
    seats, button = page.locator(".who").bounding_box(), start.bounding_box()
    assert seats is not None
    assert button is not None
    assert 0 < button["y"] - (seats["y"] + seats["height"]) < 40
    # Five places, or a long list beside it: it never leaves the window.
    page.locator(".who button").last.click()
    page.mouse.wheel(0, 400)
    expect(start).to_be_in_viewport(ratio=1)


def test_nobody_is_away_from_what_is_past(open_page: Open, address: str) -> None:
    made = bring(address, finished("bloodborne", {"players": 3}))
    page = open_page(f"/replay/{made['table']}", PHONE)
    page.get_by_test_id("replay").wait_for()
    expect(page.get_by_text("away", exact=True)).to_have_count(0)
    # What may be done with it leaves room for where it stands.
    lines = "each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)"
    assert page.locator("header h1").evaluate(lines) < 2.1
    assert page.get_by_role("banner").evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    ("game", "setup", "kind"),
    [
        ("bloodborne", {"players": 3}, "choose"),
        ("darkest_dungeon", {"mode": "circus", "players": 2}, "draft"),
        ("darkest_dungeon", {"mode": "campaign", "players": 1}, "outfit"),
    ],
    ids=["hunters", "draft", "outfit"],
)
def test_nothing_stands_over_an_edge_where_the_chronicle_takes_room(
    open_page: Open, address: str, game: str, setup: dict[str, Any], kind: str, lang: str
) -> None:
    match = found(game, setup, lambda one: asks(one, kind), "picture")
    page = open_page(NOWHERE, WIDE, lang)
    sit(page, bring(address, match), game)
    curtain = page.get_by_test_id("curtain")
    if curtain.count():
        curtain.locator("button.primary").click()
    page.wait_for_selector("p.loading", state="detached")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(MEASURE)["cut"] == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", [DESK, WIDE], ids=["desk", "wide"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_screen_for_everybody_cuts_nothing(
    open_page: Open, address: str, players: int, size: dict[str, int], lang: str
) -> None:
    made = deal(address, "bloodborne", {"players": players, "final_boss": "gehrman"})
    page = open_page(f"/screen/{made['table']}", size, lang)
    page.wait_for_selector("[data-stage]", state="attached")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(MEASURE)["cut"] == []
