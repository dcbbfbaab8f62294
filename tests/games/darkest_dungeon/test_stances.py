"""Stances (DD-5): four of them, one hero each, and the order that settles who comes first."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.errors import PositionError

from .stage import (
    PARTY,
    asked,
    dungeon,
    fight,
    hamlet,
    hero,
    load,
    new,
    options,
    party,
    play,
    table,
)


@pytest.mark.rule("DD-5.1")
def test_there_are_four_stances_in_this_order() -> None:
    stances = [hero(dungeon(), kind)["stance"] for kind in PARTY]
    assert stances == ["aggressive", "defensive", "ranged", "support"]


@pytest.mark.rule("DD-5.2")
def test_nobody_shares_a_stance() -> None:
    match = dungeon()
    play(match, "arrange", "hero-2")
    assert options(match) == ["hero-0", "hero-1", "hero-3"]  # he cannot be placed again
    play(match, "hero-0", "hero-3")
    assert {one["stance"] for one in table(match)["heroes"]} == {
        "aggressive", "defensive", "ranged", "support",
    }  # fmt: skip
    doc: Any = match.position()
    doc["state"]["slots"][0] = [0, 0, 1, 2]
    with pytest.raises(PositionError):
        load(doc)


@pytest.mark.rule("DD-5.3")
def test_before_the_dungeon_the_arrangement_is_free() -> None:
    match = new({"mode": "quest"})
    while asked(match) != ["arrange"]:
        play(match, options(match, match.waiting[0])[0])
    before = party(match)
    play(match, "hero-3", "hero-1", "hero-0")  # the last one is clear
    assert party(match) == [before[3], before[1], before[0], before[2]]
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-5.4")
def test_initiative_goes_by_stance() -> None:
    match = fight(PARTY, [("bone_soldier", "N")], tape=["party"], order=[[2, 0, 3, 1], [8]])
    assert hero(match, "highwayman")["active"]


@pytest.mark.rule("DD-5.4")
def test_target_ties_go_by_stance() -> None:
    match = fight(
        {"crusader": {"area": "S"}, "hellion": {"area": "S"}, "vestal": {"area": "S"}},
        [("bone_rabble", "S")],  # the Closest; all are as close
        turn=8,
        tape=[4, "party"],
        order=[[1, 2, 0], [8]],
    )
    assert [hero(match, kind)["wounds"] for kind in ("crusader", "hellion", "vestal")] == [0, 4, 0]


@pytest.mark.rule("DD-5.4")
def test_exploration_goes_by_stance() -> None:
    match = dungeon(stores={"food": 2}, tape=["hunger"] * 8)
    play(match, "arrange", "hero-3", "hero-1", "hero-0", "explore-0")
    asking = [d.to_json() for d in match.decisions]
    prompt: Any = asking[0]["prompt"]
    assert prompt["args"]["who"]["id"] == 3


@pytest.mark.rule("DD-5.4")
def test_visits_in_the_hamlet_go_by_stance() -> None:
    match = hamlet(tape=[1])
    play(match, "arrange", "hero-2", "hero-1", "hero-0", "visit-abbey")
    assert table(match)["hamlet"]["guests"] == [None, None, "abbey", None]


@pytest.mark.rule("DD-5.5")
def test_between_battles_stances_change_freely() -> None:
    for match in (dungeon(), hamlet(tape=[1])):
        play(match, "arrange", "hero-1", "hero-0", "hero-3")
        assert party(match) == ["hellion", "crusader", "vestal", "highwayman"]
        play(match, "arrange", "hero-0", "hero-1", "hero-2")  # as often as they like
        assert party(match) == list(PARTY)


@pytest.mark.rule("DD-5.6")
def test_in_battle_only_an_action_changes_a_stance() -> None:
    match = fight(PARTY, [("bone_soldier", "N")], turn="hellion")
    assert "arrange" not in options(match)
    play(match, "move-4")
    assert party(match) == list(PARTY)
    play(match, "stance-forward")
    assert party(match) == ["hellion", "crusader", "highwayman", "vestal"]
    assert options(match) == ["end"]  # both actions are gone


@pytest.mark.rule("DD-A.164")
@pytest.mark.rule("DD-23.7")
def test_a_death_leaves_no_gap_and_a_newcomer_comes_last() -> None:
    match = dungeon(
        {"crusader": {}, "hellion": {"stress": 9, "red": True, "mood": "fearful"}, "vestal": {}},
        agenda=[["stop"], ["weary", 1]],
    )
    assert party(match) == ["crusader", "vestal", "highwayman"]
    assert hero(match, "vestal")["stance"] == "defensive"
    play(match, "jester")
    while asked(match) != ["stop"]:
        play(match, options(match)[0])
    assert party(match) == ["crusader", "vestal", "highwayman", "jester"]
