"""Shuffles (DD-20.20–27), Resistances and Immunities (DD-21)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import standing
from .stage import (
    asked,
    at,
    conditions,
    fight,
    hero,
    kinds,
    options,
    order,
    party,
    play,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it; N, C and S hold four, SW, SE and NE two.
N, NW, NE, W, C, E, SW, S, SE = range(9)


def uppercut(monsters: list[Any], *, level: int = 1, area: int = S, roll: int = 3) -> Match:
    """The Bounty Hunter's Uppercut: a stun, then push 2."""
    match = fight(
        {"bounty_hunter": {"area": "S", "level": level, "skills": ["uppercut"]}},
        monsters,
        turn="bounty_hunter",
        tape=[roll],
    )
    play(match, f"use-uppercut-{area}")
    return match


# ---------------------------------------------------------------------- push and pull


@pytest.mark.rule("DD-20.20")
@pytest.mark.rule("DD-20.22")
@pytest.mark.rule("DD-20.26")
def test_example_push_two_on_the_ranged_monster_of_four() -> None:
    match = uppercut([("pliskin", "N"), ("bone_soldier", "N"), ("madman", "S"), ("maggot", "N")])
    play(match, f"area-{SW}")
    assert standing(match, 2)["area"] == W  # two Areas away: the second was clear
    # It goes to Support, one space; the former Support moves up.
    assert order(match) == ["pliskin", "bone_soldier", "maggot", "madman"]


@pytest.mark.rule("DD-20.20")
def test_a_push_goes_back_on_the_tracker_by_as_much() -> None:
    match = uppercut([("madman", "S"), ("pliskin", "N"), ("bone_soldier", "N"), ("maggot", "N")])
    assert order(match) == ["pliskin", "bone_soldier", "madman", "maggot"]


@pytest.mark.rule("DD-20.20")
@pytest.mark.rule("DD-16.11")
def test_a_large_monster_on_the_way_counts_for_its_two_stance_spaces() -> None:
    match = uppercut([("madman", "S"), ("bone_captain", "N"), ("pliskin", "N")])
    assert order(match) == ["bone_captain", "madman", "pliskin"]
    assert standing(match)["stance"] == "ranged"  # two spaces back


@pytest.mark.rule("DD-20.21")
@pytest.mark.rule("DD-20.27")
@pytest.mark.rule("DD-20.22")
def test_example_pull_two_on_the_support_hero() -> None:
    match = fight(
        {
            "crusader": {"area": "C"},
            "hellion": {"area": "C"},
            "highwayman": {"area": "C"},
            "vestal": {"area": "S"},
        },
        [("bone_soldier", "NE"), ("cultist_acolyte", "N")],
        turn=9,
        tape=[5, 3, "party"],  # Eldritch Pull on the Furthest
    )
    assert party(match) == ["crusader", "vestal", "hellion", "highwayman"]
    assert hero(match, "vestal")["area"] == N


@pytest.mark.rule("DD-20.21")
def test_a_heros_pull_brings_the_monster_closer() -> None:
    match = fight(
        {"occultist": {"area": "S"}, "bounty_hunter": {"area": "S", "skills": ["come_hither"]}},
        [("pliskin", "W"), ("pliskin", "W"), ("madman", "N")],
        turn="bounty_hunter",
        tape=[3],
    )
    play(match, f"use-come_hither-{N}")
    assert standing(match, 2)["area"] == S
    assert order(match) == ["madman", "pliskin", "pliskin"]


@pytest.mark.rule("DD-20.23")
@pytest.mark.rule("DD-20.24")
def test_a_full_area_cuts_the_move_short_but_not_the_stance() -> None:
    """From C a push leads to N, then to NW or NE; N is full."""
    match = fight(
        {
            "occultist": {"area": "N"},
            "jester": {"area": "N"},
            "plague_doctor": {"area": "S", "skills": ["disorienting_blast"]},
        },
        [("madman", "C"), ("bone_captain", "N"), ("pliskin", "W")],
        turn="plague_doctor",
        tape=[3],
    )
    play(match, f"use-disorienting_blast-{C}", "push")
    assert standing(match)["area"] == C
    assert order(match) == ["bone_captain", "madman", "pliskin"]  # past its two slots


@pytest.mark.rule("DD-20.23")
def test_the_move_stops_before_the_full_area() -> None:
    """Pushed 2 from S by way of SW: W is full, so it stops in SW."""
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["uppercut"]}, "jester": {"area": "W"}},
        [("madman", "S"), ("bone_captain", "W")],
        turn="bounty_hunter",
        tape=[3],
    )
    play(match, f"use-uppercut-{S}", f"area-{SW}")
    assert standing(match)["area"] == SW


@pytest.mark.rule("DD-20.24")
def test_only_the_end_of_the_tracker_stops_the_stance() -> None:
    match = uppercut([("pliskin", "N"), ("madman", "S")])
    play(match, f"area-{SE}")
    assert standing(match, 1)["area"] == E
    assert order(match) == ["pliskin", "madman"]


@pytest.mark.rule("DD-20.25")
def test_as_a_self_effect_it_moves_the_user_about_the_target_area() -> None:
    """Lunge pulls 2 towards the target; Finale pushes 3 away from it."""
    match = fight(
        {
            "crusader": {"area": "E"},
            "vestal": {"area": "E"},
            "grave_robber": {"area": "S", "skills": ["lunge"]},
        },
        [("madman", "N")],
        turn="grave_robber",
        tape=[10],  # a miss
    )
    play(match, f"use-lunge-{N}")
    assert hero(match, "grave_robber")["area"] == N
    assert party(match) == ["grave_robber", "crusader", "vestal"]
    match = fight(
        {
            "jester": {"area": "N", "skills": ["finale"]},
            "crusader": {"area": "S"},
            "vestal": {"area": "S"},
        },
        [("madman", "N")],
        turn="jester",
        tape=[5],
    )
    play(match, f"use-finale-{N}", f"area-{C}", f"area-{SE}")  # from C only S leads on
    assert hero(match, "jester")["area"] == SE
    assert party(match) == ["crusader", "vestal", "jester"]


@pytest.mark.rule("DD-A.54")
def test_the_user_of_a_heros_skill_chooses_the_way() -> None:
    match = fight(
        {"crusader": {"area": "E"}, "bounty_hunter": {"area": "S", "skills": ["uppercut"]}},
        [("madman", "S")],
        turn="bounty_hunter",
        tape=[3],
        setup={"players": 2},
    )
    seat = hero(match, "bounty_hunter")["seat"]
    play(match, f"use-uppercut-{S}")
    assert asked(match) == ["shove"]
    assert match.waiting == [seat]
    assert options(match, seat) == [f"area-{C}", f"area-{SW}", f"area-{SE}"]


@pytest.mark.rule("DD-A.54")
def test_the_targeted_player_chooses_the_way_of_a_monsters_skill() -> None:
    """Uppercut Slice pushes 1; the hero's own seat is asked."""
    for target in ("crusader", "vestal"):
        match = fight(
            {
                "crusader": {"area": "S" if target == "crusader" else "N"},
                "vestal": {"area": "S" if target == "vestal" else "N"},
            },
            [("brigand_cutthroat", "S")],
            turn=8,
            tape=[1, 4],
            setup={"players": 2},
        )
        assert asked(match) == ["shove"]
        assert match.waiting == [hero(match, target)["seat"]]


@pytest.mark.rule("DD-A.55")
def test_a_pull_stops_in_the_pullers_area_but_the_stance_goes_on() -> None:
    """Flashbang III pulls 3; the monster is 1 away, and last of four."""
    match = fight(
        {
            "jester": {"area": "E"},
            "bounty_hunter": {"area": "S", "level": 3, "ranks": [3] * 7, "skills": ["flashbang"]},
        },
        [("pliskin", "W"), ("pliskin", "W"), ("pliskin", "W"), ("madman", "C")],
        turn="bounty_hunter",
        tape=[3],
    )
    play(match, f"use-flashbang-{C}", "pull")
    assert standing(match, 3)["area"] == S
    assert order(match) == ["madman", "pliskin", "pliskin", "pliskin"]


# ---------------------------------------------------------------------- Resistance and Immunity


def opened(kind: str) -> list[tuple[str, int, int]]:
    """Open Vein II: Bleed 2 / 3t."""
    match = fight(
        {"highwayman": {"area": "S", "level": 2, "ranks": [2] * 7, "skills": ["open_vein"]}},
        [{"kind": kind, "area": "S", "life": 40}],
        turn="highwayman",
        tape=[3],
    )
    play(match, f"use-open_vein-{S}")
    return conditions(standing(match))


@pytest.mark.rule("DD-21.1")
def test_example_a_resistance_takes_a_turn_off() -> None:
    assert opened("madman") == [("bleed", 2, 3)]
    assert opened("brigand_fusilier") == [("bleed", 2, 2)]


@pytest.mark.rule("DD-21.1")
def test_example_nothing_is_left_of_a_stun_of_one_turn() -> None:
    match = uppercut([("cultist_brawler", "S")])
    assert standing(match)["stacks"] == []
    assert "shrugged_off" in kinds(match)


@pytest.mark.rule("DD-21.1")
def test_heroes_resist_too() -> None:
    """Rend for the Old Gods: Bleed 1 / 3t and a Debuff of 2 turns."""
    for kind, bleed in (("hellion", 2), ("crusader", 3)):
        match = fight(
            {"vestal": {"area": "NE"}, kind: {"area": "S"}},
            [("cultist_brawler", "C")],
            turn=8,
            tape=[3, "party"],
        )
        assert conditions(hero(match, kind)) == [("bleed", 1, bleed), ("debuff", 0, 2)]


@pytest.mark.rule("DD-21.2")
def test_example_a_resistance_makes_push_one_of_push_two() -> None:
    match = uppercut([("bone_defender", "S"), ("pliskin", "N"), ("pliskin", "N")])
    play(match, f"area-{C}")
    assert standing(match)["area"] == C
    assert order(match) == ["pliskin", "bone_defender", "pliskin"]
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-21.3")
def test_an_immunity_cancels_the_effect() -> None:
    assert opened("bone_soldier") == []
    match = uppercut([("adder", "S"), ("pliskin", "N")])
    assert standing(match)["area"] == S
    assert order(match) == ["adder", "pliskin"]
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-21.3")
def test_a_hero_immune_to_shuffles_stays() -> None:
    match = fight(
        {"vestal": {"area": "NE"}, "arbalest": {"area": "S", "level": 3}},
        [("brigand_cutthroat", "S")],
        turn=8,
        tape=[1, 4, "party"],
        order=[[1, 0], [8]],
    )
    assert hero(match, "arbalest")["area"] == S
    assert party(match) == ["arbalest", "vestal"]


@pytest.mark.rule("DD-21.4")
@pytest.mark.rule("DD-A.57")
@pytest.mark.parametrize(("level", "most", "least"), [(1, 1, 0), (2, 2, 1), (3, 2, 0)])
def test_a_hero_may_ignore_his_own_resistance(level: int, most: int, least: int) -> None:
    """The Arbalest's Blindfire: push 1 or 2; she resists Shuffles, at level 3 she is immune."""
    for amount in (most, least):
        match = fight(
            {
                "arbalest": {
                    "area": "S",
                    "level": level,
                    "ranks": [level] * 7,
                    "skills": ["blindfire"],
                },
                "vestal": {"area": "N"},
                "jester": {"area": "N"},
            },
            [("madman", "C")],
            turn="arbalest",
            tape=[10],
        )
        play(match, f"use-blindfire-{C}")
        assert options(match) == [f"by-{most}", f"by-{least}"]
        play(match, f"by-{amount}")
        while asked(match) == ["shove"]:
            play(match, options(match)[-1])
        assert hero(match, "arbalest")["area"] == [S, SE, E][amount]
        assert party(match).index("arbalest") == amount


@pytest.mark.rule("DD-A.57")
def test_a_monster_always_ignores_its_own_resistance() -> None:
    """A Bone Defender resists Shuffles and pulls itself 1 all the same."""
    match = fight(
        {"hellion": {"area": "N"}},
        [("bone_soldier", "W"), ("bone_soldier", "W"), ("bone_defender", "C")],
        turn=10,
        tape=[9, "party"],
    )
    assert standing(match, 2)["area"] == N
    assert order(match) == ["bone_soldier", "bone_defender", "bone_soldier"]


def bled(kind: str, quirks: list[str]) -> list[tuple[str, int, int]]:
    """Rend for the Old Gods on this hero: the Bleed that is left."""
    match = fight(
        {"vestal": {"area": "NE"}, kind: {"area": "S", "quirks": quirks}},
        [("cultist_brawler", "C")],
        turn=8,
        tape=[3, "party"],
    )
    return [one for one in conditions(hero(match, kind)) if one[0] == "bleed"]


@pytest.mark.rule("DD-A.58")
def test_resistance_and_quirk_both_subtract() -> None:
    assert bled("crusader", []) == [("bleed", 1, 3)]
    assert bled("crusader", ["clotter"]) == [("bleed", 1, 2)]
    assert bled("hellion", ["clotter"]) == [("bleed", 1, 1)]


@pytest.mark.rule("DD-A.59")
def test_what_a_quirk_adds_is_resisted_too() -> None:
    assert bled("crusader", ["anemic"]) == [("bleed", 1, 3), ("bleed", 1, 3)]
    assert bled("hellion", ["anemic"]) == [("bleed", 1, 2), ("bleed", 1, 2)]


@pytest.mark.rule("DD-20.20")
@pytest.mark.parametrize(("areas", "end"), [(0, "SW"), (1, "W"), (2, "NW"), (3, "NW")])
def test_a_shuffle_goes_as_far_as_it_says(areas: int, end: str) -> None:
    """From SW away from S; behind NW there is nothing further away."""
    match = fight(
        {"crusader": {"area": "S"}},
        [("madman", "SW")],
        agenda=[["initiative"], ["shove", 8, 7, areas, True, 0, 6]],
        tape=["party"],
    )
    assert at(match, 0) == end
