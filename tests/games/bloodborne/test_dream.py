"""Step 7: the Hunter's Dream (BB-11)."""

from __future__ import annotations

import pytest

from undercroft import IllegalChoice

from .stage import each, hand, hunter, kinds, options, play, stage, table, told, used_up

HENRYK, EILEEN, LUDWIG = 0, 1, 2
ROW = ["repeating_pistol", "cannon", "blood_vial"]
LEAN = {"hand": ["hunter_axe", "hunters_dream"], "used": ["saw_cleaver", "hunter_pistol"]}
"""A Hunter with Weapons in the used pile."""


@pytest.mark.rule("BB-11.1")
def test_a_dreamer_does_not_attack() -> None:
    match = stage(monster="carrion_crow", tape=["0"])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert [blow["who"] for blow in told(match, "attacks")] == [HENRYK, LUDWIG]
    assert hunter(match, EILEEN)["took"] == 0
    assert told(match, "escaped") == [{"enemy": "carrion_crow", "left": 5}]


@pytest.mark.rule("BB-11.2")
@pytest.mark.parametrize(("face", "whole", "half"), [("3", 3, 1), ("4", 4, 2), ("0", 0, 0)])
def test_a_dreamer_suffers_half_of_the_attack_rounded_down(
    face: str, whole: int, half: int
) -> None:
    match = stage(monster="winter_lantern", tape=[face])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert each(match, "health") == [8 - whole, 8 - half, 8 - whole]


@pytest.mark.rule("BB-11.3")
def test_dreamers_and_the_dead_take_turns_in_one_player_order() -> None:
    match = stage(
        monster="winter_lantern", first=EILEEN, hunters={LUDWIG: {"health": 1}}, row=ROW,
        tape=["2", "kirkhammer", "kirkhammer", "bone_saw", "lamp_townsman"],
    )  # fmt: skip
    play(match, "hunters_dream", "hunters_dream", "saw_cleaver")
    asked = []
    for card in ROW:
        asked += match.waiting
        match.decide(card, seat=match.waiting[0])
    assert asked == [EILEEN, LUDWIG, HENRYK]  # Ludwig is dead, the others dream
    assert [rest["who"] for rest in told(match, "rested")] == [EILEEN, LUDWIG, HENRYK]


@pytest.mark.rule("BB-11.4")
def test_a_dreamer_banks_reclaims_upgrades_and_rests_in_this_order() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {**LEAN, "health": 5, "collected": 2}},
        row=ROW,
        tape=["0", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["banked"], eileen["used"], eileen["health"]) == (2, [], 5)
    match.decide("cannon", seat=EILEEN)
    order = [kind for kind in kinds(match) if kind in ("banked", "reclaimed", "upgraded", "rested")]
    assert order == ["banked", "reclaimed", "upgraded", "rested"]


@pytest.mark.rule("BB-11.5")
def test_a_dreamer_banks_all_collected_blood() -> None:
    match = stage(
        monster="carrion_crow", hunters={EILEEN: {"collected": 17, "banked": 4}}, tape=["0"]
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert (hunter(match, EILEEN)["collected"], hunter(match, EILEEN)["banked"]) == (0, 21)


@pytest.mark.rule("BB-11.6")
def test_banked_blood_survives_a_later_death() -> None:
    match = stage(
        monster="watchdog",
        hunters={EILEEN: {"collected": 5}},
        row=ROW,
        tape=["0", "kirkhammer", "2+", "2+", "4"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    assert hunter(match, EILEEN)["banked"] == 5
    play(match, "hunter_axe", "saw_cleaver", "hunter_axe")
    assert hunter(match, EILEEN)["dead"]
    assert hunter(match, EILEEN)["banked"] == 5


@pytest.mark.rule("BB-11.7")
def test_a_dreamer_takes_back_every_used_card() -> None:
    used = ["saw_cleaver", "hunter_axe", "hunter_pistol", "transform", "chain_scythe"]
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {"hand": ["hunters_dream"], "used": used}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert hunter(match, EILEEN)["used"] == []
    assert sorted(hand(match, EILEEN)) == sorted([*used, "hunters_dream"])


@pytest.mark.rule("BB-11.8")
def test_hunters_dream_itself_returns_to_hand() -> None:
    match = stage(monster="carrion_crow", row=ROW, tape=["0", "kirkhammer", "lamp_townsman"])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    assert table(match)["round"] == 2
    assert hunter(match, EILEEN)["used"] == []
    assert hunter(match, EILEEN)["played"] == []
    assert "hunters_dream" in options(match, EILEEN)


@pytest.mark.rule("BB-11.9")
def test_used_cards_come_back_neither_by_fighting_nor_by_dying_nor_in_time() -> None:
    match = stage(
        monster="watchdog",
        hunters={LUDWIG: {"health": 2}},
        row=ROW,
        tape=["0", "2", "kirkhammer", "0"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    match.decide("cannon", seat=LUDWIG)  # he died, and is back
    play(match, "hunter_pistol", "hunters_dream", "hunter_pistol")
    assert hunter(match, HENRYK)["used"] == ["saw_cleaver", "hunter_axe"]
    assert hunter(match, LUDWIG)["used"] == ["saw_cleaver", "hunter_axe"]
    assert [back["who"] for back in told(match, "reclaimed")] == [EILEEN]


@pytest.mark.rule("BB-11.10")
def test_a_dreamer_gains_one_of_the_available_upgrades() -> None:
    match = stage(monster="carrion_crow", row=ROW, tape=["0", "kirkhammer", "lamp_townsman"])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert sorted(options(match, EILEEN)) == sorted(ROW)
    with pytest.raises(IllegalChoice):
        match.decide("kirkhammer", seat=EILEEN)  # it lies in the deck
    match.decide("cannon", seat=EILEEN)
    assert "cannon" in hand(match, EILEEN)
    assert "cannon" not in table(match)["row"]


@pytest.mark.rule("BB-11.11")
def test_a_dreamer_rests_to_eight_health() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {"health": 3}},
        row=ROW,
        tape=["4", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert hunter(match, EILEEN)["health"] == 1
    match.decide("cannon", seat=EILEEN)
    assert hunter(match, EILEEN)["health"] == 8


@pytest.mark.rule("BB-11.12")
def test_the_row_is_not_refilled_before_the_step_ends() -> None:
    match = stage(
        monster="carrion_crow", row=ROW, tape=["0", "kirkhammer", "bone_saw", "lamp_townsman"]
    )
    play(match, "hunters_dream", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=HENRYK)
    assert sorted(table(match)["row"]) == ["blood_vial", "repeating_pistol"]
    assert "row" not in kinds(match)
    assert sorted(options(match, EILEEN)) == ["blood_vial", "repeating_pistol"]
    match.decide("blood_vial", seat=EILEEN)
    assert sorted(table(match)["row"]) == ["bone_saw", "kirkhammer", "repeating_pistol"]


@pytest.mark.rule("BB-11.13")
def test_the_dead_only_upgrade_and_rest() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {**LEAN, "health": 2, "collected": 3, "banked": 1}},
        row=ROW,
        tape=["2", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert sorted(eileen["used"]) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert (eileen["banked"], eileen["collected"], eileen["health"]) == (1, 0, 8)
    assert sorted(hand(match, EILEEN)) == ["cannon", "hunters_dream"]
    assert "banked" not in kinds(match)


@pytest.mark.rule("BB-11.14")
def test_a_dead_dreamer_reclaims_upgrades_and_rests_but_banks_nothing() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {**LEAN, "health": 1, "collected": 3, "banked": 1}},
        row=ROW,
        tape=["2", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert (eileen["banked"], eileen["collected"], eileen["health"]) == (1, 0, 8)
    assert eileen["used"] == []
    assert "banked" not in kinds(match)
    assert len(hand(match, EILEEN)) == 5


@pytest.mark.rule("BB-11.15")
def test_a_living_fighter_does_nothing_in_the_dream_step() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {**LEAN, "health": 5, "collected": 3, "banked": 1}},
        tape=["0", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["health"], eileen["collected"], eileen["banked"]) == (5, 3 + 2, 1)
    assert hand(match, EILEEN) == ["hunters_dream"]
    assert len(eileen["used"]) == 3
    assert "upgraded" not in kinds(match)


@pytest.mark.rule("BB-11.16")
def test_the_dream_comes_also_after_a_kill_by_an_instant() -> None:
    match = stage(
        monster="scourge_beast",
        echoes=1,
        hunters={EILEEN: {"collected": 2, "health": 4}},
        row=ROW,
        tape=["kirkhammer", "lamp_townsman"],
    )
    play(match, "hunter_pistol", "hunters_dream", "saw_cleaver")
    match.decide("cannon", seat=EILEEN)
    assert "rolled" not in kinds(match)
    assert hunter(match, EILEEN)["banked"] == 2
    assert hunter(match, EILEEN)["health"] == 8


def eileen_at_three() -> dict[str, object]:
    return {
        "health": 3,
        "collected": 2,
        "hand": ["hunters_dream", "hunter_axe", "saw_cleaver", "transform"],
        "used": ["hunter_pistol", "chain_scythe", "bone_saw"],
    }


@pytest.mark.rule("BB-11.17")
def test_eileens_dream() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: eileen_at_three()},
        row=ROW,
        tape=["3", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    eileen = hunter(match, EILEEN)
    assert (eileen["health"], eileen["dead"]) == (2, False)
    assert (eileen["collected"], eileen["banked"]) == (0, 2)
    assert eileen["used"] == []
    match.decide("repeating_pistol", seat=EILEEN)
    assert hunter(match, EILEEN)["owned"] == 8
    match.decide("saw_cleaver", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert (eileen["owned"], eileen["health"]) == (7, 8)
    assert "repeating_pistol" in hand(match, EILEEN)
    assert "saw_cleaver" not in hand(match, EILEEN)
    assert used_up(match)


@pytest.mark.rule("BB-11.18")
def test_without_the_dream_the_same_roll_kills_eileen() -> None:
    match = stage(monster="winter_lantern", hunters={EILEEN: eileen_at_three()}, tape=["3"])
    play(match, "saw_cleaver", "hunter_axe", "saw_cleaver")
    assert (hunter(match, EILEEN)["health"], hunter(match, EILEEN)["dead"]) == (0, True)


@pytest.mark.rule("BB-A.29")
def test_one_hunter_dreams_to_the_end_before_the_next() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={
            HENRYK: {"collected": 2},
            EILEEN: {**LEAN, "collected": 4},
        },
        row=ROW,
        tape=["2", "kirkhammer", "bone_saw", "lamp_townsman"],
    )
    play(match, "hunters_dream", "hunters_dream", "saw_cleaver")
    # Henryk is asked for his Upgrade; Eileen has neither banked nor reclaimed.
    assert match.waiting == [HENRYK]
    assert (hunter(match, HENRYK)["banked"], hunter(match, EILEEN)["banked"]) == (2, 0)
    assert len(hunter(match, EILEEN)["used"]) == 2
    match.decide("cannon", seat=HENRYK)
    # Now Eileen is asked; Henryk has rested.
    assert hunter(match, HENRYK)["health"] == 8
    assert (hunter(match, EILEEN)["banked"], hunter(match, EILEEN)["health"]) == (4, 7)


@pytest.mark.rule("BB-A.30")
def test_a_dead_transformer_gets_upgrade_and_rest_and_both_cards_stay_used() -> None:
    match = stage(
        monster="winter_lantern",
        hunters={EILEEN: {"health": 2, "collected": 3}},
        row=ROW,
        tape=["2", "kirkhammer", "watchdog", "0"],
    )
    play(match, "saw_cleaver", "transform", "saw_cleaver")
    match.decide("hunter_axe", seat=EILEEN)
    match.decide("cannon", seat=EILEEN)
    eileen = hunter(match, EILEEN)
    assert sorted(eileen["used"]) == ["hunter_axe", "transform"]
    assert (eileen["health"], eileen["banked"]) == (8, 0)
    play(match, "hunter_axe", "saw_cleaver", "hunter_axe")
    assert sorted(hunter(match, EILEEN)["used"]) == ["hunter_axe", "saw_cleaver", "transform"]


@pytest.mark.rule("BB-A.31")
def test_banking_is_not_asked_for() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={EILEEN: {"collected": 6}},
        row=ROW,
        tape=["0", "kirkhammer", "lamp_townsman"],
    )
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    # The first thing she is asked is her Upgrade, and all her Blood is banked by then.
    assert [decision.prompt.id for decision in match.decisions] == ["bb-prompt-upgrade"]
    assert (hunter(match, EILEEN)["collected"], hunter(match, EILEEN)["banked"]) == (0, 6)
