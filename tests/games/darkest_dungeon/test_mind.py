"""How a battle is judged and thought through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft import Match, Message, bots
from undercroft.bots import Effort
from undercroft.bots.search import Search
from undercroft.games.darkest_dungeon.battle.acting import UseSkill
from undercroft.games.darkest_dungeon.campaign.battles import AfterBattle
from undercroft.games.darkest_dungeon.mind import FLED, SO_FAR, WON, BattleMind, graded
from undercroft.games.darkest_dungeon.terms import BATTLE, BOSS
from undercroft.text import render

from .stage import dungeon, fight

SETUPS: list[dict[str, Any]] = [
    {"mode": "battle", "players": 2},
    {"mode": "boss", "players": 1},
    {"mode": "circus", "players": 2},
    {"mode": "quest", "players": 1},
]


def moments(setup: dict[str, Any], seed: int = 1, most: int = 250) -> list[Match]:
    """Played by a glance, question by question; between battles by rules of thumb."""
    match = undercroft.new("darkest_dungeon", setup, seed=seed)
    match.telling = False
    mind, random, found = BattleMind(match.pack), Random(seed), []
    thumbs = bots.make("veteran", "darkest_dungeon", seed)
    for _ in range(most):
        if match.over:
            break
        found.append(match.clone())
        seat = match.waiting[0]
        ask = next(one for one in match.asks if one.seat == seat and not one.step.aside)
        if not mind.knows(ask, match.state):
            decision, option = bots.answer(thumbs, match, seat)
            match.decide(option, seat, decision)
            continue
        weights = mind.weigh(match, ask)
        best = max(weights)
        equal = [o for o, w in zip(ask.options, weights, strict=True) if w == best]
        match.choose(ask, random.choice(equal))
    return [*found, match]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["mode"])
def test_every_question_is_weighed_and_every_position_judged(setup: dict[str, Any]) -> None:
    known = 0
    for match in moments(setup)[::2]:
        mind = BattleMind(match.pack)
        for seat in range(len(match.seats)):
            assert 0.0 <= mind.value(match, seat) <= 1.0
        assert len(mind.measure(match, 0)) == len(mind.marks)
        for ask in match.asks:
            known += mind.knows(ask, match.state)
            assert len(mind.weigh(match, ask)) == len(ask.options)
    assert known > 4


def test_who_can_kill_does() -> None:
    """A Skill that finishes a monster looks better than the same on a fresh one, and than to go away."""
    match = fight(
        {"crusader": {"area": "S"}},
        [("bone_soldier", "S"), ("bone_soldier", "C")],
        turn="crusader",
    )
    state: Any = match.state
    state.monsters[0].life = 40
    mind = BattleMind(match.pack)
    (ask,) = match.asks
    uses = [at for at, option in enumerate(ask.options) if isinstance(option, UseSkill)]
    fresh = max(mind.weigh(match, ask)[at] for at in uses)
    state.monsters[0].wounds = state.monsters[0].life - 1
    weights = mind.weigh(match, ask)
    assert max(weights[at] for at in uses) > fresh + 1.0
    assert weights.index(max(weights)) in uses


def test_what_makes_a_party_worse() -> None:
    match = next(one for one in moments(SETUPS[3]) if one.state.in_battle)
    state: Any = match.state
    mind = BattleMind(match.pack)
    now = mind.value(match, 0)
    worse = (("wounds", 9), ("stress", 8), ("red", True), ("wounds", 14), ("alive", False))
    for field, value in worse:
        setattr(state.heroes[0], field, value)
        after = mind.value(match, 0)
        assert after < now, field
        now = after
    state.monsters[0].wounds += 3
    assert mind.value(match, 0) > now


def test_a_room_that_was_left_is_still_to_be_won() -> None:
    match = next(one for one in moments(SETUPS[3]) if not one.state.in_battle)
    state: Any = match.state
    mind = BattleMind(match.pack)
    assert mind.clock(state) > 10**9  # no play-out goes on between battles
    state.agenda.append(AfterBattle(True, None))
    won = mind.value(match, 0)
    state.agenda[-1] = AfterBattle(False, None)
    assert mind.value(match, 0) == pytest.approx(won - (1.0 - SO_FAR) * FLED)


def test_however_badly_it_goes_less_bad_is_better() -> None:
    parties = (-3.0, -1.0, -0.2, 0.0, 0.2, 1.0)
    for even in (SO_FAR, WON):
        worths = [graded(party, even) for party in parties]
        assert worths == sorted(set(worths))
        assert worths[3] == even
        assert worths[0] > 0.0
        assert worths[-1] == 1.0


def test_in_a_boss_fight_wounds_of_the_boss_count_when_all_seems_lost() -> None:
    """The party of a Campaign, too: else one choice is as good as another where it matters most."""
    party: Any = {
        kind: {"wounds": 9, "stress": 9} for kind in ("crusader", "hellion", "highwayman", "vestal")
    }
    match = fight(
        party,
        [("necromancer_3", "top")],
        where=dungeon(party),
        room="ruins_10",
        boss="necromancer",
        turn="crusader",
    )
    state: Any = match.state
    mind = BattleMind(match.pack)
    assert state.mode not in (BATTLE, BOSS)
    assert mind.party(state) < mind.coming(state)
    before = mind.value(match, 0)
    state.monsters[0].wounds += 8
    assert before < mind.value(match, 0) < WON


def test_the_teams_of_the_circus_want_the_opposite() -> None:
    match = next(one for one in moments(SETUPS[2], most=400) if one.state.battle.round > 0)
    state: Any = match.state
    mind = BattleMind(match.pack)
    assert mind.side(state, 0) != mind.side(state, 1)
    assert mind.value(match, 0) == pytest.approx(1.0 - mind.value(match, 1))
    before = mind.value(match, 0)
    state.heroes[4].wounds += 8  # of the other team
    assert mind.value(match, 0) > before


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[2]], ids=lambda setup: setup["mode"])
def test_the_search_keeps_to_its_budget_in_a_battle(setup: dict[str, Any]) -> None:
    known = [one for one in moments(setup) if BattleMind(one.pack).clock(one.state) < 99]
    for match in known[6:60:17]:
        if match.over:
            continue
        seat = match.waiting[0]
        model = match.determinize(seat, 1)
        ask = next(one for one in model.asks if one.seat == seat and not one.step.aside)
        thought = Search(BattleMind(match.pack), model, seat, 1, Effort(200, 30)).think(ask)
        assert thought.decisions <= 200
        assert thought.nodes <= 30
        match.clone().decide(thought.option.id, seat, ask.id)


def test_a_master_goes_through_a_quest_and_a_bout() -> None:
    """In a battle it thinks; elsewhere it goes by rules of thumb."""
    for setup in (SETUPS[2], SETUPS[3]):
        match = undercroft.new("darkest_dungeon", setup, seed=3)
        match.telling = False
        seats = [
            bots.make("master", "darkest_dungeon", seat, effort=Effort(30, 10))
            for seat in range(len(match.seats))
        ]
        for _ in range(70):
            if match.over:
                break
            seat = match.waiting[0]
            decision, option = bots.answer(seats[seat], match, seat)
            match.decide(option, seat, decision)
            match.check()


def test_every_reason_can_be_said() -> None:
    match = undercroft.new("darkest_dungeon", SETUPS[0], seed=1)
    for mark in BattleMind.marks:
        for lang in ("en", "fr"):
            message = Message(f"dd-hint-{mark}", {"amount": "0.5", "other": "x"})
            assert "0.5" in render(message, lang, match.name)
