"""What a Boss does by itself: the frame of the small classes in bosses.py, and who has which (DD-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..pack.heroes import Skill
from ..state.estate import Estate
from ..state.figures import Monster
from ..terms import FOES, LEVELS, MONSTER

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Habit:
    """A Boss's own rule. Each method may do nothing."""

    name = ""

    def set_up(self, state: Estate, match: Match, boss: Monster) -> None:
        """When it is placed."""

    def begin(self, state: Estate, match: Match, boss: Monster) -> None:
        """Before the first round."""

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        """Whether it does something in place of a Skill in this turn; if so, it does."""
        return False

    def chooses(self, state: Estate, boss: Monster) -> Skill | None:
        """The Skill it uses without a roll; None leaves it to its card."""
        return None

    def after(self, state: Estate, match: Match, boss: Monster, plan: Skill | None) -> None:
        """At the end of each of its turns; `plan` is the Skill it used, if it did."""

    def died(self, state: Estate, match: Match, boss: Monster) -> None:
        """When it dies."""


# Filled by bosses.py.
HABITS: dict[str, Habit] = {}


def habit_of(monster: Monster) -> Habit | None:
    name = monster.kind.habit
    return HABITS[name] if name else None


FIRST_ANCESTOR: Final = "ancestor_one"


def first_ancestor(state: Estate) -> Monster | None:
    """The first form of the Ancestor, while it is fought (DD-41.28–41.35)."""
    if state.battle.boss is None:
        return None
    for monster in foes(state):
        if monster.kind.habit == FIRST_ANCESTOR:
            return monster
    return None


def card_in_play(state: Estate, id: str) -> Monster | None:
    """The first monster with this card."""
    for monster in foes(state):
        if monster.kind.id == id:
            return monster
    return None


def one_in_play(state: Estate, name: str) -> Monster | None:
    """The first monster of this name, whatever its level."""
    for level in range(1, LEVELS + 1):
        found = card_in_play(state, f"{name}_{level}")
        if found is not None:
            return found
    return None


def foes(state: Estate) -> list[Monster]:
    """The monsters of the battle in Stance order."""
    return [state.monsters[number - MONSTER] for number in state.order[FOES]]
