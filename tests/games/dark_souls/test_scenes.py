"""Scenes in which several rules and cards meet: each is printed, together they are seldom tried."""

from __future__ import annotations

from typing import Any

import pytest

from .bout import (
    BLEED,
    FROSTBITE,
    POISON,
    STAGGER,
    bare,
    blow,
    cubes,
    fight,
    health,
    price,
    rolled,
    told,
    tough,
)
from .lair import lair, resolve
from .stage import asked, foe, hero, options, play, table, used_up


def damages(match: Any) -> list[object]:
    """What each attack of a character came to, in order."""
    return [values[-1] for values in told(match, "strikes")]


# ---------------------------------------------------------------------- cards that meet conditions


@pytest.mark.rule("DS-A.77")
@pytest.mark.rule("DS-24.6")
def test_the_bleed_of_one_swing_adds_to_the_next_and_comes_again() -> None:
    match = fight(
        {"knight": bare(6, left=["gotthard_twinswords", "blood_gem"])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1, 1, 1],
    )
    play(match, "act-left-0", "foe-0")
    assert damages(match) == [1, 1]  # two pips less Block 1, twice
    assert told(match, "wounded") == [
        (0, "hollow_soldier", 1, 39, 0),
        (0, "hollow_soldier", 3, 36, 2),
    ]
    found = foe(match)
    assert found is not None
    assert found["conditions"] == ["bleed"]


@pytest.mark.rule("DS-A.78")
def test_a_bleed_waits_through_a_swing_that_does_nothing() -> None:
    match = fight(
        {"knight": bare(6, left=["gotthard_twinswords"])},
        [tough("hollow_soldier", 6, conditions=BLEED)],
        tape=[0, 1, 1, 1],
    )
    play(match, "act-left-0", "foe-0")
    assert [values[2:] for values in told(match, "wounded")] == [(3, 37, 2)]


@pytest.mark.rule("DS-24.6")
@pytest.mark.rule("DS-23.2")
def test_a_repetition_with_nobody_left_in_range_is_lost() -> None:
    match = fight(
        {"knight": bare(6, left=["winged_knight_twin_axes"])},
        [("hollow_soldier", 6), tough("hollow_soldier", 5)],
        tape=[1],
    )
    play(match, "act-left-0")
    assert damages(match) == [1]
    assert asked(match) == ["activation"]
    assert used_up(match)


@pytest.mark.rule("DS-7.1")
@pytest.mark.rule("DS-24.6")
def test_a_bonus_is_added_to_each_roll_of_a_repetition() -> None:
    match = fight(
        {"knight": bare(6, left=["winged_knight_twin_axes", "titanite_shard"])},
        [tough("hollow_soldier", 6)],
        tape=[0, 2],
    )
    play(match, "act-left-0", "foe-0")
    assert damages(match) == [0 + 1 + 1 - 1, 2 + 1 + 1 - 1]


@pytest.mark.rule("DS-21.7")
@pytest.mark.rule("DS-4.4")
def test_estus_does_not_cure_poison() -> None:
    match = fight(
        {"knight": bare(0, estus=True, red=5, black=4, conditions=POISON), "herald": bare(0)},
        [tough("hollow_soldier", 12)],
    )
    play(match, "estus")
    assert cubes(match) == (0, 0)
    assert hero(match)["conditions"] == ["poison"]
    play(match, "end")
    assert cubes(match) == (0, 1)
    assert hero(match)["conditions"] == []


@pytest.mark.rule("DS-21.7")
@pytest.mark.rule("DS-21.3")
def test_poison_waits_for_the_activation_of_the_one_who_has_it() -> None:
    match = fight(
        {"knight": bare(0), "herald": bare(0, conditions=POISON | STAGGER)},
        [tough("hollow_soldier", 12)],
    )
    play(match, "end")
    assert cubes(match, 1) == (0, 0)
    while match.waiting != [1] or asked(match) != ["activation"]:
        play(match, options(match, match.waiting[0])[0])
    assert hero(match, 1)["conditions"] == ["poison", "stagger"]
    play(match, "end")
    assert cubes(match, 1)[1] >= 1
    assert hero(match, 1)["conditions"] == []


@pytest.mark.rule("DS-A.79")
@pytest.mark.rule("DS-A.123")
def test_poison_and_bleed_together_heat_a_boss_up() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 12}},
        node=0,
        facing="n",
        foe={"wounds": 11, "conditions": POISON | BLEED},
        card="gargoyle_electric_breath",
    )
    resolve(match)
    assert told(match, "wounded") == [(0, "gargoyle", 3, 12, 2)]
    assert len(told(match, "heated")) == 1


@pytest.mark.rule("DS-A.148")
def test_stagger_of_one_enemy_is_not_that_of_its_twin() -> None:
    match = fight(
        {"knight": bare(6)},
        [tough("hollow_soldier", 6, conditions=STAGGER), tough("hollow_soldier", 6)],
        turn=None,
    )
    play(match, "foe-0", "block")
    assert cubes(match) == (0, 3)
    play(match, "block")
    assert cubes(match) == (0, 7)


@pytest.mark.rule("DS-21.9")
def test_frostbite_slows_one_of_two_alike() -> None:
    match = fight(
        {"knight": bare(12)},
        [
            tough("silver_knight_swordsman", 0, conditions=FROSTBITE),
            tough("silver_knight_swordsman", 0),
        ],
        turn=None,
    )
    play(match, "foe-0")
    while asked(match) == ["move_foe"]:
        play(match, options(match)[0])
    assert sorted(len([v for v in told(match, "foe_moved") if v[0] == i]) for i in (0, 1)) == [1, 2]


# ---------------------------------------------------------------------- rings and armour


@pytest.mark.rule("DS-24.4")
def test_knight_slayers_ring_pays_once_for_an_attack_on_a_whole_node() -> None:
    match = fight(
        {
            "warrior": bare(
                6, black=8, left=["battle_axe"], armour=["exile_armour", "knight_slayers_ring"]
            )
        },
        [tough("hollow_soldier", 6), tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    assert cubes(match) == (6, 0)  # two gained at the start
    play(match, "act-left-1")
    assert damages(match) == [3, 3]
    assert cubes(match) == (6 + 2 - 1, 0)


@pytest.mark.rule("DS-24.6")
def test_knight_slayers_ring_pays_for_each_repetition() -> None:
    match = fight(
        {
            "warrior": bare(
                6,
                black=6,
                left=["gotthard_twinswords"],
                armour=["exile_armour", "knight_slayers_ring"],
            )
        },
        [tough("hollow_soldier", 6)],
        tape=[2, 2, 2, 2],
    )
    play(match, "act-left-0", "foe-0")
    assert cubes(match) == (6 - 2 + 1 - 1 - 1, 0)


@pytest.mark.rule("DS-A.32")
@pytest.mark.parametrize(("pip", "gained"), [(0, [(0, 1, 0, 2, 3)]), (1, [])])
def test_blue_tearstone_ring_pays_one_for_a_blow_that_bleeds_and_nothing_for_one_stopped(
    pip: int, gained: list[Any]
) -> None:
    ring = ["worker_armour", "blue_tearstone_ring"]
    match = fight(
        {"knight": bare(6, black=5, armour=ring, conditions=BLEED), "herald": bare(12)},
        [("sentinel", 0)],
        tape=[pip],
    )
    struck = blow(match, 1)
    play(struck, "block")
    assert [values for values in told(struck, "gained") if values[0] == 0] == gained


@pytest.mark.rule("DS-22.1")
def test_the_ring_of_somebody_elsewhere_gives_nothing() -> None:
    ring = ["sunless_armour", "chloranthy_ring"]
    match = fight(
        {"knight": bare(6, black=8), "herald": bare(5, armour=ring)},
        [tough("hollow_soldier", 12)],
    )
    assert cubes(match) == (6, 0)


@pytest.mark.rule("DS-22.1")
def test_tiny_beings_ring_beside_a_chloranthy_ring_offers_both() -> None:
    match = fight(
        {
            "knight": bare(6, black=8, red=1, armour=["exile_armour", "tiny_beings_ring"]),
            "herald": bare(6, armour=["sunless_armour", "chloranthy_ring"]),
        },
        [tough("hollow_soldier", 12)],
    )
    assert options(match) == ["stamina", "mixed"]
    play(match, "stamina")
    assert cubes(match) == (5, 1)


@pytest.mark.rule("DS-A.30")
def test_hornet_ring_changes_every_weapon_but_nothing_without_dice() -> None:
    match = fight(
        {
            "assassin": bare(
                6, left=["estoc"], right=["kukris"], armour=["exile_armour", "hornet_ring"]
            )
        },
        [tough("hollow_soldier", 6)],
        tape=[2, 2, 4],
    )
    play(match, "act-right-0")
    assert rolled(match) == []
    play(match, "act-left-0")
    assert rolled(match) == ["black", "black", "orange"]
    assert damages(match) == [0, 2 + 2 + 4 - 1 - 2 - 1]


@pytest.mark.rule("DS-5.7")
def test_a_spider_shield_in_the_backup_slot_wards_off_no_poison() -> None:
    match = fight({"knight": bare(6, backup=[["spider_shield"]])}, [tough("sentinel", 6)])
    struck = blow(match, 3, ["poison"])
    play(struck, "block")
    assert hero(struck)["conditions"] == ["poison"]


@pytest.mark.rule("DS-A.90")
def test_dragon_tooth_rests_instead_of_striking() -> None:
    match = fight(
        {"warrior": bare(6, black=7, left=["dragon_tooth"])}, [tough("hollow_soldier", 6)]
    )
    play(match, "act-left-2")
    assert cubes(match) == (7 - 2 - 2, 0)
    assert not any(id.startswith(("act-", "overspend-act-")) for id in options(match))


@pytest.mark.rule("DS-23.1")
def test_smoughs_hammer_heals_its_wielder_with_each_attack() -> None:
    match = fight(
        {"warrior": bare(6, red=3, left=["smoughs_hammer"]), "herald": bare(6, red=3)},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert cubes(match) == (2, 2)
    assert cubes(match, 1) == (0, 3)


@pytest.mark.rule("DS-24.2")
def test_the_shift_after_an_attack_comes_when_its_push_has_been_resolved() -> None:
    match = fight(
        {"assassin": bare(6, left=["carthus_curved_sword"])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    assert asked(match) == ["shift"]
    assert damages(match) == [0]  # 1 + 1 - 1, less Block 1
    play(match, "node-3")
    assert hero(match)["node"] == 3
    assert any(id.startswith("walk-") for id in options(match))


# ---------------------------------------------------------------------- Luck, Stand Fast, Ember


@pytest.mark.rule("DS-A.19")
def test_luck_may_be_used_on_the_die_of_stand_fast_and_then_no_more() -> None:
    match = fight(
        {"knight": bare(6, luck=True, heroic=True, right=["kite_shield"])},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 6)],
        turn=None,
        tape=[0, 1, 3, 0],
    )
    play(match, "block", "stand-fast")
    assert cubes(match) == (0, 0)
    play(match, "reroll-2")
    assert cubes(match) == (0, 4 - 0 - 3)
    # Neither token is left for the second soldier.
    play(match, "block")
    assert asked(match) == ["activation"]
    assert cubes(match) == (0, 1 + 4)
    assert used_up(match)


@pytest.mark.rule("DS-8.3")
@pytest.mark.rule("DS-A.32")
@pytest.mark.parametrize(("strength", "red"), [(2, 4), (3, 4), (4, 5)])
def test_ember_and_bleed_against_the_same_blow(strength: int, red: int) -> None:
    match = fight({"knight": bare(6, ember=True, conditions=BLEED)}, [tough("sentinel", 6)])
    struck = blow(match, strength)
    play(struck, "block")
    assert cubes(struck) == (0, red)
    assert hero(struck)["conditions"] == []


@pytest.mark.rule("DS-A.33")
def test_an_ember_does_nothing_against_poison_with_bleed() -> None:
    match = fight(
        {"knight": bare(0, ember=True, conditions=POISON | BLEED), "herald": bare(0)},
        [tough("hollow_soldier", 12)],
    )
    play(match, "end")
    assert cubes(match) == (0, 3)


# ---------------------------------------------------------------------- bosses' abilities


@pytest.mark.rule("DS-31.3")
@pytest.mark.parametrize(("faces", "black"), [([2, 1], 1), ([1, 1], 0), ([2, 2], 1)])
def test_heavy_blows_tire_who_blocks_three_or_more(faces: list[int], black: int) -> None:
    shields = {"left": ["kite_shield"], "right": ["kite_shield"]}
    match = lair(
        "winged_knight",
        {"knight": {"node": 6, **shields}},
        card="winged_knight_diagonal_uppercut",
        node=3,
        facing="s",
        tape=faces,
    )
    resolve(match)
    assert [values[1] for values in told(match, "paid")] == [1] * black
    assert cubes(match) == (0, 5 - sum(faces))  # the next activation has given the Stamina back


@pytest.mark.rule("DS-31.3")
@pytest.mark.rule("DS-28.3")
def test_pillars_of_light_are_resisted_and_tire_nobody() -> None:
    match = lair(
        "winged_knight",
        {"knight": {"node": 6, "left": ["elkhorn_round_shield"], "right": ["partizan"]}},
        card="winged_knight_pillars_of_light",
        treasure=[],
        tape=[1, 1, 1],
    )
    resolve(match)
    assert told(match, "paid") == []
    assert cubes(match) == (0, 5 - 3)


@pytest.mark.rule("DS-31.3")
@pytest.mark.rule("DS-19.8")
def test_a_heavy_blow_that_was_blocked_kills_with_the_last_box() -> None:
    match = lair(
        "winged_knight",
        {
            "knight": {
                "node": 6,
                "red": 9,
                "left": ["kite_shield"],
                "right": ["golden_wing_crest_shield"],
            }
        },
        card="winged_knight_diagonal_uppercut",
        node=3,
        facing="s",
        treasure=[],
        tape=[2, 3],
    )
    resolve(match)
    assert told(match, "fell") == [(0,)]
    assert match.over


@pytest.mark.rule("DS-31.3")
@pytest.mark.parametrize(
    ("faces", "wounds"), [([2, 2, 2], 2 + 2), ([2, 2, 1], 2 + 2), ([1, 1, 2], 1 + 2)]
)
def test_titanite_takes_one_off_before_bleed_adds_two(faces: list[int], wounds: int) -> None:
    match = lair(
        "titanite_demon",
        {"warrior": {"node": 1, "side": "s", "left": ["great_wooden_hammer"]}},
        turn=0,
        foe={"conditions": BLEED},
        card="titanite_demon_grab_smash",
        treasure=[],
        tape=faces,
    )
    play(match, "act-left-0")
    assert health(match) == 22 - wounds


@pytest.mark.rule("DS-34.2")
@pytest.mark.rule("DS-32.10")
def test_the_dancer_shuffles_after_a_heat_up_card_and_its_weak_arc_stays() -> None:
    match = lair(
        "dancer",
        {"knight": {"node": 12}},
        node=25,
        facing="n",
        card="dancer_blade_dance",
        later=["dancer_flashing_blade"],
        heated=True,
    )
    resolve(match)
    boss = table(match)["fight"]["boss"]
    assert boss["discard"] == []
    assert boss["top"] == "dancer_blade_dance"
    assert len(told(match, "reshuffled")) == 1


@pytest.mark.rule("DS-34.2")
def test_the_dancer_shuffles_whoever_stands_beside_her() -> None:
    match = lair(
        "dancer",
        {"knight": {"node": 12}},
        foes=[
            {"model": "dancer", "node": 25, "facing": "n"},
            {"model": "gargoyle", "node": 0, "facing": "s"},
        ],
        card="dancer_blade_dance",
        later=["dancer_flashing_blade"],
        heated=True,
    )
    resolve(match)
    assert len(told(match, "reshuffled")) == 1


@pytest.mark.rule("DS-31.3")
def test_smough_dying_of_poison_leaves_ornstein_his_own_cards_from_the_next_activation_on() -> None:
    match = lair(
        "ornstein_and_smough",
        {"knight": {"node": 10}, "herald": {"node": 12}},
        foes=[
            {"model": "ornstein", "node": 25, "facing": "n", "wounds": 7},
            {"model": "smough", "node": 27, "facing": "n", "wounds": 29, "conditions": POISON},
        ],
        card="ornstein_and_smough_evasive_sweep",
        later=["ornstein_and_smough_lightning_bolt"],
    )
    resolve(match)
    one = foe(match, 0)
    assert one is not None
    assert foe(match, 1) is None
    assert (one["full"], one["health"]) == (30, 23)
    boss = table(match)["fight"]["boss"]
    assert (boss["deck_left"], boss["known"], boss["discard"]) == (5, [], [])


# ---------------------------------------------------------------------- Aggro, order, kinds of movement


@pytest.mark.rule("DS-22.2")
def test_faraam_armour_holds_the_token_for_one_enemy_activation_only() -> None:
    match = fight(
        {"herald": bare(0), "knight": bare(12, armour=["faraam_armour"]), "warrior": bare(2)},
        [tough("silver_knight_greatbowman", 6)],
        tape=[1] * 6,
    )
    play(match, "end")
    assert asked(match) == ["take_aggro"]
    assert match.waiting == [1]
    play(match, "yes")
    assert [hero(match, i)["aggro"] for i in range(3)] == [False, True, False]
    play(match, "block")
    while asked(match) != ["activation"]:
        play(match, options(match, match.waiting[0])[0])
    assert match.waiting == [1]


@pytest.mark.rule("DS-26.4")
@pytest.mark.rule("DS-27.6")
def test_who_moves_away_by_dodging_may_leave_another_the_nearest() -> None:
    match = fight(
        {"knight": bare(6), "warrior": bare(9)},
        [tough("sentinel", 3)],
        turn=None,
        aggro=0,
    )
    # The Sentinel comes to the knight's node, pushing him, and strikes the nearest then.
    play(match, "node-8")
    assert asked(match) == ["defend"]
    assert match.waiting == [0]


@pytest.mark.rule("DS-A.188")
def test_berserk_charge_with_the_caestus_in_the_backup_slot() -> None:
    match = fight(
        {"warrior": bare(6, left=["spear"], backup=[["caestus"]], heroic=True)},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 6)],
        tape=[2, 2],
    )
    play(match, "heroic", "stay")
    assert price(match, "act-backup-1") == 0
    play(match, "act-backup-1")
    assert damages(match) == [3, 3]


# ---------------------------------------------------------------------- weak arcs, attack by attack


@pytest.mark.rule("DS-32.9")
def test_every_attack_on_a_weak_arc_gains_the_die_weapon_by_weapon() -> None:
    hands: dict[str, Any] = {"left": ["estoc"], "right": ["long_sword"]}
    match = lair(
        "gargoyle",
        {"assassin": {"node": 1, "side": "s", **hands}},
        turn=0,
        top="gargoyle_tail_whip",  # weak in front
        card="gargoyle_tail_whip",
        tape=[0, 0, 0, 0, 1],
    )
    play(match, "act-left-0", "act-right-0")
    assert rolled(match) == ["black"] * 3 + ["black", "blue"]


@pytest.mark.rule("DS-32.9")
@pytest.mark.rule("DS-24.6")
def test_each_repetition_on_a_weak_arc_gains_the_die() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 1, "side": "s", "left": ["winged_knight_twin_axes"]}},
        turn=0,
        top="gargoyle_tail_whip",
        card="gargoyle_tail_whip",
        treasure=[],
        tape=[0, 0, 0, 0],
    )
    play(match, "act-left-0", "foe-0")
    assert rolled(match) == ["black"] * 4
    assert used_up(match)


@pytest.mark.rule("DS-32.9")
@pytest.mark.rule("DS-A.186")
def test_a_backstab_on_a_weak_arc_gains_the_die_of_the_card_under_way() -> None:
    match = lair(
        "gargoyle",
        {
            "assassin": {
                "node": 1,
                "side": "w",
                "left": ["estoc"],
                "armour": ["masters_attire"],
                "heroic": True,
            }
        },
        card="gargoyle_tail_whip",  # strikes right and back, weak in front
        treasure=[],
        tape=[1, 1, 0, 0, 0],
    )
    play(match, "dodge-arc-front", "act-left-0")
    assert rolled(match)[2:] == ["black"] * 3


@pytest.mark.rule("DS-35.1")
@pytest.mark.rule("DS-A.155")
@pytest.mark.parametrize("order", [("ornstein", "smough"), ("smough", "ornstein")])
def test_by_the_card_of_one_of_two_bosses_that_one_acts_and_the_other_does_not(
    order: tuple[str, str],
) -> None:
    """Wherever each of them stands in the row."""
    nodes = {"ornstein": 0, "smough": 21}
    match = lair(
        "ornstein_and_smough",
        {"assassin": {"node": 27}},
        foes=[{"model": name, "node": nodes[name], "facing": "s"} for name in order],
        card="smough_charged_charge",
    )
    while not match.over and asked(match) != ["activation"]:
        play(match, options(match, match.waiting[0])[0])
    attackers = {values[1] for values in told(match, "attacks")}
    movers = {values[1] for values in told(match, "foe_moved")}
    assert "smough" in attackers | movers
    assert "ornstein" not in attackers | movers


@pytest.mark.rule("DS-32.9")
@pytest.mark.rule("DS-32.10")
def test_the_card_of_one_of_two_bosses_leaves_no_arc_of_the_other_weak() -> None:
    match = lair(
        "ornstein_and_smough",
        {"assassin": {"node": 21, "side": "n", "left": ["estoc"]}},
        foes=[
            {"model": "ornstein", "node": 21, "facing": "s"},
            {"model": "smough", "node": 0, "facing": "s"},
        ],
        turn=0,
        top="smough_charged_charge",
        card="ornstein_and_smough_gliding_stab",
        tape=[0, 0],
    )
    play(match, "act-left-0")
    assert rolled(match) == ["black"] * 2


@pytest.mark.rule("DS-32.9")
def test_another_boss_on_the_board_has_no_part_in_the_weak_arc() -> None:
    match = lair(
        "ornstein_and_smough",
        {"assassin": {"node": 21, "side": "n", "left": ["estoc"]}},
        foes=[
            {"model": "ornstein", "node": 21, "facing": "s"},
            {"model": "smough", "node": 0, "facing": "s"},
        ],
        turn=0,
        top="ornstein_and_smough_gliding_stab",  # Ornstein weak behind, Smough on his right
        card="ornstein_and_smough_gliding_stab",
        tape=[0, 0, 0],
    )
    play(match, "act-left-0")
    assert rolled(match) == ["black"] * 3
