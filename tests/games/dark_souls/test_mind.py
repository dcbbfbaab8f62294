"""How a fight is judged and thought through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.bots import Effort
from undercroft.bots.search import Search
from undercroft.games.dark_souls.mind import JourneyMind
from undercroft.games.souls.mind import DEAD
from undercroft.games.souls.overspend import Deadly

SETUPS: list[dict[str, Any]] = [
    {"mode": "boss", "boss": "gargoyle", "players": 2},
    {"mode": "boss", "boss": "ornstein_and_smough", "players": 4},
    {"mode": "encounter", "encounter": "level_2", "players": 3},
]


def moments(setup: dict[str, Any], seed: int = 1, most: int = 300) -> list[Match]:
    """A fight played by a glance, question by question."""
    match = undercroft.new("dark_souls", setup, seed=seed)
    match.telling = False
    mind, random, found = JourneyMind(match.pack), Random(seed), []
    for _ in range(most):
        if match.over:
            break
        found.append(match.clone())
        ask = match.asks[0]
        weights = mind.weigh(match, ask)
        best = max(weights)
        match.choose(
            ask, random.choice([o for o, w in zip(ask.options, weights, strict=True) if w == best])
        )
    return [*found, match]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["mode"] + str(setup["players"]))
def test_every_question_is_weighed_and_every_position_judged(setup: dict[str, Any]) -> None:
    settled = 0
    for match in moments(setup):
        mind = JourneyMind(match.pack)
        assert 0.0 <= mind.value(match, 0) <= 1.0
        settled += mind.settled(match.state)
        for ask in match.asks:
            weights = mind.weigh(match, ask)
            assert len(weights) == len(ask.options)
            for option, weight in zip(ask.options, weights, strict=True):
                assert (weight == DEAD) == isinstance(option, Deadly)
    assert settled > 4


def test_a_wounded_foe_and_an_empty_flask_count() -> None:
    match = next(one for one in moments(SETUPS[0]) if JourneyMind(one.pack).settled(one.state))
    state: Any = match.state
    mind = JourneyMind(match.pack)
    now = mind.value(match, 0)
    state.foes[0].wounds += 5
    better = mind.value(match, 0)
    assert better > now
    state.characters[1].estus = False
    state.characters[1].red = 4
    assert mind.value(match, 0) < better


def test_the_search_keeps_to_its_budget_in_a_fight() -> None:
    for match in moments(SETUPS[1])[5:40:7]:
        seat = match.waiting[0]
        model = match.determinize(seat, 1)
        ask = next(one for one in model.asks if one.seat == seat)
        thought = Search(JourneyMind(match.pack), model, seat, 1, Effort(200, 30)).think(ask)
        assert thought.decisions <= 200
        assert thought.nodes <= 30
        match.clone().decide(thought.option.id, seat, ask.id)


def test_a_master_goes_through_a_fight_and_a_journey() -> None:
    """In a fight it thinks; on the way it goes by rules of thumb."""
    for setup in (SETUPS[2], {"mode": "journey", "players": 1}):
        match = undercroft.new("dark_souls", setup, seed=3)
        match.telling = False
        seats = [
            bots.make("master", "dark_souls", seat, effort=Effort(30, 10))
            for seat in range(len(match.seats))
        ]
        for _ in range(60):
            if match.over:
                break
            seat = match.waiting[0]
            decision, option = bots.answer(seats[seat], match, seat)
            match.decide(option, seat, decision)
            match.check()


def test_after_a_fight_of_a_journey() -> None:
    """Souls are won with it or left behind; what was used up is missed."""
    match = undercroft.new("dark_souls", {"mode": "journey", "players": 2}, seed=1)
    state: Any = match.state
    mind = JourneyMind(match.pack)
    assert mind.clock(state) > 10**9  # no play-out goes on between fights
    state.souls = 0
    assert mind.value(match, 0) == 0.0
    state.souls = 4
    fresh = mind.value(match, 0)
    state.characters[0].estus = False
    assert 0.8 < mind.value(match, 0) < fresh == 1.0
