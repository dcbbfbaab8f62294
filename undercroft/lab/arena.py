"""Every bot against every other: ratings with intervals.

Where everybody plays for themselves, or team against team, two bots share a table: each sits in every seat
equally often, and whose bot wins has won. Where all play on one side there is nobody to beat: both play
the same seeds, and whose party wins where the other's does not has won. A draw is half a win for each.

Ratings are those of Bradley and Terry on Elo's scale: 400 points more are ten wins to one. Their intervals
come from drawing again and again how the games may as well have gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from math import log10
from random import Random
from typing import Any

import msgspec

import undercroft
from undercroft.games import find
from undercroft.kernel.errors import InvalidSetup
from undercroft.text import number, say, share

from . import plots
from .counting import wilson
from .executors import Batch, GameSpec
from .outcome import Outcome
from .page import heading, note, page, table, title_of
from .page import plots as pictures
from .playing import LONGEST, Played, Trial, check_bots, complete
from .report import about
from .running import play_all

#: How often games are drawn anew for the intervals.
DRAWN = 200
MEAN = 1000.0
SCALE = 400.0
#: Half a draw against everybody: who wins all games is not infinitely strong.
PRIOR = 0.5
#: Enough where two have not met.
LITTLE = 1e-6


class Pair(msgspec.Struct, frozen=True):
    """Two bots against each other."""

    a: str
    b: str
    games: int
    wins: float
    """Of A; a draw is half a one."""
    share: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """A bot and its rating."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    score: float
    """Its share of all points."""


class Arena(msgspec.Struct, frozen=True):
    """Everybody, the strongest first."""

    game: str
    setup: dict[str, Any]
    seed: int | str
    games: int
    wanted: int
    cut: int
    rated: tuple[Rated, ...]
    pairs: tuple[Pair, ...]

    def to_json(self) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self))


Point = tuple[int, int, float]
"""Two bots by number, and what the first has won."""
Tally = tuple[int, int, float, float]
"""Two bots by number, and what each has won in all their games."""


def arena(
    spec: GameSpec,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int = 100,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    effort: int | None = None,
) -> Arena:
    """Let each two of these bots play `games` games. An interrupt raises `Stopped` with what was done."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise InvalidSetup("bots: name at least two, each once")
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    spec.open()
    check_bots(spec.game, tuple(bots))
    full = complete(spec.game, setup, len(undercroft.new(spec.game, setup, seed=0).seats))
    sides = find(spec.game).sides(full, len(undercroft.new(spec.game, full, seed=0).seats))
    common = (full, spec.game, seed, longest, effort, bots)
    plan: Plan = Alone(*common) if len(sides) == 1 else Against(*common, sides)
    work = plan.work(games)
    found: dict[int, list[Outcome]] = {id(batch.trial): [] for batch in work}
    played = 0

    def take(batch: Batch, some: Sequence[Played]) -> None:
        nonlocal played
        found[id(batch.trial)] += [one.outcome for one in some]
        played += len(some)

    def counted() -> Arena:
        outcomes = [one for some in found.values() for one in some]
        return rate(
            spec.game,
            full,
            seed,
            tuple(bots),
            plan.points(found),
            played,
            sum(len(batch.numbers) for batch in work),
            sum(one.cut for one in outcomes),
        )

    return play_all(spec, jobs, work, take, counted, progress)


class Plan:
    """Which games are played, and what they are worth."""

    def __init__(
        self,
        setup: Mapping[str, Any],
        game: str,
        seed: int | str,
        longest: int,
        effort: int | None,
        bots: Sequence[str],
    ) -> None:
        self.bots = tuple(bots)
        self.common: dict[str, Any] = {"longest": longest, "effort": effort}
        self.game, self.setup, self.seed = game, setup, seed
        self.seats = len(undercroft.new(game, setup, seed=0).seats)

    def trial(self, sat: Sequence[str], seed: str) -> Trial:
        return Trial(self.game, self.setup, tuple(sat), seed, fixed=True, **self.common)

    def work(self, games: int) -> list[Batch]:
        raise NotImplementedError

    def points(self, found: Mapping[int, Sequence[Outcome]]) -> list[Point]:
        raise NotImplementedError


class Alone(Plan):
    """All on one side: every bot plays the same seeds with a party of its own."""

    def work(self, games: int) -> list[Batch]:
        self.trials = [self.trial([bot] * self.seats, str(self.seed)) for bot in self.bots]
        numbers = range(games)
        return [
            Batch(trial, numbers[first : first + 5])
            for first in range(0, games, 5)
            for trial in self.trials
        ]

    def points(self, found: Mapping[int, Sequence[Outcome]]) -> list[Point]:
        by_bot = [
            {one.number: one for one in found[id(trial)] if not one.cut} for trial in self.trials
        ]
        points: list[Point] = []
        for a, b in combinations(range(len(self.bots)), 2):
            for one in by_bot[a].keys() & by_bot[b].keys():
                won = [bool(by_bot[bot][one].winners) for bot in (a, b)]
                points.append((a, b, 0.5 + (won[0] - won[1]) / 2))
        return points


class Against(Plan):
    """Two bots at a table: the sides are theirs in every way that has both, one way after the other."""

    def __init__(self, *common: Any) -> None:
        *plan, self.sides = common
        super().__init__(*plan)

    def work(self, games: int) -> list[Batch]:
        ways = [way for way in product((0, 1), repeat=len(self.sides)) if len(set(way)) == 2]
        self.met: list[tuple[int, int, tuple[int, ...], Trial]] = []
        work: list[Batch] = []
        for a, b in combinations(range(len(self.bots)), 2):
            for place, way in enumerate(ways):
                owner = self.owners(way)
                sat = [self.bots[(a, b)[owner[seat]]] for seat in range(self.seats)]
                trial = self.trial(sat, f"{self.seed}/{place}")
                self.met.append((a, b, owner, trial))
                # Of so many games each way gets its share.
                count = games // len(ways) + (place < games % len(ways))
                work += [
                    Batch(trial, range(first, min(first + 5, count)))
                    for first in range(0, count, 5)
                ]
        return work

    def owners(self, way: Sequence[int]) -> tuple[int, ...]:
        """Whose each seat is."""
        owner = [0] * self.seats
        for side, whose in zip(self.sides, way, strict=True):
            for seat in side:
                owner[seat] = whose
        return tuple(owner)

    def points(self, found: Mapping[int, Sequence[Outcome]]) -> list[Point]:
        points: list[Point] = []
        for a, b, owner, trial in self.met:
            for one in found.get(id(trial), ()):
                if not one.cut:
                    winners = {owner[seat] for seat in one.winners}
                    points.append((a, b, 0.5 if len(winners) != 1 else float(0 in winners)))
        return points


# ---------------------------------------------------------------------- ratings


def rate(
    game: str,
    setup: Mapping[str, Any],
    seed: int | str,
    bots: tuple[str, ...],
    points: Sequence[Point],
    games: int,
    wanted: int,
    cut: int,
) -> Arena:
    """Points as ratings, the highest first."""
    met = tallies(points)
    ratings = strengths(len(bots), met)
    chance = Random(f"{seed}/arena")  # noqa: S311 - no secret hangs on it
    drawn = [strengths(len(bots), drawn_anew(points, chance), LITTLE) for _ in range(DRAWN)]
    rated = []
    for place, bot in enumerate(bots):
        mine = [won if a == place else 1 - won for a, b, won in points if place in (a, b)]
        spread = sorted(one[place] for one in drawn)
        rated.append(
            Rated(
                bot,
                ratings[place],
                spread[round(0.025 * (DRAWN - 1))],
                spread[round(0.975 * (DRAWN - 1))],
                len(mine),
                sum(mine) / len(mine) if mine else 0.0,
            )
        )
    pairs = []
    for a, b in combinations(range(len(bots)), 2):
        mine = [won for one, other, won in points if (one, other) == (a, b)]
        low, high = wilson(round(sum(mine)), len(mine))
        part = sum(mine) / len(mine) if mine else 0.0
        pairs.append(Pair(bots[a], bots[b], len(mine), sum(mine), part, low, high))
    rated.sort(key=lambda one: -one.rating)
    return Arena(game, dict(setup), seed, games, wanted, cut, tuple(rated), tuple(pairs))


def tallies(points: Sequence[Point]) -> list[Tally]:
    """What each two have won against each other."""
    found: dict[tuple[int, int], float] = {}
    games = Counter((a, b) for a, b, _ in points)
    for a, b, won in points:
        found[a, b] = found.get((a, b), 0.0) + won
    return [(a, b, won, games[a, b] - won) for (a, b), won in found.items()]


def drawn_anew(points: Sequence[Point], chance: Random) -> list[Tally]:
    """As many games of each two, as they may as well have gone.

    How likely a win, a draw and a loss are is drawn from what the games tell of it, with Jeffreys' half a
    game of each beside those played: who has won them all is not sure to win the next.
    """
    ways = Counter(points)
    games = Counter((a, b) for a, b, _ in points)
    found: list[Tally] = []
    for (a, b), count in games.items():
        parts = {won: chance.gammavariate(ways[a, b, won] + 0.5, 1) for won in (0.0, 0.5, 1.0)}
        won = count * (parts[1.0] + parts[0.5] / 2) / sum(parts.values())
        found.append((a, b, won, count - won))
    return found


def strengths(bots: int, met: Sequence[Tally], prior: float = PRIOR) -> list[float]:
    """Ratings of Bradley and Terry, by the usual steps (Hunter 2004), 1000 on average."""
    wins = [[0.0] * bots for _ in range(bots)]
    for a, b, won, lost in met:
        wins[a][b] += won
        wins[b][a] += lost
    for a, b in combinations(range(bots), 2):
        wins[a][b] += prior / 2
        wins[b][a] += prior / 2
    strength = [1.0] * bots
    for _ in range(200):
        before = strength
        strength = []
        for a in range(bots):
            chances = sum(
                (wins[a][b] + wins[b][a]) / (before[a] + before[b]) for b in range(bots) if b != a
            )
            strength.append(sum(wins[a]) / chances)
        total = sum(strength)
        strength = [one * bots / total for one in strength]
        if max(abs(one - other) for one, other in zip(strength, before, strict=True)) < 1e-9:
            break
    logs = [SCALE * log10(one) for one in strength]
    middle = sum(logs) / bots
    return [MEAN + one - middle for one in logs]


# ---------------------------------------------------------------------- in words

HEADS = ("rating", "interval", "points", "games")


def rated_lines(found: Arena, lang: str) -> list[tuple[str, ...]]:
    """A line for each bot."""
    return [
        (
            one.bot,
            number(one.rating, lang, 0),
            f"{number(one.low, lang, 0)} – {number(one.high, lang, 0)}",
            share(one.score, lang),
            str(one.games),
        )
        for one in found.rated
    ]


def pair_lines(found: Arena, lang: str) -> list[tuple[str, ...]]:
    """A line for each two of them: what the first has won."""
    return [
        (
            f"{pair.a} : {pair.b}",
            share(pair.share, lang),
            f"{share(pair.low, lang)} – {share(pair.high, lang)}",
        )
        for pair in found.pairs
    ]


def to_html(found: Arena, lang: str = "en") -> str:
    """The whole page: ratings, and who wins against whom."""
    parts = [
        about(found.game, found.setup, found.seed, "", lang),
        table(["", *[say(f"lab-{name}", lang) for name in HEADS]], rated_lines(found, lang)),
    ]
    if plots.can_draw():
        parts.append(pictures(drawn(found, lang)))
    else:
        parts.append(note(say("lab-plots", lang)))
    heads = ["", say("lab-share", lang), say("lab-interval", lang)]
    if len(found.rated) == 2 or not plots.can_draw():  # else the picture has said it
        parts.append(heading("lab-pairs", lang))
    parts.append(table(heads, pair_lines(found, lang)))
    parts.append(note(say("lab-arena-how", lang)))
    title = say("lab-title", lang, game=title_of(found.game, lang), games=found.games)
    return page(title, "\n".join(parts), lang)


def drawn(found: Arena, lang: str) -> list[tuple[str, str]]:
    """The ratings, and of three bots or more how often each beats each."""
    ratings = [(one.bot, one.rating, one.low, one.high) for one in found.rated]
    names = [one.bot for one in found.rated]
    won = {(pair.a, pair.b): pair.share for pair in found.pairs}
    won |= {(b, a): 1 - part for (a, b), part in won.items()}
    grid = [[won.get((one, other), float("nan")) for other in names] for one in names]
    found_plots = [(say("lab-rating", lang), plots.ratings(ratings, lang))]
    if len(names) > 2:
        found_plots.append((say("lab-pairs", lang), plots.heat(names, names, grid, lang)))
    return found_plots
