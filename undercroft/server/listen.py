"""Starting and stopping the server on a port."""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import platformdirs
import uvicorn

from . import client, door, places
from .app import app
from .limits import Settings
from .logs import calm
from .store import Store, StoreError

log = logging.getLogger("undercroft.server")


def default_data() -> Path:
    """Where games are kept when nobody says otherwise."""
    return platformdirs.user_data_path("undercroft")


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    public: Sequence[str] = (),
    guarded: bool = False,
) -> None:
    """Serve until interrupted. What stands in the way is told in one line, by `SystemExit`.

    `public` are the addresses under which others know this server, if they are not simply `host` and
    `port`; with them, or `guarded`, it answers to its known names only.
    """
    data = default_data() if data is None else data
    try:
        # Tried out before the port is taken, so that the one line is all there is to read.
        Store(data).close()
    except StoreError as error:
        raise SystemExit(f"undercroft: {error}") from None
    listener = listen(host, port)
    addresses = [*public, *places.reachable(host, listener.getsockname()[1])]
    settings = replace(
        settings or Settings(),
        addresses=tuple(addresses),
        hosts=places.names(addresses) if public or guarded else None,
        origins=tuple(public),
    )
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    calm(logging.getLogger())
    config = door.config(app(data, settings), settings)
    # The interrupt that ends us has done its work by the time it gets here.
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, _address(listener, host), addresses, open_browser).run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, address: str, others: Sequence[str], open_browser: bool
    ) -> None:
        super().__init__(config)
        self._address = address
        self._others = others
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        if not client.built():
            sys.stdout.write(
                f"Undercroft serves {self._address}/api without its page: {client.MISSING}\n"
            )
            sys.stdout.flush()
            return
        sys.stdout.write(f"Undercroft is open at {self._address} (Ctrl+C to close)\n")
        for other in self._others:
            sys.stdout.write(f"Others can join at {other}\n")
        sys.stdout.flush()
        if self._open_browser:
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio turns Nagle's delay off only where it is: without it an
    # answer that follows an update would wait for the client's acknowledgement, 40 ms a click.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        # Elsewhere this lets two servers share a port without a word.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise SystemExit(
                f"undercroft: port {port} on {host} is taken; choose another"
            ) from None
        raise SystemExit(f"undercroft: cannot listen on {host} port {port} ({error})") from None
    listener.set_inheritable(True)
    return listener


def _address(listener: socket.socket, host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{listener.getsockname()[1]}"
