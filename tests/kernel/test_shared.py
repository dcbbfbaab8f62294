"""Some of chance by hand: persons say what their dice and decks showed, a seed answers for the rest."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import undercroft
from undercroft import ConflictChoice, InvalidChance, Match, Rng
from undercroft.games import find
from undercroft.kernel.chance import Shared, source_from_json
from undercroft.kernel.seen import ByHand

from .tables import LONGEST, Players

GAMES = ("bloodborne", "dark_souls", "tomb_of_giants", "darkest_dungeon")
HOUSE = {"tie"}
"""What the app always settles itself."""


def shared(game: str, *groups: ByHand, seed: str = "shared") -> Match:
    return undercroft.new(game, chance=Shared(seed, find(game).said(groups)))


def played(match: Match, answers: str, seed: int = 1, most: int = LONGEST) -> list[tuple[str, str]]:
    """Play on; what was asked for, as (die or draw, name)."""
    random = Random(seed)
    players = Players(match, ("random", "random"), seed)
    asked: list[tuple[str, str]] = []
    for _ in range(most):
        if match.over:
            break
        # The server checks and keeps a match that waits for a card like any other.
        match.check()
        if not match.awaits:
            players.step(match)
            continue
        [decision] = match.decisions
        assert decision.subject is not None
        asked.append((decision.subject[0], str(decision.subject[1])))
        said = [option.id for option in decision.options if not option.kind]
        ways = {"said": random.choice(said), "roll": "chance:roll", "rest": "chance:roll-all"}
        match.decide(ways[answers], seat=random.randrange(len(match.seats)), decision=decision.id)
    return asked


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_game_is_on_one_switch(game: str) -> None:
    rules = find(game)
    names = [name for drawn in rules.draws.values() for name in drawn]
    assert len(names) == len(set(names))
    text = (Path("undercroft/games") / game / "text/en.ftl").read_text()
    said = {
        name.replace("-", "_")
        for name in re.findall(rf"^{rules.prefix}-chance-(\S+) =", text, re.MULTILINE)
    }
    dice = {"green", "yellow", "red", "black", "blue", "orange", "dodge"}
    dice |= {"d10", "provision", "exploration", "deaths_door"}
    assert set(names) == said - dice - HOUSE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("group", ["dice", "foes", "finds", "world"])
def test_only_what_is_switched_on_is_asked_for(game: str, group: ByHand) -> None:
    asked = played(shared(game, group), "said", most=250)
    if group == "dice":
        assert {how for how, _ in asked} <= {"die"}
    else:
        assert {("draw", name) for name in find(game).draws[group]} >= set(asked)


def test_left_to_the_seed_it_is_the_match_of_the_seed() -> None:
    """Whoever never says anything plays the very match that nobody rolls by hand."""
    plain = undercroft.new("bloodborne", chance=Rng("shared"))
    players = Players(plain, ("random", "random"), 1)
    while not plain.over:
        players.step(plain)
    for way in ("roll", "rest"):
        match = shared("bloodborne", "dice", "foes", "finds", "world")
        assert played(match, way)
        assert match.over
        assert match.state.copy() is not match.state
        assert match.view()["table"] == plain.view()["table"]


def test_a_whole_game_by_hand_is_kept_and_replayed() -> None:
    match = shared("bloodborne", "dice", "finds")
    played(match, "said")
    assert match.over
    assert undercroft.replay(match.journal()).digest() == match.digest()


def test_a_position_in_the_middle_of_a_roll_waits_for_it_again() -> None:
    match = shared("bloodborne", "dice")
    players = Players(match, ("random", "random"), 2)
    while not match.awaits:
        players.step(match)
    again = undercroft.from_position(match.position())
    assert again.awaits
    assert [d.to_json() for d in again.decisions] == [d.to_json() for d in match.decisions]
    label = match.decisions[0].options[0].id
    for one in (match, again):
        one.decide(label)
    assert again.digest() == match.digest()


def test_switches_can_be_turned_at_any_time_and_are_part_of_the_journal() -> None:
    match = undercroft.new("bloodborne", seed="switch")
    match.say(find("bloodborne").said(["dice"]))
    players = Players(match, ("random", "random"), 2)
    while not match.awaits:
        players.step(match)
    assert find("bloodborne").said_by_hand(match.chance) == ["dice"]
    match.say([])
    assert not match.awaits
    assert isinstance(match.chance, Rng)
    assert ["said", ["dice"]] in match.inputs
    assert undercroft.replay(match.journal()).digest() == match.digest()


def test_what_was_seen_does_not_come_again() -> None:
    match = shared("bloodborne", "dice")
    match.reseed("fresh")
    assert isinstance(match.chance, Shared)
    assert match.chance.rng.seed == "fresh"
    assert match.chance.said == ("dice",)


def test_models_are_rolled_by_a_seed() -> None:
    match = shared("bloodborne", "foes")
    assert match.awaits
    assert not match.determinize(0, "model").awaits


def test_a_model_tells_nothing_of_what_happens_in_it() -> None:
    """Who looks ahead reads states: telling would be work for nothing."""
    match = shared("bloodborne")
    model = match.determinize(0, "model")
    assert match.telling
    assert not model.telling
    for twin in (match.clone(), model):
        for _ in range(20):
            twin.choose(twin.asks[0], twin.asks[0].options[0])
        assert bool(twin.events) is (twin is not model)


def test_what_can_only_come_out_in_one_way_is_not_asked_for() -> None:
    source = Shared("one", ["behaviour", "dice"])
    only = undercroft.kernel.chance.Draw("behaviour", ["charge", "sweep"], [0, 2])
    assert not source.asks_for(only)
    assert source.index(only) == 1
    assert source.asks_for(undercroft.Die("black", ["0", "1"]))


def test_strange_sources_and_answers_are_refused() -> None:
    with pytest.raises(InvalidChance, match="said"):
        source_from_json({"source": "shared", "seed": "x", "said": [1]})
    with pytest.raises(InvalidChance, match="seed"):
        source_from_json({"source": "shared", "said": []})
    match = shared("bloodborne", "foes")
    with pytest.raises(InvalidChance, match="cannot come out"):
        match.decide("nobody")
    played(match, "rest", most=1)
    with pytest.raises(ConflictChoice):
        match.roll()


@pytest.mark.parametrize("mode", ["battle", "quest"])
def test_what_must_hold_holds_while_a_real_deck_is_awaited(mode: str) -> None:
    said = find("darkest_dungeon").said(("dice", "foes", "finds", "world"))
    waited = set()
    for seed in range(12):
        setup = {"mode": mode, "players": 2}
        match = undercroft.new("darkest_dungeon", setup, chance=Shared(f"held {seed}", said))
        waited |= {name for _, name in played(match, "said", seed, most=150)}
        match.check()
    assert {"room", "monster", "d10"} <= waited
