"""One use of a Skill, by anybody: its targets and the roll (DD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.dice import gambled
from ..pack.heroes import Skill
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Estate
from ..state.figures import Figure
from ..state.kinds import FigureNumber
from ..state.records import SkillUse
from ..terms import ALLIES, LEADER, MONSTER, RESULTS, SELF
from .aims import eligible, guarding
from .odds import Odds, blow
from .reactions import DECLARE, REACT
from .resolving import clear_use, resolve
from .rolls import outcomes

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def begin_use(state: Estate, match: Match, figure: Figure, skill: Skill, area: int) -> None:
    """A hero or a fighter has chosen a Skill and an Area."""
    targets: tuple[int, ...]
    if skill.scope == SELF:
        targets = (figure.number,) if skill.heal is not None or skill.acc is not None else ()
    elif skill.scope == ALLIES:
        targets = tuple([n for n in state.allies(figure.number) if n != figure.number])
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
        marks=((),) * len(targets),
    )


class PickTarget(FigureQuestion):
    """DD-19.4: heroes choose whom; those with Guard must be among them (DD-A.51)."""

    name = "pick_target"
    rules = ("DD-19.3", "DD-19.4", "DD-A.51")

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
        use.dodge = (0,) * len(use.targets)
        use.marks = ((),) * len(use.targets)
        follow(state, match)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-target", {"skill": Ref("skill", state.using.skill.id)})


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
        match.tell(facts.Uses(state.tag(use.by), use.skill.id, state.cards_of(use.targets)))
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
        agenda.append(REACT[number])
    agenda.append(ROLL_FIRST)
    for number in reversed(involved):
        agenda.append(DECLARE[number])


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
                match.tell(facts.Rolled(use.roll))
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
            match.tell(facts.Results(state.tag(use.by), state.cards_of(struck), RESULTS[result]))
    resolve(state, match, use, 0)
