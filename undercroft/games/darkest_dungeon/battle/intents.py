"""What each monster would do if it acted now."""

from __future__ import annotations

from ..pack.area_sets import ONLY
from ..pack.heroes import Skill
from ..seen.figures import Intent
from ..state.estate import Estate
from ..state.figures import Monster
from ..terms import SELF
from .boss_rules import habit_of
from .foes import chosen, find_target, places
from .odds import blow


def intents(state: Estate, monster: Monster) -> list[Intent]:
    """What a monster would do now: each Skill with its chance, whom it would mean, and from where."""
    card = monster.kind
    stance = state.stance(monster.number)
    habit = habit_of(monster)
    line = list(card.lines[stance])
    forced = None if habit is None else habit.chooses(state, monster)
    if forced is not None:
        line = [forced] * 10
    found: list[Intent] = []
    for skill in (None, *card.skills):
        chance = line.count(skill) / 10
        if not chance:
            continue
        found.append(intent(state, monster, skill, chance))
    return found


def intent(state: Estate, monster: Monster, skill: Skill | None, chance: float) -> Intent:
    """Whom a Skill would mean, the Areas it would be used from, and its odds."""
    found: Intent = {
        "chance": chance,
        "skill": None if skill is None else skill.id,
        "target": None,
        "areas": [],
        "reaches": False,
        "odds": [],
    }
    if skill is None:
        return found
    if skill.scope == SELF:
        return {**found, "target": monster.number, "areas": [monster.place], "reaches": True}
    target = find_target(state, monster, skill)
    if target is None:
        return found
    areas = places(state, monster, skill, target)
    found["target"] = target
    found["areas"] = list(areas)
    goal = state.figure(target).place
    reaches = [a for a in areas if state.ground.bands[skill.reach][a] & ONLY[goal]]
    if reaches:
        here = monster.area
        monster.area = reaches[0]
        found["reaches"] = True
        found["odds"] = [
            blow(state, monster, skill, state.figure(n))
            for n in chosen(state, monster, skill, target)
        ]
        monster.area = here
    return found
