"""The HTTP side: a small JSON API, the client, and the way in to the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from undercroft.text import mistakes

from . import client, limits, seating, status
from .bans import Bans, Gate
from .connection import talk
from .forwarding import Elsewhere, Forward
from .games import known_game, known_lesson, list_puzzles, solution
from .limits import Buckets, Settings
from .packs import drafted, kinds_of
from .protocol.commands import Fill
from .protocol.games import HouseInfo
from .protocol.house import Problem, ProblemAnswer
from .protocol.packs import DraftWish, LookAtPacks
from .protocol.tables import Claim, Claimed, Invite, MyTables, NewTable
from .protocol.words import Code
from .rate_limit import RateLimit
from .reading import LONGEST, Refused, encode, language_of, read_body
from .registry import TableRegistry
from .store.base import Store
from .store.model import StoreError
from .tokens import hashed

PIECE = 64 * 1024
"""Bytes of a large answer that are on their way at once."""
_CODES: dict[int, Code] = {404: "missing", 413: "invalid", 429: "busy"}


def app(
    data: Path, settings: Settings | None = None, store: Store | None = None, address: str = ""
) -> Starlette:
    """The whole server as an ASGI application; games are kept in the folder `data`, or in `store`.

    `address`: where other processes of the same store can reach this one.
    """

    @contextlib.asynccontextmanager
    async def lifespan(made: Starlette) -> AsyncIterator[None]:
        registry = TableRegistry(data, chosen, store, bans, address)
        made.state.registry = registry
        try:
            yield
        finally:
            await registry.close()

    chosen = settings or Settings()
    bans = Bans()
    table = "/tables/{table}"
    api = [
        Route("/health", status.health),
        Route("/ready", status.ready),
        Route("/games", list_games),
        Route("/games/{game}/lessons/{lesson}", lesson),
        Route("/games/{game}/puzzles", puzzles),
        Route("/games/{game}/puzzles/{puzzle}", puzzle),
        Route("/house", house_info),
        Route("/tables", create, methods=["POST"]),
        Route("/packs", look, methods=["POST"]),
        Route("/packs/draft", draft, methods=["POST"]),
        Route("/games/{game}/kinds", pack_kinds),
        Route("/import", bring, methods=["POST"]),
        Route("/mine", mine, methods=["POST"]),
        Route("/open", open_tables),
        Route(table, show),
        Route(table + "/catalog", catalog),
        Route(table + "/invites", invites),
        Route(table + "/claim", claim, methods=["POST"]),
        Route(table + "/seats/{seat:int}", fill, methods=["POST"]),
        Route(table + "/export", export),
        Route(table + "/replay", replay),
        Route(table + "/analysis", analysis, methods=["GET", "POST"]),
        Route(table + "/history", history),
        Route("/{path:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
    ]
    return _App(
        routes=[
            WebSocketRoute("/ws", talk),
            Mount("/api", routes=api),
            Route("/api", nothing),
            Route("/metrics", status.metrics),
            Route("/status", status.page),
            Route("/{path:path}", client.page),
        ],
        middleware=[
            Middleware(Gate, bans=bans),
            Middleware(
                TrustedHostMiddleware,
                allowed_hosts=["*"] if chosen.hosts is None else list(chosen.hosts),
                www_redirect=False,
            ),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
        ],
        exception_handlers={
            Refused: _refused,
            StoreError: _store_failed,
            Elsewhere: _elsewhere,
            HTTPException: _http,
            Exception: _broken,
        },
        lifespan=lifespan,
    )


class _App(Starlette):
    def build_middleware_stack(self) -> ASGIApp:
        """The headers come around everything else, so that also a failure has them."""
        inside = Forward(super().build_middleware_stack(), self)
        return client.SecurityHeaders(RateLimit(inside, self, _refused))


# ---------------------------------------------------------------------- answers


def _json(answer: object, status: int = 200) -> Response:
    return Response(encode(answer), status, {"cache-control": "no-store"}, "application/json")


def _problem(code: Code, message: str, status: int) -> Response:
    return _json(ProblemAnswer(Problem(code, message)), status)


async def _packed(request: Request, body: bytes, headers: dict[str, str]) -> Response:
    """An answer that is kept compressed; for those who want it otherwise it is unpacked, piece by piece:
    what somebody does not read is not made for them."""
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "content-length": str(len(body))}
        pieces = iter([body[start : start + PIECE] for start in range(0, len(body), PIECE)])
    else:
        pieces = _unpacked(body)
    return StreamingResponse(_one_by_one(pieces), headers=headers, media_type="application/json")


def _unpacked(body: bytes) -> Iterator[bytes]:
    with gzip.GzipFile(fileobj=io.BytesIO(body)) as file:
        while piece := file.read(PIECE):
            yield piece


async def _one_by_one(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Each once the one before has been taken, and others in between."""
    for piece in pieces:
        yield piece
        await asyncio.sleep(0)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    _registry(request).metrics.refused.labels(error.code).inc()
    said = mistakes.said(error.line, language_of(request.headers))
    own = said[:LONGEST] if said != error.line else None
    return _json(ProblemAnswer(Problem(error.code, error.message, own)), error.status)


async def _store_failed(request: Request, error: Exception) -> Response:
    return _problem("busy", "this could not be kept on disk; nothing has changed", 503)


async def _elsewhere(request: Request, error: Exception) -> Response:
    return _problem("busy", "this table is moving to another server: come again", 503)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _problem(_CODES.get(error.status_code, "invalid"), error.detail, error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    _registry(request).metrics.failed.inc()
    return _problem("failed", "the server failed on this; nothing has changed", 500)


# ---------------------------------------------------------------------- requests


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def _body(request: Request, most: int) -> bytes:
    # Pages of other sites must not act through a visitor's browser.
    if request.headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
        raise Refused("forbidden", "not from another site")
    body = bytearray()
    try:
        async with asyncio.timeout(_registry(request).settings.body_seconds):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise Refused("invalid", f"the body may have {most} bytes", 413)
    except TimeoutError:
        raise Refused("busy", "the body came too slowly", 408) from None
    except ClientDisconnect:
        raise Refused("invalid", "the body did not arrive") from None
    return bytes(body)


def _bearer(request: Request) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def _at_most(buckets: Buckets, request: Request) -> None:
    if not buckets.take(request.client.host if request.client else ""):
        raise Refused("busy", "too many requests from here: wait a little")


async def nothing(request: Request) -> Response:
    raise Refused("missing", "there is no such call")


async def list_games(request: Request) -> Response:
    return await _packed(request, await _registry(request).games(), {"cache-control": "no-store"})


async def lesson(request: Request) -> Response:
    return _json(known_lesson(request.path_params["game"], request.path_params["lesson"]))


async def puzzles(request: Request) -> Response:
    return _json(await asyncio.to_thread(list_puzzles, request.path_params["game"]))


async def puzzle(request: Request) -> Response:
    game, id = request.path_params["game"], request.path_params["puzzle"]
    return _json(await asyncio.to_thread(solution, game, id))


async def house_info(request: Request) -> Response:
    addresses = list(_registry(request).settings.addresses)
    return _json(HouseInfo(bool(addresses), addresses))


async def look(request: Request) -> Response:
    wish = read_body(await _body(request, limits.PACKS), LookAtPacks)
    _at_most(_registry(request).looking, request)
    lang = language_of(request.headers)
    return await _packed(
        request, await _registry(request).look(wish, lang), {"cache-control": "no-store"}
    )


async def pack_kinds(request: Request) -> Response:
    game = known_game(request.path_params["game"])
    _at_most(_registry(request).looking, request)
    return _json(await asyncio.to_thread(kinds_of, game))


async def draft(request: Request) -> Response:
    wish = read_body(await _body(request, limits.BODY), DraftWish)
    known_game(wish.game)
    _at_most(_registry(request).looking, request)
    return _json(await asyncio.to_thread(drafted, wish))


async def create(request: Request) -> Response:
    body = await _body(request, limits.PACKS)
    plan = read_body(body, NewTable)
    if not plan.packs and len(body) > limits.BODY:
        raise Refused("invalid", f"the body may have {limits.BODY} bytes", 413)
    _at_most(_registry(request).creating, request)
    if plan.open:
        _at_most(_registry(request).opening, request)
    return _json(await _registry(request).create(plan))


async def bring(request: Request) -> Response:
    document = read_body(await _body(request, limits.JOURNAL), dict[str, object])
    _at_most(_registry(request).creating, request)
    return _json(await _registry(request).bring(document))


async def show(request: Request) -> Response:
    table = await _registry(request).table(request.path_params["table"])
    return _json(table.info())


async def catalog(request: Request) -> Response:
    registry = _registry(request)
    table = await registry.table(request.path_params["table"])
    if registry.catalogs.known(table.match) is None:
        _at_most(registry.fetching, request)
    made = await asyncio.to_thread(registry.catalogs.of, table.match)
    tag = await asyncio.to_thread(lambda: made.tag)
    headers = {"cache-control": "private, max-age=300", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return await _packed(request, made.packed, headers)


async def invites(request: Request) -> Response:
    table = await _registry(request).table(request.path_params["table"])
    host = _bearer(request)
    if host is None:
        raise Refused("forbidden", "only the host may see the invites")
    codes = await table.do(lambda: seating.invites(table, host))
    return _json([Invite(seat, code) for seat, code in codes])


async def claim(request: Request) -> Response:
    wish = read_body(await _body(request, limits.BODY), Claim)
    _at_most(_registry(request).claiming, request)
    table = await _registry(request).table(request.path_params["table"])
    seat, token = await table.do(lambda: seating.claim(table, wish.invite, wish.name))
    return _json(Claimed(seat, token))


async def fill(request: Request) -> Response:
    wish = read_body(await _body(request, limits.BODY), Fill)
    _at_most(_registry(request).claiming, request)
    key = _bearer(request)
    if key is None:
        raise Refused("forbidden", "only persons at the table say who plays a seat")
    table = await _registry(request).table(request.path_params["table"])
    number: int = request.path_params["seat"]
    return _json(await table.do(lambda: seating.fill(table, key, number, wish)))


async def mine(request: Request) -> Response:
    wishes = read_body(await _body(request, limits.BODY), MyTables)
    _at_most(_registry(request).asking, request)
    return _json(await _registry(request).mine(wishes.tables))


async def open_tables(request: Request) -> Response:
    _at_most(_registry(request).asking, request)
    return _json(await _registry(request).open_tables())


async def export(request: Request) -> Response:
    registry = _registry(request)
    _at_most(registry.fetching, request)
    table = await registry.table(request.path_params["table"])
    host = _bearer(request)
    if not table.match.over and (host is None or not table.is_host(hashed(host))):
        raise Refused("forbidden", "until the match is over its journal is for the host only")
    body = await registry.export(table)
    name = f"undercroft-{table.game}-{table.id[:5]}.json"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return await _packed(request, body, headers)


async def replay(request: Request) -> Response:
    registry = _registry(request)
    _at_most(registry.fetching, request)
    table = await registry.table(request.path_params["table"])
    if not table.match.over:
        raise Refused("conflict", "the match is not over: its hands are still secret")
    return await _packed(request, await registry.replay(table), {"cache-control": "no-cache"})


async def analysis(request: Request) -> Response:
    """How far it is; a POST begins it, or goes on with it."""
    registry = _registry(request)
    begins = request.method == "POST"
    if begins:
        await _body(request, limits.BODY)
    _at_most(registry.creating if begins else registry.fetching, request)
    table = await registry.table(request.path_params["table"])
    if not table.match.over:
        raise Refused("conflict", "the match is not over: its hands are still secret")
    return _json(await (registry.analyst.begin(table) if begins else registry.analyst.state(table)))


async def history(request: Request) -> Response:
    """All that these eyes may know of: what a `welcome` has left out, too."""
    registry = _registry(request)
    _at_most(registry.fetching, request)
    table = await registry.table(request.path_params["table"])
    token = _bearer(request)
    viewpoint = None if token is None else table.opened(hashed(token))
    past = await table.do(lambda: table.past(None))

    def packed() -> bytes:
        return gzip.compress(encode(past.seen_from(viewpoint, None)[0]), 5, mtime=0)

    return await _packed(request, await asyncio.to_thread(packed), {"cache-control": "no-store"})
