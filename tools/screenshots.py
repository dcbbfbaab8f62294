#!/usr/bin/env python3
"""Take pictures of every screen, at a desk, on a large screen and on a phone, in both languages.

python tools/screenshots.py                 all, into screenshots/
python tools/screenshots.py home bloodborne only those whose name begins so
python tools/screenshots.py 1440x900 en     only that size, only that language

A scene is reached by random play from a fixed seed: the same picture can be taken again after a change.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import undercroft  # noqa: E402
from tests.web.house import ASKED, QUIET, Server, bring, sit  # noqa: E402

SHELF = ROOT / "screenshots"
SIZES = {"1440x900": (1440, 900), "1920x1080": (1920, 1080), "390x844": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
PHONE = "390x844"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MOST = 3000
"""Choices until a scene must have come."""


@dataclass(frozen=True)
class Scene:
    """A moment of a match: the first question of a kind, after some choices."""

    name: str
    game: str
    setup: dict[str, Any] = field(default_factory=dict)
    asked: tuple[str, ...] = ()
    """Kinds of questions; none: until the end."""
    after: int = 0

    def reached(self) -> undercroft.Match:
        """The match at this moment; another seed where one does not lead there."""
        for seed in range(20):
            match = undercroft.new(self.game, self.setup, seed=f"picture {seed}")
            fate = random.Random(seed)  # noqa: S311
            for turn in range(MOST):
                if match.over:
                    break
                if turn >= self.after and any(one.kind in self.asked for one in match.decisions):
                    return match
                # Secret choices may be changed until all have chosen: one at random goes on in the end.
                decision = fate.choice(match.decisions)
                match.decide(fate.choice(decision.options).id, seat=decision.seats[0])
            if match.over and not self.asked:
                return match
        raise LookupError(f"{self.name}: never asked {', '.join(self.asked)}")


SCENES = (
    Scene("bloodborne-hunt", "bloodborne", {"players": 3}, ("choose",), 12),
    Scene("bloodborne-dream", "bloodborne", {"players": 3}, ("upgrade",), 20),
    Scene("bloodborne-result", "bloodborne", {"players": 3}),
    Scene("dark-souls-map", "dark_souls", {"players": 2}, ("explore",)),
    Scene("dark-souls-fight", "dark_souls", {"players": 2}, ("activation",), 10),
    Scene("dark-souls-boss", "dark_souls", {"players": 2, "mode": "boss"}, ("activation",), 6),
    Scene("dark-souls-result", "dark_souls", {"players": 2, "mode": "encounter"}),
    Scene("tomb-bonfire", "tomb_of_giants", {"players": 2}, ("bonfire",)),
    Scene("tomb-fight", "tomb_of_giants", {"players": 2, "mode": "encounter"}, ("turn",), 4),
    Scene(
        "tomb-boss",
        "tomb_of_giants",
        {"players": 2, "mode": "boss", "boss": "gravelord_nito"},
        ("turn",),
        4,
    ),
    Scene("tomb-result", "tomb_of_giants", {"players": 2, "mode": "encounter"}),
    Scene("dungeon-quest", "darkest_dungeon", {"players": 1, "mode": "quest"}, ("choose_quest",)),
    Scene("dungeon-rooms", "darkest_dungeon", {"players": 1, "mode": "quest"}, ("stop",)),
    Scene("dungeon-battle", "darkest_dungeon", {"players": 1, "mode": "battle"}, ("act",), 6),
    Scene("dungeon-hamlet", "darkest_dungeon", {"players": 1}, ("visit",)),
    Scene("dungeon-circus", "darkest_dungeon", {"players": 2, "mode": "circus"}, ("act",), 4),
    Scene("dungeon-result", "darkest_dungeon", {"players": 1, "mode": "battle"}),
)


def pages() -> Iterator[tuple[str, str]]:
    """The pages around the tables."""
    yield "home", "/"
    for game in undercroft.titles():
        yield f"setup-{game.replace('_', '-')}", f"/new/{game}"
    yield "credits", "/credits"


class Camera:
    """A browser, and a server with the scenes."""

    def __init__(self, address: str, wanted: list[str]) -> None:
        self.address = address
        self.sizes = {size: SIZES[size] for size in SIZES if size in wanted} or SIZES
        self.languages = {
            lang: LANGUAGES[lang] for lang in LANGUAGES if lang in wanted
        } or LANGUAGES
        self.wanted = [each for each in wanted if each not in (*SIZES, *LANGUAGES)]
        self.taken = 0

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(each) for each in self.wanted)

    def shoot(self, browser: Any, name: str, show: Callable[[Page], None]) -> None:
        for size, (width, height) in self.sizes.items():
            for lang, locale in self.languages.items():
                phone = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=locale,
                    reduced_motion="reduce",
                    **phone,
                )
                page = context.new_page()
                page.goto(f"{self.address}/api/health")
                page.evaluate("localStorage.setItem('undercroft.forced', 'off')")
                show(page)
                page.wait_for_load_state("networkidle")
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(300)
                page.screenshot(path=SHELF / f"{name}-{size}-{lang}.png")
                context.close()
                self.taken += 1
        print(f"· {name}", flush=True)

    def around(self, browser: Any) -> None:
        for name, path in pages():
            if self.wants(name):
                self.shoot(browser, name, lambda page, path=path: page.goto(self.address + path))
        if self.wants("home-again"):
            self.shoot(browser, "home-again", self.come_back)

    def come_back(self, page: Page) -> None:
        """Home, with tables to go on with."""
        keys = {}
        for scene in (SCENES[0], SCENES[4]):
            made = bring(self.address, scene.reached())
            seats = {seat["seat"]: seat["token"] for seat in made["seats"] if seat.get("token")}
            keys[made["table"]] = {
                "game": scene.game,
                "host": made["host"],
                "seats": seats,
                "at": 1,
            }
        page.evaluate("all => localStorage.setItem('undercroft.tables', all)", json.dumps(keys))
        page.goto(self.address)
        page.get_by_test_id("continue").wait_for()

    def tables(self, browser: Any) -> None:
        for scene in SCENES:
            if not self.wants(scene.name):
                continue
            match = scene.reached()
            made = bring(self.address, match)
            if not scene.asked:
                self.shoot(browser, scene.name, lambda page, made=made: self.end(page, made))
                path = f"{self.address}/replay/{made['table']}"
                replay = scene.name.replace("result", "replay")
                self.shoot(browser, replay, lambda page, path=path: page.goto(path))
            else:
                game = scene.game
                self.shoot(
                    browser,
                    scene.name,
                    lambda page, made=made, game=game: self.sit(page, made, game),
                )

    def end(self, page: Page, made: dict[str, Any]) -> None:
        page.goto(f"{self.address}/screen/{made['table']}")
        page.get_by_test_id("result").wait_for()

    def sit(self, page: Page, made: dict[str, Any], game: str) -> None:
        sit(page, made, game)
        curtain = page.get_by_test_id("curtain")
        if curtain.count():
            curtain.locator(".button.primary").click()
            curtain.wait_for(state="detached")
            page.wait_for_selector(ASKED, state="attached")


def main(wanted: list[str]) -> int:
    SHELF.mkdir(exist_ok=True)
    chromium = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(ROOT, Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
            camera = Camera(server.address, wanted)
            camera.around(browser)
            camera.tables(browser)
            browser.close()
        finally:
            server.kill()
    print(f"{camera.taken} pictures in {SHELF.relative_to(ROOT)}/")
    return 0 if camera.taken else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
