"""`undercroft setup`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import undercroft
from undercroft import Field
from undercroft.text import render

from .lab import packs_flag
from .own import let_in, use_flag
from .screen import json_flag, print_json, screen
from .words import spoken, word

#: So many values are listed; of more, the rest is counted.
LISTED = 60


def setup(
    game: Annotated[str, Parameter(help=word("cli-arg-game"))],
    /,
    *,
    packs: Annotated[list[Path] | None, packs_flag()] = None,
    json: Annotated[bool, json_flag()] = False,
    use: Annotated[list[str] | None, use_flag()] = None,
) -> None:
    """What can be set up in a game: fields, their values, and where each is used."""
    let_in(game, use)
    name = undercroft.add_pack(game, *packs) if packs else "base"
    fields = undercroft.setup_options(game, name)
    if json:
        print_json([field.to_json() for field in fields])
        return
    table = Table(title=game, title_justify="left", show_lines=True)
    for column in ("field", "values", "default", "used"):
        table.add_column(word(f"cli-setup-{column}"), overflow="fold")
    for field in fields:
        table.add_row(
            f"{field.name}\n{said(field)}", values(field), str(field.default), used(field)
        )
    screen.print(table)


def said(field: Field) -> str:
    return render(field.text, spoken(), lambda kind, id, lang: id)


def values(field: Field) -> str:
    """The values, and those that go with some others only."""
    found = []
    for choice in field.values[:LISTED]:
        needs = " & ".join(f"{name}={'|'.join(map(str, some))}" for name, some in choice.only)
        found.append(f"{choice.value} ({needs})" if needs else str(choice.value))
    left = len(field.values) - len(found)
    return ", ".join(found) + (f" … +{left}" if left else "")


def used(field: Field) -> str:
    """Where it means something, and from what it must differ."""
    lines = [f"{name}={'|'.join(map(str, some))}" for name, some in field.only]
    if field.apart:
        lines.append(f"≠ {', '.join(field.apart)}")
    return "\n".join(lines)
