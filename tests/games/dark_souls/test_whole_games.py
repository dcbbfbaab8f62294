"""Whole games: nothing breaks, nothing leaks, everything comes up."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.dark_souls.state import Journey

from .stage import asked

MODES = ("journey", "campaign", "encounter", "boss")
BOSSES = (
    "gargoyle", "winged_knight", "titanite_demon", "boreal_outrider_knight", "dancer",
    "ornstein_and_smough",
)  # fmt: skip
#: Between the steps of a push or a movement attack a node may be overfull.
SETTLED = {"activation", "explore", "character_phase", "begin", "dash", "lead", "place"}


def new(mode: str, players: int, seed: int) -> Match:
    setup = {
        "mode": mode,
        "players": players,
        "boss": BOSSES[seed % 6],
        "encounter": f"level_{1 + seed % 3}",
        "scenario": ("first_journey", "coiled_sword")[seed % 2],
        "layout": ("random", "by_hand")[seed // 2 % 2],
    }
    return undercroft.new("dark_souls", setup, seed=f"whole-{seed}")


def copies(match: Match) -> dict[str, int]:
    pack = match.pack
    assert isinstance(pack, Cards)
    return {card.id: card.entry.copies for card in pack.armoury.cards}


def cards_of(table: dict[str, Any]) -> Counter[str]:
    """Every card that lies open: equipped or in the inventory, upgrades too."""
    found: Counter[str] = Counter()
    items = list(table["inventory"])
    for hero in table["heroes"]:
        items += [hero["armour"], hero["left"], hero["right"], *hero["backup"]]
    for item in items:
        if item is not None:
            found.update([item["card"], *item["upgrades"]])
    return found


def holds(match: Match, printed: dict[str, int]) -> None:
    """What must always hold, said once more from what everybody sees."""
    view: Any = match.view(None)
    table = view["table"]
    assert table["souls"] >= 0
    assert 0 <= table["sparks"] <= table["max_sparks"]
    for hero in table["heroes"]:
        assert hero["black"] >= 0
        assert hero["red"] >= 0
        assert hero["black"] + hero["red"] <= 10
        if not match.over:
            assert hero["black"] + hero["red"] < 10
        held = [hero["left"], hero["right"], *hero["backup"]]
        assert sum(item is not None for item in held) <= 3
        assert len(set(hero["conditions"])) == len(hero["conditions"])
    for card, number in cards_of(table).items():
        assert number <= printed[card], card
    step = asked(match)[0] if match.decisions else "explore"
    fight = table["fight"]
    if fight is None:
        assert not any(hero["aggro"] for hero in table["heroes"])
        return
    if step not in ("place", "lead"):
        assert sum(hero["aggro"] for hero in table["heroes"]) == 1
    if step in SETTLED:
        crowd = Counter(one["node"] for one in (*table["heroes"], *fight["foes"]))
        crowd.pop(None, None)
        assert max(crowd.values(), default=0) <= 3
        bosses = [one["node"] for one in fight["foes"] if one["boss"]]
        assert len(set(bosses)) == len(bosses)
    for one in fight["foes"]:
        assert 0 < one["health"] <= one["full"]
        assert (one["facing"] is not None) is one["boss"]
    blocked = {int(n) for n, what in fight["terrain"].items() if what != "broken_barrel"}
    assert not blocked & {one["node"] for one in (*table["heroes"], *fight["foes"])}


def decide(match: Match, seats: list[bots.Bot]) -> tuple[int, str, str]:
    seat = match.waiting[0]
    decision, option = seats[seat].choose(match.view(seat))
    return seat, decision, option


def sit(match: Match, name: str, seed: int) -> list[bots.Bot]:
    return [bots.make(name, "dark_souls", f"{seed}-{seat}") for seat in range(len(match.seats))]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_to_their_end(bot: str, mode: str, players: int) -> None:
    games = 2 if mode in ("journey", "campaign") else 4
    for seed in range(games):
        match = new(mode, players, seed * 7 + players)
        printed = copies(match)
        seats = sit(match, bot, seed)
        for _ in range(3000):
            if match.over:
                break
            seat, decision, option = decide(match, seats)
            match.decide(option, seat, decision)
            match.check()
            holds(match, printed)
        assert match.over
        assert match.result is not None
        heroes: Any = match.view(None)["table"]
        everybody = tuple(sorted(hero["seat"] for hero in heroes["heroes"]))
        assert match.result.winners in ((), everybody)  # all win or all lose


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_match_kept_as_a_document_is_the_same_match(bot: str, mode: str) -> None:
    """Written and read again before every decision, against a control run."""
    for players in (2, 4):
        control = new(mode, players, players)
        match = new(mode, players, players)
        seats = sit(match, bot, players)
        for _ in range(220):
            match = undercroft.from_position(json.loads(json.dumps(match.position())))
            assert match.digest() == control.digest() == control.clone().digest()
            for seat in (None, *range(len(match.seats))):
                assert match.view(seat) == control.view(seat)
            if match.over:
                break
            seat, decision, option = decide(match, seats)
            match.decide(option, seat, decision)
            control.decide(option, seat, decision)
        assert match.digest() == control.digest()


@pytest.mark.parametrize("mode", MODES)
def test_a_journal_is_played_again(mode: str) -> None:
    match = new(mode, 3, 5)
    seats = sit(match, "greedy", 5)
    for _ in range(250):
        if match.over:
            break
        seat, decision, option = decide(match, seats)
        match.decide(option, seat, decision)
    journal = json.loads(json.dumps(match.journal()))
    again = undercroft.replay(journal)
    assert again.digest() == match.digest()
    assert again.view(0) == match.view(0)
    assert [event.kind for event in again.events] == [event.kind for event in match.events]


# ---------------------------------------------------------------------- what is hidden


def seen(match: Match) -> list[object]:
    """All that any seat can see or has been told."""
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    told = [
        [event.seen_by(seat) for event in match.events] for seat in (None, *range(len(match.seats)))
    ]
    return [views, told]


def elsewhere(match: Match, seed: str) -> Match:
    """The same moment in which everything hidden lies otherwise."""
    doc: Any = match.position()
    doc["chance"] = {"source": "rng", "seed": seed, "count": doc["chance"]["count"]}
    return undercroft.from_position(doc)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nobody_sees_what_is_hidden(bot: str, mode: str) -> None:
    """Encounter cards, the order of behaviours, the treasure deck, traps: as long as nothing is drawn
    or rolled, nobody can tell one world from another."""
    kept = 0
    for seed in range(2):
        match = new(mode, 2 + seed, 3 + seed)
        seats = sit(match, bot, seed)
        for turn in range(160):
            if match.over:
                break
            here = undercroft.from_position(match.position())
            other = elsewhere(match, f"another-{turn}")
            assert seen(here) == seen(other)
            seat, decision, option = decide(match, seats)
            before = match.chance.count
            match.decide(option, seat, decision)
            if match.chance.count == before:
                for world in (here, other):
                    world.decide(option, seat, decision)
                assert seen(here) == seen(other)
                kept += 1
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
        for event in match.events:
            known.update(str(value) for value in event.fields.values() if isinstance(value, str))
        doc: Any = match.position()
        state = doc["state"]
        out = {*state["discard"], *state["known_deck"], *state["seen"], state["top"]}
        out |= {tile["card"] for tile in state["tiles"]} | {state["encounter"]}
        assert out - {None} <= known
        text = json.dumps([match.view(seat) for seat in (None, 0, 1, 2)])
        assert "whole-11" not in text
        fresh = [
            *(id for id in pack.behaviour_ids if id not in known),
            *(id for id in pack.encounter_ids if id not in known),
        ]
        said = set(json_strings(json.loads(text)))
        assert not said & set(fresh)
        owned = cards_of_all(match)
        deck = {card for pile in state["treasure"] for card in pile["cards"]} - owned - known
        assert not said & deck
        seat, decision, option = decide(match, seats)
        match.decide(option, seat, decision)


def cards_of_all(match: Match) -> set[str]:
    table: Any = match.view(None)["table"]
    return set(cards_of(table))


def json_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inside in value.values():
            yield from json_strings(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from json_strings(inside)


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
    ids = [match.game.option_id(match.pack, ask, raw) for raw in ask.options]
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
        model.id: {(i.kind, i.target, i.way, i.push, i.node, i.magic) for i in model.own.icons}
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
