"""What one blow brings with it: criticals, self effects, spikes, Protection, Guard (DD-19, DD-20, DD-29)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .ring import bout
from .scene import deathblows
from .stage import (
    STILL,
    Fields,
    area_of,
    asked,
    at,
    conditions,
    fight,
    foe,
    hero,
    kinds,
    options,
    party,
    play,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)


# ---------------------------------------------------------------------- spikes


def slam(wounds: int, tape: list[object], **more: Fields) -> Match:
    """A Body Slam (6 damage) hits a Hellion of level 3 and throws her into the pit of the next roll."""
    return fight(
        {"vestal": {"area": "W"}, "hellion": {"area": "SE", "level": 3, "wounds": wounds}, **more},
        [{"kind": "templar_impaler", "area": "S"}],
        room="dd_9",
        boss="templars",
        turn=8,
        tape=[5, 4, *tape, "party"],
    )


@pytest.mark.rule("DD-29.3")
@pytest.mark.rule("DD-A.93")
def test_spikes_after_a_body_slam_mean_a_roll_of_their_own() -> None:
    match = slam(24 - 6, [3, "blank"])  # the blow brings her to Death's Door, the spikes roll
    assert at(match, "hellion") == "pit_3_4"
    assert deathblows(match) == ["no"]
    match = slam(24, ["blank", 3, "skull"])  # a roll for the blow, one for the spikes
    assert deathblows(match) == ["no", "yes"]
    # The pit is taken: no spikes, no further roll.
    match = slam(24 - 6, [3], highwayman={"area": "pit_3_4"})
    assert deathblows(match) == []


def cut(fields: Fields, tape: list[object], turn: int = 8) -> Match:
    """A Brigand Cutthroat hits a Crusader (5 damage, push 1) beside a Spiked Pit."""
    match = fight(
        {"vestal": {"area": "NW"}, "crusader": {"area": "SE", **fields}},
        [{"kind": "brigand_cutthroat", "area": "SE"}],
        room="ruins_4",
        turn=turn,
        tape=[1, 5, *tape],
    )
    assert asked(match) == ["shove"]
    return match


@pytest.mark.rule("DD-29.3")
@pytest.mark.rule("DD-A.93")
def test_spikes_after_a_push_mean_a_roll_of_their_own() -> None:
    pit, beside = (f"area-{area_of('ruins_4', name)}" for name in ("PIT_E", "S"))
    match = cut({"wounds": 12}, ["blank", "party"])  # the blow brings him to Death's Door
    play(match, pit)
    assert deathblows(match) == ["no"]
    match = cut({"wounds": 17}, ["blank", "skull", "party"])
    play(match, pit)
    assert deathblows(match) == ["no", "yes"]
    match = cut({"wounds": 12}, ["party"])
    play(match, beside)
    assert deathblows(match) == []


@pytest.mark.rule("DD-20.16")
def test_protection_does_not_halve_spikes() -> None:
    """It halves the blow (5: 3), not the 3 of the pit."""
    match = cut({"stacks": [["protection", 0, 3]]}, ["party"])
    play(match, f"area-{area_of('ruins_4', 'PIT_E')}")
    assert hero(match, "crusader")["wounds"] == 3 + 3


# ---------------------------------------------------------------------- criticals


@pytest.mark.rule("DD-19.13")
def test_a_critical_that_kills_stresses_those_who_saw_it() -> None:
    """A Hero dies of a critical; the other in the Area was no target. The one elsewhere saw nothing."""
    match = fight(
        {
            "vestal": {"area": "W"},
            "crusader": {"area": "S", "wounds": 17},
            "hellion": {"area": "S"},
        },
        [("bone_soldier", "C")],
        turn=8,
        tape=[1, "skull", "party"],
    )
    assert not hero(match, "crusader")["alive"]
    assert [hero(match, kind)["stress"] for kind in ("hellion", "vestal")] == [1, 0]


@pytest.mark.rule("DD-19.12")
@pytest.mark.rule("DD-19.14")
def test_self_effects_come_before_the_relief_of_a_critical() -> None:
    """Holy Lance pulls the Crusader to his target: those with him there are relieved."""
    match = fight(
        {
            "vestal": {"area": "S", "stress": 3},
            "hellion": {"area": "C", "stress": 3},
            "crusader": {"area": "S", "stress": 3, "skills": ["holy_lance"]},
        },
        [("madman", "C"), ("madman", "N")],
        turn="crusader",
        tape=[1],
    )
    play(match, f"use-holy_lance-{C}")
    assert [hero(match, kind)["stress"] for kind in ("crusader", "vestal", "hellion")] == [2, 3, 2]


@pytest.mark.rule("DD-19.12")
@pytest.mark.rule("DD-19.14")
def test_the_stress_of_a_self_effect_comes_before_the_relief() -> None:
    """At 9 Stress his own Skill tests the Abomination's Resolve; the relief comes too late."""
    match = fight(
        {"abomination": {"area": "S", "form": 1, "stress": 9, "skills": ["rake"]}},
        [("madman", "S"), ("madman", "N")],
        turn="abomination",
        tape=[1, 9, "fearful"],
        light=4,
    )
    play(match, f"use-rake-{S}")
    assert "resolve" in kinds(match)


# ---------------------------------------------------------------------- Guard


@pytest.mark.rule("DD-20.14")
def test_guard_does_not_bind_a_skill_that_targets_allies() -> None:
    """Rallying Flare is for allies and enemies alike: it goes where it likes, and whom it likes."""
    guard: Fields = {"kind": "pliskin", "area": "N", "stacks": [["guard", 0, 2]]}
    match = fight(
        {"arbalest": {"area": "S", "skills": ["rallying_flare", "blindfire"]}},
        [("pliskin", "C"), guard],
        turn="arbalest",
        tape=[5],
    )
    uses = [one for one in options(match) if one.startswith("use-")]
    assert uses == [f"use-blindfire-{N}", f"use-rallying_flare-{N}", f"use-rallying_flare-{C}"]
    # Among more than it can target those with Guard are no better and no worse.
    match = fight(
        {"arbalest": {"area": "S", "skills": ["rallying_flare"]}},
        [("pliskin", "C"), {**guard, "area": "C"}, ("pliskin", "C")],
        turn="arbalest",
        tape=[5],
    )
    play(match, f"use-rallying_flare-{C}")
    assert options(match) == ["figure-8", "figure-9", "figure-10"]
    play(match, "figure-8", "figure-10")
    debuffed = [any(c[0] == "debuff" for c in conditions(one)) for one in foes(match)]
    assert debuffed == [True, False, True]


def foes(match: Match) -> list[dict[str, Any]]:
    found = [foe(match, number) for number in range(3)]
    return [one for one in found if one is not None]


# ---------------------------------------------------------------------- own Shuffles


@pytest.mark.rule("DD-21.4")
@pytest.mark.rule("DD-26.P1")
@pytest.mark.rule("DD-A.57")
@pytest.mark.parametrize(
    ("level", "quirks", "found"),
    [
        (2, ["balanced"], [2, 1, 0]),  # Resistance or not, Balanced or not
        (2, [], [2, 1]),
        (3, ["balanced"], [2, 1, 0]),  # Immune: as printed, one less, or not at all
        (3, [], [2, 0]),
        (1, ["balanced"], [1, 0]),
    ],
)
def test_resistance_and_balanced_are_two_choices(
    level: int, quirks: list[str], found: list[int]
) -> None:
    """The Arbalest's Blindfire: push 1, or 2 from level 2 on."""
    fields: Fields = {
        "area": "S", "level": level, "ranks": [level] * 7, "skills": ["blindfire"], "quirks": quirks,
    }  # fmt: skip
    for amount in found:
        match = fight(
            {"arbalest": fields, "vestal": {"area": "N"}, "jester": {"area": "N"}},
            [("madman", "C")],
            turn="arbalest",
            tape=[10],
        )
        play(match, f"use-blindfire-{C}")
        assert options(match) == [f"by-{length}" for length in found]
        play(match, f"by-{amount}")
        while asked(match) == ["shove"]:
            play(match, options(match)[-1])
        assert hero(match, "arbalest")["area"] == [S, SE, E][amount]
        assert party(match).index("arbalest") == amount


@pytest.mark.rule("DD-26.P1")
def test_of_a_foreign_push_only_balanced_is_a_choice() -> None:
    """His Resistance has its effect in any case."""
    match = fight(
        {"arbalest": {"area": "S", "quirks": ["balanced"]}, "vestal": {"area": "W"}},
        [("cultist_acolyte", "C")],
        turn=8,
        tape=[10, 5, "party"],
    )
    assert asked(match) == ["shuffle_choice"]
    assert options(match) == ["by-1", "by-0"]


# ---------------------------------------------------------------------- the Torture Chamber


@pytest.mark.rule("DD-A.221")
def test_nobody_heals_from_the_torture_chamber() -> None:
    """Inspiring Cry from S: the friend in C recovers Stress, but no Wounds."""
    for area, healed in (("S", 0), ("MID", 1)):
        match = fight(
            {
                "crusader": {"area": area, "level": 2, "ranks": [2] * 7, "wounds": 5,
                             "skills": ["inspiring_cry"]},
                "vestal": {"area": "C", "wounds": 5, "stress": 5},
            },
            [{"kind": "madman", "area": "N", "stacks": STILL}],
            room="ruins_2",
            turn="crusader",
        )  # fmt: skip
        play(match, f"use-inspiring_cry-{area_of('ruins_2', 'C')}")
        assert hero(match, "vestal")["wounds"] == 5 - healed
        assert hero(match, "vestal")["stress"] == 4
        assert hero(match, "crusader")["wounds"] == 5 - healed


# ---------------------------------------------------------------------- the Circus card of a Skill


@pytest.mark.rule("DD-39.3")
def test_inspiring_cry_reaches_its_own_area_and_the_next_in_the_circus() -> None:
    team: dict[str, Fields] = {"crusader": {"area": "2"}, "hellion": {"area": "2", "stress": 4}}
    match = bout(team, {"jester": {"area": "10"}}, turn="crusader")
    reach = [int(one.rsplit("-", 1)[1]) for one in options(match) if "inspiring_cry" in one]
    assert reach == [area_of("arena_1", "2")]  # with the common card he could not reach her
    play(match, f"use-inspiring_cry-{reach[0]}", "figure-1")
    assert hero(match, "hellion")["stress"] == 3
    # In the Campaign the card of level 2 still needs an Area between them.
    match = fight(
        {"crusader": {"area": "S", "level": 2, "ranks": [2] * 7, "skills": ["inspiring_cry"]},
         "hellion": {"area": "S"}},
        [("madman", "N")],
        turn="crusader",
    )  # fmt: skip
    assert not [one for one in options(match) if "inspiring_cry" in one]


# ---------------------------------------------------------------------- how many, and who is left


@pytest.mark.rule("DD-A.228")
@pytest.mark.rule("DD-19.3")
def test_a_skill_affects_as_many_as_it_can() -> None:
    """Zealous Accusation has two symbols: two enemies are both struck, of three two are chosen."""
    for count in (2, 3):
        match = fight(
            {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
            [("pliskin", "C")] * count,
            turn="crusader",
            tape=[5],
        )
        play(match, f"use-zealous_accusation-{C}")
        if count == 3:
            assert options(match) == ["figure-8", "figure-9", "figure-10"]
            play(match, "figure-10")
            assert options(match) == ["figure-8", "figure-9"]  # no stopping here
            play(match, "figure-8")
        struck = [one["wounds"] > 0 for one in foes(match)]
        assert struck == ([True, True] if count == 2 else [True, False, True])


def bleeds_out(tape: list[object], riposte: bool = False, *others: str) -> Match:
    """A Hellion at Death's Door uses Bleed Out: 3 Wounds for herself, 9 damage (or 14) for a Madman."""
    stacks = [["riposte", 0, 3], *STILL] if riposte else STILL
    match = fight(
        {
            "hellion": {"area": "S", "wounds": 14, "skills": ["bleed_out"]},
            **{kind: {"area": "S", "stress": 4} for kind in others},
        },
        [{"kind": "bone_captain", "area": "S", "stacks": stacks}],
        turn="hellion",
        tape=tape,
    )
    play(match, f"use-bleed_out-{S}")
    return match


@pytest.mark.rule("DD-A.229")
@pytest.mark.rule("DD-19.14")
def test_who_dies_of_her_own_self_effect_has_struck_all_the_same() -> None:
    match = bleeds_out([5, "skull", "party"], True, "vestal")
    assert not hero(match, "hellion")["alive"]
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 9
    assert "riposte" not in kinds(match)
    # A critical: nobody is relieved by one who is dead.
    match = bleeds_out([1, "skull", "party"], False, "vestal")
    assert hero(match, "vestal")["stress"] == 4
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 14
    match = bleeds_out([1, "blank", "party"], False, "vestal")
    assert hero(match, "vestal")["stress"] == 3


@pytest.mark.rule("DD-A.229")
def test_if_she_was_the_last_the_battle_is_over_before_the_blow() -> None:
    match = bleeds_out([5, "skull"])
    assert match.over
    one = foe(match)
    assert one is None or one["wounds"] == 0
