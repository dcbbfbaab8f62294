"""Modifiers and pushes (TG-24)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import TWO_TILES, bossfight, fight, health, nodes, rolled
from .stage import GRAVESTONE, asked, bare, foe, hero, play, told, tough


def where(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["node"])


@pytest.mark.rule("TG-24.1")
def test_a_modifier_is_added_to_the_pips() -> None:
    # Winged Spear, two black dice +1: 2 and 1 are 4, against Block 2.
    match = fight(
        {"thief": bare(0, left=["winged_spear"])}, [tough("skeleton_beast", 3)], tape=[2, 1]
    )
    play(match, "act-left-1")
    assert rolled(match) == ["black", "black"]
    assert health(match) == 40 - (4 - 2)


@pytest.mark.rule("TG-24.1")
def test_all_modifiers_add_up_and_a_total_is_never_below_nothing() -> None:
    match = fight(
        {"thief": bare(0, left=["winged_spear", "titanite_shard", "carthus_flame_arc"])},
        [tough("skeleton_beast", 3)],
        tape=[1],
    )
    play(match, "act-left-0")
    assert health(match) == 40 - (1 + 1 + 1 + 1 - 2)
    match = fight({"thief": bare(3, left=["scimitar"])}, [tough("skeleton_beast", 3)], tape=[1, 2])
    play(match, "act-left-1")
    assert health(match) == 40 - 0  # 3 - 1 against Block 2


@pytest.mark.rule("TG-24.2")
@pytest.mark.rule("TG-24.3")
def test_a_push_goes_to_an_adjacent_node_farther_away() -> None:
    match = fight({"thief": bare(0, left=["fire_surge"])}, [tough("skeleton_beast", 3)], tape=[3])
    play(match, "act-left-0")
    assert asked(match) == ["push_foe"]
    # 1 and 5 are neighbours of 3, too, but no farther away than it was; the player chooses.
    assert nodes(match) == [4, 6, 8]
    play(match, "node-8")
    assert where(match) == 8
    assert health(match) == 40 - (3 - 2)


@pytest.mark.rule("TG-A.40")
def test_with_no_farther_node_a_model_stays() -> None:
    match = fight({"thief": bare(9, left=["fire_surge"])}, [tough("skeleton_beast", 12)], tape=[3])
    play(match, "act-left-0")
    assert asked(match) == ["turn"]
    assert where(match) == 12


@pytest.mark.rule("TG-A.41")
def test_from_the_own_node_every_adjacent_node_is_farther() -> None:
    match = fight({"thief": bare(6, left=["force"])}, [tough("skeleton_beast", 6)])
    play(match, "act-left-0")
    assert nodes(match) == [1, 3, 4, 5, 7, 8, 9, 11]
    play(match, "node-1")
    assert where(match) == 1


@pytest.mark.rule("TG-24.4")
def test_nobody_is_pushed_onto_another_tile() -> None:
    match = fight(
        {"thief": bare(8, left=["fire_surge"])},
        [tough("skeleton_beast", 11)],
        encounter=TWO_TILES,
        tape=[3],
    )
    play(match, "act-left-0")
    if asked(match) == ["push_foe"]:
        assert 14 not in nodes(match)
        play(match, f"node-{nodes(match)[0]}")
    assert where(match) == 12
    # A character neither: pushed from the doorway it stays on its tile.
    match = fight(
        {"thief": bare(11)}, [tough("skeleton_soldier", 8)], encounter=TWO_TILES, turn=None
    )
    assert asked(match) == ["push"]
    assert nodes(match) == [6, 8, 9, 10, 12]


def test_gravestones_stop_pushes() -> None:
    match = fight(
        {"thief": bare(6, left=["force"])},
        [tough("skeleton_beast", 6)],
        terrain=dict.fromkeys((1, 3, 4, 5, 7, 8, 9), GRAVESTONE),
    )
    play(match, "act-left-0")
    assert where(match) == 11


@pytest.mark.rule("TG-24.5")
def test_bosses_are_not_pushed() -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(11, left=["fire_surge"])},
        [{"model": "black_knight", "node": 6}],
        turn=0,
        tape=[3],
    )
    play(match, "act-left-0")
    assert asked(match) == ["turn"]
    assert where(match) == 6
    assert health(match) == 20 - (3 - 2)


@pytest.mark.rule("TG-24.3")
def test_an_attack_pushes_a_character_away_from_the_attacker() -> None:
    # The Giant Skeleton Archer goes from 9 to 12 and shoots the thief on 6 to a node farther from there.
    match = fight({"thief": bare(6)}, [tough("giant_skeleton_archer", 9)], turn=None)
    assert where(match) == 12
    assert asked(match) == ["push"]
    assert nodes(match) == [1, 3, 5]
    play(match, "node-3")
    assert told(match, "pushed") == [(0, 3)]
    assert hero(match)["node"] == 3


@pytest.mark.rule("TG-24.3")
def test_a_push_of_two_nodes_goes_on_in_the_same_way() -> None:
    match = fight({"thief": bare(0, left=["force"])}, [tough("skeleton_beast", 0)])
    play(match, "act-left-1", "node-3")
    assert nodes(match) == [4, 6, 8]
    play(match, "node-6")
    assert asked(match) == ["turn"]
    assert where(match) == 6
