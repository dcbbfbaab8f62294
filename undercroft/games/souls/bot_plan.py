"""The bot's plans for an activation: where to go, what to strike, where to end; and how good that would be.

The value of a position is the chance, as far as the bot can tell, that nobody dies before the last foe does:
exact for the foes' next activation, an estimate for everything after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from undercroft.kernel.board import Board
from undercroft.kernel.budget import Budget, Spent

from .bot_fight import (
    ARC_NAMES,
    CROWD,
    FIRST,
    FLASK,
    PLAIN,
    TOKEN,
    Act,
    Box,
    Foe,
    Foresight,
    Ground,
    Hero,
    Hit,
    Model,
    Place,
    Pool,
    Terms,
    arcs_at,
    losses,
    prospects,
    totals,
    usual_loss,
)

Json = Mapping[str, Any]
Healths = tuple[float, ...]
Seen = dict[tuple[Place, int], list[tuple[float, list[tuple[Hit, ...]]]]]
"""By my place and who is alive: the attacks that may come, with their chances."""

# How likely a foe that acts later in the fight finds its target, by what it aims at.
FINDS = {"nearest": 0.85, "aggro": 0.9, "area": 0.5}
WAITING = 0.7  # how much of that comes true until one's own turn: others strike in between
FARTHEST = 5  # Stamina worth spending on a single run
TRAP, TRAP_DAMAGE = 0.03, 0.05  # what a trap takes from a plan: unknown, or for each damage
WORK = 12_000  # positions weighed for one decision at most; of a thousand decisions one needs half of that
IMPATIENCE = 0.02  # what every activation without progress takes from a plan without a strike


class Deed(NamedTuple):
    """An attack one might make: an action of a hand card with its upgrades."""

    id: str
    slot: str
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


def deed_of(id: str, text: Json) -> Deed | None:
    """An option of an activation as a deed; None if it strikes nobody."""
    words = text["args"]["what"]["args"]
    dice = (words["black"], words["blue"], words["orange"])
    if not any(dice):
        return None
    return Deed(
        id,
        id.split("-")[1],
        text["args"]["stamina"],
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
    step: str = ""
    """The place or the deed, as options name it."""
    aim: int = -1
    """The foe to strike first."""
    stand: Place = (-1, -1)
    """Where to strike from or to end."""


class Reached(NamedTuple):
    cost: int
    first: str
    risk: float


class Scene:
    """One decision's picture of a fight, by the rules of the first box where a box does not say otherwise."""

    box: Box = FIRST
    terms: Terms = PLAIN

    def __init__(
        self,
        table: Json,
        seat: int,
        grounds: Mapping[str, Ground],
        models: Mapping[str, Model],
        cards: Sequence[tuple[float, Mapping[str, Act]]],
    ) -> None:
        fight = table["fight"]
        self.board: Board = grounds[fight["board"]].board
        self.heroes = [Hero(seen, self.box) for seen in table["heroes"]]
        self.me = next(i for i, seen in enumerate(table["heroes"]) if seen["seat"] == seat)
        self.foes = [Foe(seen, models[seen["model"]]) for seen in fight["foes"]]
        self.boss = fight["boss"]
        self.heated = bool(self.boss and self.boss["heated"])
        self.aggro = next((i for i, seen in enumerate(table["heroes"]) if seen["aggro"]), self.me)
        self.terrain = {int(node): what for node, what in fight["terrain"].items()}
        self.blocked = 0
        for node, what in self.terrain.items():
            if what != "broken_barrel":
                self.blocked |= 1 << node
        self.traps = {int(node): trap for node, trap in fight["traps"].items()}
        self.places: list[Place] = [hero.place for hero in self.heroes]
        self.cards = cards
        self.healths: Healths = tuple(float(foe.health) for foe in self.foes)
        self.placed = max(1, sum(place[0] >= 0 for place in self.places))
        self.seen: Seen = {}
        self._rest: dict[tuple[int, Healths], list[int]] = {}
        self._tolls: dict[int, list[float]] = {}
        self._usual: dict[tuple[int, Healths], float] = {}
        self._speed: list[float] | None = None
        self.idle = 0
        self.budget = Budget(WORK)

    def signature(self) -> tuple[object, ...]:
        """All that foresight hangs on but my own place; with the same, what has been foreseen still holds."""
        others = [place for i, place in enumerate(self.places) if i != self.me]
        figures = [(foe.index, foe.node, foe.facing, foe.slow, foe.weakened) for foe in self.foes]
        cards = [(chance, id(halves)) for chance, halves in self.cards]
        return (self.me, self.aggro, self.blocked, id(self.board), others, figures, cards)

    # ------------------------------------------------------------------ the foes' next activation

    def acts(self, healths: Healths, waiting: bool) -> list[tuple[float, list[tuple[Foe, Act]]]]:
        """What may come: (chance, figures and what they do); only those still to act if `waiting`."""
        alive = [
            foe
            for foe, health in zip(self.foes, healths, strict=True)
            if health > 0 and not (waiting and foe.acted)
        ]
        alive.sort(key=lambda foe: -foe.model.threat)
        if not self.boss:
            return [(1.0, [(foe, foe.model.own) for foe in alive if foe.model.own])]
        if waiting:
            return [(1.0, [])]
        return [
            (chance, [(foe, halves[foe.id]) for foe in alive if foe.id in halves])
            for chance, halves in self.cards
        ]

    def coming(
        self, place: Place, healths: Healths, waiting: bool = False, aggro: int = -1
    ) -> list[tuple[float, list[tuple[Hit, ...]]]]:
        """The attacks on everybody with me at this place."""
        alive = sum(1 << i for i, health in enumerate(healths) if health > 0)
        key = (place, alive)
        plain = not waiting and aggro < 0
        if plain and key in self.seen:
            return self.seen[key]
        places = list(self.places)
        places[self.me] = place
        found = self.foresee(healths, waiting, places, self.aggro if aggro < 0 else aggro)
        if plain:
            self.seen[key] = found
        return found

    def foresee(
        self, healths: Healths, waiting: bool, places: list[Place], aggro: int
    ) -> list[tuple[float, list[tuple[Hit, ...]]]]:
        sight = Foresight(self.board, self.blocked, self.heroes, aggro, self.box, self.terms)
        return [(p, sight.hits(acts, places)) for p, acts in self.acts(healths, waiting)]

    # ------------------------------------------------------------------ the rest of the fight

    def speed(self) -> list[float]:
        """For each foe: the damage an activation does to it on average, by whoever it is."""
        if self._speed is None:
            self._speed = []
            self.costs = [0.0] * len(self.heroes)
            for foe in self.foes:
                whole = 0.0
                for index, hero in enumerate(self.heroes):
                    rate, cost = usual_strike(hero, foe)
                    whole += rate
                    self.costs[index] += cost / len(self.foes)
                self._speed.append(max(0.12, whole / len(self.heroes)))
        return self._speed

    def rest(self, node: int, healths: Healths) -> list[int]:
        """What each character can count on beyond its bar, less what is still to come, in halves."""
        key = (node, healths)
        found = self._rest.get(key)
        if found is not None:
            return found
        speed = self.speed()
        count = len(self.heroes)
        away = self.board.distance[node] if node >= 0 else [2] * len(self.board.points)
        todo: list[tuple[float, float, int]] = []
        for i, health in enumerate(healths):
            if health <= 0:
                continue
            time = max(1.0, health / speed[i]) + 0.25 * max(0, away[self.foes[i].node] - 1)
            todo.append((-sum(self.toll(i)) / time, time, i))
        todo.sort()
        costs = [0.0] * count
        clock = 0.0
        for _, time, i in todo:
            clock += time
            for index, toll in enumerate(self.toll(i)):
                costs[index] += toll * max(0.0, clock - 0.7)
        found = []
        turns = clock / count
        for index, hero in enumerate(self.heroes):
            bonus = FLASK * hero.estus + TOKEN * hero.tokens - costs[index]
            drain = (self.costs[index] - self.box.gain) * turns
            bonus -= drain if drain > 0 else max(drain, -hero.black)
            found.append(round(2 * bonus))
        self._rest[key] = found
        return found

    def toll(self, index: int) -> list[float]:
        """What a foe costs each character in each of its later activations."""
        found = self._tolls.get(index)
        if found is not None:
            return found
        foe = self.foes[index]
        if foe.model.own:
            found = [self.act_toll(foe, foe.model.own, hero) for hero in self.heroes]
        else:
            found = [0.0] * len(self.heroes)
            for chance, halves in self.cards:
                if foe.id in halves:
                    for i, hero in enumerate(self.heroes):
                        found[i] += chance * self.act_toll(foe, halves[foe.id], hero)
        self._tolls[index] = found
        return found

    def act_toll(self, foe: Foe, act: Act, hero: Hero) -> float:
        whole = 0.0
        count = len(self.heroes)
        for icon in act.icons:
            if not icon.damage:
                continue
            hit = (icon.damage, icon.magic, act.dodge, foe.model.heavy)
            finds = FINDS.get(icon.target, 0.5)
            if icon.target != "area":
                finds *= min(1.0, (1.4 if icon.node or icon.push else 1.0) / count)
            whole += finds * usual_loss(hero.guard, hit)
        return whole

    # ------------------------------------------------------------------ values

    def weigh(self, place: Place, black: int, healths: Healths) -> float:
        """The same as `leaf`, out of the budget of this decision."""
        self.budget.take()
        return self.leaf(place, black, healths)

    def leaf(self, place: Place, black: int, healths: Healths) -> float:
        """The value of ending here with so much Stamina spent."""
        if not any(health > 0 for health in healths):
            return 1.0
        value = 0.0
        for chance, hits in self.coming(place, healths):
            value += chance * self.survival(hits, healths, place[0], black)
        return value

    def survival(
        self, hits: list[tuple[Hit, ...]], healths: Healths, node: int, black: int
    ) -> float:
        """The chance that these attacks and the rest of the fight leave everybody alive."""
        bonus = self.rest(node, healths)
        whole = 1.0
        for index, hero in enumerate(self.heroes):
            free = hero.free if index != self.me else self.box.bar - hero.red - black
            if free <= 0:
                return 0.0
            wait = self.wait(index, healths, hits[index])
            whole *= prospects(hero.guard, hits[index], bonus[index], wait, hero.bleeds)[free]
        return whole

    def wait(self, index: int, healths: Healths, hits: tuple[Hit, ...]) -> int:
        """What foes cost a character after their next activation, before its own (DS-17.4); in halves."""
        turns = (index - self.aggro - 1) % len(self.heroes)
        if not turns:
            return 0
        guard = self.heroes[index].guard
        now = sum(usual_loss(guard, hit) for hit in hits)
        usual = self.usual(index, healths)
        return round(2 * turns * WAITING * (0.5 * now + 0.5 * usual))

    def usual(self, index: int, healths: Healths) -> float:
        """What the foes alive cost a character in a turn."""
        key = (index, healths)
        found = self._usual.get(key)
        if found is None:
            found = sum(self.toll(i)[index] for i, health in enumerate(healths) if health > 0)
            self._usual[key] = found
        return found

    def standing(self, place: Place, waiting: bool, aggro: int = -1) -> float:
        """The value of being somewhere while the foes (those `waiting`) act."""
        hero = self.heroes[self.me]
        return sum(
            chance * self.survival(hits, self.healths, place[0], hero.black)
            for chance, hits in self.coming(place, self.healths, waiting, aggro)
        )

    def defence(self, way: int, place: Place, hit: Hit, extra: int) -> float:
        """The value of meeting an attack one way (0 block, 1 dodge), ending at a place."""
        hero = self.heroes[self.me]
        ways = losses(hero.guard, hit)
        if way >= len(ways):
            return -1.0
        bonus = self.rest(place[0], self.healths)[self.me]
        value = 0.0
        for chance, hits in self.coming(place, self.healths, waiting=True):
            wait = self.wait(self.me, self.healths, hits[self.me])
            after = prospects(hero.guard, hits[self.me], bonus, wait)
            for loss, p in ways[way]:
                left = hero.free - loss - extra
                if left > 0:
                    value += chance * p * after[left]
        return value

    def drink(self) -> None:
        """DS-4.4: what the flask would make of this."""
        hero = self.heroes[self.me]
        hero.black = hero.red = 0
        hero.estus = False
        self._rest.clear()

    def rally(self, stamina: int) -> None:
        """The same for Stamina for everybody; it takes the token."""
        self.heroes[self.me].tokens -= 1
        for hero in self.heroes:
            hero.black = max(0, hero.black - stamina)
        self._rest.clear()

    def strikes_at(self, foe: Foe, act: Act, place: Place) -> bool:
        """Whether an area attack would reach a place from where the figure stands."""
        return bool(
            act.arcs
            and self.board.distance[foe.node][place[0]] <= act.range
            and arcs_at(self.board, foe, foe.node, foe.facing, place) & act.arcs
        )

    # ------------------------------------------------------------------ ways

    def boss_on(self, node: int) -> Foe | None:
        if self.boss:
            for foe in self.foes:
                if foe.node == node and foe.model.boss:
                    return foe
        return None

    def steps(self, place: Place) -> list[tuple[str, Place]]:
        """One step of a character's own: what options call it, and where it leads (DS-32.5–32.8)."""
        node = place[0]
        here = self.boss_on(node)
        mine = arcs_at(self.board, here, node, here.facing, place) if here else 15
        found: list[tuple[str, Place]] = []
        for other in self.board.neighbours[node]:
            if not self.enters(node, other):
                continue
            if here and not arcs_at(self.board, here, node, here.facing, (other, -1)) & mine:
                continue
            if self.crowd(other) >= self.limit(other):
                continue
            there = self.boss_on(other)
            if there is None:
                found.append((f"node-{other}", (other, -1)))
                continue
            seen = arcs_at(self.board, there, there.node, there.facing, place)
            for i in range(4):
                if seen >> i & 1:
                    side = (there.facing + 2 * i) % 8
                    found.append((f"node-{other}-{ARC_NAMES[i]}", (other, side)))
        if here is not None:
            beside = ((mine << 1) | (mine >> 1) | (mine << 3) | (mine >> 3)) & 15 & ~mine
            for i in range(4):
                if beside >> i & 1:
                    found.append((f"arc-{ARC_NAMES[i]}", (node, (here.facing + 2 * i) % 8)))
        return found

    def enters(self, node: int, other: int) -> bool:
        """Whether a character may step from a node to this neighbour, as far as the ground goes."""
        return self.terrain.get(other, "barrel") in ("barrel", "broken_barrel")

    def crowd(self, node: int) -> int:
        """The models on a node, beside me."""
        crowd = sum(p[0] == node for i, p in enumerate(self.places) if i != self.me)
        return crowd + sum(foe.node == node for foe in self.foes)

    def limit(self, node: int) -> int:
        return CROWD

    def reach(self, place: Place, free: int, walks: int) -> dict[Place, Reached]:
        """Everywhere one can go: the Stamina it takes, the first step, what traps lie on the way."""
        chill = self.heroes[self.me].chill
        found = {place: Reached(0, "", 0.0)}
        heap: list[tuple[int, float, int, Place]] = [(0, 0.0, 0, place)]
        while heap:
            cost, risk, gone, here = heappop(heap)
            if (cost, risk) > (found[here].cost, found[here].risk):
                continue
            for name, there in self.steps(here):
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
                    found[there] = Reached(now, found[here].first or name, danger)
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
        outcomes: dict[tuple[bool, ...], tuple[float, list[float]]] = {}
        dice = deed.dice
        if self.boss and any(
            arcs_at(self.board, self.foes[i], self.foes[i].node, self.foes[i].facing, place)
            & self.foes[i].weak
            for i in group
        ):
            dice = (dice[0] + 1, dice[1], dice[2])  # DS-32.9
        odds = totals(dice)
        for total, p in enumerate(odds):
            if not p:
                continue
            left = [healths[i] - self.harm(deed, i, total) for i in group]
            fate = tuple(one <= 0 for one in left)
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
        whole: float = damage * deed.repeat
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
        ways = self.reach(place, me.free, walks) if moves else {place: Reached(0, "", 0.0)}
        for number, (there, way) in enumerate(ways.items()):
            # From here one may go on afterwards, which is most of the work: half of all.
            mark = self.budget.share(len(ways) - number if way.first else 2)
            try:
                if way.first:
                    value = self.weigh(there, black + way.cost, self.healths) - way.risk - 1e-4
                    value -= self.boredom(there)
                    if value > best.value:
                        best = Plan(value, "move", way.first, stand=there)
                if way.first and (struck or not deeds):
                    continue
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
                    best = Plan(value, "act", deed.id, found[1], found[2])
        return best

    def promise(self, deed: Deed, found: tuple[float, int, Place]) -> float:
        """How much of a wound a strike promises, up to a whole one."""
        _, aim, stand = found
        group = [i for i, foe in enumerate(self.foes) if foe.index == aim]
        if not group:
            return 0.0
        left = sum(p * sum(after) for p, after in self.strike(deed, stand, self.healths, group))
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
        return [there for id, there in self.steps(place) if not id.startswith("arc-")]

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


def usual_strike(hero: Hero, foe: Foe) -> tuple[float, float]:
    """The damage a character's most sensible attack does to a foe, and its Stamina."""
    best = (0.0, 0.0, 0.0)
    for attack in hero.attacks:
        armour = foe.resist if attack["magic"] else foe.block
        dice = (attack["dice"][0], attack["dice"][1], attack["dice"][2])
        if foe.model.boss and foe.weak:
            dice = (dice[0] + 1, dice[1], dice[2])
        harm = 0.0
        for total, p in enumerate(totals(dice)):
            harm += p * min(foe.health, max(0, total + attack["mod"] - armour))
        cost = attack["stamina"]
        best = max(best, (harm * (1 - 0.08 * cost), harm, cost))
    return best[1], best[2]
