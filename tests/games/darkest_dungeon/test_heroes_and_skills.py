"""Choosing heroes and Skills (DD-3)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import InvalidSetup, PositionError
from undercroft.kernel.match import Match

from .scene import skills_offered
from .stage import (
    PARTY,
    Fields,
    asked,
    dungeon,
    fight,
    hamlet,
    hero,
    load,
    new,
    odds,
    options,
    pack,
    play,
    table,
)

CRUSADER = (
    "smite", "stunning_blow", "zealous_accusation", "bulwark_of_faith", "battle_heal",
    "inspiring_cry", "holy_lance",
)  # fmt: skip


def outfitting(level: int = 1, mode: str = "quest") -> Match:
    """A party of one's own chooses its Skills."""
    return new({"mode": mode, "party": "custom", "players": 1, "level": level})


def equipped(match: Match, kind: str) -> list[str]:
    found: Any = match.position()["state"]
    return next(list(one["skills"]) for one in found["heroes"] if one["kind"] == kind)


@pytest.mark.rule("DD-3.1")
@pytest.mark.rule("DD-A.163")
def test_nobody_is_in_the_party_twice() -> None:
    with pytest.raises(InvalidSetup, match="hero_3: jester is taken by hero_1"):
        new({"party": "custom", "hero_1": "jester", "hero_3": "jester"})


@pytest.mark.rule("DD-A.163")
def test_a_newcomer_is_nobody_living_and_nobody_dead() -> None:
    match = dungeon(
        {"crusader": {"stress": 9, "red": True, "mood": "fearful"}, "hellion": {}},
        agenda=[["stop"], ["weary", 0]],
        campaign={"fallen": ["jester"]},
    )
    assert asked(match) == ["replace"]
    gone = {"crusader", "jester", "hellion", "highwayman", "vestal"}
    assert set(options(match)) == set(pack().things["hero"]) - gone


@pytest.mark.rule("DD-3.2")
@pytest.mark.rule("DD-3.9")
def test_heroes_begin_at_level_one_with_seven_skills_of_level_one() -> None:
    match = outfitting(mode="campaign")
    for one in table(match)["heroes"]:
        assert one["level"] == 1
        assert list(one["ranks"].values()) == [1] * 7
    assert set(options(match)) == set(CRUSADER)


@pytest.mark.rule("DD-3.3")
@pytest.mark.rule("DD-A.162")
def test_three_different_skills_are_equipped_no_less() -> None:
    match = outfitting()
    for skill, left in (("smite", 6), ("holy_lance", 5), ("battle_heal", 4)):
        assert asked(match) == ["outfit"]  # there is no stopping early
        play(match, skill)
        if left > 4:
            assert skill not in options(match)
            assert len(options(match)) == left
    assert sorted(equipped(match, "crusader")) == ["battle_heal", "holy_lance", "smite"]
    assert "smite" not in options(match)  # the next hero chooses


@pytest.mark.rule("DD-3.4")
def test_only_equipped_skills_are_used() -> None:
    skills = ["smite", "zealous_accusation", "battle_heal"]
    match = fight({"crusader": {"area": "C", "skills": skills}}, [("madman", "C")], turn="crusader")
    assert skills_offered(match) <= set(skills)
    more = ["smite", "stunning_blow", "battle_heal"]
    match = fight({"crusader": {"area": "C", "skills": more}}, [("madman", "C")], turn="crusader")
    assert "stunning_blow" in skills_offered(match)


@pytest.mark.rule("DD-3.5")
def test_in_the_hamlet_any_of_the_seven_may_be_equipped() -> None:
    skills = ["smite", "zealous_accusation", "battle_heal"]
    match = hamlet({"crusader": {"skills": skills}, "hellion": {}}, tape=[1])
    play(match, "swap-0")
    assert sorted(options(match)) == sorted(skills)
    play(match, "smite")
    assert set(options(match)) == set(CRUSADER) - set(skills) | {"smite"}
    play(match, "inspiring_cry")
    assert sorted(equipped(match, "crusader")) == [
        "battle_heal", "inspiring_cry", "zealous_accusation",
    ]  # fmt: skip
    play(match, "swap-0", "inspiring_cry", "smite")  # as often as one likes
    assert "smite" in equipped(match, "crusader")
    assert asked(match) == ["visit"]  # it takes no time


@pytest.mark.rule("DD-3.6")
def test_in_the_dungeon_skills_stay() -> None:
    for match in (
        dungeon(),
        fight(PARTY, [("madman", "N")], where=dungeon(), turn="crusader"),
    ):
        assert not [one for one in options(match) if one.startswith("swap")]


@pytest.mark.rule("DD-3.7")
@pytest.mark.parametrize(("level", "slots"), [(1, 3), (2, 4), (3, 5)])
def test_one_skill_more_a_level(level: int, slots: int) -> None:
    match = outfitting(level)
    for _ in range(slots):
        play(match, options(match)[0])
    assert len(equipped(match, "crusader")) == slots
    assert len(equipped(match, "hellion")) == 0
    assert not set(options(match)) & set(CRUSADER)  # the next hero's turn
    doc: Any = dungeon({"crusader": {"level": level}, "hellion": {}}).position()
    doc["state"]["heroes"][0]["skills"] = list(CRUSADER[: slots + 1])
    with pytest.raises(PositionError):
        load(doc)


@pytest.mark.rule("DD-3.8")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_as_many_trinkets_as_levels(level: int) -> None:
    cards = [card.id for card in pack().trinkets[:4]]
    agenda: list[list[object]] = [["stop"], ["gain_trinket", 0, pack().trinkets[3].id]]
    for held in range(level + 1):
        fields: Fields = {"level": level, "trinkets": cards[:held]}
        match = dungeon({"crusader": fields, "hellion": {}}, agenda=agenda)
        assert ("hero-0" in options(match)) is (held < level)
    assert hero(match)["trinket_slots"] == level
    doc: Any = match.position()
    doc["state"]["heroes"][0]["trinkets"] = [[card, "positive"] for card in cards[: level + 1]]
    with pytest.raises(PositionError):
        load(doc)


@pytest.mark.rule("DD-3.9")
def test_a_skill_works_at_the_level_it_was_trained_to() -> None:
    def promise(ranks: list[int]) -> int:
        fields: Fields = {"area": "C", "skills": ["smite"], "ranks": ranks}
        match = fight({"crusader": fields}, [("madman", "C")], turn="crusader")
        damage: int = odds(match, "use-smite-4")[0]["damage"]
        return damage

    smite = [skill.dmg for skill in pack().hero("crusader").skills[0]]
    place = CRUSADER.index("smite")
    trained = [[level if n == place else 1 for n in range(7)] for level in (1, 2, 3)]
    assert [promise(ranks) for ranks in trained] == smite
    assert len(set(smite)) == 3


@pytest.mark.rule("DD-3.9")
def test_only_training_raises_a_skill() -> None:
    match = hamlet({"crusader": {"xp": 2}, "hellion": {}}, tape=[1], gold=1)
    play(match, "visit-guild", "skill-0")
    assert list(hero(match)["ranks"].values()) == [2, 1, 1, 1, 1, 1, 1]
    assert hero(match)["level"] == 1
