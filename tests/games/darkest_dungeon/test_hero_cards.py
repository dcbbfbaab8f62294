"""The 33 hero cards against the print: Life, Dodge, Speed, Resistances and Immunities, slots."""

from __future__ import annotations

import pytest

from .stage import fight, hero

# level: Life, Dodge, Speed, Resistances, Immunities
PRINTED: dict[str, tuple[tuple[int, int, int, str, str], ...]] = {
    "crusader": (
        (17, 0, 1, "stun", ""),
        (24, 1, 1, "stun shuffle", ""),
        (32, 2, 1, "stun debuff", "shuffle"),
    ),
    "hellion": (
        (14, 1, 2, "bleed", ""),
        (18, 2, 2, "bleed blight", ""),
        (24, 3, 2, "stun bleed blight", ""),
    ),
    "bounty_hunter": (
        (14, 1, 2, "stun", ""),
        (18, 2, 2, "stun debuff", ""),
        (23, 3, 2, "stun debuff bleed", ""),
    ),
    "highwayman": (
        (12, 1, 2, "stun", ""),
        (17, 2, 2, "stun bleed", ""),
        (22, 3, 3, "stun bleed blight", ""),
    ),
    "vestal": (
        (12, 0, 1, "bleed", ""),
        (17, 1, 1, "stun bleed", ""),
        (22, 2, 2, "stun bleed", "disease"),
    ),
    "jester": (
        (10, 2, 3, "debuff", ""),
        (14, 3, 3, "debuff bleed", ""),
        (18, 4, 3, "debuff bleed blight", ""),
    ),
    "plague_doctor": (
        (11, 0, 3, "blight", ""),
        (15, 1, 3, "blight", "disease"),
        (19, 2, 3, "", "blight disease"),
    ),
    "arbalest": (
        (14, 0, 1, "shuffle", ""),
        (19, 1, 1, "stun shuffle", ""),
        (24, 2, 2, "stun", "shuffle"),
    ),
    "grave_robber": (
        (11, 1, 3, "blight", ""),
        (15, 2, 3, "blight debuff", ""),
        (19, 3, 3, "bleed blight debuff", ""),
    ),
    "occultist": (
        (10, 1, 2, "debuff", ""),
        (14, 2, 2, "bleed debuff", ""),
        (18, 3, 3, "bleed blight debuff", ""),
    ),
    "abomination": (
        (13, 1, 2, "blight", ""),
        (18, 2, 3, "stun blight", ""),
        (23, 3, 3, "stun", "blight"),
    ),
}
CARDS = [(kind, level) for kind in PRINTED for level in (1, 2, 3)]


@pytest.mark.parametrize(("kind", "level"), CARDS)
@pytest.mark.rule("DD-0.2")
def test_a_hero_is_as_printed(kind: str, level: int) -> None:
    life, dodge, speed, resist, immune = PRINTED[kind][level - 1]
    match = fight({kind: {"area": "S", "level": level}}, [("madman", "N")], turn=kind, light=4)
    one = hero(match, kind)
    assert (one["life"], one["dodge"], one["speed"]) == (life, dodge, speed)
    assert set(one["resist"]) == set(resist.split())
    assert set(one["immune"]) == set(immune.split())
    assert (one["skill_slots"], one["trinket_slots"]) == (2 + level, level)


@pytest.mark.rule("DD-40.1")
def test_a_beast_has_the_same_numbers() -> None:
    for form in (0, 1):
        match = fight(
            {"abomination": {"area": "S", "level": 2, "form": form}},
            [("madman", "N")],
            turn="abomination",
            light=4,
        )
        one = hero(match, "abomination")
        assert (one["life"], one["dodge"], one["speed"]) == PRINTED["abomination"][1][:3]
