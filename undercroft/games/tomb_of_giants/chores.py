"""What the objectives ask for beside killing, how far away it is, and what enemies cost (TG-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.souls.coming import Memory
from undercroft.games.souls.figures import Foe
from undercroft.games.souls.models import LEAP, RESURRECT, Behaviour, Model
from undercroft.games.souls.prospects import hit_of
from undercroft.games.souls.standing import aimed_at
from undercroft.games.souls.state import Fight
from undercroft.games.souls.tactics import Tactics
from undercroft.games.souls.terrain import BARREL, CHEST, EXIT, LEVER, SHRINE
from undercroft.kernel.board import FAR

from .card_verbs import Goal
from .deeds import Deed
from .goals import met, pulls, turns_of
from .state import CAMPAIGN, Descent

RUNS: Final = 2
"""Nodes a character runs in a turn without tiring."""
LONGEST: Final = 40
NEEDS: Final = {"torch": SHRINE, "occupy": SHRINE, "exit": EXIT, "levers": LEVER, "chests": CHEST}
"""Where an objective leads."""


class Chores(Tactics):
    """The tactics of a fight that has objectives, with the way there still is to go."""

    def __init__(self, state: Fight, me: int, memory: Memory, idle: int = 0) -> None:
        assert isinstance(state, Descent)
        self.tomb: Descent = state
        special = state.special
        self.players: int = len(state.characters)
        self.active: int = -1 if state.active is None else state.active
        self.wall: int = state.blocked()
        self.campaign: bool = state.mode == CAMPAIGN
        card = state.encounter
        self.goals: list[tuple[int, Goal]] = []
        if card is not None:
            for index, goal in enumerate(card.goals):
                if not met(state, index, goal):
                    self.goals.append((index, goal))
        self.spots: dict[int, list[int]] = {
            what: [node for node in range(len(state.terrain)) if state.terrain[node] == what]
            for what in (SHRINE, EXIT, LEVER, CHEST, BARREL)
        }
        self.torch: int | None = state.torch_node()
        self.bearer: int = -1 if state.torch_by is None else state.torch_by
        self.marked: set[int] = set()
        self.kill_all: bool = state.boss is not None
        for index, goal in self.goals:
            if goal.op == "kill":
                self.marked.update(state.marked[index])
            self.kill_all = self.kill_all or goal.op == "kill_all"
        self.leave_clear: bool = special.leave_when_clear
        # What this turn may do to the objectives, while a plan is weighed.
        self.pulled: tuple[int, ...] = ()
        self.opened: tuple[int, ...] = ()
        self._chores: dict[tuple[int, int], tuple[float, float]] = {}
        self._needed: set[int] | None = None
        self._model_tolls: dict[Model, list[float]] = {}
        super().__init__(state, me, memory, idle)

    def nodes(self, mine: int) -> list[int]:
        """Where everybody is, with me at this node; -1 for nowhere."""
        found: list[int] = []
        for character in self.tomb.characters:
            if character.seat == self.me:
                found.append(mine)
            else:
                found.append(-1 if character.node is None else character.node)
        return found

    @property
    def pace(self) -> float:
        """All follow for nothing, the active one runs."""
        return (self.players + RUNS) / self.players

    def way_to(self, goal: int) -> tuple[int, ...]:
        """Steps from each node."""
        return self.tomb.board.walk(goal, self.wall & ~(1 << goal))

    def arrivals(self, mine: int, goal: int, near: int = 0) -> list[float]:
        """The turns until each character could be at a node."""
        away = self.way_to(goal)
        found: list[float] = []
        for node in self.nodes(mine):
            there = node >= 0 and away[node] < FAR
            found.append(max(0, away[node] - near) / self.pace if there else 2.0)
        return found

    def visits(self, mine: int, goals: list[int], near: int, work: float) -> float:
        """The turns to come to all these nodes, one after the other, and do something at each."""
        left = list(goals)
        nodes = [node for node in self.nodes(mine) if node >= 0]
        clock = 0.0
        while left:
            best = (FAR + 1, -1, 0)
            for goal in left:
                away = self.way_to(goal)
                for who in range(len(nodes)):
                    best = min(best, (max(0, away[nodes[who]] - near), goal, who))
            far, goal, who = best
            clock += min(far, 12) / self.pace + work
            nodes[who] = goal
            left.remove(goal)
        return clock

    def chores(self, node: int) -> tuple[float, float]:
        """Turns that leave no time for anything else, and turns that go by whatever one does."""
        key = (node, len(self.pulled) * 8 + len(self.opened))
        found = self._chores.get(key)
        if found is None:
            serial = parallel = 0.0
            for _, goal in self.goals:
                turns, beside = self.chore(goal, node)
                serial += turns
                parallel = max(parallel, beside)
            found = self._chores[key] = (serial, parallel)
        return found

    def chore(self, goal: Goal, node: int) -> tuple[float, float]:
        """What one objective asks for from where we stand: (turns of work, turns to pass)."""
        asks = CHORES.get(goal.op)
        return (0.0, 0.0) if asks is None else asks(self, goal, node)

    def survive(self, goal: Goal, node: int) -> tuple[float, float]:
        state = self.tomb
        return 0.0, max(0.0, turns_of(state, goal) - state.turns_done - 1.0)

    def occupy(self, goal: Goal, node: int) -> tuple[float, float]:
        shrines = self.spots[SHRINE]
        if not shrines:
            return 0.0, 0.0
        left = turns_of(self.tomb, goal) - self.tomb.occupied
        return 0.0, self.turns_at(node, shrines[0], left)

    def leave(self, goal: Goal, node: int) -> tuple[float, float]:
        """All must be there at once; each who is there already is one less to wait for."""
        exits = self.spots[EXIT]
        if not exits:
            return 0.0, 0.0
        arrivals = self.arrivals(node, exits[0])
        return max(arrivals) + 0.5 * sum(arrivals) / self.players, 0.0

    def pull(self, goal: Goal, node: int) -> tuple[float, float]:
        if not self.spots[LEVER]:
            return 0.0, 0.0
        left = goal.times - pulls(self.tomb, goal) - len(self.pulled)
        return self.lever_work(goal, node, left), 0.0

    def open(self, goal: Goal, node: int) -> tuple[float, float]:
        closed = [one for one in self.spots[CHEST] if one not in self.opened]
        left = max(0, goal.times - self.tomb.chests - len(self.opened))
        return self.visits(node, closed[:left], 1, 1.0), 0.0

    def smash(self, goal: Goal, node: int) -> tuple[float, float]:
        return self.visits(node, [one for one in self.spots[BARREL] if one != node], 0, 0.0), 0.0

    def carry(self, goal: Goal, node: int) -> tuple[float, float]:
        if self.torch is None or not self.spots[SHRINE]:
            return 0.0, 0.0
        return self.torch_way(node, self.spots[SHRINE][0], 0), 0.0

    def turns_at(self, mine: int, goal: int, need: int) -> float:
        """The turns until so many have ended on a node."""
        arrivals = self.arrivals(mine, goal)
        first = self.active if self.active >= 0 else self.me
        if self.active == self.me and mine == goal:
            need -= 1
        for turn in range(1, LONGEST):
            if need <= 0:
                return turn - 1.0
            if arrivals[(first + turn) % self.players] <= turn:
                need -= 1
        return float(LONGEST)

    def lever_work(self, goal: Goal, node: int, left: int) -> float:
        levers = self.spots[LEVER]
        if left <= 0:
            return 0.0
        if len(levers) >= goal.times:
            used = self.tomb.lever_nodes
            todo = [one for one in levers if one not in self.pulled and one not in used]
            return self.visits(node, todo[:left], 0, 1.0)
        way = 0.0
        if self.tomb.special.lever_needs_torch and self.torch is not None:
            way = self.torch_way(node, levers[0], 1)
        # Somebody must be at the lever and the torch near it; of equal ways the one to the torch first.
        return max(way, min(self.arrivals(node, levers[0]))) + 0.3 * way + left

    def torch_way(self, mine: int, goal: int, near: int) -> float:
        """The turns until the torch is (nearly) at a node."""
        torch = self.torch
        assert torch is not None
        if self.bearer >= 0:
            return self.arrivals(mine, goal, near)[self.bearer]
        away = self.way_to(goal)[torch]
        if near and away <= near:
            return 0.0
        return min(self.arrivals(mine, torch)) + max(0, min(away, 12) - near) / self.pace

    # ------------------------------------------------------------------ where the objectives lead

    def goal_nodes(self) -> list[int]:
        """Where the objectives lead."""
        found: list[int] = []
        for _, goal in self.goals:
            what = NEEDS.get(goal.op)
            if what is not None:
                found += self.spots[what]
        if self.torch is not None and self.bearer < 0 and found:
            found.append(self.torch)
        return found + [foe.spot for foe in self.foes if foe.index in self.marked]

    def needed_rooms(self) -> set[int]:
        """The rooms the objectives lead through."""
        if self._needed is None:
            board = self.tomb.board
            rooms = board.rooms
            found: set[int] = set()
            for goal in self.goal_nodes():
                away = self.way_to(goal)
                node = self.stand[0]
                found.add(rooms[goal])
                while node >= 0 and away[node] and away[node] < FAR:
                    best = node
                    for other in board.neighbours[node]:
                        if away[other] < away[best]:
                            best = other
                    node = best
                    found.add(rooms[node])
            self._needed = found
        return self._needed

    # ------------------------------------------------------------------ what enemies cost

    def model_toll(self, model: Model) -> list[float]:
        """What an enemy that is not there yet will cost each character in a turn."""
        found = self._model_tolls.get(model)
        if found is None:
            own = model.own
            found = [0.0] * self.count
            if own is not None:
                for seat in range(self.count):
                    found[seat] = self.own_toll(own, seat)
            self._model_tolls[model] = found
        return found

    def own_toll(self, act: Behaviour, seat: int) -> float:
        modifiers = self.tomb.modifiers
        whole = 0.0
        for icon in act.icons:
            if icon.damage:
                hit = hit_of(
                    icon.damage + modifiers.might,
                    icon.magic,
                    act.dodge + modifiers.nimble,
                    icon.conditions | modifiers.venom,
                )
                whole += aimed_at(icon, self.count) * self.guards[seat].usual_loss(hit)
        return whole * act.repeat

    def spawned(self, deeds: tuple[Deed, ...]) -> list[Model]:
        """The enemies that something sets loose."""
        found: list[Model] = []
        card = self.tomb.encounter
        for deed in deeds:
            if deed.op == "spawn" and deed.model is not None:
                found += [deed.model] * deed.count.of(self.players)
            elif deed.op == "respawn" and card is not None:
                for number, place in enumerate(card.tiles):
                    if deed.tile in (None, number):
                        for group in place.enemies:
                            found += group
        return found


CHORES: Final[dict[str, Callable[[Chores, Goal, int], tuple[float, float]]]] = {
    "survive": Chores.survive,
    "occupy": Chores.occupy,
    "exit": Chores.leave,
    "levers": Chores.pull,
    "chests": Chores.open,
    "barrels": Chores.smash,
    "torch": Chores.carry,
}
"""What there is to do beside killing, by the objective."""


def comes(model: Model) -> bool:
    """Whether it comes to where one is."""
    own = model.own
    if own is not None:
        for icon in own.icons:
            if icon.way == "toward" or icon.op == LEAP:
                return True
    return False


def raises(foe: Foe) -> bool:
    """Whether it brings others back."""
    own = foe.model.own
    if own is not None:
        for icon in own.icons:
            if icon.op == RESURRECT:
                return True
    return False
