"""Objectives: what counts towards them, and when the encounter is completed (TG-15, TG-16.6, TG-18.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.games.souls.terrain import BARREL, EMPTY, EXIT, LEVER, SHRINE
from undercroft.kernel.agenda import Step

from . import facts
from .card_verbs import Goal
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def met(state: Descent, index: int, goal: Goal) -> bool:
    """Whether one objective is met now."""
    return MET[goal.op](state, index, goal)


def all_dead(state: Descent, index: int, goal: Goal) -> bool:
    return not state.waiting and not state.living()  # TG-A.27


def marked_dead(state: Descent, index: int, goal: Goal) -> bool:
    return not state.marked[index]


def survived(state: Descent, index: int, goal: Goal) -> bool:
    return state.turns_done >= turns_of(state, goal)  # TG-15.1


def all_out(state: Descent, index: int, goal: Goal) -> bool:
    """TG-15.2: all of them on the exit node at the same time."""
    return all(
        character.node is not None and state.terrain[character.node] == EXIT
        for character in state.characters
    )


def occupied(state: Descent, index: int, goal: Goal) -> bool:
    return state.occupied >= turns_of(state, goal)


def levers_pulled(state: Descent, index: int, goal: Goal) -> bool:
    return pulls(state, goal) >= goal.times


def chests_opened(state: Descent, index: int, goal: Goal) -> bool:
    return state.chests >= goal.times


def barrels_gone(state: Descent, index: int, goal: Goal) -> bool:
    return BARREL not in state.terrain


def torch_down(state: Descent, index: int, goal: Goal) -> bool:
    torch = state.torch if state.torch_by is None else None
    return torch is not None and state.terrain[torch] == SHRINE


MET: Final[dict[str, Callable[[Descent, int, Goal], bool]]] = {
    "kill_all": all_dead,
    "kill": marked_dead,
    "survive": survived,
    "exit": all_out,
    "occupy": occupied,
    "levers": levers_pulled,
    "chests": chests_opened,
    "barrels": barrels_gone,
    "torch": torch_down,
}


def progress(state: Descent, index: int, goal: Goal) -> tuple[int, int]:
    """How far an objective has come, and how far it must."""
    counted = COUNTED.get(goal.op)
    return counted(state, goal) if counted is not None else (int(met(state, index, goal)), 1)


def turns_lived(state: Descent, goal: Goal) -> tuple[int, int]:
    return state.turns_done, turns_of(state, goal)


def turns_there(state: Descent, goal: Goal) -> tuple[int, int]:
    return state.occupied, turns_of(state, goal)


def times_pulled(state: Descent, goal: Goal) -> tuple[int, int]:
    return pulls(state, goal), goal.times


def times_opened(state: Descent, goal: Goal) -> tuple[int, int]:
    return state.chests, goal.times


COUNTED: Final[dict[str, Callable[[Descent, Goal], tuple[int, int]]]] = {
    "survive": turns_lived,
    "occupy": turns_there,
    "levers": times_pulled,
    "chests": times_opened,
}
"""The objectives that come a step nearer at a time; all others are met or not."""


def turns_of(state: Descent, goal: Goal) -> int:
    return goal.turns.of(state.players)


def pulls(state: Descent, goal: Goal) -> int:
    """Where there is a lever for each time, each must be pulled; else the one again and again."""
    several = state.terrain.count(LEVER) >= goal.times
    return len(state.lever_nodes) if several else state.levers


def check_goals(state: Descent, match: Match) -> None:
    """TG-18.1: with every objective met the encounter ends at once; TG-A.30: a death comes first."""
    card = state.encounter
    if card is None or not state.in_fight or state.fallen is not None:
        return
    index = 0
    for goal in card.goals:
        if not MET[goal.op](state, index, goal):
            return
        index += 1
    state.completed()


class CheckGoals(Step[Descent]):
    """After whatever has just happened is over."""

    name = "check_goals"

    def run(self, state: Descent, match: Match) -> None:
        check_goals(state, match)


CHECK_GOALS: Final = CheckGoals()


def break_barrel(state: Descent, match: Match, node: int) -> None:
    """TG-8.4: discarded when any model moves onto its node."""
    if not state.terrain or state.terrain[node] != BARREL:
        return
    change_terrain(state, node, EMPTY)
    if match.telling:
        match.tell(facts.BarrelGone(node))
    if CHECK_GOALS not in state.agenda[-1:]:
        state.then(CHECK_GOALS)


def change_terrain(state: Descent, node: int, what: int) -> None:
    """Something else stands on a node."""
    state.terrain = (*state.terrain[:node], what, *state.terrain[node + 1 :])


def trial_of_turns(state: Descent) -> bool:
    """TG-16.6: a trial given as a number of turns, or a kill that has been made."""
    card = state.encounter
    trial = card.entry.trial if card else None
    if trial is None:
        return False
    if trial.turns is not None:
        return state.turns <= trial.turns
    return state.trial_met
