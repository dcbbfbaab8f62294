"""Bots get views and nothing else: what they do with one touches no match."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import pytest

import undercroft
from tests.kernel.tables import FINAL_BOSSES, GAME, Players, again, new, plain
from undercroft import bots

NAMES = bots.names(GAME)


class Vandal:
    """Spoils its view before it answers."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot

    def choose(self, view: Mapping[str, Any]) -> tuple[str, str]:
        answer = self.bot.choose(again(view))
        spoil(view)
        return answer


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


def test_there_is_more_than_one() -> None:
    assert NAMES == ["random", "greedy"]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_spoils_its_view_changes_nothing(name: str) -> None:
    control, match = new({"players": 4}, "vandals"), new({"players": 4}, "vandals")
    honest, vandals = Players(control, (name,), 3), Players(match, (name,), 3)
    vandals.bots = [Vandal(bot) for bot in vandals.bots]
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
def test_a_bot_leaves_its_view_as_it_was(name: str) -> None:
    match = new({"players": 3}, "tidy")
    players = Players(match, (name,), 4)
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        before = plain(view)
        decision, option = players.bots[seat].choose(view)
        assert plain(view) == before
        match.decide(option, seat, decision)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("boss", FINAL_BOSSES)
def test_a_choice_follows_from_view_and_seed(name: str, boss: str) -> None:
    """Two bots of one seed that read the same views, as text, answer alike all game long."""
    match = new({"players": 5, "final_boss": boss}, "alike")
    catalog: Any = again(undercroft.catalog(match))
    one = [bots.make(name, GAME, f"seed {seat}", undercroft.catalog(match)) for seat in range(5)]
    two = [bots.make(name, GAME, f"seed {seat}", catalog) for seat in range(5)]
    while not match.over:
        seat = match.waiting[-1]
        view = match.view(seat)
        answer = one[seat].choose(view)
        assert two[seat].choose(again(view)) == answer
        match.decide(answer[1], seat, answer[0])


def test_another_seed_chooses_otherwise() -> None:
    match = new({"players": 3}, "otherwise")
    view = match.view(0)
    chosen = {bots.make("random", GAME, seed).choose(view)[1] for seed in range(40)}
    assert chosen == {option.id for option in match.decisions_for(0)[0].options}


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_holds_no_match(name: str) -> None:
    """Nothing a bot has been given leads to the state: neither the maker's arguments nor its fields."""
    assert list(inspect.signature(bots.make).parameters) == ["name", "game", "seed", "catalog"]
    match = new({"players": 3}, "no way in")
    bot = bots.make(name, GAME, 1, undercroft.catalog(match))
    bot.choose(match.view(0))
    seen: set[int] = set()
    waiting: list[object] = [bot]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        assert not type(thing).__module__.startswith("undercroft.kernel")
        if isinstance(thing, Mapping):
            waiting.extend(thing.values())
        elif isinstance(thing, (list, tuple)):
            waiting.extend(thing)
        elif type(thing).__module__.startswith("undercroft"):
            waiting.extend(vars(thing).values())
    assert len(seen) > 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(undercroft.InvalidSetup, match="random, greedy"):
        bots.make("genius", GAME, 1)


def test_greedy_beats_random() -> None:
    """A judgement that is worth having: it wins more than its share against blind choice."""
    won = 0.0
    for seed in range(30):
        match = new({"players": 3}, f"duel {seed}")
        place = seed % 3
        names = ["random"] * 3
        names[place] = "greedy"
        players = Players(match, names, seed)
        while not match.over:
            players.step(match)
        assert match.result is not None
        if place in match.result.winners:
            won += 1 / len(match.result.winners)
    assert won > 15
