"""How enemies move (TG-28)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import Match

from .bout import TWO_TILES, fight, first, nodes, pack_with, suffered, under
from .stage import GRAVESTONE, asked, bare, foe, hero, options, play, told, tough


def where(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["node"])


def acting(tmp_path: Path, match: Match, *icons: dict[str, Any], **card: Any) -> Match:
    """The enemies' turn, where a Skeleton Archer has these symbols on its data card."""
    name = f"icons_{tmp_path.name.strip('_').lower()[-20:].strip('_')}"
    pack = pack_with(tmp_path / name, "enemies.yaml", "skeleton_archer", icons=list(icons), **card)
    return under(pack, match, [["enemy_phase"]])


# ---------------------------------------------------------------------- targets


@pytest.mark.rule("TG-28.1")
def test_the_aggro_holder_or_the_closest() -> None:
    # The archer on 6 shoots whoever holds the token, and flees from it; the soldier seeks the closest.
    match = fight({"cleric": bare(0), "thief": bare(9)}, [tough("skeleton_archer", 6)], turn=None)
    assert suffered(match) == [(0, 4)]
    match = fight({"cleric": bare(0), "thief": bare(11)}, [tough("skeleton_soldier", 8)], turn=None)
    assert where(match) == 11


@pytest.mark.rule("TG-28.2")
@pytest.mark.parametrize(
    ("aggro", "target"), [(0, 8), (1, 4), (2, 4)], ids=["holder", "other holder", "taunt"]
)
def test_among_the_closest_the_holder_else_the_highest_taunt(aggro: int, target: int) -> None:
    # The thief (taunt 1) on 8 and the cleric (taunt 3) on 4 are both one node from 6.
    match = fight(
        {"thief": bare(8), "cleric": bare(4), "pyromancer": bare(10)},
        [tough("skeleton_soldier", 6)],
        turn=None,
        aggro=aggro,
    )
    assert where(match) == target


@pytest.mark.rule("TG-28.2")
def test_the_closest_beats_every_taunt() -> None:
    match = fight(
        {"thief": bare(8), "cleric": bare(0)}, [tough("skeleton_soldier", 6)], turn=None, aggro=1
    )
    assert where(match) == 8


@pytest.mark.rule("TG-A.45")
def test_the_closest_is_counted_through_doorways() -> None:
    # From 11 the thief behind the doorway is one node away, the cleric two.
    match = fight(
        {"thief": bare(14), "cleric": bare(6)},
        [tough("skeleton_soldier", 11)],
        encounter=TWO_TILES,
        turn=None,
        aggro=1,
    )
    assert (asked(match), where(match)) == (["push"], 6)
    match = fight(
        {"thief": bare(14), "cleric": bare(3)},
        [tough("skeleton_soldier", 11)],
        encounter=TWO_TILES,
        turn=None,
        aggro=1,
    )
    assert where(match) == 14


# ---------------------------------------------------------------------- towards and away


@pytest.mark.rule("TG-28.3")
def test_so_many_nodes_towards_the_target(tmp_path: Path) -> None:
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 2}
    match = acting(tmp_path, fight({"cleric": bare(12)}, [tough("skeleton_archer", 0)]), icon)
    assert nodes(match) == [1, 3, 5]  # each of them one node closer
    play(match, "node-3")
    assert nodes(match) == [4, 6, 8]
    play(match, "node-6")
    assert asked(match) == ["turn"]
    assert where(match) == 6


@pytest.mark.rule("TG-28.3")
def test_it_stops_early_on_the_targets_node(tmp_path: Path) -> None:
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 3}
    match = acting(tmp_path, fight({"cleric": bare(3)}, [tough("skeleton_archer", 0)]), icon)
    assert [values[2] for values in told(match, "foe_moved")] == [3]
    assert (asked(match), hero(match)["node"]) == (["turn"], 3)


@pytest.mark.rule("TG-28.3")
@pytest.mark.rule("TG-A.80")
def test_a_target_pushed_off_the_node_is_not_followed(tmp_path: Path) -> None:
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 3, "push": True}
    match = acting(tmp_path, fight({"cleric": bare(6)}, [tough("skeleton_archer", 0)]), icon)
    while asked(match) == ["move_foe"]:
        play(match, options(match)[0])
    play(match, "node-9")
    assert (where(match), hero(match)["node"], asked(match)) == (6, 9, ["turn"])
    # Pushed off the node where it begins, it is: only then does it come onto the target's node.
    match = acting(
        tmp_path / "begins", fight({"cleric": bare(6)}, [tough("skeleton_archer", 6)]), icon
    )
    play(match, "node-9", "node-12")
    assert (where(match), hero(match)["node"], asked(match)) == (9, 12, ["turn"])


@pytest.mark.rule("TG-28.3")
def test_around_gravestones() -> None:
    match = fight(
        {"cleric": bare(12)}, [tough("skeleton_soldier", 0)], turn=None, terrain={3: GRAVESTONE}
    )
    assert asked(match) == ["move_foe"]
    assert nodes(match) == [1, 5]


@pytest.mark.rule("TG-28.4")
def test_away_until_it_can_go_no_farther() -> None:
    # Two nodes away from node 0; in the corner it stays.
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 6)], turn=None)
    first(match)
    assert len(told(match, "foe_moved")) == 2
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 9)], turn=None)
    assert where(match) == 12
    assert len(told(match, "foe_moved")) == 1
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 12)], turn=None)
    assert told(match, "foe_moved") == []


@pytest.mark.rule("TG-28.4")
@pytest.mark.parametrize(
    ("target", "stands", "ways"), [(1, 11, [10, 12]), (5, 7, [2, 12]), (7, 5, [0, 10])]
)
def test_away_by_nodes_whatever_stands_between(target: int, stands: int, ways: list[int]) -> None:
    # Around the gravestone these nodes are no farther to walk; by nodes they are, as for range and pushes.
    match = fight(
        {"cleric": bare(target)},
        [tough("skeleton_archer", stands)],
        turn=None,
        terrain={6: GRAVESTONE},
    )
    assert (asked(match), nodes(match)) == (["move_foe"], ways)


@pytest.mark.rule("TG-28.5")
def test_among_equal_nodes_the_players_choose() -> None:
    match = fight({"cleric": bare(0)}, [tough("skeleton_archer", 3)], turn=None)
    assert asked(match) == ["move_foe"]
    assert nodes(match) == [4, 6, 8]
    play(match, "node-8")
    assert where(match) == 8


def test_an_enemy_goes_through_a_doorway_and_stops(tmp_path: Path) -> None:
    # TG-A.10, TG-7.5
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 4}
    match = fight({"cleric": bare(8)}, [tough("skeleton_archer", 20)], encounter=TWO_TILES)
    match = acting(tmp_path, match, icon)
    first(match)
    assert where(match) == 11


# ---------------------------------------------------------------------- pushes


@pytest.mark.rule("TG-28.6")
def test_a_push_on_a_move_begins_where_it_stands(tmp_path: Path) -> None:
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 2, "push": True}
    match = fight(
        {"cleric": bare(0), "thief": bare(12), "pyromancer": bare(9)},
        [tough("skeleton_archer", 12)],
    )
    match = acting(tmp_path, match, icon)
    # First the thief on its own node, then the pyromancer on the node it enters.
    assert (asked(match), match.waiting) == (["push"], [1])
    assert where(match) == 12
    play(match, "node-7", "node-9")
    assert (asked(match), match.waiting) == (["push"], [2])
    assert where(match) == 9
    play(match, "node-11", "node-6")
    assert where(match) == 6
    assert [hero(match, i)["node"] for i in range(3)] == [0, 7, 11]
    assert suffered(match) == []


@pytest.mark.rule("TG-28.6")
def test_it_goes_on_after_a_target_it_has_pushed() -> None:
    # The Beast pushes the cleric off its node, moves after it and pushes it again; and all that twice.
    match = fight({"cleric": bare(6)}, [tough("skeleton_beast", 6)], turn=None)
    assert (asked(match), where(match)) == (["push"], 6)
    play(match, "node-3")
    assert where(match) == 3
    assert asked(match) == ["push"]
    play(match, "node-0")
    assert where(match) == 0
    assert suffered(match) == [(0, 4), (0, 4)]


@pytest.mark.rule("TG-28.7")
def test_a_push_with_a_number_attacks_everybody_pushed() -> None:
    match = fight({"cleric": bare(6), "thief": bare(6)}, [tough("skeleton_soldier", 3)], turn=None)
    assert asked(match) == ["shoved"]
    play(match, "seat-1", "node-9")
    # Pushed, then attacked; then the other one.
    assert suffered(match) == [(1, 2)]
    play(match, "node-5")
    assert suffered(match) == [(1, 2), (0, 2)]


# ---------------------------------------------------------------------- leaps


@pytest.mark.rule("TG-28.8")
@pytest.mark.rule("TG-A.46")
@pytest.mark.parametrize("node", [12, 25], ids=["far", "another tile"])
def test_a_leap_puts_it_onto_the_targets_node(tmp_path: Path, node: int) -> None:
    icon = {"icon": "leap", "target": "aggro"}
    match = fight(
        {"cleric": bare(0), "thief": bare(node)},
        [tough("skeleton_archer", node)],
        encounter=TWO_TILES,
    )
    match = acting(tmp_path, match, icon)
    assert where(match) == 0
    assert [values[2] for values in told(match, "foe_moved")] == [0]
    assert [hero(match, i)["node"] for i in range(2)] == [0, node]


@pytest.mark.rule("TG-28.8")
def test_a_leap_with_push_and_damage(tmp_path: Path) -> None:
    icon = {"icon": "leap", "target": "aggro", "push": True, "damage": 3}
    match = acting(tmp_path, fight({"cleric": bare(0)}, [tough("skeleton_archer", 12)]), icon)
    assert (asked(match), where(match)) == (["push"], 0)
    assert nodes(match) == [1, 3, 5]
    play(match, "node-5")
    assert suffered(match) == [(0, 3)]
    assert options(match)
