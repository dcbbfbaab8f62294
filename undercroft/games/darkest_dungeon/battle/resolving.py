"""What a Skill does once it has hit or missed: self effects, impact, target effects (DD-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Step
from undercroft.kernel.record import Range

from .. import facts
from ..effects.base import Effect, run_list
from ..effects.stress import recover, suffer
from ..effects.triggers import fire
from ..effects.wounds import damage, fresh, half, heal, may_heal
from ..pack.moments import DODGED
from ..state.estate import Estate, FigureStep
from ..state.figures import Figure, Hero, Monster
from ..state.records import SkillUse
from ..terms import CRIT, MISS, MONSTER, RIPOSTE
from .casualties import bury
from .rolls import base_damage

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

LAST_STAGE: Final = 7


class Resolve(Step[Estate]):
    """The rest of a Skill's stages, after something had to come first."""

    name = "resolve"
    stage: Annotated[int, Range(0, LAST_STAGE)]

    def run(self, state: Estate, match: Match) -> None:
        if state.use is not None:
            resolve(state, match, state.use, self.stage)


RESOLVE: Final = [Resolve(stage) for stage in range(LAST_STAGE + 1)]


def resolve(state: Estate, match: Match, use: SkillUse, stage: int) -> None:
    """One stage after another; what a stage puts on the agenda goes before the next."""
    agenda = state.agenda
    depth = len(agenda)
    for act in STAGES[stage:] if stage else STAGES:
        stage += 1
        if act(state, match, use):
            return
        if len(agenda) > depth:
            if stage < len(STAGES):
                agenda.insert(depth, RESOLVE[stage])
            return


def self_effects(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-19.14: after the roll, before all other effects, hit or miss."""
    own = use.skill.own
    if own:
        run_list(state, match, own, state.figure(use.by), use.by)
    return False


def relief(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-19.12, DD-A.42, DD-A.43: a hero's critical relieves him and those with him, once."""
    if CRIT in use.out and use.by < MONSTER:
        user = state.heroes[use.by]
        for number in state.allies(use.by):
            other = state.heroes[number]
            if other.area == user.area:
                recover(state, match, other, 1)
    return False


def dodges(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-A.80: those whom an enemy has missed."""
    out = use.out
    if MISS in out:
        for place, number in enumerate(use.targets):
            enemy = number < MONSTER and state.side(number) != state.side(use.by)
            if out[place] == MISS and enemy:
                fire(state, match, DODGED, state.heroes[number])
    return False


def impact(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-19.8, DD-19.11: Wounds or healing on every target hit."""
    out = use.out
    if not any(out):
        return False
    skill = use.skill
    agenda = state.agenda
    depth = len(agenda)
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
            halved = "half" in use.marks[place]
            before = len(agenda)
            hurt[place] = damage(
                state, match, target, amount, result == CRIT, skill.pierce_protection, halved
            )
            state.line_up(depth, before)
        use.hurt = tuple(hurt)
        return bury(state, match)
    if skill.heal is not None and may_heal(state, use.by):
        for place, number in enumerate(use.targets):
            result = out[place]
            if result != MISS:
                amount = skill.crit_heal if result == CRIT else skill.heal
                before = len(agenda)
                heal(state, match, state.figure(number), amount + use.heal)
                state.line_up(depth, before)
    return False


def crit_stress(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-19.13, DD-A.43: heroes who suffer a critical, and those with them who were no targets: 1 Stress."""
    if CRIT not in use.out:
        return False
    struck = [
        number
        for place, number in enumerate(use.targets)
        if use.out[place] == CRIT and number < MONSTER and state.side(number) != state.side(use.by)
    ]
    if not struck:
        return False
    # The Area of the blow, so that one who died of it stresses those who saw it as well.
    suffering = [
        number
        for number in state.allies(struck[0])
        if number in struck or (state.heroes[number].area == use.area and number not in use.targets)
    ]
    agenda = state.agenda
    depth = len(agenda)
    for number in suffering:
        before = len(agenda)
        suffer(state, match, state.heroes[number], 1)
        state.line_up(depth, before)
    return False


def reprisals(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-20.12, DD-A.52: Riposte of those who live; and monsters that do not like to be wounded."""
    user = state.figure(use.by)
    if not any(use.hurt) or user.area is None:
        return False
    for place, number in enumerate(use.targets):
        target = state.figure(number)
        if not use.hurt[place] or target.area is None or state.side(number) == state.side(use.by):
            continue
        if target.stacks and target.has(RIPOSTE):
            fresh(user)  # DD-A.93
            if match.telling:
                match.tell(facts.Riposte(state.tag(number), use.by, state.card_of(use.by)))
            damage(state, match, user, half(use.hurt[place]), False)
        if isinstance(target, Monster) and isinstance(user, Hero):
            wounded = target.kind.wounded
            if wounded:
                run_list(state, match, wounded, user)  # DD-41.42
    return bury(state, match)


def target_effects(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-19.16: last, and only on targets that were hit; what concerns everybody happens once."""
    skill = use.skill
    if skill.target or use.also:
        affect(state, match, use, 0)
    return False


def affect(state: Estate, match: Match, use: SkillUse, start: int) -> None:
    """The target effects from this target on."""
    skill = use.skill
    out = use.out
    targets = use.targets
    agenda = state.agenda
    depth = len(agenda)
    also = use.also
    added = tuple([one for one in also if isinstance(one, Effect)]) if also else ()
    for place in range(start, len(targets)):
        if out[place] == MISS:
            continue
        # What a Trinket adds to a hit is for enemies alone.
        effects = skill.target
        if added and state.side(targets[place]) != state.side(use.by):
            effects += added
        leading = not place or not any(out[:place])
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
        affect(state, match, state.using, self.place)


def end_use(state: Estate, match: Match, use: SkillUse) -> bool:
    """DD-18.21, DD-A.37: a Skill that hit anybody, or needs no roll, is spent for this turn."""
    if use.by < MONSTER and (not use.out or any(use.out)):
        family = use.skill.family
        assert family is not None
        state.heroes[use.by].spent += (family,)
    clear_use(state)
    return False


Stage = Callable[[Estate, "Match", SkillUse], bool]
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
    user = state.using.by
    by = user if figure.number != user else None
    place = 0
    for effect in effects:
        place += 1
        if effect.single:
            if not leading:
                continue
        elif gone:
            continue
        to = effect.entry.to
        if to is not None and (to == "heroes") != (state.side(figure.number) == state.side(user)):
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
