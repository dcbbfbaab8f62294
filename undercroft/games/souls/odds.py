"""Exact odds of attacks and defences: what options promise before they are taken."""

from __future__ import annotations

from functools import cache
from typing import Literal

from undercroft.kernel.text import Message, Value

from . import harm, seen
from .attacks import attack_dice, attack_mod, charging, damage_to, in_range
from .blows import Blow
from .content import SoulsPack
from .figures import Character, Foe
from .gear import BLEED, Action, Loadout, Pool
from .promises import Promise
from .rolling import dice_of, shield
from .state import Fight

Odds = tuple[float, ...]
"""The chance of each total, from 0 up."""


@cache
def _sum(faces: tuple[tuple[int, ...], ...]) -> Odds:
    odds = [1.0]
    for die in faces:
        more = [0.0] * (len(odds) + max(die))
        for total, p in enumerate(odds):
            for face in die:
                more[total + face] += p / len(die)
        odds = more
    return tuple(odds)


def pool_odds(pack: SoulsPack, counts: Pool, dodge: int = 0) -> Odds:
    """The odds of the total of some dice."""
    black, blue, orange = counts
    key = (black, blue, orange, dodge)
    found = pack.odds.get(key)
    if found is None:
        dice = dice_of(counts, dodge)
        found = pack.odds[key] = _sum(tuple([pack.pips[colour] for colour in dice]))
    return found


def mean(odds: Odds) -> float:
    return sum([total * p for total, p in enumerate(odds)], 0.0)


def dice(pool: Pool) -> seen.Dice:
    """Dice as a screen gets them."""
    black, blue, orange = pool
    return {"black": black, "blue": blue, "orange": orange}


def guard(pack: SoulsPack, gear: Loadout) -> seen.Guard:
    """What somebody who has this on defends with."""
    return {
        "block": dice(gear.block),
        "resist": dice(gear.resist),
        "dodge": gear.dodge,
        "block_mean": round(mean(pool_odds(pack, gear.block)), 3),
        "resist_mean": round(mean(pool_odds(pack, gear.resist)), 3),
    }


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
                    damage += harm.BLEED_ADDS
                outcome = (max(0, left - damage), bleeds or (bleeding and not damage))
                after[outcome] = after.get(outcome, 0.0) + struck * p
        states = after
    expected = sum([(full - left) * p for (left, _), p in states.items()], 0.0)
    return expected, sum([p for (left, _), p in states.items() if not left], 0.0)


def promises(action: Action) -> bool:
    """Whether an action does damage that can be reckoned."""
    return any(action.dice) or bool(action.harm)


def attack_outcome(damage: float, kill: float) -> Promise:
    """What an attack promises: expected damage, and the chance to kill."""
    odds: seen.AttackOdds = {"damage": round(damage, 3), "kill": round(kill, 4)}
    if not odds["kill"]:
        return Promise(Message("ds-ui-odds-damage", {"damage": tenths(damage)}), odds)
    args: dict[str, Value] = {"damage": tenths(damage), "kill": percent(kill)}
    return Promise(Message("ds-ui-odds-attack", args), odds)


def aim_outcome(state: Fight, character: Character, action: Action, foe: Foe) -> Promise | None:
    """What an attack on this foe promises."""
    if not promises(action):
        return None
    return attack_outcome(*strike_odds(state, character, action, foe))


def action_outcome(state: Fight, character: Character, action: Action) -> Promise | None:
    """The best an attack promises from where the character stands."""
    if not promises(action):
        return None
    whole = action.node or charging(character, action)
    best: tuple[float, float] = (-1.0, 0.0)
    for foe in in_range(state, character.spot, action):
        if whole:
            there = [o for o in state.foes if o.node == foe.node]
            found = [strike_odds(state, character, action, o, action.repeat) for o in there]
            expected = sum([e for e, _ in found], 0.0)
            kill = max(k for _, k in found)
        else:
            expected, kill = strike_odds(state, character, action, foe, action.repeat)
        best = max(best, (expected, kill))
    return None if best[0] < 0 else attack_outcome(*best)


def tenths(value: float) -> float:
    return round(value, 1)


def percent(chance: float) -> int:
    """Neither certain nor impossible unless it is."""
    return max(1 if chance > 0 else 0, min(100 if chance >= 1 else 99, round(100 * chance)))


def defence_outcome(promise: seen.DefenceOdds) -> Promise:
    """What a way to meet an attack promises: expected damage, to come away unhurt, to die."""
    args: dict[str, Value] = {
        "damage": tenths(promise["damage"]),
        "safe": percent(promise["safe"]),
        "death": percent(promise["death"]),
    }
    text = "ds-ui-odds-defence-death" if args["death"] else "ds-ui-odds-defence"
    return Promise(Message(text, args), promise, deadly=promise["death"] >= 1)


def defence_odds(
    state: Fight, character: Character, blow: Blow, extra: int = 0
) -> dict[Literal["block", "dodge"], seen.DefenceOdds]:
    """What blocking and dodging promise: expected damage and the chance to come away unhurt.

    `extra` is what the dodge costs beyond its usual Stamina: a barrel in the way.
    """
    counts = shield(state, character, blow.magic)
    hurt = safe = death = 0.0
    ability = state.foes[blow.foe].model.ability
    for total, p in enumerate(pool_odds(state.pack, counts)):
        damage = harm.comes_to(character, blow.strength - total, True)
        price = ability.exhausts(total, blow.magic) if ability else 0
        hurt += damage * p
        safe += p if not damage else 0.0
        death += p if damage + price >= character.free else 0.0
    full = harm.comes_to(character, blow.strength, True)
    return {
        "block": {"damage": round(hurt, 3), "safe": round(safe, 4), "death": round(death, 4)},
        "dodge": dodge_odds(state, character, full, blow.difficulty, extra),
    }


def dodge_odds(
    state: Fight, character: Character, full: int, difficulty: int, extra: int = 0
) -> seen.DefenceOdds:
    """What dodging something promises that does so much damage if it is not dodged."""
    dice = pool_odds(state.pack, (0, 0, 0), state.loadout(character).dodge)
    away = sum([p for total, p in enumerate(dice) if total >= difficulty], 0.0)
    lives = full < character.free - 1 - character.chill - extra
    return {
        "damage": round((1 - away) * full, 3),
        "safe": round(away, 4),
        "death": round(0.0 if lives else 1 - away, 4),
    }
