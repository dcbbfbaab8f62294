"""A turn in battle; a hero's: mood, tokens, two actions, and provisions in between (DD-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.text import Message, Ref, Value

from . import harm
from .bags import open_bags
from .cards import Rule, Skill
from .casualties import bury
from .field import Settle, area_name, areas_in, can_end, move_stance, overfull, walk_to
from .foes import MONSTER_ACTS
from .habits import habit_of
from .provisions import DrawLoot, use_provision
from .skills import ally_areas, begin_use, enemy_areas, usable_areas
from .state import (
    AGGRESSIVE,
    AREA,
    BLEED,
    BLIGHT,
    CIRCUS,
    MONSTER,
    NONE,
    PROVISIONS,
    STANCES,
    STUN,
    STYGIAN,
    SUPPORT,
    Each,
    Estate,
    Figure,
    FigureStep,
    Hero,
    HeroStep,
    Monster,
)
from .stores import USES, open_uses, spend, use_text
from .triggers import NO_HEALING, ON_MOVE, TURN_END, fire, total
from .trinkets import use_freely
from .verbs import run_list
from .ways import FREE, TURN, usable, way_id, way_option

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

ACTIONS = 2  # DD-18.3

# What a turn offers: kind << 16 | detail.
END, MOVE, STANCE, SKILL, LOOT, RULE, TASK, PROVISION, TRINKET = range(9)
KIND = 16
DETAIL = (1 << KIND) - 1
KINDS = ("end", "move", "stance", "use", "loot", "interact", "task", "provision", "trinket")


class BeginTurn(FigureStep):
    """DD-18.1, DD-18.2, DD-22.1: an Affliction or Virtue first, then the tokens."""

    __slots__ = ()
    name = "begin_turn"

    def run(self, g: Estate, m: Match) -> None:
        who = self.who
        g.active = who
        g.stood = g.figure(who).area
        for hero in g.heroes:
            hero.used = 0  # DD-25.8
        if m.telling:
            m.tell("turn", (*g.tag(who),))
        if who < MONSTER:
            hero = g.heroes[who]
            hero.actions = ACTIONS
            hero.spent = hero.speed = hero.power = 0
            if hero.mood != NONE and not g.circus:
                g.agenda.append(Tick(who))
                g.agenda.append(MoodRoll(who))
                return
        tick(g, m, who)


BEGIN_TURN = Each(BeginTurn)


class MoodRoll(HeroStep):
    """DD-28.7: it may act at the start of the turn."""

    __slots__ = ()
    name = "mood_roll"

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        mood = g.pack.moods[hero.mood]
        roll = m.chance.index(g.pack.d10) + 1
        g.begin_event()
        if m.telling:
            acts = "yes" if roll <= mood.upto else "no"
            m.tell("mood_rolled", (*g.tag(hero.number), mood.id, roll, acts))
        if roll <= mood.upto:
            run_list(g, m, mood.effects, hero, NONE)
        harm.gambled(g, m, hero, roll)


class Tick(FigureStep):
    """The tokens, once an Affliction or Virtue has had its say."""

    __slots__ = ()
    name = "tick"

    def run(self, g: Estate, m: Match) -> None:
        tick(g, m, self.who)


def tick(g: Estate, m: Match, who: int) -> None:
    """DD-20.2, DD-20.3: one token off every stack; all Wounds of Bleed and Blight are one loss."""
    figure = g.figure(who)
    agenda = g.agenda
    agenda.append(END_TURN[who])
    if figure.area < 0:
        return
    stunned = False
    loss = bled = 0
    if figure.stacks:
        left: list[int] = []
        for one in figure.stacks:
            kind = one >> 8
            if kind <= BLIGHT:
                loss += one >> 4 & 15
                if kind == BLEED:
                    bled += one >> 4 & 15
            elif kind == STUN:
                stunned = True
            if one & 15 > 1:
                left.append(one - 1)
        figure.stacks = tuple(left)
    if who < MONSTER:
        assert isinstance(figure, Hero)
        if stunned:
            figure.actions = max(0, figure.actions - 1)  # DD-20.8
        agenda.append(ACT[who])
    elif not stunned:
        agenda.append(MONSTER_ACTS[who])
    if stunned and m.telling:
        m.tell("stunned", g.tag(who))
    if loss:
        g.begin_event()
        if m.telling:
            why = "both" if 0 < bled < loss else "bleed" if bled else "blight"
            m.tell("bleeds", (*g.tag(who), loss, why))
        harm.wound(g, m, figure, loss)
        bury(g, m)


def interactions(g: Estate) -> tuple[Rule, ...]:
    return g.ground.interactions[1 if g.difficulty == STYGIAN else 0]


class Act(HeroStep):
    """DD-18.3–18.5: what the hero may do now, one thing at a time."""

    __slots__ = ()
    name = "act"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = g.heroes[self.who]
        room = g.pack.rooms[g.room]
        used = g.used()
        capacity = room.capacity
        here = hero.area
        found: list[int] = []
        actions = hero.actions
        circus = g.mode == CIRCUS
        # DD-18.8: who stands in a full Area must move out, unless a smaller one gives way.
        # Who was here when it filled up may stay (DD-A.222).
        stuck = used[here] > capacity[here] and here != g.stood and not can_end(g, hero, here)
        if not stuck:
            found.append(END << KIND)
        if actions:
            self.add_moves(g, hero, used, found)
            if not stuck:
                self.add_skills(g, hero, found)
                stance = g.stance(self.who)
                if stance > AGGRESSIVE:
                    found.append(STANCE << KIND)
                if stance < SUPPORT:
                    found.append(STANCE << KIND | 1)
                if not circus:
                    self.add_things(g, hero, found)
        if not found:
            found.append(END << KIND)  # there is no way out
        if not circus:
            if any(g.stores):
                for use in open_uses(g, hero):
                    found.append(PROVISION << KIND | use)
            if hero.trinkets:
                for raw in usable(g, hero, FREE, TURN):
                    found.append(TRINKET << KIND | raw)
        return tuple(found)

    @staticmethod
    def add_moves(g: Estate, hero: Hero, used: list[int], found: list[int]) -> None:
        """DD-18.6, DD-18.7: an Area with space, or one to pass through with another action."""
        room = g.pack.rooms[g.room]
        capacity = room.capacity
        speed = g.pack.heroes[hero.kind].cards[hero.level].speed + hero.speed
        if speed <= 0:
            return
        near = room.near[min(speed, 7)]
        here = hero.area
        for area in near[here]:
            if used[area] < capacity[area] or can_end(g, hero, area):
                found.append(MOVE << KIND | area)
            elif hero.actions > 1 and (
                used[here] <= capacity[here] or any(used[on] < capacity[on] for on in near[area])
            ):
                # DD-A.38: the second action must lead out; he leaves a space behind him.
                found.append(MOVE << KIND | area)

    @staticmethod
    def add_skills(g: Estate, hero: Hero, found: list[int]) -> None:
        """The Areas each equipped Skill may target; the same as `usable_areas`, but quick."""
        number = hero.number
        stance = 1 << g.stance(number)
        base = g.pack.heroes[hero.kind].family_base
        room = g.pack.rooms[g.room]
        here = hero.area
        spent = hero.spent
        foes = friends = NONE
        for family in hero.skills:
            if spent >> family & 1:
                continue
            skill = g.skill(hero, family)
            if not skill.stances & stance:
                continue
            if skill.form != NONE and skill.form != hero.form:
                continue
            if skill.heal != NONE and total(g, NO_HEALING, hero) > 0:
                continue
            raw = SKILL << KIND | (base + family) << 6
            if skill.kind != AREA:
                found.append(raw | here)
                continue
            mask = room.bands[skill.reach][here]
            if skill.foes:
                if foes == NONE:
                    foes = enemy_areas(g, number, False)
                wanted = enemy_areas(g, number, True) if skill.pierce_guard else foes
                if skill.friends:
                    wanted |= ally_areas(g, number)
                mask &= wanted
            else:
                if friends == NONE:
                    friends = ally_areas(g, number)
                mask &= friends
            if mask:
                for area in areas_in(mask):
                    found.append(raw | area)

    @staticmethod
    def add_things(g: Estate, hero: Hero, found: list[int]) -> None:
        """DD-18.9, DD-18.16: a Loot Chest, what the Room Card offers, the Quest's task."""
        area = hero.area
        if g.chests and g.chests[area]:
            found.append(LOOT << KIND)
        for rule in interactions(g):
            entry = rule.entry
            if not rule.where >> area & 1 or entry.actions > hero.actions:
                continue
            if entry.once and g.used_rules >> rule.index & 1:
                continue
            if entry.alone and any(g.figure(n).area == area for n in g.order[1]):
                continue
            found.append(RULE << KIND | rule.index)
        if task_open(g, hero):
            found.append(TASK << KIND)

    def run(self, g: Estate, m: Match) -> None:
        hero = g.heroes[self.who]
        if not hero.alive:
            return
        options = self.options(g, 0)
        if options:
            g.ask(self, g.seats_of[self.who], options)
            if g.mode != CIRCUS:
                open_bags(g, self.who)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = g.heroes[self.who]
        kind, detail = option >> KIND, option & DETAIL
        if kind == END:
            return
        g.agenda.append(self)
        if kind == MOVE:
            hero.actions -= 1
            g.begin_event()
            g.stood = NONE
            fire(g, m, ON_MOVE, hero)
            walk_to(g, m, hero, detail)
        elif kind == SKILL:
            hero.actions -= 1
            family = (detail >> 6) - g.pack.heroes[hero.kind].family_base
            begin_use(g, m, hero, g.skill(hero, family), detail & 63)
        elif kind == STANCE:
            hero.actions -= 1
            move_stance(g, m, self.who, 1 if detail else -1)  # DD-18.17, DD-18.19
        elif kind == LOOT:
            hero.actions -= 1
            chests = list(g.chests)
            chests[hero.area] -= 1
            g.chests = tuple(chests)
            g.agenda.append(DrawLoot(self.who))
        elif kind == RULE:
            rule = interactions(g)[detail]
            hero.actions -= rule.entry.actions
            g.used_rules |= 1 << detail
            g.begin_event()
            if m.telling:
                m.tell("interacts", (*g.tag(self.who), rule.entry.id))
            run_list(g, m, rule.effects, hero, NONE)
        elif kind == TASK:
            do_task(g, m, hero)
        elif kind == PROVISION:
            use_provision(g, m, hero, detail)
        else:
            use_freely(g, m, hero, detail)

    # ------------------------------------------------------------------ what it says

    def prompt(self, g: Estate, seat: int) -> Message:
        hero = g.heroes[self.who]
        return Message("dd-prompt-act", {"who": Ref("hero", self.who), "actions": hero.actions})

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind == MOVE:
            return f"move-{detail}"
        if kind == STANCE:
            return "stance-back" if detail else "stance-forward"
        if kind == SKILL:
            return f"use-{pack.family_ids[detail >> 6]}-{detail & 63}"
        if kind == RULE:
            return f"interact-{detail}"
        if kind == PROVISION:
            return USES[detail].id
        if kind == TRINKET:
            return way_id(detail)
        return KINDS[kind]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        hero = g.heroes[self.who]
        if kind == TRINKET:
            return way_option(g, hero, detail)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        name = KINDS[kind]
        if kind == MOVE:
            args["area"] = area_name(g, detail)
            targets = (("area", detail),)
        elif kind == STANCE:
            name = "stance-back" if detail else "stance-forward"
        elif kind == SKILL:
            family = (detail >> 6) - g.pack.heroes[hero.kind].family_base
            skill = g.skill(hero, family)
            args["skill"] = Ref("skill", f"{skill.index}")
            args["area"] = area_name(g, detail & 63)
            targets = (("skill", skill.id), ("area", detail & 63))
        elif kind == RULE:
            args["rule"] = Ref("rule", interactions(g)[detail].entry.id)
        elif kind == TASK:
            task = g.pack.quests[g.quest].entry.task
            assert task is not None
            args["task"] = Ref("task", task.id)
        elif kind == PROVISION:
            return Option(id, use_text(detail))
        return Option(id, Message(f"dd-option-{name}", args), targets)

    def closed(self, g: Estate, seat: int) -> list[Closed]:
        """Skills that cannot be used now, and why."""
        hero = g.heroes[self.who]
        found: list[Closed] = []
        stance = g.stance(self.who)
        for family in hero.skills:
            skill = g.skill(hero, family)
            why = self.why_not(g, hero, skill, stance)
            if why:
                text = Message("dd-option-skill", {"skill": Ref("skill", f"{skill.index}")})
                targets: tuple[Target, ...] = (("skill", skill.id),)
                found.append(Closed(f"use-{skill.id}", text, why, targets))
        return found

    def why_not(self, g: Estate, hero: Hero, skill: Skill, stance: int) -> Message | None:
        if not hero.actions:
            return Message("dd-why-no-actions")
        if skill.form != NONE and skill.form != hero.form:
            return Message("dd-why-form", {"form": ("human", "beast")[skill.form]})
        if not skill.stances >> stance & 1:
            return Message("dd-why-stance", {"stance": STANCES[stance]})
        if hero.spent >> skill.family & 1:
            return Message("dd-why-spent")
        if skill.heal != NONE and total(g, NO_HEALING, hero) > 0:
            return Message("dd-why-no-healing")
        if skill.kind == AREA:
            foes = enemy_areas(g, hero.number, skill.pierce_guard)
            if not usable_areas(g, hero, skill, foes, ally_areas(g, hero.number)):
                guarded = foes != enemy_areas(g, hero.number, True)
                return Message("dd-why-guard" if guarded and skill.foes else "dd-why-range")
        return None


ACT = Each(Act)


def task_open(g: Estate, hero: Hero) -> bool:
    """Whether the Quest's task can be done here and now."""
    if g.quest == NONE or g.task_done or not g.in_dungeon:
        return False
    quest = g.pack.quests[g.quest]
    task = quest.entry.task
    if task is None or g.room not in quest.rooms or hero.actions < task.actions:
        return False
    if g.ground.names[hero.area] not in task.where:
        return False
    return task.pays is None or g.stores[PROVISIONS.index(task.pays)] > 0


def do_task(g: Estate, m: Match, hero: Hero) -> None:
    """Bones are taken, a fountain is purified."""
    task = g.pack.quests[g.quest].entry.task
    assert task is not None
    hero.actions -= task.actions
    if task.pays is not None:
        spend(g, m, PROVISIONS.index(task.pays))
    g.task_done = True
    g.collected |= 1 << g.at
    g.progress += 1  # DD-A.231
    g.refresh()
    if m.telling:
        m.tell("task_done", (*g.tag(hero.number), task.id))


class EndTurn(FigureStep):
    """The turn ends where the figure stands: who must, gives way; then what the Room does."""

    __slots__ = ()
    name = "end_turn"

    def run(self, g: Estate, m: Match) -> None:
        figure = g.figure(self.who)
        if figure.area >= 0 and overfull(g, figure.area):
            g.agenda.append(TurnOver(self.who))
            spare = g.target if self.who >= MONSTER else NONE
            g.agenda.append(Settle(self.who, spare))
        else:
            turn_over(g, m, figure)


END_TURN = Each(EndTurn)


class TurnOver(FigureStep):
    """The end of a turn, once there is space."""

    __slots__ = ()
    name = "turn_over"

    def run(self, g: Estate, m: Match) -> None:
        turn_over(g, m, g.figure(self.who))


def turn_over(g: Estate, m: Match, figure: Figure) -> None:
    """What happens to a figure that has ended its turn."""
    g.active = g.stood = NONE
    plan = g.plan
    g.target = g.plan = NONE
    if figure.area < 0:
        return
    if isinstance(figure, Monster):
        habit = habit_of(g, figure)
        if habit is not None:
            habit.after(g, m, figure, plan)
    if g.law.deeds[TURN_END]:
        g.begin_event()
        fire(g, m, TURN_END, figure)
        bury(g, m)
