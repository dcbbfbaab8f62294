"""Shuffles: on the tile and on the tracker (DD-20.20–20.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.conditions import immune
from ..effects.dice import d10
from ..effects.outcomes import Does
from ..effects.triggers import fire, total
from ..effects.wounds import fresh
from ..pack.moments import ENTER, ON_SHUFFLE, SHUFFLED, SHUFFLED_IN, SHUFFLED_OUT
from ..seen.effects import Effect as Line
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Estate, HeroQuestion, HeroStep
from ..state.figures import Figure
from ..state.kinds import AREAS, AreaNumber, FigureNumber
from ..terms import AREA, LEADER, MONSTER, SHUFFLE
from .field import AreaChoice, free, move_stance

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

LONGEST: Final = 15
Length = Annotated[int, Range(0, LONGEST)]


def shuffle(
    state: Estate, match: Match, figure: Figure, amount: int, push: bool, by: int | None
) -> None:
    """DD-20.20–20.25: by how much, after Resistance; a hero may have a say in it."""
    own = by == figure.number
    resisted = amount
    if own and figure.number >= MONSTER:
        pass  # DD-A.57
    elif immune(state, figure, SHUFFLE):
        resisted = 0
    elif SHUFFLE in state.resists(figure):
        resisted = amount - 1
    if not own:
        amount = resisted
    if amount <= 0:
        return
    # DD-26.P1: a hero may shorten it.
    less = -total(state, ON_SHUFFLE, figure) if figure.number < MONSTER else 0
    centre = figure.place
    use = state.use
    user = None if own or by is None else state.figure(by).area
    if user is not None:  # else he is gone
        centre = user
    elif own and use is not None and use.skill.scope == AREA:
        centre = use.area  # without a target Area: away from where the user stands
    if resisted < amount or less > 0:
        state.then(ShuffleChoice(figure.number, centre, amount, resisted, max(less, 0), push, by))
        return
    shove(state, match, figure, centre, amount, push, by)


def shove(
    state: Estate,
    match: Match,
    figure: Figure,
    centre: int,
    amount: int,
    push: bool,
    by: int | None,
) -> None:
    """Both parts of a Shuffle of this length."""
    if amount <= 0:
        return
    move_stance(state, match, figure.number, amount if push else -amount)
    state.then(Shove(figure.number, centre, amount, push, by, figure.place))
    fire(state, match, SHUFFLED, figure)


def way(push: bool) -> str:
    return "push" if push else "pull"


class ShuffleChoice(HeroQuestion):
    """DD-21.4, DD-26.P1: a hero may ignore his own Resistance, and use what shortens a Shuffle."""

    name = "shuffle_choice"
    rules = ("DD-21.4", "DD-20.20")
    centre: AreaNumber
    most: Length
    """As printed."""
    resisted: Length
    """With his Resistance or Immunity."""
    less: Length
    """What else may shorten it."""
    push: bool
    by: FigureNumber | None

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.resisted <= self.most and is_area(state, self.centre)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        # Each of the two may be used or not, and so may both.
        full = {self.most, self.resisted}
        shorter = {max(0, length - self.less) for length in full}
        return tuple([BY[length] for length in sorted(full | shorter, reverse=True)])

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-shuffle", {"who": Ref("hero", self.who), "way": way(self.push)})


class By(Choice[Estate]):
    """Shuffled by so many Areas."""

    name = "by"
    amount: Length

    @property
    def id(self) -> str:
        return f"by-{self.amount}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-shuffle", {"amount": self.amount})

    def outcome(self, state: Estate, ask: Ask) -> Does:
        asked = ask.step
        assert isinstance(asked, ShuffleChoice)
        moved: Line = {"op": way(asked.push), "areas": self.amount}
        return Does(self.text(state, ask), [moved])

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        asked = ask.step
        assert isinstance(asked, ShuffleChoice)
        hero = asked.hero(state)
        shove(state, match, hero, asked.centre, self.amount, asked.push, asked.by)


BY: Final = [By(amount) for amount in range(LONGEST + 1)]


def is_area(state: Estate, area: int) -> bool:
    return state.battle.room is not None and area < len(state.ground.areas)


class Shove(FigureQuestion):
    """The Areas of a Shuffle, one by one; cut short where there is no space (DD-20.23)."""

    name = "shove"
    rules = ("DD-20.20", "DD-20.21", "DD-20.23")
    centre: AreaNumber
    left: Length
    push: bool
    by: FigureNumber | None
    begun: AreaNumber
    """Where it began."""

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and is_area(state, self.centre)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        figure = state.figure(self.who)
        if figure.area is None:
            return ()
        room = state.ground
        row = room.distance[self.centre]
        wanted = row[figure.area] + (1 if self.push else -1)
        used = state.used()
        space = figure.space
        return tuple(
            [
                SHOVED[area]
                for area in room.neighbours[figure.area]
                if row[area] == wanted and room.capacity[area] - used[area] >= space
            ]
        )

    def chooser(self, state: Estate) -> int:
        """DD-A.54: the user of a hero's Skill; the targeted player for a monster's."""
        if self.by is not None and self.by < MONSTER:
            return state.seat(self.by)
        if self.who < MONSTER:
            return state.seat(self.who)
        target = state.battle.target
        return LEADER if target is None else state.seat(target)

    def run(self, state: Estate, match: Match) -> None:
        if self.left > 0 and self.choices(state, LEADER):
            ask_or_take(state, match, self, self.chooser(state))
        else:
            self.arrive(state, match)

    def arrive(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area is not None and figure.area != self.begun:
            fresh(figure)
            fire(state, match, SHUFFLED_IN, figure)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-shove", {"who": Ref("figure", self.who), "way": way(self.push)})


class Shoved(AreaChoice):
    """To this Area, and on from there."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        asked = ask.step
        assert isinstance(asked, Shove)
        figure = state.figure(asked.who)
        state.then(
            Shove(asked.who, asked.centre, asked.left - 1, asked.push, asked.by, asked.begun)
        )
        if figure.area == asked.begun:
            fresh(figure)
            fire(state, match, SHUFFLED_OUT, figure)
        figure.area = self.area
        if match.telling:
            match.tell(facts.Shoved(state.tag(asked.who), self.area))
        fire(state, match, ENTER, figure)


SHOVED: Final = [Shoved(area) for area in range(AREAS)]


class Toss(HeroStep):
    """DD-41.20, DD-41.23: a d10 names the Area a hero is put on; without space nothing happens."""

    name = "toss"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        table = state.ground.table
        if not hero.alive or not table:
            return
        area = table[d10(state, match, None) - 1]
        if area != hero.area and free(state, area) >= 1:
            hero.area = area
            if match.telling:
                match.tell(facts.Tossed(state.tag(hero.number), area))
            fresh(hero)
            fire(state, match, ENTER, hero)
            fire(state, match, SHUFFLED_IN, hero)
