"""Enemies that come into play, or wake, while something is under way (TG-16.5, TG-27.3, TG-A.71)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import TWO_TILES, fight
from .quest import fighter, quest, standing, strike, tokens
from .stage import POISON, asked, bare, foe, play, state, told, tough

SOLDIER, ARCHER, GIANT = "skeleton_soldier", "skeleton_archer", "giant_skeleton_soldier"
BEAST, NECROMANCER = "skeleton_beast", "necromancer"
MASTER: dict[str, Any] = {"tiers": [3, 3, 3, 3]}


def acted(match: Match) -> list[tuple[object, ...]]:
    """Who has acted so far: index and model."""
    return told(match, "acts")


def struck(weapon: str, tape: list[int]) -> Match:
    """The last archer beside the thief falls to the first option; a token of its kind lies on node 12."""
    match = fight(
        {"thief": bare(6, left=[weapon], **MASTER)},
        [tough(ARCHER, 0), tough(ARCHER, 0), {"model": ARCHER, "node": 6}],
        waiting=[(ARCHER, 12)],
        tape=tape,
    )
    play(match, "act-left-0")
    if asked(match) == ["target"]:
        play(match, "foe-2")
    assert told(match, "slain") == [(2, ARCHER)]
    return match


# ---------------------------------------------------------------------- a new enemy


@pytest.mark.rule("TG-16.5")
@pytest.mark.parametrize(
    ("weapon", "tape"), [("fire_surge", [3]), ("carthus_curved_greatsword", [2, 2])]
)
def test_neither_push_nor_condition_of_the_slain_passes_to_who_comes_next(
    weapon: str, tape: list[int]
) -> None:
    match = struck(weapon, tape)
    assert asked(match) == ["turn"]  # nobody is asked where to push it
    assert standing(match) == [(ARCHER, 0), (ARCHER, 0), (ARCHER, 12)]
    [(index, _, _)] = told(match, "spawned")
    new = foe(match, int(str(index)))
    assert new is not None
    assert (new["health"], new["conditions"]) == (1, [])


@pytest.mark.rule("TG-16.5")
def test_the_rest_of_a_turn_ends_with_the_one_that_was_killed() -> None:
    # The archer shoots, the assassin dodges and stabs it: whoever comes for it does not move away then.
    match = fight(
        {"assassin": bare(6, heroic=True, left=["bandit_knife"], armour=["deserter_armour"])},
        [tough(ARCHER, 0, acted=True), tough(ARCHER, 0, acted=True), {"model": ARCHER, "node": 6}],
        waiting=[(ARCHER, 12)],
        turn=None,
        tape=[1, 1, 2, 2],
    )
    while asked(match)[0] in ("next_foe", "move_foe", "step_aside"):
        play(match, next(o for o in ("foe-2", "stay") if o in _ids(match)))
    assert asked(match) == ["backstab"]
    play(match, "act-left-0")
    assert told(match, "slain") == [(2, ARCHER)]
    assert (ARCHER, 12) in standing(match)
    assert not [values for values in told(match, "foe_moved") if values[0] == 3]


def _ids(match: Match) -> list[str]:
    return [option.id for option in match.decisions[0].options]


@pytest.mark.rule("TG-16.5")
def test_a_place_is_taken_again_once_the_next_enemy_turn_has_begun() -> None:
    match = struck("fire_surge", [3])
    assert [one["model"] for one in state(match)["foes"]].count(ARCHER) == 4
    doc = state(match)["foes"]
    assert [one["acted"] for one in doc if one["node"] is None] == [True]
    play(match, "end")
    assert [one["acted"] for one in state(match)["foes"] if one["node"] is None] == [False]


# ---------------------------------------------------------------------- whoever comes in the enemy turn


@pytest.mark.rule("TG-A.71")
def test_a_soldier_brought_back_acts_in_the_same_enemy_turn() -> None:
    match = fight({"thief": bare(0)}, [tough(NECROMANCER, 12), tough(ARCHER, 11)], turn=None)
    while asked(match) == ["move_foe"]:
        play(match, _ids(match)[0])
    assert [model for _, model in acted(match)] == [NECROMANCER, SOLDIER, ARCHER]


@pytest.mark.rule("TG-A.71")
def test_who_comes_for_one_that_died_at_the_end_of_its_turn_acts_in_the_same() -> None:
    # The archer dies of poison; a token of its kind is replaced, and it is still their threat's turn.
    match = fight(
        {"cleric": bare(0)},
        [
            {"model": ARCHER, "node": 25, "conditions": POISON},
            tough(ARCHER, 24),
            tough(ARCHER, 23),
            tough(GIANT, 25),
        ],
        encounter=TWO_TILES,
        waiting=[(ARCHER, 25)],
        turn=None,
        terrain={},
    )
    while asked(match) != ["turn"]:
        play(match, "foe-0" if "foe-0" in _ids(match) else _ids(match)[0])
    assert tokens(match) == []
    models = [model for _, model in acted(match)]
    assert models == [ARCHER] * 4 + [GIANT]


# ---------------------------------------------------------------------- a tile that wakes


def through_the_door(there: list[dict[str, Any]]) -> Match:
    """The thief on 11 dodges an archer's shot and steps through the door to 14; `there` sleeps behind it."""
    match = fight(
        {"thief": bare(11, armour=["deserter_armour"])},
        [tough(ARCHER, 6), *there],
        encounter=TWO_TILES,
        awake=[0],
        turn=None,
        tape=[1, 1, *[1, 0] * 4],
        terrain={},
    )
    assert asked(match) == ["step_aside"]
    play(match, "node-14")
    return match


@pytest.mark.rule("TG-27.3")
@pytest.mark.rule("TG-A.71")
def test_no_higher_threat_acts_after_a_lower_one() -> None:
    match = through_the_door([tough(SOLDIER, 24), tough(GIANT, 24)])
    while asked(match)[0] in ("move_foe", "push"):
        play(match, _ids(match)[0])
    # Both wake; the giants' turn is still to come, the soldiers' is over.
    assert [model for _, model in acted(match)] == [ARCHER, GIANT]
    play(match, "end")
    while asked(match)[0] in ("move_foe", "push"):
        play(match, _ids(match)[0])
    assert SOLDIER in [model for _, model in acted(match)[2:]]


@pytest.mark.rule("TG-A.71")
def test_a_tie_with_the_one_that_acts_is_not_too_late() -> None:
    match = through_the_door([tough(ARCHER, 24)])
    while asked(match)[0] in ("move_foe", "push"):
        play(match, _ids(match)[0])
    assert [index for index, _ in acted(match)] == [0, 1]


@pytest.mark.rule("TG-A.71")
def test_the_level_the_enemy_turn_has_come_to_is_kept() -> None:
    match = fight({"thief": bare(0)}, [tough(GIANT, 12), tough(ARCHER, 11)], turn=None)
    assert asked(match) == ["move_foe"]
    assert state(match)["reached"] == 2  # the archer has shot and stays in its corner


@pytest.mark.rule("TG-16.5")
def test_a_newcomer_does_not_suffer_for_the_kill_that_brought_it() -> None:
    match = quest(
        "skeleton_overlord",
        {"cleric": fighter(6)},
        [
            {"model": SOLDIER, "node": 6},
            {"model": GIANT, "node": 0, "health": 12, "wounds": 11},
            {"model": GIANT, "node": 2, "health": 12},
        ],
        marked=[[1, 2]],
        waiting=[[GIANT, 12]],
        terrain={},
        traps={},
        tape=[3],
    )
    strike(match)
    # One of the two dies for the soldier, the other is hurt; the token's giant has just come.
    assert standing(match) == [(GIANT, 2), (GIANT, 12)]
    assert [one["wounds"] for one in state(match)["foes"] if one["node"] in (2, 12)] == [1, 0]
