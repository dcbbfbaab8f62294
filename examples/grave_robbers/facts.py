"""What can happen in the churchyard, as it is told."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.fact import Fact, NameOf, Seat


class Night(Fact):
    """A night begins."""

    night: int


class Fled(Fact):
    """A robber goes home with what is in the sack."""

    who: Seat
    amount: int


class Opened(Fact):
    """A grave is opened."""

    grave: Annotated[str, NameOf("grave")]


class Quiet(Fact):
    """The watchman rolled more than the noise: he does not come."""

    rolled: int
    noise: int


class Caught(Fact):
    """The watchman comes, and whoever digs loses the sack."""

    rolled: int
    noise: int
