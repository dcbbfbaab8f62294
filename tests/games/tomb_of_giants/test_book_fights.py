"""Fights played with the book open beside them: servants of a boss, guests, deaths out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft import Match

from .bout import bar, bossfight, fight, first, nodes, price, suffered
from .quest import end, fighter, quest, ready, souls, standing, strike, track
from .stage import (
    HIDDEN,
    POISON,
    STAGGER,
    arena,
    asked,
    bare,
    begin,
    deck,
    hero,
    kinds,
    options,
    play,
    state,
    table,
    told,
    tough,
)

SOLDIER, ARCHER, GIANT = "skeleton_soldier", "skeleton_archer", "giant_skeleton_soldier"
BEAST, NECROMANCER, GIANT_ARCHER = "skeleton_beast", "necromancer", "giant_skeleton_archer"
BEST: dict[str, Any] = {"tiers": [3, 3, 3, 3]}
DODGER: dict[str, Any] = {"armour": ["masters_attire"]}


def nito(node: int = 6, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return {"model": "gravelord_nito", "node": node, "facing": facing, **fields}


def knight(node: int = 6, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return {"model": "black_knight", "node": node, "facing": facing, **fields}


# ---------------------------------------------------------------------- the boss is not alone


def fight_from_upkeep(heroes: Any, foes: Any, **settings: Any) -> Match:
    """An arena at the very beginning of the first character's turn."""
    return arena(heroes, foes, treasure=deck(), **settings)


def struck(match: Match, foe: int, tape: Sequence[object] = (), **blow: Any) -> Match:
    """The same fight, where this foe is just striking the first character: 2 damage and a push."""
    strike = {
        "foe": foe, "strength": 2, "magic": False, "difficulty": 1, "conditions": [], "push": True, **blow,
    }  # fmt: skip
    return begin(match, [["character_phase"], ["guard", 0, strike]], tape)


@pytest.mark.rule("TG-36.6")
@pytest.mark.rule("DS-A.161")
@pytest.mark.parametrize(
    ("side", "around"), [("s", [8, 9, 11]), ("e", [7, 9]), ("w", [5, 8]), ("n", [])]
)
def test_a_servant_that_pushes_from_beside_keeps_one_in_the_arc_of_the_boss(
    side: str, around: list[int]
) -> None:
    """Farther from the giant in the north, and off Nito's node in the arc one stood in."""
    match = bossfight(
        "gravelord_nito",
        {"cleric": bare(6, side=side), "thief": bare(27)},
        [nito(), tough(GIANT, 1)],
        turn=0,
    )
    match = struck(match, 1)
    assert suffered(match) == [(0, 2)]
    if around:
        assert (asked(match), nodes(match)) == (["push"], around)
    else:  # nothing in the back arc is farther from the giant: nobody is pushed
        assert asked(match) != ["push"]
        assert hero(match)["node"] == 6


@pytest.mark.rule("TG-36.7")
@pytest.mark.rule("DS-A.161")
def test_a_servants_push_off_the_boss_at_a_wall_goes_along_it() -> None:
    match = bossfight(
        "gravelord_nito",
        {"cleric": bare(1, side="n"), "thief": bare(27)},
        [nito(1), tough(GIANT, 0)],
        turn=0,
    )
    match = struck(match, 1)
    # North of node 1 is the wall: along it, but not towards the giant.
    assert (hero(match)["node"], hero(match)["side"]) == (2, None)


# ---------------------------------------------------------------------- guests of the first box


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-29.6")
@pytest.mark.rule("DS-29.3")
def test_an_assassin_of_the_first_box_stabs_back_and_then_steps_aside() -> None:
    match = fight(
        {"assassin": {**bare(6, left=["estoc"], **DODGER), "heroic": True}, "cleric": bare(0)},
        [tough(GIANT, 6)],
    )
    match = struck(match, 0, tape=[1, 0, 2, 2])
    assert asked(match) == ["backstab"]
    play(match, "act-left-0")
    assert [values[0] for values in told(match, "strikes")] == [0]
    assert hero(match)["heroic"] is False
    assert bar(match) == (0, 0)  # the stab is free
    assert asked(match) == ["step_aside"]
    play(match, "node-3")
    assert bar(match) == (1, 0)


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-4.1")
def test_a_heroic_action_of_the_first_box_that_was_used_is_offered_to_nobody_who_defends() -> None:
    """The Assassin dodges, the Knight has not stopped all: neither token is ready."""
    assassin = fight(
        {"assassin": bare(6, left=["estoc"], **DODGER), "cleric": bare(0)}, [tough(GIANT, 6)]
    )
    match = struck(assassin, 0, tape=[1, 0, 2, 2])
    assert len(told(match, "dodged")) == 1
    assert asked(match) == ["step_aside"]
    shield = fight({"knight": bare(6, left=["kite_shield"]), "cleric": bare(0)}, [tough(GIANT, 6)])
    match = struck(shield, 0, tape=[1], push=False)
    assert suffered(match) == [(0, 1)]
    assert "fortune" not in asked(match)


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-18.1")
def test_a_stab_back_that_kills_the_last_enemy_ends_it_before_the_step() -> None:
    match = fight(
        {"assassin": {**bare(6, left=["estoc"], **DODGER), "heroic": True}, "cleric": bare(0)},
        [tough(GIANT, 6, wounds=39)],
    )
    match = struck(match, 0, tape=[1, 0, 2, 2])
    play(match, "act-left-0")
    assert match.over
    assert "step_aside" not in asked(match)
    assert state(match)["won"]


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-29.3")
@pytest.mark.parametrize(
    ("magic", "pip", "offered"), [(False, 1, True), (False, 2, False), (True, 1, False)]
)
def test_stand_fast_helps_a_physical_defence_that_has_not_stopped_all(
    magic: bool, pip: int, offered: bool
) -> None:
    match = fight(
        {"knight": {**bare(6, left=["kite_shield"]), "heroic": True}, "cleric": bare(0)},
        [tough(GIANT, 6)],
    )
    match = struck(match, 0, tape=[pip], magic=magic, push=False)
    assert (asked(match) == ["fortune"]) is offered


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-A.73")
def test_a_warriors_charge_in_the_upkeep_serves_the_attack_after_the_others_have_moved() -> None:
    match = fight_from_upkeep(
        {
            "warrior": {
                **bare(3, left=["battle_axe"], **BEST),
                "heroic": True,
                "conditions": STAGGER,
            },
            "cleric": bare(0),
        },
        [tough(GIANT, 6), tough(SOLDIER, 6)],
        tape=[2] * 6,
    )
    assert asked(match) == ["swap"]
    play(match, "heroic")
    assert asked(match) == ["charge_move"]
    play(match, "node-6")
    assert asked(match) == ["follow"]
    play(match, "stay")
    # Any option of range 0 is free now, Stagger or not, and strikes the whole node.
    found = [id for id in options(match) if id.startswith("act-left")]
    assert [price(match, id) for id in found] == [0, 0]
    play(match, found[0])
    assert [values[1] for values in told(match, "strikes")] == [0, 1]
    assert bar(match) == (0, 0)


@pytest.mark.rule("TG-A.2")
@pytest.mark.rule("TG-4.2")
def test_a_heralds_rally_recovers_the_stamina_of_all() -> None:
    match = fight_from_upkeep(
        {"herald": {**bare(3, black=6), "heroic": True}, "cleric": bare(12, black=1)},
        [tough(GIANT, 6)],
    )
    assert bar(match) == (3, 0)
    play(match, "heroic")
    assert (bar(match), bar(match, 1)) == ((1, 0), (0, 0))


# ---------------------------------------------------------------------- deaths out of turn


@pytest.mark.rule("TG-4.7")
@pytest.mark.rule("TG-A.36")
@pytest.mark.rule("TG-18.2")
def test_who_follows_into_a_trap_and_dies_fails_the_encounter_and_loses_the_own_ember() -> None:
    match = quest(
        "rain_of_filth",
        {"cleric": fighter(0, ember=True), "thief": bare(6, red=10, ember=True)},
        [tough(ARCHER, 12)],
        terrain={},
        traps={8: HIDDEN},
        tape=["trap_2_2", 0, 0],
        souls=5,
    )
    while asked(match) != ["follow"]:
        play(match, "keep")
    play(match, "node-8")
    assert asked(match) == ["bonfire"]
    assert [hero(match, index)["ember"] for index in (0, 1)] == [True, False]
    assert track(match, table(match)["at"])["souls"] == 0
    assert [space["souls"] for space in table(match)["track"]].count(5) == 1
    assert souls(match) == 0


SHRINE, EXIT = 22, 29


@pytest.mark.rule("TG-A.30")
@pytest.mark.rule("TG-15.4")
@pytest.mark.parametrize(("red", "ends"), [(9, "onward"), (10, "bonfire")])
def test_who_dies_of_the_place_on_the_last_turn_on_the_shrine_has_failed(
    red: int, ends: str
) -> None:
    match = quest(
        "altar_of_bones",
        {"cleric": fighter(SHRINE, red=red), "thief": bare(0)},
        [tough(ARCHER, 12)],
        occupied=3,
        terrain={SHRINE: "shrine"},
        events=deck(),
        treasure=deck(),
    )
    end(match)
    assert asked(match) == [ends]


@pytest.mark.rule("TG-25.5")
@pytest.mark.rule("TG-18.2")
def test_poison_at_the_end_of_the_turn_comes_before_the_turn_counts() -> None:
    match = quest(
        "in_deep_water",
        {"cleric": fighter(6, red=10, conditions=POISON), "thief": bare(0)},
        [tough(ARCHER, 12)],
        turns_done=4,
        timer=4,
        terrain={},
    )
    end(match)
    assert asked(match) == ["bonfire"]


@pytest.mark.rule("TG-A.12")
@pytest.mark.rule("TG-7.11")
@pytest.mark.rule("TG-18.2")
def test_who_makes_room_may_fall_into_a_trap_and_die_in_anothers_turn() -> None:
    match = fight(
        {"cleric": bare(3), "thief": bare(6, red=10)},
        [tough(ARCHER, 6), tough(ARCHER, 6)],
        traps={11: HIDDEN},
        tape=["trap_2_2"],
    )
    play(match, "walk-node-6", "seat-1-node-11")
    assert match.over
    assert state(match)["lost"]
    assert [values[0] for values in told(match, "fell")] == [1]


# ---------------------------------------------------------------------- the Black Knight


ASSASSIN: dict[str, Any] = {**bare(6, side="s", **DODGER, **BEST), "heroic": True}


@pytest.mark.rule("TG-35.3")
def test_a_stab_back_that_does_nothing_is_no_matter_for_parry() -> None:
    """Parry looks at the attacks of a character's own turn."""
    match = bossfight(
        "black_knight",
        {"assassin": {**ASSASSIN, "left": ["estoc"]}, "cleric": bare(12)},
        [knight()],
        turn=0,
        card="black_knight_defensive_strike",
    )
    match = struck(match, 0, tape=[1, 1, *[0] * 9])
    play(match, "act-left-0")
    assert [values[-1] for values in told(match, "strikes")] == [0]
    for seat in (1, 0):
        first(match, ["turn"])
        assert match.waiting == [seat]
        play(match, "end")
    assert hero(match, 0)["conditions"] == []
    assert "afflicted" not in kinds(match)


@pytest.mark.rule("TG-A.53")
@pytest.mark.rule("TG-37.1")
def test_heated_up_by_a_stab_back_the_knight_discards_the_card_under_way() -> None:
    match = bossfight(
        "black_knight",
        {"assassin": {**ASSASSIN, "left": ["shotel"]}, "cleric": bare(12)},
        [knight(wounds=9)],
        turn=None,
        aggro=1,
        card="black_knight_defensive_strike",
        tape=[1, 1, 0, 2, *[0] * 9],
    )
    assert asked(match) == ["backstab"]
    play(match, "act-left-1")
    assert len(told(match, "heated")) == 1
    first(match, ["turn"])
    inside = state(match)
    assert inside["discard"] == ["black_knight_defensive_strike"]
    assert inside["top"] == "black_knight_defensive_strike"
    # One of the three heat up cards is the new deck.
    assert [group["left"] for group in inside["deck"]] == [1]


# ---------------------------------------------------------------------- special rules together


@pytest.mark.rule("TG-16.5")
@pytest.mark.rule("TG-18.1")
def test_the_lever_of_the_mass_grave_takes_tokens_away_and_ends_it() -> None:
    match = quest(
        "the_mass_grave",
        {"cleric": fighter(6), "thief": bare(0)},
        [(SOLDIER, 13), (GIANT, 20)],
        terrain={6: "lever"},
        waiting=[[SOLDIER, 14]],
        marked=[[], []],
        events=deck(),
        treasure=deck(),
    )
    ready(match)
    play(match, "lever-6")
    assert asked(match) == ["onward"]
    assert state(match)["waiting"] == []


@pytest.mark.rule("TG-16.4")
@pytest.mark.rule("TG-17.2")
def test_nothing_comes_back_onto_a_tile_that_is_gone() -> None:
    match = quest(
        "the_mass_grave",
        {"cleric": fighter(6), "thief": bare(0)},
        [(SOLDIER, 13), tough(GIANT, 12)],
        terrain={6: "lever"},
        timer=2,
        marked=[[], []],
    )
    ready(match)
    play(match, "lever-6")
    play(match, "end")
    assert state(match)["respawns"] == 0
    assert standing(match) == [(GIANT, 12)] or len(standing(match)) == 1


@pytest.mark.rule("TG-16.2")
@pytest.mark.rule("TG-8.7")
def test_in_the_dark_the_torch_carried_by_another_lights_an_attack_beside_it() -> None:
    for thief, damage in ((3, 1), (0, 0)):
        match = quest(
            "far_from_the_sun",
            {"cleric": fighter(6), "thief": bare(thief)},
            [tough(ARCHER, 6), tough(ARCHER, 12)],
            terrain={},
            traps={},
            torch_by=1,
            torch=None,
            aggro=1,
            tape=[2],
        )
        strike(match, "foe-0")
        assert [values[-1] for values in told(match, "strikes")] == [damage], thief


@pytest.mark.rule("TG-8.8")
@pytest.mark.rule("TG-8.9")
@pytest.mark.rule("TG-4.2")
def test_slipping_away_with_the_torch_the_token_stays() -> None:
    match = quest(
        "far_from_the_sun",
        {"thief": {**bare(6), "heroic": True}, "cleric": bare(0)},
        [tough(ARCHER, 12)],
        terrain={},
        traps={},
        torch_by=0,
        torch=None,
    )
    play(match, "heroic")
    while asked(match) == ["charge_move"]:
        play(match, "stay")
    assert asked(match) != ["pass_aggro"]
    assert state(match)["aggro"] == 0


@pytest.mark.rule("TG-25.9")
@pytest.mark.rule("TG-25.6")
def test_with_a_trusty_ally_the_first_attack_of_each_costs_more() -> None:
    match = quest("a_trusty_ally", {"cleric": fighter(0), "thief": bare(3)}, [tough(ARCHER, 0)])
    assert [hero(match, index)["conditions"] for index in (0, 1)] == [["stagger"]] * 2
    ready(match)
    assert price(match, "act-left-0") == 1
    end(match)
    assert [hero(match, index)["conditions"] for index in (0, 1)] == [[], ["stagger"]]


@pytest.mark.rule("TG-7.5")
@pytest.mark.rule("TG-21.5")
def test_nobody_follows_off_a_tile_with_an_enemy_on_it() -> None:
    for foes, open_ in (([tough(ARCHER, 12)], False), ([tough(ARCHER, 20)], True)):
        match = quest(
            "deaths_precipice",
            {"cleric": fighter(0), "thief": bare(11)},
            foes,
            terrain={},
            traps={},
        )
        while asked(match) != ["follow"]:
            play(match, "keep")
        assert any(node > 12 for node in nodes(match)) is open_


@pytest.mark.rule("TG-15.2")
@pytest.mark.rule("TG-15.3")
@pytest.mark.rule("TG-1.1")
def test_four_characters_leave_together_as_the_fourth_model_on_the_exit() -> None:
    match = quest(
        "lost_chapel",
        {
            "cleric": fighter(EXIT + 1),
            "thief": bare(EXIT),
            "knight": bare(EXIT),
            "warrior": bare(EXIT),
        },
        [tough(ARCHER, 3)],
        terrain={EXIT: "exit"},
        traps={},
        events=deck(),
        treasure=deck(),
    )
    ready(match)
    play(match, f"walk-node-{EXIT}")
    assert asked(match) == ["onward"]
