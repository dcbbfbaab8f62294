"""How good a position of a fight is to the bots.

Its value is the chance, as far as the bot can tell, that nobody dies before the last foe does: exact for the
foes' next activation, an estimate for everything after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.kernel.board import Board
from undercroft.kernel.budget import Budget

from .bot_figures import (
    FIRST,
    PLAIN,
    Act,
    Box,
    Foe,
    Ground,
    Hero,
    Json,
    Model,
    Place,
    Terms,
    arcs_at,
)
from .bot_foresight import Foresight
from .bot_odds import FLASK, TOKEN, Hit, losses, prospects, totals, usual_loss

Healths = tuple[float, ...]
Seen = dict[tuple[Place, int], list[tuple[float, list[tuple[Hit, ...]]]]]
"""By my place and who is alive: the attacks that may come, with their chances."""

Fate = tuple[float, float, tuple[float, ...], list[float]]
"""How likely it is, the chance that those before me live, mine by free boxes, and the others' one by one."""

# How likely a foe that acts later in the fight finds its target, by what it aims at.
FINDS = {"nearest": 0.85, "aggro": 0.9, "area": 0.5}
WAITING = 0.7  # how much of that comes true until one's own turn: others strike in between
WORK = 12_000  # positions weighed for one decision at most; of a thousand decisions one needs half of that


class Outlook:
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
        self.idle = 0
        self.budget = Budget(WORK)
        self.remember()

    def remember(self) -> None:
        """Room for what is worked out once a question."""
        self.seen: Seen = {}
        self._worth: dict[tuple[Place, int, Healths], float] = {}
        self._fates: dict[tuple[Place, Healths], list[Fate]] = {}
        self._rest: dict[tuple[int, Healths], list[int]] = {}
        self._tolls: dict[int, list[float]] = {}
        self._usual: dict[tuple[int, Healths], float] = {}
        self._speed: list[float] | None = None

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
        alive = 0
        for i, health in enumerate(healths):
            if health > 0:
                alive |= 1 << i
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
        key = (place, black, healths)
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self.leaf(place, black, healths)
        return found

    def leaf(self, place: Place, black: int, healths: Healths) -> float:
        """The value of ending here with so much Stamina spent."""
        if not any(health > 0 for health in healths):
            return 1.0
        hero = self.heroes[self.me]
        free = self.box.bar - hero.red - black
        if free <= 0:
            return 0.0
        value = 0.0
        for chance, before, mine, after in self.fates(place, healths):
            whole = before * mine[free]
            for one in after:
                whole *= one
            value += chance * whole
        return value

    def fates(self, place: Place, healths: Healths) -> list[Fate]:
        """What may come of ending here, however much Stamina that took."""
        key = (place, healths)
        found = self._fates.get(key)
        if found is None:
            found = self._fates[key] = []
            for chance, hits in self.coming(place, healths):
                tables = self.tables(hits, healths, place[0])
                shares = [
                    table[hero.free] if hero.free > 0 else 0.0
                    for hero, table in zip(self.heroes, tables, strict=True)
                ]
                before = 1.0
                for one in shares[: self.me]:
                    before *= one
                found.append((chance, before, tables[self.me], shares[self.me + 1 :]))
        return found

    def tables(
        self, hits: list[tuple[Hit, ...]], healths: Healths, node: int
    ) -> list[tuple[float, ...]]:
        """How good each number of free boxes is to each character."""
        bonus = self.rest(node, healths)
        return [
            prospects(
                hero.guard,
                hits[index],
                bonus[index],
                self.wait(index, healths, hits[index]),
                hero.bleeds,
            )
            for index, hero in enumerate(self.heroes)
        ]

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
        now = sum([usual_loss(guard, hit) for hit in hits])
        usual = self.usual(index, healths)
        return round(2 * turns * WAITING * (0.5 * now + 0.5 * usual))

    def usual(self, index: int, healths: Healths) -> float:
        """What the foes alive cost a character in a turn."""
        key = (index, healths)
        found = self._usual.get(key)
        if found is None:
            found = sum([self.toll(i)[index] for i, health in enumerate(healths) if health > 0])
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

    def forget(self) -> None:
        """What was worked out for how things are does not hold for how they might be."""
        self._worth.clear()
        self._fates.clear()
        self._rest.clear()

    def drink(self) -> None:
        """DS-4.4: what the flask would make of this."""
        hero = self.heroes[self.me]
        hero.black = hero.red = 0
        hero.estus = False
        self.forget()

    def rally(self, stamina: int) -> None:
        """The same for Stamina for everybody; it takes the token."""
        self.heroes[self.me].tokens -= 1
        for hero in self.heroes:
            hero.black = max(0, hero.black - stamina)
        self.forget()

    def strikes_at(self, foe: Foe, act: Act, place: Place) -> bool:
        """Whether an area attack would reach a place from where the figure stands."""
        return bool(
            act.arcs
            and self.board.distance[foe.node][place[0]] <= act.range
            and arcs_at(self.board, foe, foe.node, foe.facing, place) & act.arcs
        )


def usual_strike(hero: Hero, foe: Foe) -> tuple[float, float]:
    """The damage a character's most sensible attack does to a foe, and its Stamina."""
    best = (0.0, 0.0, 0.0)
    for attack in hero.attacks:
        armour = foe.resist if attack.magic else foe.block
        dice = attack.dice
        if foe.model.boss and foe.weak:
            dice = (dice[0] + 1, dice[1], dice[2])
        harm = 0.0
        for total, p in enumerate(totals(dice)):
            harm += p * min(foe.health, max(0, total + attack.mod - armour))
        cost = attack.stamina
        best = max(best, (harm * (1 - 0.08 * cost), harm, cost))
    return best[1], best[2]
