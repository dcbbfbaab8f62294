"""Amounts that come to nothing: nobody is healed or relieved, and nothing answers to it (DD-A.242)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import (
    STILL,
    asked,
    base_content,
    dungeon,
    fight,
    hero,
    kinds,
    options,
    play,
)

#: A monster that is only there, out of everybody's way.
FAR = {"kind": "madman", "area": "NE", "stacks": STILL}


def at_the_end(*, quirks: list[str], stress: int = 5, trinkets: list[Any] | None = None) -> Any:
    """The Old Abbey, in its middle: Stress for each Negative, Life for each Positive Quirk, after a turn."""
    one = {
        "area": "C", "wounds": 6, "stress": stress, "quirks": quirks, "trinkets": trinkets or [],
        "level": 2,
    }  # fmt: skip
    match = fight({"crusader": one, "hellion": {}}, [FAR], turn="crusader", tape=["party"])
    play(match, "end")
    return match


@pytest.mark.rule("DD-A.242")
@pytest.mark.parametrize(
    ("quirks", "stress", "wounds"),
    [
        ([], 5, 6),
        (["anemic"], 6, 6),
        (["clotter"], 5, 6 - 2),
        # Resilient adds to what is recovered: nothing is.
        (["resilient"], 5, 6 - 2),
    ],
)
def test_the_old_abbey_minds_quirks_alone(quirks: list[str], stress: int, wounds: int) -> None:
    found = hero(at_the_end(quirks=quirks), "crusader")
    assert (found["stress"], found["wounds"]) == (stress, wounds)


@pytest.mark.rule("DD-A.242")
@pytest.mark.parametrize(
    "trinket", [["bloodcourse_medallion", "positive"], ["chirurgeons_charm", "negative"]]
)
def test_whoever_is_healed_for_nothing_has_no_use_for_a_trinket(trinket: list[str]) -> None:
    match = at_the_end(quirks=["anemic"], trinkets=[trinket])
    assert asked(match) != ["healed_window"]
    assert hero(match, "crusader")["wounds"] == 6
    match = at_the_end(quirks=["clotter"], trinkets=[trinket])
    assert asked(match) == ["healed_window"]
    assert len(options(match)) == 2


@pytest.mark.rule("DD-A.242")
@pytest.mark.parametrize(("less", "stress", "wounds"), [(0, 6, 5 + 1), (1, 5, 5), (9, 5, 5)])
def test_stress_that_a_quirk_takes_away_wounds_no_soft_hero(
    less: int, stress: int, wounds: int
) -> None:
    """Soft: Wounds whenever he suffers Stress. Another pack's Clotter keeps the Stress of Off Guard away."""
    content = base_content()
    calm = next(one for one in content["quirks.yaml"] if one["id"] == "clotter")
    if less:
        calm["effects"] = [{"when": "stress", "op": "add", "amount": -less}]
    match = fight(
        {"crusader": {"area": "S", "stress": 5, "quirks": ["off_guard", "soft", "clotter"]}},
        [("bone_soldier", "C")],
        turn=8,
        tape=[5, "party"],
        content=content,
    )
    found = hero(match, "crusader")  # the blow itself deals 5
    assert (found["stress"], found["wounds"]) == (stress, wounds)
    assert kinds(match).count("stressed") == stress - 5


@pytest.mark.rule("DD-A.89")
def test_more_stress_for_one_whose_resolve_is_about_to_be_tested_is_lost() -> None:
    """A critical of a Trap: Off Guard brings him to 10; the Stress of the critical itself is beyond it."""
    match = dungeon(
        {"crusader": {"stress": 9, "quirks": ["off_guard"]}},
        agenda=[["stop"], ["trap_roll", 0]],
        tape=[1, 10, "fearful"],
    )
    found = hero(match, "crusader")
    assert (found["stress"], found["mood"]) == (0, "fearful")
    assert kinds(match).count("stressed") == 1


@pytest.mark.rule("DD-8.14")
def test_nothing_is_sold_where_nothing_is_left() -> None:
    for stores, told in ((None, 0), ({"tool": 2}, 1)):
        match = dungeon(agenda=[["stop"], ["leftovers", 0]], stores=stores)
        if asked(match) == ["leftovers"]:
            play(match, "done")
        assert kinds(match).count("gold") == told
