#!/usr/bin/env python3
"""What somebody who listens hears of one round of each game, to be read for sense.

python tools/transcript.py                       every game, in English
python tools/transcript.py darkest_dungeon fr    one game, in French

It is read from the accessibility tree of the page: once the whole table, then for every question the news,
the question itself and what can be chosen.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.conftest import BROWSERS  # noqa: E402
from tests.web.house import ASKED, DESK, NOWHERE, QUIET, Server, deal, options, sit, take  # noqa: E402
from tools.screenshots import LANGUAGES, found_browser  # noqa: E402

GAMES: dict[str, dict[str, Any]] = {
    "bloodborne": {"players": 3},
    "dark_souls": {"players": 2, "mode": "encounter"},
    "tomb_of_giants": {"players": 2, "mode": "encounter"},
    "darkest_dungeon": {"players": 1, "mode": "battle"},
}
CHOICES = 8


def heard(page: Page, where: str) -> str:
    """A part of the page as it is read out."""
    return page.locator(where).first.aria_snapshot()


def listen(page: Page, game: str, address: str) -> None:
    sit(page, deal(address, game, GAMES[game], seed="listen"), game)
    fate = random.Random(3)  # noqa: S311
    print(f"\n# {game}\n\n## The whole table\n\n{heard(page, 'body')}")
    for number in range(CHOICES):
        page.wait_for_selector(ASKED, state="attached")
        if page.get_by_test_id("result").count():
            print(f"\n## The end\n\n{heard(page, '[data-testid=result]')}")
            return
        found = options(page)
        print(f"\n## Question {number + 1}\n")
        for part in ("[data-testid=news]", "[data-testid=prompt]", "[data-testid=choice-list]"):
            if page.locator(part).count():
                print(heard(page, part))
        wanted = fate.choice(found)
        print(f"\n→ {wanted[1]}")
        take(page, *wanted)


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
