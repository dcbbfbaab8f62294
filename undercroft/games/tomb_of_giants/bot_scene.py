"""What a position is worth to the bot, and what to do with a turn.

The value of a position is the chance that nobody dies before the objectives are met: exact for the enemies'
next turn, an estimate of the work left (and of what it will cost) for everything after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Final

from undercroft.games.souls.bot_figures import Place
from undercroft.games.souls.bot_odds import FLASK, TOKEN, Hit, prospects
from undercroft.games.souls.bot_outlook import Healths
from undercroft.games.souls.bot_plan import FARTHEST, Deed, Plan, Reached, Way
from undercroft.kernel.budget import Spent

from .bot_chores import Chores
from .bot_quest import Json
from .bot_work import RAISED, Work

HASTE: Final = 0.97  # what each turn of work still to be done leaves of a position
BARREL: Final = 0.004  # what a barrel left whole is worth: it may hold a soul
CHEST: Final = 0.06  # what an open chest is worth beside the objectives
SHRINE: Final = 0.4  # how likely a foe beside the shrine is stopped before it is on it

Works = dict[tuple[int, Healths, tuple[int, ...], tuple[int, ...]], tuple[float, list[float]]]
"""By my node, the foes' Health and what this turn has done: the turns left, and what they cost each one."""


class TombScene(Chores):
    """One decision's picture of an encounter or a boss fight, with what it is worth."""

    def remember(self) -> None:
        super().remember()
        self.works: Works = {}
        self._stake: float | None = None
        self._futures: dict[tuple[Place, Healths], list[tuple[float, tuple[Hit, ...], int]]] = {}
        self._waits: dict[tuple[int, Healths, tuple[Hit, ...]], int] = {}

    def survival(
        self, hits: list[tuple[Hit, ...]], healths: Healths, node: int, black: int
    ) -> float:
        """The chance that everybody lives; with `black` below 0 everybody but me."""
        bonus = self.rest(node, healths)
        whole = 1.0
        if len(hits) > self.players:
            whole = SHRINE ** len(hits[self.players])
        for index, hero in enumerate(self.heroes):
            if index == self.me and black < 0:
                continue
            spent = black if index == self.me else hero.black
            free = self.box.bar - hero.red - spent
            if free <= 0:
                return 0.0
            # Stamina comes back by itself: it is missing in the enemies' next turn, hardly after it.
            more = bonus[index] + 2 * min(spent, self.box.gain)
            wait = self.wait(index, healths, hits[index])
            whole *= prospects(hero.guard, hits[index], more, wait, hero.bleeds)[free]
        return whole

    def wait(self, index: int, healths: Healths, hits: tuple[Hit, ...]) -> int:
        key = (index, healths, hits)
        found = self._waits.get(key)
        if found is None:
            aggro = self.aggro
            if self.active >= 0:
                self.aggro = self.active  # whoever holds the token, the order goes on from here
            found = self._waits[key] = super().wait(index, healths, hits)
            self.aggro = aggro
        return found

    # ------------------------------------------------------------------ values

    def leaf(self, place: Place, black: int, healths: Healths) -> float:
        if self.won(place, healths):
            return 1.0 if self.box.bar - self.heroes[self.me].red > black else 0.0
        hero = self.heroes[self.me]
        black += self.ground_toll(place)
        free = self.box.bar - hero.red - black
        if free <= 0:
            return 0.0
        guard, bleeds = hero.guard, hero.bleeds
        more = self.rest(place[0], healths)[self.me] + 2 * min(black, self.box.gain)
        value = 0.0
        for weight, hits, wait in self.futures(place, healths):
            value += weight * prospects(guard, hits, more, wait, bleeds)[free]
        return float(value * HASTE ** self.days(place[0], healths))

    def futures(self, place: Place, healths: Healths) -> list[tuple[float, tuple[Hit, ...], int]]:
        """What may come, for me alone: how likely it is and leaves all others alive, and my part of it."""
        found = self._futures.get((place, healths))
        if found is None:
            found = self._futures[place, healths] = []
            for chance, hits in self.coming(place, healths):
                weight = chance * self.survival(hits, healths, place[0], -1)
                wait = self.wait(self.me, healths, hits[self.me])
                found.append((weight, hits[self.me], wait))
        return found

    @property
    def stake(self) -> float:
        """What there is to lose: risks are shares of it."""
        if self._stake is None:
            me = self.heroes[self.me]
            here = me.place if me.place[0] >= 0 else self.places[self.me]
            self._stake = (
                max(0.02, self.leaf(here, me.black, self.healths)) if here[0] >= 0 else 0.5
            )
        return self._stake

    def ground_toll(self, place: Place) -> int:
        """What the place itself does to me at the end of my turn."""
        if self.active != self.me:
            return 0
        toll = self.quest.number("drain") + self.poisoned[self.me]
        if place[0] == self.began:
            toll += self.quest.number("restless")
        return toll

    def holding(self, place: Place, black: int) -> float:
        """The value of standing somewhere while those who have not acted yet do."""
        return sum(
            chance * self.survival(hits, self.healths, place[0], black)
            for chance, hits in self.coming(place, self.healths, True)
        )

    def won(self, place: Place, healths: Healths) -> bool:
        """Whether the objectives are met once this turn ends here."""
        if not self.goals:
            return not any(
                health > 0 and foe.model.boss
                for foe, health in zip(self.foes, healths, strict=True)
            )
        return all(goal["met"] or self.meets(goal, place, healths) for goal in self.goals)

    def meets(self, goal: Json, place: Place, healths: Healths) -> bool:
        kind = goal["goal"]
        mine = self.active == self.me
        if kind == "kill_all":
            return not self.tokens and not any(health > 0 for health in healths)
        if kind == "kill":
            alive = {foe.index for foe, h in zip(self.foes, healths, strict=True) if h > 0}
            return alive.isdisjoint(goal["foes"])
        if kind == "survive":
            return bool(self.active >= 0 and goal["have"] + 1 >= goal["need"])
        if kind == "occupy":
            there = mine and place[0] in self.spots["shrine"]
            return bool(goal["have"] + there >= goal["need"])
        if kind == "exit":
            nodes = [place[0] if i == self.me else p[0] for i, p in enumerate(self.places)]
            return all(node in self.spots["exit"] for node in nodes)
        if kind == "levers":
            return bool(goal["have"] + len(self.pulled) >= goal["need"])
        if kind == "chests":
            return bool(goal["have"] + len(self.opened) >= goal["need"])
        if kind == "barrels":
            return set(self.spots["barrel"]) <= {place[0]}
        return mine and self.bearer == self.me and place[0] in self.spots["shrine"]

    # ------------------------------------------------------------------ the work left

    def days(self, node: int, healths: Healths) -> float:
        """How many turns the objectives will still take."""
        return self.work(node, healths)[0]

    def rest(self, node: int, healths: Healths) -> list[int]:
        key = (node, healths)
        found = self._rest.get(key)
        if found is None:
            days, costs = self.work(node, healths)
            self.speed()
            turns = days / self.players
            drain = self.quest.number("drain") * turns
            found = []
            for index, hero in enumerate(self.heroes):
                cost = costs[index] + drain + max(0.0, self.costs[index] - self.box.gain) * turns
                bonus = FLASK * hero.estus + TOKEN * hero.tokens - cost
                found.append(round(2 * bonus))
            self._rest[key] = found
        return found

    def work(self, node: int, healths: Healths) -> tuple[float, list[float]]:
        """The turns the objectives will take, and what that will cost each character."""
        key = (node, healths, self.pulled, self.opened)
        found = self.works.get(key)
        if found is None:
            work = Work(self, node, healths)
            found = self.works[key] = (work.days, work.costs())
        return found

    def standing_health(self) -> int:
        """What is left of the foes, without those who are brought back again and again."""
        raised = any(foe.model.raises for foe in self.foes)
        return sum(foe.health for foe in self.foes if not (raised and foe.id == RAISED))

    def boredom(self, place: Place) -> float:
        if not self.idle:
            return 0.0
        work = min(4.0, self.days(place[0], self.healths) / 5)
        if not any(foe.awake for foe in self.foes):
            # All sleep: what waits behind the next door is no reason to stay on this side of it for ever.
            away = self.board.distance[place[0]]
            near = min((away[goal] for goal in self.goal_nodes()), default=0)
            work = (self.chores(place[0]).serial + near / 4) / 5
        return 0.03 * self.stake * self.idle * work

    # ------------------------------------------------------------------ ways

    def reach(self, place: Place, free: int, walks: int) -> dict[Place, Reached]:
        """TG-22.2, TG-7.5: one walk, then runs; a doorway ends it."""
        rooms = self.board.rooms
        found = {place: Reached(0, None, 0.0)}
        heap: list[tuple[int, float, int, Place]] = [(0, 0.0, 0, place)]
        while heap:
            cost, risk, gone, here = heappop(heap)
            if (cost, risk) > (found[here].cost, found[here].risk):
                continue
            if gone and rooms[here[0]] != rooms[place[0]]:
                continue
            for step, there in self.steps(here):
                price = self.walk_price if gone < walks else self.run_price
                now = cost + price
                if (price and now >= free) or now > FARTHEST:
                    continue
                moved = there[0] != here[0]
                danger = risk + (self.step_risk(there[0]) if moved else 0.0)
                old = found.get(there)
                if old is None or (now, danger) < (old.cost, old.risk):
                    found[there] = Reached(now, found[here].first or step, danger)
                    heappush(heap, (now, danger, gone + 1, there))
        return found

    def step_risk(self, node: int) -> float:
        return self.stake * self.dread(node)

    def dread(self, node: int) -> float:
        barrel = self.campaign and self.terrain.get(node) == "barrel"
        wanted = any(goal["goal"] == "barrels" for goal in self.goals)
        if wanted and self.terrain.get(node) == "barrel":
            return self.pitfall(node) - 0.03
        return self.pitfall(node) + (BARREL if barrel else 0.0)

    def trap(self, node: int) -> float:
        return self.stake * self.pitfall(node)

    # ------------------------------------------------------------------ plans

    def plan(
        self, deeds: Sequence[Deed], *, moves: bool, walks: int, struck: bool, moved: bool
    ) -> Plan:
        # Where there is something else to do, half of all looks are kept for it.
        mark = self.budget.share(2 if self.spots["lever"] or self.spots["chest"] else 1)
        best = super().plan(deeds, moves=moves, walks=walks, struck=struck, moved=moved)
        self.budget.restore(mark)
        if struck:
            return best
        me = self.heroes[self.me]
        ways = self.reach(me.place, me.free, walks) if moves else {me.place: Reached(0, None, 0.0)}
        for there, way in ways.items():
            for name, spot, extra in self.errands(there[0]):
                onward = ways if not way.first and moves and not moved else {}
                value = self.errand_value(name, spot, there, way, onward) + extra
                if value > best.value + 1e-9:
                    if way.first:
                        best = Plan(value, "move", way.first, stand=there)
                    else:
                        best = Plan(value, name, Way(spot), stand=there)
        return best

    def errand_value(
        self, name: str, spot: int, there: Place, way: Reached, onward: Mapping[Place, Reached]
    ) -> float:
        """What it is worth to do something at the end of a way, and to go on from there."""
        black = self.heroes[self.me].black
        value = -1.0
        self.note(name, spot, True)
        try:
            value = self.weigh(there, black + way.cost, self.healths) - way.risk
            for further, more in onward.items():
                after = self.weigh(further, black + more.cost, self.healths) - more.risk
                value = max(value, after)
        except Spent:
            pass  # the best found so far
        finally:
            self.note(name, spot, False)
        return value

    def note(self, name: str, spot: int, done: bool) -> None:
        """Suppose a lever is pulled or a chest opened (or no longer)."""
        more = (spot,) if done else ()
        if name == "lever":
            self.pulled = more
        else:
            self.opened = more
        self.forget()

    def forget(self) -> None:
        super().forget()
        self._futures.clear()

    def errands(self, node: int) -> list[tuple[str, int, float]]:
        """What could be done from a node beside attacking: (what, where, what it is worth by itself)."""
        found: list[tuple[str, int, float]] = []
        kinds = {goal["goal"] for goal in self.goals if not goal["met"]}
        if node in self.spots["lever"] and "levers" in kinds and node not in self.used:
            dark = "lever-needs-torch" in self.quest.rules and not self.lit((node, -1))
            if not dark:
                found.append(("lever", node, 0.0))
        for spot in self.spots["chest"]:
            if spot in self.board.within[node] and ("chests" in kinds or self.campaign):
                found.append(("chest", spot, CHEST if self.campaign else 0.0))
        return found
