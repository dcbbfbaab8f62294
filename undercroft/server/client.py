"""Gives out the built client: hashed files for ever, its page always fresh."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"

_POLICY = (
    b"default-src 'self'; img-src 'self' data:; font-src 'self' data:; "
    b"style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]

MISSING = "the browser client has not been built; run make play in a checkout, or install a released package"
NOT_BUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>Undercroft</h1><p>The server is running, but {MISSING}.</p></html>"""


def built() -> bool:
    """Whether there is a page to show."""
    return (STATIC / "index.html").is_file()


async def page(request: Request) -> Response:
    """A file of the client, or its page for every other address (the client routes itself)."""
    found = _file(request.path_params.get("path", ""))
    if found is not None:
        hashed = found.parent.name == "assets"
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(found, headers={"cache-control": keep})
    index = STATIC / "index.html"
    if not built():
        return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
    # A missing asset must not be answered with a page that the browser then keeps.
    if request.url.path.startswith("/assets/"):
        return Response("not found", 404, {"cache-control": "no-store"}, "text/plain")
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _file(path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        found = (STATIC / path).resolve()
        inside = found.is_relative_to(STATIC.resolve()) and found.is_file()
    except OSError:
        return None
    return found if inside else None


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
