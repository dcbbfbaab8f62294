"""The door: how many may come in, and how long each may take to say what it wants.

The transport itself has no such limits: a few hundred connections that send one byte a minute would
keep everybody else out.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from . import limits
from .limits import Settings

if sys.platform != "win32":
    import resource

LINGER = 5.0
"""Seconds for the last words of a WebSocket."""
log = logging.getLogger("undercroft.server.door")
SPARE = 256
"""Files and sockets that are not connections: the store, the listener, those about to be refused."""


def config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How this server listens, wherever it does."""
    guests = Guests(settings)
    return uvicorn.Config(
        app,
        http=type("Http", (_Http,), {"guests": guests}),
        ws=type("Socket", (_Socket,), {"guests": guests}),
        ws_max_size=limits.FRAME_CUT,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Guests:
    """Who is inside: open connections, by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._inside: Counter[str] = Counter()
        self._room = _room(settings)

    def enter(self, address: str) -> bool:
        """Whether there is room. Whoever got in must leave again."""
        alone = self.settings.connections if address not in self.settings.proxies else self._room
        if self._inside[address] >= alone or self._inside.total() >= self._room:
            log.warning("too many connections: some are turned away")
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


def _room(settings: Settings) -> int:
    """As many as were set, but never more than the system has files for."""
    if sys.platform == "win32":
        return settings.connections_in_all
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return settings.connections_in_all
    return min(settings.connections_in_all, max(files - SPARE, files // 2))


class _Http(H11Protocol):
    guests: Guests
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.guests.enter(address):
            transport.abort()
            return
        self._address = address
        self._within(self.guests.settings.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._leave()  # a WebSocket now, which counts for itself
        elif self.transport.is_closing():
            return
        elif self.cycle is not before:
            self._within(self.guests.settings.answer_seconds)
        elif self._timer is None and (before is None or before.response_complete):
            self._within(self.guests.settings.request_seconds)

    def on_response_complete(self) -> None:
        self._within(None)
        super().on_response_complete()

    def _within(self, seconds: float | None) -> None:
        """The next thing must have happened by then."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        self.transport.abort()

    def _leave(self) -> None:
        self._within(None)
        if self._address is not None:
            self.guests.leave(self._address)
            self._address = None


class _Socket(WebSocketsSansIOProtocol):
    guests: Guests
    _address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        # The request that it grew out of is still counted, so there is room but for a moment's crowd.
        if self.guests.enter(address):
            self._address = address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._address is not None:
            self.guests.leave(self._address)
            self._address = None

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with it. One that does not read what is left would otherwise stay for ever."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)
