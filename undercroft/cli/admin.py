"""`undercroft admin`: for operators. Whatever it changes, a running server follows within seconds."""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import sqlite3
import subprocess
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import App, Parameter
from rich.table import Table

from undercroft.kernel.errors import UndercroftError
from undercroft.server import archiving
from undercroft.server.settings import default_data
from undercroft.server.store.base import Store
from undercroft.server.store.model import StoreError
from undercroft.server.store.opening import open_store
from undercroft.server.store.sqlite import FILE

from .help import headed
from .screen import json_flag, notes, print_json, screen
from .words import word

T = TypeVar("T")
FOR_EVER = 36_500


def __getattr__(name: str) -> App:
    """`app`, made for each call: its help is in the language of that call."""
    if name != "app":
        raise AttributeError(name)
    app = headed(App(name="admin", help=word("cli-admin")))
    app.command(list_tables, name="list", help=word("cli-admin-list"))
    for command in (close, delete, export, archive, ban, unban, bans, backup):
        app.command(command, help=word(f"cli-admin-{command.__name__}"))
    return app


def _with(data: Path | None, address: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    folder = data or default_data()
    if not address and not (folder / FILE).is_file():
        raise UndercroftError(f"{folder / FILE}: no games are kept here")
    try:
        store = open_store(folder, address, alone=False)
        try:
            return asyncio.run(work(store))
        finally:
            store.close()
    except StoreError as error:
        raise UndercroftError(str(error)) from None


def list_tables(
    *,
    days: Annotated[float, Parameter(help=word("cli-arg-unused"))] = 0,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
    json: Annotated[bool, json_flag()] = False,
) -> None:
    """The tables, those longest unused first. A table's id lets whoever has it watch: keep it to yourself."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    found = _with(data, store, lambda opened: opened.listed(before if days else None))
    if json:
        print_json([{name: getattr(one, name) for name in one.__slots__} for one in found])
        return
    table = Table()
    for name in ("table", "game", "made", "used", "choices", "persons"):
        table.add_column(word(f"cli-admin-{name}"), no_wrap=name == "table")
    table.add_column("")
    for one in found:
        state = "closed" if one.closed else "over" if one.over else "imported"
        state = word(f"cli-admin-{state}") if one.closed or one.over or one.imported else ""
        row = (one.id, one.game, one.created, one.used, str(one.entries), str(one.persons), state)
        table.add_row(*row)
    screen.print(table)


def close(
    table: Annotated[str, Parameter(help=word("cli-arg-table"))],
    /,
    *,
    why: Annotated[str, Parameter(help=word("cli-arg-told"))] = "by the operator",
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> int:
    """Close a table: nobody can play there any more; it is not deleted."""
    return _said(_with(data, store, lambda opened: opened.close_table(table, why)), table, "closed")


def delete(
    table: Annotated[str, Parameter(help=word("cli-arg-table"))],
    /,
    *,
    export: Annotated[Path | None, Parameter(help=word("cli-arg-export"))] = None,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> int:
    """Delete a table for good, once it is in a file, if you say where."""
    if export is not None:
        folder = export
        path = _with(data, store, lambda opened: archiving.put_away(opened, table, folder))
        notes.print(word("cli-admin-written", path=str(path)), markup=False, soft_wrap=True)
        return 0
    return _said(_with(data, store, lambda opened: opened.delete(table)), table, "deleted")


def _said(done: bool, table: str, what: str) -> int:
    what = what if done else "missing"
    notes.print(word("ui-labelled", label=table, text=word(f"cli-admin-{what}")), markup=False)
    return 0 if done else 1


def export(
    table: Annotated[str, Parameter(help=word("cli-arg-table"))],
    file: Annotated[Path, Parameter(help=word("cli-arg-write"))],
    /,
    *,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> int:
    """Write a table to a file, as its host could; it holds every secret of the match."""
    body = _with(data, store, lambda opened: archiving.export(opened, table))
    if body is None:
        return _said(False, table, "")
    file.write_bytes(gzip.decompress(body))
    return 0


def archive(
    *,
    days: Annotated[float, Parameter(help=word("cli-arg-unused"))],
    to: Annotated[Path | None, Parameter(help=word("cli-arg-archive"))] = None,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> None:
    """Write tables that nobody uses to files, and delete each once it is there."""
    folder = to or (data or default_data()) / "archive"
    found = _with(data, store, lambda opened: archiving.archive(opened, folder, days))
    said = word("cli-admin-archived", count=len(found), folder=str(folder))
    notes.print(said, markup=False, soft_wrap=True)


def ban(
    address: Annotated[str, Parameter(help=word("cli-arg-network"))],
    /,
    *,
    days: Annotated[float, Parameter(help=word("cli-arg-days"))] = FOR_EVER,
    why: Annotated[str, Parameter(help=word("cli-arg-note"))] = "",
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> None:
    """Let nobody in from there."""
    try:
        network = str(ipaddress.ip_network(address, strict=False))
    except ValueError as error:
        raise UndercroftError(str(error)) from None
    until = (datetime.now(UTC) + timedelta(days=days)).isoformat(timespec="seconds")
    _with(data, store, lambda opened: opened.ban(network, until, why))
    notes.print(word("cli-admin-banned-until", network=network, until=until))


def unban(
    address: Annotated[str, Parameter(help=word("cli-arg-banned"))],
    /,
    *,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> int:
    """Let them in again."""
    network = str(ipaddress.ip_network(address, strict=False))
    return 0 if _with(data, store, lambda opened: opened.unban(network)) else 1


def bans(
    *,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
    json: Annotated[bool, json_flag()] = False,
) -> None:
    """Who may not come in."""
    found = _with(data, store, lambda opened: opened.bans())
    if json:
        print_json([{"address": one, "until": until, "why": why} for one, until, why in found])
        return
    for one, until, why in found:
        line = f"{one}  {word('cli-admin-until', until=until)}  {why}".rstrip()
        screen.print(line, markup=False, soft_wrap=True)


def backup(
    file: Annotated[Path, Parameter(help=word("cli-arg-backup"))],
    /,
    *,
    data: Annotated[Path | None, Parameter(help=word("cli-arg-data"))] = None,
    store: Annotated[str, Parameter(help=word("cli-arg-store"))] = "",
) -> None:
    """Copy all games while the server runs, and look the copy over."""
    if file.exists():
        raise UndercroftError(f"{file}: is there already")
    if store:
        _dump(store, file)
    else:
        _copy((data or default_data()) / FILE, file)
    said = word("cli-admin-bytes", file=str(file), bytes=file.stat().st_size)
    notes.print(said, markup=False, soft_wrap=True)


def _copy(source: Path, file: Path) -> None:
    if not source.is_file():
        raise UndercroftError(f"{source}: no games are kept here")
    part = file.with_name(file.name + ".part")
    try:
        with (
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True) as live,
            sqlite3.connect(part) as copy,
        ):
            live.backup(copy, pages=1000)
        [(found,)] = copy.execute("PRAGMA integrity_check").fetchall()
        live.close()
        copy.close()
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise UndercroftError(f"{source}: {error}") from None
    if found != "ok":
        raise UndercroftError(f"{part}: the copy is damaged: {found}")
    part.rename(file)


def _dump(address: str, file: Path) -> None:
    call = ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={address}"]
    try:
        done = subprocess.run(call, capture_output=True, text=True, check=False)  # noqa: S603
    except FileNotFoundError:
        raise UndercroftError("pg_dump: not found; it comes with PostgreSQL's client") from None
    if done.returncode:
        raise UndercroftError(done.stderr.strip().splitlines()[-1])
