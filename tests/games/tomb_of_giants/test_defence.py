"""An enemy attacks: one roll of all dice, the dodge, the rest (TG-29)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import Match

from .bout import TWO_TILES, bar, fight, happened, nodes, pack_with, rolled, suffered, under
from .stage import asked, bare, foe, hero, kinds, options, play, reload, told, tough


def shot(tape: list[int], model: str = "skeleton_archer", **fields: Any) -> Match:
    """The thief on 5 in Deserter Armour (a black die for both, a dodge die) is shot from 12."""
    return fight(
        {"thief": bare(5, **{"armour": ["deserter_armour"], **fields})},
        [tough(model, 12)],
        turn=None,
        tape=tape,
    )


def archer(tmp_path: Path, match: Match, tape: list[int], **card: Any) -> Match:
    """The same fight with another data card of the Skeleton Archer, in the enemies' turn."""
    pack = pack_with(tmp_path / "archers", "enemies.yaml", "skeleton_archer", **card)
    return under(pack, reload(match, tape=tape), [["enemy_phase"]])


# ---------------------------------------------------------------------- who is attacked


@pytest.mark.rule("TG-29.1")
def test_the_icons_of_the_example(tmp_path: Path) -> None:
    icons = [
        {"icon": "attack", "damage": 5, "target": "nearest", "node": True, "push": True},
        {"icon": "attack", "damage": 4, "target": "aggro", "node": True},
        {"icon": "attack", "damage": 3, "target": "aggro", "type": "magical"},
    ]
    match = fight(
        {
            "cleric": bare(0),
            "thief": bare(9),
            "pyromancer": bare(9),
            "knight": bare(0),
        },
        [tough("skeleton_archer", 12)],
    )
    match = archer(tmp_path, match, [], icons=icons, range="infinite")
    # 5 physical on the node of the closest, with a push: the thief and the pyromancer.
    assert (asked(match), options(match)) == (["targets"], ["seat-1", "seat-2"])
    play(match, "seat-1")
    assert suffered(match) == [(1, 5)]
    assert (asked(match), match.waiting, nodes(match)) == (["push"], [1], [4, 6, 8])
    play(match, "node-6")
    assert suffered(match) == [(1, 5), (2, 5)]
    assert (asked(match), match.waiting) == (["push"], [2])
    play(match, "node-8")
    # 4 physical on the node of the Aggro holder: the cleric and the knight.
    assert options(match) == ["seat-0", "seat-3"]
    play(match, "seat-3")
    assert suffered(match)[2:] == [(3, 4), (0, 4), (0, 3)]  # and 3 magical for the holder alone


@pytest.mark.rule("TG-29.1")
@pytest.mark.parametrize(
    ("model", "dice"), [("skeleton_archer", ["black", "dodge"]), ("necromancer", ["blue"])]
)
def test_physical_is_blocked_and_magical_resisted(model: str, dice: list[str]) -> None:
    # Cleric Robes: a black die to block, a blue one to resist; a Small Leather Shield would add both.
    armour = "deserter_armour" if model == "skeleton_archer" else "cleric_robes"
    match = shot([1] * len(dice), model, armour=[armour])
    assert rolled(match) == dice


@pytest.mark.rule("TG-29.2")
def test_out_of_range_an_attack_misses() -> None:
    # The Giant Skeleton Soldier moves one node; its range is 1.
    match = fight(
        {"thief": bare(12, armour=["deserter_armour"])},
        [tough("giant_skeleton_soldier", 0)],
        turn=None,
    )
    while asked(match) == ["move_foe"]:
        play(match, "node-3")
    assert "missed" in kinds(match)
    assert (rolled(match), suffered(match), asked(match)) == ([], [], ["turn"])


@pytest.mark.rule("TG-29.2")
def test_never_onto_another_tile() -> None:
    match = fight(
        {"thief": bare(14)}, [tough("skeleton_archer", 11)], encounter=TWO_TILES, turn=None
    )
    assert "missed" in kinds(match)
    assert suffered(match) == []


@pytest.mark.rule("TG-A.61")
def test_a_miss_by_range_gives_no_step() -> None:
    match = fight(
        {"thief": bare(14, armour=["deserter_armour"])},
        [tough("skeleton_archer", 11)],
        encounter=TWO_TILES,
        turn=None,
    )
    assert "missed" in kinds(match)
    assert "step_aside" not in asked(match)
    assert bar(match) == (0, 0)


# ---------------------------------------------------------------------- the roll


@pytest.mark.rule("TG-29.3")
@pytest.mark.rule("TG-A.47")
def test_the_dice_of_all_equipped_cards_are_rolled_together() -> None:
    # Armour and both hands; nothing of the backup slot.
    match = fight(
        {
            "thief": bare(
                5,
                armour=["sunset_armour"],
                left=["iron_round_shield"],
                right=["caduceus_round_shield"],
                backup=[["blue_wooden_shield"]],
            )
        },
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 1, 1, 0, 0],
    )
    assert rolled(match) == ["black", "black", "blue", "dodge", "dodge"]
    assert suffered(match) == [(0, 4 - 2)]


@pytest.mark.rule("TG-29.3")
def test_no_block_dice_against_magic_and_no_question_before_the_roll() -> None:
    match = shot(
        [1, 1, 0], "necromancer", armour=["pyromancer_garb"], left=["caduceus_round_shield"]
    )
    assert rolled(match) == ["black", "black", "dodge"]
    assert suffered(match) == [(0, 1)]


@pytest.mark.rule("TG-29.4")
def test_on_a_node_everybody_rolls_alone() -> None:
    match = fight(
        {
            "cleric": bare(5, armour=["cleric_robes"]),
            "thief": bare(5, armour=["deserter_armour"]),
            "pyromancer": bare(0),
        },
        [tough("necromancer", 12)],
        turn=None,
        tape=[1, 0, 3],
    )
    assert (asked(match), options(match)) == (["targets"], ["seat-0", "seat-1"])
    play(match, "seat-1")
    assert rolled(match) == ["black", "dodge", "blue"]
    assert suffered(match) == [(1, 2)]  # the cleric's 3 stopped all of it


@pytest.mark.rule("TG-29.5")
def test_enough_dodges_and_the_attack_misses() -> None:
    match = shot([0, 1])
    assert "dodged" in kinds(match)
    play(match, "stay")
    assert (suffered(match), hero(match)["conditions"]) == ([], [])
    # No push either: the Giant Skeleton Archer needs two dodges.
    match = shot([1, 0, 1, 1], "giant_skeleton_archer", armour=["hard_leather_armour"])
    assert told(match, "pushed") == [(0, 0)]
    match = shot([1, 1, 1], "giant_skeleton_archer", armour=["hard_leather_armour"])
    assert asked(match) == ["step_aside"]


@pytest.mark.rule("TG-29.7")
@pytest.mark.parametrize(("dodges", "hit"), [((0, 0), True), ((1, 0), True), ((1, 1), False)])
def test_fewer_dodges_than_the_difficulty_are_a_hit(dodges: tuple[int, int], hit: bool) -> None:
    match = shot([0, *dodges], "giant_skeleton_archer", armour=["hard_leather_armour"])
    assert ("hit" in kinds(match)) is hit
    assert suffered(match) == ([(0, 5)] if hit else [])


@pytest.mark.rule("TG-29.8")
def test_the_thief_fails_the_dodge_rolls_three_pips_and_suffers_two() -> None:
    # The example: a total of 5.
    match = shot([1, 2, 0], "giant_skeleton_archer", left=["caduceus_round_shield"])
    assert rolled(match) == ["black", "blue", "dodge"]
    assert suffered(match) == [(0, 2)]


@pytest.mark.rule("TG-29.8")
def test_dodge_results_are_no_pips() -> None:
    match = shot([1, 1, 0], "giant_skeleton_archer", armour=["hard_leather_armour"])
    assert suffered(match) == [(0, 4)]


@pytest.mark.rule("TG-29.8")
def test_more_pips_than_damage_are_lost() -> None:
    match = shot([3, 0], "necromancer", armour=["cleric_robes"], red=0)
    assert suffered(match) == []
    assert "hit" in kinds(match)


@pytest.mark.rule("TG-29.9")
@pytest.mark.rule("TG-29.11")
def test_a_hit_without_damage_still_pushes_after_the_attack() -> None:
    match = shot([2, 3, 0], "giant_skeleton_archer", left=["caduceus_round_shield"])
    assert suffered(match) == []
    # From 12 only node 0 is farther than 5.
    assert happened(match, "hit", "pushed") == ["hit", "pushed"]
    assert hero(match)["node"] == 0


@pytest.mark.rule("TG-29.10")
@pytest.mark.parametrize("dodge", [0, 1])
def test_rolling_and_failing_cost_nothing(dodge: int) -> None:
    match = shot([0, dodge], black=4)
    if dodge:
        play(match, "stay")
    assert told(match, "paid") == []


@pytest.mark.rule("TG-29.10")
def test_with_a_full_bar_the_dice_are_rolled_as_well() -> None:
    match = shot([2, 1], black=10)
    assert rolled(match) == ["black", "dodge"]
    assert told(match, "fell") == []


# ---------------------------------------------------------------------- the step


@pytest.mark.rule("TG-29.6")
def test_after_a_dodge_one_node_for_one_stamina() -> None:
    match = shot([0, 1])
    assert asked(match) == ["step_aside"]
    assert options(match)[0] == "stay"
    assert nodes(match) == [0, 3, 6, 8, 10]
    play(match, "node-8")
    assert hero(match)["node"] == 8
    assert told(match, "paid") == [(0, 1, 1, 0)]
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-29.6")
def test_only_who_dodged_steps_and_only_after_the_roll() -> None:
    match = shot([2, 0])
    assert asked(match) == ["turn"]
    assert hero(match)["node"] == 5


@pytest.mark.rule("TG-A.62")
@pytest.mark.parametrize(("black", "red", "offered"), [(4, 5, True), (5, 5, False)])
def test_with_a_full_bar_the_step_is_death(black: int, red: int, offered: bool) -> None:
    match = shot([0, 1], black=black, red=red)
    assert asked(match) == ["step_aside"]
    if offered:
        play(match, "node-8")
        assert told(match, "paid") == [(0, 1, 5, 5)]
        assert told(match, "fell") == []
        return
    assert options(match) == ["stay", "overspend-dodge"]
    play(match, "overspend-dodge", "no")
    assert told(match, "fell") == []
    play(match, "overspend-dodge", "yes")
    assert told(match, "fell") == [(0,)]
    assert told(match, "moved") == []


@pytest.mark.rule("TG-29.6")
@pytest.mark.rule("TG-8.1")
@pytest.mark.parametrize("bar", [(0, 0), (5, 5)])
def test_who_dodged_among_gravestones_is_not_asked_for_a_step(bar: tuple[int, int]) -> None:
    """There is no node to step to, and none to die for."""
    match = fight(
        {"thief": bare(5, armour=["deserter_armour"], black=bar[0], red=bar[1])},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 1],
        terrain=dict.fromkeys((0, 3, 6, 8, 10), "gravestone"),
    )
    assert told(match, "dodged") == [(0,)]
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-A.63")
def test_a_difficulty_of_nothing_is_met_by_nothing(tmp_path: Path) -> None:
    match = fight({"thief": bare(5)}, [tough("skeleton_archer", 12)])
    match = archer(tmp_path, match, [], dodge=0)
    assert rolled(match) == []
    assert "dodged" in kinds(match)
    assert suffered(match) == []


@pytest.mark.rule("TG-A.63")
def test_without_dodge_dice_any_difficulty_hits() -> None:
    match = shot([1], armour=["cleric_robes"])
    assert suffered(match) == [(0, 3)]
    archer_now = foe(match)
    assert archer_now is not None
    assert archer_now["node"] == 12


@pytest.mark.rule("TG-29.6")
@pytest.mark.parametrize(("step", "further"), [("node-12", True), ("node-14", False)])
def test_a_second_node_after_a_dodge_but_not_behind_a_doorway(step: str, further: bool) -> None:
    agile = bare(11, armour=["black_hand_armour"], tiers=[3, 3, 3, 3])
    match = fight(
        {"thief": agile},
        [tough("skeleton_archer", 0)],
        encounter=TWO_TILES,
        turn=None,
        terrain={},
        awake=[0],
        tape=[1] * 4,
    )
    assert asked(match) == ["step_aside"]
    play(match, step)
    assert (asked(match) == ["step_aside"]) == further
    assert [values[1] for values in told(match, "paid")] == [1]
