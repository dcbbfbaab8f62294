"""Who may not come in."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.types import ASGIApp, Receive, Scope, Send

from .protocol.house import Problem, ProblemAnswer
from .reading import encode

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """Addresses and networks, as operators have set them."""

    def __init__(self) -> None:
        self.networks: list[Network] = []

    def take(self, banned: Sequence[str]) -> None:
        self.networks = [ipaddress.ip_network(one, strict=False) for one in banned]

    def holds(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


_BODY = encode(ProblemAnswer(Problem("forbidden", "you may not come in here")))


class Gate:
    """Turns away the banned before anything else is looked at."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None or not self._bans.holds(client[0]):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "banned"})
        else:
            headers = [(b"content-type", b"application/json")]
            await send({"type": "http.response.start", "status": 403, "headers": headers})
            await send({"type": "http.response.body", "body": _BODY})
