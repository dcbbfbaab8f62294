"""`undercroft play` and `undercroft serve`."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.prompt import Confirm

import undercroft
from undercroft.kernel.errors import InvalidSetup, UndercroftError
from undercroft.kernel.ucpack import SUFFIX
from undercroft.server.client import MISSING, built
from undercroft.server.listen import run
from undercroft.server.network import own_addresses
from undercroft.server.settings import PORT, Deployment, default_data, read, written
from undercroft.text import mistakes

from .folders import guess
from .screen import notes, screen
from .words import in_a_row, spoken, word

ALONE, EVERYBODY = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only when asked for
A_PORT = Number(gte=0, lte=65535)


def play(
    *,
    port: Annotated[
        int | None, Parameter(help=word("cli-arg-port", port=str(PORT)), validator=A_PORT)
    ] = None,
    browser: Annotated[bool, Parameter(help=word("cli-arg-browser"), show_default=False)] = True,
    lan: Annotated[
        bool | None,
        Parameter(help=word("cli-arg-lan")),
    ] = None,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    packs: Annotated[
        list[Path] | None, Parameter(name="--pack", negative=(), help=word("cli-arg-packs"))
    ] = None,
) -> None:
    """Play on this machine: serve with SQLite, open the browser. Ctrl-C ends it.

    The games are kept and can be taken up again.
    """
    if browser and not built():
        raise UndercroftError(MISSING)  # nobody can play without a page
    data = data or default_data()
    host = EVERYBODY if let_in(lan, data) else ALONE
    port = free_port(host) if port is None else port
    folders = tuple(str(pack) for pack in packs or ())
    start(Deployment(host, port, data=data, pack_folders=folders), browser, guarded=True)


def serve(
    *,
    config: Annotated[Path | None, Parameter(help=word("cli-arg-config"))] = None,
    host: Annotated[str | None, Parameter(help=word("cli-arg-host"))] = None,
    port: Annotated[
        int | None, Parameter(help=word("cli-arg-port-plain", port=str(PORT)), validator=A_PORT)
    ] = None,
    public: Annotated[
        list[str] | None,
        Parameter(negative=(), help=word("cli-arg-public")),
    ] = None,
    store: Annotated[str | None, Parameter(help=word("cli-arg-store"))] = None,
    workers: Annotated[int | None, Parameter(help=word("cli-arg-workers"))] = None,
    settings: Annotated[
        list[str] | None,
        Parameter(name="--set", negative=(), help=word("cli-arg-setting")),
    ] = None,
    show_settings: Annotated[
        bool, Parameter(help=word("cli-arg-show-settings"), negative=())
    ] = False,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    packs: Annotated[
        list[Path] | None, Parameter(name="--pack", negative=(), help=word("cli-arg-packs"))
    ] = None,
) -> None:
    """Serve games to others. Settings come from a file, then UNDERCROFT_… of the environment, then here."""
    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "public": public,
        "store": store,
        "workers": workers,
        "data": data,
        "pack_folders": [str(pack) for pack in packs] if packs else None,
    }
    for one in settings or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise InvalidSetup(f"--set {one}: must be name=value")
        flags[name] = value
    deployment, shown = read(config, os.environ, flags)
    if show_settings:
        for setting in shown:
            line = f"{setting.name} = {written(setting.value)}  # {setting.source}"
            screen.print(line, markup=False, soft_wrap=True)
        return
    start(deployment, False)


def let_in(lan: bool | None, data: Path) -> bool:
    """Whether the house may join: as called for, as answered before, or asked now."""
    kept = data / "play.json"
    asking = lan is None and sys.stdin.isatty() and sys.stderr.isatty()
    if asking:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            lan = msgspec.json.decode(kept.read_bytes(), type=dict[str, bool]).get("lan")
    if asking and lan is None:
        others = in_a_row(own_addresses()) or word("cli-no-network")
        lan = Confirm.ask(word("cli-may-join", addresses=others), console=notes, default=False)
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        kept.write_bytes(msgspec.json.encode({"lan": lan}))
        notes.print(word("cli-remembered"))
    if not lan:
        notes.print(word("cli-only-here"), soft_wrap=True)
    return bool(lan)


def start(deployment: Deployment, browser: bool, guarded: bool = False) -> None:
    """Offer the packs and serve."""
    data = deployment.data
    offered: list[tuple[str, ...]] = []
    named: dict[str, list[str]] = {}
    for folder in deployment.pack_folders:
        game = guess(Path(folder))
        named.setdefault(game, []).append(folder)
        offered.append((game, folder))
        undercroft.add_pack(*offered[-1])
    for game, folders in named.items():
        with contextlib.suppress(undercroft.InvalidContent):  # not all go together
            undercroft.add_pack(game, *folders)
            if len(folders) > 1:
                offered.append((game, *folders))
    for pack in kept_packs(data / "packs"):
        try:
            undercroft.add_pack(guess(pack), pack)
            offered.append((guess(pack), str(pack)))
        except undercroft.UndercroftError as problem:
            said = word(
                "cli-left-out", pack=str(pack), problem=mistakes.said(str(problem), spoken())
            )
            notes.print(said, markup=False, soft_wrap=True)
    where = deployment.store.rpartition("@")[2] if deployment.store else data
    kept = word("cli-kept-in", data=str(where), packs=str(data / "packs"))
    notes.print(kept, markup=False, soft_wrap=True)
    run(deployment, open_browser=browser, guarded=guarded, packs=offered)


def kept_packs(folder: Path) -> list[Path]:
    """The packs in the data folder: folders, and files of one pack each."""
    return sorted(path for path in folder.glob("*") if path.is_dir() or path.suffix == SUFFIX)


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
