"""Verbs that do nothing by themselves: numbers and words that the rules read at their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..state.estate import Estate
from ..state.figures import Figure
from .base import Effect

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Number(Effect):
    """Something read at its moment."""

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        raise AssertionError("a number does nothing by itself")


class Add(Number):
    says = ("amount", "sign", "per")
    op = "add"


class Set(Number):
    says = ("amount",)
    op = "set"


class Halve(Number):
    says = ()
    op = "halve"


class Immune(Number):
    """A Condition that cannot be given here."""

    says = ("conditions",)
    op = "immune"


class Beckon(Number):
    """The last monster of the round only moves here."""

    says = ()
    op = "beckon"


class Block(Number):
    """A building nobody may visit."""

    says = ("building",)
    op = "block"


class MoreHealing(Number):
    says = ("amount", "sign")
    op = "more_healing"


class Refuse(Number):
    says = ()
    op = "refuse"


class Spare(Number):
    says = ()
    op = "spare"


class Burden(Number):
    says = ("amount",)
    op = "burden"


class AddVirtue(Number):
    says = ("amount", "sign")
    op = "add_virtue"


class IgnoreDie(Number):
    says = ()
    op = "ignore_die"


class TurnDie(Number):
    says = ("what",)
    op = "turn_die"


VERBS: Final[tuple[type[Effect], ...]] = (
    Add, Set, Halve, Immune, Beckon, Block, MoreHealing, Refuse, Spare, Burden, AddVirtue, IgnoreDie,
    TurnDie,
)  # fmt: skip
