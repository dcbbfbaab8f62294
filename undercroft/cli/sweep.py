"""`undercroft sweep` and `undercroft compare`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from undercroft.kernel.errors import InvalidSetup
from undercroft.lab import compare as comparing
from undercroft.lab import setup_words
from undercroft.lab import sweep as sweeping

from .lab import SEATS, USUAL, Asked, Question, counting, pairs_flag, refusals, share_of
from .screen import print_json, screen
from .words import spoken, word


def sweep(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    over: Annotated[list[str], pairs_flag("--over", "cli-arg-over")],
    seats: Annotated[str, Parameter(show_default=False, help=word("cli-arg-everybody"))] = "",
    games: Annotated[int, Parameter(help=word("cli-arg-each"))] = 200,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    run: Asked = USUAL,
) -> int:
    """Play every combination of some set-up fields' values, and see where games are won."""
    asked = run.about(game)
    ranges = setup_words.ranges(game, asked.pack, over)
    setup = asked.along(asked.read(run.set_), list(ranges))
    bots = asked.bots(seats)
    total = games
    for values in ranges.values():
        total *= len(values)
    found, code = counting(
        game,
        total,
        lambda more: sweeping.sweep(asked.spec, setup, ranges, bots, games, seed, **run.how(more)),
    )
    if not found.games:
        return code
    run.write(lambda lang: sweeping.to_html(found, lang))
    if run.json:
        print_json(found.to_json())
        return code
    fields = " × ".join(found.over)
    table = Table(title=word("lab-sweep-title", game=game, fields=fields), title_justify="left")
    for place, head in enumerate(sweeping.heads(found, spoken())):
        # Words to use again are never cut short.
        words = place < len(found.over)
        table.add_column(head, justify="left" if words else "right", no_wrap=words)
    for row in sweeping.rows(found, spoken()):
        table.add_row(*row)
    screen.print(table)
    screen.print(sweeping.lead(found, spoken()))
    refusals(found.refused)
    return code


def compare(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    a: Annotated[list[str] | None, pairs_flag("--a", "cli-arg-a")] = None,
    b: Annotated[list[str] | None, pairs_flag("--b", "cli-arg-b")] = None,
    seats: Annotated[str, Parameter(show_default=False, help=word("cli-arg-everybody"))] = "",
    games: Annotated[int, Parameter(help=word("cli-arg-pairs"))] = 1000,
    until: Annotated[str | None, Parameter(help=word("cli-arg-until"))] = None,
    seed: Annotated[str, Parameter(help=word("cli-arg-seed"))] = "1",
    run: Asked = USUAL,
) -> int:
    """Two set-ups, or two bots, over the same seeds: how much more often one wins than the other."""
    if not a and not b:
        raise InvalidSetup("--a and --b: say what is compared, as key=value")
    asked = run.about(game)
    goal = None if until is None else share_of(until)
    most = max(games, MOST) if goal is not None and games == 1000 else games
    sides = (
        side(asked, a or [], run.set_ or [], seats),
        side(asked, b or [], run.set_ or [], seats),
    )
    found, code = counting(
        game,
        2 * most,
        lambda more: comparing.compare(
            asked.spec, *sides, games=most, until=goal, seed=seed, **run.how(more)
        ),
    )
    if not found.pairs:
        return code
    run.write(lambda lang: comparing.to_html(found, lang))
    if run.json:
        print_json(found.to_json())
        return code
    title = word("lab-compare-title", game=game, games=found.pairs)
    table = Table(title=title, title_justify="left")
    heads, lines = comparing.lines(found, spoken())
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    for row in lines:
        table.add_row(*row)
    screen.print(table)
    screen.print(comparing.verdict(found, spoken()), comparing.pairs(found, spoken()))
    if found.a.team is None:
        screen.print(comparing.lead(found, spoken()))
    return code


#: Pairs at most where an interval is asked for.
MOST = 20_000


def side(asked: Question, words: list[str], everywhere: list[str], seats: str) -> comparing.Side:
    """One of the two: its own words count more than those for both. `seats=…` are its bots."""
    own = [one for one in words if not one.startswith(f"{SEATS}=")]
    for one in words:
        if one not in own:
            seats = one.partition("=")[2]
    mine = asked.read(own)
    setup = {**asked.read(everywhere), **mine}
    setup = asked.along(setup, [name for name in mine if name != "pack"])
    asked.refuse_unused(setup, list(mine))
    bots = sweeping.everybody(asked.bots(seats), asked.game, setup)
    return comparing.Side(setup, tuple(bots))
