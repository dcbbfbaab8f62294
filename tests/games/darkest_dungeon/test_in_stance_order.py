"""What befalls several at once is faced one after another, the foremost first (DD-5.4, DD-A.303)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import deathblows
from .stage import (
    OTHERS,
    RUBBLE,
    TRAP,
    Fields,
    asked,
    dungeon,
    fight,
    hero,
    kinds,
    play,
    used_up,
)

#: The Hellion goes before the Crusader: the Stance counts, not who sits where.
ORDER = ([1, 0, 2], [8])
STYGIAN = {"difficulty": "stygian"}


def impaled(crusader: Fields, hellion: Fields, tape: list[object]) -> Match:
    """A Spearman strikes the two who stand together; a Vestal looks on."""
    return fight(
        {
            "crusader": {"area": "S", **crusader},
            "hellion": {"area": "S", **hellion},
            "vestal": {"area": "W"},
        },
        [("bone_spearman", "C")],
        turn=8,
        order=ORDER,
        tape=[1, *tape],
    )


def whom(match: Match, kind: str) -> list[str]:
    """Whom such events were about."""
    return [str(one.fields["figure"]) for one in match.events if one.kind == kind]


@pytest.mark.rule("DD-A.303")
def test_the_foremost_rolls_the_first_deathblow() -> None:
    match = impaled({"wounds": 17}, {"wounds": 14}, [5, "skull", "blank"])
    assert whom(match, "deathblow") == ["hellion", "crusader"]
    assert deathblows(match) == ["yes", "no"]
    assert [hero(match, one)["alive"] for one in ("hellion", "crusader")] == [False, True]


@pytest.mark.rule("DD-A.303")
def test_what_follows_a_deathblow_comes_before_the_next() -> None:
    """She lives and minds the damage, before he rolls."""
    match = impaled({"wounds": 17}, {"wounds": 14, "quirks": ["clumsy"]}, [5, "blank", "skull"])
    assert [one.kind for one in match.events if one.kind in ("deathblow", "afflicted", "died")] == [
        "deathblow", "afflicted", "deathblow", "died",
    ]  # fmt: skip


@pytest.mark.rule("DD-29.7", "DD-A.230")
@pytest.mark.parametrize(
    ("roll", "left"), [(5, [13, 16]), (2, [14, 17])], ids=["5 Wounds", "a critical: 7"]
)
def test_who_is_healed_before_the_own_roll_does_not_roll(roll: int, left: list[int]) -> None:
    """The Candle that saves the Hellion takes 6 Wounds off the Crusader as well."""
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 17},
            "hellion": {"area": "S", "wounds": 14},
            "vestal": {"area": "S", "level": 3, "trinkets": ["candle_of_life"]},
        },
        [("bone_spearman", "C")],
        turn=8,
        order=ORDER,
        tape=[1, roll, "skull"],
    )
    assert asked(match) == ["deathblow"]
    play(match, "trinket-0-0")
    assert deathblows(match) == []
    assert [hero(match, one)["wounds"] for one in ("hellion", "crusader")] == left


@pytest.mark.rule("DD-A.303")
def test_the_foremost_is_tested_first_after_a_critical() -> None:
    match = impaled({"stress": 9}, {"stress": 9}, [2, 1, "focused", 3, "fearful", 9])
    assert whom(match, "resolve") == ["hellion", "crusader"]
    assert hero(match, "hellion")["mood"] == "focused"
    assert hero(match, "crusader")["mood"] == "fearful"


@pytest.mark.rule("DD-A.303")
def test_the_foremost_is_asked_first_when_all_are_healed() -> None:
    medallion = {"area": "C", "level": 2, "wounds": 9}
    match = fight(
        {
            "crusader": {**medallion, "trinkets": ["bloodcourse_medallion"]},
            "hellion": {**medallion, "trinkets": [("chirurgeons_charm", "negative")]},
            "vestal": {"area": "S", "skills": ["divine_comfort"]},
        },
        [("bone_soldier", "NW")],
        turn="vestal",
        order=ORDER,
        tape=[5],
    )
    play(match, "use-divine_comfort-4")
    assert asked(match) == ["healed_window"]
    play(match, "trinket-0-0")  # hers takes 4 of the 2
    assert [hero(match, one)["wounds"] for one in ("hellion", "crusader")] == [9, 9]
    play(match, "trinket-0-0")
    assert hero(match, "crusader")["wounds"] == 3


@pytest.mark.rule("DD-A.303")
def test_the_foremost_is_tested_first_when_the_room_draws_them_in() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "stress": 9},
            "hellion": {"area": "W", "stress": 9},
            "vestal": {"area": "SE"},
        },
        [("bone_spearman", "NW")],
        room="dd_8",
        order=ORDER,
        setup=STYGIAN,
        agenda=[["start_round"]],
        tape=[8, 1, "focused", 3, "fearful", "party", 9],
    )
    assert whom(match, "resolve") == ["hellion", "crusader"]
    assert hero(match, "hellion")["mood"] == "focused"
    assert used_up(match)


# ---------------------------------------------------------------------- Wounds before Stress


def on_the_brink(tape: list[object], **more: Any) -> Match:
    """A Crusader at Death's Door with 9 Stress, somewhere on the way."""
    brink = {"crusader": {"wounds": 17, "stress": 9}}
    return dungeon({**brink, **OTHERS}, tape=tape, **more)


@pytest.mark.rule("DD-A.303")
@pytest.mark.parametrize(
    ("face", "roll"), [(RUBBLE, []), (TRAP, [1])], ids=["rubble", "a critical trap"]
)
def test_who_dies_of_the_wounds_is_not_tested(face: str, roll: list[object]) -> None:
    dice = {"dice": [[face], [], [], []]}
    for die, told in (("skull", ["died"]), ("blank", ["resolve"])):
        test = [] if die == "skull" else [1, "focused"]
        match = on_the_brink([*roll, die, *test], agenda=[["stop"], ["hero_dice", 0]], **dice)
        assert deathblows(match) == ["yes" if die == "skull" else "no"]
        assert [one for one in kinds(match) if one in ("died", "resolve")] == told


@pytest.mark.rule("DD-A.303")
def test_a_trap_room_wounds_before_it_stresses() -> None:
    match = on_the_brink(
        ["skull"], at="a", tokens={"a": "trap"}, level=2, agenda=[["stop"], ["trap_room", 0]]
    )
    play(match, "wounds-1")
    assert [one for one in kinds(match) if one in ("died", "resolve")] == ["died"]
