"""Every screen under axe: English at a desk, French on a phone. Nothing may be left to complain about."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page

import undercroft

from .house import ASKED, DESK, NOWHERE, PHONE, Open, bring, deal, gone, heard, narrow, sit
from .test_dungeon_browser import on_the_way
from .test_souls_road import at_the_bonfire
from .tomb import GOODS, TRACK, descent, maze

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

LOOKED_AT = {"place", "activation", "target", "defend"}
#: Each language and each width once; the longer words in the narrower place.
LOOKS = [("en", DESK), ("fr", PHONE)]
#: Where everybody comes by, the other two as well.
EVERY_LOOK = [("en", DESK), ("fr", DESK), ("en", PHONE), ("fr", PHONE)]
DIALOGUE = "dialog[open]"


def resize(page: Page, size: dict[str, int]) -> None:
    """Another width, and wait until the page has heard of it."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Axe:
    """Looks at a page in both languages and sizes, and remembers what is wrong."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: dict[str, str] = {}

    def look(
        self,
        page: Page,
        where: str,
        within: str = "html",
        looks: Sequence[tuple[str, dict[str, int]]] = LOOKS,
    ) -> None:
        """`within` spares what was looked at before, such as the table under a dialogue."""
        for lang, size in looks:
            resize(page, size)
            if page.evaluate("document.documentElement.lang") != lang:
                # A dialogue may lie over the switch.
                page.locator(f"[data-lang={lang}]").first.evaluate("each => each.click()")
                page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
            if not page.evaluate("'axe' in window"):
                page.evaluate(self.source)
            # One that is broken off has ended as well.
            page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")
            problems = page.evaluate(
                """async within =>
                    (await axe.run(within, { resultTypes: ['violations'] })).violations.map(each =>
                    [`${each.impact} ${each.id}`, each.nodes.map(node => `${node.html.slice(0, 200)}
                    ${node.any.concat(node.all, node.none).map(check => check.message).join('; ')}`)])""",
                within,
            )
            for problem, nodes in problems:
                place = f"{where}, {lang}, {size['width']} px"
                for node in nodes:
                    self.found.setdefault(f"{problem} {node}", place)

    def look_at_dialogue(self, page: Page, where: str) -> None:
        """Look at the dialogue that is opening, and close it."""
        page.locator(DIALOGUE).wait_for()
        self.look(page, where, DIALOGUE)
        page.keyboard.press("Escape")
        page.locator(DIALOGUE).wait_for(state="hidden")


@pytest.fixture
def axe(root: Path) -> Iterator[Axe]:
    source = root / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not source.exists():
        pytest.fail("axe is not installed: npm ci in web/", pytrace=False)
    made = Axe(source.read_text(encoding="utf-8"))
    yield made
    assert not made.found, "\n\n".join(f"{where}: {what}" for what, where in made.found.items())


def choose(page: Page, *starts: str) -> None:
    """Take the first option that begins so, or the first of all, and wait for the next question."""
    option = page.locator("[data-option]").first
    for start in starts:
        wanted = page.locator(f'[data-option^="{start}"]')
        if wanted.count():
            option = wanted.first
            break
    question = option.get_attribute("data-decision")
    option.dispatch_event("click")
    heard(page, question)
    gone(page, question)
    narrow(page)


def unfold(page: Page) -> int:
    """Open whatever is folded; how many there were."""
    folds = page.locator(".fold").all()
    for fold in folds:
        fold.evaluate("each => each.click()")
    return len(folds)


def dialogues(page: Page, axe: Axe, where: str) -> None:
    """The rules, the chronicle, the settings and the seats."""
    resize(page, PHONE)
    for key, what in (("?", "rules"), ("l", "chronicle"), (",", "settings")):
        page.locator("#prompt-question").focus()
        page.keyboard.press(key)
        axe.look_at_dialogue(page, f"{where}, {what}")
    page.locator("nav button:has(.sr):not(.undo)").first.click()
    axe.look_at_dialogue(page, f"{where}, seats")


def finished(game: str, setup: dict[str, object]) -> undercroft.Match:
    match = undercroft.new(game, setup, seed="axe")
    fate = random.Random(4)
    while not match.over:
        decision = fate.choice(match.decisions)
        match.decide(fate.choice(decision.options).id, seat=decision.seats[0])
    return match


def test_around_the_table(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 3}), "bloodborne")
    page.goto(address)
    page.get_by_test_id("play-now").wait_for()
    axe.look(page, "entrance", looks=EVERY_LOOK)
    for game in ("bloodborne", "dark_souls", "darkest_dungeon", "tomb_of_giants"):
        page.goto(f"{address}/new/{game}")
        page.get_by_test_id("start").wait_for()
        page.locator("#kind-1").select_option("invite")
        page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
        axe.look(page, f"set-up of {game}")
    page.get_by_test_id("start").click()
    page.wait_for_selector(ASKED, state="attached")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{address}/screen/{table}")
    page.locator(".qr").first.wait_for()
    axe.look(page, "shared screen")
    page.goto(f"{address}/join/{table}#nobody")
    page.get_by_test_id("claim").wait_for()
    axe.look(page, "invitation")
    page.goto(f"{address}/credits")
    axe.look(page, "credits")
    page.goto(f"{address}/table/nowhere")
    page.get_by_role("alert").wait_for()
    axe.look(page, "no such table")


def test_bloodborne(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "bloodborne", {"players": 4}, seed="axe"), "bloodborne")
    seen: set[str] = set()
    for turn in range(24):
        question = page.locator("[data-option]").first.get_attribute("data-decision") or ""
        kind = question.rsplit("-", 1)[0]
        if kind not in seen:
            seen.add(kind)
            axe.look(page, f"Bloodborne, {kind}")
        if turn == 1:
            dialogues(page, axe, "Bloodborne")
        if len(seen) >= 3:
            break
        choose(page, *(("hunters_dream", "transform") if turn % 2 else ("transform",)))
    assert len(seen) >= 2


def test_dark_souls_between_fights(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    setup = {"players": 2, "layout": "by_hand"}
    sit(page, deal(address, "dark_souls", setup, seed="lantern"))
    axe.look(page, "choice of a boss")
    choose(page, "gargoyle")
    axe.look(page, "map laid by hand")
    sit(page, bring(address, at_the_bonfire()))
    axe.look(page, "bonfire and map")
    choose(page, "equip-")
    axe.look(page, "who takes a card")
    setup = {"mode": "campaign", "players": 2, "scenario": "coiled_sword"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "veteran"}, *[{"kind": "invite"}] * 2]
    sit(page, deal(address, "dark_souls", setup, seats=seats))
    page.get_by_test_id("sheet").click()
    page.locator(DIALOGUE).wait_for()
    axe.look(page, "campaign sheet")


@pytest.mark.parametrize("mode", ["encounter", "boss"])
def test_dark_souls_fights(open_page: Open, address: str, axe: Axe, mode: str) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, deal(address, "dark_souls", {"players": 4, "mode": mode}, seed="lantern"))
    seen: set[str] = set()
    for _ in range(30):
        if page.get_by_test_id("result").count():
            break
        question = page.locator("[data-option]").first.get_attribute("data-decision") or ""
        kind = question.rsplit("-", 1)[0]
        if kind in LOOKED_AT - seen:
            axe.look(page, f"{mode}, {kind}")
        seen.add(kind)
        if {"activation", "defend"} <= seen:
            break
        choose(page, "act-", "walk-", "block", "foe-", "keep", "end")
    assert {"activation", "defend"} <= seen
    if mode == "encounter":
        dialogues(page, axe, "Dark Souls")
        resize(page, DESK)
        page.locator(".party article button").first.click()
        axe.look_at_dialogue(page, "character sheet")


def test_tomb_of_giants_between_encounters(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    both = ("cleric", "thief")
    held = [("lifegem", 0), ("pine_resin", 1)]
    made = descent(both, inventory=GOODS, track=TRACK, held=held, tiers=(2, 0, 0, 2))
    sit(page, bring(address, made), "tomb_of_giants")
    axe.look(page, "bonfire of the tomb")
    unfold(page)
    page.locator("[data-space='3'] .card").evaluate("each => each.click()")
    page.locator(DIALOGUE).wait_for()
    axe.look(page, "a card of the track, all options")
    page.keyboard.press("Escape")
    choose(page, "equip-")
    axe.look(page, "who takes it")
    choose(page, "keep")
    choose(page, "shop")
    axe.look(page, "Andre's wares")
    agenda = [["onward"], ["unearth", 5], ["draw_event"], ["draw_event"]]
    made = descent(both, agenda, at=2, track=TRACK, events=["scout_ahead", "lifegem"])
    sit(page, bring(address, made), "tomb_of_giants")
    axe.look(page, "events drawn")
    choose(page, "seat-")
    axe.look(page, "a treasure to keep")
    choose(page, "card-")
    choose(page, "go-")
    axe.look(page, "choice of an encounter")


def test_tomb_of_giants_fights(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page(NOWHERE, DESK)
    sit(page, bring(address, maze()), "tomb_of_giants")
    seen: set[str] = set()
    for _ in range(12):
        question = page.locator("[data-option]").first.get_attribute("data-decision") or ""
        kind = question.rsplit("-", 1)[0]
        if kind not in seen:
            axe.look(page, f"tomb, {kind}")
        seen.add(kind)
        if {"follow", "turn", "put_back"} <= seen:
            break
        choose(page, "gravestone-12-event", "keep", "stay", "end")
    assert {"follow", "turn"} <= seen
    dialogues(page, axe, "Tomb of Giants")
    resize(page, DESK)
    page.get_by_test_id("goals").get_by_role("button").click()
    axe.look_at_dialogue(page, "the card in play")
    setup = {"players": 2, "mode": "boss", "boss": "gravelord_nito"}
    made = undercroft.new("tomb_of_giants", setup, seed="lantern")
    sit(page, bring(address, made), "tomb_of_giants")
    for _ in range(6):
        if page.locator("[data-option=end]").count():
            break
        choose(page, "node-", "seat-0", "keep", "stay")
    axe.look(page, "Gravelord Nito")


def seen_by_whoever_is_asked(page: Page, address: str, match: undercroft.Match) -> None:
    made = bring(address, match)
    seat = match.decisions[0].seats[0]
    made["seats"] = [one for one in made["seats"] if one["seat"] == seat]
    sit(page, made, "darkest_dungeon")


@pytest.mark.parametrize(
    ("mode", "prompt"),
    [
        ("quest", "pick-quest"),
        ("quest", "choose-quest"),
        ("quest", "choose-side"),
        ("quest", "stop"),
        ("quest", "hero-dice"),
        ("battle", "act"),
        ("boss", "act"),
        ("campaign", "visit"),
    ],
)
def test_darkest_dungeon(open_page: Open, address: str, axe: Axe, mode: str, prompt: str) -> None:
    page = open_page(NOWHERE, DESK)
    # Nobody votes alone.
    setup: dict[str, object] = {"mode": mode, "players": 2 if prompt == "choose-quest" else 1}
    seen_by_whoever_is_asked(page, address, on_the_way(setup, f"dd-prompt-{prompt}"))
    axe.look(page, f"{mode}, {prompt}")
    if unfold(page):
        axe.look(page, f"{mode}, {prompt}, all options")
    for what in (".party .more", ".side .more", ".sheet-button"):
        button = page.locator(what).first
        if button.count():
            button.evaluate("each => each.click()")
            axe.look_at_dialogue(page, f"{mode}, {prompt}, {what}")
    if mode == "battle":
        dialogues(page, axe, "Darkest Dungeon")


@pytest.mark.parametrize("prompt", ["draft", "profile", "line-up", "place-fighter", "act"])
def test_the_circus(open_page: Open, address: str, axe: Axe, prompt: str) -> None:
    page = open_page(NOWHERE, DESK)
    setup: dict[str, object] = {"mode": "circus", "players": 2, "butcher": "yes"}
    seen_by_whoever_is_asked(page, address, on_the_way(setup, f"dd-prompt-{prompt}"))
    axe.look(page, f"circus, {prompt}")


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("bloodborne", {"players": 3}),
        ("dark_souls", {"players": 2, "mode": "encounter"}),
        ("tomb_of_giants", {"players": 2, "mode": "encounter"}),
    ],
)
def test_replays(
    open_page: Open, address: str, axe: Axe, game: str, setup: dict[str, object]
) -> None:
    made = bring(address, finished(game, setup))
    page = open_page(f"/replay/{made['table']}", DESK)
    page.get_by_test_id("replay").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    axe.look(page, f"replay of {game}")
    page.keyboard.press("End")
    page.get_by_test_id("result").wait_for()
    axe.look(page, f"result of {game}")


def test_what_real_dice_and_decks_show(open_page: Open, address: str, axe: Axe) -> None:
    page = open_page("/new/bloodborne", DESK)
    page.get_by_test_id("by-hand").locator("summary").click()
    axe.look(page, "set-up, by hand", "[data-testid=by-hand]")
    everything = ["dice", "foes", "finds", "world"]
    sit(page, deal(address, "bloodborne", {"players": 3}, by_hand=everything), "bloodborne")
    for kind in ("final boss", "upgrades"):
        page.locator("[data-testid=outcome] li").first.wait_for()
        axe.look(page, f"by hand, {kind}")
        question = page.locator("[data-testid=outcome] li [data-decision]").first
        asked = question.get_attribute("data-decision")
        question.click()
        gone(page, asked)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("[data-tab=talk]").click()
    page.get_by_test_id("talk").wait_for()
    axe.look_at_dialogue(page, "talk")
