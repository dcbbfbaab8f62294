"""Amounts that come to nothing: nobody is healed or relieved, and nothing answers to it (DD-A.242)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import STILL, asked, fight, hero, options, play

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
