"""What the bot does with its dice on the road: whoever may die comes first."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.bot.dungeon import PLENTY, Explorer


def someone(left: int, life: int = 20, stress: int = 0, red: bool = False) -> dict[str, Any]:
    return {"life": life, "wounds": life - left, "stress": stress, "red": red, "mood": None}


def table(heroes: list[dict[str, Any]], **stores: int) -> dict[str, Any]:
    return {
        "heroes": heroes,
        "party": list(range(len(heroes))),
        "stores": stores,
        "dungeon": None,
        "level": 1,
        "light": 5,
    }


@pytest.mark.parametrize(
    ("left", "dice", "fed"), [(0, 1, True), (3, PLENTY, False), (3, PLENTY + 1, True)]
)
def test_a_die_is_kept_for_deaths_door(left: int, dice: int, fed: bool) -> None:
    hero = someone(left)
    assert Explorer._fed(table([hero], food=dice), hero, "food") is fed


@pytest.mark.parametrize(("dice", "pays"), [(1, False), (2, True)])
def test_dice_are_kept_for_who_is_worse_off(dice: int, pays: bool) -> None:
    heroes = [someone(18), someone(2), someone(17), someone(16)]
    bot = Explorer.__new__(Explorer)
    assert bot._can_pay(table(heroes, tool=dice), heroes[0], "tool") is pays
    assert bot._can_pay(table(heroes, tool=dice), heroes[1], "tool")


@pytest.mark.parametrize(("red", "scouts"), [(False, True), (True, False)])
def test_nobody_scouts_whose_heart_may_give_out(red: bool, scouts: bool) -> None:
    bot = Explorer.__new__(Explorer)
    assert bot._scouts(table([someone(20, stress=4, red=red)])) is scouts
