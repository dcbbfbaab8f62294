"""The house texts: both languages say the same things, the client uses them all and writes no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.texts import is_grammar, walk

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "undercroft" / "text"
SOURCE = ROOT / "web" / "src"
LANGUAGES = ("en", "fr")
USED = re.compile(r"""['"`](ui-[a-z0-9-]+)['"`]""")
#: The games' own titles are the same in every language.
TITLES = {"ui-bb-title", "ui-dd-title", "ui-ds-title", "ui-tg-title"}
NARROW = "\N{NARROW NO-BREAK SPACE}"


def arguments(message: ast.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def words(message: ast.Message) -> list[str]:
    return [node.value for node in walk(message) if isinstance(node, ast.TextElement)]


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    files = (TEXTS / f"{lang}.ftl", TEXTS / "rooms" / f"{lang}.ftl")
    read = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    entries = [entry for resource in read for entry in resource.body]
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}.ftl does not parse: {junk[0]!r}"
    found: dict[str, ast.Message] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}.ftl: {entry.id.name} stands twice"
            if not is_grammar(entry.id.name):
                found[entry.id.name] = entry
    return found


def sources(*endings: str) -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in endings)


def used() -> set[str]:
    """In the client, or in what the house tells it."""
    named = {
        name
        for path in (*sources(".ts", ".svelte"), ROOT / "undercroft" / "server" / "facts.py")
        for name in USED.findall(path.read_text(encoding="utf-8"))
    }
    # A deed has a second text: what it takes.
    return named | {f"{name}-text" for name in named if name.startswith("ui-deed-")}


def test_both_languages_have_the_same_texts() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)


def test_both_languages_ask_for_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")
    for name, message in english.items():
        assert arguments(message) == arguments(french[name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_client_exists(lang: str) -> None:
    assert used() <= set(messages(lang))


def test_no_text_of_the_client_is_unused() -> None:
    mine = {name for name in messages("en") if name.startswith("ui-")}
    assert mine <= used()


def test_french_typography() -> None:
    for name, message in messages("fr").items():
        if name in TITLES:
            continue
        for text in words(message):
            assert "'" not in text, f"{name}: a straight apostrophe in {text!r}"
            wrong = re.search(rf"[^{NARROW}«][:;?!»]|«[^{NARROW}]", text)
            assert wrong is None, f"{name}: {text!r} wants a narrow no-break space"


class Visible(HTMLParser):
    """The words a template shows as they stand: text between tags, and attributes people read."""

    READ = frozenset({"aria-label", "title", "placeholder", "alt"})

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.words += [value for name, value in attrs if name in self.READ and value]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def template(path: Path) -> str:
    """What is left of a component without its script, style and expressions."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    before = None
    while before != text:
        before, text = text, re.sub(r"\{[^{}]*\}", "·", text)
    return text


#: Names that are the same in every language.
NAMES = {"game-icons.net", "CC BY 3.0"}


@pytest.mark.parametrize("path", sources(".svelte"), ids=lambda path: path.name)
def test_no_words_are_written_into_a_template(path: Path) -> None:
    parser = Visible()
    parser.feed(template(path))
    shown = {" ".join(word.split()).strip(" ,.·") for word in parser.words}
    assert not {word for word in shown if re.search(r"[^\W\d_]{2}", word)} - NAMES
