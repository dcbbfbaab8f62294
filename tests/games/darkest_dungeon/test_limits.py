"""What happens once only, what is left of a fight, and bystanders (DD-18, DD-25, DD-31, DD-39, DD-41)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .ring import bout
from .stage import (
    PARTY,
    STILL,
    WAITING,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    dungeon,
    fight,
    foe,
    hero,
    kinds,
    load,
    options,
    pack,
    play,
    table,
    used_up,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)


# ---------------------------------------------------------------------- once


@pytest.mark.rule("DD-18.16")
def test_what_a_room_offers_once_is_offered_once() -> None:
    """Ruins 6: who has looted the chest leaves nothing to the next; hiding there goes on."""
    match = fight(
        {"crusader": {"area": "CHEST"}, "hellion": {"area": "HIDE"}, "vestal": {"area": "CHEST"}},
        [WAITING],
        room="ruins_6",
        turn="crusader",
        tape=["accuracy_stone", "party", "party", "foes"],
        cards=(2, 1),
    )
    assert "interact-0" in options(match)
    play(match, "interact-0", "discard", "end")
    assert table(match)["heroes"][1]["active"]
    play(match, "interact-1")  # the other rule of the Room is not used up
    assert "interact-1" in options(match)  # and may be used again
    play(match, "end")
    assert table(match)["heroes"][2]["active"]
    assert "interact-0" not in options(match)


@pytest.mark.rule("DD-18.16")
def test_the_next_battle_offers_it_again() -> None:
    match = fight(
        {"crusader": {"area": "CHEST"}},
        [WAITING],
        room="ruins_6",
        turn=0,
        used_rules=["ruins_6.loot_the_chest"],
    )
    assert "interact-0" not in options(match)
    match = fight(
        {"crusader": {"area": "CHEST"}},
        [WAITING],
        room="ruins_6",
        turn=0,
        used_rules=["ruins_6.hide_and_heal"],
    )
    assert "interact-0" in options(match)


# ---------------------------------------------------------------------- only there


@pytest.mark.rule("DD-1.7")
@pytest.mark.parametrize(("token", "least"), [("lair", 2), ("dark", 1)])
def test_a_quest_raises_the_least_level_only_in_its_rooms(token: str, least: int) -> None:
    """The Threat Is Real: nothing of level 1 in the Lairs; elsewhere the whole deck."""
    match = dungeon(
        quest="the_threat_is_real", at="a", tokens={"a": token}, level=2,
        agenda=[["stop"], ["spawn", 0]], tape=None,
    )  # fmt: skip
    drawn = awaited(match)
    cards = {card.id: card for card in pack().monsters}
    assert min(cards[id].level for id in drawn) == least


# ---------------------------------------------------------------------- heroes as targets


@pytest.mark.rule("DD-39.3")
def test_what_helps_against_a_type_of_monster_does_nothing_against_heroes() -> None:
    """Smite is better against the Unholy."""
    match = bout(
        {"crusader": {"area": "2", "skills": ["smite"]}},
        {"jester": {"area": "2"}},
        turn="crusader",
        tape=[3],
    )
    play(match, f"use-smite-{area_of('arena_1', '2')}")
    assert hero(match, "jester")["wounds"] == 9  # as printed at level 2


@pytest.mark.rule("DD-39.17")
def test_the_puppets_take_space_from_those_who_are_placed() -> None:
    """Area 2 holds four: with the Puppets and three heroes in it nobody else goes there."""
    team: dict[str, Fields] = {
        kind: {"area": "2"} for kind in ("crusader", "hellion", "highwayman")
    }
    for puppets, there in ((None, True), ("2", False)):
        match = bout(
            {**team, "vestal": {"area": None}},
            {"jester": {"area": "10"}},
            puppets=puppets,
            agenda=[["next_fighter"], ["place_fighter", 0]],
        )
        goes = {one.rsplit("-", 1)[1] for one in options(match)}
        assert ("1" in goes) is there
        assert "2" in goes  # Area 3 is free


@pytest.mark.rule("DD-7.11")
def test_no_skill_changes_the_light_of_the_circus() -> None:
    match = bout(
        {"crusader": {"area": "2"}, "hellion": {"area": "2"}},
        {"jester": {"area": "10"}},
        turn="crusader",
    )
    doc: Any = match.position()
    doc["state"]["dungeon"]["light"] = 3
    match = load(doc)
    play(match, f"use-inspiring_cry-{area_of('arena_1', '2')}", "figure-1")
    assert table(match)["light"] == 3
    assert "light" not in kinds(match)


# ---------------------------------------------------------------------- bystanders


HINDERED: Fields = {"area": "S", "trinkets": [["speed_stone", "negative"]]}


@pytest.mark.rule("DD-A.74")
def test_only_the_target_of_an_attack_declares_what_hinders_him() -> None:
    """A Madman shouts at the Vestal; the Hellion beside her has no say. Then the other way round."""
    for target, other in (("vestal", "hellion"), ("hellion", "vestal")):
        match = fight(
            {target: {"area": "S", "wounds": 5}, other: {"area": "S"}},
            [("bone_soldier", "C")],
            turn=8,
            tape=[9, "party"],
        )
        assert "declare" not in asked(match)
        fields = {target: {"area": "S", "wounds": 5}, other: {"area": "S"}}
        fields["hellion"] = {**fields["hellion"], "trinkets": [["speed_stone", "negative"]]}
        match = fight(fields, [("bone_soldier", "C")], turn=8, tape=[9, "party"])
        assert (asked(match)[0] == "declare") is (target == "hellion")


@pytest.mark.rule("DD-A.74")
def test_a_friends_healing_is_no_attack() -> None:
    match = fight(
        {
            "crusader": {"area": "W"},
            "hellion": {**HINDERED, "wounds": 5},
            "vestal": {"area": "C", "skills": ["divine_grace"]},
        },
        [WAITING],
        turn="vestal",
        tape=[5],
    )
    play(match, f"use-divine_grace-{S}")
    assert asked(match)[0] == "act"
    assert hero(match, "hellion")["wounds"] < 5


@pytest.mark.rule("DD-26.1")
def test_the_dead_draw_no_quirk() -> None:
    match = dungeon(
        {kind: {} for kind in PARTY},
        agenda=[["stop"], ["draw_quirk", 0, True], ["deathblow", 0]],
        tape=None,
    )
    assert set(awaited(match)) == {"skull", "blank"}
    match = fight(
        {"crusader": {}, "hellion": {}},
        [WAITING],
        agenda=[["initiative"], ["draw_quirk", 0, True], ["deathblow", 0]],
        tape=["skull", "party"],
    )
    assert used_up(match)
    assert "quirk" not in kinds(match)


@pytest.mark.rule("DD-39.1")
def test_nobody_draws_a_quirk_in_the_circus() -> None:
    match = bout(
        {"crusader": {"area": "2"}},
        {"jester": {"area": "10"}},
        agenda=[["activate", 0], ["draw_quirk", 0, True]],
    )
    assert asked(match) == ["act"]
    assert hero(match, "crusader")["quirks"] == []


# ---------------------------------------------------------------------- monsters that only move


@pytest.mark.rule("DD-41.16")
def test_the_fanatic_throws_nobody_from_an_area_that_is_too_small_for_him() -> None:
    """Within his Speed, but in a pit: he comes as near as he can."""
    match = fight(
        {"vestal": {"area": "pit_9_10", "level": 3}},
        [("fanatic_1", "S"), {"kind": "pyre_1", "area": "NE", "stacks": STILL}],
        room="dd_9",
        boss="fanatic",
        turn=8,
        tape=["party"],
    )
    assert at(match, "vestal") == "pit_9_10"
    assert "thrown" not in kinds(match)


def drifts(where: str, heroes: dict[str, Fields]) -> Match:
    """An Ascended Brawler in Ranged has no Skill: it only moves (Speed 2)."""
    return fight(
        heroes,
        [
            {"kind": "bone_soldier", "area": "N", "stacks": STILL},
            {"kind": "bone_soldier", "area": "N", "stacks": STILL},
            {"kind": "ascended_brawler", "area": where},
        ],
        turn=10,
        tape=["party"],
        cards=(1, 0),
    )


@pytest.mark.rule("DD-22.2")
def test_without_a_skill_it_walks_to_the_closest_hero_and_stays_there() -> None:
    one = foe(drifts("NW", {"vestal": {"area": "SE"}, "crusader": {"area": "SW"}}), 2)
    assert one is not None
    assert one["area"] == SW  # two Areas; the Vestal is further away
    match = drifts("SW", {"vestal": {"area": "SE"}, "crusader": {"area": "SW"}})
    one = foe(match, 2)
    assert one is not None
    assert one["area"] == SW
    assert "moved" not in kinds(match)


# ---------------------------------------------------------------------- what waits for something else


@pytest.mark.rule("DD-26.N2")
@pytest.mark.rule("DD-19.14")
def test_a_roll_that_may_kill_the_roller_still_counts() -> None:
    """A Bad Gambler at Death's Door rolls a 10: a Deathblow first, then the Skill goes on."""
    gambler: Fields = {
        "area": "S", "wounds": 14, "quirks": ["bad_gambler"], "skills": ["blindfire"],
    }  # fmt: skip
    match = fight(
        {"arbalest": gambler, "vestal": {"area": "W"}},
        [("madman", "C")],
        turn="arbalest",
        tape=[10, "blank"],
    )
    play(match, f"use-blindfire-{C}")
    assert asked(match) == ["shuffle_choice"]  # its push, though it has missed
    match = fight(
        {"arbalest": gambler, "vestal": {"area": "W"}},
        [("madman", "C")],
        turn="arbalest",
        tape=[10, "skull", "party"],
    )
    play(match, f"use-blindfire-{C}")
    assert asked(match) == ["act"]  # the Vestal's: the Skill has died with its user


@pytest.mark.rule("DD-27.15")
@pytest.mark.rule("DD-26.P1")
def test_who_chooses_not_to_be_shuffled_is_not_shuffled() -> None:
    for length, stress in (("by-0", 0), ("by-1", 2)):
        match = fight(
            {
                "arbalest": {"area": "S", "disease": "vertigo", "skills": ["blindfire"]},
                "vestal": {"area": "W"},
            },
            [("madman", "C")],
            turn="arbalest",
            tape=[10],
        )
        play(match, f"use-blindfire-{C}", length)
        assert hero(match, "arbalest")["stress"] == stress


# ---------------------------------------------------------------------- positions


def test_a_monster_in_the_middle_of_its_turn_can_be_saved() -> None:
    """With its first Skill in hand, and it is asked where it goes."""
    match = fight(
        {"vestal": {"area": "C"}},
        [("bone_soldier", "C")],
        turn=8,
        tape=[10, "party"],
    )
    assert asked(match) == ["approach"]
    match = load(match.position())
    play(match, options(match)[0])
    assert asked(match) == ["act"]


@pytest.mark.parametrize(
    "step",
    [
        ["effects", 0, ["no.such-effect"], None],
        ["effects", 0, "crusader", None],
        ["effects", 9, [], None],
        ["sick_window", 0, "no_such_disease"],
        ["sick_window", 9, "tapeworm"],
        ["sick_window", -1, "tapeworm"],
        ["approach", 8, "smite-1"],
        ["shuffle_choice", 0, 4, 1, 2, 0, True, None],
        ["shuffle_choice", 0, 60, 2, 1, 0, True, None],
        ["butcher_path", 0],
        ["offered", 0, "critical_stone", [], 9],
        ["inherit", 0, "critical_stone", [3]],
        ["gain_trinket", 0, "critical_stone", [99], False],
    ],
)
def test_a_step_that_cannot_be_is_refused(step: list[object]) -> None:
    match = fight({"crusader": {"area": "S"}, "vestal": {"area": "S"}}, [WAITING], turn=0)
    doc: Any = match.position()
    doc["frame"].update(agenda=[["initiative"], step], asks=[], answered=[])
    with pytest.raises(PositionError):
        load(doc)


# ---------------------------------------------------------------------- no choice at all


@pytest.mark.rule("DD-31.19")
def test_with_one_way_out_nobody_is_asked_who_yields() -> None:
    match = fight(
        {"vestal": {"area": "NE"}},
        [("ghoul", "NE")],
        agenda=[["initiative"], ["give_way", 8, None]],
        blocks=[E] * 3,
        tape=["party"],
    )
    assert hero(match, "vestal")["area"] == N
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-26.P15")
@pytest.mark.rule("DD-A.230")
def test_who_calms_herself_with_food_is_calmed_once() -> None:
    """A Vestal who is Stress Faster is about to have her Resolve tested: 1 less, not 2."""
    match = dungeon(
        {"vestal": {"stress": 10, "quirks": ["stress_faster"], "wounds": 2}},
        stores={"food": 1},
        agenda=[["stop"], ["at_ten", 0, 0]],
        tape=None,
    )
    assert asked(match) == ["at_ten"]
    eat = next(one for one in options(match) if "eat" in one)
    play(match, eat)
    assert (hero(match, "vestal")["stress"], hero(match, "vestal")["wounds"]) == (9, 1)
