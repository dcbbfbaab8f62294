"""How often a seat wins once it has chosen an option, when bots play on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .counting import Row, row
from .executors import Batch, GameSpec, batches
from .odds import Odds
from .outcome import Outcome
from .playing import Played, Trial, check_bots
from .running import play_all
from .simulate import where_it_begins


class Outlook(NamedTuple):
    """What came of each option, in their order."""

    rows: tuple[Row, ...]
    games: int
    wanted: int


def outlook(
    spec: GameSpec,
    position: Mapping[str, Any],
    options: Sequence[Odds],
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Outlook:
    """A row for each option: `games` games from the position with it, over the same seeds.

    An interrupt raises `Stopped` with what was done.
    """
    spec.open()
    names = tuple(bots)
    check_bots(spec.game, names)
    setup = where_it_begins(spec.game, position, {}, len(names))
    trials = [
        Trial(
            spec.game,
            setup,
            names,
            seed,
            position=position,
            first=(one.seat, one.decision, one.option),
        )
        for one in options
    ]
    found: dict[int, list[Outcome]] = {id(trial): [] for trial in trials}
    work = [one for trial in trials for one in batches(trial, range(games))]

    def take(batch: Batch, some: Sequence[Played]) -> None:
        found[id(batch.trial)] += [one.outcome for one in some]

    def counted() -> Outlook:
        rows = [
            row(option.text, [(o, option.seat) for o in found[id(trial)] if not o.cut])
            for option, trial in zip(options, trials, strict=True)
        ]
        return Outlook(tuple(rows), sum(map(len, found.values())), games * len(trials))

    return play_all(spec, jobs, work, take, counted, progress)
