"""Play many games between bots and count what happens.

A simulation is a function of its arguments alone: game number *g* is seeded by the simulation's seed
and *g*, so the result is the same whatever the number of processes.

Entries change places from game to game. Rotating alone would not be fair: who sits next to whom can matter
more than who begins (two equal bots beside a weak one have won 56 % and 39 % of *Bloodborne*). So *n*
games rotate one order round the table, the next *n* another, through all of them.

A game that does not come to its end is *cut*: it is counted as that and as nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import undercroft
from undercroft.kernel.errors import InvalidSetup

from .counting import Report, summarise
from .crew import House, crew, shares
from .outcome import Outcome
from .playing import LONGEST, Kept, Played, Trial, check_bots, complete


class Counted(Protocol):
    """What came of many games."""

    @property
    def games(self) -> int: ...

    @property
    def wanted(self) -> int: ...


class Stopped(KeyboardInterrupt):
    """Somebody interrupted it; `report` is of the games that were over by then."""

    def __init__(self, report: Counted | Any) -> None:
        super().__init__(f"stopped after {report.games} of {report.wanted} games")
        self.report = report


def simulate(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    pack: Path | None = None,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    use: Sequence[str] = (),
    effort: int | None = None,
    position: Mapping[str, Any] | None = None,
    detail: bool = False,
    keep: Kept | None = None,
    kept: Callable[[Outcome, bytes], None] | None = None,
) -> Report:
    """Let `bots` (a name for each seat) play `games` games.

    `jobs` processes share the work (0: one per core); a script that uses several needs the usual
    `if __name__ == "__main__":`. `pack` is the folder of an owner's content pack.
    `use` are modules that hold a game or bots of one's own (see `bots.bring`).
    `effort` is how many decisions a bot that looks ahead may try out for one of its own.
    `position` is where every game begins, instead of a set-up. With `detail` each outcome tells what happened
    (see `lab.tables`). The journals of games that `keep` names go to `kept`.
    `progress` is told how many more games are done. A game of more than `longest` decisions is cut.
    An interrupt (Ctrl-C) raises `Stopped`, with the report of what was done.
    """
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    house = House(game, pack, tuple(use))
    trial = made(
        house,
        setup,
        bots,
        seed,
        longest=longest,
        effort=effort,
        position=position,
        detail=detail,
        keep=keep,
    )
    outcomes: list[Outcome] = []

    def take(some: Sequence[Played]) -> None:
        for one in some:
            outcomes.append(one.outcome)
            if one.journal is not None and kept is not None:
                kept(one.outcome, one.journal)

    def report() -> Report:
        return summarise(game, dict(trial.setup), trial.bots, seed, outcomes, games)

    with crew(house, jobs, games) as hands:
        try:
            for _, some in hands.play(shares(trial, range(games))):
                take(some)
                if progress is not None:
                    progress(len(some))
        except KeyboardInterrupt:
            for _, some in hands.stop():
                take(some)
            raise Stopped(report()) from None
    return report()


def made(
    house: House, setup: Mapping[str, Any], bots: Sequence[str], seed: int | str, **more: Any
) -> Trial:
    """A trial whose set-up is whole and whose bots are known."""
    if more.get("longest", 1) < 1:
        raise InvalidSetup(f"longest: {more['longest']} is not at least 1")
    house.open()
    names = tuple(bots)
    check_bots(house.game, names)
    if house.pack is not None:
        setup = {**setup, "pack": undercroft.add_pack(house.game, house.pack)}
    position = more.get("position")
    if position is None:
        full = complete(house.game, setup, len(names))
    else:
        full = where_it_begins(house.game, position, setup, len(names))
    return Trial(house.game, full, names, seed, **more)


def where_it_begins(
    game: str, position: Mapping[str, Any], setup: Mapping[str, Any], seats: int
) -> dict[str, Any]:
    """The set-up of a position, for so many seats."""
    match = undercroft.from_position(position)
    if match.game.name != game:
        raise InvalidSetup(f"from: a position of {match.game.name}, not of {game}")
    if setup:
        raise InvalidSetup(f"{next(iter(setup))}: the position says how it is set up")
    if match.over:
        raise InvalidSetup("from: the match is over there")
    if len(match.seats) != seats:
        raise InvalidSetup(f"seats: {seats} bots for {len(match.seats)} seats")
    return dict(match.setup)
