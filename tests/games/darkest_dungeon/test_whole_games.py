"""Whole games: nothing breaks, a document is the match, everything comes up."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.state import Estate
from undercroft.kernel import document
from undercroft.kernel.chance import Hand, Rng, Tape
from undercroft.kernel.match import Match, start

from .stage import load

MODES = ("campaign", "quest", "battle", "boss", "circus")
BOSSES = (
    "necromancer", "prophet", "collector", "fanatic", "templars", "mammoth_cyst",
    "shuffling_horror", "final_encounter",
)  # fmt: skip
FORMS = ("ancestor_first_form", "ancestor_second_form", "gestating_heart")
PARTIES = ("adventuring_party", "battlefield_experts", "damage_over_time", "the_dancers", "custom")
KINDS = (
    "crusader", "hellion", "highwayman", "vestal", "occultist", "abomination", "bounty_hunter",
    "jester", "arbalest", "plague_doctor", "grave_robber",
)  # fmt: skip


def new(mode: str, players: int, seed: int) -> Match:
    rng = random.Random(seed)
    setup: dict[str, object] = {
        "mode": mode,
        "players": players,
        "level": 1 + seed % 3,
        "party": PARTIES[seed % 5],
        "difficulty": ("standard", "radiant", "stygian")[seed % 3],
        "boss": BOSSES[seed % 8],
        "cancelled": FORMS[seed % 3],
        "arena": ("arena_1", "arena_2")[seed % 2],
        "puppets": ("no", "yes")[seed // 2 % 2],
        "butcher": ("no", "yes")[seed % 2],
    }
    for place, kind in enumerate(rng.sample(KINDS, 4), 1):
        setup[f"hero_{place}"] = kind
    return start(GAME, setup, Rng(f"whole-{seed}"))


def step(match: Match, rng: random.Random, met: Counter[str] | None = None) -> None:
    """One random answer."""
    state = match.state
    ask = next(ask for ask in state.asks if not state.answered >> ask.seat & 1)
    if met is not None:
        met[ask.step.name] += 1
    else:
        assert ask.options == ask.step.options(state, ask.seat)
    match.choose(ask, rng.choice(ask.options))


def spare(match: Match, rng: random.Random) -> None:
    """A kind hand, so that whole campaigns are seen: heroes hardly die, others wait, monsters fall."""
    state = match.state
    assert isinstance(state, Estate)
    state.waiting, state.fallen = 4, 0
    for hero in state.heroes:
        hero.wounds, hero.stress = min(hero.wounds, 3), min(hero.stress, 5)
    for monster in state.monsters:
        if monster.area >= 0 and rng.random() < 0.2:
            monster.wounds = max(monster.wounds, monster.life - 3)


@pytest.mark.parametrize("mode", MODES)
def test_games_to_their_end(mode: str) -> None:
    for seed in range(16):
        players = (2, 4)[seed % 2] if mode == "circus" else 1 + seed % 4
        match = new(mode, players, seed)
        rng = random.Random(seed)
        for _ in range(8000):
            if match.over:
                break
            step(match, rng)
            match.check()
        assert match.over
        assert match.result is not None


def test_campaigns_with_a_kind_hand() -> None:
    """Every act, every Boss, the last form: some are won."""
    met: Counter[str] = Counter()
    told: Counter[str] = Counter()
    won = 0
    for seed in range(14):
        match = new("campaign", 1 + seed % 4, seed)
        rng = random.Random(seed)
        for _ in range(20000):
            if match.over:
                break
            step(match, rng, met)
            spare(match, rng)
            match.check()
            told.update(event.kind for event in match.events)
            match.events.clear()
        assert match.over
        state = match.state
        assert isinstance(state, Estate)
        won += state.won
    assert won
    assert {"stop", "visit", "act", "trade", "train", "forge", "service"} <= set(met)
    assert {"boss_beaten", "threat", "event", "curio", "xp", "slain"} <= set(told)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_kept_as_a_document_is_the_same_match(mode: str) -> None:
    match = new(mode, 2, 5)
    control = new(mode, 2, 5)
    rng, other = random.Random(5), random.Random(5)
    for turn in range(160):
        if match.over:
            break
        if turn % 2 == 0:
            match = load(json.loads(json.dumps(match.position())))
        assert match.digest() == control.digest() == control.clone().digest()
        for seat in (None, 0, 1):
            assert match.view(seat) == control.view(seat)
        step(match, rng)
        step(control, other)
    assert match.digest() == control.digest()


@pytest.mark.parametrize("mode", MODES)
def test_a_journal_is_played_again(mode: str) -> None:
    match = new(mode, 2, 8)
    rng = random.Random(8)
    for _ in range(120):
        if match.over:
            break
        step(match, rng)
    journal = json.loads(json.dumps(match.journal()))
    again = document.replay(journal, lambda name: GAME)
    assert again.digest() == match.digest()
    assert [event.kind for event in again.events] == [event.kind for event in match.events]


@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_what_is_hidden(mode: str) -> None:
    """As long as nothing is drawn or rolled, nobody can tell one world from another."""
    match = new(mode, 2, 3)
    rng = random.Random(3)
    for turn in range(120):
        if match.over:
            break
        doc: Any = match.position()
        doc["chance"] = {"source": "rng", "seed": f"else-{turn}", "count": doc["chance"]["count"]}
        other = load(doc)
        for seat in (None, 0, 1):
            assert other.view(seat) == match.view(seat)
        step(match, rng)


@pytest.mark.parametrize("mode", MODES)
def test_real_dice_lead_to_the_same_match(mode: str) -> None:
    """A step asks for chance before it changes anything: waiting for a person changes nothing."""
    for seed in range(6):
        setup = {"mode": mode, "players": 2, "boss": BOSSES[seed], "butcher": "yes"}
        match = start(GAME, setup, Hand())
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
                choices.append((ask.seat, GAME.option_id(match.pack, ask, raw)))
                match.choose(ask, raw)
        while not match.over and not match.asks:
            label = match.decisions[0].options[0].id
            outcomes.append(label)
            match.supply(label)
        again = start(GAME, setup, Tape(outcomes))
        for seat, choice in choices:
            again.decide(choice, seat=seat)
        assert again.digest() == match.digest()


def test_a_captains_secret_stays_with_the_team() -> None:
    match = new("circus", 2, 4)
    rng = random.Random(4)
    while match.asks[0].step.name != "profile":
        step(match, rng)
    before = match.view(1)
    match.choose(match.asks[0], match.asks[0].options[0])
    after = match.view(1)
    assert before["decisions"] == after["decisions"]
    assert before["table"] == after["table"]
