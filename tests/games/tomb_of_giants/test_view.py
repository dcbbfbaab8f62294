"""What the table shows beside the rules: how a trial stands, who sleeps, what a view says of the fight."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

from .stage import arena, plain


def fight(match: Match) -> dict[str, Any]:
    view: Any = match.view(0)
    found: dict[str, Any] = view["table"]["fight"]
    return found


@pytest.mark.rule("TG-16.6")
@pytest.mark.parametrize(
    ("turns", "left", "met", "lost"),
    [(0, 5, True, False), (5, 0, True, False), (6, 0, False, True)],
)
def test_a_trial_of_turns_counts_the_turn_under_way(
    turns: int, left: int, met: bool, lost: bool
) -> None:
    # The upkeep that comes first begins a turn of its own.
    match = arena(
        {"thief": plain(10)},
        [("skeleton_beast", 0)],
        encounter="the_beast_from_the_depths",
        turns=turns,
        marked=[[0]],
    )
    assert fight(match)["trial"] == {"turns": 6, "left": left, "met": met, "lost": lost}


@pytest.mark.rule("TG-16.6")
def test_an_encounter_without_a_trial_says_so() -> None:
    assert fight(arena({"thief": plain(10)}, [("skeleton_archer", 0)]))["trial"] is None


@pytest.mark.rule("TG-16.6")
def test_a_trial_that_is_a_kill_waits_for_it() -> None:
    match = undercroft.new("tomb_of_giants", {"mode": "encounter", "players": 1}, seed="trial")
    pack: Any = match.pack
    cards = [card for card in pack.encounters if card.entry.trial and card.entry.trial.kill]
    for card in cards:
        setup = {"mode": "encounter", "players": 1, "encounter": card.id}
        trial = fight(undercroft.new("tomb_of_giants", setup, seed="trial"))["trial"]
        assert trial == {"turns": None, "left": None, "met": False, "lost": False}


@pytest.mark.rule("TG-27.1")
def test_an_enemy_on_a_sleeping_tile_threatens_nobody() -> None:
    match = arena(
        {"thief": plain(7)},
        [("skeleton_archer", 6), ("skeleton_archer", 18)],
        encounter="pitch_black",
        awake=[0],
        marked=[[0], [1]],
    )
    here, there = fight(match)["foes"]
    assert here["awake"]
    assert here["threat"] is not None
    assert not there["awake"]
    assert there["threat"] is None
    assert there["danger"] == []
