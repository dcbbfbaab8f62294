"""One use of a Skill, by anybody: targets, roll, self effects, impact, target effects (DD-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from ..effects.base import Effect, run_list
from ..effects.dice import gambled
from ..effects.stress import recover, suffer
from ..effects.triggers import fire
from ..effects.wounds import damage, fresh, half, heal, may_heal
from ..pack.heroes import Skill
from ..pack.moments import DODGED
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..state.kinds import FigureNumber
from ..state.records import SkillUse
from ..terms import ALLIES, CRIT, HALF, LEADER, MISS, MONSTER, RESULTS, RIPOSTE, SELF
from .aims import eligible, guarding
from .casualties import bury
from .odds import Odds, blow
from .reactions import Declare, React
from .rolls import base_damage, outcomes

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

LAST_STAGE: Final = 7


# ---------------------------------------------------------------------- where it may be used


# ---------------------------------------------------------------------- the numbers


# ---------------------------------------------------------------------- using it


def begin_use(state: Estate, match: Match, figure: Figure, skill: Skill, area: int) -> None:
    """A hero or a fighter has chosen a Skill and an Area."""
    targets: tuple[int, ...]
    if skill.scope == SELF:
        targets = (figure.number,) if skill.heal is not None or skill.acc is not None else ()
    elif skill.scope == ALLIES:
        targets = tuple(n for n in state.allies(figure.number) if n != figure.number)
    else:
        foes, friends = eligible(state, figure, skill, area)
        if len(foes) > skill.foes or len(friends) > skill.friends:
            start_use(state, match, figure, skill, area, ())
            state.agenda.append(PickTarget(figure.number))
            return
        targets = (*foes, *friends)
    start_use(state, match, figure, skill, area, targets)
    follow(state, match)


def start_use(
    state: Estate, match: Match, figure: Figure, skill: Skill, area: int, targets: tuple[int, ...]
) -> None:
    state.begin_event()
    state.use = SkillUse(
        by=figure.number,
        skill=skill,
        area=area,
        targets=targets,
        dodge=(0,) * len(targets),
        marks=(0,) * len(targets),
    )


class PickTarget(FigureQuestion):
    """DD-19.4: heroes choose whom; those with Guard must be among them (DD-A.51)."""

    name = "pick_target"

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        use = state.using
        skill = use.skill
        foes, friends = eligible(state, state.figure(self.who), skill, use.area)
        taken = use.targets
        enemies = [n for n in taken if n in foes]
        found: list[int] = []
        if len(enemies) < min(skill.foes, len(foes)):
            left = [n for n in foes if n not in taken]
            guards = (
                [n for n in left if guarding(state.figure(n))] if not skill.pierce_guard else []
            )
            found = guards or left
        elif len(taken) - len(enemies) < min(skill.friends, len(friends)):
            found = [n for n in friends if n not in taken]
        return tuple([target_choice(number) for number in found])

    def run(self, state: Estate, match: Match) -> None:
        if self.choices(state, LEADER):
            ask_or_take(state, match, self, state.seat(self.who))
            return
        use = state.using
        use.dodge = use.marks = (0,) * len(use.targets)
        follow(state, match)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-pick-target", {"skill": Ref("skill", f"{state.using.skill.index}")}
        )


class Target(Choice[Estate]):
    """This one is among the targets."""

    name = "figure"
    who: FigureNumber

    @property
    def id(self) -> str:
        return f"figure-{self.who}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-figure", {"who": Ref("figure", self.who)})

    def targets(self, state: Estate, ask: Ask) -> tuple[tuple[str, str | int], ...]:
        return (("figure", self.who),)

    def outcome(self, state: Estate, ask: Ask) -> Odds:
        question = ask.step
        assert isinstance(question, PickTarget)
        user = state.figure(question.who)
        return Odds([blow(state, user, state.using.skill, state.figure(self.who))])

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.using.targets += (self.who,)
        state.then(ask.step)


TARGETS: Final[dict[int, Target]] = {}


def target_choice(number: int) -> Target:
    """Made once."""
    found = TARGETS.get(number)
    if found is None:
        found = TARGETS[number] = Target(number)
    return found


def follow(state: Estate, match: Match) -> None:
    """What comes now: declarations, the roll, its meaning."""
    use = state.using
    agenda = state.agenda
    if match.telling:
        match.tell(
            "uses",
            (
                *state.tag(use.by),
                f"{use.skill.index}",
                state.names_of(use.targets),
            ),
        )
    heroes = state.heroes
    involved: list[int] = []
    for number in (use.by, *use.targets):
        if number < MONSTER and heroes[number].trinkets and number not in involved:
            involved.append(number)
    if not involved:
        agenda.append(ROLL)
        return
    agenda.append(OUTCOME)
    for number in reversed(involved):
        agenda.append(React(number))
    agenda.append(ROLL_FIRST)
    for number in reversed(involved):
        agenda.append(Declare(number))


class Roll(Step[Estate]):
    """DD-19.5, DD-19.7: one d10, whatever the number of targets; and what it means."""

    name = "roll_skill"
    # Whether somebody may react to the roll before it counts.
    waits: ClassVar[bool] = False

    def run(self, state: Estate, match: Match) -> None:
        use = state.use
        if use is None:
            return
        depth = len(state.agenda)
        if use.skill.acc is not None:
            use.roll = match.chance.index(state.pack.d10) + 1
            if match.telling:
                match.tell("rolled", (use.roll,))
            if use.by < MONSTER:
                gambled(state, match, state.heroes[use.by], use.roll)
        if self.waits:
            return
        if len(state.agenda) > depth:
            state.agenda.insert(depth, OUTCOME)
        else:
            settle_outcome(state, match)


class RollFirst(Roll):
    """The roll alone: Trinkets may change what it means."""

    name = "roll_first"
    waits = True


ROLL: Final = Roll()
ROLL_FIRST: Final = RollFirst()


class Outcome(Step[Estate]):
    """The roll counts as it is now."""

    name = "outcome"

    def run(self, state: Estate, match: Match) -> None:
        if state.use is not None:
            settle_outcome(state, match)


OUTCOME: Final = Outcome()


def settle_outcome(state: Estate, match: Match) -> None:
    """DD-A.44: hit or miss is settled; then self effects, impact, target effects, in this order."""
    use = state.using
    user = state.figure(use.by)
    if user.area is None:
        clear_use(state)  # the user died of something in between
        return
    out = use.out = outcomes(state)
    if match.telling and out:
        for result in sorted(set(out), reverse=True):
            struck = tuple(n for place, n in enumerate(use.targets) if out[place] == result)
            match.tell("results", (*state.tag(use.by), state.names_of(struck), RESULTS[result]))
    resolve(state, match, 0)


class Resolve(Step[Estate]):
    """The rest of a Skill's stages, after something had to come first."""

    name = "resolve"
    stage: Annotated[int, Range(0, LAST_STAGE)]

    def run(self, state: Estate, match: Match) -> None:
        if state.use is not None:
            resolve(state, match, self.stage)


def resolve(state: Estate, match: Match, stage: int) -> None:
    """One stage after another; what a stage puts on the agenda goes before the next."""
    agenda = state.agenda
    depth = len(agenda)
    for act in STAGES[stage:] if stage else STAGES:
        stage += 1
        if act(state, match):
            return
        if len(agenda) > depth:
            if stage < len(STAGES):
                agenda.insert(depth, Resolve(stage))
            return


def self_effects(state: Estate, match: Match) -> bool:
    """DD-19.14: after the roll, before all other effects, hit or miss."""
    own = state.using.skill.own
    if own:
        run_list(state, match, own, state.figure(state.using.by), state.using.by)
    return False


def relief(state: Estate, match: Match) -> bool:
    """DD-19.12, DD-A.42, DD-A.43: a hero's critical relieves him and those with him, once."""
    use = state.using
    if CRIT in use.out and use.by < MONSTER:
        user = state.heroes[use.by]
        for number in state.allies(use.by):
            other = state.heroes[number]
            if other.area == user.area:
                recover(state, match, other, 1)
    return False


def dodges(state: Estate, match: Match) -> bool:
    """DD-A.80: those whom an enemy has missed."""
    out = state.using.out
    if MISS in out:
        for place, number in enumerate(state.using.targets):
            enemy = number < MONSTER and (number < 4) != (state.using.by < 4)
            if out[place] == MISS and enemy:
                fire(state, match, DODGED, state.heroes[number])
    return False


def impact(state: Estate, match: Match) -> bool:
    """DD-19.8, DD-19.11: Wounds or healing on every target hit."""
    use = state.using
    out = use.out
    if not any(out):
        return False
    skill = use.skill
    if skill.dmg is not None:
        user = state.figure(use.by)
        hurt = [0] * len(out)
        for place, number in enumerate(use.targets):
            result = out[place]
            if result == MISS:
                continue
            target = state.figure(number)
            amount = 0
            if not use.harmless:
                amount = base_damage(state, user, skill, target, result) + use.damage
            halved = bool(use.marks[place] & HALF)
            hurt[place] = damage(
                state, match, target, amount, result == CRIT, skill.pierce_protection, halved
            )
        use.hurt = tuple(hurt)
        return bury(state, match)
    if skill.heal is not None and may_heal(state, use.by):
        for place, number in enumerate(use.targets):
            result = out[place]
            if result != MISS:
                amount = skill.crit_heal if result == CRIT else skill.heal
                heal(state, match, state.figure(number), amount + use.heal)
    return False


def crit_stress(state: Estate, match: Match) -> bool:
    """DD-19.13, DD-A.43: heroes who suffer a critical, and those with them who were no targets: 1 Stress."""
    use = state.using
    if CRIT not in use.out:
        return False
    struck = [
        number
        for place, number in enumerate(use.targets)
        if use.out[place] == CRIT and number < MONSTER and (number < 4) != (use.by < 4)
    ]
    if not struck:
        return False
    # The Area of the blow, so that one who died of it stresses those who saw it as well.
    suffering = [
        number
        for number in state.allies(struck[0])
        if number in struck or (state.heroes[number].area == use.area and number not in use.targets)
    ]
    for number in suffering:
        suffer(state, match, state.heroes[number], 1)
    return False


def reprisals(state: Estate, match: Match) -> bool:
    """DD-20.12, DD-A.52: Riposte of those who live; and monsters that do not like to be wounded."""
    use = state.using
    user = state.figure(use.by)
    if not any(use.hurt) or user.area is None:
        return False
    for place, number in enumerate(use.targets):
        target = state.figure(number)
        if not use.hurt[place] or target.area is None or (number < 4) == (use.by < 4):
            continue
        if target.stacks and target.has(RIPOSTE):
            fresh(user)  # DD-A.93
            if match.telling:
                match.tell("riposte", (*state.tag(number), *state.tag(use.by)))
            damage(state, match, user, half(use.hurt[place]), False)
        if isinstance(target, Monster) and isinstance(user, Hero):
            wounded = target.kind.wounded
            if wounded:
                run_list(state, match, wounded, user)  # DD-41.42
    return bury(state, match)


def target_effects(state: Estate, match: Match) -> bool:
    """DD-19.16: last, and only on targets that were hit; what concerns everybody happens once."""
    skill = state.using.skill
    if skill.target or state.using.also:
        affect(state, match, 0)
    return False


def affect(state: Estate, match: Match, start: int) -> None:
    """The target effects from this target on."""
    use = state.using
    skill = use.skill
    out = use.out
    targets = use.targets
    agenda = state.agenda
    depth = len(agenda)
    added = tuple([one for one in use.also if isinstance(one, Effect)])
    for place in range(start, len(targets)):
        if out[place] == MISS:
            continue
        # What a Trinket adds to a hit is for enemies alone.
        enemy = state.side(targets[place]) != state.side(use.by)
        effects = skill.target + added if enemy else skill.target
        leading = not any(out[:place])
        apply_effects(state, match, effects, state.figure(targets[place]), leading, depth)
        if len(agenda) > depth:
            if place + 1 < len(targets):
                agenda.insert(depth, TargetEffects(place + 1))
            return


class TargetEffects(Step[Estate]):
    """The targets that had to wait for another."""

    name = "target_effects"
    place: Annotated[int, Range(0, 99)]

    def fits(self, state: Estate) -> bool:
        return state.use is not None and self.place < len(state.use.targets)

    def run(self, state: Estate, match: Match) -> None:
        affect(state, match, self.place)


def end_use(state: Estate, match: Match) -> bool:
    """DD-18.21, DD-A.37: a Skill that hit anybody, or needs no roll, is spent for this turn."""
    use = state.using
    if use.by < MONSTER and (not use.out or any(use.out)):
        family = use.skill.family
        assert family is not None
        state.heroes[use.by].spent += (family,)
    clear_use(state)
    return False


Stage = Callable[[Estate, "Match"], bool]
STAGES: Final[tuple[Stage, ...]] = (
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
    state: Estate,
    match: Match,
    effects: tuple[Effect, ...],
    figure: Figure,
    leading: bool,
    depth: int,
) -> None:
    gone = figure.area is None
    # DD-19.15: on oneself it is still no Self Effect.
    by = state.using.by if figure.number != state.using.by else None
    place = 0
    for effect in effects:
        place += 1
        if effect.single:
            if not leading:
                continue
        elif gone:
            continue
        to = effect.entry.to
        if to is not None and (to == "heroes") != (
            state.side(figure.number) == state.side(state.using.by)
        ):
            continue
        effect.apply(state, match, figure, by)
        if len(state.agenda) > depth and place < len(effects):
            state.agenda.insert(depth, MoreEffects(figure.number, leading, effects[place:]))
            return


class MoreEffects(FigureStep):
    """The effects on a target that had to wait for another."""

    name = "more_effects"
    leading: bool
    effects: tuple[Effect, ...]

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        apply_effects(state, match, self.effects, figure, self.leading, len(state.agenda))


def clear_use(state: Estate) -> None:
    state.use = None
