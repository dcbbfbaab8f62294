"""Where a Skill may be used, and on whom (DD-19.1–19.4, DD-20.14)."""

from __future__ import annotations

from ..pack.area_sets import ONLY, AreaSet
from ..pack.heroes import Skill
from ..state.estate import Estate
from ..state.figures import Figure, Monster
from ..terms import AREA, FOES, GUARD, MONSTER, PARTY, TEAM


def guarding(figure: Figure) -> bool:
    if figure.stacks and figure.has(GUARD):
        return True
    return isinstance(figure, Monster) and figure.kind.guard


def enemy_areas(state: Estate, number: int, pierce: bool) -> AreaSet:
    """DD-20.14, DD-A.51: where there are enemies; while any has Guard, only where those are."""
    found = guards = 0
    heroes, monsters = state.heroes, state.monsters
    for other in state.order[FOES if number < TEAM else PARTY]:
        if other < MONSTER:
            hero = heroes[other]
            area = hero.area
            guarded = bool(hero.stacks) and hero.has(GUARD)
        else:
            monster = monsters[other - MONSTER]
            area = monster.area
            guarded = monster.kind.guard or (bool(monster.stacks) and monster.has(GUARD))
        assert area is not None
        found |= ONLY[area]
        if guarded:
            guards |= ONLY[area]
    return guards if guards and not pierce else found


def ally_areas(state: Estate, number: int) -> AreaSet:
    found = 0
    heroes, monsters = state.heroes, state.monsters
    for other in state.order[PARTY if number < TEAM else FOES]:
        area = heroes[other].area if other < MONSTER else monsters[other - MONSTER].area
        assert area is not None
        found |= ONLY[area]
    return found


def usable_areas(
    state: Estate, figure: Figure, skill: Skill, foes: AreaSet, friends: AreaSet
) -> AreaSet:
    """The Areas a Skill may target; `foes` and `friends` say where those are."""
    if skill.scope != AREA:
        return ONLY[figure.place]
    wanted = 0
    if skill.foes:
        wanted |= foes
    if skill.friends:
        wanted |= friends
    return wanted & state.ground.bands[skill.reach][figure.place]


def eligible(state: Estate, figure: Figure, skill: Skill, area: int) -> tuple[list[int], list[int]]:
    """Enemies and friends in an Area, in Stance order; those with Guard come first."""
    foes: list[int] = []
    friends: list[int] = []
    if skill.foes:
        enemies = state.figures(state.enemies(figure.number))
        found = [one.number for one in enemies if one.area == area]
        if len(found) > skill.foes and not skill.pierce_guard:
            guards = [n for n in found if guarding(state.figure(n))]
            found = guards + [n for n in found if n not in guards]
        foes = found
    if skill.friends:
        allies = state.figures(state.allies(figure.number))
        friends = [one.number for one in allies if one.area == area]
    return foes, friends
