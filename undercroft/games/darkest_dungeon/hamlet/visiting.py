"""What a hero does with a day in the Hamlet (DD-33.15–33.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..dungeon.party import Arrange, Rearrange
from ..effects.base import run_list
from ..effects.triggers import fire
from ..effects.uses import own_trinkets
from ..effects.ways import AT_ANY_TIME
from ..pack.goods import Building
from ..pack.heroes import HamletSkill
from ..pack.moments import HAMLET_SKILL
from ..state.choosing import HeroChoice, ask_again, once
from ..state.estate import Estate, HeroQuestion, asked_hero
from ..state.figures import Hero
from ..state.kinds import HeroNumber
from ..terms import MONSTER, PARTY
from .building import upgrades
from .services import enter, spend_day
from .training import Unequip

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

SKILLS: Final = 16
"""More Hamlet Skills than any hero has."""
SkillPlace = Annotated[int, Range(0, SKILLS - 1)]


def why_closed(state: Estate, building: Building) -> str | None:
    """Why nobody may go there now, if so."""
    if not building.entry.visit:
        return None
    if building in state.hamlet.blocked:
        return "dd-why-blocked"
    if building in state.hamlet.guests:
        return "dd-why-taken"  # DD-33.16
    return None


def skill_open(state: Estate, hero: Hero, skill: HamletSkill) -> bool:
    if skill.entry.first and state.hamlet.had_day:
        return False
    return not (skill.entry.once and hero.known in state.hamlet.once)


class Visit(HeroQuestion):
    """DD-33.15–33.18: a building, a Hamlet Skill, or nothing (DD-A.110); the group may also build."""

    name = "visit"
    rules = ("DD-33.15", "DD-33.16", "DD-33.17", "DD-33.18")
    repeats = False

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        pack = state.pack
        found: list[Choice[Estate]] = [IDLE]
        for building in pack.buildings:
            if building.entry.visit and why_closed(state, building) is None:
                found.append(once(pack, Enter, (building,)))
        for place, skill in enumerate(hero.known.hamlet):
            if skill_open(state, hero, skill):
                found.append(USE_SKILL[place])
        found += upgrades(state)
        if len(state.order[PARTY]) > 1:
            found.append(REARRANGE)
        found += [SWAP[number] for number in state.order[PARTY]]
        # What a Trinket does at any time it does here too.
        if hero.trinkets:
            found += own_trinkets(state, hero, AT_ANY_TIME)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-visit", {"who": Ref("hero", self.who), "days": state.hamlet.days})

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        found: list[Closed] = []
        for building in state.pack.buildings:
            why = why_closed(state, building)
            if why is not None:
                text = Message("dd-option-visit", {"building": Ref("building", building.id)})
                id = f"visit-{building.id}"
                found.append(Closed(id, text, Message(why), (("building", building.id),)))
        return found


class Idle(Choice[Estate]):
    """DD-A.110: nothing."""

    name = "pass"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-pass")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        spend_day(state, asked_hero(state, ask).number)


class Enter(Choice[Estate]):
    """DD-33.15: a building."""

    name = "visit"
    building: Building

    @property
    def id(self) -> str:
        return f"visit-{self.building.id}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-visit", {"building": Ref("building", self.building.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("building", self.building.id), ("place", "door"))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        spend_day(state, hero.number, self.building)
        if match.telling:
            match.tell(facts.Visits(state.tag(hero.number), self.building.id))
        enter(state, match, hero, self.building)


class UseSkill(Choice[Estate]):
    """DD-33.18: one of his Hamlet Skills in place of a visit."""

    name = "hamlet-skill"
    place: SkillPlace

    @property
    def id(self) -> str:
        return f"hamlet-skill-{self.place}"

    def skill(self, state: Estate, ask: Ask) -> HamletSkill:
        return asked_hero(state, ask).known.hamlet[self.place]

    def text(self, state: Estate, ask: Ask) -> Message:
        skill = self.skill(state, ask)
        return Message("dd-option-hamlet-skill", {"skill": Ref("hamlet_skill", skill.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hamlet_skill", self.skill(state, ask).id),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        skill = self.skill(state, ask)
        spend_day(state, hero.number)
        hamlet = state.own_hamlet()
        if skill.entry.once:
            hamlet.once += (hero.known,)
        if skill.entry.ends_day:
            hamlet.had_day = tuple(range(len(state.heroes)))
        if match.telling:
            match.tell(facts.HamletSkill(state.tag(hero.number), skill.id))
        state.begin_event()
        if skill.entry.chooses:
            state.then(SkillTarget(hero.number, self.place))
            run_list(state, match, skill.own, hero)
        else:
            run_list(state, match, skill.effects, hero)
        fire(state, match, HAMLET_SKILL, hero)


class RearrangeFirst(Rearrange):
    """DD-5.5: all change their Stances first."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(Arrange())


class Swap(Choice[Estate]):
    """DD-3.5: a hero changes a Skill first."""

    name = "swap"
    who: HeroNumber

    @property
    def id(self) -> str:
        return f"swap-{self.who}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-swap", {"who": Ref("hero", self.who)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.who),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        ask_again(state, ask)
        state.then(Unequip(self.who))


IDLE: Final = Idle()
USE_SKILL: Final = [UseSkill(place) for place in range(SKILLS)]
REARRANGE: Final = RearrangeFirst()
SWAP: Final = [Swap(number) for number in range(MONSTER)]


class SkillTarget(HeroQuestion):
    """A Hamlet Skill for one hero."""

    name = "skill_target"
    rules = ("DD-33.18",)
    by_place = True
    place: SkillPlace

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.place < len(self.hero(state).known.hamlet)

    def skill(self, state: Estate) -> HamletSkill:
        return self.hero(state).known.hamlet[self.place]

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple([ON_WHOM[number] for number in sorted(state.order[PARTY])])

    def run(self, state: Estate, match: Match) -> None:
        if state.order[PARTY]:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        skill = self.skill(state)
        return Message("dd-prompt-skill-target", {"skill": Ref("hamlet_skill", skill.id)})


class OnWhom(HeroChoice):
    """This hero."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, SkillTarget)
        run_list(state, match, question.skill(state).effects, state.heroes[self.who], question.who)


ON_WHOM: Final = [OnWhom(number) for number in range(MONSTER)]
