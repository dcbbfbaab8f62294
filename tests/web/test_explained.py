"""Every sign of the table explains itself to pointer, finger and keyboard. Sound waits for a touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .house import ASKED, DESK, NOWHERE, PHONE, Open, deal, gone, options, sit, take
from .test_axe import Axe, axe

__all__ = ["axe"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
#: Counts the contexts and what is struck in them, before anything of the page runs.
COUNTED = """
  window.heard = { contexts: 0, struck: 0 };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...given) { super(...given); window.heard.contexts += 1; }
    createBufferSource() { window.heard.struck += 1; return super.createBufferSource(); }
  };
"""


def sign(page: Page) -> str:
    """A drawing of the stage that the glossary knows: where it is, as a selector."""
    return "[data-stage] svg[data-icon='icon:shield'], [data-stage] svg[data-icon='icon:hearts']"


def fight(open_page: Open, address: str, size: dict[str, int], lang: str = "en-GB") -> Page:
    page = open_page(NOWHERE, size, lang)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.wait_for_selector("[data-testid=explained]", state="attached")
    return page


def test_a_pointer_that_rests_on_a_sign_is_told(open_page: Open, address: str, axe: Axe) -> None:
    page = fight(open_page, address, DESK)
    told = page.get_by_test_id("explained")
    expect(told).to_be_hidden()
    page.locator(sign(page)).first.hover()
    expect(told).to_contain_text("Health")
    expect(told).to_contain_text("wake in the Dream")
    axe.look(page, "a sign that is explained", looks=[("en", DESK)])
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_a_finger_and_the_keyboard_are_told_in_french(open_page: Open, address: str) -> None:
    page = fight(open_page, address, PHONE, "fr-FR")
    told = page.get_by_test_id("explained")
    page.locator(sign(page)).first.evaluate(
        """each => { const at = {bubbles: true, pointerType: 'touch'};
            each.dispatchEvent(new PointerEvent('pointerdown', at)); }"""
    )
    expect(told).to_contain_text("Santé")
    box = told.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    # What has the focus tells the signs it shows.
    page.locator("[data-hand-card] [data-zoom], [data-hand-card][data-zoom]").first.focus()
    page.keyboard.press("F1")
    expect(told).to_be_visible()
    expect(told).not_to_contain_text("bb-gloss")


def choose_once(page: Page) -> None:
    decision, option = options(page)[0]
    take(page, decision, option)
    gone(page, decision)
    page.wait_for_selector(ASKED)


def test_nothing_sounds_before_a_touch_and_then_what_happens_is_heard(
    open_page: Open, address: str
) -> None:
    page = open_page(NOWHERE, DESK)
    page.add_init_script(COUNTED)
    page.evaluate("localStorage.setItem('undercroft.volume', '50')")
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.wait_for_selector("[data-testid=explained]", state="attached")
    assert page.evaluate("window.heard.contexts") == 0
    page.mouse.click(4, 4)
    page.wait_for_function("() => window.heard.contexts === 1")
    choose_once(page)
    page.wait_for_function("() => window.heard.struck > 0")
    assert page.evaluate("window.heard.contexts") == 1


def test_nothing_sounds_where_it_is_off(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    page.add_init_script(COUNTED)
    page.evaluate("localStorage.setItem('undercroft.volume', '0')")
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.wait_for_selector("[data-testid=explained]", state="attached")
    page.mouse.click(4, 4)
    choose_once(page)
    assert page.evaluate("window.heard") == {"contexts": 0, "struck": 0}


def test_a_phone_is_silent_until_somebody_says_otherwise(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, has_touch=True, reduced_motion="no-preference")
    page.add_init_script(COUNTED)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.wait_for_selector("[data-testid=explained]", state="attached")
    page.touchscreen.tap(195, 300)
    page.keyboard.press("Escape")
    assert page.evaluate("window.heard.contexts") == 0


def test_embers_rise_only_where_things_may_move(open_page: Open, address: str) -> None:
    made = deal(address, "bloodborne", {"players": 3})
    still = fight(open_page, address, DESK)
    expect(still.get_by_test_id("embers")).to_have_count(0)
    page = open_page(NOWHERE, DESK, reduced_motion="no-preference")
    sit(page, made, "bloodborne")
    expect(page.get_by_test_id("embers")).to_be_attached()
    page.evaluate("localStorage.setItem('undercroft.light', 'off')")
    page.reload()
    page.wait_for_selector("[data-testid=explained]", state="attached")
    expect(page.get_by_test_id("embers")).to_have_count(0)


def test_a_card_is_enlarged_by_pointer_and_key(open_page: Open, address: str) -> None:
    page = fight(open_page, address, DESK)
    zoom = page.get_by_test_id("zoom")
    card = page.locator("[data-hand-card] [data-zoom], [data-hand-card][data-zoom]").first
    small = card.bounding_box()
    assert small
    card.hover(force=True)
    expect(zoom).to_be_visible()
    large = zoom.bounding_box()
    assert large
    assert large["width"] > 1.3 * small["width"]
    assert large["x"] >= 0
    assert large["y"] + large["height"] <= DESK["height"]
    # A picture: it can be neither chosen nor found in the card's place.
    assert zoom.locator("[data-option], [data-aim], [data-names], [id]").count() == 0
    page.keyboard.press("Escape")
    expect(zoom).to_be_hidden()
    card.focus()
    page.keyboard.press("F2")
    expect(zoom).to_be_visible()
    page.keyboard.press("F2")
    expect(zoom).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_enlarged_card_never_lies_over_the_question(
    open_page: Open, address: str, size: dict[str, int]
) -> None:
    page = fight(open_page, address, size)
    zoom, question = page.get_by_test_id("zoom"), page.locator("[data-page=prompt]")
    cards = page.locator("[data-hand-card] [data-zoom], [data-hand-card][data-zoom]")
    assert cards.count() > 1
    for card in cards.all():
        card.focus()
        page.keyboard.press("F2")
        expect(zoom).to_be_visible()
        large, asked = zoom.bounding_box(), question.bounding_box()
        assert large
        assert asked
        assert (
            large["x"] + large["width"] <= asked["x"]
            or asked["x"] + asked["width"] <= large["x"]
            or large["y"] + large["height"] <= asked["y"]
            or asked["y"] + asked["height"] <= large["y"]
        )
        page.keyboard.press("F2")


def test_what_slides_under_a_pointer_at_rest_is_not_enlarged(open_page: Open, address: str) -> None:
    """A hand moves up when a card leaves it: whoever did not move did not point."""
    page = fight(open_page, address, DESK)
    zoom = page.get_by_test_id("zoom")
    page.mouse.move(700, 400)
    page.evaluate(
        """() => {
            const place = document.createElement('div');
            place.style = 'position: fixed; left: 650px; top: 350px; width: 100px; z-index: 99';
            place.innerHTML = '<div data-zoom style="height: 100px">A card</div>';
            document.body.append(place);
        }"""
    )
    page.wait_for_timeout(1500)
    expect(zoom).to_be_hidden()
    page.mouse.move(703, 402)
    expect(zoom).to_be_visible()


#: A place on the card where no sign lies: signs explain themselves.
BARE = """card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    for (let down = 4; down < height; down += 6)
        for (let across = 4; across < width; across += 6) {
            const [x, y] = [left + across, top + down];
            const there = document.elementFromPoint(x, y);
            if (there && card.contains(there) && !there.closest('[data-icon]')) return { x, y };
        }
}"""


def test_a_card_is_enlarged_by_a_finger_that_stays(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR", has_touch=True, is_mobile=True)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.wait_for_selector("[data-testid=explained]", state="attached")
    zoom = page.get_by_test_id("zoom")
    card = page.locator("[data-hand-card] [data-zoom][data-aim]").first
    asked = options(page)
    spot = card.evaluate(BARE)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", spot)
    expect(zoom).to_be_visible()
    expect(zoom).to_have_text(card.inner_text(), use_inner_text=True)
    large, small = zoom.bounding_box(), card.bounding_box()
    assert large
    assert small
    assert large["width"] > 1.3 * small["width"]
    assert large["x"] >= 0
    assert large["x"] + large["width"] <= PHONE["width"]
    # Whoever lets go has looked and pressed nothing; the card stays large until something else is touched.
    touch("touchEnd")
    expect(zoom).to_be_visible()
    assert card.get_attribute("data-state") is None
    assert options(page) == asked
    page.touchscreen.tap(4, 300)
    expect(zoom).to_be_hidden()
    # A short tap is the first of the two that act.
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(card).to_have_attribute("data-state", "looked")
    expect(zoom).to_be_hidden()


#: Everything that is said of what happens, in the order in which it is said.
HEARD = """() => {
    window.said = [];
    const voice = document.querySelector('[data-testid=heard]');
    new MutationObserver(() => said.push(voice.textContent))
        .observe(voice, { subtree: true, childList: true, characterData: true });
}"""


def test_whoever_listens_hears_all_that_happens(open_page: Open, address: str) -> None:
    """The line in sight has room for some of it; what is said is the whole story, once."""
    page = fight(open_page, address, DESK)
    voice = page.get_by_test_id("heard")
    expect(voice).to_have_attribute("aria-live", "polite")
    expect(page.get_by_test_id("news")).to_have_attribute("aria-hidden", "true")
    page.evaluate(HEARD)
    decision, option = next(one for one in options(page) if "axe" in one[1])
    take(page, decision, option)
    page.wait_for_function("() => said.join(' ').includes('The Monster attacks')")
    said = " ".join(page.evaluate("said"))
    for deed in (
        "Henryk plays Hunter Axe.",
        "Eileen plays ",
        "Ludwig plays ",
        "Henryk takes 1 damage",
    ):
        assert said.count(deed) == 1, said


def test_a_card_that_a_finger_looks_at_lies_within_the_screen(
    open_page: Open, address: str
) -> None:
    page = open_page(NOWHERE, PHONE, has_touch=True, is_mobile=True)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    cards = page.locator("[data-hand-card] [data-aim]")
    for card in cards.all():
        card.tap()
        expect(card).to_have_attribute("data-state", "looked")
        box = card.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        page.touchscreen.tap(4, 100)
