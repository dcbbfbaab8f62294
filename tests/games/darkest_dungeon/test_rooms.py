"""Rooms by their tokens and Curios (DD-14)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    BLANKS,
    PARTY,
    Fields,
    asked,
    awaited,
    coming,
    dungeon,
    each,
    fight,
    hero,
    kinds,
    options,
    play,
    table,
    used_up,
)

FOUR_RABBLE: list[object] = [
    "ruins_1",
    "bone_rabble",
    "bone_rabble",
    "bone_rabble",
    "bone_soldier",
    "party",
]
NOBODY: dict[str, Fields] = {kind: {} for kind in PARTY}


def enter(token: str, tape: list[object] | None = None, **more: Any) -> Match:
    """The party explores the first Room, whose token lies open."""
    match = dungeon(
        more.pop("heroes", PARTY), tokens={"a": token}, tape=[*BLANKS, *(tape or [])], **more
    )
    play(match, "explore-0")
    return match


def ended(token: str, step: str, tape: list[object] | None = None, **more: Any) -> Match:
    """A Battle in the first Room is won, or the party flees from it."""
    where = dungeon(at="a", tokens={"a": token}, **more)
    return fight(PARTY, [("bone_soldier", "N")], where=where, agenda=[[step]], tape=tape or [])


def room(match: Match) -> tuple[str | None, bool]:
    """What lies in the first Room, and whether it is cleared."""
    found = table(match)["dungeon"]
    return found["tokens"][0], 0 in found["cleared"]


# ---------------------------------------------------------------------- without a fight


@pytest.mark.rule("DD-14.1")
def test_an_empty_room_is_cleared_at_once() -> None:
    match = enter("empty")
    assert room(match) == ("empty", True)
    assert asked(match) == ["stop"]
    assert each(match, "stress") + each(match, "wounds") == [0] * 8


@pytest.mark.rule("DD-14.2")
@pytest.mark.rule("DD-T.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_trap_room_hurts_everybody_by_the_dungeons_level(level: int) -> None:
    match = enter("trap", level=level, campaign={"act": level})
    assert options(match) == [f"wounds-{n}" for n in range(level + 1)]
    play(match, "wounds-0", f"wounds-{level}", "wounds-1", "wounds-1")
    assert each(match, "wounds") == [0, level, 1, 1]
    assert each(match, "stress") == [level, 0, level - 1, level - 1]


@pytest.mark.rule("DD-14.2")
def test_three_points_may_be_two_wounds_and_a_stress() -> None:
    match = enter("trap", level=3)
    play(match, "wounds-2")
    assert (hero(match)["wounds"], hero(match)["stress"]) == (2, 1)


@pytest.mark.rule("DD-14.2")
def test_each_player_splits_the_points_of_his_own_hero() -> None:
    match = enter("trap", setup={"players": 4})
    for seat in range(4):
        assert match.waiting == [seat]
        play(match, "wounds-0")


@pytest.mark.rule("DD-14.3")
def test_a_trap_room_is_never_cleared() -> None:
    match = enter("trap")
    play(match, *["wounds-0"] * 4)
    assert room(match) == ("trap", False)


@pytest.mark.rule("DD-14.4")
@pytest.mark.rule("DD-T.1")
def test_a_dark_room_lowers_the_light_and_stays() -> None:
    for level in (1, 3):
        match = enter("dark", level=level)
        assert table(match)["light"] == 4
        assert room(match) == ("dark", False)
        assert each(match, "stress") == [0, 0, 0, 0]


@pytest.mark.rule("DD-A.29")
def test_at_deaths_door_a_trap_room_may_be_borne_as_stress() -> None:
    heroes = {**NOBODY, "crusader": {"wounds": 17}}
    match = enter("trap", heroes=heroes, level=3)
    play(match, "wounds-0")
    assert hero(match)["stress"] == 3
    assert "deathblow" not in kinds(match)
    match = enter("trap", ["blank"], heroes=heroes, level=3)
    play(match, "wounds-2")
    assert kinds(match).count("deathblow") == 1  # one roll for two Wounds
    assert hero(match)["stress"] == 1


# ---------------------------------------------------------------------- with a fight


@pytest.mark.rule("DD-14.5")
def test_a_lair_is_a_battle_at_once() -> None:
    match = enter("lair", FOUR_RABBLE)
    assert table(match)["battle"]["token"] == "lair"
    assert len(table(match)["battle"]["monsters"]) == 4
    assert room(match) == ("lair", False)


@pytest.mark.rule("DD-14.5")
def test_a_lair_that_is_won_is_cleared() -> None:
    match = ended("lair", "won")
    assert room(match) == ("lair", True)
    assert table(match)["gold"] == 10


@pytest.mark.rule("DD-14.9")
def test_a_treasure_is_fought_for_and_gives_twenty_gold() -> None:
    match = enter("treasure", FOUR_RABBLE)
    assert table(match)["battle"]["token"] == "treasure"
    assert table(match)["gold"] == 10
    match = ended("treasure", "won")
    assert table(match)["gold"] == 30
    assert room(match) == ("treasure", True)


@pytest.mark.rule("DD-14.6")
@pytest.mark.parametrize(("roll", "battle"), [(1, True), (5, True), (6, False), (10, False)])
def test_a_curio_room_is_guarded_on_one_to_five(roll: int, battle: bool) -> None:
    match = enter("curio", [roll, *(FOUR_RABBLE if battle else ["cracked_reliquary"])])
    assert (table(match)["battle"] is not None) is battle
    assert (asked(match) == ["curio_hero"]) is not battle
    assert used_up(match)


@pytest.mark.rule("DD-14.7")
def test_a_cleared_curio_room_gives_a_curio_to_a_hero_of_choice() -> None:
    for match in (
        enter("curio", [6, "cracked_reliquary"]),
        ended("curio", "won", ["cracked_reliquary"]),
    ):
        assert room(match) == ("curio", True)
        assert options(match) == ["hero-0", "hero-1", "hero-2", "hero-3"]
        play(match, "hero-2")
        assert each(match, "stress") == [0, 0, 1, 0]
        assert table(match)["gold"] == 20
        assert asked(match) == ["stop"]


@pytest.mark.rule("DD-14.8")
@pytest.mark.rule("DD-A.21")
def test_a_torch_works_in_a_curio_room_before_the_draw() -> None:
    match = enter("curio", [6, "cracked_reliquary"], stores={"torch": 1})
    assert asked(match) == ["curio_torch"]
    assert "curio_found" not in kinds(match)
    play(match, "torch", "hero-1")
    assert each(match, "stress") == [0, 0, 0, 0]
    assert table(match)["gold"] == 20
    assert table(match)["stores"]["torch"] == 0


@pytest.mark.rule("DD-14.10")
def test_an_objective_is_always_guarded() -> None:
    match = dungeon(quest="break_them", level=2, tokens={"a": "objective"}, tape=list(BLANKS))
    after = ["explore-0", *BLANKS]
    rooms = coming(match, *after)
    assert set(rooms) == {f"ruins_{n}" for n in range(1, 10)}
    quest_room = dungeon(quest="disruption", level=2, tokens={"a": "objective"})
    assert set(coming(quest_room, *after)) == {"ruins_4", "ruins_8"}  # as the Quest says
    won = ended("objective", "won", quest="disruption", level=2)
    assert table(won)["dungeon"]["progress"] == 1
    assert room(won) == ("objective", True)


@pytest.mark.rule("DD-14.11")
def test_objective_rooms_are_set_aside() -> None:
    match = dungeon(quest="disruption", level=2, tokens={"a": "lair"})
    rooms = coming(match, "explore-0", *BLANKS)
    assert set(rooms) == {f"ruins_{n}" for n in (1, 2, 3, 5, 6, 7, 9)}


@pytest.mark.rule("DD-14.12")
def test_a_battle_that_was_fled_gives_nothing() -> None:
    for token in ("treasure", "lair", "curio"):
        match = ended(token, "fled")
        assert room(match) == (token, False)
        assert table(match)["gold"] == 10
        assert asked(match) == ["stop"]
        assert table(match)["dungeon"]["progress"] == 0


@pytest.mark.rule("DD-A.28")
def test_a_curio_room_that_was_fled_is_rolled_for_again() -> None:
    match = ended("curio", "fled", [*BLANKS, 3, *FOUR_RABBLE])
    play(match, "back-8", "explore-0")
    assert table(match)["battle"] is not None
    assert used_up(match)


@pytest.mark.rule("DD-0.24")
@pytest.mark.rule("DD-10.9")
@pytest.mark.rule("DD-1.4")
def test_the_curio_deck_holds_each_card_once() -> None:
    match = dungeon(agenda=[["stop"], ["draw_curio", 1], ["draw_curio", 0]], tape=None)
    deck = awaited(match)
    assert len(deck) == 24
    assert set(deck.values()) == {1}
    match.supply("cracked_reliquary")
    assert set(deck) - set(awaited(match)) == {"cracked_reliquary"}  # it is discarded


def test_no_room_is_silenced_by_a_task_before_it_is_known() -> None:
    """A Battle begins before its Room is drawn: what holds is asked for then as well."""
    state: Any = dungeon(quest="purify_the_fountains").state
    state.in_battle, state.battle.room = True, None
    state.refresh()
    assert not state.task_silences()
    state.battle.room = state.dungeon.quest.rooms[0]
    assert state.task_silences()
