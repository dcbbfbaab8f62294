"""Scenes of the Hamlet and the Campaign out of the book: what a day buys, what ends when, what runs out."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    asked,
    awaited,
    conditions,
    dungeon,
    each,
    hamlet,
    hero,
    options,
    play,
    rule,
    table,
    used_up,
)  # fmt: skip


def day_of(who: dict[str, Any], **more: Any) -> Match:
    """A day that begins with whoever is named first."""
    heroes: dict[str, Any] = dict(who)
    for kind in PARTY:
        if len(heroes) < 4:
            heroes.setdefault(kind, {})
    return hamlet(heroes, **more)


# ---------------------------------------------------------------------- Hamlet Skills by the user's Level


@rule("DD-33.18")
@pytest.mark.parametrize(("level", "healed"), [(1, 4), (2, 7), (3, 9)])
@pytest.mark.parametrize("patient", [1, 2, 3])
def test_experimental_vapours_go_by_the_doctors_level(
    level: int, healed: int, patient: int
) -> None:
    """The patient's own Level is another one."""
    match = day_of(
        {
            "plague_doctor": {"level": level},
            "crusader": {"level": patient, "wounds": 15, "disease": "ennui"},
        },
        tape=[1],
    )
    play(match, "hamlet-skill-0", "hero-1")
    assert hero(match, "crusader")["wounds"] == 15 - healed
    assert hero(match, "crusader")["disease"] is None
    assert hero(match, "crusader")["stress"] == 3


@rule("DD-33.18")
@pytest.mark.parametrize(
    ("level", "roll", "healed", "stress"),
    [(1, 1, 4, 0), (1, 3, 4, 0), (2, 3, 7, 0), (3, 2, 9, 0), (1, 4, 2, 0), (2, 8, 4, 0), (3, 8, 5, 0),
     (3, 9, 0, 2), (1, 10, 0, 2)],
)  # fmt: skip
def test_field_dressing_goes_by_a_die_and_her_level(
    level: int, roll: int, healed: int, stress: int
) -> None:
    match = day_of({"arbalest": {"level": level}, "crusader": {"wounds": 15}}, tape=[1, roll])
    play(match, "hamlet-skill-0", "hero-1")
    assert hero(match, "crusader")["wounds"] == 15 - healed
    assert hero(match, "crusader")["stress"] == stress


@rule("DD-33.18")
@pytest.mark.parametrize(("level", "healed"), [(1, 2), (2, 4), (3, 5)])
def test_a_dark_ritual_costs_the_occultist_and_helps_one(level: int, healed: int) -> None:
    match = day_of(
        {"occultist": {"level": level}, "crusader": {"wounds": 9, "stress": 5}}, tape=[1]
    )
    play(match, "hamlet-skill-0", "hero-1")
    assert hero(match, "occultist")["stress"] == 1
    assert hero(match, "crusader")["wounds"] == 9 - healed
    assert hero(match, "crusader")["stress"] == 3
    assert conditions(hero(match, "crusader")) == [("buff", 0, 3)]
    assert conditions(hero(match, "occultist")) == []


@rule("DD-33.18")
def test_a_zealous_speech_is_the_first_of_a_day_or_none() -> None:
    match = hamlet({"hellion": {"stress": 6}, "crusader": {"stress": 3}}, tape=[1])
    play(match, "pass")
    assert not [id for id in options(match) if id.startswith("hamlet-skill")]


@rule("DD-33.18")
def test_a_zealous_speech_ends_the_day_for_everybody() -> None:
    match = hamlet({"crusader": {"stress": 3}, "hellion": {"stress": 6}}, tape=[1, 4], days=2)
    play(match, "hamlet-skill-0")
    assert each(match, "stress") == [0, 1, 0, 0]
    assert table(match)["hamlet"]["days"] == 1
    assert table(match)["hamlet"]["caretaker"] == "sanitarium"


@rule("DD-33.18")
def test_he_psyches_up_once_a_phase_and_calms_down_as_often_as_he_likes() -> None:
    heroes: dict[str, Any] = {
        "abomination": {"stress": 4},
        "crusader": {},
        "hellion": {},
        "vestal": {},
    }
    match = hamlet(heroes, tape=[1, 1], days=2)
    play(match, "hamlet-skill-0")
    assert conditions(hero(match, "abomination")) == [("buff", 0, 6), ("protection", 0, 6)]
    assert each(match, "stress") == [5, 1, 1, 1]
    play(match, "pass", "pass", "pass")
    assert "hamlet-skill-0" not in options(match)
    play(match, "hamlet-skill-1")
    assert each(match, "stress") == [1, 0, 0, 0]


@rule("DD-A.237")
def test_intimidate_frees_todays_building_and_all_days_to_come() -> None:
    match = hamlet({"hellion": {}, "crusader": {}}, tape=[5], days=2)
    assert "visit-abbey" not in options(match)
    play(match, "hamlet-skill-1")
    assert "visit-abbey" in options(match)
    assert table(match)["hamlet"]["caretaker"] is None  # gone from the board at once
    play(match, "pass", "pass", "pass")
    assert table(match)["hamlet"]["caretaker"] is None
    assert used_up(match)


# ---------------------------------------------------------------------- what a visit buys, and only one of it


@rule("DD-33.17")
@rule("DD-33.16")
def test_one_choice_a_visit_and_one_visitor_a_day() -> None:
    match = hamlet({"crusader": {"stress": 9}, "hellion": {"stress": 9}}, tape=[1], gold=10)
    play(match, "visit-tavern", "service-1")
    assert hero(match, "crusader")["stress"] == 3
    assert table(match)["gold"] == 7
    assert asked(match) == ["visit"]
    assert "visit-tavern" not in options(match)


@rule("DD-34.25")
@rule("DD-34.28")
def test_the_guild_trains_twice_and_no_third_time() -> None:
    match = hamlet({"crusader": {"xp": 20}}, tape=[1], gold=10)
    play(match, "visit-guild")
    first = [id for id in options(match) if id != "done"]
    assert len(first) == 8  # the hero and seven Skills
    play(match, "hero", "battle_heal", "skill-3")
    assert hero(match, "crusader")["xp"] == 14
    assert table(match)["gold"] == 7
    assert asked(match)[0] != "train"


@rule("DD-34.33")
@rule("DD-A.118")
def test_a_virtue_of_the_graveyard_calms_and_turns_the_counter() -> None:
    match = hamlet({"crusader": {"stress": 7}}, tape=[1, "stalwart"])
    play(match, "visit-graveyard", "service-0")
    found = hero(match, "crusader")
    assert (found["stress"], found["red"], found["mood"]) == (0, True, "stalwart")


@rule("DD-34.12")
@rule("DD-25.2")
def test_a_trinket_of_the_wagon_may_be_bought_for_a_companion() -> None:
    match = hamlet(
        {"crusader": {"trinkets": ["critical_stone"]}},
        tape=[1, "accuracy_stone", "archers_ring", "bleed_charm"],
    )
    play(match, "visit-nomad_wagon", "buy-0", "hero-2")
    assert each(match, "trinkets")[2] == [{"card": "accuracy_stone", "negative": False}]
    assert table(match)["gold"] == 6
    assert options(match) == ["sell-0", "done"]  # one purchase a visit, one sale


@rule("DD-34.29")
@rule("DD-34.32")
def test_a_forged_skill_is_as_it_was_after_the_quest() -> None:
    match = dungeon(
        {"crusader": {"forged": {"smite": 2}}, "hellion": {}},
        agenda=[["return_home", None]],
        tape=None,
    )
    assert hero(match, "crusader")["forged"] == {}


# ---------------------------------------------------------------------- the Event, the Caretaker


@rule("DD-33.14")
def test_another_blocker_rolls_until_a_building_is_free() -> None:
    """General Repairs: the second roll meets the Caretaker twice before it finds the Guild."""
    match = hamlet(event="general_repairs", tape=[3, 3, 3, 7])
    assert "visit-tavern" not in options(match)
    assert "visit-guild" not in options(match)
    assert used_up(match)


@rule("DD-33.13")
def test_in_a_busy_week_no_caretaker_rolls() -> None:
    match = hamlet(event="busy_week", tape=[])
    assert table(match)["hamlet"]["caretaker"] is None
    buildings = {
        "visit-" + name for name in ("survivalist", "tavern", "sanitarium", "abbey", "guild")
    }
    assert buildings <= set(options(match))


@rule("DD-33.11")
@pytest.mark.parametrize(("event", "gone"), [("labor_force", True), ("town_fair", False)])
def test_some_events_come_once_a_campaign(event: str, gone: bool) -> None:
    match = hamlet(tape=[event, *[1] * 3], agenda=[["draw_event"]])
    assert (event in table(match)["events_gone"]) == gone


@rule("DD-33.11")
def test_an_event_that_is_gone_is_not_drawn_again() -> None:
    match = hamlet(tape=None, agenda=[["draw_event"]], campaign={"events_gone": ["labor_force"]})
    assert "labor_force" not in awaited(match)
    assert len(awaited(match)) == 15


@rule("DD-34.9")
@pytest.mark.parametrize(("level", "offer"), [(1, [1, 1, 1]), (2, [1, 1, 2]), (3, [1, 2, 3])])
def test_the_wagon_lays_out_three_by_its_level(level: int, offer: list[int]) -> None:
    tape = [
        ["accuracy_stone", "archers_ring", "bleed_charm"],
        ["dark_bracer", "solar_bracer"],
        ["solar_crown"],
    ]
    drawn = [tape[wanted - 1][offer[:place].count(wanted)] for place, wanted in enumerate(offer)]
    match = hamlet(buildings={"nomad_wagon": level}, tape=[1, *drawn], gold=30)
    play(match, "visit-nomad_wagon")
    assert used_up(match)
    prices = {1: 4, 2: 6, 3: 8}
    play(match, "buy-2")
    while asked(match)[0] not in ("visit", "trade"):
        play(match, options(match)[0])
    assert table(match)["gold"] == 30 - prices[offer[2]]
