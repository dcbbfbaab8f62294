"""What Hamlet Events and Threats do in the Hamlet (DD-33.10, DD-33.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .campaign import (
    DONE,
    raise_skill,
)
from .services import Propose, Service, may_build, spend_day, upgrade_price
from .state import LEADER, LEVELS, NONE, PARTY, Estate, HeroStep
from .verbs import run_list

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards


class RollOff(Step[Estate]):
    """All heroes roll a d10; it befalls those with the lowest (or highest)."""

    __slots__ = ("effect", "numbers")
    name = "roll_off"

    def __init__(self, effect: int, *numbers: int) -> None:
        self.effect = effect
        self.numbers = numbers  # all who were there when it began

    def args(self) -> tuple[int, ...]:
        return (self.effect, *self.numbers)

    def fits(self, g: Estate) -> bool:
        known = all(0 <= number < len(g.heroes) for number in self.numbers)
        return known and 0 <= self.effect < len(g.pack.effects)

    def run(self, g: Estate, m: Match) -> None:
        if len(g.rolled) < len(self.numbers):
            hero = g.heroes[self.numbers[len(g.rolled)]]
            if not hero.alive:
                g.agenda.append(self)
                g.rolled += (0,)
                return
            roll = m.chance.index(g.pack.d10) + 1
            g.agenda.append(self)
            g.rolled += (roll,)
            if m.telling:
                m.tell("rolls_off", (*g.tag(hero.number), roll))
            harm.gambled(g, m, hero, roll)
            return
        effect = g.pack.effects[self.effect]
        rolls = [
            (roll, number)
            for number, roll in zip(self.numbers, g.rolled, strict=False)
            if g.heroes[number].alive
        ]
        g.rolled = ()
        if not rolls:
            return
        best = max(rolls)[0] if effect.op == "highest" else min(rolls)[0]
        struck = [number for roll, number in rolls if roll == best]
        if effect.op == "haunt":
            self.haunt(g, m, struck[0], effect.amount)
            return
        for number in reversed(struck):
            from .verbs import RunList

            start, end = effect.inner
            g.agenda.append(RunList(number, start, end, NONE))

    @staticmethod
    def haunt(g: Estate, m: Match, number: int, usable_there: int) -> None:
        """The day is spent at the Graveyard; its effect may be used or not."""
        graveyard = g.pack.building_index["graveyard"]
        spend_day(g, number, graveyard)
        if m.telling:
            m.tell("visits", (*g.tag(number), "graveyard"))
        if usable_there:
            g.agenda.append(Service(number, graveyard))


class RaidRoll(Step[Estate]):
    """A d10 at the end of the day: whoever is in that building."""

    __slots__ = ("effect",)
    name = "raid"

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.effect < len(g.pack.effects)

    def run(self, g: Estate, m: Match) -> None:
        building = g.pack.caretaker[harm.d10(g, m, None) - 1]
        if building == NONE:
            return
        for number in g.order[PARTY]:
            if g.guests[number] == building:
                if m.telling:
                    m.tell("raided", (*g.tag(number), g.pack.building_ids[building]))
                run_list(g, m, g.pack.effects[self.effect].inner, g.heroes[number], NONE)


class FreeBuild(Step[Estate]):
    """An Event: a building rises for nothing, but is shut in this phase."""

    __slots__ = ()
    name = "free_build"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found = [b.index for b in g.pack.buildings if may_build(g, b, upgrade_price(g, b))]
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) > 1:
            g.ask(self, LEADER, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option != DONE:
            g.agenda.append(Propose(option, seat, 1))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-free-build")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else pack.building_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        id = g.pack.building_ids[raw]
        text = Message("dd-option-free-build", {"building": Ref("building", id)})
        return Option(id, text, (("building", id),))


class FeastChoice(HeroStep):
    """An Event: all Stress, or all Life."""

    __slots__ = ()
    name = "feast"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            g.ask_hero(self, self.who, (0, 1))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        # All of it, whatever a hero's Quirks make of a heal.
        if option == 0:
            harm.recover(g, m, hero, hero.stress)
        else:
            harm.mend(g, m, hero, hero.wounds)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-feast", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("stress", "life")[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
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

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        most = min(self.most, LEVELS - 1)
        found = [family for family in range(7) if hero.ranks[family] <= most]
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if self.hero(g).alive and len(options) > 1:
            g.ask_hero(self, self.who, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        raise_skill(g, m, self.hero(g), option)
        g.taught += 1

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-lesson", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"skill-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        hero = self.hero(g)
        skill = g.pack.heroes[hero.kind].skills[raw][hero.ranks[raw]]
        text = Message("dd-option-lesson", {"skill": Ref("skill", f"{skill.index}")})
        return Option(f"skill-{raw}", text, (("skill", skill.id),))
