"""Scenes with five Hunters: the dead, those who transform, and Instants among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft import Match

from .stage import STARTERS, each, hand, hunter, options, play, stage, table, told

CROW = "carrion_crow"
OUT = {"health": 0, "dead": True, "out": True, "deaths": 2}


def five(
    *cards: str | None,
    hunters: Mapping[int, Mapping[str, Any]] | None = None,
    tape: Sequence[str] = ("0",),
    enemy: str = CROW,
    echoes: int = 30,
    **more: Any,
) -> Match:
    """A round of five, each with one card beside the starters; nobody takes Upgrades."""
    full = {
        seat: {
            "hand": list(dict.fromkeys([*STARTERS, card])) if card else STARTERS,
            **(hunters or {}).get(seat, {}),
        }
        for seat, card in enumerate(cards)
    }
    match = stage(
        len(cards), hunters=full, monster=enemy, echoes=echoes, row=[], deck={},
        tape=[*tape, "lamp_townsman"], **more,
    )  # fmt: skip
    play(match, *cards)
    return match


def blows(match: Match) -> list[tuple[int, int]]:
    return [(blow["who"], blow["amount"]) for blow in told(match, "dealt")]


def hits(match: Match) -> list[tuple[int, int]]:
    return [(hit["who"], hit["amount"]) for hit in told(match, "hit")]


@pytest.mark.rule("BB-A.12")
@pytest.mark.rule("BB-A.16")
def test_a_pistol_of_one_who_dies_by_the_flask_still_silences_the_other() -> None:
    """He had transformed into it: both cards go to his used pile, and neither pistol speaks."""
    match = five(
        "fire_flask", "transform", "hunter_pistol", "saw_cleaver", "hunters_dream",
        hunters={1: {"health": 1, "collected": 4}},
    )  # fmt: skip
    match.decide("hunter_pistol", seat=1)
    assert blows(match) == [(0, 1), (3, 1)]
    assert hunter(match, 1)["collected"] == 0
    assert sorted(hunter(match, 1)["used"]) == ["hunter_pistol", "transform"]


@pytest.mark.rule("BB-A.60")
@pytest.mark.rule("BB-A.20")
def test_what_is_sent_to_a_dreamer_is_halved_with_the_rest() -> None:
    match = five(
        "beast_lure", "hunters_dream", "ashen_veil", "saw_cleaver", "saw_cleaver",
        tape=("4",), enemy="scourge_beast",
    )  # fmt: skip
    match.decide("hunter-1", seat=0)
    assert hits(match) == [(0, 4 - 2), (1, (4 + 2) // 2), (3, 4), (4, 4)]


@pytest.mark.rule("BB-6.2")
@pytest.mark.rule("BB-A.16")
def test_instants_begin_with_the_first_player_and_pass_over_who_has_fallen() -> None:
    match = five(
        "ashen_veil", "fire_flask", "hush_bell", "blood_vial", "hunter_pistol",
        first=3, hunters={2: {"collected": 5, "health": 1}, 3: {"health": 1}},
    )  # fmt: skip
    assert [one["who"] for one in told(match, "instant")] == [3, 4, 0, 1]
    assert hunter(match, 2)["banked"] == hunter(match, 2)["collected"] == 0
    assert not [one for one in told(match, "died") if one["who"] == 3]


@pytest.mark.rule("BB-A.9")
@pytest.mark.rule("BB-A.55")
def test_sparks_and_the_token_pass_over_those_who_are_out() -> None:
    match = five(
        "ember_sprayer", None, "saw_cleaver", "saw_cleaver", None, final_boss="rom",
        hunters={1: OUT, 4: OUT},
    )  # fmt: skip
    assert hits(match) == [(2, 1), (3, 1)]
    assert table(match)["first"] == 2


@pytest.mark.rule("BB-A.56")
@pytest.mark.rule("BB-2.20")
def test_who_falls_to_the_mirror_before_his_heavy_blow_does_not_deal_it() -> None:
    """The hammer comes last: the axe on its right has killed its bearer by then."""
    match = five(
        "kirkhammer", "hunter_axe", "saw_cleaver", "hunters_dream", "hunter_axe",
        enemy="mirror_abbess", hunters={0: {"health": 2, "collected": 6}, 1: {"collected": 2}},
    )  # fmt: skip
    assert blows(match) == [(1, 2), (2, 1), (4, 2)]
    assert hits(match) == [(2, 2), (3, 0), (0, 2)]  # the dreamer halves what comes from beside him
    assert each(match, "collected") == [0, 4, 1, 0, 2]


@pytest.mark.rule("BB-A.47")
@pytest.mark.rule("BB-A.56")
def test_the_first_to_strike_ends_the_hunt_and_no_cannon_hurts_anybody() -> None:
    match = five(
        "cannon", "quick_rapier", "twin_hooks", "ember_sprayer", "hunters_dream",
        enemy="rom", echoes=2, final_boss="rom",
        hunters={seat: {"health": 1, "deaths": 1, "collected": seat} for seat in range(5)},
    )  # fmt: skip
    assert match.over
    assert not told(match, "died")
    assert each(match, "banked") == [0, 1 + 2, 2, 3, 4]


@pytest.mark.rule("BB-A.34")
@pytest.mark.rule("BB-11.13")
def test_five_dead_share_two_upgrades_in_player_order() -> None:
    match = stage(
        5, hunters={seat: {"hand": STARTERS, "health": 2} for seat in range(5)},
        monster="scourge_beast", echoes=30, row=["cannon", "blood_vial"], deck={},
        tape=["4", "lamp_townsman"], first=3,
    )  # fmt: skip
    play(match, *["saw_cleaver"] * 5)
    assert list(match.waiting) == [3]
    assert options(match, 3) == ["cannon", "blood_vial"]
    match.decide("cannon", seat=3)
    assert list(match.waiting) == [4]
    match.decide("blood_vial", seat=4)
    assert each(match, "health") == [8] * 5
    assert "cannon" in hand(match, 3)
    assert [len(hand(match, seat)) for seat in range(5)] == [4, 4, 4, 5, 5]
