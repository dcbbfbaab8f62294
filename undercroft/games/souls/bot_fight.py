"""What a fight looks like to the bots of both boxes: a small model of a board, from a view and the catalogue.

Whom would the foes hit if they acted now, and what would be left of each endurance bar after the best
defence against that? The odds are exact; what is estimated is only the rest of the fight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Any, NamedTuple

from undercroft.kernel.board import COMPASS, FAR, Board, arcs

Json = Mapping[str, Any]

FACES = ((0, 1, 1, 1, 2, 2), (1, 1, 2, 2, 2, 3), (1, 2, 2, 3, 3, 4))  # black, blue, orange
ARC_NAMES = ("front", "right", "back", "left")
COMPASS_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
TURNS = {"right": 2, "left": -2, "around": 4}
AHEAD = {"forward": 0, "right": 2, "backward": 4, "left": 6}
BAR = 10
CROWD = 3

Pool = tuple[int, int, int]
Place = tuple[int, int]
"""A node, and on a boss's node the compass direction one stands in (else -1)."""
Hit = tuple[int, bool, int, int]
"""Damage, whether magical, dodge difficulty, and what else it does: in the first box what a strong block
costs (least << 4 | Stamina), in the second the conditions it brings (a bit each)."""
BLEEDS, POISONS = 1, 2
STINGS = {"bleed": BLEEDS, "poison": POISONS}
DOOM: Hit = (BAR * 9, False, BAR * 9, 0)  # what nobody survives


class Box(NamedTuple):
    """Where the rules of the boxes differ, as far as a fight goes."""

    bar: int = BAR
    """The tokens that kill: the tenth (DS-19.8), or the one after it (TG-5.5)."""
    gain: int = 2
    """The Stamina a turn brings back (DS-22.1, TG-21.2)."""
    both: bool = False
    """One roll of dodge and other dice for nothing (TG-29.3)."""
    start: bool = False
    """A pushing movement strikes where it begins as well, and after the push (TG-30.1); on the target's node
    it ends, and nobody is followed (TG-28.3)."""


FIRST, SECOND = Box(), Box(BAR + 1, 3, True, True)


class Terms(NamedTuple):
    """What the special rules of an encounter do to its foes."""

    might: int = 0
    nimble: int = 0
    haste: int = 0
    venom: int = 0
    shrine: int = -1
    """The node no foe may come to."""


PLAIN = Terms()

# How the rest of a fight is judged: what a full flask and a ready token stand for in boxes of the bar, how
# many boxes are needed to feel safe, and how fast confidence grows with every box more.
FLASK, TOKEN = 8.0, 0.8
SAFE, SLOPE = 1.5, 4.0
# How widely damage scatters while one waits for one's turn: at least, and for each box expected.
LUMPS, LUMPY = 0.8, 0.25


@cache
def totals(pool: Pool) -> tuple[float, ...]:
    """The chance of each total of some dice."""
    odds = [1.0]
    for colour, count in enumerate(pool):
        for _ in range(count):
            more = [0.0] * (len(odds) + FACES[colour][-1])
            for total, p in enumerate(odds):
                for face in FACES[colour]:
                    more[total + face] += p / 6
            odds = more
    return tuple(odds)


@cache
def evades(dice: int, need: int) -> float:
    """The chance of enough dodges: half the faces of a die show one."""
    odds = [1.0]
    for _ in range(dice):
        odds = [
            ((odds[i] if i < len(odds) else 0.0) + (odds[i - 1] if i else 0.0)) / 2
            for i in range(len(odds) + 1)
        ]
    return sum(odds[need:])


class Guard(NamedTuple):
    """What a character defends itself with."""

    block: Pool
    resist: Pool
    dodge: int
    price: int
    """The Stamina of a dodge; 0 if it cannot dodge."""
    ember: bool
    both: bool = False
    """Whether all dice are one roll (TG-29.3)."""


@cache
def outcomes(guard: Guard, hit: Hit, bleeding: bool) -> tuple[tuple[int, bool, float], ...]:
    """One roll of all dice: (boxes lost, whether one bleeds then, chance) (TG-29.5–29.9)."""
    damage, magic, difficulty, sting = hit
    away = evades(guard.dodge, difficulty)
    found: dict[tuple[int, bool], float] = {(0, bleeding): away}
    for total, p in enumerate(totals(guard.resist if magic else guard.block)):
        left = max(0, damage - total)
        if guard.ember and left >= 3:
            left -= 1
        still = bleeding and not left
        if left and bleeding:
            left += 2  # TG-25.4
        if sting & POISONS:
            left += 1  # TG-25.5: at the end of the turn
        key = (left, still or bool(sting & BLEEDS))
        found[key] = found.get(key, 0.0) + p * (1 - away)
    return tuple((*key, p) for key, p in found.items())


@cache
def losses(guard: Guard, hit: Hit) -> tuple[tuple[tuple[int, float], ...], ...]:
    """The ways to meet an attack: each a list of (boxes lost, chance)."""
    damage, magic, difficulty, heavy = hit
    ways: list[tuple[tuple[int, float], ...]] = []
    if guard.both:
        # A wound that bleeds is half of what it will cost some day.
        return (tuple((loss + bleeds, p) for loss, bleeds, p in outcomes(guard, hit, False)),)
    blocked: dict[int, float] = {}
    for total, p in enumerate(totals(guard.resist if magic else guard.block)):
        left = max(0, damage - total)
        if guard.ember and left >= 3:
            left -= 1  # DS-8.3
        if heavy and not magic and total >= heavy >> 4:
            left += heavy & 15
        blocked[left] = blocked.get(left, 0.0) + p
    ways.append(tuple(blocked.items()))
    if guard.price and guard.dodge >= difficulty:
        away = evades(guard.dodge, difficulty)
        full = damage - 1 if guard.ember and damage >= 3 else damage
        ways.append(((guard.price, away), (guard.price + full, 1 - away)))
    return tuple(ways)


@cache
def usual_loss(guard: Guard, hit: Hit) -> float:
    """What an attack costs on average, met in the better way."""
    return min(sum(loss * p for loss, p in way) for way in losses(guard, hit))


_prospects: dict[tuple[Guard, tuple[Hit, ...], int, int, bool], tuple[float, ...]] = {}


def prospects(
    guard: Guard, hits: tuple[Hit, ...], bonus: int, wait: int, bleeding: bool = False
) -> tuple[float, ...]:
    """How good each number of free boxes is before these attacks, each met in the best way.

    `bonus` is what the character can count on beyond its bar, less what the fight will still cost it;
    `wait` is what it must live through before its turn comes and it can drink or run. Both in halves.
    """
    key = (guard, hits, bonus, wait, bleeding)
    found = _prospects.get(key)
    if found is None:
        if len(_prospects) > 50_000:
            _prospects.clear()
        table = [0.0]
        if hits and guard.both:
            ways = outcomes(guard, hits[0], bleeding)
            dry = prospects(guard, hits[1:], bonus, wait)
            wet = prospects(guard, hits[1:], bonus, wait, True)
            for free in range(1, BAR + 2):
                table.append(
                    sum((wet if bleeds else dry)[free - n] * p for n, bleeds, p in ways if n < free)
                )
        elif hits:
            after = prospects(guard, hits[1:], bonus, wait)
            choices = losses(guard, hits[0])
            for free in range(1, BAR + 2):
                table.append(
                    max(sum(after[free - n] * p for n, p in way if n < free) for way in choices)
                )
        else:
            more = bonus - 2 * bleeding
            for free in range(1, BAR + 2):
                lives = 1.0
                if wait:
                    lives = _sure((free - wait / 2 - 0.5) / (LUMPS + LUMPY * wait / 2))
                table.append(lives * _sure((free + more / 2 - SAFE) / SLOPE))
        found = _prospects[key] = tuple(table)
    return found


def _sure(x: float) -> float:
    return 1 / (1 + exp(min(60.0, -x)))


# ---------------------------------------------------------------------- what foes do


class Icon(NamedTuple):
    kind: str
    way: str
    target: str
    nodes: int
    push: bool
    damage: int
    magic: bool
    node: bool
    sting: int


class Act:
    """A data card or one half of a behaviour card."""

    def __init__(self, text: Json) -> None:
        printed = text["range"]
        self.range: int = FAR if printed == "infinite" else (-1 if printed is None else printed)
        self.dodge: int = text["dodge"]
        self.arcs = sum(1 << ARC_NAMES.index(arc) for arc in text["attack_arcs"])
        icons: list[Icon] = []
        for icon in text["icons"]:
            args = icon["args"]
            icons.append(
                Icon(
                    icon["id"].removeprefix("ds-icon-"),
                    args["way"],
                    args["target"],
                    args["nodes"],
                    args["push"] == "yes",
                    args["damage"],
                    args.get("type") == "magical",
                    args.get("node") == "yes",
                    STINGS.get(args["condition"], 0),
                )
            )
        self.icons = tuple(icons) * text["repeat"]


class Model:
    """An enemy or boss as its data card shows it."""

    def __init__(self, text: Json) -> None:
        self.threat: int = text["threat"]
        self.health: int = text["health"]
        self.block: int = text["block"]
        self.resist: int = text["resist"]
        self.boss: bool = text["boss"]
        self.own = Act(text["own"]) if text["own"] else None
        icons = self.own.icons if self.own else ()
        self.raises = any(icon.kind == "resurrect" for icon in icons)
        self.comes = any(icon.way == "toward" or icon.kind == "leap" for icon in icons)
        self.heavy = self.construct = self.flying = 0
        self.construct_less = 0
        if text["ability"]:
            ability = text["ability"]["text"]
            args = ability.get("args", {})
            if ability["id"] == "ds-ability-heavy-blows":
                self.heavy = args["least"] << 4 | args["stamina"]
            elif ability["id"] == "ds-ability-construct":
                self.construct, self.construct_less = args["least"], args["less"]
            elif ability["id"] == "ds-ability-flying":
                self.flying = args["stamina"]


class Foe:
    """One figure on the board."""

    def __init__(self, seen: Json, model: Model) -> None:
        self.index: int = seen["foe"]
        self.id: str = seen["model"]
        self.model = model
        self.node: int = seen["node"]
        self.health: int = seen["health"]
        self.block: int = seen.get("block", model.block)
        self.resist: int = seen.get("resist", model.resist)
        self.awake: bool = seen.get("awake", True)
        self.facing = -1 if seen["facing"] is None else COMPASS_NAMES.index(seen["facing"])
        self.weak = sum(1 << ARC_NAMES.index(arc) for arc in seen["weak"])
        self.acted: bool = seen["acted"]
        self.bleeds = "bleed" in seen["conditions"]
        self.slow = "frostbite" in seen["conditions"]
        self.weakened = "stagger" in seen["conditions"]

    def strength(self, damage: int) -> int:
        """DS-21.11: Stagger takes 1 off."""
        return max(0, damage - 1) if self.weakened else damage


class Hero:
    """One character, with what it can count on."""

    def __init__(self, seen: Json, box: Box = FIRST) -> None:
        self.bar = box.bar
        self.index: int = seen["hero"]
        self.place: Place = (
            -1 if seen["node"] is None else seen["node"],
            -1 if seen["side"] is None else COMPASS_NAMES.index(seen["side"]),
        )
        self.black: int = seen["black"]
        self.red: int = seen["red"]
        self.estus: bool = seen["estus"]
        self.tokens: int = seen["luck"] + seen["heroic"]
        self.taunt: int = seen["taunt"]
        self.bleeds = box.both and "bleed" in seen["conditions"]
        self.chill = int("frostbite" in seen["conditions"] and not box.both)
        self.guard = Guard(
            _pool(seen["block"]),
            _pool(seen["resist"]),
            seen["dodge"],
            1 + self.chill if seen["dodge"] else 0,
            seen["ember"],
            box.both,
        )
        self.attacks: list[Json] = [a for a in seen["actions"] if a["attacks"] and any(a["dice"])]

    @property
    def free(self) -> int:
        return self.bar - self.black - self.red


def _pool(dice: Sequence[int]) -> Pool:
    return (dice[0], dice[1], dice[2])


class Ground:
    """A board of the catalogue."""

    def __init__(self, text: Json) -> None:
        points = [(x, y) for x, y in text["points"]]
        rooms: list[int] = text["rooms"]
        doors = [(a, b) for a, b in text["edges"] if rooms[a] != rooms[b]]
        steps = {
            (points[b][0] - points[a][0], points[b][1] - points[a][1])
            for a, b in text["edges"]
            if rooms[a] == rooms[b]
        }
        steps |= {(-dx, -dy) for dx, dy in steps}
        self.board = Board(points, sorted(steps), rooms, doors)


class Grounds(dict[str, Ground]):
    """The boards of the catalogue, each worked out when a fight takes place on it."""

    def __init__(self, texts: Json) -> None:
        super().__init__()
        self._texts = texts

    def __missing__(self, id: str) -> Ground:
        found = self[id] = Ground(self._texts[id])
        return found


def arcs_at(board: Board, foe: Foe, node: int, facing: int, place: Place) -> int:
    """The arcs of a boss on `node` that a place lies in (DS-32.3, DS-32.4)."""
    if place[0] == node:
        return arcs(facing, *COMPASS[place[1]]) if place[1] >= 0 else 15
    here, there = board.points[node], board.points[place[0]]
    return arcs(facing, there[0] - here[0], there[1] - here[1])


class Foresight:
    """What foes would do to characters at given places: walks them through their icons.

    Pushed characters take the best way out that shows at a glance; where the players may choose a foe's way
    the first one stands for all.
    """

    def __init__(
        self,
        board: Board,
        blocked: int,
        heroes: Sequence[Hero],
        aggro: int,
        box: Box = FIRST,
        terms: Terms = PLAIN,
    ) -> None:
        self.board = board
        self.blocked = blocked
        self.heroes = heroes
        self.aggro = aggro
        self.box = box
        self.terms = terms
        self.at: dict[int, int] = {}
        self.unlucky = False  # whether pushes end where most foes are
        self.pushes = 0

    def hits(
        self, acts: Sequence[tuple[Foe, Act]], places: Sequence[Place]
    ) -> list[tuple[Hit, ...]]:
        """The attacks on each character, in order, if these figures act one after another."""
        self.places = list(places)
        self.found: list[list[Hit]] = [[] for _ in places]
        self.at = {foe.index: foe.node for foe, _ in acts}
        self.pushes = 0
        for foe, act in acts:
            self._act(foe, act)
        return [tuple(found) for found in self.found]

    def beside_shrine(self) -> int:
        """How many foes stand beside the node they may not come to, after `hits`."""
        around = self.board.within[self.terms.shrine] if self.terms.shrine >= 0 else ()
        return sum(node in around for node in self.at.values())

    def _nearest(self, node: int) -> int:
        """DS-26.4."""
        best, found = (FAR, 0), 0
        away = self.board.distance[node]
        for index, (there, _) in enumerate(self.places):
            if there < 0:
                continue
            taunt = 1000 if index == self.aggro else self.heroes[index].taunt
            if (away[there], -taunt) < best:
                best, found = (away[there], -taunt), index
        return found

    def _act(self, foe: Foe, act: Act) -> None:
        node, facing = foe.node, foe.facing
        if self.terms.shrine >= 0 and self.terms.shrine in self.board.within[node]:
            self._doom()
            return
        for icon in act.icons:
            if icon.kind == "resurrect":
                continue
            if icon.kind == "attack":
                self._attack(foe, act, icon, node, facing)
            elif icon.kind == "turn":
                facing = (facing + TURNS[icon.way]) % 8
            elif icon.kind == "leap":
                target = self._target(icon, node)
                beneath = self.places[target][0] == node
                self._begin(foe, act, icon, node, facing)
                if not beneath or not self.box.start:  # DS-A.128
                    node = self.places[target][0]
                    self._land(foe, act, icon, node, facing)
            else:
                node, facing = self._move(foe, act, icon, node, facing)

    def _doom(self) -> None:
        for found in self.found:
            found.append(DOOM)

    def _hit(self, foe: Foe, act: Act, icon: Icon, magic: bool) -> Hit:
        terms = self.terms
        more = icon.sting | terms.venom if self.box.both else foe.model.heavy
        return (foe.strength(icon.damage + terms.might), magic, act.dodge + terms.nimble, more)

    def _begin(self, foe: Foe, act: Act, icon: Icon, node: int, facing: int) -> None:
        """Who stands where a pushing movement begins is pushed, in the second box attacked as well."""
        pushed = self._push(node, facing, act, foe)
        if self.box.start and icon.damage:
            for index in pushed:
                self.found[index].append(self._hit(foe, act, icon, False))

    def _target(self, icon: Icon, node: int) -> int:
        return self.aggro if icon.target == "aggro" else self._nearest(node)

    def _move(self, foe: Foe, act: Act, icon: Icon, node: int, facing: int) -> tuple[int, int]:
        nodes = icon.nodes + self.terms.haste
        steps = max(0, nodes - foe.slow) if nodes else 0
        if icon.kind == "shift":
            dx, dy = COMPASS[(facing + AHEAD[icon.way]) % 8]
            size = 1 if dx and dy else 2
            for _ in range(steps):
                if icon.push:
                    self._begin(foe, act, icon, node, facing)
                x, y = self.board.points[node]
                ahead = self.board.at.get((x + dx * size, y + dy * size))
                if ahead is None:
                    break
                node = ahead
                self._land(foe, act, icon, node, facing)
            return node, facing
        target = self._target(icon, node)
        turns = facing >= 0 and icon.way != "away"
        if turns and self.box.start and (not steps or self.places[target][0] == node):
            facing = self._facing(node, facing, target)  # TG-A.72: it turns, then it pushes
            if icon.push:
                self._begin(foe, act, icon, node, facing)
            return node, facing
        if icon.push:
            self._begin(foe, act, icon, node, facing)
        if turns and (not steps or self.places[target][0] == node):
            return node, self._facing(node, facing, target)
        for _ in range(steps):
            goal = self.places[target][0]
            if icon.way != "away" and goal == node:
                break
            around = [n for n in self.board.neighbours[node] if not self.blocked >> n & 1]
            if icon.way == "away":
                away: Sequence[int] = self.board.distance[goal]
                better = [n for n in around if away[n] > away[node]]
            else:
                away = self.board.walk(goal, self.blocked)
                better = [n for n in around if away[n] < away[node]]
            if not better:
                break
            if self.terms.shrine >= 0:  # the players choose, and keep it away
                better.sort(key=lambda n: self.terms.shrine in (n, *self.board.within[n]))
            if facing >= 0:
                way = self.board.toward[node][better[0]]
                facing = (way + 4) % 8 if icon.way == "away" else way
            room, node = self.board.rooms[node], better[0]
            self._land(foe, act, icon, node, facing)
            if self.board.rooms[node] != room or (self.box.start and node == goal):
                break  # TG-7.5, TG-28.3
        return node, facing

    def _facing(self, node: int, facing: int, target: int) -> int:
        """Where a boss turns that does not move: to its target (DS-36.3)."""
        there, side = self.places[target]
        way = side if there == node and side >= 0 else self.board.toward[node][there]
        return facing if way < 0 else way

    def _land(self, foe: Foe, act: Act, icon: Icon, node: int, facing: int) -> None:
        """DS-30.1, TG-30.1: whoever stands where a pushing foe goes is attacked and pushed."""
        self.at[foe.index] = node
        if node == self.terms.shrine:
            self._doom()
        if not icon.push:
            if facing >= 0:
                for index, place in enumerate(self.places):
                    if place[0] == node and place[1] < 0:
                        self.places[index] = (node, facing)
            return
        if self.box.start:
            self._begin(foe, act, icon, node, facing)
            return
        if icon.damage:
            hit = self._hit(foe, act, icon, False)
            for index, place in enumerate(self.places):
                if place[0] == node:
                    self.found[index].append(hit)
        self._push(node, facing, act, foe)

    def _push(self, node: int, facing: int, act: Act, foe: Foe) -> list[int]:
        """Whoever stands on a figure's node leaves it, out of the coming attack if possible."""
        pushed: list[int] = []
        for index, place in enumerate(self.places):
            if place[0] != node:
                continue
            pushed.append(index)
            around = [n for n in self.board.within[node] if not self.blocked >> n & 1]
            if facing >= 0 and place[1] >= 0:
                mine = arcs_at(self.board, foe, node, facing, place)
                around = [
                    n for n in around if arcs_at(self.board, foe, node, facing, (n, -1)) & mine
                ] or around
            if not around:
                continue
            if act.arcs and facing >= 0:
                self.places[index] = (
                    min(
                        around,
                        key=lambda n: bool(
                            arcs_at(self.board, foe, node, facing, (n, -1)) & act.arcs
                        ),
                    ),
                    -1,
                )
            elif self.box.start:
                self.pushes += 1
                pick = max if self.unlucky else min
                self.places[index] = (pick(around, key=self._company), -1)
            else:
                self.places[index] = (around[0], -1)
        return pushed

    def _company(self, node: int) -> int:
        """How many foes are near a node."""
        away = self.board.distance[node]
        count = 0
        for there in self.at.values():
            if away[there] <= 1:
                count += 1
        return count

    def _attack(self, foe: Foe, act: Act, icon: Icon, node: int, facing: int) -> None:
        away = self.board.span[node]
        hit = self._hit(foe, act, icon, icon.magic)
        if icon.target == "area":
            for index, place in enumerate(self.places):
                if (
                    place[0] >= 0
                    and away[place[0]] <= act.range
                    and arcs_at(self.board, foe, node, facing, place) & act.arcs
                ):
                    self.found[index].append(hit)
            return
        first = self._target(icon, node)
        spot = self.places[first][0]
        if away[spot] > act.range:
            return
        for index, place in enumerate(self.places):
            if index == first or (icon.node and place[0] == spot):
                self.found[index].append(hit)
