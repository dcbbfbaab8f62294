"""What a choice leads to until somebody is asked again: every outcome by its chance, or many tries.

Exact where all outcomes can be gone through (`Fork`); where there are too many, a sample with its interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft import Match
from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.kernel.event import PUBLIC, Event
from undercroft.kernel.fact import Fact

from .counting import wilson

#: More outcomes than this are sampled.
MOST = 5000
SAMPLE = 2000
#: Chains of chance that go on and on are followed until so little is left.
LEAST = 1e-6


class Likely(msgspec.Struct, frozen=True):
    """Something that may be told, and how likely that is."""

    text: str
    chance: float
    low: float
    high: float


class Odds(msgspec.Struct, frozen=True):
    """What comes of one option."""

    seat: int
    decision: str
    option: str
    text: str
    exact: bool
    outcomes: int
    """How many were gone through, or tried."""
    missing: float
    """What is in none of them: the ends of chains that go on and on."""
    over: float
    """How likely the match is over then."""
    happens: tuple[Likely, ...]
    """The most likely first; what is equally likely as it is told."""


def odds(
    match: Match, option: str | None = None, lang: str = "en", seed: int | str = 1
) -> list[Odds]:
    """What comes of each option of the seats that are asked, or of one."""
    found = [
        one_option(match, seat, decision.id, choice, lang, seed)
        for seat in dict.fromkeys(match.waiting)
        for decision in match.decisions_for(seat)
        for choice in decision.options
        if option is None or choice.id == option
    ]
    if not found:
        every = {
            choice.id
            for seat in match.waiting
            for decision in match.decisions_for(seat)
            for choice in decision.options
        }
        if match.over:
            raise InvalidSetup("the match is over: nothing is asked")
        raise InvalidSetup(f"option: {not_one_of(option, sorted(every))}")
    return found


def one_option(
    match: Match, seat: int, decision: str, choice: Any, lang: str, seed: int | str
) -> Odds:
    weights: dict[str, float] = {}
    words = Words(match, lang)
    over = mass = 0.0
    count = 0
    exact = True
    for probability, twin in match.branches(choice.id, seat, LEAST, telling=True):
        count += 1
        if count > MOST:
            exact = False
            break
        mass += probability
        over += probability * twin.over
        for text in words.told(twin):
            weights[text] = weights.get(text, 0.0) + probability
    if not exact:
        return sampled(match, seat, decision, choice, lang, seed)
    happens = [Likely(text, chance, chance, chance) for text, chance in weights.items()]
    return Odds(
        seat=seat,
        decision=decision,
        option=choice.id,
        text=choice.text(lang),
        exact=True,
        outcomes=count,
        missing=max(0.0, 1 - mass),
        over=over,
        happens=in_order(happens),
    )


def sampled(
    match: Match, seat: int, decision: str, choice: Any, lang: str, seed: int | str
) -> Odds:
    """The same by trying it often."""
    counts: Counter[str] = Counter()
    words = Words(match, lang)
    over = 0
    for number in range(SAMPLE):
        twin = match.clone()
        twin.telling = True
        twin.reseed(f"{seed}/{number}")
        twin.decide(choice.id, seat, decision)
        over += twin.over
        counts.update(words.told(twin))
    happens = [
        Likely(text, count / SAMPLE, *wilson(count, SAMPLE)) for text, count in counts.items()
    ]
    return Odds(
        seat=seat,
        decision=decision,
        option=choice.id,
        text=choice.text(lang),
        exact=False,
        outcomes=SAMPLE,
        missing=0.0,
        over=over / SAMPLE,
        happens=in_order(happens),
    )


class Words:
    """The sentences of what everybody hears; the same thing is said once."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self.lang = match, lang
        self.said: dict[Fact, str] = {}

    def told(self, match: Match) -> list[str]:
        """In their order."""
        public = (event.fact for event in match.events if event.seat == PUBLIC)
        return list(dict.fromkeys(map(self.text, public)))

    def text(self, fact: Fact) -> str:
        if fact not in self.said:
            event = Event(fact, PUBLIC, self.match.game.prefix, self.match.name)
            self.said[fact] = event.text(self.lang)
        return self.said[fact]


def in_order(happens: Iterable[Likely]) -> tuple[Likely, ...]:
    # Sums of many small chances are not alike to the last digit.
    return tuple(sorted(happens, key=lambda one: -round(one.chance, 9)))
