"""DS-20: pushes by attacks and by movement."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import (
    BARREL,
    BROKEN_BARREL,
    CHEST,
    GRAVESTONE,
    bare,
    boss_fight,
    cubes,
    fight,
    happened,
    health,
    nodes,
    told,
    tough,
)
from .stage import asked, foe, hero, kinds, options, play

AROUND_6 = sorted(f"node-{node}" for node in (1, 3, 4, 5, 7, 8, 9, 11))


def where(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["node"])


@pytest.mark.rule("DS-20.1")
def test_a_push_goes_one_node_and_costs_nothing() -> None:
    match = fight({"knight": bare(6)}, [tough("silver_knight_swordsman", 6)], turn=None)
    play(match, "block")
    assert nodes(match) == AROUND_6
    play(match, "node-11")
    assert hero(match)["node"] == 11
    assert cubes(match) == (0, 5)


@pytest.mark.rule("DS-20.2")
def test_a_boss_is_not_pushed_by_an_attack() -> None:
    for option in ("act-left-0", "act-left-1"):
        match = fight(
            {"knight": bare(11, left=["force"])},
            [{"model": "gargoyle", "node": 6}],
            boss="gargoyle",
        )
        play(match, option)
        assert asked(match) == ["activation"]
        assert where(match) == 6
        assert told(match, "strikes") == [(0, 0, "gargoyle", 0)]


@pytest.mark.rule("DS-20.2")
def test_a_boss_is_not_pushed_by_a_fourth_model() -> None:
    match = fight(
        {"knight": bare(11), "warrior": bare(6, side="s"), "herald": bare(6, side="n")},
        [{"model": "gargoyle", "node": 6}],
        boss="gargoyle",
    )
    play(match, next(id for id in options(match) if id.startswith("walk-node-6")))
    assert asked(match) == ["make_room"]
    assert {id.rsplit("-node", 1)[0] for id in options(match)} == {"seat-1", "seat-2"}


@pytest.mark.rule("DS-20.2")
def test_a_boss_is_pushed_by_another_boss_that_moves_onto_its_node() -> None:
    # Ornstein leaps onto the node of the Aggro holder, where Smough stands.
    match = boss_fight(
        "ornstein_and_smough",
        "ornstein_and_smough_spear_slam",
        {"knight": bare(6, side="s")},
        [{"model": "ornstein", "node": 21}, {"model": "smough", "node": 6}],
    )
    while asked(match) == ["push"]:  # the leap pushes the knight
        play(match, nodes(match)[0])
    assert asked(match) == ["boss_aside"]
    assert where(match, 0) == 6
    play(match, "node-1")
    assert told(match, "foe_pushed") == [(1, "smough", 1)]


@pytest.mark.rule("DS-20.3")
def test_an_attack_pushes_whoever_is_hit_away_from_the_attacker() -> None:
    # Grab & Smash from node 6: nodes 0, 1 and 3 are next to the knight's, but only 0 is farther.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_grab_smash",
        {"knight": bare(5), "herald": bare(3)},
        [{"model": "titanite_demon", "node": 6}],
        aggro=0,
    )
    play(match, "block")
    assert asked(match) == ["push"]
    assert nodes(match) == ["node-0", "node-10"]
    play(match, "node-0")
    assert hero(match)["node"] == 0
    assert told(match, "pushed") == [(0, 0)]  # the herald was not hit and is not moved


@pytest.mark.rule("DS-20.3")
def test_each_of_several_characters_hit_is_pushed() -> None:
    # The Swordsman's attack on the whole node: both are pushed, each where its player likes.
    match = fight(
        {"knight": bare(6), "herald": bare(6)}, [tough("silver_knight_swordsman", 6)], turn=None
    )
    play(match, "seat-1", "block", "node-1", "block", "node-11")
    assert told(match, "pushed") == [(1, 1), (0, 11)]


@pytest.mark.rule("DS-20.4")
def test_among_several_farther_nodes_the_players_choose() -> None:
    # Grab & Smash: the demon on node 1 turns to the knight on node 6 and hits it.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_grab_smash",
        {"knight": bare(6)},
        [{"model": "titanite_demon", "node": 1}],
    )
    play(match, "block")
    assert asked(match) == ["push"]
    assert nodes(match) == sorted(f"node-{node}" for node in (5, 7, 8, 9, 11))
    play(match, "node-8")
    assert hero(match)["node"] == 8
    # With a single farther node there is nothing to ask.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_grab_smash",
        {"knight": bare(9)},
        [{"model": "titanite_demon", "node": 6}],
    )
    play(match, "block")
    assert hero(match)["node"] == 12
    assert told(match, "pushed") == [(0, 12)]


@pytest.mark.rule("DS-20.5")
def test_a_pushing_movement_first_clears_its_own_node() -> None:
    # A Sentinel shares node 6 with the knight and the herald: both must leave, wherever they like.
    match = fight(
        {"knight": bare(6), "herald": bare(6)}, [tough("sentinel", 6)], turn=None, aggro=0
    )
    assert asked(match) == ["push"]
    assert nodes(match) == AROUND_6
    play(match, "node-1")
    assert asked(match) == ["push"]
    assert nodes(match) == AROUND_6
    assert "foe_moved" not in kinds(match)
    play(match, "node-11")
    assert told(match, "pushed")[:2] == [(0, 1), (1, 11)]
    # Only now the Sentinel moves, after the knight it was next to.
    assert told(match, "foe_moved") == [(0, "sentinel", 1)]


@pytest.mark.rule("DS-20.5")
def test_a_movement_without_push_icon_moves_nobody() -> None:
    match = fight({"knight": bare(5)}, [tough("hollow_soldier", 6)], turn=None)
    play(match, "block")
    assert asked(match) == ["activation"]
    assert where(match) == 5
    assert hero(match)["node"] == 5
    assert "pushed" not in kinds(match)


@pytest.mark.rule("DS-20.6")
def test_a_pushing_movement_clears_each_node_it_enters() -> None:
    # Chilling Thrust: two nodes towards the Aggro holder on node 11, over node 6 with two others.
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_chilling_thrust",
        {"knight": bare(11), "herald": bare(6), "warrior": bare(6)},
        [{"model": "boreal_outrider_knight", "node": 1}],
    )
    assert where(match) == 6
    assert asked(match) == ["push"]
    assert match.waiting == [1]
    play(match, "node-8")
    assert asked(match) == ["push"]
    assert match.waiting == [2]
    play(match, "node-9")
    # Then the second step, and the holder itself is pushed.
    assert told(match, "foe_moved") == [
        (0, "boreal_outrider_knight", 6),
        (0, "boreal_outrider_knight", 11),
    ]
    assert asked(match) == ["push"]
    assert (hero(match, 1)["node"], hero(match, 2)["node"]) == (8, 9)


@pytest.mark.rule("DS-20.6")
def test_a_push_by_movement_knows_no_direction() -> None:
    # The Sentinel comes from node 5 onto node 6: the knight may be pushed to any neighbour, even to 5.
    match = fight({"knight": bare(6)}, [tough("sentinel", 5)], turn=None)
    assert asked(match) == ["push"]
    assert where(match) == 6
    assert nodes(match) == AROUND_6


@pytest.mark.rule("DS-20.7")
def test_the_push_of_an_attack_comes_after_roll_and_damage() -> None:
    match = fight(
        {"knight": bare(6, armour=["knight_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[2],
    )
    play(match, "block")
    assert cubes(match) == (0, 3)
    assert asked(match) == ["push"]
    play(match, "node-1")
    assert happened(match, "rolled", "suffered", "pushed") == ["rolled", "suffered", "pushed"]


@pytest.mark.rule("DS-20.8")
def test_the_attack_of_a_character_pushes_its_target_away() -> None:
    match = fight({"knight": bare(5, left=["force"])}, [tough("hollow_soldier", 6)])
    play(match, "act-left-0")
    assert asked(match) == ["push_foe"]
    # Farther from node 5 than node 6 is: distance 2.
    assert nodes(match) == sorted(f"node-{node}" for node in (1, 4, 7, 9, 11))
    play(match, "node-9")
    assert where(match) == 9
    assert cubes(match) == (0, 0)
    # Two push icons: a second node, farther again.
    match = fight({"knight": bare(5, left=["force"])}, [tough("hollow_soldier", 6)])
    play(match, "act-left-1", "node-9")
    assert where(match) == 12
    assert told(match, "foe_pushed") == [(0, "hollow_soldier", 9), (0, "hollow_soldier", 12)]


@pytest.mark.rule("DS-20.8")
def test_a_node_attack_pushes_each_enemy_it_hits() -> None:
    match = fight(
        {"knight": bare(6, left=["firebombs"])},
        [tough("hollow_soldier", 5), tough("crossbow_hollow", 5), tough("sentinel", 7)],
        tape=[1, 1, 1],
    )
    play(match, "act-left-0", "node-5")
    assert asked(match) == ["push_order"]
    play(match, "foe-0")
    assert nodes(match) == ["node-0", "node-10"]
    play(match, "node-0", "node-10")
    assert [where(match, i) for i in range(3)] == [0, 10, 7]


@pytest.mark.rule("DS-20.3")
@pytest.mark.parametrize(
    "other",
    [
        {"model": "crossbow_hollow"},
        {"wounds": 1},
        {"conditions": ["poison"]},
        {},
    ],
)
def test_of_several_that_are_pushed_only_twins_are_all_one(other: dict[str, Any]) -> None:
    twin = tough("hollow_soldier", 5)
    match = fight(
        {"knight": bare(6, left=["firebombs"])},
        [twin, {**twin, **other}, twin],
        tape=[0, 0, 0],
    )
    play(match, "act-left-0")
    if other:
        assert (asked(match), options(match)) == (["push_order"], ["foe-0", "foe-1"])
    else:  # it does not matter which of them goes first
        assert asked(match) == ["push_foe"]


@pytest.mark.rule("DS-A.71")
def test_farther_means_one_node_more_not_the_farthest_spot() -> None:
    # From node 3 the enemy on node 6 may go to node 7 or 9 or 11 (distance 2), straight or not.
    match = fight({"knight": bare(3, left=["force"])}, [tough("hollow_soldier", 6)])
    play(match, "act-left-0")
    assert nodes(match) == sorted(f"node-{node}" for node in (7, 9, 11))


@pytest.mark.rule("DS-A.72")
def test_an_attack_push_without_a_farther_node_does_nothing() -> None:
    match = fight({"knight": bare(3, left=["force"])}, [tough("hollow_soldier", 0)])
    play(match, "act-left-0")
    assert asked(match) == ["activation"]
    assert where(match) == 0
    # Terrain takes farther nodes away as well.
    match = fight(
        {"knight": bare(6, left=["force"])},
        [tough("hollow_soldier", 5)],
        terrain={0: GRAVESTONE, 10: CHEST},
    )
    play(match, "act-left-0")
    assert asked(match) == ["activation"]
    assert where(match) == 5
    # A boss's attack on a character in the corner: hit, but not moved.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_grab_smash",
        {"knight": bare(12)},
        [{"model": "titanite_demon", "node": 9}],
    )
    play(match, "block")
    assert cubes(match) == (0, 6)
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 12


@pytest.mark.rule("DS-A.72")
def test_a_movement_push_must_move_the_character_unless_no_node_is_legal() -> None:
    around = {1: GRAVESTONE, 5: CHEST, 3: BARREL}
    match = fight({"knight": bare(0)}, [tough("sentinel", 0)], turn=None, terrain=around)
    # All three neighbours are blocked: it stays, and is attacked there.
    assert asked(match) == ["defend"]
    assert hero(match)["node"] == 0
    around[3] = BROKEN_BARREL
    match = fight({"knight": bare(0)}, [tough("sentinel", 0)], turn=None, terrain=around)
    assert hero(match)["node"] != 0
    assert told(match, "pushed")[0] == (0, 3)


@pytest.mark.rule("DS-A.73")
def test_a_push_may_go_onto_a_full_node_and_chains() -> None:
    others = {"warrior": bare(0), "herald": bare(0), "assassin": bare(0)}
    # Node 0 is full and node 10 is free: both are open to the enemy pushed off node 5.
    match = fight({"knight": bare(6, left=["force"]), **others}, [tough("hollow_soldier", 5)])
    play(match, "act-left-0")
    assert options(match) == ["node-0", "node-10"]
    play(match, "node-0")
    assert where(match) == 0
    assert asked(match) == ["make_room"]  # one of the three who were there
    assert {id.rsplit("-node-", 1)[0] for id in options(match)} == {"seat-1", "seat-2", "seat-3"}
    play(match, "seat-1-node-1")
    assert (hero(match, 1)["node"], hero(match, 1)["red"]) == (1, 0)
    # With a gravestone on node 10 the full node is the only one: one of the three there makes room.
    match = fight(
        {"knight": bare(6, left=["force"]), **others},
        [tough("hollow_soldier", 5)],
        terrain={10: GRAVESTONE},
    )
    play(match, "act-left-0")
    assert where(match) == 0
    assert asked(match) == ["make_room"]
    play(match, "seat-2-node-1")
    assert hero(match, 2)["node"] == 1


@pytest.mark.rule("DS-A.74")
def test_from_the_same_node_every_neighbour_is_farther() -> None:
    match = fight({"knight": bare(6, left=["force"])}, [tough("hollow_soldier", 6)])
    play(match, "act-left-0")
    assert nodes(match) == AROUND_6
    match = fight({"knight": bare(6)}, [tough("silver_knight_swordsman", 6)], turn=None)
    play(match, "block")
    assert nodes(match) == AROUND_6


@pytest.mark.rule("DS-A.75")
def test_a_pushed_character_may_land_in_the_way_and_is_attacked_again() -> None:
    # Smough's Evasive Sweep: two nodes towards the nearest, 5 damage to whoever is on a node he enters.
    match = boss_fight(
        "ornstein_and_smough",
        "ornstein_and_smough_evasive_sweep",
        {"herald": bare(6, armour=["exile_armour"])},
        [{"model": "smough", "node": 1, "facing": "s"}],
        tape=[1, 2, 2, 2],
    )
    play(match, "block")
    assert asked(match) == ["push"]
    play(match, "node-11", "block")
    # Her new node is where he goes next: attacked and pushed a second time.
    assert told(match, "foe_moved") == [(0, "smough", 6), (0, "smough", 11)]
    assert told(match, "suffered") == [(0, 2, 0, 2, 0), (0, 1, 0, 3, 0)]
    assert asked(match) == ["push"]


@pytest.mark.rule("DS-A.75")
def test_somebody_in_the_way_may_be_pushed_onto_the_next_node_and_off_it_again() -> None:
    # Chilling Thrust towards the holder on node 11: the herald on node 6 goes there, and is pushed twice.
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_chilling_thrust",
        {"knight": bare(11), "herald": bare(6)},
        [{"model": "boreal_outrider_knight", "node": 1}],
    )
    assert "node-11" in nodes(match)
    play(match, "node-11")
    assert told(match, "pushed") == [(1, 11)]
    assert asked(match) == ["push"]
    play(match, nodes(match)[0])
    assert asked(match) == ["push"]
    play(match, nodes(match)[0])
    assert [values[0] for values in told(match, "pushed")] == [1, 0, 1]


@pytest.mark.rule("DS-A.76")
def test_a_killed_model_is_not_pushed() -> None:
    match = fight(
        {"knight": bare(6, left=["firebombs"])},
        [("crossbow_hollow", 5), tough("hollow_soldier", 12)],
        tape=[1, 1, 1],
    )
    play(match, "act-left-0")
    assert health(match) == 0
    assert "foe_pushed" not in kinds(match)
    assert asked(match) == ["activation"]
