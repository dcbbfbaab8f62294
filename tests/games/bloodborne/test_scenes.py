"""Scenes in which several cards of Bloodborne meet: each is printed, together they are seldom tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft import Match

from .stage import STARTERS, each, hand, hunter, options, play, stage, told

HENRYK, EILEEN, LUDWIG = 0, 1, 2
CROW = "carrion_crow"


def round_of(
    *cards: str, tape: Sequence[str] = ("0",), enemy: str = CROW, echoes: int = 20, **more: Any
) -> Match:
    """A round in which each Hunter plays one card it holds beside the starters; nobody takes Upgrades."""
    fields: dict[int, dict[str, Any]] = more.pop("hunters", {})
    hunters = {
        seat: {"hand": list(dict.fromkeys([*STARTERS, card])), **fields.get(seat, {})}
        for seat, card in enumerate(cards)
    }
    match = stage(
        len(cards), hunters=hunters, monster=enemy, echoes=echoes, row=[], deck={},
        tape=[*tape, "lamp_townsman"], **more,
    )  # fmt: skip
    play(match, *cards)
    return match


def blows(match: Match) -> list[tuple[int, int]]:
    return [(blow["who"], blow["amount"]) for blow in told(match, "dealt")]


@pytest.mark.rule("BB-8.4")
@pytest.mark.rule("BB-A.56")
def test_the_last_blood_goes_to_whoever_strikes_first_and_overkill_pays_nothing() -> None:
    match = round_of("kirkhammer", "quick_rapier", "saw_cleaver", echoes=4)
    assert blows(match) == [(EILEEN, 2), (LUDWIG, 1), (HENRYK, 1)]
    assert each(match, "collected") == [1, 2, 1]


@pytest.mark.rule("BB-A.58")
def test_a_cap_comes_after_bonus_and_weakening() -> None:
    """Blunderbuss takes 1 from the others; the wheel of a wounded Hunter has 2 more; the larva takes 2."""
    hurt = {EILEEN: {"health": 3}}
    match = round_of(
        "blunderbuss", "penitent_wheel", "hunters_dream", enemy="pale_larva", hunters=hurt
    )
    assert blows(match) == [(HENRYK, 1), (EILEEN, 2)]


@pytest.mark.rule("BB-A.58")
def test_two_weakenings_never_make_a_blow_negative() -> None:
    match = round_of("blunderbuss", "saw_cleaver", "parry_pistol")
    assert hunter(match, EILEEN)["collected"] == 0
    assert sum(amount for _, amount in blows(match)) == 2


@pytest.mark.rule("BB-A.12")
@pytest.mark.rule("BB-5.7")
def test_a_pistol_out_of_transform_silences_both_pistols() -> None:
    match = stage(
        hunters={HENRYK: {"hand": STARTERS}}, monster=CROW, echoes=20, row=[], deck={},
        tape=["0", "lamp_townsman"],
    )  # fmt: skip
    play(match, "transform", "hunter_pistol", "hunter_axe")
    match.decide("hunter_pistol", seat=HENRYK)
    assert blows(match) == [(LUDWIG, 2)]


@pytest.mark.rule("BB-A.16")
@pytest.mark.rule("BB-6.2")
def test_who_dies_of_a_flask_before_the_own_instant_loses_it() -> None:
    match = round_of(
        "fire_flask", "blood_vial", "hunter_axe", hunters={EILEEN: {"health": 1, "collected": 3}}
    )
    assert hunter(match, EILEEN)["collected"] == 0
    assert told(match, "healed") == []
    assert [who for who, _ in blows(match)] == [HENRYK, LUDWIG]


@pytest.mark.rule("BB-6.2")
def test_a_vial_drunk_before_the_flask_saves_its_drinker() -> None:
    match = round_of(
        "blood_vial", "fire_flask", "hunter_axe", hunters={HENRYK: {"health": 1, "collected": 3}}
    )
    assert hunter(match, HENRYK)["health"] == 7
    assert hunter(match, HENRYK)["collected"] == 3


@pytest.mark.rule("BB-A.60")
def test_a_lure_and_a_veil_the_veil_takes_what_is_sent_on() -> None:
    match = stage(
        hunters={
            HENRYK: {"hand": [*STARTERS, "beast_lure"]},
            EILEEN: {"hand": [*STARTERS, "ashen_veil"]},
        },
        monster=CROW, echoes=20, row=[], deck={}, tape=["2", "lamp_townsman"],
    )  # fmt: skip
    play(match, "beast_lure", "ashen_veil", "hunter_axe")
    assert options(match, HENRYK) == ["hunter-1", "hunter-2"]
    match.decide("hunter-1", seat=HENRYK)
    assert each(match, "health") == [8, 8, 6]


@pytest.mark.rule("BB-7.6")
@pytest.mark.rule("BB-A.17")
def test_a_dream_halves_the_whole_of_a_combo_once() -> None:
    match = round_of("hunters_dream", "hunter_axe", "saw_cleaver", tape=["1+", "1+", "1"])
    assert [(hit["who"], hit["amount"]) for hit in told(match, "hit")] == [(0, 1), (1, 3), (2, 3)]


@pytest.mark.rule("BB-9.2")
def test_an_escaped_monster_is_out_of_the_game() -> None:
    match = round_of("hunter_axe", "hunter_axe", "hunter_axe", enemy="winter_lantern", echoes=20)
    doc: Any = match.position()["state"]
    assert "winter_lantern" not in doc["monsters"]
    assert doc["monster"] == "lamp_townsman"
    # What they took stays theirs.
    assert each(match, "collected") == [2, 2, 2]


@pytest.mark.rule("BB-14.10")
def test_a_dead_hunter_is_back_for_the_next_round() -> None:
    match = round_of(
        "hunter_axe", "saw_cleaver", "hunters_dream", tape=["1"], hunters={HENRYK: {"health": 1}}
    )
    assert each(match, "dead") == [False, False, False]
    assert hunter(match, HENRYK)["health"] == 8
    assert sorted(match.waiting) == [0, 1, 2]


@pytest.mark.rule("BB-9.2")
def test_a_hush_bell_banks_before_the_robber_takes_flight() -> None:
    """Three are safe before the Grave Robber escapes with one of what is left."""
    match = round_of(
        "hush_bell", "saw_cleaver", "hunter_pistol", enemy="grave_robber",
        hunters={HENRYK: {"collected": 4}},
    )  # fmt: skip
    assert hunter(match, HENRYK)["banked"] == 3
    assert hunter(match, HENRYK)["collected"] == 4 + 1 - 3 - 1


@pytest.mark.rule("BB-A.54")
@pytest.mark.parametrize(("echoes", "gone"), [(20, True), (2, False)])
def test_gascoigne_takes_the_weapons_that_struck_only_while_he_lives(
    echoes: int, gone: bool
) -> None:
    match = round_of(
        "hunter_axe", "hunters_dream", "hunters_dream", enemy="father_gascoigne", echoes=echoes
    )
    owned = [*hand(match, HENRYK), *hunter(match, HENRYK)["used"]]
    assert ("hunter_axe" not in owned) is gone


@pytest.mark.rule("BB-A.58")
def test_the_watchdog_takes_one_from_each_ranged_weapon_and_all_of_a_melee_one() -> None:
    match = round_of("cannon", "kirkhammer", "ludwigs_rifle", enemy="watchdog")
    assert sorted(blows(match)) == [(HENRYK, 1), (EILEEN, 4), (LUDWIG, 1)]
    # The Cannon hurts everybody all the same.
    assert each(match, "health") == [7, 7, 7]


@pytest.mark.rule("BB-A.9")
def test_the_abbess_strikes_to_the_left_of_each_attacker() -> None:
    match = round_of("hunter_axe", "saw_cleaver", "hunters_dream", enemy="mirror_abbess")
    # What Eileen deals comes to a dreamer: half of 1 is nothing.
    assert [(hit["who"], hit["amount"]) for hit in told(match, "hit")] == [(EILEEN, 2), (LUDWIG, 0)]
