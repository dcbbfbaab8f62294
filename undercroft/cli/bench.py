"""`undercroft bench`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import undercroft
from undercroft.kernel.errors import InvalidSetup, not_one_of
from undercroft.lab.bench import Bench
from undercroft.lab.bench import bench as run

from .screen import JSON, notes, print_json, screen


def bench(
    *,
    game: Annotated[list[str] | None, Parameter(help="Which games [all]", negative=())] = None,
    seconds: Annotated[float, Parameter(help="Length of one run")] = 2.0,
    runs: Annotated[int, Parameter(help="Alternating runs; the median counts")] = 3,
    json: Annotated[bool, JSON] = False,
) -> None:
    """Measure random legal play beside Catanatron's, on one core, taking turns."""
    games = game or undercroft.titles()
    for name in games:
        if name not in undercroft.titles():
            raise InvalidSetup(f"game: {not_one_of(name, undercroft.titles())}")
    if seconds <= 0 or runs < 1:
        raise InvalidSetup("--seconds must be above 0 and --runs at least 1")
    with notes.status("measuring") as status:
        found = run(games, seconds, runs, lambda name: status.update(f"measuring {name}"))
    if json:
        print_json(found.to_json())
    else:
        show(found)


def show(found: Bench) -> None:
    table = Table(title=f"random legal play, one core, Python {found.python}", title_justify="left")
    table.add_column("")
    for name in ("decisions/s", "× peer", "copy µs", "× peer"):
        table.add_column(name, justify="right")
    for line in found.lines:
        ratio = found.ratios.get(line.engine)
        table.add_row(
            f"{line.engine} {line.version}",
            f"{line.decisions_per_second:,.0f}",
            f"{ratio['speed']:.1f}" if ratio else "",
            f"{line.copy_microseconds:.1f}",
            f"{ratio['copy']:.1f}" if ratio else "",
        )
    screen.print(table)
    if not found.ratios:
        screen.print("No peer to compare with: install the extra “bench”, or call make bench.")
