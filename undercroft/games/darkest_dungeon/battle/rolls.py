"""What a roll means: accuracy, Dodge, criticals, damage (DD-19.5–19.11)."""

from __future__ import annotations

from typing import Final

from ..effects.triggers import total
from ..pack.heroes import Skill
from ..pack.moments import ACC, DODGE, MONSTER_ACC, MONSTER_CRIT, MONSTER_DODGE
from ..pack.moments import CRIT as ON_CRIT
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..terms import (
    BLIGHT,
    BUFF,
    CRIT,
    DEBUFF,
    HIT,
    MARK,
    MISS,
    MONSTER,
    STUN,
    STYGIAN,
)

VS_CONDITION: Final = {"marked": MARK, "stunned": STUN, "blighted": BLIGHT}


def accuracy(state: Estate, user: Figure, skill: Skill, target: Figure, dodge: int) -> int:
    """The highest roll that hits (DD-19.5)."""
    assert skill.acc is not None
    acc = skill.acc + state.ground.height(user.place, target.place) - dodge
    if target.stacks and state.side(user.number) != state.side(target.number):
        acc += target.count(MARK)  # DD-20.15
    if user.number < MONSTER:
        acc += state.passive.flat[ACC]
    else:
        acc += total(state, MONSTER_ACC, user)
    return acc - dodge_of(state, target)


def dodge_of(state: Estate, target: Figure) -> int:
    if isinstance(target, Hero):
        return target.card.dodge + total(state, DODGE, target)
    assert isinstance(target, Monster)
    return target.kind.dodge + target.dodge + total(state, MONSTER_DODGE, target)


def critical(state: Estate, user: Figure, skill: Skill, target: Figure) -> int:
    """The highest roll that is critical; 0 if there is none (DD-19.10, DD-A.49)."""
    if skill.crit is None:
        return 0
    crit = skill.crit
    if user.stacks:
        crit += user.count(BUFF)
    if target.stacks and state.side(user.number) != state.side(target.number):
        crit += target.count(DEBUFF)
    if user.number < MONSTER:
        crit += total(state, ON_CRIT, user)
        circus = state.circus
        if circus is not None and circus.butcher in (user.area, target.area):
            crit += 1  # DD-39.19, DD-A.137
    else:
        assert isinstance(user, Monster)
        crit += total(state, MONSTER_CRIT, user)
        if state.difficulty == STYGIAN and user.kind.boss:
            crit += 1  # DD-38.7
    return max(0, crit)


def outcomes(state: Estate) -> tuple[int, ...]:
    """What the roll means for each target, Trinkets included."""
    use = state.using
    skill = use.skill
    if skill.acc is None:
        return (HIT,) * len(use.targets)  # DD-19.9
    user = state.figure(use.by)
    roll = use.roll
    found: list[int] = []
    for place, number in enumerate(use.targets):
        target = state.figure(number)
        if skill.crit is not None and roll <= critical(state, user, skill, target) + use.crit:
            found.append(CRIT)  # DD-A.41
        elif roll <= accuracy(state, user, skill, target, use.dodge[place]) + use.acc:
            found.append(CRIT if "forced" in use.marks[place] else HIT)
        else:
            found.append(MISS)
    return tuple(found)


def base_damage(state: Estate, user: Figure, skill: Skill, target: Figure, result: int) -> int:
    """The damage before the target has a say in it (DD-A.47)."""
    assert skill.dmg is not None
    amount = skill.crit_dmg if result == CRIT else skill.dmg
    for more, vs in skill.bonus:
        kind = VS_CONDITION.get(vs)
        if kind is not None:
            if target.has(kind):
                amount += more
        elif isinstance(target, Monster) and vs in target.kind.types:
            amount += more
    if isinstance(user, Hero):
        amount += user.power
    return amount
