"""One-line errors in other languages, told apart by their English words.

An error is raised with an English line: logs, the protocol and programs that read it know it by that. Where a
person reads it, `said` finds the English message `mistake-…` it was made from and says the same id in the
person's language; what is put in (names of fields, values) stays as it is. `$what` is a line of its own.

Lines about the files of packs and about position documents have no such message and stay English: they
name fields, which are English words, to whoever writes these files with the English guides at hand.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from . import bundle, files, listing, say

PREFIX = "mistake-"
INNER = "what"
LISTED = "allowed"
"""Words in a row."""


def said(line: str, lang: str) -> str:
    """The line in a language; as it is where it has no words of its own there."""
    return line if lang == "en" else _said(line, lang) or line


def _said(line: str, lang: str) -> str | None:
    for id, form in _forms():
        found = form.fullmatch(line)
        if found is None or not bundle(lang).has_message(id):
            continue
        values = found.groupdict()
        if INNER in values:
            inner = _said(values[INNER], lang)
            if inner is None:
                continue
            values[INNER] = inner
        if LISTED in values:
            values[LISTED] = _row(values[LISTED], lang)
        return say(id, lang, **values)
    return None


def _row(words: str, lang: str) -> str:
    """Words in a row as the language joins them; one that breaks off goes on with dots."""
    if words.endswith("..."):
        return words.removesuffix("...") + "…"
    return listing(words.split(", "), lang)


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every English message as a form to match, the one with most words of its own first."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for path in files("en"):
        for one in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(one, ftl.Message) and one.id.name.startswith(PREFIX) and one.value:
                words = [part for part in one.value.elements if isinstance(part, ftl.TextElement)]
                own = sum(len(part.value) for part in words)
                form = "".join(map(_form, one.value.elements))
                found.append((-own, one.id.name, re.compile(form, re.DOTALL)))
    return tuple((id, form) for _, id, form in sorted(found, key=lambda one: one[:2]))


def _form(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return re.escape(part.value)
    assert isinstance(part.expression, ftl.VariableReference), "a mistake has words and values only"
    name = part.expression.id.name
    return f"(?P<{name}>.+?)" if name == INNER else f"(?P<{name}>(?:(?!: ).)+?)"
