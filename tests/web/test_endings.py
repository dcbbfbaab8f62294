"""How a match ended is said in the game's own words; the board on which it was decided can be looked at."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import undercroft
from undercroft import bots

from .house import DESK, NOWHERE, PATIENCE, PHONE, Open, bring, sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def idle(game: str, setup: dict[str, object], seed: str) -> undercroft.Match:
    """A match in which the last option is always taken: whoever only ends turns dies."""
    match = undercroft.new(game, {"players": 1, **setup}, seed=seed)
    while not match.over:
        asked = match.decisions[0]
        match.decide(asked.options[-1].id, asked.seats[0], asked.id)
    assert match.result is not None
    assert match.result.winners == ()
    return match


def left_at_once() -> undercroft.Match:
    match = undercroft.new("darkest_dungeon", {"players": 1, "mode": "quest"}, seed="coward")
    while not match.over:
        asked = match.decisions[0]
        ids = [option.id for option in asked.options]
        wanted = next((id for id in ("leave", "yes", "done") if id in ids), ids[0])
        match.decide(wanted, asked.seats[0], asked.id)
    return match


@pytest.mark.parametrize(
    ("size", "lang", "words"),
    [(DESK, "en-GB", "The quest has failed"), (PHONE, "fr-FR", "La Quête a échoué")],
)
def test_a_quest_left_at_once_is_no_victory(
    open_page: Open, address: str, size: dict[str, int], lang: str, words: str
) -> None:
    page = open_page(NOWHERE, size, lang)
    sit(page, bring(address, left_at_once()), "darkest_dungeon")
    result = page.get_by_test_id("result")
    expect(result.locator("h1")).to_have_text(words)
    expect(result.locator("[data-crown]")).to_have_attribute("data-crown", "tomb")
    expect(result.locator(".winner, .rank")).to_have_count(0)


def test_the_fatal_board_is_looked_back_at(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    lost = idle("dark_souls", {"mode": "encounter"}, "fatal")
    sit(page, bring(address, lost))
    expect(page.locator("h1", has_text="You died")).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("[data-anchor^=foe-]").first).to_be_visible()
    # As it was after the last blow: the bar of whoever fell is full.
    hero = lost.view(None)["table"]["heroes"][0]
    assert hero["black"] + hero["red"] >= 10
    expect(page.locator("[data-anchor=panel-0]")).to_be_visible()
    # What would come next is no longer the question.
    page.locator(".foes button").first.click()
    expect(page.locator(".foes .data")).to_be_visible()
    expect(page.get_by_text("acted now")).to_have_count(0)
    expect(page.locator(".foes .aim, svg .threat path")).to_have_count(0)
    page.get_by_role("button", name="See the scores").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_dungeon_is_looked_back_at_from_home(open_page: Open, address: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, left_at_once()), "darkest_dungeon")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("[data-anchor=node-0]")).to_be_visible()


def forecasts(game: str, table: Any) -> bool:
    """Whether this view says what an enemy would do next."""
    if game == "darkest_dungeon":
        return bool(table["battle"]) and any(foe["intents"] for foe in table["battle"]["monsters"])
    return bool(table["fight"]) and any(
        foe["threat"] and foe["threat"]["hits"] for foe in table["fight"]["foes"]
    )


@pytest.mark.parametrize(
    ("game", "setup", "forecast"),
    [
        ("dark_souls", {"mode": "encounter"}, ".foes .sum, .foes .aim"),
        ("darkest_dungeon", {"mode": "battle"}, ".intents"),
    ],
)
def test_a_replay_forecasts_nothing(
    open_page: Open, address: str, game: str, setup: dict[str, object], forecast: str
) -> None:
    page = open_page("/", DESK)
    made = bring(address, idle(game, setup, "fatal"))
    told = httpx.get(f"{address}/api/tables/{made['table']}/replay", timeout=PATIENCE)
    frames = told.json()["frames"]
    frame = next(n for n, one in enumerate(frames) if forecasts(game, one["view"]["table"]))
    page.goto(f"{address}/replay/{made['table']}#{frame}")
    expect(page.locator("[data-anchor^=foe-], .foe").first).to_be_visible()
    expect(page.locator(forecast)).to_have_count(0)


def won() -> undercroft.Match:
    setup = {"players": 1, "mode": "encounter", "encounter": "ashen_hollow", "class_1": "warrior"}
    for seed in range(20):
        match = undercroft.new("dark_souls", setup, seed=f"won {seed}")
        bot = bots.make("veteran", "dark_souls", seed, undercroft.catalog(match))
        while not match.over:
            decision, option = bots.answer(bot, match, 0)
            match.decide(option, 0, decision)
        assert match.result is not None
        if match.result.winners:
            return match
    raise AssertionError("twenty fights were lost")


def test_a_fight_is_told_counted_shown_around_and_followed_by_the_next(
    open_page: Open, address: str
) -> None:
    page = open_page(NOWHERE, DESK)
    match = won()
    made = bring(address, match)
    sit(page, made)
    # Whoever set the table up knows how.
    setup = {name: value for name, value in match.setup.items() if name != "pack"}
    page.evaluate(
        """([table, setup]) => {
            const kept = JSON.parse(localStorage.getItem('undercroft.tables'));
            kept[table].setup = setup;
            localStorage.setItem('undercroft.tables', JSON.stringify(kept));
        }""",
        [made["table"], setup],
    )
    page.reload()
    ending = page.get_by_test_id("ending")
    expect(ending).to_be_visible(timeout=60_000)
    lines = page.get_by_test_id("ending-story").locator("li")
    assert 1 <= lines.count() <= 5
    dealt = sum(event.fields["amount"] for event in match.events if event.kind == "wounded")
    expect(ending.locator("dd").first).to_have_text(str(dealt))
    last = [event for event in match.events if event.kind in {"wounded", "suffered"}][-1]
    expect(page.get_by_test_id("ending-last")).to_contain_text(last.text("en"))
    dice = sum(event.kind == "rolled" for event in match.events)
    expect(page.get_by_test_id("ending-dice")).to_contain_text(f"{dice} dice")
    with page.expect_download() as kept:
        page.get_by_test_id("share").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    # The same fate once more: the same beginning.
    page.get_by_test_id("same-fate").click()
    page.wait_for_selector("[data-option^=node-]", state="attached")
    again = httpx.get(f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    chance: Any = match.chance
    assert again["seed"] == chance.seed
    page.goto(f"{address}/table/{made['table']}")
    page.get_by_test_id("onward").click()
    page.wait_for_selector("[data-option^=node-]", state="attached")
    mine = page.evaluate("JSON.parse(localStorage.getItem('undercroft.tables'))")
    assert mine[page.url.rsplit("/", 1)[1]]["setup"]["encounter"] == "broken_passageway"


def test_a_replay_has_chapters(open_page: Open, address: str) -> None:
    made = bring(address, won())
    page = open_page(f"/replay/{made['table']}", DESK)
    chapters = page.get_by_test_id("chapters")
    expect(chapters).to_be_visible(timeout=60_000)
    value = chapters.locator("option").nth(1).get_attribute("value")
    assert value is not None
    chapters.select_option(value)
    expect(page.get_by_test_id("replay")).to_have_attribute("data-frame", value)
