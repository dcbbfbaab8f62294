"""Play many games between bots and count what happens.

A simulation is a function of its arguments alone: game number *g* is seeded by the simulation's seed
and *g*, so the result is the same whatever the number of processes.

Entries change places from game to game. Rotating alone would not be fair: who sits next to whom can matter
more than who begins (two equal bots beside a weak one have won 56 % and 39 % of *Bloodborne*). So *n*
games rotate one order round the table, the next *n* another, through all of them.

A game that does not come to its end is *cut*: it is counted as that and as nothing else.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import permutations
from math import sqrt
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft import bots as bot_room
from undercroft.bots.random import Random
from undercroft.kernel.errors import InvalidSetup, not_one_of

Setup = Mapping[str, Any]

#: A game of more decisions than this has lost its way and is cut.
LONGEST = 200_000


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, by seat, and who sat there."""

    entries: tuple[int, ...]
    """The entry at each seat."""
    winners: tuple[int, ...]
    """Winning seats."""
    scores: tuple[int | None, ...]
    """By seat; None for a seat without a score."""
    rounds: int | None
    decisions: int
    cut: bool = False
    """Whether it was cut before its end: nobody has won, and nobody has lost."""


class Row(msgspec.Struct, frozen=True):
    """What came of one entry (a bot in the list) or one seat at the table."""

    name: str
    games: int
    """Games that came to their end."""
    wins: int
    """Games among whose winners it was."""
    shared: int
    """Those of them won together with others."""
    share: float
    low: float
    high: float
    """The 95 % Wilson interval of the share."""
    mean_score: float | None


class Report(msgspec.Struct, frozen=True):
    """A simulation and its result."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    wanted: int
    """Games asked for: more than were played if it was stopped."""
    games: int
    """Games played, also those that were cut."""
    cut: int
    """Games that were cut. They are in no other number of this report."""
    entries: tuple[Row, ...]
    seats: tuple[Row, ...]
    unwon: int
    """Games that came to their end and that nobody won."""
    mean_rounds: float | None
    mean_decisions: float
    outcomes: tuple[Outcome, ...]

    def to_json(self) -> dict[str, Any]:
        """Everything but the single games."""
        summary: dict[str, Any] = msgspec.to_builtins(self)
        del summary["outcomes"]
        return summary


class Stopped(KeyboardInterrupt):
    """Somebody interrupted a simulation; `report` is of the games that were over by then."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"stopped after {report.games} of {report.wanted} games")
        self.report = report


def simulate(
    game: str,
    setup: Setup,
    bots: Sequence[str],
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    pack: Path | None = None,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    use: Sequence[str] = (),
    effort: int | None = None,
) -> Report:
    """Let `bots` (a name for each seat) play `games` games.

    `jobs` processes share the work (0: one per core); a script that uses several needs the usual
    `if __name__ == "__main__":`. `pack` is the folder of an owner's content pack.
    `use` are modules that hold a game or bots of one's own (see `bots.bring`).
    `effort` is how many decisions a bot that looks ahead may try out for one of its own.
    `progress` is told how many more games are done. A game of more than `longest` decisions is cut.
    An interrupt (Ctrl-C) raises `Stopped`, with the report of what was done.
    """
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    if longest < 1:
        raise InvalidSetup(f"longest: {longest} is not at least 1")
    bot_room.bring(game, use)
    known = bot_room.names(game)
    for name in bots:
        if name not in known:
            raise InvalidSetup(f"seats: {not_one_of(name, known)}")
    if pack is not None:
        setup = {**setup, "pack": undercroft.add_pack(game, pack)}
    full = complete(game, setup, len(bots))
    outcomes: list[Outcome] = []
    work = Work(game, full, tuple(bots), seed, pack, longest, tuple(use), effort)
    shares = _Shares(work, games, jobs or os.cpu_count() or 1)
    try:
        for some in shares:
            outcomes += some
            if progress is not None:
                progress(len(some))
    except KeyboardInterrupt:
        outcomes += shares.stop()
        raise Stopped(summarise(game, full, tuple(bots), seed, outcomes, games)) from None
    return summarise(game, full, tuple(bots), seed, outcomes, games)


def complete(game: str, setup: Setup, seats: int) -> dict[str, Any]:
    """The whole set-up for so many seats; says so where the two do not fit."""
    wanted = dict(setup)
    if any(field.name == "players" for field in undercroft.setup_options(game)):
        wanted.setdefault("players", seats)
    match = undercroft.new(game, wanted, seed=0)
    if len(match.seats) != seats:
        raise InvalidSetup(f"seats: {seats} bots for {len(match.seats)} seats")
    return dict(match.setup)


def play(
    game: str,
    setup: Setup,
    bots: Sequence[str],
    seed: int | str,
    number: int,
    catalog: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    effort: int | None = None,
) -> Outcome:
    """One game of a simulation. `catalog` is what its bots may look things up in."""
    seats = len(bots)
    entries = seating(seats, number)
    match = undercroft.new(game, setup, seed=f"{seed}/{number}")
    match.telling = False
    catalog = undercroft.catalog(match) if catalog is None else catalog
    spend = None if effort is None else bot_room.Effort(effort)
    players = [
        bot_room.make(bots[entry], game, f"{seed}/{number}/{entry}", catalog, spend)
        for entry in entries
    ]
    decisions = 0
    while not match.over and decisions < longest:
        seat = match.waiting[0]
        player = players[seat]
        if isinstance(player, Random):  # it looks at nothing: it needs no view
            ask = next(ask for ask in match.asks if ask.seat == seat)
            match.choose(ask, player.answer(ask.options))
        else:
            decision, option = bot_room.answer(player, match, seat)
            match.decide(option, seat=seat, decision=decision)
        decisions += 1
    rounds = match.game.rounds(match.state)
    result = match.result
    if result is None:
        return Outcome(entries, (), (None,) * seats, rounds, decisions, cut=True)
    scores = {score.seat: score.total for score in result.scores}
    return Outcome(entries, result.winners, tuple(map(scores.get, range(seats))), rounds, decisions)


def seating(seats: int, number: int) -> tuple[int, ...]:
    """The entry at each seat in game `number`: all orders, each turned to every seat."""
    orders = list(permutations(range(1, seats)))
    order = (0, *orders[number // seats % len(orders)])
    return tuple(order[(seat - number) % seats] for seat in range(seats))


class Work(NamedTuple):
    """What every process has to know."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int | str
    pack: Path | None
    longest: int
    use: tuple[str, ...] = ()
    effort: int | None = None

    def prepare(self) -> None:
        """Make a fresh process ready; Ctrl-C is for the one that started it."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        bot_room.bring(self.game, self.use)
        if self.pack is not None:
            undercroft.add_pack(self.game, self.pack)

    def play(self, numbers: range) -> list[Outcome]:
        game, setup, bots, seed, _, longest, _, effort = self
        if self not in _catalogs:  # a process works for one simulation: kept from share to share
            _catalogs[:] = [self]
            _catalog.clear()
            _catalog.update(undercroft.catalog(undercroft.new(game, setup, seed=seed)))
        return [
            play(game, setup, bots, seed, number, _catalog, longest, effort) for number in numbers
        ]


_catalogs: list[Work] = []
_catalog: dict[str, Any] = {}


class _Shares:
    """The outcomes of all games in order, some at a time."""

    def __init__(self, work: Work, games: int, jobs: int) -> None:
        # Small shares of few games: what an interrupt finds half done is lost.
        size = max(1, min(25, games // 400))
        self._chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
        self._work = work
        self._jobs = 1 if games < 8 else min(jobs, len(self._chunks))
        self._ahead: list[Future[list[Outcome]]] = []
        self._others = set(active_children())  # processes that are not ours

    def __iter__(self) -> Iterator[list[Outcome]]:
        if self._jobs == 1:
            for numbers in self._chunks:
                for number in numbers:
                    yield self._work.play(range(number, number + 1))
            return
        # A fresh interpreter each: safe beside the progress bar's thread, and the same everywhere.
        fresh = get_context("spawn")
        with ProcessPoolExecutor(self._jobs, fresh, initializer=self._work.prepare) as pool:
            self._ahead = [pool.submit(self._work.play, numbers) for numbers in self._chunks]
            try:
                while self._ahead:
                    some = self._ahead[0].result()
                    del self._ahead[0]
                    yield some
            finally:
                self._end()
                pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> list[Outcome]:
        """End it; what is done already beside what was given out."""
        self._end()
        done = [one for one in self._ahead if one.done() and not one.cancelled()]
        return [outcome for one in done if not one.exception() for outcome in one.result()]

    def _end(self) -> None:
        """Wait for no game that is half played."""
        if self._ahead:
            for process in set(active_children()) - self._others:
                process.kill()  # it holds nothing that could be lost


# ------------------------------------------------------------------------------ counting


def summarise(
    game: str,
    setup: dict[str, Any],
    bots: tuple[str, ...],
    seed: int | str,
    outcomes: Sequence[Outcome],
    wanted: int | None = None,
) -> Report:
    """Outcomes as a report, by entry and by seat. `wanted` games were asked for, if it was stopped."""
    ended = [outcome for outcome in outcomes if not outcome.cut]
    rounds = [outcome.rounds for outcome in ended if outcome.rounds is not None]
    count = range(len(bots))
    return Report(
        game=game,
        setup=setup,
        bots=bots,
        seed=seed,
        wanted=len(outcomes) if wanted is None else wanted,
        games=len(outcomes),
        cut=sum(outcome.cut for outcome in outcomes),
        entries=tuple(
            _row(bots[entry], [(o, o.entries.index(entry)) for o in ended]) for entry in count
        ),
        seats=tuple(_row(f"seat {seat + 1}", [(o, seat) for o in ended]) for seat in count),
        unwon=sum(not outcome.winners for outcome in ended),
        mean_rounds=mean(rounds),
        mean_decisions=mean([outcome.decisions for outcome in ended]) or 0.0,
        outcomes=tuple(outcomes),
    )


def _row(name: str, sat: Sequence[tuple[Outcome, int]]) -> Row:
    """Count the games of one entry or seat: pairs of an outcome and where it sat."""
    won = [outcome for outcome, seat in sat if seat in outcome.winners]
    scores = [outcome.scores[seat] for outcome, seat in sat]
    low, high = wilson(len(won), len(sat))
    return Row(
        name=name,
        games=len(sat),
        wins=len(won),
        shared=sum(len(outcome.winners) > 1 for outcome in won),
        share=len(won) / len(sat) if sat else 0.0,
        low=low,
        high=high,
        mean_score=mean([score for score in scores if score is not None]),
    )


def mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def wilson(successes: int, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The Wilson score interval of a share: honest near 0 and 1 and for few trials."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    weight = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / weight
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / weight
    return max(0.0, middle - reach), min(1.0, middle + reach)
