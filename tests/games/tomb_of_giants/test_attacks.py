"""A character attacks, step by step (TG-23)."""

from __future__ import annotations

import pytest

from .bout import bar, fight, happened, health, rolled
from .stage import FROSTBITE, asked, bare, closed, foe, hero, options, play, table, told, tough


@pytest.mark.rule("TG-23.1")
def test_only_cards_in_hand_attack() -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], backup=[["hand_axe"], ["shortbow"]])},
        [tough("skeleton_beast", 3)],
    )
    assert [id for id in options(match) if id.startswith("act")] == ["act-left-0", "act-left-1"]


@pytest.mark.rule("TG-23.2")
def test_pay_then_target_then_roll_then_block_then_wounds() -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"])},
        [tough("skeleton_beast", 3), tough("necromancer", 3)],
        tape=[2, 2],
    )
    play(match, "act-left-1")
    # Paid, and nothing rolled before there is a target.
    assert bar(match) == (3, 0)
    assert (asked(match), rolled(match)) == (["target"], [])
    assert options(match) == ["foe-0", "foe-1"]
    play(match, "foe-1")
    assert happened(match, "paid", "rolled", "strikes", "wounded") == [
        "paid", "rolled", "rolled", "strikes", "wounded",
    ]  # fmt: skip
    assert told(match, "strikes") == [(0, 1, "necromancer", 4 - 1)]  # Block 1
    assert [health(match, i) for i in range(2)] == [40, 37]


@pytest.mark.rule("TG-23.2")
def test_at_its_starting_health_an_enemy_is_removed_with_its_tokens() -> None:
    # A Necromancer has 5: 3 wounds leave it standing, 2 more do not.
    match = fight(
        {"thief": bare(3, left=["bandit_knife"], right=["hand_axe"])},
        [{"model": "necromancer", "node": 3, "conditions": 2}, tough("skeleton_beast", 12)],
        tape=[2, 2, 2, 1],
    )
    play(match, "act-left-1")
    assert health(match) == 2
    play(match, "act-right-1")
    assert foe(match) is None
    assert told(match, "slain") == [(0, "necromancer")]
    assert [one["foe"] for one in table(match)["fight"]["foes"]] == [1]


@pytest.mark.rule("TG-23.3")
def test_the_second_hand_attacks_as_part_of_the_same_action() -> None:
    match = fight(
        {"thief": bare(0, left=["bandit_knife"], right=["hand_axe"])},
        [tough("skeleton_beast", 3)],
        tape=[2, 2],
    )
    play(match, "walk-node-3", "act-left-0")
    assert "act-right-0" in options(match)
    assert not any(id.startswith("act-left") for id in options(match))
    assert closed(match)["act-left-0"] == "ds-closed-used"
    play(match, "act-right-0")
    assert not any(id.startswith(("act", "walk", "run")) for id in options(match))
    assert len(told(match, "strikes")) == 2


@pytest.mark.rule("TG-23.5")
@pytest.mark.parametrize(("roll", "damage"), [((2, 0), 0), ((1, 0), 0), ((2, 2), 2)])
def test_block_takes_from_the_total(roll: tuple[int, int], damage: int) -> None:
    match = fight(
        {"thief": bare(3, left=["bandit_knife"])}, [tough("skeleton_soldier", 3)], tape=roll
    )
    play(match, "act-left-1")
    assert health(match) == 40 - damage


@pytest.mark.rule("TG-23.5")
def test_five_against_block_two_is_three() -> None:
    match = fight(
        {"thief": bare(3, left=["morning_star"])}, [tough("skeleton_beast", 3)], tape=[2, 3]
    )
    play(match, "act-left-1")
    assert health(match) == 37


@pytest.mark.rule("TG-A.39")
def test_an_option_without_a_target_is_not_offered() -> None:
    match = fight(
        {"thief": bare(0, left=["bandit_knife"], right=["dark_sword"])},
        [tough("skeleton_beast", 3)],
    )
    # Only the option that begins with a Shift brings the enemy into range.
    assert [id for id in options(match) if id.startswith("act")] == ["act-right-2"]
    assert closed(match)["act-left-0"] == "ds-closed-range"
    match = fight({"thief": bare(0, left=["dark_sword"])}, [tough("skeleton_beast", 6)])
    assert not any(id.startswith("act") for id in options(match))


def test_an_attack_on_another_tile_is_out_of_range() -> None:
    match = fight(
        {"thief": bare(11, left=["shortbow"])},
        [tough("skeleton_beast", 14)],
        encounter="the_abandoned_chest",
    )
    assert not any(id.startswith("act") for id in options(match))


def test_the_last_stamina_may_be_spent_but_no_more() -> None:
    # TG-A.8: six stamina and one wound token leave three spaces; a full bar is not death.
    match = fight(
        {"thief": bare(3, black=9, red=1, left=["bandit_knife"])},
        [tough("skeleton_beast", 3)],
        tape=[1, 1],
    )
    assert bar(match) == (6, 1)
    play(match, "act-left-1")
    assert bar(match) == (9, 1)
    assert not any(id.startswith("run") for id in options(match))
    assert hero(match)["node"] == 3
    match = fight(
        {"thief": bare(3, black=8, red=2, left=["bandit_knife"], conditions=FROSTBITE)},
        [tough("skeleton_beast", 3)],
    )
    assert bar(match) == (6, 2)
    assert "act-left-1" not in options(match)
