"""The moments in which a hero may use a Trinket (DD-25.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate, HeroQuestion
from ..state.figures import Hero
from .base import run_list
from .ways import HOLDS, Hold, OfTrinket, usable, use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


def use_freely(state: Estate, match: Match, hero: Hero, hold: Hold) -> None:
    """Something a hero does with a Trinket of his own accord."""
    way = use(state, match, hero, hold)
    state.begin_event()
    run_list(state, match, way.effects, hero)


class WindowStep(HeroQuestion):
    """A moment in which a hero may use a Trinket."""

    windows: ClassVar[tuple[int, ...]] = ()

    def ways(self, state: Estate) -> list[Hold]:
        return usable(state, self.hero(state), self.windows)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return (LET_IT_BE, *[IN_WINDOW[hold.place][hold.number] for hold in self.ways(state)])

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive and self.ways(state):
            self.ask(state)
        else:
            self.passed(state, match)

    def passed(self, state: Estate, match: Match) -> None:
        """Nothing is used (any more)."""

    def used(self, state: Estate, match: Match, way: Way) -> None:
        raise NotImplementedError

    def prompt(self, state: Estate, seat: int) -> Message:
        name = self.name.replace("_", "-")
        return Message(f"dd-prompt-{name}", {"who": Ref("hero", self.who)})


class LetItBe(Choice[Estate]):
    """No Trinket."""

    name = "pass"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-pass")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, WindowStep)
        question.passed(state, match)


class UseInWindow(OfTrinket):
    """DD-25.6: this Trinket, in this way."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, WindowStep)
        question.used(state, match, use(state, match, question.hero(state), self.hold))


LET_IT_BE: Final = LetItBe()
IN_WINDOW: Final = [[UseInWindow(hold) for hold in row] for row in HOLDS]
