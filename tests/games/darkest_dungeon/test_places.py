"""Options say where on the table they are: what a client needs to make things their own buttons."""

from __future__ import annotations

import random
from functools import cache

import pytest

import undercroft
from undercroft.games.darkest_dungeon.terms import STANCES

Places = dict[tuple[str, str], set[tuple[str, ...]]]
SETUPS: tuple[tuple[dict[str, object], int], ...] = (
    ({"mode": "battle", "players": 1}, 4),
    ({"mode": "campaign", "players": 1}, 6),
    ({"mode": "quest", "players": 2}, 4),
)
FREE = {"use", "move", "figure", "explore", "visit", "rest", "swap"}
"""What leads on to questions that are seldom asked."""


@cache
def met() -> Places:
    """By question and kind of option: the kinds of their targets, over some matches at random."""
    found: Places = {}
    for setup, matches in SETUPS:
        for seed in range(matches):
            fate = random.Random(seed)
            match = undercroft.new("darkest_dungeon", setup, seed=seed)
            for _ in range(700):
                if match.over:
                    break
                decision = fate.choice([one for one in match.decisions if one.chosen is None])
                for option in decision.options:
                    kinds = tuple([str(target[0]) for target in option.targets])
                    found.setdefault((decision.kind, option.kind), set()).add(kinds)
                options = [one for one in decision.options if one.kind in FREE]
                pick = fate.choice(options if options and fate.random() < 0.5 else decision.options)
                match.decide(pick.id, seat=decision.seats[0], decision=decision.id)
    return found


@pytest.mark.parametrize(
    ("question", "option", "targets"),
    [
        ("act", "stance-forward", ("stance",)),
        ("act", "stance-back", ("stance",)),
        ("act", "eat", ("provision",)),
        ("act", "potion-stress", ("provision",)),
        ("act", "loot", ("chest",)),
        ("stop", "eat", ("provision", "hero")),
        ("stop", "potion-stress", ("provision", "hero")),
        ("hero_dice", "hazard", ("hazard",)),
        ("turn_wild", "side", ("side", "die")),
        ("visit", "visit", ("building", "place")),
        ("visit", "upgrade", ("building", "place")),
        ("service", "service", ("service",)),
        ("rest", "stress", ("hero", "place")),
    ],
)
def test_an_option_says_where_it_is(question: str, option: str, targets: tuple[str, ...]) -> None:
    assert met()[question, option] == {targets}


def test_only_the_end_of_a_turn_has_no_place() -> None:
    bare = {kind for (question, kind), kinds in met().items() if question == "act" and () in kinds}
    assert bare == {"end"}


def turn() -> undercroft.Match:
    """A hero's turn with both ways to change his stance and a die that helps."""
    for seed in range(20):
        match = undercroft.new("darkest_dungeon", {"mode": "battle", "players": 1}, seed=seed)
        while not match.over:
            decision = match.decisions[0]
            ids = [option.id for option in decision.options]
            if {"stance-back", "stance-forward", "potion-stress"} <= set(ids):
                return match
            match.decide(next((id for id in ("stay", "pass", "end") if id in ids), ids[0]), seat=0)
    raise AssertionError("no such turn")


def test_a_change_of_stance_is_at_the_stance_it_leads_to() -> None:
    match = turn()
    decision = match.decisions[0]
    assert decision.subject is not None
    hero = match.view(None)["table"]["heroes"][decision.subject[1]]
    here = STANCES.index(hero["stance"])
    at = {option.id: dict(option.targets) for option in decision.options}
    assert at["stance-forward"] == {"stance": STANCES[here - 1]}
    assert at["stance-back"] == {"stance": STANCES[here + 1]}
    assert at["potion-stress"] == {"provision": "potion"}


def test_a_room_has_chests_where_they_are_opened() -> None:
    for seed in range(40):
        fate = random.Random(seed)
        match = undercroft.new("darkest_dungeon", {"mode": "battle", "players": 1}, seed=seed)
        while not match.over:
            decision = match.decisions[0]
            for option in decision.options:
                if option.kind == "loot":
                    ((kind, area),) = option.targets
                    assert kind == "chest"
                    assert match.view(None)["table"]["battle"]["chests"][area] > 0
                    return
            match.decide(fate.choice(decision.options).id, seat=0)
    raise AssertionError("nobody opens a chest")
