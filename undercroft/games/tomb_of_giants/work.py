"""The work left: whom to kill, in the order that costs least, and how long it all takes."""

from __future__ import annotations

from typing import Final

from undercroft.games.souls.coming import Healths
from undercroft.games.souls.models import Model
from undercroft.games.souls.standing import total_of

from .chores import Chores, comes, raises
from .spawning import RAISED

NEVER: Final = 99.0
LOOSED: Final = 3.0
"""The turns it takes to be rid of what a chest sets loose."""
LEAVING: Final = 1.5
"""The turns in which somebody still stands where nothing keeps him."""
PASSING: Final = 0.9
"""The share of the turns left in which those who still sleep on the way will be awake."""
SOLDIERS: Final = 3
"""How many figures of them there are."""


class Work:
    """What is still to be done, in the order that costs least."""

    def __init__(self, tactics: Chores, node: int, healths: Healths) -> None:
        self.tactics = tactics
        self.healths = healths
        state = tactics.tomb
        self.shooters: dict[int, list[int]] = {}
        """Who strikes only from where it stands, and whom."""
        self.must: list[int] = []
        """Who is awake and has to die,"""
        self.may: list[int] = []
        """and who may live;"""
        self.sleeping: list[tuple[int, int]] = []
        """of those who have to die and still sleep, how far away they are;"""
        self.passing: list[int] = []
        """and who will be awake on the way."""
        self.times: dict[int, float] = {}
        self.tolls: dict[int, float] = {}
        self.sort_out(node)
        # While somebody brings soldiers back there are always some: they are worth little, he a lot.
        self.raised_model: Model | None = state.pack.model_by_id.get(RAISED)
        self.raisers: list[int] = []
        self.soldiers: list[int] = []
        self.weights: dict[int, float] = dict(self.tolls)
        self.find_raisers([*self.must, *self.may])
        self.serial, self.parallel = tactics.chores(node)
        self.sleeping.sort()
        self.asleep: list[int] = [index for _, index in self.sleeping]
        self.kills: list[int] = self.in_order(self.must)
        self.others: list[int] = self.in_order([one for one in self.may if self.times[one] < NEVER])
        self.spared: list[int] = [one for one in self.may if self.times[one] >= NEVER]
        self.tokens: float = 2.0 * len(state.waiting) if tactics.kill_all else 0.0
        # What an objective will set loose and must be killed then.
        self.loosed: list[Model] = []
        if tactics.kill_all and any(goal.op == "chests" for _, goal in tactics.goals):
            self.loosed = tactics.spawned(state.special.chest)
            self.tokens += LOOSED * len(self.loosed)
        self.days: float = 0.0
        self.choose()

    def sort_out(self, node: int) -> None:
        """Which foes are work, which are in the way, and which are neither."""
        tactics, state = self.tactics, self.tactics.tomb
        rooms = state.board.rooms
        here = [rooms[there] if there >= 0 else -1 for there in tactics.nodes(node)]
        awake = {*state.awake_tiles, *here}
        speed = tactics.speed()
        needed = tactics.needed_rooms()
        goals = {rooms[there] for there in tactics.goal_nodes()}
        for index in range(len(self.healths)):
            health = self.healths[index]
            if health <= 0.0:
                continue
            foe = tactics.foes[index]
            away = state.board.distance[node][foe.spot] if node >= 0 else 2
            self.times[index] = max(1.0, health / speed[index]) + 0.25 * max(0, away - 1)
            self.tolls[index] = total_of(tactics.toll(index))
            wanted = tactics.kill_all or foe.index in tactics.marked
            room = rooms[foe.spot]
            if tactics.leave_clear and not wanted:
                wanted = room in awake or room in needed
            if room not in goals and not wanted and not foe.model.boss and not comes(foe.model):
                near = [seat for seat in range(len(here)) if here[seat] == room]
                if not near:
                    continue
                # TG-7.9: who only shoots strikes nobody who has left its room; where the objectives
                # lead on, all do.
                if goals:
                    self.shooters[index] = near
                    self.tolls[index] = total_of([tactics.toll(index)[seat] for seat in near])
            if room in awake:
                (self.must if wanted else self.may).append(index)
            elif wanted:
                self.sleeping.append((away, index))
            elif room in needed:
                self.passing.append(index)

    def find_raisers(self, some: list[int]) -> None:
        model = self.raised_model
        if model is None:
            return
        for index in some:
            foe = self.tactics.foes[index]
            if raises(foe):
                self.raisers.append(index)
            if foe.model is model:
                self.soldiers.append(index)
        if self.raisers:
            whole = SOLDIERS * total_of(self.tactics.model_toll(model))
            for index in self.raisers:
                self.weights[index] += whole / len(self.raisers)
            for index in self.soldiers:
                self.weights[index] *= 0.2

    def in_order(self, some: list[int]) -> list[int]:
        order = [(-self.weights[index] / self.times[index], index) for index in some]
        order.sort()
        return [index for _, index in order]

    def length(self, kills: list[int]) -> float:
        whole = 0.0
        for index in kills:
            whole += self.times[index]
        for index in self.asleep:
            whole += self.times[index]
        return max(whole + self.serial + self.tokens, self.parallel)

    def clocks(self, kills: list[int]) -> list[tuple[int, float]]:
        """How many more turns of each foe there will be."""
        days = self.length(kills)
        found: list[tuple[int, float]] = []
        clock = 0.0
        for index in kills:
            clock += self.times[index]
            found.append((index, max(0.0, min(clock, days) - 0.7)))
        room, began = -1, clock
        rooms = self.tactics.tomb.board.rooms
        for index in self.asleep:
            there = rooms[self.tactics.foes[index].spot]
            if there != room:
                room, began = there, clock
            clock += self.times[index]
            found.append((index, max(0.0, clock - began)))
        for index in (*self.others, *self.spared):
            if index not in kills:
                found.append((index, max(0.0, days - 0.7)))
        found += [(index, PASSING * days) for index in self.passing]
        if self.raisers:
            until = self.until(found)
            found = [
                (index, max(turns, until) if index in self.soldiers else turns)
                for index, turns in found
            ]
        return found

    def until(self, clocks: list[tuple[int, float]]) -> float:
        """As long as somebody brings others back."""
        found = 0.0
        for index, turns in clocks:
            if index in self.raisers:
                found = max(found, turns)
        return found

    def raised(self, clocks: list[tuple[int, float]]) -> float:
        """The turns of soldiers that are dead now and will be brought back."""
        if not self.raisers:
            return 0.0
        until = self.until(clocks)
        return 0.8 * max(0, SOLDIERS - len(self.soldiers)) * max(0.0, until - 0.8)

    def price(self, kills: list[int]) -> float:
        clocks = self.clocks(kills)
        whole = 0.0
        for index, turns in clocks:
            whole += self.tolls[index] * (min(turns, LEAVING) if index in self.shooters else turns)
        for model, turns in self.coming(self.length(kills), clocks):
            whole += total_of(self.tactics.model_toll(model)) * turns
        return whole

    def coming(self, days: float, clocks: list[tuple[int, float]]) -> list[tuple[Model, float]]:
        """Enemies that will come, and how many turns they will have."""
        tactics = self.tactics
        state = tactics.tomb
        found: list[tuple[Model, float]] = []
        card = state.encounter
        if card is not None:
            for at, deeds in card.timers.items():
                if at > state.timer:
                    turns = 0.6 * max(0.0, days - (at - state.timer))
                    found += [(model, turns) for model in tactics.spawned(deeds)]
        if tactics.pulled:
            found += [(model, 0.6 * days) for model in tactics.spawned(state.special.lever)]
        turns = days if tactics.opened else LOOSED * (1 + len(self.loosed)) / 2
        found += [(model, turns) for model in self.loosed]
        raised = self.raised(clocks)
        if raised and self.raised_model is not None:
            found.append((self.raised_model, raised))
        return found

    def choose(self) -> None:
        """Kill what is not asked for where that costs less than letting it live."""
        kills = self.kills
        best = self.price(kills)
        for index in self.others:
            more = self.in_order([*kills, index])
            price = self.price(more)
            if price < best:
                kills, best = more, price
        self.kills = kills
        self.days = self.length(kills)

    def costs(self) -> list[float]:
        """What all that costs each character."""
        tactics = self.tactics
        found = [0.0] * tactics.players
        clocks = self.clocks(self.kills)
        for index, turns in clocks:
            toll = tactics.toll(index)
            if index in self.shooters:
                for seat in self.shooters[index]:
                    found[seat] += toll[seat] * min(turns, LEAVING)
                continue
            for seat in range(tactics.players):
                found[seat] += toll[seat] * turns
        for model, turns in self.coming(self.days, clocks):
            toll = tactics.model_toll(model)
            for seat in range(tactics.players):
                found[seat] += toll[seat] * turns
        return found
