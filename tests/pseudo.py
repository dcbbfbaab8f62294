"""A language that nobody speaks: what a third one needs, made from English with longer words."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.games.texts import walk

LANG = "eo"
"""A code that Python and browsers know; English and French do not share it."""
ACCENTS = str.maketrans("aeiouAEIOU", "âêîôûÂÊÎÔÛ")


def longer(words: str) -> str:
    """Every word with accents, and a third longer from four letters on."""
    return re.sub(r"[A-Za-z]+", lambda found: _stretched(found.group()), words)


def _stretched(word: str) -> str:
    more = len(word) // 3 if len(word) > 3 else 0
    return word.translate(ACCENTS) + "n" * more


def translated(source: str) -> str:
    """A Fluent file in that language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        for node in walk(entry):
            if isinstance(node, ftl.TextElement):
                node.value = longer(node.value)
    return str(FluentSerializer().serialize(resource))


def settle_in(house: Path) -> None:
    """A file of sentences beside each English one; names of things in the packs."""
    for english in house.rglob("text/**/en.ftl"):
        english.with_name(f"{LANG}.ftl").write_text(translated(english.read_text("utf-8")), "utf-8")
    for pack in house.glob("games/*/content/*.yaml"):
        text = pack.read_text("utf-8")
        pack.write_text(re.sub(r"(?m)^(  )name: ([^{\n]*)$", _with_name, text), "utf-8")


def _with_name(found: re.Match[str]) -> str:
    name = found.group(2).strip("\"'")
    return f'{found.group()}\n{found.group(1)}names: {{{LANG}: "{longer(name)}"}}'
