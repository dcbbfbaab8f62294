"""The table of Tomb of Giants by touch in French, and whole encounters by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, bring, deal, gone, heard, options, press, sit
from .tomb import GOODS, TRACK, crowded, descent, likely, maze

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
GAME = "tomb_of_giants"


def answer(page: Page, by: Callable[[Locator], None]) -> bool:
    """Answer one question; whether there was one."""
    page.wait_for_selector(ASKED, state="attached")
    if page.get_by_test_id("result").count():
        return False
    question, option = likely(page)
    standing = page.locator(f'[data-decision="{question}"][data-option="{option}"]')
    by(standing.first)
    heard(page, question)
    gone(page, question)
    return True


def to_the_turn(page: Page, by: Callable[[Locator], None]) -> None:
    """Through the upkeep, as it is."""
    for _ in range(6):
        page.wait_for_selector(ASKED, state="attached")
        if any(option == "end" for _, option in options(page)):
            return
        answer(page, by)
    raise AssertionError("no turn begins")


@pytest.mark.slow
def test_an_encounter_by_keys_alone(open_page: Open) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id(f"quick-{GAME}-0").focus()
    page.keyboard.press("Enter")
    for _ in range(500):
        if not answer(page, lambda option: press(page, option)):
            break
    expect(page.get_by_test_id("result")).to_be_visible()


def fits(page: Page) -> None:
    """A phone shows it all in its width, with targets for a thumb, in French."""
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('button, a, summary, [data-aim]')].filter(each => {
            const small = ({ width, height }) => width && (width < 43.5 || height < 43.5);
            if (each.closest('[data-testid=choice-list]') || !small(each.getBoundingClientRect()))
                return false;
            // A figure has a panel of its own, or stands on its node: either means the same.
            const same = each.matches('[data-hero], [data-foe]')
                ? [...document.querySelectorAll(`[data-aim][aria-keyshortcuts="${each.getAttribute('aria-keyshortcuts')}"]`)]
                : [];
            return same.every(other => small(other.getBoundingClientRect()));
        }).map(each => each.outerHTML.slice(0, 120))"""
    )
    assert small == []
    shown = page.locator("body").inner_text()
    assert not re.search(r"\b(ds|tg|ui)-[a-z]+-[a-z]+", shown)


def tap(option: Locator) -> None:
    """What stands on the table is looked at first, then taken; a figure answers for its node.

    What has no place of its own, since two things are meant at once, is taken from the list.
    """
    if option.get_attribute("data-listed"):
        option.page.get_by_test_id("all-choices").tap()
    option.tap(force=True)
    if option.evaluate_all("all => all.some(each => each.dataset.state === 'looked')"):
        option.tap(force=True)


@pytest.mark.parametrize("seed", ["bones", "coffin"])
@pytest.mark.parametrize(
    "setup", [{"mode": "boss", "boss": "gravelord_nito"}, {"mode": "encounter"}], ids=["boss", "map"]
)
def test_fights_on_a_phone_in_french(
    open_page: Open, address: str, setup: dict[str, str], seed: str
) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit(page, deal(address, GAME, {**setup, "players": 2}, seed=seed), GAME)
    for _ in range(12):
        if not answer(page, tap):
            break
        page.wait_for_selector(ASKED, state="attached")
        fits(page)


def test_a_large_map_comes_near_on_a_phone(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit(page, bring(address, maze()), GAME)
    to_the_turn(page, tap)
    fits(page)
    stage = page.locator("[data-stage=fight]")
    box = stage.bounding_box()
    node = page.locator("[data-node='4'] .hit")
    near = node.bounding_box()
    page.get_by_role("button", name="Toute la carte").tap()
    far = node.bounding_box()
    assert near
    assert far
    assert near["width"] > 1.5 * far["width"]
    assert stage.bounding_box() == box
    # Going on is in sight without rolling.
    expect(page.locator("[data-option=end]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("goals")).to_be_in_viewport(ratio=1)


def test_the_descent_on_a_phone_in_french(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    held = [("lifegem", 0)]
    sit(page, bring(address, descent(inventory=GOODS, track=TRACK, held=held)), GAME)
    fits(page)
    # What lies on a space can be read without going there.
    page.locator("[data-space='3'] .card").tap()
    expect(page.locator("dialog [data-encounter]")).to_contain_text("Skeleton Beast")
    fits(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Paquets").tap()
    tap(page.get_by_test_id("shop"))
    page.locator("[data-ware][data-aim]").first.wait_for()
    fits(page)
    for option in ("leave", "as-drawn"):
        page.locator(f"[data-option={option}]").tap()
        page.locator(f"[data-option={option}]").wait_for(state="detached")
    page.locator("[data-option=go-1]").wait_for(state="attached")
    sit(page, bring(address, maze()), GAME)
    fits(page)
    expect(page.get_by_test_id("goals")).to_be_in_viewport()


def test_nodes_and_enemies_answer_the_mouse(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, maze()), GAME)
    to_the_turn(page, Locator.click)
    page.locator("[data-foe]").first.hover()
    expect(page.get_by_test_id("foe-card").locator("ol li").first).to_be_visible()
    # A gravestone is picked up, and the prompt asks which deck.
    before = options(page)[0][0]
    grave = page.locator("[data-node='12']")
    expect(grave).to_have_attribute("data-aim", "pick")
    grave.click()
    decks = page.get_by_test_id("prompt").locator("[data-option^=gravestone-]")
    assert 1 < decks.count() <= 6
    page.keyboard.press("Escape")
    expect(decks).to_have_count(0)
    node = page.locator("[data-node][data-aim=take]").first
    node.click()
    gone(page, before)
    # The card can be read again at any time.
    page.get_by_test_id("goals").get_by_role("button").click()
    expect(page.locator("dialog [data-encounter=maze_of_the_dead]")).to_be_visible()


def test_the_cards_of_the_hand_say_what_is_held(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, maze()), GAME)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "swap")
    hand = page.locator("[data-hand]")
    assert hand.locator("[data-aim=pick]").count() >= 2
    # One card and then another: both are in hand, and nothing else was asked.
    question = options(page)[0][0]
    mace, chime = hand.get_by_text("Mace"), hand.get_by_text("Sacred Chime")
    mace.click()
    chime.click()
    gone(page, question)
    to_the_turn(page, Locator.click)
    for card in ("mace", "sacred_chime"):
        expect(hand.locator(f"[data-hand-card={card}]")).to_contain_text(" hand")


def test_one_of_many_is_pushed_by_its_figure(open_page: Open, address: str) -> None:
    """Figure, then node: no wall of buttons, however many ways there are."""
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, crowded()), GAME)
    found = options(page)
    assert len(found) > 6
    prompt = page.get_by_test_id("prompt")
    expect(prompt.locator("[data-option]")).to_have_count(0)
    page.locator("[data-hero='2'][data-aim=pick]").click()
    node = page.locator("[data-node][data-aim=take]").first
    option = node.get_attribute("data-option")
    assert option
    assert option.startswith("seat-2-")
    node.click()
    gone(page, found[0][0])
