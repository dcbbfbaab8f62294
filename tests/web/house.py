"""A server of our own, and pages of a real Chromium that may load nothing from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect, sync_playwright

import undercroft

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever else is asked for is not found: nothing has to be held up to see to it.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1920, "height": 1080}
"""The chronicle stands beside the stage."""
NOWHERE = "/api/health"
"""A page without the client, for who goes to a table anyway."""
ASKED = "[data-option], [data-testid=result], [data-testid=curtain]"

PATIENCE = 60
"""Seconds: a busy machine is no failure."""
FATE = "the tests' own"
"""The seed of every table for which nobody names another: no test plays a match that chance chose."""
#: One process thinks for all bots, as long as it takes: what they remember and choose hangs on no machine.
STEADY = {
    "UNDERCROFT_BOTS": "1",
    "UNDERCROFT_BOT_SECONDS": str(2 * PATIENCE),
    "UNDERCROFT_ANALYSIS": "200",
}
#: A short way in has a fate as well; those of lessons and puzzles are their own.
FATED = """fate => {
    const real = window.fetch;
    window.fetch = (path, asked) => {
        if (asked?.method !== 'POST' || path !== '/api/tables') return real(path, asked);
        const plan = JSON.parse(asked.body);
        const own = 'lesson' in plan || 'puzzle' in plan;
        return real(path, own ? asked : { ...asked, body: JSON.stringify({ seed: fate, ...plan }) });
    };
}"""
#: The question is no longer asked.
GONE = """asked => !document.querySelector(`[data-decision="${CSS.escape(asked)}"]`)"""
#: It is not, or it is answered and others are waited for, or what may kill is asked once more.
HEARD = f"""asked => ({GONE})(asked)
    || document.querySelector('[data-decision][aria-pressed="true"], [data-state=chosen]')
    || document.querySelector('[data-testid=prompt] .armed')"""

expect.set_options(timeout=1000 * PATIENCE)

Open = Callable[..., Page]


class Server:
    """`undercroft serve` on a free port; it can be killed and started again on the same data."""

    def __init__(self, root: Path, data: Path) -> None:
        self.root, self.data = root, data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        call = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port)]
        call += ["--data", str(self.data)]
        self.process = subprocess.Popen(
            call,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=self.root,
            env={**os.environ, **STEADY},
        )
        assert self.process.stdout is not None
        found = next(
            match
            for line in self.process.stdout
            if (match := re.search(r"http://127\.0\.0\.1:(\d+)", line))
        )
        self.port = int(found[1])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stand(self) -> None:
        """Rise again, if it was killed."""
        if self.process is None or self.process.poll() is not None:
            self.start()


def serving(root: Path, data: Path) -> Iterator[Server]:
    if not (root / "undercroft" / "server" / "static" / "index.html").exists():
        pytest.fail("the client is not built: npm run build in web/", pytrace=False)
    server = Server(root, data)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def launched(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        browser.close()


def opening(browser: Browser, address: str) -> Iterator[Open]:
    """Opens a page that may load nothing from elsewhere and must not fail in silence.

    Requests are looked at, not held up: a page that may keep what it has loaded costs half as much.
    """
    contexts = []
    trouble: list[str] = []

    def elsewhere(asked: Request) -> None:
        if not asked.url.startswith((address, "data:", "blob:")):
            trouble.append(asked.url)

    def page(path: str, size: dict[str, int], lang: str = "en-GB", **more: object) -> Page:
        settings = {"viewport": size, "locale": lang, "reduced_motion": "reduce", **more}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.on("request", elsewhere)
        context.add_init_script(f"({FATED})({json.dumps(FATE)})")
        # Tests choose everything themselves; nothing goes on by itself.
        context.add_init_script(
            "localStorage.getItem('undercroft.forced') ?? localStorage.setItem('undercroft.forced', 'off')"
        )
        made = context.new_page()
        made.set_default_timeout(1000 * PATIENCE)
        made.on("pageerror", lambda error: trouble.append(str(error)))
        made.goto(address + path)
        return made

    yield page
    for context in contexts:
        context.close()
    assert not trouble, trouble


def deal(address: str, game: str, setup: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A new table: me, and bots in the other seats."""
    bots = [{"kind": "bot", "bot": "veteran"}] * (setup.get("players", 1) - 1)
    plan = {"seats": [{"kind": "me"}, *bots], "seed": FATE}
    body = {"game": game, "setup": setup, **plan, **more}
    return _made(httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE))


def bring(address: str, match: undercroft.Match) -> dict[str, Any]:
    """A table for a match that was set by hand."""
    return _made(httpx.post(f"{address}/api/import", content=json.dumps(match.journal()), timeout=PATIENCE))


def _made(answer: httpx.Response) -> dict[str, Any]:
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def sit(page: Page, made: dict[str, Any], game: str = "dark_souls", sees: str = ASKED) -> None:
    """Take the seats of a table that was made by a call. `sees`: what says that the table is there."""
    seats = {seat["seat"]: seat["token"] for seat in made["seats"] if seat.get("token")}
    keys = {made["table"]: {"game": game, "host": made["host"], "seats": seats, "at": 1}}
    page.evaluate("keys => localStorage.setItem('undercroft.tables', JSON.stringify(keys))", keys)
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/table/{made['table']}")
    page.wait_for_selector(sees, state="attached")


#: Decision and option, as the list for those who listen has them.
LISTED = """() => [...document.querySelectorAll('[data-testid=choice-list] [data-listed]')]
    .map(each => [each.dataset.decision, each.dataset.listed])"""
#: The same without questions that are answered, while others are waited for.
UNANSWERED = f"""() => {{
    const said = new Set([...document.querySelectorAll('[data-listed][aria-pressed]')]
        .map(each => each.dataset.decision));
    return ({LISTED})().filter(([decision]) => !said.has(decision));
}}"""


def options(page: Page) -> list[tuple[str, str]]:
    """Everything that can be chosen now."""
    found: list[tuple[str, str]] = page.evaluate(LISTED)
    return found


def unanswered(page: Page) -> list[tuple[str, str]]:
    """What can be chosen, as soon as something must be; nothing once it is over."""
    page.wait_for_function(
        f"() => ({UNANSWERED})().length || document.querySelector('[data-testid=result]')"
    )
    found: list[tuple[str, str]] = page.evaluate(UNANSWERED)
    return found


def take(page: Page, decision: str, option: str) -> None:
    """Choose it where it stands: on the stage, in the prompt, else in the list; a deadly one twice."""
    page.evaluate(
        """([decision, option]) => {
            const found = document.querySelector(
                `[data-decision="${CSS.escape(decision)}"][data-option="${CSS.escape(option)}"]`);
            // Somebody else may have been quicker: then it is asked anew.
            found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }""",
        [decision, option],
    )
    heard(page, decision)


def heard(page: Page, decision: str | None, again: Callable[[], None] | None = None) -> None:
    """Wait until the question is answered. What may kill is asked twice, and said twice: by `again`."""
    page.wait_for_function(HEARD, arg=decision)
    sure = page.locator("[data-testid=prompt] .armed")
    if sure.count():
        (again or sure.click)()
        page.wait_for_function(GONE, arg=decision)


def gone(page: Page, decision: str | None) -> None:
    """Wait until the question is no longer asked."""
    page.wait_for_function(GONE, arg=decision)


def press(page: Page, option: Locator) -> None:
    """By the key that stands on it; what has none on the stage is in the list."""
    decision, key = (
        option.get_attribute(name) for name in ("data-decision", "aria-keyshortcuts")
    )

    def by_key() -> None:
        if key:
            page.keyboard.press(key)
        elif page.locator("[data-testid=prompt] .armed").count():
            page.locator("[data-testid=prompt] .armed").press("Enter")
        else:
            page.keyboard.press("o")
            option.press("Enter")

    by_key()
    heard(page, decision, by_key)


def narrow(page: Page) -> None:
    """Until something can be taken: what is to be moved comes first, then where to."""
    page.wait_for_selector(f"{ASKED}, [data-aim]", state="attached")
    if not page.locator(ASKED).count():
        page.locator("[data-aim=pick]").first.dispatch_event("click")
    page.wait_for_selector(ASKED, state="attached")


def play_to_the_end(page: Page, turn_by: Callable[[Page, int], None], turns: int = 400) -> None:
    """Answer whatever is asked until the result is shown."""
    for turn in range(turns):
        narrow(page)
        if page.get_by_test_id("result").count():
            return
        question = page.locator("[data-option]").first.get_attribute("data-decision")
        turn_by(page, turn)
        heard(page, question)
        gone(page, question)
    raise AssertionError("the game does not end")
