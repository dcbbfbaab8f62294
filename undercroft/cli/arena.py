"""`undercroft arena`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from undercroft.kernel.errors import InvalidSetup
from undercroft.lab.arena import Arena
from undercroft.lab.arena import arena as run
from undercroft.lab.playing import LONGEST
from undercroft.lab.simulate import Stopped
from undercroft.text import number, share

from .lab import Question, counting, pairs_flag
from .own import use_flag
from .screen import json_flag, notes, print_json, screen
from .words import spoken, word


def arena(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    bots: Annotated[str, Parameter(help=word("cli-arg-arena"))],
    games: Annotated[int, Parameter(help=word("cli-arg-each-pair"))] = 100,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    set_: Annotated[list[str] | None, pairs_flag("--set", "cli-arg-set")] = None,
    pack: Annotated[Path | None, Parameter(help=word("cli-arg-packs"))] = None,
    jobs: Annotated[int, Parameter(show_default=False, help=word("cli-arg-jobs"))] = 0,
    json: Annotated[bool, json_flag()] = False,
    longest: Annotated[int, Parameter(help=word("cli-arg-longest"))] = LONGEST,
    effort: Annotated[int | None, Parameter(help=word("cli-arg-effort"))] = None,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> int:
    """Every bot against every other; ratings with intervals. Ctrl-C counts what was played by then."""
    asked = Question(game, pack, use)
    wished = asked.read(set_)
    setup = asked.along(wished, [name for name in wished if name != "pack"])
    names = asked.bots(bots)
    if len(names) < 2:
        raise InvalidSetup("--bots: name at least two")
    code = 0
    try:
        found = counting(
            game,
            None,
            lambda more: run(asked.house, setup, names, games, seed, jobs, more, longest, effort),
        )
    except Stopped as stopped:
        found, code = stopped.report, 130
        notes.print(word("lab-stopped", games=found.games, wanted=found.wanted))
    if not found.games:
        return code
    if json:
        print_json(found.to_json())
    else:
        show(found)
    return code


def show(found: Arena) -> None:
    lang = spoken()
    title = word("lab-title-seed", game=found.game, games=found.games, seed=str(found.seed))
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in ("rating", "interval", "points", "games"):
        table.add_column(word(f"lab-{name}"), justify="right")
    for one in found.rated:
        spread = f"{number(one.low, lang, 0)} – {number(one.high, lang, 0)}"
        cells = (number(one.rating, lang, 0), spread, share(one.score, lang), str(one.games))
        table.add_row(one.bot, *cells)
    screen.print(table)
    pairs = Table(show_header=False)
    for pair in found.pairs:
        spread = f"{share(pair.low, lang)} – {share(pair.high, lang)}"
        pairs.add_row(f"{pair.a} : {pair.b}", share(pair.share, lang), spread)
    screen.print(pairs)
    screen.print(word("lab-arena-how"))
