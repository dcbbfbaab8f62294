"""Names of things, in each language there is, with what its grammar asks of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

from .seen import Called, Name


class FrenchName(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A name that French sentences can give an article and agree with."""

    name: str | None = None
    """In French; the English one where it is left out."""
    gender: Literal["m", "f"] = "m"
    number: Literal["one", "many"] = "one"
    article: Literal["yes", "none"] = "yes"
    """`none`: somebody or something that goes without, like Eileen or Yharnam."""
    elision: bool | None = None
    """Whether *le* becomes *l’* before it; left out, a vowel says yes and an h says no."""

    def called(self, english: str) -> Called:
        """As sentences and screens get it."""
        facts = {
            "name": self.name or english,
            "gender": self.gender,
            "number": self.number,
            "article": self.article,
        }
        if self.elision is not None:
            facts["elision"] = "yes" if self.elision else "no"
        return facts


InFrench = str | FrenchName | None
"""Of an entry: a bare name, which goes without an article, or one with its grammar."""


Elsewhere = dict[str, str | dict[str, str]]
"""Of an entry: its names in further languages, which need no code here, only sentences of their own."""


class Spoken(Protocol):
    """An entry with a name in one language or two."""

    @property
    def name(self) -> str: ...

    @property
    def name_fr(self) -> InFrench: ...


def spoken(*entries: Spoken) -> Name:
    """A name in each language there is; of several entries, their names in a row."""
    english = " / ".join([entry.name for entry in entries])
    found: dict[str, Called] = {"en": english}
    if len(entries) == 1:
        found |= _elsewhere(entries[0])
        if entries[0].name_fr:
            found["fr"] = in_french(entries[0])
    else:
        for lang in sorted({lang for entry in entries for lang in _elsewhere(entry)}):
            each = [_elsewhere(entry).get(lang, entry.name) for entry in entries]
            found[lang] = " / ".join([plain(name) for name in each])
        if any(entry.name_fr for entry in entries):
            found["fr"] = " / ".join([plain(in_french(entry)) for entry in entries])
    return found if len(found) > 1 else english


def _elsewhere(entry: Spoken) -> Elsewhere:
    """Its names in further languages; not every entry may have them."""
    found: Elsewhere = getattr(entry, "names", {})
    return found


def in_french(entry: Spoken) -> Called:
    """Its French name; the English one where there is none."""
    name = entry.name_fr
    return name.called(entry.name) if isinstance(name, FrenchName) else name or entry.name


def plain(called: Called) -> str:
    """The bare name."""
    return called if isinstance(called, str) else called["name"]


def with_letter(name: Name, letter: str) -> Name:
    """The name of one of several that are alike."""
    if isinstance(name, str):
        return f"{name} {letter}"
    return {lang: _lettered(called, letter) for lang, called in name.items()}


def _lettered(called: Called, letter: str) -> Called:
    if isinstance(called, str):
        return f"{called} {letter}"
    return {**called, "name": f"{called['name']} {letter}"}


def called(name: Name, lang: str) -> Called:
    """A name in one language; the English one where it has none there."""
    return name if isinstance(name, str) else name.get(lang, name["en"])


def words_of(name: Name) -> dict[str, str]:
    """What `Message("name", …)` needs to say a name in each language."""
    if isinstance(name, str):
        return {"name": name}
    others = {lang: plain(called) for lang, called in name.items() if lang != "en"}
    return {"name": plain(name["en"]), **others}


def name_words(entry: Spoken) -> dict[str, str]:
    """The same for an entry."""
    return words_of(spoken(entry))


class _Titled(msgspec.Struct):
    """What the first entry of `pack.yaml` says about the name of the pack."""

    name: str
    name_fr: InFrench = None


def pack_words(documents: Mapping[str, object], name: str) -> dict[str, str]:
    """The same for a pack: as it calls itself, else by its `name`."""
    try:
        [entry, *_] = msgspec.convert(documents.get("pack.yaml", []), list[_Titled])
    except (ValueError, msgspec.ValidationError):
        return {"name": name}
    return name_words(entry)
