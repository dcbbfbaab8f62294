"""What a position of a fight is worth: the chance, as far as one can tell, that nobody dies before the last
foe does.

It is exact for the foes' next activation (`coming`), an estimate for everything after it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undercroft.kernel.budget import Budget

from .attacks import attack_mod, damage_to
from .blows import Blow
from .coming import Coming, Danger, Healths, Memory, Stand, heavy
from .figures import Character, Foe
from .gear import BLEED, Action, Pool
from .models import AREA, Behaviour, Icon
from .odds import pool_odds
from .prospects import FLASK, STEEP, TOKEN, Hit, hit_of
from .state import Fight

Fate = tuple[float, float, tuple[float, ...], list[float]]
"""How likely it is, the chance that those before me live, mine by free boxes, and the others' one by one."""

MOST_HARMS: Final = 20_000

# What a boss still costs each character of the first box, in boxes of the bar; fitted to how some hundred
# fights of veterans ended. Who is tired waits out of reach, so Stamina counts for nothing in the long run.
PACE: Final = 1.3
"""Each activation spent on striking,"""
READY: Final = 4.0
"""less what is always good for something,"""
FULL: Final = 5.0
"""and a full flask."""
LEAST: Final = 0.5
"""How many boxes make a difference at the very end,"""
SPREAD: Final = 1.5
"""and how many more the longer there is to go: blows that may fall add up like steps to either side."""

FINDS: Final = {"nearest": 0.85, "aggro": 0.9, "area": 0.5}
"""How likely a foe that acts later in the fight finds its target, by what it aims at."""
BESIDE: Final = 1.4
"""How many it strikes there that strikes or pushes all of a node."""
DEAR: Final = 0.08
"""What each Stamina takes from what an attack is worth."""


class Outlook(Danger):
    """How things stand, or would stand with me elsewhere and some foes struck."""

    def __init__(self, state: Fight, me: int, memory: Memory, work: int) -> None:
        super().__init__(state, me, memory)
        self.budget = Budget(work)
        self.gain: int = state.start_gain
        self.cap: int = 10 + self.mine.grace
        self.forget()
        self._tolls: dict[int, list[float]] = {}
        self._usual: dict[int, list[float]] = {}
        self._speed: list[float] = []
        self._dear: list[float] = []

    def forget(self) -> None:
        """What was worked out for how things are does not hold for how they might be."""
        self._worth: dict[tuple[Stand, int, Healths], float] = {}
        self._fates: dict[tuple[Stand, Healths], list[Fate]] = {}
        self._rest: dict[tuple[int, Healths], list[int]] = {}
        self._spare: list[float] = []
        self._steep: dict[tuple[int, Healths], int] = {}

    # ------------------------------------------------------------------ the rest of the fight

    def speed(self) -> list[float]:
        """For each foe: the damage an activation does to it on average, by whoever it is."""
        if not self._speed:
            state = self.state
            self._dear = [0.0] * self.count
            for foe in self.foes:
                whole = 0.0
                for character in state.characters:
                    rate, cost = usual_strike(state, character, foe, self.memory.harms)
                    whole += rate
                    self._dear[character.seat] += cost / len(self.foes)
                rate = max(0.12, whole * (1.0 - state.evasion) / self.count)
                self._speed.append(0.001 if state.unharmed(foe) else rate)
        return self._speed

    def rest(self, node: int, healths: Healths) -> list[int]:
        """What each character can count on beyond its bar, less what is still to come, in halves."""
        key = (node, healths)
        found = self._rest.get(key)
        if found is not None:
            return found
        state = self.state
        clock, costs = self.course(self.to_kill(node, healths), healths)
        if state.boss is not None:
            steep = LEAST + SPREAD * sqrt(total_of(costs) / self.count)
            self._steep[key] = max(1, round(2.0 * steep))
        found = []
        turns = clock / self.count
        spare = self.spare()
        for character in state.characters:
            seat = character.seat
            bonus = spare[seat]
            if state.boss is not None:
                bonus += READY - PACE * clock
            else:
                drain = (self._dear[seat] - self.gain) * turns
                bonus -= costs[seat]
                bonus -= drain if drain > 0 else max(drain, -float(character.black))
            found.append(round(2.0 * bonus))
        self._rest[key] = found
        return found

    def to_kill(self, node: int, healths: Healths) -> list[tuple[float, float, int]]:
        """The foes alive in the order that costs least: (what it is by, activations it takes, which)."""
        speed = self.speed()
        row = self.state.board.distance[node] if node >= 0 else None
        todo: list[tuple[float, float, int]] = []
        for index in range(len(healths)):
            health = healths[index]
            if health <= 0.0:
                continue
            away = 2 if row is None else row[self.foes[index].spot]
            time = health / speed[index]
            if time < 1.0:
                time = 1.0
            if away > 1:
                time += 0.25 * (away - 1)
            todo.append((-total_of(self.toll(index)) / time, time, index))
        todo.sort()
        return todo

    def course(
        self, todo: list[tuple[float, float, int]], healths: Healths
    ) -> tuple[float, list[float]]:
        """The activations it takes to be rid of them one after the other, and what each character pays."""
        speed = self.speed()
        count = self.count
        fallen = len(todo) < len(healths)
        costs = [0.0] * count
        clock = 0.0
        for _, time, index in todo:
            clock += time
            if fallen:
                clock += self.grief(index) / speed[index]
            fallen = True
            late = clock - 0.7
            if late > 0.0:
                toll = self.toll(index)
                for seat in range(count):
                    costs[seat] += toll[seat] * late
        return clock, costs

    def spare(self) -> list[float]:
        """What each character's flask and tokens are worth."""
        if not self._spare:
            boss = self.state.boss is not None
            for character in self.state.characters:
                estus = 1.0 if character.estus else 0.0
                tokens = (1.0 if character.luck else 0.0) + (1.0 if character.heroic else 0.0)
                self._spare.append(FULL * estus if boss else FLASK * estus + TOKEN * tokens)
        return self._spare

    def steep(self, node: int, healths: Healths) -> int:
        """How many boxes make a difference, in halves."""
        return self._steep.get((node, healths), STEEP)

    def grief(self, index: int) -> int:
        """The Health a boss gains when the other of its pair falls."""
        ability = self.foes[index].model.ability
        return 0 if ability is None else ability.grows()

    def toll(self, index: int) -> list[float]:
        """What a foe costs each character in each of its later activations."""
        found = self._tolls.get(index)
        if found is not None:
            return found
        foe = self.foes[index]
        found = [0.0] * self.count
        if foe.model.boss:
            for chance, card in self.later:
                if foe.model in card.halves:
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
            whole += aimed_at(icon, self.count) * self.guards[seat].usual_loss(
                self.icon_hit(foe, act, icon)
            )
        return whole * act.repeat

    def icon_hit(self, foe: Foe, act: Behaviour, icon: Icon) -> Hit:
        modifiers = self.state.modifiers
        damage, difficulty = icon.damage + modifiers.might, act.dodge + modifiers.nimble
        if self.both:
            return hit_of(damage, icon.magic, difficulty, icon.conditions | modifiers.venom)
        return hit_of(damage, icon.magic, difficulty, 0, heavy(foe))

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
            steep = self.steep(stand[0], healths)
            for one in self.coming(stand, healths):
                tables = self.tables(one, bonus, usual, steep)
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
        self, coming: Coming, bonus: list[int], usual: list[float], steep: int
    ) -> list[tuple[float, ...]]:
        """How good each number of free boxes is to each character."""
        return [
            self.guards[seat].prospects(
                coming.hits[seat],
                bonus[seat],
                round(self.turns[seat] * (coming.pains[seat] + usual[seat])),
                self.bleeds(seat),
                steep,
            )
            for seat in range(self.count)
        ]

    def bleeds(self, seat: int) -> bool:
        return self.both and bool(self.state.characters[seat].conditions & BLEED)

    def standing(self, stand: Stand, waiting: bool) -> float:
        """The value of being somewhere while the foes (those still to act) do."""
        value = 0.0
        bonus, usual = self.rest(stand[0], self.healths), self.usual(self.healths)
        steep = self.steep(stand[0], self.healths)
        for one in self.coming(stand, self.healths, waiting):
            tables = self.tables(one, bonus, usual, steep)
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
        hit = hit_of(blow.strength, blow.magic, blow.difficulty, 0, heavy(foe))
        ways = self.guards[self.me].losses(hit)
        if way >= len(ways):
            return -1.0
        bonus = self.rest(stand[0], self.healths)[self.me]
        steep = self.steep(stand[0], self.healths)
        free = self.free(self.mine)
        usual = self.usual(self.healths)[self.me]
        value = 0.0
        for one in self.coming(stand, self.healths, True):
            chance = one.chance
            wait = round(self.turns[self.me] * (one.pains[self.me] + usual))
            after = self.guards[self.me].prospects(one.hits[self.me], bonus, wait, False, steep)
            for lost, likely in ways[way]:
                left = free - lost - extra
                if left > 0:
                    value += chance * likely * after[left]
        return value


def aimed_at(icon: Icon, count: int) -> float:
    """How many times an attack of a later activation strikes one of so many characters, on average."""
    finds = FINDS.get(icon.target or "", 0.5)
    if icon.target == AREA:
        return finds
    return finds * min(1.0, (BESIDE if icon.node or icon.push else 1.0) / count)


def worth_its_stamina(harm: float, action: Action) -> float:
    """The damage of an attack, less what it tires: which of several is the most sensible."""
    return harm * (1.0 - DEAR * action.stamina)


def total_of(some: list[float] | tuple[float, ...]) -> float:
    whole = 0.0
    for one in some:
        whole += one
    return whole


def usual_strike(
    state: Fight, character: Character, foe: Foe, harms: dict[tuple[object, ...], float]
) -> tuple[float, float]:
    """The damage a character's most sensible attack does to a foe, and its Stamina."""
    if len(harms) > MOST_HARMS:
        harms.clear()
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
            mod = attack_mod(state, character, action)
            magic = action.magic or character.magic
            key = (action, foe.model, left, dice, mod, magic, state.armour_of(foe, magic))
            known = harms.get(key)
            if known is None:
                known = harms[key] = usual_harm(state, character, action, foe, dice, mod)
            harm = known
            if worth_its_stamina(harm, action) > best:
                best = worth_its_stamina(harm, action)
                found, cost = harm, float(action.stamina)
    return found, cost


def usual_harm(
    state: Fight, character: Character, action: Action, foe: Foe, dice: Pool, mod: int
) -> float:
    """The damage of an attack with these dice, on average."""
    left = foe.health - foe.wounds
    odds = pool_odds(state.pack, dice)
    harm = 0.0
    for total in range(len(odds)):
        power = max(0, total + mod)
        harm += odds[total] * min(left, damage_to(state, character, action, foe, power))
    return harm
