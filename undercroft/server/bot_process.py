"""What happens in a process of its own: bots think, files from anywhere are read.

A job is plain data, and so is its answer. Nothing here knows a table, a seat's token or a secret: a bot
gets what its seat sees.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec

from undercroft import bots
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.match import Match
from undercroft.lab import analysis

from . import files, limits, packs
from .games import new_match
from .protocol.packs import PackFile
from .protocol.tables import NewTable, SeatPlan
from .reading import Refused, encode
from .timeline import beginning, own_pack, position_of, summary_of

CATALOGS = 12
"""Catalogues that a process remembers."""
MADE = 64
"""Bots that it remembers."""
PROBE = 40
"""Choices made with a pack from elsewhere, to see what it costs."""
NICE = 5

_decode = msgspec.msgpack.Decoder().decode
_encode = msgspec.msgpack.Encoder().encode


class Cancelled(BaseException):
    """Nobody waits for the answer any more."""


class _Jobs:
    """Each kind of job that a process does, and what it remembers for the next."""

    def __init__(self) -> None:
        self.catalogs: OrderedDict[str, Any] = OrderedDict()
        self.made: OrderedDict[str, Any] = OrderedDict()
        self.guests: set[tuple[str, ...]] = set()
        self.thinking = False

    def know(self, key: str, catalog: bytes) -> None:
        """A catalogue that bots will read."""
        self.catalogs[key] = msgspec.json.decode(catalog)
        if len(self.catalogs) > CATALOGS:
            self.catalogs.popitem(last=False)

    def think(self, job: dict[str, Any]) -> list[str]:
        """What a bot chooses: a decision and an option."""
        who = f"{job['table']}/{job['who']}/{job['bot']}"
        bot = self.made.get(who)
        if bot is None:
            self._let_in(job["game"], job["use"])
            catalog = self.catalogs[job["catalog"]]
            bot = self.made[who] = bots.make(job["bot"], job["game"], job["who"], catalog)
            if len(self.made) > MADE:
                self.made.popitem(last=False)
        assert isinstance(bot, bots.Viewer)
        decision, option = bot.choose(job["view"])
        return [decision, option]

    def perform(self, job: dict[str, Any]) -> list[str]:
        """The same of one that looks ahead in a model of the match."""
        return list(bots.perform(job))

    def advise(self, job: dict[str, Any]) -> list[Any] | None:
        """What a master would do, best first, and why."""
        found = bots.advise(job)
        if found is None:
            return None
        best = [[one.option, one.chance, one.error] for one in found.advice]
        return [best, found.reason.to_json()]

    def analyse(self, job: dict[str, Any]) -> dict[str, Any]:
        """A bit of a finished match, decision by decision."""
        effort = bots.Effort(job["effort"], analysis.THOUGHT.nodes)
        journal = msgspec.json.decode(job["journal"])
        found = analysis.go_on(journal, effort, job["first"], limits.ANALYSIS_SLICE)
        told = {
            moment.number: [word.to_json() for word in (*moment.words, moment.reason)]
            for moment in found.moments
            if moment.words is not None and moment.reason is not None
        }
        rows = [_row(one) for one in found.moments]
        return {"rows": rows, "told": told, "next": found.next, "decisions": found.decisions}

    def _let_in(self, game: str, modules: list[str]) -> None:
        """Bots that are no part of the package."""
        if modules and (game, *modules) not in self.guests:
            bots.bring(game, modules)
            self.guests.add((game, *modules))

    def read(self, job: dict[str, Any]) -> dict[str, Any]:
        """A match out of a document from anywhere, ready to be kept."""
        match, plans = files.read(msgspec.json.decode(job["document"]))
        return self._ready(match, plans)

    def look(self, job: dict[str, Any]) -> bytes:
        """What packs from anywhere are together, or what is wrong with them: as it is sent, compressed."""
        asked = msgspec.convert(job["packs"], list[PackFile])
        return gzip.compress(encode(packs.look(asked, job["drawn"], job["lang"])), 5, mtime=0)

    def begin(self, job: dict[str, Any]) -> dict[str, Any]:
        """A new match with packs from anywhere."""
        plan = msgspec.json.decode(job["plan"], type=NewTable)
        try:
            pack = packs.laid(plan.packs)
        except InvalidContent as error:
            raise Refused("invalid", f"pack: {error}") from None
        return self._ready(new_match(plan.game, plan, pack), [])

    def _ready(self, match: Match, plans: Sequence[SeatPlan]) -> dict[str, Any]:
        if match.pack.name != "base":
            probe(match)
        origin, first = beginning(match, ())
        pack = own_pack(match)
        return {
            "game": match.game.name,
            "pack_name": match.pack.name,
            "pack": None if pack is None else [pack.hash, pack.body],
            "origin": origin.body,
            "first": first,
            "position": position_of(match, 0).body,
            "summary": summary_of(match),
            "plans": [[plan.kind, plan.name, plan.bot] for plan in plans],
        }


def _row(one: analysis.Moment) -> list[Any]:
    """A moment without its words."""
    known = [one.number, one.seat, one.decision, one.chosen, one.best]
    return [*known, one.chance, one.taken, one.blunder]


def probe(match: Match) -> None:
    """Refuse a pack with which one choice costs more than the others at a server should wait for."""
    twin, chance = match.clone(), Random(0)  # noqa: S311 - no secret hangs on it
    for _ in range(PROBE):
        start = time.process_time()
        for seat in range(len(twin.seats)):
            twin.view(seat)
        if twin.over:
            return
        ask = chance.choice([ask for ask in twin.asks if not ask.step.aside] or twin.asks)
        twin.choose(ask, chance.choice(list(ask.options)))
        twin.check()
        twin.digest()
        spent = time.process_time() - start
        if spent > limits.COST:
            raise Refused(
                "invalid", f"pack: one choice takes {spent:.1f} s; {limits.COST} are allowed"
            )


def work(line: Connection) -> None:
    """Answer jobs until nobody sends any more, however the one who sent them has ended."""
    with contextlib.suppress(EOFError, OSError):
        _work(line)


def _work(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = _Jobs()
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, signal.SIG_DFL)

        def stop(number: int, frame: object) -> None:
            if jobs.thinking:
                raise Cancelled

        signal.signal(signal.SIGUSR1, stop)
        with contextlib.suppress(OSError):
            os.nice(NICE)
    line.send_bytes(b"ready")
    kinds: dict[str, Callable[[dict[str, Any]], Any]] = {
        "think": jobs.think,
        "perform": jobs.perform,
        "advise": jobs.advise,
        "analyse": jobs.analyse,
        "read": jobs.read,
        "look": jobs.look,
        "begin": jobs.begin,
    }
    while True:
        kind, job = _decode(line.recv_bytes())
        if kind == "know":
            jobs.know(job["key"], job["body"])
            continue
        line.send_bytes(_encode(_answer(jobs, kinds[kind], job)))


def _answer(jobs: _Jobs, do: Callable[[dict[str, Any]], Any], job: dict[str, Any]) -> Any:
    """How it went, what came of it, and what it cost."""
    start = time.process_time()
    outcome: list[Any]
    try:
        jobs.thinking = True
        try:
            outcome = ["done", do(job)]
        finally:
            jobs.thinking = False
    except Cancelled:
        # It was stopped anywhere: what it remembers may be half of something.
        jobs.made.clear()
        outcome = ["cancelled", None]
    except Refused as refused:
        outcome = ["refused", [refused.code, refused.message]]
    except BaseException as error:  # a bot from anywhere may fail in any way
        outcome = ["failed", f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"]
    return [*outcome, time.process_time() - start]
