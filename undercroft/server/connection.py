"""One WebSocket: reads frames, hands them to the table, sends what the viewer has to be told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import cast

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import forwarding, limits, network
from .limits import Bucket
from .protocol.commands import (
    Advise,
    Command,
    Hello,
    Ping,
    Reclaim,
    Reseat,
    Say,
    SetOpen,
    Undo,
    Vote,
)
from .reading import Refused, cmd_of, read_frame
from .registry import TableRegistry
from .table import Table
from .viewer import ABUSE, SLOW, Viewer

log = logging.getLogger("undercroft.server.connection")
WAITS = 10
"""A greeting is waited for in so many short waits."""
HELLO_COST = 5
"""A `hello` sends the whole history: it counts as several frames."""
COMMAND_COST = 2
"""What is written down, and told to everybody."""
ADVISE_COST = 20
"""Somebody thinks about it, and about the last question no more."""
COSTS: dict[type[Command], float] = {
    Say: 0,  # words have a rate of their own
    Advise: ADVISE_COST,
    # These tell somebody the whole history anew, as a greeting does.
    **dict.fromkeys((Reclaim, Reseat, Undo, Vote), HELLO_COST),
}


async def talk(socket: WebSocket) -> None:
    registry: TableRegistry = socket.app.state.registry
    address = socket.client.host if socket.client else ""
    origin = socket.headers.get("origin")
    passed_on = socket.scope.get("passed_on", False)
    if (
        origin is not None
        and not passed_on
        and not _welcome(origin, socket.headers.get("host", ""), registry)
    ):
        await socket.close(ABUSE, "not from another site")
        return
    here = registry.guests.setdefault(address, set())
    if len(here) >= registry.settings.connections:
        await socket.close(SLOW, "too many connections")
        return
    connection = Connection(socket, registry, address)
    here.add(connection.viewer)
    try:
        await socket.accept()
        await connection.run()
    except WebSocketDisconnect:
        pass
    finally:
        here.discard(connection.viewer)
        if not here:
            registry.guests.pop(address, None)


def _welcome(origin: str, host: str, registry: TableRegistry) -> bool:
    """Pages of other sites must not act through a visitor's browser."""
    return network.same_place(origin, host) or any(
        network.same_origin(origin, other) for other in registry.settings.origins
    )


class Connection:
    def __init__(self, socket: WebSocket, registry: TableRegistry, address: str = "") -> None:
        self._socket = socket
        self._address = address
        self._registry = registry
        self.viewer = Viewer()
        self._table: Table | None = None
        self._bucket = Bucket(registry.settings.frames)
        self._strikes = 0
        self._patience = registry.settings.hello_seconds
        """Seconds that are left for the greeting."""

    async def run(self) -> None:
        reader = asyncio.create_task(self._read())
        sender = asyncio.create_task(self._send())
        ended = asyncio.create_task(self.viewer.ended.wait())
        tasks = [reader, sender, ended]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code: int | None = self.viewer.code or None
            if code is None and reader.done() and not reader.cancelled():
                code = reader.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._table is not None:
                self._table.post(partial(self._table.leave, self.viewer))
        if code is not None and self._socket.application_state is WebSocketState.CONNECTED:
            # A screen that reads nothing would also keep us waiting here.
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    if code != SLOW:
                        for frame in self.viewer.rest():
                            await self._socket.send_text(frame)
                    await self._socket.close(code)

    async def _send(self) -> None:
        while True:
            await self._socket.send_text(await self.viewer.next())

    async def _read(self) -> int | None:
        """Frames until the other side goes; the code to close with, if it is we who end it."""
        while self._strikes < limits.STRIKES:
            if not await self._is_read():
                return SLOW
            message = await self._heard()
            if message is None:
                self.viewer.error(None, "invalid", "the first frame must be hello")
                return ABUSE
            if message["type"] != "websocket.receive":
                return None
            elsewhere = await self._take(message.get("text"))
            if elsewhere is not None:
                return await self._pass_on(elsewhere, message["text"])
        return ABUSE

    async def _heard(self) -> Message | None:
        """What comes next; None: no greeting has come in time. How long we take for what was said is not the
        guest's fault, nor that we stood still: such a while counts as one short wait."""
        if self._table is not None:
            return await self._socket.receive()
        receiving = asyncio.ensure_future(self._socket.receive())
        now = asyncio.get_running_loop().time
        longest = self._registry.settings.hello_seconds / WAITS
        try:
            while not receiving.done():
                if self._patience <= 0:
                    return None
                began = now()
                await asyncio.wait([receiving], timeout=longest)
                self._patience -= min(now() - began, longest)
            return await receiving
        finally:
            receiving.cancel()

    async def _is_read(self) -> bool:
        """What a screen does not read is not added to: it is not heard until it has caught up."""
        try:
            async with asyncio.timeout(self._registry.settings.stall_seconds):
                await self.viewer.room()
        except TimeoutError:
            return False
        return True

    async def _pass_on(self, address: str, hello: str) -> int:
        """The table is another process's: it goes on with this screen."""
        if self._table is not None:
            await self._table.do(partial(self._table.leave, self.viewer))
            self._table = None
        return await forwarding.pipe(self._socket, self._registry, address, hello)

    async def _take(self, text: str | None) -> str | None:
        """One frame. What is refused counts as a strike until something is right again.

        Returns where to pass it on, if another process has the table it is about.
        """
        cmd: str | None = None
        try:
            text = self._weigh(text)
            cmd = cmd_of(text)
            await self._carry_out(read_frame(text))
        except forwarding.Elsewhere as elsewhere:
            return elsewhere.address
        except Refused as refused:
            self._registry.metrics.refused.labels(refused.code).inc()
            self.viewer.error(cmd, refused.code, refused.message)
            # A stale click or a forbidden one is no abuse.
            self._strikes += refused.code in {"invalid", "busy", "missing"}
        except Exception:
            self._registry.metrics.failed.inc()
            log.exception("a frame failed")
            self.viewer.error(cmd, "failed", "the server failed on this; nothing has changed")
        else:
            self._strikes = 0
        return None

    def _weigh(self, text: str | None) -> str:
        """Rate and size, before anything is read."""
        if not self._affords(1):
            raise Refused("busy", "too many frames: slow down")
        if text is None:
            raise Refused("invalid", "only text frames are read")
        if len(text.encode("utf-8", "replace")) > limits.FRAME:
            raise Refused("invalid", f"a frame may have {limits.FRAME} bytes")
        return text

    async def _carry_out(self, frame: object) -> None:
        if isinstance(frame, Ping):
            self.viewer.pong()
        elif isinstance(frame, Hello):
            await self._hello(frame)
        elif self._table is None:
            raise Refused("invalid", "the first frame must be hello")
        else:
            command = cast("Command", frame)
            if not self._affords(COSTS.get(type(command), COMMAND_COST)):
                if isinstance(command, Advise):
                    raise Refused("busy", "too many questions: slow down")
                raise Refused("busy", "too many frames: slow down")
            if isinstance(command, SetOpen) and command.open and not self._may_open():
                raise Refused("busy", "too many requests from here: wait a little")
            await self._table.do(partial(self._table.command, self.viewer, command))

    def _may_open(self) -> bool:
        return self._registry.opening.take(self._address)

    def _affords(self, cost: float) -> bool:
        """Each connection has its own measure, and all from one address have one together."""
        return self._bucket.take(cost) and self._registry.hearing.take(self._address, cost)

    async def _hello(self, frame: Hello) -> None:
        if not self._affords(HELLO_COST):
            raise Refused("busy", "too many greetings: slow down")
        table = await self._registry.table(frame.table)
        if self._table is not None and self._table is not table:
            await self._table.do(partial(self._table.leave, self.viewer))
            self._table = None
            self.viewer.forget()
        await table.do(partial(table.hello, self.viewer, frame))
        self._table = table
