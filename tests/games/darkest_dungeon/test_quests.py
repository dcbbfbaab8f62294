"""Quests (DD-4): how they are drawn and chosen, what they say, what they give."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    asked,
    awaited,
    dungeon,
    fight,
    hamlet,
    options,
    pack,
    play,
    ready,
    table,
)

LEVEL_1 = {"scout_ahead", "wipe_em_out", "fundraiser", "dem_bones", "rising_threat"}
TILE_AND_DICE = ["long_gallery", *["food"] * 8]


def drawing(tape: list[object] | None, **more: Any) -> Match:
    """The party leaves the Hamlet for its next Quest."""
    return hamlet(agenda=[["next_quest"]], tape=tape, **more)


def doc(match: Match) -> Any:
    return match.position()


@pytest.mark.rule("DD-4.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_quest_deck_is_of_the_campaigns_level(level: int) -> None:
    wanted = {q.id for q in pack().quests if q.entry.kind == "general" and q.entry.level == level}
    wanted.discard("the_old_road")
    assert len(wanted) == 5
    assert awaited(drawing(None, level=level)) == dict.fromkeys(wanted, 1)


@pytest.mark.rule("DD-4.2")
def test_two_quests_are_drawn_and_the_group_chooses() -> None:
    match = drawing(["scout_ahead", "dem_bones", *TILE_AND_DICE])
    assert asked(match) == ["choose_quest"]
    assert options(match) == ["scout_ahead", "dem_bones"]
    play(match, "dem_bones")
    assert table(match)["dungeon"]["quest"] == "dem_bones"


@pytest.mark.rule("DD-4.3")
@pytest.mark.rule("DD-A.6")
def test_neither_of_the_two_comes_again() -> None:
    match = drawing(["scout_ahead", "dem_bones", *TILE_AND_DICE])
    play(match, "dem_bones")
    later = ready(doc(match), [["next_quest"]], None)
    assert set(awaited(later)) == LEVEL_1 - {"scout_ahead", "dem_bones"}
    first = ready(doc(drawing(["scout_ahead", "dem_bones"])), [["draw_quest"]], None)
    assert len(awaited(first)) == 3  # the second was not the first again


def test_the_last_dungeon_is_face_the_threat_twice_over() -> None:
    quests = {quest.id: quest.entry for quest in pack().quests}
    face = quests["face_the_threat"]
    twice = {room: min(3, 2 * count) for room, count in face.tokens.items()}
    twice |= {"objective": 1, "empty": 3, "curio": 3}
    for id in ("we_are_the_flame", "light_the_way", "belly_of_the_beast"):
        assert quests[id].tokens == twice
        assert quests[id].rest == 2 * face.rest


@pytest.mark.rule("DD-4.4")
def test_every_quest_states_its_rooms_objectives_experience_and_rest() -> None:
    for quest in pack().quests:
        entry = quest.entry
        rooms = 3 if quest.id == "the_old_road" else 16 if entry.kind == "darkest" else 8
        assert sum(entry.tokens.values()) + entry.fill == rooms
        assert entry.rest == 24 if entry.kind == "darkest" else entry.rest in (4, 8, 12)
        assert entry.counts
        assert entry.every >= 1
        if entry.kind == "general":
            # What it counts can give the full 3 Experience.
            supply = {"rooms": 8, "lit": entry.tokens.get("dark", 0), "camp": 3, "gold": 60}
            most = supply.get(entry.counts, entry.tokens.get(entry.counts, 0))
            assert most // entry.every >= 3, entry.id
        else:
            assert entry.xp == 3


@pytest.mark.rule("DD-4.5")
def test_a_quest_with_resting_points_brings_the_firewood() -> None:
    match = drawing(["scout_ahead", "dem_bones", *TILE_AND_DICE])
    assert not table(match)["firewood"]
    play(match, "scout_ahead")
    assert table(match)["firewood"]
    assert sum(table(match)["stores"].values()) == 8  # beside the dice (DD-A.14)


@pytest.mark.rule("DD-4.6")
def test_a_lair_gives_one_experience_each_and_three_are_the_most() -> None:
    for lairs, xp in ((0, 0), (1, 1), (3, 3), (4, 3)):
        match = dungeon(quest="wipe_em_out", progress=lairs)
        assert table(match)["dungeon"]["xp"] == xp


@pytest.mark.rule("DD-4.7")
@pytest.mark.rule("DD-A.5")
def test_a_quest_left_with_nothing_done_is_no_failure_and_counts() -> None:
    match = dungeon(tape=["uneventful_week", 1])
    play(match, "leave")
    assert not match.over
    assert asked(match) == ["visit"]
    assert [one["xp"] for one in table(match)["heroes"]] == [0] * 4
    assert table(match)["quest_count"] == 1


@pytest.mark.rule("DD-4.8")
@pytest.mark.rule("DD-0.16")
@pytest.mark.rule("DD-2.7")
def test_two_general_quests_then_the_threat_without_a_draw() -> None:
    for act in (1, 2, 3):
        for count in (0, 1):
            match = drawing(None, level=act, campaign={"quest_count": count})
            assert len(awaited(match)) == 5
        match = drawing(
            list(TILE_AND_DICE), level=act, threat="prophet", campaign={"quest_count": 2}
        )
        assert asked(match) == ["arrange"]
        assert table(match)["dungeon"]["quest"] == "face_the_threat"


@pytest.mark.rule("DD-0.16")
def test_the_last_act_has_two_boss_quests() -> None:
    """Three acts of three Quests and these two: eleven."""
    match = drawing(None, level=3, campaign={"act": 4})
    assert set(awaited(match)) == {"we_are_the_flame", "light_the_way", "belly_of_the_beast"}
    match = drawing(
        [*["food"] * 8, "party"],
        level=3,
        campaign={"act": 4, "quest_count": 1, "cancelled": "ancestor_first_form"},
    )
    play(match, "stay")
    assert table(match)["battle"]["boss"] == "ancestor_second_form"


@pytest.mark.rule("DD-A.7")
@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        (["dem_bones", "scout_ahead", "scout_ahead", "scout_ahead"], "scout_ahead"),
        (["dem_bones", "dem_bones", "scout_ahead", "scout_ahead"], "dem_bones"),
        (["scout_ahead", "dem_bones", "dem_bones", "scout_ahead"], "scout_ahead"),
    ],
)
def test_the_majority_chooses_the_quest_and_then_the_host(votes: list[str], chosen: str) -> None:
    match = drawing(["scout_ahead", "dem_bones", *TILE_AND_DICE], setup={"players": 4})
    assert match.waiting == [0, 1, 2, 3]
    play(match, *votes)
    assert table(match)["dungeon"]["quest"] == chosen


def fundraiser(gold: int, lairs: int) -> Match:
    """The party comes home from a Fundraiser."""
    tape = ["uneventful_week", 1]
    match = dungeon(quest="fundraiser", hamlet={"gold": gold}, lairs=lairs, tape=tape)
    play(match, "leave")
    return match


@pytest.mark.rule("DD-4.6")
@pytest.mark.parametrize(("gold", "most"), [(19, 0), (20, 1), (39, 1), (40, 2), (60, 3), (99, 3)])
def test_a_fundraiser_is_worth_what_is_given(gold: int, most: int) -> None:
    """20 Gold for each Experience, as much as there is."""
    match = fundraiser(gold, lairs=1)
    if most == 0:
        assert asked(match) != ["give_gold"]
        return
    assert options(match) == [f"give-{xp}" for xp in range(most + 1)]
    worth = [one.outcome for one in match.decisions[0].options]
    assert [one and one.to_json() for one in worth][most]["gold"] == -20 * most  # type: ignore[index]
    play(match, f"give-{most}")
    assert [one["xp"] for one in table(match)["heroes"]] == [most] * 4
    assert table(match)["gold"] == gold - 20 * most


@pytest.mark.rule("DD-4.6")
def test_without_a_lair_nothing_can_be_given() -> None:
    match = fundraiser(60, lairs=0)
    assert asked(match) != ["give_gold"]
    assert [one["xp"] for one in table(match)["heroes"]] == [0] * 4


@pytest.mark.rule("DD-4.6")
@pytest.mark.parametrize(("token", "gold"), [("lair", 15), ("empty", 5)])
def test_a_lair_of_a_fundraiser_holds_gold(token: str, gold: int) -> None:
    where = dungeon(quest="fundraiser", tokens={"a": token}, at="a", hamlet={"gold": 5})
    match = fight(PARTY, [("bone_soldier", "N")], where=where, agenda=[["won"]])
    assert table(match)["gold"] == gold
