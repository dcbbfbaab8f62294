"""Pushes that wound, and the dead that rise (TG-30)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import bossfight, fight, first, happened, nodes, rolled, suffered
from .stage import arena, asked, bare, deck, foe, hero, kinds, options, play, state, told, tough


def where(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["node"])


# ---------------------------------------------------------------------- movement attacks


@pytest.mark.rule("TG-30.1")
def test_those_of_the_starting_node_are_attacked_as_well() -> None:
    # The Giant Skeleton Archer moves away from the thief on its node: pushed and attacked for 2 first.
    match = fight({"thief": bare(6)}, [tough("giant_skeleton_archer", 6)], turn=None)
    assert (asked(match), where(match)) == (["push"], 6)
    play(match, "node-3")
    assert suffered(match)[0] == (0, 2)


@pytest.mark.rule("TG-30.1")
def test_each_one_rolls_on_its_own() -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"]), "cleric": bare(6, armour=["cleric_robes"])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=[1, 0, 0],
    )
    play(match, "seat-0", "node-9")
    assert rolled(match) == ["black", "dodge"]
    assert suffered(match) == [(0, 1)]
    play(match, "node-5")
    assert rolled(match) == ["black", "dodge", "black"]
    assert suffered(match) == [(0, 1), (1, 2)]


@pytest.mark.rule("TG-30.2")
def test_a_movement_attack_is_physical_and_knows_no_range() -> None:
    # The Skeleton Soldier has a dash for its range; Cleric Robes block with a black die.
    match = fight(
        {"cleric": bare(6, armour=["cleric_robes"])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=[1],
    )
    play(match, "node-9")
    assert rolled(match) == ["black"]
    assert suffered(match) == [(0, 1)]
    assert "missed" not in kinds(match)


@pytest.mark.rule("TG-30.3")
def test_the_defence_is_as_always() -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=[0, 1],
    )
    play(match, "node-9")
    assert asked(match) == ["step_aside"]
    play(match, "node-12")
    assert (suffered(match), told(match, "paid")) == ([], [(0, 1, 1, 0)])
    assert hero(match)["conditions"] == []


@pytest.mark.rule("TG-A.64")
def test_push_first_then_attack_and_no_second_push() -> None:
    match = fight({"thief": bare(6)}, [tough("skeleton_soldier", 3)], turn=None)
    assert suffered(match) == []
    play(match, "node-9")
    assert happened(match, "foe_moved", "pushed", "hit") == ["foe_moved", "pushed", "hit"]
    assert asked(match) == ["turn"]
    assert hero(match)["node"] == 9


def test_a_trap_on_the_way_comes_with_the_push() -> None:
    match = fight(
        {"thief": bare(6)}, [tough("skeleton_soldier", 3)], turn=None, traps={9: None},
        tape=["trap_1_1"],
    )  # fmt: skip
    play(match, "node-9")
    assert suffered(match) == [(0, 1), (0, 2)]


def test_a_greatshield_that_steadies_against_attacks_is_no_help_here() -> None:
    match = fight(
        {"knight": bare(6, left=["black_iron_greatshield"])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=[1],
    )
    assert asked(match) == ["push"]
    # Against the push of an attack it is.
    match = fight(
        {"knight": bare(6, left=["black_iron_greatshield"])},
        [tough("giant_skeleton_archer", 9)],
        turn=None,
        tape=[1],
    )
    assert (asked(match), suffered(match)) == (["turn"], [(0, 4)])


# ---------------------------------------------------------------------- Resurrect


@pytest.mark.rule("TG-30.4")
def test_a_skeleton_soldier_rises_on_the_closest_spawn_node() -> None:
    # On this map enemies appear on 4 and 9.
    match = fight({"cleric": bare(10)}, [tough("necromancer", 7)], turn=None)
    # 7 is next to both of them: the players choose.
    assert asked(match) == ["resurrection"]
    assert nodes(match) == [4, 9]
    play(match, "node-4")
    assert told(match, "spawned") == [(1, "skeleton_soldier", 4)]
    assert foe(match, 1) is not None
    assert state(match)["foes"][1]["health"] == 1
    match = fight({"cleric": bare(10)}, [tough("necromancer", 12)], turn=None)
    assert told(match, "spawned") == [(1, "skeleton_soldier", 9)]


@pytest.mark.rule("TG-30.4")
def test_it_rises_at_the_end_of_the_turn_and_then_has_its_own() -> None:
    match = fight({"cleric": bare(9)}, [tough("necromancer", 12)], turn=None)
    assert happened(match, "attacks", "hit", "spawned")[:3] == ["attacks", "hit", "spawned"]
    assert told(match, "acts") == [(0, "necromancer"), (1, "skeleton_soldier")]


@pytest.mark.rule("TG-30.5")
def test_without_a_model_nothing_rises() -> None:
    soldiers = [tough("skeleton_soldier", node) for node in (0, 1, 2)]
    match = fight({"cleric": bare(10)}, [tough("necromancer", 12), *soldiers], turn=None)
    assert told(match, "spawned") == []
    assert "resurrects" not in kinds(match)
    assert state(match)["waiting"] == []
    first(match)
    match = fight({"cleric": bare(10)}, [tough("necromancer", 12), *soldiers[:2]], turn=None)
    assert len(told(match, "spawned")) == 1


@pytest.mark.rule("TG-30.5")
def test_a_fallen_soldier_may_rise_again() -> None:
    fallen = {**tough("skeleton_soldier", 0), "node": None, "health": 1, "wounds": 1}
    match = fight(
        {"cleric": bare(10)},
        [tough("necromancer", 12), *[tough("skeleton_soldier", n) for n in (0, 1)], fallen],
        turn=None,
    )
    assert told(match, "spawned") == [(3, "skeleton_soldier", 9)]
    assert len(state(match)["foes"]) == 4


@pytest.mark.rule("TG-A.48")
def test_onto_a_full_node_somebody_makes_room() -> None:
    match = fight(
        {"cleric": bare(9), "thief": bare(9), "pyromancer": bare(9)},
        [tough("necromancer", 12)],
        turn=None,
    )
    play(match, "seat-0", "seat-1")
    assert told(match, "spawned") == [(1, "skeleton_soldier", 9)]
    assert asked(match) == ["make_room"]
    assert "seat-0-node-6" in options(match)
    play(match, "seat-0-node-6")
    assert hero(match)["node"] == 6


@pytest.mark.rule("TG-A.65")
def test_a_waiting_token_is_served_before_resurrect() -> None:
    # All three soldiers stand and a token waits: the next one to fall replaces it at once.
    match = arena(
        {"thief": bare(3, left=["morning_star"])},
        [
            ("skeleton_soldier", 3),
            tough("skeleton_soldier", 0),
            tough("skeleton_soldier", 1),
            tough("necromancer", 12),
        ],
        waiting=[["skeleton_soldier", 4]],
        treasure=deck(),
        tape=[3, 1],
    )
    play(match, "act-left-0")
    assert told(match, "spawned") == [(4, "skeleton_soldier", 4)]
    assert state(match)["waiting"] == []
    # So nothing is left for the Necromancer; archers are no soldiers.
    play(match, "end")
    first(match)
    assert "resurrects" not in kinds(match)


@pytest.mark.rule("TG-30.4")
def test_nito_raises_one_on_the_node_of_the_skull() -> None:
    match = bossfight(
        "gravelord_nito",
        {"cleric": bare(26)},
        [{"model": "gravelord_nito", "node": 1}],
        card="gravelord_nito_deaths_embrace",
    )
    assert told(match, "spawned") == [(1, "skeleton_soldier", 16)]
