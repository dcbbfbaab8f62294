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
from undercroft.lab.report import facts, labels, seat_names, to_html
from undercroft.lab.simulate import LONGEST, Report, Row, Stopped
from undercroft.lab.simulate import simulate as run
from undercroft.text import number, share

from .own import let_in, use_flag
from .screen import json_flag, notes, print_json, progress_bar, screen, try_out
from .words import spoken, word


def simulate(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    seats: Annotated[str, Parameter(show_default=False, help=word("cli-arg-seats"))] = "",
    games: Annotated[int, Parameter(help=word("cli-arg-how-many"))] = 1000,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    set_: Annotated[
        list[str] | None,
        Parameter(name="--set", consume_multiple=True, negative=(), help=word("cli-arg-set")),
    ] = None,
    pack: Annotated[Path | None, Parameter(help=word("cli-arg-packs"))] = None,
    jobs: Annotated[int, Parameter(show_default=False, help=word("cli-arg-jobs"))] = 0,
    json: Annotated[bool, json_flag()] = False,
    report: Annotated[Path | None, Parameter(help=word("cli-arg-report"))] = None,
    longest: Annotated[int, Parameter(help=word("cli-arg-longest"))] = LONGEST,
    effort: Annotated[int | None, Parameter(help=word("cli-arg-effort"))] = None,
    use: Annotated[list[str] | None, use_flag()] = None,
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
            found = run(
                game, setup, bots, games, seed, jobs, pack, more, longest, use or (), effort
            )
    except Stopped as stopped:
        found, code = stopped.report, 130
        notes.print(word("lab-stopped", games=found.games, wanted=found.wanted))
    if not found.games:
        return code
    seconds = perf_counter() - begin
    if report is not None:
        report.write_text(to_html(found, spoken()), encoding="utf-8")
        notes.print(word("cli-report", path=str(report)))
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
    best = "veteran" if "veteran" in known else known[0]
    return [best] * len(undercroft.new(game, setup, seed=0).seats)


def show(report: Report, seconds: float) -> None:
    title = word("lab-title-seed", game=report.game, games=report.games, seed=str(report.seed))
    screen.print(rows_table(title, report.entries, labels(report)))
    screen.print(rows_table(word("lab-by-seat"), report.seats, seat_names(report, spoken())))
    decisions = sum(outcome.decisions for outcome in report.outcomes)
    took = word(
        "lab-seconds",
        seconds=number(seconds, spoken()),
        games=number(report.games / seconds, spoken()),
        decisions=number(decisions / seconds, spoken(), 0),
        build=undercroft.BUILD,
    )
    screen.print(*facts(report, spoken()), took)


def rows_table(title: str, rows: Sequence[Row], names: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in ("wins", "share", "interval", "mean-score"):
        table.add_column(word(f"lab-{name}"), justify="right")
    for name, row in zip(names, rows, strict=True):
        lang = spoken()
        score = "–" if row.mean_score is None else number(row.mean_score, lang, 2)
        spread = f"{share(row.low, lang)} – {share(row.high, lang)}"
        table.add_row(name, str(row.wins), share(row.share, lang), spread, score)
    return table
