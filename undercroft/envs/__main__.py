"""What each number of an observation is, and what can be done: python -m undercroft.envs [game …]."""

from __future__ import annotations

import sys

import undercroft

from . import layout, name, vocabulary
from .layout import Each, Group, ManyOf, Number, OneOf, Part

HEAD = """An observation is an array of 32-bit floats, read from the view of a seat. A part of n words is n
numbers, one for each word in the order of the base pack's catalogue (layout(game).lines() lists every single
number). Numbers are divided by what stands behind the stroke. What may be missing has a number of its own
that says whether it is there."""


def told(part: Part, depth: int) -> list[str]:
    """A part in a line, what is in it below."""
    dash = "  " * depth + "-"
    match part:
        case Number():
            over = "" if part.scale == 1 else f" / {part.scale:g}"
            return [f"{dash} {part.name}{over}"]
        case OneOf():
            return [f"{dash} {part.name}: one of {len(part.words)}"]
        case ManyOf():
            over = "" if part.scale == 1 else f" / {part.scale:g}"
            what = f", {part.amount}" if part.amount else ""
            return [f"{dash} {part.name}: how many of each of {len(part.words)}{what}{over}"]
        case Group():
            inside = [line for one in part.parts for line in told(one, depth + 1)]
            return [f"{dash} {part.name}, if it is there ({part.size} numbers)", *inside]
        case Each():
            inside = [line for one in part.parts for line in told(one, depth + 1)]
            own = ", one’s own first" if part.seat else ""
            return [
                f"{dash} {part.name}: up to {part.most}{own} ({part.size // part.most} numbers each)",
                *inside,
            ]
    raise TypeError(part)


def page(game: str) -> str:
    """A game's observations and actions."""
    found, words = layout(game), vocabulary(game)
    actions = f"{words.size} actions, {len(words.words)} of them with a word"
    lines = [f"{name(game)}: {found.size} numbers, {actions}", ""]
    at = len(found.asked)
    lines.append(f"{0:>6} – {at - 1:<6} what is asked: one of {at} kinds of question")
    for part in found.parts:
        lines.append(f"{at:>6} – {at + part.size - 1:<6} {part.name}")
        at += part.size
    lines.append("")
    for part in found.parts:
        lines += told(part, 0)
    return "\n".join([*lines, "", "actions:", *words.words])


def main(games: list[str]) -> None:
    try:
        pages = [page(game) for game in games or undercroft.titles()]
    except undercroft.InvalidSetup as error:
        sys.exit(str(error))
    try:
        print("\n\n".join([HEAD, *pages]), flush=True)  # noqa: T201 - what it is for
    except BrokenPipeError:
        sys.stderr.close()  # the reader has left


if __name__ == "__main__":
    main(sys.argv[1:])
