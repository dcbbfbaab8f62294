"""Edited positions: what breaks a rule is refused in one line that names the field; nothing else fails."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.edited import documents, plays_on, spoiled
from undercroft import PositionError

from .stage import arena, journey


def test_however_it_is_edited_it_plays_on_or_is_refused_in_one_line() -> None:
    random = Random(11)
    modes = ("boss", "encounter", "journey", "campaign")
    originals = documents("dark_souls", [{"mode": mode, "players": 3} for mode in modes])
    refused = sum(
        not plays_on(spoiled(random.choice(originals), random), random) for _ in range(600)
    )
    assert refused > 300


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("souls", -1, "souls"),
        ("sparks", 9, "sparks"),
        ("at", 7, "at"),
        ("inventory", [["excalibur"]], "inventory"),
        ("inventory", [["estoc", "titanite_shard"]], "DS-6.1"),
        ("bosses", ["nito"], "bosses"),
        ("ward", [99, 0, 0], "ward"),
    ],
)
def test_a_broken_field_is_named(field: str, value: object, named: str) -> None:
    doc: Any = journey().position()
    doc["state"][field] = value
    with pytest.raises(PositionError, match=named):
        undercroft.from_position(doc)


def test_a_party_with_a_class_twice_is_refused() -> None:
    with pytest.raises(undercroft.InvalidSetup, match=r"DS-1\.2"):
        undercroft.new("dark_souls", {"players": 2, "class_1": "knight", "class_2": "knight"})
    doc: Any = journey().position()
    doc["state"]["heroes"][1]["kind"] = doc["state"]["heroes"][0]["kind"]
    with pytest.raises(PositionError, match=r"DS-1\.2"):
        undercroft.from_position(doc)


def test_ten_cubes_are_no_position_of_a_living_character() -> None:
    doc: Any = arena({"knight": {"node": 6}}, [("hollow_soldier", 0)]).position()
    doc["state"]["heroes"][0].update(black=6, red=4)
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    with pytest.raises(PositionError, match=r"DS-19\.8"):
        undercroft.from_position(doc)
