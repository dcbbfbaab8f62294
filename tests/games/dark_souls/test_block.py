"""DS-28: Block and Resist rolls."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import FROSTBITE, STAGGER, bare, boss_fight, cubes, fight, nodes, rolled, told, tough
from .stage import asked, hero, play


def blow(gear: dict[str, object], tape: list[int], magic: bool = False) -> Match:
    """A knight with this gear faces a blow of 4 (or a magical bolt of 3) and stands it."""
    node, foe = (0, ("crossbow_hollow", 12)) if magic else (6, ("hollow_soldier", 6))
    match = fight({"knight": bare(node, **gear)}, [tough(*foe)], turn=None, tape=tape)
    play(match, "block")
    return match


@pytest.mark.rule("DS-28.1")
def test_the_dice_of_armour_and_both_hands_are_rolled_together() -> None:
    # Sunset Armour: two black; Dragon Crest Shield: one blue; Broadsword: one black. Backup does not count.
    gear: dict[str, object] = {
        "armour": ["sunset_armour"],
        "left": ["dragon_crest_shield"],
        "right": ["broadsword"],
        "backup": [["silver_eagle_kite_shield"]],
    }
    match = blow(gear, [0, 0, 1, 1])
    assert rolled(match) == ["black", "black", "black", "blue"]
    assert cubes(match) == (0, 2)
    # Resist: one black of the armour, one black of the sword, one blue of the shield.
    match = blow(gear, [0, 1, 1], magic=True)
    assert rolled(match) == ["black", "black", "blue"]
    assert cubes(match) == (0, 1)


@pytest.mark.rule("DS-28.1")
def test_without_armour_the_hands_count_alone() -> None:
    match = blow({"left": ["kite_shield"]}, [2])
    assert rolled(match) == ["black"]
    match = blow({"armour": ["winged_knight_armour"]}, [4])
    assert rolled(match) == ["orange"]


@pytest.mark.rule("DS-28.2")
@pytest.mark.parametrize(
    ("faces", "damage"), [([1, 2], 2), ([3, 2], 0), ([3, 3], 0), ([2, 2], 1), ([1, 1], 3)]
)
def test_the_pips_are_subtracted_from_the_strength(faces: list[int], damage: int) -> None:
    # A Swordsman strikes with 5: a roll of 3 leaves 2.
    match = fight(
        {"knight": bare(6, armour=["exile_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=faces,
    )
    play(match, "block")
    assert told(match, "hit") == [(0, damage)]
    assert cubes(match) == (0, damage)


@pytest.mark.rule("DS-28.3")
def test_resist_dice_do_not_help_against_blows_nor_block_dice_against_magic() -> None:
    # Exile Armour has Block dice only; the Sorcerer's Staff a Resist die only.
    match = blow({"armour": ["exile_armour"]}, [], magic=True)
    assert rolled(match) == []
    assert cubes(match) == (0, 3)
    match = blow({"left": ["sorcerers_staff"]}, [])
    assert rolled(match) == []
    assert cubes(match) == (0, 4)
    match = blow({"left": ["sorcerers_staff"]}, [2], magic=True)
    assert rolled(match) == ["blue"]
    assert cubes(match) == (0, 1)


@pytest.mark.rule("DS-28.4")
def test_a_roll_costs_no_stamina() -> None:
    for magic, faces in ((False, [1]), (True, [1])):
        match = blow({"armour": ["knight_armour"], "conditions": STAGGER | FROSTBITE}, faces, magic)
        assert told(match, "paid") == []
        assert cubes(match)[0] == 0


@pytest.mark.rule("DS-28.5")
def test_a_roll_never_prevents_being_hit() -> None:
    # Everything blocked, and the push comes all the same; everything resisted, and so does Frostbite.
    match = fight(
        {"knight": bare(6, armour=["exile_armour"])},
        [tough("silver_knight_swordsman", 6)],
        turn=None,
        tape=[3, 3],
    )
    play(match, "block")
    assert told(match, "hit") == [(0, 0)]
    assert asked(match) == ["push"]
    match = boss_fight(
        "boreal_outrider_knight",
        "boreal_outrider_knight_chilling_thrust",
        {"knight": bare(12, armour=["winged_knight_armour"])},
        [{"model": "boreal_outrider_knight", "node": 3}],
        tape=[4],
    )
    while asked(match) != ["defend"]:
        play(match, nodes(match)[0])
    play(match, "block")
    assert told(match, "hit") == [(0, 0)]
    assert hero(match)["conditions"] == ["frostbite"]


@pytest.mark.rule("DS-A.152")
def test_enemies_roll_nothing() -> None:
    # Block 2 of a Sentinel is the number 2, twice over: the tape holds the attacker's dice alone.
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["battle_axe"])},
        [tough("sentinel", 6)],
        tape=[2, 1, 2, 2],
    )
    play(match, "act-left-0", "act-right-0")
    assert len(rolled(match)) == 4
    assert [values[3] for values in told(match, "strikes")] == [1, 2]


@pytest.mark.rule("DS-A.153")
def test_without_dice_the_roll_is_nought_and_free() -> None:
    for magic, strength in ((False, 4), (True, 3)):
        match = blow({}, [], magic)
        assert rolled(match) == []
        assert cubes(match) == (0, strength)
        assert told(match, "paid") == []
