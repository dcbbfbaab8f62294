"""Two set-ups, or two bots, over the same seeds: how much more often one wins, with an interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any

import msgspec

from undercroft.kernel.errors import InvalidSetup
from undercroft.text import listing, number, say, share

from . import plots
from .counting import Z95, Report, summarise
from .crew import House, Share
from .crews import Stopped, crew
from .outcome import Outcome
from .page import NEXT, note, page, table, title_of
from .page import plots as pictures
from .playing import LONGEST, Trial
from .report import about, used, won_lines
from .simulate import made

#: Pairs between two looks at the interval. Always so many, so that the result hangs on nothing else.
BLOCK = 50
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
    house: House,
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
        made(house, side.setup, side.bots, seed, longest=longest, effort=effort) for side in (a, b)
    ]
    found: tuple[list[Outcome], list[Outcome]] = ([], [])

    def counted() -> Comparison:
        reports = [
            summarise(trial.game, dict(trial.setup), trial.bots, seed, outcomes)
            for trial, outcomes in zip(trials, found, strict=True)
        ]
        return paired(reports[0], reports[1], games)

    with crew(house, jobs, 2 * games) as hands:
        try:
            for first in range(0, games, BLOCK):
                numbers = range(first, min(first + BLOCK, games))
                for share, some in hands.play(block(trials, numbers)):
                    found[share.trial is trials[1]].extend(one.outcome for one in some)
                    if progress is not None:
                        progress(len(some))
                if until is not None and numbers.stop >= FEWEST and counted().reach <= until:
                    break
        except KeyboardInterrupt:
            for share, some in hands.stop():
                found[share.trial is trials[1]].extend(one.outcome for one in some)
            raise Stopped(counted()) from None
    return counted()


def block(trials: Sequence[Trial], numbers: range) -> list[Share]:
    """The same games of both, a few at a time."""
    size = 5
    return [
        Share(trial, numbers[first : first + size])
        for first in range(0, len(numbers), size)
        for trial in trials
    ]


def paired(a: Report, b: Report, wanted: int) -> Comparison:
    """Count pairs of games with the same number."""
    others = {outcome.number: outcome for outcome in b.outcomes if not outcome.cut}
    table = [[0, 0], [0, 0]]
    rounds: list[int] = []
    for outcome in a.outcomes:
        other = others.get(outcome.number)
        if outcome.cut or other is None:
            continue
        table[wins(a, outcome)][wins(b, other)] += 1
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


def wins(report: Report, outcome: Outcome) -> bool:
    """Whether the party has won, or the first bot."""
    if report.team is not None:
        return bool(outcome.winners)
    return outcome.entries.index(0) in outcome.winners


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
            (name.replace(NEXT, ": "), report.main.share, report.main.low, report.main.high)
            for name, report in zip(labels(found, lang), (found.a, found.b), strict=True)
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
    for name, report in (("A", found.a), ("B", found.b)):
        bots = say("ui-labelled", lang, label=name, text=listing(list(report.bots), lang))
        parts.append(about(report, bots, lang))
    parts.append(note(say("lab-compare-how", lang)))
    return page(title, "\n".join(parts), lang)


def lines(found: Comparison, lang: str) -> tuple[list[str], list[tuple[str, ...]]]:
    """Heads, and what came of each."""
    return won_lines([found.a.main, found.b.main], labels(found, lang), lang)


def labels(found: Comparison, lang: str) -> list[str]:
    """A and B, each with what the other has not."""
    sides = (found.a, found.b)
    setups = [dict(used(report.game, report.setup)) for report in sides]
    told: list[str] = []
    for name, report, own, other in zip(("A", "B"), sides, setups, setups[::-1], strict=True):
        apart = [f"{key}={value}" for key, value in own.items() if other.get(key) != value]
        if found.a.bots != found.b.bots:
            apart.append(listing(list(dict.fromkeys(report.bots)), lang))
        told.append(NEXT.join([name, ", ".join(apart)] if apart else [name]))
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
    return f"{told} {say('lab-compare-rounds', lang, rounds=number(found.rounds, lang))}"
