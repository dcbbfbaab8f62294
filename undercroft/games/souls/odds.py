"""Exact odds of attacks and defences, and what an enemy would do if it acted now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from . import harm
from .attacks import attack_dice, attack_mod, charging, damage_to, in_range
from .behaviour import Doing, behaviour, target_of, weakened
from .blows import Blow
from .content import SoulsPack
from .foe_moves import MoveFoe, heading, met_side, ways
from .gear import BLEED, FROSTBITE, Action, Pool
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
    rooms,
)
from .rolling import shield
from .state import Character, Fight, Foe

Odds = tuple[float, ...]
"""The chance of each total, from 0 up."""


@cache
def _sum(faces: tuple[tuple[str, ...], ...]) -> Odds:
    odds = [1.0]
    for die in faces:
        more = [0.0] * (len(odds) + max(map(int, die)))
        for total, p in enumerate(odds):
            for face in die:
                more[total + int(face)] += p / len(die)
        odds = more
    return tuple(odds)


def pool_odds(pack: SoulsPack, counts: Pool, dodge: int = 0) -> Odds:
    """The odds of the total of some dice."""
    faces: list[tuple[str, ...]] = []
    for colour, count in enumerate((*counts, dodge)):
        faces += [tuple(pack.dice[colour].labels)] * count
    return _sum(tuple(faces))


def mean(odds: Odds) -> float:
    return sum(total * p for total, p in enumerate(odds))


def strike_odds(
    state: Fight, character: Character, action: Action, foe: Foe, uses: int = 1
) -> tuple[float, float]:
    """(expected damage, chance to kill) of an action against a foe, used so many times on it."""
    if state.unharmed(foe):
        return 0.0, 0.0
    model = foe.model
    odds = pool_odds(state.pack, attack_dice(state, character, action, [foe]))
    mod = attack_mod(state, character, action)
    missed = state.evasion
    full = foe.health - foe.wounds
    bleeds = bool(action.conditions & BLEED & ~model.immune)
    # What it may have left, whether it bleeds, and how likely that is.
    states: dict[tuple[int, bool], float] = {(full, bool(foe.conditions & BLEED)): 1.0}
    for use in range(uses):
        if use == 1 and character.crit:  # the die of a heroic action is for one attack
            character.crit = False
            odds = pool_odds(state.pack, attack_dice(state, character, action, [foe]))
            character.crit = True
        after: dict[tuple[int, bool], float] = {}
        for (left, bleeding), chance in states.items():
            if missed and left:
                after[left, bleeding] = after.get((left, bleeding), 0.0) + chance * missed
            struck = chance * (1 - missed) if left else chance
            for total, p in enumerate(odds) if left else ((0, 1.0),):
                damage = damage_to(state, character, action, foe, max(0, total + mod))
                if damage and bleeding:
                    damage += 2
                outcome = (max(0, left - damage), bleeds or (bleeding and not damage))
                after[outcome] = after.get(outcome, 0.0) + struck * p
        states = after
    expected = sum((full - left) * p for (left, _), p in states.items())
    return expected, sum(p for (left, _), p in states.items() if not left)


def action_odds(state: Fight, character: Character, action: Action) -> dict[str, object] | None:
    """The best an attack promises from where the character stands: for bots and for the screen."""
    if not (any(action.dice) or action.harm):
        return None
    whole = action.node or charging(character, action)
    best: tuple[float, float] = (-1.0, 0.0)
    for foe in in_range(state, character.spot, action):
        if whole:
            there = [o for o in state.foes if o.node == foe.node]
            found = [strike_odds(state, character, action, o, action.repeat) for o in there]
            expected = sum(e for e, _ in found)
            kill = max(k for _, k in found)
        else:
            expected, kill = strike_odds(state, character, action, foe, action.repeat)
        best = max(best, (expected, kill))
    if best[0] < 0:
        return None
    return {"damage": round(best[0], 3), "kill": round(best[1], 4)}


def defence_odds(
    state: Fight, character: Character, blow: Blow, extra: int = 0
) -> dict[str, dict[str, object]]:
    """What blocking and dodging promise: expected damage and the chance to come away unhurt.

    `extra` is what the dodge costs beyond its usual Stamina: a barrel in the way.
    """
    gear = state.loadout(character)
    counts = shield(state, character, blow.magic)
    hurt = safe = death = 0.0
    ability = state.foes[blow.foe].model.ability
    heavy = ability if ability and ability.op == "heavy_blows" and not blow.magic else None
    for total, p in enumerate(pool_odds(state.pack, counts)):
        damage = harm.comes_to(character, blow.strength - total, True)
        price = heavy.stamina if heavy and total >= heavy.least else 0
        hurt += damage * p
        safe += p if not damage else 0.0
        death += p if damage + price >= character.free else 0.0
    dodge = pool_odds(state.pack, (0, 0, 0), gear.dodge)
    away = sum(p for total, p in enumerate(dodge) if total >= blow.difficulty)
    full = harm.comes_to(character, blow.strength, True)
    return {
        "block": {"damage": round(hurt, 3), "safe": round(safe, 4), "death": round(death, 4)},
        "dodge": {
            "damage": round((1 - away) * full, 3),
            "safe": round(away, 4),
            "death": round(
                0.0 if full < character.free - 1 - character.chill - extra else 1 - away, 4
            ),
        },
    }


Hit = tuple[int, int, bool, int, int]
"""An attack to come: whom, how hard, magical or not, its conditions, and from how far away."""


def threat(
    state: Fight, foe: Foe, card: BehaviourCard | None = None, left: Sequence[int] | None = None
) -> dict[str, object]:
    """Where a figure would go and whom it would hit if it acted now (see `foresee`)."""
    path, hits = foresee(state, foe, card, left)
    return {"path": path, "hits": said(hits)}


def said(hits: list[Hit]) -> list[dict[str, object]]:
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
    spots = [(character.node, character.side) for character in state.characters]
    stand = [(other.node, other.facing) for other in state.foes]
    found = _Foresight(state, foe, card, act)
    try:
        for index in order:
            found.icon(index)
    finally:
        for character, (node, side) in zip(state.characters, spots, strict=True):
            character.node, character.side = node, side
        for other, (node, facing) in zip(state.foes, stand, strict=True):
            other.node, other.facing = node, facing
    return found.path, found.hits


class _Foresight:
    """A figure's icons played on the board as it stands, without dice."""

    __slots__ = ("act", "card", "foe", "g", "hits", "path")

    def __init__(self, state: Fight, foe: Foe, card: BehaviourCard | None, act: Behaviour) -> None:
        self.g = state
        self.foe = foe
        self.card = card
        self.act = act
        self.path: list[int] = []
        self.hits: list[Hit] = []

    def icon(self, index: int) -> None:
        foe, icon = self.foe, self.act.icons[index]
        if icon.op == ATTACK:
            for seat in self.aimed(icon):
                self.hit(seat, icon, icon.magic)
                if icon.push and not self.g.loadout(self.g.characters[seat]).steady:
                    self.push(seat, ATTACK_PUSH)
        elif icon.op == TURN:
            foe.facing = (foe.front + icon.turn) % 8
        elif icon.op == LEAP:
            target = self.g.characters[target_of(self.g, foe, icon)]
            beneath = target.node == foe.node
            self.shove(icon, LEAP_PUSH, True)
            if not beneath or not self.g.shoves_from_start:
                self.land(target.spot, icon, LEAP_PUSH)
        elif icon.op in (MOVE, SHIFT):
            self.move(index, icon)

    def hit(self, seat: int, icon: Icon, magic: bool) -> None:
        g, foe = self.g, self.foe
        away = g.board.distance[foe.spot][g.characters[seat].spot]
        conditions = icon.conditions | g.modifiers.venom
        self.hits.append((seat, weakened(g, foe, icon.damage), magic, conditions, away))

    def push(self, seat: int, mode: int) -> None:
        g = self.g
        character = g.characters[seat]
        nodes = push_places(g, character, self.foe, mode)
        if nodes:
            node = min(nodes, key=self.full)
            boss = g.boss_on(node)
            side = centre(g, boss, character) if boss else None
            character.node, character.side = node, side

    def full(self, node: int) -> bool:
        return self.g.crowd(node) >= self.g.limits[node]

    def shove(self, icon: Icon, mode: int, began: bool) -> None:
        """DS-30.1, TG-30.1: a box decides who is attacked, and when."""
        if not icon.push:
            return
        g = self.g
        for seat in [
            character.seat for character in g.characters if character.node == self.foe.node
        ]:
            strikes = icon.damage and (g.shoves_from_start or not began)
            if strikes and not g.shoves_from_start:
                self.hit(seat, icon, False)
            self.push(seat, mode)
            if strikes and g.shoves_from_start:
                self.hit(seat, icon, False)

    def land(self, node: int, icon: Icon, mode: int) -> None:
        g, foe = self.g, self.foe
        was, foe.node = foe.spot, node
        self.path.append(node)
        if foe.facing is not None:
            for character in g.characters:
                if character.node == was:
                    character.side = None
                elif character.node == node:
                    character.side = met_side(g, foe, was, node, character.side)
        self.shove(icon, mode, False)
        if g.crowd(node) > g.limits[node]:
            found = rooms(g, node, foe)
            if found:
                first = min(found, key=self.leads_to_full)
                there = first.place.node
                assert there is not None
                if isinstance(first, FoeMakesRoom):
                    g.foes[first.foe].node = there
                elif isinstance(first, HeroMakesRoom):
                    g.characters[first.seat].node = there

    def leads_to_full(self, one: MakesRoom) -> bool:
        return one.place.node is not None and self.full(one.place.node)

    def move(self, index: int, icon: Icon) -> None:
        """As `begin_move` and `MoveFoe` have it."""
        g, foe = self.g, self.foe
        target = target_of(g, foe, icon) if icon.op == MOVE else g.speaker
        goal = g.characters[target]
        nodes = icon.nodes + g.modifiers.haste
        if foe.conditions & FROSTBITE and nodes:
            nodes -= 1
            if not nodes and not g.pushes_in_place(icon):
                self.turn(icon, target)
                return
        toward = icon.op == MOVE and icon.way != AWAY
        here = goal.node == foe.node
        in_place = not nodes or (here and (not icon.push or g.stops_on_target))
        if foe.facing is not None and toward and in_place:
            self.turn(icon, target)
            if g.pushes_in_place(icon):
                self.shove(icon, MOVE_PUSH, True)
            return
        crowded = icon.push and any(character.node == foe.node for character in g.characters)
        if crowded:
            self.turn(icon, target)
            self.shove(icon, MOVE_PUSH, True)
        turned = crowded and foe.facing is not None
        for step in range(nodes, 0, -1):
            if toward and goal.node == foe.node:
                return
            moving = MoveFoe(Doing(foe.index, self.card, index), step, target, turned)
            nodes_on = moving.nodes(g)
            if not nodes_on:
                return
            if foe.facing is not None and icon.op == MOVE:
                foe.facing = heading(g, foe, icon, nodes_on[0])
            room = g.board.rooms[foe.spot]
            there = g.stops_on_target and icon.op == MOVE and goal.node == nodes_on[0]
            self.land(nodes_on[0], icon, MOVE_PUSH)
            turned = False
            if g.board.rooms[foe.spot] != room or there:
                return  # TG-7.5, TG-28.3

    def turn(self, icon: Icon, target: int) -> None:
        """As `TurnFoe` has it."""
        g, foe, goal = self.g, self.foe, self.g.characters[target]
        if foe.facing is None or icon.op != MOVE:
            return
        if goal.node == foe.node and icon.way != AWAY:
            foe.facing = foe.facing if goal.side is None else goal.side
        elif found := ways(g, foe, icon, target):
            foe.facing = heading(g, foe, icon, found[0])

    def aimed(self, icon: Icon) -> list[int]:
        g, foe, act = self.g, self.foe, self.act
        away = g.board.span[foe.spot]
        if icon.target == AREA:
            return [
                character.seat
                for character in g.characters
                if away[character.spot] <= act.range and g.arcs_of(foe, character) & act.attack_arcs
            ]
        first = target_of(g, foe, icon)
        spot = g.characters[first].spot
        if away[spot] > act.range:
            return []
        return (
            [character.seat for character in g.characters if character.node == spot]
            if icon.node
            else [first]
        )
