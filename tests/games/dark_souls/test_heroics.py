"""The four Heroic Actions."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import Match

from .bout import STAGGER, bare, boss_fight, cubes, fight, health, nodes, price, rolled, told, tough
from .stage import asked, hero, kinds, options, play


def assassin(weapon: list[str], tape: list[int], foe: dict[str, Any], **fields: Any) -> Match:
    """An assassin with two dodge dice, whose Heroic Action is ready, on node 6 and under attack."""
    return fight(
        {"assassin": bare(6, armour=["masters_attire"], left=weapon, heroic=True, **fields)},
        [foe, tough("crossbow_hollow", 12)],
        turn=None,
        tape=tape,
    )


def test_backstab_is_a_free_attack_on_the_enemy_just_dodged() -> None:
    match = assassin(["estoc"], [1, 0, 2, 2, 1], tough("large_hollow_soldier", 5))
    play(match, "dodge")
    assert asked(match) == ["backstab"]
    assert options(match) == ["no", "act-left-0", "act-left-1"]
    assert price(match, "act-left-1") == 0
    play(match, "act-left-1")  # three black dice - 1, for nothing
    assert told(match, "strikes") == [(0, 0, "large_hollow_soldier", 5 - 1 - 1)]
    assert told(match, "paid") == [(0, 1, 1, 0)]  # the dodge alone
    assert told(match, "heroic") == [(0, "backstab")]
    assert hero(match)["heroic"] is False


def test_backstab_may_be_declined_and_kept() -> None:
    match = assassin(["estoc"], [1, 0], tough("large_hollow_soldier", 5))
    play(match, "dodge", "no")
    assert hero(match)["heroic"] is True
    assert "strikes" not in kinds(match)


def test_backstab_needs_a_dodge_that_succeeded_and_a_ready_token() -> None:
    match = assassin(["estoc"], [0, 0], tough("large_hollow_soldier", 5))
    play(match, "dodge")
    assert asked(match) != ["backstab"]
    match = assassin(["estoc"], [1, 1], tough("large_hollow_soldier", 5))
    play(match, "dodge")
    assert asked(match) == ["backstab"]
    match = fight(
        {"assassin": bare(6, armour=["masters_attire"], left=["estoc"])},
        [tough("large_hollow_soldier", 5)],
        turn=None,
        tape=[1, 1],
    )
    play(match, "dodge")
    assert asked(match) != ["backstab"]
    # A block is no dodge.
    match = assassin(["estoc"], [], tough("large_hollow_soldier", 5))
    play(match, "block")
    assert asked(match) != ["backstab"]


def test_backstab_needs_the_enemy_within_the_range_of_the_attack() -> None:
    # Dodging to the next node: the sword does not reach any more, the spear does.
    match = assassin(["estoc"], [1, 0], tough("large_hollow_soldier", 5))
    play(match, "dodge-node-11")
    assert asked(match) != ["backstab"]
    match = assassin(["spear"], [1, 0, 2], tough("large_hollow_soldier", 5))
    play(match, "dodge-node-11")
    assert asked(match) == ["backstab"]
    play(match, "act-left-0")
    assert health(match) == 39
    # Only the one that was dodged, though another is in reach.
    match = fight(
        {"assassin": bare(6, armour=["masters_attire"], left=["estoc"], heroic=True)},
        [tough("large_hollow_soldier", 5), tough("hollow_soldier", 6)],
        turn=None,
        tape=[1, 0, 2, 2, 1, 0],
    )
    play(match, "dodge", "act-left-0")
    assert [values[1] for values in told(match, "strikes")] == [0]


def test_backstab_is_asked_for_with_a_single_option_in_reach() -> None:
    """Drake Sword at one node's distance: only its third option reaches so far."""
    match = assassin(["drake_sword"], [1, 0, 1, 1], tough("large_hollow_soldier", 5))
    play(match, "dodge-node-11")
    assert asked(match) == ["backstab"]
    assert options(match) == ["no", "act-left-2"]
    play(match, "act-left-2")
    assert told(match, "heroic") == [(0, "backstab")]
    assert len(told(match, "strikes")) == 1


def test_backstab_may_kill_before_the_push() -> None:
    match = assassin(
        ["great_wooden_hammer"], [1, 0, 2, 2, 2], {"model": "large_hollow_soldier", "node": 5}
    )
    play(match, "dodge", "act-left-0")
    assert health(match) == 0
    assert "pushed" not in kinds(match)


def test_backstab_leaves_the_weapons_ready_for_the_own_activation() -> None:
    match = assassin(["estoc"], [1, 0, 2, 2], tough("large_hollow_soldier", 5))
    play(match, "dodge", "act-left-0", "node-7")
    while asked(match) != ["activation"]:
        play(match, "block" if asked(match) == ["defend"] else nodes(match)[0])
    assert any(id.startswith("walk-") for id in options(match))
    play(match, "walk-node-6")
    assert "act-left-0" in options(match)


def test_perseverance_gives_everybody_two_stamina() -> None:
    match = fight(
        {
            "herald": bare(0, heroic=True, black=6),
            "knight": bare(12, black=5, red=2),
            "warrior": bare(6, black=1),
        },
        [tough("sentinel", 12)],
    )
    assert cubes(match, 0) == (4, 0)
    play(match, "heroic")
    assert [cubes(match, i) for i in range(3)] == [(2, 0), (3, 2), (0, 0)]
    assert hero(match)["heroic"] is False
    assert "heroic" not in options(match)
    # It is neither move nor attack: both are still open.
    assert any(id.startswith("walk-") for id in options(match))


def test_perseverance_belongs_to_the_heralds_own_activation() -> None:
    match = fight(
        {"herald": bare(0, heroic=True), "knight": bare(0, black=5)},
        [tough("sentinel", 12)],
        turn=1,
    )
    assert "heroic" not in options(match, 1)
    assert options(match, 0) == []


def test_stand_fast_adds_a_blue_die_to_a_block_roll() -> None:
    match = fight(
        {"knight": bare(6, armour=["knight_armour"], heroic=True)},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[1, 3],
    )
    play(match, "block")
    assert asked(match) == ["after_roll"]
    assert options(match) == ["keep", "stand-fast"]
    play(match, "stand-fast")
    assert rolled(match) == ["blue", "blue"]
    assert told(match, "hit") == [(0, 5 - 1 - 3)]
    assert hero(match)["heroic"] is False


def test_stand_fast_is_for_block_rolls_only() -> None:
    match = fight(
        {"knight": bare(0, armour=["knight_armour"], heroic=True)},
        [tough("crossbow_hollow", 12)],
        turn=None,
        tape=[0],
    )
    play(match, "block")  # a Resist roll
    assert cubes(match) == (0, 3)
    assert hero(match)["heroic"] is True
    match = fight(
        {"knight": bare(6, armour=["masters_attire"], heroic=True)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[0, 0],
    )
    play(match, "dodge")
    assert asked(match) == ["activation"]
    assert hero(match)["heroic"] is True


def test_stand_fast_is_not_asked_where_the_roll_stops_just_everything() -> None:
    match = fight(
        {"knight": bare(6, left=["kite_shield"], right=["kite_shield"], heroic=True)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[2, 2],
    )
    play(match, "block")  # 4 of 4
    assert asked(match) == ["activation"]
    assert cubes(match) == (0, 0)
    assert hero(match)["heroic"] is True


def test_stand_fast_may_be_kept() -> None:
    match = fight(
        {"knight": bare(6, armour=["knight_armour"], heroic=True)},
        [tough("hollow_soldier", 6)],
        turn=None,
        tape=[1],
    )
    play(match, "block", "keep")
    assert cubes(match) == (0, 3)
    assert hero(match)["heroic"] is True


def warrior(weapon: str, tape: list[int], **fields: Any) -> Match:
    return fight(
        {"warrior": bare(6, left=[weapon], heroic=True, **fields)},
        [tough("hollow_soldier", 5), tough("sentinel", 5), tough("hollow_soldier", 6)],
        tape=tape,
    )


def test_berserk_charge_moves_and_makes_the_next_attack_free_and_wide() -> None:
    # Long Sword, 4 Stamina: one black and one blue die, without a node icon of its own.
    match = warrior("long_sword", [2, 3], conditions=STAGGER)
    play(match, "heroic")
    assert asked(match) == ["charge_move"]
    play(match, "node-5")
    assert hero(match)["node"] == 5
    assert hero(match)["heroic"] is False
    assert cubes(match) == (0, 0)
    assert price(match, "act-left-1") == 0  # even with Stagger
    play(match, "act-left-1")
    assert told(match, "paid") == []
    assert [health(match, i) for i in range(3)] == [36, 37, 40]


def test_berserk_charge_may_stay_and_still_walk() -> None:
    match = warrior("long_sword", [2])
    play(match, "heroic", "stay", "walk-node-5", "act-left-0")
    assert [health(match, i) for i in range(3)] == [39, 40, 40]
    assert cubes(match) == (0, 0)


def test_berserk_charge_counts_for_one_attack_at_range_nought() -> None:
    # The Claymore's range is 1: it costs what it costs, and the charge waits for the other weapon.
    match = warrior("claymore", [1, 1])
    play(match, "heroic", "stay")
    assert price(match, "act-left-0") == 1
    play(match, "act-left-0", "foe-2")
    assert cubes(match) == (1, 0)
    match = fight(
        {"warrior": bare(6, left=["long_sword"], right=["battle_axe"], heroic=True)},
        [tough("hollow_soldier", 6), tough("sentinel", 6)],
        tape=[1, 1, 2, 2],
    )
    play(match, "heroic", "stay", "act-left-1")
    assert [health(match, i) for i in range(2)] == [39, 40]
    # The second attack is an ordinary one again.
    assert price(match, "act-right-1") == 2
    play(match, "act-right-0", "foe-0")
    assert [health(match, i) for i in range(2)] == [36, 40]


def test_berserk_charge_ends_with_the_activation() -> None:
    match = fight(
        {"warrior": bare(6, left=["long_sword"], heroic=True)}, [tough("hollow_soldier", 6)]
    )
    play(match, "heroic", "stay")
    assert price(match, "act-left-1") == 0
    play(match, "end", "block")
    assert asked(match) == ["activation"]
    assert price(match, "act-left-1") == 4


@pytest.mark.rule("DS-A.186")
def test_a_backstab_with_shift_may_shift_first() -> None:
    """Dodged to the next node: the Broadsword does not reach, but its Shift leads back."""
    match = assassin(["broadsword"], [1, 0, 2, 3], tough("large_hollow_soldier", 5))
    play(match, "dodge-node-11")
    assert options(match) == ["no", "act-left-1", "act-left-2"]
    play(match, "act-left-1")
    assert asked(match) == ["shift"]
    assert options(match) == ["node-6"]  # only where the enemy is in range then
    play(match, "node-6")
    assert hero(match)["node"] == 6
    assert told(match, "strikes") == [(0, 0, "large_hollow_soldier", 5 - 1)]
    assert told(match, "paid") == [(0, 1, 1, 0)]


@pytest.mark.rule("DS-A.186")
def test_a_backstab_does_not_shift_to_another_enemy() -> None:
    """Where only the other one would be in range it may not go."""
    match = fight(
        {"assassin": bare(6, armour=["masters_attire"], left=["broadsword"], heroic=True)},
        [tough("large_hollow_soldier", 5), tough("crossbow_hollow", 11)],
        turn=None,
        tape=[1, 0, 2, 3],
    )
    play(match, "dodge", "act-left-1")
    # From beside the soldier it could step to the crossbow, and then not reach the soldier.
    assert [values[1] for values in told(match, "strikes")] == [0]
    assert hero(match)["node"] == 6


@pytest.mark.rule("DS-A.187")
def test_who_is_still_to_be_struck_is_spared_by_a_backstab_that_kills() -> None:
    match = fight(
        {
            "assassin": bare(6, armour=["masters_attire"], left=["estoc"], heroic=True),
            "knight": bare(6),
        },
        [("silver_knight_swordsman", 6), tough("crossbow_hollow", 0)],
        turn=None,
        tape=[1, 1, 2, 2, 2],
    )
    assert asked(match) == ["targets"]
    play(match, "seat-0", "dodge", "act-left-1")
    assert health(match) == 0
    assert cubes(match, 1) == (0, 0)
    assert [values[0] for values in told(match, "slain")] == [0]
    assert 1 not in [values[0] for values in told(match, "dodges")]


@pytest.mark.rule("DS-A.190")
def test_a_backstab_may_use_the_caestus_in_the_backup_slot() -> None:
    match = assassin(
        ["estoc"], [1, 0, 2, 2], tough("large_hollow_soldier", 5), backup=[["caestus"]]
    )
    play(match, "dodge")
    assert options(match) == ["no", "act-left-0", "act-left-1", "act-backup-1"]
    play(match, "act-backup-1")
    assert told(match, "strikes") == [(0, 0, "large_hollow_soldier", 4 - 1)]


@pytest.mark.rule("DS-A.188")
def test_the_charge_frees_the_next_attack_of_range_0_only() -> None:
    """A spear's attack from the same node is none, and does not use the charge up."""
    match = fight(
        {"warrior": bare(6, left=["spear"], right=["battle_axe"], heroic=True)},
        [tough("hollow_soldier", 6), tough("hollow_soldier", 6), tough("hollow_soldier", 5)],
        tape=[0] * 12,
    )
    play(match, "heroic", "stay")
    spear = next(id for id in options(match) if id.startswith("act-left-"))
    assert price(match, "act-right-1") == 0
    play(match, spear)
    while asked(match) != ["activation"]:
        play(match, next(id for id in options(match) if id.startswith("foe-")))
    assert price(match, "act-right-1") == 0
    play(match, "act-right-1")
    assert len({values[1] for values in told(match, "strikes")[1:]}) == 2  # the whole node


@pytest.mark.rule("DS-A.188")
def test_the_charge_costs_nothing_even_staggered_or_below_a_flying_gargoyle() -> None:
    match = boss_fight(
        "gargoyle",
        "gargoyle_electric_breath",
        {"warrior": bare(1, side="s", left=["battle_axe"], heroic=True, conditions=STAGGER)},
        turn=0,
        heated=True,
    )
    dear = price(match, "act-left-1")
    assert dear == 2 + 1 + 1  # Stagger, and Flying High
    play(match, "heroic", "stay")
    assert price(match, "act-left-1") == 0


@pytest.mark.rule("DS-32.8")
def test_the_move_of_a_charge_does_not_lead_around_a_boss() -> None:
    match = boss_fight(
        "gargoyle",
        "gargoyle_electric_breath",
        {"warrior": bare(1, side="s", left=["battle_axe"], heroic=True)},
        turn=0,
    )
    assert any(id.startswith("walk-arc-") for id in options(match))
    play(match, "heroic")
    assert "stay" in options(match)
    assert not any(id.startswith("arc-") for id in options(match))


@pytest.mark.rule("DS-A.188")
@pytest.mark.rule("DS-15.2")
def test_a_charge_from_among_gravestones_and_barrels_is_made_where_one_stands() -> None:
    """A barrel is not worth a question either: it would cost Stamina (DS-A.50)."""
    around = dict.fromkeys((1, 3, 4, 5, 7, 8, 9), "gravestone") | {11: "barrel"}
    match = fight(
        {"warrior": bare(6, left=["battle_axe"], heroic=True)},
        [tough("sentinel", 6)],
        terrain=around,
    )
    play(match, "heroic")
    assert asked(match) == ["activation"]
    assert price(match, "act-left-1") == 0


@pytest.mark.rule("DS-A.188")
def test_a_charge_moves_one_node() -> None:
    match = fight({"warrior": bare(6, left=["battle_axe"], heroic=True)}, [tough("sentinel", 0)])
    play(match, "heroic", "node-5")
    assert asked(match) == ["activation"]
    assert hero(match)["node"] == 5
    assert cubes(match) == (0, 0)
