"""`undercroft bench`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import undercroft
from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.lab.bench import Bench
from undercroft.lab.bench import bench as run
from undercroft.text import number

from .screen import json_flag, notes, print_json, screen
from .words import spoken, word


def bench(
    *,
    game: Annotated[list[str] | None, Parameter(help=word("cli-arg-games"), negative=())] = None,
    seconds: Annotated[float, Parameter(help=word("cli-arg-seconds"))] = 2.0,
    runs: Annotated[int, Parameter(help=word("cli-arg-runs"))] = 3,
    beside: Annotated[Path | None, Parameter(help=word("cli-arg-beside"))] = None,
    json: Annotated[bool, json_flag()] = False,
) -> None:
    """Measure random legal play beside that of other engines, on one core, taking turns."""
    games = game or undercroft.titles()
    for name in games:
        if name not in undercroft.titles():
            raise InvalidSetup(f"game: {not_one_of(name, undercroft.titles())}")
    if beside is not None and not (beside / "undercroft" / "__init__.py").is_file():
        raise InvalidSetup(f"--beside {beside}: no checkout of Undercroft")
    if seconds <= 0 or runs < 1:
        raise InvalidSetup("--seconds must be above 0 and --runs at least 1")
    with notes.status(word("cli-measuring")) as status:
        found = run(
            games,
            seconds,
            runs,
            lambda name: status.update(word("cli-measuring-game", game=name)),
            beside,
        )
    if json:
        print_json(found.to_json())
    else:
        show(found)


def show(found: Bench) -> None:
    table = Table(title=word("cli-bench-title", python=found.python), title_justify="left")
    table.add_column("")
    ratios = ("peer", "pure", "earlier")
    for name in ("decisions", *ratios, "copy", *ratios):
        table.add_column(word(f"cli-bench-{name}"), justify="right")
    for line in found.lines:
        beside = [
            found.ratios.get(line.engine),
            found.compiled.get(line.engine.split(", compiled")[0])
            if ", compiled" in line.engine
            else None,
            found.earlier.get(line.engine),
        ]
        table.add_row(
            f"{line.engine} ({line.version})",
            number(line.decisions_per_second, spoken(), 0),
            *times(beside, "speed"),
            number(line.copy_microseconds, spoken(), 2) if line.copy_microseconds else "",
            *times(beside, "copy"),
        )
    screen.print(table)
    if not found.ratios:
        screen.print(word("cli-bench-alone"))


def times(ratios: Sequence[Mapping[str, float] | None], what: str) -> list[str]:
    return [number(ratio[what], spoken(), 2) if ratio else "" for ratio in ratios]
