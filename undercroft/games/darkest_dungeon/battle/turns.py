"""A turn in battle; a hero's: mood, tokens, two actions, and provisions in between (DD-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.text import Message, Ref, Value

from ..effects.bags import open_bags
from ..effects.base import run_list
from ..effects.dice import gambled
from ..effects.goods import DrawLoot
from ..effects.stores import USES, open_uses, spend, use_text
from ..effects.triggers import fire, total
from ..effects.uses import use_provision
from ..effects.ways import usable, way_id, way_option
from ..effects.windows import use_freely
from ..effects.wounds import wound
from ..pack.heroes import Skill
from ..pack.moments import NO_HEALING, ON_MOVE, TURN_END
from ..pack.places import Rule
from ..state.estate import Each, Estate, FigureStep, HeroStep
from ..state.figures import Figure, Hero, Monster
from ..state.stacks import Stack, stack
from ..terms import (
    AGGRESSIVE,
    AREA,
    BLEED,
    BLIGHT,
    CIRCUS,
    FREE,
    MONSTER,
    NONE,
    PROVISIONS,
    STANCES,
    STUN,
    STYGIAN,
    SUPPORT,
    TURN,
)
from .aims import ally_areas, enemy_areas, usable_areas
from .boss_rules import habit_of
from .casualties import bury
from .field import Settle, area_name, areas_in, can_end, move_stance, overfull, walk_to
from .foes import MONSTER_ACTS
from .skills import begin_use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


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

    def run(self, state: Estate, match: Match) -> None:
        who = self.who
        state.battle.active = who
        state.battle.stood = state.figure(who).area
        for hero in state.heroes:
            hero.used = 0  # DD-25.8
        if match.telling:
            match.tell("turn", (*state.tag(who),))
        if who < MONSTER:
            hero = state.heroes[who]
            hero.actions = ACTIONS
            hero.spent = hero.speed = hero.power = 0
            if hero.mood is not None and not state.is_circus:
                state.agenda.append(Tick(who))
                state.agenda.append(MoodRoll(who))
                return
        tick(state, match, who)


BEGIN_TURN = Each(BeginTurn)


class MoodRoll(HeroStep):
    """DD-28.7: it may act at the start of the turn."""

    __slots__ = ()
    name = "mood_roll"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        mood = hero.mood
        assert mood is not None
        roll = match.chance.index(state.pack.d10) + 1
        state.begin_event()
        if match.telling:
            acts = "yes" if roll <= mood.upto else "no"
            match.tell("mood_rolled", (*state.tag(hero.number), mood.id, roll, acts))
        if roll <= mood.upto:
            run_list(state, match, mood.effects, hero)
        gambled(state, match, hero, roll)


class Tick(FigureStep):
    """The tokens, once an Affliction or Virtue has had its say."""

    __slots__ = ()
    name = "tick"

    def run(self, state: Estate, match: Match) -> None:
        tick(state, match, self.who)


def tick(state: Estate, match: Match, who: int) -> None:
    """DD-20.2, DD-20.3: one token off every stack; all Wounds of Bleed and Blight are one loss."""
    figure = state.figure(who)
    agenda = state.agenda
    agenda.append(END_TURN[who])
    if figure.area < 0:
        return
    stunned = False
    loss = bled = 0
    if figure.stacks:
        left: list[Stack] = []
        for one in figure.stacks:
            if one.condition <= BLIGHT:
                loss += one.amount
                if one.condition == BLEED:
                    bled += one.amount
            elif one.condition == STUN:
                stunned = True
            if one.tokens > 1:
                left.append(stack(one.condition, one.amount, one.tokens - 1))
        figure.stacks = tuple(left)
    if who < MONSTER:
        assert isinstance(figure, Hero)
        if stunned:
            figure.actions = max(0, figure.actions - 1)  # DD-20.8
        agenda.append(ACT[who])
    elif not stunned:
        agenda.append(MONSTER_ACTS[who])
    if stunned and match.telling:
        match.tell("stunned", state.tag(who))
    if loss:
        state.begin_event()
        if match.telling:
            why = "both" if 0 < bled < loss else "bleed" if bled else "blight"
            match.tell("bleeds", (*state.tag(who), loss, why))
        wound(state, match, figure, loss)
        bury(state, match)


def interactions(state: Estate) -> tuple[Rule, ...]:
    return state.ground.interactions[1 if state.difficulty == STYGIAN else 0]


class Act(HeroStep):
    """DD-18.3–18.5: what the hero may do now, one thing at a time."""

    __slots__ = ()
    name = "act"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = state.heroes[self.who]
        room = state.ground
        used = state.used()
        capacity = room.capacity
        here = hero.area
        found: list[int] = []
        actions = hero.actions
        circus = state.mode == CIRCUS
        # DD-18.8: who stands in a full Area must move out, unless a smaller one gives way.
        # Who was here when it filled up may stay (DD-A.222).
        stuck = (
            used[here] > capacity[here]
            and here != state.battle.stood
            and not can_end(state, hero, here)
        )
        if not stuck:
            found.append(END << KIND)
        if actions:
            self.add_moves(state, hero, used, found)
            if not stuck:
                self.add_skills(state, hero, found)
                stance = state.stance(self.who)
                if stance > AGGRESSIVE:
                    found.append(STANCE << KIND)
                if stance < SUPPORT:
                    found.append(STANCE << KIND | 1)
                if not circus:
                    self.add_things(state, hero, found)
        if not found:
            found.append(END << KIND)  # there is no way out
        if not circus:
            if any(state.dungeon.stores):
                for use in open_uses(state, hero):
                    found.append(PROVISION << KIND | use)
            if hero.trinkets:
                for raw in usable(state, hero, FREE, TURN):
                    found.append(TRINKET << KIND | raw)
        return tuple(found)

    @staticmethod
    def add_moves(state: Estate, hero: Hero, used: list[int], found: list[int]) -> None:
        """DD-18.6, DD-18.7: an Area with space, or one to pass through with another action."""
        room = state.ground
        capacity = room.capacity
        speed = state.pack.heroes[hero.kind].cards[hero.level].speed + hero.speed
        if speed <= 0:
            return
        near = room.near[min(speed, 7)]
        here = hero.area
        for area in near[here]:
            if used[area] < capacity[area] or can_end(state, hero, area):
                found.append(MOVE << KIND | area)
            elif hero.actions > 1 and (
                used[here] <= capacity[here] or any(used[on] < capacity[on] for on in near[area])
            ):
                # DD-A.38: the second action must lead out; he leaves a space behind him.
                found.append(MOVE << KIND | area)

    @staticmethod
    def add_skills(state: Estate, hero: Hero, found: list[int]) -> None:
        """The Areas each equipped Skill may target; the same as `usable_areas`, but quick."""
        number = hero.number
        stance = state.stance(number)
        base = state.pack.heroes[hero.kind].family_base
        room = state.ground
        here = hero.area
        spent = hero.spent
        foes = friends = NONE
        for family in hero.skills:
            if spent >> family & 1:
                continue
            skill = state.skill(hero, family)
            if stance not in skill.stances:
                continue
            if skill.form != NONE and skill.form != hero.form:
                continue
            if skill.heal != NONE and total(state, NO_HEALING, hero) > 0:
                continue
            raw = SKILL << KIND | (base + family) << 6
            if skill.scope != AREA:
                found.append(raw | here)
                continue
            mask = room.bands[skill.reach][here]
            if skill.foes:
                if foes == NONE:
                    foes = enemy_areas(state, number, False)
                wanted = enemy_areas(state, number, True) if skill.pierce_guard else foes
                if skill.friends:
                    wanted |= ally_areas(state, number)
                mask &= wanted
            else:
                if friends == NONE:
                    friends = ally_areas(state, number)
                mask &= friends
            if mask:
                for area in areas_in(mask):
                    found.append(raw | area)

    @staticmethod
    def add_things(state: Estate, hero: Hero, found: list[int]) -> None:
        """DD-18.9, DD-18.16: a Loot Chest, what the Room Card offers, the Quest's task."""
        area = hero.area
        if state.battle.chests and state.battle.chests[area]:
            found.append(LOOT << KIND)
        for rule in interactions(state):
            entry = rule.entry
            if not rule.where >> area & 1 or entry.actions > hero.actions:
                continue
            if entry.once and rule in state.battle.used_rules:
                continue
            if entry.alone and any(state.figure(n).area == area for n in state.order[1]):
                continue
            found.append(RULE << KIND | rule.index)
        if task_open(state, hero):
            found.append(TASK << KIND)

    def run(self, state: Estate, match: Match) -> None:
        hero = state.heroes[self.who]
        if not hero.alive:
            return
        options = self.options(state, 0)
        if options:
            state.ask(self, state.seats_of[self.who], options)
            if state.mode != CIRCUS:
                open_bags(state, self.who)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        battle = state.battle
        hero = state.heroes[self.who]
        kind, detail = option >> KIND, option & DETAIL
        if kind == END:
            return
        state.agenda.append(self)
        if kind == MOVE:
            hero.actions -= 1
            state.begin_event()
            battle.stood = None
            fire(state, match, ON_MOVE, hero)
            walk_to(state, match, hero, detail)
        elif kind == SKILL:
            hero.actions -= 1
            family = (detail >> 6) - state.pack.heroes[hero.kind].family_base
            begin_use(state, match, hero, state.skill(hero, family), detail & 63)
        elif kind == STANCE:
            hero.actions -= 1
            move_stance(state, match, self.who, 1 if detail else -1)  # DD-18.17, DD-18.19
        elif kind == LOOT:
            hero.actions -= 1
            chests = list(battle.chests)
            chests[hero.area] -= 1
            battle.chests = tuple(chests)
            state.agenda.append(DrawLoot(self.who))
        elif kind == RULE:
            rule = interactions(state)[detail]
            hero.actions -= rule.entry.actions
            battle.used_rules += (rule,)
            state.begin_event()
            if match.telling:
                match.tell("interacts", (*state.tag(self.who), rule.entry.id))
            run_list(state, match, rule.effects, hero)
        elif kind == TASK:
            do_task(state, match, hero)
        elif kind == PROVISION:
            use_provision(state, match, hero, detail)
        else:
            use_freely(state, match, hero, detail)

    # ------------------------------------------------------------------ what it says

    def prompt(self, state: Estate, seat: int) -> Message:
        hero = state.heroes[self.who]
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

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        hero = state.heroes[self.who]
        if kind == TRINKET:
            return way_option(state, hero, detail)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        name = KINDS[kind]
        if kind == MOVE:
            args["area"] = area_name(state, detail)
            targets = (("area", detail),)
        elif kind == STANCE:
            name = "stance-back" if detail else "stance-forward"
        elif kind == SKILL:
            family = (detail >> 6) - state.pack.heroes[hero.kind].family_base
            skill = state.skill(hero, family)
            args["skill"] = Ref("skill", f"{skill.index}")
            args["area"] = area_name(state, detail & 63)
            targets = (("skill", skill.card), ("area", detail & 63))
        elif kind == RULE:
            args["rule"] = Ref("rule", interactions(state)[detail].entry.id)
        elif kind == TASK:
            task = state.pack.quests[state.dungeon.quest].entry.task
            assert task is not None
            args["task"] = Ref("task", task.id)
        elif kind == PROVISION:
            return Option(id, use_text(detail))
        return Option(id, Message(f"dd-option-{name}", args), targets)

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        """Skills that cannot be used now, and why."""
        hero = state.heroes[self.who]
        found: list[Closed] = []
        stance = state.stance(self.who)
        for family in hero.skills:
            skill = state.skill(hero, family)
            why = self.why_not(state, hero, skill, stance)
            if why:
                text = Message("dd-option-skill", {"skill": Ref("skill", f"{skill.index}")})
                targets: tuple[Target, ...] = (("skill", skill.card),)
                found.append(Closed(f"use-{skill.card}", text, why, targets))
        return found

    def why_not(self, state: Estate, hero: Hero, skill: Skill, stance: int) -> Message | None:
        if not hero.actions:
            return Message("dd-why-no-actions")
        if skill.form != NONE and skill.form != hero.form:
            return Message("dd-why-form", {"form": ("human", "beast")[skill.form]})
        if stance not in skill.stances:
            return Message("dd-why-stance", {"stance": STANCES[stance]})
        if hero.spent >> skill.family & 1:
            return Message("dd-why-spent")
        if skill.heal != NONE and total(state, NO_HEALING, hero) > 0:
            return Message("dd-why-no-healing")
        if skill.scope == AREA:
            foes = enemy_areas(state, hero.number, skill.pierce_guard)
            if not usable_areas(state, hero, skill, foes, ally_areas(state, hero.number)):
                guarded = foes != enemy_areas(state, hero.number, True)
                return Message("dd-why-guard" if guarded and skill.foes else "dd-why-range")
        return None


ACT = Each(Act)


def task_open(state: Estate, hero: Hero) -> bool:
    """Whether the Quest's task can be done here and now."""
    if state.dungeon.quest == NONE or state.battle.task_done or not state.in_dungeon:
        return False
    quest = state.pack.quests[state.dungeon.quest]
    task = quest.entry.task
    if task is None or state.battle.room not in quest.rooms or hero.actions < task.actions:
        return False
    if state.ground.names[hero.area] not in task.where:
        return False
    return task.pays is None or state.dungeon.stores[PROVISIONS.index(task.pays)] > 0


def do_task(state: Estate, match: Match, hero: Hero) -> None:
    """Bones are taken, a fountain is purified."""
    dungeon = state.dungeon
    task = state.pack.quests[dungeon.quest].entry.task
    assert task is not None
    hero.actions -= task.actions
    if task.pays is not None:
        spend(state, match, PROVISIONS.index(task.pays))
    state.battle.task_done = True
    dungeon.collected |= 1 << dungeon.at
    dungeon.progress += 1  # DD-A.231
    state.refresh()
    if match.telling:
        match.tell("task_done", (*state.tag(hero.number), task.id))


class EndTurn(FigureStep):
    """The turn ends where the figure stands: who must, gives way; then what the Room does."""

    __slots__ = ()
    name = "end_turn"

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area >= 0 and overfull(state, figure.area):
            state.agenda.append(TurnOver(self.who))
            target = state.battle.target
            spare = target if self.who >= MONSTER else None
            state.agenda.append(Settle(self.who, spare))
        else:
            turn_over(state, match, figure)


END_TURN = Each(EndTurn)


class TurnOver(FigureStep):
    """The end of a turn, once there is space."""

    __slots__ = ()
    name = "turn_over"

    def run(self, state: Estate, match: Match) -> None:
        turn_over(state, match, state.figure(self.who))


def turn_over(state: Estate, match: Match, figure: Figure) -> None:
    """What happens to a figure that has ended its turn."""
    battle = state.battle
    battle.active = None
    battle.stood = None
    plan = battle.plan
    battle.target = None
    battle.plan = None
    if figure.area < 0:
        return
    if isinstance(figure, Monster):
        habit = habit_of(figure)
        if habit is not None:
            habit.after(state, match, figure, plan)
    if state.law.deeds[TURN_END]:
        state.begin_event()
        fire(state, match, TURN_END, figure)
        bury(state, match)
