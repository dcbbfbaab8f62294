"""`undercroft odds`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import undercroft
from undercroft import Match
from undercroft.kernel.errors import InvalidSetup
from undercroft.lab.counting import Row
from undercroft.lab.odds import Odds
from undercroft.lab.odds import odds as run
from undercroft.lab.outlook import outlook
from undercroft.text import labelled, share

from .lab import Question, counting
from .own import use_flag
from .screen import json_flag, print_json, screen
from .simulate import begun
from .words import spoken, word

#: So many lines of what may happen are shown.
SHOWN = 15


def odds(
    file: Annotated[Path, Parameter(help=word("cli-arg-position"))],
    /,
    *,
    option: Annotated[str | None, Parameter(help=word("cli-arg-option"))] = None,
    games: Annotated[int, Parameter(help=word("cli-arg-play-on"))] = 0,
    seats: Annotated[str, Parameter(show_default=False, help=word("cli-arg-everybody"))] = "",
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    jobs: Annotated[int, Parameter(show_default=False, help=word("cli-arg-jobs"))] = 0,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> int:
    """What each option of a position leads to, and how likely; with --games, how often it wins from there.

    A position knows every secret: so do the odds.
    """
    if games < 0:
        raise InvalidSetup(f"games: {games} is not at least 0")
    document = begun(file)
    asked = Question(str(document.get("game")), None, use)
    match = undercroft.from_position(document)
    found = run(match, option, spoken(), seed)
    wins: list[Row | None] = [None] * len(found)
    code = 0
    if games:
        bots = asked.bots(seats)
        bots = bots * len(match.seats) if len(bots) == 1 else bots
        played, code = counting(
            match.game.name,
            games * len(found),
            lambda more: outlook(asked.spec, document, found, bots, games, seed, jobs, more),
        )
        wins = [row if row.games else None for row in played.rows]
    if json:
        print_json([as_json(one, row) for one, row in zip(found, wins, strict=True)])
        return code
    for one, row in zip(found, wins, strict=True):
        show(match, one, row)
    return code


def as_json(one: Odds, row: Row | None) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "wins": None if row is None else msgspec.to_builtins(row)}


def show(match: Match, one: Odds, row: Row | None) -> None:
    lang = spoken()
    how = word("lab-exact" if one.exact else "lab-sampled", count=one.outcomes)
    title = labelled(match.seats[one.seat].name, f"{one.text} [{one.option}] – {how}", lang)
    screen.print(Text(title), soft_wrap=True)  # a title is no wider than its table
    table = Table(show_header=False)
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for likely in one.happens[:SHOWN]:
        spread = "" if one.exact else f" ({share(likely.low, lang)} – {share(likely.high, lang)})"
        table.add_row(f"{share(likely.chance, lang)}{spread}", likely.text)
    left = len(one.happens) - SHOWN
    if left > 0:
        table.add_row("…", word("lab-more", count=left))
    if one.over:
        table.add_row(share(one.over, lang), word("lab-over"))
    if row is not None:
        spread = f"{share(row.low, lang)} – {share(row.high, lang)}"
        table.add_row(
            share(row.share, lang), word("lab-wins-from-here", games=row.games, spread=spread)
        )
    if not table.rows:
        table.add_row("–", word("lab-nothing-told"))
    screen.print(table, markup=False)
