"""Sentences: Fluent files in English and French, for every screen and for the command line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle

from undercroft.kernel.text import Message, Names, Ref, Value

from .grammar import Listed, Said, functions, joined
from .lazy import LazyBundle, entries

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"
_guests: list[Path] = []
MINUS = "\N{MINUS SIGN}"


def add(folder: Path) -> None:
    """More sentences, in a folder with a file for each language."""
    if folder not in _guests:
        _guests.append(folder)
        bundle.cache_clear()


def languages() -> list[str]:
    """Every language that has a file of this package's sentences, or of a guest's: English first."""
    found = {path.stem for folder in (_HERE, *_guests) for path in folder.glob("*.ftl")}
    return ["en", *sorted(found - {"en"})]


def files(lang: str) -> list[Path]:
    """The text files of a language: the package's, those of each game and its lessons, those added."""
    return [
        _HERE / f"{lang}.ftl",
        _HERE / "tools" / f"{lang}.ftl",
        _HERE / "rooms" / f"{lang}.ftl",
        *sorted(_GAMES.glob(f"*/text/{lang}.ftl")),
        *sorted(_GAMES.glob(f"*/lessons/{lang}.ftl")),
        *(folder / f"{lang}.ftl" for folder in _guests),
    ]


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of a language; English for a language we do not have."""
    if lang not in languages():
        return bundle("en")
    sources = [path.read_text("utf-8") for path in files(lang) if path.exists()]
    ids = [id for source in sources for id in entries(source) if not id.startswith("-")]
    made: LazyBundle = LazyBundle(
        lang, sources, functions(ids, lambda id, args: _format(made, id, args))
    )
    return made


def render(message: Message, lang: str, names: Names) -> str:
    """The sentence of a message; its bare id if it is missing, which the tests forbid."""
    if message.id == "name":
        return str(_named(message, lang, names))
    texts = bundle(lang)
    if not texts.has_message(message.id):
        return message.id
    args = {key: _value(value, lang, names) for key, value in message.args.items()}
    return _format(texts, message.id, args)


def say(id: str, lang: str, /, **args: int | float | str) -> str:
    """A sentence by its id."""
    return _format(bundle(lang), id, args) if bundle(lang).has_message(id) else id


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as the language writes it, with so many digits after the point, and a true minus."""
    pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
    # Nothing is less than nothing: 0 has no sign.
    said = format_decimal(round(value, digits) + 0.0, pattern, locale=lang)
    return str(said).replace("-", MINUS)


def share(value: float, lang: str, digits: int = 1) -> str:
    """A share in percent, with so many digits after the point."""
    return say("percent", lang, share=number(value * 100, lang, digits))


def labelled(label: str, text: str, lang: str) -> str:
    """A word and what belongs to it."""
    return say("ui-labelled", lang, label=label, text=text)


def listing(items: list[str], lang: str) -> str:
    """Words in a row, as the language joins them."""
    return joined(items, lambda id, args: _format(bundle(lang), id, args))


def _format(texts: FluentBundle, id: str, args: dict[str, Any]) -> str:
    pattern = texts.get_message(id).value
    assert pattern is not None
    text, _ = texts.format_pattern(pattern, args)
    return str(text)


def _named(message: Message, lang: str, names: Names) -> int | float | str:
    return _value(message.args.get(lang, message.args["name"]), lang, names)


def _value(value: Value, lang: str, names: Names) -> int | float | str:
    """What goes into a sentence: a number, words, or a name with its grammar."""
    if isinstance(value, Message):
        return _named(value, lang, names) if value.id == "name" else render(value, lang, names)
    if isinstance(value, Ref):
        return Said.of(names(value.kind, str(value.id), lang))
    if isinstance(value, (int, float, str)):
        return value
    items = [_words(_value(one, lang, names)) for one in value]
    return Listed.of(items, listing(items, lang))


def _words(value: int | float | str) -> str:
    return value if isinstance(value, str) else str(value)
