"""`undercroft arena`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from undercroft.kernel.errors import InvalidSetup
from undercroft.lab.arena import HEADS, Arena, pair_lines, rated_lines, to_html
from undercroft.lab.arena import arena as meet

from .lab import USUAL, Asked, counting
from .screen import print_json, screen
from .words import spoken, word


def arena(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    bots: Annotated[str, Parameter(help=word("cli-arg-arena"))],
    games: Annotated[int, Parameter(help=word("cli-arg-each-pair"))] = 100,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    run: Asked = USUAL,
) -> int:
    """Every bot against every other; ratings with intervals. Ctrl-C counts what was played by then."""
    asked = run.about(game)
    wished = asked.read(run.set_)
    setup = asked.along(wished, [name for name in wished if name != "pack"])
    names = asked.bots(bots)
    if len(names) < 2:
        raise InvalidSetup("--bots: name at least two")
    found, code = counting(
        game,
        None,
        lambda more: meet(asked.spec, setup, names, games, seed, **run.how(more)),
    )
    if not found.games:
        return code
    run.write(lambda lang: to_html(found, lang))
    if run.json:
        print_json(found.to_json())
    else:
        show(found)
    return code


def show(found: Arena) -> None:
    lang = spoken()
    title = word("lab-title-seed", game=found.game, games=found.games, seed=str(found.seed))
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in HEADS:
        table.add_column(word(f"lab-{name}"), justify="right")
    for line in rated_lines(found, lang):
        table.add_row(*line)
    screen.print(table)
    pairs = Table(show_header=False)
    for line in pair_lines(found, lang):
        pairs.add_row(*line)
    screen.print(pairs)
    screen.print(word("lab-arena-how"))
