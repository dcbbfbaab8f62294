"""`undercroft play` and `undercroft serve`."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Data = Annotated[Path | None, Parameter(help="Folder for the games [your data folder]")]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", negative=(), help="Folder of a content pack of yours"),
]
PORT = 8577


def play(
    *,
    port: Annotated[int | None, Parameter(help=f"Port [{PORT}, or the next free one]")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser or not", show_default=False)] = True,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Play on this machine: serve with SQLite, open the browser. Ctrl-C ends it.

    The games are kept and can be taken up again.
    """
    from undercroft.server import run

    offer(packs or ())
    run(
        host="127.0.0.1",
        port=free_port() if port is None else port,
        data=data,
        open_browser=browser,
    )


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on (0.0.0.0: everybody)")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port")] = PORT,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Serve games to others."""
    from undercroft.server import run

    offer(packs or ())
    run(host=host, port=port, data=data)


def offer(packs: Sequence[Path]) -> None:
    """Make owners' content packs known to this process."""
    import undercroft

    from .content import guess

    for pack in packs:
        undercroft.add_pack(guess(pack), pack)


def free_port() -> int:
    """Our usual port, or the next one that nobody uses."""
    for port in range(PORT, PORT + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0
