"""What a game knows about being played: how good a choice looks at a glance, and what a position is worth.

A bot that does not think ahead takes what looks best; a search plays on by the same glance and asks
what has come of it (`undercroft/bots/search.py`). A mind reads a state. It is given models, matches made
fair for a seat (`Match.determinize`), so it may look at everything in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .agenda import Ask

if TYPE_CHECKING:
    from .content import Pack
    from .match import Match


class Mind:
    """One a pack: what it works out about cards it works out once."""

    horizon: ClassVar[int] = 1
    """How many ticks of its clock a play-out goes before its end is judged."""
    sharpness: ClassVar[float] = 1.0
    """How much surer a play-out is of a choice that looks better by 1: see `likely` in the search."""

    follows: ClassVar[int] = 0
    """Where play-outs go on by what is usual and not by a glance: as how many glances such a one counts."""

    doubt: ClassVar[float] = 1.0
    """By how many standard errors something must be better than what one would do anyhow,"""
    evidence: ClassVar[int] = 2
    """and in how many play-outs of its own that must have been seen."""

    marks: ClassVar[tuple[str, ...]] = ()
    """What `measure` measures: the sentence `<prefix>-hint-<mark>` says that there is more of it."""

    def __init__(self, pack: Pack) -> None:
        raise NotImplementedError

    def clock(self, state: Any) -> int:
        """Grows as the match goes on: rounds, turns, whatever counts."""
        raise NotImplementedError

    def settled(self, state: Any) -> bool:
        """Whether a position may be judged here, or a play-out had better go on for a while."""
        return True

    def knows(self, ask: Ask, state: Any) -> bool:
        """Whether this question is one to think through; others are answered by what looks best."""
        return True

    def usual(self, match: Match, ask: Ask) -> str | None:
        """The option (its id) one takes who knows the game and does not search; None: what looks best."""
        return None

    def side(self, state: Any, seat: int) -> int:
        """Seats of one side win together and think as one."""
        return 0

    def weigh(self, match: Match, ask: Ask) -> list[float]:
        """How good each option looks at a glance: more is better."""
        raise NotImplementedError

    def first_sight(self, match: Match, ask: Ask) -> list[float]:
        """How good each option looks to whoever is about to think: by this it is chosen what is tried."""
        return self.weigh(match, ask)

    def value(self, match: Match, seat: int) -> float:
        """How much of a win this is for a seat, from 0 to 1: the chance, as far as one can see."""
        raise NotImplementedError

    def measure(self, match: Match, seat: int) -> list[float]:
        """What else can be said of a position, mark by mark: more is better. It tells why, not what."""
        return []
