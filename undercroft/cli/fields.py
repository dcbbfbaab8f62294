"""`undercroft setup`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.table import Table

import undercroft
from undercroft import Field, Message
from undercroft.text import render

from .lab import packs_flag
from .own import let_in, use_flag
from .screen import json_flag, print_json, screen
from .words import spoken, word

#: So many values are listed; of more, the rest is counted.
LISTED = 60
#: Words of more letters are parted where that can be.
BROAD = 22


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
        print_json([as_json(field) for field in fields])
        return
    screen.print(listed(game, fields))


def listed(game: str, fields: Sequence[Field]) -> Table:
    """A row for each; words to use again are whole where there is room for the longest ones."""
    # Nothing between the columns but spaces.
    look: dict[str, Any] = {"box": SIMPLE_HEAD, "show_edge": False, "padding": (0, 2, 0, 0)}
    table = Table(title=game, title_justify="left", leading=1, **look)
    heads = [
        f"{word('cli-setup-field')}={word('cli-setup-default')}",
        word("cli-setup-values"),
        word("cli-setup-used"),
    ]
    rows = [
        ("\n".join([*usually(field), said(field.text)]), values(field), used(field))
        for field in fields
    ]
    longest = [
        max(len(one) for cells in (heads, *rows) for one in cells[place].split())
        for place in range(len(heads))
    ]
    whole = sum(longest) + 3 * len(heads) <= screen.width
    for head, width in zip(heads, longest, strict=True):
        table.add_column(head, min_width=width if whole else None, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def usually(field: Field) -> list[str]:
    """`mode=journey`, on two lines where it is long."""
    whole = f"{field.name}={field.default}"
    return [whole] if len(whole) <= BROAD + 2 else [f"{field.name}=", f" {field.default}"]


def as_json(field: Field) -> dict[str, Any]:
    """What a client gets of it, and what it is called."""
    document: dict[str, Any] = {**field.to_json(), "called": said(field.text)}
    for choice, told in zip(field.values, document["values"], strict=True):
        told["called"] = said(choice.text)
    return document


def said(text: Message) -> str:
    return render(text, spoken(), lambda kind, id, lang: id)


def values(field: Field) -> str:
    """The values, and those that go with some others only."""
    found = []
    for choice in field.values[:LISTED]:
        needs = " & ".join(one_of(name, some) for name, some in choice.only)
        found.append(f"{choice.value} ({needs})" if needs else str(choice.value))
    left = len(field.values) - len(found)
    return ", ".join(found) + (f" … +{left}" if left else "")


def used(field: Field) -> str:
    """Where it means something, and from what it must differ."""
    lines = [one_of(name, some) for name, some in field.only]
    if field.apart:
        lines.append(f"≠ {', '.join(field.apart)}")
    return "\n".join(lines)


def one_of(name: str, values: Sequence[str | int]) -> str:
    """`mode=encounter|boss`, with room for a new line where it is long."""
    whole = f"{name}={'|'.join(map(str, values))}"
    return whole if len(whole) <= BROAD else f"{name}={' | '.join(map(str, values))}"
