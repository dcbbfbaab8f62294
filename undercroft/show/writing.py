"""A scene as text."""

from __future__ import annotations

from .scene import Board, Line, Scene

BAR = 10
ACROSS, DOWN = 32, 14
"""The size of a board, in signs."""


def written(scene: Scene) -> str:
    parts = [scene.title, "=" * len(scene.title)]
    if scene.board is not None:
        parts += ["", *drawn(scene.board)]
    for section in scene.sections:
        parts += ["", section.title, *[f"  {line_of(line)}" for line in section.lines]]
    return "\n".join(parts) + "\n"


def line_of(line: Line) -> str:
    mark = "> " if line.bright else "  "
    if line.full is None:
        return mark + line.text
    filled = round(line.full * BAR)
    return f"{mark}[{'#' * filled}{'.' * (BAR - filled)}] {line.text}"


def drawn(board: Board) -> list[str]:
    """Areas as lines, nodes where they lie."""
    if board.spots and board.spots[0].wide:
        return [
            f"  {spot.label}: {' '.join(token.mark for token in spot.tokens) or '·'}"
            for spot in board.spots
        ]
    rows = [[" "] * (ACROSS + 8) for _ in range(DOWN + 1)]
    for spot in board.spots:
        mark = "".join(token.mark for token in spot.tokens) or "·"
        row, column = round(spot.y * DOWN), 2 + round(spot.x * ACROSS)
        rows[row][column : column + len(mark)] = mark
    lines = ["".join(row).rstrip() for row in rows]
    while lines and not lines[-1]:
        lines.pop()
    return lines
