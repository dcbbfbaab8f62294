"""Sentences: Fluent files in English and French, for every screen and for the command line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from undercroft.kernel.text import Message, Names, Ref, Value

LANGUAGES = ("en", "fr")
_HOUSE = Path(__file__).parent
_GAMES = _HOUSE.parent / "games"
_guests: list[Path] = []


def add(folder: Path) -> None:
    """More sentences, in a folder with a file for each language."""
    if folder not in _guests:
        _guests.append(folder)
        bundle.cache_clear()


def files(lang: str) -> list[Path]:
    """The text files of a language: the house's, then each game's, then those that were added."""
    return [
        _HOUSE / f"{lang}.ftl",
        *sorted(_GAMES.glob(f"*/text/{lang}.ftl")),
        *(folder / f"{lang}.ftl" for folder in _guests),
    ]


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of a language; English for a language we do not have."""
    if lang not in LANGUAGES:
        return bundle("en")
    made = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        if path.exists():
            made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def render(message: Message, lang: str, names: Names) -> str:
    """The sentence of a message; its bare id if it is missing, which the tests forbid."""
    texts = bundle(lang)
    if message.id == "name":
        return _plain(message.args.get(lang, message.args["name"]), lang, names)
    if not texts.has_message(message.id):
        return message.id
    pattern = texts.get_message(message.id).value
    assert pattern is not None
    args: dict[str, Any] = {
        key: value if isinstance(value, int) else _plain(value, lang, names)
        for key, value in message.args.items()
    }
    text, _ = texts.format_pattern(pattern, args)
    return str(text)


def _plain(value: Value, lang: str, names: Names) -> str:
    if isinstance(value, Message):
        return render(value, lang, names)
    if isinstance(value, Ref):
        return names(value.kind, str(value.id), lang)
    if isinstance(value, (int, str)):
        return str(value)
    return ", ".join(render(item, lang, names) for item in value)
