"""Levels and Trinkets of the heroes of single fights and Quests are part of the set-up."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup

GAME = "darkest_dungeon"


def heroes(**setup: object) -> list[Any]:
    match = undercroft.new(GAME, setup, seed=1)
    again = undercroft.from_position(match.position())
    assert again.digest() == match.digest()
    found: list[Any] = match.state.heroes
    return found


@pytest.mark.parametrize("mode", ["battle", "quest", "boss"])
def test_levels_and_trinkets_of_a_single_fight(mode: str) -> None:
    party = heroes(
        mode=mode, level=1, hero_level=3, trinket_2="accuracy_stone", trinket_4="dark_bracer"
    )
    assert [hero.level for hero in party] == [3] * 4
    assert {rank for hero in party for rank in hero.ranks} == {3}
    assert [[side.card.id for side in hero.trinkets] for hero in party] == [
        [], ["accuracy_stone"], [], ["dark_bracer"],
    ]  # fmt: skip
    assert not any(side.negative for hero in party for side in hero.trinkets)


def test_heroes_have_the_level_of_the_fight_unless_another_is_wished() -> None:
    assert {hero.level for hero in heroes(mode="battle", level=2)} == {2}
    assert {hero.level for hero in heroes(mode="battle", level=2, hero_level=1)} == {1}


def test_there_is_one_of_each_trinket() -> None:
    twice = {"trinket_1": "accuracy_stone", "trinket_3": "accuracy_stone"}
    with pytest.raises(InvalidSetup, match="trinket_3: accuracy_stone is taken by trinket_1"):
        heroes(mode="battle", **twice)


@pytest.mark.parametrize("field", ["hero_level", "trinket_1"])
def test_where_they_are_of_no_use_they_are_refused(field: str) -> None:
    value = {"hero_level": 3, "trinket_1": "accuracy_stone"}[field]
    for setup in ({"mode": "campaign"}, {"mode": "battle", "party": "table"}):
        with pytest.raises(InvalidSetup, match=f"{field}: not used with"):
            heroes(**setup, **{field: value})


def test_documents_from_before_are_as_they_were() -> None:
    match = undercroft.new(GAME, {"mode": "battle"}, seed=1)
    position = match.position()
    setup: Any = position["setup"]
    for field in [name for name in setup if name == "hero_level" or name.startswith("trinket_")]:
        del setup[field]
    assert undercroft.from_position(position).digest() == match.digest()
