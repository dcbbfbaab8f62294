"""The moments in which a hero may use a Trinket (DD-25.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from .base import run_list
from .ways import usable, use, way_id, way_option

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way


PASS = 0


def use_freely(state: Estate, match: Match, hero: Hero, raw: int) -> None:
    """Something a hero does with a Trinket of his own accord."""
    way = use(state, match, hero, raw)
    state.begin_event()
    run_list(state, match, way.effects, hero)


class WindowStep(HeroStep):
    """A moment in which a hero may use a Trinket."""

    __slots__ = ()
    windows: ClassVar[tuple[int, ...]] = ()

    def ways(self, state: Estate) -> list[int]:
        return usable(state, self.hero(state), *self.windows)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (PASS, *self.ways(state))

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive and self.ways(state):
            state.ask_hero(self, self.who, self.options(state, 0))
        else:
            self.passed(state, match)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == PASS:
            self.passed(state, match)
        else:
            self.used(state, match, use(state, match, self.hero(state), option))

    def passed(self, state: Estate, match: Match) -> None:
        """Nothing is used (any more)."""

    def used(self, state: Estate, match: Match, way: Way) -> None:
        raise NotImplementedError

    def prompt(self, state: Estate, seat: int) -> Message:
        name = self.name.replace("_", "-")
        return Message(f"dd-prompt-{name}", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "pass" if raw == PASS else way_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == PASS:
            return Option("pass", Message("dd-option-pass"))
        return way_option(state, state.heroes[self.who], raw)
