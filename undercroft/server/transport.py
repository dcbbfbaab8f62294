"""Connections as they come in: how many there may be, and how long each may take to say what it wants.

The transport itself has no such limits: a few hundred connections that send one byte a minute would
keep everybody else out.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from . import limits
from .client import HEADERS
from .limits import Bucket, Rate, Settings, network_of

if sys.platform != "win32":
    import resource

LINGER = 5.0
"""Seconds for the last words of a WebSocket."""
PIECE = 1024
"""Bytes that are read of a WebSocket before anything else is looked at."""
log = logging.getLogger("undercroft.server.transport")
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
        # For whom a proxy asks is believed of these, and of nobody else.
        forwarded_allow_ips=list(settings.proxies),
    )


class Server(uvicorn.Server):
    """One that ends within seconds, whatever somebody waits for."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.config.app
        assert isinstance(house, Starlette)
        await house.state.registry.prepare_to_close()
        await super().shutdown(sockets)


class Guests:
    """Who is inside: open connections, by address, and who of them has asked for nothing yet."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.silent: dict[_Http, None] = {}
        """Those that want nothing now, the longest silent first."""
        self._inside: Counter[str] = Counter()
        self._room = _room(settings)

    def enter(self, address: str) -> bool:
        """Whether there is room; who has been silent longest makes some. Whoever got in must leave again."""
        settings = self.settings
        who = network_of(address)
        few = address in settings.proxies or self._inside[who] < settings.connections
        if few and self._inside.total() >= self._room and self.silent:
            next(iter(self.silent)).make_room()
        if not few or self._inside.total() >= self._room:
            log.warning("too many connections: some are turned away")
            return False
        self._inside[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = network_of(address)
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


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
        self.guests.silent[self] = None
        self._within(self.guests.settings.request_seconds)

    def make_room(self) -> None:
        """For somebody who may have more to say."""
        self._leave()
        self.transport.abort()

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
            self.guests.silent.pop(self, None)
            self._within(self.guests.settings.answer_seconds)
        elif self._timer is None and (before is None or before.response_complete):
            self._within(self.guests.settings.request_seconds)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP never comes to the application, which else puts its headers on every answer."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()  # the answer is on its way already: there is no second one
            return
        told = msg.encode()
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(told)).encode()),
            (b"connection", b"close"),
            *HEADERS,
        ]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=told),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def on_response_complete(self) -> None:
        self._within(None)
        super().on_response_complete()
        # A second request may have come with the first: then there is more to answer.
        if self._address is not None and self.cycle.response_complete:
            self.guests.silent[self] = None

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
        self.guests.silent.pop(self, None)
        if self._address is not None:
            self.guests.leave(self._address)
            self._address = None


class _Handshake(ServerProtocol):
    def send_response(self, response: Response) -> None:
        """Who is not let in is answered in HTTP, past the headers of the application."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in HEADERS:
                response.headers[name.decode()] = value.decode()
        super().send_response(response)


class _Socket(WebSocketsSansIOProtocol):
    guests: Guests
    _address: str | None = None
    _deaf = False
    """Too much came at once: what follows is not even looked at."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = _Handshake(
            extensions=self.conn.available_extensions,
            max_size=config.ws_max_size,
            logger=self.conn.logger,
        )
        rate = self.guests.settings.frames
        self._frames = Bucket(Rate(rate.burst + limits.STRIKES, rate.per_second))

    def data_received(self, data: bytes) -> None:
        # A piece at a time: thousands of the smallest frames fit into what the system hands over at once.
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self._deaf:
                self.transport.pause_reading()
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Frame) -> None:
        self._weigh()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._weigh()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._weigh()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._weigh()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._weigh()
        super().handle_pong(event)

    def _weigh(self) -> None:
        """What is no whole message, or comes after the last one, never reaches those who weigh frames."""
        if not (self._deaf or self._frames.take()):
            self._deaf = True
            self.loop.call_later(LINGER, self.transport.abort)

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
