"""An actor: everything that changes it passes through its queue, one piece at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from .reading import Refused
from .store.model import Lost, StoreError

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("undercroft.server.table")


class Actor:
    def __init__(self, name: str) -> None:
        self.name = name
        self.last_used = time.monotonic()
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._busy = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the actor do a piece of work, after all that came before."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.last_used = time.monotonic()
        self._queue.put_nowait((job, future))
        return await future

    def post(self, job: Job) -> None:
        """The same without waiting for it."""
        self._queue.put_nowait((job, None))

    async def _run(self) -> None:
        while True:
            job, future = await self._queue.get()
            self._busy = True
            try:
                answer = await job()
                if future is not None and not future.done():
                    future.set_result(answer)
            except Refused as error:
                if future is not None and not future.done():
                    future.set_exception(error)
            except StoreError as error:
                await self.recover(error)
                if future is not None and not future.done():
                    future.set_exception(_refusal(error))
            except Exception as error:
                log.exception("%s: a command failed", self.name)
                if future is not None and not future.done():
                    future.set_exception(error)
            self._busy = False
            self.last_used = time.monotonic()
            try:
                self.settled()
            except Exception:
                # The match cannot be looked at from some seat; the table goes on with what it can.
                log.exception("%s: a bot could not be asked", self.name)

    async def recover(self, error: StoreError) -> None:
        """After a failed write only the store knows how far it came."""
        raise NotImplementedError

    def settled(self) -> None:
        """A piece of work is done."""

    @property
    def at_rest(self) -> bool:
        return not (self._busy or self._queue.qsize())

    async def close(self) -> None:
        """Finish the piece in hand, then stop."""
        if self._task is None:
            return
        closing = asyncio.get_running_loop().create_future()

        async def last() -> None:
            closing.set_result(None)
            # Nothing that came later is begun: nobody has been told that it was.
            await asyncio.Event().wait()

        if not self._task.done():
            self._queue.put_nowait((last, None))
            await asyncio.wait([closing, self._task], return_when=asyncio.FIRST_COMPLETED)
        self._task.cancel()
        await asyncio.wait([self._task])


def _refusal(error: StoreError) -> Refused:
    if isinstance(error, Lost):
        return Refused("busy", "this table has moved to another server: come again")
    return Refused("busy", "this could not be kept on disk; nothing has changed")
