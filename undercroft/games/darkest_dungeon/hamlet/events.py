"""What Hamlet Events and Threats do in the Hamlet (DD-33.10, DD-33.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.base import Effect, RunList, run_list
from ..effects.dice import d10, gambled
from ..effects.stress import recover
from ..effects.wounds import mend
from ..state.choosing import DONE
from ..state.estate import Estate, HeroQuestion, asked_hero
from ..state.kinds import FAMILIES, HeroNumber, Level
from ..terms import LEVELS, PARTY
from .services import Service, spend_day
from .training import FamilyChoice, raise_skill

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class RollOff(Step[Estate]):
    """All heroes roll a d10; it befalls those with the lowest (or highest)."""

    name = "roll_off"
    effect: Effect
    numbers: tuple[HeroNumber, ...]
    """All who were there when it began."""
    rolls: tuple[Annotated[int, Range(0, 10)], ...] = ()
    """Theirs, so far; 0 for the dead."""

    def fits(self, state: Estate) -> bool:
        known = all(number < len(state.heroes) for number in self.numbers)
        return known and len(self.rolls) <= len(self.numbers)

    def run(self, state: Estate, match: Match) -> None:
        if len(self.rolls) < len(self.numbers):
            hero = state.heroes[self.numbers[len(self.rolls)]]
            roll = match.chance.index(state.pack.d10) + 1 if hero.alive else 0
            state.then(RollOff(self.effect, self.numbers, (*self.rolls, roll)))
            if hero.alive:
                if match.telling:
                    match.tell(facts.RollsOff(state.tag(hero.number), roll))
                gambled(state, match, hero, roll)
            return
        effect = self.effect
        rolls = [
            (roll, number)
            for number, roll in zip(self.numbers, self.rolls, strict=True)
            if state.heroes[number].alive
        ]
        if not rolls:
            return
        best = max(rolls)[0] if effect.op == "highest" else min(rolls)[0]
        struck = [number for roll, number in rolls if roll == best]
        if effect.op == "haunt":
            self.haunt(state, match, struck[0], effect.amount)
            return
        state.then_all([RunList(number, effect.inner) for number in struck])

    @staticmethod
    def haunt(state: Estate, match: Match, number: int, usable_there: int) -> None:
        """The day is spent at the Graveyard; its effect may be used or not."""
        graveyard = state.pack.building("graveyard")
        spend_day(state, number, graveyard)
        if match.telling:
            match.tell(facts.Visits(state.tag(number), "graveyard"))
        if usable_there:
            state.then(Service(number, graveyard))


class RaidRoll(Step[Estate]):
    """A d10 at the end of the day: whoever is in that building."""

    name = "raid"
    effect: Effect

    def run(self, state: Estate, match: Match) -> None:
        building = state.pack.caretaker[d10(state, match, None) - 1]
        if building is None:
            return
        for number in state.order[PARTY]:
            if state.hamlet.guests[number] is building:
                if match.telling:
                    match.tell(facts.Raided(state.tag(number), building.id))
                run_list(state, match, self.effect.inner, state.heroes[number])


class FeastChoice(HeroQuestion):
    """An Event: all Stress, or all Life."""

    name = "feast"
    rules = ("DD-33.11",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return FEAST_CHOICES

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-feast", {"who": Ref("hero", self.who)})


class FeastStress(Choice[Estate]):
    """All of it, whatever a hero's Quirks make of a recovery."""

    name = "stress"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-feast-stress")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        recover(state, match, hero, hero.stress)


class FeastLife(Choice[Estate]):
    """All of it, whatever his Quirks make of a heal."""

    name = "life"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-feast-life")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        mend(state, match, hero, hero.wounds)


FEAST_CHOICES: Final = (FeastStress(), FeastLife())


class Lesson(HeroQuestion):
    """An Event: a Skill up to this level rises for nothing."""

    name = "lesson"
    rules = ("DD-33.11", "DD-34.27")
    most: Level

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        most = min(self.most, LEVELS - 1)
        found = [LEARN[family] for family in range(FAMILIES) if hero.ranks[family] <= most]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        self.ask_if_more(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-lesson", {"who": Ref("hero", self.who)})


class Learn(FamilyChoice):
    """This Skill."""

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-lesson", {"skill": Ref("skill", self.skill(state, ask).id)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        raise_skill(state, match, asked_hero(state, ask), self.family)
        state.own_hamlet().taught += 1


LEARN: Final = [Learn(family) for family in range(FAMILIES)]
