"""One use of a Skill, by anybody: targets, roll, self effects, impact, target effects (DD-19)."""

from __future__ import annotations

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
    GUARD,
    MARK,
    MONSTER,
    NONE,
    RIPOSTE,
    SELF,
    STUN,
    STYGIAN,
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
    NO_HEALING,
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
    for other in g.enemies(number):
        figure = g.figure(other)
        found |= 1 << figure.area
        if not pierce and guarding(g, figure):
            guards |= 1 << figure.area
    return guards or found


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
    return wanted & g.pack.rooms[g.room].band(skill.lo, skill.hi)[figure.area]


def may_use(g: Estate, hero: Hero, skill: Skill, stance: int) -> bool:
    """DD-18.20, DD-18.21, DD-40.5, and the Room may forbid healing."""
    if not skill.stances >> stance & 1 or hero.spent >> skill.family & 1:
        return False
    if skill.form != NONE and skill.form != hero.form:
        return False
    return skill.heal == NONE or total(g, NO_HEALING, hero) <= 0


def eligible(g: Estate, figure: Figure, skill: Skill, area: int) -> tuple[list[int], list[int]]:
    """Enemies and friends in an Area, in Stance order; those with Guard come first."""
    foes: list[int] = []
    friends: list[int] = []
    if skill.foes:
        found = [n for n in g.enemies(figure.number) if g.figure(n).area == area]
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
    g.use_out = ()


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
    agenda.append(OUTCOME)
    heroes = g.heroes
    involved = [
        number
        for number in dict.fromkeys((g.use_by, *g.use_targets))
        if number < MONSTER and heroes[number].trinkets
    ]
    if involved:
        from .trinkets import Declare, React

        for number in reversed(involved):
            agenda.append(React(number))
        agenda.append(ROLL)
        for number in reversed(involved):
            agenda.append(Declare(number))
    else:
        agenda.append(ROLL)


class Roll(Step[Estate]):
    """DD-19.5, DD-19.7: one d10, whatever the number of targets."""

    __slots__ = ()
    name = "roll_skill"

    def run(self, g: Estate, m: Match) -> None:
        if g.pack.skills[g.use_skill].acc == NONE:
            return
        g.use_roll = m.chance.index(g.pack.d10) + 1
        if m.telling:
            m.tell("rolled", (g.use_roll,))
        if g.use_by < MONSTER:
            harm.gambled(g, m, g.heroes[g.use_by], g.use_roll)


ROLL = Roll()


class Outcome(Step[Estate]):
    """DD-A.44: hit or miss is settled; then self effects, impact, target effects, in this order."""

    __slots__ = ()
    name = "outcome"

    def run(self, g: Estate, m: Match) -> None:
        out = g.use_out = outcomes(g)
        skill = g.pack.skills[g.use_skill]
        agenda = g.agenda
        user = g.figure(g.use_by)
        if isinstance(user, Hero) and not user.alive:
            agenda.append(END_USE)
            return
        agenda.append(END_USE)
        hits = not out or any(out)
        if hits and (skill.target[0] < skill.target[1] or g.use_also):
            agenda.append(TargetEffects(0))
        if any(out):
            agenda.append(IMPACT)
        if skill.own[0] < skill.own[1]:
            agenda.append(SELF_EFFECTS)
        if m.telling and out:
            m.tell(
                "results",
                (*g.tag(g.use_by), g.names_of(g.use_targets), " ".join(RESULTS[r] for r in out)),
            )
        if CRIT in out and user.number < MONSTER:
            # DD-19.12, DD-A.42, DD-A.43: a hero's critical relieves him and those with him, once.
            for number in g.allies(user.number):
                other = g.heroes[number]
                if other.area == user.area:
                    harm.recover(g, m, other, 1)
        if MISS in out:
            for place, number in enumerate(g.use_targets):
                enemy = number < MONSTER and (number < 4) != (g.use_by < 4)
                if out[place] == MISS and enemy:
                    fire(g, m, DODGED, g.heroes[number])  # DD-A.80


OUTCOME = Outcome()


class SelfEffects(Step[Estate]):
    """DD-19.14: after the roll, before all other effects, hit or miss."""

    __slots__ = ()
    name = "self_effects"

    def run(self, g: Estate, m: Match) -> None:
        skill = g.pack.skills[g.use_skill]
        run_list(g, m, skill.own, g.figure(g.use_by), g.use_by)


SELF_EFFECTS = SelfEffects()


class Impact(Step[Estate]):
    """DD-19.8, DD-19.11: Wounds or healing on every target hit."""

    __slots__ = ()
    name = "impact"

    def run(self, g: Estate, m: Match) -> None:
        skill = g.pack.skills[g.use_skill]
        user = g.figure(g.use_by)
        hurt = [0] * len(g.use_targets)
        depth = len(g.agenda)
        if skill.dmg != NONE:
            for place, number in enumerate(g.use_targets):
                result = g.use_out[place]
                if result == MISS:
                    continue
                target = g.figure(number)
                amount = 0
                if not g.use_harmless:
                    amount = base_damage(g, user, skill, target, result) + g.use_damage
                hurt[place] = harm.damage(
                    g, m, target, amount, result == CRIT, skill.pierce_protection,
                    bool(g.use_marks[place] & HALF),
                )  # fmt: skip
        elif skill.heal != NONE:
            for place, number in enumerate(g.use_targets):
                result = g.use_out[place]
                if result != MISS:
                    amount = skill.crit_heal if result == CRIT else skill.heal
                    harm.heal(g, m, g.figure(number), amount + g.use_heal)
        if any(hurt):
            g.agenda.insert(depth, Reprisals(*hurt))
        if CRIT in g.use_out and any(
            number < MONSTER and (number < 4) != (user.number < 4) for number in g.use_targets
        ):
            g.agenda.insert(depth, CRIT_STRESS)
        bury(g, m)


IMPACT = Impact()


class CritStress(Step[Estate]):
    """DD-19.13, DD-A.43: heroes who suffer a critical and those with them who were no targets: 1 Stress."""

    __slots__ = ()
    name = "crit_stress"

    def run(self, g: Estate, m: Match) -> None:
        struck = [
            number
            for place, number in enumerate(g.use_targets)
            if g.use_out[place] == CRIT and number < MONSTER and (number < 4) != (g.use_by < 4)
        ]
        areas = {g.heroes[number].area for number in struck if g.heroes[number].alive}
        if not struck:
            return
        suffering = [
            number
            for number in g.allies(struck[0])
            if number in struck or (g.heroes[number].area in areas and number not in g.use_targets)
        ]
        for number in suffering:
            harm.suffer(g, m, g.heroes[number], 1)


CRIT_STRESS = CritStress()


class Reprisals(Step[Estate]):
    """DD-20.12, DD-A.52: Riposte of those who live; and monsters that do not like to be wounded."""

    __slots__ = ("hurt",)
    name = "reprisals"

    def __init__(self, *hurt: int) -> None:
        self.hurt = hurt

    def args(self) -> tuple[int, ...]:
        return self.hurt

    def run(self, g: Estate, m: Match) -> None:
        user = g.figure(g.use_by)
        for place, number in enumerate(g.use_targets[: len(self.hurt)]):
            target = g.figure(number)
            if not self.hurt[place] or target.area < 0 or (number < 4) == (g.use_by < 4):
                continue
            if target.has(RIPOSTE):
                g.begin_event()
                if m.telling:
                    m.tell("riposte", (*g.tag(number), *g.tag(g.use_by)))
                harm.damage(g, m, user, harm.half(self.hurt[place]), False)
            if isinstance(target, Monster) and isinstance(user, Hero):
                wounded = g.pack.monsters[target.kind].wounded
                if wounded[0] < wounded[1]:
                    run_list(g, m, wounded, user, NONE)  # DD-41.42
        bury(g, m)


class TargetEffects(Step[Estate]):
    """DD-19.16: last, and only on targets that were hit; what concerns everybody happens once."""

    __slots__ = ("place",)
    name = "target_effects"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, g: Estate, m: Match) -> None:
        skill = g.pack.skills[g.use_skill]
        out = g.use_out
        targets = g.use_targets
        if not targets:
            return
        place = self.place
        while place < len(targets) and out[place] == MISS:
            place += 1
        if place >= len(targets):
            return
        leading = not any(result != MISS for result in out[:place])
        if place + 1 < len(targets):
            g.agenda.append(TargetEffects(place + 1))
        figure = g.figure(targets[place])
        depth = len(g.agenda)
        effects = (*range(*skill.target), *g.use_also)
        apply_effects(g, m, effects, 0, figure, leading, depth)


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
        effect.apply(g, m, figure, g.use_by)
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


class EndUse(Step[Estate]):
    """DD-18.21, DD-A.37: a Skill that hit anybody, or needs no roll, is spent for this turn."""

    __slots__ = ()
    name = "end_use"

    def run(self, g: Estate, m: Match) -> None:
        if g.use_by < MONSTER and (not g.use_out or any(g.use_out)):
            skill = g.pack.skills[g.use_skill]
            g.heroes[g.use_by].spent |= 1 << skill.family
        clear_use(g)


END_USE = EndUse()


def clear_use(g: Estate) -> None:
    g.use_by = g.use_skill = g.use_area = NONE
    g.use_targets = g.use_out = g.use_also = g.use_dodge = g.use_marks = ()
    g.use_roll = g.use_acc = g.use_crit = g.use_damage = g.use_heal = g.use_shorten = 0
    g.use_harmless = False
