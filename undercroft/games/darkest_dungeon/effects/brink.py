"""On the brink: what is decisive waits until those who carry what would help have been asked (DD-A.230)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Count, Range
from undercroft.kernel.text import Message

from ..state.estate import Estate, HeroQuestion
from ..state.figures import Hero
from ..state.kinds import HeroNumber
from ..terms import PARTY, PROVISIONS
from .stores import USES, at_hand, use_text
from .ways import AT_ANY_TIME, HOLDS, Hold, OfTrinket, usable, way_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


class Brink(HeroQuestion):
    """Something is about to befall a hero: he is asked first, then his companions, each once."""

    amount: Count = 0
    asked: tuple[HeroNumber, ...] = ()
    """Who would not help."""
    settled: bool = False
    """Nobody is asked any more."""

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

    def use_die(self, state: Estate, match: Match, helper: Hero, use: int) -> None:
        """A Provision helps."""
        raise NotImplementedError

    def use_trinket(self, state: Estate, match: Match, helper: Hero, hold: Hold) -> None:
        """A Trinket does."""
        raise NotImplementedError

    # ------------------------------------------------------------------ asking

    def ways(self, state: Estate, helper: Hero) -> list[Choice[Estate]]:
        found: list[Choice[Estate]] = []
        if helper.number == self.who and at_hand(state, helper):
            found += [WITH_DIE[use] for use in self.dice(state, helper)]
        if helper.trinkets:
            found += [
                WITH_TRINKET[hold.place][hold.number]
                for hold in usable(state, helper, AT_ANY_TIME)
                if self.helps(state, helper, way_of(helper, hold))
            ]
        return found

    def helper(self, state: Estate) -> Hero | None:
        """Who is asked now."""
        for number in (self.who, *state.order[PARTY]):
            if number not in self.asked and self.ways(state, state.heroes[number]):
                return state.heroes[number]
        return None

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        helper = self.helper(state)
        return () if helper is None else (LET_BE, *self.ways(state, helper))

    def run(self, state: Estate, match: Match) -> None:
        if not self.looms(state):
            return
        helper = None if state.is_circus or self.settled else self.helper(state)
        if helper is None:
            self.befall(state, match)
        else:
            seat = state.seats_of[helper.number]
            state.ask(self, seat, self.choices(state, seat))


def asked_now(state: Estate, ask: Ask) -> tuple[Brink, Hero]:
    """What threatens, and who is asked."""
    brink = ask.step
    assert isinstance(brink, Brink)
    helper = brink.helper(state)
    assert helper is not None
    return brink, helper


class LetBe(Choice[Estate]):
    """Nothing is used."""

    name = "pass"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-pass")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        brink, helper = asked_now(state, ask)
        state.then(type(brink)(brink.who, brink.amount, (*brink.asked, helper.number)))


class HelpWithDie(Choice[Estate]):
    """A Provision may avert it."""

    name = "provision"
    use: Annotated[int, Range(0, len(USES) - 1)]

    @property
    def id(self) -> str:
        return USES[self.use].id

    def text(self, state: Estate, ask: Ask) -> Message:
        return use_text(self.use)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("provision", PROVISIONS[USES[self.use].face]),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        brink, helper = asked_now(state, ask)
        brink.use_die(state, match, helper, self.use)


class HelpWithTrinket(OfTrinket):
    """A Trinket may."""

    def holder(self, state: Estate, ask: Ask) -> Hero:
        return asked_now(state, ask)[1]

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        brink, helper = asked_now(state, ask)
        brink.use_trinket(state, match, helper, self.hold)


LET_BE: Final = LetBe()
WITH_DIE: Final = [HelpWithDie(use) for use in range(len(USES))]
WITH_TRINKET: Final = [[HelpWithTrinket(hold) for hold in row] for row in HOLDS]
