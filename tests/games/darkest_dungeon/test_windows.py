"""When a Trinket is asked for around a roll: only where it would change something (DD-25.9, DD-A.74)."""

from __future__ import annotations

import pytest

from .stage import STILL, Fields, asked, fight, play

POSITIVE, NEGATIVE = "positive", "negative"

#: Who, with which Skill on which Area, what is carried, the roll (None: there is none), and whether it is
#: asked for after the roll.
ATTACKS: list[tuple[str, str, int, str, int | None, bool]] = [
    ("hellion", "iron_swan", 0, "critical_stone", 5, True),
    ("hellion", "iron_swan", 0, "critical_stone", 10, True),
    ("jester", "battle_ballad", 4, "critical_stone", None, False),
    ("hellion", "iron_swan", 0, "accuracy_stone", 10, True),
    ("jester", "battle_ballad", 4, "accuracy_stone", None, False),
    ("hellion", "iron_swan", 0, "damage_stone", 5, True),
    ("hellion", "iron_swan", 0, "damage_stone", 10, False),
    ("bounty_hunter", "mark_for_death", 0, "damage_stone", 5, False),
    ("vestal", "divine_grace", 4, "damage_stone", 5, False),
    ("vestal", "divine_grace", 4, "chirurgeons_charm", 5, True),
    ("hellion", "iron_swan", 0, "chirurgeons_charm", 5, False),
    ("jester", "battle_ballad", 4, "chirurgeons_charm", None, False),
    ("hellion", "iron_swan", 0, "bleed_charm", 5, True),
    ("hellion", "iron_swan", 0, "bleed_charm", 10, False),
    ("bounty_hunter", "mark_for_death", 0, "bleed_charm", 5, True),
    ("vestal", "divine_grace", 4, "bleed_charm", 5, False),
    ("jester", "battle_ballad", 4, "bleed_charm", None, False),
]


@pytest.mark.rule("DD-25.9")
@pytest.mark.parametrize(("kind", "skill", "area", "trinket", "roll", "open_now"), ATTACKS)
def test_after_an_own_roll(
    kind: str, skill: str, area: int, trinket: str, roll: int | None, open_now: bool
) -> None:
    mine: Fields = {"area": "S", "level": 2, "skills": [skill], "trinkets": [trinket]}
    others: Fields = {"area": "C", "wounds": 5}
    support = kind in ("vestal", "jester")
    match = fight(
        {kind: mine, "crusader": others},
        [{"kind": "madman", "area": "N", "stacks": STILL}],
        turn=kind,
        slots=[[None, None, 0, 1] if support else [0, 1, None, None], [8, None, None, None]],
        tape=[] if roll is None else [roll],
    )
    play(match, f"use-{skill}-{area}")
    assert asked(match) == (["react"] if open_now else ["act"])


#: What is carried, on which side up, by what the carrier is struck, the roll, and whether it is asked for.
SURGE = None
DEFENCES: list[tuple[str, str, int | None, bool]] = [
    ("fasting_seal", POSITIVE, 3, True),
    ("fasting_seal", POSITIVE, 1, False),  # Dodge does nothing against a critical
    ("fasting_seal", POSITIVE, 10, False),
    ("fasting_seal", POSITIVE, SURGE, False),
    ("book_of_holiness", NEGATIVE, 3, True),
    ("book_of_holiness", NEGATIVE, 1, False),  # it is one already
    ("book_of_holiness", NEGATIVE, 10, False),
    ("book_of_holiness", NEGATIVE, SURGE, False),
    ("protective_padlock", POSITIVE, 3, True),
    ("protective_padlock", POSITIVE, 1, True),
    ("protective_padlock", POSITIVE, 10, False),
    ("protective_padlock", POSITIVE, SURGE, False),
    ("camouflage_cloak", NEGATIVE, 3, True),
    ("camouflage_cloak", NEGATIVE, 10, False),
    ("camouflage_cloak", NEGATIVE, SURGE, True),
    ("damage_stone", NEGATIVE, 3, True),
    ("damage_stone", NEGATIVE, SURGE, False),
]


@pytest.mark.rule("DD-25.9")
@pytest.mark.parametrize(("trinket", "side", "roll", "open_now"), DEFENCES)
def test_after_the_roll_of_an_enemy(
    trinket: str, side: str, roll: int | None, open_now: bool
) -> None:
    """A Quarrel for 5 (critical on a 1), or the Wicked Surge of a Bone Bearer: no roll, no damage."""
    match = fight(
        {"crusader": {"area": "S", "level": 3, "trinkets": [[trinket, side]]}},
        [("bone_arbalist" if roll else "bone_bearer", "N")],
        turn=8,
        level=3,
        slots=[[0, None, None, None], [None, None, 8, None]],
        tape=[roll or 1],
    )
    assert asked(match) == (["react"] if open_now else ["act"])
