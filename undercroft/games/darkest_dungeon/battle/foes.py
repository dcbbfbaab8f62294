"""A monster's turn by its card: which Skill, whom, where from (DD-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.board import FAR
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..pack.area_sets import ONLY, AreaSet
from ..pack.heroes import Skill
from ..pack.moments import LAST_TURN
from ..pack.places import Room
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Each, Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..state.kinds import AREAS
from ..terms import (
    CLOSEST,
    CROWDED,
    FOES,
    FURTHEST,
    LEADER,
    MARK,
    MARKED,
    MONSTER,
    MOST_STRESSED,
    MOST_WOUNDED,
    PARTY,
    SELF,
)
from .aims import guarding
from .boss_rules import habit_of
from .field import AreaChoice, can_end, walk_to
from .skills import follow, start_use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class MonsterActs(FigureStep):
    """DD-22.2: the Skill is chosen by the Stance; a Boss may have a habit instead."""

    name = "monster_acts"

    def run(self, state: Estate, match: Match) -> None:
        monster = state.monsters[self.who - MONSTER]
        if monster.area is None:
            return
        habit = habit_of(monster)
        if habit is not None and habit.instead(state, match, monster):
            return
        if state.passive.deeds[LAST_TURN] and last_turn(state):
            DrawNear(self.who, True).run(state, match)
            return
        stance = state.stance(self.who)
        forced = None if habit is None else habit.chooses(state, monster)
        if forced is not None:
            Approach(self.who, forced).run(state, match)
        elif monster.kind.rolls[stance]:
            state.agenda.append(SKILL_ROLL[self.who])
        else:
            use_skill(state, match, monster, monster.kind.lines[stance][0])


def use_skill(state: Estate, match: Match, monster: Monster, skill: Skill | None) -> None:
    """DD-22.12: it goes where it can use the Skill; without one it only draws near."""
    if skill is None:
        DrawNear(monster.number).run(state, match)
    else:
        Approach(monster.number, skill).run(state, match)


MONSTER_ACTS: Final = Each(MonsterActs)


def last_turn(state: Estate) -> bool:
    """Whether no monster acts after this one in the round."""
    return not state.battle.cards[FOES] or not any(state.figure(n).turns for n in state.order[FOES])


class SkillRoll(FigureStep):
    """DD-22.3: a d10 on the ranges of the card."""

    name = "skill_roll"

    def run(self, state: Estate, match: Match) -> None:
        monster = state.monsters[self.who - MONSTER]
        roll = match.chance.index(state.pack.d10)
        if match.telling:
            match.tell(facts.Rolled(roll + 1))
        use_skill(state, match, monster, monster.kind.lines[state.stance(self.who)][roll])


SKILL_ROLL: Final = Each(SkillRoll)


# ---------------------------------------------------------------------- whom


def find_target(state: Estate, monster: Figure, skill: Skill) -> int | None:
    """DD-22.5–22.11: the figure its Skill is about, if there is anybody."""
    if skill.friends and not skill.foes:
        return find_friend(state, monster, skill)
    heroes = state.figures(state.enemies(monster.number))
    if not skill.pierce_guard:
        guards = [figure for figure in heroes if guarding(figure)]
        if guards:
            heroes = guards  # DD-A.51
    if not heroes:
        return None
    for rule in skill.targeting or (CLOSEST,):
        found = by_rule(state, monster, heroes, rule)
        if found is not None:
            return found
    return heroes[0].number


def by_rule(state: Estate, monster: Figure, heroes: list[Figure], rule: int) -> int | None:
    """The first in Stance order that fits a priority best."""
    if rule == MARKED:
        for figure in heroes:
            if figure.has(MARK):
                return figure.number
        return None
    if rule == CROWDED:
        return crowded(state, monster, heroes)
    score_of = SCORES[rule]
    best: int | None = None
    score = -1
    for figure in heroes:
        mine = score_of(state, monster, figure)
        if mine > score:
            best, score = figure.number, mine
    return best


def how_close(state: Estate, monster: Figure, figure: Figure) -> int:
    return FAR - how_far(state, monster, figure)


def how_far(state: Estate, monster: Figure, figure: Figure) -> int:
    return state.ground.distance[monster.place][figure.place]


def how_wounded(state: Estate, monster: Figure, figure: Figure) -> int:
    return figure.wounds


def how_stressed(state: Estate, monster: Figure, figure: Figure) -> int:
    return figure.stress if isinstance(figure, Hero) else 0


SCORES: Final[dict[int, Callable[[Estate, Figure, Figure], int]]] = {
    CLOSEST: how_close,
    FURTHEST: how_far,
    MOST_WOUNDED: how_wounded,
    MOST_STRESSED: how_stressed,
}
"""The priorities that compare one figure with another (DD-22.6–22.10)."""


def crowded(state: Estate, monster: Figure, heroes: list[Figure]) -> int | None:
    """DD-22.8, DD-A.62: of the Area with most heroes, the one highest in Stance order."""
    counts: dict[int, int] = {}
    for number in state.enemies(monster.number):
        area = state.figure(number).place
        counts[area] = counts.get(area, 0) + 1
    best: int | None = None
    score = 0
    for figure in heroes:
        if counts[figure.place] > score:
            best, score = figure.number, counts[figure.place]
    return best


def find_friend(state: Estate, monster: Figure, skill: Skill) -> int | None:
    """DD-A.65: another monster; itself only where the Range lets it (0 and nothing else)."""
    found: list[Figure] = []
    for number in state.allies(monster.number):
        other = state.figure(number)
        if skill.only is not None and (
            not isinstance(other, Monster) or other.kind is not skill.only
        ):
            continue
        if number != monster.number or skill.hi == 0:
            found.append(other)
    if not found:
        return None
    return by_rule(state, monster, found, skill.targeting[0] if skill.targeting else CLOSEST)


# ---------------------------------------------------------------------- where from


def stands(state: Estate, monster: Figure, target: int | None) -> tuple[int, ...]:
    """The Areas it could move to with its Speed and end its turn in."""
    room = state.ground
    used = state.used()
    capacity = room.capacity
    space = monster.space
    return tuple(
        [
            area
            for area in room.near[min(state.speed(monster), 7)][monster.place]
            if used[area] + space <= capacity[area] or can_end(state, monster, area, target, used)
        ]
    )


def places(state: Estate, monster: Figure, skill: Skill, target: int) -> tuple[int, ...]:
    """DD-22.12, DD-A.60, DD-A.61: where it goes; its own Area if it is in Range already."""
    room = state.ground
    here = monster.place
    goal = state.figure(target).place
    only = ONLY[goal]
    band = room.bands[skill.reach]
    if band[here] & only:
        return (here,)
    options = stands(state, monster, target)
    found = tuple([area for area in options if band[area] & only])
    if found:
        return found
    best = gap(room, skill, here, goal)
    found = (here,)
    for area in options:
        mine = gap(room, skill, area, goal)
        if mine < best:
            best, found = mine, (area,)
        elif mine == best and found != (here,):
            found += (area,)
    return found


def gap(room: Room, skill: Skill, area: int, goal: int) -> int:
    """How far from the right distance, of an Area that is out of Range."""
    away = room.distance[area][goal]
    if away < skill.lo:
        return skill.lo - away
    return away - skill.hi - room.height(area, goal)


class Approach(FigureQuestion):
    """DD-22.12–22.14: into exact Range; with several Areas the targeted player decides."""

    name = "approach"
    rules = ("DD-22.12", "DD-22.13", "DD-22.14")
    skill: Skill

    def fits(self, state: Estate) -> bool:
        if not super().fits(state) or self.who < MONSTER:
            return False
        return self.skill in state.monsters[self.who - MONSTER].kind.skills

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        target = state.battle.target
        if target is None:
            return ()
        areas = places(state, state.figure(self.who), self.skill, target)
        return tuple([APPROACH[area] for area in areas])

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        monster = state.monsters[self.who - MONSTER]
        skill = self.skill
        area = monster.area
        if area is None:
            return
        battle.plan = skill
        if skill.scope == SELF:
            start_use(state, match, monster, skill, area, ())
            follow(state, match)
            return
        battle.target = target = find_target(state, monster, skill)
        if target is not None:
            ask_or_take(state, match, self, state.seat(target))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-approach", {"who": Ref("figure", self.who)})


class ApproachArea(AreaChoice):
    """It goes here and strikes."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Approach)
        monster = state.figure(question.who)
        depth = len(state.agenda)
        if self.area != monster.area:
            walk_to(state, match, monster, self.area)
        strike = Strike(question.who, question.skill)
        if len(state.agenda) > depth:
            state.agenda.insert(depth, strike)
        else:
            strike.run(state, match)


APPROACH: Final = [ApproachArea(area) for area in range(AREAS)]


class Strike(FigureStep):
    """DD-22.13, DD-22.15: in Range the Skill is used; otherwise the rest of the turn is lost."""

    name = "strike"
    skill: Skill

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        monster = state.monsters[self.who - MONSTER]
        skill = self.skill
        target = battle.target
        here = monster.area
        if here is None or target is None:
            return
        area = state.figure(target).area
        if area is None:
            return
        if not state.ground.bands[skill.reach][here] & ONLY[area]:
            if match.telling:
                match.tell(facts.OutOfRange(state.tag(self.who), skill.id))
            return
        start_use(state, match, monster, skill, area, chosen(state, monster, skill, target))
        follow(state, match)


def chosen(state: Estate, monster: Figure, skill: Skill, target: int) -> tuple[int, ...]:
    """DD-19.4: its target, then others in the Area in Stance order; those with Guard come first."""
    if skill.friends and not skill.foes:
        pool: tuple[int, ...] = state.allies(monster.number)
        most = skill.friends
    else:
        pool = state.enemies(monster.number)
        most = skill.foes
    area = state.figure(target).area
    here = [one.number for one in state.figures(pool) if one.area == area and one.number != target]
    if len(here) >= most and not skill.pierce_guard:
        guards = [n for n in here if guarding(state.figure(n))]
        here = guards + [n for n in here if n not in guards]
    found = [target, *here][:most]
    return tuple([n for n in pool if n in found])


# ---------------------------------------------------------------------- only moving


class DrawNear(FigureQuestion):
    """It only moves, as near as it can; where several Areas are as near, the players decide (DD-22.14)."""

    name = "draw_near"
    rules = ("DD-22.14",)
    beckoned: bool = False
    """To the Areas of the Room's own rule; otherwise to the closest hero."""

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.who >= MONSTER

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple(
            [NEARER[area] for area in nearer(state, self.figure(state), self.goals(state))]
        )

    def goals(self, state: Estate) -> AreaSet:
        if self.beckoned:
            deeds = state.passive.deeds[LAST_TURN]
            return deeds[0].room_areas if deeds else 0
        closest = self.closest(state)
        return 0 if closest is None else ONLY[state.figure(closest).place]

    def closest(self, state: Estate) -> int | None:
        return by_rule(state, self.figure(state), state.figures(state.order[PARTY]), CLOSEST)

    def run(self, state: Estate, match: Match) -> None:
        if self.figure(state).area is None:
            return
        closest = None if self.beckoned else self.closest(state)
        ask_or_take(state, match, self, LEADER if closest is None else state.seat(closest))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-approach", {"who": Ref("figure", self.who)})


class NearerArea(AreaChoice):
    """It goes here."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, DrawNear)
        walk_to(state, match, question.figure(state), self.area)


NEARER: Final = [NearerArea(area) for area in range(AREAS)]


def nearer(state: Estate, monster: Figure, goals: AreaSet) -> list[int]:
    """The Areas nearest to these that it can end its turn in; none if it is as near already."""
    distance = state.ground.distance
    ends = [area for area in range(len(distance)) if goals & ONLY[area]]
    found: list[int] = []
    if not ends:
        return found
    best = min([distance[monster.place][end] for end in ends])
    for area in stands(state, monster, None):
        away = min([distance[area][end] for end in ends])
        if away < best:
            best, found = away, [area]
        elif away == best and found:
            found.append(area)
    return found
