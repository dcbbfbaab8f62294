"""What stands on the boards can be told apart, read and believed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import undercroft

from .house import DESK, NOWHERE, PHONE, Open, bring, deal, sit
from .test_dungeon_browser import at_bay, on_the_way
from .test_souls_road import at_the_bonfire

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def souls(setup: dict[str, object], ready: Callable[[undercroft.Match], bool]) -> undercroft.Match:
    """A fight of the first box, played at random until something is so."""
    for seed in range(40):
        fate = random.Random(seed)
        match = undercroft.new("dark_souls", setup, seed=seed)
        while not match.over:
            if ready(match):
                return match
            asked = match.decisions[0]
            match.decide(fate.choice(asked.options).id, asked.seats[0], asked.id)
    raise AssertionError("it never comes to that")


def test_the_teams_of_the_circus_differ_in_colour_and_shape(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    bout = on_the_way({"mode": "circus", "players": 2}, "dd-prompt-act")
    sit(page, bring(address, bout), "darkest_dungeon")
    marks: dict[str, set[str]] = {}
    for figure in page.locator(".room [data-anchor^=figure-]").all():
        face = figure.locator("svg[data-shape]").first
        team = "a" if int((figure.get_attribute("data-anchor") or "").split("-")[1]) < 4 else "b"
        looks = face.evaluate(
            "each => [each.dataset.shape, getComputedStyle(each).color].join(' ')"
        )
        marks.setdefault(team, set()).add(looks)
    assert {team: len(looks) for team, looks in marks.items()} == {"a": 1, "b": 1}
    (round_, gold), (square, blue) = (next(iter(marks[team])).split(" ", 1) for team in "ab")
    assert (round_, square) == ("round", "square")
    assert gold != blue


def test_the_boss_is_larger_than_its_minions(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    match = at_bay("necromancer")
    sit(page, bring(address, match), "darkest_dungeon")
    foes = match.view(None)["table"]["battle"]["monsters"]
    sizes = {
        foe["boss"]: box(page.locator(f".room [data-anchor=figure-{foe['figure']}]"))["width"]
        for foe in foes
    }
    assert sizes[True] > 1.4 * sizes[False]


def test_conditions_lie_on_their_own_figure(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    match = at_bay("necromancer")
    doc = match.position()
    for foe in doc["state"]["monsters"]:
        foe["stacks"] = [["bleed", 2, 3], ["blight", 1, 2], ["stun", 0, 1], ["debuff", 0, 2]]
    sit(page, bring(address, undercroft.from_position(doc)), "darkest_dungeon")
    for figure in page.locator(".room .token:has(.marks)").all():
        own = box(figure)
        for mark in figure.locator(".marks li").all():
            here = box(mark)
            assert here["x"] >= own["x"] - 1
            assert here["x"] + here["width"] <= own["x"] + own["width"] + 1


@pytest.mark.parametrize("mode", ["encounter", "boss"])
def test_the_dice_fall_on_the_same_side(open_page: Open, address: str, mode: str) -> None:
    page = open_page(NOWHERE, DESK)
    rolled = souls({"mode": mode, "players": 2}, lambda match: bool(table(match)["roll"]))
    sit(page, bring(address, rolled))
    tray, floor = page.locator("[data-anchor=tray]"), page.locator(".arena")
    assert box(tray)["x"] > box(floor)["x"] + box(floor)["width"]
    expect(tray).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "size", [PHONE, {"width": 844, "height": 390}, {"width": 900, "height": 700}]
)
@pytest.mark.parametrize("mode", ["encounter", "boss"])
def test_dice_that_are_asked_about_are_in_sight(
    open_page: Open, address: str, mode: str, size: dict[str, int]
) -> None:
    """Where enemies and floor do not stand side by side, and wherever the page was scrolled to."""
    page = open_page(NOWHERE, size)
    asked = souls(
        {"mode": mode, "players": 2},
        lambda match: any(
            one.targets and one.targets[0][0] == "die" for one in match.decisions[0].options
        ),
    )
    sit(page, bring(address, asked))
    tray = page.locator("[data-anchor=tray]")
    expect(tray).to_have_count(1)
    for down in (0, 300):
        page.locator("main").evaluate("(each, down) => each.scrollTo(0, down)", down)
        expect(tray).to_be_in_viewport(ratio=1)
        assert (
            box(tray)["y"] + box(tray)["height"] <= box(page.locator(".dock"))["y"]
            or size["width"] == 844
        )


def table(match: undercroft.Match) -> dict[str, object]:
    found = match.view(None)["table"]
    assert isinstance(found, dict)
    return found


def test_whoever_has_acted_threatens_nobody(open_page: Open, address: str) -> None:
    """While the enemies act, one after the other."""

    def halfway(match: undercroft.Match) -> bool:
        fight = match.view(None)["table"]["fight"]
        foes = (
            [foe for foe in fight["foes"] if foe["threat"] and foe["threat"]["hits"]]
            if fight
            else []
        )
        acted = [foe["acted"] for foe in foes]
        asked = match.decisions[0].prompt.id == "ds-prompt-defend"
        return asked and acted.count(True) > 1 and False in acted

    page = open_page(NOWHERE, DESK)
    match = souls({"mode": "encounter", "players": 1}, halfway)
    foes = match.view(None)["table"]["fight"]["foes"]
    coming = sum(
        hit["damage"]
        for foe in foes
        if not foe["acted"] and foe["threat"]
        for hit in foe["threat"]["hits"]
    )
    sit(page, bring(address, match))
    expect(page.locator(".foes .sum")).to_contain_text(re.compile(rf"−{coming}\b"))
    done = page.locator(".foes li.acted")
    # The last of them acts still: its blow is being answered.
    expect(done).to_have_count(sum(foe["acted"] for foe in foes) - 1)
    expect(done.locator(".aim")).to_have_count(0)
    # Pinned, it has no arrow either.
    done.first.get_by_role("button").click()
    page.mouse.move(5, 5)
    expect(done.first.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(page.locator("svg .threat path")).to_have_count(0)


def test_every_use_of_a_weapon_is_in_sight(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)

    def many(match: undercroft.Match) -> bool:
        return match.decisions[0].prompt.id == "ds-prompt-activation"

    sit(page, bring(address, souls({"mode": "boss", "players": 1}, many)))
    uses = page.locator(".dock [data-hand-card] .option")
    assert uses.count() >= 3
    shelf = box(page.locator(".dock [data-hand]"))
    for use in uses.all():
        assert box(use)["y"] + box(use)["height"] <= shelf["y"] + shelf["height"] + 1


def test_the_firekeeper_shows_all_four_stats(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, {"width": 1280, "height": 800})
    sit(page, bring(address, at_the_bonfire()))
    stats = page.locator("[data-level]")
    expect(stats).to_have_count(4)
    for stat in stats.all():
        expect(stat).to_be_in_viewport(ratio=1)
        expect(stat).to_contain_text(re.compile(r"\d"))


def nothing_else(match: undercroft.Match) -> bool:
    open_ = [option.id for decision in match.decisions for option in decision.options]
    return open_ in (["end"], ["done"], ["keep"], ["stay"])


def test_what_must_be_done_is_done_by_itself(open_page: Open, address: str) -> None:
    match = souls({"mode": "encounter", "players": 1}, nothing_else)
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, match))
    # Switched off it waits.
    asked = page.locator("[data-option]").get_attribute("data-decision")
    page.wait_for_timeout(1500)
    assert page.locator("[data-option]").get_attribute("data-decision") == asked
    page.get_by_test_id("settings").click()
    page.locator("[data-setting=forced]").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("forced")).to_be_visible()
    expect(page.locator(f'[data-decision="{asked}"]')).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, {"width": 1280, "height": 720}], ids=["desk", "small"])
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("seat", ["invite", "here"])
def test_the_shared_screen_of_five_is_whole(
    open_page: Open, address: str, size: dict[str, int], lang: str, seat: str
) -> None:
    """Hunters, codes and the texts of all upgrades: nobody scrolls or points at this screen."""
    page = open_page(NOWHERE, size, lang)
    seats = [{"kind": "me"}, *[{"kind": seat}] * 4]
    made = deal(address, "bloodborne", {"players": 5}, seats=seats, seed="five")
    sit(page, made, "bloodborne")
    page.goto(f"{address}/screen/{made['table']}")
    hunters = page.locator("[data-hunter]")
    expect(hunters).to_have_count(5)
    codes = page.get_by_test_id("invitation")
    expect(codes).to_have_count(4 if seat == "invite" else 0)
    edge = box(page.locator(".dock"))["y"]
    for code in codes.all():
        expect(code).to_be_in_viewport(ratio=1)
    for thing in (*hunters.all(), *page.locator(".upgrades .card .lines").all()):
        assert box(thing)["y"] + box(thing)["height"] <= edge + 1
    for part in page.locator("main, .upgrades, .left, .centre, .invites, .upgrades .lines").all():
        assert part.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        assert part.evaluate("each => each.scrollWidth - each.clientWidth") <= 1


def test_the_die_that_is_faced_stands_among_the_exploration_dice(
    open_page: Open, address: str
) -> None:
    page = open_page(NOWHERE, DESK)
    match = on_the_way({"mode": "quest"}, "dd-prompt-hazard")
    sit(page, bring(address, match), "darkest_dungeon")
    who = match.decisions[0].prompt.args["who"]
    assert isinstance(who, undercroft.Ref)
    name = match.view(None)["table"]["names"]["hero"][str(who.id)]
    faced = page.get_by_role("region", name="Exploration dice").locator(
        "li", has=page.locator(".faced")
    )
    expect(faced).to_contain_text(name if isinstance(name, str) else name["en"])


def test_dice_thrown_together_stand_in_one_line(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    road = {"mode": "quest", "quest": "the_old_road", "players": 1}
    sit(page, deal(address, "darkest_dungeon", road, seed="road"), "darkest_dungeon")
    page.keyboard.press("l")
    line = page.get_by_test_id("log").locator("p.provision")
    expect(line).to_have_count(1)
    # Said once, with what came of all eight.
    assert line.inner_text().count("Provision die") == 1
    assert line.inner_text().count(",") == 7


def test_what_is_taken_back_again_and_again_is_told_once(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, {"width": 1680, "height": 1050})  # the story stands beside the table
    sit(page, deal(address, "dark_souls", {"mode": "encounter", "players": 1}, seed="back"))
    asked = page.locator("[data-option]").first
    asked.wait_for()
    first = asked.get_attribute("data-decision")
    for times in (1, 2, 3):
        page.locator(f'[data-decision="{first}"]').first.click()
        expect(page.get_by_test_id("undo")).to_be_enabled()
        page.keyboard.press("u")
        told = page.get_by_test_id("log").locator("p.undone")
        expect(told).to_have_count(1)
        if times > 1:
            expect(told).to_contain_text(f"× {times}")
        page.locator(f'[data-decision="{first}"]').first.wait_for()
