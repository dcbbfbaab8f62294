"""What to do with an activation: where to go, whom to strike, where to end.

It thinks in the state of a model and asks the rules what they allow: where a step leads (`places`), whom an
action reaches and what its dice come to, what the foes would do then (`foresight`). A position is worth the
chance, as far as one can tell, that nobody dies before the last foe does: exact for the foes' next
activation, an estimate for everything after it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from undercroft.kernel.budget import Budget, Spent

from .acting import may_move, may_strike
from .attacks import action_cost, attack_dice, attack_mod, charging, damage_to, in_range
from .blows import Blow
from .foes import FoeIcon
from .foresight import Strike, foresee_all
from .gear import POISON, Action
from .harm import wounds
from .models import AREA, Behaviour, BehaviourCard, Icon
from .moving import barrel_cost, places
from .odds import Odds, pool_odds
from .places import Place
from .prospects import FLASK, TOKEN, Guard, Hit, hit_of
from .rolling import shield
from .state import FRESH, STRUCK, Character, Fight, Foe

Stand = tuple[int, int]
"""A node, and on a boss's node the compass direction one stands in (else -1)."""
Healths = tuple[float, ...]
"""Of the foes on the board, in their order; of those that may have been struck on average."""
Fate = tuple[float, float, tuple[float, ...], list[float]]
"""How likely it is, the chance that those before me live, mine by free boxes, and the others' one by one."""
Act = tuple[Foe, BehaviourCard | None, list[int] | None]
"""A figure that will act, by what, and which icons (None: all)."""


class Coming:
    """What may come: how likely, the attacks on each character, and what they cost it on average."""

    __slots__ = ("chance", "hits", "pains")

    def __init__(self, chance: float, hits: list[tuple[Hit, ...]], pains: list[float]) -> None:
        self.chance = chance
        self.hits = hits
        self.pains = pains


Seen = dict[tuple[Stand, int, bool], list[Coming]]
"""By my place, who is alive, and whether some have acted: the attacks that may come, with their chances."""
Steps = dict[Stand, list[tuple[Place, Stand]]]

WORK: Final = 6_000
"""Positions weighed for one decision at most."""
FARTHEST: Final = 5
"""Stamina worth spending on a single run."""
MOST_SEEN: Final = 5_000
MOST_GUARDS: Final = 50
TRAP: Final = 0.03
"""What an unseen trap takes from a plan."""
IMPATIENCE: Final = 0.02
"""What every activation without progress takes from a plan without a strike."""
WAITING: Final = 0.7
"""How much of the foes' usual harm comes true until one's own turn: others strike in between."""
FINDS: Final = {"nearest": 0.85, "aggro": 0.9, "area": 0.5}
"""How likely a foe that acts later in the fight finds its target, by what it aims at."""
NOWHERE: Final = (-1, -1)


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


class Wits:
    """What has been worked out about a pack: guards by what they are made of."""

    __slots__ = ("guards", "scene", "seen", "steps")

    def __init__(self) -> None:
        self.guards: dict[tuple[object, ...], Guard] = {}
        self.scene: tuple[object, ...] = ()
        self.seen: Seen = {}
        self.steps: Steps = {}

    def remember(self, scene: tuple[object, ...]) -> None:
        """What was foreseen holds as long as everybody else is where he was."""
        if scene != self.scene or len(self.seen) > MOST_SEEN:
            self.scene, self.seen, self.steps = scene, {}, {}

    def guard(self, state: Fight, character: Character, bar: int, both: bool) -> Guard:
        """What a character defends itself with in the foes' next activation."""
        gear = state.loadout(character)
        dodge = 0 if gear.ponderous else gear.dodge
        price = 1 + (0 if both else character.chill) if dodge else 0
        block, resist = shield(state, character, False), shield(state, character, True)
        key = (block, resist, dodge, price, character.ember, both)
        found = self.guards.get(key)
        if found is None:
            if len(self.guards) > MOST_GUARDS:
                self.guards.clear()
            pack = state.pack
            away = pool_odds(pack, (0, 0, 0), dodge)
            found = self.guards[key] = Guard(
                pool_odds(pack, block), pool_odds(pack, resist), away, price,
                character.ember, both, bar,
            )  # fmt: skip
        return found


class Tactics:
    """One moment of a fight as one character sees it. The state is as it was whenever nothing is asked."""

    bar: Final = 10

    def __init__(self, state: Fight, me: int, wits: Wits, idle: int = 0, work: int = WORK) -> None:
        self.state = state
        self.me = me
        self.wits = wits
        self.idle = idle
        self.budget = Budget(work)
        self.mine: Character = state.characters[me]
        self.stand: Stand = stand_of(self.mine)
        self.foes: list[Foe] = state.living()
        self.healths: Healths = tuple([float(foe.health - foe.wounds) for foe in self.foes])
        self.count = len(state.characters)
        self.gain: int = state.start_gain
        self.cap: int = 10 + self.mine.grace
        self.both: bool = state.shoves_from_start
        self.guards: list[Guard] = self.find_guards()
        self.cards: list[tuple[float, BehaviourCard | None]] = next_cards(state)
        last = state.aggro if state.last_active is None else state.last_active
        last = self.me if last is None else last
        self.turns: list[float] = [
            WAITING * ((seat - last - 1) % self.count) for seat in range(self.count)
        ]
        """How often foes act after their next activation, before a character's own (DS-17.4); in halves."""
        self.traps: list[int] = [laid.node for laid in state.traps if not laid.flipped]
        self.forget()
        self._tolls: dict[int, list[float]] = {}
        self._usual: dict[int, list[float]] = {}
        self._blows: dict[tuple[object, ...], list[tuple[float, Healths]]] = {}
        wits.remember(self.scene())
        self._seen = wits.seen
        self._steps = wits.steps
        self._speed: list[float] = []
        self._dear: list[float] = []

    def scene(self) -> tuple[object, ...]:
        """All that foresight hangs on but my own place and who is alive."""
        state = self.state
        others = [stand_of(one) for one in state.characters if one is not self.mine]
        figures = [(foe.index, foe.node, foe.facing, foe.conditions) for foe in self.foes]
        rest: tuple[object, ...] = ()
        if state.active is None:
            rest = (state.top, len(state.agenda), [foe.acted for foe in self.foes])
        return (
            self.me, state.aggro, state.terrain, id(state.board), others, figures, self.cards,
            state.heated, self.guards, rest,
        )  # fmt: skip

    def find_guards(self) -> list[Guard]:
        """With what will hold when the foes act."""
        state = self.state
        ward = state.ward
        if state.active is not None:
            state.ward = state.ward_next
        try:
            return [
                self.wits.guard(state, one, 10 + one.grace, self.both) for one in state.characters
            ]
        finally:
            state.ward = ward

    def forget(self) -> None:
        """What was worked out for how things are does not hold for how they might be."""
        self._worth: dict[tuple[Stand, int, Healths], float] = {}
        self._fates: dict[tuple[Stand, Healths], list[Fate]] = {}
        self._rest: dict[tuple[int, Healths], list[int]] = {}

    def free(self, character: Character) -> int:
        return 10 + character.grace - character.black - character.red

    # ------------------------------------------------------------------ the foes' next activation

    def put(self, stand: Stand) -> None:
        """Stand there, until put back."""
        mine = self.mine
        node, side = stand
        mine.node = None if node < 0 else node
        mine.side = None if side < 0 else side

    def acts(self, card: BehaviourCard | None, waiting: bool) -> list[Act]:
        """Who acts, one after the other (DS-25.2, DS-A.147)."""
        found: list[tuple[int, int, Act]] = []
        state = self.state
        if waiting:
            left = under_way(state)
            if left is not None:
                found.append((-99, -1, left))
        for foe in self.foes:
            if foe.node is None or (waiting and foe.acted) or not self.awake(foe):
                continue
            played = None
            if foe.model.boss:
                if waiting:
                    card = state.resolving
                if card is not None and foe.model in card.halves:
                    played = card
                elif foe.model.own is None:
                    continue
            elif foe.model.own is None:
                continue
            found.append((-foe.model.threat, foe.index, (foe, played, None)))
        found.sort(key=by_threat)
        return [act for _, _, act in found]

    def awake(self, foe: Foe) -> bool:
        """Whether it will act."""
        return True

    def coming(self, stand: Stand, healths: Healths, waiting: bool = False) -> list[Coming]:
        """The attacks on everybody with me at this place, with their chances."""
        alive = 0
        for index in range(len(healths)):
            if healths[index] > 0.0:
                alive |= 1 << index
        key = (stand, alive, waiting)
        found = self._seen.get(key)
        if found is not None:
            return found
        spots = [foe.node for foe in self.foes]
        self.put(stand)
        for index in range(len(healths)):
            if healths[index] <= 0.0:
                self.foes[index].node = None
        try:
            found = self.foreseen(waiting)
        finally:
            self.put(self.stand)
            for index in range(len(spots)):
                self.foes[index].node = spots[index]
        self._seen[key] = found
        return found

    def foreseen(self, waiting: bool) -> list[Coming]:
        """The same for how everybody stands."""
        if waiting:
            return [self.told(1.0, foresee_all(self.state, self.acts(None, True)).strikes)]
        return [
            self.told(chance, foresee_all(self.state, self.acts(card, False)).strikes)
            for chance, card in self.cards
        ]

    def told(self, chance: float, strikes: list[Strike]) -> Coming:
        """Attacks by whom they hit."""
        found: list[list[Hit]] = [[] for _ in range(self.count)]
        pains = [0.0] * self.count
        for strike in strikes:
            seat = strike.seat
            hit = self.hit(strike)
            found[seat].append(hit)
            pains[seat] += self.guards[seat].usual_loss(hit)
        return Coming(chance, [tuple(one) for one in found], pains)

    def hit(self, strike: Strike) -> Hit:
        more = strike.conditions if self.both else heavy(strike.foe)
        return hit_of(strike.damage, strike.magic, strike.difficulty, more)

    # ------------------------------------------------------------------ the rest of the fight

    def speed(self) -> list[float]:
        """For each foe: the damage an activation does to it on average, by whoever it is."""
        if not self._speed:
            state = self.state
            self._dear = [0.0] * self.count
            for foe in self.foes:
                whole = 0.0
                for character in state.characters:
                    rate, cost = usual_strike(state, character, foe)
                    whole += rate
                    self._dear[character.seat] += cost / len(self.foes)
                self._speed.append(max(0.12, whole / self.count))
        return self._speed

    def rest(self, node: int, healths: Healths) -> list[int]:
        """What each character can count on beyond its bar, less what is still to come, in halves."""
        key = (node, healths)
        found = self._rest.get(key)
        if found is not None:
            return found
        speed = self.speed()
        state = self.state
        count = self.count
        todo: list[tuple[float, float, int]] = []
        for index in range(len(healths)):
            health = healths[index]
            if health <= 0.0:
                continue
            away = state.board.distance[node][self.foes[index].spot] if node >= 0 else 2
            time = max(1.0, health / speed[index]) + 0.25 * max(0, away - 1)
            todo.append((-total_of(self.toll(index)) / time, time, index))
        todo.sort()
        costs = [0.0] * count
        clock = 0.0
        for _, time, index in todo:
            clock += time
            toll = self.toll(index)
            for seat in range(count):
                costs[seat] += toll[seat] * max(0.0, clock - 0.7)
        found = []
        turns = clock / count
        for character in state.characters:
            seat = character.seat
            tokens = (1.0 if character.luck else 0.0) + (1.0 if character.heroic else 0.0)
            bonus = FLASK * (1.0 if character.estus else 0.0) + TOKEN * tokens - costs[seat]
            drain = (self._dear[seat] - self.gain) * turns
            bonus -= drain if drain > 0 else max(drain, -float(character.black))
            found.append(round(2.0 * bonus))
        self._rest[key] = found
        return found

    def toll(self, index: int) -> list[float]:
        """What a foe costs each character in each of its later activations."""
        found = self._tolls.get(index)
        if found is not None:
            return found
        foe = self.foes[index]
        found = [0.0] * self.count
        if foe.model.boss:
            for chance, card in self.cards:
                if card is not None and foe.model in card.halves:
                    act = card.halves[foe.model]
                    for seat in range(self.count):
                        found[seat] += chance * self.act_toll(foe, act, seat)
        elif foe.model.own is not None:
            for seat in range(self.count):
                found[seat] = self.act_toll(foe, foe.model.own, seat)
        self._tolls[index] = found
        return found

    def act_toll(self, foe: Foe, act: Behaviour, seat: int) -> float:
        whole = 0.0
        for icon in act.icons:
            if not icon.damage:
                continue
            finds = FINDS.get(icon.target or "", 0.5)
            if icon.target != AREA:
                finds *= min(1.0, (1.4 if icon.node or icon.push else 1.0) / self.count)
            whole += finds * self.guards[seat].usual_loss(self.icon_hit(foe, act, icon))
        return whole * act.repeat

    def icon_hit(self, foe: Foe, act: Behaviour, icon: Icon) -> Hit:
        modifiers = self.state.modifiers
        more = icon.conditions | modifiers.venom if self.both else heavy(foe)
        return hit_of(icon.damage + modifiers.might, icon.magic, act.dodge + modifiers.nimble, more)

    # ------------------------------------------------------------------ values

    def weigh(self, stand: Stand, black: int, healths: Healths) -> float:
        """The same as `leaf`, out of the budget of this decision."""
        self.budget.take()
        key = (stand, black, healths)
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self.leaf(stand, black, healths)
        return found

    def leaf(self, stand: Stand, black: int, healths: Healths) -> float:
        """The value of ending here with so much Stamina spent."""
        if total_of(healths) <= 0.0:
            return 1.0
        free = self.cap - self.mine.red - black
        if free <= 0:
            return 0.0
        value = 0.0
        for chance, before, mine, after in self.fates(stand, healths):
            whole = before * mine[free]
            for one in after:
                whole *= one
            value += chance * whole
        return value

    def fates(self, stand: Stand, healths: Healths) -> list[Fate]:
        """What may come of ending here, however much Stamina that took."""
        key = (stand, healths)
        found = self._fates.get(key)
        if found is None:
            found = self._fates[key] = []
            bonus, usual = self.rest(stand[0], healths), self.usual(healths)
            for one in self.coming(stand, healths):
                tables = self.tables(one, bonus, usual)
                before = 1.0
                after: list[float] = []
                for character in self.state.characters:
                    seat = character.seat
                    if seat == self.me:
                        continue
                    free = self.free(character)
                    share = tables[seat][free] if free > 0 else 0.0
                    if seat < self.me:
                        before *= share
                    else:
                        after.append(share)
                found.append((one.chance, before, tables[self.me], after))
        return found

    def tables(
        self, coming: Coming, bonus: list[int], usual: list[float]
    ) -> list[tuple[float, ...]]:
        """How good each number of free boxes is to each character."""
        return [
            self.guards[seat].prospects(
                coming.hits[seat],
                bonus[seat],
                round(self.turns[seat] * (coming.pains[seat] + usual[seat])),
                self.bleeds(seat),
            )
            for seat in range(self.count)
        ]

    def bleeds(self, seat: int) -> bool:
        return self.both and bool(self.state.characters[seat].conditions & 1)

    def standing(self, stand: Stand, waiting: bool) -> float:
        """The value of being somewhere while the foes (those still to act) do."""
        value = 0.0
        bonus, usual = self.rest(stand[0], self.healths), self.usual(self.healths)
        for one in self.coming(stand, self.healths, waiting):
            tables = self.tables(one, bonus, usual)
            whole = one.chance
            for character in self.state.characters:
                free = self.free(character)
                whole *= tables[character.seat][free] if free > 0 else 0.0
            value += whole
        return value

    def usual(self, healths: Healths) -> list[float]:
        """What the foes alive cost each character in a turn."""
        alive = 0
        for index in range(len(healths)):
            if healths[index] > 0.0:
                alive |= 1 << index
        found = self._usual.get(alive)
        if found is None:
            found = [0.0] * self.count
            for index in range(len(healths)):
                if healths[index] > 0.0:
                    toll = self.toll(index)
                    for seat in range(self.count):
                        found[seat] += toll[seat]
            self._usual[alive] = found
        return found

    def met(self, way: int, stand: Stand, blow: Blow, extra: int) -> float:
        """The value of meeting an attack one way (0 block, 1 dodge), ending at a place."""
        foe = self.state.foes[blow.foe]
        hit = hit_of(blow.strength, blow.magic, blow.difficulty, heavy(foe))
        ways = self.guards[self.me].losses(hit)
        if way >= len(ways):
            return -1.0
        bonus = self.rest(stand[0], self.healths)[self.me]
        free = self.free(self.mine)
        usual = self.usual(self.healths)[self.me]
        value = 0.0
        for one in self.coming(stand, self.healths, True):
            chance = one.chance
            wait = round(self.turns[self.me] * (one.pains[self.me] + usual))
            after = self.guards[self.me].prospects(one.hits[self.me], bonus, wait)
            for lost, likely in ways[way]:
                left = free - lost - extra
                if left > 0:
                    value += chance * likely * after[left]
        return value

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
        heavy_load = state.loadout(mine).ponderous
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
                if mine.walk_left:
                    price = state.walk_price(mine)
                elif heavy_load:
                    continue
                else:
                    price = state.run_price(mine)
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
        return found

    def step_risk(self, node: int) -> float:
        return TRAP if node in self.traps else 0.0

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
        onward = ways if self.mine.phase in (FRESH, STRUCK) else {}
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
                        best = self.best_deed(best, deeds, there, way, {})
                else:
                    best = self.best_deed(best, deeds, there, way, onward)
            except Spent:
                pass
            finally:
                self.budget.restore(mark)
        return best

    def best_deed(
        self,
        best: Plan,
        deeds: list[Deed],
        there: Stand,
        way: Reached,
        onward: dict[Stand, Reached],
    ) -> Plan:
        """What is best so far, or a deed done at the end of this way."""
        black = self.mine.black + way.cost
        number = len(deeds)
        for deed in deeds:
            mark = self.budget.share(number)
            number -= 1
            value, aim, stand = self.deed_value(
                deed, deeds, there, black, self.healths, onward, True
            )
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
        deeds: list[Deed],
        stand: Stand,
        black: int,
        healths: Healths,
        onward: dict[Stand, Reached],
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
                        value += chance * self.after(
                            deed, deeds, one, black + cost, after, onward, deep
                        )
                except Spent:
                    return best
                if value > best[0]:
                    best = (value, self.foes[group[0]].index, one)
        return best

    def after(
        self,
        deed: Deed,
        deeds: list[Deed],
        stand: Stand,
        black: int,
        healths: Healths,
        onward: dict[Stand, Reached],
        deep: bool,
    ) -> float:
        """The value once a deed is done: the other hand, a few steps, the end."""
        best = self.weigh(stand, black, healths)
        if best >= 1.0:
            return best
        if deep:
            for other in deeds:
                if other.slot != deed.slot:
                    found = self.deed_value(other, deeds, stand, black, healths, onward, False)
                    best = max(best, found[0])
        free = self.cap - black - self.mine.red
        try:
            for there, way in onward.items():
                if way.first is not None and (not way.cost or way.cost < free):
                    best = max(best, self.weigh(there, black + way.cost, healths) - way.risk)
            if deed.action.shift and deed.action.when == "after":
                for there in self.shifts(stand):
                    best = max(best, self.weigh(there, black, healths) - self.step_risk(there[0]))
        except Spent:
            pass  # the best found so far
        return best

    # ------------------------------------------------------------------ in the middle of a deed

    def struck(self, action: Action, deeds: list[Deed], stand: Stand, group: list[int]) -> float:
        """The value of striking these now; it has been paid for."""
        onward = self.reach() if self.mine.phase == STRUCK else {}
        value = 0.0
        for chance, after in self.strike(action, stand, self.healths, group):
            value += chance * self.then(Deed(-1, action), deeds, stand, after, onward)
        return value

    def then(
        self,
        deed: Deed,
        deeds: list[Deed],
        stand: Stand,
        healths: Healths,
        onward: dict[Stand, Reached],
    ) -> float:
        """The best one can go on to, as far as the budget goes."""
        black = self.mine.black
        try:
            return self.after(deed, deeds, stand, black, healths, onward, True)
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
        return self.leaf(stand, self.mine.black, self.healths) - self.step_risk(stand[0])


def stand_of(character: Character) -> Stand:
    node, side = character.node, character.side
    return (-1 if node is None else node, -1 if side is None else side)


def by_threat(one: tuple[int, int, Act]) -> tuple[int, int]:
    return one[0], one[1]


def total_of(some: list[float] | tuple[float, ...]) -> float:
    whole = 0.0
    for one in some:
        whole += one
    return whole


def heavy(foe: Foe) -> int:
    """What a strong block of its blows costs."""
    ability = foe.model.ability
    if ability is None or ability.op != "heavy_blows":
        return 0
    return ability.least << 4 | ability.stamina


def under_way(state: Fight) -> Act | None:
    """What is left of the card of whoever is acting."""
    left: list[int] = []
    acting: FoeIcon | None = None
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, FoeIcon):
            acting = acting or step
            if step.doing.foe == acting.doing.foe:
                left.append(step.doing.index)
    if acting is None or state.foes[acting.doing.foe].node is None:
        return None
    return state.foes[acting.doing.foe], acting.doing.card, left


def next_cards(state: Fight) -> list[tuple[float, BehaviourCard | None]]:
    """What a boss may do next: the known card, or all that may still come (DS-33.6, DS-35.3)."""
    if state.boss is None:
        return [(1.0, None)]
    if state.known_deck:
        return [(1.0, state.known_deck[0])]
    if state.deck.size:
        found: list[tuple[float, BehaviourCard | None]] = []
        for pool, left in state.deck.groups:
            found += [(left / len(pool) / state.deck.size, card) for card in pool]
        return found
    return [(1.0, state.discard[0] if state.discard else None)]


def usual_strike(state: Fight, character: Character, foe: Foe) -> tuple[float, float]:
    """The damage a character's most sensible attack does to a foe, and its Stamina."""
    best = found = cost = 0.0
    left = foe.health - foe.wounds
    weak = state.boss is not None and bool(state.weak_arcs(foe))
    gear = state.loadout(character)
    for slot in range(2):
        item = character.weapon(slot)
        if item is None:
            continue
        for action in item.actions:
            if not action.attacks or not any(action.dice):
                continue
            black, blue, orange = action.dice
            more = gear.attack_dice
            dice = (black + more[0] + weak, blue + more[1], orange + more[2])
            odds = pool_odds(state.pack, dice)
            mod = attack_mod(state, character, action)
            harm = 0.0
            for total in range(len(odds)):
                power = max(0, total + mod)
                harm += odds[total] * min(left, damage_to(state, character, action, foe, power))
            if harm * (1.0 - 0.08 * action.stamina) > best:
                best = harm * (1.0 - 0.08 * action.stamina)
                found, cost = harm, float(action.stamina)
    return found, cost
