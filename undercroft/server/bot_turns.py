"""Bots that must decide: they are asked, and their choices come back by the table's queue."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from undercroft.kernel.match import Match

from . import choosing
from .reading import Refused
from .table_bots import Choice

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("undercroft.server.table")


def wake(table: Table) -> None:
    """If a bot must decide, let it think about what it sees."""
    match = table.match
    if table.bots.thinking or match.over or table.resting:
        return
    if match.awaits:
        # What real dice showed only a person can say; bots among themselves leave it to the seed.
        if table.alone:
            table.post(partial(_rolls, table, match))
        return
    for seat in match.waiting:
        bot = table.seats[seat].bot
        if bot is not None and table.bots.can(seat):
            table.bots.think(seat, bot, match, partial(_answers, table, seat, match))
            return


def _answers(table: Table, seat: int, match: Match, choice: Choice | None) -> None:
    table.post(partial(_plays, table, seat, match, choice))


async def _rolls(table: Table, match: Match) -> None:
    rolls = [option.id for option in match.decisions[0].options if option.kind == "roll_all"]
    if table.match is match and rolls:
        await choosing.play(table, 0, match.decisions[0].id, rolls[0], "bot", None)


async def _plays(table: Table, seat: int, match: Match, choice: Choice | None) -> None:
    # The table may have moved on while it thought: then another one thinks already.
    if table.match is not match or table.seats[seat].kind != "bot":
        return
    table.bots.rest()
    if choice is None:
        return
    decision, option = choice
    table.unwatched += not table.viewers
    try:
        await choosing.play(table, seat, decision, option, "bot", None)
    except Refused as refused:
        log.warning("%s: bot at seat %d: %s", table.name, seat, refused)
        table.bots.failed(seat, choice)
