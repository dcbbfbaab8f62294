"""Moving on nodes: entering, being pushed, making room (DS-3, DS-16, DS-20, DS-32)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.board import ARCS_BESIDE, ARCS_IN, COMPASS, arcs, outside
from undercroft.kernel.decision import Target
from undercroft.kernel.record import OneOf
from undercroft.kernel.text import Message, Ref

from . import facts
from .choices import PlaceChoice
from .fields import FoeIndex, Node, Seat
from .figures import Character, Foe
from .models import ARCS
from .places import ABOUT, IN_ARC, NODES, Place, at_each
from .state import CharacterQuestion, Fight, asked
from .terrain import BARREL, BROKEN_BARREL, LaidTrap

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def places(state: Fight, character: Character, about: bool = True) -> list[Place]:
    """Where a character could move by one step of its own; `about`: or around a boss on its node."""
    board, spot = state.board, character.spot
    here = state.boss_on(spot)
    mine = state.arcs_of(here, character) if here else 15
    found: list[Place] = []
    crowds = state.crowds()
    terrain = state.terrain
    limits, rooms = state.limits, board.rooms
    room = rooms[spot]
    for node in board.neighbours[spot]:
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
            found.append(NODES[node])
        else:
            found.extend(in_arcs(node, state.arcs_of(there, character)))
    if here is not None and about:
        # DS-32.8: to an adjacent arc instead of a node, as part of a walk or run.
        found.extend([ABOUT[arc] for arc in ARCS_BESIDE[mine]])
    return found


def in_arcs(node: int, found: int) -> list[Place]:
    """DS-32.5: on a boss's node it stays in the arc it was in; from two arcs it chooses."""
    return [IN_ARC[arc][node] for arc in ARCS_IN[found]]


def dodge_places(state: Fight, character: Character) -> list[Place]:
    """DS-29.7: on a boss's node a dodge may go to any of its arcs or any adjacent node."""
    boss = state.boss_on(character.node)
    if boss is None:
        return places(state, character)
    side = character.side
    reached: set[Place] = set()
    for arc in range(len(ARCS)):
        character.side = boss.middle(arc)
        reached.update(places(state, character))
    character.side = side
    return sorted(reached, key=by_index)


by_index: Final = attrgetter("index")


def arcs_to(state: Fight, boss: Foe, node: int) -> int:
    """The arcs of a boss that a node lies in."""
    facing, spot = boss.facing, boss.node
    assert facing is not None
    assert spot is not None
    here, there = state.board.points[spot], state.board.points[node]
    return arcs(facing, there[0] - here[0], there[1] - here[1])


def barrel_cost(state: Fight, place: Place) -> int:
    """DS-15.5: 1 more onto a whole barrel."""
    if not state.terrain or place.node is None:
        return 0
    return state.barrel_price if state.terrain[place.node] == BARREL else 0


def crosses(state: Fight, character: Character, place: Place) -> bool:
    """Whether a place lies behind a doorway: going there ends the movement (TG-7.5)."""
    node, rooms = place.node, state.board.rooms
    return node is not None and rooms[node] != rooms[character.spot]


def go(state: Fight, match: Match, character: Character, place: Place) -> None:
    """A character moves by itself to a place (walk, run, dodge, Shift)."""
    node, arc = place.node, place.arc
    if node is None:
        boss = state.boss_on(character.node)
        assert boss is not None
        assert arc is not None
        character.side = boss.middle(arc)
        if match.telling:
            match.tell(facts.TurnedAbout(character.seat, ARCS[arc]))
        return
    if state.barrel_price and state.terrain and state.terrain[node] == BARREL:
        terrain = list(state.terrain)
        terrain[node] = BROKEN_BARREL
        state.terrain = tuple(terrain)
        if match.telling:
            match.tell(facts.BarrelBroken(character.seat, node))
    boss = state.boss_on(node)
    side = None
    if boss is not None:
        side = centre(state, boss, character) if arc is None else boss.middle(arc)
    arrive(state, match, character, node, side)


def centre(state: Fight, boss: Foe, character: Character) -> int:
    """The middle of (the first of) the arcs a character is in."""
    for arc in ARCS_IN[state.arcs_of(boss, character)]:
        return boss.middle(arc)
    return boss.front


def arrive(state: Fight, match: Match, character: Character, node: int, side: int | None) -> None:
    """However it came: souls are picked up, a trap springs, a fourth model makes room."""
    character.node = node
    character.side = side
    if match.telling:
        match.tell(facts.Moved(character.seat, node))
    if state.spilled is not None and state.spilled.node == node:
        take_souls(state, match, character)
    state.entered(match, character)
    trap = state.trap_on(node) if state.traps else None
    if trap is not None and not trap.flipped:
        state.put_trap(LaidTrap(node, trap.trap, True))  # DS-16.2, DS-16.6
        state.agenda.append(state.spring(character.seat, node))
    if state.crowd(node) > state.limits[node]:
        state.agenda.append(MakeRoom(node, character.seat, None))


def take_souls(state: Fight, match: Match, character: Character) -> None:
    """DS-18.7: dropped souls return to the cache."""
    assert state.spilled is not None
    souls = state.spilled.souls
    state.souls += souls
    state.spilled = None
    if match.telling:
        match.tell(facts.SoulsFound(character.seat, souls))


# ---------------------------------------------------------------------- pushes


MOVE_PUSH: Final = 0
LEAP_PUSH: Final = 1
ATTACK_PUSH: Final = 2
PUSHES: Final = ("move", "leap", "attack")


def push_places(state: Fight, character: Character, foe: Foe, mode: int) -> list[int]:
    """The nodes a character may be pushed to (DS-20.3–20.6, DS-32.6, DS-32.7, DS-37.2)."""
    board = state.board
    blocked = state.blocked() if state.terrain else 0
    around = outside(board.within[character.spot], blocked)
    boss = state.boss_on(character.node)
    if boss is not None and mode != LEAP_PUSH:  # whoever it is that pushes
        mine = state.arcs_of(boss, character)
        within = [node for node in around if arcs_to(state, boss, node) & mine]
        around = within or along_wall(state, character.spot, around)
    if mode == ATTACK_PUSH and foe.node != character.node:
        away = board.distance[foe.spot]
        around = [node for node in around if away[node] > away[character.spot]]
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


def with_arcs(state: Fight, character: Character, nodes: list[int]) -> list[Place]:
    """DS-32.5: nodes as places; onto a boss's node in the arc it was in, from two arcs in either."""
    found: list[Place] = []
    for node in nodes:
        boss = state.boss_on(node)
        if boss is None:
            found.append(NODES[node])
        else:
            found.extend(in_arcs(node, state.arcs_of(boss, character)))
    return found


def pushed_to(state: Fight, match: Match, character: Character, place: Place) -> None:
    """Somebody is pushed to a place."""
    node, arc = place.node, place.arc
    assert node is not None
    if match.telling:
        match.tell(facts.Pushed(character.seat, node))
    boss = state.boss_on(node)
    side = None if boss is None or arc is None else boss.middle(arc)
    arrive(state, match, character, node, side)


def foe_pushed_to(state: Fight, match: Match, foe: Foe, node: int) -> None:
    """A figure is pushed to a node."""
    foe.node = node
    if match.telling:
        match.tell(facts.FoePushed(foe.tag(), node))


def foe_makes_room(state: Fight, foe: Foe) -> None:
    """DS-3.13: where a figure has come as the fourth model, one of the three is pushed on."""
    spot = foe.spot
    if state.crowd(spot) > state.limits[spot]:
        state.then(MakeRoom(spot, None, foe.index))


class PushAside(CharacterQuestion):
    """A character is pushed; where several nodes are legal its player chooses."""

    name = "push"
    rules = ("DS-20.4", "DS-20.5", "TG-24.2", "TG-24.3")
    foe: FoeIndex
    mode: Annotated[int, OneOf(PUSHES)]

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.foe < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([PUSH_TO[place.index] for place in self.places(state)])

    def places(self, state: Fight) -> list[Place]:
        character = state.characters[self.seat]
        nodes = push_places(state, character, state.foes[self.foe], self.mode)
        return with_arcs(state, character, nodes)

    def run(self, state: Fight, match: Match) -> None:
        foe, character = state.foes[self.foe], state.characters[self.seat]
        if foe.node is None:
            return
        if self.mode != ATTACK_PUSH and character.node != foe.node:
            return  # a dodge has taken it off the node (DS-A.108)
        found = self.places(state)
        if len(found) == 1:
            pushed_to(state, match, character, found[0])
        elif found:
            state.ask(self, self.seat, tuple([PUSH_TO[place.index] for place in found]))

    def prompt(self, state: Fight, seat: int) -> Message:
        by = Ref("model", state.foes[self.foe].model.id)
        return Message("ds-prompt-push", {"who": Ref("hero", self.seat), "by": by})


class PushTo(PlaceChoice):
    """DS-20.3: pushed to here."""

    name = "push"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-push", {"place": self.place.text})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        pushed_to(state, match, asked(state, ask), self.place)


PUSH_TO: Final = at_each(PushTo)


# ---------------------------------------------------------------------- making room


def can_make_room(state: Fight, node: int) -> bool:
    """Whether one of the models here could be pushed on."""
    if state.boss_on(node) is not None:
        return bool(who_could_go(state, node, None))
    if not outside(state.board.within[node], state.blocked() if state.terrain else 0):
        return False
    for character in state.characters:
        if character.node == node:
            return True
    for foe in state.foes:  # noqa: SIM110 - quicker than a generator
        if foe.node == node:
            return True
    return False


def who_could_go(state: Fight, node: int, mover: Character | Foe | None) -> list[MakesRoom]:
    """Who but the mover could make room, and where to. Never a boss (DS-A.15)."""
    blocked = state.blocked() if state.terrain else 0
    around = outside(state.board.within[node], blocked)
    boss = state.boss_on(node)
    found: list[MakesRoom] = []
    for character in state.characters:
        if character.node == node and character is not mover:
            targets = around
            if boss is not None:  # DS-A.159: within its arc
                mine = state.arcs_of(boss, character)
                within = [n for n in around if arcs_to(state, boss, n) & mine]
                targets = within or along_wall(state, node, around)
            seat = character.seat
            found.extend(
                [HeroMakesRoom(place, seat) for place in with_arcs(state, character, targets)]
            )
    for foe in state.foes:
        if foe.node == node and foe is not mover and not foe.model.boss:
            index = foe.index
            found.extend([FoeMakesRoom(NODES[n], index) for n in around])
    return found


class MakeRoom(Question[Fight]):
    """DS-3.13: a fourth model has come onto the node; the players push one of the three."""

    name = "make_room"
    rules = ("DS-3.12", "DS-3.13", "TG-7.10", "TG-7.11")
    node: Node
    seat: Seat | None
    """Whoever has come: a character,"""
    foe: FoeIndex | None
    """or a figure."""

    def fits(self, state: Fight) -> bool:
        return (
            self.node < len(state.board.points)
            and (self.seat is None) != (self.foe is None)
            and (self.seat or 0) < len(state.characters)
            and (self.foe is None or self.foe < len(state.foes))
        )

    def choices(self, state: Fight, seat: int) -> tuple[MakesRoom, ...]:
        mover: Character | Foe | None = None
        if self.seat is not None:
            mover = state.characters[self.seat]
        elif self.foe is not None:
            mover = state.foes[self.foe]
        return tuple(who_could_go(state, self.node, mover))

    def run(self, state: Fight, match: Match) -> None:
        if state.crowd(self.node) <= state.limits[self.node]:
            return
        found = self.choices(state, state.speaker)
        if len(found) == 1:
            found[0].make(state, match)
        elif found:
            state.ask(self, state.speaker if self.seat is None else self.seat, found)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-make-room")

    def subject(self, state: Fight, seat: int) -> Target:
        return ("node", self.node)


class MakesRoom(PlaceChoice):
    """One of the models goes on to another node."""

    name = "make_room"

    def make(self, state: Fight, match: Match) -> None:
        raise NotImplementedError

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        self.make(state, match)


class HeroMakesRoom(MakesRoom):
    """A character does."""

    seat: int

    @property
    def id(self) -> str:
        return f"seat-{self.seat}-{self.place.id}"

    def text(self, state: Fight, ask: Ask) -> Message:
        who = Ref("hero", self.seat)
        return Message("ds-option-make-room", {"who": who, "place": self.place.text})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.seat), *self.place.targets)

    def make(self, state: Fight, match: Match) -> None:
        pushed_to(state, match, state.characters[self.seat], self.place)


class FoeMakesRoom(MakesRoom):
    """A figure does."""

    foe: int

    @property
    def id(self) -> str:
        return f"foe-{self.foe}-{self.place.id}"

    def text(self, state: Fight, ask: Ask) -> Message:
        who = Ref("model", state.foes[self.foe].model.id)
        return Message("ds-option-make-room", {"who": who, "place": self.place.text})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return (("foe", self.foe), *self.place.targets)

    def make(self, state: Fight, match: Match) -> None:
        foe, node = state.foes[self.foe], self.place.node
        assert node is not None
        foe_pushed_to(state, match, foe, node)
        foe_makes_room(state, foe)
        state.foe_entered(match, foe)


def step_toward(direction: int) -> tuple[int, int]:
    """The point a compass direction leads to on the quincunx: straight steps are two half steps."""
    dx, dy = COMPASS[direction]
    return (dx, dy) if dx and dy else (2 * dx, 2 * dy)
