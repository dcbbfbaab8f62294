"""The hall: all tables. Those in use are in memory; the store has every one."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import msgspec

import undercroft
from undercroft import UndercroftError, bots
from undercroft.kernel.match import Match
from undercroft.kernel.seen import Message

from . import files, replays
from .catalogs import Catalogs
from .limits import Buckets, Settings
from .line import Line, Summary, begin, origin_of, position_of, resume, summary_of
from .protocol import Created, GameInfo, Mine, MyTable, NewTable, SeatPlan
from .reading import Refused, encode
from .seats import seat_all
from .store import Change, Glance, Saved, Store, StoreError
from .table import Table
from .tokens import hashed, is_table_id, new_table_id, new_token, same

log = logging.getLogger("undercroft.server.hall")
SWEEP = 30.0


class Hall:
    """Opens tables, makes them, brings them back."""

    def __init__(self, data: Path, settings: Settings) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        warm_up()
        self.store = Store(data)
        self.creating = Buckets(settings.create)
        self.claiming = Buckets(settings.claim)
        self.asking = Buckets(settings.ask)
        self.fetching = Buckets(settings.fetch)
        self.catalogs = Catalogs()
        self.connections: dict[str, int] = {}
        self._cases = data / "cases"
        self._games: tuple[list[list[str]], bytes] | None = None
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """The table with this id, brought back from the store if need be."""
        table = self._tables.get(id)
        if table is None:
            if not is_table_id(id):
                raise Refused("missing", "there is no such table")
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._open(id))
                opening.add_done_callback(lambda _: self._opening.pop(id, None))
            # Others may wait for the same table: one of them giving up must not stop it.
            table = await asyncio.shield(opening)
        table.last_used = time.monotonic()
        return table

    async def _open(self, id: str) -> Table:
        try:
            saved = await self.store.load(id)
            if saved is None:
                raise Refused("missing", "there is no such table")
            line, moved = await asyncio.to_thread(resume, saved)
            if moved:
                # From here on the match follows today's rules, also after the next start.
                await self.store.write(id, Change(origin=line.origin))
                saved = replace(saved, origin=line.origin)
        except StoreError as error:
            log.warning("table %s…: %s", id[:5], error)
            raise Refused("failed", str(error)) from error
        return self._seat_down(saved, line)

    def _seat_down(self, saved: Saved, line: Line, going: bool = False) -> Table:
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_now_and_then())
        delay = self.settings.bot_delay
        table = Table(
            saved, line, self.store, self._cases, delay, self._finished, self.catalogs, going
        )
        self._tables[saved.id] = table
        return table

    async def create(self, plan: NewTable) -> Created:
        game = known_game(plan.game)
        match = await asyncio.to_thread(_new_match, game, plan)
        players = match.setup.get("players")
        rest = len(match.seats) - len(plan.seats)
        if players == len(plan.seats) and rest > 0:
            # Seats for those who may join later: nobody has them yet.
            plan.seats += [SeatPlan("empty") for _ in range(rest)]
        return await self._add(match, plan.seats, seed=plan.seed)

    async def bring(self, document: object) -> Created:
        """A table from an exported journal."""
        match, plans = await asyncio.to_thread(files.read, document)
        await self._make_room(match)
        return await self._add(match, plans, imported=True)

    async def _make_room(self, match: Match) -> None:
        """Packs that come with files are large, and anybody can make one."""
        if not self._is_full(match):
            return
        await self.sweep(0)
        if self._is_full(match):
            raise Refused("busy", "pack: too many packs of others are in play: try again later")

    def _is_full(self, match: Match) -> bool:
        known = {table.match.pack for table in self._tables.values() if table.imported}
        foreign = {pack for pack in known if pack.name not in undercroft.packs(match.game.name)}
        return match.pack not in known and len(foreign) >= self.settings.packs

    async def _add(
        self,
        match: Match,
        plans: Sequence[SeatPlan],
        seed: str | None = None,
        imported: bool = False,
    ) -> Created:
        if len(plans) != len(match.seats):
            raise Refused(
                "invalid", f"seats: this match has {len(match.seats)}, you planned {len(plans)}"
            )
        id, host = new_table_id(), new_token()
        game = match.game.name
        seats, keys = seat_all(plans, bots.names(game), id, host)
        origin = await asyncio.to_thread(origin_of, match, 0)
        position = position_of(match, 0)
        created = datetime.now(UTC).isoformat(timespec="seconds")
        change = Change(origin=origin, position=position, summary=summary_of(match))
        await self.store.add(id, game, hashed(host), created, seats, change, seed, imported)
        line = await asyncio.to_thread(begin, origin)
        saved = Saved(id, game, hashed(host), seats, origin, [], position, seed, imported)
        # Who sets bots against bots wants to watch them.
        self._seat_down(saved, line, going=all(seat.kind == "bot" for seat in seats))
        log.info("table %s…: %s for %d", id[:5], game, len(seats))
        return Created(id, host, keys)

    async def games(self) -> bytes:
        """What can be played, compressed: made anew only when a pack has been added."""
        packs = [undercroft.packs(game) for game in undercroft.titles()]
        if self._games is None or self._games[0] != packs:
            self._games = (packs, await asyncio.to_thread(lambda: gzip.compress(encode(games()))))
        return self._games[1]

    # ------------------------------------------------------------------ a list of tables

    async def mine(self, wishes: Sequence[Mine]) -> list[MyTable]:
        """How these tables stand; those that are not there are left out."""
        known = {glance.id: glance for glance in await self.store.glance([w.table for w in wishes])}
        return [await self._mine(wish, known[wish.table]) for wish in wishes if wish.table in known]

    async def _mine(self, wish: Mine, glance: Glance) -> MyTable:
        table = self._tables.get(glance.id)
        if table is None and glance.summary is None:
            # Kept by an older server, which noted no summary.
            table = await self.table(glance.id)
        seats = glance.seats if table is None else table.seats
        body = glance.summary if table is None else summary_of(table.match)
        summary = msgspec.json.decode(body or b"", type=Summary)
        tokens = [hashed(token) for token in wish.tokens]
        yours = [i for i, s in enumerate(seats) if any(same(s.token, token) for token in tokens)]
        back = [i for i, s in enumerate(seats) if any(same(s.holder, token) for token in tokens)]
        away = [seat.info(i, False) for i, seat in enumerate(seats)]
        nobody = not any(seat.kind == "person" for seat in seats)
        return MyTable(
            table=glance.id,
            game=glance.game,
            setup=summary.setup,
            progress=cast("Message | None", summary.progress),
            seats=away if table is None else table.seat_infos(),
            yours=yours,
            back=back,
            waiting=summary.waiting,
            your_turn=not summary.over and any(seat in yours for seat in summary.waiting),
            paused=(nobody and not summary.over) if table is None else table.paused,
            over=summary.over,
            winners=summary.winners,
        )

    # ------------------------------------------------------------------ finished matches

    def _finished(self, table: Table) -> None:
        """Keep the replay at once: later rules might tell the match differently."""
        log.info("table %s…: over", table.id[:5])
        task = asyncio.create_task(self._keep_replay(table))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _keep_replay(self, table: Table) -> None:
        with contextlib.suppress(StoreError):
            await self.replay(table)

    async def replay(self, table: Table) -> bytes:
        """Compressed JSON."""
        async with table.writing:
            body = await self.store.replay(table.id)
            if body is None:
                catalog = await asyncio.to_thread(self.catalogs.of, table.match)
                infos = table.seat_infos()
                body = await asyncio.to_thread(replays.build, table.match, infos, catalog.doc)
                await self.store.keep_replay(table.id, body)
        return body

    async def export(self, table: Table) -> bytes:
        """The match as a file, compressed: made once until something changes."""
        async with table.writing:
            match = table.match
            if table.file is None or table.file[0] is not match:
                await table.do(table.announce_file)
                match = table.match
                table.file = (match, await asyncio.to_thread(files.write, match, table.seats))
            return table.file[1]

    # ------------------------------------------------------------------ leaving memory

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self, seconds: float | None = None) -> None:
        """Let go of the tables that nobody has looked at for a while."""
        before = time.monotonic() - (self.settings.idle_seconds if seconds is None else seconds)
        for table in list(self._tables.values()):
            if table.idle and table.last_used < before:
                del self._tables[table.id]
                await table.close()

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in [*self._opening.values(), *self._chores]:
            with contextlib.suppress(Exception):
                await task
        for table in self._tables.values():
            await table.close()
        self._tables.clear()
        await asyncio.to_thread(self.store.close)


# ---------------------------------------------------------------------- games


def warm_up() -> None:
    """Read the content of every game once, before anything runs at the same time.

    It makes the first click quick. And it must be: msgspec (0.22) crashes the process when two threads
    use a Struct type for the first time at once, as two tables coming back together would.
    """
    for game in undercroft.titles():
        try:
            match = undercroft.new(game)
            undercroft.from_position(match.position())
            for level in bots.names(game):
                bots.make(level, game, 0, undercroft.catalog(match))
        except Exception:
            # A game that is broken must not keep the others from being played.
            log.exception("%s cannot be played", game)


def known_game(name: str) -> str:
    if name not in undercroft.titles():
        raise Refused("invalid", f"game: {name!r} is not one of {', '.join(undercroft.titles())}")
    return name


def games() -> list[GameInfo]:
    found: list[GameInfo] = []
    for game in undercroft.titles():
        fields = [field.to_json() for field in undercroft.setup_options(game)]
        players = next(
            (f.values for f in undercroft.setup_options(game) if f.name == "players"), ()
        )
        found.append(
            GameInfo(
                game,
                [choice.value for choice in players if isinstance(choice.value, int)],
                bots.names(game),
                fields,
            )
        )
    return found


def _new_match(game: str, plan: NewTable) -> Match:
    setup = dict(plan.setup)
    if any(field.name == "players" for field in undercroft.setup_options(game)):
        setup.setdefault("players", len(plan.seats))
    try:
        return undercroft.new(game, setup, seed=plan.seed)
    except UndercroftError as error:
        raise Refused("invalid", str(error)) from None
