"""`undercroft simulate`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

import undercroft
from undercroft import bots as bot_room
from undercroft.kernel.errors import InvalidSetup
from undercroft.lab.report import facts, labels, to_html
from undercroft.lab.simulate import LONGEST, Report, Row, Stopped
from undercroft.lab.simulate import simulate as run

from .own import USE, let_in
from .screen import JSON, notes, print_json, progress_bar, screen, try_out


def simulate(
    game: Annotated[str, Parameter(help="Which game")],
    /,
    *,
    seats: Annotated[
        str, Parameter(show_default=False, help="A bot for each seat: greedy,greedy,random")
    ] = "",
    games: Annotated[int, Parameter(help="How many games")] = 1000,
    seed: Annotated[str, Parameter(help="The same seed gives the same result")] = "1",
    set_: Annotated[
        list[str] | None,
        Parameter(name="--set", consume_multiple=True, negative=(), help="Set-up: key=value …"),
    ] = None,
    pack: Annotated[Path | None, Parameter(help="Folder of a content pack of yours")] = None,
    jobs: Annotated[int, Parameter(show_default=False, help="Processes [one per core]")] = 0,
    json: Annotated[bool, JSON] = False,
    report: Annotated[Path | None, Parameter(help="Write an HTML report here")] = None,
    longest: Annotated[int, Parameter(help="Cut a game after so many decisions")] = LONGEST,
    use: Annotated[list[str] | None, USE] = None,
) -> int:
    """Let bots play many games and count the results. Ctrl-C stops it and counts those played by then.

    Bots change places in every order, so that each sits everywhere beside everyone equally often.
    """
    if report is not None:
        try_out(report)
    let_in(game, use)
    setup = read_setup(game, set_ or ())
    if pack is not None:
        setup["pack"] = undercroft.add_pack(game, pack)
    bots = [name.strip() for name in seats.split(",")] if seats else default_bots(game, setup)
    begin = perf_counter()
    code = 0
    try:
        with progress_bar() as bar:
            task = bar.add_task(game, total=games)
            more = partial(bar.advance, task)
            found = run(game, setup, bots, games, seed, jobs, pack, more, longest, use or ())
    except Stopped as stopped:
        found, code = stopped.report, 130
        notes.print(stopped)
    if not found.games:
        return code
    seconds = perf_counter() - begin
    if report is not None:
        report.write_text(to_html(found), encoding="utf-8")
        notes.print(f"report: {report}")
    if json:
        print_json(found.to_json())
    else:
        show(found, seconds)
    return code


def read_setup(game: str, pairs: Sequence[str]) -> dict[str, Any]:
    """`key=value` texts as a set-up; values get the type the field has."""
    fields = {field.name: field for field in undercroft.setup_options(game)}
    setup: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise InvalidSetup(f"--set {pair}: write it as key=value")
        values = fields[name].values if name in fields else ()
        same = [choice.value for choice in values if str(choice.value) == text]
        setup[name] = same[0] if same else text
    return setup


def default_bots(game: str, setup: dict[str, Any]) -> list[str]:
    """The strongest quick bot in every seat."""
    known = bot_room.names(game)
    best = "greedy" if "greedy" in known else known[0]
    return [best] * len(undercroft.new(game, setup, seed=0).seats)


def show(report: Report, seconds: float) -> None:
    title = f"{report.game}: {report.games} games, seed {report.seed}"
    screen.print(rows_table(title, report.entries, labels(report)))
    screen.print(rows_table("by seat", report.seats, [row.name for row in report.seats]))
    screen.print(*facts(report), f"{seconds:.1f} s.")


def rows_table(title: str, rows: Sequence[Row], names: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in ("wins", "share", "95 %", "mean score"):
        table.add_column(name, justify="right")
    for name, row in zip(names, rows, strict=True):
        score = "–" if row.mean_score is None else f"{row.mean_score:.2f}"
        spread = f"{row.low:.1%} – {row.high:.1%}"
        table.add_row(name, str(row.wins), f"{row.share:.1%}", spread, score)
    return table
