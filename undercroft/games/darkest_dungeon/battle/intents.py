"""What each monster would do if it acted now."""

from __future__ import annotations

from ..pack.area_sets import ONLY
from ..pack.heroes import Skill
from ..state.estate import Estate
from ..state.figures import Monster
from ..terms import SELF
from .boss_rules import habit_of
from .foes import chosen, find_target, places
from .odds import blow


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
    goal = state.figure(target).place
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
