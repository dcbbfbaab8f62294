"""What an option promises before it is taken is what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.kernel.decision import Outcome

from .road import SOLDIER, trek
from .stage import arena, foe, hero, options, play


def kept(match: undercroft.Match) -> Outcome:
    """What the roll would do as it lies."""
    [keep] = [option for option in match.decisions[0].options if option.id == "keep"]
    assert keep.outcome is not None
    return keep.outcome


@pytest.mark.rule("DS-23.5")
@pytest.mark.parametrize(("tape", "useless"), [([0, 1], True), ([1, 2], False), ([2, 2], False)])
def test_a_kept_attack_says_what_is_left(tape: list[int], useless: bool) -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 6)], tape=tape)
    play(match, "act-right-1")
    promised = kept(match)
    assert (promised.deadly, promised.useless) == (False, useless)
    [line] = promised.text.args["lines"]  # type: ignore[misc]
    assert isinstance(line, undercroft.Message)
    before = foe(match)
    assert before is not None
    play(match, "keep")
    after = foe(match)
    assert after is not None
    assert line.args["left"] == after["health"]
    assert line.args["damage"] == before["health"] - after["health"]


@pytest.mark.rule("DS-19.8")
@pytest.mark.parametrize(("red", "dies"), [(0, False), (4, False), (5, True), (8, True)])
def test_to_dodge_without_a_die_is_marked_where_it_kills(red: int, dies: bool) -> None:
    """Four damage and a Stamina are more than the boxes that are left: it is asked for twice."""
    match = arena(
        {"knight": {"node": 6, "heroic": False, "red": red}}, [(SOLDIER, 6)], turn=None, tape=[]
    )
    [dodge] = [option for option in match.decisions[0].options if option.id == "dodge"]
    assert dodge.outcome is not None
    assert dodge.outcome.deadly is dies
    play(match, "dodge")
    assert match.over is dies


@pytest.mark.rule("DS-19.8")
@pytest.mark.parametrize(("red", "dies"), [(0, False), (6, False), (7, True), (9, True)])
def test_a_kept_block_says_who_dies_of_it(red: int, dies: bool) -> None:
    """Three damage come through: whoever has room for less is told so."""
    match = arena(
        {"knight": {"node": 6, "heroic": False, "red": red}},
        [(SOLDIER, 6)],
        turn=None,
        tape=[0, 1],
    )
    play(match, "block")
    promised = kept(match)
    assert promised.deadly is dies
    damage = promised.text.args["damage"]
    play(match, "keep")
    assert match.over is dies
    if not dies:
        assert hero(match)["red"] == red + int(str(damage))


@pytest.mark.rule("DS-29.4")
@pytest.mark.parametrize("red", [0, 8])
def test_a_kept_dodge_says_what_it_costs(red: int) -> None:
    match = arena({"assassin": {"node": 6, "red": red}}, [(SOLDIER, 6)], turn=None, tape=[0, 0])
    play(match, next(one for one in options(match) if one.startswith("dodge")))
    promised = kept(match)
    play(match, "keep")
    assert match.over is promised.deadly
    if not match.over:
        assert hero(match)["red"] == red + int(str(promised.text.args["damage"]))


@pytest.mark.rule("DS-A.42")
@pytest.mark.parametrize(("fields", "useless"), [({}, True), ({"red": 1}, False)])
def test_a_rest_without_gain_is_useless(fields: dict[str, Any], useless: bool) -> None:
    ready = {"estus": True, "heroic": True, "luck": True}
    match = trek({"knight": ready, "warrior": {**ready, **fields}}, sparks=3)
    [rest] = [option for option in match.decisions[0].options if option.id == "rest"]
    assert (rest.outcome is not None and rest.outcome.useless) is useless


@pytest.mark.rule("DS-28.1")
def test_a_card_says_what_one_defends_with_now_and_then() -> None:
    match = trek({"knight": {"tiers": [3, 3, 3, 3]}, "warrior": {}}, inventory=[["effigy_shield"]])
    play(match, "equip-0")
    before = hero(match)
    options_ = match.view(0)["decisions"][0]["options"]
    [left] = [option for option in options_ if option["id"] == "seat-0-left"]
    refit = left["outcome"]["refit"]
    play(match, "seat-0-left")
    after = hero(match)
    for when, seen in (("now", before), ("then", after)):
        guard = refit[when]
        assert {name: guard[name] for name in ("block", "resist", "dodge")} == {
            name: seen[name] for name in ("block", "resist", "dodge")
        }
    # Six faces: 0 1 1 1 2 2, 1 1 2 2 2 3, 1 2 2 3 3 4.
    for when, seen in (("now", before), ("then", after)):
        dice = seen["block"]
        mean = dice["black"] * 7 / 6 + dice["blue"] * 11 / 6 + dice["orange"] * 15 / 6
        assert refit[when]["block_mean"] == pytest.approx(mean, abs=0.001)
