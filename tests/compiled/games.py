"""Whole games told as lines, to be played by both builds: `python -m tests.compiled.games bloodborne 0 50`.

A line is a game: what was played, and one hash over every digest, every view as it goes over the wire, the
texts of all options and events, and the journal. Other lines say how what cannot be is refused.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
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
REFUSED = 3
"""Games of each mode in which wrong things are asked."""
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


#: What no field of a document, and no answer, may be.
STRANGE: list[Any] = [None, -1, 10**9, 1.5, True, "nonsense", [], {}, ["nonsense", {}], {"": 0}]


def refusals(game: str, setup: dict[str, Any], number: int) -> list[str]:
    """How wrong answers and broken documents are refused in the middle of a game: the error and its words."""
    match = undercroft.new(game, setup, seed=f"wrong/{number}")
    chance = random.Random(number)
    for _ in range(5 + 13 * number):
        if match.over:
            break
        ask = open_ask(match)
        match.choose(ask, ask.options[int(chance.random() * len(ask.options))])
    return [f"{what}: {how(call)}" for what, call in wrongs(match, chance)]


def how(call: Callable[[], object]) -> str:
    """The error a call ends in, as whoever called it gets it."""
    try:
        call()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "nothing wrong"


def wrongs(
    match: undercroft.Match, chance: random.Random
) -> Iterator[tuple[str, Callable[[], object]]]:
    """What nobody may ask of a match."""
    for strange in STRANGE:
        yield f"decide {strange!r}", partial(match.clone().decide, strange)
        yield f"seat {strange!r}", partial(match.clone().decide, "nonsense", strange)
        yield f"supply {strange!r}", partial(match.clone().supply, strange)
        yield f"new {strange!r}", partial(undercroft.new, match.game.name, {"players": strange})
        yield f"position {strange!r}", partial(undercroft.from_position, strange)
    for decision in match.decisions:
        for option in decision.closed:
            yield f"closed {option.id}", partial(match.clone().decide, option.id, decision.seats[0])
        yield f"when {decision.id}", partial(match.clone().decide, "nonsense", 0, f"{decision.id}0")
    yield "view", partial(match.view, len(match.seats))
    yield "model", partial(match.determinize, -1, 0)
    whole = match.position()
    for _ in range(25):
        broken = json.loads(json.dumps(whole))
        where = break_somewhere(broken["state"], chance)
        yield f"broken {where}", partial(undercroft.from_position, broken)
    journal = match.journal()
    for field in sorted(journal):
        broken = deepcopy(journal)
        broken[field] = chance.choice(STRANGE)
        yield f"journal {field} {broken[field]!r}", partial(undercroft.replay, broken)


def break_somewhere(part: Any, chance: random.Random) -> str:
    """Put something strange into a document, at any depth; where, and what."""
    keys = sorted(part) if isinstance(part, dict) else list(range(len(part)))
    key = chance.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.8:
        return f"{key}.{break_somewhere(part[key], chance)}"
    part[key] = chance.choice(STRANGE)
    return f"{key} {part[key]!r}"


def lines(game: str, first: int, last: int) -> list[str]:
    """Games number `first` to `last` of every mode."""
    found: list[str] = []
    for setup in SETUPS[game]:
        found += [f"{setup} {n} {played(game, setup, n)}" for n in range(first, last)]
        levels = [name for name in ("veteran", "master") if name in bots.names(game)]
        found += [f"{setup} {name} {by_bots(game, setup, name, first)}" for name in levels]
        for number in range(REFUSED):
            found += [f"{setup} {line}" for line in refusals(game, setup, number)]
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
