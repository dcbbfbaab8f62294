"""Trinkets in attacks and against them: both sides, where the card works and where it does not.

What else they do, and that all 38 are tried: test_trinket_uses.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import wounds
from .stage import (
    asked,
    conditions,
    dungeon,
    fight,
    foe,
    hero,
    play,
)

STANCES = ("aggressive", "defensive", "ranged", "support")
GOOD, BAD = "positive", "negative"
Side = tuple[str, str]
S, C = 7, 4  # Areas of ruins_9
TRAP = "trap"
LIFE = 99


def every(found: Sequence[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", found, ids=["-".join(case[0]) for case in found])


def turned(match: Match, kind: str, side: Side) -> None:
    """DD-25.6: the card lies on its other side now."""
    (card,) = hero(match, kind)["trinkets"]
    assert card == {"card": side[0], "negative": side[1] == GOOD}


# ---------------------------------------------------------------------- own attacks

# Trinket, Stances in which it works, Lights in which it works, Acc, Crit.
ANY = STANCES
LIGHTS = (2, 3, 4, 5)
DIM, BRIGHT = (2, 3), (3, 4, 5)


def but(stance: str) -> tuple[str, ...]:
    return tuple(one for one in STANCES if one != stance)


ATTACKS: list[tuple[Side, tuple[str, ...], tuple[int, ...], int, int]] = [
    (("accuracy_stone", GOOD), ANY, LIGHTS, 1, 0),
    (("accuracy_stone", BAD), ANY, LIGHTS, -1, 0),
    (("archers_ring", GOOD), ("ranged",), LIGHTS, 2, 0),
    (("archers_ring", BAD), ANY, LIGHTS, -1, 0),
    (("critical_stone", GOOD), ANY, LIGHTS, 0, 2),
    (("critical_stone", BAD), ANY, LIGHTS, -2, 0),
    (("sages_book", GOOD), ("support",), LIGHTS, 2, 0),
    (("sages_book", BAD), ANY, LIGHTS, -1, 0),
    (("warriors_bracer", GOOD), ("aggressive",), LIGHTS, 2, 0),
    (("warriors_bracer", BAD), ANY, LIGHTS, -1, 0),
    (("warriors_cap", GOOD), ("defensive",), LIGHTS, 2, 0),
    (("warriors_cap", BAD), ANY, LIGHTS, -1, 0),
    (("dark_bracer", GOOD), ANY, DIM, 0, 2),
    (("solar_bracer", GOOD), ANY, BRIGHT, 0, 2),
    (("fortunate_armlet", GOOD), ANY, LIGHTS, 1, 1),
    (("snipers_ring", GOOD), ("ranged",), LIGHTS, 0, 4),
    (("snipers_ring", BAD), but("ranged"), LIGHTS, -2, 0),
    (("warriors_ring", GOOD), ("aggressive",), LIGHTS, 0, 4),
    (("warriors_ring", BAD), but("aggressive"), LIGHTS, -2, 0),
    (("defenders_ring", GOOD), ("defensive",), LIGHTS, 0, 4),
    (("defenders_ring", BAD), but("defensive"), LIGHTS, -2, 0),
    (("scholars_ring", GOOD), ("support",), LIGHTS, 0, 4),
    (("scholars_ring", BAD), but("support"), LIGHTS, -2, 0),
]


def swing(side: Side, stance: str, roll: int, light: int) -> Match:
    """A Crusader attacks a Pliskin (Dodge 1): Smite in front (Crit 0), Holy Lance behind (Crit 1).

    Both have Acc 9: 8 is the last roll that hits, for 7; 13 if critical.
    """
    close = stance in ("aggressive", "defensive")
    others = ["hellion", "highwayman", "vestal"]
    rows: list[tuple[str, dict[str, Any]]] = [(kind, {"area": "E"}) for kind in others]
    me = {"area": "S", "trinkets": [side], "skills": ["smite", "holy_lance", "stunning_blow"]}
    rows.insert(STANCES.index(stance), ("crusader", me))
    area = S if close else C
    match = fight(
        dict(rows),
        [{"kind": "pliskin", "area": area, "life": LIFE}],
        turn="crusader",
        tape=[roll],
        light=light,
    )
    play(match, f"use-{'smite' if close else 'holy_lance'}-{area}")
    return match


def blow(roll: int, acc: int, crit: int) -> int:
    return 13 if roll <= crit else 7 if roll <= acc else 0


@every(ATTACKS)
@pytest.mark.rule("DD-25.6")
def test_what_changes_an_attack(
    case: tuple[Side, tuple[str, ...], tuple[int, ...], int, int],
) -> None:
    side, stances, lights, acc, crit = case
    window = "react" if side[1] == GOOD else "declare"
    for stance in stances:
        for light in lights if len(lights) < 4 else (5,):
            base = (0 if stance in STANCES[:2] else 1) + (1 if light < 5 else 0)
            rolls = {base, base + 1, base + crit, base + crit + 1, 8, 9, 8 + acc, 9 + acc}
            for roll in sorted(rolls & set(range(1, 11))):
                match = swing(side, stance, roll, light)
                assert asked(match) == [window], (stance, light, roll)
                play(match, "trinket-0-0")
                turned(match, "crusader", side)
                assert wounds(match) == blow(roll, 8 + acc, base + crit), (stance, light, roll)
                unused = swing(side, stance, roll, light)
                play(unused, "pass")
                assert wounds(unused) == blow(roll, 8, base)


@every(ATTACKS)
def test_where_it_does_not_work_it_is_not_offered(
    case: tuple[Side, tuple[str, ...], tuple[int, ...], int, int],
) -> None:
    side, stances, lights, _, _ = case
    closed = [(stance, 5) for stance in STANCES if stance not in stances]
    closed += [("aggressive", light) for light in LIGHTS if light not in lights]
    for stance, light in closed:
        assert asked(swing(side, stance, 8, light)) == ["act"], (stance, light)


# Dark Bracer from Light 3 up, Solar Bracer from 3 down: a hit without damage.
HARMLESS: list[tuple[Side, tuple[int, ...]]] = [
    (("dark_bracer", BAD), BRIGHT),
    (("solar_bracer", BAD), DIM),
]


@every(HARMLESS)
def test_a_hit_deals_no_damage(case: tuple[Side, tuple[int, ...]]) -> None:
    side, lights = case
    for light in LIGHTS:
        match = swing(side, "aggressive", 5, light)
        if light not in lights:
            assert asked(match) == ["act"]
            assert wounds(match) == 7
            continue
        assert asked(match) == ["declare"]
        play(match, "trinket-0-0")
        assert wounds(match) == 0
        turned(match, "crusader", side)
        assert "smite" in hero(match, "crusader")["spent"]  # it hit


@pytest.mark.rule("DD-25.6")
def test_damage_stone_adds_three_to_a_hit() -> None:
    for roll, plain in ((5, 7), (1, 13)):
        match = swing(("damage_stone", GOOD), "ranged", roll, 5)
        play(match, "trinket-0-0")
        assert wounds(match) == plain + 3
        turned(match, "crusader", ("damage_stone", GOOD))
    assert asked(swing(("damage_stone", GOOD), "ranged", 9, 5)) == ["act"]  # a miss


# ---------------------------------------------------------------------- charms

CHARMS: list[tuple[Side, tuple[str, int, int]]] = [
    (("bleed_charm", GOOD), ("bleed", 2, 2)),
    (("blight_charm", GOOD), ("blight", 2, 2)),
    (("debuff_charm", GOOD), ("debuff", 0, 2)),
    (("stun_charm", GOOD), ("stun", 0, 1)),
]
SHORTER: list[tuple[Side]] = [
    (("bleed_charm", BAD),),
    (("blight_charm", BAD),),
    (("debuff_charm", BAD),),
    (("stun_charm", BAD),),
]


def accuse(side: Side, roll: int) -> Match:
    """Zealous Accusation (Acc 9) on two Rapturous Cultists, the second with 3 Dodge."""
    match = fight(
        {"crusader": {"area": "S", "trinkets": [side]}},
        [
            {"kind": "rapturous_cultist", "area": "C", "life": LIFE},
            {"kind": "rapturous_cultist", "area": "C", "life": LIFE, "dodge": 3},
        ],
        turn="crusader",
        tape=[roll],
    )
    play(match, f"use-zealous_accusation-{C}")
    return match


@every(CHARMS)
def test_a_charm_adds_a_condition_to_those_hit(case: tuple[Side, tuple[str, int, int]]) -> None:
    side, stack = case
    for roll, hit in ((5, (True, True)), (8, (True, False))):
        match = accuse(side, roll)
        assert asked(match) == ["react"]
        play(match, "trinket-0-0")
        turned(match, "crusader", side)
        for number, wanted in enumerate(hit):
            shown = foe(match, number)
            assert shown is not None
            assert conditions(shown) == ([stack] if wanted else [])
    assert asked(accuse(side, 10)) == ["act"]  # nobody is hit


@every(CHARMS)
def test_a_charm_is_for_enemies_alone(case: tuple[Side, tuple[str, int, int]]) -> None:
    """Rallying Flare reaches friends and enemies in one Area."""
    side, stack = case
    match = fight(
        {
            "arbalest": {"area": "S", "trinkets": [side], "skills": ["rallying_flare"]},
            "hellion": {"area": "C"},
        },
        [{"kind": "rapturous_cultist", "area": "C", "life": LIFE}],
        turn="arbalest",
        tape=[3],
    )
    play(match, f"use-rallying_flare-{C}", "trinket-0-0")
    shown = foe(match)
    assert shown is not None
    assert conditions(shown) == [("debuff", 0, 2), stack]
    assert conditions(hero(match, "hellion")) == []


@every(SHORTER)
def test_a_condition_caused_lasts_one_turn_less(case: tuple[Side]) -> None:
    """Open Vein: Bleed 2 for 2 turns. A Skill that causes none does not pay for the Charm."""
    (side,) = case

    def attack(skill: str) -> Match:
        match = fight(
            {
                "highwayman": {
                    "area": "S",
                    "trinkets": [side],
                    "skills": ["open_vein", "wicked_slice"],
                }
            },
            [{"kind": "rapturous_cultist", "area": "S", "life": LIFE}],
            turn="highwayman",
            tape=[5],
        )
        play(match, f"use-{skill}-{S}")
        return match

    for use, turns in (("trinket-0-0", 1), ("pass", 2)):
        match = attack("open_vein")
        assert asked(match) == ["declare"]
        play(match, use)
        shown = foe(match)
        assert shown is not None
        assert conditions(shown) == [("bleed", 2, turns)]
    turned(match := attack("open_vein"), "highwayman", (side[0], GOOD))  # not yet
    play(match, "trinket-0-0")
    turned(match, "highwayman", side)
    assert asked(attack("wicked_slice")) == ["act"]


# ---------------------------------------------------------------------- being attacked

# Trinket, Lights, change of Dodge.
DODGES: list[tuple[Side, tuple[int, ...], int, int]] = [
    (("speed_stone", GOOD), LIGHTS, 1, 1),
    (("speed_stone", BAD), LIGHTS, -1, 1),
    (("book_of_relaxation", BAD), LIGHTS, -2, 0),
    (("camouflage_cloak", GOOD), BRIGHT, 2, 0),
    (("fasting_seal", GOOD), LIGHTS, 5, 0),
]


def slashed(side: Side, roll: int, light: int = 5, **fields: Any) -> Match:
    """A Bone Soldier's Graveyard Slash (Acc 9, Crit 1, 5 and 9) on an Arbalest without Dodge."""
    return fight(
        {"arbalest": {"area": "S", "trinkets": [side], **fields}},
        [("bone_soldier", "C")],
        tape=[roll],
        light=light,
        agenda=[["initiative"], ["act", 0], ["begin_turn", 8]],
    )


def trapped(side: Side, roll: int, light: int = 5, **fields: Any) -> Match:
    """A Trap (Acc 8, Crit 2, 2 and 4) for the same Arbalest."""
    party = {"arbalest": {"trinkets": [side], **fields}, "hellion": {}, "vestal": {}}
    return dungeon(party, agenda=[["stop"], ["hazard", 0, TRAP]], tape=[roll], light=light)


# Acc, Crit at Light 5, damage, critical damage, the two questions.
BATTLE = (slashed, 9, 1, 5, 9, "declare", "react")
HAZARD = (trapped, 8, 2, 2, 4, "trap_declare", "trap_react")
PLACES = pytest.mark.parametrize("place", [BATTLE, HAZARD], ids=["battle", "trap"])


def hurt(roll: int, acc: int, crit: int, plain: int, critical: int) -> int:
    return critical if roll <= crit else plain if roll <= acc else 0


@every(DODGES)
@PLACES
@pytest.mark.rule("DD-10.13")
def test_what_changes_the_dodge(case: tuple[Side, tuple[int, ...], int, int], place: Any) -> None:
    side, lights, more, way = case
    attack, acc, base, plain, critical, before, after = place
    window = after if side[1] == GOOD else before
    for light in LIGHTS:
        dodge = 1 if light == 5 else 0
        # Light makes monsters more dangerous, but not Traps.
        crit = base + (1 if light < 5 and attack is slashed else 0)
        last = acc - dodge
        rolls = {1, crit, crit + 1, last, last + 1, last - more, last - more + 1}
        for roll in sorted(rolls & set(range(1, 11))):
            match = attack(side, roll, light)
            wanted = light in lights
            if side[1] == GOOD:  # after the roll: only a hit can still be dodged
                wanted = wanted and crit < roll <= last
            assert (asked(match) == [window]) is wanted, (light, roll)
            if not wanted:
                assert hero(match)["wounds"] == hurt(roll, last, crit, plain, critical)
                continue
            play(match, f"trinket-0-{way}")
            turned(match, "arbalest", side)
            assert hero(match)["wounds"] == hurt(roll, last - more, crit, plain, critical)
            unused = attack(side, roll, light)
            play(unused, "pass")
            assert hero(unused)["wounds"] == hurt(roll, last, crit, plain, critical)


# When hit: what it gives.
WHEN_HIT: list[tuple[Side, tuple[str, int, int]]] = [
    (("bloodthirst_ring", BAD), ("bleed", 3, 2)),
    (("camouflage_cloak", BAD), ("stun", 0, 1)),
    (("bloodcourse_medallion", BAD), ("bleed", 1, 3)),
]


@every(WHEN_HIT)
@PLACES
def test_what_a_hit_brings_with_it(case: tuple[Side, tuple[str, int, int]], place: Any) -> None:
    side, stack = case
    attack, acc, crit, plain, critical, _, after = place
    for roll in (crit, crit + 1):
        match = attack(side, roll)
        assert asked(match) == [after]
        play(match, "trinket-0-0")
        turned(match, "arbalest", side)
        assert conditions(hero(match)) == [stack]
        assert hero(match)["wounds"] == hurt(roll, acc, crit, plain, critical)
    assert asked(attack(side, 10)) != [after]


@PLACES
def test_damage_stone_hurts_who_is_hurt(place: Any) -> None:
    attack, acc, crit, plain, critical, _, after = place
    side = ("damage_stone", BAD)
    for roll in (crit, crit + 1):
        match = attack(side, roll)
        assert asked(match) == [after]
        play(match, "trinket-0-0")
        turned(match, "arbalest", side)
        assert hero(match)["wounds"] == hurt(roll, acc, crit, plain, critical) + 2
    assert asked(attack(side, 10)) != [after]


def test_damage_stone_may_kill_before_the_blow_does() -> None:
    """At Death's Door: who falls in between is no target any more."""
    match = fight(
        {
            "arbalest": {"area": "S", "trinkets": [("damage_stone", BAD)], "wounds": 14},
            "hellion": {"area": "S"},
        },
        [("bone_soldier", "C")],
        tape=[5, "skull"],
        agenda=[["initiative"], ["act", 1], ["begin_turn", 8]],
    )
    play(match, "trinket-0-0")
    assert not hero(match, "arbalest")["alive"]
    assert asked(match) == ["inherit"]
    play(match, "discard")
    assert asked(match) == ["act"]
    assert not hero(match, "hellion")["wounds"]


def test_what_the_fallen_did_against_the_blow_saves_nobody_else() -> None:
    """His Dodge and his half of the damage go with him: a 5 hits Dodge 4 (Acc 9), and whole."""
    held = [("speed_stone", GOOD), ("protective_padlock", GOOD), ("damage_stone", BAD)]
    match = fight(
        {
            "crusader": {"area": "S", "level": 3, "trinkets": held, "wounds": 32},
            "hellion": {"area": "S", "level": 3},
        },
        [("bone_spearman", "C")],
        tape=[1, 5, "skull"],
        agenda=[["initiative"], ["act", 1], ["begin_turn", 8]],
    )
    play(match, "trinket-0-1", "trinket-1-0", "trinket-2-0")
    assert not hero(match, "crusader")["alive"]
    while asked(match) == ["inherit"]:
        play(match, "discard")
    assert hero(match, "hellion")["wounds"] == 5


@pytest.mark.parametrize("side", [("damage_stone", BAD), ("protective_padlock", GOOD)])
def test_a_hit_without_damage_hurts_nobody(side: Side) -> None:
    """A Madman's Doomsay deals 0."""
    match = fight(
        {"arbalest": {"area": "S", "trinkets": [side]}},
        [("madman", "C")],
        tape=[1, 5],
        agenda=[["initiative"], ["act", 0], ["begin_turn", 8]],
    )
    assert hero(match)["stress"] == 1
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-25.8")
def test_a_trinket_is_used_once_in_a_trap() -> None:
    """Turned by the first use, it would undo itself."""
    match = trapped(("camouflage_cloak", GOOD), 3)
    play(match, "trinket-0-0")
    assert asked(match) == ["stop"]
    match = trapped(("speed_stone", BAD), 5)
    play(match, "trinket-0-1")
    assert asked(match) == ["stop"]
    assert hero(match)["wounds"] == 2


@PLACES
def test_protective_padlock_halves_the_damage(place: Any) -> None:
    attack, acc, crit, plain, critical, _, after = place
    side = ("protective_padlock", GOOD)
    for roll in (crit, crit + 1):
        match = attack(side, roll)
        assert asked(match) == [after]
        play(match, "trinket-0-0")
        turned(match, "arbalest", side)
        assert hero(match)["wounds"] == -(-hurt(roll, acc, crit, plain, critical) // 2)
    assert asked(attack(side, 10)) != [after]


@PLACES
def test_book_of_holiness_makes_a_hit_critical(place: Any) -> None:
    attack, _, crit, _, critical, _, after = place
    side = ("book_of_holiness", BAD)
    match = attack(side, crit + 1)
    assert asked(match) == [after]
    play(match, "trinket-0-0")
    turned(match, "arbalest", side)
    assert hero(match)["wounds"] == critical
    assert hero(match)["stress"] == 1
    assert asked(attack(side, crit)) != [after]  # it is critical already
    assert asked(attack(side, 10)) != [after]
