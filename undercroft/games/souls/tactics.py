"""What to do with an activation: where to go, whom to strike, where to end.

It asks the rules what they allow: where a step leads (`places`), whom an action reaches and what its dice
come to; and of each end of it, how things stand then (`standing`).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from undercroft.kernel.budget import Spent

from .acting import may_move, may_strike
from .attacks import action_cost, attack_dice, attack_mod, charging, damage_to, in_range
from .coming import Healths, Memory, Stand
from .figures import FRESH, STRUCK
from .gear import POISON, Action
from .harm import wounds
from .moving import barrel_cost, places
from .odds import Odds, pool_odds
from .places import Place
from .standing import Outlook, total_of
from .state import Fight

WORK: Final = 6_000
"""Positions weighed for one decision at most."""
FARTHEST: Final = 5
"""Stamina worth spending on a single run."""
TRAP: Final = 0.03
"""What an unseen trap takes from a plan."""
IMPATIENCE: Final = 0.02
"""What every activation without progress takes from a plan without a strike."""


class Deed:
    """An attack one might make."""

    __slots__ = ("action", "slot")

    def __init__(self, slot: int, action: Action) -> None:
        self.slot = slot
        self.action = action


class Reached:
    """How one comes somewhere."""

    __slots__ = ("cost", "first", "risk")

    def __init__(self, cost: int, first: Place | None, risk: float) -> None:
        self.cost = cost
        self.first = first
        """The first step there; None where one is."""
        self.risk = risk


class Course:
    """What may follow a deed: those of the other hand, and where to go afterwards."""

    __slots__ = ("deeds", "onward")

    def __init__(self, deeds: list[Deed], onward: dict[Stand, Reached]) -> None:
        self.deeds = deeds
        self.onward = onward


class Plan:
    """What to do next, and what it is worth."""

    __slots__ = ("aim", "deed", "first", "kind", "spot", "stand", "value")

    def __init__(
        self,
        value: float,
        kind: str,
        stand: Stand,
        first: Place | None = None,
        deed: Deed | None = None,
        aim: int = -1,
        spot: int = -1,
    ) -> None:
        self.value = value
        self.kind = kind
        """end, move, act, or what else a box has to do."""
        self.first = first
        """The first step."""
        self.stand = stand
        """Where to strike from or to end."""
        self.deed = deed
        self.aim = aim
        """The foe to strike first."""
        self.spot = spot
        """Where what else there is to do is done."""


class Tactics(Outlook):
    """One moment of a fight as one character sees it. The state is as it was whenever nothing is asked."""

    def __init__(
        self, state: Fight, me: int, memory: Memory, idle: int = 0, work: int = WORK
    ) -> None:
        super().__init__(state, me, memory, work)
        self.idle = idle
        self.traps: list[int] = [laid.node for laid in state.traps if not laid.flipped]
        self._blows: dict[tuple[object, ...], list[tuple[float, Healths]]] = {}

    # ------------------------------------------------------------------ ways

    def steps(self, stand: Stand) -> list[tuple[Place, Stand]]:
        """One step of my own from there, and where I stand then."""
        found = self._steps.get(stand)
        if found is None:
            self.put(stand)
            try:
                found = [
                    (place, self.leads(stand, place)) for place in places(self.state, self.mine)
                ]
            finally:
                self.put(self.stand)
            self._steps[stand] = found
        return found

    def leads(self, stand: Stand, place: Place) -> Stand:
        """Where one stands after a step."""
        node = stand[0] if place.node is None else place.node
        if place.arc is None:
            return (node, -1)
        boss = self.state.boss_on(node)
        return (node, -1 if boss is None else (boss.front + 2 * place.arc) % 8)

    def reach(self) -> dict[Stand, Reached]:
        """Everywhere one can go: the Stamina it takes, the first step, what traps lie on the way."""
        state, mine = self.state, self.mine
        start = self.stand
        found = {start: Reached(0, None, 0.0)}
        if not may_move(mine):
            return found
        free = self.free(mine)
        walks = mine.walk_left
        heap: list[tuple[int, float, int, Stand]] = [(0, 0.0, 0, start)]
        rooms = state.board.rooms
        try:
            while heap:
                cost, risk, gone, here = heappop(heap)
                way = found[here]
                if (cost, risk) > (way.cost, way.risk):
                    continue
                if rooms[here[0]] != rooms[start[0]]:
                    continue  # TG-7.5: a doorway ends it
                mine.walk_left = max(0, walks - gone)
                self.put(here)
                price = self.next_step()
                if price is None:
                    continue
                for place, there in self.steps(here):
                    now = cost + price + barrel_cost(state, place)
                    if (now > cost and now >= free) or now > FARTHEST:
                        continue
                    danger = risk + (self.step_risk(there[0]) if there[0] != here[0] else 0.0)
                    old = found.get(there)
                    if old is None or (now, danger) < (old.cost, old.risk):
                        found[there] = Reached(now, way.first or place, danger)
                        heappush(heap, (now, danger, gone + 1, there))
        finally:
            mine.walk_left = walks
            self.put(start)
        for there, way in found.items():
            if way.first is not None:
                way.risk -= self.prize(there[0])
        return found

    def next_step(self) -> int | None:
        """The Stamina of one step more; None where there is none."""
        state, mine = self.state, self.mine
        if mine.walk_left:
            return state.walk_price(mine)
        return None if state.loadout(mine).ponderous else state.run_price(mine)

    def step_risk(self, node: int) -> float:
        """What a step there may cost: never less than nothing, or there were no shortest way."""
        return TRAP if node in self.traps else 0.0

    def prize(self, node: int) -> float:
        """What is won by being there, whichever way one came: it counts once, where the way ends."""
        return 0.0

    def step_toll(self, node: int) -> float:
        """What a single step there takes from a plan."""
        return self.step_risk(node) - self.prize(node)

    # ------------------------------------------------------------------ strikes

    def deeds(self) -> list[Deed]:
        """The attacks of this activation, in range or not."""
        mine = self.mine
        found: list[Deed] = []
        if not may_strike(mine):
            return found
        for slot in range(2 + len(mine.backup)):
            item = mine.weapon(slot)
            if item is None or slot in mine.hands_used:
                continue
            for action in item.actions:
                strikes = action.attacks and (any(action.dice) or action.harm > 0)
                if strikes and (slot < 2 or action.backup):
                    found.append(Deed(slot, action))
        return found

    def targets(self, action: Action, node: int, healths: Healths) -> list[list[int]]:
        """Whom a deed could strike from a place: groups of foes."""
        within: list[int] = []
        for foe in in_range(self.state, node, action):
            for index in range(len(self.foes)):
                if self.foes[index] is foe and healths[index] > 0.0:
                    within.append(index)
        if not (action.node or charging(self.mine, action)):
            return [[index] for index in within]
        groups: dict[int, list[int]] = {}
        for index in within:
            groups.setdefault(self.foes[index].spot, []).append(index)
        return list(groups.values())

    def strike(
        self, action: Action, stand: Stand, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        """What a deed may leave: (chance, healths); those who survive are averaged."""
        state = self.state
        self.put(stand)
        dice = attack_dice(state, self.mine, action, [self.foes[index] for index in group])
        mod = attack_mod(state, self.mine, action)
        self.put(self.stand)
        key = (action, dice, mod, tuple(group), healths)
        found = self._blows.get(key)
        if found is None:
            found = [(1.0, healths)]
            for _ in range(action.repeat):
                more: list[tuple[float, Healths]] = []
                for chance, before in found:
                    if total_of([before[index] for index in group]) <= 0.0:
                        more.append((chance, before))
                        continue
                    for likely, after in self.blow(
                        action, pool_odds(state.pack, dice), mod, before, group
                    ):
                        more.append((chance * likely, after))
                found = more
            self._blows[key] = found
        return found

    def blow(
        self, action: Action, odds: Odds, mod: int, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        """What one roll may leave."""
        fates: dict[int, tuple[float, list[float]]] = {}
        for total in range(len(odds)):
            likely = odds[total]
            if not likely:
                continue
            fate = 0
            left: list[float] = []
            for index in group:
                rest = max(
                    0.0, healths[index] - self.harm(action, index, max(0, total + mod), healths)
                )
                left.append(rest)
                if rest <= 0.0:
                    fate |= 1 << index
            chance, some = fates.get(fate, (0.0, [0.0] * len(group)))
            fates[fate] = (
                chance + likely,
                [some[place] + likely * left[place] for place in range(len(group))],
            )
        missed = self.state.evasion
        found: list[tuple[float, Healths]] = [(missed, healths)] if missed else []
        for chance, some in fates.values():
            after = list(healths)
            for place in range(len(group)):
                after[group[place]] = round(some[place] / chance, 2)
            found.append((chance * (1.0 - missed), tuple(after)))
        return found

    def harm(self, action: Action, index: int, power: int, healths: Healths) -> float:
        foe = self.foes[index]
        state = self.state
        damage = wounds(state, foe, damage_to(state, self.mine, action, foe, power))
        if (
            action.conditions & POISON & ~(foe.model.immune | foe.conditions)
            and healths[index] - damage > 1
        ):
            damage += 1  # DS-21.7: when its activation ends
        return float(damage)

    # ------------------------------------------------------------------ plans

    def plan(self) -> Plan:
        """The best way on from here, as far as the budget goes."""
        stand, black = self.stand, self.mine.black
        best = Plan(-1.0, "end", stand)
        try:
            best = Plan(self.weigh(stand, black, self.healths) - self.boredom(stand), "end", stand)
        except Spent:
            return best
        deeds = self.deeds()
        ways = self.reach()
        from_here = Course(deeds, ways if self.mine.phase in (FRESH, STRUCK) else {})
        at_the_end = Course(deeds, {})
        struck = self.mine.phase == STRUCK
        number = 0
        for there, way in ways.items():
            # From here one may go on afterwards, which is most of the work: half of all.
            mark = self.budget.share(len(ways) - number if way.first is not None else 2)
            number += 1
            try:
                if way.first is not None:
                    value = self.weigh(there, black + way.cost, self.healths) - way.risk - 1e-4
                    value -= self.boredom(there)
                    if value > best.value:
                        best = Plan(value, "move", there, way.first)
                    if not struck:
                        best = self.best_deed(best, at_the_end, there, way)
                else:
                    best = self.best_deed(best, from_here, there, way)
            except Spent:
                pass
            finally:
                self.budget.restore(mark)
        return best

    def best_deed(self, best: Plan, course: Course, there: Stand, way: Reached) -> Plan:
        """What is best so far, or a deed done at the end of this way."""
        black = self.mine.black + way.cost
        number = len(course.deeds)
        for deed in course.deeds:
            mark = self.budget.share(number)
            number -= 1
            value, aim, stand = self.deed_value(deed, course, there, black, self.healths, True)
            self.budget.restore(mark)
            value -= way.risk
            if self.idle:
                value -= self.boredom(stand) * (1.0 - self.promise(deed, aim, stand))
            if value > best.value + 1e-9:
                kind = "act" if way.first is None else "move"
                best = Plan(value, kind, stand, way.first, deed, aim)
        return best

    def promise(self, deed: Deed, aim: int, stand: Stand) -> float:
        """How much of a wound a strike promises, up to a whole one."""
        group = [index for index in range(len(self.foes)) if self.foes[index].index == aim]
        if not group:
            return 0.0
        left = 0.0
        for chance, after in self.strike(deed.action, stand, self.healths, group):
            left += chance * total_of(after)
        return min(1.0, total_of(self.healths) - left)

    def boredom(self, stand: Stand) -> float:
        """Running away is fine to catch one's breath, not for ever."""
        if not self.idle:
            return 0.0
        away = self.state.board.distance[stand[0]]
        near = 99
        for foe in self.foes:
            near = min(near, away[foe.spot])
        return IMPATIENCE * self.idle * (1.0 + 0.3 * (near if self.foes else 0))

    def price(self, deed: Deed, stand: Stand) -> int:
        self.put(stand)
        cost = action_cost(self.state, self.mine, deed.action)
        self.put(self.stand)
        return cost

    def shifts(self, stand: Stand) -> list[Stand]:
        """DS-32.8: a Shift leads to nodes, not around a boss."""
        return [there for place, there in self.steps(stand) if place.node is not None]

    def deed_value(
        self,
        deed: Deed,
        course: Course,
        stand: Stand,
        black: int,
        healths: Healths,
        deep: bool,
    ) -> tuple[float, int, Stand]:
        """The best a deed can come to from a place: value, whom to strike, where to stand.

        With the budget spent it is the best of those weighed to the end.
        """
        best = (-1.0, -1, stand)
        stands = [stand]
        action = deed.action
        if action.shift and action.when == "before":
            stands += self.shifts(stand)
        for one in stands:
            cost = self.price(deed, one)
            if cost and cost >= self.cap - black - self.mine.red:
                continue
            for group in self.targets(action, one[0], healths):
                value = 0.0
                try:
                    for chance, after in self.strike(action, one, healths, group):
                        value += chance * self.after(deed, course, one, black + cost, after, deep)
                except Spent:
                    return best
                if value > best[0]:
                    best = (value, self.foes[group[0]].index, one)
        return best

    def after(
        self,
        deed: Deed,
        course: Course,
        stand: Stand,
        black: int,
        healths: Healths,
        deep: bool,
    ) -> float:
        """The value once a deed is done: the other hand, a few steps, the end."""
        best = self.weigh(stand, black, healths)
        if best >= 1.0:
            return best
        if deep:
            for other in course.deeds:
                if other.slot != deed.slot:
                    found = self.deed_value(other, course, stand, black, healths, False)
                    best = max(best, found[0])
        free = self.cap - black - self.mine.red
        try:
            for there, way in course.onward.items():
                if way.first is not None and (not way.cost or way.cost < free):
                    best = max(best, self.weigh(there, black + way.cost, healths) - way.risk)
            if deed.action.shift and deed.action.when == "after":
                for there in self.shifts(stand):
                    best = max(best, self.weigh(there, black, healths) - self.step_toll(there[0]))
        except Spent:
            pass  # the best found so far
        return best

    # ------------------------------------------------------------------ in the middle of a deed

    def struck(self, action: Action, deeds: list[Deed], stand: Stand, group: list[int]) -> float:
        """The value of striking these now; it has been paid for."""
        course = Course(deeds, self.reach() if self.mine.phase == STRUCK else {})
        value = 0.0
        for chance, after in self.strike(action, stand, self.healths, group):
            value += chance * self.then(Deed(-1, action), course, stand, after)
        return value

    def then(self, deed: Deed, course: Course, stand: Stand, healths: Healths) -> float:
        """The best one can go on to, as far as the budget goes."""
        black = self.mine.black
        try:
            return self.after(deed, course, stand, black, healths, True)
        except Spent:
            return self.leaf(stand, black, healths)

    def struck_from(self, action: Action, deeds: list[Deed], stand: Stand) -> float:
        """The same from another place, at whoever is best."""
        best = -1.0
        for group in self.targets(action, stand[0], self.healths):
            best = max(best, self.struck(action, deeds, stand, group))
        return best

    def rests(self, stand: Stand) -> float:
        """The value of being there, all done."""
        return self.leaf(stand, self.mine.black, self.healths) - self.step_toll(stand[0])
