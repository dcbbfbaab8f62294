"""Moving on nodes: entering, being pushed, making room, traps (DS-3, DS-16, DS-20, DS-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.board import COMPASS, arcs
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .state import (
    BARREL,
    BROKEN_BARREL,
    NO_TRAP,
    NONE,
    Character,
    Fight,
    Foe,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

# A place to go is one number: a node; or a node and the arc of the boss there; or an arc of the boss here.
ARC_SHIFT = 6
TO_ARC = 1 << 10
ARC_NAMES = ("front", "right", "back", "left")


def node_of(place: int) -> int:
    return place & 63


def place_id(place: int) -> str:
    """`node-5`, `node-5-front` (the arc of the boss there) or `arc-left` (of the boss here)."""
    if place & TO_ARC:
        return f"arc-{ARC_NAMES[place & 3]}"
    arc = place >> ARC_SHIFT
    return f"node-{place & 63}" + (f"-{ARC_NAMES[arc - 1]}" if arc else "")


def place_text(place: int) -> Message:
    if place & TO_ARC:
        return Message("ds-place-arc", {"arc": ARC_NAMES[place & 3]})
    arc = place >> ARC_SHIFT
    if arc:
        return Message("ds-place-node-arc", {"node": place & 63, "arc": ARC_NAMES[arc - 1]})
    return Message("ds-place-node", {"node": place & 63})


def place_targets(place: int) -> tuple[tuple[str, str | int], ...]:
    if place & TO_ARC:
        return (("arc", ARC_NAMES[place & 3]),)
    return (("node", place & 63),)


def places(g: Fight, c: Character, about: bool = True) -> list[int]:
    """Where a character could move by one step of its own; `about`: or around a boss on its node."""
    board = g.board
    here = g.boss_on(c.node)
    mine = g.arcs_of(here, c) if here else 15
    found: list[int] = []
    crowds = g.crowds()
    terrain = g.terrain
    limits, rooms = g.limits, board.rooms
    room = rooms[c.node]
    for node in board.neighbours[c.node]:
        if terrain and not g.walkable(node):
            continue
        if rooms[node] != room and g.bars(c, node):
            continue
        if here is not None and not arcs_to(g, here, node) & mine:
            continue  # DS-32.6: it must stay in its arc
        crowd = crowds[node]
        if crowd >= limits[node] and not can_make_room(g, node):
            continue
        there = g.boss_on(node) if crowd else None
        if there is None:
            found.append(node)
        else:
            # DS-32.5: it stays in the arc it was in; from two arcs it chooses.
            arc = g.arcs_of(there, c)
            found.extend(node | (i + 1) << ARC_SHIFT for i in range(4) if arc >> i & 1)
    if here is not None and about:
        # DS-32.8: to an adjacent arc instead of a node, as part of a walk or run.
        beside = ((mine << 1) | (mine >> 1) | (mine << 3) | (mine >> 3)) & 15 & ~mine
        found.extend(TO_ARC | i for i in range(4) if beside >> i & 1)
    return found


def dodge_places(g: Fight, c: Character) -> list[int]:
    """DS-29.7: on a boss's node a dodge may go to any of its arcs or any adjacent node."""
    boss = g.boss_on(c.node)
    if boss is None:
        return places(g, c)
    side = c.side
    reached: set[int] = set()
    for i in range(4):
        c.side = (boss.facing + 2 * i) % 8
        reached.update(places(g, c))
    c.side = side
    return sorted(reached)


def arcs_to(g: Fight, boss: Foe, node: int) -> int:
    """The arcs of a boss that a node lies in."""
    here, there = g.board.points[boss.node], g.board.points[node]
    return arcs(boss.facing, there[0] - here[0], there[1] - here[1])


def barrel_cost(g: Fight, place: int) -> int:
    """DS-15.5: 1 more onto a whole barrel."""
    if place & TO_ARC or not g.terrain:
        return 0
    return g.barrel_price if g.terrain[place & 63] == BARREL else 0


def crosses(g: Fight, c: Character, place: int) -> bool:
    """Whether a place lies behind a doorway: going there ends the movement (TG-7.5)."""
    return not place & TO_ARC and g.board.rooms[place & 63] != g.board.rooms[c.node]


def go(g: Fight, m: Match, c: Character, place: int) -> None:
    """A character moves by itself to a place (walk, run, dodge, Shift)."""
    if place & TO_ARC:
        boss = g.boss_on(c.node)
        assert boss is not None
        c.side = (boss.facing + 2 * (place & 3)) % 8
        if m.telling:
            m.tell("turned_about", (c.seat, ARC_NAMES[place & 3]))
        return
    node = place & 63
    if g.barrel_price and g.terrain and g.terrain[node] == BARREL:
        terrain = list(g.terrain)
        terrain[node] = BROKEN_BARREL
        g.terrain = tuple(terrain)
        if m.telling:
            m.tell("barrel_broken", (c.seat, node))
    arc = place >> ARC_SHIFT
    boss = g.boss_on(node)
    side = NONE
    if boss is not None:
        side = (boss.facing + 2 * (arc - 1)) % 8 if arc else centre(g, boss, c)
    arrive(g, m, c, node, side)


def centre(g: Fight, boss: Foe, c: Character) -> int:
    """The middle of (the first of) the arcs a character is in."""
    mine = g.arcs_of(boss, c)
    for i in range(4):
        if mine >> i & 1:
            return (boss.facing + 2 * i) % 8
    return boss.facing


def arrive(g: Fight, m: Match, c: Character, node: int, side: int) -> None:
    """However it came: souls are picked up, a trap springs, a fourth model makes room."""
    c.node = node
    c.side = side
    if m.telling:
        m.tell("moved", (c.seat, node))
    if g.spilled[0] == node:
        take_souls(g, m, c)
    g.entered(m, c)
    if g.traps and g.traps[node] != NO_TRAP and not g.flipped >> node & 1:
        g.flipped |= 1 << node  # DS-16.2, DS-16.6
        g.agenda.append(g.spring(c.seat, node))
    if g.crowd(node) > g.limits[node]:
        g.agenda.append(MakeRoom(node, c.seat))


def take_souls(g: Fight, m: Match, c: Character) -> None:
    """DS-18.7: dropped souls return to the cache."""
    souls = g.spilled[1]
    g.souls += souls
    g.spilled = (NONE, 0)
    if m.telling:
        m.tell("souls_found", (c.seat, souls))


# ---------------------------------------------------------------------- pushes


MOVE_PUSH, LEAP_PUSH, ATTACK_PUSH = range(3)


def push_places(g: Fight, c: Character, foe: Foe, mode: int) -> list[int]:
    """The nodes a character may be pushed to (DS-20.3–20.6, DS-32.6, DS-32.7, DS-37.2)."""
    board = g.board
    blocked = g.blocked() if g.terrain else 0
    around = [node for node in board.within[c.node] if not blocked >> node & 1]
    boss = g.boss_on(c.node) if foe.node == c.node else None
    if mode == ATTACK_PUSH and foe.node != c.node:
        away = board.distance[foe.node]
        around = [node for node in around if away[node] > away[c.node]]
    elif boss is not None and mode != LEAP_PUSH:
        mine = g.arcs_of(boss, c)
        within = [node for node in around if arcs_to(g, boss, node) & mine]
        around = within or along_wall(g, c.node, around)
    return with_room(g, around)


def along_wall(g: Fight, node: int, around: list[int]) -> list[int]:
    """DS-32.7: with no node in the arc because of the wall, the nodes that touch this wall."""
    walls = g.walls_of(node)
    return [other for other in around if g.walls_of(other) & walls] or around


def with_room(g: Fight, nodes: list[int]) -> list[int]:
    """DS-A.15: a node with room, or a full one where somebody can be pushed on."""
    return [node for node in nodes if g.crowd(node) < g.limits[node] or can_make_room(g, node)]


def with_arcs(g: Fight, c: Character, nodes: list[int]) -> list[int]:
    """DS-32.5: nodes as places; onto a boss's node in the arc it was in, from two arcs in either."""
    found: list[int] = []
    for node in nodes:
        boss = g.boss_on(node)
        if boss is None:
            found.append(node)
        else:
            arc = g.arcs_of(boss, c)
            found.extend(node | (i + 1) << ARC_SHIFT for i in range(4) if arc >> i & 1)
    return found


def side_of(g: Fight, place: int) -> int:
    """Where one stands beside a boss at a place: the compass direction; NONE without a boss."""
    boss, arc = g.boss_on(place & 63), place >> ARC_SHIFT
    return NONE if boss is None or not arc else (boss.facing + 2 * (arc - 1)) % 8


class PushAside(Step[Fight]):
    """A character is pushed; where several nodes are legal its player chooses."""

    __slots__ = ("foe", "mode", "seat")
    name = "push"

    def __init__(self, seat: int, foe: int, mode: int) -> None:
        self.seat = seat
        self.foe = foe
        self.mode = mode

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe, self.mode)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.foe < len(g.foes)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        return tuple(with_arcs(g, c, push_places(g, c, g.foes[self.foe], self.mode)))

    def run(self, g: Fight, m: Match) -> None:
        foe, c = g.foes[self.foe], g.characters[self.seat]
        if foe.node == NONE:
            return
        if self.mode != ATTACK_PUSH and c.node != foe.node:
            return  # a dodge has taken it off the node (DS-A.108)
        nodes = self.options(g, self.seat)
        if len(nodes) == 1:
            self.answer(g, m, self.seat, nodes[0])
        elif nodes:
            g.ask(self, self.seat, nodes)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.seat]
        if m.telling:
            m.tell("pushed", (c.seat, option & 63))
        arrive(g, m, c, option & 63, side_of(g, option))

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-push", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, place_targets(raw))


FOE_CODE = 16
MODEL_SHIFT = 9  # a model and a place in one number
PLACE = (1 << MODEL_SHIFT) - 1


def can_make_room(g: Fight, node: int) -> bool:
    """Whether one of the models here could be pushed on."""
    return bool(rooms(g, node, NONE))


def rooms(g: Fight, node: int, mover: int) -> list[int]:
    """Who could make room and where to: model << MODEL_SHIFT | place. Never a boss (DS-A.15)."""
    blocked = g.blocked() if g.terrain else 0
    around = [n for n in g.board.within[node] if not blocked >> n & 1]
    boss = g.boss_on(node)
    found: list[int] = []
    for c in g.characters:
        if c.node == node and c.seat != mover:
            targets = around
            if boss is not None:  # DS-A.159: within its arc
                mine = g.arcs_of(boss, c)
                within = [n for n in around if arcs_to(g, boss, n) & mine]
                targets = within or along_wall(g, node, around)
            found.extend(c.seat << MODEL_SHIFT | place for place in with_arcs(g, c, targets))
    for foe in g.foes:
        if foe.node == node and not g.pack.models[foe.model].boss:
            code = FOE_CODE + foe.index
            if code != mover:
                found.extend(code << MODEL_SHIFT | n for n in around)
    return found


class MakeRoom(Step[Fight]):
    """DS-3.13: a fourth model has come onto the node; the players push one of the three."""

    __slots__ = ("mover", "node")
    name = "make_room"

    def __init__(self, node: int, mover: int) -> None:
        self.node = node
        self.mover = mover

    def args(self) -> tuple[int, ...]:
        return (self.node, self.mover)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.node < len(g.board.points)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return tuple(rooms(g, self.node, self.mover))

    def run(self, g: Fight, m: Match) -> None:
        if g.crowd(self.node) <= g.limits[self.node]:
            return
        options = self.options(g, g.aggro)
        if not options:
            return
        seat = self.mover if self.mover < FOE_CODE else g.aggro
        if len(options) == 1:
            self.answer(g, m, seat, options[0])
        else:
            g.ask(self, seat, options)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        model, node = option >> MODEL_SHIFT, option & 63
        if model >= FOE_CODE:
            foe = g.foes[model - FOE_CODE]
            foe.node = node
            if m.telling:
                m.tell("foe_pushed", (foe.index, g.pack.model_ids[foe.model], node))
            if g.crowd(node) > g.limits[node]:
                g.agenda.append(MakeRoom(node, model))
            g.foe_entered(m, foe)
        else:
            c = g.characters[model]
            if m.telling:
                m.tell("pushed", (c.seat, node))
            arrive(g, m, c, node, side_of(g, option & PLACE))

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-make-room")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        model = raw >> MODEL_SHIFT
        who = f"foe-{model - FOE_CODE}" if model >= FOE_CODE else f"seat-{model}"
        return f"{who}-{place_id(raw & PLACE)}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        model = raw >> MODEL_SHIFT
        if model >= FOE_CODE:
            foe = g.foes[model - FOE_CODE]
            who: Ref = Ref("model", g.pack.model_ids[foe.model])
            target: tuple[str, str | int] = ("foe", foe.index)
        else:
            who, target = Ref("hero", model), ("hero", model)
        text = Message("ds-option-make-room", {"who": who, "place": place_text(raw & PLACE)})
        return Option(self.option_id(g.pack, raw), text, (target, ("node", raw & 63)))


def step_toward(direction: int) -> tuple[int, int]:
    """The point a compass direction leads to on the quincunx: straight steps are two half steps."""
    dx, dy = COMPASS[direction]
    return (dx, dy) if dx and dy else (2 * dx, 2 * dy)
