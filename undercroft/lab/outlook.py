"""How often a seat wins once it has chosen an option, when bots play on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .counting import Row, row
from .crew import House, Share, shares
from .crews import play_all
from .odds import Odds
from .outcome import Outcome
from .playing import Played, Trial, check_bots
from .simulate import where_it_begins


class Outlook(NamedTuple):
    """What came of each option, in their order."""

    rows: tuple[Row, ...]
    games: int
    wanted: int


def outlook(
    house: House,
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
    house.open()
    names = tuple(bots)
    check_bots(house.game, names)
    setup = where_it_begins(house.game, position, {}, len(names))
    trials = [
        Trial(
            house.game,
            setup,
            names,
            seed,
            position=position,
            first=(one.seat, one.decision, one.option),
        )
        for one in options
    ]
    found: dict[int, list[Outcome]] = {id(trial): [] for trial in trials}
    work = [one for trial in trials for one in shares(trial, range(games))]

    def take(share: Share, some: Sequence[Played]) -> None:
        found[id(share.trial)] += [one.outcome for one in some]

    def counted() -> Outlook:
        rows = [
            row(option.text, [(o, option.seat) for o in found[id(trial)] if not o.cut])
            for option, trial in zip(options, trials, strict=True)
        ]
        return Outlook(tuple(rows), sum(map(len, found.values())), games * len(trials))

    return play_all(house, jobs, work, take, counted, progress)
