"""The registry of tables: those in use are in memory; the store has every one."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import inf
from pathlib import Path
from typing import Any

import msgspec

import undercroft
from undercroft import bots
from undercroft.kernel.content import Pack
from undercroft.kernel.match import Match

from . import archiving, files, forwarding, limits, listing, older, replays
from .analysing import Analyst
from .bans import Bans
from .catalogs import Catalogs
from .forwarding import Elsewhere
from .games import known_game, list_games, new_match, puzzling, taught, warm_up
from .limits import Buckets, Settings
from .metrics import Metrics, merged
from .packs import game_of
from .pool import Closing, Failed, Pool
from .protocol.packs import LookAtPacks
from .protocol.tables import Created, Mine, MyTable, NewTable, OpenTable, SeatPlan
from .reading import Refused, encode
from .seats import seat_all
from .store.base import Store, now
from .store.model import Change, HostRules, Lost, New, Origin, Saved, StoreError, Unreachable
from .store.opening import open_store
from .table import Services, Table
from .timeline import (
    Timeline,
    beginning,
    kept,
    own_pack,
    resume,
    snapshot_of,
    summary_of,
    written_change,
)
from .tokens import hashed, is_table_id, new_table_id, new_token
from .viewer import ABUSE, MOVED, Viewer

log = logging.getLogger("undercroft.server.registry")
SWEEP = 30.0
BEAT = 1.0
"""Seconds from one sign of life to the next."""
FOLLOW = 2.0
"""Seconds from one look at what operators have written to the next."""
ARCHIVE = 3600.0


class TableRegistry:
    """Opens tables, makes them, brings them back."""

    def __init__(
        self,
        data: Path,
        settings: Settings,
        store: Store | None = None,
        bans: Bans | None = None,
        address: str = "",
    ) -> None:
        """`store`: if it is not in the folder; `address`: where our siblings can reach us."""
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        warm_up()
        self.store = store or open_store(data)
        self._address = address
        self.data = data
        self.bans = bans or Bans()
        self.metrics = Metrics(self.store.owner)
        self.closing = False
        self.calling = Buckets(settings.calls)
        self.hearing = Buckets(settings.frames_from_one)
        self.creating = Buckets(settings.create)
        self.opening = Buckets(settings.open)
        self.claiming = Buckets(settings.claim)
        self.asking = Buckets(settings.ask)
        self.looking = Buckets(settings.look)
        self.fetching = Buckets(settings.fetch)
        self.catalogs = Catalogs()
        self.pool = Pool(settings.bot_processes)
        self.readers = Pool(1)
        """What comes from anywhere is read beside the bots, however long it takes."""
        self.analyst = Analyst(self)
        self.guests: dict[str, set[Viewer]] = {}
        """The screens that are here, by address."""
        self._services = Services(
            self.store,
            data / "cases",
            self.catalogs,
            self.pool,
            self.metrics,
            settings,
            self._finished,
            self._lost,
        )
        self._games: tuple[list[list[str]], bytes] | None = None
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._always = [
            asyncio.create_task(self._sweep_now_and_then()),
            asyncio.create_task(self._follow_operators()),
            asyncio.create_task(self.metrics.watch()),
        ]
        if self.store.secret:
            self._always.append(asyncio.create_task(self._stay_alive()))

    # ------------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """The table with this id, brought back from the store if need be."""
        table = self.tables.get(id)
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

    async def where(self, id: str) -> str | None:
        """Where the process is that has this table; None: here, or nowhere yet."""
        if id in self.tables or not is_table_id(id):
            return None
        address = await self.store.claim(id)
        return None if address == self._address else address

    async def _stay_alive(self) -> None:
        """Signs of life, so that nobody takes our tables over while we have them."""
        while True:
            with contextlib.suppress(StoreError):
                await self.store.beat(self._address)
            await asyncio.sleep(BEAT)

    async def _open(self, id: str) -> Table:
        try:
            elsewhere = await self.where(id)
            if elsewhere is not None:
                raise Elsewhere(elsewhere)
            saved = await self.store.load(id)
            if saved is None:
                raise Refused("missing", "there is no such table")
            if saved.closed is not None:
                raise Refused("forbidden", f"this table was closed: {saved.closed}")
            if not saved.told:
                saved = await older.renew(self.store, saved)
            pack = await archiving.pack_of(self.store, saved)
            timeline, what = await asyncio.to_thread(resume, saved, pack)
            if what is not None:
                log.warning("table %s…: goes on with other rules or cards", id[:5])
                change, entry = written_change(saved, timeline, what)
                await self.store.write(id, change)
                saved = replace(saved, entries=[*saved.entries, entry], floor=entry.n)
                timeline.floor = entry.n
        except (Lost, Unreachable) as error:
            log.warning("table %s…: %s", id[:5], error)
            raise Refused("busy", "this table cannot be reached just now: come again") from error
        except StoreError as error:
            log.warning("table %s…: %s", id[:5], error)
            raise Refused("failed", str(error)) from error
        self.metrics.opened.inc()
        return self._seat_down(saved, timeline)

    def _seat_down(self, saved: Saved, timeline: Timeline, going: bool = False) -> Table:
        table = Table(saved, timeline, self._services, going)
        self.tables[saved.id] = table
        return table

    async def create(self, plan: NewTable) -> Created:
        game = known_game(plan.game)
        if plan.puzzle is not None:
            match, seats, seed = await asyncio.to_thread(puzzling, plan)
            return await self._add(match, seats, seed=seed)
        plan = await asyncio.to_thread(taught, plan)
        brought = await self._begun(plan) if plan.packs else None
        if brought is None:
            pack = None if plan.packs_of is None else await self._pack_of(plan)
            match = await asyncio.to_thread(new_match, game, plan, pack)
        else:
            match = await asyncio.to_thread(brought.match)
        if match.pack.held is not None:
            await self._make_room(match)
        players = match.setup.get("players")
        rest = len(match.seats) - len(plan.seats)
        if players == len(plan.seats) and rest > 0:
            # Seats for those who may join later: nobody has them yet.
            plan.seats += [SeatPlan("empty") for _ in range(rest)]
        rules = HostRules(open=plan.open)
        return await self._add(match, plan.seats, seed=plan.seed, brought=brought, rules=rules)

    async def _begun(self, plan: NewTable) -> files.Brought:
        """A match with packs from anywhere: begun in another process, as they may be anything."""
        if plan.lesson is not None or game_of(plan.packs) != plan.game:
            raise Refused("invalid", "pack: not of a game that can be played here")
        return files.Brought(await self._elsewhere("begin", {"plan": encode(plan)}, "pack"))

    async def _pack_of(self, plan: NewTable) -> Pack | None:
        """What another table is played with, wherever it is, unless the set-up names it itself."""
        saved = None
        if plan.packs_of is not None and is_table_id(plan.packs_of):
            saved = await self.store.load(plan.packs_of)
        if saved is None:
            raise Refused("missing", "there is no such table")
        if saved.game != plan.game or plan.lesson is not None:
            raise Refused("invalid", "pack: not of a game that can be played here")
        return None if "pack" in plan.setup else await archiving.pack_of(self.store, saved)

    async def look(self, wish: LookAtPacks, lang: str) -> bytes:
        """What packs are together, or what is wrong with them in a language; compressed JSON."""
        job = {"packs": msgspec.to_builtins(wish.packs), "drawn": wish.drawn, "lang": lang}
        found: bytes = await self._elsewhere("look", job, "pack")
        return found

    async def _elsewhere(self, kind: str, job: dict[str, Any], what: str) -> Any:
        """Let another process read what came from anywhere."""
        try:
            return await self.readers.ask("", kind, job, self.settings.import_seconds)
        except Closing as error:
            raise Refused("busy", "the server is closing: come again", 503) from error
        except Failed as error:
            log.warning("a %s from elsewhere failed: %s", what, error)
            raise Refused("invalid", f"this {what} cannot be read") from None

    async def bring(self, document: object) -> Created:
        """A table from an exported journal."""
        body = msgspec.json.encode(document)
        brought = files.Brought(await self._elsewhere("read", {"document": body}, "journal"))
        match = await asyncio.to_thread(brought.match)
        await self._make_room(match)
        return await self._add(match, brought.plans, imported=True, brought=brought)

    async def _make_room(self, match: Match) -> None:
        """Packs that come with files are large, and anybody can make one."""
        if not self._is_full(match):
            return
        await self.sweep(0)
        if self._is_full(match):
            raise Refused("busy", "pack: too many packs of others are in play: try again later")

    def _is_full(self, match: Match) -> bool:
        foreign = {table.match.pack for table in self.tables.values() if table.match.pack.held}
        return match.pack not in foreign and len(foreign) >= self.settings.packs

    async def _add(
        self,
        match: Match,
        plans: Sequence[SeatPlan],
        seed: str | None = None,
        imported: bool = False,
        brought: files.Brought | None = None,
        rules: HostRules | None = None,
    ) -> Created:
        if len(plans) != len(match.seats):
            raise Refused(
                "invalid", f"seats: this match has {len(match.seats)}, you planned {len(plans)}"
            )
        rules = rules or HostRules()
        id, host = new_table_id(), new_token()
        game = match.game.name
        seats, keys = seat_all(plans, bots.names(game), id, host)
        if brought is None:
            origin, first = await asyncio.to_thread(beginning, match, ())
        else:
            origin, first = brought.origin, brought.first
        written = kept(match)
        position = Origin(0, written.position)
        match.forget()
        match.events.clear()
        new = New(id, game, hashed(host), now(), seats, seed, imported, own_pack(match), rules)
        change = Change(
            origin=origin,
            position=position,
            summary=summary_of(match),
            over=match.over,
            first=first,
            snapshots=[snapshot_of(position)],
        )
        await self.store.add(new, change)
        pack = new.pack.hash if new.pack else None
        saved = Saved(id, game, new.host, seats, 0, [], position, seed, imported, pack, rules=rules)
        timeline = Timeline(match, written)
        # Who sets bots against bots wants to watch them.
        self._seat_down(saved, timeline, going=all(seat.kind == "bot" for seat in seats))
        self.metrics.made.labels(game, "file" if imported else "new").inc()
        log.info("table %s…: %s for %d", id[:5], game, len(seats))
        return Created(id, host, keys)

    async def games(self) -> bytes:
        """What can be played, compressed: made anew only when a pack has been added."""
        packs = [undercroft.packs(game) for game in undercroft.titles()]
        if self._games is None or self._games[0] != packs:
            self._games = (
                packs,
                await asyncio.to_thread(lambda: gzip.compress(encode(list_games()))),
            )
        return self._games[1]

    async def mine(self, wishes: Sequence[Mine]) -> list[MyTable]:
        """How these tables stand; those that are not there are left out."""
        known = {glance.id: glance for glance in await self.store.glance([w.table for w in wishes])}
        found: list[MyTable] = []
        for wish in wishes:
            glance = known.get(wish.table)
            if glance is not None:
                table = self.tables.get(glance.id)
                if table is None and glance.summary is None:
                    # Kept by an older server, which noted no summary.
                    table = await self.table(glance.id)
                found.append(listing.my_table(wish, glance, table))
        return found

    async def open_tables(self) -> list[OpenTable]:
        """Where anybody may sit down: as the store has it, whichever process has the table."""
        when = datetime.now(UTC)
        since = (when - timedelta(hours=limits.OPEN_HOURS)).isoformat(timespec="seconds")
        found = await self.store.open_tables(since, limits.OPEN)
        # What an older server has kept has a summary from its next choice on.
        return [listing.open_table(one, when) for one in found if one.glance.summary is not None]

    # ------------------------------------------------------------------ finished matches

    def _finished(self, table: Table) -> None:
        """Keep the replay at once: later rules might tell the match differently."""
        log.info("table %s…: over", table.id[:5])
        self._later(self._keep_replay(table))

    def _later(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _keep_replay(self, table: Table) -> None:
        # What cannot be kept now is made when somebody asks for it.
        with contextlib.suppress(StoreError, Refused):
            await self.replay(table)

    async def replay(self, table: Table) -> bytes:
        """Compressed JSON."""
        async with table.writing:
            body = await self.store.replay(table.id)
            if body is None:
                catalog = await asyncio.to_thread(self.catalogs.of, table.match)
                infos = table.seat_infos()
                journal = await self.journal(table)
                body = await asyncio.to_thread(replays.build, journal, infos, catalog.doc)
                await self.store.keep_replay(table.id, body)
        return body

    async def export(self, table: Table) -> bytes:
        """The match as a file, compressed: made once until something changes."""
        async with table.writing:
            match = table.match
            if table.file is None or table.file[0] is not match:
                await table.do(table.announce_file)
                match = table.match
                journal = await self.journal(table)
                body = await asyncio.to_thread(files.write, journal, match, table.seats)
                table.file = (match, body)
            return table.file[1]

    async def journal(self, table: Table) -> dict[str, Any]:
        """What has happened at a table and was not taken back."""

        async def found() -> dict[str, Any]:
            return await files.journal(self.store, table.id, table.match)

        return await table.do(found)

    # ------------------------------------------------------------------ leaving memory

    def _lost(self, table: Table) -> None:
        """Another process has it now, or nobody: whoever is here must come again."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._later(table.close())
        for viewer in table.viewers:
            viewer.end(MOVED)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def _follow_operators(self) -> None:
        """Whom they have banned and what they have closed, they have written into the store."""
        archived = -inf  # never; the machine's own clock may have begun a minute ago
        while True:
            try:
                await self.follow()
                days = self.settings.archive_days
                if days and time.monotonic() - archived > ARCHIVE:
                    archived = time.monotonic()
                    await archiving.archive(self.store, self.data / "archive", days)
            except StoreError as error:
                log.warning("the store cannot be read: %s", error)
            except Exception:
                log.exception("something could not be put away")
            await asyncio.sleep(FOLLOW)

    async def follow(self) -> None:
        self.bans.take([address for address, _, _ in await self.store.bans()])
        for address, viewers in list(self.guests.items()):
            if self.bans.holds(address):
                for viewer in viewers:
                    viewer.end(ABUSE)
        for id, why in await self.store.closed():
            table = self.tables.get(id)
            if table is not None:
                log.info("%s: closed by an operator: %s", table.name, why)
                self._lost(table)

    async def all_metrics(self) -> bytes:
        """Of all processes of this server."""
        own = self.metrics.written(self)
        if not self.store.secret:
            return own
        others = [one for one in await self.store.workers() if one != self._address]
        return merged([own, *await forwarding.metrics_of(others, self.store.secret)])

    async def sweep(self, seconds: float | None = None) -> None:
        """Let go of the tables that nobody has looked at for a while."""
        before = time.monotonic() - (self.settings.idle_seconds if seconds is None else seconds)
        for table in list(self.tables.values()):
            if table.idle and table.last_used < before:
                del self.tables[table.id]
                await table.close()

    async def prepare_to_close(self) -> None:
        """Whoever waits for something to be read is sent away, or everybody would wait for them."""
        self.closing = True
        await asyncio.to_thread(self.readers.close)

    async def close(self) -> None:
        await self.prepare_to_close()
        for task in self._always:
            task.cancel()
        await self.analyst.close()
        for waiting in [*self._opening.values(), *self._chores]:
            with contextlib.suppress(Exception):
                await waiting
        for table in self.tables.values():
            await table.close()
        self.tables.clear()
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.store.close)
