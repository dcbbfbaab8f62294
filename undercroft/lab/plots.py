"""Pictures for pages, drawn by matplotlib as SVG whose colours the page decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from io import StringIO
from math import isnan
from textwrap import wrap
from typing import Any

from undercroft.text import number, share

from .page import SERIES, TOKENS

WIDTH = 4.8
"""Inches: text has its natural size on a phone."""
LONGEST_LABEL = 26
LETTER = 0.072
"""Inches, about, of a letter of a label."""

#: matplotlib knows colours, not their names on a page: each name has one that nothing else uses.
STAND_INS = {name: f"#0102{number:02x}" for number, name in enumerate(TOKENS, 16)}
#: Of a heat map: from nothing to everything.
STEPS = 64

LOOK: dict[Any, Any] = {
    "axes.edgecolor": STAND_INS["line"],
    "axes.labelcolor": STAND_INS["quiet"],
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "font.family": "serif",
    "font.size": 10,
    "legend.frameon": False,
    "legend.labelcolor": STAND_INS["ink"],
    "svg.fonttype": "none",
    "svg.hashsalt": "undercroft",
    "text.color": STAND_INS["ink"],
    "xtick.color": STAND_INS["quiet"],
    "ytick.color": STAND_INS["ink"],
}


def can_draw() -> bool:
    """Whether the library is there."""
    return find_spec("matplotlib") is not None


def draw(height: float, paint: Callable[[Any], None]) -> str:
    """A picture of so many inches; `paint` gets its axes."""
    from matplotlib import rc_context  # noqa: PLC0415 - optional, and slow to start
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.subplots())
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    for name, stand_in in STAND_INS.items():
        svg = svg.replace(stand_in, f"var(--{name})")
    return svg


def colour(place: int) -> str:
    """One of the colours for things side by side."""
    return STAND_INS[SERIES[place % len(SERIES)]]


def short(name: str) -> str:
    """On three lines at most."""
    return "\n".join(wrap(name, LONGEST_LABEL, max_lines=3, placeholder=" …"))


def lines_high(names: Sequence[str]) -> float:
    """Inches for a label each."""
    return sum([0.3 + 0.15 * short(name).count("\n") for name in names])


def percent(axis: Any, lang: str) -> None:
    """Shares without a digit after the point where there is none."""
    axis.set_major_formatter(
        lambda value, _: share(value, lang, 0 if round(value * 100, 1).is_integer() else 1)
    )


Rows = Sequence[tuple[str, float, float, float]]
"""A name, a figure, and the ends of its interval."""


def intervals(rows: Rows, lang: str, zero: bool = False) -> str:
    """A dot with its interval for each name: shares, or differences around zero."""

    def paint(axes: Any) -> None:
        dots(axes, rows)
        if zero:
            axes.axvline(0, color=STAND_INS["quiet"], linewidth=1)
        else:
            axes.set_xlim(0, min(1.0, max(high for *_, high in rows) * 1.1))
        axes.locator_params(axis="x", nbins=6)
        percent(axes.xaxis, lang)

    return draw(0.7 + lines_high([name for name, *_ in rows]), paint)


def ratings(rows: Rows, lang: str) -> str:
    """The same of numbers."""

    def paint(axes: Any) -> None:
        dots(axes, rows)
        axes.xaxis.set_major_formatter(lambda value, _: number(value, lang, 0))

    return draw(0.7 + lines_high([name for name, *_ in rows]), paint)


def dots(axes: Any, rows: Rows) -> None:
    """Each with its interval."""
    for line, (_, value, low, high) in enumerate(rows):
        axes.hlines(line, low, high, color=colour(0), linewidth=2)
        # At the very end of an axis it is seen whole.
        axes.plot([value], [line], "o", color=colour(0), markersize=5, clip_on=False)
    axes.set_yticks(range(len(rows)), [short(name) for name, *_ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x", color=STAND_INS["line"], linewidth=0.6)


def bars(rows: Sequence[tuple[str, float]], lang: str) -> str:
    """Shares of a whole, the largest first."""

    def paint(axes: Any) -> None:
        names, values = [short(name) for name, _ in rows], [value for _, value in rows]
        axes.barh(range(len(rows)), values, color=colour(0), height=0.6)
        axes.set_yticks(range(len(rows)), names)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        percent(axes.xaxis, lang)

    return draw(0.7 + lines_high([name for name, _ in rows]), paint)


Group = tuple[str, int, Sequence[int]]
"""A name, the place of its colour, and numbers."""


def lengths(groups: Sequence[Group], label: str, named: bool = False) -> str:
    """How often each number came, one group on top of the other; `named`: also a single one is."""

    def paint(axes: Any) -> None:
        names, places, values = zip(*groups, strict=True)
        every = [value for group in values for value in group]
        low, high = min(every), max(every)
        step = max(1, (high - low) // 30)
        bins = [edge - 0.5 for edge in range(low, high + step + 1, step)]
        colours = [colour(place) for place in places]
        axes.hist(values, bins, stacked=True, color=colours, label=names)
        axes.locator_params(integer=True)
        axes.set_ylabel(label)
        if len(groups) > 1 or named:
            axes.figure.legend(loc="outside upper left", ncols=3)

    return draw(2.6, paint)


def curves(groups: Mapping[str, Sequence[int]], lang: str) -> str:
    """How numbers are spread in each group, as outlines."""

    def paint(axes: Any) -> None:
        every = [value for group in groups.values() for value in group]
        # Few games say little about single numbers: outlines that jump up and down say less.
        fewest = min(len(group) for group in groups.values())
        step = max(
            1, -(-(max(every) - min(every)) // round(min(30, max(5, 2 * fewest ** (1 / 3)))))
        )
        bins = [edge - 0.5 for edge in range(min(every), max(every) + step + 1, step)]
        for place, (name, group) in enumerate(groups.items()):
            weights = [1 / len(group)] * len(group)
            axes.hist(
                group,
                bins,
                weights=weights,
                histtype="step",
                lw=2,
                label=short(name),
                color=colour(place),
            )
        axes.locator_params(axis="x", integer=True)
        percent(axes.yaxis, lang)
        if len(groups) > 1:
            axes.figure.legend(loc="outside upper left", ncols=2)

    return draw(2.8 + 0.2 * (-(-len(groups) // 2)), paint)


def courses(
    lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], lang: str, label: str
) -> str:
    """Shares as they went, a line for each name."""

    def paint(axes: Any) -> None:
        for place, (name, points) in enumerate(lines):
            numbers, shares = zip(*points, strict=True)
            axes.plot(numbers, shares, color=colour(place), linewidth=1.5, label=short(name))
        axes.set_ylim(-0.02, 1.02)
        axes.margins(x=0.01)
        axes.grid(axis="y", color=STAND_INS["line"], linewidth=0.6)
        axes.set_xlabel(label)
        percent(axes.yaxis, lang)
        axes.figure.legend(loc="outside upper left", ncols=3)

    return draw(3.0, paint)


def heat(
    down: Sequence[str], across: Sequence[str], values: Sequence[Sequence[float]], lang: str
) -> str:
    """Shares in a grid: each cell as warm as it is large, with its number in it."""

    # Heads stand upright where they fit over their columns, if need be word by word.
    left = max(len(line) for name in down for line in short(name).split("\n"))
    room = int((WIDTH - left * LETTER) / len(across) / LETTER)
    fits = max(len(part) for name in across for part in name.split()) <= room
    heads = ["\n".join(wrap(name, room)) if fits else short(name) for name in across]

    def paint(axes: Any) -> None:
        from matplotlib.patches import Rectangle  # noqa: PLC0415 - as above

        for line, row in enumerate(values):
            for place, value in enumerate(row):
                if isnan(value):
                    continue
                axes.add_patch(
                    Rectangle((place - 0.5, line - 0.5), 1, 1, color=STAND_INS["cold"], linewidth=0)
                )
                # The page decides the colours: what is warm lies over what is cold.
                axes.add_patch(
                    Rectangle(
                        (place - 0.5, line - 0.5),
                        1,
                        1,
                        color=STAND_INS["accent"],
                        alpha=round(value * 0.75 * STEPS) / STEPS,
                        linewidth=0,
                    )
                )
                axes.text(
                    place,
                    line,
                    share(value, lang).replace(",0", "").replace(".0", ""),
                    ha="center",
                    va="center",
                    fontsize=8,
                )
        axes.set_xlim(-0.5, len(across) - 0.5)
        axes.set_ylim(len(down) - 0.5, -0.5)
        axes.set_yticks(range(len(down)), [short(name) for name in down])
        axes.set_xticks(range(len(across)), heads, fontsize=8)
        if not fits:
            axes.tick_params("x", rotation=60)
        axes.tick_params(length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)

    foot = 0.6 + 0.15 * max(name.count("\n") for name in heads) if fits else 1.2
    return draw(foot + sum(0.28 + 0.12 * short(name).count("\n") for name in down), paint)
