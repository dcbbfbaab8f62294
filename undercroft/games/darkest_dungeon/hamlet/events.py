"""What Hamlet Events and Threats do in the Hamlet (DD-33.10, DD-33.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects.base import RunList, run_list
from ..effects.dice import d10, gambled
from ..effects.stress import recover
from ..effects.wounds import mend
from ..state.estate import Estate, HeroStep
from ..terms import LEVELS, NONE, PARTY
from .services import Service, spend_day
from .training import DONE, raise_skill

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


class RollOff(Step[Estate]):
    """All heroes roll a d10; it befalls those with the lowest (or highest)."""

    __slots__ = ("effect", "numbers")
    name = "roll_off"

    def __init__(self, effect: int, *numbers: int) -> None:
        self.effect = effect
        self.numbers = numbers  # all who were there when it began

    def args(self) -> tuple[int, ...]:
        return (self.effect, *self.numbers)

    def fits(self, state: Estate) -> bool:
        known = all(0 <= number < len(state.heroes) for number in self.numbers)
        return known and 0 <= self.effect < len(state.pack.effects)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        if len(dungeon.rolled) < len(self.numbers):
            hero = state.heroes[self.numbers[len(dungeon.rolled)]]
            if not hero.alive:
                state.agenda.append(self)
                dungeon.rolled += (0,)
                return
            roll = match.chance.index(state.pack.d10) + 1
            state.agenda.append(self)
            dungeon.rolled += (roll,)
            if match.telling:
                match.tell("rolls_off", (*state.tag(hero.number), roll))
            gambled(state, match, hero, roll)
            return
        effect = state.pack.effects[self.effect]
        rolls = [
            (roll, number)
            for number, roll in zip(self.numbers, dungeon.rolled, strict=False)
            if state.heroes[number].alive
        ]
        dungeon.rolled = ()
        if not rolls:
            return
        best = max(rolls)[0] if effect.op == "highest" else min(rolls)[0]
        struck = [number for roll, number in rolls if roll == best]
        if effect.op == "haunt":
            self.haunt(state, match, struck[0], effect.amount)
            return
        for number in reversed(struck):
            state.agenda.append(RunList(number, effect.inner))

    @staticmethod
    def haunt(state: Estate, match: Match, number: int, usable_there: int) -> None:
        """The day is spent at the Graveyard; its effect may be used or not."""
        graveyard = state.pack.building_index["graveyard"]
        spend_day(state, number, graveyard)
        if match.telling:
            match.tell("visits", (*state.tag(number), "graveyard"))
        if usable_there:
            state.agenda.append(Service(number, graveyard))


class RaidRoll(Step[Estate]):
    """A d10 at the end of the day: whoever is in that building."""

    __slots__ = ("effect",)
    name = "raid"

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.effect < len(state.pack.effects)

    def run(self, state: Estate, match: Match) -> None:
        building = state.pack.caretaker[d10(state, match, None) - 1]
        if building == NONE:
            return
        for number in state.order[PARTY]:
            if state.hamlet.guests[number] == building:
                if match.telling:
                    match.tell("raided", (*state.tag(number), state.pack.building_ids[building]))
                run_list(
                    state, match, state.pack.effects[self.effect].inner, state.heroes[number], NONE
                )


class FeastChoice(HeroStep):
    """An Event: all Stress, or all Life."""

    __slots__ = ()
    name = "feast"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            state.ask_hero(self, self.who, (0, 1))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        # All of it, whatever a hero's Quirks make of a heal.
        if option == 0:
            recover(state, match, hero, hero.stress)
        else:
            mend(state, match, hero, hero.wounds)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-feast", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("stress", "life")[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(
            ("stress", "life")[raw], Message(f"dd-option-feast-{('stress', 'life')[raw]}")
        )


class Lesson(HeroStep):
    """An Event: a Skill up to this level rises for nothing."""

    __slots__ = ("most",)
    name = "lesson"

    def __init__(self, who: int, most: int) -> None:
        self.who = who
        self.most = most

    def args(self) -> tuple[int, ...]:
        return (self.who, self.most)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        most = min(self.most, LEVELS - 1)
        found = [family for family in range(7) if hero.ranks[family] <= most]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if self.hero(state).alive and len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        raise_skill(state, match, self.hero(state), option)
        state.hamlet.taught += 1

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-lesson", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"skill-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        hero = self.hero(state)
        skill = state.pack.heroes[hero.kind].skills[raw][hero.ranks[raw]]
        text = Message("dd-option-lesson", {"skill": Ref("skill", f"{skill.index}")})
        return Option(f"skill-{raw}", text, (("skill", skill.card),))
