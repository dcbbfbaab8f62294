"""What an enemy would do if it acted now: its icons played on the board as it stands, without dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from . import seen
from .behaviour import Doing, behaviour, target_of, weakened
from .fields import COMPASS
from .figures import Foe
from .foe_moves import MoveFoe, heading, met_side, ways
from .gear import FROSTBITE
from .models import AREA, ATTACK, AWAY, LEAP, MOVE, SHIFT, TURN, Behaviour, BehaviourCard, Icon
from .moving import (
    ATTACK_PUSH,
    LEAP_PUSH,
    MOVE_PUSH,
    FoeMakesRoom,
    HeroMakesRoom,
    MakesRoom,
    centre,
    push_places,
    who_could_go,
)
from .state import Fight

Hit = tuple[int, int, bool, int, int]
"""An attack to come: whom, how hard, magical or not, its conditions, and from how far away."""


def said(hits: list[Hit]) -> list[seen.Hit]:
    return [{"hero": seat, "damage": damage, "magic": magic} for seat, damage, magic, _, _ in hits]


def foresee(
    state: Fight, foe: Foe, card: BehaviourCard | None = None, left: Sequence[int] | None = None
) -> tuple[list[int], list[Hit]]:
    """The nodes a figure would enter and its attacks, if every one hits and nobody steps aside.

    Ties and pushes fall to the first node (with room). `left` are the icons still to come, where it is in the
    middle of its card. The board is as it was afterwards.
    """
    act = behaviour(state, foe, card)
    order = [*range(len(act.icons))] * act.repeat if left is None else left
    before = Standing(state)
    found = Foresight(state, foe, card, act)
    try:
        for index in order:
            found.icon(index)
    finally:
        before.restore(state)
    return found.path, found.hits


class Standing:
    """Where everybody stands, to be put back there."""

    __slots__ = ("characters", "foes")

    def __init__(self, state: Fight) -> None:
        self.characters = [(one.node, one.side) for one in state.characters]
        self.foes = [(one.node, one.facing) for one in state.foes]

    def restore(self, state: Fight) -> None:
        for character, (node, side) in zip(state.characters, self.characters, strict=True):
            character.node, character.side = node, side
        for foe, (node, facing) in zip(state.foes, self.foes, strict=True):
            foe.node, foe.facing = node, facing


class Foresight:
    """A figure's icons played on the board as it stands, without dice."""

    __slots__ = ("act", "card", "foe", "hits", "path", "state")

    def __init__(self, state: Fight, foe: Foe, card: BehaviourCard | None, act: Behaviour) -> None:
        self.state = state
        self.foe = foe
        self.card = card
        self.act = act
        self.path: list[int] = []
        self.hits: list[Hit] = []

    def icon(self, index: int) -> None:
        icon = self.act.icons[index]
        done = FORESEEN.get(icon.op)
        if done is not None:
            done(self, index, icon)

    def attack(self, index: int, icon: Icon) -> None:
        for seat in self.aimed(icon):
            self.hit(seat, icon, icon.magic)
            if icon.push and not self.state.loadout(self.state.characters[seat]).steady:
                self.push(seat, ATTACK_PUSH)

    def turn_about(self, index: int, icon: Icon) -> None:
        foe = self.foe
        foe.facing = (foe.front + icon.turn) % len(COMPASS)

    def leap(self, index: int, icon: Icon) -> None:
        target = self.state.characters[target_of(self.state, self.foe, icon)]
        beneath = target.node == self.foe.node
        self.shove(icon, LEAP_PUSH, True)
        if not beneath or not self.state.shoves_from_start:
            self.land(target.spot, icon, LEAP_PUSH)

    def hit(self, seat: int, icon: Icon, magic: bool) -> None:
        state, foe = self.state, self.foe
        away = state.board.distance[foe.spot][state.characters[seat].spot]
        conditions = icon.conditions | state.modifiers.venom
        self.hits.append((seat, weakened(state, foe, icon.damage), magic, conditions, away))

    def push(self, seat: int, mode: int) -> None:
        state = self.state
        character = state.characters[seat]
        nodes = push_places(state, character, self.foe, mode)
        if nodes:
            node = min(nodes, key=self.open_to)
            boss = state.boss_on(node)
            side = centre(state, boss, character) if boss else None
            character.node, character.side = node, side

    def open_to(self, node: int) -> int:
        """How bad it is to be pushed to a node, at a glance."""
        return self.full(node)

    def full(self, node: int) -> bool:
        return self.state.crowd(node) >= self.state.limits[node]

    def shove(self, icon: Icon, mode: int, began: bool) -> None:
        """DS-30.1, TG-30.1: a box decides who is attacked, and when."""
        if not icon.push:
            return
        state = self.state
        for seat in [
            character.seat for character in state.characters if character.node == self.foe.node
        ]:
            strikes = icon.damage and (state.shoves_from_start or not began)
            if strikes and not state.shoves_from_start:
                self.hit(seat, icon, False)
            self.push(seat, mode)
            if strikes and state.shoves_from_start:
                self.hit(seat, icon, False)

    def land(self, node: int, icon: Icon, mode: int) -> None:
        state, foe = self.state, self.foe
        was, foe.node = foe.spot, node
        self.path.append(node)
        if foe.facing is not None:
            for character in state.characters:
                if character.node == was:
                    character.side = None
                elif character.node == node:
                    character.side = met_side(state, foe, was, node, character.side)
        self.shove(icon, mode, False)
        if state.crowd(node) > state.limits[node]:
            found = who_could_go(state, node, foe)
            if found:
                first = min(found, key=self.leads_to_full)
                there = first.place.node
                assert there is not None
                if isinstance(first, FoeMakesRoom):
                    state.foes[first.foe].node = there
                elif isinstance(first, HeroMakesRoom):
                    state.characters[first.seat].node = there

    def leads_to_full(self, one: MakesRoom) -> bool:
        return one.place.node is not None and self.full(one.place.node)

    def move(self, index: int, icon: Icon) -> None:
        """As `begin_move` and `MoveFoe` have it."""
        state, foe = self.state, self.foe
        target = target_of(state, foe, icon) if icon.op == MOVE else state.speaker
        goal = state.characters[target]
        nodes = icon.nodes + state.modifiers.haste
        if foe.conditions & FROSTBITE and nodes:
            nodes -= 1
            if not nodes and not state.pushes_in_place(icon):
                self.turn(icon, target)
                return
        toward = icon.op == MOVE and icon.way != AWAY
        here = goal.node == foe.node
        in_place = not nodes or (here and (not icon.push or state.stops_on_target))
        if foe.facing is not None and toward and in_place:
            self.turn(icon, target)
            if state.pushes_in_place(icon):
                self.shove(icon, MOVE_PUSH, True)
            return
        crowded = icon.push and any(character.node == foe.node for character in state.characters)
        if crowded:
            self.turn(icon, target)
            self.shove(icon, MOVE_PUSH, True)
        turned = crowded and foe.facing is not None
        for step in range(nodes, 0, -1):
            if toward and goal.node == foe.node:
                return
            moving = MoveFoe(Doing(foe.index, self.card, index), step, target, turned)
            nodes_on = moving.nodes(state)
            if not nodes_on:
                return
            if foe.facing is not None and icon.op == MOVE:
                foe.facing = heading(state, foe, icon, nodes_on[0])
            room = state.board.rooms[foe.spot]
            there = state.stops_on_target and icon.op == MOVE and goal.node == nodes_on[0]
            self.land(nodes_on[0], icon, MOVE_PUSH)
            turned = False
            if state.board.rooms[foe.spot] != room or there:
                return  # TG-7.5, TG-28.3

    def turn(self, icon: Icon, target: int) -> None:
        """As `TurnFoe` has it."""
        state, foe, goal = self.state, self.foe, self.state.characters[target]
        if foe.facing is None or icon.op != MOVE:
            return
        if goal.node == foe.node and icon.way != AWAY:
            foe.facing = foe.facing if goal.side is None else goal.side
        elif found := ways(state, foe, icon, target):
            foe.facing = heading(state, foe, icon, found[0])

    def aimed(self, icon: Icon) -> list[int]:
        state, foe, act = self.state, self.foe, self.act
        away = state.board.span[foe.spot]
        if icon.target == AREA:
            return [
                character.seat
                for character in state.characters
                if away[character.spot] <= act.range
                and state.arcs_of(foe, character) & act.attack_arcs
            ]
        first = target_of(state, foe, icon)
        spot = state.characters[first].spot
        if away[spot] > act.range:
            return []
        return (
            [character.seat for character in state.characters if character.node == spot]
            if icon.node
            else [first]
        )


FORESEEN: Final[dict[str, Callable[[Foresight, int, Icon], None]]] = {
    MOVE: Foresight.move,
    SHIFT: Foresight.move,
    TURN: Foresight.turn_about,
    LEAP: Foresight.leap,
    ATTACK: Foresight.attack,
}
"""What each icon does; who comes back is nobody's harm yet."""
