"""Using a Skill (DD-19): the Area, the targets, one roll, and what comes in which order."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.odds import Odds
from undercroft.kernel.match import Match
from undercroft.kernel.text import render

from .scene import wounds
from .stage import (
    asked,
    conditions,
    dungeon,
    fight,
    foe,
    hero,
    odds,
    options,
    party,
    play,
    used_up,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)
TRIO = ("crusader", "hellion", "vestal")


def all_wounds(match: Match, *who: str) -> list[int]:
    return [hero(match, kind)["wounds"] for kind in who]


def stress(match: Match, *who: str) -> list[int]:
    return [hero(match, kind)["stress"] for kind in who]


# ---------------------------------------------------------------------- range and targets


@pytest.mark.rule("DD-19.1")
@pytest.mark.rule("DD-19.2")
@pytest.mark.rule("DD-A.45")
def test_the_range_must_match_exactly() -> None:
    """A monster in every Area, the hero in S: Range 0, 1, 2 and 1–2."""
    near, far = {C, SW, SE}, {N, W, E}
    for kind, skill, reached in (
        ("highwayman", "wicked_slice", {S}),  # 0
        ("hellion", "if_it_bleeds", near),  # 1
        ("hellion", "iron_swan", far),  # 2, and no nearer
        ("highwayman", "tracking_shot", near | far),  # 1–2
    ):
        found: set[int] = set()
        for areas in (("N", "NW", "NE", "W"), ("C", "E", "SW", "S"), ("SE",)):
            match = fight(
                {kind: {"area": "S", "skills": [skill]}}, [("madman", a) for a in areas], turn=kind
            )
            begin = f"use-{skill}-"
            found |= {int(o.removeprefix(begin)) for o in options(match) if o.startswith(begin)}
        assert found == reached


@pytest.mark.rule("DD-19.1")
def test_all_targets_are_in_one_area() -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
        [("bone_soldier", "C"), ("bone_soldier", "SE")],
        turn="crusader",
        tape=[3],
    )
    play(match, f"use-zealous_accusation-{C}")
    assert (wounds(match, 0), wounds(match, 1)) == (5, 0)


@pytest.mark.rule("DD-19.3")
@pytest.mark.rule("DD-19.4")
def test_heroes_choose_among_more_targets_than_symbols() -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
        [("bone_soldier", "C"), ("pliskin", "C"), ("bone_rabble", "C")],
        turn="crusader",
        tape=[3],
    )
    play(match, f"use-zealous_accusation-{C}")
    assert asked(match) == ["pick_target"]
    play(match, "figure-10", "figure-9")
    assert [wounds(match, n) for n in range(3)] == [0, 5, 5]


@pytest.mark.rule("DD-19.4")
def test_monsters_take_targets_in_stance_order() -> None:
    """Slice and Dice has two symbols; three heroes stand in the Area."""
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S"}, "vestal": {"area": "S"}},
        [("brigand_cutthroat", "C")],
        turn=8,
        tape=[5, 4, "party"],
        order=[[1, 2, 0], [8]],
    )
    assert all_wounds(match, "hellion", "vestal", "crusader") == [4, 4, 0]


# ---------------------------------------------------------------------- the roll


@pytest.mark.rule("DD-T.2")
@pytest.mark.rule("DD-19.5")
@pytest.mark.parametrize(("roll", "dealt"), [(2, 7), (8, 7), (9, 0)])
def test_acc_nine_against_dodge_one(roll: int, dealt: int) -> None:
    """Iron Swan I: Acc 9, Crit 1."""
    match = fight(
        {"hellion": {"area": "S", "skills": ["iron_swan"]}},
        [("bone_arbalist", "N")],
        turn="hellion",
        tape=[roll],
    )
    play(match, f"use-iron_swan-{N}")
    assert wounds(match) == dealt


@pytest.mark.rule("DD-T.2")
@pytest.mark.rule("DD-19.14")
@pytest.mark.parametrize(("roll", "dealt"), [(4, 3), (5, 0)])
def test_acc_five_against_dodge_one_and_the_self_effect(roll: int, dealt: int) -> None:
    """Clumsy Axeblade against the Hellion: hit or miss, the Defender has pulled itself."""
    match = fight(
        {"hellion": {"area": "N"}},
        [("bone_soldier", "W"), ("bone_soldier", "W"), ("bone_defender", "C")],
        turn=10,
        tape=[roll, "party"],
        light=4,
    )
    assert hero(match)["wounds"] == dealt
    one = foe(match, 2)
    assert one is not None
    assert one["area"] == N
    assert one["stance"] == "defensive"


@pytest.mark.rule("DD-T.2")
@pytest.mark.parametrize(("roll", "dealt"), [(2, 4), (7, 2), (8, 0)])
def test_a_trap_has_acc_eight_and_crit_two(roll: int, dealt: int) -> None:
    """Against Dodge 1, in a Dungeon of Level 1, below Light 5."""
    match = dungeon(
        {"hellion": {}, "crusader": {}, "vestal": {}},
        agenda=[["stop"], ["trap_roll", 0]],
        tape=[roll],
        light=4,
    )
    assert hero(match)["wounds"] == dealt


@pytest.mark.rule("DD-T.2")
@pytest.mark.parametrize(("stone", "dealt"), [(True, 7), (False, 4)])
def test_a_four_is_critical_with_the_critical_stone(stone: bool, dealt: int) -> None:
    """Throw Dagger I: Crit 2."""
    match = fight(
        {
            "grave_robber": {
                "area": "S",
                "skills": ["throw_dagger"],
                "trinkets": ["critical_stone"] if stone else [],
            },
            "vestal": {"area": "E"},
        },
        [("madman", "C")],
        turn="grave_robber",
        tape=[4],
        order=[[1, 0], [8]],
    )
    play(match, f"use-throw_dagger-{C}")
    if stone:
        play(match, "trinket-0-0")
    assert wounds(match) == dealt


@pytest.mark.rule("DD-19.6")
@pytest.mark.rule("DD-A.169")
@pytest.mark.parametrize(("roll", "light", "left"), [(7, 5, 5), (8, 5, 9), (8, 4, 5), (9, 4, 9)])
def test_dodge_counts_against_a_friends_heal(roll: int, light: int, left: int) -> None:
    """Heal Acc 9, ally Dodge 1, Light 5: hits on 1–7."""
    match = fight(
        {
            "occultist": {"area": "S", "skills": ["wyrd_reconstruction"]},
            "hellion": {"area": "C", "wounds": 9},
        },
        [("madman", "N")],
        turn="occultist",
        tape=[roll],
        light=light,
    )
    play(match, f"use-wyrd_reconstruction-{C}")
    assert hero(match, "hellion")["wounds"] == left


@pytest.mark.rule("DD-19.7")
@pytest.mark.rule("DD-19.19")
def test_example_one_roll_for_targets_with_dodge_one_and_three() -> None:
    """Acc 9, roll 7: the first is hit (≤ 8), the second is not (> 6)."""
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
        [("bone_arbalist", "C"), {"kind": "pliskin", "area": "C", "dodge": 2}],
        turn="crusader",
        tape=[7],
    )
    play(match, f"use-zealous_accusation-{C}")
    assert (wounds(match, 0), wounds(match, 1)) == (5, 0)
    assert used_up(match)


@pytest.mark.rule("DD-19.8")
def test_a_hit_adds_wounds_or_removes_them() -> None:
    match = fight(
        {
            "vestal": {"area": "C", "skills": ["mace_bash", "divine_grace"], "wounds": 5},
            "crusader": {"area": "S"},
        },
        [{"kind": "pliskin", "area": "N", "wounds": 3}],
        turn="vestal",
        tape=[5],
    )
    play(match, f"use-mace_bash-{N}")
    assert wounds(match) == 8  # 3 and 5
    match = fight(
        {
            "crusader": {"area": "S", "skills": ["battle_heal"]},
            "hellion": {"area": "C", "wounds": 1},
        },
        [("pliskin", "N")],
        turn="crusader",
        tape=[5],
    )
    play(match, f"use-battle_heal-{C}")
    assert hero(match, "hellion")["wounds"] == 0  # heal 2, never below nothing


@pytest.mark.rule("DD-19.9")
def test_a_skill_without_acc_needs_no_roll() -> None:
    match = fight(
        {"plague_doctor": {"area": "S", "skills": ["emboldening_vapours"]}},
        [("madman", "N")],
        turn="plague_doctor",
    )
    play(match, f"use-emboldening_vapours-{S}")
    assert conditions(hero(match)) == [("buff", 0, 3)]
    assert used_up(match)


@pytest.mark.rule("DD-19.10")
@pytest.mark.rule("DD-19.11")
@pytest.mark.rule("DD-19.20")
@pytest.mark.rule("DD-A.41")
@pytest.mark.parametrize(("roll", "dealt"), [(2, 7), (3, 0)])
def test_example_crit_two_against_dodge_nine(roll: int, dealt: int) -> None:
    """Throw Dagger I: Acc 9, so only a critical reaches it; 7 instead of 4."""
    match = fight(
        {"vestal": {"area": "E"}, "grave_robber": {"area": "S", "skills": ["throw_dagger"]}},
        [{"kind": "bone_captain", "area": "C", "dodge": 8}],
        turn="grave_robber",
        tape=[roll],
    )
    play(match, f"use-throw_dagger-{C}")
    assert wounds(match) == dealt


@pytest.mark.rule("DD-A.170")
@pytest.mark.parametrize(("light", "dealt"), [(5, 5), (1, 9)])
def test_example_crit_zero_is_critical_on_one_only_in_the_dark(light: int, dealt: int) -> None:
    """Zealous Accusation I: Crit 0."""
    match = fight(
        {"crusader": {"area": "S", "skills": ["zealous_accusation"]}},
        [("bone_arbalist", "C")],
        turn="crusader",
        tape=[1],
        light=light,
    )
    play(match, f"use-zealous_accusation-{C}")
    assert wounds(match) == dealt


@pytest.mark.rule("DD-A.171")
def test_below_one_only_a_critical_hits_and_from_ten_on_everything() -> None:
    for skill, dodge, roll, dealt in (
        ("zealous_accusation", 9, 1, 0),  # Acc 9, Crit 0, Dodge 9
        ("smite", 0, 10, 11),  # Acc 11 at level 3
    ):
        match = fight(
            {"crusader": {"area": "S", "level": 3, "ranks": [3] * 7, "skills": [skill]}}
            if skill == "smite"
            else {"crusader": {"area": "S", "skills": [skill]}},
            [
                {
                    "kind": "maggot",
                    "area": "S" if skill == "smite" else "C",
                    "dodge": dodge,
                    "life": 40,
                }
            ],
            turn="crusader",
            tape=[roll],
        )
        play(match, next(one for one in options(match) if one.startswith("use-")))
        assert wounds(match) == dealt


@pytest.mark.rule("DD-19.17")
def test_example_iron_swan() -> None:
    match = fight(
        {"hellion": {"area": "S", "skills": ["iron_swan"]}},
        [("bone_arbalist", "N")],
        turn="hellion",
        tape=[2],
    )
    promise = odds(match, f"use-iron_swan-{N}")[0]
    assert (promise["hit"], promise["damage"]) == (0.8, 7)
    play(match, f"use-iron_swan-{N}")
    assert wounds(match) == 7


# ---------------------------------------------------------------------- criticals and Stress


@pytest.mark.rule("DD-19.12")
def test_a_heros_critical_relieves_those_in_his_area() -> None:
    match = fight(
        {
            "hellion": {"area": "S", "stress": 4, "skills": ["iron_swan"]},
            "crusader": {"area": "S", "stress": 4},
            "vestal": {"area": "N", "stress": 4},
        },
        [("bone_captain", "N")],
        turn="hellion",
        tape=[1],
    )
    play(match, f"use-iron_swan-{N}")
    assert wounds(match) == 12
    assert stress(match, "hellion", "crusader", "vestal") == [3, 3, 4]


@pytest.mark.rule("DD-A.42")
@pytest.mark.rule("DD-19.18")
def test_example_divine_comfort_two_on_three_allies() -> None:
    """Roll 2: critical. She heals herself 3 (Self Effect) and each ally 4; and she recovers Stress."""
    match = fight(
        {
            "crusader": {"area": "C", "wounds": 9, "stress": 4},
            "hellion": {"area": "C", "wounds": 9, "stress": 4},
            "vestal": {
                "area": "S",
                "level": 2,
                "ranks": [2] * 7,
                "wounds": 9,
                "stress": 4,
                "skills": ["divine_comfort"],
            },
            "highwayman": {"area": "C", "wounds": 9, "stress": 4},
        },
        [("madman", "N")],
        turn="vestal",
        tape=[2],
    )
    play(match, f"use-divine_comfort-{C}")
    assert all_wounds(match, "crusader", "hellion", "highwayman") == [5, 5, 5]
    assert hero(match, "vestal")["wounds"] == 6
    assert stress(match, "crusader", "hellion", "highwayman", "vestal") == [4, 4, 4, 3]


@pytest.mark.rule("DD-A.43")
def test_several_criticals_of_one_use_relieve_once() -> None:
    match = fight(
        {
            "grave_robber": {"area": "S", "stress": 4, "skills": ["flashing_daggers"]},
            "vestal": {"area": "E"},
        },
        [("bone_captain", "C"), ("pliskin", "C")],
        turn="grave_robber",
        tape=[1],
        light=4,
        order=[[1, 0], [8, 9]],
    )
    play(match, f"use-flashing_daggers-{C}")
    assert (wounds(match, 0), wounds(match, 1)) == (6, 6)
    assert stress(match, "grave_robber") == [3]


def cut(roll: int, *, area: str = "S") -> Match:
    """Slice and Dice (two symbols, Crit 1) on the crowd in S; the Jester stands elsewhere."""
    return fight(
        {
            "crusader": {"area": "S"},
            "hellion": {"area": "S"},
            "vestal": {"area": area},
            "jester": {"area": "E"},
        },
        [("brigand_cutthroat", "C")],
        turn=8,
        tape=[5, roll, "party"],
    )


@pytest.mark.rule("DD-19.13")
@pytest.mark.rule("DD-19.21")
@pytest.mark.rule("DD-A.43")
def test_example_a_critical_on_two_of_three_heroes() -> None:
    match = cut(1)
    assert all_wounds(match, *TRIO) == [6, 6, 0]
    assert stress(match, *TRIO, "jester") == [1, 1, 1, 0]


@pytest.mark.rule("DD-19.13")
def test_a_plain_hit_or_a_critical_elsewhere_gives_no_stress() -> None:
    assert stress(cut(2), *TRIO, "jester") == [0, 0, 0, 0]
    assert stress(cut(1, area="E"), *TRIO, "jester") == [1, 1, 0, 0]


@pytest.mark.rule("DD-19.13")
def test_a_target_that_is_missed_is_no_bystander() -> None:
    """Blanket Fire (four symbols) at Light 1: Crit 1, yet all are targets: only those struck suffer."""
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S", "stacks": [["debuff", 0, 3]]}},
        [("madman", "NW"), ("brigand_fusilier", "N")],
        turn=9,
        tape=[1, "party"],
    )
    assert all_wounds(match, "crusader", "hellion") == [2, 4]
    assert stress(match, "crusader", "hellion") == [0, 1]


@pytest.mark.rule("DD-A.49")
def test_no_bonus_makes_a_critical_of_a_skill_without_crit() -> None:
    """Barbaric YAWP! with a Buff and the Critical Stone: a 1 is a plain hit."""
    match = fight(
        {
            "hellion": {
                "area": "S",
                "stress": 4,
                "skills": ["barbaric_yawp"],
                "stacks": [["buff", 0, 3], ["buff", 0, 3]],
                "trinkets": ["critical_stone"],
            }
        },
        [("madman", "S")],
        turn="hellion",
        tape=[1],
    )
    option = f"use-barbaric_yawp-{S}"
    assert odds(match, option)[0]["crit"] == 0
    play(match, option)
    while asked(match) != ["act"]:
        play(match, next(one for one in options(match) if one.startswith("trinket")))
    assert stress(match, "hellion") == [4]
    one = foe(match)
    assert one is not None
    assert conditions(one) == [("stun", 0, 1)]


# ---------------------------------------------------------------------- the order of things


@pytest.mark.rule("DD-19.14")
@pytest.mark.rule("DD-19.16")
def test_on_a_miss_only_the_self_effect_happens() -> None:
    match = fight(
        {"bounty_hunter": {"area": "S", "skills": ["mark_for_death"]}},
        [("madman", "N")],
        turn="bounty_hunter",
        tape=[9],  # Acc 10, Dodge 2
    )
    play(match, f"use-mark_for_death-{N}")
    assert conditions(hero(match)) == [("buff", 0, 2)]
    one = foe(match)
    assert one is not None
    assert one["stacks"] == []


@pytest.mark.rule("DD-19.14")
@pytest.mark.rule("DD-A.44")
def test_the_roll_counts_as_he_stood_before_the_self_effect() -> None:
    """Holy Lance from High Ground: Acc 10 against Dodge 2. Pulled down he would have 9."""
    for roll, dealt in ((8, 7), (9, 0)):
        match = fight(
            {
                "vestal": {"area": "W"},
                "hellion": {"area": "W"},
                "crusader": {"area": "NW", "skills": ["holy_lance"]},
            },
            [{"kind": "madman", "area": "N"}],
            room="ruins_3",
            turn="crusader",
            tape=[roll],
        )
        play(match, "use-holy_lance-1")
        assert wounds(match) == dealt
        assert hero(match, "crusader")["area"] == 1
        assert party(match) == ["vestal", "crusader", "hellion"]


@pytest.mark.rule("DD-A.44")
def test_self_effects_come_before_the_damage() -> None:
    """Bleed Out at Death's Door: the Deathblow is rolled first, and the attack lands."""
    match = fight(
        {"hellion": {"area": "S", "wounds": 14, "skills": ["bleed_out"]}, "vestal": {"area": "E"}},
        [("bone_captain", "S")],
        turn="hellion",
        tape=[5, "blank"],
    )
    play(match, f"use-bleed_out-{S}")
    told = [
        event.kind for event in match.events if event.kind in ("rolled", "deathblow", "wounded")
    ]
    assert told == ["rolled", "deathblow", "wounded"]
    assert wounds(match) == 9


@pytest.mark.rule("DD-19.15")
@pytest.mark.rule("DD-21.5")
def test_a_self_effect_ignores_resistance_and_immunity() -> None:
    """ruins_7: in the Tomb heroes are immune to Debuff; Transform's own Debuff stays."""
    match = fight(
        {"abomination": {"area": "TOMB", "form": 1, "skills": ["transform_to_beast"]}},
        [("madman", "S")],
        room="ruins_7",
        turn="abomination",
    )
    play(match, "use-transform_to_beast-3")
    assert conditions(hero(match)) == [("debuff", 0, 3)]


@pytest.mark.rule("DD-19.15")
@pytest.mark.rule("DD-21.1")
def test_a_target_effect_on_oneself_does_not() -> None:
    """Wyrd Reconstruction II on himself: Bleed 1 / 3t, and at level 2 he resists Bleed."""
    match = fight(
        {
            "occultist": {
                "area": "S",
                "level": 2,
                "ranks": [2] * 7,
                "skills": ["wyrd_reconstruction"],
            }
        },
        [("madman", "N")],
        turn="occultist",
        tape=[5],
    )
    play(match, f"use-wyrd_reconstruction-{S}")
    assert conditions(hero(match)) == [("bleed", 1, 2)]


@pytest.mark.rule("DD-A.46")
def test_he_may_be_his_own_target_at_range_zero() -> None:
    match = fight(
        {"crusader": {"area": "S", "wounds": 9, "skills": ["battle_heal"]}},
        [("madman", "N")],
        turn="crusader",
        tape=[5],
    )
    play(match, f"use-battle_heal-{S}")
    assert hero(match)["wounds"] == 7


# ---------------------------------------------------------------------- the damage


def spat_on(roll: int, quirks: list[str], stacks: list[list[object]]) -> int:
    """A Spitter's Spit: 4, critical 6 (Crit 1), and 2 more against Marked; the Hellion is hurt."""
    match = fight(
        {"vestal": {"area": "N"}, "hellion": {"area": "S", "quirks": quirks, "stacks": stacks}},
        [("bone_soldier", "W"), ("bone_soldier", "W"), ("spitter", "N")],
        turn=10,
        tape=[roll, "party"],
    )
    return int(hero(match, "hellion")["wounds"])


@pytest.mark.rule("DD-A.47")
@pytest.mark.rule("DD-T.3")
def test_example_the_order_of_what_changes_damage() -> None:
    """As in the ruling: a critical with its bonus, On Guard: 7; Hard Skinned: 4; Protection: 2."""
    mark: list[object] = ["mark", 0, 2]
    guard: list[object] = ["protection", 0, 2]
    assert spat_on(1, ["on_guard"], [mark]) == 6 + 2 - 1
    assert spat_on(1, ["on_guard", "hard_skinned"], [mark]) == 4
    assert spat_on(1, ["on_guard", "hard_skinned"], [mark, guard]) == 2


@pytest.mark.rule("DD-A.47")
def test_flat_quirks_count_before_the_halves() -> None:
    assert spat_on(1, ["on_guard", "hard_skinned"], []) == 3  # 6 − 1 = 5, half of it
    assert spat_on(2, ["fragile"], [["protection", 0, 2]]) == 3  # 4 + 1 = 5
    assert spat_on(2, ["hard_skinned"], []) == 4  # no critical: nothing is halved


@pytest.mark.rule("DD-T.3")
@pytest.mark.parametrize(
    ("amount", "half"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)],
)
def test_halves_are_rounded_up(amount: int, half: int) -> None:
    """Skills that deal just so much, against Protection."""
    skills: dict[int, tuple[str, str, int, str]] = {
        1: ("occultist", "vulnerability_hex", 1, "C"),
        2: ("occultist", "weakening_curse", 1, "C"),
        3: ("jester", "harvest", 1, "C"),
        4: ("jester", "slice_off", 1, "C"),
        5: ("jester", "dirk_stab", 1, "C"),
        6: ("bounty_hunter", "collect_bounty", 1, "S"),
        7: ("hellion", "wicked_hack", 1, "S"),
        8: ("vestal", "mace_bash", 3, "C"),
        9: ("hellion", "wicked_hack", 2, "S"),
        10: ("arbalest", "sniper_shot", 3, "N"),
    }
    kind, skill, level, area = skills[amount]
    place = {"arbalest": 2, "jester": 1}.get(kind, 0)
    others: dict[str, dict[str, Any]] = {"crusader": {"area": "E"}, "highwayman": {"area": "E"}}
    rows = list(others.items())
    user = {"area": "S", "level": level, "ranks": [level] * 7, "skills": [skill]}
    rows.insert(place, (kind, user))
    match = fight(
        dict(rows),
        [{"kind": "maggot", "area": area, "life": 40, "stacks": [["protection", 0, 3]]}],
        turn=kind,
        tape=[5],
    )
    play(match, next(one for one in options(match) if one.startswith("use-")))
    assert wounds(match) == half


# ---------------------------------------------------------------------- what is promised


def promised(match: Match, option: str) -> Any:
    """The outcome of an option that is open now."""
    found = next(one for d in match.decisions for one in d.options if one.id == option)
    assert found.outcome is not None
    return found.outcome


def test_a_skill_says_what_it_promises_before_it_is_used() -> None:
    match = fight({"hellion": {"area": "S"}}, [("bone_arbalist", "N")], turn="hellion")
    outcome = promised(match, f"use-iron_swan-{N}")
    assert outcome.to_json()["odds"] == odds(match, f"use-iron_swan-{N}")
    assert not outcome.useless
    names = match.decisions[0].names
    said = "Bone Arbalist: 80% to hit, 10% to kill"
    assert render(outcome.text, "en", names) == said
    assert "80\u202f% de chances de toucher" in render(outcome.text, "fr", names)


def test_what_cannot_hit_is_useless() -> None:
    miss = {"figure": 8, "hit": 0.0, "crit": 0.0}
    assert Odds([miss]).useless
    assert not Odds([miss, {**miss, "hit": 0.1}]).useless
    assert not Odds([]).useless


def test_each_target_says_what_it_promises() -> None:
    foes = [("bone_rabble", "S"), ("bone_soldier", "S")]
    match = fight({"crusader": {"area": "S", "skills": ["smite"]}}, foes, turn="crusader")
    play(match, f"use-smite-{S}")
    assert asked(match) == ["pick_target"]
    for option in options(match):
        [blow] = promised(match, option).odds
        assert option == f"figure-{blow['figure']}"
        assert [blow] == odds(match, option)


def test_a_heal_says_what_it_heals() -> None:
    heroes = {
        "crusader": {"area": "S", "skills": ["battle_heal"]},
        "hellion": {"area": "S", "wounds": 5},
    }
    match = fight(heroes, [("bone_arbalist", "N")], turn="crusader")
    option = next(one for one in options(match) if one.startswith("use-battle_heal"))
    outcome = promised(match, option)
    said = render(outcome.text, "en", match.decisions[0].names)
    assert "Hellion: heals" in said
