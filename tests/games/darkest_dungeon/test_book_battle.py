"""Scenes of battles out of the book: slots that are empty, wide bodies, Death's Door."""

from __future__ import annotations

import pytest

from .scene import on_to_act, slots, standing
from .stage import (
    MONSTER,
    asked,
    at,
    conditions,
    deck,
    fight,
    hero,
    meet,
    options,
    order,
    play,
    rule,
    stances,
    table,
    used_up,
)  # fmt: skip

# ---------------------------------------------------------------------- trackers with empty slots


@rule("DD-20.22")
@pytest.mark.parametrize(
    ("skill", "stance"), [("uppercut", "ranged"), ("finish_him", "aggressive")]
)
def test_a_lone_monster_is_pushed_past_empty_slots(skill: str, stance: str) -> None:
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["uppercut", "finish_him", "caltrops"]}},
        [("brigand_cutthroat", "S")],
        turn="bounty_hunter",
        tape=[5],
    )
    play(match, f"use-{skill}-7")
    on_to_act(match)
    assert standing(match)["stance"] == stance
    assert standing(match)["wounds"] == (3 if skill == "uppercut" else 6)


@rule("DD-20.22")
def test_a_hero_is_pushed_into_the_last_slot_and_leaves_a_gap() -> None:
    match = fight(
        {"crusader": {"area": "W"}, "hellion": {"area": "C"}},
        [("cultist_acolyte", "N")],
        turn=MONSTER,
        tape=[9, 7, "party"],
    )
    assert hero(match, "hellion")["wounds"] == 1
    assert slots(match, 0) == [0, None, None, 1]
    assert at(match, "hellion") == "S"


@rule("DD-18.17")
def test_the_third_of_three_heroes_may_step_back_into_the_empty_slot() -> None:
    match = fight(
        ["crusader", "hellion", "highwayman"], [("maggot", "N")], turn="highwayman", tape=["party"]
    )
    play(match, "stance-back")
    assert slots(match, 0) == [0, 1, None, 2]
    assert hero(match, "highwayman")["stance"] == "support"
    assert "stance-back" not in options(match)
    play(match, "stance-forward")
    assert slots(match, 0) == [0, 1, 2, None]


@rule("DD-A.191")
def test_only_the_gap_of_the_dead_is_closed() -> None:
    match = fight(
        {"hellion": {"area": "S", "skills": ["iron_swan", "wicked_hack", "if_it_bleeds"]}},
        [("maggot", "S"), ("webber", "W"), ("spitter", "E")],
        slots=[[0, None, None, None], [8, None, 9, 10]],
        turn="hellion",
        tape=[5],
    )
    play(match, "use-wicked_hack-7")
    assert slots(match) == [9, 10, None, None]


@rule("DD-A.191")
def test_a_gap_before_the_dead_stays() -> None:
    match = fight(
        {"hellion": {"area": "S", "skills": ["iron_swan", "wicked_hack", "if_it_bleeds"]}},
        [("webber", "W"), ("maggot", "S"), ("spitter", "E")],
        slots=[[0, None, None, None], [8, None, 9, 10]],
        turn="hellion",
        tape=[5],
    )
    play(match, "use-wicked_hack-7")
    assert slots(match) == [8, None, 10, None]


@rule("DD-31.18")
def test_what_the_necromancer_calls_takes_the_slot_he_left() -> None:
    """He steps back first (a Self Effect), so Aggressive is the first empty slot."""
    match = meet("necromancer", level=1, tape=["foes", 8, 5, "party"])
    on_to_act(match)
    assert order(match) == ["bone_rabble", "necromancer_1"]
    assert stances(match)[1] == ("necromancer_1", "defensive", "top")
    assert at(match, 1) == "bottom"  # the Skill's Target Area, not that of its Stance
    assert deck(match) == (3, 1)


@rule("DD-41.15")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_pyre_burns_in_ranged(level: int) -> None:
    match = meet("fanatic", level=level, tape=["party"])
    assert [stance for _, stance, _ in stances(match)] == ["aggressive", "ranged"]
    assert deck(match) == (3, 4)


@rule("DD-41.19")
def test_the_warlord_waits_in_ranged() -> None:
    match = meet("templars", tape=["party"])
    assert [(kind, stance) for kind, stance, _ in stances(match)] == [
        ("templar_impaler", "aggressive"),
        ("templar_warlord", "ranged"),
    ]
    assert [one["turns"] for one in table(match)["battle"]["monsters"]] == [2, 2]


# ---------------------------------------------------------------------- large and small


@rule("DD-23.1")
@rule("DD-23.2")
@rule("DD-A.223")
def test_one_makes_way_for_a_large_monster_and_never_its_target() -> None:
    """A Bone Captain pounds the ground in a full Area: one other than the foremost hero moves."""
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S"}, "vestal": {"area": "S"}},
        [("bone_captain", "C"), ("maggot", "S")],
        turn=MONSTER,
        tape=[8, 10, "party"],
    )
    assert asked(match) == ["settle"]
    assert {id.split("-area-")[0] for id in options(match)} == {"figure-1", "figure-2", "figure-9"}
    play(match, "figure-9-area-6")
    assert (at(match, 0), at(match, 1)) == ("S", "SW")
    assert [at(match, kind) for kind in ("crusader", "hellion", "vestal")] == ["S", "S", "S"]
    assert asked(match) == ["act"]


@rule("DD-23.3")
def test_a_small_monster_makes_way_for_a_hero() -> None:
    """SE holds two: a Maggot and a Webber fill it, and the Hellion may end her move there."""
    match = fight(
        {"hellion": {"area": "S"}, "vestal": {"area": "W"}},
        [("maggot", "SE"), ("webber", "SE"), ("bone_soldier", "N")],
        turn="hellion",
        tape=["party"],
    )
    play(match, "move-8", "end")
    assert asked(match) != ["act"]
    assert {id.rsplit("-area-")[0] for id in options(match)} == {"figure-8", "figure-9"}
    play(match, next(id for id in options(match) if id.startswith("figure-9")))
    assert at(match, "hellion") == "SE"
    assert at(match, 0) == "SE"
    assert at(match, 1) in ("S", "E")


@rule("DD-23.4")
def test_a_full_area_of_grown_monsters_stays_closed_to_a_hero_with_one_action() -> None:
    match = fight(
        {"hellion": {"area": "S"}},
        [("bone_soldier", "SE"), ("bone_rabble", "SE")],
        turn="hellion",
        tape=["party"],
    )
    play(match, "stance-back")
    assert "move-8" not in options(match)
    assert "move-6" in options(match)


# ---------------------------------------------------------------------- Death's Door


@rule("DD-A.93")
@pytest.mark.parametrize(
    ("faces", "alive"), [(["blank", "blank"], True), (["blank", "skull"], False)]
)
def test_spikes_after_a_push_are_an_event_of_their_own(faces: list[str], alive: bool) -> None:
    """A Gargoyle lashes the Crusader at Death's Door into the pit: a roll for the tail, one for spikes."""
    match = fight(
        {"vestal": {"area": "SW"}, "crusader": {"area": "S", "wounds": 17}},
        [{"kind": "gargoyle", "area": "SE"}],
        slots=[[0, 1, None, None], [None, None, None, 8]],
        room="ruins_4",
        turn=MONSTER,
        tape=[5, *faces, "party"],
        agenda=[["initiative"], ["begin_turn", MONSTER]],
    )
    while asked(match)[0] != "act":
        wanted = [id for id in options(match) if id in ("area-6", "area-7")]
        play(match, wanted[0] if wanted else options(match, match.waiting[0])[0])
    assert hero(match, "crusader")["alive"] == alive


@rule("DD-A.92")
def test_the_blow_that_leads_to_deaths_door_is_not_rolled_for_and_the_next_one_is() -> None:
    """Life 17, 16 Wounds: five more make 17. Two Soldiers, one after the other."""
    match = fight(
        {"crusader": {"area": "S", "wounds": 16}},
        [("bone_soldier", "C"), ("bone_soldier", "C")],
        turn=MONSTER,
        tape=[5, "foes", 5, "blank"],
    )
    assert hero(match, "crusader")["wounds"] == 17
    assert hero(match, "crusader")["alive"]
    assert used_up(match)


@rule("DD-29.6")
def test_bleed_and_blight_of_one_turn_are_one_roll() -> None:
    stacks = [["bleed", 2, 1], ["blight", 1, 2], ["bleed", 1, 3]]
    match = fight(
        {"crusader": {"area": "S", "wounds": 17, "stacks": stacks}},
        [("maggot", "N")],
        turn="crusader",
        tape=["blank"],
    )
    assert asked(match) == ["act"]
    assert conditions(hero(match, "crusader")) == [("blight", 1, 1), ("bleed", 1, 2)]


@rule("DD-29.7")
@rule("DD-A.81")
@pytest.mark.parametrize(("quirks", "door"), [([], False), (["infirm"], True)])
def test_a_heal_of_nothing_keeps_the_door_open(quirks: list[str], door: bool) -> None:
    """Food heals 1; who is Infirm gets nothing of it."""
    match = fight(
        {"crusader": {"area": "S", "wounds": 17, "quirks": quirks}},
        [("maggot", "N")],
        turn="crusader",
        stores={"food": 1},
    )
    assert hero(match, "crusader")["deaths_door"]
    play(match, next(id for id in options(match) if id.startswith("eat")))
    assert hero(match, "crusader")["deaths_door"] == door
    assert hero(match, "crusader")["wounds"] == (17 if door else 16)
