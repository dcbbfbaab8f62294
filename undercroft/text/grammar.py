"""Names in sentences. What a language does to a name stands in its own Fluent file, not here:

- a message `name-of` makes a function `OF(…)`: how a name is said after *of*. It gets the name's facts
  (`gender`, `number`, `article`, `elision`), its `name`, its `first` letter without accent;
- a message `fact-form` makes a function `FORM(…)`: a word to choose by, like `f` or `mp`. Facts are reckoned
  in the order in which they stand, and each is known to those after it and to every `name-…`;
- `AGREE(name, "strikes", "strike")` says the word that goes with one, or the one that goes with many;
- `COUNT(number, "wound")` says the message `count-wound` with the number as `n`;
- `CAP(…)` begins a sentence, `LOW(…)` goes on with one;
- `list-and`, `list-or` and `list-more` join words in a row.

web/src/lib/grammar.ts does the same for the browser; a test compares the two sentence by sentence.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from undercroft.kernel.seen import Called

Format = Callable[[str, dict[str, Any]], str]
"""(id of a message, its arguments) -> its words."""

FACTS = ("gender", "number", "article", "elision")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"})


class Said(str):
    """A name with what the grammar of its language asks of it."""

    __slots__ = ("facts",)
    facts: dict[str, str]

    @staticmethod
    def of(called: Called) -> Said:
        """A name from the catalogue."""
        made = Said(called if isinstance(called, str) else called["name"])
        made.facts = {} if isinstance(called, str) else called
        return made


class Listed(str):
    """Names in a row."""

    __slots__ = ("items",)
    items: list[str]

    @staticmethod
    def of(items: Sequence[str], text: str) -> Listed:
        """What was joined, and how it reads."""
        made = Listed(text)
        made.items = list(items)
        return made


def first_letter(name: str) -> str:
    """The first letter of a name: small, without accent."""
    for letter in unicodedata.normalize("NFD", name.translate(LIGATURES)):
        if letter.isalnum():
            return letter.lower()
    return ""


def facts_of(value: object) -> dict[str, str]:
    """What is known of a name; of several, what holds for all of them."""
    if isinstance(value, Listed) and len(value.items) == 1:
        return facts_of(value.items[0])
    if isinstance(value, Listed):
        each = [facts_of(item) for item in value.items]
        shared = {fact: {one[fact] for one in each} for fact in FACTS}
        found = {fact: words.pop() if len(words) == 1 else "" for fact, words in shared.items()}
        return {**found, "number": "many", "first": first_letter(value)}
    known = value.facts if isinstance(value, Said) else {}
    return {**{fact: known.get(fact, "") for fact in FACTS}, "first": first_letter(str(value))}


def joined(items: Sequence[str], phrase: Format, last: str = "list-and") -> str:
    """Words in a row: `list-more` between them, `last` before the last."""
    if len(items) < 2:
        return "".join(items)
    head = items[0]
    for item in items[1:-1]:
        head = phrase("list-more", {"head": str(head), "next": str(item)})
    return phrase(last, {"head": str(head), "next": str(items[-1])})


def functions(ids: Iterable[str], phrase: Format) -> dict[str, Callable[..., Any]]:
    """What the sentences of a language may call: its own ways to say names, and what any language needs."""
    ids = list(ids)
    facts = [id for id in ids if id.startswith("fact-")]

    def reckoned(value: object) -> dict[str, str]:
        found = facts_of(value)
        for id in facts:
            found[id.removeprefix("fact-")] = phrase(id, found)
        return found

    def fact(id: str) -> Callable[[object], str]:
        return lambda value: reckoned(value)[id.removeprefix("fact-")]

    def form(id: str) -> Callable[[object], str]:
        def one(value: object) -> str:
            return phrase(id, {**reckoned(value), "name": str(value)})

        def said(value: object) -> str:
            if isinstance(value, Listed):
                return joined([one(item) for item in value.items], phrase)
            return one(value)

        return said

    return {
        "CAP": lambda value: str(value)[:1].upper() + str(value)[1:],
        "LOW": lambda value: str(value)[:1].lower() + str(value)[1:],
        "AGREE": lambda name, one, many: many if facts_of(name)["number"] == "many" else one,
        "COUNT": lambda number, word: phrase(f"count-{word}", {"n": number}),
        **{id.removeprefix("fact-").upper(): fact(id) for id in facts},
        **{id.removeprefix("name-").upper(): form(id) for id in ids if id.startswith("name-")},
    }
