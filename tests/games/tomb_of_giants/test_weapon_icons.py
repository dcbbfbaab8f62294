"""What the symbols of an attack option do (TG-26)."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft import Match

from .bout import AWAY, bar, bossfight, fight, health, nodes, pack_with, price, rolled, under
from .stage import asked, bare, foe, hero, options, play, reload, told, tough


def acts(match: Match) -> list[str]:
    return [id for id in options(match) if id.startswith("act")]


@pytest.mark.rule("TG-26.1")
def test_magical_is_subtracted_by_resist() -> None:
    # A Skeleton Soldier: Block 2, Resist 1; a Necromancer: Block 1, Resist 2.
    for model, plain, magical in (("skeleton_soldier", 2, 1), ("necromancer", 1, 2)):
        match = fight(
            {"thief": bare(3, left=["morning_star"], right=["thorolund_talisman"])},
            [tough(model, 3)],
            tape=[3, 3, 2, 2],
        )
        play(match, "act-left-1")
        assert health(match) == 40 - (6 - plain)
        play(match, "act-right-0")
        assert health(match) == 40 - (6 - plain) - (4 - magical)


@pytest.mark.rule("TG-26.2")
def test_an_options_range_replaces_the_cards() -> None:
    # Immolation Tinder: range 1, the third option 3; Santier's Spear: range 0, the first option 1.
    for card, near, far in (
        ("immolation_tinder", ["act-left-0", "act-left-1", "act-left-2"], ["act-left-2"]),
        ("santiers_spear", ["act-left-0", "act-left-1"], []),
    ):
        match = fight({"thief": bare(0, left=[card])}, [tough("skeleton_beast", AWAY[1])])
        assert acts(match) == near
        match = fight({"thief": bare(0, left=[card])}, [tough("skeleton_beast", AWAY[3])])
        assert acts(match) == far


@pytest.mark.rule("TG-26.3")
@pytest.mark.rule("TG-26.4")
def test_a_shift_before_the_dice_is_free_and_beside_the_move() -> None:
    match = fight(
        {"thief": bare(0, left=["dark_sword"])}, [tough("skeleton_beast", 6)], tape=[4, 4]
    )
    play(match, "walk-node-3", "act-left-2")
    assert asked(match) == ["shift"]
    assert rolled(match) == []
    assert nodes(match) == [6]  # it must lead to a target
    play(match, "node-6")
    assert hero(match)["node"] == 6
    assert rolled(match) == ["orange", "orange"]
    assert bar(match) == (5, 0)  # the option's 5, nothing for the Shift
    assert health(match) == 40 - 6


@pytest.mark.rule("TG-26.4")
def test_after_a_shift_the_move_is_still_there() -> None:
    match = fight(
        {"thief": bare(0, left=["dark_sword"])}, [tough("skeleton_beast", 3)], tape=[4, 4]
    )
    play(match, "act-left-2", "node-3")
    assert price(match, "walk-node-0") == 0
    play(match, "walk-node-0", "run-node-1")
    assert bar(match) == (6, 0)


@pytest.mark.rule("TG-26.3")
def test_a_shift_after_the_dice_comes_when_the_attack_is_resolved(tmp_path: Path) -> None:
    option = {"stamina": 1, "dice": {"black": 2}, "shift": 1, "when": "after"}
    pack = pack_with(tmp_path / "shifting", "treasure.yaml", "bandit_knife", options=[option])
    match = fight({"thief": bare(3, left=["bandit_knife"])}, [tough("skeleton_beast", 3)])
    match = reload(under(pack, match, [["upkeep", 0]]), tape=[2, 2])
    play(match, "act-left-0")
    assert asked(match) == ["shift"]
    assert health(match) == 38
    play(match, "node-0")
    assert (hero(match)["node"], bar(match)) == (0, (1, 0))
    assert "walk-node-1" in options(match)


@pytest.mark.rule("TG-26.5")
def test_an_area_of_effect_hits_everybody_on_the_targets_node() -> None:
    match = fight(
        {"thief": bare(0, left=["fireball"])},
        [tough("skeleton_soldier", 3), tough("necromancer", 3), tough("skeleton_beast", 4)],
        tape=[3, 4],
    )
    play(match, "act-left-1")
    assert options(match) == ["node-3", "node-4"]
    play(match, "node-3")
    assert rolled(match) == ["orange", "orange"]  # one roll for all
    assert [health(match, i) for i in range(3)] == [40 - 6, 40 - 5, 40]


@pytest.mark.rule("TG-26.5")
def test_the_player_says_who_of_several_is_pushed_first() -> None:
    match = fight(
        {"thief": bare(0, left=["firebombs"])},
        [tough("skeleton_soldier", 3), tough("necromancer", 3)],
        tape=[1, 1, 1],
    )
    play(match, "act-left-0")
    assert asked(match) == ["push_order"]
    assert options(match) == ["foe-0", "foe-1"]
    play(match, "foe-1")
    assert asked(match) == ["push_foe"]
    play(match, options(match)[0])
    assert [values[0] for values in told(match, "foe_pushed")] == [1]
    play(match, options(match)[0])
    assert [values[0] for values in told(match, "foe_pushed")] == [1, 0]
    twins = fight(
        {"thief": bare(0, left=["firebombs"])},
        [tough("skeleton_soldier", 3), tough("skeleton_soldier", 3)],
        tape=[1, 1, 1],
    )
    play(twins, "act-left-0")
    assert asked(twins) == ["push_foe"]


@pytest.mark.rule("TG-26.6")
def test_shaft_not_against_the_own_node() -> None:
    match = fight({"thief": bare(3, left=["shortbow"])}, [tough("skeleton_beast", 3)])
    assert acts(match) == []
    match = fight(
        {"thief": bare(3, left=["shortbow"])},
        [tough("skeleton_beast", 3), tough("necromancer", 0)],
        tape=[3],
    )
    play(match, "act-left-0")
    assert told(match, "strikes") == [(0, 1, "necromancer", 2)]


@pytest.mark.rule("TG-26.7")
def test_the_example_weapon_of_the_rulebook(tmp_path: Path) -> None:
    options = [
        {"stamina": 0, "dice": {"black": 1, "blue": 1}, "magic": True, "shaft": True},
        {"stamina": 4, "dice": {"black": 1, "blue": 2}, "magic": True, "shaft": True},
        {"stamina": 4, "dice": {"blue": 2}, "magic": True, "shaft": True, "range": 4},
    ]
    pack = pack_with(
        tmp_path / "example", "treasure.yaml", "immolation_tinder", options=options, range=1
    )

    def at(away: int, tape: list[int]) -> Match:
        match = fight(
            {"thief": bare(0, left=["immolation_tinder"])}, [tough("necromancer", AWAY[away])]
        )
        return reload(under(pack, match, [["upkeep", 0]]), tape=tape)

    assert acts(at(0, [])) == []
    assert acts(at(1, [])) == ["act-left-0", "act-left-1", "act-left-2"]
    assert acts(at(4, [])) == ["act-left-2"]
    for index, cost, tape in ((0, 0, [2, 3]), (1, 4, [2, 3, 3]), (2, 4, [3, 3])):
        match = at(1, tape)
        assert price(match, f"act-left-{index}") == cost
        play(match, f"act-left-{index}")
        assert health(match) == 40 - (sum(tape) - 2)  # Resist 2
        assert bar(match) == (cost, 0)


@pytest.mark.rule("TG-26.8")
def test_repeat_is_paid_once_and_targets_may_differ() -> None:
    match = fight(
        {"thief": bare(3, left=["bonewheel_shield"], right=["bandit_knife"])},
        [tough("skeleton_beast", 3), tough("necromancer", 3)],
        tape=[2, 2, 2, 2, 1, 2, 2, 1, 2],
    )
    assert price(match, "act-left-1") == 5
    play(match, "act-left-1")
    for target in ("foe-0", "foe-1", "foe-1", "foe-0"):
        assert asked(match) == ["target"]
        play(match, target)
    assert bar(match) == (5, 0)
    assert [values[1] for values in told(match, "strikes")] == [0, 1, 1, 0]
    # The other hand may still attack.
    assert "act-right-0" in options(match)
    play(match, "act-right-0", "foe-0")
    assert len(told(match, "strikes")) == 5


@pytest.mark.rule("TG-26.8")
def test_up_to_so_many_attacks_may_be_fewer() -> None:
    match = fight(
        {"thief": bare(3, left=["bonewheel_shield"])}, [tough("skeleton_beast", 3)], tape=[2, 2] * 2
    )
    play(match, "act-left-1")  # the first one goes to the only target
    assert options(match) == ["foe-0", "stop"]
    play(match, "foe-0", "stop")
    assert asked(match) == ["turn"]
    assert len(told(match, "strikes")) == 2
    assert bar(match) == (5, 0)
    assert not acts(match)


@pytest.mark.rule("TG-26.8")
def test_repeats_end_when_nobody_is_left_in_range() -> None:
    match = fight(
        {"thief": bare(3, left=["bonewheel_shield"])},
        [("skeleton_archer", 3), tough("skeleton_beast", 12)],
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert foe(match) is None
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-A.43")
def test_darkness_caps_every_range_at_one() -> None:
    for away, near in ((1, True), (2, False), (3, False)):
        match = fight(
            {"pyromancer": bare(0, left=["immolation_tinder"])},
            [tough("skeleton_beast", AWAY[away])],
            encounter="dark_resurrection",
        )
        assert ("act-left-2" in options(match)) is near  # an option range of 3
    # Help is no attack: it reaches as far as ever.
    match = fight(
        {"cleric": bare(0, left=["sacred_chime"]), "thief": bare(6, red=2)},
        [tough("skeleton_beast", 12)],
        encounter="dark_resurrection",
    )
    play(match, "act-left-0")
    assert "seat-1" in options(match)


@pytest.mark.rule("TG-26.5")
@pytest.mark.rule("TG-24.5")
def test_an_area_with_a_boss_and_its_skeletons() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(20, left=["great_chaos_fireball"])},
        [
            {"model": "gravelord_nito", "node": 16},
            tough("skeleton_soldier", 16),
        ],
        turn=0,
        tape=[3],
    )
    play(match, "act-left-0")
    assert [health(match, i) for i in range(2)] == [29, 38]
    assert asked(match) == ["push_foe"]
    play(match, f"node-{nodes(match)[0]}")
    nito = foe(match)
    assert nito is not None
    assert nito["node"] == 16
