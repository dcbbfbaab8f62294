"""`undercroft play` and `undercroft serve`."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Data = Annotated[Path | None, Parameter(help="Folder for the games [your data folder]")]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", negative=(), help="Folder of a content pack of yours"),
]
PORT = 8577
A_PORT = Number(gte=0, lte=65535)


def play(
    *,
    port: Annotated[
        int | None, Parameter(help=f"Port [{PORT}, or the next free one]", validator=A_PORT)
    ] = None,
    browser: Annotated[bool, Parameter(help="Open the browser or not", show_default=False)] = True,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Play on this machine: serve with SQLite, open the browser. Ctrl-C ends it.

    The games are kept and can be taken up again.
    """
    start("127.0.0.1", free_port() if port is None else port, data, packs or (), browser)


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on (0.0.0.0: everybody)")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port", validator=A_PORT)] = PORT,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Serve games to others."""
    start(host, port, data, packs or (), False)


def start(host: str, port: int, data: Path | None, packs: Sequence[Path], browser: bool) -> None:
    """Offer the packs and serve."""
    import undercroft
    from undercroft.server import default_data, run

    from .content import guess
    from .screen import notes

    data = data or default_data()
    for pack in packs:
        undercroft.add_pack(guess(pack), pack)
    for pack in sorted(path for path in (data / "packs").glob("*") if path.is_dir()):
        try:
            undercroft.add_pack(guess(pack), pack)
        except undercroft.UndercroftError as problem:
            notes.print(f"{pack}: left out: {problem}", markup=False, soft_wrap=True)
    notes.print(
        f"Games are kept in {data}, packs in {data / 'packs'}", markup=False, soft_wrap=True
    )
    run(host, port, data, open_browser=browser)


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
