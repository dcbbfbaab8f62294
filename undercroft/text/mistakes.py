"""Errors of one line in other languages, told apart by their English words.

An error is raised with an English line: logs, the protocol and programs that read it know it by that. Where a
person reads it, `said` finds the English message `mistake-…` it was made from and says the same id in the
person's language; what is put in (names of fields, values) stays as it is.

A line may begin with the place it is about, `file.yaml:3: entry: field: what is wrong`: places stay, too.
What is put in by some names has words of its own: `$what` is a line again, `$allowed` words in a row,
`$either` words to choose from, `$kind` a kind of thing (`thing-…`), `$why` a line or what the system says;
`$yaml` and `$json` are words of the libraries that read files (`said-…`).

Lines come from files that anybody can send. So nothing here looks back: words are sought from left to right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from . import bundle, files, listing, say
from .grammar import joined
from .lazy import entries

PREFIX: Final = "mistake-"
PHRASES: Final = "said-"
"""What libraries say, word by word."""
AT: Final = "mistake-at"
"""A place and what is wrong there."""
ENTRY: Final = "mistake-entry"
INNER: Final = "what"
LISTED: Final = "allowed"
"""Words in a row."""
OPEN: Final = frozenset((INNER, "why", "yaml", "json"))
"""What may be of several parts, with `: ` between them."""
LONGEST: Final = 20_000
"""Of a line that is looked at."""
DEEPEST: Final = 12
"""Places before what is wrong, and lines in lines."""
QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"|\{[^{}]*\}")
NUMBERED: Final = re.compile(r"entry (\d+)")
CODE: Final = re.compile(r"`[^`]*`(?:, `[^`]*`)*")


def said(line: str, lang: str) -> str:
    """The line in a language; as it is where it has no words of its own there."""
    if lang == "en" or len(line) > LONGEST:
        return line
    return _said(line, lang, DEEPEST) or line


def _said(line: str, lang: str, deep: int) -> str | None:
    if deep == 0:
        return None
    found = _whole(line, lang, deep)
    if found is None and line[:1].isupper():  # a library begins a sentence
        found = _whole(line[:1].lower() + line[1:], lang, deep)
    if found is not None:
        return found
    at = _masked(line).find(": ")
    if at <= 0:
        return None
    inner = _said(line[at + 2 :], lang, deep - 1)
    return inner and say(AT, lang, where=_place(line[:at], lang), what=inner)


def _whole(line: str, lang: str, deep: int) -> str | None:
    """The line, if it is of one form from its first word to its last."""
    texts = bundle(lang)
    for form in _forms():
        if form.key not in line or not texts.has_message(form.id):
            continue
        values = form.match(line)
        words = None if values is None else _put(values, lang, deep)
        if words is not None:
            return say(form.id, lang, **words)
    return None


def _put(values: dict[str, str], lang: str, deep: int) -> dict[str, str | int] | None:
    """What is put in, with its own words in the language; None if a line in it cannot be said."""
    found: dict[str, str | int] = {}
    for name, value in values.items():
        match name:
            case "what":
                inner = _or(value, lang) if CODE.fullmatch(value) else _said(value, lang, deep - 1)
                if inner is None:
                    return None
                found[name] = inner
            case "why":
                found[name] = _said(value, lang, deep - 1) or value
            case "allowed":
                found[name] = _row(value, lang)
            case "either":
                found[name] = _or(value, lang)
            case "kind":
                found[name] = _thing(value, lang)
            case "count" if value.isdecimal():
                found[name] = int(value)
            case "yaml":
                found[name] = ", ".join(_phrase(one, lang) for one in value.split(", "))
            case "json":
                found[name] = _phrase(value, lang)
            case _:
                found[name] = value
    return found


def _place(where: str, lang: str) -> str:
    """A file, an entry or a field: as it is written, or by its number."""
    numbered = NUMBERED.fullmatch(where)
    return where if numbered is None else say(ENTRY, lang, number=numbered[1])


def _thing(kind: str, lang: str) -> str:
    id = f"thing-{re.sub('[ _]', '-', kind.lower())}"
    return say(id, lang) if bundle(lang).has_message(id) else kind


def _phrase(words: str, lang: str) -> str:
    id = _phrases().get(words)
    return say(id, lang) if id and bundle(lang).has_message(id) else words


def _row(words: str, lang: str) -> str:
    """Words in a row as the language joins them; one that breaks off goes on with dots."""
    if words.endswith("..."):
        return words.removesuffix("...") + "…"
    return listing(words.split(", "), lang)


def _or(words: str, lang: str) -> str:
    """Words of which one is to be said."""
    one_of = re.split(", | or ", words)
    return joined(one_of, lambda id, args: say(id, lang, **args), "list-or")


def _masked(text: str) -> str:
    """As long as the text, with all that is quoted blotted out."""
    return QUOTED.sub(lambda found: "\0" * len(found[0]), text)


class Form(NamedTuple):
    """An English message: its words, and between each two of them the name of what is put in."""

    id: str
    words: tuple[str, ...]
    names: tuple[str, ...]
    key: str
    """The longest of its words: without them no line is of this form."""

    @property
    def own(self) -> int:
        return sum(map(len, self.words))

    def match(self, line: str) -> dict[str, str] | None:
        """What is put in, in a line of this form; each as little as can be."""
        first, *rest = self.words
        if not rest:
            return {} if line == first else None
        last = rest.pop()
        end = len(line) - len(last)
        if not line.startswith(first) or not line.endswith(last):
            return None
        at = len(first)
        found: dict[str, str] = {}
        for name, word in zip(self.names, [*rest, None], strict=True):
            stop = end if word is None else line.find(word, at + 1, end)
            value = line[at:stop] if stop > at else ""
            if not value or (name not in OPEN and ": " in _masked(f"{value} ")):
                return None
            found[name] = value
            at = stop + len(word or "")
        return found


@cache
def _forms() -> tuple[Form, ...]:
    """Every form there is, the one with most words of its own first."""
    found = [
        _form(one)
        for one in _messages(PREFIX)
        if one.id.name not in (AT, ENTRY)  # said of places, and never a whole line
    ]
    return tuple(sorted(found, key=lambda form: (-form.own, form.id)))


@cache
def _phrases() -> dict[str, str]:
    """The ids of what libraries say, by their words."""
    return {_form(one).words[0]: one.id.name for one in _messages(PHRASES)}


def _messages(prefix: str) -> Iterator[ftl.Message]:
    """The English messages whose ids begin so; nothing else of the files is parsed."""
    for path in files("en"):
        for id, source in entries(path.read_text("utf-8")).items():
            if id.startswith(prefix):
                one = FluentParser().parse_entry(source)
                assert isinstance(one, ftl.Message), f"{id} cannot be read"
                yield one


def _form(message: ftl.Message) -> Form:
    assert message.value is not None
    words, names = [""], []
    for part in message.value.elements:
        if isinstance(part, ftl.TextElement):
            words[-1] += part.value
        elif isinstance(part.expression, ftl.StringLiteral):
            words[-1] += part.expression.parse()["value"]
        else:
            assert isinstance(part.expression, ftl.VariableReference), "words and values only"
            names.append(part.expression.id.name)
            words.append("")
    assert all(words[1:-1]), f"{message.id.name}: something must stand between two values"
    return Form(message.id.name, tuple(words), tuple(names), max(words, key=len))
