"""The state of a match: who carries what, and who is still in the churchyard."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.kernel.agenda import State
from undercroft.kernel.record import MADE, Count, Range, Record

from .graves import Grave, Graves

NIGHTS: Final = 3


class Robber(Record):
    """One player."""

    home: Count = 0
    """Safe: what counts at the end."""
    sack: Count = 0
    """Taken this night, and lost if the watchman comes."""
    there: bool = False
    """Still in the churchyard."""
    flees: bool | None = None
    """The secret choice, until all have chosen."""


class Churchyard(State):
    """The whole table."""

    pack: Annotated[Graves, MADE]
    robbers: list[Robber]
    night: Annotated[int, Range(0, NIGHTS)] = 0
    noise: Annotated[int, Range(0, 6)] = 0
    opened: tuple[Grave, ...] = ()
    """This night."""

    def diggers(self) -> list[Robber]:
        """Those who are still there."""
        return [robber for robber in self.robbers if robber.there]
