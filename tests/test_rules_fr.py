"""The rules in French: the same numbers and chapters as in English, in the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .test_french import NARROW, forbidden

RULES = Path(__file__).parents[1] / "docs" / "rules"
FRENCH = sorted((RULES / "fr").glob("*.md"))
NUMBER = re.compile(r"\*\*([A-Z]+-[A-Z0-9]+\.\d+)")
CHAPTER = re.compile(r"^## ([A-Z]+-[A-Z0-9]+) ", re.MULTILINE)
WORDS = {"bloodborne": "bb", "dark_souls": "ds", "tomb_of_giants": "ds", "darkest_dungeon": "dd"}


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_the_numbers_are_those_of_the_english_rules(file: Path) -> None:
    english, french = (RULES / file.name).read_text("utf-8"), file.read_text("utf-8")
    assert sorted(NUMBER.findall(french)) == sorted(NUMBER.findall(english))
    assert CHAPTER.findall(french) == CHAPTER.findall(english)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_one_word_a_thing(file: Path) -> None:
    text = file.read_text("utf-8")
    for form, instead, where in forbidden():
        if where in ("all", WORDS[file.stem]):
            assert not form.findall(text), f"say {instead}"


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.stem)
def test_typography(file: Path) -> None:
    text = re.sub(r"`[^`]*`|\]\([^)]*\)|Bloodborne: The", "", file.read_text("utf-8"))
    assert not re.search(rf"[^{NARROW}\n-][:;?!»](?=\s)|«[^{NARROW}]|['\"]", text)
