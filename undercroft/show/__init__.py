"""A match as text and as a picture, for terminals and notebooks: `match.text()`, `match.svg()`.

Both show what a seat sees (None: a spectator), and nothing else.
"""

from __future__ import annotations

from undercroft.kernel.match import Match
from undercroft.text import say

from . import bloodborne, darkest_dungeon, souls
from .picture import picture
from .scene import Line, Painter, Scene, Section, Words
from .writing import written

PAINTERS: dict[str, Painter] = {
    "bloodborne": bloodborne.scene,
    "dark_souls": souls.scene,
    "tomb_of_giants": souls.scene,
    "darkest_dungeon": darkest_dungeon.scene,
}


def scene(match: Match, seat: int | None = None, lang: str = "en") -> Scene:
    """What there is to be seen: the game's own part, then what is asked, or how it ended."""
    words = Words(match, seat, lang)
    paint = PAINTERS.get(match.game.name)
    sections, board = paint(words) if paint else ([], None)
    title = say(f"ui-{match.game.prefix}-title", lang)
    return Scene(title, (*sections, asked(words)), board)


def asked(words: Words) -> Section:
    match, lang = words.match, words.lang
    result = match.result
    if result is not None:
        winners = words.row(match.seats[seat].name for seat in result.winners)
        why = result.why.text(lang, match.name)
        return words.section("over", [Line(words.say("winners", names=winners), True), Line(why)])
    waiting = words.row(dict.fromkeys(match.seats[seat].name for seat in match.waiting))
    lines = [Line(words.say("waiting", names=waiting), True)]
    for decision in match.decisions_for(words.seat) if words.seat is not None else ():
        lines.append(Line(decision.prompt.text(lang, match.name)))
        lines += [Line(f"  {option.id}: {option.text(lang)}") for option in decision.options]
    return words.section("asked", lines)


def paint(match: Match, form: str, seat: int | None, lang: str) -> str:
    """What `Match.text` and `Match.svg` give."""
    found = scene(match, seat, lang)
    return written(found) if form == "text" else picture(found)
