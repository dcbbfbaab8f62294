"""One use of a Skill, by anybody: targets, roll, self effects, impact, target effects (DD-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .cards import Skill
from .casualties import bury
from .state import (
    ALLIES,
    AREA,
    BLIGHT,
    BUFF,
    DEBUFF,
    FOES,
    GUARD,
    MARK,
    MONSTER,
    NONE,
    PARTY,
    RIPOSTE,
    SELF,
    STUN,
    STYGIAN,
    TEAM,
    TYPES,
    Estate,
    Figure,
    FigureStep,
    Hero,
    Monster,
)
from .triggers import (
    ACC,
    DODGE,
    DODGED,
    MONSTER_ACC,
    MONSTER_CRIT,
    MONSTER_DODGE,
    fire,
    total,
)
from .triggers import CRIT as ON_CRIT
from .verbs import run_list

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

MISS, HIT, CRIT = range(3)
RESULTS = ("miss", "hit", "crit")
HALF, FORCED = 1, 2  # marks of a target, by Trinkets
VS_CONDITION = {"marked": MARK, "stunned": STUN, "blighted": BLIGHT}


# ---------------------------------------------------------------------- where it may be used


def guarding(g: Estate, figure: Figure) -> bool:
    if figure.stacks and figure.has(GUARD):
        return True
    return isinstance(figure, Monster) and g.pack.monsters[figure.kind].guard


def enemy_areas(g: Estate, number: int, pierce: bool) -> int:
    """DD-20.14, DD-A.51: where there are enemies; while any has Guard, only where those are."""
    found = guards = 0
    heroes, monsters, cards = g.heroes, g.monsters, g.pack.monsters
    for other in g.order[FOES if number < TEAM else PARTY]:
        if other < MONSTER:
            hero = heroes[other]
            bit = 1 << hero.area
            guarded = bool(hero.stacks) and hero.has(GUARD)
        else:
            monster = monsters[other - MONSTER]
            bit = 1 << monster.area
            guarded = cards[monster.kind].guard or (bool(monster.stacks) and monster.has(GUARD))
        found |= bit
        if guarded:
            guards |= bit
    return guards if guards and not pierce else found


def ally_areas(g: Estate, number: int) -> int:
    found = 0
    for other in g.allies(number):
        found |= 1 << g.figure(other).area
    return found


def usable_areas(g: Estate, figure: Figure, skill: Skill, foes: int, friends: int) -> int:
    """The Areas a Skill may target: a bit each; `foes` and `friends` say where those are."""
    if skill.kind != AREA:
        return 1 << figure.area
    wanted = 0
    if skill.foes:
        wanted |= foes
    if skill.friends:
        wanted |= friends
    return wanted & g.pack.rooms[g.room].bands[skill.reach][figure.area]


def eligible(g: Estate, figure: Figure, skill: Skill, area: int) -> tuple[list[int], list[int]]:
    """Enemies and friends in an Area, in Stance order; those with Guard come first."""
    foes: list[int] = []
    friends: list[int] = []
    if skill.foes:
        figures = g.figure
        found = [n for n in g.enemies(figure.number) if figures(n).area == area]
        if len(found) > skill.foes and not skill.pierce_guard:
            guards = [n for n in found if guarding(g, g.figure(n))]
            found = guards + [n for n in found if n not in guards]
        foes = found
    if skill.friends:
        friends = [n for n in g.allies(figure.number) if g.figure(n).area == area]
    return foes, friends


# ---------------------------------------------------------------------- the numbers


def accuracy(g: Estate, user: Figure, skill: Skill, target: Figure, dodge: int) -> int:
    """The highest roll that hits (DD-19.5)."""
    acc = skill.acc + g.pack.rooms[g.room].height(user.area, target.area) - dodge
    enemy = (user.number < 4) != (target.number < 4)
    if enemy and target.stacks:
        acc += target.count(MARK)  # DD-20.15
    if user.number < MONSTER:
        acc += g.law.flat[ACC]
    else:
        acc += total(g, MONSTER_ACC, user)
    return acc - dodge_of(g, target)


def dodge_of(g: Estate, target: Figure) -> int:
    if isinstance(target, Hero):
        return g.pack.heroes[target.kind].cards[target.level].dodge + total(g, DODGE, target)
    assert isinstance(target, Monster)
    return g.pack.monsters[target.kind].dodge + target.dodge + total(g, MONSTER_DODGE, target)


def critical(g: Estate, user: Figure, skill: Skill, target: Figure) -> int:
    """The highest roll that is critical; 0 if there is none (DD-19.10, DD-A.49)."""
    if skill.crit == NONE:
        return 0
    crit = skill.crit
    if user.stacks:
        crit += user.count(BUFF)
    if target.stacks and (user.number < 4) != (target.number < 4):
        crit += target.count(DEBUFF)
    if user.number < MONSTER:
        crit += total(g, ON_CRIT, user)
        if g.butcher != NONE and g.butcher in (user.area, target.area):
            crit += 1  # DD-39.19, DD-A.137
    else:
        assert isinstance(user, Monster)
        crit += total(g, MONSTER_CRIT, user)
        if g.difficulty == STYGIAN and g.pack.monsters[user.kind].boss:
            crit += 1  # DD-38.7
    return max(0, crit)


def outcomes(g: Estate) -> tuple[int, ...]:
    """What the roll means for each target, Trinkets included."""
    skill = g.pack.skills[g.use_skill]
    if skill.acc == NONE:
        return (HIT,) * len(g.use_targets)  # DD-19.9
    user = g.figure(g.use_by)
    roll = g.use_roll
    found: list[int] = []
    for place, number in enumerate(g.use_targets):
        target = g.figure(number)
        if skill.crit != NONE and roll <= critical(g, user, skill, target) + g.use_crit:
            found.append(CRIT)  # DD-A.41
        elif roll <= accuracy(g, user, skill, target, g.use_dodge[place]) + g.use_acc:
            found.append(CRIT if g.use_marks[place] & FORCED else HIT)
        else:
            found.append(MISS)
    return tuple(found)


def base_damage(g: Estate, user: Figure, skill: Skill, target: Figure, result: int) -> int:
    """The damage before the target has a say in it (DD-A.47)."""
    amount = skill.crit_dmg if result == CRIT else skill.dmg
    for more, vs in skill.bonus:
        kind = VS_CONDITION.get(vs)
        if kind is not None:
            if target.has(kind):
                amount += more
        elif isinstance(target, Monster) and g.monster_card(target).types >> TYPES.index(vs) & 1:
            amount += more
    if isinstance(user, Hero):
        amount += user.power
    return amount


# ---------------------------------------------------------------------- using it


def begin_use(g: Estate, m: Match, figure: Figure, skill: Skill, area: int) -> None:
    """A hero or a fighter has chosen a Skill and an Area."""
    targets: tuple[int, ...]
    if skill.kind == SELF:
        targets = (figure.number,) if skill.heal != NONE or skill.acc != NONE else ()
    elif skill.kind == ALLIES:
        targets = tuple(n for n in g.allies(figure.number) if n != figure.number)
    else:
        foes, friends = eligible(g, figure, skill, area)
        if len(foes) > skill.foes or len(friends) > skill.friends:
            start_use(g, m, figure, skill, area, ())
            g.agenda.append(PickTarget(figure.number))
            return
        targets = (*foes, *friends)
    start_use(g, m, figure, skill, area, targets)
    follow(g, m)


def start_use(
    g: Estate, m: Match, figure: Figure, skill: Skill, area: int, targets: tuple[int, ...]
) -> None:
    g.begin_event()
    g.use_by = figure.number
    g.use_skill = skill.index
    g.use_area = area
    g.use_targets = targets
    g.use_roll = 0
    g.use_acc = g.use_crit = g.use_damage = g.use_heal = g.use_shorten = 0
    g.use_harmless = False
    g.use_also = ()
    g.use_dodge = g.use_marks = (0,) * len(targets)
    g.use_out = g.use_hurt = ()


class PickTarget(FigureStep):
    """DD-19.4: heroes choose whom; those with Guard must be among them (DD-A.51)."""

    __slots__ = ()
    name = "pick_target"

    def open(self, g: Estate) -> list[int]:
        figure = g.figure(self.who)
        skill = g.pack.skills[g.use_skill]
        foes, friends = eligible(g, figure, skill, g.use_area)
        found: list[int] = []
        taken = g.use_targets
        enemies = [n for n in taken if n in foes]
        if len(enemies) < min(skill.foes, len(foes)):
            left = [n for n in foes if n not in taken]
            guards = [n for n in left if guarding(g, g.figure(n))] if not skill.pierce_guard else []
            found.extend(guards or left)
        elif len(taken) - len(enemies) < min(skill.friends, len(friends)):
            found.extend(n for n in friends if n not in taken)
        return found

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(self.open(g))

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if not options:
            g.use_dodge = g.use_marks = (0,) * len(g.use_targets)
            follow(g, m)
        elif len(options) == 1:
            self.answer(g, m, 0, options[0])
        else:
            g.ask(self, g.seat(self.who), options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.use_targets += (option,)
        g.agenda.append(self)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-target", {"skill": Ref("skill", skill_ref(g, g.use_skill))})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"figure-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-figure", {"who": Ref("figure", raw)})
        return Option(f"figure-{raw}", text, (("figure", raw),))


def skill_ref(g: Estate, index: int) -> str:
    return f"{index}"


def follow(g: Estate, m: Match) -> None:
    """What comes now: declarations, the roll, its meaning."""
    agenda = g.agenda
    if m.telling:
        m.tell("uses", (*g.tag(g.use_by), skill_ref(g, g.use_skill), g.names_of(g.use_targets)))
    heroes = g.heroes
    involved: list[int] = []
    for number in (g.use_by, *g.use_targets):
        if number < MONSTER and heroes[number].trinkets and number not in involved:
            involved.append(number)
    if not involved:
        agenda.append(ROLL)
        return
    from .trinkets import Declare, React

    agenda.append(OUTCOME)
    for number in reversed(involved):
        agenda.append(React(number))
    agenda.append(ROLL_FIRST)
    for number in reversed(involved):
        agenda.append(Declare(number))


class Roll(Step[Estate]):
    """DD-19.5, DD-19.7: one d10, whatever the number of targets; and what it means."""

    __slots__ = ()
    name = "roll_skill"
    # Whether somebody may react to the roll before it counts.
    waits = False

    def run(self, g: Estate, m: Match) -> None:
        if g.use_skill == NONE:
            return
        depth = len(g.agenda)
        if g.pack.skills[g.use_skill].acc != NONE:
            g.use_roll = m.chance.index(g.pack.d10) + 1
            if m.telling:
                m.tell("rolled", (g.use_roll,))
            if g.use_by < MONSTER:
                harm.gambled(g, m, g.heroes[g.use_by], g.use_roll)
        if self.waits:
            return
        if len(g.agenda) > depth:
            g.agenda.insert(depth, OUTCOME)
        else:
            settle_outcome(g, m)


class RollFirst(Roll):
    """The roll alone: Trinkets may change what it means."""

    __slots__ = ()
    name = "roll_first"
    waits = True


ROLL = Roll()
ROLL_FIRST = RollFirst()


class Outcome(Step[Estate]):
    """The roll counts as it is now."""

    __slots__ = ()
    name = "outcome"

    def run(self, g: Estate, m: Match) -> None:
        if g.use_skill != NONE:
            settle_outcome(g, m)


OUTCOME = Outcome()


def settle_outcome(g: Estate, m: Match) -> None:
    """DD-A.44: hit or miss is settled; then self effects, impact, target effects, in this order."""
    user = g.figure(g.use_by)
    if user.area < 0:
        clear_use(g)  # the user died of something in between
        return
    out = g.use_out = outcomes(g)
    if m.telling and out:
        for result in sorted(set(out), reverse=True):
            struck = tuple(n for place, n in enumerate(g.use_targets) if out[place] == result)
            m.tell("results", (*g.tag(g.use_by), g.names_of(struck), RESULTS[result]))
    resolve(g, m, 0)


class Resolve(Step[Estate]):
    """The rest of a Skill's stages, after something had to come first."""

    __slots__ = ("stage",)
    name = "resolve"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def args(self) -> tuple[int, ...]:
        return (self.stage,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.stage < len(STAGES)

    def run(self, g: Estate, m: Match) -> None:
        if g.use_skill != NONE:
            resolve(g, m, self.stage)


def resolve(g: Estate, m: Match, stage: int) -> None:
    """One stage after another; what a stage puts on the agenda goes before the next."""
    agenda = g.agenda
    depth = len(agenda)
    for act in STAGES[stage:] if stage else STAGES:
        stage += 1
        if act(g, m):
            return
        if len(agenda) > depth:
            if stage < len(STAGES):
                agenda.insert(depth, Resolve(stage))
            return


def self_effects(g: Estate, m: Match) -> bool:
    """DD-19.14: after the roll, before all other effects, hit or miss."""
    own = g.pack.skills[g.use_skill].own
    if own[0] < own[1]:
        run_list(g, m, own, g.figure(g.use_by), g.use_by)
    return False


def relief(g: Estate, m: Match) -> bool:
    """DD-19.12, DD-A.42, DD-A.43: a hero's critical relieves him and those with him, once."""
    if CRIT in g.use_out and g.use_by < MONSTER:
        user = g.heroes[g.use_by]
        for number in g.allies(g.use_by):
            other = g.heroes[number]
            if other.area == user.area:
                harm.recover(g, m, other, 1)
    return False


def dodges(g: Estate, m: Match) -> bool:
    """DD-A.80: those whom an enemy has missed."""
    out = g.use_out
    if MISS in out:
        for place, number in enumerate(g.use_targets):
            enemy = number < MONSTER and (number < 4) != (g.use_by < 4)
            if out[place] == MISS and enemy:
                fire(g, m, DODGED, g.heroes[number])
    return False


def impact(g: Estate, m: Match) -> bool:
    """DD-19.8, DD-19.11: Wounds or healing on every target hit."""
    out = g.use_out
    if not any(out):
        return False
    skill = g.pack.skills[g.use_skill]
    if skill.dmg != NONE:
        user = g.figure(g.use_by)
        hurt = [0] * len(out)
        for place, number in enumerate(g.use_targets):
            result = out[place]
            if result == MISS:
                continue
            target = g.figure(number)
            amount = 0
            if not g.use_harmless:
                amount = base_damage(g, user, skill, target, result) + g.use_damage
            halved = bool(g.use_marks[place] & HALF)
            hurt[place] = harm.damage(
                g, m, target, amount, result == CRIT, skill.pierce_protection, halved
            )
        g.use_hurt = tuple(hurt)
        return bury(g, m)
    if skill.heal != NONE and harm.may_heal(g, g.use_by):
        for place, number in enumerate(g.use_targets):
            result = out[place]
            if result != MISS:
                amount = skill.crit_heal if result == CRIT else skill.heal
                harm.heal(g, m, g.figure(number), amount + g.use_heal)
    return False


def crit_stress(g: Estate, m: Match) -> bool:
    """DD-19.13, DD-A.43: heroes who suffer a critical, and those with them who were no targets: 1 Stress."""
    if CRIT not in g.use_out:
        return False
    struck = [
        number
        for place, number in enumerate(g.use_targets)
        if g.use_out[place] == CRIT and number < MONSTER and (number < 4) != (g.use_by < 4)
    ]
    if not struck:
        return False
    # The Area of the blow, so that one who died of it stresses those who saw it as well.
    suffering = [
        number
        for number in g.allies(struck[0])
        if number in struck or (g.heroes[number].area == g.use_area and number not in g.use_targets)
    ]
    for number in suffering:
        harm.suffer(g, m, g.heroes[number], 1)
    return False


def reprisals(g: Estate, m: Match) -> bool:
    """DD-20.12, DD-A.52: Riposte of those who live; and monsters that do not like to be wounded."""
    user = g.figure(g.use_by)
    if not any(g.use_hurt) or user.area < 0:
        return False
    for place, number in enumerate(g.use_targets):
        target = g.figure(number)
        if not g.use_hurt[place] or target.area < 0 or (number < 4) == (g.use_by < 4):
            continue
        if target.stacks and target.has(RIPOSTE):
            harm.fresh(user)  # DD-A.93
            if m.telling:
                m.tell("riposte", (*g.tag(number), *g.tag(g.use_by)))
            harm.damage(g, m, user, harm.half(g.use_hurt[place]), False)
        if isinstance(target, Monster) and isinstance(user, Hero):
            wounded = g.pack.monsters[target.kind].wounded
            if wounded[0] < wounded[1]:
                run_list(g, m, wounded, user, NONE)  # DD-41.42
    return bury(g, m)


def target_effects(g: Estate, m: Match) -> bool:
    """DD-19.16: last, and only on targets that were hit; what concerns everybody happens once."""
    skill = g.pack.skills[g.use_skill]
    if skill.target[0] < skill.target[1] or g.use_also:
        affect(g, m, 0)
    return False


def affect(g: Estate, m: Match, start: int) -> None:
    """The target effects from this target on."""
    skill = g.pack.skills[g.use_skill]
    out = g.use_out
    targets = g.use_targets
    agenda = g.agenda
    depth = len(agenda)
    printed = tuple(range(*skill.target))
    for place in range(start, len(targets)):
        if out[place] == MISS:
            continue
        # What a Trinket adds to a hit is for enemies alone.
        enemy = g.side(targets[place]) != g.side(g.use_by)
        effects = printed + g.use_also if enemy else printed
        leading = not any(out[:place])
        apply_effects(g, m, effects, 0, g.figure(targets[place]), leading, depth)
        if len(agenda) > depth:
            if place + 1 < len(targets):
                agenda.insert(depth, TargetEffects(place + 1))
            return


class TargetEffects(Step[Estate]):
    """The targets that had to wait for another."""

    __slots__ = ("place",)
    name = "target_effects"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.place < len(g.use_targets)

    def run(self, g: Estate, m: Match) -> None:
        affect(g, m, self.place)


def end_use(g: Estate, m: Match) -> bool:
    """DD-18.21, DD-A.37: a Skill that hit anybody, or needs no roll, is spent for this turn."""
    if g.use_by < MONSTER and (not g.use_out or any(g.use_out)):
        skill = g.pack.skills[g.use_skill]
        g.heroes[g.use_by].spent |= 1 << skill.family
    clear_use(g)
    return False


Stage = Callable[[Estate, "Match"], bool]
STAGES: tuple[Stage, ...] = (
    self_effects,
    relief,
    dodges,
    impact,
    crit_stress,
    reprisals,
    target_effects,
    end_use,
)


def apply_effects(
    g: Estate,
    m: Match,
    effects: tuple[int, ...],
    start: int,
    figure: Figure,
    leading: bool,
    depth: int,
) -> None:
    table = g.pack.effects
    gone = figure.area < 0
    # DD-19.15: on oneself it is still no Self Effect.
    by = g.use_by if figure.number != g.use_by else NONE
    for place in range(start, len(effects)):
        effect = table[effects[place]]
        if effect.once:
            if not leading:
                continue
        elif gone:
            continue
        to = effect.entry.to
        if to is not None and (to == "heroes") != (g.side(figure.number) == g.side(g.use_by)):
            continue
        effect.apply(g, m, figure, by)
        if len(g.agenda) > depth and place + 1 < len(effects):
            g.agenda.insert(
                depth, MoreEffects(figure.number, 1 if leading else 0, *effects[place + 1 :])
            )
            return


class MoreEffects(FigureStep):
    """The effects on a target that had to wait for another."""

    __slots__ = ("effects", "leading")
    name = "more_effects"

    def __init__(self, who: int, leading: int, *effects: int) -> None:
        self.who = who
        self.leading = leading
        self.effects = effects

    def args(self) -> tuple[int, ...]:
        return (self.who, self.leading, *self.effects)

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and all(0 <= e < len(g.pack.effects) for e in self.effects)

    def run(self, g: Estate, m: Match) -> None:
        figure = g.figure(self.who)
        apply_effects(g, m, self.effects, 0, figure, bool(self.leading), len(g.agenda))


def clear_use(g: Estate) -> None:
    g.use_by = g.use_skill = g.use_area = NONE
    g.use_targets = g.use_out = g.use_hurt = g.use_also = g.use_dodge = g.use_marks = ()
    g.use_roll = g.use_acc = g.use_crit = g.use_damage = g.use_heal = g.use_shorten = 0
    g.use_harmless = False
