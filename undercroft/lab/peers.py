"""The engines measured side by side: ours, and the quickest peer written in Python that we know.

Each plays whole games by random legal choices and copies a match in its middle, in the way that its
own users would take.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any, NamedTuple

import undercroft


class Speed(NamedTuple):
    """What one run of one engine measured."""

    decisions: int
    seconds: float
    copy_seconds: float

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Engine(NamedTuple):
    """An engine that can be measured: `measure(seconds)` plays for about that long."""

    name: str
    version: str
    measure: Callable[[float], Speed]


def ours(game: str) -> Engine:
    """Random legal play of one of our games by four players, with events off."""

    def measure(seconds: float) -> Speed:
        rng = random.Random(1)  # noqa: S311 - dice, not keys
        decisions = games = 0
        spent = copying = 0.0
        copies = 0
        while spent < seconds:
            games += 1
            match = undercroft.new(game, {"players": 4}, seed=games)
            match.telling = False
            begin = perf_counter()
            before = decisions
            twin = None
            while not match.state.over:
                decisions += random_decision(match, rng)
                if twin is None and decisions - before > 100:
                    twin = match.clone()
            spent += perf_counter() - begin
            if twin is not None and copies < 20:
                copying += copy_time(twin.clone)
                copies += 1
        return Speed(decisions, spent, copying / max(copies, 1))

    return Engine(f"undercroft {game}", undercroft.__version__, measure)


def random_decision(match: Any, rng: random.Random) -> int:
    """Answer one open question at random, the quick way."""
    state = match.state
    answered = state.answered
    for ask in state.asks:
        if not answered >> ask.seat & 1:
            options = ask.options
            match.choose(ask, options[int(rng.random() * len(options))])
            return 1
    raise RuntimeError("nobody is asked and the match is not over")


def catanatron() -> Engine | None:
    """Catanatron's four random players; None where it is not installed (extra `bench`)."""
    try:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - optional
    except ImportError:
        return None

    def measure(seconds: float) -> Speed:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        decisions = games = 0
        spent = copying = 0.0
        copies = 0
        while spent < seconds:
            games += 1
            game = Game([RandomPlayer(colour) for colour in colours], seed=games)
            begin = perf_counter()
            before = decisions
            twin = None
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
                if twin is None and decisions - before > 300:
                    twin = game.copy()
            spent += perf_counter() - begin
            if twin is not None and copies < 20:
                copying += copy_time(twin.copy)
                copies += 1
        return Speed(decisions, spent, copying / max(copies, 1))

    return Engine("catanatron", version("catanatron"), measure)


def copy_time(copy: Callable[[], object], times: int = 100) -> float:
    """Seconds for one copy, the best of three batches."""
    batches = []
    for _ in range(3):
        begin = perf_counter()
        for _ in range(times):
            copy()
        batches.append((perf_counter() - begin) / times)
    return min(batches)
