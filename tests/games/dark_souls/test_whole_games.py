"""Whole games: nothing breaks, nothing leaks, everything comes up."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

import undercroft
from tests.games.whole import (
    Table,
    alike_in_every_world,
    all_win_or_all_lose,
    cards_of,
    copies,
    decide,
    fight_holds,
    heard,
    party_holds,
    played,
    same_as_control,
    same_from_journal,
    sit,
    table_of,
    useful,
    words_said,
)
from undercroft import Match
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.dark_souls.state import Journey

MODES = ("journey", "campaign", "encounter", "boss")
BOSSES = (
    "gargoyle", "winged_knight", "titanite_demon", "boreal_outrider_knight", "dancer",
    "ornstein_and_smough",
)  # fmt: skip
#: Between the steps of a push or a movement attack a node may be overfull.
SETTLED = {"activation", "explore", "character_phase", "begin", "dash", "lead", "place"}
WALLS = frozenset({"gravestone", "barrel", "chest", "open_chest"})


def new(mode: str, players: int, seed: int) -> Match:
    setup = {
        "mode": mode,
        "players": players,
        "boss": BOSSES[seed % 6],
        "encounter": f"level_{1 + seed % 3}",
        "scenario": ("first_journey", "coiled_sword")[seed % 2],
        "layout": ("random", "by_hand")[seed // 2 % 2],
    }
    return undercroft.new("dark_souls", useful("dark_souls", setup), seed=f"whole-{seed}")


def holds(match: Match, table: Table, printed: dict[str, int]) -> None:
    """What must always hold, said once more from what everybody sees."""
    party_holds(table, printed, 10 if match.over else 9)
    assert table["sparks"] <= table["max_sparks"]
    for hero in table["heroes"]:
        held = [hero["left"], hero["right"], *hero["backup"]]
        assert sum(item is not None for item in held) <= 3
    step = match.asks[0].step.name if match.asks else "explore"
    if table["fight"] is None:
        assert not any(hero["aggro"] for hero in table["heroes"])
        return
    if step not in ("place", "lead"):
        assert sum(hero["aggro"] for hero in table["heroes"]) == 1
    fight_holds(table, WALLS, step in SETTLED)


@pytest.mark.parametrize(
    ("bot", "mode", "players"),
    [
        (bot, mode, players)
        for bot in ("random", "veteran")
        for mode in MODES
        for players in (1, 2, 3, 4)
        # Long games of somebody who thinks: each number of players once.
        if (bot, mode) != ("veteran", "journey" if players in (2, 3) else "campaign")
    ],
)
def test_games_to_their_end(bot: str, mode: str, players: int) -> None:
    long = mode in ("journey", "campaign")  # many fights each
    for seed in range((1 if bot == "veteran" else 2) if long else 4):
        match = new(mode, players, seed * 7 + players)
        printed = copies(match)
        for table in played(match, bot, seed):
            holds(match, table, printed)
        all_win_or_all_lose(match)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_kept_as_a_document_is_the_same_match(mode: str) -> None:
    """Written and read again before every decision, against a control run."""
    for players, bot in ((2, "random"), (4, "veteran")):
        match = new(mode, players, players)
        same_as_control(match, new(mode, players, players), sit(match, bot, players), 220)


@pytest.mark.parametrize("mode", MODES)
def test_a_journal_is_played_again(mode: str) -> None:
    match = new(mode, 3, 5)
    same_from_journal(match, sit(match, "veteran", 5), 250)


# ---------------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_what_is_hidden(mode: str) -> None:
    """Encounter cards, the order of behaviours, the treasure deck, traps: as long as nothing is drawn
    or rolled, nobody can tell one world from another."""
    kept = 0
    for seed, bot in enumerate(("random", "veteran")):
        match = new(mode, 2 + seed, 3 + seed)
        kept += alike_in_every_world(match, sit(match, bot, seed), 110)
    assert kept > 5


@pytest.mark.parametrize("mode", MODES)
def test_no_view_names_what_nobody_has_seen(mode: str) -> None:
    """Neither the seed nor a card that has not been turned up, drawn or shown."""
    match = new(mode, 3, 11)
    seats = sit(match, "random", 11)
    pack = match.pack
    assert isinstance(pack, Cards)
    known: set[str] = set()
    for _ in range(200):
        if match.over:
            break
        known |= heard(match)
        doc: Any = match.position()
        state = doc["state"]
        out = {*state["discard"], *state["known_deck"], *state["seen"], state["top"]}
        out |= {tile["card"] for tile in state["tiles"]} | {state["encounter"]}
        assert out - {None} <= known
        said = words_said(match)
        assert not any("whole-11" in text for text in said)
        fresh = [
            *(id for id in pack.things["behaviour"] if id not in known),
            *(id for id in pack.things["encounter"] if id not in known),
        ]
        assert not said & set(fresh)
        owned = set(cards_of(table_of(match)))
        deck = {card for pile in state["treasure"] for card in pile["cards"]} - owned - known
        assert not said & deck
        seat, decision, option = decide(match, seats)
        match.decide(option, seat, decision)


# ---------------------------------------------------------------------- everything comes up


def bless(match: Match) -> None:
    """Keep the party alive and rich, so that a game goes a long way."""
    state = match.state
    assert isinstance(state, Journey)
    for c in state.characters:
        c.black = c.red = 0
    state.sparks = max(state.sparks, 1)
    if state.mode < 2:
        state.souls = max(state.souls, 4)


def eager(match: Match, rng: random.Random) -> int:
    """Open chests and rest after that; strike, go on; else anything."""
    ask = match.asks[0]
    state = match.state
    assert isinstance(state, Journey)
    wanted = ["chest", "act-", "go-", "fog", "walk-", "run-"]
    if any(tile.chest_open and tile.up for tile in state.tiles):
        wanted.insert(0, "rest")
    ids = [raw.id for raw in ask.options]
    for start in wanted:
        keen = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith(start)]
        if keen and rng.random() < 0.6:
            return rng.choice(keen)
    return rng.choice(ask.options)


def run(mode: str, players: int, seed: int, steps: int, **setup: object) -> Match:
    rng = random.Random(seed)
    match = undercroft.new("dark_souls", {"mode": mode, "players": players, **setup}, seed=seed)
    for _ in range(steps):
        if match.over:
            break
        match.choose(match.asks[0], eager(match, rng))
        bless(match)
        match.check()
    return match


def test_every_enemy_trap_and_terrain_is_met() -> None:
    """Runs go on until each has come up."""
    models: set[str] = set()
    traps: set[tuple[int, int]] = set()
    terrain: set[str] = set()
    icons: set[tuple[object, ...]] = set()
    base = undercroft.new("dark_souls", {}, seed=0).pack
    assert isinstance(base, Cards)
    all_models = {model.id for model in base.models if model.own}
    all_traps = {(trap.damage, trap.difficulty) for trap in base.trap_entries}
    all_terrain = {"gravestone", "barrel", "broken_barrel", "chest", "open_chest"}
    own: dict[str, set[tuple[object, ...]]] = {
        model.id: {(i.op, i.target, i.way, i.push, i.node, i.magic) for i in model.own.icons}
        for model in base.models
        if model.own
    }
    all_icons = set().union(*own.values())
    for seed in count():
        assert seed < 60, (all_models - models, all_traps - traps, all_terrain - terrain)
        rng = random.Random(seed)
        mode = "journey" if seed % 3 else "campaign"
        match = undercroft.new(
            "dark_souls", {"mode": mode, "players": 1 + seed % 4, "layout": "random"}, seed=seed
        )
        for _ in range(500):
            if match.over:
                break
            match.choose(match.asks[0], eager(match, rng))
            bless(match)
            state = match.state
            assert isinstance(state, Journey)
            names = ("", "gravestone", "barrel", "broken_barrel", "chest", "open_chest")
            terrain |= {names[what] for what in state.terrain} - {""}
        for event in match.events:
            if event.kind == "acts":
                models.add(str(event.fields["model"]))
                icons |= own[str(event.fields["model"])]
            elif event.kind == "trap":
                traps.add((int(str(event.fields["damage"])), int(str(event.fields["difficulty"]))))
        if (models, traps, terrain) == (all_models, all_traps, all_terrain):
            break
    assert icons == all_icons


@pytest.mark.parametrize("boss", BOSSES)
def test_every_behaviour_card_is_met(boss: str) -> None:
    base = undercroft.new("dark_souls", {}, seed=0).pack
    assert isinstance(base, Cards)
    wanted = {card.id for card in base.behaviours if card.entry.boss == boss}
    met: set[str] = set()
    for seed in range(60):
        match = run("boss", 2 + seed % 3, seed, 1500, boss=boss)
        met |= {str(e.fields["behaviour"]) for e in match.events if e.kind == "behaviour"}
        if met == wanted:
            break
    assert met == wanted
