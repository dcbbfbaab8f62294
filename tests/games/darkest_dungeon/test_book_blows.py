"""Scenes of blows out of the book: criticals and bystanders, two of a kind, Guard, Protection, pits."""

from __future__ import annotations

import pytest

from .scene import on_to_act, slots, standing
from .stage import (
    MONSTER,
    asked,
    at,
    conditions,
    fight,
    hero,
    options,
    play,
    rule,
    table,
)  # fmt: skip

# ---------------------------------------------------------------------- criticals, bystanders, two of a kind


@rule("DD-19.13")
@pytest.mark.parametrize(("face", "stress"), [("blank", [1, 1, 0]), ("skull", [1, 0])])
def test_a_critical_frightens_the_area_even_if_its_victim_dies(
    face: str, stress: list[int]
) -> None:
    match = fight(
        {
            "crusader": {"area": "S", "wounds": 17},
            "hellion": {"area": "S"},
            "vestal": {"area": "SW"},
        },
        [("bone_soldier", "C")],
        turn=MONSTER,
        tape=[1, face, "party"],
    )
    assert [one["stress"] for one in table(match)["heroes"] if one["alive"]] == stress


@rule("DD-19.12")
@rule("DD-19.14")
def test_the_self_effect_comes_before_the_relief_of_a_critical() -> None:
    """The beast rages: 1 Stress first, then everybody in the Area is relieved of 1; elsewhere nobody is."""
    match = fight(
        {
            "abomination": {
                "area": "S",
                "form": 1,
                "stress": 0,
                "skills": ["rage", "rake", "slam"],
            },
            "hellion": {"area": "S", "stress": 3},
            "vestal": {"area": "SW", "stress": 3},
        },
        [("bone_captain", "S")],
        turn="abomination",
        tape=[1],
    )
    play(match, "use-rage-7")
    assert [one["stress"] for one in table(match)["heroes"][:3]] == [0, 2, 3]
    assert standing(match)["wounds"] == 12


@rule("DD-A.43")
def test_two_critical_victims_stress_a_bystander_once() -> None:
    """Impale strikes up to four; the two it can reach are its Targets, who suffer 1 each and not 2."""
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S"}, "vestal": {"area": "SE"}},
        [("bone_spearman", "C")],
        turn=MONSTER,
        tape=[2, 1, "party"],
    )
    assert [one["stress"] for one in table(match)["heroes"][:3]] == [1, 1, 0]
    assert [one["wounds"] for one in table(match)["heroes"][:3]] == [7, 7, 0]


@rule("DD-19.21")
def test_a_bystander_of_a_blow_for_two_is_frightened_too() -> None:
    """Slice and Dice has two Targets: the two foremost of three; the third stands beside them."""
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S"}, "vestal": {"area": "S"}},
        [("brigand_cutthroat", "C")],
        turn=MONSTER,
        tape=[9, 1, "party"],
    )
    assert [one["wounds"] for one in table(match)["heroes"][:3]] == [6, 6, 0]
    assert [one["stress"] for one in table(match)["heroes"][:3]] == [1, 1, 1]


@rule("DD-16.10")
@rule("DD-20.15")
def test_of_two_of_a_kind_only_the_struck_one_is_marked() -> None:
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["mark_for_death", "uppercut", "caltrops"]}},
        [("bone_soldier", "C"), ("bone_soldier", "C")],
        turn="bounty_hunter",
        tape=[5],
    )
    play(match, "use-mark_for_death-4")
    play(match, "figure-9")
    assert conditions(standing(match, 0)) == []
    assert conditions(standing(match, 1)) == [("mark", 0, 3), ("debuff", 0, 2)]
    assert conditions(hero(match, "bounty_hunter")) == [("buff", 0, 2)]


@rule("DD-23.7")
def test_a_blast_that_kills_two_of_three_strikes_all_three() -> None:
    """Grapeshot for 3: the first and the third die of it, the second keeps its Debuff and moves up."""
    match = fight(
        {
            "hellion": {"area": "W"},
            "highwayman": {"area": "S", "skills": ["grapeshot_blast", "open_vein", "pistol_shot"]},
        },
        [
            {"kind": "maggot", "area": "C", "wounds": 3},
            {"kind": "bone_soldier", "area": "C"},
            {"kind": "webber", "area": "C", "wounds": 2},
        ],
        turn="highwayman",
        tape=[5],
    )
    play(match, "use-grapeshot_blast-4")
    assert slots(match) == [9, None, None, None]
    assert standing(match, 1)["wounds"] == 3
    assert conditions(standing(match, 1)) == [("debuff", 0, 1)]


@rule("DD-20.14")
def test_guard_draws_blows_and_not_the_flare_for_friends() -> None:
    """Rallying Flare is for allies and enemies alike: a Guard elsewhere does not bind it."""
    match = fight(
        {
            "arbalest": {
                "area": "SW",
                "skills": ["rallying_flare", "sniper_s_mark", "sniper_shot"],
            },
            "hellion": {"area": "S", "stacks": [["mark", 0, 2]]},
        },
        [("bone_soldier", "S"), {"kind": "bone_rabble", "area": "SW", "stacks": [["guard", 0, 2]]}],
        turn="arbalest",
        tape=[5],
    )
    assert "use-rallying_flare-7" in options(match)
    assert not [id for id in options(match) if id.startswith("use-sniper_s_mark")]
    play(match, "use-rallying_flare-7")
    assert conditions(hero(match, "hellion")) == []
    assert conditions(standing(match)) == [("debuff", 0, 2)]


@rule("DD-20.16")
def test_protection_halves_a_blow_and_not_the_spikes_after_it() -> None:
    """Lash of the Tail 3 → 2; the pit takes 3 all the same."""
    match = fight(
        {"vestal": {"area": "SW"}, "crusader": {"area": "S", "stacks": [["protection", 0, 5]]}},
        [{"kind": "gargoyle", "area": "SE"}],
        slots=[[0, 1, None, None], [None, None, None, 8]],
        room="ruins_4",
        turn=MONSTER,
        tape=[5, "party"],
    )
    while asked(match)[0] != "act":
        wanted = [id for id in options(match) if id in ("area-6", "area-7")]
        play(match, wanted[0] if wanted else options(match, match.waiting[0])[0])
    assert hero(match, "crusader")["wounds"] == 5


@rule("DD-A.57")
@pytest.mark.parametrize(("areas", "stance"), [(0, "aggressive"), (1, "defensive"), (2, "ranged")])
def test_her_own_push_with_resistance_and_balanced(areas: int, stance: str) -> None:
    """Bola II pushes its user 2: her Resistance and her Quirk are hers to use or not, one after the other."""
    skills = ["bola", "blindfire", "sniper_shot", "sniper_s_mark"]
    match = fight(
        {
            "arbalest": {
                "area": "S",
                "level": 2,
                "quirks": ["balanced"],
                "skills": skills,
                "ranks": [3] * 7,
            }
        },
        [("bone_captain", "C")],
        turn="arbalest",
        tape=[5],
    )
    play(match, next(id for id in options(match) if id.startswith("use-b")))
    assert options(match) == ["by-2", "by-1", "by-0"]
    play(match, f"by-{areas}")
    on_to_act(match)
    assert hero(match, "arbalest")["stance"] == stance
    assert at(match, "arbalest") in (["S"], ["SW", "SE"], ["W", "E"])[areas]


# ---------------------------------------------------------------------- Pit Toss


@rule("DD-41.20")
@rule("DD-A.159")
@pytest.mark.parametrize(
    ("die", "area", "wounds"), [(2, "pit_1_2", 11), (4, "pit_3_4", 11), (5, "W", 6)]
)
def test_a_body_slam_ends_on_spikes(die: int, area: str, wounds: int) -> None:
    """Where there is no space (the Hellion lies in one Pit) nothing happens after the blow."""
    match = fight(
        {"hellion": {"area": "pit_5_6", "level": 3}, "crusader": {"area": "W", "level": 3}},
        [("templar_impaler", "W"), ("templar_warlord", "S")],
        room="dd_9",
        boss="templars",
        level=3,
        turn=MONSTER,
        tape=[8, 5, die, "party"],
        setup={"mode": "boss", "boss": "templars"},
    )
    crusader = hero(match, "crusader")
    assert at(match, "crusader") == area
    assert crusader["wounds"] == wounds
    bleeding = [("bleed", 3, 3)] if wounds > 6 else []
    assert [one for one in conditions(crusader) if one[0] == "bleed"] == bleeding
