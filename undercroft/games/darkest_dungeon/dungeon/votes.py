"""What needs consent: scouting, leaving, resting (DD-9.2, DD-13.2, DD-15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message

from ..effects.stress import suffer
from ..effects.triggers import law_total
from ..effects.ways import first
from ..effects.windows import WindowStep
from ..pack.moments import SCOUTING
from ..state.estate import Estate
from ..terms import NONE, PARTY, WHEN_SCOUTING
from .layout import reveal_around
from .resting import EXCAVATION_REST, begin_rest, take_rest

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way


# What the party may do: kind << 12 | detail.
GO, BACK, SCOUT, REST, LEAVE, ARRANGE, CAMP, PROVISION, TRINKET = range(9)


DIG = 9  # voted on, but not chosen: the Rest at an Excavation Site


KIND = 12


DETAIL = (1 << KIND) - 1


KINDS = ("explore", "back", "scout", "rest", "leave", "arrange", "camp", "provision", "trinket")


YES, NO, SPLIT = range(3)


VOTES = ("yes", "no", "split")


class Vote(Step[Estate]):
    """DD-9.2, DD-13.2, DD-15.2: it needs everybody's consent; whoever speaks for the group has given it.

    At an Excavation Site only the shares are voted on (DD-A.128).
    """

    __slots__ = ("kind",)
    name = "vote"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def fits(self, state: Estate) -> bool:
        return self.kind in (SCOUT, LEAVE, REST, DIG)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        if self.kind == DIG:
            return (YES, SPLIT)
        return (YES, NO, SPLIT) if self.kind == REST else (YES, NO)

    def run(self, state: Estate, match: Match) -> None:
        state.campaign.votes = (YES,) + (NONE,) * (state.players - 1)
        state.agenda.append(Consent(self.kind))
        for seat in range(1, state.players):
            state.ask(self, seat, self.options(state, seat))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        votes = list(state.campaign.votes)
        votes[seat] = option
        state.campaign.votes = tuple(votes)

    def prompt(self, state: Estate, seat: int) -> Message:
        if self.kind == DIG:
            return Message("dd-prompt-vote-dig")
        return Message(f"dd-prompt-vote-{KINDS[self.kind]}")

    def option_id(self, pack: Cards, raw: int) -> str:
        return VOTES[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(VOTES[raw], Message(f"dd-option-vote-{VOTES[raw]}"))


class Consent(Step[Estate]):
    """All have voted."""

    __slots__ = ("kind",)
    name = "consent"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def run(self, state: Estate, match: Match) -> None:
        refused = NO in state.campaign.votes
        split = SPLIT in state.campaign.votes
        state.campaign.votes = ()
        if refused:
            state.dungeon.refused |= 1 << self.kind
            if match.telling:
                match.tell("refused", (KINDS[self.kind],))
        elif self.kind == SCOUT:
            scout(state, match)
        elif self.kind == LEAVE:
            if match.telling:
                match.tell("left", ())
            state.agenda[:] = (match.step("return_home", NONE),)
        else:
            if self.kind == DIG:
                take_rest(state, match, EXCAVATION_REST, split)
            else:
                begin_rest(state, match, split)


def scout(state: Estate, match: Match) -> None:
    """DD-9.3–9.5: 1 Stress each; the Rooms around are revealed; one die less each next time."""
    state.dungeon.scouted = state.dungeon.scout_bonus = True
    if match.telling:
        match.tell("scouted", ())
    reveal_around(state, match)
    state.begin_event()
    for number in reversed(state.order[PARTY]):
        state.agenda.append(ScoutHero(number, 1))


class ScoutHero(WindowStep):
    """What scouting costs one hero."""

    __slots__ = ("stress",)
    name = "scout_hero"
    windows = (WHEN_SCOUTING,)

    def __init__(self, who: int, stress: int) -> None:
        self.who = who
        self.stress = stress

    def args(self) -> tuple[int, ...]:
        return (self.who, self.stress)

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and self.stress:
            suffer(state, match, hero, self.stress + law_total(state, SCOUTING))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(state, way)
        if effect.op == "spare":
            return
        state.agenda.append(ScoutHero(self.who, self.stress + effect.amount))
