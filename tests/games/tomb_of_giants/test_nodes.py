"""Tiles, nodes, movement and range (TG-7)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import PositionError

from .box import fresh
from .quest import fighter, ready
from .stage import (
    HIDDEN,
    arena,
    asked,
    bare,
    closed,
    deck,
    foe,
    hero,
    kinds,
    options,
    plain,
    play,
    state,
    table,
    told,
    tough,
)  # fmt: skip

#: Two tiles, one below the other, joined by the doorway nodes 11 and 14; nothing special but its chest.
TWO = "the_abandoned_chest"
#: The 13 nodes of a tile: columns and rows in half steps.
POINTS = [(x, y) for y in range(5) for x in range(5) if (x + y) % 2 == 0]
STEPS = {(2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}


def around(node: int) -> set[int]:
    x, y = POINTS[node]
    return {other for other, (u, v) in enumerate(POINTS) if (u - x, v - y) in STEPS}


def moves(match: undercroft.Match, kind: str = "walk", seat: int = 0) -> set[int]:
    """The nodes that are open to a walk or a run."""
    return {int(o.split("-")[2]) for o in options(match, seat) if o.startswith(f"{kind}-node-")}


def flame(node: int, **fields: Any) -> dict[str, Any]:
    """Only the Pyromancy Flame: range 2, one black die, magical."""
    return bare(node, left=["pyromancy_flame"], **fields)


@pytest.mark.rule("TG-7.1")
def test_every_model_stands_on_a_node() -> None:
    match = fresh("cleric", "thief", mode="encounter", encounter=TWO)
    play(match, "node-0", "node-2", "seat-0")
    while asked(match) != ["character_phase"]:
        play(match, options(match, match.waiting[0])[0])
    shown = table(match)
    spots = [one["node"] for one in (*shown["heroes"], *shown["fight"]["foes"])]
    assert len(spots) == 2 + 4
    assert all(node in range(26) for node in spots)
    with pytest.raises(PositionError, match=r"TG-7\.1"):
        arena({"cleric": bare(None)}, [("skeleton_soldier", 0)])
    with pytest.raises(PositionError, match="node"):
        arena({"cleric": bare(13)}, [("skeleton_soldier", 0)])


@pytest.mark.rule("TG-7.2")
@pytest.mark.parametrize(
    ("card", "start"),
    [
        ("grave_matters", [0, 1, 2]),
        ("last_rites", [10, 11, 12]),
        ("urns_of_the_fallen", [13, 14, 15]),
    ],
)
def test_characters_start_where_the_card_says(card: str, start: list[int]) -> None:
    match = fresh("cleric", mode="encounter", encounter=card)
    assert asked(match) == ["start_node"]
    assert options(match) == [f"node-{node}" for node in start]


@pytest.mark.rule("TG-7.2")
def test_a_start_node_is_no_more_than_that() -> None:
    """Once the fight has begun it is a node like any other, for enemies too."""
    match = arena({"cleric": bare(0)}, [("skeleton_soldier", 3)], turn=None)
    assert told(match, "foe_moved") == [(0, "skeleton_soldier", 0)]


@pytest.mark.rule("TG-7.3")
@pytest.mark.parametrize("node", [10, 12])
def test_the_edge_of_a_tile_is_a_wall(node: int) -> None:
    """10 and 12 lie beside 13 and 15 on the map, but there is no doorway."""
    match = arena({"cleric": bare(node)}, [("skeleton_soldier", 2)], encounter=TWO)
    ready(match)
    assert moves(match) == around(node)
    assert max(moves(match)) <= 12


@pytest.mark.rule("TG-7.4")
def test_a_doorway_node_leads_to_that_of_the_other_tile() -> None:
    match = arena({"cleric": bare(11)}, [("skeleton_soldier", 2)], encounter=TWO)
    ready(match)
    assert moves(match) == around(11) | {14}
    back = arena({"cleric": bare(14)}, [("skeleton_soldier", 2)], encounter=TWO)
    ready(back)
    assert moves(back) == {13 + node for node in around(1)} | {11}
    # A doorway that leads nowhere is a wall.
    out = arena({"cleric": bare(1)}, [("skeleton_soldier", 12)], encounter=TWO)
    ready(out)
    assert moves(out) == around(1)


@pytest.mark.rule("TG-7.5")
@pytest.mark.parametrize("way", [["walk-node-14"], ["walk-node-9", "run-node-11", "run-node-14"]])
def test_behind_the_doorway_the_movement_ends(way: list[str]) -> None:
    start = 11 if len(way) == 1 else 6
    match = arena(
        {"cleric": fighter(start)}, [tough("skeleton_archer", 14)], encounter=TWO, tape=[1]
    )
    ready(match)
    play(match, *way)
    assert hero(match)["node"] == 14
    assert not moves(match, "walk") | moves(match, "run")
    assert "act-left-0" in options(match)  # the action is still there


@pytest.mark.rule("TG-7.5")
def test_also_after_the_action() -> None:
    match = arena({"cleric": fighter(11)}, [tough("skeleton_archer", 11)], encounter=TWO, tape=[1])
    ready(match)
    play(match, "act-left-0", "walk-node-14")
    assert not moves(match, "walk") | moves(match, "run")


@pytest.mark.rule("TG-7.6")
@pytest.mark.parametrize("node", range(13))
def test_moves_go_to_adjacent_nodes(node: int) -> None:
    match = arena({"cleric": bare(node)}, [("skeleton_soldier", 0 if node else 12)])
    ready(match)
    assert moves(match) == around(node)
    first = min(moves(match))
    play(match, f"walk-node-{first}")
    assert moves(match, "run") == around(first)


@pytest.mark.rule("TG-7.7")
@pytest.mark.parametrize(("node", "steps"), [(1, 1), (3, 1), (2, 2), (6, 2), (7, 3), (12, 4)])
def test_range_counts_nodes(node: int, steps: int) -> None:
    """Pyromancy Flame, range 2, from a corner: up to two nodes away."""
    match = arena({"pyromancer": flame(0)}, [tough("skeleton_archer", node)])
    ready(match)
    assert ("act-left-0" in options(match)) is (steps <= 2)
    if steps > 2:
        assert closed(match)["act-left-0"] == "ds-closed-range"


@pytest.mark.rule("TG-7.7")
@pytest.mark.parametrize(("node", "hit"), [(6, True), (9, False)])
def test_range_of_an_enemy(node: int, hit: bool) -> None:
    """Giant Skeleton Soldier: one node towards the target, then an attack with range 1."""
    match = arena({"cleric": bare(node)}, [("giant_skeleton_soldier", 0)], turn=None)
    while asked(match) == ["move_foe"]:
        play(match, options(match)[0])
    assert ("missed" in kinds(match)) is not hit
    assert bool(told(match, "hit")) is hit


@pytest.mark.rule("TG-7.8")
@pytest.mark.parametrize(("node", "reached"), [(6, True), (9, False)])
def test_range_0_is_the_same_node(node: int, reached: bool) -> None:
    match = arena({"cleric": fighter(6)}, [tough("skeleton_archer", node)], tape=[1])
    ready(match)
    assert ("act-left-0" in options(match)) is reached


@pytest.mark.rule("TG-7.9")
def test_no_attack_reaches_another_tile() -> None:
    """11 and 14 are adjacent, but on two tiles."""
    match = arena({"pyromancer": flame(11)}, [tough("skeleton_archer", 14)], encounter=TWO)
    ready(match)
    assert "act-left-0" not in options(match)
    same = arena({"pyromancer": flame(11)}, [tough("skeleton_archer", 9)], encounter=TWO)
    ready(same)
    assert "act-left-0" in options(same)


@pytest.mark.rule("TG-7.9")
@pytest.mark.parametrize(("node", "missed"), [(14, True), (0, False)])
def test_infinite_range_is_the_same_tile(node: int, missed: bool) -> None:
    match = arena({"cleric": bare(11)}, [("skeleton_archer", node)], encounter=TWO, turn=None)
    assert ("missed" in kinds(match)) is missed
    assert hero(match)["red"] == (0 if missed else 4)


@pytest.mark.rule("TG-7.9")
def test_no_help_reaches_another_tile() -> None:
    party = {
        "cleric": bare(11, heroic=True, red=3),
        "thief": bare(14, red=3),
        "knight": bare(9, red=3),
    }
    match = arena(party, [("skeleton_soldier", 2)], encounter=TWO)
    ready(match)
    play(match, "heroic")
    assert [one["red"] for one in table(match)["heroes"]] == [1, 3, 1]


@pytest.mark.rule("TG-7.10")
def test_three_models_on_a_node() -> None:
    three = [("skeleton_soldier", 9)] * 2
    match = arena({"cleric": bare(9)}, three)
    assert [one["node"] for one in table(match)["fight"]["foes"]] == [9, 9]
    with pytest.raises(PositionError, match="4 models"):
        arena({"cleric": bare(9)}, [("skeleton_soldier", 9)] * 3)


@pytest.mark.rule("TG-7.11")
def test_a_fourth_model_enters_and_one_that_was_there_is_placed_beside() -> None:
    match = arena({"cleric": bare(6)}, [("skeleton_soldier", 12)] * 2 + [("skeleton_archer", 12)])
    ready(match)
    play(match, "walk-node-9", "run-node-12")
    assert asked(match) == ["make_room"]
    moved = {(o.split("-")[1], int(o.split("-")[3])) for o in options(match)}
    assert all(o.startswith("foe-") for o in options(match))  # never the one that came
    assert moved == {(index, node) for index in "012" for node in around(12)}
    play(match, "foe-2-node-7")
    assert [one["node"] for one in table(match)["fight"]["foes"]] == [12, 12, 7]
    assert hero(match)["node"] == 12


@pytest.mark.rule("TG-7.11")
def test_an_enemy_that_comes_as_the_fourth() -> None:
    """Skeleton Archer: away from the cleric, onto the node of the three others."""
    party = {"cleric": bare(0), "thief": bare(6), "knight": bare(6), "herald": bare(6)}
    match = arena(party, [("skeleton_archer", 3)], turn=None)
    assert asked(match) == ["move_foe"]
    play(match, "node-6")
    assert asked(match) == ["make_room"]
    chosen = {(o.split("-")[1], int(o.split("-")[3])) for o in options(match)}
    assert chosen == {(seat, node) for seat in "123" for node in around(6)}
    play(match, "seat-2-node-1")
    assert hero(match, 2)["node"] == 1


@pytest.mark.rule("TG-A.12")
def test_making_room_is_free_and_stays_on_the_tile() -> None:
    party = {"cleric": bare(8, black=2), "thief": bare(11, black=2)}
    match = arena(party, [("skeleton_soldier", 11), ("skeleton_archer", 11)], encounter=TWO)
    ready(match)
    play(match, "walk-node-11")
    mine = {int(o.split("-")[3]) for o in options(match) if o.startswith("seat-1")}
    assert mine == around(11)  # 14, behind the doorway, is not among them
    play(match, "seat-1-node-12")
    assert hero(match, 1)["node"] == 12
    assert (hero(match, 1)["black"], hero(match, 1)["red"]) == (2, 0)


@pytest.mark.rule("TG-A.12")
def test_making_room_triggers_traps() -> None:
    party = {"cleric": bare(8), "thief": bare(11)}
    match = arena(
        party,
        [("skeleton_soldier", 11), ("skeleton_archer", 11)],
        traps={12: HIDDEN},
        tape=["trap_2_1"],
    )
    ready(match)
    play(match, "walk-node-11", "seat-1-node-12")
    assert told(match, "trap") == [(1, 12, 2, 1)]
    assert hero(match, 1)["red"] == 2


@pytest.mark.rule("TG-7.12")
def test_coloured_nodes_are_nodes_like_others() -> None:
    """Grave Matters: spawn nodes 4 and 9, terrain nodes 6 and 8, start nodes 0 to 2."""
    match = arena({"cleric": bare(3)}, [tough("skeleton_archer", 12)])
    ready(match)
    play(match, "walk-node-4", "run-node-9", "run-node-8", "run-node-6")
    assert hero(match)["node"] == 6
    over = arena({"pyromancer": flame(1)}, [tough("skeleton_archer", 9)], tape=[2])
    ready(over)
    assert "act-left-0" in options(over)  # over 4 or 6: two nodes


@pytest.mark.rule("TG-A.10")
def test_enemies_use_doorways() -> None:
    match = arena({"cleric": bare(17)}, [("skeleton_soldier", 11)], encounter=TWO, turn=None)
    assert told(match, "foe_moved") == [(0, "skeleton_soldier", 14)]
    # One step through the doorway: from 14 to 11 it is as near as to 13.
    near = arena(
        {"cleric": bare(11), "thief": bare(25)},
        [("skeleton_soldier", 14)],
        encounter=TWO,
        turn=None,
    )
    assert told(near, "foe_moved") == [(0, "skeleton_soldier", 11)]


@pytest.mark.rule("TG-A.10")
def test_a_doorway_ends_the_movement_of_an_enemy() -> None:
    """Skeleton Archer: two nodes away from the Aggro holder; behind the doorway there is no second."""
    match = arena({"cleric": bare(6)}, [("skeleton_archer", 11)], encounter=TWO, turn=None)
    assert asked(match) == ["move_foe"]
    assert set(options(match)) == {"node-10", "node-12", "node-14"}
    play(match, "node-14")
    assert asked(match) == ["turn"]
    assert told(match, "foe_moved") == [(0, "skeleton_archer", 14)]
    # Without a doorway in the way it goes on.
    free = arena({"cleric": bare(13)}, [("skeleton_archer", 16)], encounter=TWO, turn=None)
    play(free, "node-19")
    while asked(free) == ["move_foe"]:
        play(free, options(free)[0])
    assert len(told(free, "foe_moved")) == 2


@pytest.mark.rule("TG-A.11")
def test_a_shift_after_the_doorway_is_a_new_movement() -> None:
    """Dark Sword: 5 Stamina, Shift 1 before two orange dice."""
    match = arena(
        {"cleric": bare(11, left=["dark_sword"])},
        [tough("skeleton_archer", 17)],
        encounter=TWO,
        treasure=deck(),
        tape=[1, 1],
    )
    ready(match)
    play(match, "walk-node-14", "act-left-2")
    assert asked(match) == ["shift"]
    play(match, "node-17")
    assert hero(match)["node"] == 17


@pytest.mark.rule("TG-A.11")
def test_the_upkeep_step_through_a_doorway_leaves_the_own_move() -> None:
    match = arena(
        {"cleric": bare(2), "thief": bare(11)},
        [tough("skeleton_soldier", 13)],
        encounter=TWO,
        awake=[],
    )
    assert asked(match) == ["follow"]
    play(match, "node-14")
    assert hero(match, 1)["node"] == 14
    play(match, "end")
    while asked(match) != ["turn"]:
        play(match, options(match, match.waiting[0])[0])
    assert hero(match, 1)["active"] is True
    assert moves(match, "walk", 1)


@pytest.mark.rule("TG-A.11")
def test_the_step_after_a_dodge_is_a_new_movement() -> None:
    match = arena(
        {"cleric": bare(2), "thief": plain(14, left=None, right=None, backup=[])},
        [("skeleton_archer", 25)],
        encounter=TWO,
        turn=None,
        aggro=1,
        tape=[0, 1],
    )
    assert asked(match) == ["step_aside"]
    assert "node-11" in options(match, 1)
    play(match, "node-11")
    assert hero(match, 1)["node"] == 11
    assert state(match)["heroes"][1]["black"] == 1


@pytest.mark.rule("TG-A.11")
def test_a_doorway_also_ends_a_shift_of_two_nodes() -> None:
    """Slip Away moves two nodes: through the doorway it is one."""
    match = arena(
        {"cleric": bare(2), "thief": bare(11, heroic=True)},
        [("skeleton_soldier", 0)],
        encounter=TWO,
        turn=1,
        aggro=1,
    )
    ready(match)
    play(match, "heroic")
    assert asked(match) == ["charge_move"]
    play(match, "node-14")
    assert asked(match) != ["charge_move"]
    assert foe(match) is not None
