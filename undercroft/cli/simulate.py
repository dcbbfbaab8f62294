"""`undercroft simulate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

import undercroft
from undercroft.kernel.errors import InvalidSetup
from undercroft.lab import tables
from undercroft.lab.counting import Report, Row
from undercroft.lab.outcome import Outcome
from undercroft.lab.playing import Kept
from undercroft.lab.report import counted, facts, to_html, won_lines
from undercroft.lab.simulate import simulate as simulating
from undercroft.text import number

from .lab import USUAL, Asked, counting
from .replay import read
from .screen import notes, print_json, screen, try_out
from .words import in_a_row, spoken, word


def simulate(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    seats: Annotated[str, Parameter(show_default=False, help=word("cli-arg-seats"))] = "",
    games: Annotated[int, Parameter(help=word("cli-arg-how-many"))] = 1000,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    from_: Annotated[Path | None, Parameter(name="--from", help=word("cli-arg-from"))] = None,
    csv: Annotated[Path | None, Parameter(help=word("cli-arg-csv"))] = None,
    parquet: Annotated[Path | None, Parameter(help=word("cli-arg-parquet"))] = None,
    keep: Annotated[Path | None, Parameter(help=word("cli-arg-keep"))] = None,
    which: Annotated[Kept, Parameter(help=word("cli-arg-which"))] = "lost",
    run: Asked = USUAL,
) -> int:
    """Let bots play many games and count the results. Ctrl-C stops it and counts those played by then.

    Bots change places in every order, so that each sits everywhere beside everyone equally often.
    """
    where = Places(run.report, csv, parquet, keep)
    asked = run.about(game)
    wished = asked.read(run.set_)
    setup = asked.along(wished, [name for name in wished if name != "pack"])
    position = None if from_ is None else begun(from_)
    if position is None:
        asked.refuse_unused(setup, list(wished))
        filled = len(undercroft.new(game, setup, seed=0).seats)
    else:
        filled = len(undercroft.from_position(position).seats)
    bots = asked.bots(seats)
    if len(bots) == 1:  # one name is for all of them
        bots *= filled
    begin = perf_counter()
    found, code = counting(
        game,
        games,
        lambda more: simulating(
            game,
            setup,
            bots,
            games,
            seed,
            pack=asked.spec.packs,
            use=asked.spec.use,
            position=position,
            detail=where.detail,
            keep=which if keep is not None else None,
            kept=where.keep,
            on=asked.spec.on,
            **run.how(more),
        ),
    )
    if not found.games:
        return code
    seconds = perf_counter() - begin
    where.write(found)
    if run.json:
        print_json(found.to_json())
    else:
        show(found, seconds)
    return code


class Places:
    """Where results shall go; refused before the run where they could not be written."""

    def __init__(
        self, report: Path | None, csv: Path | None, parquet: Path | None, journals: Path | None
    ) -> None:
        self.report, self.csv, self.parquet, self.journals = report, csv, parquet, journals
        self.kept = 0
        if csv is not None:
            tables.check_path(csv, ".csv")
        if parquet is not None:
            tables.check_path(parquet, ".parquet")
            tables.need_frames()
        for path in (report, csv, parquet):
            if path is not None:
                try_out(path)
        if journals is not None:
            journals.mkdir(parents=True, exist_ok=True)
            try_out(journals / "journal.json")

    @property
    def detail(self) -> bool:
        """Whether anybody wants to know more than how games ended."""
        return any(path is not None for path in (self.report, self.csv, self.parquet))

    def keep(self, outcome: Outcome, journal: bytes) -> None:
        """A journal, by the number of its game."""
        assert self.journals is not None
        self.kept += 1
        (self.journals / f"game-{outcome.number}.json").write_bytes(journal)

    def write(self, found: Report) -> None:
        """Everything that was asked for."""
        if self.report is not None:
            self.report.write_text(to_html(found, spoken()), encoding="utf-8")
            notes.print(word("cli-report", path=str(self.report)), soft_wrap=True)
        for path, write in ((self.csv, tables.write_csv), (self.parquet, tables.write_parquet)):
            if path is not None:
                written = in_a_row(str(file) for file in write(found, path))
                notes.print(word("cli-tables", files=written), soft_wrap=True)
        if self.journals is not None:
            told = word("cli-kept", count=self.kept, folder=str(self.journals))
            notes.print(told, soft_wrap=True)


def begun(path: Path) -> dict[str, Any]:
    """A position out of a file."""
    document = read(path)
    if not isinstance(document, dict):
        raise InvalidSetup(f"{path}: not a position")
    return document


def show(report: Report, seconds: float) -> None:
    title = word("lab-title-seed", game=report.game, games=report.games, seed=str(report.seed))
    for place, (id, rows, names) in enumerate(counted(report, spoken())):
        screen.print(rows_table(title if place == 0 else word(id), rows, names))
    decisions = sum(outcome.decisions for outcome in report.outcomes)
    took = word(
        "lab-seconds",
        seconds=number(seconds, spoken()),
        games=number(report.games / seconds, spoken()),
        decisions=number(decisions / seconds, spoken(), 0),
        build=word("lab-build", build="compiled" if undercroft.BUILD == "compiled" else "pure"),
    )
    screen.print(*facts(report, spoken()), took)


def rows_table(title: str, rows: Sequence[Row], names: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    heads, lines = won_lines(rows, names, spoken())
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    for line in lines:
        table.add_row(*line)
    return table
