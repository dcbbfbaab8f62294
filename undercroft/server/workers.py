"""Several processes on one port: each serves its tables, and one that dies is replaced."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass
from typing import Any

from undercroft import add_pack
from undercroft.kernel.memory import collect_seldom

from . import logs, pool, transport
from .limits import Settings
from .settings import Deployment
from .store.base import Store
from .store.model import StoreError, Unreachable
from .store.opening import open_store

log = logging.getLogger("undercroft.server.workers")
END = 20.0
"""Seconds to finish in, when the server closes."""
HASTY = 1.0
"""A process that dies sooner than this after its birth is not replaced at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process needs to know."""

    deployment: Deployment
    settings: Settings
    packs: tuple[tuple[str, ...], ...]
    """Packs of one's own: game and folder."""


class _Worker:
    def __init__(self, plan: Plan, listener: socket.socket) -> None:
        context = pool.context()
        self.internal = _internal(plan.deployment.internal)
        self.address = _shown(self.internal)
        ours, theirs = context.Pipe()
        self.alive = ours
        self.process = context.Process(
            target=_serve, args=(plan, listener, self.internal, theirs), daemon=False
        )
        self.process.start()
        theirs.close()
        self.since = time.monotonic()


def _internal(host: str) -> socket.socket:
    listener = socket.socket(
        socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )
    listener.bind((host, 0))
    listener.listen(128)
    return listener


def _shown(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def run(plan: Plan, listener: socket.socket, ready: Any) -> None:
    """Keep as many processes alive as were wanted, until we are told to end."""
    store: Any = open_store(plan.deployment.data, plan.deployment.store, alone=False)
    ending = threading.Event()

    def end(number: int, frame: object) -> None:
        ending.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    workers = [_Worker(plan, listener) for _ in range(max(1, plan.deployment.workers))]
    for worker in workers:
        worker.alive.poll(60)
    ready()
    dead: set[str] = set()
    while not ending.is_set():
        multiprocessing.connection.wait([one.process.sentinel for one in workers], timeout=0.5)
        for place, worker in enumerate(workers):
            if worker.process.is_alive() or ending.is_set():
                continue
            log.warning(
                "a process of this server died (%s); there is another", worker.process.exitcode
            )
            worker.internal.close()
            if not store.bury(worker.address):
                dead.add(worker.address)
            if time.monotonic() - worker.since < HASTY:
                time.sleep(HASTY)
            workers[place] = _Worker(plan, listener)
        # A port may have been given to a new one before the old one could be buried.
        dead -= {worker.address for worker in workers}
        dead = {address for address in dead if not store.bury(address)}
    for worker in workers:
        if worker.process.is_alive():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.process.pid or 0, signal.SIGTERM)
    until = time.monotonic() + END
    for worker in workers:
        worker.process.join(max(0.1, until - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            store.bury(worker.address)
    store.close()


def _serve(
    plan: Plan,
    listener: socket.socket,
    internal: socket.socket,
    parent: multiprocessing.connection.Connection,
) -> None:
    """One process of the server."""
    from .app import app  # noqa: PLC0415

    # An interrupt goes to everybody: our parent tells us when it is time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logs.set_up(plan.deployment.log_format, plan.deployment.log_level)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()
    for game, *folders in plan.packs:
        add_pack(game, *folders)
    address = _shown(internal)
    config = transport.config(
        app(plan.deployment.data, plan.settings, _store(plan.deployment), address), plan.settings
    )

    class Server(transport.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            collect_seldom()
            with contextlib.suppress(OSError):
                parent.send("ready")

        def handle_exit(self, sig: int, frame: Any) -> None:
            if sig != signal.SIGINT:
                super().handle_exit(sig, frame)

    Server(config).run(sockets=[listener, internal])
    sys.exit(0)


def _follow(parent: multiprocessing.connection.Connection) -> None:
    """Without its parent nobody would end a process of the server, wherever it is in its work."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv()
    signal.raise_signal(signal.SIGTERM)


def _store(deployment: Deployment) -> Store:
    """The store, waited for as long as it takes: a database may begin again just when a process does."""
    while True:
        try:
            return open_store(deployment.data, deployment.store)
        except Unreachable as error:
            log.warning("%s: waiting for it", error)
        except StoreError as error:
            log.error("%s", error)  # noqa: TRY400 - one line is enough
            sys.exit(1)
