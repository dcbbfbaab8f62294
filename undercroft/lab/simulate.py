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
from typing import Any

import undercroft
from undercroft.kernel.errors import InvalidSetup

from .counting import Report, summarise
from .executors import Batch, GameSpec, batches
from .outcome import Outcome
from .playing import LONGEST, Kept, Played, Trial, check_bots, check_seats, complete
from .running import play_all


def simulate(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    pack: Path | Sequence[Path] = (),
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    use: Sequence[str] = (),
    effort: int | None = None,
    position: Mapping[str, Any] | None = None,
    detail: bool = False,
    keep: Kept | None = None,
    kept: Callable[[Outcome, bytes], None] | None = None,
    on: str = "",
) -> Report:
    """Let `bots` (a name for each seat) play `games` games.

    `jobs` processes share the work (0: one per core); a script that uses several needs the usual
    `if __name__ == "__main__":`. `pack` is the folder of an owner's content pack, or several in their order.
    `use` are modules that hold a game or bots of one's own (see `bots.bring`).
    `effort` is how many decisions a bot that looks ahead may try out for one of its own.
    `position` is where every game begins, instead of a set-up. With `detail` each outcome tells what happened
    (see `lab.tables`). The journals of games that `keep` names go to `kept`.
    `progress` is told how many more games are done. A game of more than `longest` decisions is cut.
    `on` is where they are played: here, by `ray` on this machine, or by a cluster (`ray://…`).
    An interrupt (Ctrl-C) raises `Stopped`, with the report of what was done.
    """
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    spec = GameSpec(game, (pack,) if isinstance(pack, Path) else tuple(pack), tuple(use), on)
    trial = made(
        spec,
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

    def take(_batch: Batch, some: Sequence[Played]) -> None:
        for one in some:
            outcomes.append(one.outcome)
            if one.journal is not None and kept is not None:
                kept(one.outcome, one.journal)

    def report() -> Report:
        return summarise(game, dict(trial.setup), trial.bots, seed, outcomes, games)

    return play_all(spec, jobs, batches(trial, range(games)), take, report, progress)


def made(
    spec: GameSpec, setup: Mapping[str, Any], bots: Sequence[str], seed: int | str, **more: Any
) -> Trial:
    """A trial whose set-up is whole and whose bots are known."""
    if more.get("longest", 1) < 1:
        raise InvalidSetup(f"longest: {more['longest']} is not at least 1")
    spec.open()
    names = tuple(bots)
    check_bots(spec.game, names)
    if spec.packs:
        setup = {**setup, "pack": undercroft.add_pack(spec.game, *spec.packs)}
    position = more.get("position")
    if position is None:
        full = complete(spec.game, setup, len(names))
    else:
        full = where_it_begins(spec.game, position, setup, len(names))
    return Trial(spec.game, full, names, seed, **more)


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
    check_seats(match, seats)
    return dict(match.setup)
