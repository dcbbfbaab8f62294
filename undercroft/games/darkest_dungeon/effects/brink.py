"""On the brink: what is decisive waits until those who carry what would help have been asked (DD-A.230)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from undercroft.kernel.decision import Option
from undercroft.kernel.record import Count, Range
from undercroft.kernel.text import Message

from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import FREE, NONE, PARTY
from .stores import USES, at_hand, use_text
from .ways import usable, way_id, way_of, way_option

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way


PASS = 255
TRINKET = 1 << 8
EVERYBODY = 255


class Brink(HeroStep):
    """Something is about to befall a hero: he is asked first, then his companions, each once."""

    amount: Count = 0
    asked: Annotated[int, Range(0, EVERYBODY)] = 0
    """Who would not help, a bit each."""

    # ------------------------------------------------------------------ what the moment decides

    def looms(self, state: Estate) -> bool:
        """Whether it still threatens."""
        raise NotImplementedError

    def dice(self, state: Estate, hero: Hero) -> list[int]:
        """The uses of Provisions that would help him."""
        raise NotImplementedError

    def helps(self, state: Estate, helper: Hero, way: Way) -> bool:
        """Whether a Trinket would."""
        raise NotImplementedError

    def befall(self, state: Estate, match: Match) -> None:
        """Nobody helps (any more)."""
        raise NotImplementedError

    def rescue(self, state: Estate, match: Match, helper: Hero, raw: int) -> None:
        """Somebody does."""
        raise NotImplementedError

    # ------------------------------------------------------------------ asking

    def ways(self, state: Estate, helper: Hero) -> list[int]:
        found: list[int] = []
        if helper.number == self.who and at_hand(state, helper):
            found.extend(self.dice(state, helper))
        if helper.trinkets:
            for raw in usable(state, helper, FREE):
                if self.helps(state, helper, way_of(state, helper, raw)):
                    found.append(TRINKET | raw)
        return found

    def helper(self, state: Estate) -> int:
        """Who is asked now."""
        for number in (self.who, *state.order[PARTY]):
            if not self.asked >> number & 1 and self.ways(state, state.heroes[number]):
                return number
        return NONE

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        helper = self.helper(state)
        return () if helper == NONE else (PASS, *self.ways(state, state.heroes[helper]))

    def run(self, state: Estate, match: Match) -> None:
        if not self.looms(state):
            return
        helper = NONE if state.is_circus or self.asked == EVERYBODY else self.helper(state)
        if helper == NONE:
            self.befall(state, match)
        else:
            state.ask_hero(self, helper, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        helper = self.helper(state)
        if option == PASS:
            state.agenda.append(type(self)(self.who, self.amount, self.asked | 1 << helper))
        else:
            self.rescue(state, match, state.heroes[helper], option)

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == PASS:
            return "pass"
        return way_id(raw & 255) if raw & TRINKET else USES[raw].id

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == PASS:
            return Option("pass", Message("dd-option-pass"))
        if raw & TRINKET:
            return way_option(state, state.heroes[self.helper(state)], raw & 255)
        return Option(USES[raw].id, use_text(raw))
