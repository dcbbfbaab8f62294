"""Random legal play, the quick way: what simulations of random players, benchmarks and searches run on."""

from __future__ import annotations

from random import Random

from undercroft.kernel.agenda import Ask
from undercroft.kernel.errors import BrokenInvariant
from undercroft.kernel.match import Match


def open_ask(match: Match) -> Ask:
    """The first question that waits for an answer."""
    ask = match.state.unanswered()
    if ask is None:
        raise BrokenInvariant("nobody is asked and the match is not over")
    return ask


def play_on(match: Match, random: Random, most: int) -> int:
    """Answer by chance until the match is over or `most` answers are given; how many were."""
    given = 0
    dice = random.random
    while given < most:
        state = match.state
        if state.over:
            break
        asks = state.asks
        ask = asks[0] if len(asks) == 1 else open_ask(match)
        options = ask.options
        match.take(ask, options[int(dice() * len(options))])
        given += 1
    return given
