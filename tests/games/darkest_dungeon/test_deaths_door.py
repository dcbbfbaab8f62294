"""At Death's Door and Deathblows (DD-29)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .scene import deathblows
from .stage import (
    HUNGER,
    OTHERS,
    RUBBLE,
    Fields,
    area_of,
    asked,
    attacked,
    awaited,
    conditions,
    dungeon,
    fight,
    foe,
    hero,
    kinds,
    options,
    party,
    play,
    table,
    used_up,
)

S = 7
LIFE = 17  # of a Crusader
FAR = ("bone_soldier", "N")


def bumped(tape: list[object], **fields: Any) -> Match:
    """A Bump in the Night hits a Crusader: 4 damage. Then the dice of the tape."""
    match = attacked("crusader", fields, "bone_rabble", "S", [4, *tape])
    assert used_up(match)
    return match


def state_of(match: Match, kind: str = "crusader") -> tuple[int, bool, bool]:
    """Wounds, At Death's Door, alive."""
    one = hero(match, kind)
    return one["wounds"], one["deaths_door"], one["alive"]


@pytest.mark.rule("DD-29.1")
def test_wounds_equal_to_life_do_not_kill() -> None:
    match = bumped([], wounds=13)
    assert state_of(match) == (LIFE, True, True)
    assert deathblows(match) == []
    assert state_of(bumped([], wounds=12)) == (LIFE - 1, False, True)
    assert party(match) == ["vestal", "crusader"]


@pytest.mark.rule("DD-29.2")
def test_wounds_never_exceed_life() -> None:
    assert state_of(bumped([], wounds=16)) == (LIFE, True, True)
    # Hunger at Level 3: 6 Wounds for somebody who has 1 Life left.
    match = dungeon(
        {"crusader": {"wounds": 31, "level": 3}, **OTHERS}, agenda=[["stop"], ["hazard", 0, HUNGER]]
    )
    assert hero(match)["wounds"] == hero(match)["life"] == 32
    with pytest.raises(PositionError):
        dungeon({"crusader": {"wounds": LIFE + 1}, **OTHERS})


@pytest.mark.rule("DD-29.3")
def test_at_deaths_door_a_die_is_rolled_instead() -> None:
    match = bumped(["blank"], wounds=LIFE)
    assert deathblows(match) == ["no"]
    assert state_of(match) == (LIFE, True, True)
    assert "wounded" not in kinds(match)


@pytest.mark.rule("DD-29.3")
def test_any_wounds_will_do() -> None:
    """Hunger, a Trap Room, a Quirk's Wound, Bleed: each of them rolls."""
    dying: Fields = {"wounds": LIFE, "quirks": ["soft"]}
    for agenda, choices in (
        ([["hazard", 0, HUNGER]], []),
        ([["trap_room", 0]], ["wounds-1"]),
        ([["weary", 0]], []),
    ):
        match = dungeon({"crusader": dying, **OTHERS}, agenda=[["stop"], *agenda], tape=["blank"])
        play(match, *choices)
        assert deathblows(match) == ["no"]
        assert used_up(match)
    match = fight(
        {"crusader": {"wounds": LIFE, "stacks": [["bleed", 1, 1]]}}, [FAR], turn=0, tape=["blank"]
    )
    assert deathblows(match) == ["no"]


@pytest.mark.rule("DD-29.4")
def test_a_skull_kills_and_a_blank_does_nothing() -> None:
    match = bumped(["skull"], wounds=LIFE)
    assert deathblows(match) == ["yes"]
    assert not hero(match, "crusader")["alive"]
    assert party(match) == ["vestal"]
    assert [e.fields["why"] for e in match.events if e.kind == "died"] == ["deathblow"]
    match = bumped(["blank"], wounds=LIFE, stress=3, stacks=[["buff", 0, 2]])
    one = hero(match, "crusader")
    assert (one["wounds"], one["stress"], conditions(one)) == (LIFE, 3, [("buff", 0, 2)])


@pytest.mark.rule("DD-29.5")
def test_three_chances_in_ten() -> None:
    match = dungeon(
        {"crusader": {"wounds": LIFE}, **OTHERS},
        agenda=[["stop"], ["hazard", 0, HUNGER]],
        tape=None,
    )
    assert awaited(match) == {"skull": 3, "blank": 7}


@pytest.mark.rule("DD-29.6")
def test_bleed_and_blight_are_one_roll() -> None:
    stacks = [["bleed", 2, 2], ["blight", 3, 1], ["bleed", 1, 1]]
    match = fight({"crusader": {"wounds": LIFE, "stacks": stacks}}, [FAR], turn=0, tape=["blank"])
    assert deathblows(match) == ["no"]
    assert conditions(hero(match)) == [("bleed", 2, 1)]
    # Together they bring somebody there, and nothing is rolled.
    match = fight({"crusader": {"wounds": 15, "stacks": stacks}}, [FAR], turn=0)
    assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))


@pytest.mark.rule("DD-29.7")
def test_healing_a_wound_ends_it() -> None:
    """A Bandage; the next Wounds are Wounds again."""
    match = dungeon(
        {"crusader": {"wounds": LIFE}, **OTHERS}, stores={"bandage": 1}, agenda=[["stop"]]
    )
    assert hero(match)["deaths_door"]
    play(match, "hero-0-bandage-heal")
    assert state_of(match) == (LIFE - 1, False, True)
    match = dungeon(
        {"crusader": {"wounds": LIFE - 1}, **OTHERS}, agenda=[["stop"], ["hazard", 0, RUBBLE]]
    )
    assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))


@pytest.mark.rule("DD-29.7")
def test_relief_of_stress_does_not_end_it() -> None:
    match = dungeon({"crusader": {"wounds": LIFE, "stress": 3}, **OTHERS}, stores={"potion": 1})
    play(match, "hero-0-potion-stress")
    assert hero(match)["deaths_door"]


@pytest.mark.rule("DD-29.8")
def test_a_hero_there_acts_as_normal() -> None:
    heroes: list[dict[str, Fields]] = [
        {"crusader": {"area": "S", "wounds": wounds, "skills": ["smite"]}, "vestal": {"area": "W"}}
        for wounds in (LIFE, 0)
    ]
    found = []
    for one in heroes:
        match = fight(one, [("madman", "S")], turn="crusader", tape=[5])
        found.append(options(match))
        assert hero(match)["actions"] == 2
        play(match, f"use-smite-{S}")
        assert foe(match) is not None
        assert foe(match)["wounds"] == 7  # type: ignore[index]
        play(match, "move-6")
    assert found[0] == found[1]


@pytest.mark.rule("DD-29.9")
@pytest.mark.rule("DD-A.92")
def test_example_seven_damage_with_two_life_left() -> None:
    """Life 17 and 15 Wounds; a Ghoul's Skull Toss is 7, the Web after it 1."""
    foes = [("ghoul", "C"), ("webber", "C")]
    match = fight(
        {"crusader": {"area": "S", "wounds": 15}}, foes, turn=8, tape=[5, 4, "party"], cards=(1, 1)
    )
    assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))
    match = fight(
        {"crusader": {"area": "S", "wounds": 15}},
        foes,
        turn=8,
        tape=[5, 4, "foes", 1, 4, "blank"],
    )
    assert (deathblows(match), state_of(match)) == (["no"], (LIFE, True, True))
    assert used_up(match)


@pytest.mark.rule("DD-A.92")
def test_the_blow_that_brings_him_there_does_not_roll() -> None:
    for wounds in (13, 14, 15, 16):
        match = bumped([], wounds=wounds)
        assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))
    # Nor does a critical of a Bone Captain with 1 Life left.
    match = attacked("crusader", {"level": 2, "wounds": 23}, "bone_captain", "C", [1, 2])
    assert (deathblows(match), hero(match, "crusader")["wounds"]) == ([], 24)


# ---------------------------------------------------------------------- one roll an event


@pytest.mark.rule("DD-A.93")
def test_an_attack_and_its_riders_are_one_roll() -> None:
    """Syphilis, and Soft for the Stress of being Off Guard."""
    riders: Fields = {"quirks": ["off_guard", "soft"], "disease": "syphilis"}
    match = bumped(["blank"], wounds=LIFE, **riders)
    assert deathblows(match) == ["no"]
    assert hero(match, "crusader")["stress"] == 1


@pytest.mark.rule("DD-A.93")
def test_riders_of_the_blow_that_brings_him_there_do_not_roll() -> None:
    riders: Fields = {"quirks": ["off_guard", "soft"], "disease": "syphilis"}
    match = bumped([], wounds=13, **riders)
    assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))
    # A rider itself may bring him there, and the next one does not roll.
    match = bumped([], wounds=12, **riders)
    assert (deathblows(match), state_of(match)) == ([], (LIFE, True, True))


@pytest.mark.rule("DD-A.93")
def test_target_effects_belong_to_the_attack() -> None:
    """Rend for the Old Gods: damage; Bleed and Hemophilia's Wounds; Stress and Soft's."""
    fields: Fields = {"wounds": LIFE, "quirks": ["soft"], "disease": "hemophilia"}
    match = attacked("crusader", fields, "cultist_brawler", "C", [4, "blank"])
    assert (deathblows(match), used_up(match)) == (["no"], True)


@pytest.mark.rule("DD-A.93")
def test_a_riposte_in_between_changes_nothing_for_the_one_attacked() -> None:
    fields: Fields = {
        "wounds": LIFE,
        "quirks": ["soft"],
        "disease": "hemophilia",
        "stacks": [["riposte", 0, 2]],
    }
    match = attacked("crusader", fields, "cultist_brawler", "C", [4, "blank"])
    assert (deathblows(match), used_up(match)) == (["no"], True)
    assert foe(match)["wounds"] == 2  # type: ignore[index]


@pytest.mark.rule("DD-A.93")
def test_a_light_that_falls_belongs_to_the_attack() -> None:
    """Stressful Incantation: 1 damage, 1 Stress, Light falls, and with it Night Blindness."""
    fields: Fields = {"wounds": LIFE, "stress": 2, "quirks": ["soft", "night_blindness"]}
    match = attacked("crusader", fields, "cultist_acolyte", "C", [1, 4, "blank"])
    assert (deathblows(match), used_up(match)) == (["no"], True)
    assert hero(match, "crusader")["stress"] == 2 + 1 + 1


@pytest.mark.rule("DD-A.93")
def test_every_event_has_its_own_roll() -> None:
    """Two attacks; Bleed after an Affliction; two corridors for the Soft."""
    match = fight(
        {"vestal": {"area": "W"}, "crusader": {"area": "S", "wounds": LIFE}},
        [("bone_rabble", "S"), ("bone_rabble", "S")],
        turn=8,
        tape=[4, "blank", "foes", 4, "blank"],
    )
    assert (deathblows(match), used_up(match)) == (["no", "no"], True)
    match = fight(
        {
            "crusader": {
                "wounds": LIFE,
                "red": True,
                "mood": "masochistic",
                "stacks": [["bleed", 1, 1]],
            }
        },
        [FAR],
        turn=0,
        tape=[1, "blank", "blank"],
    )
    assert (deathblows(match), used_up(match)) == (["no", "no"], True)
    match = dungeon(
        {"crusader": {"wounds": LIFE, "disease": "lethargy", "quirks": ["soft"]}, **OTHERS},
        at="a",
        passed=["b"],
        tokens={"a": "empty", "b": "empty"},
        cleared=[0, 1],
        tape=["blank", "blank"],
    )
    play(match, "back-1", "back-0")
    assert (deathblows(match), used_up(match)) == (["no", "no"], True)


@pytest.mark.rule("DD-A.93")
def test_what_comes_after_the_blow_rolls_in_battle() -> None:
    """A Bump brings him there; then his turn: the Affliction's Wound, a Blight, a Lethargic move.

    Nothing happens at the end of a turn in the Treasure Chamber.
    """
    for fields, tape, choices in (
        ({"red": True, "mood": "masochistic"}, [1, "blank"], []),
        ({"stacks": [["blight", 1, 1]]}, ["blank"], []),
        ({"disease": "lethargy"}, ["blank"], [f"move-{area_of('ruins_6', 'S')}"]),
    ):
        match = fight(
            {"crusader": {"area": "STEM", "wounds": 13, **fields}},
            [("bone_rabble", "STEM")],
            room="ruins_6",
            turn=8,
            tape=[4, *tape],
        )
        play(match, *choices)
        assert (deathblows(match), used_up(match)) == (["no"], True)


@pytest.mark.rule("DD-A.93")
def test_what_comes_after_the_blow_rolls_in_exploration() -> None:
    """Hunger brings him there; then a Torch for the Light Sensitive, a Trap Room, a Dark Room."""
    for quirks, steps, choices in (
        (["light_sensitive"], [], ["hero-1-torch"]),
        ([], [["trap_room", 0]], ["wounds-1"]),
        (["soft", "night_blindness"], [["room_acts"]], []),
    ):
        match = dungeon(
            {"crusader": {"wounds": LIFE - 1, "quirks": quirks}, **OTHERS},
            at="a",
            tokens={"a": "dark"},
            light=4,
            stores={"torch": 1},
            agenda=[["stop"], *steps, ["hazard", 0, HUNGER]],
            tape=["blank"],
        )
        play(match, *choices)
        assert (deathblows(match), used_up(match)) == (["no"], True)


@pytest.mark.rule("DD-A.93")
def test_a_riposte_is_an_event_of_its_own_to_the_attacker() -> None:
    """Bleed Out costs 3 Wounds, the Riposte comes after it."""
    for wounds, dice in ((14, ["blank", "blank"]), (12, ["blank"])):
        match = fight(
            {"hellion": {"area": "S", "wounds": wounds, "skills": ["bleed_out"]}},
            [{"kind": "madman", "area": "S", "life": 40, "stacks": [["riposte", 0, 2]]}],
            turn="hellion",
            tape=[5, *dice],
        )
        play(match, f"use-bleed_out-{S}")
        assert (deathblows(match), used_up(match)) == (["no"] * len(dice), True)


@pytest.mark.rule("DD-29.4")
def test_whoever_survives_minds_the_damage_all_the_same() -> None:
    """An Axeblade's critical: 1 Stress of its own, 1 of a Weak Grip, 1 of being Off Guard."""
    fields: Fields = {"wounds": LIFE, "quirks": ["weak_grip", "off_guard"]}
    match = attacked("crusader", fields, "bone_defender", "S", [6, 1, "blank"])
    assert (deathblows(match), hero(match, "crusader")["stress"]) == (["no"], 3)


@pytest.mark.rule("DD-A.93")
def test_the_dead_have_no_riders() -> None:
    """At 9 Stress and Off Guard: whom the Deathblow kills, he is not tested."""
    fields: Fields = {"wounds": LIFE, "stress": 9, "quirks": ["off_guard"]}
    match = bumped(["skull"], **fields)
    assert "resolve" not in kinds(match)
    match = bumped(["blank", 5, "fearful"], **fields)
    told = [kind for kind in kinds(match) if kind in ("deathblow", "resolve")]
    assert told == ["deathblow", "resolve"]


# ---------------------------------------------------------------------- other readings


@pytest.mark.rule("DD-A.94")
def test_damage_reduced_to_nothing_does_not_roll() -> None:
    """Eldritch Push deals 1."""
    push: list[object] = [6, 4]
    for quirks, dice in ((["on_guard"], []), ([], ["blank"])):
        fields: Fields = {"wounds": 24, "level": 2, "quirks": [*quirks, "clumsy"]}
        match = attacked("crusader", fields, "cultist_acolyte", "C", [*push, *dice])
        if asked(match) == ["shove"]:
            play(match, options(match)[0])
        assert deathblows(match) == ["no"] * len(dice)
        assert used_up(match)
        clumsy = ("debuff", 0, 1) in conditions(hero(match, "crusader"))
        assert clumsy is bool(dice)  # no damage was taken


@pytest.mark.rule("DD-A.95")
def test_whoever_bleeds_to_death_has_no_turn() -> None:
    heroes: dict[str, Fields] = {
        "crusader": {"area": "S", "wounds": LIFE, "stacks": [["bleed", 1, 2]]},
        "vestal": {"area": "W"},
    }
    match = fight(heroes, [FAR], turn="crusader", tape=["skull", "party"])
    assert not hero(match)["alive"]
    assert hero(match, "vestal")["active"]  # the next card is hers
    match = fight(heroes, [FAR], turn="crusader", tape=["blank"])
    assert hero(match)["active"]
    assert table(match)["battle"]["cards"] == {"party": 1, "foes": 1}
