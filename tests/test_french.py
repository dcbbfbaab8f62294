"""French as it is read: every sentence of the house and the games, said in every way; one word a thing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests import french
from tests.games.texts import GAMES, NARROW, written
from undercroft import text
from undercroft.kernel.naming import called, plain
from undercroft.kernel.seen import Called

HOUSE = Path(text.__file__).parent
FILES = [*sorted(HOUSE.rglob("fr.ftl")), *sorted(GAMES.glob("*/*/fr.ftl"))]
GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary_fr.md"

VOWELS = "AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒaeiouàâäéèêëîïôöùûüœ"
INVARIABLE = "fois|plus|moins|dans|sous|sans|Stress|vous|pas"
COUNTED = (
    "dégât|repère|carte|âme|Énergie|Blessure|tour|point|action|jour|case|place|Écho|dé|activation|manche|"
    "étincelle|position"
)
OWNERS = "(?: (?:du |de la |de l’|des |d’)[^ ]+)?"
#: What may not stand in French, and why.
WRONG = {
    "no elision": rf"(?<!-)\b(de|le|la|que|se|ne|me|te|je|jusque|lorsque|puisque)\s[{VOWELS}]",
    "no contraction": r"\b(de le|de les|à le|à les)\s[A-Z]",
    "one of many": rf"(?<![\d.,–/])\b[01] (?!(?:{INVARIABLE})\b)\w+[^s\W]s\b",
    "two of one": rf"(?<![\d.,–/])\b2 ({COUNTED})\b",
    "no agreement": (
        rf"\bLes (?:Templiers|Sorcières){OWNERS} "
        r"(?!(?:ne|se|le|vous) |n’|s’y|d|\(|·)(?!(?:s’)?\w*nt\b)\w+"
    ),
    "no agreement of gender": (
        r"(?:[Ll]e Croisé|[Ll]’Occultiste) est \w+ée\b|(?:[Ll]a Vestale|[Ll]’Amazone) est \w+é\b"
    ),
    "no agreement of many": r"\bTempliers sont \w+(?:é|ée|ées)\b|\bSorcières sont \w+(?:é|ée|és)\b",
    "two spaces": r"  ",
    "a plain space before a sign": r" [:;?!»%]",
    "no space before a sign": rf"[^\s{NARROW}][:;?!»](?!\w)|\d%",
    "a plain space after a quotation mark": rf"«[^{NARROW}]",
    "a straight sign": r"['\"]",
    "a sign apart from its number": r"(?<![\d\w)] )[+−] \d",
    "a small letter after a full stop": r"(?<!\d)\. [a-zà-ÿ]",
    "a space before a comma": r"\s[,.)]|\(\s",
    "twice the same sign": r"[.,:;][.,:;]",
}
#: English that is left over; names of Dark Souls stay English, and they are not in these files.
ENGLISH = (
    r"\b(the|of|and|with|your|from|hit|damage|wounds?|turn|heroes|enemy|monsters|round|deck)\b"
)
#: In these no sentence is said, or the words are those of others.
APART = re.compile(r"ui-(..-title|credits-.*)|count-.*")


@cache
def said(file: Path) -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys(french.said("fr", file)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_id_is_written_once(lang: str) -> None:
    """Of two the page says the first, and the command line perhaps the other."""
    written_ids = [
        id
        for file in text.files(lang)
        if file.exists()
        for id in re.findall(r"^(-?[a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(written_ids) > 1000
    assert not [id for id, count in Counter(written_ids).items() if count > 1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:-1]))
def test_every_sentence_is_french(file: Path) -> None:
    """With counts of 0, 1 and 2 and names of every gender and number; what can be checked by machine."""
    found = [
        f"{why}: {id}: {sentence}"
        for id, sentence in said(file)
        if not APART.fullmatch(id)
        for why, pattern in WRONG.items()
        if re.search(pattern, sentence)
    ]
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:-1]))
def test_no_english_is_left_over(file: Path) -> None:
    found = [
        f"{id}: {one}"
        for id, one in said(file)
        if re.search(ENGLISH, one) and not APART.fullmatch(id)
    ]
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:-1]))
def test_quotation_marks_and_brackets_come_in_pairs(file: Path) -> None:
    for id, sentence in said(file):
        for opening, closing in ("«»", "()"):
            assert sentence.count(opening) == sentence.count(closing), f"{id}: {sentence}"


def forbidden() -> list[tuple[re.Pattern[str], str, str]]:
    """Forms that are not used, what to say instead, and in which games: the last table of the glossary."""
    table = GLOSSARY.read_text("utf-8").split("## 7.")[1]
    rows = [
        re.split(r" \| ", line.strip("| ")) for line in table.splitlines() if line.startswith("| ")
    ][1:]
    return [(re.compile(not_this), but, where) for not_this, but, where in rows]


#: Which words of the glossary hold for the ids of a game's sentences.
PREFIXES = {
    "bb": (
        *("bb-", "ui-bb-", "ui-deed-bloodborne-", "progress-bloodborne", "puzzle-banked"),
        *("puzzle-collected", "puzzle-trophies", "ui-phrase-dream", "ui-phrase-instant"),
    ),
    "ds": (
        *("ds-", "tg-", "ui-ds-", "ui-tg-", "ui-deed-dark-souls-", "ui-deed-tomb-of-giants-"),
        *("progress-souls", "puzzle-boxes", "puzzle-flasks", "puzzle-foes"),
    ),
    "dd": (
        *("dd-", "ui-dd-", "ui-deed-darkest-dungeon-", "progress-darkest-dungeon", "puzzle-heroes"),
        *("puzzle-life", "puzzle-calm", "puzzle-enemies", "ui-phrase-stress", "ui-phrase-retreat"),
    ),
}
PACKS = {"bb": ("bloodborne",), "ds": ("dark_souls", "tomb_of_giants"), "dd": ("darkest_dungeon",)}


def names_of(game: str) -> Iterator[tuple[str, str, Called]]:
    """Every name of the base pack of a game as French has it."""
    rules = undercroft.games.find(game)
    for kind, names in rules.pack_names(rules.shelf.find("base")).items():
        for id, name in names.items():
            yield kind, id, called(name, "fr")


@pytest.mark.parametrize(("form", "instead", "where"), forbidden(), ids=lambda one: str(one)[:30])
def test_one_word_a_thing(form: re.Pattern[str], instead: str, where: str) -> None:
    games = [where] if where in PREFIXES else list(PREFIXES)
    starts = tuple(start for game in games for start in PREFIXES[game])
    for file in FILES:
        for id, message in french.read(file).items():
            if where == "all" or id.startswith(starts):
                found = form.search(written(message))
                assert found is None, f"{id}: {found.group()!r}: say {instead}"  # type: ignore[union-attr]
    for game in [pack for one in games for pack in PACKS[one]]:
        for kind, id, name in names_of(game):
            assert not form.search(plain(name)), f"{game}: {kind} {id}: {name}: say {instead}"


@pytest.mark.parametrize("game", ["bloodborne", "darkest_dungeon"])
def test_every_name_is_french(game: str) -> None:
    """Each of these packs names everything in French, with typographic apostrophes."""
    rules = undercroft.games.find(game)
    for kind, names in rules.pack_names(rules.shelf.find("base")).items():
        for id, name in names.items():
            if kind in ("seat", "first_player"):  # persons
                continue
            assert not isinstance(name, str), f"{kind} {id}: {name}: no name_fr"
            assert "'" not in plain(name["fr"]) + plain(name["en"]), f"{kind} {id}: {name}"


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
def test_english_names_have_a_french_gender(game: str) -> None:
    """These boxes keep their English names, with the articles their French rulebook gives them."""
    rules = undercroft.games.find(game)
    found = rules.pack_names(rules.shelf.find("base"))
    for kind in {"card", "treasure", "model", "boss", "class", "event"} & found.keys():
        for id, name in found[kind].items():
            assert not isinstance(name, str), f"{kind} {id}: {name}: no gender"
            assert not isinstance(name["fr"], str), f"{kind} {id}: {name}: no gender"


def test_names_are_said_as_their_grammar_asks() -> None:
    masculine, feminine, vowel, _, many, _, somebody = french.NAMES
    forms: Any = text.bundle("fr")._functions
    assert [forms["THE"](one) for one in (masculine, feminine, vowel, many, somebody)] == [
        "le Croisé",
        "la Vestale",
        "l’Occultiste",
        "les Templiers",
        "Eileen",
    ]
    assert [forms["OF"](one) for one in (masculine, feminine, vowel, many, somebody)] == [
        "du Croisé",
        "de la Vestale",
        "de l’Occultiste",
        "des Templiers",
        "d’Eileen",
    ]
    assert [forms["TO"](one) for one in (masculine, feminine, vowel, many, somebody)] == [
        "au Croisé",
        "à la Vestale",
        "à l’Occultiste",
        "aux Templiers",
        "à Eileen",
    ]
    assert [forms["FORM"](one) for one in french.NAMES] == ["m", "f", "m", "f", "mp", "fp", "m"]
    assert [forms["THAT"](one) for one in (masculine, somebody)] == ["que le Croisé", "qu’Eileen"]
    assert [forms["AGREE"](one, "frappe", "frappent") for one in (feminine, many)] == [
        "frappe",
        "frappent",
    ]
    assert [forms["A"](one) for one in (feminine, many)] == ["une Vestale", "des Templiers"]
