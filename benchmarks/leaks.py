#!/usr/bin/env python3
"""Change all that a viewer cannot see: not a byte that is sent to it may differ.

    python benchmarks/leaks.py [--comparisons 1000000] [--wire 20000] [--seed 1]

Comparisons are of what the rules show to a seat or to a spectator, over every kind of table; those of the
wire are of whole frames that a server sends from two such tables. A bounded run is part of the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import undercroft
from tests.games.whole import elsewhere, useful
from tests.kernel.tables import plain, setups
from tests.leaks.hidden import TABLES, another_draft, scrambled, sight
from undercroft import Match
from undercroft.server.connection import Connection
from undercroft.server.limits import Rate, Settings
from undercroft.server.registry import TableRegistry

LONGEST = 400
"""Choices of one match: longer ones would leave no room for others."""

Moment = tuple[Match, Match, int | None]
"""A match, one in which everything hidden from the viewer lies otherwise, and the viewer."""


class Seen:
    """What came of it."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.compared = self.other_worlds = 0
        self.leaks: Counter[str] = Counter()

    def __str__(self) -> str:
        worlds = f"{self.other_worlds:,} of worlds that differ in more than their dice"
        leaks = dict(self.leaks.most_common(10)) or "no leak"
        return f"{self.compared:,} {self.what}, {worlds}: {leaks}"


def moments(chance: random.Random) -> Iterator[Moment]:
    """For ever: matches by random choices, each moment as every seat and a spectator see it."""
    for number in itertools.count():
        for match in tables(number, chance):
            for _ in range(LONGEST):
                if match.over:
                    break
                twins = otherwise(match, chance)
                for viewer in (None, *range(len(match.seats))):
                    yield match, twins(viewer), viewer
                ask = chance.choice(match.asks)
                match.choose(ask, chance.choice(ask.options))


def tables(number: int, chance: random.Random) -> Iterator[Match]:
    hunts = setups()
    yield undercroft.new("bloodborne", hunts[number % len(hunts)], seed=chance.getrandbits(60))
    for game, mode, players in TABLES:
        setup = useful(game, {"mode": mode, "players": players})
        yield undercroft.new(game, setup, seed=chance.getrandbits(60))


def otherwise(match: Match, chance: random.Random) -> Callable[[int | None], Match]:
    """For each viewer a match in which all lies otherwise that it cannot see. Where nobody has secrets
    but chance, one is another world to all."""
    if match.game.name == "bloodborne":
        return lambda viewer: scrambled(match, viewer, chance)
    twin = elsewhere(match, f"another {chance.getrandbits(60)}")
    if match.setup.get("mode") != "circus":
        return lambda viewer: twin
    return lambda viewer: twin if viewer is None else another_draft(twin, viewer, chance)


def kind(match: Match, viewer: int | None) -> str:
    who = "a spectator" if viewer is None else "a seat"
    return f"{match.game.name} {match.setup.get('mode', '')} {who}"


def compare(number: int, seed: int) -> Seen:
    """What the rules show."""
    seen = Seen("comparisons")
    for match, twin, viewer in itertools.islice(moments(random.Random(seed)), number):  # noqa: S311
        seen.compared += 1
        # Every match tells of itself since it began; what can be compared is from now on.
        if sight(twin, viewer) != sight(match, viewer, len(match.events)):
            seen.leaks[kind(match, viewer)] += 1
        if seen.compared % 100 == 0:
            seen.other_worlds += 100 * (plain(twin.open_view()) != plain(match.open_view()))
    return seen


async def wire(number: int, seed: int) -> Seen:
    """What a server sends: the same table brought to it twice, with other secrets."""
    seen, endless = Seen("frames"), Rate(1e12, 1e12)
    chance = random.Random(seed)  # noqa: S311
    # Two tables a moment are dear: some moments of each match will do.
    some = (moment for moment in moments(chance) if chance.random() < 0.05)
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(
            Path(folder), Settings(frames=endless, frames_from_one=endless, bots=1)
        )
        for match, twin, viewer in some:
            if seen.compared >= number:
                break
            now = undercroft.from_position(match.position())
            ours, theirs = [await frames(registry, world, viewer) for world in (now, twin)]
            seen.compared += len(ours)
            seen.other_worlds += len(ours) * (plain(twin.open_view()) != plain(match.open_view()))
            if ours != theirs:
                seen.leaks[kind(match, viewer)] += 1
        await registry.close()
    return seen


async def frames(registry: TableRegistry, match: Match, viewer: int | None) -> list[str]:
    """All that a viewer is sent who comes, looks around, and asks for what is not open."""
    document = json.loads(json.dumps(match.journal()))
    seats = [{"kind": "person", "name": f"Seat {seat}"} for seat in range(len(match.seats))]
    made = await registry.bring({**document, "seats": seats})
    connection = Connection(None, registry)  # type: ignore[arg-type]
    mine = {} if viewer is None else {"token": made.seats[viewer].token, "seat": viewer}
    said: list[dict[str, object]] = [
        {"t": "hello", "table": made.table, **mine},
        {"t": "choose", "cmd": "c", "seq": 1, "decision": "choose-1", "option": "nonsense"},
        {"t": "undo", "cmd": "u"},
        {"t": "vote", "cmd": "v", "agree": True},
        {"t": "ping"},
    ]
    sent: list[str] = []
    for frame in said:
        await connection._take(json.dumps(frame))
        sent += connection.viewer.rest()
    table = await registry.table(made.table)
    await table.leave(connection.viewer)
    await registry.sweep(0)
    return [frame.replace(made.table, "TABLE") for frame in sent]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--wire", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    leaks = 0
    for run in (
        lambda: compare(given.comparisons, given.seed),
        lambda: asyncio.run(wire(given.wire, given.seed)),
    ):
        start = time.monotonic()
        seen = run()
        leaks += sum(seen.leaks.values())
        print(f"{seen} ({time.monotonic() - start:.0f} s)", flush=True)
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
