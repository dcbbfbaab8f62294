"""A monster's turn by its card: which Skill, whom, where from (DD-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .cards import (
    CLOSEST,
    CROWDED,
    FURTHEST,
    MARKED,
    MOST_STRESSED,
    MOST_WOUNDED,
    Skill,
)
from .field import area_id, area_option, can_end, walk_to
from .habits import habit_of
from .skills import follow, guarding, start_use
from .state import (
    FOES,
    MARK,
    MONSTER,
    NONE,
    PARTY,
    SELF,
    Each,
    Estate,
    Figure,
    FigureStep,
    Hero,
    Monster,
)
from .triggers import LAST_TURN

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

MUST_ROLL = -2


class MonsterActs(FigureStep):
    """DD-22.2: the Skill is chosen by the Stance; a Boss may have a habit instead."""

    __slots__ = ()
    name = "monster_acts"

    def run(self, g: Estate, m: Match) -> None:
        monster = g.monsters[self.who - MONSTER]
        if monster.area < 0:
            return
        habit = habit_of(g, monster)
        if habit is not None and habit.instead(g, m, monster):
            return
        beckoned = g.law.deeds[LAST_TURN]
        if beckoned and last_turn(g):
            go_towards(g, m, monster, beckoned[0].room_areas)
            return
        card = g.pack.monsters[monster.kind]
        chosen = card.sure[g.stance(self.who)]
        if habit is not None:
            forced = habit.chooses(g, monster)
            if forced != MUST_ROLL:
                chosen = forced
        if chosen == MUST_ROLL:
            g.agenda.append(SkillRoll(self.who))
        elif chosen == NONE:
            drift(g, m, monster)
        else:
            Approach(self.who, chosen).run(g, m)


MONSTER_ACTS = Each(MonsterActs)


def last_turn(g: Estate) -> bool:
    """Whether no monster acts after this one in the round."""
    return not g.cards[FOES] or not any(g.figure(n).turns for n in g.order[FOES])


class SkillRoll(FigureStep):
    """DD-22.3: a d10 on the ranges of the card."""

    __slots__ = ()
    name = "skill_roll"

    def run(self, g: Estate, m: Match) -> None:
        monster = g.monsters[self.who - MONSTER]
        roll = m.chance.index(g.pack.d10)
        chosen = g.pack.monsters[monster.kind].lines[g.stance(self.who)][roll]
        if m.telling:
            m.tell("rolled", (roll + 1,))
        if chosen == NONE:
            drift(g, m, monster)
        else:
            Approach(self.who, chosen).run(g, m)


# ---------------------------------------------------------------------- whom


def find_target(g: Estate, monster: Figure, skill: Skill) -> int:
    """DD-22.5–22.11: the figure its Skill is about; NONE if there is nobody."""
    if skill.friends and not skill.foes:
        return find_friend(g, monster, skill)
    heroes = [g.figure(number) for number in g.enemies(monster.number)]
    guards = [figure for figure in heroes if guarding(g, figure)]
    if guards and not skill.pierce_guard:
        heroes = guards  # DD-A.51
    if not heroes:
        return NONE
    for rule in skill.targeting or (CLOSEST,):
        found = by_rule(g, monster, heroes, rule)
        if found != NONE:
            return found
    return heroes[0].number


def by_rule(g: Estate, monster: Figure, heroes: list[Figure], rule: int) -> int:
    """The first in Stance order that fits a priority best."""
    if rule == MARKED:
        for figure in heroes:
            if figure.has(MARK):
                return figure.number
        return NONE
    if rule == CROWDED:
        return crowded(g, monster, heroes)
    row = g.ground.distance[monster.area]
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


def crowded(g: Estate, monster: Figure, heroes: list[Figure]) -> int:
    """DD-22.8, DD-A.62: of the Area with most heroes, the one highest in Stance order."""
    counts: dict[int, int] = {}
    for number in g.enemies(monster.number):
        area = g.figure(number).area
        counts[area] = counts.get(area, 0) + 1
    best = NONE
    score = 0
    for figure in heroes:
        if counts[figure.area] > score:
            best, score = figure.number, counts[figure.area]
    return best


def find_friend(g: Estate, monster: Figure, skill: Skill) -> int:
    """DD-A.65: another monster; itself only where the Range lets it (0 and nothing else)."""
    found: list[Figure] = []
    for number in g.allies(monster.number):
        other = g.figure(number)
        if skill.only != NONE and (not isinstance(other, Monster) or other.kind != skill.only):
            continue
        if number != monster.number or skill.hi == 0:
            found.append(other)
    if not found:
        return NONE
    return by_rule(g, monster, found, skill.targeting[0] if skill.targeting else CLOSEST)


# ---------------------------------------------------------------------- where from


def stands(g: Estate, monster: Figure, target: int) -> tuple[int, ...]:
    """The Areas it could move to with its Speed and end its turn in."""
    room = g.ground
    used = g.used()
    capacity = room.capacity
    space = monster.space
    return tuple(
        [
            area
            for area in room.near[min(g.speed(monster), 7)][monster.area]
            if used[area] + space <= capacity[area] or can_end(g, monster, area, target)
        ]
    )


def places(g: Estate, monster: Figure, skill: Skill, target: int) -> tuple[int, ...]:
    """DD-22.12, DD-A.60, DD-A.61: where it goes; its own Area if it is in Range already."""
    room = g.ground
    goal = g.figure(target).area
    band = room.bands[skill.reach]
    if band[monster.area] >> goal & 1:
        return (monster.area,)
    options = stands(g, monster, target)
    found = tuple(area for area in options if band[area] >> goal & 1)
    if found:
        return found
    best = gap(g, skill, monster.area, goal)
    found = (monster.area,)
    for area in options:
        mine = gap(g, skill, area, goal)
        if mine < best:
            best, found = mine, (area,)
        elif mine == best and found != (monster.area,):
            found += (area,)
    return found


def gap(g: Estate, skill: Skill, area: int, goal: int) -> int:
    """How far from the right distance."""
    away = g.ground.distance[area][goal]
    most = skill.hi + g.ground.height(area, goal)
    if away < skill.lo:
        return skill.lo - away
    return max(0, away - most)


class Approach(FigureStep):
    """DD-22.12–22.14: into exact Range; with several Areas the targeted player decides."""

    __slots__ = ("skill",)
    name = "approach"

    def __init__(self, who: int, skill: int) -> None:
        self.who = who
        self.skill = skill

    def args(self) -> tuple[int, ...]:
        return (self.who, self.skill)

    def fits(self, g: Estate) -> bool:
        if not super().fits(g) or self.who < MONSTER:
            return False
        card = g.pack.monsters[g.monsters[self.who - MONSTER].kind]
        return 0 <= self.skill < len(card.skills)

    def card(self, g: Estate) -> Skill:
        return g.pack.monsters[g.monsters[self.who - MONSTER].kind].skills[self.skill]

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        if g.target == NONE:
            return ()
        return places(g, g.figure(self.who), self.card(g), g.target)

    def run(self, g: Estate, m: Match) -> None:
        monster = g.figure(self.who)
        skill = self.card(g)
        if monster.area < 0:
            return
        g.plan = self.skill
        if skill.kind == SELF:
            start_use(g, m, monster, skill, monster.area, ())
            follow(g, m)
            return
        g.target = find_target(g, monster, skill)
        if g.target == NONE:
            return
        options = self.options(g, 0)
        if len(options) == 1:
            self.answer(g, m, 0, options[0])
        else:
            g.ask(self, g.seat(g.target), options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        monster = g.figure(self.who)
        depth = len(g.agenda)
        if option != monster.area:
            walk_to(g, m, monster, option)
        if len(g.agenda) > depth:
            g.agenda.insert(depth, Strike(self.who, self.skill))
        else:
            Strike(self.who, self.skill).run(g, m)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-approach", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return area_option(g, raw)


class Strike(Approach):
    """DD-22.13, DD-22.15: in Range the Skill is used; otherwise the rest of the turn is lost."""

    __slots__ = ()
    name = "strike"

    def run(self, g: Estate, m: Match) -> None:
        monster = g.figure(self.who)
        skill = self.card(g)
        if monster.area < 0 or g.target == NONE or g.figure(g.target).area < 0:
            return
        area = g.figure(g.target).area
        if not g.ground.bands[skill.reach][monster.area] >> area & 1:
            if m.telling:
                m.tell("out_of_range", (*g.tag(self.who), f"{skill.index}"))
            return
        start_use(g, m, monster, skill, area, chosen(g, monster, skill, g.target))
        follow(g, m)


def chosen(g: Estate, monster: Figure, skill: Skill, target: int) -> tuple[int, ...]:
    """DD-19.4: its target, then others in the Area in Stance order; those with Guard come first."""
    if skill.friends and not skill.foes:
        pool: tuple[int, ...] = g.allies(monster.number)
        most = skill.friends
    else:
        pool = g.enemies(monster.number)
        most = skill.foes
    area = g.figure(target).area
    here = [n for n in pool if n != target and g.figure(n).area == area]
    if len(here) >= most and not skill.pierce_guard:
        guards = [n for n in here if guarding(g, g.figure(n))]
        here = guards + [n for n in here if n not in guards]
    found = [target, *here][:most]
    return tuple(n for n in pool if n in found)


# ---------------------------------------------------------------------- only moving


def go_towards(g: Estate, m: Match, monster: Figure, areas: int) -> None:
    """It only moves, as near to these Areas as it can."""
    room = g.ground
    if areas >> monster.area & 1:
        return

    def away(area: int) -> int:
        return min(d for other, d in enumerate(room.distance[area]) if areas >> other & 1)

    best, found = away(monster.area), monster.area
    for area in stands(g, monster, NONE):
        if away(area) < best:
            best, found = away(area), area
    if found != monster.area:
        walk_to(g, m, monster, found)


def drift(g: Estate, m: Match, monster: Figure) -> None:
    """No Skill in this Stance: it moves towards the closest hero."""
    heroes = [g.figure(number) for number in g.order[PARTY]]
    if heroes:
        target = by_rule(g, monster, heroes, CLOSEST)
        go_towards(g, m, monster, 1 << g.figure(target).area)
