"""What house rules do: each variant and each preset beside the book, over the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import sqrt
from statistics import quantiles
from typing import Any

import msgspec

import undercroft
from undercroft.games import find
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.text import Message
from undercroft.text import mistakes, number, render, say, share

from . import plots
from .compare import paired_interval
from .counting import Z95, wilson
from .executors import Batch, GameSpec
from .outcome import Outcome
from .page import note, page, table, title_of
from .page import plots as pictures
from .playing import LONGEST, Played, Trial
from .running import play_all
from .simulate import made
from .sweep import everybody

BOOK = "book"
SIZE = 5


class Range(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether it is certainly not zero."""
        return self.low > 0 or self.high < 0


class Row(msgspec.Struct, frozen=True):
    """What came of one set of house rules."""

    name: str
    """`book`, `house_souls=double`, or the name of a preset."""
    preset: bool
    chosen: dict[str, str]
    games: int
    wins: int
    share: Range
    """How often the party wins, or anybody at the table."""
    decisions: float
    spread: tuple[float, float, float]
    """Of the decisions: a quarter of the games is shorter, a half, three quarters."""
    fights: float
    spent: float
    scores: tuple[float, float, float] | None
    """The same of the winners' scores, where there are any."""
    more_wins: Range | None = None
    """How much more often than by the book, by pairs."""
    longer: Range | None = None
    """By which part of its length a game is longer, by pairs."""


class Measurement(msgspec.Struct, frozen=True):
    """All of them, with the bots of one level."""

    game: str
    level: str
    setup: dict[str, Any]
    seed: int | str
    wanted: int
    games: int
    rows: tuple[Row, ...]
    refused: dict[str, str]
    """What does not go with the set-up, and why."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def measure(
    spec: GameSpec,
    level: str,
    setup: Mapping[str, Any],
    games: int = 100,
    seed: int | str = "variants",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    effort: int | None = None,
) -> Measurement:
    """Play the same seeds by the book, with each variant alone, and with each preset."""
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    spec.open()
    trials: dict[str, Trial] = {}
    refused: dict[str, str] = {}
    sets = every_set(spec.game)
    for name, chosen in sets.items():
        whole = {**setup, **chosen}
        try:
            bots = everybody([level], spec.game, whole)
            trials[name] = made(
                spec, whole, bots, seed, longest=longest, effort=effort, detail=True
            )
        except InvalidSetup as error:
            refused[name] = str(error)
    if BOOK not in trials:
        raise InvalidSetup(refused[BOOK])
    found: dict[int, list[Outcome]] = {id(trial): [] for trial in trials.values()}

    def counted() -> Measurement:
        book = found[id(trials[BOOK])]
        rows = [
            row(spec.game, name, sets[name], found[id(trial)], book)
            for name, trial in trials.items()
            if found[id(trial)]
        ]
        done = sum(len(some) for some in found.values())
        return Measurement(
            spec.game, level, dict(setup), seed, games * len(trials), done, tuple(rows), refused
        )

    work = [
        Batch(trial, range(first, min(first + SIZE, games)))
        for first in range(0, games, SIZE)
        for trial in trials.values()
    ]

    def take(batch: Batch, some: Sequence[Played]) -> None:
        found[id(batch.trial)] += [one.outcome for one in some]

    return play_all(spec, jobs, work, take, counted, progress)


def every_set(game: str) -> dict[str, dict[str, str]]:
    """The book, each value of each variant, each preset."""
    rules = find(game)
    found: dict[str, dict[str, str]] = {BOOK: {}}
    for variant in rules.variants:
        for value in variant.values:
            found[f"{variant.name}={value}"] = {variant.name: value}
    for preset in rules.presets:
        found[preset.name] = dict(preset.chosen)
    if len(found) == 1:
        raise InvalidSetup(f"{game}: it has no house rules to measure")
    return found


# ---------------------------------------------------------------------- counting


def row(
    game: str,
    name: str,
    chosen: dict[str, str],
    outcomes: Sequence[Outcome],
    book: Sequence[Outcome],
) -> Row:
    """The figures of one of them, and how they differ from those of the book."""
    ended = [one for one in outcomes if not one.cut]
    wins = sum(bool(one.winners) for one in ended)
    low, high = wilson(wins, len(ended))
    scores = [score for one in ended if (score := best(one)) is not None]
    by_book = {one.number: one for one in book if not one.cut}
    pairs = [(by_book[one.number], one) for one in ended if one.number in by_book]
    beside = name != BOOK and len(pairs) > 1
    return Row(
        name=name,
        preset=name != BOOK and "=" not in name,
        chosen=chosen,
        games=len(ended),
        wins=wins,
        share=Range(wins / len(ended) if ended else 0.0, low, high),
        decisions=average([one.decisions for one in ended]),
        spread=quarters([one.decisions for one in ended]),
        fights=average([one.detail.fights for one in ended if one.detail]),
        spent=average([one.detail.spent for one in ended if one.detail]),
        scores=quarters(scores) if scores else None,
        more_wins=more_wins(pairs) if beside else None,
        longer=longer(pairs) if beside else None,
    )


def best(outcome: Outcome) -> int | None:
    """The winner's score."""
    scores = [outcome.scores[seat] for seat in outcome.winners]
    return max([score for score in scores if score is not None], default=None)


def average(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def quarters(values: Sequence[int]) -> tuple[float, float, float]:
    if len(values) < 2:
        only = float(values[0]) if values else 0.0
        return only, only, only
    first, half, third = quantiles(values, n=4, method="inclusive")
    return first, half, third


Pairs = Sequence[tuple[Outcome, Outcome]]


def more_wins(pairs: Pairs) -> Range:
    """The difference of both shares, by pairs."""
    only_book = sum(bool(a.winners) and not b.winners for a, b in pairs)
    only_this = sum(bool(b.winners) and not a.winners for a, b in pairs)
    low, high = paired_interval(only_book, only_this, len(pairs))
    return Range((only_this - only_book) / len(pairs), low, high)


def longer(pairs: Pairs) -> Range:
    """The mean difference of lengths as a part of the book's mean length."""
    mean = average([a.decisions for a, _ in pairs])
    parts = [(b.decisions - a.decisions) / mean for a, b in pairs]
    middle = sum(parts) / len(parts)
    spread = sqrt(sum((part - middle) ** 2 for part in parts) / (len(parts) - 1) / len(parts))
    return Range(middle, middle - Z95 * spread, middle + Z95 * spread)


# ---------------------------------------------------------------------- in words

HEADS = ("rule", "wins", "more-wins", "length", "longer", "fights", "spent")


def called(game: str, one: Row, lang: str) -> str:
    """A set of house rules in words."""
    rules = find(game)
    if one.preset:
        return render(Message(f"{rules.prefix}-preset", {"name": one.name}), lang, unnamed)
    for variant in rules.variants:
        if variant.name in one.chosen:
            return render(variant.said(rules.prefix, one.chosen[variant.name]), lang, unnamed)
    return say("lab-variants-book", lang)


def unnamed(kind: str, id: str, lang: str) -> str:
    """Their sentences name no card."""
    return id


def between(found: Range | None, lang: str) -> str:
    """A difference, and its interval below."""
    if found is None:
        return "—"
    ends = [signed(end, lang) for end in (found.low, found.high)]
    return f"{signed(found.value, lang)}\n{ends[0]} … {ends[1]}"


def signed(value: float, lang: str) -> str:
    return f"{'+' if value >= 0 else ''}{share(value, lang)}"


def lines(found: Measurement, lang: str) -> list[tuple[str, ...]]:
    """A line for each."""
    return [
        (
            called(found.game, one, lang),
            f"{share(one.share.value, lang)}\n{one.wins}/{one.games}",
            between(one.more_wins, lang),
            f"{number(one.decisions, lang, 0)}\n"
            + " · ".join(number(value, lang, 0) for value in one.spread),
            between(one.longer, lang),
            number(one.fights, lang),
            number(one.spent, lang),
        )
        for one in found.rows
    ]


def heads(lang: str) -> list[str]:
    """What the columns hold; of the decisions also how they are spread."""
    spread = say("lab-variants-spread", lang)
    said = {name: say(f"lab-variants-{name}", lang) for name in HEADS}
    return list({**said, "length": f"{said['length']}\n{spread}"}.values())


def title(found: Measurement, lang: str) -> str:
    games = max((one.games for one in found.rows), default=0)
    return say("lab-variants-title", lang, level=found.level, games=games)


def to_html(measured: Sequence[Measurement], lang: str = "en") -> str:
    """The whole page: a part for each level."""
    parts: list[str] = []
    for found in measured:
        parts.append(f"<h2>{escape(title(found, lang))}</h2>")
        parts.append(table(heads(lang), lines(found, lang), parts=True))
        if plots.can_draw():
            parts.append(pictures(drawn(found, lang)))
        else:
            parts.append(note(say("lab-plots", lang)))
        for name, why in found.refused.items():
            parts.append(note(mistakes.said(f"{name}: {why}", lang)))
    parts.append(note(say("lab-variants-how", lang)))
    game = title_of(measured[0].game, lang)
    return page(say("lab-variants-page", lang, game=game), "\n".join(parts), lang)


def drawn(found: Measurement, lang: str) -> list[tuple[str, str]]:
    """How often each wins, and what is different beside the book."""
    named = [(called(found.game, one, lang), one) for one in found.rows]
    shares = [(name, one.share.value, one.share.low, one.share.high) for name, one in named]
    wins = [(name, r.value, r.low, r.high) for name, one in named if (r := one.more_wins)]
    lengths = [(name, r.value, r.low, r.high) for name, one in named if (r := one.longer)]
    rows = [(say("lab-variants-wins", lang), plots.intervals(shares, lang))]
    for head, some in (("more-wins", wins), ("longer", lengths)):
        if some:
            rows.append((say(f"lab-variants-{head}", lang), plots.intervals(some, lang, zero=True)))
    return rows


def usual(game: str) -> dict[str, Any]:
    """The set-up in which most house rules mean something: what they are measured in."""
    fields = {field.name: field for field in undercroft.setup_options(game)}
    wanted: dict[str, Any] = {}
    for variant in find(game).variants:
        for other, values in variant.only:
            wanted.setdefault(
                other, next((v for v in (fields[other].default,) if v in values), values[0])
            )
    return {name: value for name, value in wanted.items() if value != fields[name].default}
