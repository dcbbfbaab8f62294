"""Friend or foe: who counts as whose, in a Battle and between two teams of the Circus."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .ring import bout
from .stage import (
    STILL,
    Fields,
    area_of,
    asked,
    fight,
    foe,
    hero,
    kinds,
    load,
    odds,
    options,
    play,
    table,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)
TWO = area_of("arena_1", "2")
THREE = area_of("arena_1", "3")
TEAM_A = ("crusader", "jester", "highwayman", "vestal")
TEAM_B = ("hellion", "occultist", "arbalest", "grave_robber")


def ring(
    turn: str, fields: dict[str, Fields] | None = None, tape: tuple[object, ...] = ()
) -> Match:
    """Everybody stands in Area 2 or 3 (which are adjacent), team a in 2."""
    given = fields or {}
    return bout(
        {kind: {"area": "2", **given.get(kind, {})} for kind in TEAM_A},
        {kind: {"area": "3", **given.get(kind, {})} for kind in TEAM_B},
        turn=turn,
        tape=tape,
    )


def chances(match: Match, skill: str) -> dict[int, tuple[float, float]]:
    """Chance to hit and to hit critically, by target, over all Areas of a Skill."""
    uses = [one for one in options(match, match.waiting[0]) if one.startswith(f"use-{skill}-")]
    assert uses
    seat = match.waiting[0]
    return {
        one["figure"]: (one["hit"], one["crit"]) for use in uses for one in odds(match, use, seat)
    }


#: A Skill on an enemy next to its user, for the first and the last of each team.
BLOWS = [
    ("crusader", "zealous_accusation", range(4, 8)),
    ("vestal", "judgement", range(4, 8)),
    ("hellion", "if_it_bleeds", range(4)),
    ("grave_robber", "flashing_daggers", range(4)),
]


@pytest.mark.rule("DD-39.3")
@pytest.mark.rule("DD-20.15")
@pytest.mark.parametrize(("kind", "skill", "enemies"), BLOWS)
def test_marks_and_debuffs_count_for_every_enemy_in_the_ring(
    kind: str, skill: str, enemies: range
) -> None:
    match = ring(kind, {kind: {"skills": [skill]}})
    plain = chances(match, skill)
    assert set(plain) == set(enemies)
    doc: Any = match.position()
    for number in enemies:
        doc["state"]["heroes"][number]["stacks"] = [["mark", 0, 2], ["debuff", 0, 2]]
    weak = chances(load(doc), skill)
    for number in enemies:
        assert weak[number][0] == pytest.approx(min(1.0, plain[number][0] + 0.1))
        assert weak[number][1] == pytest.approx(plain[number][1] + 0.1)


@pytest.mark.rule("DD-20.15")
@pytest.mark.parametrize(
    ("kind", "skill"), [("crusader", "battle_heal"), ("occultist", "wyrd_reconstruction")]
)
def test_a_friends_mark_helps_no_healing(kind: str, skill: str) -> None:
    """Neither for whoever is at the border of a team."""
    match = ring(kind, {kind: {"skills": [skill]}})
    plain = chances(match, skill)
    doc: Any = match.position()
    for number in plain:
        doc["state"]["heroes"][number]["stacks"] = [["mark", 0, 2], ["debuff", 0, 2]]
    assert set(plain) == (set(range(4)) if kind in TEAM_A else set(range(4, 8)))
    assert chances(load(doc), skill) == plain


@pytest.mark.rule("DD-19.13")
@pytest.mark.rule("DD-39.3")
def test_a_critical_in_the_ring_stresses_its_victim_and_those_with_him() -> None:
    """From either team, the first and the last of the other: never the friends of who strikes."""
    for kind, skill, enemies in BLOWS:
        mine = range(4) if kind in TEAM_A else range(4, 8)
        for victim in (enemies[0], enemies[-1]):
            match = ring(kind, {kind: {"skills": [skill], "stacks": [["buff", 0, 9]] * 3}}, (1,))
            seat = match.waiting[0]
            uses = [one for one in options(match, seat) if one.startswith(f"use-{skill}-")]
            assert uses
            play(match, uses[0])
            while asked(match) == ["pick_target"]:
                wanted = f"figure-{victim}"
                found = options(match, match.waiting[0])
                play(match, wanted if wanted in found else found[0])
            stress = [hero(match, number)["stress"] for number in range(8)]
            assert stress[victim] == 1
            assert all(stress[number] == 0 for number in mine)


@pytest.mark.rule("DD-20.12")
@pytest.mark.rule("DD-39.3")
def test_riposte_in_the_ring() -> None:
    for kind, skill, enemies in BLOWS:
        for victim in (enemies[0], enemies[-1]):
            target = (*TEAM_A, *TEAM_B)[victim]
            match = ring(
                kind, {kind: {"skills": [skill]}, target: {"stacks": [["riposte", 0, 3]]}}, (3,)
            )
            uses = [
                one for one in options(match, match.waiting[0]) if one.startswith(f"use-{skill}-")
            ]
            assert uses
            play(match, uses[0])
            while asked(match) == ["pick_target"]:
                wanted = f"figure-{victim}"
                found = options(match, match.waiting[0])
                play(match, wanted if wanted in found else found[0])
            struck = hero(match, target)["wounds"]
            assert struck > 0
            assert hero(match, kind)["wounds"] == (struck + 1) // 2


@pytest.mark.rule("DD-20.12")
def test_whoever_is_missed_answers_nothing() -> None:
    """A blow at two of whom one dodges: his Riposte stays where it is."""
    match = fight(
        {
            "highwayman": {"area": "C", "skills": ["grapeshot_blast"]},
            "vestal": {"area": "W"},
        },
        [
            {"kind": "bone_soldier", "area": "C", "life": 40, "stacks": STILL},
            {"kind": "bone_soldier", "area": "C", "life": 40, "dodge": 9,
             "stacks": [*STILL, ["riposte", 0, 3]]},
        ],
        turn=0,
        tape=[5],
        order=[[1, 0], [8, 9]],
    )  # fmt: skip
    play(match, f"use-grapeshot_blast-{C}")
    assert (foe(match, 0)["wounds"], foe(match, 1)["wounds"]) == (3, 0)  # type: ignore[index]
    assert "riposte" not in kinds(match)
    assert hero(match, "highwayman")["wounds"] == 0


@pytest.mark.rule("DD-19.4")
def test_so_many_enemies_and_so_many_friends_are_picked() -> None:
    """Rallying Flare: two enemies and two friends of an Area with three of each."""
    match = fight(
        {
            "arbalest": {"area": "S", "skills": ["rallying_flare"]},
            "vestal": {"area": "SE"},
            "hellion": {"area": "S"},
            "crusader": {"area": "S"},
        },
        [
            {"kind": "madman", "area": "C", "stacks": STILL},
            {"kind": "madman", "area": "C", "stacks": STILL},
            {"kind": "madman", "area": "C", "stacks": STILL},
        ],
        turn="arbalest",
        tape=[5],
    )
    play(match, f"use-rallying_flare-{C}")
    assert options(match) == ["figure-8", "figure-9", "figure-10"]
    play(match, "figure-9")
    assert options(match) == ["figure-8", "figure-10"]
    play(match, "figure-8")
    assert asked(match) == ["act"]
    spent = [[one["condition"] for one in foe(match, n)["stacks"]] for n in range(3)]  # type: ignore[index]
    assert ["debuff" in one for one in spent] == [True, True, False]


@pytest.mark.rule("DD-7.11")
def test_light_and_dark_are_the_same_in_the_ring() -> None:
    dodges = []
    for light in (0, 5):
        doc: Any = ring("crusader").position()
        doc["state"]["dungeon"]["light"] = light
        dodges.append([one["dodge"] for one in table(load(doc))["heroes"]])
    assert dodges[0] == dodges[1]


@pytest.mark.rule("DD-25.6")
def test_who_is_his_own_target_is_asked_once() -> None:
    """Absolution is for oneself: one question about what a Trinket adds to it."""
    match = fight(
        {
            "abomination": {
                "area": "S", "skills": ["absolution"], "wounds": 4,
                "trinkets": ["chirurgeons_charm"],
            },
            "vestal": {"area": "W"},
        },
        [{"kind": "madman", "area": "N", "stacks": STILL}],
        turn="abomination",
        tape=[5],
    )  # fmt: skip
    play(match, f"use-absolution-{S}")
    assert asked(match) == ["react"]
    play(match, "pass")
    assert asked(match) == ["act"]
    assert hero(match, "abomination")["wounds"] == 2
