"""Exact odds of attacks and defences, and what an enemy would do if it acted now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.kernel.board import FAR

from . import harm
from .content import SoulsPack
from .defence import Blow
from .foes import DATA_CARD, behaviour, target_of, weakened
from .gear import BLEED, FROSTBITE, Action, Pool
from .models import AREA, ATTACK, AWAY, LEAP, MOVE, SHIFT, TURN, Behaviour, Icon
from .moving import step_toward
from .rolling import shield
from .state import NONE, Character, Fight, Foe
from .strikes import CHARGING, attack_dice, attack_mod, charging, damage_to, in_range

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
    g: Fight, c: Character, action: Action, foe: Foe, uses: int = 1
) -> tuple[float, float]:
    """(expected damage, chance to kill) of an action against a foe, used so many times on it."""
    model = g.pack.models[foe.model]
    odds = pool_odds(g.pack, attack_dice(g, c, action, [foe]))
    mod = attack_mod(g, c, action)
    full = foe.health - foe.wounds
    bleeds = bool(action.conditions & BLEED & ~model.immune)
    # What it may have left, whether it bleeds, and how likely that is.
    states: dict[tuple[int, bool], float] = {(full, bool(foe.conditions & BLEED)): 1.0}
    for _ in range(uses):
        after: dict[tuple[int, bool], float] = {}
        for (left, bleeding), chance in states.items():
            for total, p in enumerate(odds) if left else ((0, 1.0),):
                damage = damage_to(g, c, action, foe, max(0, total + mod))
                if damage and bleeding:
                    damage += 2
                state = (max(0, left - damage), bleeds or (bleeding and not damage))
                after[state] = after.get(state, 0.0) + chance * p
        states = after
    expected = sum((full - left) * p for (left, _), p in states.items())
    return expected, sum(p for (left, _), p in states.items() if not left)


def action_odds(g: Fight, c: Character, action: Action) -> dict[str, object] | None:
    """The best an attack promises from where the character stands: for bots and for the screen."""
    if not action.attacks or not any(action.dice):
        return None
    whole = action.node or bool((CHARGING if charging(g, c, action) else 0) & CHARGING)
    best: tuple[float, float] = (-1.0, 0.0)
    for foe in in_range(g, c.node, action):
        if whole:
            there = [o for o in g.foes if o.node == foe.node]
            found = [strike_odds(g, c, action, o, action.repeat) for o in there]
            expected = sum(e for e, _ in found)
            kill = max(k for _, k in found)
        else:
            expected, kill = strike_odds(g, c, action, foe, action.repeat)
        best = max(best, (expected, kill))
    if best[0] < 0:
        return None
    return {"damage": round(best[0], 3), "kill": round(best[1], 4)}


def defence_odds(g: Fight, blow: Blow, extra: int = 0) -> dict[str, dict[str, object]]:
    """What blocking and dodging promise: expected damage and the chance to come away unhurt.

    `extra` is what the dodge costs beyond its usual Stamina: a barrel in the way.
    """
    c = g.characters[blow.seat]
    gear = g.loadout(c)
    counts = shield(g, c, bool(blow.magic))
    hurt = safe = death = 0.0
    ability = g.pack.models[g.foes[blow.foe].model].ability
    heavy = ability if ability and ability.op == "heavy_blows" and not blow.magic else None
    for total, p in enumerate(pool_odds(g.pack, counts)):
        damage = harm.comes_to(c, blow.strength - total, True)
        price = heavy.stamina if heavy and total >= heavy.least else 0
        hurt += damage * p
        safe += p if not damage else 0.0
        death += p if damage + price >= c.free else 0.0
    dodge = pool_odds(g.pack, (0, 0, 0), gear.dodge)
    away = sum(p for total, p in enumerate(dodge) if total >= blow.difficulty)
    full = harm.comes_to(c, blow.strength, True)
    return {
        "block": {"damage": round(hurt, 3), "safe": round(safe, 4), "death": round(death, 4)},
        "dodge": {
            "damage": round((1 - away) * full, 3),
            "safe": round(away, 4),
            "death": round(0.0 if full < c.free - 1 - c.chill - extra else 1 - away, 4),
        },
    }


def threat(
    g: Fight, foe: Foe, card: int = DATA_CARD, left: Sequence[int] | None = None
) -> dict[str, object]:
    """Where a figure would go and whom it would hit if it acted now; ties fall to the first node.

    `left` are the icons still to come, where it is in the middle of its card.
    """
    act = behaviour(g, foe, card)
    node = foe.node
    facing = foe.facing
    path: list[int] = []
    hits: list[dict[str, object]] = []
    order = [*range(len(act.icons))] * act.repeat if left is None else left
    for icon in [act.icons[index] for index in order]:
        if icon.kind == ATTACK:
            for seat in _aimed(g, foe, act, icon, node, facing):
                hits.append(
                    {"hero": seat, "damage": weakened(g, foe, icon.damage), "magic": icon.magic}
                )
        elif icon.kind == TURN:
            facing = (facing + icon.turn) % 8
        elif icon.kind == SHIFT:
            # Without turning; a wall stops it (DS-36.6).
            dx, dy = step_toward((facing + {2: 0, 3: 2, 4: 4, 5: 6}[icon.way]) % 8)
            for _ in range(icon.nodes - (1 if foe.conditions & FROSTBITE else 0)):
                x, y = g.board.points[node]
                node = g.board.at.get((x + dx, y + dy), node)
                path.append(node)
        elif icon.kind == LEAP:
            node = g.characters[target_of(g, foe, icon)].node
            path.append(node)
        elif icon.kind == MOVE:
            steps = icon.nodes + g.law.haste - (1 if foe.conditions & FROSTBITE else 0)
            goal = g.characters[_seek(g, icon, node)].node
            if facing != NONE and not icon.nodes and goal != node:
                facing = g.board.toward[node][goal]  # DS-36.3
            blocked = g.blocked() if g.terrain else 0
            away = g.board.walk(goal, blocked)
            if icon.damage and g.shoves_from_start:
                hits.extend(
                    {"hero": c.seat, "damage": weakened(g, foe, icon.damage), "magic": False}
                    for c in g.characters
                    if c.node == node
                )
            room = g.board.rooms[node]
            for _ in range(max(0, steps)):
                around = [n for n in g.board.neighbours[node] if not blocked >> n & 1]
                if icon.way == AWAY:
                    better = [n for n in around if FAR > away[n] > away[node]]
                else:
                    better = [n for n in around if away[n] < away[node]]
                if not better:
                    break
                if facing != NONE:
                    way = g.board.toward[node][better[0]]
                    facing = (way + 4) % 8 if icon.way == AWAY else way
                node = better[0]
                path.append(node)
                if icon.damage:
                    hits.extend(
                        {"hero": c.seat, "damage": weakened(g, foe, icon.damage), "magic": False}
                        for c in g.characters
                        if c.node == node
                    )
                if g.board.rooms[node] != room:
                    break  # TG-7.5
    return {"path": path, "hits": hits}


def _seek(g: Fight, icon: Icon, node: int) -> int:
    return g.aggro if icon.target == 1 else g.nearest(node)


def _aimed(g: Fight, foe: Foe, act: Behaviour, icon: Icon, node: int, facing: int) -> list[int]:
    away = g.board.span[node]
    if icon.target == AREA:
        was = (foe.node, foe.facing)
        foe.node, foe.facing = node, facing
        found = [
            c.seat
            for c in g.characters
            if away[c.node] <= act.range and g.arcs_of(foe, c) & act.attack_arcs
        ]
        foe.node, foe.facing = was
        return found
    first = _seek(g, icon, node)
    spot = g.characters[first].node
    if away[spot] > act.range:
        return []
    return [c.seat for c in g.characters if c.node == spot] if icon.node else [first]
