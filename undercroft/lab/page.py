"""What pages of the lab share: one file that loads nothing, light or dark, at home on a phone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from html import escape

from undercroft.games import find
from undercroft.text import say

#: (light, dark). Plots name a colour by its number, and the page says what it is.
TOKENS = {
    "ground": ("#f7f3ea", "#14110f"),
    "ink": ("#2a2420", "#e8dfcf"),
    "quiet": ("#6b6156", "#a1968a"),
    "line": ("#d5cbbb", "#3a332c"),
    "accent": ("#a4441c", "#d97a4e"),
    "series-1": ("#4d7a48", "#8fb58a"),
    "series-2": ("#8f6b12", "#d3b25c"),
    "series-3": ("#4a6288", "#9aabc6"),
    "series-4": ("#7f4670", "#c08fb2"),
    "series-5": ("#6b6156", "#a1968a"),
    "cold": ("#dfe6ee", "#232c38"),
}
NEXT = "\n"
"""Begins the small part of a cell."""
SERIES = ("accent", "series-1", "series-2", "series-3", "series-4", "series-5")


def _tokens(place: int) -> str:
    return " ".join(f"--{name}: {colours[place]};" for name, colours in TOKENS.items())


STYLE = f"""
:root {{ color-scheme: light dark; {_tokens(0)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_tokens(1)} }} }}
* {{ box-sizing: border-box }}
body {{ background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 1.5rem auto;
  max-width: 64rem; padding: 0 1rem; overflow-wrap: anywhere }}
h1, h2 {{ font-weight: normal; color: var(--accent); line-height: 1.2 }}
.wide {{ overflow-x: auto }}
table {{ border-collapse: collapse; margin: .5rem 0 1rem }}
th, td {{ padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--line);
  overflow-wrap: normal; white-space: nowrap; font-variant-numeric: tabular-nums }}
th.words, td.words {{ text-align: left; white-space: normal; min-width: 5rem }}
th:first-child, td:first-child {{ padding-left: 0 }}
th small, td small {{ font-weight: normal; display: block; color: var(--quiet) }}
@media (max-width: 40rem) {{
  table {{ font-size: .85rem }}
  th, td {{ padding: .3rem }}
  th.words, td.words {{ min-width: 3.6rem; overflow-wrap: anywhere }}
  th {{ white-space: normal }}
  .many table, .many tbody, .many tr, .many td {{ display: block; white-space: normal }}
  .many tr:first-child {{ display: none }}
  .many tr {{ border-bottom: 1px solid var(--line); padding: .5rem 0 }}
  .many td {{ display: flex; justify-content: space-between; gap: 1rem; border: 0; padding: .1rem 0 }}
  .many td:not(:first-child)::before {{ content: attr(data-head); color: var(--quiet) }}
  .many td:first-child {{ color: var(--accent) }}
}}
.plots {{ columns: 24rem; column-gap: 1.5rem }}
.plots.single {{ columns: auto }}
figure {{ margin: 0 0 1.5rem; max-width: 44rem; break-inside: avoid }}
figcaption {{ color: var(--accent) }}
figcaption::first-letter {{ text-transform: uppercase }}
svg {{ width: 100%; height: auto }}
.small {{ color: var(--quiet); font-size: .9rem }}
summary {{ cursor: pointer }}
"""


def page(title: str, body: str, lang: str) -> str:
    """A whole page. `title` is text, `body` is HTML."""
    named = escape(title)
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undercroft – {named}</title>
<style>{STYLE}</style></head><body>
<h1>{named}</h1>
{body}
</body></html>
"""


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    words: Collection[int] = (0,),
    parts: bool = False,
) -> str:
    """Rows of text under heads; what follows in a cell after its first line is small.

    `words`: the columns that hold no numbers. `parts`: on a phone every row is told by itself, a line a cell.
    """
    kinds = [' class="words"' if place in words else "" for place in range(len(heads))]
    head = "".join(f"<th{kind}>{_cell(name)}</th>" for name, kind in zip(heads, kinds, strict=True))
    body = "".join(
        "<tr>"
        + "".join(
            f'<td{kind} data-head="{escape(name.partition(NEXT)[0])}">{_cell(cell)}</td>'
            for cell, name, kind in zip(line, heads, kinds, strict=True)
        )
        + "</tr>"
        for line in rows
    )
    many = " many" if parts else ""
    return f'<div class="wide{many}"><table><tr>{head}</tr>{body}</table></div>'


def _cell(text: str) -> str:
    first, *more = map(escape, text.split(NEXT))
    return f"<span>{first}{''.join(f'<small>{line}</small>' for line in more)}</span>"


def title_of(game: str, lang: str) -> str:
    """What a game is called on its box; one of somebody's own by its name."""
    id = f"ui-{find(game).prefix}-title"
    title = say(id, lang)
    return game if title == id else title


def heading(id: str, lang: str) -> str:
    return f"<h2>{escape(say(id, lang))}</h2>"


def note(text: str) -> str:
    return f'<p class="small">{escape(text)}</p>'


def plots(drawn: Sequence[tuple[str, str]]) -> str:
    """Pictures with their captions, in columns where there is room; nothing where there are none."""
    if not drawn:
        return ""
    inside = "".join(
        f"<figure><figcaption>{escape(caption)}</figcaption>{svg}</figure>"
        for caption, svg in drawn
    )
    single = " single" if len(drawn) == 1 else ""
    return f'<div class="plots{single}">{inside}</div>'
