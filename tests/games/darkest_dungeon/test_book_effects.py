"""Scenes of cards that meet on one hero: Quirks, Diseases, Resistances, Light, each counted once."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import (
    MONSTER,
    asked,
    attacked,
    bag,
    conditions,
    dungeon,
    each,
    fight,
    foe,
    hero,
    options,
    play,
    rule,
    table,
    used_up,
)  # fmt: skip


def victim(
    kind: str, fields: dict[str, Any], by: str, at: str, tape: list[object], **more: Any
) -> dict[str, Any]:
    """The one attacked, who had a Wound before (Bone Soldiers go for the most Wounded): it is not counted."""
    found = hero(attacked(kind, {"wounds": 1, **fields}, by, at, tape, **more), kind)
    found["wounds"] -= 1
    return found


# ---------------------------------------------------------------------- damage


@rule("DD-A.47")
@pytest.mark.parametrize(
    ("quirks", "stacks", "roll", "wounds"),
    [
        (["fragile"], [], 5, 6),
        (["on_guard"], [], 5, 4),
        (["fragile", "on_guard"], [], 5, 5),
        (["hard_skinned"], [], 5, 5),
        (["hard_skinned"], [], 1, 5),
        (["hard_skinned", "fragile"], [], 1, 5),
        (["hard_skinned", "on_guard"], [["protection", 0, 3]], 1, 2),
        ([], [["protection", 0, 3], ["protection", 0, 2]], 1, 5),
        (["fragile"], [["protection", 0, 3]], 5, 3),
    ],
)
def test_an_attack_is_changed_in_this_order(
    quirks: list[str], stacks: list[Any], roll: int, wounds: int
) -> None:
    """A Bone Soldier: 5, critical 9. Flat Quirks, then half for Hard Skinned, then half for Protection."""
    found = victim(
        "crusader", {"quirks": quirks, "stacks": stacks}, "bone_soldier", "C", [roll, "party"]
    )
    assert found["wounds"] == wounds


@rule("DD-26.N13")
@rule("DD-26.N18")
@rule("DD-26.N12")
@pytest.mark.parametrize(("roll", "stress", "stunned"), [(5, 1, 0), (1, 3, 1)])
def test_what_a_critical_adds(roll: int, stress: int, stunned: int) -> None:
    """Off Guard counts for every blow; Weak Grip and Shocker for criticals, which frighten anyway."""
    found = victim(
        "hellion",
        {"quirks": ["off_guard", "weak_grip", "shocker"]},
        "bone_soldier",
        "C",
        [roll, "party"],
    )
    assert found["stress"] == stress
    assert conditions(found) == [("stun", 0, 1)] * stunned


@rule("DD-27.11")
@rule("DD-27.12")
@rule("DD-26.N3")
@pytest.mark.parametrize(
    ("disease", "wounds", "stacks"),
    [("syphilis", 7, []), ("spotted_fever", 5, [("blight", 1, 2)]), ("lethargy", 5, [])],
)
def test_a_wound_of_the_sick(disease: str, wounds: int, stacks: list[Any]) -> None:
    """At Level 2 Syphilis is 2 Wounds more; Clumsy is a Debuff for one turn."""
    found = victim(
        "highwayman",
        {"level": 2, "disease": disease, "quirks": ["clumsy"]},
        "bone_soldier",
        "C",
        [5, "party"],
    )
    assert found["wounds"] == wounds
    assert sorted(conditions(found)) == sorted([*stacks, ("debuff", 0, 1)])


@rule("DD-26.P4")
@rule("DD-A.80")
def test_the_evasive_breathe_again_after_a_miss_and_only_then() -> None:
    for roll, stress in ((9, 2), (5, 3)):
        found = victim(
            "crusader", {"quirks": ["evasive"], "stress": 3}, "bone_soldier", "C", [roll, "party"]
        )
        assert found["stress"] == stress


# ---------------------------------------------------------------------- Bleed, Blight, Stun


@rule("DD-A.58")
@rule("DD-A.59")
@pytest.mark.parametrize(
    ("kind", "fields", "stacks", "wounds"),
    [
        ("crusader", {}, [3], 3),
        ("crusader", {"quirks": ["clotter"]}, [2], 3),
        ("hellion", {"quirks": ["clotter"]}, [1], 3),  # and she resists
        ("crusader", {"quirks": ["anemic"]}, [3, 3], 3),
        ("hellion", {"quirks": ["anemic"]}, [2, 2], 3),
        ("crusader", {"disease": "hemophilia"}, [3, 2], 5),
        ("crusader", {"disease": "hemophilia", "level": 2}, [3, 2], 7),
        ("crusader", {"quirks": ["anemic"], "disease": "hemophilia"}, [3, 3, 2], 5),
    ],
)
def test_a_brawlers_bleed(
    kind: str, fields: dict[str, Any], stacks: list[int], wounds: int
) -> None:
    """Rend for the Old Gods: 3 damage, Bleed 1 for three turns; extra stacks wake nothing more (DD-A.77)."""
    found = victim(kind, fields, "cultist_brawler", "C", [5, "party"])
    bleeds = [tokens for condition, _, tokens in conditions(found) if condition == "bleed"]
    assert sorted(bleeds, reverse=True) == stacks
    assert found["wounds"] == wounds


@rule("DD-27.5")
@rule("DD-26.N17")
@rule("DD-26.P16")
@pytest.mark.parametrize(
    ("kind", "fields", "stacks", "wounds"),
    [
        ("crusader", {}, [(2, 3)], 4),
        ("crusader", {"quirks": ["thick_blooded"]}, [(2, 2)], 4),
        ("crusader", {"quirks": ["thin_blooded"]}, [(2, 3), (1, 3)], 4),
        ("crusader", {"disease": "black_plague"}, [(2, 3), (1, 2)], 6),
        ("grave_robber", {"disease": "black_plague"}, [(2, 2), (1, 1)], 6),
        ("plague_doctor", {"level": 3}, [], 4),  # immune
        ("plague_doctor", {"level": 3, "disease": None, "quirks": ["thin_blooded"]}, [], 4),
    ],
)
def test_a_pliskins_blight(
    kind: str, fields: dict[str, Any], stacks: list[Any], wounds: int
) -> None:
    found = victim(kind, fields, "pliskin", "S", [5, "party"])
    blights = [
        (amount, tokens) for condition, amount, tokens in conditions(found) if condition == "blight"
    ]
    assert sorted(blights, reverse=True) == stacks
    assert found["wounds"] == wounds


@rule("DD-26.P6")
@pytest.mark.parametrize(
    ("kind", "quirks", "tokens"),
    [
        ("hellion", [], [2]),
        ("hellion", ["hard_noggin"], [1]),
        ("crusader", [], [1]),
        ("crusader", ["hard_noggin"], []),
    ],
)
def test_dead_weight_on_hard_heads(kind: str, quirks: list[str], tokens: list[int]) -> None:
    match = attacked(kind, {"quirks": quirks}, "bone_defender", "S", [2, 5, "party"])
    while asked(match)[0] != "act":
        play(match, options(match, match.waiting[0])[0])
    assert [n for condition, _, n in conditions(hero(match, kind)) if condition == "stun"] == tokens


@rule("DD-27.15")
@rule("DD-26.P1")
@pytest.mark.parametrize(("by", "stress"), [("by-1", 2), ("by-0", 0)])
def test_who_keeps_his_balance_is_not_dizzy(by: str, stress: int) -> None:
    """Dead Weight pushes by 1; with Balanced it may be 0, and then nobody was shuffled."""
    fields = {"quirks": ["balanced"], "disease": "vertigo"}
    match = attacked("hellion", fields, "bone_defender", "S", [2, 5, "party"])
    assert set(options(match)) == {"by-1", "by-0"}
    play(match, by)
    while asked(match)[0] != "act":
        play(match, options(match, match.waiting[0])[0])
    assert hero(match, "hellion")["stress"] == stress


# ---------------------------------------------------------------------- Stress


@rule("DD-A.78")
@pytest.mark.parametrize(
    ("quirks", "disease", "light", "stress", "wounds"),
    [
        ([], None, 5, 1, 3),
        (["nervous"], None, 5, 2, 3),
        (["nervous"], "the_worries", 5, 3, 5),
        (["nervous"], "the_worries", 1, 4, 5),
        (["nervous", "soft"], "the_worries", 1, 4, 6),
    ],
)
def test_what_makes_stress_worse_is_added_once(
    quirks: list[str], disease: str | None, light: int, stress: int, wounds: int
) -> None:
    """A Courtier's Goblet: 3 damage and 1 Stress."""
    match = fight(
        {
            "vestal": {"area": "W"},
            "crusader": {"area": "S", "quirks": quirks, "disease": disease, "stress": 1},
        },
        [{"kind": "bone_courtier", "area": "N"}],
        slots=[[0, 1, None, None], [None, None, None, 8]],
        turn=MONSTER,
        tape=[7, "party"],
        light=light,
    )
    found = hero(match, "crusader")
    assert found["stress"] == 1 + stress
    assert found["wounds"] == wounds


@rule("DD-26.P13")
@rule("DD-28.11")
@pytest.mark.parametrize(("stress", "left"), [(5, 3), (2, 0), (1, 0)])
def test_the_resilient_recover_one_more_and_never_below_0(stress: int, left: int) -> None:
    match = dungeon(
        {"crusader": {"quirks": ["resilient"], "stress": stress}, "hellion": {}},
        stores={"potion": 1},
    )
    play(match, next(id for id in [*options(match), *bag(match)] if "potion-stress" in id))
    assert each(match, "stress")[0] == left


# ---------------------------------------------------------------------- Light and Food


@rule("DD-26.P3")
@rule("DD-26.P11")
@rule("DD-26.P17")
@rule("DD-26.N7")
@rule("DD-26.N10")
def test_a_torch_is_seen_by_everybody() -> None:
    match = dungeon(
        {
            "crusader": {"quirks": ["early_riser", "photomania"], "stress": 3},
            "hellion": {"quirks": ["warrior_of_light"], "level": 2, "wounds": 9},
            "highwayman": {"quirks": ["light_sensitive"], "level": 2},
            "vestal": {"quirks": ["nocturnal"]},
        },
        light=3,
        stores={"torch": 1},
    )
    play(match, next(id for id in [*options(match), *bag(match)] if "torch" in id))
    assert table(match)["light"] == 4
    assert conditions(hero(match, 0)) == [("buff", 0, 2)]
    assert each(match, "stress") == [2, 0, 0, 1]
    assert each(match, "wounds") == [0, 5, 4, 0]


@rule("DD-7.1")
@rule("DD-26.N10")
def test_at_full_light_a_torch_brightens_nothing() -> None:
    match = dungeon({"crusader": {"quirks": ["nocturnal"]}, "hellion": {}}, stores={"torch": 1})
    assert not [id for id in [*options(match), *bag(match)] if "torch" in id]


@rule("DD-27.6")
@rule("DD-26.N16")
@pytest.mark.parametrize(("food", "left"), [(1, 0), (2, 0), (3, 1)])
def test_the_bulimic_eat_for_two(food: int, left: int) -> None:
    match = dungeon(
        {
            "crusader": {"disease": "bulimic", "quirks": ["stress_eater"], "wounds": 5},
            "hellion": {},
        },
        stores={"food": food},
    )
    play(match, next(id for id in [*options(match), *bag(match)] if "eat" in id))
    assert table(match)["stores"]["food"] == left
    assert (each(match, "wounds")[0], each(match, "stress")[0]) == (4, 2)


@rule("DD-27.7")
@rule("DD-27.13")
@rule("DD-A.87")
@pytest.mark.parametrize("answer", ["pay", "suffer"])
@pytest.mark.parametrize(
    ("disease", "face", "level", "wounds"),
    [("creeping_cough", "rubble", 2, 2), ("tapeworm", "hunger", 1, 2)],
)
def test_a_hazard_finds_the_sick_paid_or_not(
    answer: str, disease: str, face: str, level: int, wounds: int
) -> None:
    match = dungeon(
        {"crusader": {"disease": disease}, "hellion": {}},
        tokens={"a": "empty"},
        level=level,
        stores={"tool": 1, "food": 1},
        tape=[face, *["blank"] * 7],
    )
    play(match, "explore-0")
    while asked(match)[0] != "stop":
        found = options(match, match.waiting[0])
        play(match, answer if answer in found else found[0])
    crusader = hero(match, "crusader")
    assert conditions(crusader) == [("bleed", 1, 4)]
    assert crusader["wounds"] == (0 if answer == "pay" else wounds)
    assert used_up(match)


@rule("DD-26.N14")
@rule("DD-26.P12")
@pytest.mark.parametrize(
    ("quirks", "last"),
    [
        ([], 7),
        (["slow_reflexes"], 9),
        (["quick_reflexes"], 5),
        (["slow_reflexes", "quick_reflexes"], 7),
    ],
)
def test_reflexes_before_a_trap(quirks: list[str], last: int) -> None:
    """Acc 8 against a Dodge of 1 (Light 5, the Crusader has none of his own): the last roll that hits."""
    for roll, wounds in ((last, 2), (last + 1, 0)):
        match = dungeon(
            {"crusader": {"quirks": quirks}, "hellion": {}},
            tokens={"a": "empty"},
            tape=["trap", *["blank"] * 7, roll],
        )
        play(match, "explore-0")
        while asked(match)[0] != "stop":
            play(match, options(match, match.waiting[0])[0])
        assert hero(match, "crusader")["wounds"] == wounds


# ---------------------------------------------------------------------- two Marks, three Debuffs


@rule("DD-20.15")
@rule("DD-20.11")
@rule("DD-20.10")
@pytest.mark.parametrize(
    ("mine", "his", "roll", "wounds"),
    [
        ([], [], 9, 0),
        ([], [["mark", 0, 3]], 9, 7),
        ([], [["mark", 0, 3], ["mark", 0, 1]], 10, 7),
        ([], [["mark", 0, 3]], 10, 0),
        ([["buff", 0, 3]], [], 2, 12),
        ([["buff", 0, 3]], [], 3, 7),
        ([["buff", 0, 3]], [["debuff", 0, 2], ["debuff", 0, 1]], 4, 12),
        ([["debuff", 0, 3]], [["buff", 0, 2]], 2, 7),
        ([["buff", 0, 1]], [], 2, 7),  # its last token is taken off when the turn begins
    ],
)
def test_a_hack_at_the_captain(mine: list[Any], his: list[Any], roll: int, wounds: int) -> None:
    """Wicked Hack I: Acc 9, Crit 1 against the Captain's Dodge 1; 7, critical 12."""
    match = fight(
        {
            "hellion": {
                "area": "S",
                "skills": ["wicked_hack", "iron_swan", "bleed_out"],
                "stacks": mine,
            }
        },
        [{"kind": "bone_captain", "area": "S", "stacks": his}],
        turn="hellion",
        tape=[roll],
    )
    play(match, "use-wicked_hack-7")
    found = foe(match)
    assert found is not None
    assert found["wounds"] == wounds
