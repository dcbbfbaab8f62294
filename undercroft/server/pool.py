"""Processes for what takes long: a fair queue by table, a limit for each job, and none of them matters.

Each process has a thread here that hands it a job and waits. A process that dies or takes too long is
replaced; whoever waited for it is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from . import bot_process
from .reading import Refused

log = logging.getLogger("undercroft.server.pool")
GRACE = 5.0
"""Seconds to notice that a job was called off, before the process is ended."""
LOOK = 0.25
"""Seconds from one look whether somebody still waits to the next."""
START = 60.0
"""Seconds for a process to begin."""
AGAIN = 2
"""How often a job is tried that another's end has taken along."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


class Failed(Exception):
    """A job came to nothing: it took too long, its process died, or it could not be done."""


class Closing(Failed):
    """Nobody works here any more."""

    def __init__(self) -> None:
        super().__init__("the server is closing")


@dataclass(eq=False, slots=True)
class _Job:
    table: str
    kind: str
    body: Mapping[str, Any]
    seconds: float
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    knows: tuple[str, bytes] | None = None
    """What the process must know before: a name for it, and itself."""
    called_off: threading.Event = field(default_factory=threading.Event)
    tries: int = 0

    def settle(self, answer: Any = None, error: Exception | None = None) -> None:
        def tell() -> None:
            if self.future.done():
                return
            if error is not None:
                self.future.set_exception(error)
            else:
                self.future.set_result(answer)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(tell)


class Queue:
    """Whoever has used least comes first: a table with a slow bot does not keep the others waiting."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, _Job]] = []
        self._numbers = itertools.count()
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return len(self._heap)

    def put(self, job: _Job) -> None:
        start = max(self._used.get(job.table, 0.0), self._now)
        heapq.heappush(self._heap, (start, next(self._numbers), job))

    def take(self) -> _Job | None:
        """The next one that somebody still waits for."""
        while self._heap:
            start, _, job = heapq.heappop(self._heap)
            self._now = max(self._now, start)
            if not job.called_off.is_set():
                return job
        # Nobody waits: whoever comes next starts afresh.
        self._used = {table: used for table, used in self._used.items() if used > self._now}
        return None

    def spent(self, table: str, seconds: float) -> None:
        """What a job of this table has cost."""
        self._used[table] = max(self._used.get(table, 0.0), self._now) + seconds


class Pool:
    def __init__(self, size: int) -> None:
        self.size = max(1, size)
        self.lost = 0
        """Processes that died or had to be ended."""
        self.finished = 0
        self.seconds = 0.0
        """What all jobs together have cost."""
        self.queue = Queue()
        self._wake = threading.Condition()
        self._closed = False
        self._workers: list[_Worker] = []

    @property
    def waiting(self) -> int:
        return len(self.queue)

    @property
    def busy(self) -> int:
        return sum(worker.job is not None for worker in self._workers)

    async def ask(
        self,
        table: str,
        kind: str,
        body: Mapping[str, Any],
        seconds: float,
        knows: tuple[str, bytes] | None = None,
    ) -> Any:
        """The answer to a job. Whoever stops waiting for it calls it off."""
        loop = asyncio.get_running_loop()
        job = _Job(table, kind, body, seconds, loop.create_future(), loop, knows)
        with self._wake:
            if self._closed:
                raise Closing
            self.queue.put(job)
            # Processes are started when there is something to do, one by one.
            if len(self._workers) < self.size and self.busy + len(self.queue) > len(self._workers):
                self._workers.append(_Worker(self, len(self._workers)))
                self._workers[-1].start()
            self._wake.notify()
        try:
            return await job.future
        except asyncio.CancelledError:
            self._call_off(job)
            raise

    def _call_off(self, job: _Job) -> None:
        with self._wake:
            job.called_off.set()
            for worker in self._workers:
                if worker.job is job:
                    worker.interrupt()

    def take(self, worker: _Worker) -> _Job | None:
        """For a worker: the next job, once there is one; None: it is over."""
        with self._wake:
            while True:
                job = None if self._closed else self.queue.take()
                worker.job = job
                if job is not None or self._closed:
                    return job
                self._wake.wait()

    def over(self, worker: _Worker, job: _Job, spent: float, again: bool = False) -> None:
        with self._wake:
            worker.job = None
            self.queue.spent(job.table, spent)
            self.seconds += spent
            self.finished += not again
            if again and not job.called_off.is_set() and not self._closed:
                self.queue.put(job)
                self._wake.notify()

    def close(self) -> None:
        with self._wake:
            self._closed = True
            while (job := self.queue.take()) is not None:
                job.settle(error=Closing())
            for worker in self._workers:
                worker.end()
            self._wake.notify_all()
        for worker in self._workers:
            worker.join(5)


def context() -> Any:
    """How processes are made: from one that has read everything, where that can be."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    made = multiprocessing.get_context("forkserver")
    # What all of them need is read once.
    made.set_forkserver_preload(["undercroft.server.preload"])
    return made


class _Worker(threading.Thread):
    """One process, and who talks to it."""

    def __init__(self, pool: Pool, number: int) -> None:
        super().__init__(name=f"undercroft-bots-{number}", daemon=True)
        self.job: _Job | None = None
        self._pool = pool
        self._process: Any = None
        self._line: Connection | None = None
        self._known: set[str] = set()
        self._ready = False
        self._ending = False

    def run(self) -> None:
        while (job := self._pool.take(self)) is not None:
            start = time.monotonic()
            try:
                outcome, answer, spent = self._do(job)
            except (OSError, EOFError, TimeoutError) as error:
                late = isinstance(error, TimeoutError)
                self._replace()
                self._lost(job, time.monotonic() - start, late)
                continue
            if outcome == "cancelled" and not job.called_off.is_set():
                self._pool.over(self, job, spent, again=True)
                continue
            self._pool.over(self, job, spent)
            if outcome == "done":
                job.settle(answer)
            elif outcome == "refused":
                code, message = answer
                job.settle(error=Refused(code, message))
            else:
                job.settle(error=Failed(str(answer)))
        self.end()

    def _lost(self, job: _Job, spent: float, late: bool) -> None:
        if self._ending:
            job.settle(error=Closing())
            return
        self._pool.lost += 1
        job.tries += 1
        again = not late and job.tries < AGAIN
        log.warning("a process for bots %s; there is another", "took too long" if late else "died")
        self._pool.over(self, job, spent, again=again)
        if not again:
            job.settle(error=Failed("it took too long" if late else "its process died"))

    def _do(self, job: _Job) -> Any:
        line = self._connected()
        if job.knows is not None and job.knows[0] not in self._known:
            key, body = job.knows
            line.send_bytes(_encode(["know", {"key": key, "body": body}]))
            if len(self._known) >= bot_process.CATALOGS:
                self._known.clear()
            self._known.add(key)
        if job.called_off.is_set():
            return "cancelled", None, 0.0
        line.send_bytes(_encode([job.kind, job.body]))
        until = time.monotonic() + job.seconds
        told = False
        while not line.poll(max(0.0, min(LOOK, until - time.monotonic()))):
            if time.monotonic() >= until:
                raise TimeoutError
            if job.called_off.is_set():
                if not told:
                    told, until = True, min(until, time.monotonic() + GRACE)
                # It may not have begun when it was told first.
                self.interrupt()
        return _decode(line.recv_bytes())

    def _connected(self) -> Connection:
        line = self._line
        if line is None:
            processes = context()
            ours, theirs = processes.Pipe()
            line = self._line = ours
            process = processes.Process(target=bot_process.work, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()
            self._known.clear()
            if not line.poll(START):
                raise TimeoutError
            line.recv_bytes()  # it is ready, and can be interrupted from now on
            self._ready = True
        return line

    def _replace(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(GRACE)
        if self._line is not None:
            self._line.close()
        self._line = self._process = None
        self._ready = False

    def interrupt(self) -> None:
        """What it does is not wanted any more."""
        process = self._process
        if process is None or not self._ready:
            return
        if sys.platform == "win32":
            process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGUSR1)

    def end(self) -> None:
        self._ending = True
        process = self._process
        if process is not None:
            process.kill()
