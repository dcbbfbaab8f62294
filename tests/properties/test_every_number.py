"""Every number of a position at and beyond its bounds: it plays on, or is refused in one line."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.edited import paths, plays_on

SETUPS: dict[str, tuple[Mapping[str, object], ...]] = {
    "bloodborne": ({"players": 3}, {"players": 5}),
    "dark_souls": (
        {"mode": "journey", "players": 3},
        {"mode": "campaign", "players": 2},
        {"mode": "boss", "players": 4},
    ),
    "tomb_of_giants": (
        {"mode": "campaign", "players": 3},
        {"mode": "encounter", "players": 2},
        {"mode": "boss", "players": 4},
    ),
    "darkest_dungeon": (
        {"mode": "campaign"},
        {"mode": "quest"},
        {"mode": "battle"},
        {"mode": "circus", "players": 2},
    ),
}
LARGE = 10**12
TURNS = 60
#: Counters of the machine, which nothing but memory bounds.
ENDLESS = {"chance.count", "frame.serial", "frame.reveals", "frame.asks.*.*"}


def shape(path: tuple[Any, ...]) -> str:
    """Where it stands, but for which of several."""
    return ".".join("*" if isinstance(key, int) else str(key) for key in path)


def at(doc: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def with_number(doc: Any, path: tuple[Any, ...], number: int) -> Any:
    doc = copy.deepcopy(doc)
    at(doc, path[:-1])[path[-1]] = number
    return doc


def positions(game: str, setup: Mapping[str, object]) -> Iterator[Any]:
    random = Random(3)
    match = undercroft.new(game, setup, seed="numbers")
    for turn in range(TURNS):
        if match.over:
            return
        if turn % 6 == 0:
            yield json.loads(json.dumps(match.position()))
        ask = match.asks[0]
        match.choose(ask, random.choice(ask.options))


@cache
def numbers(game: str) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """One place of each kind where a number stands, in some position."""
    found: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    for setup in SETUPS[game]:
        for doc in positions(game, setup):
            for path in paths(doc):
                if path[0] not in ("state", "frame", "chance") or type(at(doc, path)) is not int:
                    continue
                found.setdefault(shape(path), (doc, path))
    return found


def refusal(doc: Any) -> str:
    try:
        undercroft.from_position(doc)
    except undercroft.PositionError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("game", SETUPS)
def test_every_number_has_bounds(game: str) -> None:
    """Beyond them it is refused; at them it plays on, or something else refuses it."""
    random = Random(5)
    unbounded = []
    for name, (doc, path) in numbers(game).items():
        if name in ENDLESS:
            continue
        said = refusal(with_number(doc, path, LARGE))
        if not said:
            unbounded.append(name)
            continue
        assert refusal(with_number(doc, path, -LARGE)), name
        for number in (-1, 0, at(doc, path) + 1):
            plays_on(with_number(doc, path, number), random)
        if bound := re.search(r"from -?\d+ to (\d+)", said):
            top = int(bound[1])
            plays_on(with_number(doc, path, top), random)
            assert refusal(with_number(doc, path, top + 1)), name
    assert unbounded == []
