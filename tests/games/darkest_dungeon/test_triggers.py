"""Quirks, Diseases and the one mechanism they hang on: each with its own number."""

from __future__ import annotations

import pytest

from undercroft.games.darkest_dungeon.effects import triggers
from undercroft.games.darkest_dungeon.pack import moments
from undercroft.games.darkest_dungeon.state.estate import Estate

from .stage import OTHERS, asked, conditions, dungeon, fight, hero, play


def state(match: object) -> Estate:
    found = match.state  # type: ignore[attr-defined]
    assert isinstance(found, Estate)
    return found


def struck(roll: int, **fields: object) -> dict[str, object]:
    """A Crusader (level 2, Life 24, Dodge 1) hit by a Bone Captain's Crushing Blow: 11, critical 17."""
    match = fight(
        # The Vestal is first in Stance order: the next turn, and its tokens, are hers.
        {"vestal": {"area": "W"}, "crusader": {"area": "S", "level": 2, **fields}},
        [("bone_captain", "C")],
        turn=8,
        tape=[1, roll, "party"],
    )
    return hero(match, "crusader")


@pytest.mark.parametrize(
    ("quirk", "roll", "wounds", "stress"),
    [
        ("fragile", 5, 12, 0),
        ("on_guard", 5, 10, 0),
        ("off_guard", 5, 11, 1),
        ("hard_skinned", 2, 9, 1),  # 17 halved; the critical itself is 1 Stress
        ("weak_grip", 2, 17, 2),
        ("soft", 2, 19, 1),  # 1 Wound a level for the Stress of the critical
        ("nervous", 2, 17, 2),
    ],
)
@pytest.mark.rule("DD-26.1")
def test_damage_quirks(quirk: str, roll: int, wounds: int, stress: int) -> None:
    one = struck(roll, quirks=[quirk])
    assert (one["wounds"], one["stress"]) == (wounds, stress)


def test_clumsy_and_shocker_give_conditions() -> None:
    assert ("debuff", 0, 1) in conditions(struck(5, quirks=["clumsy"]))
    # A Crusader of level 2 resists Stun: nothing is left of one turn.
    assert conditions(struck(2, quirks=["shocker"])) == []


@pytest.mark.parametrize(
    ("disease", "wounds", "stack"),
    [("syphilis", 13, None), ("spotted_fever", 11, ("blight", 1, 2))],
)
@pytest.mark.rule("DD-27.11")
@pytest.mark.rule("DD-27.12")
def test_damage_diseases(disease: str, wounds: int, stack: tuple[str, int, int] | None) -> None:
    one = struck(5, disease=disease)
    assert one["wounds"] == wounds
    assert conditions(one) == ([stack] if stack else [])


@pytest.mark.parametrize(
    ("quirks", "light", "wounds", "stress", "stacks"),
    [
        (["light_sensitive"], 3, 2, 5, []),
        (["nocturnal"], 3, 0, 6, []),
        (["photomania"], 3, 0, 4, []),
        (["early_riser"], 3, 0, 5, [("buff", 0, 2)]),
        (["warrior_of_light"], 3, 0, 5, []),
    ],
)
def test_when_light_rises(
    quirks: list[str], light: int, wounds: int, stress: int, stacks: list[tuple[str, int, int]]
) -> None:
    match = dungeon(
        {"crusader": {"quirks": quirks, "stress": 5}, **OTHERS}, light=light, stores={"torch": 1}
    )
    play(match, "hero-1-torch")
    one = hero(match)
    assert (one["wounds"], one["stress"], conditions(one)) == (wounds, stress, stacks)


@pytest.mark.parametrize(("quirk", "stress"), [("night_blindness", 6), ("night_owl", 4)])
def test_when_light_falls(quirk: str, stress: int) -> None:
    match = dungeon(
        {"crusader": {"quirks": [quirk], "stress": 5}, **OTHERS},
        agenda=[["stop"], ["room_acts"]],
        at="a",
        tokens={"a": "dark"},
    )
    assert hero(match)["stress"] == stress


@pytest.mark.parametrize(
    ("kind", "card", "face", "stress", "stacks"),
    [
        ("quirks", ["stress_eater"], "hunger", 6, []),
        ("quirks", ["stress_faster"], "hunger", 4, []),
        ("disease", "tapeworm", "hunger", 5, [("bleed", 1, 4)]),
        ("disease", "creeping_cough", "rubble", 5, [("bleed", 1, 4)]),
    ],
)
def test_hazards_that_some_mind(
    kind: str, card: object, face: str, stress: int, stacks: list[tuple[str, int, int]]
) -> None:
    match = dungeon(
        {"crusader": {kind: card, "stress": 5}, **OTHERS},
        agenda=[["stop"], ["hero_dice", 0]],
        dice=[[face], [], [], []],
        stores={"food": 2, "tool": 1},
    )
    if asked(match) == ["hero_dice"]:
        play(match, face)  # he might eat first
    play(match, "pay")
    one = hero(match)
    assert one["stress"] == stress
    assert conditions(one) == stacks


def test_bulimic_wastes_food() -> None:
    match = dungeon({"crusader": {"disease": "bulimic", "wounds": 3}, **OTHERS}, stores={"food": 2})
    play(match, "hero-0-eat")
    assert hero(match)["stress"] == 1
    assert hero(match)["wounds"] == 2
    assert sum(state(match).dungeon.stores) == 0


@pytest.mark.parametrize(
    ("fields", "stacks", "wounds"),
    [
        ({"quirks": ["anemic"]}, [("bleed", 1, 3), ("bleed", 1, 3)], 0),
        ({"quirks": ["clotter"]}, [("bleed", 1, 2)], 0),
        ({"disease": "hemophilia"}, [("bleed", 1, 3), ("bleed", 1, 2)], 2),
    ],
)
def test_when_bleed_is_applied(
    fields: dict[str, object], stacks: list[tuple[str, int, int]], wounds: int
) -> None:
    match = fight(
        {"vestal": {"area": "W"}, "crusader": {"area": "S", **fields}},
        [("cultist_brawler", "C")],
        turn=8,
        tape=[7, "party"],  # Rend for the Old Gods: 3 damage, Bleed 1 for 3 turns
    )
    one = hero(match, "crusader")
    assert [s for s in conditions(one) if s[0] == "bleed"] == stacks
    assert one["wounds"] == 3 + wounds


@pytest.mark.rule("DD-A.78")
def test_extra_stress_is_summed_once() -> None:
    match = dungeon(
        {"crusader": {"quirks": ["nervous"], "disease": "the_worries"}, **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        light=2,
    )
    assert hero(match)["stress"] == 4
    assert hero(match)["wounds"] == 2


def test_what_a_hero_bears_comes_in_the_order_it_was_gained() -> None:
    match = fight(
        {"crusader": {"area": "S", "quirks": ["off_guard", "clumsy"], "disease": "syphilis"}},
        [("bone_soldier", "N")],
        turn="crusader",
    )
    g = state(match)
    deeds = g.heroes[0].passive.deeds[moments.DAMAGE]
    assert [effect.owner for effect in deeds] == ["off_guard", "clumsy", "syphilis"]
    assert triggers.total(g, moments.DODGE, g.heroes[0]) == 1  # Light 5
