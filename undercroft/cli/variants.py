"""`undercroft variants`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.table import Table

from undercroft.lab import variants as measuring

from .lab import USUAL, Asked, counting, refusals
from .screen import print_json, screen
from .words import spoken, word

RULE = 14
"""Places that the name of a rule has at least."""


def variants(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    bots: Annotated[str, Parameter(help=word("cli-arg-levels"))] = "veteran",
    games: Annotated[int, Parameter(help=word("cli-arg-each"))] = 100,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "variants",
    run: Asked = USUAL,
) -> int:
    """What each house rule does: how often parties win, how long games are, beside the book."""
    asked = run.about(game)
    sets = measuring.every_set(game)
    setup = {**measuring.usual(game), **asked.read(run.set_)}
    found: list[measuring.Measurement] = []
    code = 0
    for level in asked.bots(bots):
        part, code = counting(
            game,
            games * len(sets),
            lambda more, level=level: measuring.measure(  # type: ignore[misc]
                asked.spec, level, setup, games, seed, **run.how(more)
            ),
        )
        found.append(part)
        if code:
            break
    found = [one for one in found if one.rows]
    if not found:
        return code
    run.write(lambda lang: measuring.to_html(found, lang))
    if run.json:
        print_json([one.to_json() for one in found])
        return code
    for one in found:
        # Many columns on eighty places: nothing between them but spaces.
        table = Table(
            title=measuring.title(one, spoken()),
            title_justify="left",
            box=SIMPLE_HEAD,
            padding=0,
            show_edge=False,
            leading=1,
        )
        for place, head in enumerate(measuring.heads(spoken())):
            table.add_column(
                head,
                justify="right" if place else "left",
                min_width=None if place else RULE,
                overflow="fold",
            )
        for row in measuring.lines(one, spoken()):
            table.add_row(*row)
        screen.print(table)
        refusals(one.refused)
    return code
