"""A scene as an SVG picture. Colours are good on light and dark ground; it loads nothing."""

from __future__ import annotations

from html import escape
from textwrap import wrap

from .scene import Board, Line, Scene, Spot

GROUND, PANEL, INK, QUIET = "#191613", "#24201b", "#e8dfcf", "#a1968a"
OURS, THEIRS, BRIGHT, EDGE = "#8fb58a", "#d97a4e", "#d3b25c", "#5a5044"
WIDTH, MARGIN, GAP = 760, 20, 14
ROW, SIGNS = 20, 92
"""Height of a line, and how many signs it holds."""
SIDE = 420
"""Of a board."""
BAR = 60


def picture(scene: Scene) -> str:
    at = MARGIN + 24
    parts = [text(MARGIN, at, scene.title, BRIGHT, 20)]
    at += GAP
    if scene.board is not None:
        parts.append(board(scene.board, (WIDTH - SIDE) / 2, at))
        at += SIDE + GAP
    for section in scene.sections:
        rows = [(line, part, first) for line in section.lines for part, first in broken(line)]
        high = ROW * (len(rows) + 1) + GAP
        wide = WIDTH - 2 * MARGIN
        parts.append(
            f'<rect x="{MARGIN}" y="{at}" width="{wide}" height="{high}" rx="8" fill="{PANEL}"/>'
        )
        parts.append(text(MARGIN + GAP, at + ROW, section.title, BRIGHT, 15))
        for number, (line, part, first) in enumerate(rows, 2):
            y = at + number * ROW
            left: float = MARGIN + GAP
            if line.full is not None:
                if first:
                    parts.append(bar(left, y - 10, line.full))
                left += BAR + 10
            parts.append(text(left, y, part, BRIGHT if line.bright else INK, 13))
        at += high + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {at}" width="{WIDTH}" '
        f'role="img" aria-label="{escape(scene.title, quote=True)}">'
        f'<rect width="{WIDTH}" height="{at}" fill="{GROUND}"/>{"".join(parts)}</svg>'
    )


def broken(line: Line) -> list[tuple[str, bool]]:
    """A line as it fits, and which part is its first."""
    signs = SIGNS - (12 if line.full is not None else 0)
    parts = wrap(line.text, signs, drop_whitespace=False) or [""]
    return [(part, number == 0) for number, part in enumerate(parts)]


def text(x: float, y: float, words: str, colour: str, size: int, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{colour}" font-size="{size}" text-anchor="{anchor}" '
        f'font-family="Georgia, serif" xml:space="preserve">{escape(words)}</text>'
    )


def bar(x: float, y: float, full: float) -> str:
    wide = BAR * max(0.0, min(1.0, full))
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{BAR}" height="10" rx="3" fill="{EDGE}"/>'
        f'<rect x="{x:g}" y="{y:g}" width="{wide:.1f}" height="10" rx="3" fill="{OURS}"/>'
    )


def board(found: Board, left: float, top: float) -> str:
    inner, shift = SIDE - 60, 30

    def place(spot: Spot) -> tuple[float, float]:
        return left + shift + spot.x * inner, top + shift + spot.y * inner

    parts = []
    for a, b in found.links:
        (x, y), (u, v) = place(found.spots[a]), place(found.spots[b])
        parts.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{u:.1f}" y2="{v:.1f}" stroke="{EDGE}" stroke-width="2"/>'
        )
    for spot in found.spots:
        x, y = place(spot)
        if spot.wide:
            wide, high = spot.wide * inner, spot.high * inner
            parts.append(
                f'<rect x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" width="{wide:.1f}" height="{high:.1f}" '
                f'rx="6" fill="{PANEL}" stroke="{EDGE}" stroke-width="2"/>'
            )
            parts.append(text(x - wide / 2 + 6, y - high / 2 + 14, spot.label, QUIET, 11))
        else:
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="{PANEL}" stroke="{EDGE}"/>'
            )
        for number, token in enumerate(spot.tokens):
            shifted = x + (number - (len(spot.tokens) - 1) / 2) * 22
            colour = OURS if token.ours else THEIRS
            parts.append(f'<circle cx="{shifted:.1f}" cy="{y:.1f}" r="11" fill="{colour}"/>')
            parts.append(text(shifted, y + 5, token.mark, GROUND, 14, "middle"))
    return "".join(parts)
