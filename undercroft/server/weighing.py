"""Everybody may ask only so often, whatever for: before anything is opened or made for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from . import passing
from .reading import Refused
from .viewer import SLOW

if TYPE_CHECKING:
    from .registry import TableRegistry

FILE = 0.2
"""What a file of the client costs, where a call costs one: a page has dozens, and a browser keeps them."""


class Weigh:
    """Around everything: no call is forgotten, and a sibling passes on only what was weighed."""

    def __init__(
        self,
        app: ASGIApp,
        house: Starlette,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._app = app
        self._house = house
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        registry: TableRegistry = self._house.state.registry
        client = scope.get("client")
        address = client[0] if client else ""
        if passing.is_sibling(scope, registry) or registry.calling.take(
            address, _cost(scope["path"])
        ):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": SLOW, "reason": "too many requests"})
        else:
            # What answers a refusal elsewhere asks the application for its registry.
            scope["app"] = self._house
            refused = Refused("busy", "too many requests from here: wait a little")
            answer = await self._refuse(Request(scope), refused)
            await answer(scope, receive, send)


def _cost(path: str) -> float:
    return 1 if path.startswith(("/api", "/ws", "/metrics", "/status")) else FILE
