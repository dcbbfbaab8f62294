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

import uvicorn

from undercroft.kernel.memory import collect_seldom

from . import client, logs, network, transport, workers
from .app import app
from .settings import Deployment
from .store.model import StoreError
from .store.opening import open_store

log = logging.getLogger("undercroft.server")


def run(
    deployment: Deployment,
    open_browser: bool = False,
    guarded: bool = False,
    packs: Sequence[tuple[str, ...]] = (),
) -> None:
    """Serve until interrupted. What stands in the way is told in one line, by `SystemExit`.

    With `deployment.public`, the addresses under which others know this server, or `guarded`, it answers to
    its known names only.
    """
    if deployment.workers > 1 and not deployment.store:
        raise SystemExit("undercroft: workers: several processes need --store postgresql://…")
    try:
        # Tried out before the port is taken, so that the one line is all there is to read.
        open_store(deployment.data, deployment.store).close()
    except StoreError as error:
        raise SystemExit(f"undercroft: {error}") from None
    listener = listen(deployment.host, deployment.port)
    addresses = [
        *deployment.public,
        *network.reachable(deployment.host, listener.getsockname()[1]),
    ]
    settings = replace(
        deployment.limits,
        addresses=tuple(addresses),
        hosts=network.names(addresses) if deployment.public or guarded else None,
        origins=deployment.public,
    )
    logs.set_up(deployment.log_format, deployment.log_level)
    if deployment.store:
        plan = workers.Plan(deployment, settings, tuple(packs))
        shown = _address(listener, deployment.host)
        workers.run(plan, listener, lambda: announce(shown, addresses))
        return
    config = transport.config(app(deployment.data, settings), settings)
    shown = _address(listener, deployment.host)
    # The interrupt that ends us has done its work by the time it gets here.
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, shown, addresses, open_browser).run(sockets=[listener])


class _Server(transport.Server):
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
        collect_seldom()
        announce(self._address, self._others)
        if self._open_browser and client.built():
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def announce(address: str, others: Sequence[str]) -> None:
    """Say where we are."""
    if client.built():
        sys.stdout.write(f"Undercroft is open at {address} (Ctrl+C to close)\n")
        for other in others:
            sys.stdout.write(f"Others can join at {other}\n")
    else:
        sys.stdout.write(f"Undercroft serves {address}/api without its page: {client.MISSING}\n")
    sys.stdout.flush()


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
