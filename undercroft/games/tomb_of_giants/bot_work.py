"""The work left: whom to kill, in the order that costs least, and how long it all takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.souls.bot_outlook import Healths

from .bot_chores import Chores

NEVER: Final = 99.0
LOOSED: Final = 3.0  # the turns it takes to be rid of what a chest sets loose
LEAVING: Final = 1.5  # the turns in which somebody still stands where nothing keeps him
PASSING: Final = (
    0.9  # the share of the turns left in which those who still sleep on the way will be awake
)
RAISED: Final = "skeleton_soldier"  # TG-30.4: who comes back
SOLDIERS: Final = 3  # how many figures of them there are


class Work:
    """What is still to be done, in the order that costs least: whom to kill, and how long it all takes."""

    def __init__(self, scene: Chores, node: int, healths: Healths) -> None:
        self.scene = scene
        self.healths = healths
        rooms = scene.board.rooms
        self.awake = scene.awake | {rooms[n] for n in scene.nodes(node) if n >= 0}
        speed = scene.speed()
        away = scene.board.distance[node] if node >= 0 else [2] * len(rooms)
        needed = scene.needed_rooms()
        here = [rooms[n] if n >= 0 else -1 for n in scene.nodes(node)]
        goals = {rooms[n] for n in scene.goal_nodes()}
        # TG-7.9: who only shoots strikes nobody who has left its room; where the objectives lead on, all do.
        self.shooters: dict[int, list[int]] = {}
        must: list[int] = []
        asleep: list[int] = []
        may: list[int] = []
        self.times: dict[int, float] = {}
        self.tolls: dict[int, float] = {}
        self.passing: list[int] = []
        for i, health in enumerate(healths):
            if health <= 0:
                continue
            foe = scene.foes[i]
            self.times[i] = max(1.0, health / speed[i]) + 0.25 * max(0, away[foe.node] - 1)
            self.tolls[i] = sum(scene.toll(i))
            wanted = scene.kill_all or foe.index in scene.marked
            room = rooms[foe.node]
            if scene.leave_clear and not wanted:
                wanted = room in self.awake or room in needed
            if room not in goals and not wanted and not foe.model.comes:
                near = [index for index, there in enumerate(here) if there == room]
                if not near:
                    continue
                if goals:
                    self.shooters[i] = near
                    self.tolls[i] = sum(scene.toll(i)[index] for index in near)
            if room in self.awake:
                (must if wanted else may).append(i)
            elif wanted:
                asleep.append(i)
            elif room in needed:
                self.passing.append(i)
        # While somebody brings soldiers back there are always some: they are worth little, he a lot.
        self.raisers = [
            i for i in (*must, *may) if scene.foes[i].model.raises and RAISED in scene.models
        ]
        self.soldiers = [i for i in (*must, *may) if scene.foes[i].id == RAISED]
        self.weights = dict(self.tolls)
        if self.raisers:
            whole = SOLDIERS * sum(scene.model_toll(RAISED))
            for i in self.raisers:
                self.weights[i] += whole / len(self.raisers)
            for i in self.soldiers:
                self.weights[i] *= 0.2
        self.chores = scene.chores(node)
        self.asleep = sorted(asleep, key=lambda i: away[scene.foes[i].node])
        self.kills = self._sorted(must)
        self.others = self._sorted(i for i in may if self.times[i] < NEVER)
        self.spared = [i for i in may if self.times[i] >= NEVER]
        self.tokens = 2.0 * len(scene.tokens) if scene.kill_all else 0.0
        # What an objective will set loose and must be killed then.
        self.loosed: list[str] = []
        if scene.kill_all and any(g["goal"] == "chests" and not g["met"] for g in scene.goals):
            deeds = scene.quest.rules["chest"]["do"] if "chest" in scene.quest.rules else ()
            self.loosed = scene.quest.spawned(deeds, scene.players)
            self.tokens += LOOSED * len(self.loosed)
        self._choose()

    def _sorted(self, some: Any) -> list[int]:
        return sorted(some, key=lambda i: (-self.weights[i] / self.times[i], i))

    def length(self, kills: Sequence[int]) -> float:
        whole = sum([self.times[i] for i in kills]) + sum([self.times[i] for i in self.asleep])
        return max(whole + self.chores.serial + self.tokens, self.chores.parallel)

    def clocks(self, kills: Sequence[int]) -> list[tuple[int, float]]:
        """How many more turns of each foe there will be."""
        days = self.length(kills)
        found: list[tuple[int, float]] = []
        clock = 0.0
        for i in kills:
            clock += self.times[i]
            found.append((i, max(0.0, min(clock, days) - 0.7)))
        room, began = -1, clock
        for i in self.asleep:
            there = self.scene.board.rooms[self.scene.foes[i].node]
            if there != room:
                room, began = there, clock
            clock += self.times[i]
            found.append((i, max(0.0, clock - began)))
        chosen = set(kills)
        for i in (*self.others, *self.spared):
            if i not in chosen:
                found.append((i, max(0.0, days - 0.7)))
        found += [(i, PASSING * days) for i in self.passing]
        if self.raisers:
            turns = dict(found)
            until = max(turns[i] for i in self.raisers)
            found = [(i, max(t, until) if i in self.soldiers else t) for i, t in found]
        return found

    def raised(self, clocks: Sequence[tuple[int, float]]) -> float:
        """The turns of soldiers that are dead now and will be brought back."""
        if not self.raisers:
            return 0.0
        until = max(turns for i, turns in clocks if i in self.raisers)
        return 0.8 * max(0, SOLDIERS - len(self.soldiers)) * max(0.0, until - 0.8)

    def price(self, kills: Sequence[int]) -> float:
        clocks = self.clocks(kills)
        whole = 0.0
        for i, turns in clocks:
            whole += self.tolls[i] * (min(turns, LEAVING) if i in self.shooters else turns)
        for id, turns in self.surges(self.length(kills)):
            whole += sum(self.scene.model_toll(id)) * turns
        raised = self.raised(clocks)
        return whole + raised * sum(self.scene.model_toll(RAISED)) if raised else whole

    def surges(self, days: float) -> list[tuple[str, float]]:
        """Enemies that will come, and how many turns they will have."""
        scene = self.scene
        found: list[tuple[str, float]] = []
        for at, deeds in scene.quest.timers:
            turns = 0.6 * max(0.0, days - max(0, at - scene.timer))
            if at > scene.timer:
                found += [(id, turns) for id in scene.quest.spawned(deeds, scene.players)]
        if scene.pulled and "lever" in scene.quest.rules:
            deeds = scene.quest.rules["lever"]["do"]
            found += [(id, 0.6 * days) for id in scene.quest.spawned(deeds, scene.players)]
        turns = days if scene.opened else LOOSED * (1 + len(self.loosed)) / 2
        return found + [(id, turns) for id in self.loosed]

    def _choose(self) -> None:
        """Kill what is not asked for where that costs less than letting it live."""
        kills = self.kills
        best = self.price(kills)
        for i in self.others:
            more = self._sorted([*kills, i])
            price = self.price(more)
            if price < best:
                kills, best = more, price
        self.kills = kills
        self.days = self.length(kills)

    def costs(self) -> list[float]:
        """What all that costs each character."""
        scene = self.scene
        found = [0.0] * scene.players
        clocks = self.clocks(self.kills)
        for i, turns in clocks:
            if i in self.shooters:
                for index in self.shooters[i]:
                    found[index] += scene.toll(i)[index] * min(turns, LEAVING)
                continue
            for index, toll in enumerate(scene.toll(i)):
                found[index] += toll * turns
        raised = self.raised(clocks)
        coming = self.surges(self.days) + ([(RAISED, raised)] if raised else [])
        for id, turns in coming:
            for index, toll in enumerate(scene.model_toll(id)):
                found[index] += toll * turns
        return found
