"""Two set-ups, or two bots, over the same seeds: how much more often one wins, with an interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any

import msgspec

from undercroft.kernel.errors import InvalidSetup
from undercroft.text import number, say, share

from . import plots
from .counting import Z95, Report, Row, summarise
from .executors import Batch, GameSpec
from .outcome import Outcome
from .page import NEXT, note, page, table, title_of
from .page import plots as pictures
from .playing import LONGEST, Played, Trial
from .report import about, bots_told, used, whose, won_lines
from .running import play_all
from .simulate import made

#: Pairs between two looks at the interval. Always so many, so that the result hangs on nothing else.
BLOCK = 50
#: Games of one side that are played in a row.
SIZE = 5
#: An interval of fewer pairs is believed by nobody.
FEWEST = 100


class Side(msgspec.Struct, frozen=True):
    """What is compared: a set-up and its bots."""

    setup: Mapping[str, Any]
    bots: tuple[str, ...]


class Comparison(msgspec.Struct, frozen=True):
    """Two reports over the same seeds, game by game."""

    a: Report
    b: Report
    wanted: int
    """Pairs of games asked for at most."""
    pairs: int
    """Pairs in which both came to their end."""
    both: int
    """Won by both,"""
    only_a: int
    only_b: int
    neither: int
    difference: float
    """How much more often B wins than A."""
    low: float
    high: float
    """Its 95 % interval, by pairs (Agresti and Min)."""
    rounds: float | None
    """How many rounds more B takes, on average."""

    @property
    def games(self) -> int:
        return min(self.a.games, self.b.games)

    @property
    def reach(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2

    def to_json(self) -> dict[str, Any]:
        summary: dict[str, Any] = msgspec.to_builtins(self)
        return {**summary, "a": self.a.to_json(), "b": self.b.to_json()}


def compare(
    spec: GameSpec,
    a: Side,
    b: Side,
    games: int = 1000,
    until: float | None = None,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    effort: int | None = None,
) -> Comparison:
    """Play the same seeds with both; stop when the interval reaches no further than `until` each way.

    `games` is how many pairs are played at most. An interrupt raises `Stopped` with what was done.
    """
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    if until is not None and not 0 < until < 1:
        raise InvalidSetup(f"until: {until} is not between 0 and 1")
    trials = [
        made(spec, side.setup, side.bots, seed, longest=longest, effort=effort, lengths=True)
        for side in (a, b)
    ]
    found: tuple[list[Outcome], list[Outcome]] = ([], [])

    def counted() -> Comparison:
        reports = [
            summarise(trial.game, dict(trial.setup), trial.bots, seed, outcomes)
            for trial, outcomes in zip(trials, found, strict=True)
        ]
        return paired(reports[0], reports[1], games)

    def take(batch: Batch, some: Sequence[Played]) -> None:
        found[batch.trial is trials[1]].extend(one.outcome for one in some)

    def enough() -> bool:
        """Asked after whole blocks only, so that the answer hangs on nothing else."""
        done = len(found[0])
        if until is None or done < FEWEST or done % BLOCK or done != len(found[1]):
            return False
        return counted().reach <= until

    return play_all(spec, jobs, paired_batches(trials, games), take, counted, progress, enough)


def paired_batches(trials: Sequence[Trial], games: int) -> list[Batch]:
    """The same games of both, a few at a time; a block is so many whole batches."""
    return [
        Batch(trial, range(first, min(first + SIZE, games)))
        for first in range(0, games, SIZE)
        for trial in trials
    ]


def paired(a: Report, b: Report, wanted: int) -> Comparison:
    """Count pairs of games with the same number."""
    others = {outcome.number: outcome for outcome in b.outcomes if not outcome.cut}
    table = [[0, 0], [0, 0]]
    rounds: list[int] = []
    places = by_places(a, b)
    for outcome in a.outcomes:
        other = others.get(outcome.number)
        if outcome.cut or other is None:
            continue
        table[a.won(outcome, places)][b.won(other, places)] += 1
        if outcome.rounds is not None and other.rounds is not None:
            rounds.append(other.rounds - outcome.rounds)
    (neither, only_b), (only_a, both) = table
    pairs = neither + only_a + only_b + both
    low, high = paired_interval(only_a, only_b, pairs)
    return Comparison(
        a=a,
        b=b,
        wanted=wanted,
        pairs=pairs,
        both=both,
        only_a=only_a,
        only_b=only_b,
        neither=neither,
        difference=(only_b - only_a) / pairs if pairs else 0.0,
        low=low,
        high=high,
        rounds=sum(rounds) / len(rounds) if rounds else None,
    )


def by_places(a: Report, b: Report) -> bool:
    """Whether places at the table are compared; with other bots, it is bots."""
    return a.alike and a.bots == b.bots


def paired_interval(only_a: int, only_b: int, pairs: int) -> tuple[float, float]:
    """The 95 % interval of a difference of paired shares, by Agresti and Min: half a pair more of each."""
    count = pairs + 2
    a, b = only_a + 0.5, only_b + 0.5
    middle = (b - a) / count
    spread = sqrt(max(0.0, (a + b) - (b - a) ** 2 / count)) / count
    return max(-1.0, middle - Z95 * spread), min(1.0, middle + Z95 * spread)


# ---------------------------------------------------------------------- as a page


def to_html(found: Comparison, lang: str = "en") -> str:
    """The whole page."""
    title = say("lab-compare-title", lang, game=title_of(found.a.game, lang), games=found.pairs)
    parts = [f"<p><strong>{escape(verdict(found, lang))}</strong></p>"]
    parts.append(table(*lines(found, lang)))
    parts.append(f"<p>{escape(pairs(found, lang))}</p>")
    if plots.can_draw():
        rows = [
            (name.replace(NEXT, ": "), row.share, row.low, row.high)
            for name, row in zip(labels(found, lang), asked(found), strict=True)
        ]
        difference = [("B − A", found.difference, found.low, found.high)]
        parts.append(
            pictures(
                [
                    (say("lab-plot-shares", lang), plots.intervals(rows, lang)),
                    (say("lab-difference", lang), plots.intervals(difference, lang, zero=True)),
                ]
            )
        )
    sat = bots_told(found.a.bots, lang) if found.a.bots == found.b.bots else ""
    parts.append(about(found.a.game, found.a.setup, found.a.seed, sat, lang, apart(found)))
    parts.append(note(lead(found, lang)))
    parts.append(note(say("lab-compare-how", lang)))
    return page(title, "\n".join(parts), lang)


def lead(found: Comparison, lang: str) -> str:
    """What is counted."""
    return whose(found.a, by_places(found.a, found.b), lang)


def asked(found: Comparison) -> tuple[Row, Row]:
    """What came of A and of B."""
    places = by_places(found.a, found.b)
    return found.a.asked(places), found.b.asked(places)


def apart(found: Comparison) -> set[str]:
    """The fields that differ."""
    a, b = (dict(used(report.game, report.setup)) for report in (found.a, found.b))
    return {name for name in a.keys() | b.keys() if a.get(name) != b.get(name)}


def lines(found: Comparison, lang: str) -> tuple[list[str], list[tuple[str, ...]]]:
    """Heads, and what came of each."""
    return won_lines(asked(found), labels(found, lang), lang)


def labels(found: Comparison, lang: str) -> list[str]:
    """A and B, each with what the other has not."""
    sides = (found.a, found.b)
    setups = [dict(used(report.game, report.setup)) for report in sides]
    told: list[str] = []
    for name, report, own, other in zip(("A", "B"), sides, setups, setups[::-1], strict=True):
        unlike = [f"{key}={value}" for key, value in own.items() if other.get(key) != value]
        if found.a.bots != found.b.bots:
            unlike.append(bots_told(report.bots, lang))
        told.append(NEXT.join([name, ", ".join(unlike)] if unlike else [name]))
    return told


def verdict(found: Comparison, lang: str) -> str:
    """What can be said, in a sentence."""
    sure = "b" if found.low > 0 else "a" if found.high < 0 else "open"
    return say(
        "lab-compare-verdict",
        lang,
        sure=sure,
        difference=share(abs(found.difference), lang),
        low=share(found.low, lang),
        high=share(found.high, lang),
    )


def pairs(found: Comparison, lang: str) -> str:
    """How the pairs went, and how much longer one takes."""
    counts = {name: getattr(found, name) for name in ("both", "only_a", "only_b", "neither")}
    told = say(
        "lab-compare-pairs",
        lang,
        both=counts["both"],
        a=counts["only_a"],
        b=counts["only_b"],
        neither=counts["neither"],
    )
    if found.rounds is None:
        return told
    more = "yes" if found.rounds >= 0 else "no"
    rounds = number(abs(found.rounds), lang)
    return f"{told} {say('lab-compare-rounds', lang, rounds=rounds, more=more)}"
