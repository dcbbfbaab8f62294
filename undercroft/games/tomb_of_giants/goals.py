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


def met(g: Descent, index: int, goal: ObjectiveEntry) -> bool:
    """Whether one objective is met now."""
    kind = goal.goal
    if kind == "kill_all":
        return not g.waiting and not g.living()  # TG-A.27
    if kind == "kill":
        return not g.marked[index]
    if kind == "survive":
        return g.turns_done >= turns_of(g, goal)  # TG-15.1
    if kind == "exit":
        # TG-15.2: all of them on the exit node at the same time.
        return all(c.node != NONE and g.terrain[c.node] == EXIT for c in g.characters)
    if kind == "occupy":
        return g.occupied >= turns_of(g, goal)
    if kind == "levers":
        # Where there is a lever for each time, each must be pulled; else the one again and again.
        several = g.terrain.count(LEVER) >= goal.times
        return (g.lever_nodes.bit_count() if several else g.levers) >= goal.times
    if kind == "chests":
        return g.chests >= goal.times
    if kind == "barrels":
        return BARREL not in g.terrain
    return g.torch_by == NONE and g.torch != NONE and g.terrain[g.torch] == SHRINE


def turns_of(g: Descent, goal: ObjectiveEntry) -> int:
    return goal.turns.of(g.players) if goal.turns else 0


def check_goals(g: Descent, m: Match) -> None:
    """TG-18.1: with every objective met the encounter ends at once; TG-A.30: a death comes first."""
    this = g.this
    if this is None or not g.in_fight or g.fallen != NONE:
        return
    if all(met(g, index, goal) for index, goal in enumerate(this.entry.objectives)):
        complete(g)


def complete(g: Descent) -> None:
    from .encounter import COMPLETED

    g.in_fight = False
    g.agenda[:] = (COMPLETED,)


class CheckGoals(Step[Descent]):
    """After whatever has just happened is over."""

    __slots__ = ()
    name = "check_goals"

    def run(self, g: Descent, m: Match) -> None:
        check_goals(g, m)


CHECK_GOALS = CheckGoals()


def character_entered(g: Descent, m: Match, c: Character) -> None:
    """A character has come onto a node: its tile wakes, a barrel goes, the torch may be found."""
    g.agenda.append(CHECK_GOALS)
    g.rooms_awake |= 1 << g.board.rooms[c.node]  # TG-27.2
    g.broke = c.node if g.terrain and g.terrain[c.node] == BARREL else NONE
    break_barrel(g, m, c.node)
    if c.node == g.torch and not g.torch_seen and g.law.torch_found:
        from .horde import do_deeds

        g.torch_seen = True
        do_deeds(g, m, g.law.torch_found, c.node)


def break_barrel(g: Descent, m: Match, node: int) -> None:
    """TG-8.4: discarded when any model moves onto its node."""
    if not g.terrain or g.terrain[node] != BARREL:
        return
    terrain = list(g.terrain)
    terrain[node] = EMPTY
    g.terrain = tuple(terrain)
    if m.telling:
        m.tell("barrel_gone", (node,))
    if CHECK_GOALS not in g.agenda[-1:]:
        g.agenda.append(CHECK_GOALS)


def trial_of_turns(g: Descent) -> bool:
    """TG-16.6: a trial given as a number of turns, or a kill that has been made."""
    this = g.this
    trial = this.entry.trial if this else None
    if trial is None:
        return False
    if trial.turns is not None:
        return g.turns <= trial.turns
    return g.trial_met
