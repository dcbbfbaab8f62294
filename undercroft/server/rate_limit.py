"""How often one address may ask, whatever for: looked at before anything is opened or made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from . import forwarding
from .reading import Refused
from .viewer import SLOW

if TYPE_CHECKING:
    from .registry import TableRegistry

FILE = 0.2
"""What a file of the client costs, where a call costs one: a page has dozens, and a browser keeps them."""


class RateLimit:
    """Around everything: no call is forgotten, and a sibling passes on only what was weighed."""

    def __init__(
        self,
        inner: ASGIApp,
        app: Starlette,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._inner = inner
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        registry: TableRegistry = self._app.state.registry
        client = scope.get("client")
        address = client[0] if client else ""
        if forwarding.is_sibling(scope, registry) or registry.calling.take(
            address, _cost(scope["path"])
        ):
            await self._inner(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": SLOW, "reason": "too many requests"})
        else:
            # What answers a refusal elsewhere asks the application for its registry.
            scope["app"] = self._app
            refused = Refused("busy", "too many requests from here: wait a little")
            answer = await self._refuse(Request(scope), refused)
            await answer(scope, receive, send)


def _cost(path: str) -> float:
    return 1 if path.startswith(("/api", "/ws", "/metrics", "/status")) else FILE
