"""Resting and Gold (DD-15)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import Fields, asked, dungeon, each, hamlet, options, play, ready, table

TIRED: dict[str, Fields] = {
    kind: {"wounds": 9, "stress": 9} for kind in ("crusader", "hellion", "highwayman", "vestal")
}


def camp(heroes: Any = None, **more: Any) -> Match:
    """In a cleared Room; Scout Ahead has 8 Resting Points."""
    where: dict[str, Any] = {"at": "a", "tokens": {"a": "empty"}, "cleared": [0], **more}
    return dungeon(heroes or TIRED, **where)


def wants_rest(match: Match) -> bool:
    return "rest" in options(match)


@pytest.mark.rule("DD-15.1")
def test_no_rest_without_firewood() -> None:
    assert wants_rest(camp())
    assert not wants_rest(camp(firewood=False))


@pytest.mark.rule("DD-15.2")
@pytest.mark.rule("DD-A.31")
def test_the_party_rests_in_cleared_rooms_only() -> None:
    assert not wants_rest(dungeon(TIRED))  # the start is no Room that was cleared
    for token, cleared, rests in (
        ("empty", 1, True),
        ("lair", 1, True),
        ("lair", 0, False),
        ("trap", 0, False),
        ("dark", 0, False),
    ):
        match = camp(at="a", tokens={"a": token}, cleared=[0] * cleared)
        assert wants_rest(match) is rests, token


@pytest.mark.rule("DD-15.2")
@pytest.mark.rule("DD-A.233")
def test_a_rest_needs_everybodys_consent() -> None:
    match = camp(setup={"players": 2})
    play(match, "rest")
    assert match.waiting == [1]
    play(match, "no")
    assert table(match)["firewood"]
    assert asked(match) == ["stop"]
    assert wants_rest(match)  # it may be proposed again (DD-A.233)
    assert table(match)["dungeon"]["refused"] == ["rest"]


@pytest.mark.rule("DD-15.3")
@pytest.mark.parametrize(("quest", "points"), [("scout_ahead", 8), ("wipe_em_out", 12)])
def test_the_quest_says_how_many_points(quest: str, points: int) -> None:
    match = camp(quest=quest)
    play(match, "rest")
    assert table(match)["dungeon"]["rest_points"] == points
    play(match, *["hero-0-life", "hero-1-stress"] * (points // 2))
    assert asked(match) == ["stop"]
    assert each(match, "wounds")[0] == 9 - points // 2
    assert each(match, "stress")[1] == 9 - points // 2


@pytest.mark.rule("DD-15.4")
def test_each_point_is_a_life_or_a_stress_of_anybody() -> None:
    match = camp()
    play(match, "rest", "hero-0-life", "hero-1-life", "hero-3-stress", "hero-3-stress")
    assert each(match, "wounds") == [8, 8, 9, 9]
    assert each(match, "stress") == [9, 9, 9, 7]
    assert table(match)["dungeon"]["rest_points"] == 4
    play(match, "done")
    assert asked(match) == ["stop"]


@pytest.mark.rule("DD-15.5")
def test_on_disagreement_eight_points_are_two_each() -> None:
    match = camp(setup={"players": 2})
    play(match, "rest", "split")
    for number in range(4):
        assert match.waiting == [number % 2]  # each spends his own
        assert sorted(options(match, number % 2)) == ["done", "life", "stress"]
        play(match, "life", "stress")
    assert asked(match) == ["stop"]
    assert each(match, "wounds") == [8, 8, 8, 8]
    assert each(match, "stress") == [8, 8, 8, 8]


@pytest.mark.rule("DD-A.30")
def test_what_is_left_of_the_split_goes_in_stance_order() -> None:
    """Three share eight: the Vestal, in front, and the Crusader have one more than the Highwayman."""
    doc: Any = camp(setup={"players": 2}).position()
    doc["state"]["heroes"][1]["alive"] = False
    doc["state"]["slots"][0] = [3, 0, 2, None]
    match = ready(doc, [["stop"]], [])
    play(match, "rest", "split")
    while asked(match) == ["rest_own"]:
        play(match, "life")
    assert each(match, "wounds") == [6, 9, 7, 6]


@pytest.mark.rule("DD-15.6")
@pytest.mark.rule("DD-4.5")
def test_the_firewood_is_gone_after_the_rest() -> None:
    match = camp()
    play(match, "rest")
    assert not table(match)["firewood"]
    play(match, "done")
    assert not wants_rest(match)


@pytest.mark.rule("DD-15.7")
def test_gold_is_one_pool_and_spent_in_the_hamlet() -> None:
    match = hamlet(
        {"crusader": {"stress": 5}, "hellion": {"stress": 5}, "highwayman": {}, "vestal": {}},
        tape=[1],
        gold=4,
        event="uneventful_week",
    )
    play(match, "visit-tavern")
    before = table(match)["gold"]
    service = next(one for one in options(match) if one not in ("done", "leave"))
    play(match, service)
    assert table(match)["gold"] < before
    assert "gold" not in table(match)["heroes"][0]
    tired = dungeon(TIRED, hamlet={"gold": 50})
    assert not [one for one in options(tired) if "gold" in one or "visit" in one]


@pytest.mark.rule("DD-A.241")
def test_nobody_rests_for_nothing() -> None:
    well: dict[str, Fields] = {kind: {} for kind in TIRED}
    match = camp(well)
    assert not wants_rest(match)
    [rest] = [option for option in match.decisions[0].closed if option.id == "rest"]
    assert rest.reason.id == "dd-why-rest"
    for one in ({"wounds": 1}, {"stress": 1}, {"trinkets": ["campers_helmet"]}):
        assert wants_rest(camp({**well, "vestal": one}))
    [offered] = [one for one in camp().decisions[0].options if one.id == "rest"]
    assert offered.message.args["points"] == 8
    assert not [one for one in camp().decisions[0].closed if one.id == "rest"]
    # Without Firewood there is nothing to explain.
    assert not camp(well, firewood=False).decisions[0].closed
