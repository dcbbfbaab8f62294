"""What will come of an option, where that is known."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from undercroft.kernel import seen


class Odds(TypedDict):
    """What a Skill promises against one figure."""

    figure: int
    hit: float
    crit: float
    damage: NotRequired[int]
    crit_damage: NotRequired[int]
    expected: NotRequired[float]
    kill: NotRequired[float]
    heal: NotRequired[int]
    crit_heal: NotRequired[int]


class Outcome(seen.Outcome):
    """What will come of an option, and how likely."""

    odds: NotRequired[list[Odds]]
    """Against each of those it could meet."""
