"""What the objectives ask for beside killing, how far away it is, and what enemies cost (TG-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.games.souls.bot_figures import Act, Foe, Hero, Model
from undercroft.games.souls.bot_odds import usual_loss
from undercroft.games.souls.bot_outlook import FINDS, usual_strike
from undercroft.kernel.board import FAR

from .bot_picture import TombPicture
from .bot_quest import Json

RUNS: Final = 2  # nodes a character runs in a turn without tiring
NEEDS: Final = {
    "shrine": ("torc", "occu"),
    "exit": ("exit",),
    "lever": ("leve",),
    "chest": ("ches",),
}


class Chore(NamedTuple):
    """What the objectives ask for beside killing."""

    serial: float
    """Turns that leave no time for anything else."""
    parallel: float
    """Turns that go by whatever one does."""


class Chores(TombPicture):
    """The picture with the way there still is to go."""

    def remember(self) -> None:
        super().remember()
        self._chores: dict[tuple[int, int], Chore] = {}
        self._needed: set[int] | None = None
        self._model_tolls: dict[str, list[float]] = {}

    def nodes(self, mine: int) -> list[int]:
        return [mine if i == self.me else place[0] for i, place in enumerate(self.places)]

    def arrivals(self, mine: int, goal: int, near: int = 0) -> list[float]:
        """The turns until each character could be at a node: all follow for nothing, the active one runs."""
        away = self.board.walk(goal, self.wall & ~(1 << goal))
        pace = (self.players + RUNS) / self.players
        return [
            max(0, away[node] - near) / pace if node >= 0 and away[node] < FAR else 2.0
            for node in self.nodes(mine)
        ]

    def visits(self, mine: int, goals: Sequence[int], near: int, work: float) -> float:
        """The turns to come to all these nodes, one after the other, and do something at each."""
        left = list(goals)
        nodes = [node for node in self.nodes(mine) if node >= 0]
        pace = (self.players + RUNS) / self.players
        clock = 0.0
        while left:
            legs = []
            for goal in left:
                away = self.board.walk(goal, self.wall & ~(1 << goal))
                far, who = min((max(0, away[node] - near), i) for i, node in enumerate(nodes))
                legs.append((far, goal, who))
            far, goal, who = min(legs)
            clock += min(far, 12) / pace + work
            nodes[who] = goal
            left.remove(goal)
        return clock

    def chores(self, node: int) -> Chore:
        key = (node, len(self.pulled) * 8 + len(self.opened))
        found = self._chores.get(key)
        if found is None:
            serial = parallel = 0.0
            for goal in self.goals:
                if goal["met"]:
                    continue
                turns, beside = self.chore(goal, node)
                serial += turns
                parallel = max(parallel, beside)
            found = self._chores[key] = Chore(serial, parallel)
        return found

    def chore(self, goal: Json, node: int) -> tuple[float, float]:
        """What one objective asks for from where we stand: (turns of work, turns to pass)."""
        kind = goal["goal"]
        left = goal["need"] - goal["have"]
        spots = self.spots
        if kind == "survive":
            return 0.0, max(0.0, left - 1)
        if kind == "occupy" and spots["shrine"]:
            return 0.0, self.turns_at(node, spots["shrine"][0], left)
        if kind == "exit" and spots["exit"]:
            # All must be there at once; each who is there already is one less to wait for.
            arrivals = self.arrivals(node, spots["exit"][0])
            return max(arrivals) + 0.5 * sum(arrivals) / self.players, 0.0
        if kind == "levers" and spots["lever"]:
            return self.lever_work(goal, node, left - len(self.pulled)), 0.0
        if kind == "chests":
            closed = [one for one in spots["chest"] if one not in self.opened]
            return self.visits(node, closed[: max(0, left - len(self.opened))], 1, 1.0), 0.0
        if kind == "barrels":
            return self.visits(node, [b for b in spots["barrel"] if b != node], 0, 0.0), 0.0
        if kind == "torch" and self.torch is not None and spots["shrine"]:
            return self.torch_way(node, spots["shrine"][0], 0), 0.0
        return 0.0, 0.0

    def turns_at(self, mine: int, goal: int, need: int) -> float:
        """The turns until so many have ended on a node."""
        arrivals = self.arrivals(mine, goal)
        first = self.active if self.active >= 0 else self.me
        if self.active == self.me and mine == goal:
            need -= 1
        for turn in range(1, 40):
            if need <= 0:
                return turn - 1.0
            need -= arrivals[(first + turn) % self.players] <= turn
        return 40.0

    def lever_work(self, goal: Json, node: int, left: int) -> float:
        levers = self.spots["lever"]
        if left <= 0:
            return 0.0
        if len(levers) >= goal["need"]:
            todo = [one for one in levers if one not in self.pulled and one not in self.used]
            return self.visits(node, todo[:left], 0, 1.0)
        way = 0.0
        if "lever-needs-torch" in self.quest.rules and self.torch is not None:
            way = self.torch_way(node, levers[0], 1)
        # Somebody must be at the lever and the torch near it; of equal ways the one to the torch first.
        return max(way, min(self.arrivals(node, levers[0]))) + 0.3 * way + left

    def torch_way(self, mine: int, goal: int, near: int) -> float:
        """The turns until the torch is (nearly) at a node."""
        assert self.torch is not None
        if self.bearer >= 0:
            return self.arrivals(mine, goal, near)[self.bearer]
        pace = (self.players + RUNS) / self.players
        away = self.board.walk(goal, self.wall & ~(1 << goal))[self.torch]
        if near and away <= near:
            return 0.0
        return min(self.arrivals(mine, self.torch)) + max(0, min(away, 12) - near) / pace

    def needed_rooms(self) -> set[int]:
        """The rooms the objectives lead through."""
        if self._needed is None:
            self._needed = self._find_needed() if self.goals else set()
        return self._needed

    def goal_nodes(self) -> list[int]:
        """Where the objectives lead."""
        goals = [
            node
            for name in ("shrine", "exit", "lever", "chest")
            for node in self.spots[name]
            if any(goal["goal"][:4] in NEEDS[name] for goal in self.goals if not goal["met"])
        ]
        if self.torch is not None and self.bearer < 0 and goals:
            goals.append(self.torch)
        return goals + [foe.node for foe in self.foes if foe.index in self.marked]

    def _find_needed(self) -> set[int]:
        rooms = self.board.rooms
        found: set[int] = set()
        for goal in self.goal_nodes():
            away = self.board.walk(goal, self.wall & ~(1 << goal))
            node = self.places[self.me][0]
            found.add(rooms[goal])
            while node >= 0 and away[node] and away[node] < FAR:
                node = min(self.board.neighbours[node], key=lambda n: away[n])
                found.add(rooms[node])
        return found

    def speed(self) -> list[float]:
        if self._speed is None:
            found: list[float] = []
            self.costs = [0.0] * self.players
            for foe in self.foes:
                whole = 0.0
                for index, hero in enumerate(self.heroes):
                    rate, cost = usual_strike(hero, foe)
                    whole += rate
                    self.costs[index] += cost / len(self.foes)
                whole *= 0.5 if self.evasive else 1.0
                rate = max(0.12, whole / self.players)
                found.append(0.001 if foe.id == self.unharmed else rate)
            self._speed = found
        return self._speed

    def act_toll(self, foe: Foe, act: Act, hero: Hero) -> float:
        """With the special rules, and the wounds that bleed (TG-25.4)."""
        terms = self.terms
        whole = 0.0
        for icon in act.icons:
            if not icon.damage:
                continue
            hit = (
                icon.damage + terms.might,
                icon.magic,
                act.dodge + terms.nimble,
                icon.sting | terms.venom,
            )
            finds = FINDS.get(icon.target, 0.5)
            if icon.target != "area":
                finds *= min(1.0, (1.4 if icon.node or icon.push else 1.0) / self.players)
            whole += finds * usual_loss(hero.guard, hit)
        return whole

    def model_toll(self, id: str) -> list[float]:
        """What an enemy that is not there yet will cost each character in a turn."""
        found = self._model_tolls.get(id)
        if found is None:
            model = self.models[id]
            foe = nobody(id, model)
            found = [
                self.act_toll(foe, model.own, hero) if model.own else 0.0 for hero in self.heroes
            ]
            self._model_tolls[id] = found
        return found


def nobody(id: str, model: Model) -> Foe:
    """An enemy that is not there yet."""
    return Foe(
        {
            "foe": -1, "model": id, "node": 0, "health": model.health, "full": model.health,
            "block": model.block, "resist": model.resist, "conditions": [], "boss": model.boss,
            "facing": None, "weak": [], "acted": True, "awake": True, "threat": None, "danger": [],
        },
        model,
    )  # fmt: skip
