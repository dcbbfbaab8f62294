"""Finished matches looked at afterwards: bit by bit in the processes for bots, and kept with the replay.

One at a time for a table. It goes on as long as somebody asks how far it is; what was found by then waits
for the next who does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from undercroft import UndercroftError, bots
from undercroft.kernel import seen
from undercroft.lab.analysis import Moment, summed_up, turns

from . import limits, replays
from .pool import Failed
from .protocol.replays import Analysis, AnalysisState, Fortune, Judged, TurningPoint
from .reading import Refused
from .store.model import StoreError

if TYPE_CHECKING:
    from .registry import TableRegistry
    from .table import Table

log = logging.getLogger("undercroft.server.analysing")


class _Work:
    """What is known of one match so far."""

    def __init__(self, journal: dict[str, Any]) -> None:
        self.inputs: Sequence[Sequence[Any]] = journal["inputs"]
        self.body = msgspec.json.encode(journal)
        self.next = 0
        self.decisions = 0
        self.moments: list[Moment] = []
        self.told: dict[int, list[seen.Message]] = {}
        """Of blunders, by the number of inputs before: what was chosen, what was better, and why."""
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def wanted(self) -> bool:
        return time.monotonic() - self.asked < limits.ANALYSIS_WAIT

    def take(self, answer: dict[str, Any]) -> None:
        """What a process has found out in one go."""
        self.moments += [Moment(*row) for row in answer["rows"]]
        self.told |= answer["told"]
        self.decisions += answer["decisions"]
        self.next = answer["next"]


class Analyst:
    """All matches that this process has analysed."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._works: dict[str, _Work] = {}

    async def state(self, table: Table) -> AnalysisState:
        """How far it is; to ask is to wait for it."""
        work = self._works.get(table.id)
        if work is not None:
            work.asked = time.monotonic()
            return AnalysisState(work.next, len(work.inputs), work.running, None)
        body = await self._registry.replay(table)
        kept = await asyncio.to_thread(replays.analysis_in, body)
        return AnalysisState(0, 0, False, cast(Analysis | None, kept))

    async def begin(self, table: Table) -> AnalysisState:
        now = await self.state(table)
        if now.analysis is not None or now.running:
            return now
        if self._registry.settings.analysis == 0 or bots.mind(table.match) is None:
            raise Refused("invalid", "this match cannot be analysed here")
        if sum(work.running for work in self._works.values()) >= limits.ANALYSES:
            raise Refused("busy", "too many matches are being analysed: wait a little")
        work = self._works.get(table.id)
        if work is None:
            work = _Work(await self._registry.journal(table))
            # Whoever asked at the same time may have been first.
            work = self._works.setdefault(table.id, work)
            self._forget()
        work.asked = time.monotonic()
        if not work.running:
            work.task = asyncio.create_task(self._look(table, work))
        return AnalysisState(work.next, len(work.inputs), True, None)

    def _forget(self) -> None:
        """What waits for nobody is begun anew, if somebody comes back."""
        waiting = [id for id, work in self._works.items() if not work.running and not work.wanted]
        for id in waiting[: max(0, len(self._works) - 2 * limits.ANALYSES)]:
            del self._works[id]

    async def _look(self, table: Table, work: _Work) -> None:
        settings = self._registry.settings
        try:
            while work.next < len(work.inputs):
                if not work.wanted:
                    return
                job = {"journal": work.body, "first": work.next, "effort": settings.analysis}
                asking = self._registry.pool.ask(table.id, "analyse", job, settings.import_seconds)
                work.take(await self._while_wanted(work, asking))
            await self._keep(table, await asyncio.to_thread(_found, table, work))
            del self._works[table.id]
        except _Unwanted:
            return
        except (Failed, Refused, StoreError, UndercroftError) as error:
            log.warning("%s: no analysis: %s", table.name, error)
            self._works.pop(table.id, None)

    async def _keep(self, table: Table, found: Analysis) -> None:
        """It goes with the replay: whoever has the link has both."""
        body = await self._registry.replay(table)
        async with table.writing:
            whole = await asyncio.to_thread(replays.with_analysis, body, found)
            await self._registry.store.keep_replay(table.id, whole)

    async def _while_wanted(self, work: _Work, asking: Any) -> Any:
        """The answer of a process; called off as soon as nobody waits for it."""
        job = asyncio.ensure_future(asking)
        try:
            while not job.done():
                await asyncio.wait([job], timeout=1.0)
                if not job.done() and not work.wanted:
                    raise _Unwanted
            return job.result()
        finally:
            job.cancel()

    async def close(self) -> None:
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await work.task


class _Unwanted(Exception):
    """Nobody waits any more."""


def _found(table: Table, work: _Work) -> Analysis:
    """As it is kept and sent: by the frames of the replay."""
    whole = summed_up(table.match, work.moments, work.decisions)
    at = {moment.number: replays.frame_of(work.inputs, moment.number) for moment in whole.moments}
    last = len(work.inputs)
    turned = [
        TurningPoint(replays.frame_of(work.inputs, turn.number), turn.seat, turn.before, turn.after)
        for turn in turns(whole, last)
    ]
    fortunes = [Fortune(one.seat, one.first, one.cost, one.luck, one.end) for one in whole.stories]
    judged = [_judged(moment, at[moment.number], work.told) for moment in whole.moments]
    return Analysis(judged, fortunes, turned, whole.decisions)


def _judged(moment: Moment, frame: int, told: Mapping[int, Sequence[seen.Message]]) -> Judged:
    said = told.get(moment.number, (None, None, None))
    return Judged(frame, moment.seat, moment.chance, moment.taken, moment.blunder, *said)
