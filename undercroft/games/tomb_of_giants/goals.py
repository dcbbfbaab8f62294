"""Objectives: what counts towards them, and when the encounter is completed (TG-15, TG-16.6, TG-18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.state import (
    BARREL,
    EMPTY,
    EXIT,
    LEVER,
    NONE,
    SHRINE,
    Character,
)
from undercroft.kernel.agenda import Step

from .cards import ObjectiveEntry
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
            character.node != NONE and state.terrain[character.node] == EXIT
            for character in state.characters
        )
    if kind == "occupy":
        return state.occupied >= turns_of(state, goal)
    if kind == "levers":
        # Where there is a lever for each time, each must be pulled; else the one again and again.
        several = state.terrain.count(LEVER) >= goal.times
        return (state.lever_nodes.bit_count() if several else state.levers) >= goal.times
    if kind == "chests":
        return state.chests >= goal.times
    if kind == "barrels":
        return BARREL not in state.terrain
    return state.torch_by == NONE and state.torch != NONE and state.terrain[state.torch] == SHRINE


def turns_of(state: Descent, goal: ObjectiveEntry) -> int:
    return goal.turns.of(state.players) if goal.turns else 0


def check_goals(state: Descent, match: Match) -> None:
    """TG-18.1: with every objective met the encounter ends at once; TG-A.30: a death comes first."""
    this = state.this
    if this is None or not state.in_fight or state.fallen != NONE:
        return
    if all(met(state, index, goal) for index, goal in enumerate(this.entry.objectives)):
        complete(state)


def complete(state: Descent) -> None:
    from .encounter import COMPLETED

    state.in_fight = False
    state.agenda[:] = (COMPLETED,)


class CheckGoals(Step[Descent]):
    """After whatever has just happened is over."""

    __slots__ = ()
    name = "check_goals"

    def run(self, state: Descent, match: Match) -> None:
        check_goals(state, match)


CHECK_GOALS = CheckGoals()


def character_entered(state: Descent, match: Match, character: Character) -> None:
    """A character has come onto a node: its tile wakes, a barrel goes, the torch may be found."""
    state.agenda.append(CHECK_GOALS)
    state.rooms_awake |= 1 << state.board.rooms[character.node]  # TG-27.2
    state.broke = (
        character.node if state.terrain and state.terrain[character.node] == BARREL else NONE
    )
    break_barrel(state, match, character.node)
    if character.node == state.torch and not state.torch_seen and state.law.torch_found:
        from .horde import do_deeds

        state.torch_seen = True
        do_deeds(state, match, state.law.torch_found, character.node)


def break_barrel(state: Descent, match: Match, node: int) -> None:
    """TG-8.4: discarded when any model moves onto its node."""
    if not state.terrain or state.terrain[node] != BARREL:
        return
    terrain = list(state.terrain)
    terrain[node] = EMPTY
    state.terrain = tuple(terrain)
    if match.telling:
        match.tell("barrel_gone", (node,))
    if CHECK_GOALS not in state.agenda[-1:]:
        state.agenda.append(CHECK_GOALS)


def trial_of_turns(state: Descent) -> bool:
    """TG-16.6: a trial given as a number of turns, or a kill that has been made."""
    this = state.this
    trial = this.entry.trial if this else None
    if trial is None:
        return False
    if trial.turns is not None:
        return state.turns <= trial.turns
    return state.trial_met
