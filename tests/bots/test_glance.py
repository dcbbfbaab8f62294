"""A bot that only glances gets a model without secrets, and answers as it would with any in their place."""

from __future__ import annotations

import random
from typing import Any

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.levels import Level
from undercroft.games.bloodborne.state import Hunt
from undercroft.kernel.match import Match

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("bloodborne", {"players": 3}),
    ("bloodborne", {"players": 5}),
    ("dark_souls", {"mode": "encounter"}),
    ("tomb_of_giants", {"mode": "encounter"}),
    ("darkest_dungeon", {"mode": "circus"}),
]


def moments(game: str, setup: dict[str, Any], most: int = 60) -> list[Match]:
    """Matches by chance, at every decision."""
    found: list[Match] = []
    for number in range(2):
        match = undercroft.new(game, setup, seed=f"glance/{number}")
        dice = random.Random(number)
        for _ in range(most):
            if match.over:
                break
            found.append(match.clone())
            seat = dice.choice(match.waiting)
            ask = next(ask for ask in match.asks if ask.seat == seat)
            match.choose(ask, dice.choice(ask.options))
    return found


@pytest.mark.parametrize(("game", "setup"), GAMES[:2])
@pytest.mark.parametrize("name", ["veteran", "apprentice"])
def test_whatever_others_hold_the_answer_is_the_same(
    game: str, setup: dict[str, Any], name: str
) -> None:
    bot = bots.make(name, game, "me")
    assert isinstance(bot, Level)
    looked = 0
    for match in moments(game, setup):
        for seat in match.waiting:
            answer = bots.answer(bot, match, seat)
            for world in ("one", "other"):
                assert bot.think(match.determinize(seat, world), seat) == answer
            looked += 1
    assert looked > 100


@pytest.mark.parametrize(("game", "setup"), GAMES[:2])
def test_no_secret_is_in_it(game: str, setup: dict[str, Any]) -> None:
    for match in moments(game, setup):
        for seat in match.waiting:
            model = match.veiled(seat, 1)
            state = model.state
            assert isinstance(state, Hunt)
            others = [hunter for hunter in state.hunters if hunter.seat != seat]
            assert not any(hunter.hand or hunter.pick for hunter in others)
            assert (state.upgrades, state.monsters, state.bosses) == ((), (), ())
            assert {ask.seat for ask in model.asks} == {seat}
            assert not model.events
            assert not model.inputs
            # What is one's own and what lies open is as it was.
            mine = match.view(seat)["table"]["me"]
            assert model.view(seat)["table"]["me"] == mine
            assert model.view(seat)["decisions"] == match.view(seat)["decisions"]


@pytest.mark.parametrize(("game", "setup"), GAMES[2:])
def test_games_that_say_nothing_of_it_give_a_model(game: str, setup: dict[str, Any]) -> None:
    for match in moments(game, setup, 20):
        for seat in match.waiting:
            model, other = match.veiled(seat, 7), match.determinize(seat, 7)
            assert model.position() == other.position()


def test_who_waits_for_a_real_die_gives_a_model() -> None:
    match = undercroft.new("bloodborne", chance=undercroft.Reported())
    assert match.awaits
    assert match.veiled(0, 7).position() == match.determinize(0, 7).position()
