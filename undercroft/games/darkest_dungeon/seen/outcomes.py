"""What will come of an option, where that is known."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from undercroft.kernel import seen

from .effects import Effect


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
    effects: NotRequired[list[Effect]]
    """What it does to whom it is about, where lines of a card say it."""
    gold: NotRequired[int]
    """What it brings; below 0: what it costs."""
    xp: NotRequired[int]
    """The Experience that it brings."""
