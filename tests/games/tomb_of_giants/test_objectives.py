"""Objectives and when they are met (TG-15)."""

from __future__ import annotations

from typing import Any

import pytest

from .quest import end, fighter, quest, ready, standing, strike, turns
from .stage import (
    EXIT,
    POISON,
    SHRINE,
    asked,
    bare,
    deck,
    hero,
    kinds,
    options,
    play,
    state,
    table,
    told,
)

S, B = "skeleton_soldier", "skeleton_beast"
FOUR = ("cleric", "thief", "pyromancer", "knight")


def goal(match: Any, index: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["fight"]["goals"][index]
    return found


# ---------------------------------------------------------------------- Survive


@pytest.mark.rule("TG-15.1")
@pytest.mark.rule("TG-A.25")
def test_survive_counts_the_turns_of_all_characters() -> None:
    # Last Rites with two players: 4 turns, two of each, not four of each; enemy turns do not count.
    match = quest(
        "last_rites",
        {"cleric": bare(11), "thief": bare(11)},
        left=[],
        awake=[],
        timer=5,
        treasure=deck(),
    )
    for done in range(1, 4):
        end(match)
        assert (goal(match)["have"], goal(match)["need"]) == (done, 4)
        assert asked(match) == ["turn"]
    play(match, "end")
    assert "completed" in kinds(match)


@pytest.mark.rule("TG-15.1")
def test_a_death_before_the_last_turn_is_over_fails_survive() -> None:
    match = quest(
        "last_rites",
        {"cleric": bare(11, red=10, conditions=POISON)},
        left=[],
        awake=[],
        turns_done=2,
    )
    play(match, "end")
    assert "failed" in kinds(match)
    assert "completed" not in kinds(match)


@pytest.mark.rule("TG-A.25")
@pytest.mark.parametrize(("begun", "met"), [(5, True), (6, False)])
def test_the_turns_of_a_trial_are_character_turns_too(begun: int, met: bool) -> None:
    # Six turns of two players are three of each.
    match = quest(
        "the_beast_from_the_depths",
        {"cleric": fighter(6), "thief": bare(0)},
        {0: {"wounds": 4}},
        turns=begun - 2,
        awake=[],
        treasure=deck(),
        tape=[3],
    )
    turns(match, 2)
    strike(match)
    assert bool(told(match, "trial")) is met


# ---------------------------------------------------------------------- Exit


def chapel(heroes: dict[str, dict[str, Any]], foes: Any = (), **fields: Any) -> Any:
    """The last tile of the Lost Chapel: the exit on 29, the doorway on 27."""
    return quest("lost_chapel", heroes, foes, terrain={29: EXIT}, traps={}, awake=[], **fields)


@pytest.mark.rule("TG-15.2")
def test_everybody_must_stand_on_the_exit_at_the_same_time() -> None:
    match = chapel({"cleric": bare(29), "thief": bare(27)})
    play(match, "stay")
    play(match, "walk-node-27", "end")  # the cleric was there, and has gone
    play(match, "stay")
    play(match, "walk-node-29")
    assert asked(match) == ["turn"]
    assert not goal(match)["met"]
    play(match, "end")
    play(match, "stay")
    play(match, "walk-node-29")
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-15.2")
def test_the_exit_is_reached_at_once_even_in_somebody_elses_upkeep() -> None:
    match = chapel({"cleric": bare(29), "thief": bare(27)})
    assert asked(match) == ["follow"]
    play(match, "node-29")
    assert asked(match) == ["onward"]


@pytest.mark.rule("TG-15.3")
def test_four_models_fit_onto_the_exit() -> None:
    match = chapel({name: bare(29 if name != "cleric" else 27) for name in FOUR})
    ready(match)
    play(match, "walk-node-29")
    assert asked(match) == ["onward"]  # nobody had to make room
    pair = {"cleric": bare(27), "thief": bare(29), "pyromancer": bare(28)}
    match = chapel(pair, [(B, 29), (S, 29)])
    ready(match)
    play(match, "walk-node-29")
    assert asked(match) == ["turn"]
    # Any other node holds three.
    match = chapel({**pair, "thief": bare(31)}, [(B, 31), (S, 31)])
    ready(match)
    play(match, "walk-node-29", "run-node-31")
    assert asked(match) == ["make_room"]


@pytest.mark.rule("TG-A.26")
def test_a_fifth_model_on_the_exit_pushes_one_off_it() -> None:
    match = chapel({name: bare(29 if name != "cleric" else 27) for name in FOUR}, [(B, 29)])
    ready(match)
    play(match, "walk-node-29")
    assert asked(match) == ["make_room"]
    assert "foe-0-node-31" in options(match)
    play(match, "foe-0-node-31")
    assert asked(match) == ["onward"]  # and then all four stood there


# ---------------------------------------------------------------------- Occupy


def altar(heroes: dict[str, dict[str, Any]], **fields: Any) -> Any:
    fields = {"timer": 5, "awake": [], "treasure": deck(), **fields}
    return quest("altar_of_bones", heroes, left=[], terrain={22: SHRINE}, **fields)


@pytest.mark.rule("TG-15.4")
def test_only_a_turn_that_ends_on_the_node_counts() -> None:
    match = altar({"cleric": bare(19)})
    play(match, "walk-node-22", "run-node-24", "end")  # passed over it
    assert goal(match)["have"] == 0
    play(match, "walk-node-22", "end")
    assert goal(match)["have"] == 1


@pytest.mark.rule("TG-15.4")
def test_standing_there_in_the_turn_of_another_does_not_count() -> None:
    match = altar({"cleric": bare(0), "thief": bare(22)})
    end(match)
    assert goal(match)["have"] == 0
    end(match)
    assert goal(match)["have"] == 1


@pytest.mark.rule("TG-15.5")
def test_thief_turn_1_cleric_turn_3_thief_turn_4_is_occupy_3() -> None:
    heroes = {"thief": bare(22), "pyromancer": bare(13), "cleric": bare(22)}
    match = altar(heroes, occupied=2)  # three players: 5 in all, so 3 more
    for have in (3, 3, 4):
        end(match)
        assert goal(match)["have"] == have
        assert asked(match) == ["turn"]
    play(match, "end")
    assert asked(match) == ["onward"]
    assert told(match, "occupied") == [(0, 3), (2, 4), (0, 5)]


@pytest.mark.rule("TG-15.4")
def test_a_shrine_that_is_no_objective_is_not_occupied() -> None:
    match = quest("last_rites", {"cleric": bare(9)}, left=[], awake=[], treasure=deck())
    assert state(match)["terrain"][9] == SHRINE
    end(match)
    assert "timer" in kinds(match)
    assert "occupied" not in kinds(match)


# ---------------------------------------------------------------------- the end (TG-18.1)


@pytest.mark.rule("TG-18.1")
def test_with_its_objective_met_an_encounter_ends_at_once() -> None:
    # The second hand, the rest of the move and the other enemies come to nothing.
    match = quest(
        "puppet_master",
        {"cleric": fighter(6, right=["blue_wooden_shield"]), "thief": bare(4)},
        {1: {"wounds": 4}},
        terrain={},
        tape=[2],
    )
    strike(match, "foe-1")
    assert asked(match) == ["onward"]
    assert "enemy_phase" not in kinds(match)
    assert standing(match) == []
    assert hero(match)["node"] is None


@pytest.mark.rule("TG-18.1")
def test_every_objective_must_be_met() -> None:
    # The Abandoned Chest wants an open chest as well.
    match = quest("the_abandoned_chest", {"cleric": fighter(8)}, left=[0], awake=[], tape=[3])
    strike(match)
    assert [one["met"] for one in table(match)["fight"]["goals"]] == [False, True]
    assert asked(match) == ["turn"]
