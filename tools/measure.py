#!/usr/bin/env python3
"""How quick the table is on the busiest boards: from a click to the first change on the screen, and frames.

python tools/measure.py                 both boards, 20 choices each
python tools/measure.py --choices 40    more of them

What is told first is work: the time the page's own thread was at it, out of a trace of the browser. It does
not depend on what else the machine does. What was seen on this machine at this moment is told beside it,
with the load; a browser without a graphics card paints on the same cores. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.conftest import BROWSERS  # noqa: E402
from tests.web.house import DESK, NOWHERE, QUIET, Server, deal, sit  # noqa: E402
from tools.screenshots import found_browser  # noqa: E402

BOARDS: list[tuple[str, str, dict[str, Any]]] = [
    ("Nito with four", "tomb_of_giants", {"players": 4, "mode": "boss", "boss": "gravelord_nito"}),
    ("The Circus", "darkest_dungeon", {"players": 2, "mode": "circus"}),
]
FRAME = 1000 / 60
CATEGORIES = ["benchmark", "cc", "devtools.timeline", "disabled-by-default-devtools.timeline"]

#: For every click of a person: when the page had changed, and when the frame with the change was handed on.
WATCH = """
window.clicks = [];
addEventListener('click', event => {
    if (!event.isTrusted) return;
    const from = event.timeStamp;
    const eyes = new MutationObserver(() => {
        eyes.disconnect();
        const changed = performance.now() - from;
        requestAnimationFrame(() => {
            const next = new MessageChannel();
            next.port1.onmessage = () => clicks.push([changed, performance.now() - from]);
            next.port2.postMessage(0);
        });
    });
    eyes.observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
}, true);
"""
#: Where something can be pressed now and lies open to the pointer.
PRESS = """() => [...document.querySelectorAll('[data-aim], [data-testid=prompt] .answer')].flatMap(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...at);
    return top && (each.contains(top) || top.contains(each)) ? [at] : [];
})"""


def play(page: Page, choices: int, fate: random.Random) -> int:
    """So many presses by the mouse, wherever something glows; the story is told in between."""
    made = 0
    for _ in range(choices * 12):
        if made >= choices or page.get_by_test_id("result").count():
            break
        curtain = page.locator("[data-testid=curtain] .button.primary")
        if curtain.count():
            curtain.click()
        found = page.evaluate(PRESS)
        if not found or page.locator("[data-busy=true]").count():
            page.wait_for_timeout(100)
            continue
        page.mouse.click(*fate.choice(found))
        made += 1
        page.wait_for_timeout(400)
    return made


class Trace:
    """What the browser wrote down of a while."""

    def __init__(self, path: Path) -> None:
        self.events: list[dict[str, Any]] = json.loads(path.read_text())["traceEvents"]
        threads = {
            (event["pid"], event["tid"])
            for event in self.events
            if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        self.page = [
            event
            for event in self.events
            if (event["pid"], event["tid"]) in threads and event.get("ph") == "X"
        ]
        self.tasks = sorted(self.named("RunTask"), key=lambda task: float(task["ts"]))

    def named(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.page if event["name"] == name]

    def within(self, inner: list[dict[str, Any]]) -> list[int]:
        """Which tasks those belong to."""
        starts = [float(event["ts"]) for event in inner]
        return [
            place
            for place, task in enumerate(self.tasks)
            if any(task["ts"] <= start < task["ts"] + task["dur"] for start in starts)
        ]

    def frames(self) -> list[float]:
        """The work of each frame, in milliseconds."""
        found = self.within(self.named("ProxyMain::BeginMainFrame"))
        return [self.tasks[place]["tdur"] / 1000 for place in found]

    def clicks(self) -> list[float]:
        """The work from each click to the end of the frame after it."""
        drawn = self.within(self.named("ProxyMain::BeginMainFrame"))
        dispatched = [
            event
            for event in self.named("EventDispatch")
            if event["args"]["data"]["type"] == "click"
        ]
        found = []
        for place in self.within(dispatched):
            end = next((frame for frame in drawn if frame >= place), place)
            found.append(sum(task["tdur"] for task in self.tasks[place : end + 1]) / 1000)
        return found

    def shown(self) -> tuple[int, int]:
        """Frames that were shown, of those with something new."""
        states = [
            str(report.get("state"))
            for event in self.events
            if event.get("name") == "PipelineReporter"
            and (
                report := next(
                    (one for one in event.get("args", {}).values() if "state" in one), None
                )
            )
            and "NO_UPDATE" not in str(report.get("state"))
        ]
        return sum("PRESENTED" in state for state in states), len(states)


def told(values: list[float]) -> str:
    if not values:
        return "–"
    middle, late = statistics.median(values), sorted(values)[int(len(values) * 0.95)]
    return f"median {middle:.0f} ms, 95 % within {late:.0f} ms, at most {max(values):.0f} ms"


def measure(browser: Browser, address: str, game: str, setup: dict[str, Any], choices: int) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB")
    page = context.new_page()
    page.goto(address + NOWHERE)
    sit(page, deal(address, game, setup, seed="measure"), game)
    page.evaluate(WATCH)
    with tempfile.TemporaryDirectory() as place:
        trace = Path(place) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
        made = play(page, choices, random.Random(1))  # noqa: S311
        browser.stop_tracing()
        seen = Trace(trace)
    clicks: list[tuple[float, float]] = page.evaluate("clicks")
    print(f"  {made} choices")
    print(f"  work from a click to the frame that shows it: {told(seen.clicks())}")
    print(f"  work of a frame (60 a second leave {FRAME:.1f} ms): {told(seen.frames())}")
    shown, all_ = seen.shown()
    print(f"  seen here: {told([changed for changed, _ in clicks])} until the page had changed,")
    print(
        f"    {told([later for _, later in clicks])} until it was shown; {shown} of {all_} frames shown"
    )
    context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--choices", type=int, default=20)
    wanted = parser.parse_args().choices
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(ROOT, Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=found_browser(BROWSERS), args=QUIET
            )
            for name, game, setup in BOARDS:
                print(
                    f"{name} (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", flush=True
                )
                measure(browser, server.address, game, setup, wanted)
            browser.close()
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
