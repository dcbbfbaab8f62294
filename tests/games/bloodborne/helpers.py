"""What rule tests share beside the stage: openings, whole games, owners' packs, what a seat sees."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import undercroft
from undercroft import Fork, InvalidContent, Match, Tape
from undercroft.games import find
from undercroft.kernel.match import start

from .stage import base_pack, told

UPGRADES = ["kirkhammer", "kirkhammer", "stake_driver", "stake_driver", "chain_scythe"]

Edits = Mapping[str, Mapping[str, Mapping[str, Any] | None]]


def opening(
    players: int = 3,
    *,
    monster: str = "lamp_townsman",
    final_boss: str = "rom",
    first: int = 0,
    pack: Mapping[str, object] | None = None,
    tape: Sequence[object] = (),
) -> Match:
    """A new game at its first decision: `monster` is the first card of the dungeon.

    `tape` holds the outcomes from there on.
    """
    options = {"players": players, "final_boss": final_boss, "first_player": first}
    game = find("bloodborne")
    mine = None if pack is None else game.pack_from(pack, "mine")
    return start(game, options, Tape([*UPGRADES[:players], monster, *tape]), mine)


def waiting_for(name: str, **setup: object) -> Match:
    """A new game that has stopped before the first outcome of this name; the rest came as it may."""
    match = undercroft.new("bloodborne", setup, chance=Fork())
    while (request := match.awaited) is not None and request.name != name:
        weights = request.weights or [1] * len(request.labels)
        match.supply(next(x for x, n in zip(request.labels, weights, strict=True) if n))
    assert match.awaited is not None
    return match


def odds(match: Match) -> dict[str, float]:
    """What the awaited outcome can be, each with its exact probability."""
    request = match.awaited
    assert request is not None
    weights = request.weights or [1] * len(request.labels)
    found: dict[str, float] = {}
    for label, weight in zip(request.labels, weights, strict=True):
        if weight:
            found[label] = found.get(label, 0.0) + weight / request.total
    return found


@cache
def whole_game(seed: int, players: int = 3, final_boss: str = "gehrman") -> Match:
    """A game to its end, played without sense. For looking at only."""
    choice = Random(seed).choice
    match = undercroft.new(
        "bloodborne", {"players": players, "final_boss": final_boss}, seed=f"whole-{seed}"
    )
    for _ in range(20_000):
        if match.over:
            return match
        seat = match.waiting[0]
        match.decide(choice(match.decisions_for(seat)[0].options).id, seat=seat)
    raise AssertionError("this game does not end")


def pack_with(edits: Edits) -> dict[str, Any]:
    """The base pack with entries changed: `{file: {id: {field: value}}}`; None takes an entry out."""
    documents = base_pack()
    for file, changes in edits.items():
        entries = documents[f"{file}.yaml"]
        known = {entry["id"] for entry in entries}
        assert known >= set(changes), f"{file}: {set(changes) - known} to be edited"
        documents[f"{file}.yaml"] = [
            {**entry, **change}
            for entry in entries
            if (change := changes.get(entry["id"], {})) is not None
        ]
    return documents


def problems(edits: Edits) -> list[str]:
    """What is wrong with the base pack so changed."""
    try:
        find("bloodborne").pack_from(pack_with(edits), "mine")
    except InvalidContent as error:
        return error.problems
    return []


def whom(match: Match, kind: str) -> list[Any]:
    """Whom the events of one kind name, in order."""
    return [fields["who"] for fields in told(match, kind)]


def catalog(match: Match) -> dict[str, Any]:
    """What does not change in a match."""
    return undercroft.catalog(match)


def seen(match: Match, seat: int | None) -> bytes:
    """Everything a seat (None: a spectator) is ever shown, byte by byte."""
    decisions = [] if seat is None else [d.to_json() for d in match.decisions_for(seat)]
    events = [shown for e in match.events if (shown := e.seen_by(seat)) is not None]
    return json.dumps([match.view(seat), decisions, events], sort_keys=True).encode()
