"""How figures move: ways, turning, pushing, landing, leaping (DS-26, DS-30, DS-36, DS-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.board import ARCS_IN, arcs, outside
from undercroft.kernel.content import MOST_STEPS
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range, SetOf
from undercroft.kernel.text import Message, Ref

from . import facts
from .behaviour import Doing, weakened
from .blows import Blow
from .choices import NodeChoice, PlaceChoice
from .defence import Targets
from .fields import FoeIndex, Seat
from .figures import Foe
from .gear import FROSTBITE
from .models import ARCS, AWAY, MOVE, SHIFT, Behaviour, Icon
from .moving import (
    LEAP_PUSH,
    MOVE_PUSH,
    PushAside,
    foe_makes_room,
    foe_pushed_to,
    step_toward,
    who_could_go,
    with_room,
)
from .places import ABOUT, NODES
from .seen import Way
from .state import CharacterQuestion, Fight, asked

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# How far round a Shift icon's way lies from the front, in eighths of a circle.
ROUND: Final[dict[Way | None, int]] = {"forward": 0, "right": 2, "backward": 4, "left": 6}


def begin_move(state: Fight, match: Match, doing: Doing, target: int) -> None:
    """DS-26, DS-36: the target is fixed now. First it turns, then it pushes, then it moves (DS-39.1)."""
    foe, act, icon = state.foes[doing.foe], doing.act(state), doing.icon(state)
    nodes = icon.nodes + state.modifiers.haste
    turns = foe.facing is not None and icon.op == MOVE
    turning = TurnFoe(doing, target)
    if foe.conditions & FROSTBITE and nodes:
        nodes -= 1  # DS-21.9
        if not nodes and not state.pushes_in_place(icon):
            if turns:  # DS-A.80: it stays where it is and turns all the same
                state.then(turning)
            return
    if turns and icon.way != AWAY:
        here = state.characters[target].node == foe.node
        # DS-36.3, TG-A.72: it turns instead of moving.
        if not nodes or (here and (not icon.push or state.stops_on_target)):
            if state.pushes_in_place(icon):
                state.shove(foe, icon, act.dodge, MOVE_PUSH, True)
            state.then(turning)
            return
    turned = (
        turns and icon.push and any(character.node == foe.node for character in state.characters)
    )
    if nodes > 0:
        state.then(MoveFoe(doing, nodes, target, turned))
    if icon.push:
        state.shove(foe, icon, act.dodge, MOVE_PUSH, True)
    if turned:  # with nobody to push, turning and moving are one choice
        state.then(turning)


def shove_strength(state: Fight, foe: Foe, icon: Icon) -> int:
    """How hard a push on the move strikes; 0 if it only pushes."""
    return weakened(state, foe, icon.damage) if icon.damage else 0


def shove(state: Fight, foe: Foe, icon: Icon, dodge: int, mode: int, began: bool) -> None:
    """DS-20.5, DS-30.1, DS-30.3: where it began they are only pushed; elsewhere attacked first (DS-A.108)."""
    seats = tuple([one.seat for one in state.characters if one.node == foe.node])
    if not seats:
        return
    state.then_all([PushAside(seat, foe.index, mode) for seat in seats])
    if icon.damage and not began:  # DS-A.82: an attack that has come down to 0 still hits
        strength = shove_strength(state, foe, icon)
        difficulty = dodge + state.modifiers.nimble
        state.then(Targets(seats, Blow(foe.index, strength, False, difficulty, 0, False)))


def turn_to(state: Fight, match: Match, foe: Foe, facing: int | None) -> None:
    """The front centre towards a compass direction, if it is one."""
    if facing is not None and facing != foe.facing:
        foe.facing = facing
        if match.telling:
            match.tell(facts.Turns(foe.tag(), facing))


def ways(state: Fight, foe: Foe, icon: Icon, target: int) -> list[int]:
    """DS-26.1, DS-26.2: the adjacent nodes closer to a character, or farther from it."""
    goal, spot = state.characters[target].spot, foe.spot
    blocked = state.blocked() if state.terrain else 0
    around = outside(state.board.neighbours[spot], blocked)
    if icon.way == AWAY:
        # Farther is what everybody measures by, nodes (TG-28.4); what blocks a way makes none longer.
        away = state.board.distance[goal]
        return [n for n in around if away[n] > away[spot]]
    steps = state.board.walk(goal, blocked)
    return [n for n in around if steps[n] < steps[spot]]


def heading(state: Fight, foe: Foe, icon: Icon, node: int) -> int:
    """DS-36.1, DS-36.2: how it faces on its way to a node: its front ahead, or its back to a node behind."""
    way = state.board.toward[foe.spot][node]
    return (way + 4) % 8 if icon.way == AWAY else way


class TurnFoe(Question[Fight]):
    """DS-36.1–36.3: a boss turns before it pushes, or without moving; the players choose what it faces."""

    name = "turn_foe"
    rules = ("DS-36.1", "DS-36.3", "TG-37.3", "TG-37.5")
    doing: Doing
    target: Seat

    def fits(self, state: Fight) -> bool:
        return self.doing.fits(state) and self.target < len(state.characters)

    def nodes(self, state: Fight) -> list[int]:
        foe = state.foes[self.doing.foe]
        return ways(state, foe, self.doing.icon(state), self.target)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([TURN_TO[node] for node in self.nodes(state)])

    def run(self, state: Fight, match: Match) -> None:
        foe, character = state.foes[self.doing.foe], state.characters[self.target]
        if character.node == foe.node and self.doing.icon(state).way != AWAY:
            turn_to(state, match, foe, character.side)  # DS-36.3
            return
        nodes = self.nodes(state)
        if len(nodes) == 1:
            self.turn(state, match, nodes[0])
        elif nodes:
            state.settle(match, self)

    def turn(self, state: Fight, match: Match, node: int) -> None:
        foe = state.foes[self.doing.foe]
        turn_to(state, match, foe, heading(state, foe, self.doing.icon(state), node))

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.doing.foe].model.id
        away = "yes" if self.doing.icon(state).way == AWAY else "no"
        return Message("ds-prompt-turn-foe", {"who": Ref("model", model), "away": away})

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.doing.foe)


class TurnTo(NodeChoice):
    """It faces this node, or turns its back to it."""

    name = "turn"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-move-foe", {"place": self.place.text})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, TurnFoe)
        step.turn(state, match, self.node)


TURN_TO: Final = tuple(map(TurnTo, NODES))


class MoveFoe(Question[Fight]):
    """One node of a movement; where several are equally good the players choose (DS-26.8)."""

    name = "move_foe"
    rules = ("DS-26.8", "DS-26.6", "TG-28.5", "TG-28.3")
    doing: Doing
    left: Annotated[int, Range(1, 2 * MOST_STEPS)]
    target: Seat
    turned: bool
    """It has turned already: it goes the way it faces."""

    def fits(self, state: Fight) -> bool:
        return self.doing.fits(state) and self.target < len(state.characters)

    def nodes(self, state: Fight) -> list[int]:
        foe = state.foes[self.doing.foe]
        icon = self.doing.icon(state)
        if icon.op == SHIFT:
            return self.ahead(state, foe, icon)
        found = [n for n in ways(state, foe, icon, self.target) if self.may_enter(state, foe, n)]
        if self.turned:
            ahead = [n for n in found if heading(state, foe, icon, n) == foe.facing]
            found = ahead or found
        return found

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([MOVE_FOE_TO[node] for node in self.nodes(state)])

    def may_enter(self, state: Fight, foe: Foe, node: int) -> bool:
        """DS-A.15: with nobody to push on, a full node may not be entered."""
        return state.crowd(node) < state.limits[node] or bool(who_could_go(state, node, foe))

    def ahead(self, state: Fight, foe: Foe, icon: Icon) -> list[int]:
        """DS-36.6, DS-A.124: without turning; a wall stops it."""
        dx, dy = step_toward((foe.front + ROUND[icon.way]) % 8)
        x, y = state.board.points[foe.spot]
        node = state.board.at.get((x + dx, y + dy))
        return [] if node is None else [node]

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.doing.foe]
        if foe.node is None:
            return
        icon = self.doing.icon(state)
        toward = icon.op == MOVE and icon.way != AWAY
        if toward and state.characters[self.target].node == foe.node:
            return  # DS-26.6
        nodes = self.nodes(state)
        if len(nodes) == 1:
            self.move(state, match, nodes[0])
        elif nodes:
            state.settle(match, self)

    def move(self, state: Fight, match: Match, node: int) -> None:
        foe = state.foes[self.doing.foe]
        act, icon = self.doing.act(state), self.doing.icon(state)
        if foe.facing is not None and icon.op == MOVE:
            turn_to(state, match, foe, heading(state, foe, icon, node))
        there = (
            state.stops_on_target and icon.op == MOVE and state.characters[self.target].node == node
        )
        # TG-7.5: a doorway ends the movement; TG-28.3: so does the target's node, though it is pushed off it.
        through = state.board.rooms[node] != state.board.rooms[foe.spot]
        if self.left > 1 and not through and not there:
            state.then(MoveFoe(self.doing, self.left - 1, self.target, False))
        land(state, match, foe, node, icon, act, MOVE_PUSH)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.doing.foe].model.id
        return Message("ds-prompt-move-foe", {"who": Ref("model", model)})

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.doing.foe)


class MoveFoeTo(NodeChoice):
    """It goes to this node."""

    name = "move_foe"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-move-foe", {"place": self.place.text})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, MoveFoe)
        step.move(state, match, self.node)


MOVE_FOE_TO: Final = tuple(map(MoveFoeTo, NODES))


def land(
    state: Fight, match: Match, foe: Foe, node: int, icon: Icon, act: Behaviour, mode: int
) -> None:
    """A figure enters a node: characters there find their arc, are attacked, are pushed."""
    was = foe.spot
    other = state.boss_on(node)
    foe.node = node
    if match.telling:
        match.tell(facts.FoeMoved(foe.tag(), node))
    if foe.facing is not None:
        for character in state.characters:
            if character.node == was and was != node:
                character.side = None
            elif character.node == node:
                character.side = met_side(state, foe, was, node, character.side)
    foe_makes_room(state, foe)
    if icon.push:
        state.shove(foe, icon, act.dodge, mode, False)
    state.foe_entered(match, foe)
    if other is not None and other is not foe and foe.model.boss:
        state.then(BossAside(other.index, foe.index))  # DS-3.15, before anybody's arc matters


def met_side(state: Fight, foe: Foe, was: int, node: int, side: int | None) -> int | None:
    """DS-36.5: in the centre of the arc that faced it before the move."""
    if was == node:
        return side
    for arc in ARCS_IN[facing_arcs(state, foe, was, node)]:
        return foe.middle(arc)
    return foe.front


def facing_arcs(state: Fight, foe: Foe, was: int, node: int) -> int:
    """The arcs of a boss on `was` in which `node` lies."""
    (x, y), (u, v) = state.board.points[was], state.board.points[node]
    return arcs(foe.front, u - x, v - y)


def leap(state: Fight, match: Match, doing: Doing, seat: int) -> None:
    """DS-37: onto the target's node at any distance, keeping its facing; every leap pushes."""
    foe, act, icon = state.foes[doing.foe], doing.act(state), doing.icon(state)
    # DS-A.128: a target beneath it is pushed and landed on like any other. Where the push from the
    # start strikes as well (TG-30.1) it has been struck by then.
    if state.characters[seat].node != foe.node or not state.shoves_from_start:
        state.then(LeapTo(doing, seat))
    if icon.push:
        state.shove(foe, icon, act.dodge, LEAP_PUSH, True)  # DS-A.127


class LeapTo(Step[Fight]):
    """The landing of a leap: where the target is by then."""

    name = "leap_to"
    doing: Doing
    seat: Seat

    def fits(self, state: Fight) -> bool:
        return self.doing.fits(state) and self.seat < len(state.characters)

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.doing.foe]
        if match.telling:
            match.tell(facts.Leaps(foe.tag()))
        node = state.characters[self.seat].spot
        icon, act = self.doing.icon(state), self.doing.act(state)
        land(state, match, foe, node, icon, act, LEAP_PUSH)


class BossAside(Question[Fight]):
    """DS-3.15: a boss comes onto another boss's node; the one that was there is pushed."""

    name = "boss_aside"
    rules = ("DS-3.14", "DS-3.15", "TG-7.11")
    foe: FoeIndex
    mover: FoeIndex

    def fits(self, state: Fight) -> bool:
        return self.foe < len(state.foes) and self.mover < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        around = list(state.board.neighbours[state.foes[self.foe].spot])
        return tuple([ASIDE_TO[node] for node in with_room(state, around)])

    def run(self, state: Fight, match: Match) -> None:
        foe, mover = state.foes[self.foe], state.foes[self.mover]
        if foe.node is not None and foe.node == mover.node:
            state.ask_party(self)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.foe].model.id
        return Message("ds-prompt-boss-aside", {"who": Ref("model", model)})

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.foe)


class AsideTo(NodeChoice):
    """The boss is pushed to this node."""

    name = "push_boss"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-push", {"place": self.place.text})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, node = ask.step, self.node
        assert isinstance(step, BossAside)
        foe = state.foes[step.foe]
        was = foe.spot
        foe_pushed_to(state, match, foe, node)
        foe_makes_room(state, foe)
        faced = facing_arcs(state, foe, was, node)
        met: list[MetArc] = []
        for character in state.characters:
            if character.node == node:
                character.side = met_side(state, foe, was, node, character.side)
                if faced & (faced - 1):
                    met.append(MetArc(character.seat, foe.index, faced))
        if met:
            state.then_all(met)


ASIDE_TO: Final = tuple(map(AsideTo, NODES))


class MetArc(CharacterQuestion):
    """DS-A.125: a character who was in two arcs of the boss that has come onto its node chooses one."""

    name = "met_arc"
    rules = ("DS-32.5", "DS-A.125", "TG-37.7")
    foe: FoeIndex
    faced: Annotated[int, SetOf(ARCS)]

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.foe < len(state.foes) and self.faced > 0

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([STAND_IN[arc] for arc in ARCS_IN[self.faced]])

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-met-arc", {"who": Ref("hero", self.seat)})


class StandIn(PlaceChoice):
    """In this arc."""

    name = "arc"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step, arc = ask.step, self.place.arc
        assert isinstance(step, MetArc)
        assert arc is not None
        asked(state, ask).side = state.foes[step.foe].middle(arc)


STAND_IN: Final = tuple(map(StandIn, ABOUT))
