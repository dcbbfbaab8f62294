"""Whole games: nothing breaks, nothing leaks, a document is the match, everything comes up."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.whole import (
    Table,
    alike_in_every_world,
    heard,
    played,
    same_as_control,
    same_from_journal,
    sit,
    table_of,
    useful,
    words_said,
)
from undercroft import Match
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Reported, Tape
from undercroft.kernel.match import start
from undercroft.kernel.record import dump

from .met import Met, bless, offered, pack_of, play, state_of

MODES = ("campaign", "quest", "battle", "boss", "circus")
DIFFICULTIES = ("standard", "radiant", "stygian")
BOTS = ("random", "veteran")
PLAYERS = {mode: (2, 4) if mode == "circus" else (1, 2, 3, 4) for mode in MODES}
TABLES = [(mode, players) for mode in MODES for players in PLAYERS[mode]]
BOSSES = (
    "necromancer", "prophet", "collector", "fanatic", "templars", "mammoth_cyst",
    "shuffling_horror", "final_encounter",
)  # fmt: skip
FORMS = ("ancestor_first_form", "ancestor_second_form", "gestating_heart")
PARTIES = ("adventuring_party", "battlefield_experts", "damage_over_time", "the_dancers", "custom")
STANCES = ["aggressive", "defensive", "ranged", "support"]
LASTING = {"bleed", "blight"}  # Conditions whose tokens are worth something
#: Somebody is being put somewhere: an Area may be overfull until that is over.
CROWDED = {"settle", "give_way"}
DRAFTING = {"place_puppets", "draft", "profile", "line_up", "place_fighter"}


def new(mode: str, players: int, seed: int, difficulty: str | None = None) -> Match:
    """Party, level, Boss and options change with the seed."""
    rng = random.Random(seed)
    setup: dict[str, object] = {
        "mode": mode,
        "players": players,
        "level": 1 + seed % 3,
        "party": PARTIES[seed % 5],
        "difficulty": difficulty or DIFFICULTIES[seed % 3],
        "boss": BOSSES[seed % 8],
        "cancelled": FORMS[seed % 3],
        "arena": ("arena_1", "arena_2")[seed % 2],
        "puppets": ("no", "yes")[seed // 2 % 2],
        "butcher": ("no", "yes")[seed % 2],
    }
    for place, kind in enumerate(rng.sample(list(GAME.shelf.find("base").things["hero"]), 4), 1):
        setup[f"hero_{place}"] = kind
    return undercroft.new("darkest_dungeon", useful("darkest_dungeon", setup), seed=f"whole-{seed}")


# ---------------------------------------------------------------------- what always holds


def holds(match: Match, table: Table) -> None:
    """What must always hold, said once more from what everybody sees."""
    step = next((ask.step.name for ask in match.asks if not ask.step.aside), "over")
    for ask in match.asks:
        assert len(set(ask.options)) == len(ask.options) > 0
    goods_hold(match, table)
    for hero in table["heroes"]:
        if hero["kind"] is not None:
            hero_holds(hero, step)
    nobody_twice(match, table)
    cards_hold(match, table)
    assert sum(table[place] is not None for place in ("hamlet", "dungeon")) <= 1
    if table["battle"] is not None and not match.over and step not in DRAFTING:
        trackers_hold(table)
        ground_holds(match, table, step)
        battle_holds(match, table)
    if table["dungeon"] is not None:
        dungeon_holds(match, table)
    if table["hamlet"] is not None:
        hamlet_holds(match, table)


def goods_hold(match: Match, table: Table) -> None:
    """DD-A.161, DD-7.2, DD-8.5, DD-A.2."""
    assert table["gold"] >= 0
    assert 0 <= table["light"] <= 5
    assert min(table["stores"].values()) >= 0
    assert sum(table["stores"].values()) <= 16
    assert 0 <= table["waiting"] <= 4
    assert table["coach_xp"] >= 0
    if table["mode"] == "campaign":
        # Each dead hero costs a token; only the Stagecoach brings another (DD-32.4, DD-34.6).
        coach = pack_of(match).building("stagecoach")
        brought = sum(level.waiting for level in coach.entry.levels)
        assert table["waiting"] + len(table["fallen"]) <= brought + (1 if match.over else 0)


def hero_holds(hero: Table, step: str) -> None:
    """DD-29.2, DD-28.1, DD-26.2, DD-25.1, DD-3.7, DD-28.4."""
    assert 0 <= hero["wounds"] <= hero["life"]
    assert hero["deaths_door"] is (hero["alive"] and hero["wounds"] == hero["life"])
    assert 0 <= hero["stress"] <= 10
    assert hero["xp"] >= 0
    assert 0 <= hero["level"] <= 3
    assert all(1 <= rank <= 3 for rank in hero["ranks"].values())
    assert len(hero["quirks"]) <= 3
    assert len(hero["trinkets"]) <= hero["trinket_slots"]
    assert len(set(hero["skills"])) == len(hero["skills"]) <= hero["skill_slots"]
    assert hero["mood"] is None or hero["red"] or not hero["alive"]
    assert hero["turns"] in (0, 1)
    assert 0 <= hero["actions"] <= 3
    for stack in hero["stacks"]:
        stack_holds(stack)
    if not hero["alive"]:
        assert hero["area"] is None
        assert hero["stance"] is None
        assert hero["stacks"] == []
        assert hero["turns"] == 0


def stack_holds(stack: Table) -> None:
    """DD-20.1: as many tokens as turns are left, each worth what the application said."""
    assert 1 <= stack["tokens"] <= 15
    assert (stack["amount"] > 0) is (stack["condition"] in LASTING)


def nobody_twice(match: Match, table: Table) -> None:
    """DD-A.163: every hero is somewhere once; the dead do not come back (DD-32.3)."""
    living = [hero for hero in table["heroes"] if hero["alive"] and hero["kind"] is not None]
    kinds = [hero["kind"] for hero in living]
    assert len(set(kinds)) == len(kinds)
    assert not set(table["fallen"]) & set(kinds)
    assert len(table["heroes"]) == (8 if table["mode"] == "circus" else 4)
    if table["mode"] != "circus":
        assert sorted(table["party"]) == sorted(hero["hero"] for hero in living)
    assert len({*table["party"]}) == len(table["party"])


def cards_hold(match: Match, table: Table) -> None:
    """No card is in two places, none is lost: what nobody holds and nobody discarded is in its deck."""
    pack, state = pack_of(match), state_of(match)
    away: Any = dump(state.decks, pack)
    fight: Any = dump(state.battle, pack)
    living = [hero for hero in table["heroes"] if hero["alive"] and hero["kind"] is not None]
    held = {
        "trinket": [one["card"] for hero in living for one in hero["trinkets"]],
        "quirk": [quirk for hero in living for quirk in hero["quirks"]],
        "disease": [hero["disease"] for hero in living if hero["disease"]],
        "curio": [],
        "room": [table["battle"]["room"]] if table["battle"] else [],
    }
    held["trinket"] += [card.id for card in state.hamlet.offer]
    for name, cards in held.items():
        out = [*cards, *away[f"{name}_out"]]
        assert max(Counter(out).values(), default=1) == 1, (name, out)
        assert set(out) <= set(pack.things[name])
    moods = [hero["mood"] for hero in living if hero["mood"]]
    assert max(Counter(moods).values(), default=1) == 1
    drawn = Counter([*away["gone"], *fight["drawn"]])
    for kind, number in drawn.items():
        assert number <= pack.monster(kind).entry.copies, kind
    for token in pack.loot:
        assert 0 <= fight["loot_out"].get(token.id, 0) <= token.count


def trackers_hold(table: Table) -> None:
    """DD-1.1, DD-5.2, DD-16.11: four slots each; everybody has one, a Large monster two together."""
    battle = table["battle"]
    party, foes = battle["order"]
    assert len({*party, *foes}) == len(party) + len(foes)
    places: dict[int, list[str]] = {}
    for side, line in zip(battle["slots"], (party, foes), strict=True):
        assert len(side) == len(STANCES)
        assert list(dict.fromkeys(number for number in side if number is not None)) == line
        for stance, number in zip(STANCES, side, strict=True):
            if number is not None:
                places.setdefault(number, []).append(stance)
    heroes = {hero["hero"]: hero for hero in table["heroes"]}
    fighters = foes if table["mode"] == "circus" else []
    for number in (*party, *fighters):
        assert places[number] == [heroes[number]["stance"]]
    for one in battle["monsters"]:
        found = one["slots"]
        assert places[one["figure"]] == found
        assert one["stance"] == found[0]
        first = STANCES.index(found[0])
        assert found == STANCES[first : first + (2 if one["size"] == "large" else 1)]


def ground_holds(match: Match, table: Table, step: str) -> None:
    """DD-16.20: nobody stands where there is no space, but who is still on the way (DD-18.8).

    Beside a Large monster it may be narrow (DD-A.222).
    """
    battle = table["battle"]
    room = pack_of(match).room(battle["room"])
    taken: Counter[int] = Counter(battle["blocks"])
    going: set[int] = set()
    for hero in table["heroes"]:
        if hero["alive"] and hero["kind"] is not None:
            taken[hero["area"]] += 1
            if hero["active"]:
                going.add(hero["area"])
    for one in battle["monsters"]:
        taken[one["area"]] += len(one["slots"])
        if one["active"]:
            going.add(one["area"])
    assert battle["used"] == [taken[area] for area in range(len(room.areas))]
    large = {one["area"] for one in battle["monsters"] if one["size"] == "large"}
    for area, capacity in enumerate(room.capacity):
        if area in large:
            continue
        if step not in CROWDED and area not in going:
            assert taken[area] <= capacity, (step, area)
        elif step == "act":
            assert taken[area] <= capacity + 1


def battle_holds(match: Match, table: Table) -> None:
    """DD-17.7, DD-17.4, DD-24.3, DD-23.5, DD-16.4."""
    battle = table["battle"]
    for one in battle["monsters"]:
        assert 0 <= one["wounds"] < one["life"]
        for stack in one["stacks"]:
            stack_holds(stack)
    turns = sum(hero["turns"] for hero in table["heroes"] if hero["kind"] is not None)
    if table["mode"] == "circus":
        assert battle["cards"] == {"party": 0, "foes": 0}
        assert sum(hero["active"] for hero in table["heroes"] if hero["alive"]) <= 1
        return
    # A card stays in the deck when its owner falls, so there may be too many, never too few.
    # Between two forms of the last Boss it is made anew: then whoever has joined may still be training.
    if battle["monsters"] or battle["boss"] is None:
        assert turns <= battle["cards"]["party"]
    assert battle["cards"]["party"] <= 4
    if battle["boss"] != "ancestor_first_form":
        assert sum(one["turns"] for one in battle["monsters"]) <= battle["cards"]["foes"]
    if battle["boss"] is None:
        assert 0 <= battle["round"] <= 4
    room = pack_of(match).room(battle["room"])
    if battle["chests"]:
        assert all(0 <= now <= was for now, was in zip(battle["chests"], room.loot, strict=True))
    kinds = Counter(one["kind"] for one in battle["monsters"])
    for kind, number in kinds.items():
        assert number <= pack_of(match).monster(kind).entry.copies


def dungeon_holds(match: Match, table: Table) -> None:
    """DD-6.2, DD-6.4, DD-14.3, DD-30.1: every token is where it was laid or still face down."""
    dungeon = table["dungeon"]
    pack = pack_of(match)
    quest = pack.quest(dungeon["quest"]).entry
    shown = Counter(token for token in dungeon["tokens"] if token is not None)
    if quest.fill:
        assert all(number <= 3 for number in shown.values())
    elif quest.turn_to is None:
        assert shown + Counter(dungeon["left"]) == Counter(quest.tokens)
    for slot in dungeon["cleared"]:
        token = dungeon["tokens"][slot]
        assert token is not None
        assert token != "trap" or quest.turn_to is not None
        assert token != "dark" or quest.counts == "lit"
    tile = pack.things["tile"][dungeon["tile"]]
    assert dungeon["fled"] or dungeon["at"] in dungeon["passed"]
    for corridor in dungeon["explored"]:
        assert corridor < len(tile.corridors)
    assert 0 <= dungeon["xp"] <= 3
    assert 0 <= dungeon["loot_left"] <= 10
    assert dungeon["rest_points"] >= 0
    assert all(len(dice) <= 2 for dice in dungeon["dice"])
    if table["battle"] is None:
        for hero in table["heroes"]:
            assert hero["area"] is None
            assert hero["turns"] == 0


def hamlet_holds(match: Match, table: Table) -> None:
    """DD-20.28, DD-28.10, DD-33.16, DD-34.2, DD-40.7: nothing of the Dungeon follows them home."""
    hamlet = table["hamlet"]
    pack = pack_of(match)
    for building in pack.buildings:
        level = hamlet["buildings"][building.id]
        assert 1 <= level <= max(1, len(building.entry.levels))
    guests = [guest for guest in hamlet["guests"] if guest not in (None, "away")]
    assert max(Counter(guests).values(), default=1) == 1
    assert hamlet["days"] >= 0
    assert len(set(hamlet["offer"])) == len(hamlet["offer"])
    assert table["battle"] is None
    for hero in table["heroes"]:
        assert hero["form"] == "human"
        assert hero["area"] is None


# ---------------------------------------------------------------------- playing


def ended(match: Match) -> None:
    """All win or all lose; in the Circus one team, or nobody."""
    assert match.over
    assert match.result is not None
    seats = tuple(range(len(match.seats)))
    if table_of(match)["mode"] == "circus":
        assert match.result.winners in (seats[::2], seats[1::2], ())
    else:
        assert match.result.winners in ((), seats)


@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_games_to_their_end(bot: str, mode: str, players: int) -> None:
    for seed, difficulty in enumerate(DIFFICULTIES):
        if (bot, mode) == ("veteran", "campaign") and seed != players % len(DIFFICULTIES):
            continue  # long games of somebody who thinks: one for each number of players
        match = new(mode, players, seed * 7 + players, difficulty)
        for table in played(match, bot, seed):
            for ask in match.asks:
                assert ask.options == offered(state_of(match), ask)
            holds(match, table)
        ended(match)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_campaign_is_won(difficulty: str) -> None:
    """A blessed party comes through all four acts; on the way everything holds that must."""
    players = 2 + DIFFICULTIES.index(difficulty)
    for seed in range(4):
        met = Met()
        match = new("campaign", players, seed, difficulty)
        rng = random.Random(seed)
        told: Counter[str] = Counter()
        acts: list[int] = []
        for turn in range(20_000):
            if match.over:
                break
            met.step(match, rng)
            bless(match, rng, 0.3, calm=2)
            if turn % 12 == 0:
                match.check()
                holds(match, table_of(match))
            told.update(event.kind for event in match.events)
            match.events.clear()
            acts.append(state_of(match).campaign.act)
        ended(match)
        if state_of(match).campaign.won:
            break
    assert match.result is not None
    assert match.result.winners == tuple(range(players))
    assert acts == sorted(acts)
    assert set(acts) == {1, 2, 3, 4}
    assert told["boss_beaten"] == 4  # three Threats, and the one before the final encounter
    assert told["threat"] == 3
    assert told["home"] >= 3 * 3 + 1  # two Quests and a Boss in each act, one in the last


# ---------------------------------------------------------------------- kept and played again


@pytest.mark.parametrize("mode", MODES)
def test_a_match_kept_as_a_document_is_the_same_match(mode: str) -> None:
    """Written and read again before every decision, against a control run."""
    for players, bot in ((2, "random"), (4, "veteran")):
        match = new(mode, players, players + 3)
        same_as_control(match, new(mode, players, players + 3), sit(match, bot, players), 130)


def test_a_long_campaign_kept_as_a_document() -> None:
    """Now and then, in the Hamlet, in every act and in the last fights."""
    match, control = new("campaign", 3, 3), new("campaign", 3, 3)
    met, twin = Met(), Met()
    rng, other = random.Random(3), random.Random(3)
    for turn in range(3000):
        if match.over:
            break
        if turn % 40 == 0:
            match = undercroft.from_position(json.loads(json.dumps(match.position())))
            assert match.digest() == control.digest() == control.clone().digest()
            assert match.view(0) == control.view(0)
        for one, player, chance in ((match, met, rng), (control, twin, other)):
            player.step(one, chance)
            bless(one, chance)
            one.events.clear()
    assert state_of(match).campaign.act > 1
    assert match.digest() == control.digest()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_journal_is_played_again(bot: str, mode: str) -> None:
    match = new(mode, 2, 8)
    same_from_journal(match, sit(match, bot, 8), 250)


@pytest.mark.parametrize("mode", MODES)
def test_real_dice_lead_to_the_same_match(mode: str) -> None:
    """A step asks for chance before it changes anything: waiting for a person changes nothing."""
    for seed in range(6):
        wanted = {"mode": mode, "players": 2, "boss": BOSSES[seed], "butcher": "yes"}
        setup = useful("darkest_dungeon", wanted)
        match = start(GAME, setup, Reported())
        rng = random.Random(seed)
        outcomes: list[str] = []
        choices: list[tuple[int, str]] = []
        for _ in range(250):
            if match.over:
                break
            if not match.asks:
                label = rng.choice([option.id for option in match.decisions[0].options])
                outcomes.append(label)
                match.supply(label)
            else:
                state = match.state
                ask = next(ask for ask in state.asks if not state.answered >> ask.seat & 1)
                raw = rng.choice(ask.options)
                choices.append((ask.seat, raw.id))
                match.choose(ask, raw)
        while not match.over and not match.asks:
            label = match.decisions[0].options[0].id
            outcomes.append(label)
            match.supply(label)
        again = start(GAME, setup, Tape(outcomes))
        for seat, choice in choices:
            again.decide(choice, seat=seat)
        assert again.digest() == match.digest()


# ---------------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_what_is_hidden(mode: str) -> None:
    """Rooms, Curios, Loot, Quirks, who comes next: as long as nothing is drawn or rolled, nobody can tell
    one world from another."""
    kept = 0
    for seed, bot in enumerate(("random", "veteran")):
        match = new(mode, 2 + 2 * seed, 3 + seed)
        kept += alike_in_every_world(match, sit(match, bot, seed), 80)
    assert kept > 15


@pytest.mark.parametrize("mode", MODES)
def test_no_view_names_what_nobody_has_seen(mode: str) -> None:
    """Neither the seed nor a card that has not been turned up, nor a Room token that lies face down."""
    for seed in (11, 12, 13):
        match = new(mode, 2, seed)
        pack = pack_of(match)
        met, rng = Met(), random.Random(seed)
        known: set[str] = set()
        for turn in range(900):
            if match.over:
                break
            known |= heard(match)
            state = state_of(match)
            known |= {side.card.id for hero in state.heroes for side in hero.trinkets}
            if turn % 6 == 0:
                said = words_said(match)
                assert not any(f"whole-{seed}" in text for text in said)
                kinds = ("curio", "quirk", "disease", "trinket", "event", "tile", "mood", "quest")
                hidden = {id for kind in kinds for id in pack.things[kind]}
                hidden |= {room.id for room in pack.rooms if room.location != "circus"}
                hidden -= {skill.id for kind in pack.heroes for skill in kind.hamlet}
                chosen = {str(value) for value in match.setup.values()}
                assert not said & (hidden - known - chosen)
                tokens_hidden(match)
            match.events.clear()
            met.step(match, rng)
            if mode != "circus":
                bless(match, rng, 0.0)


def tokens_hidden(match: Match) -> None:
    """A slot of the Dungeon says nothing before its token has been revealed."""
    dungeon = table_of(match)["dungeon"]
    if dungeon is None:
        return
    revealed = {
        slot for slot, token in enumerate(state_of(match).dungeon.tokens) if token is not None
    }
    assert {slot for slot, token in enumerate(dungeon["tokens"]) if token is not None} == revealed
    before = document_tokens(match)
    assert all(token is None for slot, token in enumerate(before) if slot not in revealed)


def document_tokens(match: Match) -> list[str | None]:
    doc: Any = match.position()
    found: list[str | None] = doc["state"]["dungeon"]["tokens"]
    return found


def test_a_captains_secret_stays_with_the_team() -> None:
    match = new("circus", 2, 4)
    rng = random.Random(4)
    while match.asks[0].step.name != "profile":
        match.choose(match.asks[0], rng.choice(match.asks[0].options))
    before = match.view(1)
    match.choose(match.asks[0], match.asks[0].options[0])
    after = match.view(1)
    assert before["decisions"] == after["decisions"]
    assert before["table"] == after["table"]


# ---------------------------------------------------------------------- everything comes up


def test_every_card_and_every_choice_is_met() -> None:
    """Skills, monsters and theirs, Bosses, Threats, Quests, Rooms, Curios, Trinkets, Quirks, Diseases,
    moods, Events, buildings, provisions …: games are played until all have been seen."""
    met = Met()
    for number in range(3000, 3300):  # from here on all is met in half the time
        play(met, met.game(number), number)
        if not met.missing():
            break
    assert met.missing() == {}
