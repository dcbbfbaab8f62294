"""Whatever a view or a catalogue can name has its own sentence in the glossary, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from undercroft.games.darkest_dungeon.seen import words as estate
from undercroft.games.souls import seen as souls

GAMES = Path(undercroft.__file__).parent / "games"
#: Nothing lies there: nothing is drawn.
TERRAIN = tuple(word for word in get_args(souls.Terrain) if word != "empty")
#: Folder, message, and the words that may stand in it.
SAID = [
    ("souls", "ds-condition-help", get_args(souls.Condition)),
    ("souls", "ds-condition", get_args(souls.Condition)),
    ("souls", "ds-gloss-stat", get_args(souls.Stat)),
    ("souls", "ds-gloss-die", get_args(souls.Die)),
    ("souls", "ds-gloss-terrain", TERRAIN),
    ("tomb_of_giants", "tg-condition-help", get_args(souls.Condition)),
    ("tomb_of_giants", "tg-gloss-die", get_args(souls.Die)),
    ("tomb_of_giants", "tg-gloss-terrain", TERRAIN),
    ("darkest_dungeon", "dd-ui-condition-help", get_args(estate.Resisted)),
    ("darkest_dungeon", "dd-ui-stance-help", get_args(estate.Stance)),
    ("darkest_dungeon", "dd-ui-provision-help", get_args(estate.Side)),
    ("darkest_dungeon", "dd-ui-token-help", get_args(estate.Token)),
    ("darkest_dungeon", "dd-gloss-hazard", get_args(estate.Hazard)),
]


def variants(folder: str, lang: str, message: str) -> set[str]:
    """The words a message has a sentence of its own for."""
    source = (GAMES / folder / "text" / f"{lang}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name == message:
            assert entry.value is not None
            [placeable] = entry.value.elements
            assert isinstance(placeable, ast.Placeable)
            assert isinstance(placeable.expression, ast.SelectExpression)
            keys = [variant.key for variant in placeable.expression.variants]
            return {key.name for key in keys if isinstance(key, ast.Identifier)}
    raise AssertionError(f"{folder}: no {message} in {lang}")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("folder", "message", "words"), SAID, ids=lambda each: str(each)[:30])
def test_every_word_has_a_sentence(
    folder: str, message: str, words: tuple[str, ...], lang: str
) -> None:
    assert words
    assert set(words) <= variants(folder, lang, message)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_keyword_and_event_of_a_catalogue_has_a_sentence(lang: str) -> None:
    match = undercroft.new("tomb_of_giants", {}, seed="words")
    catalog = match.game.catalog(match.state)
    encounters, events = catalog["encounters"], catalog["events"]
    assert isinstance(encounters, dict)
    assert isinstance(events, dict)
    keywords = {word for card in encounters.values() for word in card["keywords"]}
    assert keywords
    assert keywords <= variants("tomb_of_giants", lang, "tg-gloss-own-text")
    assert {card["kind"] for card in events.values()} <= variants(
        "tomb_of_giants", lang, "tg-gloss-event"
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_building_and_trophy_has_a_sentence(lang: str) -> None:
    match = undercroft.new("darkest_dungeon", {}, seed="words")
    names = match.game.names(match.state)
    assert set(names["building"]) <= variants("darkest_dungeon", lang, "dd-ui-building-help")
    hunt = undercroft.new("bloodborne", {}, seed="words")
    enemies = hunt.game.catalog(hunt.state)["enemies"]
    assert isinstance(enemies, dict)
    trophies = {trophy for enemy in enemies.values() for trophy in enemy["trophies"]}
    assert trophies <= variants("bloodborne", lang, "bb-gloss-trophy")
