"""Edited positions: what breaks a rule is refused in one line that names the field; nothing else fails."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import undercroft
from undercroft import PositionError

from .stage import arena, journey

BAD = [None, -1, 10**30, "x", [], {}, True, 1.5, ["a"], 3, 99]


def documents() -> list[Any]:
    """Positions of every mode, some in the middle of a roll or a push."""
    found: list[Any] = []
    random = Random(4)
    for mode in ("boss", "encounter", "journey", "campaign"):
        match = undercroft.new("dark_souls", {"mode": mode, "players": 3}, seed=4)
        for turn in range(25):
            if match.over:
                break
            if turn % 6 == 0:
                found.append(json.loads(json.dumps(match.position())))
            ask = match.asks[0]
            match.choose(ask, random.choice(ask.options))
    return found


def paths(doc: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    entries = doc.items() if isinstance(doc, dict) else enumerate(doc)
    found = []
    for key, value in entries:
        found.append((*path, key))
        if isinstance(value, (dict, list)):
            found.extend(paths(value, (*path, key)))
    return found


def test_however_it_is_edited_it_plays_on_or_is_refused_in_one_line() -> None:
    random = Random(11)
    originals = documents()
    refused = 0
    for _ in range(600):
        doc = copy.deepcopy(random.choice(originals))
        *way, last = random.choice(paths(doc))
        spot = doc
        for key in way:
            spot = spot[key]
        if isinstance(spot, dict) and random.random() < 0.3:
            del spot[last]
        else:
            spot[last] = random.choice(BAD)
        try:
            match = undercroft.from_position(doc)
        except PositionError as error:
            refused += "\n" not in str(error)
            continue
        match.view(0)
        for _ in range(12):
            if match.over:
                break
            ask = match.asks[0]
            match.choose(ask, random.choice(ask.options))
            match.view(0)
    assert refused > 300, "only lines without a break count"


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
