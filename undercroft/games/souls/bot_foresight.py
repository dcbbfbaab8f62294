"""Whom the foes would hit if they acted now: a model of their moves, out of a view and the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.board import COMPASS, FAR, Board, outside

from .bot_figures import FIRST, PLAIN, Act, Box, Foe, Hero, Icon, Place, Terms, arcs_at
from .bot_odds import DOOM, Hit

TURNS = {"right": 2, "left": -2, "around": 4}
AHEAD = {"forward": 0, "right": 2, "backward": 4, "left": 6}


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
            around = outside(self.board.neighbours[node], self.blocked)
            if icon.way == "away":
                away: Sequence[int] = self.board.distance[goal]
                better = [n for n in around if away[n] > away[node]]
            else:
                away = self.board.walk(goal, self.blocked)
                better = [n for n in around if away[n] < away[node]]
            if not better:
                break
            if self.terms.shrine >= 0:  # the players choose, and keep it away
                better.sort(key=self._at_shrine)
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

    def _at_shrine(self, node: int) -> bool:
        shrine = self.terms.shrine
        return node == shrine or shrine in self.board.within[node]

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
            around = outside(self.board.within[node], self.blocked)
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
