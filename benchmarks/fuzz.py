#!/usr/bin/env python3
"""Frames, documents and packs from nowhere: whatever comes, one line of refusal and no change.

    python benchmarks/fuzz.py [--frames 1000000] [--documents 1000000] [--packs 100000] [--seed 1]

Bounded runs are part of the tests (tests/server/test_fuzz.py).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
import itertools
import json
import logging
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, get_args

from msgspec.inspect import (
    BoolType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

import undercroft
from undercroft.games import find
from undercroft.kernel.errors import InvalidContent
from undercroft.server import files
from undercroft.server.connection import Connection
from undercroft.server.limits import Rate, Settings
from undercroft.server.protocol.commands import Inward
from undercroft.server.protocol.tables import NewTable, SeatPlan
from undercroft.server.reading import Refused, read_frame
from undercroft.server.registry import TableRegistry
from undercroft.server.table import Table

JUNK: list[Any] = [
    *(None, True, False, 0, -1, 1, 7, 99, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308),
    *("", "x", "0", "\u202e", "é", "\ud800", "\x00", "a" * 300, "base", "rng", "../..", "<b>"),
    *([], {}, [[]], [None], {"": ""}, {"id": "x"}, [0, 0, 0, 0]),
]


AT_ONE_TABLE = 500
"""Frames after which all begins anew: what was taken may have changed anything by then."""


class Found:
    """What came of it."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.tried = self.taken = 0
        self.strange: Counter[str] = Counter()
        self.readable: Counter[type] = Counter()
        """Frames that could still be read, by what they ask for."""

    def __str__(self) -> str:
        strange = dict(self.strange.most_common(10))
        return f"{self.tried:,} {self.what}: {self.taken:,} could be used, {strange or 'nothing strange'}"


def spoilt(document: Any, chance: random.Random, times: int = 1) -> Any:
    """The same with some parts exchanged, left out, doubled or moved. What is not touched is shared with
    the original, which stays as it is: copies of whole packs would take most of the time."""
    for _ in range(times):
        document = _spoilt_once(document, chance)
    return document


def _spoilt_once(document: Any, chance: random.Random) -> Any:
    at, path = document, []
    while isinstance(at, (dict, list)) and at and (not path or chance.random() < 0.85):
        key = chance.choice(list(at)) if isinstance(at, dict) else chance.randrange(len(at))
        path.append((at, key))
        at = at[key]
    if not path:
        return chance.choice(JUNK)
    place, key = path[-1]
    changed = copy.copy(place)
    match chance.randrange(6):
        case 0:
            del changed[key]
        case 1 if isinstance(place, list):
            changed.insert(key, at)
        case 2 if isinstance(at, int) and not isinstance(at, bool):
            changed[key] = at + chance.choice([-1, 1, 5, -100, 10**6])
        case 3 if isinstance(place, dict):
            changed[str(chance.choice(["x", "id", "seed", "pack", key]))] = changed.pop(key)
        case 4:
            above, its_key = chance.choice(path)
            changed[key] = above[its_key]
        case _:
            changed[key] = chance.choice(JUNK)
    for above, its_key in reversed(path[:-1]):
        outer = copy.copy(above)
        outer[its_key] = changed
        changed = outer
    return changed


# ---------------------------------------------------------------------- frames


async def frames(number: int, seed: int) -> Found:
    """Against real tables, with real tokens, past the network."""
    found, chance = Found("frames"), random.Random(seed)  # noqa: S311
    endless = Rate(1e12, 1e12)
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(Path(folder), Settings(frames=endless, frames_from_one=endless))
        registry.pool.ask = _nobody_thinks  # type: ignore[method-assign]
        while found.tried < number:
            await _at_one_table(registry, min(AT_ONE_TABLE, number - found.tried), chance, found)
        failed = next(iter(registry.metrics.failed.collect())).samples[0].value
        if failed:
            found.strange["the server failed"] += int(failed)
        await registry.close()
    return found


async def _nobody_thinks(*_: Any) -> Any:
    """Bots and advice would take all the time, and the match would go on between two frames."""
    await asyncio.Event().wait()


async def _at_one_table(
    registry: TableRegistry, number: int, chance: random.Random, found: Found
) -> None:
    made = await registry.create(NewTable("bloodborne", [SeatPlan("here") for _ in range(3)]))
    table = await registry.table(made.table)
    connection = Connection(None, registry)  # type: ignore[arg-type]
    real: dict[str, Any] = {"table": made.table, "token": made.seats[0].token, "host": made.host}
    await connection._take(json.dumps({"t": "hello", **real}))
    decision = json.loads(connection.viewer.rest()[0])["view"]["decisions"][0]
    real |= {"decision": decision["id"], "option": decision["options"][0]["id"], "seq": 1}
    good = commands(real)
    for _ in range(number):
        frame = chance.choice(chance.choice(good))
        text = _text(spoilt(frame, chance, chance.randrange(1, 3)), chance)
        found.tried += 1
        with contextlib.suppress(Refused):
            found.readable[type(read_frame(text))] += 1
        before = _kept(table)
        try:
            await connection._take(text)
        except Exception as error:
            found.strange[f"{type(error).__name__}: {error}"[:80]] += 1
        answers = [json.loads(one) for one in connection.viewer.rest()]
        refused = [one["message"] for one in answers if one["t"] == "error"]
        found.taken += len(answers) - len(refused)
        for message in refused:
            if "\n" in message or "Traceback" in message or not message:
                found.strange[message[:80]] += 1
        done = any(one["t"] in {"done", "welcome", "pong"} for one in answers)
        if not done and _kept(table) != before:
            found.strange["refused, and something has changed"] += 1
        connection._strikes = 0
    await table.do(partial(table.leave, connection.viewer))
    await registry.sweep(0)


def _kept(table: Table) -> tuple[object, ...]:
    return table.match.digest(), table.n, table.rules, tuple(table.seats)


def commands(real: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
    """All that a screen may say, by the protocol's own declaration, of each kind in several ways; with what
    is `real` at a table."""
    return [_made(type_info(kind), real) for kind in get_args(Inward)]


def _made(kind: Type, real: Mapping[str, Any]) -> list[Any]:
    """Some values of this kind: each field that may be missing is there alone, and all are together."""
    match kind:
        case UnionType(types):
            return [value for one in types for value in _made(one, real)]
        case StructType(fields=fields):
            must: dict[str, list[Any]] = {}
            may: dict[str, list[Any]] = {}
            for one in fields:
                values = [real[one.name]] if one.name in real else _made(one.type, real)
                (must if one.required else may)[one.name] = values
            tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
            chosen = [{}, may, *({name: values} for name, values in may.items())]
            return [
                {**tag, **dict(zip(wanted, values, strict=True))}
                for some in chosen
                for wanted in [{**must, **some}]
                for values in itertools.product(*wanted.values())
            ]
        case ListType(item_type=inside):
            values = _made(inside, real)
            return [[], values, values[:1]]
        case LiteralType(values):
            return list(values)
        case BoolType():
            return [True, False]
        case IntType():
            return [0]
        case StrType():
            return ["yes"]
        case NoneType():
            return [None]
    raise TypeError(f"nobody knows how to say {kind}")


def _text(frame: Any, chance: random.Random) -> str:
    text = json.dumps(frame)
    if chance.random() < 0.1:
        cut = chance.randrange(len(text) + 1)
        text = text[:cut] + chance.choice(["", "}", "\x00", '"', "[" * 50]) + text[cut + 1 :]
    return text


# ---------------------------------------------------------------------- documents and packs


def samples(seed: int) -> list[dict[str, Any]]:
    """Journals from the middle of all games, with the newest position in them."""
    made: list[dict[str, Any]] = []
    for game in undercroft.titles():
        for number in range(3):
            chance = random.Random(f"{seed} {game} {number}")  # noqa: S311
            match = undercroft.new(game, {}, seed=number)
            for _ in range(number * 10):
                if match.over:
                    break
                seat = match.waiting[0]
                options = match.decisions_for(seat)[0].options
                match.decide(chance.choice(options).id, seat)
            made.append({**match.journal(), "seats": [], "newest": match.position()})
            made.append(undercroft.from_position(match.position()).journal())
    return [json.loads(json.dumps(one)) for one in made]


class _Strange(logging.Handler):
    """What the reader of files did not understand as a mistake of the file."""

    def __init__(self, found: Found) -> None:
        super().__init__()
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.strange[record.getMessage()[:100]] += 1


def documents(number: int, seed: int) -> Found:
    found, chance = Found("documents"), random.Random(seed)  # noqa: S311
    good = samples(seed)
    before = json.dumps(good)
    handler = _Strange(found)
    files.log.addHandler(handler)
    try:
        for _ in range(number):
            document = spoilt(chance.choice(good), chance, chance.randrange(1, 4))
            found.tried += 1
            try:
                files.read(document)
                found.taken += 1
            except Refused as refused:
                if "\n" in refused.message or not refused.message:
                    found.strange[refused.message[:80]] += 1
            except Exception as error:
                found.strange[f"{type(error).__name__}: {error}"[:80]] += 1
    finally:
        files.log.removeHandler(handler)
    if json.dumps(good) != before:
        found.strange["a document was changed by reading it"] += 1
    return found


def packs(number: int, seed: int) -> Found:
    found, chance = Found("packs"), random.Random(seed)  # noqa: S311
    games = [find(name) for name in undercroft.titles()]
    base = [dict(game.shelf.find("base").documents) for game in games]
    before = json.dumps(base)
    for n in range(number):
        game = games[n % len(games)]
        pack = spoilt(base[n % len(games)], chance, chance.randrange(1, 4))
        found.tried += 1
        try:
            game.shelf.build(pack, "mine")
            found.taken += 1
        except InvalidContent as error:
            if not error.problems or any("\n" in problem for problem in error.problems):
                found.strange[str(error)[:80]] += 1
        except Exception as error:
            found.strange[f"{type(error).__name__}: {error}"[:80]] += 1
    if json.dumps(base) != before:
        found.strange["a pack was changed by reading it"] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--documents", type=int, default=1_000_000)
    parser.add_argument("--packs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.getLogger("undercroft").setLevel(logging.ERROR)
    files.log.setLevel(logging.WARNING)
    runs: list[Callable[[], Found]] = [
        lambda: asyncio.run(frames(given.frames, given.seed)),
        lambda: documents(given.documents, given.seed),
        lambda: packs(given.packs, given.seed),
    ]
    strange = 0
    for run in runs:
        start = time.monotonic()
        found = run()
        strange += sum(found.strange.values())
        print(f"{found} ({time.monotonic() - start:.0f} s)", flush=True)
    raise SystemExit(1 if strange else 0)


if __name__ == "__main__":
    main()
