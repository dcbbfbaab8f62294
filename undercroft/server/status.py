"""For operators: is it alive, is it ready, how does it stand."""

from __future__ import annotations

import asyncio
import html
import ipaddress
import time

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import undercroft
from undercroft import text
from undercroft.kernel.text import Message

from .metrics import BEGAN, standing
from .protocol.house import Health, Ready
from .reading import Refused, encode, language_of
from .registry import TableRegistry
from .store.model import StoreError

READY_SECONDS = 3.0


def is_operator(request: Request) -> bool:
    """Whether this comes from an address that may look behind the scenes."""
    registry: TableRegistry = request.app.state.registry
    address = request.client.host if request.client else ""
    return any(within(address, network) for network in registry.settings.operators)


def within(address: str, network: str) -> bool:
    """Whether an address is this one, or of this network."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return address == network


def _for_operators(request: Request) -> TableRegistry:
    if not is_operator(request):
        raise Refused("forbidden", "only for operators")
    registry: TableRegistry = request.app.state.registry
    return registry


def _json(answer: object, status: int = 200) -> Response:
    return Response(encode(answer), status, {"cache-control": "no-store"}, "application/json")


async def health(request: Request) -> Response:
    """Alive: it answers."""
    return _json(Health(True))


async def ready(request: Request) -> Response:
    """Ready: tables can be opened and kept, and it is not about to close."""
    registry: TableRegistry = request.app.state.registry
    if registry.closing:
        return _json(Ready(False, "closing"), 503)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await registry.store.ping()
    except (StoreError, TimeoutError):
        return _json(Ready(False, "store"), 503)
    return _json(Ready(True, None))


async def metrics(request: Request) -> Response:
    if request.scope.get("passed_on", False):
        # A sibling asks for ours, to put them together.
        registry: TableRegistry = request.app.state.registry
        body = registry.metrics.written(registry)
    else:
        body = await _for_operators(request).all_metrics()
    return Response(
        body, headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4"
    )


async def page(request: Request) -> Response:
    """How it stands, in a few lines."""
    registry = _for_operators(request)
    lang = language_of(request.headers)

    def say(name: str, **args: int | str) -> str:
        return html.escape(text.render(Message(name, dict(args)), lang, lambda *_: ""))

    rows = await _rows(registry, lang)
    lines = "".join(
        f"<tr><th scope=row>{say('status-' + name)}</th><td>{html.escape(str(value))}</td></tr>"
        for name, value in rows
    )
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta http-equiv="refresh" '
        f'content="10"><title>{say("status-title")}</title><h1>{say("status-title")}</h1>'
        f"<table>{lines}</table></html>"
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


async def _rows(registry: TableRegistry, lang: str) -> list[tuple[str, object]]:
    listed = await registry.store.count()
    found = standing(await registry.all_metrics())  # whichever process was asked

    def now(name: str) -> int:
        return int(found[f"undercroft_{name}"])

    return [
        ("version", undercroft.__version__),
        ("hours", text.number((time.time() - found[BEGAN]) / 3600, lang)),
        ("processes", max(1, len(await registry.store.workers()))),
        ("store", registry.store.name.rpartition("@")[2]),
        ("kept", listed),
        ("tables", now("tables")),
        ("screens", now("screens")),
        ("bots", f"{now('bots_busy')} / {now('bots')}"),
        ("waiting", now("bots_waiting")),
        ("bans", len(registry.bans.networks)),
    ]
