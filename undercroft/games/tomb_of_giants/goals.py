"""Objectives: what counts towards them, and when the encounter is completed (TG-15, TG-16.6, TG-18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.souls.terrain import BARREL, EMPTY, EXIT, LEVER, SHRINE
from undercroft.kernel.agenda import Step

from .schema import ObjectiveEntry
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def met(state: Descent, index: int, goal: ObjectiveEntry) -> bool:
    """Whether one objective is met now."""
    kind = goal.goal
    if kind == "kill_all":
        return not state.waiting and not state.living()  # TG-A.27
    if kind == "kill":
        return not state.marked[index]
    if kind == "survive":
        return state.turns_done >= turns_of(state, goal)  # TG-15.1
    if kind == "exit":
        # TG-15.2: all of them on the exit node at the same time.
        return all(
            character.node is not None and state.terrain[character.node] == EXIT
            for character in state.characters
        )
    if kind == "occupy":
        return state.occupied >= turns_of(state, goal)
    if kind == "levers":
        return pulls(state, goal) >= goal.times
    if kind == "chests":
        return state.chests >= goal.times
    if kind == "barrels":
        return BARREL not in state.terrain
    torch = state.torch if state.torch_by is None else None
    return torch is not None and state.terrain[torch] == SHRINE


def turns_of(state: Descent, goal: ObjectiveEntry) -> int:
    return goal.turns.of(state.players) if goal.turns else 0


def pulls(state: Descent, goal: ObjectiveEntry) -> int:
    """Where there is a lever for each time, each must be pulled; else the one again and again."""
    several = state.terrain.count(LEVER) >= goal.times
    return len(state.lever_nodes) if several else state.levers


def check_goals(state: Descent, match: Match) -> None:
    """TG-18.1: with every objective met the encounter ends at once; TG-A.30: a death comes first."""
    card = state.encounter
    if card is None or not state.in_fight or state.fallen is not None:
        return
    if all(met(state, index, goal) for index, goal in enumerate(card.entry.objectives)):
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
        match.tell("barrel_gone", (node,))
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
