"""What needs consent: scouting, leaving, resting (DD-9.2, DD-13.2, DD-15.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message

from .. import facts
from ..effects.stress import suffer
from ..effects.triggers import party_total
from ..effects.ways import first
from ..effects.windows import WindowStep
from ..pack.moments import SCOUTING
from ..seen.words import Deed
from ..state.estate import Estate
from ..terms import NO, PARTY, SPLIT, WHEN_SCOUTING, YES
from .layout import reveal_around
from .resting import EXCAVATION_REST, begin_rest, take_rest

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way


class Ballot(Choice[Estate]):
    """A vote, until all have given theirs."""

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(f"dd-option-vote-{self.name}")


class Yes(Ballot):
    name = "yes"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        vote(state, ask.seat, YES)


class No(Ballot):
    name = "no"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        vote(state, ask.seat, NO)


class Split(Ballot):
    """DD-15.5: a Rest, but everybody has his own share of it."""

    name = "split"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        vote(state, ask.seat, SPLIT)


YES_OR_NO: Final = (Yes(), No())
ON_A_REST: Final = (*YES_OR_NO, Split())
ON_THE_SHARES: Final = (ON_A_REST[0], ON_A_REST[2])


def ballot(state: Estate, seat: int) -> Choice[Estate] | None:
    """What a seat has voted for, if it has."""
    what = state.campaign.votes[seat]
    return None if what is None else ON_A_REST[what]


def vote(state: Estate, seat: int, what: int) -> None:
    votes = list(state.campaign.votes)
    votes[seat] = what
    state.own_campaign().votes = tuple(votes)


class Vote(Question[Estate]):
    """DD-9.2, DD-13.2, DD-15.2: it needs everybody's consent; whoever speaks for the group has given it."""

    name = "vote"
    rules = ("DD-9.2", "DD-13.2", "DD-15.2")
    deed: Deed

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        if self.deed == "dig":
            return ON_THE_SHARES
        return ON_A_REST if self.deed == "rest" else YES_OR_NO

    def run(self, state: Estate, match: Match) -> None:
        state.own_campaign().votes = (YES,) + (None,) * (state.players - 1)
        state.then(Consent(self.deed))
        for seat in range(1, state.players):
            state.ask(self, seat, self.choices(state, seat))

    def chosen(self, state: Estate, seat: int) -> Choice[Estate] | None:
        return ballot(state, seat)

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("deed", self.deed)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(f"dd-prompt-vote-{self.deed}")


class Consent(Step[Estate]):
    """All have voted."""

    name = "consent"
    deed: Deed

    def run(self, state: Estate, match: Match) -> None:
        refused = NO in state.campaign.votes
        split = SPLIT in state.campaign.votes
        state.own_campaign().votes = ()
        if refused:
            state.dungeon.refused += (self.deed,)
            if match.telling:
                match.tell(facts.Refused(self.deed))
        else:
            AGREED[self.deed](state, match, split)


def leave(state: Estate, match: Match, split: bool) -> None:
    """DD-13.2."""
    if match.telling:
        match.tell(facts.Left())
    state.agenda[:] = (match.step("return_home", None),)


def dig(state: Estate, match: Match, split: bool) -> None:
    """DD-36.16: the excavation brings a Rest of its own."""
    take_rest(state, match, EXCAVATION_REST, split)


def scout(state: Estate, match: Match, split: bool) -> None:
    """DD-9.3–9.5: 1 Stress each; the Rooms around are revealed; one die less each next time."""
    state.dungeon.scouted = state.dungeon.scout_bonus = True
    if match.telling:
        match.tell(facts.Scouted())
    reveal_around(state, match)
    state.begin_event()
    state.then_all([ScoutHero(number, 1) for number in state.order[PARTY]])


AGREED: Final[dict[Deed, Callable[[Estate, Match, bool], None]]] = {
    "scout": scout,
    "leave": leave,
    "dig": dig,
    "rest": begin_rest,
}
"""What is done that all have agreed to; `split`: each wants his own share of a Rest."""


class ScoutHero(WindowStep):
    """What scouting costs one hero."""

    name = "scout_hero"
    rules = ("DD-9.3",)
    windows = (WHEN_SCOUTING,)
    stress: Annotated[int, Range(0, 99)]

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and self.stress:
            suffer(state, match, hero, self.stress + party_total(state, SCOUTING))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(way)
        if effect.op == "spare":
            return
        state.then(ScoutHero(self.who, self.stress + effect.amount))
