"""The rulebook's worked examples with their own numbers: a pattern for the tests by section."""

from __future__ import annotations

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Tape
from undercroft.kernel.match import Match, start

from .stage import (
    asked,
    closed,
    conditions,
    dungeon,
    fight,
    foe,
    hamlet,
    hero,
    odds,
    options,
    order,
    party,
    play,
    table,
    used_up,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it; S leads to C, SW, SE.


@pytest.mark.rule("DD-19.17")
def test_iron_swan_hits_the_arbalist_for_seven() -> None:
    match = fight(
        {"hellion": {"area": "S", "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]}},
        [("bone_arbalist", "N")],
        turn="hellion",
        tape=[2],
    )
    promise = odds(match, "use-iron_swan-0")[0]
    assert promise["hit"] == 0.8  # Acc 9 against Dodge 1
    assert promise["damage"] == 7
    play(match, "use-iron_swan-0")
    left = foe(match)
    assert left is not None
    assert left["wounds"] == 7  # Crit 1: a 2 is a plain hit
    assert used_up(match)


@pytest.mark.rule("DD-19.5")
@pytest.mark.rule("DD-19.20")
def test_the_last_roll_that_hits_and_the_first_that_misses() -> None:
    for roll, wounds in ((8, 7), (9, 0)):
        match = fight(
            {"hellion": {"area": "S", "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]}},
            [("bone_arbalist", "N")],
            turn="hellion",
            tape=[roll],
        )
        play(match, "use-iron_swan-0")
        left = foe(match)
        assert left is not None
        assert left["wounds"] == wounds


@pytest.mark.rule("DD-18.21")
def test_a_skill_that_hit_is_spent_and_one_that_missed_is_not() -> None:
    for roll, again in ((3, False), (10, True)):
        match = fight(
            {"hellion": {"area": "S", "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]}},
            [("bone_captain", "N")],
            turn="hellion",
            tape=[roll],
        )
        play(match, "use-iron_swan-0")
        assert ("use-iron_swan-0" in options(match)) is again
        assert ("use-iron_swan" in closed(match)) is not again


@pytest.mark.rule("DD-20.4")
@pytest.mark.rule("DD-T.4")
def test_the_highwaymans_stacks() -> None:
    stacks = [["bleed", 2, 2], ["bleed", 1, 1], ["buff", 0, 2]]
    match = fight(
        {"highwayman": {"area": "S", "stacks": stacks}},
        [{"kind": "bone_soldier", "area": "NE", "stacks": [["stun", 0, 4]]}],
        turn="highwayman",
        tape=["party"],
    )
    assert hero(match)["wounds"] == 3
    assert conditions(hero(match)) == [("bleed", 2, 1), ("buff", 0, 1)]
    play(match, "end")  # the monster is stunned; the next round begins
    assert hero(match)["wounds"] == 5
    assert conditions(hero(match)) == []


@pytest.mark.rule("DD-22.18")
@pytest.mark.rule("DD-22.19")
def test_the_bone_defenders_turn() -> None:
    """It moves 1, pulls itself towards the Hellion, and a 5 misses her Dodge of 1."""
    match = fight(
        {"hellion": {"area": "N"}, "highwayman": {"area": "N"}},
        [("bone_soldier", "S"), ("bone_arbalist", "SE"), {"kind": "bone_defender", "area": "S"}],
        turn=10,
        tape=[5, "party"],
        light=5,
    )
    assert order(match) == ["bone_soldier", "bone_defender", "bone_arbalist"]
    defender = foe(match, 2)
    assert defender is not None
    assert table(match)["battle"]["room"] == "ruins_9"
    assert defender["area"] == 0  # from S to C, then pulled into N
    assert hero(match, "hellion")["wounds"] == 0


@pytest.mark.rule("DD-29.9")
def test_at_deaths_door_the_blow_that_brings_him_there_does_not_roll() -> None:
    match = fight(
        {"crusader": {"area": "S", "level": 2, "wounds": 22}},
        [{"kind": "bone_captain", "area": "C"}],
        turn=8,
        tape=[3, 5, "party"],  # Crushing Blow, a hit for 11
    )
    assert hero(match)["deaths_door"]
    assert hero(match)["wounds"] == 24
    assert hero(match)["alive"]


@pytest.mark.rule("DD-29.3")
@pytest.mark.rule("DD-29.4")
def test_at_deaths_door_wounds_roll_the_die() -> None:
    for face, lives in (("blank", True), ("skull", False)):
        match = fight(
            {
                "crusader": {
                    "area": "S",
                    "wounds": 17,
                    "stacks": [["bleed", 1, 1], ["blight", 2, 1]],
                },
                "vestal": {"area": "S"},
            },
            [("bone_soldier", "NE")],
            turn="crusader",
            tape=[face, "party"] if not lives else [face],  # one roll for both
        )
        assert hero(match)["alive"] is lives
        assert used_up(match)


@pytest.mark.rule("DD-28.12")
def test_stress_beyond_ten_is_lost_and_resolve_is_tested() -> None:
    match = dungeon(
        {"crusader": {"stress": 9}, "hellion": {}, "highwayman": {}, "vestal": {}},
        agenda=[["stop"], ["weary", 0]],
        tape=[2, "stalwart"],
        light=2,  # suffering is 1 worse
    )
    assert hero(match)["stress"] == 0
    assert hero(match)["red"]
    assert hero(match)["mood"] == "stalwart"


@pytest.mark.rule("DD-28.6")
def test_the_heart_gives_out() -> None:
    match = dungeon(
        {"crusader": {"stress": 9, "red": True, "mood": "fearful"}, "hellion": {}, "vestal": {}},
        agenda=[["stop"], ["weary", 0]],
    )
    assert not hero(match)["alive"]
    assert asked(match) == ["replace"]
    assert "crusader" not in options(match)


@pytest.mark.rule("DD-26.6")
@pytest.mark.rule("DD-26.8")
def test_a_fourth_negative_quirk_is_the_end() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["clumsy", "fragile", "soft"]}, "hellion": {}, "vestal": {}},
        agenda=[["stop"], ["draw_quirk", 0, True]],
        tape=["nervous"],
    )
    assert not hero(match)["alive"]


@pytest.mark.rule("DD-25.9")
def test_critical_stone_after_the_roll() -> None:
    match = fight(
        {
            "hellion": {
                "area": "C",
                "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"],
                "trinkets": ["critical_stone"],
            }
        },
        [("bone_captain", "C")],
        turn="hellion",
        tape=[4],
        light=4,
    )
    play(match, "use-wicked_hack-4")
    assert asked(match) == ["react"]
    play(match, "trinket-0-0")
    left = foe(match)
    assert left is not None
    assert left["wounds"] == 12  # Crit 1, 1 at Light 4, and 2: a 4 is critical
    assert hero(match)["trinkets"] == [{"card": "critical_stone", "negative": True}]


@pytest.mark.rule("DD-7.9")
def test_light_changes_who_hits() -> None:
    for light, hit in ((5, 0.3), (4, 0.4), (0, 0.5)):
        match = fight(
            {"hellion": {"area": "C"}},
            [{"kind": "bone_soldier", "area": "S", "stacks": []}, ("bone_soldier", "W")],
            turn="hellion",
            light=light,
            order=[[0], [8, 9]],
        )
        battle = table(match)["battle"]
        # The one further back stumbles with Acc 5 only from Support; the others slash with Acc 9.
        assert battle["monsters"][0]["intents"][0]["odds"][0]["hit"] == round(hit + 0.4, 1)


@pytest.mark.rule("DD-16.15")
@pytest.mark.rule("DD-16.16")
@pytest.mark.rule("DD-16.17")
def test_spawning_fills_the_tracker() -> None:
    cases = [
        (
            ["bone_soldier", "bone_courtier", "bone_defender", "bone_arbalist"],
            ["bone_soldier", "bone_defender", "bone_arbalist", "bone_courtier"],
        ),
        (
            ["bone_soldier", "bone_courtier", "bone_defender", "bone_captain"],
            ["bone_soldier", "bone_captain", "bone_courtier"],
        ),
        (["bone_soldier", "bone_captain", "ghoul"], ["bone_captain", "ghoul"]),
    ]
    for drawn, wanted in cases:
        assert order(spawned(drawn)) == wanted


def spawned(drawn: list[str]) -> Match:
    """A battle whose monster cards come in this order."""
    tape = ["food"] * 8 + [*drawn, "party"]
    setup = {"mode": "battle", "players": 1, "level": 2, "room": "ruins_9", "party": "custom"}
    match = start(GAME, setup, Tape(tape))
    for _ in range(16):
        play(match, options(match)[0])
    play(match, "stay")
    return match


@pytest.mark.rule("DD-20.21")
@pytest.mark.rule("DD-20.27")
def test_a_pull_moves_a_hero_forward_on_the_tracker() -> None:
    match = fight(
        {
            "crusader": {"area": "C"},
            "hellion": {"area": "C"},
            "highwayman": {"area": "C"},
            "vestal": {"area": "S"},
        },
        [("bone_soldier", "NE"), ("cultist_acolyte", "N")],
        turn=9,
        tape=[5, 3, "party"],  # Eldritch Pull on the furthest; a hit
    )
    assert party(match) == ["crusader", "vestal", "hellion", "highwayman"]
    assert hero(match, "vestal")["area"] == 0  # two Areas closer: N


@pytest.mark.rule("DD-10.6")
@pytest.mark.rule("DD-10.7")
def test_hazards_by_level() -> None:
    match = dungeon(
        {"crusader": {"level": 3}, "hellion": {}, "highwayman": {}, "vestal": {}},
        level=2,
        agenda=[["stop"], ["hazard", 0, "hunger"], ["hazard", 1, "rubble"]],
    )
    assert hero(match, "hellion")["wounds"] == 2  # Rubble: the Dungeon's level
    assert hero(match, "hellion")["stress"] == 1
    assert hero(match, "crusader")["wounds"] == 6  # Hunger: twice the hero's


@pytest.mark.rule("DD-9.8")
@pytest.mark.rule("DD-11.4")
def test_scouting_then_a_long_corridor() -> None:
    tape: list[object] = [*["blank"] * 4, *["blank"] * 8, "lair", "ruins_1"]
    tape += ["bone_rabble", "bone_rabble", "bone_rabble", "bone_soldier", "party"]
    match = dungeon(
        tile="cross",
        at="c",
        passed=["a", "b"],
        tokens={"a": "empty", "b": "empty", "c": "curio"},
        cleared=[0, 1, 2],
        tape=tape,
    )
    play(match, "scout")  # a dot counts as the Room next to it: nothing is turned up
    assert [one["stress"] for one in table(match)["heroes"]] == [1, 1, 1, 1]
    assert "scout" not in options(match)
    play(match, "explore-9")  # one die each to the dot
    assert asked(match) == ["stop"]
    play(match, "explore-5")  # two dice each from there on
    assert table(match)["battle"]["room"] == "ruins_1"
    assert used_up(match)


@pytest.mark.rule("DD-12.2")
def test_each_corridor_back_costs_stress() -> None:
    match = dungeon(at="b", passed=["a"], tokens={"a": "empty", "b": "empty"}, cleared=[0, 1])
    play(match, "back-0", "back-8")
    assert [one["stress"] for one in table(match)["heroes"]] == [2, 2, 2, 2]


@pytest.mark.rule("DD-34.28")
def test_two_upgrades_at_the_guild() -> None:
    match = hamlet(
        {"crusader": {"xp": 6}, "hellion": {}, "highwayman": {}, "vestal": {}}, tape=[1], gold=3
    )
    play(match, "visit-guild", "hero")
    assert asked(match) == ["outfit"]
    play(match, options(match)[0], "skill-0")
    assert hero(match)["xp"] == 0
    assert table(match)["gold"] == 0
    assert hero(match)["level"] == 2
    assert len(hero(match)["skills"]) == 4


@pytest.mark.rule("DD-33.13")
@pytest.mark.rule("DD-33.16")
def test_the_caretaker_and_one_hero_a_building() -> None:
    match = hamlet(tape=[3])
    assert closed(match)["visit-tavern"] == "dd-why-blocked"
    play(match, "visit-abbey")
    assert closed(match)["visit-abbey"] == "dd-why-taken"


@pytest.mark.rule("DD-31.16")
def test_a_boss_with_two_actions_acts_before_those_behind() -> None:
    match = fight(
        {"crusader": {"area": "N", "level": 3, "wounds": 0}},
        [
            {"kind": "shuffling_horror", "area": "S", "stacks": [["stun", 0, 9]]},
            {"kind": "cultist_priest", "area": "S", "stacks": [["stun", 0, 9]]},
            {"kind": "malignant_growth", "area": "W", "stacks": [["stun", 0, 9]]},
        ],
        room="dd_10",
        boss="shuffling_horror",
        level=3,
        tape=["foes", "foes", "foes", "foes"],
    )
    turns = [event.fields["figure"] for event in match.events if event.kind == "turn"]
    assert turns[:4] == ["shuffling_horror"] * 2 + ["cultist_priest", "malignant_growth"]
