"""A model is fair: whatever its seat cannot see may be otherwise, and the model is the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.whole import elsewhere, useful
from tests.kernel.tables import Players, again, label, new, plain, setups
from undercroft import InvalidChoice, InvalidJournal, Match

from .hidden import TABLES, another_draft, scrambled


def everything(match: Match) -> str:
    """All that a model is."""
    return plain([match.position(), match.inputs, match.waiting, match.telling, match.marks])


def open_to(match: Match, seat: int) -> str:
    """What a seat sees and may answer."""
    return plain([match.view(seat), match.waiting])


def answers_alike(match: Match, model: Match, seat: int, random: Random) -> None:
    """What the seat may choose in the model it may choose in the match, and in no other way."""
    for mine in model.decisions_for(seat):
        option = random.choice(mine.options)
        match.clone().decide(option.id, seat, mine.id)
        model.clone().decide(option.id, seat, mine.id)


@pytest.mark.parametrize("number", range(1, 15, 2), ids=lambda number: label(setups()[number]))
def test_hands_and_picks_that_are_not_seen(number: int) -> None:
    match = new(setups()[number], f"models {number}")
    players = Players(match, ("random", "veteran"), number, fickle=True)
    random = Random(number)
    compared = other_hands = other_worlds = 0
    while not match.over:
        players.step(match)
        for seat in range(len(match.seats)):
            if random.random() < 0.6:
                continue
            twin = scrambled(match, seat, random)
            seed = random.randrange(1000)
            model = match.determinize(seat, seed)
            assert everything(model) == everything(twin.determinize(seat, seed))
            assert open_to(model, seat) == open_to(match, seat)
            model.check()
            answers_alike(match, model, seat, random)
            compared += 1
            # The test can fail: the tables are not the same one, and secrets are drawn anew.
            other_worlds += plain(twin.open_view()) != plain(match.open_view())
            other_hands += plain(model.open_view()) != plain(match.open_view())
    assert compared > 40
    assert other_worlds > compared / 2
    assert other_hands > compared / 4


@pytest.mark.parametrize(("game", "mode", "players"), TABLES)
def test_chance_and_secrets_of_a_draft(game: str, mode: str, players: int) -> None:
    """At many moments of every game and mode."""
    setup = useful(game, {"mode": mode, "players": players})
    match = undercroft.new(game, setup, seed=f"models {mode}")
    random = Random(players)
    for turn in range(160):
        if match.over:
            break
        seat = turn % len(match.seats)
        if turn < 40 or turn % 8 == 0:
            twin = another_draft(elsewhere(match, f"another-{turn}"), seat, random)
            model = match.determinize(seat, turn)
            assert everything(model) == everything(twin.determinize(seat, turn))
            assert open_to(model, seat) == open_to(match, seat)
            model.check()
            answers_alike(match, model, seat, random)
        ask = random.choice(match.asks)
        match.choose(ask, random.choice(ask.options))


def test_secrets_of_a_draft_are_drawn_anew() -> None:
    """Of the other team's profiles nothing is left; one's own are there."""
    match = undercroft.new("darkest_dungeon", {"mode": "circus", "players": 2}, seed=4)
    while match.asks[0].step.name != "line_up":
        ask = next(ask for ask in match.asks if ask.seat in match.waiting)
        match.choose(ask, ask.options[-1])
    match.choose(match.asks[1], match.asks[1].options[-1])
    state: Any = match.state
    models: list[Any] = [match.determinize(0, seed).state for seed in range(40)]
    for number, hero in enumerate(state.heroes):
        drawn = {model.heroes[number].profile for model in models}
        own = number < 4
        assert drawn == ({hero.profile} if own else set(range(len(hero.known.profiles))))
    assert len({model.circus.picks[1] for model in models}) > 10


def test_a_pick_is_one_of_the_cards_that_could_be_there() -> None:
    match = new({"players": 3}, "picks")
    match.decide("hunter_pistol", seat=1)
    picks: set[str] = set()
    for seed in range(60):
        state: Any = match.determinize(0, seed).state
        assert state.hunters[0].pick is state.hunters[2].pick is None
        picks.add(state.hunters[1].pick.id)
    # Nothing has been played yet: everybody holds the starters, and any of them may be chosen.
    assert picks == {card.id for card in state.pack.starters}


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    """A starter that lies nowhere else is in its owner's hand; Upgrades of it may be any unseen one."""
    match = new({"players": 3}, "deductions")
    players = Players(match, ("veteran",), 1)
    other_upgrades = 0
    while not match.over:
        players.step(match)
        state: Any = match.state
        starters = set(state.pack.starters)
        model: Any = match.determinize(0, "known").state
        for true, drawn in zip(state.hunters[1:], model.hunters[1:], strict=True):
            assert starters & set(true.hand) == starters & set(drawn.hand)
            other_upgrades += true.hand != drawn.hand
    assert other_upgrades > 20


def test_a_model_has_no_past_and_plays_to_an_end() -> None:
    match = new({"players": 4}, "past")
    players = Players(match, ("random",), 2)
    for _ in range(30):
        players.step(match)
    before = plain(match.position())
    model = match.determinize(2, "future")
    assert model.inputs == []
    assert model.events == []
    assert model.chance.to_json() != match.chance.to_json()
    with pytest.raises(InvalidJournal, match="model"):
        model.journal()
    again_from = undercroft.from_position(again(model.position()))
    assert again_from.digest() == model.digest()
    random = Random(2)
    while not model.over:
        ask = random.choice(model.asks)
        model.choose(ask, random.choice(ask.options))
        model.check()
    assert plain(match.position()) == before
    with pytest.raises(InvalidChoice, match="seat"):
        match.determinize(4, 0)


def test_where_real_dice_are_awaited_a_model_rolls_its_own() -> None:
    match = undercroft.new("bloodborne", {"players": 3}, chance=undercroft.Reported())
    assert match.decisions[0].kind == "chance"
    model = match.determinize(0, 1)
    assert model.decisions[0].kind == "choose"
    assert match.decisions[0].kind == "chance"
