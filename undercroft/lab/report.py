"""A simulation as one self-contained HTML page: tables, and plots where matplotlib is installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from typing import Any

from undercroft.text import number, say, share

from .simulate import Report, Row

INK, BONE, EMBER, ASH = "#14110f", "#e8dfcf", "#c8653a", "#8d8375"
COLOURS = ("#c8653a", "#7fa37a", "#c9a64b", "#8a9bb5", "#b07aa0", "#8d8375")

STYLE = f"""
body {{ background: {INK}; color: {BONE}; font: 16px/1.5 Georgia, serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }}
h1, h2 {{ font-weight: normal; color: {EMBER} }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ padding: .3rem .9rem; text-align: right; border-bottom: 1px solid #3a332c }}
th:first-child, td:first-child {{ text-align: left }}
svg {{ max-width: 100%; height: auto }}
.small {{ color: {ASH} }}
"""


def to_html(report: Report, lang: str = "en") -> str:
    """The whole page; it loads nothing from elsewhere."""
    setup = ", ".join(f"{name} = {value}" for name, value in report.setup.items())
    plots = draw(report, lang) or f'<p class="small">{escape(say("lab-plots", lang))}</p>'
    title = escape(say("lab-title", lang, game=report.game, games=report.games))
    seed = escape(say("lab-seed", lang, seed=str(report.seed)))
    seats = seat_names(report, lang)
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undercroft: {title}</title>
<style>{STYLE}</style></head><body>
<h1>{title}</h1>
<p>{escape(", ".join(report.bots))}. {seed} {escape(setup)}.</p>
{table(say("lab-by-bot", lang), report.entries, labels(report), lang)}
{table(say("lab-by-seat-long", lang), report.seats, seats, lang)}
<p>{escape(" ".join(facts(report, lang)))}</p>
{plots}
<p class="small">{escape(say("lab-intervals", lang))}</p>
</body></html>
"""


def facts(report: Report, lang: str = "en") -> Iterable[str]:
    """The rest of the numbers, a sentence each."""
    if report.mean_rounds is not None:
        yield say("lab-rounds", lang, number=round(report.mean_rounds, 1))
    yield say("lab-decisions", lang, number=round(report.mean_decisions, 1))
    yield say("lab-unwon", lang, games=report.unwon)
    if report.cut:
        yield say("lab-cut", lang, games=report.cut)
    if report.games < report.wanted:
        yield say("lab-stopped", lang, games=report.games, wanted=report.wanted)


def table(title: str, rows: Sequence[Row], names: Sequence[str], lang: str) -> str:
    columns = [say(f"lab-{name}", lang) for name in ("wins", "share", "interval", "mean-score")]
    head = "".join(f"<th>{name}</th>" for name in ("", *columns))
    lines = []
    for name, row in zip(names, rows, strict=True):
        score = "–" if row.mean_score is None else number(row.mean_score, lang, 2)
        spread = f"{share(row.low, lang)} – {share(row.high, lang)}"
        cells = (row.wins, share(row.share, lang), spread, score)
        inside = "".join(f"<td>{cell}</td>" for cell in cells)
        lines.append(f"<tr><td>{escape(name)}</td>{inside}</tr>")
    return f"<h2>{escape(title)}</h2><table><tr>{head}</tr>{''.join(lines)}</table>"


def draw(report: Report, lang: str = "en") -> str | None:
    """Win shares, scores and lengths as inline SVG; None without matplotlib."""
    try:
        from matplotlib import rc_context  # noqa: PLC0415 - optional, and slow to start
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        return None
    look: dict[Any, Any] = {
        "axes.edgecolor": ASH,
        "axes.facecolor": INK,
        "axes.labelcolor": BONE,
        "axes.titlecolor": BONE,
        "figure.facecolor": INK,
        "font.family": "serif",
        "legend.frameon": False,
        "legend.labelcolor": BONE,
        "svg.hashsalt": "undercroft",
        "text.color": BONE,
        "xtick.color": BONE,
        "ytick.color": BONE,
    }
    with rc_context(look):
        figure = Figure(figsize=(10, 9), layout="constrained")
        shares, scores, lengths = figure.subplots(3, 1)
        _draw_shares(shares, report, lang)
        _draw_scores(scores, report, lang)
        _draw_lengths(lengths, report, lang)
        page = StringIO()
        figure.savefig(page, format="svg", metadata={"Date": None})
    svg = page.getvalue()
    return svg[svg.index("<svg") :]


def seat_names(report: Report, lang: str) -> list[str]:
    """The seats, counted from 1."""
    return [say("lab-seat", lang, number=number) for number in range(1, len(report.seats) + 1)]


def labels(report: Report) -> list[str]:
    """The entries' names, numbered: two bots may be alike."""
    return [f"{number}. {name}" for number, name in enumerate(report.bots, 1)]


def _draw_shares(axes: Any, report: Report, lang: str) -> None:
    axes.set_title(say("lab-plot-shares", lang))
    for line, row in enumerate(report.entries):
        colour = COLOURS[line % len(COLOURS)]
        axes.barh(line, row.share, color=colour, height=0.6)
        axes.hlines(line, row.low, row.high, color=BONE, linewidth=2)
    axes.set_yticks(range(len(report.bots)), labels(report))
    axes.invert_yaxis()
    axes.set_xlim(0, min(1.0, max(row.high for row in report.entries) * 1.15))
    axes.xaxis.set_major_formatter("{x:.0%}")


def _draw_scores(axes: Any, report: Report, lang: str) -> None:
    axes.set_title(say("lab-plot-scores", lang))
    by_entry: list[list[int]] = [[] for _ in report.bots]
    for outcome in report.outcomes:
        for entry, score in zip(outcome.entries, outcome.scores, strict=True):
            if score is not None:
                by_entry[entry].append(score)
    every = [score for scores in by_entry for score in scores]
    if not every:
        axes.set_axis_off()
        return
    step = max(1, (max(every) - min(every)) // 30)
    bins = range(min(every), max(every) + step + 1, step)
    for line, (name, found) in enumerate(zip(labels(report), by_entry, strict=True)):
        share = [1 / len(found)] * len(found)
        colour = COLOURS[line % len(COLOURS)]
        axes.hist(found, bins, weights=share, histtype="step", lw=2, label=name, color=colour)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend()


def _draw_lengths(axes: Any, report: Report, lang: str) -> None:
    rounds = [outcome.rounds for outcome in report.outcomes if outcome.rounds is not None]
    axes.set_title(say("lab-plot-rounds" if rounds else "lab-plot-decisions", lang))
    found = rounds or [outcome.decisions for outcome in report.outcomes]
    bins = range(min(found), max(found) + 2) if max(found) - min(found) < 60 else 40
    axes.hist(found, bins=bins, color=EMBER, align="left" if rounds else "mid")
    axes.set_ylabel(say("lab-plot-games", lang))
