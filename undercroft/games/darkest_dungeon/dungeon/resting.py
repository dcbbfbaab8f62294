"""Resting at the camp fire (DD-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects.bags import open_bags
from ..effects.base import run_list
from ..effects.stress import calm, recover
from ..effects.ways import usable
from ..effects.windows import WindowStep
from ..effects.wounds import heal, mend
from ..pack.moments import ON_REST
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import LEADER, PARTY, WHEN_RESTING

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way


EXCAVATION_REST = 8  # DD-36.16


DONE = 255


LIFE, STRESS = 0, 1


def rest_helps(state: Estate) -> bool:
    """DD-A.241: somebody is hurt or stressed, or carries what is used at the fire."""
    return any(
        hero.wounds or hero.stress or (hero.trinkets and usable(state, hero, WHEN_RESTING))
        for hero in state.party
    )


def resting_points(state: Estate, points: int) -> int:
    """What a Rest is worth, by the Quest and by what holds for everybody."""
    for effect in state.law.deeds[ON_REST]:
        if effect.op == "set":
            points = effect.amount
    return points


def begin_rest(state: Estate, match: Match, split: bool) -> None:
    """DD-15.3–15.6: the Firewood is used up; the points are shared out, or split on disagreement."""
    state.dungeon.firewood = False
    take_rest(state, match, state.pack.quests[state.dungeon.quest].entry.rest, split)


def take_rest(state: Estate, match: Match, points: int, split: bool) -> None:
    points = resting_points(state, points)
    if match.telling:
        match.tell("rests", (points,))
    if split:
        # DD-15.5, DD-A.30: the remainder goes in Stance order.
        order = state.order[PARTY]
        each, over = divmod(points, len(order))
        for place in range(len(order) - 1, -1, -1):
            share = each + (1 if place < over else 0)
            state.agenda.append(RestOwn(order[place], share))
    else:
        state.dungeon.rest_points = points
        state.agenda.append(Rest())
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].trinkets:
            state.agenda.append(RestWindow(number))


def rest_step(state: Estate, match: Match, hero: Hero, what: int, had: int) -> None:
    """DD-15.4: 1 Life or 1 Stress. A hero's points are one heal and one recovery (DD-A.236).

    `had`: what he has had of this Rest already, a bit each: Quirks and Trinkets have their say once.
    """
    state.begin_event()
    again = had >> what & 1
    if what == LIFE and again:
        mend(state, match, hero, 1)
    elif what == LIFE:
        heal(state, match, hero, 1)
    elif again:
        calm(state, match, hero, 1)
    else:
        recover(state, match, hero, 1)


def rest_option(number: int, what: int, id: str) -> Option:
    name = "dd-option-rest-life" if what == LIFE else "dd-option-rest-stress"
    return Option(id, Message(name, {"who": Ref("hero", number)}), (("hero", number),))


class Rest(Step[Estate]):
    """The group shares out the points, one by one."""

    __slots__ = ("had",)
    name = "rest"

    def __init__(self, had: int = 0) -> None:
        self.had = had  # hero << 1 | what, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.had,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.had < 256

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in state.order[PARTY]:
            hero = state.heroes[number]
            if hero.wounds:
                found.append(number << 1 | LIFE)
            if hero.stress:
                found.append(number << 1 | STRESS)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if state.dungeon.rest_points and len(options) > 1:
            state.ask(self, LEADER, options)
            open_bags(state)
        else:
            state.dungeon.rest_points = 0

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            state.dungeon.rest_points = 0
            return
        state.dungeon.rest_points -= 1
        state.agenda.append(Rest(self.had | 1 << option))
        rest_step(state, match, state.heroes[option >> 1], option & 1, self.had >> (option & ~1))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest", {"points": state.dungeon.rest_points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"hero-{raw >> 1}-{('life', 'stress')[raw & 1]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(raw >> 1, raw & 1, self.option_id(state.pack, raw))


class RestOwn(HeroStep):
    """A hero spends his own share."""

    __slots__ = ("had", "points")
    name = "rest_own"

    def __init__(self, who: int, points: int, had: int = 0) -> None:
        self.who = who
        self.points = points
        self.had = had  # what he has had, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.who, self.points, self.had)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.points >= 0 and 0 <= self.had < 4

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        found = [LIFE] if hero.wounds else []
        if hero.stress:
            found.append(STRESS)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if self.hero(state).alive and self.points and len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            state.agenda.append(RestOwn(self.who, self.points - 1, self.had | 1 << option))
            rest_step(state, match, self.hero(state), option, self.had)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest-own", {"who": Ref("hero", self.who), "points": self.points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else ("life", "stress")[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(self.who, raw, self.option_id(state.pack, raw))


class RestWindow(WindowStep):
    """A Trinket for the camp fire."""

    __slots__ = ()
    name = "rest_window"
    windows = (WHEN_RESTING,)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        run_list(state, match, way.effects, self.hero(state))
