"""Bots get views or models and nothing else: what they do with one touches no match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import undercroft
from tests.kernel.tables import FINAL_BOSSES, GAME, Players, again, new, plain
from tests.leaks.hidden import scrambled
from undercroft import Match, Rng, bots
from undercroft.bots import Effort

NAMES = bots.names(GAME)
LITTLE = Effort(150, 40)


def made(name: str, seed: object) -> bots.Bot:
    return bots.make(name, GAME, str(seed), effort=LITTLE)


def spoil(value: Any) -> None:
    if isinstance(value, dict):
        for inner in list(value.values()):
            spoil(inner)
        value.clear()
        value["health"] = 99
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value[:] = ["hunters_dream"] * 20


class Vandal:
    """Spoils what it was given after it has answered."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        if isinstance(bot, bots.Thinker):
            self.seed = bot.seed
            self.think = self._think

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        assert isinstance(self.bot, bots.Viewer)
        answer = self.bot.choose(again(view))
        spoil(view)
        return answer

    def _think(self, model: Match, seat: int) -> tuple[str, str]:
        assert isinstance(self.bot, bots.Thinker)
        answer = self.bot.think(model, seat)
        ask = next(ask for ask in model.asks if ask.seat in model.waiting)
        model.choose(ask, ask.options[-1])
        state: Any = model.state
        for hunter in state.hunters:
            hunter.hand, hunter.trophies = (), (0, 0, 0)
        state.hunters.clear()
        return answer


def test_from_blind_to_wise() -> None:
    assert NAMES == ["random", "apprentice", "veteran", "master"]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_spoils_what_it_gets_changes_nothing(name: str) -> None:
    control, match = new({"players": 4}, "vandals"), new({"players": 4}, "vandals")
    honest, vandals = Players(control, (name,), 3), Players(match, (name,), 3)
    honest.bots = [made(name, seat) for seat in range(4)]
    vandals.bots = [Vandal(made(name, seat)) for seat in range(4)]
    while not control.over:
        before = plain(match.position())
        answer = vandals.choice(match)
        assert plain(match.position()) == before
        assert answer == honest.choice(control)
        seat, decision, option = answer
        match.decide(option, seat, decision)
        control.decide(option, seat, decision)
    assert match.digest() == control.digest()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("boss", FINAL_BOSSES[:2])
def test_an_answer_follows_from_what_is_seen_and_the_seed(name: str, boss: str) -> None:
    """Whatever lies where the seat does not see, and however often it is asked."""
    match = new({"players": 4, "final_boss": boss}, "alike")
    players = Players(match, ("random",), 1)
    order = players.random
    compared = 0
    while not match.over:
        seat = match.waiting[-1]
        if order.random() < 0.3:
            answer = bots.answer(made(name, "one"), match, seat)
            assert bots.answer(made(name, "one"), match, seat) == answer
            twin = scrambled(match, seat, order)
            if isinstance(twin.chance, Rng):
                assert bots.answer(made(name, "one"), twin, seat) == answer
                compared += 1
            assert answer[1] in [
                option.id for one in match.decisions_for(seat) for option in one.options
            ]
        players.step(match)
    assert compared > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_from_plain_data(name: str) -> None:
    """What another process would do with a task out of which JSON was made."""
    match = new({"players": 3}, "elsewhere")
    players = Players(match, ("random", "veteran"), 2)
    for turn in range(12):
        seat = match.waiting[0]
        task = again(bots.task(match, seat, name, f"far {turn}", LITTLE))
        assert bots.perform(task) == bots.answer(made(name, f"far {turn}"), match, seat)
        players.step(match)
        players.step(match)


def test_a_task_holds_no_secret() -> None:
    match = new({"players": 3}, "a secret seed")
    match.decide("hunter_axe", seat=0)
    position = bots.task(match, 1, "master", 1)["position"]
    assert "a secret seed" not in plain(position)
    picks = {
        bots.task(match, 1, "master", seed)["position"]["state"]["hunters"][0]["pick"]
        for seed in range(40)
    }
    assert len(picks) > 3


def test_what_a_level_was_called_before_still_sits_down() -> None:
    match = new({"players": 3}, "greedy")
    old, now = bots.make("greedy", GAME, 1), bots.make("veteran", GAME, 1)
    assert bots.answer(old, match, 0) == bots.answer(now, match, 0)


def test_another_seed_chooses_otherwise() -> None:
    match = new({"players": 3}, "otherwise")
    open_to = {option.id for option in match.decisions_for(0)[0].options}
    assert {bots.answer(made("random", seed), match, 0)[1] for seed in range(40)} == open_to
    assert len({bots.answer(made("apprentice", seed), match, 0)[1] for seed in range(40)}) > 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(undercroft.InvalidSetup, match="random, apprentice, veteran, master"):
        bots.make("genius", GAME, 1)


@pytest.mark.parametrize(
    ("wise", "simple", "games", "least"),
    [("veteran", "random", 24, 15), ("veteran", "apprentice", 24, 11), ("master", "veteran", 8, 3)],
)
def test_each_level_beats_the_one_below(wise: str, simple: str, games: int, least: int) -> None:
    """A judgement that is worth having: it wins more than its third against two of the others."""
    won = 0.0
    for seed in range(games):
        match = new({"players": 3}, f"duel {seed}")
        place = seed % 3
        players = Players(match, (simple,), seed)
        players.bots[place] = bots.make(wise, GAME, seed, effort=Effort(600, 200))
        while not match.over:
            players.step(match)
        assert match.result is not None
        if place in match.result.winners:
            won += 1 / len(match.result.winners)
    assert won > least
