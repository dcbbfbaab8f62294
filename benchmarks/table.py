"""The figures of a run as a table and a picture.

    undercroft bench --beside ../old --seconds 1 --runs 5 --json > benchmarks/history/0.2.0.json
    python benchmarks/table.py 0.2.0

puts the table into README.md beside this file and draws history/0.2.0.svg: our games in each build, the
version measured beside them, and the peers.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent
PAGE = HOME / "README.md"
BEGIN, END = "<!-- figures: made by table.py -->", "<!-- end of figures -->"
HEAD = """| | decisions/s | × Catanatron | × pure Python | × earlier | copy µs |
|---|---:|---:|---:|---:|---:|"""

#: How our builds are marked in the name of an engine, what they are called, and their colours.
BUILDS = ((", earlier", "#b9b2a3"), ("", "#8a6d3b"), (", compiled", "#7a1f1f"))


def figures(version: str) -> dict[str, Any]:
    """What was measured of a version."""
    found: dict[str, Any] = json.loads((HOME / "history" / f"{version}.json").read_text("utf-8"))
    return found


def table(found: dict[str, Any]) -> str:
    """A line an engine, in the order in which they were measured."""
    lines = [HEAD]
    for line in found["lines"]:
        name = line["engine"]
        beside = [
            found["ratios"].get(name),
            found["compiled"].get(name.removesuffix(", compiled")) if "compiled" in name else None,
            found["earlier"].get(name),
        ]
        ratios = [f"{one['speed']:.2f}" if one else "" for one in beside]
        copy = f"{line['copy_microseconds']:.2f}" if line["copy_microseconds"] else ""
        cells = [
            f"{name} ({line['version']})",
            f"{line['decisions_per_second']:,.0f}",
            *ratios,
            copy,
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def told(page: str, version: str, found: dict[str, Any]) -> str:
    """The page with these figures in the place of those before."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    picture = f"![Decisions a second](history/{version}.svg)"
    return f"{before}{BEGIN}\n{table(found)}\n\n{picture}\n{END}{after}"


def titled(game: str) -> str:
    """The id of a game as its title."""
    return game.replace("_", " ").title().replace(" Of ", " of ")


def draw(found: dict[str, Any], path: Path) -> None:
    """Decisions a second: a group of bars a game, a line across for each peer."""
    import matplotlib as mpl  # noqa: PLC0415 - only for who draws

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "undercroft"
    from matplotlib import pyplot as plt  # noqa: PLC0415

    speeds = {one["engine"]: one for one in found["lines"]}
    games = list(
        dict.fromkeys(name.split(", ")[0] for name in found["ratios"] or found["compiled"])
    )
    figure, axes = plt.subplots(figsize=(8, 4.2))
    for place, (mark, colour) in enumerate(BUILDS):
        there = [
            (at, speeds[game + mark]) for at, game in enumerate(games) if game + mark in speeds
        ]
        if not there:
            continue
        bars = axes.bar(
            [at + (place - 1) * 0.27 for at, _ in there],
            [one["decisions_per_second"] / 1000 for _, one in there],
            width=0.25,
            color=colour,
            label=there[0][1]["version"],
        )
        axes.bar_label(bars, fmt="%.0f", fontsize=8, padding=2)
    ours = {game + mark for game in games for mark, _ in BUILDS}
    for name, one in speeds.items():
        if name not in ours:
            speed = one["decisions_per_second"] / 1000
            axes.hlines(speed, -0.5, len(games) - 0.5, "#555555", "--", linewidth=0.8)
            axes.text(len(games) - 0.45, speed, name, fontsize=7, va="center")
    axes.set_xticks(range(len(games)), [titled(game) for game in games])
    axes.set_xlim(-0.5, len(games) + 0.25)
    axes.set_ylabel("thousand decisions a second")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Figures into README.md and a picture.")
    parser.add_argument("version", help="a file of history, without its ending")
    version = parser.parse_args().version
    found = figures(version)
    PAGE.write_text(told(PAGE.read_text("utf-8"), version, found), "utf-8")
    draw(found, HOME / "history" / f"{version}.svg")


if __name__ == "__main__":
    main()
