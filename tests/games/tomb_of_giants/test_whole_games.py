"""Whole games: nothing breaks, nothing leaks, everything comes up."""

from __future__ import annotations

import random
from collections import Counter
from importlib.util import find_spec
from typing import Any

import pytest

import undercroft
from tests.games.whole import (
    Table,
    alike_in_every_world,
    all_win_or_all_lose,
    cards_of,
    copies,
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
from undercroft.games.tomb_of_giants.pack import Cards
from undercroft.games.tomb_of_giants.state import Descent

MODES = ("campaign", "encounter", "boss")
BOTS = ["random", *(["veteran"] if find_spec("undercroft.games.tomb_of_giants.bot") else [])]
BOSSES = ("black_knight", "gravelord_nito")
CLASSES = ("cleric", "pyromancer", "thief", "knight", "warrior", "assassin", "herald")
#: Between the steps of a push or a movement attack a node may be overfull.
SETTLED = {
    "turn",
    "follow",
    "swap",
    "character_phase",
    "start_node",
    "choose_aggro",
    "bonfire",
    "onward",
}
WALLS = frozenset({"gravestone", "dim_gravestone", "chest", "open_chest"})


def new(mode: str, players: int, seed: int) -> Match:
    """Party, encounter and boss change with the seed."""
    pack: Any = undercroft.new("tomb_of_giants", {}, seed=0).pack
    setup: dict[str, object] = {
        "mode": mode,
        "players": players,
        "boss": BOSSES[seed % 2],
        "encounter": pack.encounters[seed * 5 % 27].id,
    }
    for place in range(4):
        setup[f"class_{place + 1}"] = CLASSES[(seed + 2 * place) % 7]
    return undercroft.new("tomb_of_giants", useful("tomb_of_giants", setup), seed=f"whole-{seed}")


def holds(match: Match, table: Table, printed: dict[str, int]) -> None:
    """What must always hold, said once more from what everybody sees."""
    party_holds(table, printed, 10)
    for hero in table["heroes"]:
        assert len(hero["backup"]) <= 2
    step = match.asks[0].step.name if match.asks else "bonfire"
    track = table["track"]
    shown = [space["card"] for space in track if space["card"]]
    assert len(set(shown)) == len(shown)
    decks = [one["left"] for one in table["encounters"]]
    if table["mode"] == "campaign":
        looked = sum(one["kind"] == "encounter" for one in table["looked_at"])
        assert sum(decks) + len(shown) + looked == 27
    assert track[table["bonfire"]]["kind"] == "bonfire"
    assert sum(space["souls"] > 0 for space in track) <= 1
    fight = table["fight"]
    if fight is None:
        assert not any(hero["aggro"] for hero in table["heroes"])
        assert all(hero["node"] is None for hero in table["heroes"])
        assert all(hero["black"] == hero["red"] == 0 for hero in table["heroes"])
        return
    if step not in ("start_node", "choose_aggro"):
        assert sum(hero["aggro"] for hero in table["heroes"]) == 1
        if fight["torch"] and fight["torch"]["by"] is not None:
            bearer = table["heroes"][fight["torch"]["by"]]
            assert bearer["aggro"]
            assert fight["torch"]["node"] == bearer["node"]
    rooms: Any = match.pack
    places = rooms.board_by_id[fight["board"]].board.rooms
    awake = {places[h["node"]] for h in table["heroes"] if h["node"] is not None}
    assert awake <= set(fight["awake"])
    models = Counter(one["model"] for one in fight["foes"])
    pack = match.pack
    assert isinstance(pack, Cards)
    for model, number in models.items():
        assert number <= pack.model_limits[pack.model_by_id[model].index]
    fight_holds(table, WALLS, step in SETTLED)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", BOTS)
def test_games_to_their_end(bot: str, mode: str, players: int) -> None:
    thinks = (
        bot == "veteran" and mode == "campaign"
    )  # a whole descent is long: the beginning of one
    for seed in range(1 if thinks else 2 if mode == "campaign" or bot == "veteran" else 4):
        match = new(mode, players, seed * 7 + players)
        printed = copies(match)
        for table in played(match, bot, seed, 400 if thinks else 5000):
            holds(match, table, printed)
        if match.over or not thinks:
            all_win_or_all_lose(match)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_kept_as_a_document_is_the_same_match(mode: str) -> None:
    """Written and read again before every decision, against a control run."""
    for players, bot in ((2, "random"), (4, "veteran")):
        match = new(mode, players, players)
        same_as_control(match, new(mode, players, players), sit(match, bot, players), 160)


@pytest.mark.parametrize("mode", MODES)
def test_a_journal_is_played_again(mode: str) -> None:
    match = new(mode, 3, 5)
    same_from_journal(match, sit(match, BOTS[-1], 5), 200)


# ---------------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_what_is_hidden(mode: str) -> None:
    """Encounters, events, treasure, the order of behaviours, traps: as long as nothing is drawn or rolled,
    nobody can tell one world from another."""
    kept = 0
    for seed, bot in enumerate(("random", "veteran")):
        match = new(mode, 2 + seed, 3 + seed)
        kept += alike_in_every_world(match, sit(match, bot, seed), 90)
    assert kept > 20


@pytest.mark.parametrize("mode", MODES)
def test_no_view_names_what_nobody_has_seen(mode: str) -> None:
    """Neither the seed nor a card that has not been turned up, drawn or looked at."""
    for seed in (11, 12):
        match = new(mode, 3, seed)
        rng = random.Random(seed)
        pack = match.pack
        assert isinstance(pack, Cards)
        for _ in range(150):
            if match.over:
                break
            known = heard(match)
            doc: Any = match.position()
            state = doc["state"]
            out = {
                *state["discard"],
                *state["known_deck"],
                *state["seen"],
                state["top"],
                state["card"],
            }
            out |= {space["card"] for space in state["track"]} | {state["encounter"]}
            out |= {card for deck in state["decks"] for card in deck["top"] + deck["bottom"]}
            out |= {space["event"] for space in state["track"]} | set(state["event_discard"])
            assert out - {None} <= known
            said = words_said(match)
            assert not any(f"whole-{seed}" in text for text in said)
            hidden = {
                *pack.things["behaviour"],
                *pack.things["encounter"],
                *pack.things["event"],
            } - known
            owned = set(cards_of(table_of(match)))
            hidden |= {*state["treasure"]["middle"]} - owned - known
            assert not said & hidden
            ask = match.asks[0]
            match.choose(ask, eager(match, rng))


# ---------------------------------------------------------------------- everything comes up


def bless(match: Match) -> None:
    """Keep the party alive and rich, and its enemies weak, so that a game goes a long way."""
    state = match.state
    assert isinstance(state, Descent)
    if match.over:
        return
    for c in state.characters:
        c.black = c.red = 0
    state.sparks = max(state.sparks, 1)
    for foe in state.foes:
        if state.boss is None:
            foe.wounds = foe.health - 1


def eager(match: Match, rng: random.Random) -> int:
    """Go on, use the place, strike; else anything."""
    ask = match.asks[0]
    ids = [raw.id for raw in ask.options]
    for start in (
        "drop",
        "lever",
        "chest",
        "take-torch",
        "gravestone",
        "act-",
        "go-",
        "walk-",
        "shop",
    ):
        keen = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith(start)]
        if keen and rng.random() < 0.6:
            return rng.choice(keen)
    return rng.choice(ask.options)


class Met:
    """What has been seen over many games."""

    def __init__(self, pack: Cards) -> None:
        self.pack = pack
        self.told: set[str] = set()
        self.encounters: set[str] = set()
        self.completed: set[str] = set()
        self.events: set[str] = set()
        self.icons: set[tuple[object, ...]] = set()
        self.traps: set[tuple[int, int]] = set()
        self.behaviours: set[str] = set()
        self.terrain: set[str] = set()

    def icons_of(self, model: str) -> set[tuple[object, ...]]:
        own = self.pack.model_by_id[model].own
        assert own is not None
        return {(model, i.op, i.target, i.way, i.push, i.node, i.magic) for i in own.icons}

    def look(self, match: Match) -> None:
        fight = table_of(match)["fight"]
        if fight is not None:
            self.terrain |= set(fight["terrain"].values())

    def read(self, match: Match) -> None:
        current = ""
        for event in match.events:
            self.told.add(event.kind)
            fields: Any = event.fields
            match event.kind:
                case "encounter":
                    current = fields["encounter"]
                    self.encounters.add(current)
                case "boss":
                    current = ""
                case "completed" if current:
                    self.completed.add(current)
                case "event":
                    self.events.add(fields["event"])
                case "acts":
                    self.icons |= self.icons_of(fields["model"])
                case "trap":
                    self.traps.add((fields["damage"], fields["difficulty"]))
                case "behaviour":
                    self.behaviours.add(fields["behaviour"])

    def missing(self) -> dict[str, set[Any]]:
        pack = self.pack
        models = [model.id for model in pack.models if model.own]
        wanted: dict[str, set[Any]] = {
            "encounters": set(pack.things["encounter"]),
            "events": set(pack.things["event"]),
            "icons": set().union(*(self.icons_of(model) for model in models)),
            "traps": {(trap.damage, trap.difficulty) for trap in pack.trap_entries},
            "terrain": {
                "gravestone", "dim_gravestone", "barrel", "chest", "open_chest", "lever", "shrine", "exit",
            },
        }  # fmt: skip
        left = {name: all_of - getattr(self, name) for name, all_of in wanted.items()}
        return {name: some for name, some in left.items() if some}


def test_every_encounter_event_icon_trap_and_terrain_is_met() -> None:
    """Each card once, then campaigns until every event has come up."""
    pack = undercroft.new("tomb_of_giants", {}, seed=0).pack
    assert isinstance(pack, Cards)
    met = Met(pack)
    for seed in range(80):
        rng = random.Random(seed)
        setup: dict[str, object] = {"players": 1 + seed % 4}
        if seed < 27:
            setup |= {"mode": "encounter", "encounter": pack.encounters[seed].id}
        match = undercroft.new("tomb_of_giants", setup, seed=seed)
        for turn in range(600 if seed < 27 else 1500):
            if match.over:
                break
            match.choose(match.asks[0], onward(match, rng))
            bless(match)
            if turn % 3 == 0:
                match.check()
            if turn % 9 == 0:
                met.look(match)
        met.read(match)
        if seed >= 27 and not met.missing():
            break
    assert met.missing() == {}
    assert len(met.completed) >= 18


@pytest.mark.parametrize("boss", BOSSES)
def test_every_behaviour_card_is_met(boss: str) -> None:
    pack = undercroft.new("tomb_of_giants", {}, seed=0).pack
    assert isinstance(pack, Cards)
    wanted = {card.id for card in pack.behaviours if card.entry.boss == boss}
    met = Met(pack)
    for seed in range(40):
        rng = random.Random(seed)
        setup = {"mode": "boss", "players": 2 + seed % 3, "boss": boss}
        match = undercroft.new("tomb_of_giants", setup, seed=seed)
        for _ in range(700):
            if match.over:
                break
            match.choose(match.asks[0], eager(match, rng))
            bless(match)
            match.check()
        met.read(match)
        if wanted <= met.behaviours:
            break
    assert met.behaviours == wanted


def test_a_campaign_is_won() -> None:
    """A party that nothing can kill, with weak enemies, comes to the end of the track."""
    rng = random.Random(6)
    match = undercroft.new("tomb_of_giants", {"players": 3}, seed=6)
    state = match.state
    assert isinstance(state, Descent)
    for _ in range(20_000):
        if match.over:
            break
        match.choose(match.asks[0], onward(match, rng))
        bless(match)
        for foe in state.foes:
            foe.wounds = foe.health - 1
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    spaces = [event.fields["space"] for event in match.events if event.kind == "space"]
    assert set(spaces) == set(range(1, 11))
    assert "new_bonfire" in {event.kind for event in match.events}


def onward(match: Match, rng: random.Random) -> int:
    """Never back of one's own will."""
    ask = match.asks[0]
    ids = [raw.id for raw in ask.options]
    go = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith("go-")]
    return go[-1] if go else eager(match, rng)
