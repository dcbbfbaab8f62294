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

from .hall import Hall
from .protocol import Health, Ready
from .reading import Refused, encode, language_of
from .store.model import StoreError

READY_SECONDS = 3.0


def is_operator(request: Request) -> bool:
    """Whether this comes from an address that may look behind the scenes."""
    hall: Hall = request.app.state.hall
    address = request.client.host if request.client else ""
    return any(within(address, network) for network in hall.settings.operators)


def within(address: str, network: str) -> bool:
    """Whether an address is this one, or of this network."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return address == network


def _for_operators(request: Request) -> Hall:
    if not is_operator(request):
        raise Refused("forbidden", "only for operators")
    hall: Hall = request.app.state.hall
    return hall


def _json(answer: object, status: int = 200) -> Response:
    return Response(encode(answer), status, {"cache-control": "no-store"}, "application/json")


async def health(request: Request) -> Response:
    """Alive: it answers."""
    return _json(Health(True))


async def ready(request: Request) -> Response:
    """Ready: tables can be opened and kept, and it is not about to close."""
    hall: Hall = request.app.state.hall
    if hall.closing:
        return _json(Ready(False, "closing"), 503)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await hall.store.ping()
    except (StoreError, TimeoutError):
        return _json(Ready(False, "store"), 503)
    return _json(Ready(True, None))


async def metrics(request: Request) -> Response:
    if request.scope.get("passed_on", False):
        # A sibling asks for ours, to put them together.
        hall: Hall = request.app.state.hall
        body = hall.metrics.written(hall)
    else:
        body = await _for_operators(request).all_metrics()
    return Response(
        body, headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4"
    )


async def page(request: Request) -> Response:
    """How it stands, in a few lines."""
    hall = _for_operators(request)
    lang = language_of(request.headers)

    def say(name: str, **args: int | str) -> str:
        return html.escape(text.render(Message(name, dict(args)), lang, lambda *_: ""))

    rows = await _rows(hall, lang)
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


async def _rows(hall: Hall, lang: str) -> list[tuple[str, object]]:
    listed = await hall.store.count()
    screens = sum(len(table.viewers) for table in hall.tables.values())
    return [
        ("version", undercroft.__version__),
        ("hours", text.number((time.time() - hall.metrics.began) / 3600, lang)),
        ("store", hall.store.name.rpartition("@")[2]),
        ("kept", listed),
        ("tables", len(hall.tables)),
        ("screens", screens),
        ("bots", f"{hall.pool.busy} / {hall.pool.size}"),
        ("waiting", hall.pool.waiting),
        ("bans", len(hall.bans.networks)),
    ]
