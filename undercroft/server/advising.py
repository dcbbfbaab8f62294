"""What would a master do? Somebody asks, everybody is told so, and a process of its own thinks about it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from undercroft import bots
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message

from .entries import Advised as Entry
from .pool import Failed
from .protocol.answers import Advice, Advised
from .protocol.commands import Advise
from .reading import Refused
from .timeline import Told
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("undercroft.server.advising")
LEVEL = "master"


class Adviser:
    """Whoever is asked for advice at one table: about one decision at a time."""

    def __init__(self) -> None:
        self.used: set[tuple[int, str]] = set()
        """Who has asked about which decision that is still open: it is written down once."""
        self._about: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    def moved_on(self, match: Match) -> None:
        """What others decide at the same time changes nothing about one's own question."""
        self.used &= {(ask.seat, ask.id) for ask in match.asks}
        if self._about not in self.used:
            self.cancel()

    def begin(self, table: Table, viewer: Viewer, frame: Advise, seat: int) -> None:
        self.cancel()
        self._about = (seat, frame.decision)
        self._task = asyncio.create_task(_think(table, viewer, frame, seat, table.match))

    def cancel(self) -> None:
        """What it thinks about is no more, or somebody else asks."""
        if self._task is not None:
            self._task.cancel()
            self._task = None


async def advise(table: Table, viewer: Viewer, frame: Advise, cmd: str) -> None:
    """It counts as used from the moment it is asked for."""
    seat = viewer.own_seat
    mine = [decision for decision in table.match.decisions_for(seat) if not decision.aside]
    if not mine or mine[0].id != frame.decision:
        raise Refused("conflict", "the question has changed since")
    if table.match.awaits:  # what real dice will show nobody knows
        viewer.advise(Advice(frame.decision, [], Message("hint-none").to_json()))
        return
    if (seat, frame.decision) not in table.adviser.used:
        aside = Entry(seat)
        await table.keep([Told(aside, table.timeline.kept)], cmd)
        table.tell(asides=[aside])
        table.adviser.used.add((seat, frame.decision))
    table.adviser.begin(table, viewer, frame, seat)


async def _think(table: Table, viewer: Viewer, frame: Advise, seat: int, match: Match) -> None:
    # The same advice for the same moment: to ask twice tells no more.
    seed = f"advice/{seat}/{frame.decision}"
    try:
        task = await asyncio.to_thread(bots.task, match, seat, LEVEL, seed)
        found = await table.services.pool.ask(
            table.id, "advise", task, table.services.settings.bot_seconds
        )
    except Failed as error:
        log.warning("no advice: %s", error)
        viewer.error(frame.cmd, "failed", "the server failed on this; nothing has changed")
        return
    if viewer.seat != seat:
        return  # other eyes look through this screen by now
    if found is None:
        viewer.advise(Advice(frame.decision, [], Message("hint-none").to_json()))
    else:
        best, reason = found
        viewer.advise(Advice(frame.decision, [Advised(*one) for one in best], reason))
