"""Scenes in which several rules and cards meet: each is printed, together they are seldom tried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import Match

from .bout import (
    TWO_TILES,
    bar,
    bossfight,
    fight,
    first,
    health,
    pack_with,
    rolled,
    suffered,
    under,
)
from .quest import end, fighter, quest, ready, souls, standing, strike
from .stage import (
    BLEED,
    FROSTBITE,
    GRAVESTONE,
    HIDDEN,
    POISON,
    STAGGER,
    asked,
    bare,
    deck,
    foe,
    hero,
    options,
    play,
    state,
    told,
    tough,
    used_up,
)

SOLDIER, ARCHER, GIANT = "skeleton_soldier", "skeleton_archer", "giant_skeleton_soldier"
BEAST, NECROMANCER, KNIGHT = "skeleton_beast", "necromancer", "black_knight"
BEST: dict[str, Any] = {"tiers": [3, 3, 3, 3]}


def damages(match: Match) -> list[object]:
    """What each attack of a character came to, in order."""
    return [values[-1] for values in told(match, "strikes")]


# ---------------------------------------------------------------------- defence


@pytest.mark.rule("TG-29.5")
@pytest.mark.rule("TG-28.7")
def test_a_dodged_movement_attack_brings_no_bleed_but_the_push_has_been() -> None:
    match = fight(
        {"thief": bare(6, armour=["masters_attire"])},
        [tough(SOLDIER, 3)],
        turn=None,
        tape=[1, 0],
    )
    play(match, "node-8")
    assert suffered(match) == []
    assert hero(match)["conditions"] == []
    assert hero(match)["node"] == 8
    assert asked(match) == ["step_aside"]


@pytest.mark.rule("TG-29.9")
@pytest.mark.rule("TG-25.1")
def test_a_movement_attack_blocked_away_still_bleeds() -> None:
    match = fight(
        {"cleric": bare(6, left=["caduceus_round_shield"])},
        [tough(SOLDIER, 3)],
        turn=None,
        tape=[2],
    )
    play(match, "node-8")
    assert suffered(match) == []
    assert hero(match)["conditions"] == ["bleed"]


@pytest.mark.rule("TG-25.4")
@pytest.mark.rule("TG-30.1")
def test_the_bleed_of_the_first_soldier_makes_the_second_hurt_more() -> None:
    match = fight({"cleric": bare(6)}, [tough(SOLDIER, 6), tough(SOLDIER, 6)], turn=None)
    play(match, "node-5")
    while asked(match) in (["push"], ["move_foe"]):
        play(match, options(match)[0])
    assert [amount for _, amount in suffered(match)] == [2, 2 + 2]


@pytest.mark.rule("TG-4.6")
@pytest.mark.rule("TG-A.6")
def test_an_ember_repair_powder_and_bleed_against_one_blow() -> None:
    """Powder first, then the Ember where 3 or more are left, and Bleed adds to the first damage only."""
    match = fight(
        {"cleric": bare(6, ember=True, conditions=BLEED)},
        [tough(GIANT, 6)],
        turn=None,
        held=[["repair_powder", 0]],
        events=deck(),
    )
    # Its movement pushes and strikes for 2 where it begins, and again where it comes to.
    first(match)
    assert [amount for _, amount in suffered(match)] == [2 - 1 + 2, 2 - 1, 5 - 1 - 1]


@pytest.mark.rule("TG-29.6")
@pytest.mark.rule("TG-9.2")
def test_the_step_after_a_dodge_may_lead_into_a_trap() -> None:
    match = fight(
        {"thief": bare(6, armour=["masters_attire"])},
        [tough(ARCHER, 0)],
        turn=None,
        traps={8: HIDDEN},
        tape=[1, 1, "trap_2_2", 0, 0],
        aggro=0,
    )
    assert asked(match) == ["step_aside"]
    play(match, "node-8")
    assert [values[:2] for values in told(match, "paid")] == [(0, 1)]
    assert [values[0] for values in told(match, "trap")] == [0]
    assert suffered(match) == [(0, 2)]


@pytest.mark.rule("TG-29.3")
@pytest.mark.parametrize(("node", "dice"), [(3, 0), (0, 2)])
def test_obscuring_ring_counts_the_way_from_whoever_strikes(node: int, dice: int) -> None:
    match = fight(
        {"thief": bare(6, armour=["sunless_armour", "obscuring_ring"])},
        [tough(ARCHER, node), tough(ARCHER, 19)],
        turn=None,
        encounter=TWO_TILES,
        awake=[0],
        tape=[1] + [0] * dice,
    )
    first(match)
    assert used_up(match)
    assert rolled(match).count("dodge") == dice


@pytest.mark.rule("TG-21.2")
@pytest.mark.rule("TG-25.7")
@pytest.mark.parametrize(
    ("armour", "gain"), [(["mask_of_the_child"], 3), (["sunless_armour", "chloranthy_ring"], 3)]
)
def test_frostbite_takes_one_from_whatever_is_recovered(armour: list[str], gain: int) -> None:
    match = fight(
        {"thief": bare(6, black=9, armour=armour, conditions=FROSTBITE)}, [tough(ARCHER, 0)]
    )
    assert bar(match) == (9 - gain, 0)


# ---------------------------------------------------------------------- attacks


@pytest.mark.rule("TG-26.8")
@pytest.mark.rule("TG-16.5")
def test_the_next_swing_of_a_repetition_may_hit_the_one_that_came_in_its_place() -> None:
    match = fight(
        {"cleric": bare(6, left=["bonewheel_shield"], **BEST)},
        [{"model": ARCHER, "node": 6}, tough(ARCHER, 0), tough(ARCHER, 0)],
        waiting=[(ARCHER, 6)],
        tape=[1, 1, 1, 1],
    )
    play(match, "act-left-1")
    assert [values[0] for values in told(match, "slain")] == [0]
    assert (ARCHER, 6) in standing(match)
    assert asked(match) == ["target"]
    play(match, next(id for id in options(match) if id.startswith("foe-")))
    assert len(told(match, "slain")) == 2


@pytest.mark.rule("TG-26.5")
def test_an_attack_on_a_whole_node_spares_who_comes_there_by_it() -> None:
    match = fight(
        {"pyromancer": bare(5, left=["great_combustion"], **BEST)},
        [{"model": ARCHER, "node": 6}, tough(ARCHER, 6), tough(ARCHER, 0)],
        waiting=[(ARCHER, 6)],
        tape=[3],
    )
    play(match, "act-left-0", "node-6")
    assert [values[0] for values in told(match, "strikes")] == [0, 0]
    assert len(damages(match)) == 2
    assert sorted(standing(match)) == [(ARCHER, 0), (ARCHER, 6), (ARCHER, 6)]


@pytest.mark.rule("TG-23.3")
@pytest.mark.rule("TG-A.38")
def test_two_weapons_are_one_action_and_the_move_comes_before_or_after_both() -> None:
    match = fight(
        {"thief": bare(6, left=["bandit_knife"], right=["hand_axe"])},
        [tough(SOLDIER, 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert "act-right-0" in options(match)
    play(match, "walk-node-5")
    assert not any(id.startswith("act-") for id in options(match))


@pytest.mark.rule("TG-8.14")
def test_after_one_weapon_no_chest_and_after_a_chest_no_weapon() -> None:
    match = fight(
        {"thief": bare(6, left=["bandit_knife"], right=["hand_axe"])},
        [tough(SOLDIER, 6)],
        terrain={3: "chest"},
        tape=[1],
    )
    assert any("chest" in id for id in options(match))
    play(match, "act-left-0")
    assert not any("chest" in id for id in options(match))
    assert "act-right-0" in options(match)


@pytest.mark.rule("TG-26.1")
def test_pierce_ignores_block_but_a_magical_blade_meets_resist() -> None:
    plainly = fight({"thief": bare(6, left=["shotel"], **BEST)}, [tough(SOLDIER, 6)], tape=[2])
    play(plainly, "act-left-1")
    assert damages(plainly) == [2]
    charmed = fight(
        {"thief": bare(6, left=["shotel", "carthus_flame_arc"], **BEST)},
        [tough(SOLDIER, 6)],
        tape=[2],
    )
    play(charmed, "act-left-1")
    assert damages(charmed) == [2 + 1 - 1]  # one more, less Resist 1


@pytest.mark.rule("TG-23.5")
def test_puppet_masters_giant_takes_a_condition_though_it_takes_no_wound() -> None:
    match = quest(
        "puppet_master",
        {"cleric": fighter(6, left=["carthus_curved_greatsword"], **BEST)},
        [tough(GIANT, 6), (NECROMANCER, 0)],
        tape=[2, 2],
        treasure={"middle": [], "top": [], "bottom": []},
    )
    strike(match, "foe-0")
    assert health(match) == 40
    found = foe(match)
    assert found is not None
    assert found["conditions"] == ["bleed"]


@pytest.mark.rule("TG-A.43")
@pytest.mark.rule("TG-16.2")
def test_darkness_holds_for_both_options_of_a_bow() -> None:
    heroes = {"thief": bare(0, left=["shortbow"], **BEST)}
    for node, open_ in ((3, True), (6, False)):
        match = quest(
            "pitch_black",
            heroes,
            [tough(SOLDIER, node), (NECROMANCER, 12), (NECROMANCER, 20)],
            terrain={},
            marked=[[1], [2]],
        )
        ready(match)
        assert ("act-left-0" in options(match)) is open_
        assert ("act-left-1" in options(match)) is open_


@pytest.mark.rule("TG-20.2")
def test_pine_resin_is_for_its_holder_and_for_attacks_with_dice() -> None:
    match = fight(
        {"thief": bare(6, left=["bandit_knife"]), "cleric": bare(6, left=["mace"])},
        [tough(ARCHER, 6)],
        held=[["pine_resin", 0]],
        events=deck(),
        tape=[1, 2, 0],
    )
    play(match, "act-left-0")
    assert damages(match) == [1 + 1 - 1]


# ---------------------------------------------------------------------- enemies


@pytest.mark.rule("TG-28.4")
def test_an_archer_behind_a_gravestone_flees_by_nodes() -> None:
    """With the stone between them the way is longer, the distance is not."""
    match = fight(
        {"cleric": bare(6)}, [tough(ARCHER, 9)], turn=None, terrain={12: GRAVESTONE}, tape=[]
    )
    first(match)
    found = foe(match)
    assert found is not None
    # The corner is closed: beside it nothing is farther from the cleric, so it goes no further.
    assert found["node"] in (7, 9, 11)
    assert [values[-1] for values in told(match, "foe_moved")] in ([], [7], [11])


@pytest.mark.rule("TG-27.3")
def test_threat_decides_and_not_the_place_in_the_row() -> None:
    match = fight(
        {"cleric": bare(0)},
        [tough(ARCHER, 12), tough(GIANT, 12), tough(NECROMANCER, 7), tough(SOLDIER, 11)],
        turn=None,
    )
    first(match)
    assert [values[1] for values in told(match, "acts")] == [
        NECROMANCER,
        SOLDIER,
        SOLDIER,
        ARCHER,
        GIANT,
    ]  # one came back


@pytest.mark.rule("TG-30.5")
@pytest.mark.rule("TG-A.65")
def test_two_necromancers_and_one_figure_left_bring_one_soldier_back() -> None:
    match = fight(
        {"cleric": bare(0)},
        [tough(NECROMANCER, 12), tough(NECROMANCER, 7), tough(SOLDIER, 11), tough(SOLDIER, 11)],
        turn=None,
    )
    first(match)
    assert len(told(match, "resurrects")) == 1
    assert len([model for model, _ in standing(match) if model == SOLDIER]) == 3


@pytest.mark.rule("TG-A.79")
def test_a_frostbitten_soldier_on_ones_node_pushes_and_strikes_and_stays() -> None:
    match = fight({"cleric": bare(6)}, [tough(SOLDIER, 6, conditions=FROSTBITE)], turn=None)
    play(match, "node-5")
    assert suffered(match) == [(0, 2)]
    found = foe(match)
    assert found is not None
    assert found["node"] == 6


@pytest.mark.rule("TG-25.10")
def test_stagger_takes_one_from_the_push_and_from_the_attack() -> None:
    match = fight({"cleric": bare(6)}, [tough(GIANT, 6, conditions=STAGGER)], turn=None)
    first(match)
    assert [amount for _, amount in suffered(match)] == [2 - 1, 2 - 1, 5 - 1]


@pytest.mark.rule("TG-A.42")
def test_a_movement_attack_lowered_to_nothing_still_hits_everybody(tmp_path: Path) -> None:
    icons = [
        {
            "icon": "move", "way": "toward", "target": "nearest", "nodes": 1, "push": True,
            "damage": 1, "conditions": ["bleed"],
        }
    ]  # fmt: skip
    pack = pack_with(tmp_path / "feeble", "enemies.yaml", SOLDIER, icons=icons)
    calm = fight({"cleric": bare(6), "thief": bare(6)}, [tough(SOLDIER, 6, conditions=STAGGER)])
    match = under(pack, calm, [["enemy_phase"]])
    assert asked(match) == ["shoved_feebly"]
    first(match)
    assert {who for who, _ in told(match, "hit")} == {0, 1}
    assert suffered(match) == []
    assert [hero(match, seat)["conditions"] for seat in (0, 1)] == [["bleed"], ["bleed"]]


@pytest.mark.rule("TG-25.5")
@pytest.mark.rule("TG-19.5")
def test_a_beast_that_dies_of_poison_meets_the_trial() -> None:
    match = quest(
        "the_locked_grave",
        {"cleric": bare(0)},
        [{"model": BEAST, "node": 12, "health": 1, "conditions": POISON}, tough(ARCHER, 20)],
        turn=None,
        awake=[0],
    )
    first(match)
    assert state(match)["trial_met"] is True


@pytest.mark.rule("TG-7.10")
def test_in_the_maze_a_third_model_makes_room_at_once() -> None:
    match = quest(
        "maze_of_the_dead",
        {"cleric": bare(5), "thief": bare(6)},
        [tough(ARCHER, 6), tough(SOLDIER, 12)],
        awake=[],
        terrain={},
        traps={},
    )
    ready(match)
    play(match, "walk-node-6")
    assert asked(match) == ["make_room"]
    assert not any(id.startswith("seat-0") for id in options(match))


# ---------------------------------------------------------------------- bosses


def at_the_knight(card: str, heroes: dict[str, dict[str, Any]], **settings: Any) -> Match:
    knight = {"model": KNIGHT, "node": 6, **settings.pop("knight", {})}
    return bossfight(KNIGHT, heroes, [knight], card=card, **settings)


@pytest.mark.rule("TG-A.72")
def test_the_black_knight_turns_to_a_target_within_him_and_throws_it_off() -> None:
    match = at_the_knight("black_knight_defensive_strike", {"cleric": bare(6, side="e")})
    first(match, ("push",))
    found = foe(match)
    assert found is not None
    assert (found["node"], found["facing"]) == (6, "e")
    assert asked(match) == ["push"]
    first(match)
    assert foe(match)["node"] == 6  # type: ignore[index]
    assert hero(match)["node"] != 6


@pytest.mark.rule("TG-37.5")
@pytest.mark.rule("TG-36.10")
def test_parry_staggers_once_the_turn_is_over_and_the_next_attack_costs_more() -> None:
    match = at_the_knight(
        "black_knight_overhead_swing",
        {"cleric": bare(6, side="s", left=["mace"]), "thief": bare(0)},
        turn=0,
        tape=[1],
    )
    play(match, "act-left-0")
    assert hero(match)["conditions"] == []
    play(match, "end")
    assert hero(match)["conditions"] == ["stagger"]


@pytest.mark.rule("TG-36.10")
def test_one_attack_that_wounds_does_not_undo_the_parry_of_another() -> None:
    match = at_the_knight(
        "black_knight_overhead_swing",
        {
            "thief": bare(6, side="s", left=["bandit_knife"], right=["thrall_axe"], **BEST),
            "cleric": bare(0),
        },
        turn=0,
        tape=[1, 2, 2],
    )
    play(match, "act-left-0", "act-right-0")
    assert damages(match) == [0, 1]
    play(match, "end")
    assert hero(match)["conditions"] == ["stagger"]


@pytest.mark.rule("TG-35.8")
@pytest.mark.rule("TG-A.53")
def test_the_gravelord_calls_all_who_were_killed_once() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(1, side="s", left=["thrall_axe"], **BEST)},
        [
            {"model": "gravelord_nito", "node": 1, "wounds": 14},
            {"model": SOLDIER, "node": None},
            {"model": ARCHER, "node": None},
            tough(SOLDIER, 9),
        ],
        card="gravelord_nito_miasma",
        turn=0,
        tape=[2, 2],
    )
    play(match, "act-left-0")
    first(match, ("turn", "push", "make_room"))
    assert len(told(match, "heated")) == 1
    models = sorted(model for model, _ in standing(match))
    assert models == sorted(["gravelord_nito", SOLDIER, ARCHER, SOLDIER])


@pytest.mark.rule("TG-38.1")
def test_a_boss_that_dies_of_poison_is_beaten_with_his_servants_still_there() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(12)},
        [
            {"model": "gravelord_nito", "node": 1, "wounds": 29, "conditions": POISON},
            tough(ARCHER, 0),
        ],
        card="gravelord_nito_sword_slam",
    )
    first(match)
    assert match.over
    assert state(match)["won"] is True


# ---------------------------------------------------------------------- the party


@pytest.mark.rule("TG-A.8")
@pytest.mark.rule("TG-5.5")
def test_with_ten_tokens_a_free_step_is_free_and_a_run_is_death() -> None:
    match = fight({"thief": bare(6, black=0, red=10)}, [tough(ARCHER, 0)])
    play(match, "walk-node-8")
    assert bar(match) == (0, 10)
    assert "overspend-run" in options(match)
    assert not any(id.startswith("run-") for id in options(match))
    play(match, "overspend-run", "no")
    assert asked(match) == ["turn"]
    play(match, "overspend-run", "yes")
    assert told(match, "fell") == [(0,)]
    assert hero(match)["node"] in (None, 8)


@pytest.mark.rule("TG-5.5")
@pytest.mark.parametrize(("red", "dead"), [(8, False), (9, True)])
def test_damage_kills_only_when_a_token_finds_no_space(red: int, dead: bool) -> None:
    match = fight({"thief": bare(6, red=red)}, [tough(SOLDIER, 3)], turn=None)
    play(match, options(match)[0])
    first(match)
    assert (told(match, "fell") == [(0,)]) is dead


@pytest.mark.rule("TG-8.9")
@pytest.mark.rule("TG-28.2")
def test_the_bearer_of_the_torch_is_struck_in_everybodys_turn() -> None:
    match = fight(
        {"thief": bare(6), "cleric": bare(12)},
        [tough(ARCHER, 0)],
        torch_by=1,
        aggro=1,
        encounter="far_from_the_sun",
        awake=[0],
    )
    play(match, "end")
    first(match)
    assert suffered(match) == [(1, 4)]


@pytest.mark.rule("TG-20.3")
@pytest.mark.rule("TG-18.4")
@pytest.mark.parametrize(("won", "left"), [(True, None), (False, None)])
def test_an_ascetic_is_gone_after_the_encounter_and_pays_only_for_a_victory(
    won: bool, left: str | None
) -> None:
    match = quest(
        "rain_of_filth",
        {"cleric": fighter(6, red=0 if won else 9)},
        [(ARCHER, 6)],
        event="martial_bonfire_ascetic",
        terrain={},
        tape=[3, "martial_bonfire_ascetic"] if won else [],
        souls=0,
    )
    if won:
        strike(match)
        assert souls(match) == 1 + 2 + 1 + 2
    else:
        end(match)
        first(match, ("bonfire", "onward"))
        assert souls(match) == 0
    assert state(match)["track"][1]["event"] is left
