"""Positions edited at random: they play on, or they are refused in one line."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import undercroft
from undercroft import PositionError

BAD: list[Any] = [None, -1, 10**30, "x", [], {}, True, 1.5, ["a"], 3, 99]


def documents(
    game: str, setups: Sequence[Mapping[str, object]], seed: int = 4, turns: int = 25
) -> list[Any]:
    """Positions of these set-ups, some in the middle of a roll or a push."""
    found: list[Any] = []
    random = Random(seed)
    for setup in setups:
        match = undercroft.new(game, setup, seed=seed)
        for turn in range(turns):
            if match.over:
                break
            if turn % 6 == 0:
                found.append(json.loads(json.dumps(match.position())))
            ask = match.asks[0]
            match.choose(ask, random.choice(ask.options))
    return found


def remembers(
    game: str, setups: Sequence[Mapping[str, object]], names: Sequence[str], turns: int = 200
) -> int:
    """Play these set-ups at random, and load each fight now and then: what a state keeps beside its document
    (by these names) must be what loading finds. How often that was compared."""
    compared = 0
    for seed, setup in enumerate(setups):
        random = Random(seed)
        match = undercroft.new(game, setup, seed=seed)
        for turn in range(turns):
            if match.over:
                break
            ask = match.asks[0]
            match.choose(ask, random.choice(ask.options))
            if turn % 3 == 0 and getattr(match.state, "in_fight", False):
                twin = undercroft.from_position(match.position())
                compared += 1
                for name in names:
                    assert getattr(match.state, name) == getattr(twin.state, name), name
    return compared


def paths(doc: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    entries = doc.items() if isinstance(doc, dict) else enumerate(doc)
    found = []
    for key, value in entries:
        found.append((*path, key))
        if isinstance(value, (dict, list)):
            found.extend(paths(value, (*path, key)))
    return found


def spoiled(doc: Any, random: Random, values: Sequence[Any] = BAD) -> Any:
    """The document with one field gone or replaced."""
    doc = copy.deepcopy(doc)
    *way, last = random.choice(paths(doc))
    spot = doc
    for key in way:
        spot = spot[key]
    if isinstance(spot, dict) and random.random() < 0.3:
        del spot[last]
    else:
        spot[last] = random.choice(values)
    return doc


def plays_on(doc: Any, random: Random) -> bool:
    """Whether it is taken; if so it can be seen and played. If not, the error is one line."""
    before = json.dumps(doc)
    refused = ""
    try:
        match = undercroft.from_position(doc)
    except PositionError as error:
        refused = str(error)
    if refused:
        assert "\n" not in refused
        assert json.dumps(doc) == before  # nothing is lost
        return False
    match.view(0)
    for _ in range(12):
        if match.over:
            break
        ask = match.asks[0]
        match.choose(ask, random.choice(ask.options))
        match.view(0)
    return True
