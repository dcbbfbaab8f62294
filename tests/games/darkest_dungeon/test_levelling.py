"""Experience and levelling (DD-30): what a Quest gives, what the Guild makes of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    WEEK,
    asked,
    dungeon,
    each,
    hamlet,
    hero,
    options,
    pack,
    play,
    skill_card,
    table,
)

HEROES = [kind.id for kind in pack().heroes]


def at_guild(kind: str = "crusader", gold: int = 9, **fields: Any) -> Match:
    """A hero goes to the Guild."""
    others: dict[str, Any] = {one: {} for one in PARTY if one != kind}
    heroes = dict(list({kind: fields, **others}.items())[:4])
    match = hamlet(heroes, gold=gold, tape=[1])
    play(match, "visit-guild")
    return match


def equipped(match: Match, kind: str | int = 0) -> dict[str, int]:
    """The equipped Skills of a hero with the levels of their cards."""
    return {skill_card(id).card: skill_card(id).level for id in hero(match, kind)["skills"]}


# ---------------------------------------------------------------------- Experience


@pytest.mark.rule("DD-30.1")
@pytest.mark.parametrize(("rooms", "xp"), [(0, 0), (3, 1), (4, 2), (6, 3), (8, 3)])
def test_experience_comes_with_the_return_and_is_the_same_for_all(rooms: int, xp: int) -> None:
    heroes = {kind: {"xp": place} for place, kind in enumerate(PARTY)}
    match = dungeon(heroes, progress=rooms, tape=WEEK)
    assert each(match, "xp") == [0, 1, 2, 3]  # nothing yet in the Dungeon
    play(match, "leave")
    assert table(match)["hamlet"] is not None
    assert each(match, "xp") == [xp, 1 + xp, 2 + xp, 3 + xp]


@pytest.mark.rule("DD-30.2")
def test_the_stagecoach_gets_the_amount_of_one_hero() -> None:
    match = dungeon(progress=6, tape=WEEK)
    play(match, "leave")
    assert each(match, "xp") == [3, 3, 3, 3]
    assert table(match)["coach_xp"] == 3  # not 12
    match = dungeon(progress=2, tape=WEEK, hamlet={"coach_xp": 5})
    play(match, "leave")
    assert table(match)["coach_xp"] == 6


# ---------------------------------------------------------------------- levels


@pytest.mark.rule("DD-30.3")
def test_hero_and_skills_rise_apart_from_each_other() -> None:
    match = at_guild(xp=8)
    play(match, "skill-3", "done")
    assert hero(match)["level"] == 1
    assert list(hero(match)["ranks"].values()) == [1, 1, 1, 2, 1, 1, 1]
    match = at_guild(xp=8)
    play(match, "hero")
    play(match, options(match)[0], "done")
    assert hero(match)["level"] == 2
    assert list(hero(match)["ranks"].values()) == [1] * 7


@pytest.mark.rule("DD-30.3")
@pytest.mark.rule("DD-A.96")
def test_a_skill_may_be_above_its_hero() -> None:
    match = at_guild(xp=4)
    play(match, "skill-0", "skill-0")
    assert hero(match)["level"] == 1
    assert next(iter(hero(match)["ranks"].values())) == 3
    assert equipped(match)[pack().heroes[0].families[0]] == 3


@pytest.mark.rule("DD-30.4")
def test_levels_stop_at_three() -> None:
    match = at_guild(xp=20, level=3, ranks=[3, 3, 2, 1, 3, 3, 3])
    assert options(match) == ["skill-2", "skill-3", "done"]
    play(match, "skill-2")
    assert options(match) == ["skill-3", "done"]  # that one is at 3 now


@pytest.mark.rule("DD-30.5")
@pytest.mark.rule("DD-34.26")
@pytest.mark.rule("DD-34.27")
@pytest.mark.parametrize(
    ("xp", "gold", "hero_rises", "skills_rise"),
    [
        (4, 2, True, True),
        (3, 2, False, True),
        (4, 1, False, True),
        (2, 1, False, True),
        (1, 9, False, False),
        (9, 0, False, False),
    ],
)
def test_levelling_has_its_price_in_experience_and_gold(
    xp: int, gold: int, hero_rises: bool, skills_rise: bool
) -> None:
    match = at_guild(xp=xp, gold=gold)
    found = options(match) if asked(match) == ["train"] else []
    assert ("hero" in found) == hero_rises
    assert [f"skill-{place}" in found for place in range(7)] == [skills_rise] * 7


@pytest.mark.rule("DD-30.5")
def test_nobody_rises_without_the_guild() -> None:
    match = hamlet({**{kind: {"xp": 20} for kind in PARTY}}, gold=50, tape=[7, 1])
    assert "visit-guild" not in options(match)  # the Caretaker is there
    play(match, "visit-abbey", "pass", "pass", "pass")
    assert asked(match) == ["visit"]
    assert each(match, "level") == [1, 1, 1, 1]
    assert each(match, "xp") == [20] * 4
    play(match, "visit-guild", "hero")
    assert hero(match)["xp"] == 16
    assert table(match)["gold"] == 48


@pytest.mark.rule("DD-30.6")
def test_a_raised_skill_takes_the_place_of_its_old_card() -> None:
    match = at_guild("hellion", xp=2, skills=["wicked_hack", "iron_swan", "barbaric_yawp"])
    before = equipped(match)
    assert before == {"wicked_hack": 1, "iron_swan": 1, "barbaric_yawp": 1}
    families = pack().hero("hellion").families
    play(match, f"skill-{families.index('iron_swan')}")
    assert equipped(match) == {**before, "iron_swan": 2}
    assert set(hero(match)["ranks"]) == set(families)  # still a roster of seven
    play(match, "swap-0")
    assert sorted(options(match)) == sorted(before)
    play(match, "iron_swan")
    assert "iron_swan" in options(match)  # once, at its new level
    play(match, "iron_swan")
    assert equipped(match)["iron_swan"] == 2


@pytest.mark.rule("DD-30.7")
@pytest.mark.parametrize("kind", HEROES)
def test_each_hero_card_is_better_than_the_one_before(kind: str) -> None:
    levels = pack().hero(kind).entry.levels
    assert len(levels) == 3
    for low, high in pairwise(levels):
        assert high.life > low.life
        assert high.dodge >= low.dodge
        assert high.speed >= low.speed
        known = len(low.resist) + 2 * len(low.immune)
        assert len(high.resist) + 2 * len(high.immune) >= known


@pytest.mark.rule("DD-30.7")
@pytest.mark.rule("DD-3.7")
@pytest.mark.parametrize("kind", HEROES)
def test_a_raised_hero_gets_his_next_card(kind: str) -> None:
    entry = pack().hero(kind).entry
    match = at_guild(kind, xp=8)
    for level in (2, 3):
        play(match, "hero")
        assert asked(match) == ["outfit"]  # one slot more, and it must be filled
        play(match, options(match)[0])
        found = hero(match, kind)
        card = entry.levels[level - 1]
        assert found["level"] == level
        assert found["life"] == card.life
        assert found["speed"] == card.speed
        assert set(found["resist"]) == set(card.resist)
        assert set(found["immune"]) == set(card.immune)
        assert len(found["skills"]) == found["skill_slots"] == 2 + level
        assert found["trinket_slots"] == level
    assert hero(match, kind)["xp"] == 0


@pytest.mark.rule("DD-A.97")
def test_wounds_stay_when_life_grows() -> None:
    match = at_guild(xp=4, wounds=17)
    assert hero(match)["deaths_door"]
    play(match, "hero")
    assert hero(match)["wounds"] == 17
    assert hero(match)["life"] == 24
    assert not hero(match)["deaths_door"]
