"""Whole games told as lines, to be played by both builds: `python -m tests.compiled.games bloodborne 0 50`.

A line is a game: what was played, and one hash over every digest, every view as it goes over the wire, the
texts of all options and events, and the journal.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import blake2b
from typing import Any

import undercroft
from undercroft import bots
from undercroft.bots.playout import open_ask

#: Every mode of every game.
SETUPS: dict[str, list[dict[str, Any]]] = {
    "bloodborne": [{"players": players} for players in (3, 4, 5)],
    "dark_souls": [
        {"mode": mode, "players": players}
        for mode in ("journey", "campaign", "encounter", "boss")
        for players in (1, 4)
    ],
    "tomb_of_giants": [
        {"mode": mode, "players": players}
        for mode in ("campaign", "encounter", "boss")
        for players in (1, 4)
    ],
    "darkest_dungeon": [
        {"mode": mode} for mode in ("campaign", "quest", "battle", "boss", "circus")
    ],
}
MOST = 400
"""Decisions of a game: the long ones are left after that."""
LOOK = 9
"""Views are compared at every ninth decision."""


def played(game: str, setup: dict[str, Any], number: int) -> str:
    """The hash of one game by chance."""
    match = undercroft.new(game, setup, seed=f"both/{number}")
    chance = random.Random(number)
    told = blake2b(digest_size=12)
    for count in range(MOST):
        if match.over:
            break
        if count % LOOK == number % LOOK:
            for seat in (None, *range(len(match.seats))):
                told.update(json.dumps(match.view(seat)).encode())
            told.update(match.digest().encode())
        ask = open_ask(match)
        match.choose(ask, ask.options[int(chance.random() * len(ask.options))])
    for event in match.events:
        told.update(json.dumps([event.seat, event.seen_by(event.seat)]).encode())
    told.update(json.dumps(match.position()).encode())
    if number % 10 == 0:
        told.update(json.dumps(match.journal()).encode())
    return told.hexdigest()


def by_bots(game: str, setup: dict[str, Any], name: str, number: int) -> str:
    """The digest after the first decisions of a game that these bots play."""
    match = undercroft.new(game, setup, seed=f"bots/{number}")
    match.telling = False
    effort = bots.Effort(decisions=400)
    players = [
        bots.make(name, game, f"{number}/{seat}", effort=effort) for seat in range(len(match.seats))
    ]
    for _ in range(25):
        if match.over:
            break
        seat = match.waiting[0]
        decision, option = bots.answer(players[seat], match, seat)
        match.decide(option, seat, decision)
    return match.digest()


def lines(game: str, first: int, last: int) -> list[str]:
    """Games number `first` to `last` of every mode."""
    found: list[str] = []
    for setup in SETUPS[game]:
        found += [f"{setup} {n} {played(game, setup, n)}" for n in range(first, last)]
        levels = [name for name in ("veteran", "master") if name in bots.names(game)]
        found += [f"{setup} {name} {by_bots(game, setup, name, first)}" for name in levels]
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
