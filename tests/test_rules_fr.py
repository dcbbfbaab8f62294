"""The rules in French: the same numbers and chapters as in English, in the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .test_french import NARROW, forbidden

HOUSE = Path(__file__).parents[1]
RULES = HOUSE / "docs" / "rules"
README = HOUSE / "README.fr.md"
ENGLISH = sorted(RULES.glob("*.md"))
FRENCH = sorted((RULES / "fr").glob("*.md"))
RULE = re.compile(r"^(?:- )?\*\*([A-Z]+-[A-Z0-9]+\.[A-Z]?\d+)(.*)$", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]+-[A-Z0-9]+) ", re.MULTILINE)
PAGE = re.compile(r"\bp\.?(\d+)")
"""Where a rule comes from in the booklet: p12, p.4."""
WORDS = {"bloodborne": "bb", "dark_souls": "ds", "tomb_of_giants": "ds", "darkest_dungeon": "dd"}
TITLES = r"Bloodborne: The|Dark Souls: T|Darkest Dungeon: The"


def rules(file: Path) -> list[tuple[str, list[str]]]:
    """The rules of a file in their order: the number, and the pages of the booklet it names."""
    return [
        (number, sorted(PAGE.findall(line)))
        for number, line in RULE.findall(file.read_text("utf-8"))
    ]


def test_every_game_has_its_rules_in_french() -> None:
    assert [file.name for file in FRENCH] == [file.name for file in ENGLISH]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_the_numbers_are_those_of_the_english_rules(file: Path) -> None:
    """A rule added in English is missed here until it is added in French, in its place."""
    english = RULES / file.name
    assert [number for number, _ in rules(file)] == [number for number, _ in rules(english)]
    assert CHAPTER.findall(file.read_text("utf-8")) == CHAPTER.findall(english.read_text("utf-8"))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_the_pages_are_those_of_the_english_rules(file: Path) -> None:
    different = [
        one[0]
        for one, other in zip(rules(file), rules(RULES / file.name), strict=True)
        if one != other
    ]
    assert not different


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_one_word_a_thing(file: Path) -> None:
    text = file.read_text("utf-8")
    for form, instead, where in forbidden():
        if where in ("all", WORDS[file.stem]):
            assert not form.findall(text), f"say {instead}"


def test_the_readme_has_the_words_of_the_glossary() -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", README.read_text("utf-8"), flags=re.DOTALL)
    for form, instead, _ in forbidden():
        assert not form.findall(text), f"say {instead}"


@pytest.mark.parametrize("file", [*FRENCH, README], ids=lambda file: file.stem)
def test_typography(file: Path) -> None:
    text = re.sub(
        rf"```.*?```|`[^`]*`|\]\([^)]*\)|{TITLES}", "", file.read_text("utf-8"), flags=re.DOTALL
    )
    assert not re.search(rf"[^{NARROW}\n-][:;?!»](?=\s)|«[^{NARROW}]|['\"]", text)
