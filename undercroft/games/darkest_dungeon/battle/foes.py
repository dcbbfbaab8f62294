"""A monster's turn by its card: which Skill, whom, where from (DD-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.decision import Option
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from ..pack.heroes import Skill
from ..pack.moments import LAST_TURN
from ..state.estate import Each, Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..terms import (
    CLOSEST,
    CROWDED,
    FOES,
    FURTHEST,
    MARK,
    MARKED,
    MONSTER,
    MOST_STRESSED,
    MOST_WOUNDED,
    NONE,
    PARTY,
    SELF,
)
from .aims import guarding
from .boss_rules import habit_of
from .field import area_id, area_option, can_end, walk_to
from .skills import follow, start_use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


MUST_ROLL = -2


class MonsterActs(FigureStep):
    """DD-22.2: the Skill is chosen by the Stance; a Boss may have a habit instead."""

    __slots__ = ()
    name = "monster_acts"

    def run(self, state: Estate, match: Match) -> None:
        monster = state.monsters[self.who - MONSTER]
        if monster.area < 0:
            return
        habit = habit_of(state, monster)
        if habit is not None and habit.instead(state, match, monster):
            return
        beckoned = state.law.deeds[LAST_TURN]
        if beckoned and last_turn(state):
            go_towards(state, match, monster, beckoned[0].room_areas)
            return
        card = state.pack.monsters[monster.kind]
        chosen = card.sure[state.stance(self.who)]
        if habit is not None:
            forced = habit.chooses(state, monster)
            if forced != MUST_ROLL:
                chosen = forced
        if chosen == MUST_ROLL:
            state.agenda.append(SkillRoll(self.who))
        elif chosen == NONE:
            drift(state, match, monster)
        else:
            Approach(self.who, chosen).run(state, match)


MONSTER_ACTS = Each(MonsterActs)


def last_turn(state: Estate) -> bool:
    """Whether no monster acts after this one in the round."""
    return not state.battle.cards[FOES] or not any(state.figure(n).turns for n in state.order[FOES])


class SkillRoll(FigureStep):
    """DD-22.3: a d10 on the ranges of the card."""

    __slots__ = ()
    name = "skill_roll"

    def run(self, state: Estate, match: Match) -> None:
        monster = state.monsters[self.who - MONSTER]
        roll = match.chance.index(state.pack.d10)
        chosen = state.pack.monsters[monster.kind].lines[state.stance(self.who)][roll]
        if match.telling:
            match.tell("rolled", (roll + 1,))
        if chosen == NONE:
            drift(state, match, monster)
        else:
            Approach(self.who, chosen).run(state, match)


# ---------------------------------------------------------------------- whom


def find_target(state: Estate, monster: Figure, skill: Skill) -> int:
    """DD-22.5–22.11: the figure its Skill is about; NONE if there is nobody."""
    if skill.friends and not skill.foes:
        return find_friend(state, monster, skill)
    heroes = [state.figure(number) for number in state.enemies(monster.number)]
    guards = [figure for figure in heroes if guarding(state, figure)]
    if guards and not skill.pierce_guard:
        heroes = guards  # DD-A.51
    if not heroes:
        return NONE
    for rule in skill.targeting or (CLOSEST,):
        found = by_rule(state, monster, heroes, rule)
        if found != NONE:
            return found
    return heroes[0].number


def by_rule(state: Estate, monster: Figure, heroes: list[Figure], rule: int) -> int:
    """The first in Stance order that fits a priority best."""
    if rule == MARKED:
        for figure in heroes:
            if figure.has(MARK):
                return figure.number
        return NONE
    if rule == CROWDED:
        return crowded(state, monster, heroes)
    row = state.ground.distance[monster.area]
    best = NONE
    score = -1
    for figure in heroes:
        if rule == CLOSEST:
            mine = 99 - row[figure.area]
        elif rule == FURTHEST:
            mine = row[figure.area]
        elif rule == MOST_WOUNDED:
            mine = figure.wounds
        else:
            assert rule == MOST_STRESSED
            mine = figure.stress if isinstance(figure, Hero) else 0
        if mine > score:
            best, score = figure.number, mine
    return best


def crowded(state: Estate, monster: Figure, heroes: list[Figure]) -> int:
    """DD-22.8, DD-A.62: of the Area with most heroes, the one highest in Stance order."""
    counts: dict[int, int] = {}
    for number in state.enemies(monster.number):
        area = state.figure(number).area
        counts[area] = counts.get(area, 0) + 1
    best = NONE
    score = 0
    for figure in heroes:
        if counts[figure.area] > score:
            best, score = figure.number, counts[figure.area]
    return best


def find_friend(state: Estate, monster: Figure, skill: Skill) -> int:
    """DD-A.65: another monster; itself only where the Range lets it (0 and nothing else)."""
    found: list[Figure] = []
    for number in state.allies(monster.number):
        other = state.figure(number)
        if skill.only != NONE and (not isinstance(other, Monster) or other.kind != skill.only):
            continue
        if number != monster.number or skill.hi == 0:
            found.append(other)
    if not found:
        return NONE
    return by_rule(state, monster, found, skill.targeting[0] if skill.targeting else CLOSEST)


# ---------------------------------------------------------------------- where from


def stands(state: Estate, monster: Figure, target: int) -> tuple[int, ...]:
    """The Areas it could move to with its Speed and end its turn in."""
    room = state.ground
    used = state.used()
    capacity = room.capacity
    space = monster.space
    return tuple(
        [
            area
            for area in room.near[min(state.speed(monster), 7)][monster.area]
            if used[area] + space <= capacity[area] or can_end(state, monster, area, target)
        ]
    )


def places(state: Estate, monster: Figure, skill: Skill, target: int) -> tuple[int, ...]:
    """DD-22.12, DD-A.60, DD-A.61: where it goes; its own Area if it is in Range already."""
    room = state.ground
    goal = state.figure(target).area
    band = room.bands[skill.reach]
    if band[monster.area] >> goal & 1:
        return (monster.area,)
    options = stands(state, monster, target)
    found = tuple(area for area in options if band[area] >> goal & 1)
    if found:
        return found
    best = gap(state, skill, monster.area, goal)
    found = (monster.area,)
    for area in options:
        mine = gap(state, skill, area, goal)
        if mine < best:
            best, found = mine, (area,)
        elif mine == best and found != (monster.area,):
            found += (area,)
    return found


def gap(state: Estate, skill: Skill, area: int, goal: int) -> int:
    """How far from the right distance."""
    away = state.ground.distance[area][goal]
    most = skill.hi + state.ground.height(area, goal)
    if away < skill.lo:
        return skill.lo - away
    return max(0, away - most)


class Approach(FigureStep):
    """DD-22.12–22.14: into exact Range; with several Areas the targeted player decides."""

    name = "approach"
    skill: Annotated[int, Range(0, 99)]

    def fits(self, state: Estate) -> bool:
        if not super().fits(state) or self.who < MONSTER:
            return False
        card = state.pack.monsters[state.monsters[self.who - MONSTER].kind]
        return 0 <= self.skill < len(card.skills)

    def card(self, state: Estate) -> Skill:
        return state.pack.monsters[state.monsters[self.who - MONSTER].kind].skills[self.skill]

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        if state.battle.target == NONE:
            return ()
        return places(state, state.figure(self.who), self.card(state), state.battle.target)

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        monster = state.figure(self.who)
        skill = self.card(state)
        if monster.area < 0:
            return
        battle.plan = self.skill
        if skill.scope == SELF:
            start_use(state, match, monster, skill, monster.area, ())
            follow(state, match)
            return
        battle.target = find_target(state, monster, skill)
        if battle.target == NONE:
            return
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask(self, state.seat(battle.target), options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        monster = state.figure(self.who)
        depth = len(state.agenda)
        if option != monster.area:
            walk_to(state, match, monster, option)
        if len(state.agenda) > depth:
            state.agenda.insert(depth, Strike(self.who, self.skill))
        else:
            Strike(self.who, self.skill).run(state, match)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-approach", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return area_option(state, raw)


class Strike(Approach):
    """DD-22.13, DD-22.15: in Range the Skill is used; otherwise the rest of the turn is lost."""

    __slots__ = ()
    name = "strike"

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        monster = state.figure(self.who)
        skill = self.card(state)
        if monster.area < 0 or battle.target == NONE or state.figure(battle.target).area < 0:
            return
        area = state.figure(battle.target).area
        if not state.ground.bands[skill.reach][monster.area] >> area & 1:
            if match.telling:
                match.tell("out_of_range", (*state.tag(self.who), f"{skill.index}"))
            return
        start_use(state, match, monster, skill, area, chosen(state, monster, skill, battle.target))
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
    here = [n for n in pool if n != target and state.figure(n).area == area]
    if len(here) >= most and not skill.pierce_guard:
        guards = [n for n in here if guarding(state, state.figure(n))]
        here = guards + [n for n in here if n not in guards]
    found = [target, *here][:most]
    return tuple(n for n in pool if n in found)


# ---------------------------------------------------------------------- only moving


def go_towards(state: Estate, match: Match, monster: Figure, areas: int) -> None:
    """It only moves, as near to these Areas as it can."""
    room = state.ground
    if areas >> monster.area & 1:
        return

    def away(area: int) -> int:
        return min(d for other, d in enumerate(room.distance[area]) if areas >> other & 1)

    best, found = away(monster.area), monster.area
    for area in stands(state, monster, NONE):
        if away(area) < best:
            best, found = away(area), area
    if found != monster.area:
        walk_to(state, match, monster, found)


def drift(state: Estate, match: Match, monster: Figure) -> None:
    """No Skill in this Stance: it moves towards the closest hero."""
    heroes = [state.figure(number) for number in state.order[PARTY]]
    if heroes:
        target = by_rule(state, monster, heroes, CLOSEST)
        go_towards(state, match, monster, 1 << state.figure(target).area)
