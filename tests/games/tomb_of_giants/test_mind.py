"""How an encounter is judged and thought through: by its objectives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft import Match, Message, bots
from undercroft.bots import Effort
from undercroft.bots.search import Search
from undercroft.games.souls.mind import DEAD
from undercroft.games.souls.overspend import Deadly
from undercroft.games.souls.terrain import LEVER
from undercroft.games.tomb_of_giants.mind import CHORE, DescentMind, closest
from undercroft.games.tomb_of_giants.terrain import PULL_LEVER, PullLever
from undercroft.text import render

# Between them they have every kind of objective.
ENCOUNTERS = (
    "grave_matters",
    "puppet_master",
    "lost_chapel",
    "pitch_black",
    "the_abandoned_chest",
    "urns_of_the_fallen",
    "bridge_too_far",
    "altar_of_bones",
    "a_trusty_ally",
)


def moments(setup: dict[str, Any], seed: int = 1, most: int = 90) -> list[Match]:
    """A fight played by a glance, question by question."""
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    match.telling = False
    mind, random, found = DescentMind(match.pack), Random(seed), []
    for _ in range(most):
        if match.over:
            break
        found.append(match.clone())
        ask = next(one for one in match.asks if not one.step.aside)
        weights = mind.weigh(match, ask)
        best = max(weights)
        equal = [o for o, w in zip(ask.options, weights, strict=True) if w == best]
        match.choose(ask, random.choice(equal))
    return [*found, match]


def encounter(name: str, players: int = 2) -> dict[str, Any]:
    return {"mode": "encounter", "encounter": name, "players": players}


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_every_question_is_weighed_and_every_position_judged(name: str) -> None:
    for match in moments(encounter(name))[::2]:
        mind = DescentMind(match.pack)
        assert 0.0 <= mind.value(match, 0) <= 1.0
        assert len(mind.measure(match, 0)) == len(mind.marks)
        for ask in match.asks:
            weights = mind.weigh(match, ask)
            assert len(weights) == len(ask.options)
            for option, weight in zip(ask.options, weights, strict=True):
                assert (weight == DEAD) == isinstance(option, Deadly)


def levers() -> Match:
    """A fight in which a lever is to be pulled."""
    for name in ENCOUNTERS:
        match = undercroft.new("tomb_of_giants", encounter(name), seed=1)
        state: Any = match.state
        if any(goal.op == "levers" for goal in state.encounter.goals):
            return moments(encounter(name), most=12)[-1]
    raise AssertionError("no lever anywhere")


def test_what_is_to_be_done_draws_the_party_on() -> None:
    match = levers()
    state: Any = match.state
    mind = DescentMind(match.pack)
    (lever,) = [node for node, what in enumerate(state.terrain) if what == LEVER][:1]
    away = state.board.distance[lever]
    for character in state.characters:
        character.node = away.index(3)
    work, _ = mind.chores(state)
    far = mind.far(state, away.index(3))
    state.characters[0].node = lever
    assert closest(state, [lever]) == 0
    assert mind.chores(state)[0] < work
    assert mind.far(state, lever) < far
    pull = PULL_LEVER[lever]
    assert isinstance(pull, PullLever)
    ask = match.asks[0]
    assert mind.other(state, ask, pull) == CHORE


def test_a_descent_that_was_thrown_back_is_no_success() -> None:
    match = undercroft.new("tomb_of_giants", {"mode": "campaign", "players": 2}, seed=1)
    state: Any = match.state
    mind = DescentMind(match.pack)
    assert mind.clock(state) > 10**9  # no play-out goes on between fights
    state.at = state.bonfire + 1
    fresh = mind.after(state)
    state.characters[0].estus = False
    assert 0.8 < mind.after(state) < fresh
    state.at = state.bonfire
    state.characters[1].ember = False
    assert mind.after(state) == 0.0


def test_the_search_keeps_to_its_budget() -> None:
    for match in moments(encounter("lost_chapel", 3), most=40)[3::12]:
        if match.over:
            continue
        seat = match.waiting[0]
        model = match.determinize(seat, 1)
        ask = next(one for one in model.asks if one.seat == seat and not one.step.aside)
        thought = Search(DescentMind(match.pack), model, seat, 1, Effort(200, 30)).think(ask)
        assert thought.decisions <= 200
        assert thought.nodes <= 30
        match.clone().decide(thought.option.id, seat, ask.id)


def test_a_master_goes_through_an_encounter_and_a_descent() -> None:
    """In a fight it thinks; at the bonfire it goes by rules of thumb."""
    for setup in (encounter("puppet_master"), {"mode": "campaign", "players": 1}):
        match = undercroft.new("tomb_of_giants", setup, seed=3)
        match.telling = False
        seats = [
            bots.make("master", "tomb_of_giants", seat, effort=Effort(30, 10))
            for seat in range(len(match.seats))
        ]
        for _ in range(50):
            if match.over:
                break
            seat = match.waiting[0]
            decision, option = bots.answer(seats[seat], match, seat)
            match.decide(option, seat, decision)
            match.check()


def test_every_reason_can_be_said() -> None:
    for game, prefix in (("tomb_of_giants", "tg"), ("dark_souls", "ds")):
        for mark in DescentMind.marks:
            for lang in ("en", "fr"):
                message = Message(f"{prefix}-hint-{mark}", {"amount": "0.5", "other": "x"})
                assert "0.5" in render(message, lang, game)
