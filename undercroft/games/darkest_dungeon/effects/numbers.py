"""Verbs that do nothing by themselves: numbers and words that the rules read at their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.takes import Number as Between
from undercroft.kernel.takes import takes

from ..state.estate import Estate
from ..state.figures import Figure
from .base import Effect
from .fields import ALL_CONDITIONS, AMOUNT, BUILDING_ID, CHANGE, DIE_SIDES, PER
from .occasions import ADDED, TRINKET, use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Number(Effect):
    """Something read at its moment."""

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        raise AssertionError("a number does nothing by itself")


class Add(Number):
    """The number of its moment is so much higher or lower."""

    op = "add"
    moments = ADDED
    needs = takes(amount=CHANGE)
    may = takes(per=PER)


class Set(Number):
    """The points of a Rest are so many."""

    op = "set"
    moments = ("rest",)
    needs = takes(amount=Between(0, 99))


class Halve(Number):
    """A critical hit deals half of its damage to the hero."""

    op = "halve"
    moments = ("critical",)
    owners = ("quirk", "disease")


class Immune(Number):
    """Conditions that cannot be given here."""

    op = "immune"
    moments = ("immunity",)
    needs = takes(conditions=ALL_CONDITIONS)


class Beckon(Number):
    """The last monster of the round only moves here."""

    op = "beckon"
    moments = ("last_turn",)


class Block(Number):
    """A building nobody may visit."""

    op = "block"
    moments = ("blocked",)
    needs = takes(what=BUILDING_ID)


class MoreHealing(Number):
    """More or fewer Wounds are healed."""

    op = "more_healing"
    moments = use(TRINKET["healed"])
    needs = takes(amount=CHANGE)


class Refuse(Number):
    """A Disease is discarded."""

    op = "refuse"
    moments = use(TRINKET["disease"])


class Spare(Number):
    """Scouting costs no Stress."""

    op = "spare"
    moments = use(TRINKET["scouting"])


class Burden(Number):
    """Scouting costs more Stress."""

    op = "burden"
    moments = use(TRINKET["scouting"])
    needs = takes(amount=AMOUNT)


class AddVirtue(Number):
    """A Virtue comes on more or fewer rolls."""

    op = "add_virtue"
    moments = use(TRINKET["resolve"])
    needs = takes(amount=CHANGE)


class IgnoreDie(Number):
    """An Exploration die with one of these sides up does not count."""

    op = "ignore_die"
    moments = use(TRINKET["die"])
    needs = takes(faces=DIE_SIDES)


class TurnDie(Number):
    """An Exploration die is turned to this side."""

    op = "turn_die"
    moments = use(TRINKET["die"])
    needs = takes(what=DIE_SIDES)


VERBS: Final[tuple[type[Effect], ...]] = (
    Add, Set, Halve, Immune, Beckon, Block, MoreHealing, Refuse, Spare, Burden, AddVirtue, IgnoreDie,
    TurnDie,
)  # fmt: skip
