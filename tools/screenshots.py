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
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import undercroft  # noqa: E402
from tests.conftest import BROWSERS  # noqa: E402
from tests.web.house import ASKED, NOWHERE, PATIENCE, QUIET, Server, bring, deal, sit  # noqa: E402

SHELF = ROOT / "screenshots"
SIZES = {"1440x900": (1440, 900), "1920x1080": (1920, 1080), "390x844": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
PHONE = "390x844"
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


BLOODBORNE, SOULS, TOMB, DUNGEON = "bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon"
NITO = {"mode": "boss", "boss": "gravelord_nito"}

SCENES = (
    Scene("bloodborne-hunt", BLOODBORNE, {"players": 3}, ("choose",), 12),
    Scene("bloodborne-five", BLOODBORNE, {"players": 5}, ("choose",), 60),
    Scene("bloodborne-transform", BLOODBORNE, {"players": 3}, ("transform",)),
    Scene("bloodborne-dream", BLOODBORNE, {"players": 3}, ("upgrade",), 20),
    Scene("bloodborne-remove", BLOODBORNE, {"players": 3}, ("remove",)),
    Scene("bloodborne-target", BLOODBORNE, {"players": 3}, ("target",)),
    Scene("bloodborne-result", BLOODBORNE, {"players": 3}),
    Scene("dark-souls-bosses", SOULS, {"players": 2}, ("choose_boss",)),
    Scene("dark-souls-laying", SOULS, {"players": 2, "layout": "by_hand"}, ("place_tile",)),
    Scene("dark-souls-map", SOULS, {"players": 2}, ("explore",)),
    Scene("dark-souls-bonfire", SOULS, {"players": 4}, ("explore",), 60),
    Scene("dark-souls-equip", SOULS, {"players": 2}, ("equip",)),
    Scene("dark-souls-rest", SOULS, {"players": 2}, ("confirm_rest",)),
    Scene("dark-souls-place", SOULS, {"players": 2, "mode": "encounter"}, ("place",)),
    Scene("dark-souls-fight", SOULS, {"players": 2}, ("activation",), 10),
    Scene("dark-souls-alone", SOULS, {"players": 1, "mode": "encounter"}, ("activation",), 3),
    Scene("dark-souls-four", SOULS, {"players": 4, "mode": "encounter"}, ("activation",), 9),
    Scene("dark-souls-defend", SOULS, {"players": 4, "mode": "encounter"}, ("defend",), 5),
    Scene("dark-souls-push", SOULS, {"players": 4, "mode": "encounter"}, ("push",), 5),
    Scene("dark-souls-rolled", SOULS, {"players": 2, "mode": "boss"}, ("after_roll",)),
    Scene("dark-souls-overspend", SOULS, {"players": 2, "mode": "boss"}, ("overspend",)),
    Scene("dark-souls-boss", SOULS, {"players": 2, "mode": "boss"}, ("activation",), 6),
    Scene("dark-souls-boss-four", SOULS, {"players": 4, "mode": "boss"}, ("activation",), 12),
    Scene("dark-souls-campaign", SOULS, {"players": 2, "mode": "campaign"}, ("explore",), 4),
    Scene("dark-souls-campaign-fight", SOULS, {"players": 2, "mode": "campaign"}, ("activation",)),
    Scene("dark-souls-dash", SOULS, {"players": 2, "mode": "campaign"}, ("dash",)),
    Scene("dark-souls-result", SOULS, {"players": 2, "mode": "encounter"}),
    Scene("tomb-bonfire", TOMB, {"players": 2}, ("bonfire",)),
    Scene("tomb-bonfire-four", TOMB, {"players": 4}, ("bonfire",), 60),
    Scene("tomb-equip", TOMB, {"players": 2}, ("equip",)),
    Scene("tomb-shop", TOMB, {"players": 2}, ("purchase",)),
    Scene("tomb-track", TOMB, {"players": 2}, ("choose_card",)),
    Scene("tomb-put-under", TOMB, {"players": 2}, ("put_under",)),
    Scene("tomb-gain", TOMB, {"players": 2}, ("gain",)),
    Scene("tomb-start", TOMB, {"players": 4, "mode": "encounter"}, ("start_node",)),
    Scene("tomb-fight", TOMB, {"players": 2, "mode": "encounter"}, ("turn",), 4),
    Scene("tomb-alone", TOMB, {"players": 1, "mode": "encounter"}, ("turn",), 4),
    Scene("tomb-four", TOMB, {"players": 4, "mode": "encounter"}, ("turn",), 14),
    Scene("tomb-swap", TOMB, {"players": 4, "mode": "encounter"}, ("swap",)),
    Scene("tomb-fortune", TOMB, {"players": 4, "mode": "encounter"}, ("fortune",)),
    Scene("tomb-boss", TOMB, {"players": 2, **NITO}, ("turn",), 4),
    Scene("tomb-nito-four", TOMB, {"players": 4, **NITO}, ("turn",), 14),
    Scene("tomb-result", TOMB, {"players": 2, "mode": "encounter"}),
    Scene("dungeon-quest", DUNGEON, {"players": 1, "mode": "quest"}, ("choose_quest",)),
    Scene("dungeon-provisions", DUNGEON, {"players": 1}, ("prepare",)),
    Scene("dungeon-line-up", DUNGEON, {"players": 1}, ("arrange",)),
    Scene("dungeon-rooms", DUNGEON, {"players": 1, "mode": "quest"}, ("stop",)),
    Scene("dungeon-hazard", DUNGEON, {"players": 1, "mode": "quest"}, ("hazard",)),
    Scene("dungeon-bag", DUNGEON, {"players": 1, "mode": "quest"}, ("bag",)),
    Scene("dungeon-camp", DUNGEON, {"players": 1}, ("rest_own", "rest_window", "rest")),
    Scene("dungeon-wild", DUNGEON, {"players": 1, "mode": "battle"}, ("turn_wild",)),
    Scene("dungeon-battle", DUNGEON, {"players": 1, "mode": "battle"}, ("act",), 6),
    Scene("dungeon-boss", DUNGEON, {"players": 1, "mode": "boss"}, ("act",), 6),
    Scene("dungeon-hamlet", DUNGEON, {"players": 1}, ("visit",)),
    Scene("dungeon-service", DUNGEON, {"players": 1}, ("service",)),
    Scene("dungeon-forge", DUNGEON, {"players": 1}, ("forge",)),
    Scene("dungeon-outfit", DUNGEON, {"players": 1}, ("outfit",)),
    Scene("dungeon-unequip", DUNGEON, {"players": 1}, ("unequip",)),
    Scene("dungeon-replace", DUNGEON, {"players": 1}, ("replace",)),
    Scene("dungeon-draft", DUNGEON, {"players": 2, "mode": "circus"}, ("draft",)),
    Scene("dungeon-profile", DUNGEON, {"players": 2, "mode": "circus"}, ("profile",)),
    Scene("dungeon-fighters", DUNGEON, {"players": 2, "mode": "circus"}, ("line_up",)),
    Scene("dungeon-place", DUNGEON, {"players": 2, "mode": "circus"}, ("place_fighter",)),
    Scene("dungeon-circus", DUNGEON, {"players": 2, "mode": "circus"}, ("act",), 4),
    Scene("dungeon-result", DUNGEON, {"players": 1, "mode": "battle"}),
)


def pages() -> Iterator[tuple[str, str]]:
    """The pages around the tables."""
    yield "home", "/"
    for game in undercroft.titles():
        name = game.replace("_", "-")
        yield f"setup-{name}", f"/new/{game}"
        yield f"puzzles-{name}", f"/puzzles/{game}"
        yield f"packs-{name}", f"/packs/{game}"
        yield f"rules-{name}", f"/rules/{game}"
    yield "record-empty", "/record"
    yield "open-none", "/open"
    yield "credits", "/credits"
    yield "nowhere", "/nowhere"


RECORD = [
    {"table": "one", "game": SOULS, "at": 1.7e12, "won": True, "mode": "boss", "mates": ["Ada"]},
    {"table": "two", "game": DUNGEON, "at": 1.69e12, "won": False, "mode": "quest", "mates": []},
]
COUNTS = {"line": "", "counts": {"estus": 1, "fell": 2, "dealt": 31}}
OVER = {"help": "?", "chronicle": "l", "choices": "o", "settings": ","}
"""What opens over a table, and by which key."""


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
                page.set_default_timeout(4000 * PATIENCE)
                page.goto(f"{self.address}{NOWHERE}")
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
                self.shoot(browser, name, partial(self.go, path=path))
        own: dict[str, Callable[[Page], None]] = {
            "home-again": self.come_back,
            "settings": self.set,
            "record": self.remember,
            "open": self.lobby,
            "join": self.join,
            "screen": self.share,
            "invitations": self.invite,
            "seats": self.seats,
            "analysis": self.analyse,
            "pack-editor": self.write,
        }
        for name, show in own.items():
            if self.wants(name):
                self.shoot(browser, name, show)
        for game in undercroft.titles():
            for name, look in (("lesson", self.learn), ("puzzle", self.puzzle)):
                full = f"{name}-{game.replace('_', '-')}"
                if self.wants(full):
                    self.shoot(browser, full, partial(look, game=game))
        for what, key in OVER.items():
            for name in ("bloodborne-hunt", "tomb-four", "dungeon-battle"):
                full = f"over-{name}-{what}"
                if self.wants(full):
                    show = partial(self.over, made=self.made(name), name=name, key=key)
                    self.shoot(browser, full, show)

    def go(self, page: Page, path: str) -> None:
        page.goto(self.address + path)

    def made(self, name: str) -> dict[str, Any]:
        """A table at one of the scenes."""
        return bring(self.address, next(one for one in SCENES if one.name == name).reached())

    def over(self, page: Page, made: dict[str, Any], name: str, key: str) -> None:
        """Something that opens over a table."""
        self.sit(page, made, next(one.game for one in SCENES if one.name == name))
        page.locator("#prompt-question").focus()
        page.keyboard.press(key)

    def set(self, page: Page) -> None:
        page.goto(self.address)
        page.get_by_test_id("play-now").wait_for()
        page.keyboard.press(",")
        page.get_by_role("dialog").wait_for()

    def remember(self, page: Page) -> None:
        past = json.dumps([{**one, **COUNTS} for one in RECORD])
        page.evaluate("past => localStorage.setItem('undercroft.record', past)", past)
        page.goto(f"{self.address}/record")

    def table(self, **more: Any) -> dict[str, Any]:
        """A table with a place that nobody has taken."""
        seats = [
            {"kind": "me", "name": "Ada"},
            {"kind": "invite"},
            {"kind": "bot", "bot": "veteran"},
        ]
        return deal(self.address, BLOODBORNE, {"players": 3}, seats=seats, **more)

    def lobby(self, page: Page) -> None:
        self.table(open=True)
        page.goto(f"{self.address}/open")
        page.locator("[data-open]").first.wait_for()

    def join(self, page: Page) -> None:
        made = self.table()
        invite = next(seat["invite"] for seat in made["seats"] if seat.get("invite"))
        page.goto(f"{self.address}/join/{made['table']}#{invite}")
        page.get_by_test_id("claim").wait_for()

    def share(self, page: Page) -> None:
        made = self.table()
        sit(page, made, BLOODBORNE)
        page.goto(f"{self.address}/screen/{made['table']}")
        page.wait_for_selector("[data-stage]", state="attached")

    def invite(self, page: Page) -> None:
        page.goto(f"{self.address}/new/{BLOODBORNE}")
        page.locator("#kind-1").select_option("invite")
        page.get_by_test_id("start").click()
        page.wait_for_url("**/table/**")
        page.get_by_role("dialog").wait_for()

    def seats(self, page: Page) -> None:
        sit(page, self.table(), BLOODBORNE)
        page.locator("nav button:has(.sr):not(.undo)").first.click()
        page.get_by_role("dialog").wait_for()

    def analyse(self, page: Page) -> None:
        page.goto(f"{self.address}/replay/{self.made('bloodborne-result')['table']}/analysis")
        page.get_by_test_id("curve").wait_for()

    def learn(self, page: Page, game: str) -> None:
        page.goto(self.address)
        page.get_by_test_id(f"lesson-{game}").click()
        page.locator("[data-testid=coach].placed").wait_for()

    def puzzle(self, page: Page, game: str) -> None:
        page.goto(f"{self.address}/puzzles/{game}")
        page.get_by_test_id("puzzle-0").click()
        page.get_by_test_id("riddle").wait_for()

    def write(self, page: Page) -> None:
        """A card in the making."""
        page.goto(f"{self.address}/packs/{SOULS}")
        page.locator("#pack-kind").select_option("card")
        page.locator("#pack-after").select_option("long_sword")
        page.locator("#pack-name").fill("Tide Cleaver")
        page.get_by_test_id("pack-add").click()
        page.get_by_test_id("proof-en").wait_for()

    def come_back(self, page: Page) -> None:
        """Home, with tables to go on with."""
        keys = {}
        for name in ("bloodborne-hunt", "dark-souls-fight"):
            scene = next(one for one in SCENES if one.name == name)
            made = bring(self.address, scene.reached())
            seats = {seat["seat"]: seat["token"] for seat in made["seats"] if seat.get("token")}
            keys[made["table"]] = {
                "game": scene.game,
                "host": made["host"],
                "seats": seats,
                "at": int(time.time() * 1000),
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
                self.shoot(browser, scene.name, partial(self.end, made=made))
                replay = scene.name.replace("result", "replay")
                self.shoot(browser, replay, partial(self.go, path=f"/replay/{made['table']}"))
            else:
                self.shoot(browser, scene.name, partial(self.sit, made=made, game=scene.game))

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


def found_browser(names: Sequence[str]) -> str | None:
    """A Chromium of this machine, else Playwright's own."""
    return next((found for name in names if (found := shutil.which(name))), None)


def main(wanted: list[str]) -> int:
    SHELF.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(ROOT, Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=found_browser(BROWSERS), args=QUIET
            )
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
