"""Darkest Dungeon in a real Chromium: an expedition, a boss, the circus around one screen, a campaign."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undercroft

from .house import ASKED, DESK, NOWHERE, PHONE, Open, Server, bring, deal, gone, press, sit, take
from .house import options as listed

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
GAME = "darkest_dungeon"
Policy = Callable[[list[str]], str | None]


def options(page: Page) -> list[str]:
    """All that can be chosen, as the list has it."""
    return [option for _, option in listed(page)]


def choose(page: Page, id: str) -> None:
    """Choose, on the stage where the option has a place there, and wait until the table has gone on."""
    page.wait_for_selector(f'[data-listed="{id}"]', state="attached")
    take(page, *next(one for one in listed(page) if one[1] == id))
    page.wait_for_selector(ASKED, state="attached")


def first(ids: list[str], *patterns: str) -> str | None:
    """The first option that fits, by the order of the patterns."""
    return next((id for pattern in patterns for id in ids if re.match(pattern, id)), None)


def play(page: Page, until: Callable[[], bool], policy: Policy, turns: int = 250) -> None:
    for _ in range(turns):
        page.wait_for_selector(ASKED, state="attached")
        if until():
            return
        ids = options(page)
        choose(page, policy(ids) or ids[0])
    raise AssertionError("it does not come to that")


def fighter(ids: list[str]) -> str | None:
    """Strike if somebody can be reached, else end the turn; leave when the dungeon can be left."""
    return first(ids, "figure-", "use-", r"explore-\d", "pass$", "stay$", "end$", "done$", "yes$")


def on_the_way(setup: dict[str, object], *prompts: str) -> undercroft.Match:
    """A match played until somebody is asked one of these."""
    for seed in range(12):
        fate = random.Random(seed)
        match = undercroft.new(GAME, {"players": 1, **setup}, seed=seed)
        while not match.over:
            decision = next(one for one in match.decisions if one.chosen is None)
            if decision.prompt.id in prompts:
                return match
            ids = [option.id for option in decision.options]
            pick = fighter(ids) if fate.random() < 0.8 else fate.choice(ids)
            if "leave" in ids and fate.random() < 0.3:
                pick = "leave"
            seat = decision.seats[0]
            match.decide(pick or ids[0], seat=seat, decision=decision.id)
    raise AssertionError(f"nobody was asked {prompts}")


def test_an_expedition_from_provisions_to_the_hamlet(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(server.address, GAME, {"mode": "campaign", "players": 1}, seed="torch"), GAME)
    expect(page.locator("[data-stage=line-up]")).to_be_visible()
    choose(page, "stay")
    expect(page.get_by_role("region", name="Imminent threat")).to_be_visible()
    rooms = 0

    def policy(ids: list[str]) -> str | None:
        nonlocal rooms
        if any(id.startswith("explore-") for id in ids):
            rooms += 1
            if rooms > 1 and "leave" in ids:
                return "leave"
        return fighter(ids)

    play(page, lambda: any(id.startswith("explore-") for id in options(page)), policy)
    # In the dungeon: where to go, what counts, the light, the packs.
    expect(page.locator("[data-stage=dungeon]")).to_have_count(1)
    expect(page.locator(".node[data-aim=take]")).not_to_have_count(0)
    expect(page.locator(".quest .goal")).to_be_visible()
    expect(page.locator("[data-anchor=light]").first).to_be_visible()
    expect(page.get_by_role("list", name="Provisions")).to_be_visible()
    enter(page, ".node[data-aim=take]")
    rooms = 1
    play(page, lambda: any(id.startswith("visit-") for id in options(page)), policy)
    # At home: every building, the days, the roster.
    expect(page.locator("[data-building]")).to_have_count(9)
    assert "day" in page.get_by_role("region", name="This week").inner_text()
    enter(page, "[data-building][data-aim=take]")


def enter(page: Page, place: str) -> None:
    """Click a place on the table, and wait for the next question."""
    found = page.locator(place).first
    question = found.get_attribute("data-decision")
    found.click()
    gone(page, question)
    page.wait_for_selector(ASKED, state="attached")


def at_bay(boss: str) -> undercroft.Match:
    """A boss with one Life left who has not acted yet, on a hero's turn who can reach somebody."""
    match = undercroft.new(GAME, {"mode": "boss", "players": 1, "boss": boss}, seed="pyre")

    def ready() -> bool:
        decision = match.decisions[0]
        if decision.kind != "act":
            return False
        waits = all(foe["turns"] for foe in match.view(None)["table"]["battle"]["monsters"])
        return waits and any(
            option.kind == "use" and "battle_heal" not in option.id for option in decision.options
        )

    for _ in range(200):
        if match.over or ready():
            break
        decision = match.decisions[0]
        ids = [option.id for option in decision.options]
        match.decide(first(ids, "move-", "stay$", "pass$", "end$") or ids[0], seat=0)
    doc: Any = match.position()
    for monster in doc["state"]["monsters"]:
        monster["wounds"] = monster["life"] - 1
    return undercroft.from_position(doc)


def test_a_boss_is_slain(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(server.address, at_bay("necromancer")), GAME)
    # What the boss would do, and the exact chance on the card in hand.
    assert re.search(r"\d+\s?%", page.locator(".foe .intents").first.inner_text())
    card = page.locator(".skill[data-aim]").first
    assert re.search(r"\d+\s?%\s+to hit", card.inner_text())
    play(page, lambda: page.get_by_test_id("result").count() > 0, fighter)
    expect(page.get_by_test_id("result")).to_be_visible()


def facing() -> undercroft.Match:
    """A hero's turn with a skill that reaches more than one area."""
    for seed in range(60):
        match = undercroft.new(GAME, {"mode": "battle", "players": 1}, seed=seed)
        for _ in range(60):
            if match.over:
                break
            decision = match.decisions[0]
            ids = [option.id for option in decision.options]
            families = [id.rsplit("-", 1)[0] for id in ids if id.startswith("use-")]
            if any(families.count(name) > 1 for name in families):
                return match
            match.decide(first(ids, "move-", "stay$", "pass$", "end$") or ids[0], seat=0)
    raise AssertionError("no such turn in sixty battles")


def test_a_skill_is_picked_up_and_shown_where(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    match = facing()
    sit(page, bring(server.address, match), GAME)
    families = [id.rsplit("-", 1)[0] for id in options(page) if id.startswith("use-")]
    many = next(name for name in families if families.count(name) > 1)
    # An area to walk to is one click, whatever skill could be used there.
    moves = [id for id in options(page) if id.startswith("move-")]
    expect(page.locator(".area[data-option^=move-]")).to_have_count(len(moves))
    page.locator(f'[data-hand-card="{many[4:]}"] .skill').click()
    lit = page.locator(".area.skill[data-aim=take]")
    expect(lit).to_have_count(families.count(many))
    # Whoever is threatened shows the chance; nothing but the skill is meant any more.
    expect(page.locator(".token .note").first).to_be_visible()
    expect(page.locator(".area[data-option^=move-]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".area[data-option^=move-]")).to_have_count(len(moves))
    page.locator(f'[data-hand-card="{many[4:]}"] .skill').click()
    question = lit.first.get_attribute("data-decision")
    lit.first.click(position={"x": 30, "y": 8})
    gone(page, question)


def hurt() -> undercroft.Match:
    """A turn of somebody whom provisions would help."""
    for seed in range(20):
        match = undercroft.new(GAME, {"mode": "battle", "players": 1}, seed=seed)
        while not match.over:
            decision = match.decisions[0]
            ids = [option.id for option in decision.options]
            if decision.kind == "act" and "eat" in ids and "stance-back" in ids:
                return match
            match.decide(first(ids, "stay$", "pass$", "end$") or ids[0], seat=0)
    raise AssertionError("nobody is hurt")


def test_a_turn_has_its_places_on_the_stage(open_page: Open, server: Server) -> None:
    """Stances are slots, provisions are dice: the prompt is left with the end of the turn."""
    page = open_page(NOWHERE, DESK)
    match = hurt()
    sit(page, bring(server.address, match), GAME)
    asked = {option.id: option for option in match.decisions[0].options}
    expect(page.locator("[data-testid=prompt] [data-option]")).to_have_count(1)
    expect(page.locator("[data-testid=prompt] [data-option=end]")).to_be_visible()
    for id in ("stance-forward", "stance-back"):
        if id in asked:
            expect(page.locator(f".heroes li[data-option={id}]")).to_have_count(1)
    dice = {
        target[1]
        for option in asked.values()
        for target in option.targets
        if target[0] == "provision"
    }
    assert dice
    expect(page.locator(".stores li[data-aim]")).to_have_count(len(dice))
    die = page.locator(".stores li[data-aim=take]").first
    question = die.get_attribute("data-decision")
    die.click()
    gone(page, question)


@pytest.mark.parametrize("size", [DESK, {"width": 1920, "height": 1080}, PHONE])
def test_the_lines_stand_above_the_floor(
    open_page: Open, server: Server, size: dict[str, int]
) -> None:
    """Both trackers with their four slots, and nothing upon them."""
    page = open_page(NOWHERE, size, "fr-FR")
    sit(page, bring(server.address, hurt()), GAME)
    floor = page.locator("[data-stage=battle]").bounding_box()
    assert floor is not None
    for side in (".heroes", ".foes"):
        expect(page.locator(f".bar {side}")).to_be_visible()
    for slot in page.locator(".bar li").all():
        box = slot.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= floor["y"] + 1
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]


def test_the_circus_around_one_screen(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    setup = {"mode": "circus", "players": 2, "butcher": "yes"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    sit(page, deal(server.address, GAME, setup, seats=seats, seed="ring"), GAME)
    curtains = turns = 0
    kinds: set[str] = set()
    for _ in range(600):
        kind, ids = look(page)
        if kind == "curtain":
            curtains += 1
            page.get_by_test_id("curtain-open").click()
        else:
            kinds.add(kind)
            if kind == "act":
                turns += 1
                if turns > 6:
                    break
            pick = first(ids, "use-", "end$") or ids[0]
            take(page, *next(one for one in listed(page) if one[1] == pick))
    assert {"draft", "profile", "line_up", "place_fighter", "act"} <= kinds
    # Every secret choice was made behind the curtain; in the arena nothing is hidden any more.
    assert curtains >= 8
    assert page.get_by_test_id("curtain").count() == 0
    expect(page.locator(".trackers .figure")).to_have_count(8)


#: The curtain and nothing of the table, a question that is not answered yet, or neither.
SEEN = """() => {
    if (document.querySelector('[data-testid=curtain]'))
        return [document.querySelector('.board') ? 'seen through' : 'curtain', []];
    const all = [...document.querySelectorAll('[data-testid=choice-list] [data-listed]')];
    if (!all.length || all.some(each => each.getAttribute('aria-pressed'))) return ['', []];
    const { kind } = document.querySelector('[data-testid=prompt]').dataset;
    return [kind ?? '', all.map(each => each.dataset.listed)];
}"""


def look(page: Page) -> tuple[str, list[str]]:
    """What is on the screen, as soon as there is something."""
    page.wait_for_function(f"() => ({SEEN})()[0] !== ''")
    found: tuple[str, list[str]] = page.evaluate(SEEN)
    return found


def test_a_campaign_is_resumed_and_its_sheet_shown(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(server.address, GAME, {"mode": "campaign", "players": 1}, seed="ledger"), GAME)
    play(page, lambda: any(id.startswith("explore-") for id in options(page)), fighter)
    before = options(page)
    server.kill()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "reconnecting")
    server.start()
    page.reload()
    page.wait_for_selector("[data-listed]", state="attached")
    assert options(page) == before
    page.locator(".sheet-button").click()
    sheet = page.locator("dialog[open] .sheet")
    expect(sheet).to_contain_text("Act")
    assert sheet.locator("tbody th").count() >= 4
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(page.locator(".dock")).to_be_hidden()


def test_a_battle_on_a_phone_in_french(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, PHONE, "fr-FR")
    sit(page, deal(server.address, GAME, {"mode": "battle", "players": 1}, seed="brume"), GAME)
    play(page, lambda: "end" in options(page), fighter)
    expect(page.locator("[data-stage=battle] .room")).to_be_visible()
    expect(page.locator(".bar .heroes")).to_be_visible()
    expect(page.locator(".bar .foes")).to_be_visible()
    turns = 0
    for _ in range(12):
        if page.get_by_test_id("result").count():
            break
        text = page.locator("body").inner_text()
        assert not re.search(r"\bdd-[a-z]", text), re.findall(r"\bdd-[a-z-]+", text)[:5]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        ids = options(page)
        choose(page, fighter(ids) or ids[0])
        turns += 1
    assert turns > 3


def test_a_battle_by_keys_alone(open_page: Open, server: Server) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(server.address, GAME, {"mode": "battle", "players": 1}, seed="keys"), GAME)
    for _ in range(14):
        page.wait_for_selector(ASKED, state="attached")
        if page.get_by_test_id("result").count():
            break
        # Any letter without a meaning shows the letters.
        page.keyboard.press("Tab")
        thing = page.locator("[data-option][data-key], [data-option][aria-keyshortcuts]").first
        press(page, thing)


@pytest.mark.parametrize("way", range(5))
def test_the_short_ways_in(open_page: Open, way: int) -> None:
    page = open_page("/", DESK)
    page.get_by_test_id(f"quick-{GAME}-{way}").click()
    page.wait_for_selector(ASKED, state="attached")
    expect(page.locator(".board")).to_be_visible()
