"""How often a seat wins once it has chosen an option, when bots play on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .counting import Row, row
from .crew import House, shares
from .crews import crew
from .odds import Odds
from .outcome import Outcome
from .playing import Trial, check_bots
from .simulate import where_it_begins


def outlook(
    house: House,
    position: Mapping[str, Any],
    options: Sequence[Odds],
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Row]:
    """A row for each option: `games` games from the position with it, over the same seeds."""
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
    with crew(house, jobs, games * len(trials)) as hands:
        for share, some in hands.play(work):
            found[id(share.trial)] += [one.outcome for one in some]
            if progress is not None:
                progress(len(some))
    return [
        row(option.text, [(o, option.seat) for o in found[id(trial)] if not o.cut])
        for option, trial in zip(options, trials, strict=True)
    ]
