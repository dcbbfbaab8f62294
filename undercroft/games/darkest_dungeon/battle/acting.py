"""What a hero may do in his turn, one thing at a time (DD-18.3–18.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.bags import open_bags
from ..effects.base import run_list
from ..effects.goods import DrawLoot
from ..effects.stores import spend
from ..effects.triggers import fire, total
from ..effects.uses import own_dice, own_trinkets
from ..pack.area_sets import ONLY, AreaSet, areas_in
from ..pack.heroes import Family, Skill
from ..pack.moments import NO_HEALING, ON_MOVE
from ..pack.places import Room, Rule
from ..state.choosing import once
from ..state.estate import Estate, HeroQuestion
from ..state.figures import Hero
from ..state.kinds import AREAS, AreaNumber
from ..terms import (
    AGGRESSIVE,
    AREA,
    CIRCUS,
    FOES,
    FORMS,
    FREE,
    MONSTER,
    PROVISIONS,
    STANCES,
    STYGIAN,
    SUPPORT,
    TURN,
)
from .aims import ally_areas, enemy_areas, usable_areas
from .field import area_name, can_end, move_stance, walk_to
from .odds import Odds, skill_odds
from .skills import begin_use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def interactions(state: Estate) -> tuple[Rule, ...]:
    return state.ground.interactions[1 if state.difficulty == STYGIAN else 0]


class Act(HeroQuestion):
    """DD-18.3–18.5: what the hero may do now, one thing at a time."""

    name = "act"
    rules = ("DD-18.3", "DD-18.4", "DD-18.5", "DD-18.6", "DD-18.20")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = state.heroes[self.who]
        room = state.ground
        used = state.used()
        here = hero.place
        found: list[Choice[Estate]] = []
        circus = state.mode == CIRCUS
        # DD-18.8: who stands in a full Area must move out, unless a smaller one gives way.
        # Who was here when it filled up may stay (DD-A.222).
        stuck = (
            used[here] > room.capacity[here]
            and here != state.battle.stood
            and not can_end(state, hero, here, None, used)
        )
        if not stuck:
            found.append(END)
        if hero.actions:
            add_moves(state, hero, room, here, used, found)
            if not stuck:
                stance = state.stance(self.who)
                add_skills(state, hero, room, here, stance, found)
                if stance > AGGRESSIVE:
                    found.append(FORWARD)
                if stance < SUPPORT:
                    found.append(BACK)
                if not circus:
                    add_things(state, hero, here, found)
        if not found:
            found.append(END)  # there is no way out
        if not circus:
            if any(state.dungeon.stores):
                found += own_dice(state, hero)
            if hero.trinkets:
                found += own_trinkets(state, hero, IN_TURN)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not state.heroes[self.who].alive:
            return
        self.ask(state)
        if state.mode != CIRCUS:
            open_bags(state, self.who)

    def prompt(self, state: Estate, seat: int) -> Message:
        hero = state.heroes[self.who]
        return Message("dd-prompt-act", {"who": Ref("hero", self.who), "actions": hero.actions})

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        """Skills that cannot be used now, and why."""
        hero = state.heroes[self.who]
        found: list[Closed] = []
        stance = state.stance(self.who)
        for family in hero.skills:
            skill = hero.skill(family)
            why = self.why_not(state, hero, skill, stance)
            if why:
                text = Message("dd-option-skill", {"skill": Ref("skill", skill.id)})
                targets: tuple[Target, ...] = (("skill", skill.card),)
                found.append(Closed(f"use-{skill.card}", text, why, targets))
        return found

    def why_not(self, state: Estate, hero: Hero, skill: Skill, stance: int) -> Message | None:
        if not hero.actions:
            return Message("dd-why-no-actions")
        if skill.form is not None and skill.form != hero.form:
            return Message("dd-why-form", {"form": FORMS[skill.form]})
        if stance not in skill.stances:
            return Message("dd-why-stance", {"stance": STANCES[stance]})
        if skill.family in hero.spent:
            return Message("dd-why-spent")
        if skill.heal is not None and total(state, NO_HEALING, hero) > 0:
            return Message("dd-why-no-healing")
        if skill.scope == AREA:
            foes = enemy_areas(state, hero.number, skill.pierce_guard)
            if not usable_areas(state, hero, skill, foes, ally_areas(state, hero.number)):
                guarded = foes != enemy_areas(state, hero.number, True)
                return Message("dd-why-guard" if guarded and skill.foes else "dd-why-range")
        return None


IN_TURN: Final = (FREE, TURN)
"""When a Trinket may be used by whoever acts."""
ACT: Final = [Act(who) for who in range(MONSTER)]


# ---------------------------------------------------------------------- what is open


def add_moves(
    state: Estate, hero: Hero, room: Room, here: int, used: list[int], found: list[Choice[Estate]]
) -> None:
    """DD-18.6, DD-18.7: an Area with space, or one to pass through with another action."""
    capacity = room.capacity
    speed = hero.card.speed + hero.speed
    if speed <= 0:
        return
    near = room.near[min(speed, 7)]
    for area in near[here]:
        if used[area] < capacity[area] or can_end(state, hero, area, None, used):
            found.append(MOVE[area])
        elif hero.actions > 1 and (
            used[here] <= capacity[here] or any(used[on] < capacity[on] for on in near[area])
        ):
            # DD-A.38: the second action must lead out; he leaves a space behind him.
            found.append(MOVE[area])


def add_skills(
    state: Estate, hero: Hero, room: Room, here: int, stance: int, found: list[Choice[Estate]]
) -> None:
    """The Areas each equipped Skill may target; the same as `usable_areas`, but quick."""
    number = hero.number
    spent = hero.spent
    bands = room.bands
    foes: AreaSet | None = None
    friends: AreaSet | None = None
    for family in hero.skills:
        if family in spent:
            continue
        skill = hero.skill(family)
        if not skill.open_to(stance, hero.form):
            continue
        if skill.heal is not None and total(state, NO_HEALING, hero) > 0:
            continue
        uses = family.uses or uses_of(family)
        if skill.scope != AREA:
            found.append(uses[here])
            continue
        mask = bands[skill.reach][here]
        if skill.foes:
            if foes is None:
                foes = enemy_areas(state, number, False)
            wanted = enemy_areas(state, number, True) if skill.pierce_guard else foes
            if skill.friends:
                wanted |= ally_areas(state, number)
            mask &= wanted
        else:
            if friends is None:
                friends = ally_areas(state, number)
            mask &= friends
        if mask:
            for area in areas_in(mask):
                found.append(uses[area])


def add_things(state: Estate, hero: Hero, here: int, found: list[Choice[Estate]]) -> None:
    """DD-18.9, DD-18.16: a Loot Chest, what the Room Card offers, the Quest's task."""
    chests = state.battle.chests
    if chests and chests[here]:
        found.append(LOOT)
    for rule in interactions(state):
        entry = rule.entry
        if not rule.where & ONLY[here] or entry.actions > hero.actions:
            continue
        if entry.once and rule in state.battle.used_rules:
            continue
        if entry.alone and any(state.figure(n).area == here for n in state.order[FOES]):
            continue
        found.append(once(state.pack, Interact, (rule,)))
    if task_open(state, hero):
        found.append(TASK)


# ---------------------------------------------------------------------- choices


def actor(state: Estate, ask: Ask) -> Hero:
    """Whose turn it is; he is asked again afterwards."""
    act = ask.step
    assert isinstance(act, Act)
    state.agenda.append(act)
    return state.heroes[act.who]


class End(Choice[Estate]):
    """The turn is over."""

    name = "end"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-end")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


class Move(Choice[Estate]):
    """DD-18.6: to this Area."""

    name = "move"
    area: AreaNumber

    @property
    def id(self) -> str:
        return f"move-{self.area}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-move", {"area": area_name(state, self.area)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("area", self.area),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = actor(state, ask)
        hero.actions -= 1
        state.begin_event()
        state.battle.stood = None
        fire(state, match, ON_MOVE, hero)
        walk_to(state, match, hero, self.area)


class UseSkill(Choice[Estate]):
    """DD-18.20: a Skill on this Area."""

    name = "use"
    family: Family
    area: AreaNumber

    @property
    def id(self) -> str:
        return f"use-{self.family.id}-{self.area}"

    def skill(self, state: Estate, ask: Ask) -> Skill:
        act = ask.step
        assert isinstance(act, Act)
        return state.heroes[act.who].skill(self.family)

    def text(self, state: Estate, ask: Ask) -> Message:
        skill = self.skill(state, ask)
        return Message(
            "dd-option-use",
            {"skill": Ref("skill", skill.id), "area": area_name(state, self.area)},
        )

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("skill", self.skill(state, ask).card), ("area", self.area))

    def outcome(self, state: Estate, ask: Ask) -> Odds:
        act = ask.step
        assert isinstance(act, Act)
        hero = state.heroes[act.who]
        return Odds(skill_odds(state, hero, hero.skill(self.family), self.area))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = actor(state, ask)
        hero.actions -= 1
        begin_use(state, match, hero, hero.skill(self.family), self.area)


def uses_of(family: Family) -> tuple[Choice[Estate], ...]:
    """The use of a Skill on each Area, made once."""
    family.uses = tuple([UseSkill(family, area) for area in range(AREAS)])
    return family.uses


class ChangeStance(Choice[Estate]):
    """DD-18.17, DD-18.19: one Stance on."""

    way: ClassVar[int] = 0

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(f"dd-option-{self.name}")

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        act = ask.step
        assert isinstance(act, Act)
        return (("stance", STANCES[state.stance(act.who) + self.way]),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = actor(state, ask)
        hero.actions -= 1
        move_stance(state, match, hero.number, self.way)


class Forward(ChangeStance):
    name = "stance-forward"
    way = -1


class Back(ChangeStance):
    name = "stance-back"
    way = 1


class Loot(Choice[Estate]):
    """DD-18.9: a Loot Chest in the Area."""

    name = "loot"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-loot")

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        act = ask.step
        assert isinstance(act, Act)
        return (("chest", state.heroes[act.who].place),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = actor(state, ask)
        hero.actions -= 1
        chests = list(state.battle.chests)
        chests[hero.place] -= 1
        state.battle.chests = tuple(chests)
        state.then(DrawLoot(hero.number))


class Interact(Choice[Estate]):
    """DD-18.16: what the Room Card offers."""

    name = "interact"
    rule: Rule

    @property
    def id(self) -> str:
        return f"interact-{self.rule.index}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-interact", {"rule": Ref("rule", self.rule.entry.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("rule", self.rule.entry.id),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = actor(state, ask)
        rule = self.rule
        hero.actions -= rule.entry.actions
        if rule not in state.battle.used_rules:
            state.battle.used_rules += (rule,)
        state.begin_event()
        if match.telling:
            match.tell(facts.Interacts(state.tag(hero.number), rule.entry.id))
        run_list(state, match, rule.effects, hero)


class DoTask(Choice[Estate]):
    """The task of the Quest."""

    name = "task"

    def text(self, state: Estate, ask: Ask) -> Message:
        task = state.quest.entry.task
        assert task is not None
        return Message("dd-option-task", {"task": Ref("task", task.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        task = state.quest.entry.task
        assert task is not None
        return (("task", task.id),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        do_task(state, match, actor(state, ask))


END: Final = End()
MOVE: Final = [Move(area) for area in range(AREAS)]
FORWARD: Final = Forward()
BACK: Final = Back()
LOOT: Final = Loot()
TASK: Final = DoTask()


# ---------------------------------------------------------------------- the Quest's task


def task_open(state: Estate, hero: Hero) -> bool:
    """Whether the Quest's task can be done here and now."""
    quest = state.dungeon.quest
    if quest is None or state.battle.task_done or not state.in_dungeon:
        return False
    task = quest.entry.task
    if task is None or state.battle.room not in quest.rooms or hero.actions < task.actions:
        return False
    if state.ground.names[hero.place] not in task.where:
        return False
    return task.pays is None or state.dungeon.stores[PROVISIONS.index(task.pays)] > 0


def do_task(state: Estate, match: Match, hero: Hero) -> None:
    """Bones are taken, a fountain is purified."""
    dungeon = state.dungeon
    task = state.quest.entry.task
    assert task is not None
    hero.actions -= task.actions
    if task.pays is not None:
        spend(state, match, PROVISIONS.index(task.pays))
    state.battle.task_done = True
    dungeon.collected += (dungeon.here,)
    dungeon.progress += 1  # DD-A.231
    state.refresh()
    if match.telling:
        match.tell(facts.TaskDone(state.tag(hero.number), task.id))
