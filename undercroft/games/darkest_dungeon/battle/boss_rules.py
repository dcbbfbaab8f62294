"""What a Boss does by itself: the frame of the small classes in bosses.py, and who has which (DD-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pack.heroes import Skill
from ..state.estate import Estate
from ..state.figures import Monster
from ..terms import FOES, MONSTER

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


def in_play(state: Estate, habit: str) -> int:
    """The number of the monster with this habit; 0 if there is none."""
    if state.battle.boss is None:
        return 0
    for number in state.order[FOES]:
        if state.monsters[number - MONSTER].kind.habit == habit:
            return number
    return 0


def kind_in_play(state: Estate, id: str) -> int:
    """The number of a monster whose id begins so; 0 if there is none."""
    for number in state.order[FOES]:
        if state.monsters[number - MONSTER].kind.id.startswith(id):
            return number
    return 0
