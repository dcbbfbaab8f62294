"""What dice come to for the bots of both boxes: attacks met in the best way, and how good what is left is."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from .seen import Dice

FACES = ((0, 1, 1, 1, 2, 2), (1, 1, 2, 2, 2, 3), (1, 2, 2, 3, 3, 4))  # black, blue, orange
BAR = 10

Pool = tuple[int, int, int]
"""Black, blue and orange dice."""
Hit = tuple[int, bool, int, int]
"""Damage, whether magical, dodge difficulty, and what else it does: in the first box what a strong block
costs (least << 4 | Stamina), in the second the conditions it brings (a bit each)."""
BLEEDS, POISONS = 1, 2
STINGS = {"bleed": BLEEDS, "poison": POISONS}
DOOM: Hit = (BAR * 9, False, BAR * 9, 0)  # what nobody survives


# How the rest of a fight is judged: what a full flask and a ready token stand for in boxes of the bar, how
# many boxes are needed to feel safe, and how fast confidence grows with every box more.
FLASK, TOKEN = 8.0, 0.8
SAFE, SLOPE = 1.5, 4.0
# How widely damage scatters while one waits for one's turn: at least, and for each box expected.
LUMPS, LUMPY = 0.8, 0.25


def pool_of(dice: Dice) -> Pool:
    return (dice["black"], dice["blue"], dice["orange"])


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
    return min([sum([loss * p for loss, p in way]) for way in losses(guard, hit)])


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
                    sum(
                        [
                            (wet if bleeds else dry)[free - n] * p
                            for n, bleeds, p in ways
                            if n < free
                        ]
                    )
                )
        elif hits:
            after = prospects(guard, hits[1:], bonus, wait)
            choices = losses(guard, hits[0])
            for free in range(1, BAR + 2):
                table.append(
                    max([sum([after[free - n] * p for n, p in way if n < free]) for way in choices])
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
