"""DS-23: how a character attacks."""

from __future__ import annotations

import pytest

from undercroft import Match

from .bout import bare, cubes, fight, health, price, rolled, told, tough
from .stage import asked, closed, foe, hero, kinds, options, play


@pytest.mark.rule("DS-23.1")
def test_each_weapon_in_hand_attacks_once() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["battle_axe"], backup=[["estoc"]])},
        [tough("hollow_soldier", 6)],
        tape=[1, 1, 2, 2],
    )
    play(match, "act-left-0")
    # The other option of the same weapon is used up with it.
    assert not {"act-left-0", "act-left-1"} & set(options(match))
    assert closed(match)["act-left-1"] == "ds-closed-used"
    play(match, "act-right-0")
    assert not any(id.startswith("act-") for id in options(match))
    assert told(match, "uses") == [(0, "shortsword", 0), (0, "battle_axe", 0)]
    # In its next activation both are ready again.
    play(match, "end", "block")
    assert {"act-left-0", "act-right-0"} <= set(options(match))


@pytest.mark.rule("DS-23.2")
def test_an_attack_needs_an_enemy_within_range() -> None:
    # Spear (range 1), Soul Arrow (range 3), Battle Axe (range 0).
    def open_at(node: int, weapon: str) -> bool:
        match = fight({"knight": bare(0, left=[weapon])}, [tough("hollow_soldier", node)])
        return "act-left-0" in options(match)

    # Nodes 0, 3, 6, 9, 12 are 0 to 4 nodes away.
    assert [open_at(node, "battle_axe") for node in (0, 3, 6)] == [True, False, False]
    assert [open_at(node, "claymore") for node in (0, 3, 6)] == [True, True, False]
    assert [open_at(node, "soul_arrow") for node in (6, 9, 12)] == [True, True, False]
    match = fight({"knight": bare(0, left=["battle_axe"])}, [tough("hollow_soldier", 3)])
    assert closed(match)["act-left-0"] == "ds-closed-range"


@pytest.mark.rule("DS-23.3")
@pytest.mark.parametrize(("option", "stamina", "dice"), [(0, 0, 2), (1, 2, 3)])
def test_shortsword(option: int, stamina: int, dice: int) -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"])}, [tough("hollow_soldier", 6)], tape=[1] * dice
    )
    assert price(match, f"act-left-{option}") == stamina
    play(match, f"act-left-{option}")
    assert cubes(match) == (stamina, 0)
    assert rolled(match) == ["black"] * dice


@pytest.mark.rule("DS-23.3")
def test_an_option_too_dear_is_marked_as_deadly() -> None:
    match = fight(
        {"knight": bare(6, left=["shortsword"], black=5, red=4, conditions=[])},
        [tough("hollow_soldier", 6)],
    )
    play(match, "walk-node-5", "run-node-6")
    assert "act-left-1" not in {*options(match), *closed(match)}
    assert "overspend-act-left-1" in options(match)
    assert "act-left-0" in options(match)


def damage(faces: list[int], weapon: str, option: str, model: str) -> int:
    match = fight({"knight": bare(6, left=[weapon])}, [tough(model, 6)], tape=faces)
    play(match, option)
    return 40 - health(match)


@pytest.mark.rule("DS-23.4")
@pytest.mark.parametrize("faces", [[1, 1, 1], [2, 1, 0], [2, 2, 2], [2, 2, 1]])
def test_each_pip_is_one_damage(faces: list[int]) -> None:
    # The Crossbow Hollow has Resist 0: what the Soul Arrow shows is what it does.
    assert damage(faces, "soul_arrow", "act-left-1", "crossbow_hollow") == sum(faces)


@pytest.mark.rule("DS-23.5")
@pytest.mark.parametrize(
    ("model", "block", "resist"),
    [
        ("sentinel", 2, 1),
        ("silver_knight_swordsman", 2, 1),
        ("large_hollow_soldier", 1, 0),
        ("hollow_soldier", 1, 1),
        ("silver_knight_greatbowman", 2, 0),
        ("crossbow_hollow", 1, 0),
    ],
)
def test_block_is_subtracted_from_physical_and_resist_from_magical(
    model: str, block: int, resist: int
) -> None:
    assert damage([2, 2], "shortsword", "act-left-0", model) == 4 - block
    assert damage([2, 2], "soul_arrow", "act-left-0", model) == 4 - resist


@pytest.mark.rule("DS-23.6")
@pytest.mark.parametrize(("faces", "wounds"), [([2, 2], 3), ([1, 0], 0), ([0, 0], 0), ([1, 1], 1)])
def test_block_as_high_as_the_total_leaves_nothing(faces: list[int], wounds: int) -> None:
    assert damage(faces, "shortsword", "act-left-0", "hollow_soldier") == wounds


@pytest.mark.rule("DS-23.7")
def test_at_starting_health_the_model_and_its_wounds_are_gone() -> None:
    # A Large Hollow Soldier has 5 Health: three wounds, then two more.
    match = fight(
        {"knight": bare(6, left=["shortsword"], right=["battle_axe"])},
        [("large_hollow_soldier", 6), tough("hollow_soldier", 12)],
        tape=[2, 2, 2, 1],
    )
    play(match, "act-left-0")
    there = foe(match)
    assert there is not None
    assert (there["health"], there["full"]) == (2, 5)
    play(match, "act-right-0")
    assert foe(match) is None
    assert "slain" in kinds(match)
    assert told(match, "wounded")[-1] == (0, "large_hollow_soldier", 2, 0, 0)
    assert not match.over


@pytest.mark.rule("DS-23.8")
def test_weapons_are_physical_unless_they_show_the_magical_icon() -> None:
    # The Greatbowman: Block 2, Resist 0. Sorcerer's Staff: two physical options, one magical.
    model = "silver_knight_greatbowman"
    assert damage([3], "sorcerers_staff", "act-left-0", model) == 1
    assert damage([3, 3], "sorcerers_staff", "act-left-1", model) == 4
    assert damage([4], "sorcerers_staff", "act-left-2", model) == 4


@pytest.mark.rule("DS-A.90")
def test_an_action_that_is_no_attack_uses_up_its_card_too() -> None:
    # Saint Bident: two attacks, and 2 Stamina for one character.
    match = fight(
        {"knight": bare(6, left=["saint_bident"], right=["heal"], black=5, red=4)},
        [tough("hollow_soldier", 5)],
    )
    play(match, "act-left-2", "seat-0")
    assert cubes(match) == (1, 4)
    assert not any(id.startswith("act-left-") for id in options(match))
    assert closed(match)["act-left-0"] == "ds-closed-used"
    play(match, "act-right-0", "seat-0")
    assert closed(match)["act-right-1"] == "ds-closed-used"
    # Neither was an attack: it may still walk and run.
    assert any(id.startswith("walk-") for id in options(match))
    # And the other way round: after the attack there is no helping with the same card.
    match = fight(
        {"knight": bare(6, left=["saint_bident"])}, [tough("hollow_soldier", 5)], tape=[1, 1]
    )
    play(match, "act-left-0")
    assert "act-left-2" not in options(match)


@pytest.mark.rule("DS-A.91")
def test_an_attack_just_for_its_shift_needs_a_target_after_it() -> None:
    # Dark Sword, 5 Stamina: Shift 1, then range 0. Two nodes away is too far, one is not.
    def setting(node: int) -> Match:
        return fight(
            {"knight": bare(0, left=["dark_sword"])}, [tough("hollow_soldier", node)], tape=[4, 4]
        )

    assert "act-left-2" not in options(setting(6))
    match = setting(3)
    assert "act-left-0" not in options(match)  # no Shift, nobody here
    play(match, "act-left-2")
    # It may not stay, nor go where nobody is.
    assert asked(match) == ["shift"]
    assert options(match) == ["node-3"]
    play(match, "node-3")
    assert hero(match)["node"] == 3
    assert health(match) == 40 - 7
    # A Shift after the dice brings nobody into range: Carthus Curved Sword.
    match = fight({"knight": bare(0, left=["carthus_curved_sword"])}, [tough("hollow_soldier", 3)])
    assert "act-left-0" not in options(match)
    assert "act-left-2" in options(match)  # the Shift alone needs no target
