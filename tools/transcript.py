#!/usr/bin/env python3
"""What somebody who listens hears of one round of each game, played by keyboard; to be read for sense.

python tools/transcript.py                       every game, in English
python tools/transcript.py darkest_dungeon fr    one game, in French

First the whole table, as it is read out from top to bottom. Then, for every question: what was said by itself
meanwhile (live regions, in the order in which they spoke), where the focus is, what Tab comes to from there,
and what was chosen; then the board once more. All of it is read from the accessibility tree of the page.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.conftest import BROWSERS  # noqa: E402
from tests.web.house import ASKED, DESK, NOWHERE, QUIET, Server, deal, press, sit, unanswered  # noqa: E402
from tools.screenshots import LANGUAGES, found_browser  # noqa: E402

GAMES: dict[str, dict[str, Any]] = {
    "bloodborne": {"players": 3},
    "dark_souls": {"players": 2, "mode": "encounter"},
    "tomb_of_giants": {"players": 2, "mode": "encounter"},
    "darkest_dungeon": {"players": 1, "mode": "battle"},
}
FIGHTS = {"hunt", "fight", "battle"}
"""Scenes of which a round is told; what comes before them is passed over."""
MOST = 20
"""Questions: a round of a fight without numbered rounds."""
STOPS = 12
"""How far Tab is followed from a question."""

#: Whatever a live region says from now on, once and in order.
LISTEN = """() => {
    window.spoken = [];
    const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log]):not([aria-live=off])';
    const words = each => each.textContent.replace(/\\s+/g, ' ').trim();
    const last = new WeakMap();
    const hear = () => {
        for (const each of document.querySelectorAll(LIVE)) {
            const now = each.checkVisibility({ visibilityProperty: true }) ? words(each) : '';
            if (now && now !== last.get(each)) spoken.push(now);
            last.set(each, now);
        }
    };
    hear();
    spoken.length = 0;
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(hear).observe(document.body, all);
}"""
FOCUS = "() => document.activeElement !== document.body"


def heard(where: Locator) -> str:
    """A part of the page as it is read out."""
    return where.first.aria_snapshot()


def stops(page: Page) -> list[str]:
    """What Tab comes to, one after the other; then the focus is where it was."""
    found = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if not page.evaluate(FOCUS):
            break
        found.append(heard(page.locator(":focus")).splitlines()[0])
    page.evaluate("document.querySelector('#prompt-question')?.focus()")
    page.keyboard.press("Escape")
    return found


def said(page: Page) -> None:
    for words in page.evaluate("spoken.splice(0)"):
        print(f"said by itself: {words}")


def question(page: Page, number: int) -> None:
    print(f"\n## Question {number}\n")
    said(page)
    if page.evaluate(FOCUS):
        print(f"the focus is on: {heard(page.locator(':focus')).splitlines()[0]}")
    print(heard(page.get_by_test_id("prompt")))
    print("Tab comes to:")
    for stop in stops(page):
        print(f"  {stop}")


def listed(page: Page, decision: str, option: str) -> Locator:
    return page.locator(f'[data-decision="{decision}"][data-listed="{option}"]')


def answer(page: Page, fate: random.Random, found: list[tuple[str, str]]) -> str:
    """Something by its key, rather nothing deadly; what it is called."""
    mild = [one for one in found if listed(page, *one).and_(page.locator(":not(.deadly)")).count()]
    decision, option = fate.choice(mild or found)
    name = listed(page, decision, option).get_attribute("aria-label") or option
    press(page, page.locator(f'[data-decision="{decision}"][data-option="{option}"]').first)
    return name


def fighting(page: Page) -> bool:
    page.wait_for_selector("[data-stage], [data-testid=result]", state="attached")
    scene = page.locator("[data-stage]")
    return not scene.count() or scene.first.get_attribute("data-stage") in FIGHTS


def listen(page: Page, game: str, address: str) -> None:
    sit(page, deal(address, game, GAMES[game], seed="listen"), game)
    page.wait_for_load_state("networkidle")
    fate = random.Random(5)  # noqa: S311
    while not fighting(page):
        answer(page, fate, unanswered(page))
    page.evaluate(LISTEN)
    print(f"\n# {game}\n\n## The whole table\n\n{heard(page.locator('body'))}")
    begun = page.locator("h1").first.inner_text()
    for number in range(1, MOST + 1):
        found = unanswered(page)
        if not found or page.locator("h1").first.inner_text() != begun:
            break
        question(page, number)
        print(f"chosen: {answer(page, fate, found)}")
    print("\n## After the round\n")
    page.wait_for_selector(ASKED, state="attached")
    said(page)
    print(heard(page.locator("main")))


def main(wanted: list[str]) -> int:
    lang = next((each for each in wanted if each in LANGUAGES), "en")
    games = [each for each in wanted if each in GAMES] or list(GAMES)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(ROOT, Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=found_browser(BROWSERS), args=QUIET
            )
            context = browser.new_context(
                viewport=DESK,  # type: ignore[arg-type]
                locale=LANGUAGES[lang],
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.goto(server.address + NOWHERE)
            page.evaluate("localStorage.setItem('undercroft.forced', 'off')")
            for game in games:
                listen(page, game, server.address)
            browser.close()
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
