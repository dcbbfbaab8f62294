"""DS-26: where enemies go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft import Match

from .bout import BARREL, GRAVESTONE, bare, boss_fight, fight, nodes, pack_with, told, tough, under
from .stage import asked, hero, kinds, options, play


def path(match: Match) -> list[object]:
    """The nodes the enemies have entered."""
    return [values[2] for values in told(match, "foe_moved")]


@pytest.mark.rule("DS-26.1")
def test_towards_aggro_moves_up_to_so_many_nodes_closer_to_the_holder() -> None:
    # Overhand Smash: 2 nodes towards the holder, though another is nearer.
    match = boss_fight(
        "winged_knight",
        "winged_knight_overhand_smash",
        {"knight": bare(12), "herald": bare(1)},
        [{"model": "winged_knight", "node": 0}],
        aggro=0,
    )
    assert set(nodes(match)) == {"node-1", "node-3", "node-5"}
    play(match, "node-3")
    assert set(nodes(match)) == {"node-4", "node-6", "node-8"}
    play(match, "node-6")
    assert path(match) == [3, 6]
    assert asked(match) != ["move_foe"]
    # Halberd Thrust: 1 node only.
    match = boss_fight(
        "gargoyle",
        "gargoyle_halberd_thrust",
        {"knight": bare(12), "herald": bare(1)},
        [{"model": "gargoyle", "node": 0}],
        aggro=0,
    )
    play(match, "node-3")
    assert path(match) == [3]
    assert asked(match) != ["move_foe"]


@pytest.mark.rule("DS-26.2")
def test_move_one_away_from_aggro() -> None:
    # The holder is on node 6, the herald on node 0: from node 5 it is nodes 0 and 10 that are farther.
    match = fight(
        {"knight": bare(6), "herald": bare(0)}, [tough("crossbow_hollow", 5)], turn=None, aggro=0
    )
    assert nodes(match) == ["node-0", "node-10"]
    play(match, "node-0")
    assert path(match) == [0]
    # From the herald's side, with the token there: the other way.
    match = fight(
        {"knight": bare(6), "herald": bare(0)}, [tough("crossbow_hollow", 5)], turn=None, aggro=1
    )
    assert nodes(match) == ["node-10", "node-6", "node-8"]


@pytest.mark.rule("DS-26.3")
def test_two_nodes_towards_the_nearest() -> None:
    # The holder on node 2 is four nodes away, the herald on node 5 two: it goes for the herald.
    match = fight(
        {"knight": bare(2), "herald": bare(5)},
        [tough("silver_knight_swordsman", 11)],
        turn=None,
        aggro=0,
    )
    assert set(nodes(match)) == {"node-10", "node-6", "node-8"}
    play(match, "node-10")
    assert path(match) == [10, 5]


@pytest.mark.rule("DS-26.3")
def test_two_nodes_towards_the_nearest_pushing_whom_it_passes() -> None:
    # Tail Whip: the demon leaves node 1 (the herald is pushed off it) and goes two nodes for the nearest.
    match = boss_fight(
        "titanite_demon",
        "titanite_demon_tail_whip",
        {"knight": bare(11), "herald": bare(11)},
        [{"model": "titanite_demon", "node": 1}],
    )
    assert path(match) == [6, 11]
    assert asked(match) == ["push"]
    play(match, nodes(match)[0])
    assert asked(match) == ["push"]


@pytest.mark.rule("DS-26.3")
def test_away_from_the_nearest() -> None:
    # Diagonal Uppercut: after its attack one node away from the nearest, whoever has the token.
    match = boss_fight(
        "winged_knight",
        "winged_knight_diagonal_uppercut",
        {"knight": bare(12), "herald": bare(5)},
        [{"model": "winged_knight", "node": 6, "facing": "e"}],
        aggro=0,
    )
    # Away from the herald on node 5, towards the knight: to a node two away from node 5.
    assert set(nodes(match)) == {f"node-{n}" for n in (1, 4, 7, 9, 11)}


@pytest.mark.rule("DS-26.4")
def test_of_tied_characters_the_aggro_holder_is_the_nearest() -> None:
    # Taunt: knight 10, warrior 9, assassin 8, herald 4. Both are one node away.
    for aggro, node in ((0, 5), (1, 7)):
        match = fight(
            {"knight": bare(5), "herald": bare(7)},
            [tough("hollow_soldier", 6)],
            turn=None,
            aggro=aggro,
        )
        assert path(match) == [node]


@pytest.mark.rule("DS-26.4")
@pytest.mark.parametrize(
    ("one", "other", "chosen"),
    [
        ("herald", "assassin", 7),
        ("warrior", "assassin", 5),
        ("warrior", "knight", 7),
        ("herald", "knight", 7),
    ],
)
def test_without_the_holder_the_higher_taunt_level_decides(
    one: str, other: str, chosen: int
) -> None:
    third = "knight" if "knight" not in (one, other) else "assassin"
    match = fight(
        {one: bare(5), other: bare(7), third: bare(12)},
        [tough("hollow_soldier", 6)],
        turn=None,
        aggro=2,
    )
    assert path(match) == [chosen]
    # A holder who is farther away does not count, and taunt never beats distance.
    match = fight(
        {one: bare(5), other: bare(12), third: bare(11)},
        [tough("hollow_soldier", 3)],
        turn=None,
        aggro=1,
    )
    assert path(match) == [5]


def cleave() -> Match:
    """The Gargoyle goes for the knight next to it; the holder, farther off, comes as near on the way."""
    match = boss_fight(
        "gargoyle",
        "gargoyle_swooping_cleave",
        {"knight": bare(6), "herald": bare(9)},
        [{"model": "gargoyle", "node": 1}],
        aggro=1,
    )
    assert asked(match) == ["push"]
    play(match, "node-8")
    return match


@pytest.mark.rule("DS-26.5")
@pytest.mark.rule("DS-A.101")
def test_the_nearest_is_fixed_when_the_movement_begins() -> None:
    # On node 6 both are one node away and the herald has the token, but it follows the pushed knight.
    match = cleave()
    assert path(match) == [6, 8]


@pytest.mark.rule("DS-26.6")
def test_it_stops_on_the_node_of_its_target() -> None:
    match = fight(
        {"knight": bare(5), "herald": bare(12)}, [tough("silver_knight_swordsman", 6)], turn=None
    )
    assert path(match) == [5]
    assert asked(match) == ["defend"]
    match = fight({"knight": bare(6)}, [tough("silver_knight_swordsman", 6)], turn=None)
    assert path(match) == []


@pytest.mark.rule("DS-26.7")
def test_moving_away_stops_where_no_node_is_farther() -> None:
    match = fight({"knight": bare(6)}, [tough("crossbow_hollow", 0)], turn=None)
    assert path(match) == []
    assert asked(match) == ["defend"]
    # Nor does it come closer to get around.
    match = fight(
        {"knight": bare(6)}, [tough("crossbow_hollow", 5)], turn=None, terrain={0: GRAVESTONE}
    )
    assert path(match) == [10]


@pytest.mark.rule("DS-26.8")
def test_among_equally_good_nodes_the_players_choose() -> None:
    match = fight({"knight": bare(6)}, [tough("hollow_soldier", 0)], turn=None)
    assert asked(match) == ["move_foe"]
    assert options(match) == ["node-1", "node-3", "node-5"]
    play(match, "node-5")
    assert path(match) == [5]
    # The choice is made for each node of the movement.
    match = fight({"knight": bare(12)}, [tough("silver_knight_swordsman", 5)], turn=None)
    assert options(match) == ["node-6", "node-8", "node-10"]
    play(match, "node-8")
    assert options(match) == ["node-9", "node-11"]


@pytest.mark.rule("DS-26.9")
def test_a_push_icon_clears_the_start_and_every_node_entered() -> None:
    # The Sentinel pushes the herald off its own node, then the knight off the node it enters.
    match = fight(
        {"herald": bare(6), "knight": bare(7)},
        [tough("sentinel", 6, conditions=[])],
        turn=None,
        aggro=1,
    )
    assert asked(match) == ["push"]
    assert match.waiting == [0]
    play(match, "node-7")  # onto the knight's node: the Sentinel follows the herald there
    assert path(match) == [7]
    assert asked(match) == ["push"]
    play(match, "node-2")
    assert asked(match) == ["push"]
    play(match, "node-12")
    assert [values[0] for values in told(match, "pushed")] == [0, 0, 1]


@pytest.mark.rule("DS-26.10")
def test_move_one_towards_the_nearest_pushing_and_inflicting_five() -> None:
    match = fight({"knight": bare(5)}, [tough("large_hollow_soldier", 6)], turn=None)
    assert path(match) == [5]
    assert asked(match) == ["defend"]
    play(match, "block")
    assert hero(match)["red"] == 5
    assert asked(match) == ["push"]


@pytest.mark.rule("DS-A.97")
def test_closer_means_a_shorter_walk_around_terrain() -> None:
    # Nodes 3 and 1 are blocked: from node 0 the way to node 6 is over node 5.
    match = fight(
        {"knight": bare(6)},
        [tough("hollow_soldier", 0)],
        turn=None,
        terrain={3: GRAVESTONE, 1: BARREL},
    )
    assert path(match) == [5]
    # All three ways out are blocked: it stays.
    match = fight(
        {"knight": bare(6)},
        [tough("hollow_soldier", 0)],
        turn=None,
        terrain={3: GRAVESTONE, 1: BARREL, 5: BARREL},
    )
    assert path(match) == []
    assert told(match, "missed") == [(0, "hollow_soldier")]
    # A step that is nearer as the crow flies but no shorter to walk is not taken: node 4 to node 8
    # past gravestones on nodes 6 and 9 leads over node 3.
    match = fight(
        {"knight": bare(11)},
        [tough("hollow_soldier", 4)],
        turn=None,
        terrain={6: GRAVESTONE, 9: GRAVESTONE},
    )
    assert set(nodes(match)) == {"node-3", "node-7"}


@pytest.mark.rule("DS-A.97")
def test_the_nearest_is_measured_by_range() -> None:
    # The herald is one node away behind barrels, the knight two nodes in the open.
    match = fight(
        {"herald": bare(0), "knight": bare(8)},
        [tough("hollow_soldier", 1)],
        turn=None,
        terrain={3: BARREL, 5: BARREL},
        aggro=1,
    )
    assert path(match) == [0]
    match = fight(
        {"herald": bare(0), "knight": bare(12)},
        [tough("hollow_soldier", 6)],
        turn=None,
        terrain={3: BARREL, 5: BARREL},
        aggro=0,
    )
    # Both are two nodes away; the herald holds the token, and the walk to it is longer: over node 1.
    assert path(match) == [1]


@pytest.mark.rule("DS-A.99")
def test_away_ends_at_the_first_node_without_a_farther_neighbour() -> None:
    # The holder is on node 3. Node 12 would be farther than node 2, but no neighbour of node 2 is.
    for corner in (2, 10):
        match = fight({"knight": bare(3)}, [tough("crossbow_hollow", corner)], turn=None)
        assert path(match) == []
    match = fight({"knight": bare(3)}, [tough("crossbow_hollow", 9)], turn=None)
    assert path(match) == [12]


@pytest.mark.rule("DS-A.100")
def test_without_push_an_enemy_shares_nodes() -> None:
    # Away from the knight, onto the herald's node: nobody has to leave it.
    match = fight(
        {"knight": bare(6), "herald": bare(0)},
        [tough("crossbow_hollow", 5)],
        turn=None,
        terrain={10: GRAVESTONE},
        aggro=0,
    )
    assert path(match) == [0]
    assert hero(match, 1)["node"] == 0
    assert "pushed" not in kinds(match)
    # Onto the node of two characters it came for: three models, and nobody is pushed.
    match = fight(
        {"knight": bare(6), "herald": bare(6)}, [tough("silver_knight_swordsman", 5)], turn=None
    )
    assert path(match) == [6]
    assert asked(match) == ["targets"]
    assert "pushed" not in kinds(match)


@pytest.mark.rule("DS-A.100")
def test_the_fourth_model_makes_the_players_push_one_of_the_three() -> None:
    match = fight(
        {"knight": bare(6), "herald": bare(6), "warrior": bare(6)},
        [tough("hollow_soldier", 5)],
        turn=None,
    )
    assert path(match) == [6]
    assert asked(match) == ["make_room"]
    play(match, "seat-1-node-1")
    assert hero(match, 1)["node"] == 1


@pytest.mark.rule("DS-A.98")
def test_with_equal_taunt_the_players_choose(tmp_path: Path) -> None:
    # In this box all levels differ; with a herald as loud as the assassin they are asked.
    pack = pack_with(tmp_path / "loud_herald", "characters.yaml", "herald", taunt=8)
    heroes = {"knight": bare(12), "herald": bare(5), "assassin": bare(7)}
    match = under(pack, heroes, tough("hollow_soldier", 6))
    assert asked(match) == ["icon"]
    assert options(match) == ["seat-1", "seat-2"]
    play(match, "seat-2")
    assert path(match) == [7]
    # As loud, but farther away: no question.
    away = {"knight": bare(12), "herald": bare(5), "assassin": bare(10)}
    match = under(pack, away, tough("hollow_soldier", 6))
    assert path(match) == [5]
    # The holder among them, or a higher level, settles it without a question.
    match = under(pack, {"herald": bare(5), "assassin": bare(7)}, tough("hollow_soldier", 6))
    assert path(match) == [5]
    heroes["knight"] = bare(1)
    heroes["warrior"] = bare(12)
    match = under(pack, {"warrior": heroes.pop("warrior"), **heroes}, tough("hollow_soldier", 6))
    assert path(match) == [1]


@pytest.mark.rule("DS-A.98")
def test_with_equal_taunt_the_players_choose_for_an_attack_too(tmp_path: Path) -> None:
    pack = pack_with(tmp_path / "quiet_assassin", "characters.yaml", "assassin", taunt=4)
    heroes = {"knight": bare(12), "herald": bare(6), "assassin": bare(6)}
    match = under(pack, heroes, tough("hollow_soldier", 6))
    play(match, "seat-1")  # its movement
    assert asked(match) == ["icon"]
    play(match, "seat-2")  # its attack
    assert asked(match) == ["defend"]
    assert match.waiting == [2]
