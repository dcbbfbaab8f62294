"""Stats: a tier more or less of one of them (DS-11, TG-32)."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import TypeVar

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref, Value

from .fields import Seat, Stat
from .gear import STATS
from .party import Party

Owner = TypeVar("Owner", bound=Party, default=Party)


class StatChoice(Choice[Owner]):
    """A stat of a character comes to another tier."""

    said: ClassVar[str] = "ds-option-level"
    seat: Seat
    stat: Stat

    @property
    def id(self) -> str:
        return f"{self.name}-{self.seat}-{STATS[self.stat]}"

    @property
    def points_at(self) -> tuple[Target, ...]:
        return (("hero", self.seat), ("stat", STATS[self.stat]))

    def tier(self, state: Owner) -> int:
        """The tier it comes to."""
        return state.characters[self.seat].tiers[self.stat] + 1

    def souls(self, state: Owner) -> int:
        """What it costs, or brings."""
        raise NotImplementedError

    def words(self, state: Owner) -> Message:
        values = state.characters[self.seat].kind.stats[self.stat]
        args: dict[str, Value] = {
            "who": Ref("hero", self.seat),
            "stat": STATS[self.stat],
            "value": values[self.tier(state)],
            "souls": self.souls(state),
        }
        return Message(self.said, args)

    def text(self, state: Owner, ask: Ask) -> Message:
        return self.words(state)

    def targets(self, state: Owner, ask: Ask) -> tuple[Target, ...]:
        return self.points_at
