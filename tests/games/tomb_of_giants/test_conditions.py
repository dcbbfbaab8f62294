"""Bleed, Poison, Frostbite, Stagger (TG-25)."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import bar, fight, first, health, nodes, price, suffered
from .stage import (
    BLEED,
    FROSTBITE,
    POISON,
    STAGGER,
    asked,
    bare,
    foe,
    hero,
    play,
    state,
    told,
    tough,
)


def tokens(match: Match, index: int = 0) -> list[str]:
    found = foe(match, index)
    assert found is not None
    return list(found["conditions"])


def where(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["node"])


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("TG-25.1")
@pytest.mark.parametrize(("roll", "damage"), [((0, 0), 0), ((2, 2), 2)])
def test_a_condition_comes_after_the_attack_even_without_damage(
    roll: tuple[int, int], damage: int
) -> None:
    match = fight(
        {"thief": bare(3, left=["carthus_curved_greatsword"])},
        [tough("skeleton_beast", 3)],
        tape=roll,
    )
    play(match, "act-left-0")
    # The Bleed of this attack does not add to its own damage.
    assert health(match) == 40 - damage
    assert tokens(match) == ["bleed"]


@pytest.mark.rule("TG-25.1")
@pytest.mark.rule("TG-29.9")
@pytest.mark.parametrize(("dodge", "tokens_now"), [(0, ["bleed"]), (1, [])])
def test_only_who_is_hit_gets_a_condition(dodge: int, tokens_now: list[str]) -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"])},
        [tough("skeleton_soldier", 3)],
        turn=None,
        tape=[2, dodge],
    )
    play(match, "node-9")
    assert suffered(match) == []  # both points blocked, or dodged
    assert hero(match)["conditions"] == tokens_now


@pytest.mark.rule("TG-25.2")
def test_one_token_of_a_kind() -> None:
    match = fight(
        {"thief": bare(3, left=["poison_mist"], right=["gravelord_sword_dance"])},
        [tough("skeleton_beast", 3, conditions=POISON | BLEED)],
    )
    play(match, "act-left-0")
    assert tokens(match) == ["bleed", "poison"]
    assert told(match, "foe_afflicted") == []
    # A character neither.
    match = fight({"thief": bare(6, conditions=BLEED)}, [tough("skeleton_soldier", 3)], turn=None)
    play(match, "node-9")
    assert suffered(match) == [(0, 4)]
    assert hero(match)["conditions"] == ["bleed"]  # the old one is gone, the new one lies there


@pytest.mark.rule("TG-25.3")
def test_conditions_go_with_the_encounter_and_do_nothing_then() -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], conditions=15), "cleric": bare(0, conditions=15)},
        [("skeleton_archer", 3)],
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert match.over
    assert [one["conditions"] for one in state(match)["heroes"]] == [[], []]
    assert suffered(match) == []


# ---------------------------------------------------------------------- Bleed


@pytest.mark.rule("TG-25.4")
def test_bleed_adds_two_to_the_next_damage_and_goes() -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], right=["morning_star"])},
        [tough("skeleton_beast", 3, conditions=BLEED)],
        tape=[2, 3],
    )
    play(match, "act-left-0")
    assert (health(match), tokens(match)) == (40, ["bleed"])  # no damage, no Bleed
    play(match, "act-right-0")
    assert (health(match), tokens(match)) == (40 - (1 + 2), [])


@pytest.mark.rule("TG-25.4")
def test_a_bleeding_character() -> None:
    match = fight({"thief": bare(5, conditions=BLEED)}, [tough("skeleton_archer", 12)], turn=None)
    assert suffered(match) == [(0, 6)]
    assert hero(match)["conditions"] == []
    # Bleed is not discarded at the end of a turn.
    match = fight({"thief": bare(5, conditions=BLEED)}, [tough("skeleton_beast", 12)], awake=[])
    play(match, "end")
    assert hero(match)["conditions"] == ["bleed"]


# ---------------------------------------------------------------------- Poison


@pytest.mark.rule("TG-25.5")
def test_poison_hurts_at_the_end_of_the_turn_and_goes() -> None:
    match = fight(
        {"thief": bare(5, conditions=POISON), "cleric": bare(5, conditions=POISON)},
        [tough("skeleton_beast", 12)],
        awake=[],
    )
    assert suffered(match) == []
    play(match, "end")
    assert suffered(match) == [(0, 1)]  # the other one's turn has not ended
    assert [hero(match, i)["conditions"] for i in range(2)] == [[], ["poison"]]


@pytest.mark.rule("TG-25.5")
def test_poison_on_an_enemy_after_its_turn() -> None:
    match = fight(
        {"thief": bare(0)},
        [tough("skeleton_archer", 12, conditions=POISON), tough("giant_skeleton_soldier", 12)],
        turn=None,
    )
    first(match, ("move_foe",))
    assert (health(match), tokens(match)) == (39, [])
    # Who does not act has no turn that could end.
    match = fight(
        {"thief": bare(0)}, [tough("skeleton_archer", 12, conditions=POISON)], turn=None, awake=[]
    )
    assert (health(match), tokens(match)) == (40, ["poison"])


@pytest.mark.rule("TG-A.42")
def test_poison_makes_bleed_flow() -> None:
    match = fight(
        {"thief": bare(5, conditions=POISON | BLEED)}, [tough("skeleton_beast", 12)], awake=[]
    )
    play(match, "end")
    assert suffered(match) == [(0, 3)]
    assert hero(match)["conditions"] == []


# ---------------------------------------------------------------------- Frostbite and Stagger


@pytest.mark.rule("TG-25.6")
def test_frostbite_and_stagger_end_with_the_turn() -> None:
    match = fight(
        {"thief": bare(5, conditions=15)},
        [tough("skeleton_archer", 12, conditions=FROSTBITE | STAGGER)],
        awake=[],
    )
    play(match, "end")
    assert hero(match)["conditions"] == []  # Bleed went with the Poison's damage
    assert tokens(match) == ["frostbite", "stagger"]
    match = fight(
        {"thief": bare(5)},
        [tough("skeleton_archer", 12, conditions=FROSTBITE | STAGGER)],
        turn=None,
    )
    assert tokens(match) == []


@pytest.mark.rule("TG-25.8")
def test_frostbite_takes_a_node_from_each_movement_of_an_enemy() -> None:
    match = fight(
        {"thief": bare(0)}, [tough("skeleton_archer", 3, conditions=FROSTBITE)], turn=None
    )
    assert asked(match) == ["move_foe"]
    play(match, f"node-{nodes(match)[0]}")
    assert asked(match) == ["turn"]
    assert len(told(match, "foe_moved")) == 1  # not 2
    assert suffered(match) == [(0, 4)]


@pytest.mark.rule("TG-A.79")
def test_a_movement_of_no_node_still_pushes() -> None:
    # Each of the Beast's two moves is one node; with Frostbite there is none left, but the push is.
    match = fight({"thief": bare(6)}, [tough("skeleton_beast", 6, conditions=FROSTBITE)], turn=None)
    assert asked(match) == ["push"]
    play(match, "node-9")
    assert asked(match) == ["turn"]
    assert (suffered(match), hero(match)["node"], where(match)) == ([(0, 4)], 9, 6)


@pytest.mark.rule("TG-25.9")
def test_stagger_makes_a_characters_attacks_dearer() -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], conditions=STAGGER)},
        [tough("skeleton_beast", 3)],
        tape=[1],
    )
    assert [price(match, f"act-left-{i}") for i in range(2)] == [1, 4]
    assert price(match, "walk-node-0") == 0
    play(match, "act-left-0")
    assert bar(match) == (1, 0)


@pytest.mark.rule("TG-25.10")
def test_stagger_takes_one_from_an_enemys_attacks() -> None:
    match = fight({"thief": bare(0)}, [tough("skeleton_archer", 12, conditions=STAGGER)], turn=None)
    assert suffered(match) == [(0, 3)]


@pytest.mark.rule("TG-A.42")
def test_stagger_takes_one_from_movement_attacks_too() -> None:
    match = fight({"thief": bare(6)}, [tough("skeleton_soldier", 3, conditions=STAGGER)], turn=None)
    play(match, "node-9")
    assert suffered(match) == [(0, 1)]
