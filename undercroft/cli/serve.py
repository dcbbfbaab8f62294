"""`undercroft play` and `undercroft serve`."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.prompt import Confirm

import undercroft
from undercroft.kernel.errors import UndercroftError
from undercroft.server.client import MISSING, built
from undercroft.server.listen import default_data, run
from undercroft.server.places import own_addresses

from .content import guess
from .screen import notes

Data = Annotated[Path | None, Parameter(help="Folder for the games [your data folder]")]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", negative=(), help="Folder of a content pack of yours"),
]
PORT = 8577
ALONE, EVERYBODY = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only when asked for
A_PORT = Number(gte=0, lte=65535)


def play(
    *,
    port: Annotated[
        int | None, Parameter(help=f"Port [{PORT}, or the next free one]", validator=A_PORT)
    ] = None,
    browser: Annotated[bool, Parameter(help="Open the browser or not", show_default=False)] = True,
    lan: Annotated[
        bool | None,
        Parameter(help="Let phones and computers in the house join, or not [asked once]"),
    ] = None,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Play on this machine: serve with SQLite, open the browser. Ctrl-C ends it.

    The games are kept and can be taken up again.
    """
    if browser and not built():
        raise UndercroftError(MISSING)  # nobody can play without a page
    data = data or default_data()
    host = EVERYBODY if let_in(lan, data) else ALONE
    port = free_port(host) if port is None else port
    start(host, port, data, packs or (), browser, guarded=True)


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on (0.0.0.0: everybody)")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port", validator=A_PORT)] = PORT,
    public: Annotated[
        list[str] | None,
        Parameter(negative=(), help="Address that others use (https://…), behind a proxy, say"),
    ] = None,
    data: Data = None,
    packs: Packs = None,
) -> None:
    """Serve games to others."""
    start(host, port, data, packs or (), False, public or ())


def let_in(lan: bool | None, data: Path) -> bool:
    """Whether the house may join: as called for, as answered before, or asked now."""
    kept = data / "play.json"
    asking = lan is None and sys.stdin.isatty() and sys.stderr.isatty()
    if asking:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            lan = msgspec.json.decode(kept.read_bytes(), type=dict[str, bool]).get("lan")
    if asking and lan is None:
        others = ", ".join(own_addresses()) or "no network found"
        lan = Confirm.ask(
            f"May phones and computers in this house join ({others})?", console=notes, default=False
        )
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        kept.write_bytes(msgspec.json.encode({"lan": lan}))
        notes.print("This is remembered; --lan or --no-lan says otherwise.")
    if not lan:
        notes.print(
            "Only this machine can join; `make play ARGS=--lan` or `undercroft play --lan` "
            "lets the house in.",
            soft_wrap=True,
        )
    return bool(lan)


def start(
    host: str,
    port: int,
    data: Path | None,
    packs: Sequence[Path],
    browser: bool,
    public: Sequence[str] = (),
    guarded: bool = False,
) -> None:
    """Offer the packs and serve."""
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
    run(host, port, data, open_browser=browser, public=public, guarded=guarded)


def free_port(host: str = ALONE) -> int:
    """Our usual port, or the next one that nobody uses."""
    for port in range(PORT, PORT + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0
