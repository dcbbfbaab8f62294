"""Several processes, one server: whoever reaches the wrong one is forwarded to the owner of the table."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

import httpx
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .client import HEADERS
from .protocol.house import Problem, ProblemAnswer
from .reading import encode
from .store.model import StoreError

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("undercroft.server.forwarding")
KEY, FOR = "x-undercroft-key", "x-undercroft-for"
RESTART = 1012
_PATH = re.compile(r"/api/tables/([^/]+)(/.*)?")
_OURS = {b"connection", b"transfer-encoding", b"keep-alive", b"upgrade"}
"""Headers of one connection only."""
_PUT_ON = {name for name, _ in HEADERS}
"""Headers that every answer gets on its way out."""
_BUSY = encode(ProblemAnswer(Problem("busy", "this table is moving to another server: come again")))


class Elsewhere(Exception):
    """Another process has this table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def is_sibling(scope: Scope, registry: TableRegistry) -> bool:
    """Whether another process of this server asks, which knows its secret."""
    key, secret = Headers(scope=scope).get(KEY), registry.store.secret
    return key is not None and bool(secret) and hmac.compare_digest(key.encode(), secret.encode())


class Forward:
    """Outermost: believes its siblings for whom they ask, and passes on calls about others' tables."""

    def __init__(self, inner: ASGIApp, app: Starlette) -> None:
        self._inner = inner
        self._app = app
        self._calls: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        registry: TableRegistry = self._app.state.registry
        if not registry.store.secret:
            await self._inner(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if is_sibling(scope, registry):
            scope["client"] = (headers.get(FOR, ""), 0)
            scope["passed_on"] = True
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is not None and KEY not in headers:
            try:
                address = await registry.where(found[1])
            except StoreError:
                await _come_again(send)
                return
            if address is not None:
                await self._pass_on(address, registry, scope, receive, send)
                return
        await self._inner(scope, receive, send)

    async def _pass_on(
        self, address: str, registry: TableRegistry, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if self._calls is None:
            # How many come at once is the affair of `transport`: a few slow ones must not hold up the others.
            endless = httpx.Limits(max_connections=None, max_keepalive_connections=20)
            self._calls = httpx.AsyncClient(timeout=httpx.Timeout(60, connect=3), limits=endless)
        query = scope["query_string"].decode("latin-1")
        url = f"http://{address}{scope['path']}" + (f"?{query}" if query else "")
        kept = [(name, value) for name, value in scope["headers"] if name not in _OURS]
        client = scope.get("client") or ("", 0)
        mine = [(KEY.encode(), registry.store.secret.encode()), (FOR.encode(), client[0].encode())]
        request = self._calls.build_request(
            scope["method"], url, headers=[*kept, *mine], content=_body(receive)
        )
        try:
            answer = await self._calls.send(request, stream=True)
        except _Gone:
            return
        except httpx.HTTPError as error:
            log.warning("a call could not be passed on: %s", error)
            await _come_again(send)
            return
        told = [(name.lower(), value) for name, value in answer.headers.raw]
        told = [(name, value) for name, value in told if name not in _OURS | _PUT_ON]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": told})
        try:
            async for piece in answer.aiter_raw():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        except httpx.HTTPError as error:
            # It died in the middle of its answer: what has no end is cut off.
            log.warning("an answer broke off: %s", error)
            return
        finally:
            await answer.aclose()
        await send({"type": "http.response.body", "body": b""})


class _Gone(Exception):
    """Whoever asked has left in the middle of it."""


async def _come_again(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": _BUSY})


async def _body(receive: Receive) -> AsyncIterator[bytes]:
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise _Gone
        yield message.get("body", b"")
        if not message.get("more_body"):
            return


async def metrics_of(addresses: Sequence[str], secret: str) -> list[bytes]:
    """What other processes have counted; one that does not answer is left out."""
    found: list[bytes] = []
    async with httpx.AsyncClient(timeout=3, headers={KEY: secret}) as calls:
        for address in addresses:
            with contextlib.suppress(httpx.HTTPError):
                answer = await calls.get(f"http://{address}/metrics")
                answer.raise_for_status()
                found.append(answer.content)
    return found


async def pipe(socket: WebSocket, registry: TableRegistry, address: str, hello: str) -> int:
    """A screen that came to the wrong process: everything it says goes to the owner, and back. Returns
    the code with which it ends."""
    client = socket.client.host if socket.client else ""
    headers = {KEY: registry.store.secret, FOR: client}
    try:
        owner = await connect(
            f"ws://{address}/ws",
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=5,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        log.warning("a screen could not be passed on: %s", error)
        return RESTART
    await owner.send(hello)

    async def inwards() -> int:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await socket.receive()
                if message["type"] != "websocket.receive":
                    break
                await owner.send(message.get("text") or message.get("bytes") or b"")
        return 1000

    async def outwards() -> int:
        try:
            async for frame in owner:
                await socket.send_text(frame if isinstance(frame, str) else frame.decode())
        except ConnectionClosed:
            pass
        code = owner.close_code or RESTART
        # A process that has died says nothing: its screens come again.
        return RESTART if code in {1000, 1001, 1006, 1011} else code

    tasks = [asyncio.create_task(inwards()), asyncio.create_task(outwards())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        ends = done.pop()
        if ends.exception() is not None:
            return RESTART
        return ends.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await owner.close()
