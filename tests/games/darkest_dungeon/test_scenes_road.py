"""Scenes on the way: scouting, hazards, Rooms, fires, deaths between two dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.match import Match

from .acts import boss_beaten
from .stage import (
    CURIO,
    DARKNESS,
    HUNGER,
    PARTY,
    RUBBLE,
    Fields,
    asked,
    dungeon,
    each,
    fight,
    kinds,
    options,
    play,
    rule,
    table,
    used_up,
)

NOTHING = ["blank"] * 6
GONE: Fields = {"alive": False, "area": None}


def road(fields: Mapping[str, Fields] | None = None, **more: Any) -> Match:
    """A stop of the usual party, these heroes first."""
    given = fields or {}
    order = [*given, *[kind for kind in PARTY if kind not in given]]
    return dungeon({kind: given.get(kind, {}) for kind in order[:4]}, **more)


def explore(match: Match) -> None:
    """Into the first Room."""
    play(match, "explore-0")


def fit_out(match: Match) -> None:
    """Whatever a newcomer is asked."""
    while asked(match)[0] in ("outfit", "train"):
        play(match, options(match)[0] if asked(match) == ["outfit"] else "done")


@rule("DD-9.3")
@rule("DD-2.6")
def test_a_cloak_spares_what_the_prophet_adds_as_well() -> None:
    match = road(
        {"crusader": {"trinkets": ["caution_cloak"]}},
        campaign={"threat": "prophet"},
        level=2,
        tokens={"a": "empty"},
        tape=["lair"],
    )
    play(match, "scout", "trinket-0-0")
    assert each(match, "stress") == [0, 2, 2, 2]


@rule("DD-A.232")
@rule("DD-31.10")
def test_the_fire_after_a_boss_is_not_worth_less_for_his_threat() -> None:
    """Missing Supplies is the Collector's, and he is dead: twelve points, not four."""
    match = boss_beaten(
        3,
        "collector",
        {"crusader": {"wounds": 10}, "hellion": {}, "highwayman": {}, "vestal": {}},
        tape=["uneventful_week", 1],
    )
    play(match, "rest", *["hero-0-life"] * 10)
    assert each(match, "wounds")[0] == 0


@rule("DD-15.3")
@rule("DD-2.6")
def test_while_he_lives_a_fire_is_worth_four() -> None:
    match = road(
        {"crusader": {"wounds": 10}},
        campaign={"threat": "collector"},
        level=3,
        tokens={"a": "empty"},
        at="a",
        cleared=[0],
    )
    play(match, "rest", *["hero-0-life"] * 4)
    assert asked(match) == ["stop"]
    assert each(match, "wounds")[0] == 6


@rule("DD-A.23")
@rule("DD-32.8")
def test_who_dies_of_hunger_leaves_the_rubble_to_nobody() -> None:
    match = road(
        {"crusader": {"wounds": 17}, "hellion": {"wounds": 3}},
        tokens={"a": "empty"},
        tape=[HUNGER, RUBBLE, *NOTHING, "skull"],
    )
    explore(match)
    play(match, "hunger")
    assert asked(match) == ["replace"]
    play(match, "jester")
    fit_out(match)
    assert asked(match) == ["stop"]
    assert used_up(match)
    assert table(match)["dungeon"]["cleared"] == [0]
    assert each(match, "stress") == [0] * 4


@rule("DD-10.8")
@rule("DD-A.9")
def test_without_light_the_darkness_takes_a_torch_or_nerves() -> None:
    match = road(light=0, tape=[DARKNESS, "blank", *NOTHING], stores={"torch": 1})
    explore(match)
    assert asked(match) == ["hazard"]
    assert "dim" not in options(match)
    assert {"suffer", "pay"} <= set(options(match))


@rule("DD-A.78")
def test_in_the_dusk_the_nervous_suffer_twice_as_much() -> None:
    match = road(
        {"crusader": {"quirks": ["nervous"]}},
        light=2,
        tokens={"a": "empty"},
        tape=[DARKNESS, "blank", *NOTHING],
    )
    explore(match)
    play(match, "suffer")
    assert each(match, "stress")[0] == 2 + 1 + 1


@rule("DD-27.6")
@rule("DD-A.82")
def test_hunger_of_the_bulimic_takes_two_and_each_of_his_troubles_has_its_say() -> None:
    match = road(
        {"crusader": {"disease": "bulimic", "quirks": ["stress_eater", "nervous"]}},
        tokens={"a": "empty"},
        tape=[HUNGER, "blank", *NOTHING],
        stores={"food": 3},
    )
    explore(match)
    play(match, "pay")
    assert table(match)["stores"]["food"] == 1
    assert each(match, "stress")[0] == (1 + 1) + (1 + 1)


@rule("DD-26.N2")
@rule("DD-29.3")
def test_a_ten_over_a_curio_may_be_the_last_roll_of_a_bad_gambler() -> None:
    match = road(
        {"crusader": {"quirks": ["bad_gambler"], "wounds": 17}},
        tokens={"a": "empty"},
        tape=[CURIO, "blank", *NOTHING, "pile_of_scrolls", 10, "skull"],
    )
    explore(match)
    assert "deathblow" in kinds(match)
    assert asked(match) == ["replace"]


@rule("DD-24.7")
@rule("DD-32.7")
def test_when_the_last_falls_and_all_have_somebody_to_follow_them_they_have_fled() -> None:
    match = fight(
        {
            "crusader": {"wounds": 17, "area": "S"},
            "hellion": GONE,
            "highwayman": GONE,
            "vestal": GONE,
        },
        [("bone_soldier", "C")],
        where=road(tokens={"a": "lair"}, at="a"),
        turn=8,
        tape=[5, "skull"],
        alone=False,
        hamlet={"waiting": 1},
        campaign={"fallen": ["hellion", "highwayman", "vestal"]},
    )
    for kind in ("jester", "occultist", "arbalest", "abomination"):
        assert asked(match) == ["replace"]
        play(match, kind)
        fit_out(match)
    assert asked(match) == ["stop"]
    assert table(match)["dungeon"]["fled"]
    assert table(match)["waiting"] == 0


@rule("DD-A.9")
@rule("DD-14.4")
def test_a_dark_room_is_lit_up_once_also_under_full_light() -> None:
    match = road(
        quest="warm_up_the_halls", level=3, tokens={"a": "dark"}, at="a", stores={"torch": 2}
    )
    play(match, next(id for id in options(match) if id.endswith("torch")))
    assert table(match)["dungeon"]["progress"] == 1
    assert not [id for id in options(match) if id.endswith("torch")]
    assert table(match)["dungeon"]["cleared"] == [0]
