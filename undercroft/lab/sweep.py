"""The same question for every value of some set-up fields: which encounter is hard, for how many players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.game import Field
from undercroft.text import mistakes, number, say, share

from . import plots, setup_words
from .counting import Report, Row, summarise
from .executors import Batch, GameSpec, batches
from .outcome import Outcome
from .page import note, page, table, title_of
from .page import plots as pictures
from .playing import LONGEST, Played
from .report import about, bots_told, field_words, options, whose
from .running import play_all
from .simulate import made

Over = Mapping[str, tuple[str | int, ...]]


class Cell(msgspec.Struct, frozen=True):
    """One combination of values, and what came of it."""

    values: dict[str, str | int]
    report: Report

    @property
    def row(self) -> Row:
        return self.report.main


class Sweep(msgspec.Struct, frozen=True):
    """All of them."""

    game: str
    setup: dict[str, Any]
    """What is the same everywhere."""
    over: dict[str, tuple[str | int, ...]]
    seed: int | str
    wanted: int
    cells: tuple[Cell, ...]
    refused: dict[str, str]
    """Combinations that the game does not allow, and why."""

    @property
    def games(self) -> int:
        return sum(cell.report.games for cell in self.cells)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "setup": self.setup,
            "over": {name: list(values) for name, values in self.over.items()},
            "seed": self.seed,
            "games": self.games,
            "wanted": self.wanted,
            "cells": [{"values": cell.values, **cell.report.to_json()} for cell in self.cells],
            "refused": self.refused,
        }


def everybody(names: Sequence[str], game: str, setup: Mapping[str, Any]) -> list[str]:
    """A bot for each seat of this set-up; a single name is for all of them."""
    seats = len(undercroft.new(game, setup, seed=0).seats)
    return [names[0]] * seats if len(names) == 1 else list(names)


def sweep(
    spec: GameSpec,
    setup: Mapping[str, Any],
    over: Over,
    bots: Sequence[str],
    games: int = 200,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    effort: int | None = None,
) -> Sweep:
    """Play `games` games of every combination of the values in `over`, all with the same seeds.

    `bots` is one name for all seats, or one for each. An interrupt raises `Stopped` with what was done.
    """
    if games < 1:
        raise InvalidSetup(f"games: {games} is not at least 1")
    if not over:
        raise InvalidSetup("over: name at least one field")
    spec.open()
    trials: list[Any] = []
    places: list[dict[str, str | int]] = []
    refused: dict[str, str] = {}
    for combination in product(*over.values()):
        values = dict(zip(over, combination, strict=True))
        try:
            whole = setup_words.give_way(spec.game, {**setup, **values})
            sat = everybody(bots, spec.game, whole)
            common = {"longest": longest, "effort": effort, "lengths": True}
            trials.append(made(spec, whole, sat, seed, **common))
            places.append(values)
        except InvalidSetup as error:
            refused[label(values)] = str(error)
    if not trials:
        raise InvalidSetup(next(iter(refused.values())))
    work: list[Batch] = [one for trial in trials for one in batches(trial, range(games))]
    found: list[list[Outcome]] = [[] for _ in trials]
    known = {id(trial): place for place, trial in enumerate(trials)}

    def take(batch: Batch, some: Sequence[Played]) -> None:
        found[known[id(batch.trial)]] += [one.outcome for one in some]

    def counted() -> Sweep:
        cells = [
            Cell(
                values, summarise(trial.game, dict(trial.setup), trial.bots, seed, outcomes, games)
            )
            for values, trial, outcomes in zip(places, trials, found, strict=True)
            if outcomes
        ]
        over_values = {name: tuple(some) for name, some in over.items()}
        wanted = games * len(trials)
        return Sweep(spec.game, dict(setup), over_values, seed, wanted, tuple(cells), refused)

    return play_all(spec, jobs, work, take, counted, progress)


def label(values: Mapping[str, str | int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


# ---------------------------------------------------------------------- as a page


def to_html(found: Sweep, lang: str = "en") -> str:
    """The whole page: a heat map of two fields, intervals of one, and the table."""
    first = found.cells[0].report
    fields = options(found.game, str(first.setup["pack"]))
    named = " × ".join(field_words(fields, name, None, lang) for name in found.over)
    title = say("lab-sweep-title", lang, game=title_of(found.game, lang), fields=named)
    sat = bots_told(tuple(dict.fromkeys(first.bots)), lang)
    parts = [about(found.game, first.setup, found.seed, sat, lang, without=found.over)]
    parts.append(note(lead(found, lang)))
    if plots.can_draw():
        caption = "lab-plot-shares" if len(found.over) == 1 else "lab-sweep-heat"
        parts.append(pictures([(say(caption, lang), drawn(found, fields, lang))]))
    else:
        parts.append(note(say("lab-plots", lang)))
    words = range(len(found.over))
    parts.append(table(heads(found, lang), rows(found, lang), words))
    for what, why in found.refused.items():
        parts.append(note(mistakes.said(f"{what}: {why}", lang)))
    parts.append(note(say("lab-intervals", lang)))
    return page(title, "\n".join(parts), lang)


def lead(found: Sweep, lang: str) -> str:
    """What is counted, and of how many games each, if it is the same number."""
    first = found.cells[0].report
    told = [whose(first, first.alike, lang)]
    counts = {cell.row.games for cell in found.cells}
    if len(counts) == 1:
        told.append(say("lab-each", lang, games=counts.pop()))
    return " ".join(told)


def heads(found: Sweep, lang: str) -> list[str]:
    return [*found.over, *[say(f"lab-{name}", lang) for name in columns(found)]]


def columns(found: Sweep) -> list[str]:
    """Those in which there is something to be seen."""
    reports = [cell.report for cell in found.cells]
    shown = {
        "games": len({cell.row.games for cell in found.cells}) > 1,
        "rounds-head": any(report.mean_rounds is not None for report in reports),
        "cut-head": any(report.cut for report in reports),
    }
    every = ("games", "wins", "share", "interval", "rounds-head", "cut-head")
    return [name for name in every if shown.get(name, True)]


def rows(found: Sweep, lang: str) -> list[tuple[str, ...]]:
    """A line for each combination."""
    lines: list[tuple[str, ...]] = []
    for cell in found.cells:
        row, report = cell.row, cell.report
        rounds = report.mean_rounds
        cells = {
            "games": str(row.games),
            "wins": str(row.wins),
            "share": share(row.share, lang),
            "interval": f"{share(row.low, lang)} – {share(row.high, lang)}",
            "rounds-head": "–" if rounds is None else number(rounds, lang),
            "cut-head": str(report.cut),
        }
        own = [cells[name] for name in columns(found)]
        lines.append((*map(str, cell.values.values()), *own))
    return lines


def drawn(found: Sweep, fields: Sequence[Field], lang: str) -> str:
    """Two fields or more: a grid, the last field across; one: a line each."""
    by_values = {tuple(cell.values.values()): cell.row for cell in found.cells}
    names = list(found.over)

    def named(place: int, value: str | int) -> str:
        return field_words(fields, names[place], value, lang)

    if len(found.over) == 1:
        lines = [(named(0, key[0]), row.share, row.low, row.high) for key, row in by_values.items()]
        return plots.intervals(lines, lang)
    *down, across = found.over.values()
    places = [key for key in product(*down) if any((*key, last) in by_values for last in across)]
    grid = [
        [
            by_values[*key, last].share if (*key, last) in by_values else float("nan")
            for last in across
        ]
        for key in places
    ]
    return plots.heat(
        [" · ".join(named(*one) for one in enumerate(key)) for key in places],
        [named(len(down), last) for last in across],
        grid,
        lang,
    )
