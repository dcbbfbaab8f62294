"""Every game of a simulation as rows: for spreadsheets (CSV), for notebooks (Parquet, data frames).

| table | a row |
|---|---|
| `games` | a game: who sat where, who won, how long it took, how it ended |
| `figures` | somebody who was played in a game: health at the end, deaths, damage dealt and taken |
| `things` | a card, enemy, skill … that an event named in a game, by kind of event and seat, and how often |
| `deaths` | a death in a game: who, by whom, in which round |

The last three need a simulation with `detail=True`. Seats are counted from 1.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.errors import InvalidSetup, UndercroftError

from .counting import Report
from .outcome import Death, Figure, Outcome, Thing

if TYPE_CHECKING:
    import polars as pl

Cells = dict[str, Any]


class NotInstalled(UndercroftError):
    """Something that only an extra brings."""


def games(report: Report) -> Iterator[Cells]:
    """A row a game."""
    for outcome in report.outcomes:
        yield {
            **key(report, outcome),
            "cut": outcome.cut,
            "won": won(report, outcome),
            "rounds": outcome.rounds,
            "decisions": outcome.decisions,
            "why": outcome.why,
            **{
                f"{name}_{seat + 1}": cell
                for seat, entry in enumerate(outcome.entries)
                for name, cell in (
                    ("bot", report.bots[entry]),
                    ("won", seat in outcome.winners),
                    ("score", outcome.scores[seat]),
                )
            },
        }


def won(report: Report, outcome: Outcome) -> bool:
    """Whether the party has won; where everybody plays for themselves, the first bot."""
    if report.team is not None:
        return bool(outcome.winners)
    return outcome.entries.index(0) in outcome.winners


def figures(report: Report) -> Iterator[Cells]:
    """A row for each hunter, character or hero of a game."""
    for outcome in report.outcomes:
        for one in outcome.detail.figures if outcome.detail else ():
            yield {
                **key(report, outcome),
                "figure": one.id,
                "seat": one.seat + 1,
                "bot": report.bots[outcome.entries[one.seat]],
                "won": one.seat in outcome.winners,
                "score": outcome.scores[one.seat],
                **cells(one, "health", "full", "deaths", "dealt", "taken"),
            }


def things(report: Report) -> Iterator[Cells]:
    """A row for each thing that an event named, by seat."""
    for outcome in report.outcomes:
        for one in outcome.detail.things if outcome.detail else ():
            yield {
                **key(report, outcome),
                **cells(one, "event", "kind", "id"),
                "seat": place(one.seat),
                "won": won(report, outcome) if one.seat is None else one.seat in outcome.winners,
                "count": one.count,
            }


def deaths(report: Report) -> Iterator[Cells]:
    """A row for each death."""
    for outcome in report.outcomes:
        for one in outcome.detail.deaths if outcome.detail else ():
            yield {
                **key(report, outcome),
                **cells(one, "decision", "round", "victim_kind", "victim"),
                "victim_seat": place(one.victim_seat),
                **cells(one, "killer_kind", "killer"),
                "killer_seat": place(one.killer_seat),
            }


TABLES: dict[str, Callable[[Report], Iterator[Cells]]] = {
    "games": games,
    "figures": figures,
    "things": things,
    "deaths": deaths,
}


def key(report: Report, outcome: Outcome) -> Cells:
    """Which game: its seed plays it again."""
    return {"game": outcome.number, "seed": f"{report.seed}/{outcome.number}"}


def cells(one: Figure | Thing | Death, *names: str) -> Cells:
    return {name: getattr(one, name) for name in names}


def place(seat: int | None) -> int | None:
    """A seat as people count."""
    return None if seat is None else seat + 1


# ---------------------------------------------------------------------- files and frames


def frame(report: Report, table: str = "games") -> pl.DataFrame:
    """A table as a data frame of Polars (`.to_pandas()` makes one of pandas)."""
    need_frames()
    import polars as pl  # noqa: PLC0415 - optional, and slow to start

    return pl.DataFrame(list(TABLES[table](report)), infer_schema_length=None)


def need_frames() -> None:
    """Say so if the library for data frames is not there."""
    if find_spec("polars") is None:
        raise NotInstalled("data frames need polars: install the extra “lab”")


def files(path: Path) -> dict[str, Path]:
    """Where each table goes: the games into the file itself, the others beside it."""
    return {
        name: path if name == "games" else path.with_name(f"{path.stem}-{name}{path.suffix}")
        for name in TABLES
    }


def check_path(path: Path, suffix: str) -> None:
    """Say so if the file has another ending."""
    if path.suffix != suffix:
        raise InvalidSetup(f"{path}: the name must end in {suffix}")


def write_csv(report: Report, path: Path) -> list[Path]:
    """Every table as comma-separated values; those files that have a row."""
    written: list[Path] = []
    for name, file in files(path).items():
        rows = list(TABLES[name](report))
        if not rows:
            continue
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(rows[0]))
            writer.writeheader()
            writer.writerows(msgspec.to_builtins(rows))
        written.append(file)
    return written


def write_parquet(report: Report, path: Path) -> list[Path]:
    """Every table as a Parquet file; those that have a row."""
    written: list[Path] = []
    for name, file in files(path).items():
        table = frame(report, name)
        if table.height:
            table.write_parquet(file)
            written.append(file)
    return written
