"""Finished matches: frame by frame, and looked at again."""

from __future__ import annotations

from msgspec import Struct

from undercroft.kernel import seen

from .tables import SeatInfo


class Frame(Struct):
    """One moment of a finished match, with everybody's hands open."""

    events: list[seen.Told]
    view: seen.View


class Judged(Struct):
    """A decision of a finished match, looked at afterwards by what its seat knew."""

    frame: int
    """Of the replay, before it was taken."""
    seat: int
    chance: float
    """To win with the best option,"""
    taken: float
    """and with the one that was taken."""
    blunder: bool
    chosen: seen.Message | None
    """Of blunders: what was chosen,"""
    better: seen.Message | None
    """what would have been better,"""
    reason: seen.Message | None
    """and why."""


class Fortune(Struct):
    """How it went for one seat: the chance at first, less the cost, with the luck, is the end."""

    seat: int
    first: float
    cost: float
    """Of its decisions."""
    luck: float
    """What dice, cards and the others gave or took."""
    end: float


class TurningPoint(Struct):
    """Where a seat's chance changed most, other than by its own decision."""

    frame: int
    """The first at which it is seen."""
    seat: int
    before: float
    after: float


class Analysis(Struct):
    """A finished match, decision by decision."""

    judged: list[Judged]
    fortunes: list[Fortune]
    turns: list[TurningPoint]
    decisions: int
    """What was tried out for it."""


class AnalysisState(Struct):
    """How far the analysis of a match has come."""

    done: int
    of: int
    """Choices of the match."""
    running: bool
    analysis: Analysis | None


class Replay(Struct):
    """A finished match: as it was set up, then after every choice that was not taken back."""

    game: str
    seats: list[SeatInfo]
    catalog: seen.Catalog
    frames: list[Frame]
    analysis: Analysis | None = None
    """If somebody has asked for it."""
