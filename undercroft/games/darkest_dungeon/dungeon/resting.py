"""Resting at the camp fire (DD-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.bags import open_bags
from ..effects.base import run_list
from ..effects.stress import calm, recover
from ..effects.ways import usable
from ..effects.windows import WindowStep
from ..effects.wounds import heal, mend
from ..pack.moments import ON_REST
from ..state.choosing import DONE
from ..state.estate import Estate, HeroQuestion
from ..state.figures import Hero
from ..state.kinds import HeroNumber
from ..terms import LEADER, MONSTER, PARTY, WHEN_RESTING

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way

EXCAVATION_REST: Final = 8  # DD-36.16


def rest_helps(state: Estate) -> bool:
    """DD-A.241: somebody is hurt or stressed, or carries what is used at the fire."""
    return any(
        hero.wounds or hero.stress or (hero.trinkets and usable(state, hero, (WHEN_RESTING,)))
        for hero in state.party
    )


def resting_points(state: Estate, points: int) -> int:
    """What a Rest is worth, by the Quest and by what holds for everybody."""
    for effect in state.passive.deeds[ON_REST]:
        if effect.op == "set":
            points = effect.amount
    return points


def begin_rest(state: Estate, match: Match, split: bool) -> None:
    """DD-15.3–15.6: the Firewood is used up; the points are shared out, or split on disagreement."""
    state.dungeon.firewood = False
    take_rest(state, match, state.quest.entry.rest, split)


def take_rest(state: Estate, match: Match, points: int, split: bool) -> None:
    points = resting_points(state, points)
    if match.telling:
        match.tell(facts.Rests(points))
    windows = [RestWindow(hero.number) for hero in state.party if hero.trinkets]
    if split:
        # DD-15.5, DD-A.30: the remainder goes in Stance order.
        order = state.order[PARTY]
        each, over = divmod(points, len(order))
        shares = [
            RestOwn(number, each + (1 if place < over else 0)) for place, number in enumerate(order)
        ]
        state.then_all([*windows, *shares])
    else:
        state.dungeon.rest_points = points
        state.then(*windows, Rest())


class Rest(Question[Estate]):
    """The group shares out the points, one by one.

    A hero's points are one heal and one recovery (DD-A.236): his Quirks and Trinkets have their say once.
    """

    name = "rest"
    rules = ("DD-15.3", "DD-15.4", "DD-15.5")
    healed: tuple[HeroNumber, ...] = ()
    calmed: tuple[HeroNumber, ...] = ()

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        for hero in state.party:
            if hero.wounds:
                found.append(HEAL[hero.number])
            if hero.stress:
                found.append(RELIEVE[hero.number])
        return (*found, FIRE_OUT)

    def run(self, state: Estate, match: Match) -> None:
        choices = self.choices(state, LEADER)
        if state.dungeon.rest_points and len(choices) > 1:
            state.ask(self, LEADER, choices)
            open_bags(state)
        else:
            state.dungeon.rest_points = 0

    def spend(self, state: Estate, point: Point) -> bool:
        """A point less; whether this hero has had one like it."""
        who = point.who
        state.dungeon.rest_points -= 1
        if isinstance(point, Heal):
            state.then(Rest((*self.healed, who), self.calmed))
            return who in self.healed
        state.then(Rest(self.healed, (*self.calmed, who)))
        return who in self.calmed

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest", {"points": state.dungeon.rest_points})


class RestOwn(HeroQuestion):
    """A hero spends his own share."""

    name = "rest_own"
    rules = ("DD-15.5",)
    points: Annotated[int, Range(0, 99)]
    healed: bool = False
    calmed: bool = False

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        found: list[Choice[Estate]] = [OWN_HEAL[self.who]] if hero.wounds else []
        if hero.stress:
            found.append(OWN_RELIEF[self.who])
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and self.points and (hero.wounds or hero.stress):
            self.ask(state)
            open_bags(state)

    def spend(self, state: Estate, point: Point) -> bool:
        """A point less; whether he has had one like it."""
        if isinstance(point, Heal):
            state.then(RestOwn(self.who, self.points - 1, True, self.calmed))
            return self.healed
        state.then(RestOwn(self.who, self.points - 1, self.healed, True))
        return self.calmed

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest-own", {"who": Ref("hero", self.who), "points": self.points})


# ---------------------------------------------------------------------- DD-15.4: 1 Life or 1 Stress


class Point(Choice[Estate]):
    """A point for a hero: for his Life, or for his mind."""

    who: HeroNumber
    own: bool
    """Of his own share: it does not say for whom."""

    @property
    def id(self) -> str:
        return self.name if self.own else f"hero-{self.who}-{self.name}"

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.who), ("place", self.name))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        rest = ask.step
        assert isinstance(rest, (Rest, RestOwn))
        again = rest.spend(state, self)
        state.begin_event()
        self.give(state, match, state.heroes[self.who], again)

    def give(self, state: Estate, match: Match, hero: Hero, again: bool) -> None:
        """What it does; the points after his first belong to that one (DD-A.236)."""
        raise NotImplementedError


class Heal(Point):
    name = "life"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-rest-life", {"who": Ref("hero", self.who)})

    def give(self, state: Estate, match: Match, hero: Hero, again: bool) -> None:
        if again:
            mend(state, match, hero, 1)
        else:
            heal(state, match, hero, 1)


class Relieve(Point):
    name = "stress"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-rest-stress", {"who": Ref("hero", self.who)})

    def give(self, state: Estate, match: Match, hero: Hero, again: bool) -> None:
        if again:
            calm(state, match, hero, 1)
        else:
            recover(state, match, hero, 1)


class FireOut(Choice[Estate]):
    """The points that are left are lost."""

    name = "done"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-done")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.dungeon.rest_points = 0


HEAL: Final = [Heal(who, False) for who in range(MONSTER)]
RELIEVE: Final = [Relieve(who, False) for who in range(MONSTER)]
FIRE_OUT: Final = FireOut()
OWN_HEAL: Final = [Heal(who, True) for who in range(MONSTER)]
OWN_RELIEF: Final = [Relieve(who, True) for who in range(MONSTER)]


class RestWindow(WindowStep):
    """A Trinket for the camp fire."""

    name = "rest_window"
    rules = ("DD-15.4", "DD-25.6")
    windows = (WHEN_RESTING,)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        run_list(state, match, way.effects, self.hero(state))
