"""What a screen gets of both boxes, as types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from undercroft.kernel import seen


class AttackOdds(TypedDict):
    """What an attack promises."""

    damage: float
    """On average."""
    kill: float


class DefenceOdds(TypedDict):
    """What a way to meet an attack promises."""

    damage: float
    """On average."""
    safe: float
    """The chance to come away unhurt."""
    death: float


Odds = AttackOdds | DefenceOdds


class Outcome(seen.Outcome):
    """What will come of an option, and how likely."""

    odds: NotRequired[list[Odds]]
