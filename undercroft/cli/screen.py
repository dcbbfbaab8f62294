"""What goes to the terminal: tables for people, JSON for machines, progress on stderr."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .words import word

screen = Console(highlight=False)
notes = Console(stderr=True, highlight=False)


def json_flag() -> Parameter:
    """`--json` of a command."""
    return Parameter(help=word("cli-arg-json"), negative=(), show_default=False)


def print_json(value: object) -> None:
    """One JSON document on stdout and nothing else."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def try_out(path: Path) -> None:
    """Raise the `OSError` now that writing a file there would raise later; leave all as it is."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def progress_bar() -> Progress:
    """A bar that leaves nothing behind; none where nobody would see it move."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=notes,
        transient=True,
        disable=not notes.is_terminal,
    )
