"""The stage stands still: whatever is asked, nothing moves, nothing is cut, no question is a wall."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from .house import DESK, NOWHERE, PHONE, Open, deal, sit, take, unanswered

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WIDE = {"width": 1920, "height": 1080}

#: What is measured between two choices.
MEASURE = """() => {
    const box = each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
    };
    const seen = each => each.getClientRects().length > 0 && each.clientWidth > 2;
    const stages = [...document.querySelectorAll('[data-stage]')];
    const floor = document.querySelector('main');
    const main = floor.getBoundingClientRect();
    const cut = [];
    const what = each => `${each.tagName}.${each.className?.baseVal ?? each.className}: ${each.textContent.trim().slice(0, 40)}`;
    for (const each of document.querySelectorAll('header *, main *, footer *')) {
        if (each.closest('[data-testid=choice-list], [role=log], .sr, svg')) continue;
        if (!seen(each)) continue;
        // A list that rolls on may hold more than it shows, but whatever stands in it is whole.
        const rolls = each.closest('[data-rolls-on]');
        const style = getComputedStyle(each);
        const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        const more = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
        if (hides && more && each !== rolls) cut.push(what(each));
        const words = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (words && parseFloat(style.fontSize) < 13.9) cut.push(`small letters: ${what(each)}`);
        if (!words || !each.closest('main')) continue;
        const { top, left, right, bottom } = each.getBoundingClientRect();
        const room = (rolls ?? floor).getBoundingClientRect();
        const aside = getComputedStyle(rolls ?? floor).overflowX === 'auto' && rolls?.scrollWidth > rolls?.clientWidth;
        if (!rolls && (top < main.top - 2 || bottom > main.bottom + 2) || !aside && (left < room.left - 3 || right > room.right + 3))
            cut.push(`off the stage: ${what(each)}`);
        // What stands on a slab stays on it; a stamp may lie across its edge.
        const slab = each.closest('.slab');
        const edge = slab?.getBoundingClientRect();
        if (slab && !rolls && style.position === 'static') {
            if (top < edge.top - 3 || bottom > edge.bottom + 3) cut.push(`over the edge: ${what(each)}`);
            // Letters are measured, not their box: a grid may be wider than what stands in it.
            const line = document.createRange();
            line.selectNodeContents(each);
            const letters = line.getBoundingClientRect();
            if (letters.left < edge.left - 3 || letters.right > edge.right + 3) cut.push(`beside the edge: ${what(each)}`);
        }
    }
    // Whatever can be pressed is in sight: neither outside nor under something that cannot be pressed.
    // What is drawn on a board lies on one sheet, and a board on a phone comes near: those are not asked about.
    for (const each of document.querySelectorAll('[data-aim]:not(svg *)')) {
        const { x, y, width, height } = each.getBoundingClientRect();
        const rolls = each.closest('[data-rolls-on]');
        if (!width || getComputedStyle(each).visibility === 'hidden') continue;
        const [across, down] = [x + width / 2, y + height / 2];
        if (across < 0 || down < 0 || across > innerWidth || down > innerHeight) {
            if (!rolls) cut.push(`out of sight: ${what(each)}`);
            continue;
        }
        const top = document.elementFromPoint(across, down);
        if (rolls && !rolls.contains(top)) continue;
        if (!top || !(each.contains(top) || top.contains(each) || top.closest('[data-aim], svg')))
            cut.push(`covered by ${what(top)}: ${what(each)}`);
    }
    // What has a place on the table is no button of the prompt as well.
    const own = ({ dataset }) => `${dataset.decision} ${dataset.option}`;
    const placed = new Set([...document.querySelectorAll('[data-aim=take][data-option]')].map(own));
    for (const each of document.querySelectorAll('[data-testid=prompt] [data-option]'))
        if (placed.has(own(each))) cut.push(`twice: ${what(each)}`);
    const where = document.querySelector('[data-page=top]');
    const drawn = document.fonts.status === 'loaded';  // letters of another font are wider
    if (where && drawn && where.scrollWidth > where.clientWidth + 1) cut.push(`into the tools: ${where.textContent.trim().slice(0, 40)}`);
    const last = document.querySelector('[data-testid=prompt] .answers')?.lastElementChild;
    const foot = document.querySelector('[data-testid=prompt] .foot');
    if (last && foot && last.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1)
        cut.push(`over the foot: ${last.textContent.slice(0, 40)}`);
    return {
        stages: stages.map(each => [each.dataset.stage, box(each)]),
        answers: [...document.querySelectorAll('[data-testid=prompt] [data-option]')].filter(seen).length,
        question: document.querySelector('#prompt-question')?.textContent.trim(),
        kind: document.querySelector('[data-testid=prompt]')?.dataset.kind,
        cut,
    };
}"""


@dataclass
class Walk:
    """What was seen on a walk through a game."""

    decisions: int = 0
    boxes: dict[str, set[str]] = field(default_factory=dict)
    stages: set[int] = field(default_factory=set)
    walls: list[str] = field(default_factory=list)
    cut: dict[str, str] = field(default_factory=dict)


def walk(page: Page, decisions: int, seed: int = 1) -> Walk:
    """So many choices at random, and what the stage looked like before each."""
    fate = random.Random(seed)
    seen = Walk()
    while seen.decisions < decisions:
        # Whoever sends their own hero away is asked nothing more.
        found = [one for one in unanswered(page) if not re.fullmatch(r"leave-\d", one[1])]
        if not found:
            break
        # A scene that was never shown before may still be on its way.
        page.wait_for_selector("[data-stage], [data-testid=result]", state="attached")
        page.wait_for_selector("p.loading", state="detached")
        now: dict[str, Any] = page.evaluate(MEASURE)
        if not now["stages"] and page.get_by_test_id("result").count():
            break  # somebody else has ended it meanwhile
        seen.stages.add(len(now["stages"]))
        for scene, box in now["stages"]:
            seen.boxes.setdefault(scene, set()).add(box)
        if now["answers"] > 6:
            seen.walls.append(f"{now['kind']}: {now['question']}")
        for line in now["cut"]:
            seen.cut.setdefault(line, f"{now['kind']}: {now['question']}")
        take(page, *fate.choice(found))
        seen.decisions += 1
    return seen


MOST_TABLES = 40
RECRUITS = {"mode": "campaign", "players": 2}
GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("bloodborne", {"players": 5}, {"hunt"}),
    ("dark_souls", {"mode": "boss", "players": 2}, {"fight"}),
    ("dark_souls", {"mode": "journey", "players": 3}, {"fight"}),
    ("dark_souls", {"mode": "encounter", "players": 4}, {"fight"}),
    ("dark_souls", RECRUITS, {"bonfire"}),
    ("darkest_dungeon", {"mode": "battle", "players": 1}, {"battle"}),
    ("darkest_dungeon", {"mode": "campaign", "players": 1}, {"dungeon", "hamlet", "battle"}),
    ("darkest_dungeon", {"mode": "circus", "players": 2}, {"battle"}),
    ("tomb_of_giants", {"players": 4, "mode": "encounter"}, {"fight"}),
    ("tomb_of_giants", {"players": 3, "mode": "boss", "boss": "gravelord_nito"}, {"fight"}),
    ("tomb_of_giants", {"players": 2, "mode": "campaign"}, {"fight", "bonfire"}),
]
"""A game, its set-up, and the scenes in which the board must not move."""
WHOLE = 150
"""Decisions of each game at a desk, shared out among its modes."""
LEAST = 50
"""Of each mode, however many there are."""
MODES = Counter(game for game, _, _ in GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "setup", "still"), GAMES, ids=[f"{g}-{s.get('mode', 'all')}" for g, s, _ in GAMES]
)
@pytest.mark.parametrize(
    ("size", "langs", "decisions"),
    [
        # The board is where it is in either language: half of it in each.
        (DESK, ("en-GB", "fr-FR"), WHOLE),
        (WIDE, ("fr-FR",), 40),
        (PHONE, ("fr-FR",), 30),
    ],
    ids=["desk", "wide", "phone"],
)
def test_the_stage_stands_still(
    open_page: Open,
    address: str,
    game: str,
    setup: dict[str, Any],
    still: set[str],
    size: dict[str, int],
    langs: tuple[str, ...],
    decisions: int,
) -> None:
    small = size == PHONE
    more = {"has_touch": True, "is_mobile": True} if small else {}
    decisions = max(min(decisions, LEAST), decisions // MODES[game])
    played, seed = 0, 0
    boxes: dict[str, set[str]] = {}
    # Somebody sits wherever a campaign may call a recruit.
    bots = [{"kind": "bot", "bot": "veteran"}] * 3
    full = {"seats": [{"kind": "me"}, *bots]} if setup is RECRUITS else {}
    for turn, lang in enumerate(langs, 1):
        page = open_page(NOWHERE, size, lang, **more)
        while played < decisions * turn // len(langs):
            assert seed < MOST_TABLES, "tables that end before anything is chosen"
            sit(page, deal(address, game, setup, seed=f"stage-{seed}", **full), game)
            seen = walk(page, decisions * turn // len(langs) - played, seed)
            played += seen.decisions
            seed += 1
            for scene, found in seen.boxes.items():
                boxes.setdefault(scene, set()).update(found)
            assert seen.stages == {1}, "one stage at a time"
            assert not seen.walls
            assert not seen.cut
        page.close()
    assert still & boxes.keys()
    assert {scene: len(boxes[scene]) for scene in still & boxes.keys()} == dict.fromkeys(
        still & boxes.keys(), 1
    )
