"""Scouting, Long Corridors, going back and leaving (DD-9, DD-11, DD-12, DD-13)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import body
from .stage import (
    BLANKS,
    PARTY,
    WEEK,
    asked,
    dungeon,
    each,
    fight,
    hero,
    kinds,
    options,
    play,
    table,
)

# long_gallery: s(8) a(0) b(1) c(2) d(3) in a row; e(4) and f(5) beside b. cross: b(1), c(2), a dot (9), f(5).
C_AND_F: Any = {"a": "empty", "b": "empty", "c": "empty", "f": "empty"}


def at_b(**more: Any) -> Match:
    """Two corridors into the long gallery."""
    return dungeon(
        at="b", passed=["a"], **{"tokens": {"a": "empty", "b": "empty"}, "cleared": [0, 1], **more}
    )


def on_the_dot(**more: Any) -> Match:
    """In the middle of the Long Corridor from c to f."""
    tokens = {"a": "empty", "b": "empty", "c": "empty"}
    return dungeon(
        tile="cross",
        at="dot_cf",
        passed=["a", "b", "c"],
        **{"tokens": tokens, "cleared": [0, 1, 2], **more},
    )


def fled(tokens: dict[str, str], tape: list[object]) -> Match:
    """The party has just run from Room a."""
    where = dungeon(at="a", tokens=tokens)
    return fight(PARTY, [("bone_soldier", "N")], where=where, agenda=[["fled"]], tape=tape)


# ---------------------------------------------------------------------- scouting


@pytest.mark.rule("DD-9.1")
def test_at_a_stop_the_party_may_scout_and_must_then_go_on_or_leave() -> None:
    match = at_b(firewood=False, tape=["lair", "curio", "trap"])
    on = ["back-0", "explore-2", "explore-4", "explore-5", "leave", "arrange"]
    assert sorted(options(match)) == sorted([*on, "scout"])
    play(match, "scout")
    assert sorted(options(match)) == sorted(on)  # there is no staying


@pytest.mark.rule("DD-9.2")
@pytest.mark.rule("DD-A.233")
def test_scouting_needs_everybodys_consent() -> None:
    match = dungeon(setup={"players": 3}, tape=["lair"])
    play(match, "scout")
    assert match.waiting == [1, 2]
    play(match, "yes", "no")
    assert each(match, "stress") == [0, 0, 0, 0]
    assert table(match)["dungeon"]["tokens"][0] is None
    assert "scout" in options(match)  # it may be proposed again (DD-A.233)
    match = dungeon(setup={"players": 3}, tape=["lair"])
    play(match, "scout", "yes", "yes")
    assert each(match, "stress") == [1, 1, 1, 1]


@pytest.mark.rule("DD-9.3")
@pytest.mark.rule("DD-9.4")
def test_scouting_costs_a_stress_each_and_reveals_the_rooms_around() -> None:
    match = at_b(tape=["lair", "curio", "trap"])
    play(match, "scout")
    assert each(match, "stress") == [1, 1, 1, 1]
    shown = table(match)["dungeon"]["tokens"]
    assert shown == ["empty", "empty", "lair", None, "curio", "trap", None, None]


@pytest.mark.rule("DD-9.5")
@pytest.mark.rule("DD-9.8")
def test_after_scouting_one_die_each_for_one_exploration() -> None:
    match = dungeon(tape=["empty", *BLANKS[:4], *BLANKS, "empty"])
    play(match, "scout", "explore-0")
    assert kinds(match).count("hazard") == 4
    play(match, "explore-1")
    assert kinds(match).count("hazard") == 12


@pytest.mark.rule("DD-9.6")
def test_a_dot_counts_as_the_room_next_to_the_party() -> None:
    tokens = {"a": "empty", "b": "empty", "c": "empty"}
    match = dungeon(tile="cross", at="c", passed=["a", "b"], tokens=tokens, cleared=[0, 1, 2])
    play(match, "scout")  # nothing beyond the dot is revealed: the tape is empty
    assert table(match)["dungeon"]["tokens"][5] is None
    match = on_the_dot(tape=["lair"])
    play(match, "scout")
    assert table(match)["dungeon"]["tokens"][5] == "lair"


@pytest.mark.rule("DD-9.7")
@pytest.mark.rule("DD-8.7")
def test_at_a_stop_stances_change_and_provisions_are_used_at_will() -> None:
    match = dungeon({"crusader": {"wounds": 3}, "hellion": {}}, stores={"food": 3})
    play(match, "hero-0-eat", "hero-0-eat", "arrange", "hero-1", "hero-0", "hero-2")
    play(match, "hero-0-eat")
    assert hero(match)["wounds"] == 0
    assert table(match)["stores"]["food"] == 0
    assert table(match)["party"][:2] == [1, 0]
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-A.15")
def test_going_back_does_not_use_up_what_was_scouted() -> None:
    match = at_b(tape=["lair", "curio", "dark", *BLANKS[:4]])
    play(match, "scout", "back-0", "back-1", "explore-5")
    assert kinds(match).count("hazard") == 4
    match = dungeon(scout_bonus=True, tape=WEEK)
    play(match, "leave")
    assert body(match)["dungeon"]["scout_bonus"] is False


@pytest.mark.rule("DD-A.16")
def test_the_party_scouts_once_a_stop() -> None:
    match = at_b(tape=["lair", "curio", "trap"])
    play(match, "scout")
    assert "scout" not in options(match)
    play(match, "back-0")
    assert "scout" in options(match)  # another stop


@pytest.mark.rule("DD-A.17")
def test_in_the_gloom_scouting_costs_more() -> None:
    match = dungeon(light=2, tape=["lair"])
    play(match, "scout")
    assert each(match, "stress") == [2, 2, 2, 2]


# ---------------------------------------------------------------------- long corridors


@pytest.mark.rule("DD-11.1")
@pytest.mark.rule("DD-11.2")
@pytest.mark.rule("DD-11.3")
def test_a_long_corridor_is_explored_in_two_halves() -> None:
    tokens = {"a": "empty", "b": "empty", "c": "empty", "f": "empty"}
    match = dungeon(
        tile="cross",
        at="c",
        passed=["a", "b"],
        tokens=tokens,
        cleared=[0, 1, 2],
        tape=[*BLANKS, *BLANKS],
    )
    assert "explore-5" not in options(match)  # the Room beyond cannot be reached at once
    play(match, "explore-9")
    assert table(match)["dungeon"]["at"] == 9
    assert asked(match) == ["stop"]
    assert kinds(match).count("hazard") == 8
    play(match, "explore-5")
    assert kinds(match).count("hazard") == 16
    assert table(match)["dungeon"]["at"] == 5


@pytest.mark.rule("DD-A.24")
def test_on_a_dot_all_but_resting_is_possible() -> None:
    match = on_the_dot(
        tape=[], stores={"food": 1}, heroes={"crusader": {"wounds": 1}, "hellion": {}}
    )
    assert sorted(options(match)) == [
        "arrange", "back-2", "explore-5", "hero-0-eat", "leave", "scout",
    ]  # fmt: skip
    assert table(match)["firewood"]


@pytest.mark.rule("DD-A.25")
def test_going_back_over_a_long_corridor_is_one_corridor() -> None:
    match = dungeon(
        tile="cross", at="f", passed=["a", "b", "c", "dot_cf"], tokens=C_AND_F, cleared=[0, 1, 2, 5]
    )
    assert "back-9" not in options(match)
    play(match, "back-2")
    assert table(match)["dungeon"]["at"] == 2
    assert each(match, "stress") == [1, 1, 1, 1]


# ---------------------------------------------------------------------- backtracking


@pytest.mark.rule("DD-12.1")
@pytest.mark.rule("DD-12.2")
@pytest.mark.rule("DD-12.3")
def test_going_back_costs_stress_by_the_corridor_and_no_dice() -> None:
    match = at_b()
    assert [one for one in options(match) if one.startswith("back")] == ["back-0"]
    play(match, "back-0")
    assert each(match, "stress") == [1, 1, 1, 1]
    play(match, "back-8")
    assert each(match, "stress") == [2, 2, 2, 2]
    assert "hazard" not in kinds(match)


@pytest.mark.rule("DD-12.1")
def test_a_room_just_walked_through_is_one_to_go_back_to() -> None:
    match = dungeon(tokens={"a": "empty", "b": "empty"}, tape=[*BLANKS, *BLANKS])
    play(match, "explore-0", "explore-1")
    assert "back-0" in options(match)
    assert "explore-0" not in options(match)
    assert each(match, "stress") == [0, 0, 0, 0]


@pytest.mark.rule("DD-12.4")
@pytest.mark.rule("DD-14.3")
@pytest.mark.rule("DD-14.4")
def test_trap_and_dark_rooms_act_on_every_passage() -> None:
    match = at_b(tokens={"a": "dark", "b": "empty"}, cleared=[1])
    play(match, "back-0", "back-1", "back-0")
    assert table(match)["light"] == 3
    match = at_b(tokens={"a": "trap", "b": "empty"}, cleared=[1])
    for _ in range(2):
        play(match, "back-0", *["wounds-1"] * 4, "back-1")
    assert each(match, "wounds") == [2, 2, 2, 2]
    assert table(match)["dungeon"]["tokens"][0] == "trap"
    assert table(match)["dungeon"]["cleared"] == [1]


@pytest.mark.rule("DD-12.5")
@pytest.mark.rule("DD-A.26")
def test_a_room_the_party_fled_from_is_explored_anew() -> None:
    match = fled({"a": "dark"}, list(BLANKS))
    play(match, "back-8")
    stress = each(match, "stress")
    assert "explore-0" in options(match)
    assert "back-0" not in options(match)
    play(match, "explore-0")
    assert kinds(match).count("hazard") == 8
    assert each(match, "stress") == stress  # no Stress for going back
    assert table(match)["light"] == 4  # and the Room acts as a new one


@pytest.mark.rule("DD-A.27")
def test_each_corridor_back_is_an_event_of_its_own() -> None:
    match = at_b(light=2)
    play(match, "back-0", "back-8")
    assert each(match, "stress") == [4, 4, 4, 4]  # twice 1, and 1 more for the gloom


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("DD-13.1")
@pytest.mark.rule("DD-A.167")
def test_the_party_leaves_from_where_it_stands_at_no_cost() -> None:
    match = at_b(tape=WEEK)
    play(match, "leave")
    assert table(match)["dungeon"] is None
    assert table(match)["hamlet"] is not None
    assert each(match, "stress") == [0, 0, 0, 0]
    assert each(match, "wounds") == [0, 0, 0, 0]


@pytest.mark.rule("DD-13.2")
@pytest.mark.rule("DD-A.233")
def test_leaving_needs_everybodys_consent() -> None:
    match = dungeon(setup={"players": 2}, tape=WEEK)
    play(match, "leave", "no")
    assert table(match)["dungeon"] is not None
    assert "leave" in options(match)  # it may be proposed again (DD-A.233)
    match = dungeon(setup={"players": 2}, tape=WEEK)
    play(match, "leave", "yes")
    assert table(match)["dungeon"] is None


@pytest.mark.rule("DD-13.3")
@pytest.mark.rule("DD-4.6")
@pytest.mark.parametrize(("rooms", "xp"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (8, 3)])
def test_leaving_gives_experience_for_what_was_done(rooms: int, xp: int) -> None:
    match = dungeon(progress=rooms, tape=WEEK)  # Scout Ahead: 1 for every two Rooms
    play(match, "leave")
    assert each(match, "xp") == [xp] * 4


@pytest.mark.rule("DD-13.4")
def test_nobody_leaves_while_facing_the_threat() -> None:
    match = dungeon(quest="face_the_threat")
    assert "scout" in options(match)
    assert "leave" not in options(match)


@pytest.mark.rule("DD-13.5")
def test_nobody_leaves_the_darkest_dungeon() -> None:
    match = dungeon(quest="light_the_way", tile="dd_b", level=3, campaign={"act": 4})
    assert "scout" in options(match)
    assert "leave" not in options(match)


@pytest.mark.rule("DD-13.6")
def test_no_leaving_in_battle_or_once_dice_are_rolled() -> None:
    match = dungeon(tokens={"a": "empty"}, stores={"food": 1}, tape=["hunger", *BLANKS[1:]])
    play(match, "explore-0")
    assert sorted(options(match)) == ["pay", "suffer"]
    match = fight(PARTY, [("bone_soldier", "N")], where=dungeon(), turn="crusader")
    assert asked(match) == ["act"]
    assert "leave" not in options(match)


@pytest.mark.rule("DD-A.168")
def test_with_all_objectives_done_the_party_may_go_on() -> None:
    match = at_b(progress=6)
    assert table(match)["dungeon"]["xp"] == 3
    assert {"explore-2", "back-0", "leave"} <= set(options(match))
