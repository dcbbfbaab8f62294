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


def places(state: Fight, character: Character, about: bool = True) -> list[int]:
    """Where a character could move by one step of its own; `about`: or around a boss on its node."""
    board = state.board
    here = state.boss_on(character.node)
    mine = state.arcs_of(here, character) if here else 15
    found: list[int] = []
    crowds = state.crowds()
    terrain = state.terrain
    limits, rooms = state.limits, board.rooms
    room = rooms[character.node]
    for node in board.neighbours[character.node]:
        if terrain and not state.walkable(node):
            continue
        if rooms[node] != room and state.bars(character, node):
            continue
        if here is not None and not arcs_to(state, here, node) & mine:
            continue  # DS-32.6: it must stay in its arc
        crowd = crowds[node]
        if crowd >= limits[node] and not can_make_room(state, node):
            continue
        there = state.boss_on(node) if crowd else None
        if there is None:
            found.append(node)
        else:
            # DS-32.5: it stays in the arc it was in; from two arcs it chooses.
            arc = state.arcs_of(there, character)
            found.extend(node | (i + 1) << ARC_SHIFT for i in range(4) if arc >> i & 1)
    if here is not None and about:
        # DS-32.8: to an adjacent arc instead of a node, as part of a walk or run.
        beside = ((mine << 1) | (mine >> 1) | (mine << 3) | (mine >> 3)) & 15 & ~mine
        found.extend(TO_ARC | i for i in range(4) if beside >> i & 1)
    return found


def dodge_places(state: Fight, character: Character) -> list[int]:
    """DS-29.7: on a boss's node a dodge may go to any of its arcs or any adjacent node."""
    boss = state.boss_on(character.node)
    if boss is None:
        return places(state, character)
    side = character.side
    reached: set[int] = set()
    for i in range(4):
        character.side = (boss.facing + 2 * i) % 8
        reached.update(places(state, character))
    character.side = side
    return sorted(reached)


def arcs_to(state: Fight, boss: Foe, node: int) -> int:
    """The arcs of a boss that a node lies in."""
    here, there = state.board.points[boss.node], state.board.points[node]
    return arcs(boss.facing, there[0] - here[0], there[1] - here[1])


def barrel_cost(state: Fight, place: int) -> int:
    """DS-15.5: 1 more onto a whole barrel."""
    if place & TO_ARC or not state.terrain:
        return 0
    return state.barrel_price if state.terrain[place & 63] == BARREL else 0


def crosses(state: Fight, character: Character, place: int) -> bool:
    """Whether a place lies behind a doorway: going there ends the movement (TG-7.5)."""
    return not place & TO_ARC and state.board.rooms[place & 63] != state.board.rooms[character.node]


def go(state: Fight, match: Match, character: Character, place: int) -> None:
    """A character moves by itself to a place (walk, run, dodge, Shift)."""
    if place & TO_ARC:
        boss = state.boss_on(character.node)
        assert boss is not None
        character.side = (boss.facing + 2 * (place & 3)) % 8
        if match.telling:
            match.tell("turned_about", (character.seat, ARC_NAMES[place & 3]))
        return
    node = place & 63
    if state.barrel_price and state.terrain and state.terrain[node] == BARREL:
        terrain = list(state.terrain)
        terrain[node] = BROKEN_BARREL
        state.terrain = tuple(terrain)
        if match.telling:
            match.tell("barrel_broken", (character.seat, node))
    arc = place >> ARC_SHIFT
    boss = state.boss_on(node)
    side = NONE
    if boss is not None:
        side = (boss.facing + 2 * (arc - 1)) % 8 if arc else centre(state, boss, character)
    arrive(state, match, character, node, side)


def centre(state: Fight, boss: Foe, character: Character) -> int:
    """The middle of (the first of) the arcs a character is in."""
    mine = state.arcs_of(boss, character)
    for i in range(4):
        if mine >> i & 1:
            return (boss.facing + 2 * i) % 8
    return boss.facing


def arrive(state: Fight, match: Match, character: Character, node: int, side: int) -> None:
    """However it came: souls are picked up, a trap springs, a fourth model makes room."""
    character.node = node
    character.side = side
    if match.telling:
        match.tell("moved", (character.seat, node))
    if state.spilled[0] == node:
        take_souls(state, match, character)
    state.entered(match, character)
    if state.traps and state.traps[node] != NO_TRAP and not state.flipped >> node & 1:
        state.flipped |= 1 << node  # DS-16.2, DS-16.6
        state.agenda.append(state.spring(character.seat, node))
    if state.crowd(node) > state.limits[node]:
        state.agenda.append(MakeRoom(node, character.seat))


def take_souls(state: Fight, match: Match, character: Character) -> None:
    """DS-18.7: dropped souls return to the cache."""
    souls = state.spilled[1]
    state.souls += souls
    state.spilled = (NONE, 0)
    if match.telling:
        match.tell("souls_found", (character.seat, souls))


# ---------------------------------------------------------------------- pushes


MOVE_PUSH, LEAP_PUSH, ATTACK_PUSH = range(3)


def push_places(state: Fight, character: Character, foe: Foe, mode: int) -> list[int]:
    """The nodes a character may be pushed to (DS-20.3–20.6, DS-32.6, DS-32.7, DS-37.2)."""
    board = state.board
    blocked = state.blocked() if state.terrain else 0
    around = [node for node in board.within[character.node] if not blocked >> node & 1]
    boss = state.boss_on(character.node) if foe.node == character.node else None
    if mode == ATTACK_PUSH and foe.node != character.node:
        away = board.distance[foe.node]
        around = [node for node in around if away[node] > away[character.node]]
    elif boss is not None and mode != LEAP_PUSH:
        mine = state.arcs_of(boss, character)
        within = [node for node in around if arcs_to(state, boss, node) & mine]
        around = within or along_wall(state, character.node, around)
    return with_room(state, around)


def along_wall(state: Fight, node: int, around: list[int]) -> list[int]:
    """DS-32.7: with no node in the arc because of the wall, the nodes that touch this wall."""
    walls = state.walls_of(node)
    return [other for other in around if state.walls_of(other) & walls] or around


def with_room(state: Fight, nodes: list[int]) -> list[int]:
    """DS-A.15: a node with room, or a full one where somebody can be pushed on."""
    return [
        node
        for node in nodes
        if state.crowd(node) < state.limits[node] or can_make_room(state, node)
    ]


def with_arcs(state: Fight, character: Character, nodes: list[int]) -> list[int]:
    """DS-32.5: nodes as places; onto a boss's node in the arc it was in, from two arcs in either."""
    found: list[int] = []
    for node in nodes:
        boss = state.boss_on(node)
        if boss is None:
            found.append(node)
        else:
            arc = state.arcs_of(boss, character)
            found.extend(node | (i + 1) << ARC_SHIFT for i in range(4) if arc >> i & 1)
    return found


def side_of(state: Fight, place: int) -> int:
    """Where one stands beside a boss at a place: the compass direction; NONE without a boss."""
    boss, arc = state.boss_on(place & 63), place >> ARC_SHIFT
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

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        return tuple(
            with_arcs(
                state, character, push_places(state, character, state.foes[self.foe], self.mode)
            )
        )

    def run(self, state: Fight, match: Match) -> None:
        foe, character = state.foes[self.foe], state.characters[self.seat]
        if foe.node == NONE:
            return
        if self.mode != ATTACK_PUSH and character.node != foe.node:
            return  # a dodge has taken it off the node (DS-A.108)
        nodes = self.options(state, self.seat)
        if len(nodes) == 1:
            self.answer(state, match, self.seat, nodes[0])
        elif nodes:
            state.ask(self, self.seat, nodes)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        if match.telling:
            match.tell("pushed", (character.seat, option & 63))
        arrive(state, match, character, option & 63, side_of(state, option))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-push", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, place_targets(raw))


FOE_CODE = 16
MODEL_SHIFT = 9  # a model and a place in one number
PLACE = (1 << MODEL_SHIFT) - 1


def can_make_room(state: Fight, node: int) -> bool:
    """Whether one of the models here could be pushed on."""
    return bool(rooms(state, node, NONE))


def rooms(state: Fight, node: int, mover: int) -> list[int]:
    """Who could make room and where to: model << MODEL_SHIFT | place. Never a boss (DS-A.15)."""
    blocked = state.blocked() if state.terrain else 0
    around = [n for n in state.board.within[node] if not blocked >> n & 1]
    boss = state.boss_on(node)
    found: list[int] = []
    for character in state.characters:
        if character.node == node and character.seat != mover:
            targets = around
            if boss is not None:  # DS-A.159: within its arc
                mine = state.arcs_of(boss, character)
                within = [n for n in around if arcs_to(state, boss, n) & mine]
                targets = within or along_wall(state, node, around)
            found.extend(
                character.seat << MODEL_SHIFT | place
                for place in with_arcs(state, character, targets)
            )
    for foe in state.foes:
        if foe.node == node and not state.pack.models[foe.model].boss:
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

    def fits(self, state: Fight) -> bool:
        return 0 <= self.node < len(state.board.points)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(rooms(state, self.node, self.mover))

    def run(self, state: Fight, match: Match) -> None:
        if state.crowd(self.node) <= state.limits[self.node]:
            return
        options = self.options(state, state.aggro)
        if not options:
            return
        seat = self.mover if self.mover < FOE_CODE else state.aggro
        if len(options) == 1:
            self.answer(state, match, seat, options[0])
        else:
            state.ask(self, seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        model, node = option >> MODEL_SHIFT, option & 63
        if model >= FOE_CODE:
            foe = state.foes[model - FOE_CODE]
            foe.node = node
            if match.telling:
                match.tell("foe_pushed", (foe.index, state.pack.model_ids[foe.model], node))
            if state.crowd(node) > state.limits[node]:
                state.agenda.append(MakeRoom(node, model))
            state.foe_entered(match, foe)
        else:
            character = state.characters[model]
            if match.telling:
                match.tell("pushed", (character.seat, node))
            arrive(state, match, character, node, side_of(state, option & PLACE))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-make-room")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        model = raw >> MODEL_SHIFT
        who = f"foe-{model - FOE_CODE}" if model >= FOE_CODE else f"seat-{model}"
        return f"{who}-{place_id(raw & PLACE)}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        model = raw >> MODEL_SHIFT
        if model >= FOE_CODE:
            foe = state.foes[model - FOE_CODE]
            who: Ref = Ref("model", state.pack.model_ids[foe.model])
            target: tuple[str, str | int] = ("foe", foe.index)
        else:
            who, target = Ref("hero", model), ("hero", model)
        text = Message("ds-option-make-room", {"who": who, "place": place_text(raw & PLACE)})
        return Option(self.option_id(state.pack, raw), text, (target, ("node", raw & 63)))


def step_toward(direction: int) -> tuple[int, int]:
    """The point a compass direction leads to on the quincunx: straight steps are two half steps."""
    dx, dy = COMPASS[direction]
    return (dx, dy) if dx and dy else (2 * dx, 2 * dy)
