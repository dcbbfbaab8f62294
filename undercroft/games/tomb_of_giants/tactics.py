"""What a position of an encounter is worth, and what to do with a turn.

It is worth the chance that nobody dies before the objectives are met: exact for the enemies' next turn, an
estimate of the work left (and of what it will cost) for everything after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.souls.coming import Coming, Healths, Memory, Stand, stand_of
from undercroft.games.souls.figures import FRESH, STRUCK, Foe
from undercroft.games.souls.gear import POISON
from undercroft.games.souls.prospects import DEADLY, FLASK, TOKEN, Hit
from undercroft.games.souls.standing import total_of
from undercroft.games.souls.state import Fight
from undercroft.games.souls.tactics import Plan, Reached
from undercroft.games.souls.terrain import BARREL, CHEST, EXIT, LEVER, SHRINE
from undercroft.games.souls.wary import Foreseen, Strike, foresee_all
from undercroft.kernel.budget import Spent

from .card_verbs import Goal
from .chores import Chores
from .goals import pulls, turns_of
from .work import Work

HASTE: Final = 0.97
"""What each turn of work still to be done leaves of a position."""
BROKEN: Final = 0.004
"""What a barrel left whole is worth: it may hold a soul."""
WANTED: Final = 0.03
"""What a barrel is worth that is to be broken."""
TREASURE: Final = 0.06
"""What an open chest is worth beside the objectives."""
BESIDE: Final = 0.4
"""How likely a foe beside the shrine is stopped before it is on it."""
UNLUCKY: Final = 0.4
"""How likely pushes end where it is bad to be."""
TRAP: Final = 0.03
"""What a point of damage a trap may do takes from a plan."""
GOES_ON: Final = 0.03
"""What a turn without progress takes from standing where one is."""


class DescentTactics(Chores):
    """One moment of an encounter or a boss fight as one character sees it."""

    def __init__(self, state: Fight, me: int, memory: Memory, idle: int = 0) -> None:
        super().__init__(state, me, memory, idle)
        self._works: dict[tuple[int, Healths, int, int], tuple[float, list[float]]] = {}
        self._futures: dict[tuple[Stand, Healths], list[tuple[float, tuple[Hit, ...], int]]] = {}
        self._stake: float = -1.0

    def forget(self) -> None:
        super().forget()
        self._futures = {}

    def scene(self) -> tuple[object, ...]:
        return (*super().scene(), self.tomb.awake_tiles, self.tomb.encounter)

    # ------------------------------------------------------------------ the enemies' next turn

    def awake(self, foe: Foe) -> bool:
        """TG-27.1: whoever shares a tile with a character is awake, too."""
        state = self.tomb
        room = state.board.rooms[foe.spot]
        if room in state.awake_tiles:
            return True
        for character in state.characters:
            if character.node is not None and state.board.rooms[character.node] == room:
                return True
        return False

    def foreseen(self, waiting: bool) -> list[Coming]:
        found: list[Coming] = []
        state = self.tomb
        for chance, card in self.cards:
            acts = self.acts(card, waiting)
            plain = foresee_all(state, acts)
            if plain.pushes and len(acts) > 1 and state.boss is None:
                # Nobody knows where they will have been pushed when the next one acts. (A boss's cards are
                # uncertain enough.)
                worse = foresee_all(state, acts, True)
                found.append(self.told_of(chance * UNLUCKY, worse))
                found.append(self.told_of(chance * (1.0 - UNLUCKY), plain))
            else:
                found.append(self.told_of(chance, plain))
            if waiting:
                break
        return found

    def told_of(self, chance: float, seen: Foreseen) -> Coming:
        """A special rule: an enemy that comes to the shrine is the end of all."""
        state = self.tomb
        if not state.special.shrine_guard or not self.spots[SHRINE]:
            return self.told(chance, seen.strikes)
        shrine = self.spots[SHRINE][0]
        around = state.board.within[shrine]
        for before, after in seen.spots:
            if before in around or after == shrine:
                foe = self.foes[0]
                doom = [Strike(seat, DEADLY, False, DEADLY, 0, foe) for seat in range(self.count)]
                return self.told(chance, doom)
            if after in around:
                chance *= BESIDE
        return self.told(chance, seen.strikes)

    # ------------------------------------------------------------------ values

    def leaf(self, stand: Stand, black: int, healths: Healths) -> float:
        if self.won(stand, healths):
            return 1.0 if self.cap - self.mine.red > black else 0.0
        black += self.ground_toll(stand)
        free = self.cap - self.mine.red - black
        if free <= 0:
            return 0.0
        # Stamina comes back by itself: it is missing in the enemies' next turn, hardly after it.
        more = self.rest(stand[0], healths)[self.me] + 2 * min(black, self.gain)
        guard, bleeds = self.guards[self.me], self.bleeds(self.me)
        value = 0.0
        for weight, hits, wait in self.futures(stand, healths):
            value += weight * guard.prospects(hits, more, wait, bleeds)[free]
        days: float = self.days(stand[0], healths)
        return value * float(HASTE**days)

    def futures(self, stand: Stand, healths: Healths) -> list[tuple[float, tuple[Hit, ...], int]]:
        """What may come, for me alone: how likely it is and leaves all others alive, and my part of it."""
        key = (stand, healths)
        found = self._futures.get(key)
        if found is None:
            found = []
            bonus, usual = self.rest(stand[0], healths), self.usual(healths)
            for one in self.coming(stand, healths):
                weight = one.chance
                for seat in range(self.count):
                    if seat != self.me:
                        weight *= self.lives(one, seat, bonus[seat], usual[seat])
                wait = round(self.turns[self.me] * (one.pains[self.me] + usual[self.me]))
                found.append((weight, one.hits[self.me], wait))
            self._futures[key] = found
        return found

    def lives(self, coming: Coming, seat: int, bonus: int, usual: float) -> float:
        """The chance that this character lives through it, and the rest."""
        character = self.state.characters[seat]
        free = self.free(character)
        if free <= 0:
            return 0.0
        wait = round(self.turns[seat] * (coming.pains[seat] + usual))
        more = bonus + 2 * min(character.black, self.gain)
        return self.guards[seat].prospects(coming.hits[seat], more, wait, self.bleeds(seat))[free]

    def standing(self, stand: Stand, waiting: bool) -> float:
        bonus, usual = self.rest(stand[0], self.healths), self.usual(self.healths)
        value = 0.0
        for one in self.coming(stand, self.healths, waiting):
            whole = one.chance
            for seat in range(self.count):
                whole *= self.lives(one, seat, bonus[seat], usual[seat])
            value += whole
        return value

    @property
    def stake(self) -> float:
        """What there is to lose: risks are shares of it."""
        if self._stake < 0.0:
            self._stake = 0.5
            if self.stand[0] >= 0:
                self._stake = max(0.02, self.leaf(self.stand, self.mine.black, self.healths))
        return self._stake

    def ground_toll(self, stand: Stand) -> int:
        """What the place itself does to me at the end of my turn."""
        if self.active != self.me:
            return 0
        special = self.tomb.special
        toll = special.drain + (1 if self.mine.conditions & POISON else 0)
        if stand[0] == self.tomb.characters[self.me].began:
            toll += special.restless
        return toll

    def won(self, stand: Stand, healths: Healths) -> bool:
        """Whether the objectives are met once this turn ends here."""
        if self.tomb.encounter is None:
            for index in range(len(healths)):
                if healths[index] > 0.0 and self.foes[index].model.boss:
                    return False
            return True
        left = [one for one in self.goals if not self.meets(one[0], one[1], stand, healths)]
        return not left

    def meets(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        judged = MEETS.get(goal.op)
        return judged is not None and judged(self, index, goal, stand, healths)

    def all_fall(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return not self.tomb.waiting and total_of(healths) <= 0.0

    def marked_fall(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        for place in range(len(healths)):
            if healths[place] > 0.0 and self.foes[place].index in self.tomb.marked[index]:
                return False
        return True

    def survives(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return self.active >= 0 and self.tomb.turns_done + 1 >= turns_of(self.tomb, goal)

    def occupies(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        there = 1 if self.active == self.me and stand[0] in self.spots[SHRINE] else 0
        return self.tomb.occupied + there >= turns_of(self.tomb, goal)

    def all_leave(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return not [node for node in self.nodes(stand[0]) if node not in self.spots[EXIT]]

    def pulls_last(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return pulls(self.tomb, goal) + len(self.pulled) >= goal.times

    def opens_last(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return self.tomb.chests + len(self.opened) >= goal.times

    def smashes_last(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        return not [node for node in self.spots[BARREL] if node != stand[0]]

    def brings_torch(self, index: int, goal: Goal, stand: Stand, healths: Healths) -> bool:
        mine = self.active == self.me and self.bearer == self.me
        return mine and stand[0] in self.spots[SHRINE]

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
            drain = self.tomb.special.drain * turns
            found = []
            for character in self.tomb.characters:
                seat = character.seat
                cost = costs[seat] + drain + max(0.0, self._dear[seat] - self.gain) * turns
                tokens = (1.0 if character.luck else 0.0) + (1.0 if character.heroic else 0.0)
                bonus = FLASK * (1.0 if character.estus else 0.0) + TOKEN * tokens - cost
                found.append(round(2.0 * bonus))
            self._rest[key] = found
        return found

    def work(self, node: int, healths: Healths) -> tuple[float, list[float]]:
        """The turns the objectives will take, and what that will cost each character."""
        key = (node, healths, len(self.pulled), len(self.opened))
        found = self._works.get(key)
        if found is None:
            work = Work(self, node, healths)
            found = self._works[key] = (work.days, work.costs())
        return found

    def boredom(self, stand: Stand) -> float:
        if not self.idle:
            return 0.0
        work = min(4.0, self.days(stand[0], self.healths) / 5.0)
        if not [foe for foe in self.foes if self.awake(foe)]:
            # All sleep: what waits behind the next door is no reason to stay on this side of it for ever.
            away = self.tomb.board.distance[stand[0]]
            near = min([away[goal] for goal in self.goal_nodes()], default=0)
            work = (self.chores(stand[0])[0] + near / 4.0) / 5.0
        return GOES_ON * self.stake * self.idle * work

    # ------------------------------------------------------------------ ways

    def step_risk(self, node: int) -> float:
        spared = self.campaign and self.barrel(node) and not self.wants("barrels")
        return self.stake * (self.pitfall(node) + (BROKEN if spared else 0.0))

    def prize(self, node: int) -> float:
        return self.stake * WANTED if self.barrel(node) and self.wants("barrels") else 0.0

    def barrel(self, node: int) -> bool:
        return bool(self.tomb.terrain) and self.tomb.terrain[node] == BARREL

    def wants(self, op: str) -> bool:
        """Whether an objective of this kind is still to be met."""
        return op in [goal.op for _, goal in self.goals]

    def pitfall(self, node: int) -> float:
        """TG-9: unseen, so what the mix of tokens does on average; the dodge is free."""
        if node not in self.traps:
            return 0.0
        dodge = self.state.loadout(self.mine).dodge
        hurt = 1.2 if not dodge else (0.7 if dodge == 1 else 0.4)
        calm = not [foe for foe in self.foes if self.awake(foe)]
        # Where all sleep there is time to recover, and only the way.
        share = 0.5 if self.wants("barrels") else (0.1 if calm else 1.0)
        room = max(1, self.free(self.mine) - 1)
        return TRAP * hurt * share * (1.0 + 3.0 / room) / (1.0 + 0.5 * self.idle)

    # ------------------------------------------------------------------ plans

    def plan(self) -> Plan:
        # Where there is something else to do, half of all looks are kept for it.
        more = bool(self.spots[LEVER] or self.spots[CHEST])
        mark = self.budget.share(2 if more else 1)
        best = super().plan()
        self.budget.restore(mark)
        if not more or self.mine.hands_used:
            return best
        ways = self.reach()
        onward = ways if self.mine.phase in (FRESH, STRUCK) else {}
        for there, way in ways.items():
            for name, spot, extra in self.errands(there[0]):
                after = onward if way.first is None else {}
                value = self.errand_value(name, spot, there, way, after) + extra
                if value > best.value + 1e-9:
                    kind = name if way.first is None else "move"
                    best = Plan(value, kind, there, way.first, spot=spot)
        return best

    def errand_value(
        self, name: str, spot: int, there: Stand, way: Reached, onward: dict[Stand, Reached]
    ) -> float:
        """What it is worth to do something at the end of a way, and to go on from there."""
        black = self.mine.black
        value = -1.0
        self.note(name, (spot,))
        try:
            value = self.weigh(there, black + way.cost, self.healths) - way.risk
            for further, more in onward.items():
                after = self.weigh(further, black + more.cost, self.healths) - more.risk
                value = max(value, after)
        except Spent:
            pass  # the best found so far
        finally:
            self.note(name, ())
        return value

    def note(self, name: str, spots: tuple[int, ...]) -> None:
        """Suppose a lever is pulled or a chest opened (or no longer)."""
        if name == "lever":
            self.pulled = spots
        else:
            self.opened = spots
        self.forget()

    def errands(self, node: int) -> list[tuple[str, int, float]]:
        """What could be done from a node beside attacking: (what, where, what it is worth by itself)."""
        found: list[tuple[str, int, float]] = []
        state = self.tomb
        if node in self.spots[LEVER] and self.wants("levers") and self.pulls_count(node):
            dark = state.special.lever_needs_torch and not self.lit(node)
            if not dark:
                found.append(("lever", node, 0.0))
        for spot in self.spots[CHEST]:
            if spot in state.board.within[node] and (self.wants("chests") or self.campaign):
                found.append(("chest", spot, TREASURE if self.campaign else 0.0))
        return found

    def pulls_count(self, node: int) -> bool:
        """Whether pulling this lever (once more) counts."""
        for _, goal in self.goals:
            if goal.op == "levers" and len(self.spots[LEVER]) < goal.times:
                return True
        return node not in self.tomb.lever_nodes

    def lit(self, node: int) -> bool:
        if self.torch is None:
            return False
        torch = node if self.bearer == self.me else self.torch
        return self.tomb.board.distance[node][torch] <= 1


MEETS: Final[dict[str, Callable[[DescentTactics, int, Goal, Stand, Healths], bool]]] = {
    "kill_all": DescentTactics.all_fall,
    "kill": DescentTactics.marked_fall,
    "survive": DescentTactics.survives,
    "occupy": DescentTactics.occupies,
    "exit": DescentTactics.all_leave,
    "levers": DescentTactics.pulls_last,
    "chests": DescentTactics.opens_last,
    "barrels": DescentTactics.smashes_last,
    "torch": DescentTactics.brings_torch,
}
"""Whether an objective is met once this turn ends where it ends."""


def far_away(state: Fight, tactics: DescentTactics, seat: int) -> Stand:
    """Where a character could run to, farthest from every foe."""
    here = stand_of(state.characters[seat])
    away = state.board.distance
    best, found = -1, here
    for node in range(len(state.board.points)):
        if away[here[0]][node] > 2 or tactics.wall >> node & 1:
            continue
        near = min([away[foe.spot][node] for foe in tactics.foes], default=0)
        if near > best:
            best, found = near, (node, -1)
    return found
