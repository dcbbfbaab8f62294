"""Exact odds of Skills, and what each monster would do if it acted now."""

from __future__ import annotations

from ..effects.wounds import reduced
from ..pack.area_sets import ONLY
from ..pack.heroes import Skill
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..terms import ALLIES, CRIT, HIT, NONE, SELF
from .aims import eligible
from .boss_rules import habit_of
from .foes import chosen, find_target, places
from .rolls import accuracy, base_damage, critical


def hit_odds(state: Estate, user: Figure, skill: Skill, target: Figure) -> tuple[float, float]:
    """(chance to hit at all, chance of a critical)."""
    if skill.acc == NONE:
        return 1.0, 0.0
    crit = min(10, critical(state, user, skill, target))
    acc = min(10, max(0, accuracy(state, user, skill, target, 0)))
    return max(acc, crit) / 10, crit / 10


def blow(state: Estate, user: Figure, skill: Skill, target: Figure) -> dict[str, object]:
    """What a Skill promises against one target."""
    hit, crit = hit_odds(state, user, skill, target)
    found: dict[str, object] = {
        "figure": target.number,
        "hit": round(hit, 3),
        "crit": round(crit, 3),
    }
    if skill.dmg != NONE:
        pierce = skill.pierce_protection
        plain = reduced(
            state, target, base_damage(state, user, skill, target, HIT), False, pierce, False
        )
        best = reduced(
            state, target, base_damage(state, user, skill, target, CRIT), True, pierce, False
        )
        left = state.life(target) - target.wounds
        kill = 0.0
        if not isinstance(target, Hero):
            kill = (hit - crit) * (plain >= left) + crit * (best >= left)
        found["damage"] = plain
        found["crit_damage"] = best
        found["expected"] = round((hit - crit) * plain + crit * best, 3)
        found["kill"] = round(kill, 3)
    elif skill.heal != NONE:
        found["heal"] = skill.heal
        found["crit_heal"] = skill.crit_heal
    return found


def skill_odds(state: Estate, user: Figure, skill: Skill, area: int) -> list[dict[str, object]]:
    """What a Skill promises against everybody it could be used on in an Area."""
    if skill.scope == SELF:
        targets = [user.number] if skill.acc != NONE else []
    elif skill.scope == ALLIES:
        targets = [n for n in state.allies(user.number) if n != user.number]
    else:
        foes, friends = eligible(state, user, skill, area)
        targets = [*foes, *friends]
    return [blow(state, user, skill, state.figure(number)) for number in targets]


def intents(state: Estate, monster: Monster) -> list[dict[str, object]]:
    """What a monster would do now: each Skill with its chance, whom it would mean, and from where."""
    card = monster.kind
    stance = state.stance(monster.number)
    habit = habit_of(monster)
    line = list(card.lines[stance])
    forced = None if habit is None else habit.chooses(state, monster)
    if forced is not None:
        line = [forced] * 10
    found: list[dict[str, object]] = []
    for skill in (None, *card.skills):
        chance = line.count(skill) / 10
        if not chance:
            continue
        if skill is None:
            found.append({"chance": chance, "skill": None, "target": None, "areas": []})
        else:
            found.append({"chance": chance, "skill": skill.index, **aim(state, monster, skill)})
    return found


def aim(state: Estate, monster: Monster, skill: Skill) -> dict[str, object]:
    """Whom a Skill would mean, the Areas it would be used from, and its odds."""
    if skill.scope == SELF:
        return {"target": monster.number, "areas": [monster.area], "odds": []}
    target = find_target(state, monster, skill)
    if target is None:
        return {"target": None, "areas": [], "odds": []}
    areas = places(state, monster, skill, target)
    goal = state.figure(target).area
    reaches = [a for a in areas if state.ground.bands[skill.reach][a] & ONLY[goal]]
    odds: list[dict[str, object]] = []
    if reaches:
        here = monster.area
        monster.area = reaches[0]
        odds = [
            blow(state, monster, skill, state.figure(n))
            for n in chosen(state, monster, skill, target)
        ]
        monster.area = here
    return {
        "target": target,
        "areas": list(areas),
        "reaches": bool(reaches),
        "odds": odds,
    }
