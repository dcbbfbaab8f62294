"""Verbs that do nothing by themselves: numbers and words that the rules read at their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..state.estate import Estate
from ..state.figures import Figure
from .base import Effect

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Add(Effect):
    """A number read at its moment."""

    says: tuple[str, ...] = ("amount", "sign", "per")
    op = "add"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        raise AssertionError("a number does nothing by itself")


class Set(Add):
    says: tuple[str, ...] = ("amount",)
    op = "set"


class Halve(Add):
    says: tuple[str, ...] = ()
    op = "halve"


class Immune(Add):
    """A Condition that cannot be given here."""

    says: tuple[str, ...] = ("conditions",)
    op = "immune"


class Beckon(Add):
    """The last monster of the round only moves here."""

    says: tuple[str, ...] = ()
    op = "beckon"


class Block(Add):
    """A building nobody may visit."""

    says: tuple[str, ...] = ("building",)
    op = "block"


class MoreHealing(Add):
    says: tuple[str, ...] = ("amount", "sign")
    op = "more_healing"


class Refuse(Add):
    says: tuple[str, ...] = ()
    op = "refuse"


class Spare(Add):
    says: tuple[str, ...] = ()
    op = "spare"


class Burden(Add):
    says: tuple[str, ...] = ("amount",)
    op = "burden"


class AddVirtue(Add):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_virtue"


class IgnoreDie(Add):
    says: tuple[str, ...] = ()
    op = "ignore_die"


class TurnDie(Add):
    says: tuple[str, ...] = ("what",)
    op = "turn_die"


VERBS: Final[tuple[type[Effect], ...]] = (
    Add, Set, Halve, Immune, Beckon, Block, MoreHealing, Refuse, Spare, Burden, AddVirtue, IgnoreDie,
    TurnDie,
)  # fmt: skip
