"""The bot's plans for an activation: where to go, what to strike, where to end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from undercroft.kernel.board import ARCS_BESIDE, ARCS_IN
from undercroft.kernel.budget import Spent
from undercroft.kernel.value import Value

from .bot_figures import CROWD, Foe, Json, Place, arcs_at
from .bot_odds import Pool, totals
from .bot_outlook import Healths, Outlook
from .models import ARCS

FARTHEST = 5  # Stamina worth spending on a single run
TRAP, TRAP_DAMAGE = 0.03, 0.05  # what a trap takes from a plan: unknown, or for each damage
IMPATIENCE = 0.02  # what every activation without progress takes from a plan without a strike


class Way(NamedTuple):
    """A step as options point at it: to a node, to a node on this side of the boss there, around a boss."""

    node: int | None = None
    arc: str | None = None


STAY = Way()
"""No step at all."""


def target(option: Json, kind: str) -> Any:
    """What an option points at, of this kind."""
    return next((id for each, id in option["targets"] if each == kind), None)


def way_of(option: Json) -> Way:
    """Where an option leads."""
    return Way(target(option, "node"), target(option, "arc") or target(option, "side"))


class Deed(NamedTuple):
    """An attack one might make: an action of a hand card with its upgrades."""

    slot: str
    number: int
    cost: int
    dice: Pool
    mod: int
    low: int
    high: int
    magic: bool
    node: bool
    repeat: int
    shift: int
    when: str
    poison: bool


def deed_of(slot: str, index: int, stamina: int, words: Json) -> Deed | None:
    """What the words of an action say as a deed; None if it strikes nobody."""
    dice = (words["black"], words["blue"], words["orange"])
    if not any(dice):
        return None
    return Deed(
        slot,
        index,
        stamina,
        dice,
        words["mod"],
        1 if words["shaft"] == "yes" else 0,
        99 if words["range"] == "infinite" else words["range"],
        words["magic"] == "yes",
        words["node"] == "yes",
        words["repeat"],
        words["shift"],
        words["when"],
        words["poison"] == "yes",
    )


class Plan(NamedTuple):
    """What to do next, and what it is worth."""

    value: float
    kind: str
    """end, move or act."""
    step: Way = STAY
    """Where to go, or where what one does is."""
    aim: int = -1
    """The foe to strike first."""
    stand: Place = (-1, -1)
    """Where to strike from or to end."""
    deed: Deed | None = None
    """What to strike with now."""


class Reached(Value):
    """How one comes somewhere."""

    cost: int
    first: Way | None
    """The first step there; None where one is."""
    risk: float


class Scene(Outlook):
    """What one can do in a fight, by the rules of the first box where a box does not say otherwise."""

    def remember(self) -> None:
        super().remember()
        self._steps: dict[Place, list[tuple[Way, Place]]] = {}
        self._strikes: dict[
            tuple[Deed, Pool, Healths, tuple[int, ...]], list[tuple[float, Healths]]
        ] = {}

    # ------------------------------------------------------------------ ways

    def boss_on(self, node: int) -> Foe | None:
        if self.boss:
            for foe in self.foes:
                if foe.node == node and foe.model.boss:
                    return foe
        return None

    def steps(self, place: Place) -> list[tuple[Way, Place]]:
        """One step of a character's own, and where one stands then."""
        found = self._steps.get(place)
        if found is None:
            found = self._steps[place] = self.find_steps(place)
        return found

    def find_steps(self, place: Place) -> list[tuple[Way, Place]]:
        """DS-32.5–32.8."""
        node = place[0]
        here = self.boss_on(node)
        mine = arcs_at(self.board, here, node, here.facing, place) if here else 15
        found: list[tuple[Way, Place]] = []
        for other in self.board.neighbours[node]:
            if not self.enters(node, other):
                continue
            if here and not arcs_at(self.board, here, node, here.facing, (other, -1)) & mine:
                continue
            if self.crowd(other) >= self.limit(other):
                continue
            there = self.boss_on(other)
            if there is None:
                found.append((Way(other), (other, -1)))
                continue
            seen = arcs_at(self.board, there, there.node, there.facing, place)
            for arc in ARCS_IN[seen]:
                side = (there.facing + 2 * arc) % 8
                found.append((Way(other, ARCS[arc]), (other, side)))
        if here is not None:
            for arc in ARCS_BESIDE[mine]:
                side = (here.facing + 2 * arc) % 8
                found.append((Way(None, ARCS[arc]), (node, side)))
        return found

    def enters(self, node: int, other: int) -> bool:
        """Whether a character may step from a node to this neighbour, as far as the ground goes."""
        return self.terrain.get(other, "barrel") in ("barrel", "broken_barrel")

    def crowd(self, node: int) -> int:
        """The models on a node, beside me."""
        crowd = 0
        for i, place in enumerate(self.places):
            if i != self.me and place[0] == node:
                crowd += 1
        for foe in self.foes:
            if foe.node == node:
                crowd += 1
        return crowd

    def limit(self, node: int) -> int:
        return CROWD

    def reach(self, place: Place, free: int, walks: int) -> dict[Place, Reached]:
        """Everywhere one can go: the Stamina it takes, the first step, what traps lie on the way."""
        chill = self.heroes[self.me].chill
        found = {place: Reached(0, None, 0.0)}
        heap: list[tuple[int, float, int, Place]] = [(0, 0.0, 0, place)]
        while heap:
            cost, risk, gone, here = heappop(heap)
            if (cost, risk) > (found[here].cost, found[here].risk):
                continue
            for step, there in self.steps(here):
                price = chill if gone < walks else 1 + chill
                moved = there[0] != here[0]
                if moved and self.terrain.get(there[0]) == "barrel":
                    price += 1
                now = cost + price
                if (price and now >= free) or now > FARTHEST:
                    continue
                danger = risk + (self.trap(there[0]) if moved else 0.0)
                old = found.get(there)
                if old is None or (now, danger) < (old.cost, old.risk):
                    found[there] = Reached(now, found[here].first or step, danger)
                    heappush(heap, (now, danger, gone + 1, there))
        return found

    def trap(self, node: int) -> float:
        trap = self.traps.get(node)
        if trap is None or trap["flipped"]:
            return 0.0
        return TRAP_DAMAGE * float(trap["damage"]) if trap["known"] else TRAP

    # ------------------------------------------------------------------ strikes

    def targets(self, deed: Deed, place: Place, healths: Healths) -> list[list[int]]:
        """Whom a deed could strike from a place: groups of foes."""
        away = self.board.span[place[0]]
        within = [
            i
            for i, foe in enumerate(self.foes)
            if healths[i] > 0 and deed.low <= away[foe.node] <= deed.high
        ]
        if not deed.node:
            return [[i] for i in within]
        groups: dict[int, list[int]] = {}
        for i in within:
            groups.setdefault(self.foes[i].node, []).append(i)
        return list(groups.values())

    def strike(
        self, deed: Deed, place: Place, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        """What a deed may leave: (chance, healths); those who survive are averaged."""
        dice = deed.dice
        if self.boss and any(
            arcs_at(self.board, self.foes[i], self.foes[i].node, self.foes[i].facing, place)
            & self.foes[i].weak
            for i in group
        ):
            dice = (dice[0] + 1, dice[1], dice[2])  # DS-32.9
        key = (deed, dice, healths, tuple(group))
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = self.blow(deed, dice, healths, group)
        return found

    def blow(
        self, deed: Deed, dice: Pool, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        """What a roll of these dice may leave, wherever one stands."""
        outcomes: dict[tuple[bool, ...], tuple[float, list[float]]] = {}
        for total, p in enumerate(totals(dice)):
            if not p:
                continue
            left = [healths[i] - self.harm(deed, i, total) for i in group]
            fate = tuple([one <= 0 for one in left])
            chance, some = outcomes.get(fate, (0.0, [0.0] * len(group)))
            outcomes[fate] = (
                chance + p,
                [a + p * max(0.0, b) for a, b in zip(some, left, strict=True)],
            )
        found: list[tuple[float, Healths]] = []
        for chance, some in outcomes.values():
            after = list(healths)
            for i, one in zip(group, some, strict=True):
                after[i] = round(one / chance, 2)
            found.append((chance, tuple(after)))
        return found

    def harm(self, deed: Deed, index: int, total: int) -> float:
        foe = self.foes[index]
        model = foe.model
        damage = max(0, total + deed.mod - (foe.resist if deed.magic else foe.block))
        if model.construct and damage >= model.construct:
            damage -= model.construct_less
        if damage and foe.bleeds:
            damage += 2  # DS-21.5
        whole = float(damage * deed.repeat)
        if deed.poison and foe.health - whole > 1:
            whole += 1  # DS-21.7: when its activation ends
        return whole

    # ------------------------------------------------------------------ plans

    def plan(
        self, deeds: Sequence[Deed], *, moves: bool, walks: int, struck: bool, moved: bool
    ) -> Plan:
        """The best way on from here, as far as the budget goes."""
        me = self.heroes[self.me]
        place, black = me.place, me.black
        best = Plan(-1.0, "end", stand=place)
        try:
            value = self.weigh(place, black, self.healths) - self.boredom(place)
        except Spent:
            return best
        best = Plan(value, "end", stand=place)
        ways = self.reach(place, me.free, walks) if moves else {place: Reached(0, None, 0.0)}
        for number, (there, way) in enumerate(ways.items()):
            # From here one may go on afterwards, which is most of the work: half of all.
            mark = self.budget.share(len(ways) - number if way.first else 2)
            try:
                if way.first:
                    value = self.weigh(there, black + way.cost, self.healths) - way.risk - 1e-4
                    value -= self.boredom(there)
                    if value > best.value:
                        best = Plan(value, "move", way.first, stand=there)
                if not way.first or (deeds and not struck):
                    onward = ways if moves and not moved and not way.first else {}
                    best = self.best_deed(best, deeds, there, way, onward)
            except Spent:
                pass
            finally:
                self.budget.restore(mark)
        return best

    def best_deed(
        self,
        best: Plan,
        deeds: Sequence[Deed],
        there: Place,
        way: Reached,
        onward: Mapping[Place, Reached],
    ) -> Plan:
        """What is best so far, or a deed done at the end of this way."""
        black = self.heroes[self.me].black + way.cost
        for number, deed in enumerate(deeds):
            mark = self.budget.share(len(deeds) - number)
            found = self.deed_value(deed, deeds, there, black, self.healths, onward, 1)
            self.budget.restore(mark)
            value = found[0] - way.risk
            if self.idle:
                value -= self.boredom(found[2]) * (1 - self.promise(deed, found))
            if value > best.value + 1e-9:
                if way.first:
                    best = Plan(value, "move", way.first, found[1], found[2])
                else:
                    best = Plan(value, "act", STAY, found[1], found[2], deed)
        return best

    def promise(self, deed: Deed, found: tuple[float, int, Place]) -> float:
        """How much of a wound a strike promises, up to a whole one."""
        _, aim, stand = found
        group = [i for i, foe in enumerate(self.foes) if foe.index == aim]
        if not group:
            return 0.0
        left = sum([p * sum(after) for p, after in self.strike(deed, stand, self.healths, group)])
        return min(1.0, sum(self.healths) - left)

    def boredom(self, place: Place) -> float:
        """Running away is fine to catch one's breath, not for ever."""
        away = self.board.distance[place[0]]
        nearest = min((away[foe.node] for foe in self.foes), default=0)
        return IMPATIENCE * self.idle * (1 + 0.3 * nearest)

    def price(self, deed: Deed, place: Place) -> int:
        """A flying boss makes attacks on its node dearer; an option names the cost of where one stands."""
        return max(0, deed.cost + self.flying(place) - self.flying(self.heroes[self.me].place))

    def flying(self, place: Place) -> int:
        foe = self.boss_on(place[0])
        return foe.model.flying if foe and self.heated else 0

    def shifts(self, place: Place) -> list[Place]:
        """DS-32.8: a Shift leads to nodes, not around a boss."""
        return [there for way, there in self.steps(place) if way.node is not None]

    def deed_value(
        self,
        deed: Deed,
        deeds: Sequence[Deed],
        place: Place,
        black: int,
        healths: Healths,
        onward: Mapping[Place, Reached],
        deep: int,
    ) -> tuple[float, int, Place]:
        """The best a deed can come to from a place: value, whom to strike, where to stand.

        With the budget spent it is the best of those weighed to the end.
        """
        best = (-1.0, -1, place)
        stands = [place]
        if deed.shift and deed.when == "before":
            stands += self.shifts(place)
        for stand in stands:
            cost = self.price(deed, stand)
            if cost and cost >= self.box.bar - black - self.heroes[self.me].red:
                continue
            for group in self.targets(deed, stand, healths):
                value = 0.0
                try:
                    for chance, after in self.strike(deed, stand, healths, group):
                        value += chance * self.after(
                            deed, deeds, stand, black + cost, after, onward, deep
                        )
                except Spent:
                    return best
                if value > best[0]:
                    best = (value, self.foes[group[0]].index, stand)
        return best

    def after(
        self,
        deed: Deed,
        deeds: Sequence[Deed],
        place: Place,
        black: int,
        healths: Healths,
        onward: Mapping[Place, Reached],
        deep: int,
    ) -> float:
        """The value once a deed is done: the other hand, a few steps, the end."""
        best = self.weigh(place, black, healths)
        if best >= 1.0:
            return best
        if deep:
            for other in deeds:
                if other.slot != deed.slot:
                    found = self.deed_value(other, deeds, place, black, healths, onward, 0)
                    best = max(best, found[0])
        free = self.box.bar - black - self.heroes[self.me].red
        try:
            for there, way in onward.items():
                if way.first and (not way.cost or way.cost < free):
                    best = max(best, self.weigh(there, black + way.cost, healths) - way.risk)
            if deed.shift and deed.when == "after":
                for there in self.shifts(place):
                    best = max(best, self.weigh(there, black, healths) - self.trap(there[0]))
        except Spent:
            pass  # the best found so far
        return best
