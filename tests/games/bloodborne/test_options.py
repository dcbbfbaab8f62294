"""The five open readings, each both ways."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import IllegalChoice, InvalidChance, InvalidSetup, Match

from .stage import (
    STARTERS,
    base_pack,
    by_hand,
    each,
    entry,
    hand,
    hunter,
    kinds,
    options,
    play,
    stage,
    table,
    told,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2


@pytest.mark.parametrize(
    ("reading", "values"),
    [
        ("yellow_die", ["2+", "2"]),
        ("dream_halves", ["any_damage", "monster_attack"]),
        ("prevention", ["after_halving", "before_halving"]),
        ("reveal_damage", ["can_kill", "never_kills"]),
        ("empty_transform", ["refused", "allowed"]),
    ],
)
def test_a_reading_has_two_values_the_first_by_default(reading: str, values: list[str]) -> None:
    field = next(one for one in undercroft.setup_options("bloodborne") if one.name == reading)
    assert [choice.value for choice in field.values] == values
    assert field.default == values[0]
    assert undercroft.new("bloodborne", {}, seed=1).setup[reading] == values[0]
    for value in values:
        assert undercroft.new("bloodborne", {reading: value}, seed=1).setup[reading] == value
    with pytest.raises(InvalidSetup, match=reading):
        undercroft.new("bloodborne", {reading: "otherwise"}, seed=1)


# ---------------------------------------------------------------------- yellow_die


@pytest.mark.rule("BB-A.53")
@pytest.mark.parametrize(
    ("setup", "faces"),
    [
        ({}, ["0", "1", "1", "1+", "2+", "3"]),
        ({"yellow_die": "2+"}, ["0", "1", "1", "1+", "2+", "3"]),
        ({"yellow_die": "2"}, ["0", "1", "1", "1+", "2", "3"]),
    ],
)
def test_the_fifth_face_of_the_yellow_die(setup: dict[str, str], faces: list[str]) -> None:
    dice = undercroft.catalog(stage(setup=setup))["dice"]
    assert isinstance(dice, dict)
    assert dice["yellow"] == faces
    # The other dice are not in doubt.
    assert dice["green"] == ["0", "0", "1", "1+", "1+", "2"]
    assert dice["red"] == ["0", "1+", "2", "2+", "3", "4"]


@pytest.mark.rule("BB-A.53")
def test_two_plus_is_rolled_again_and_a_plain_two_cannot_come() -> None:
    match = stage(monster="garden_of_eyes", tape=["2+", "3", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [3, 3, 3]
    match = stage(monster="garden_of_eyes", tape=["2"])
    with pytest.raises(InvalidChance):
        play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")


@pytest.mark.rule("BB-A.53")
def test_a_plain_two_ends_the_roll_and_two_plus_cannot_come() -> None:
    setup = {"yellow_die": "2"}
    match = stage(monster="garden_of_eyes", setup=setup, tape=["2", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [6, 6, 6]
    match = stage(monster="garden_of_eyes", setup=setup, tape=["2+", "3"])
    with pytest.raises(InvalidChance):
        play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")


# ---------------------------------------------------------------------- dream_halves


@pytest.mark.parametrize(("value", "taken"), [("any_damage", 1), ("monster_attack", 3)])
def test_the_dream_halves_damage_of_a_card(value: str, taken: int) -> None:
    pack = base_pack()
    entry(pack, "upgrades", "fire_flask")["effects"][0]["amount"] = 3
    match = stage(
        monster="carrion_crow",
        setup={"dream_halves": value},
        hunters={HENRYK: {"hand": [*STARTERS, "fire_flask"]}},
        tape=["2"],
        pack=pack,
    )
    play(match, "fire_flask", "hunters_dream", "saw_cleaver")
    # The attack of 2 is halved either way; who does not dream takes all.
    assert each(match, "health") == [8 - 3 - 2, 8 - taken - 1, 8 - 3 - 2]


@pytest.mark.parametrize(("value", "taken"), [("any_damage", 1), ("monster_attack", 2)])
def test_the_dream_halves_damage_of_an_escape(value: str, taken: int) -> None:
    match = stage(monster="rabid_dog", setup={"dream_halves": value}, tape=["0"])
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    assert each(match, "health") == [6, 8 - taken, 6]


@pytest.mark.parametrize(("value", "taken"), [("any_damage", 1), ("monster_attack", 2)])
def test_the_dream_halves_damage_by_the_mirror_abbess(value: str, taken: int) -> None:
    match = stage(monster="mirror_abbess", setup={"dream_halves": value}, tape=["0"])
    play(match, "hunter_axe", "hunters_dream", "hunters_dream")
    assert each(match, "health") == [8, 8 - taken, 8]


# ---------------------------------------------------------------------- prevention


@pytest.mark.parametrize(("value", "taken"), [("after_halving", 1), ("before_halving", 2)])
def test_prevention_and_halving(value: str, taken: int) -> None:
    """Roll 3, Boss +2, a dreamer who is spared 1: 5 / 2 − 1 = 1, or (5 − 1) / 2 = 2."""
    pack = base_pack()
    entry(pack, "bosses", "hollow_colossus")["abilities"] = [
        {"when": "ongoing", "op": "die_bonus", "amount": 2}
    ]
    match = by_hand(stage(monster="hollow_colossus", setup={"prevention": value}, pack=pack))
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    doc: dict[str, Any] = match.position()
    doc["state"]["hunters"][EILEEN]["prevents"] = 1  # before the roll
    match = undercroft.from_position(doc)
    match.supply("3")
    assert each(match, "health") == [3, 8 - taken, 3]


@pytest.mark.parametrize("value", ["after_halving", "before_halving"])
def test_prevention_never_heals(value: str) -> None:
    match = by_hand(stage(monster="garden_of_eyes", setup={"prevention": value}))
    play(match, "saw_cleaver", "hunters_dream", "saw_cleaver")
    doc: dict[str, Any] = match.position()
    doc["state"]["hunters"][EILEEN].update(prevents=9, health=4)
    match = undercroft.from_position(doc)
    match.supply("3")
    assert hunter(match, EILEEN)["health"] == 4


# ---------------------------------------------------------------------- reveal_damage


def patient(value: str) -> Match:
    """The Beast Patient is revealed to Henryk with 1 Health and Eileen with 2."""
    match = stage(
        monster="lamp_townsman",
        echoes=1,
        setup={"reveal_damage": value},
        hunters={HENRYK: {"health": 1}, EILEEN: {"health": 2}},
        tape=["beast_patient"],
    )
    play(match, "hunter_pistol", "saw_cleaver", "saw_cleaver")
    return match


@pytest.mark.rule("BB-A.52")
def test_damage_by_a_reveal_can_kill() -> None:
    match = patient("can_kill")
    assert each(match, "health") == [0, 1, 7]
    assert (hunter(match, HENRYK)["dead"], hunter(match, HENRYK)["collected"]) == (True, 0)
    assert match.waiting == [EILEEN, LUDWIG]


@pytest.mark.rule("BB-A.52")
def test_damage_by_a_reveal_may_leave_one_health() -> None:
    match = patient("never_kills")
    assert each(match, "health") == [1, 1, 7]
    assert hunter(match, HENRYK)["collected"] == 1
    assert match.waiting == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-A.52")
def test_never_kills_is_about_reveals_only() -> None:
    match = stage(
        monster="rabid_dog",
        setup={"reveal_damage": "never_kills"},
        hunters={HENRYK: {"health": 2}},
        tape=["0"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert told(match, "died") == [{"who": HENRYK, "lost": 1}]


# ---------------------------------------------------------------------- empty_transform

BARE = {"hand": ["transform", "hunters_dream"], "used": ["saw_cleaver", "hunter_axe"]}


def test_transform_without_a_weapon_is_refused() -> None:
    match = stage(hunters={EILEEN: BARE})
    assert options(match, EILEEN) == ["hunters_dream"]
    with pytest.raises(IllegalChoice, match="no Weapon"):
        match.decide("transform", seat=EILEEN)


def test_transform_without_a_weapon_may_be_played_and_does_nothing() -> None:
    match = stage(
        monster="carrion_crow",
        setup={"empty_transform": "allowed"},
        hunters={EILEEN: BARE},
        tape=["2", "lamp_townsman"],
    )
    assert sorted(options(match, EILEEN)) == ["hunters_dream", "transform"]
    play(match, "saw_cleaver", "transform", "saw_cleaver")
    assert "transformed" not in kinds(match)
    assert [one["who"] for one in told(match, "attacks")] == [HENRYK, LUDWIG]
    assert hunter(match, EILEEN)["health"] == 6
    assert sorted(hunter(match, EILEEN)["used"]) == ["hunter_axe", "saw_cleaver", "transform"]
    assert hand(match, EILEEN) == ["hunters_dream"]
    assert table(match)["round"] == 2


@pytest.mark.parametrize("value", ["refused", "allowed"])
def test_transform_with_a_weapon_is_open_either_way(value: str) -> None:
    match = stage(setup={"empty_transform": value})
    assert "transform" in options(match, EILEEN)
