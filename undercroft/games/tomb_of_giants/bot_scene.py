"""An encounter of this box as its bot sees it: objectives, special rules, rooms, and what they are worth.

The value of a position is the chance that nobody dies before the objectives are met: exact for the enemies'
next turn, an estimate of the work left (and of what it will cost) for everything after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from undercroft.games.souls.bot_fight import (
    FLASK,
    SECOND,
    STINGS,
    TOKEN,
    Act,
    Foe,
    Foresight,
    Ground,
    Guard,
    Hero,
    Hit,
    Model,
    Place,
    Pool,
    Terms,
    prospects,
    usual_loss,
)
from undercroft.games.souls.bot_party import Item, effects_of
from undercroft.games.souls.bot_plan import (
    FARTHEST,
    FINDS,
    Deed,
    Healths,
    Plan,
    Reached,
    Scene,
    deed_of,
    usual_strike,
)
from undercroft.kernel.board import FAR
from undercroft.kernel.budget import Spent

Json = Mapping[str, Any]

WALLS = ("gravestone", "dim_gravestone", "chest", "open_chest")
HASTE = 0.97  # what each turn of work still to be done leaves of a position
RUNS = 2  # nodes a character runs in a turn without tiring
TRAP = 0.03  # what a point of damage a trap may do takes from a plan
BARREL = 0.004  # what a barrel left whole is worth: it may hold a soul
CHEST = 0.06  # what an open chest is worth beside the objectives
SHRINE = 0.4  # how likely a foe beside the shrine is stopped before it is on it
UNLUCKY = 0.4  # how likely pushes end where it is bad to be
NEVER = 99.0
LOOSED = 3.0  # the turns it takes to be rid of what a chest sets loose
LEAVING = 1.5  # the turns in which somebody still stands where nothing keeps him
PASSING = 0.9  # the share of the turns left in which those who still sleep on the way will be awake
EXIT_LIMIT = 4


class Quest:
    """The special rules of an encounter card and of the rendezvous below it."""

    def __init__(self, card: Json | None, rules: Sequence[Json]) -> None:
        self.rules: dict[str, Json] = {}
        venom = 0
        for rule in (*(card["rules"] if card else ()), *rules):
            self.rules[rule["id"].removeprefix("tg-rule-")] = rule["args"]
            if rule["id"] == "tg-rule-venom":
                venom |= STINGS.get(rule["args"]["condition"], 0)
        self.timers: list[tuple[int, list[Json]]] = [
            (timer["at"], timer["text"]) for timer in (card["timers"] if card else ())
        ]
        self.tiles: list[Json] = list(card["tiles"]) if card else []
        self.terms = Terms(self.number("might"), self.number("nimble"), self.number("haste"), venom)

    def number(self, name: str) -> int:
        rule = self.rules.get(name)
        return int(rule["flat"]) if rule else 0

    def enemy(self, name: str) -> str:
        rule = self.rules.get(name)
        return str(rule["enemy"]["id"]) if rule else ""

    def spawned(self, deeds: Sequence[Json], players: int) -> list[str]:
        """The enemies that something sets loose."""
        found: list[str] = []
        for deed in deeds:
            kind, args = deed["id"].removeprefix("tg-deed-"), deed["args"]
            if kind == "spawn":
                found += [args["enemy"]["id"]] * (args["flat"] + args["players"] * players)
            elif kind == "respawn":
                for number, tile in enumerate(self.tiles):
                    if args["tile"] in ("none", number + 1):
                        found += [model for group in tile["enemies"] for model in group]
        return found


class Arsenal:
    """What hand cards can do, out of the catalogue."""

    def __init__(self, catalog: Json) -> None:
        self.cards: Mapping[str, Any] = catalog["cards"]
        self._deeds: dict[tuple[Item, str], list[Deed]] = {}

    def deeds(self, item: Item, slot: str) -> list[Deed]:
        """The attacks of a card with its upgrades."""
        found = self._deeds.get((item, slot))
        if found is None:
            found = self._deeds[item, slot] = self._read(item, slot)
        return found

    def _read(self, item: Item, slot: str) -> list[Deed]:
        found: list[Deed] = []
        more = effects_of(self.cards, item)
        plain = [args for args in more if args["against"] == "none"]
        for index, option in enumerate(self.cards[item.card]["options"]):
            text = {"args": {"stamina": option["stamina"], "what": option["text"]}}
            deed = deed_of(f"act-{slot}-{index}", text)
            if deed is None:
                continue
            dice = deed.dice
            for args in plain:
                dice = (dice[0] + args["black"], dice[1] + args["blue"], dice[2] + args["orange"])
            found.append(
                deed._replace(
                    dice=dice,
                    mod=deed.mod + sum(args["mod"] for args in plain),
                    magic=deed.magic or any(args["magic"] == "yes" for args in plain),
                    cost=max(0, deed.cost - sum(args["amount"] for args in more)),
                )
            )
        return found

    def guard(self, now: Guard, before: Sequence[Item], after: Sequence[Item]) -> Guard:
        """The defence with other cards in hand."""
        block, resist, dodge = list(now.block), list(now.resist), now.dodge
        for items, sign in ((before, -1), (after, 1)):
            for item in items:
                card = self.cards[item.card]
                for i in range(3):
                    block[i] = max(0, block[i] + sign * card["block"][i])
                    resist[i] = max(0, resist[i] + sign * card["resist"][i])
                dodge = max(0, dodge + sign * card["dodge"])
        return now._replace(block=_pool(block), resist=_pool(resist), dodge=dodge)


def _pool(dice: Sequence[int]) -> Pool:
    return (dice[0], dice[1], dice[2])


class Chores(NamedTuple):
    """What the objectives ask for beside killing."""

    serial: float
    """Turns that leave no time for anything else."""
    parallel: float
    """Turns that go by whatever one does."""


Works = dict[tuple[int, Healths, tuple[int, ...], tuple[int, ...]], tuple[float, list[float]]]
"""By my node, the foes' Health and what this turn has done: the turns left, and what they cost each one."""


class TombScene(Scene):
    """One decision's picture of an encounter or a boss fight."""

    box = SECOND

    def __init__(
        self,
        table: Json,
        seat: int,
        grounds: Mapping[str, Ground],
        models: Mapping[str, Model],
        cards: Sequence[tuple[float, Mapping[str, Act]]],
        quest: Quest,
    ) -> None:
        super().__init__(table, seat, grounds, models, cards)
        fight = table["fight"]
        self.models = models
        self.quest = quest
        self.campaign = table["mode"] == "campaign"
        self.goals: list[Json] = fight["goals"]
        self.players = len(self.heroes)
        self.wall = 0
        for node, what in self.terrain.items():
            if what in WALLS:
                self.wall |= 1 << node
        for node in fight["gone"]:
            self.wall |= 1 << node
        if fight["ball"]:
            self.wall |= 1 << fight["ball"]["node"]
        self.blocked = self.wall
        self.spots = self._spots()
        self.terms = quest.terms
        if "shrine-guard" in quest.rules and self.spots["shrine"]:
            self.terms = self.terms._replace(shrine=self.spots["shrine"][0])
        self.sight = 1 if fight["darkness"] else 99
        self.awake = set(fight["awake"])
        self.timer: int = fight["timer"]
        self.node_limit: int = fight["node_limit"]
        forbidden = quest.rules.get("forbidden")
        self.forbidden = -1 if forbidden is None else int(forbidden["tile"]) - 1
        self.leave_clear = "leave-when-clear" in quest.rules
        self.unharmed = quest.enemy("unharmed")
        self.evasive = "evasive" in quest.rules
        self.torch: int | None = fight["torch"]
        self.bearer = next((i for i, seen in enumerate(table["heroes"]) if seen["torch"]), -1)
        self.tokens: list[Json] = fight["tokens"]
        self.active = next((i for i, seen in enumerate(table["heroes"]) if seen["active"]), -1)
        self.poisoned = [int("poison" in seen["conditions"]) for seen in table["heroes"]]
        for hero, seen in zip(self.heroes, table["heroes"], strict=True):
            more = max(seen["blessed"][0], 0), max(seen["blessed"][1], 0)
            if any(more):
                b, r = hero.guard.block, hero.guard.resist
                hero.guard = hero.guard._replace(
                    block=(b[0], b[1] + more[0], b[2]), resist=(r[0], r[1] + more[1], r[2])
                )
        # What this turn may do to the objectives, while a plan is weighed.
        self.pulled: tuple[int, ...] = ()
        self.opened: tuple[int, ...] = ()
        self.used: set[int] = set()
        self.walk_price, self.run_price = 0, 1
        self.began = -1
        self._stake: float | None = None
        self.works: Works = {}
        self._chores: dict[tuple[int, int], Chores] = {}
        self._futures: dict[tuple[Place, Healths], list[tuple[float, tuple[Hit, ...], int]]] = {}
        self._waits: dict[tuple[int, Healths, tuple[Hit, ...]], int] = {}
        self._steps: dict[Place, list[tuple[str, Place]]] = {}
        self._needed: set[int] | None = None
        self._model_tolls: dict[str, list[float]] = {}
        self.marked = {i for goal in self.goals if goal["goal"] == "kill" for i in goal["foes"]}
        kinds = {goal["goal"] for goal in self.goals if not goal["met"]}
        self.kill_all = "kill_all" in kinds or bool(self.boss)

    def _spots(self) -> dict[str, list[int]]:
        """Where the terrain that objectives speak of is."""
        names = ("shrine", "exit", "lever", "chest", "barrel")
        return {
            name: [node for node, what in self.terrain.items() if what == name] for name in names
        }

    def signature(self) -> tuple[object, ...]:
        return (*super().signature(), tuple(sorted(self.awake)), self.terms)

    def agenda(self) -> tuple[object, ...]:
        """All that the work left hangs on but my own place and the foes' Health."""
        goals = [(goal["goal"], goal["have"], goal["met"]) for goal in self.goals]
        guards = [hero.guard for hero in self.heroes]
        rest = (self.timer, self.active, self.torch, self.bearer, len(self.tokens))
        return (*self.signature(), goals, guards, rest, *self.spots.values())

    # ------------------------------------------------------------------ the enemies' next turn

    def foresee(
        self, healths: Healths, waiting: bool, places: list[Place], aggro: int
    ) -> list[tuple[float, list[tuple[Hit, ...]]]]:
        rooms = self.board.rooms
        awake = self.awake | {rooms[place[0]] for place in places if place[0] >= 0}
        sight = Foresight(self.board, self.blocked, self.heroes, aggro, self.box, self.terms)
        found = []
        for chance, acts in self.acts(healths, waiting):
            acting = [one for one in acts if rooms[one[0].node] in awake]
            sight.unlucky = False
            hits = sight.hits(acting, places)
            hits.append(((0, False, 0, 0),) * sight.beside_shrine())
            if sight.pushes and len(acting) > 1 and not self.boss:
                # Nobody knows where they will have been pushed when the next one acts. (A boss's cards are
                # uncertain enough.)
                sight.unlucky = True
                worse = sight.hits(acting, places)
                worse.append(((0, False, 0, 0),) * sight.beside_shrine())
                found.append((chance * UNLUCKY, worse))
                found.append((chance * (1 - UNLUCKY), hits))
            else:
                found.append((chance, hits))
        return found

    def acts(self, healths: Healths, waiting: bool) -> list[tuple[float, list[tuple[Foe, Act]]]]:
        if not self.boss:
            return super().acts(healths, waiting)
        alive = [
            foe
            for foe, health in zip(self.foes, healths, strict=True)
            if health > 0 and not (waiting and foe.acted)
        ]
        alive.sort(key=lambda foe: -foe.model.threat)
        if waiting:
            return [(1.0, [(foe, foe.model.own) for foe in alive if foe.model.own])]
        found = []
        for chance, halves in self.cards:
            acts = [(foe, halves.get(foe.id) or foe.model.own) for foe in alive]
            found.append((chance, [(foe, act) for foe, act in acts if act is not None]))
        return found

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

    def chores(self, node: int) -> Chores:
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
            found = self._chores[key] = Chores(serial, parallel)
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
            foe = Foe({**NOBODY, "model": id, "health": model.health}, model)
            found = [
                self.act_toll(foe, model.own, hero) if model.own else 0.0 for hero in self.heroes
            ]
            self._model_tolls[id] = found
        return found

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
            work = _Work(self, node, healths)
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

    def enters(self, node: int, other: int) -> bool:
        if self.wall >> other & 1:
            return False
        rooms = self.board.rooms
        if rooms[node] == rooms[other]:
            return True
        if rooms[other] == self.forbidden:
            return False
        return not self.leave_clear or not any(rooms[foe.node] == rooms[node] for foe in self.foes)

    def steps(self, place: Place) -> list[tuple[str, Place]]:
        found = self._steps.get(place)
        if found is None:
            found = self._steps[place] = super().steps(place)
        return found

    def limit(self, node: int) -> int:
        return EXIT_LIMIT if node in self.spots["exit"] else self.node_limit

    def reach(self, place: Place, free: int, walks: int) -> dict[Place, Reached]:
        """TG-22.2, TG-7.5: one walk, then runs; a doorway ends it."""
        rooms = self.board.rooms
        found = {place: Reached(0, "", 0.0)}
        heap: list[tuple[int, float, int, Place]] = [(0, 0.0, 0, place)]
        while heap:
            cost, risk, gone, here = heappop(heap)
            if (cost, risk) > (found[here].cost, found[here].risk):
                continue
            if gone and rooms[here[0]] != rooms[place[0]]:
                continue
            for name, there in self.steps(here):
                price = self.walk_price if gone < walks else self.run_price
                now = cost + price
                if (price and now >= free) or now > FARTHEST:
                    continue
                moved = there[0] != here[0]
                danger = risk + (self.step_risk(there[0]) if moved else 0.0)
                old = found.get(there)
                if old is None or (now, danger) < (old.cost, old.risk):
                    found[there] = Reached(now, found[here].first or name, danger)
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

    def pitfall(self, node: int) -> float:
        """TG-9: unseen, so what the mix of tokens does on average; the dodge is free."""
        if node not in self.traps:
            return 0.0
        hero = self.heroes[self.me]
        hurt = 1.2 if not hero.guard.dodge else (0.7 if hero.guard.dodge == 1 else 0.4)
        wanted = any(goal["goal"] == "barrels" for goal in self.goals)
        calm = not any(
            foe.awake for foe in self.foes
        )  # then there is time to recover, and only the way
        share = 0.5 if wanted else (0.1 if calm else 1.0)
        return TRAP * hurt * share * (1 + 3 / max(1, hero.free - 1)) / (1 + 0.5 * self.idle)

    # ------------------------------------------------------------------ strikes

    def targets(self, deed: Deed, place: Place, healths: Healths) -> list[list[int]]:
        if deed.high > self.sight:
            deed = deed._replace(high=self.sight)  # TG-16.2
        return super().targets(deed, place, healths)

    def strike(
        self, deed: Deed, place: Place, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        light = self.quest.number("torchlight")
        if light and not self.lit(place):
            deed = deed._replace(mod=deed.mod + light)
        found = super().strike(deed, place, healths, group)
        if self.evasive:
            found = [(p / 2, after) for p, after in found] + [(0.5, healths)]
        return found

    def lit(self, place: Place) -> bool:
        if self.torch is None:
            return False
        torch = place[0] if self.bearer == self.me else self.torch
        return self.board.distance[place[0]][torch] <= 1

    def harm(self, deed: Deed, index: int, total: int) -> float:
        return 0.0 if self.foes[index].id == self.unharmed else super().harm(deed, index, total)

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
        ways = self.reach(me.place, me.free, walks) if moves else {me.place: Reached(0, "", 0.0)}
        for there, way in ways.items():
            for name, spot, extra in self.errands(there[0]):
                onward = ways if not way.first and moves and not moved else {}
                value = self.errand_value(name, spot, there, way, onward) + extra
                if value > best.value + 1e-9:
                    if way.first:
                        best = Plan(value, "move", way.first, stand=there)
                    else:
                        best = Plan(value, "act", f"{name}-{spot}", stand=there)
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
        self._rest.clear()
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


RAISED, SOLDIERS = "skeleton_soldier", 3  # TG-30.4: who comes back, and how many figures there are
NEEDS = {"shrine": ("torc", "occu"), "exit": ("exit",), "lever": ("leve",), "chest": ("ches",)}
NOBODY: Json = {
    "foe": -1, "node": 0, "facing": None, "weak": [], "acted": True, "conditions": [],
}  # fmt: skip


class _Work:
    """What is still to be done, in the order that costs least: whom to kill, and how long it all takes."""

    def __init__(self, scene: TombScene, node: int, healths: Healths) -> None:
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
        whole = sum(self.times[i] for i in kills) + sum(self.times[i] for i in self.asleep)
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
