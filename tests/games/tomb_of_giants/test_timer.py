"""The timer track and the end of a character's turn (TG-16.3, TG-17, TG-A.29)."""

from __future__ import annotations

from typing import Any

import pytest

from .quest import end, fighter, quest, ready, standing, strike
from .stage import POISON, SHRINE, asked, bare, deck, hero, kinds, play, table, told

S = "skeleton_soldier"


def timer(match: Any) -> int:
    found: int = table(match)["fight"]["timer"]
    return found


@pytest.mark.rule("TG-17.1")
def test_the_timer_begins_at_0_in_every_encounter() -> None:
    match = quest(
        "rain_of_filth",
        {"cleric": fighter(4)},
        left=[0],
        awake=[],
        tape=[3],
        timer=4,
        track={2: {"card": "last_rites"}},
    )
    strike(match)
    play(match, "go-2", "begin")
    assert timer(match) == 0


@pytest.mark.rule("TG-17.2")
def test_the_timer_moves_one_space_at_the_end_of_each_characters_turn() -> None:
    match = quest("grave_matters", {"cleric": bare(0), "thief": bare(0)}, [(S, 12)], awake=[])
    for turn in range(4):
        ready(match)
        assert timer(match) == turn  # neither the enemy turn nor the upkeep moves it
        play(match, "end")
    assert told(match, "timer") == [(1,), (2,), (3,), (4,)]


@pytest.mark.rule("TG-16.3")
def test_a_timer_works_when_its_number_is_reached_and_only_then() -> None:
    match = quest("in_deep_water", {"cleric": bare(0)}, left=[], awake=[])
    for spawned in (0, 0, 2):
        end(match)
        assert len(standing(match)) == spawned
    over = quest("in_deep_water", {"cleric": bare(0)}, left=[], awake=[], timer=3)
    play(over, "end")
    assert standing(over) == []


@pytest.mark.rule("TG-A.29")
def test_conditions_occupy_timer_objectives_and_then_what_the_timer_does() -> None:
    match = quest(
        "altar_of_bones",
        {"cleric": bare(22, conditions=POISON)},
        left=[],
        terrain={22: SHRINE},
        awake=[],
        timer=1,
    )
    play(match, "end")
    steps = ("suffered", "occupied", "timer", "respawn", "enemy_phase")
    happened = [kind for kind in kinds(match) if kind in steps]
    # Poison, the unrest of the place, then the counts, then the Timer.
    assert happened == ["suffered", "suffered", "occupied", "timer", "respawn", "enemy_phase"]
    assert hero(match)["red"] == 2


@pytest.mark.rule("TG-A.29")
@pytest.mark.rule("TG-A.30")
def test_poison_comes_before_the_turn_counts() -> None:
    dying = bare(22, red=10, conditions=POISON)
    match = quest(
        "altar_of_bones", {"cleric": dying}, left=[], terrain={22: SHRINE}, awake=[], occupied=2
    )
    play(match, "end")
    assert "occupied" not in kinds(match)
    assert "failed" in kinds(match)
    assert "completed" not in kinds(match)


@pytest.mark.rule("TG-A.29")
def test_meeting_the_objective_on_the_last_turn_beats_the_timer() -> None:
    match = quest(
        "last_rites",
        {"cleric": bare(11)},
        left=[],
        awake=[],
        timer=1,
        turns_done=2,
        treasure=deck(),
    )
    play(match, "end")
    assert asked(match) == ["onward"]
    assert told(match, "timer") == [(2,)]
    assert "respawn" not in kinds(match)
    altar = quest(
        "altar_of_bones",
        {"cleric": bare(22)},
        left=[],
        terrain={22: SHRINE},
        awake=[],
        timer=1,
        occupied=2,
        treasure=deck(),
    )
    play(altar, "end")
    assert asked(altar) == ["onward"]
    assert "respawn" not in kinds(altar)
