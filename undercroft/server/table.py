"""A table: one actor, its only writer. Memory changes only after the store has kept the change.

What can be done at it stands beside: `choosing`, `taking_back`, `seating`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from msgspec import Raw

from undercroft import lessons, puzzle
from undercroft.kernel.chance import Rng
from undercroft.kernel.event import Event
from undercroft.kernel.match import Match
from undercroft.kernel.seal import seal
from undercroft.kernel.seen import View

from . import (
    advising,
    bot_turns,
    choosing,
    chronicle,
    hosting,
    limits,
    seating,
    taking_back,
    talking,
    undo,
)
from .actor import Actor
from .advising import Adviser
from .catalogs import Catalogs
from .chronicle import Past
from .entries import Aside, Entry, Exported, Undone, Viewpoint
from .limits import Settings
from .metrics import Metrics
from .pool import Pool
from .protocol.answers import TalkRules, UndoState, ViewerState
from .protocol.commands import (
    Advise,
    Choose,
    Command,
    Hello,
    Reclaim,
    Reseat,
    Resume,
    Roll,
    Say,
    SetOpen,
    SetTalk,
    Undo,
    Vote,
)
from .protocol.tables import SeatInfo, TableInfo
from .reading import Refused
from .seats import Seat
from .store.base import Store
from .store.model import Change, Lost, Origin, Repeated, Saved, StoreError
from .table_bots import TableBots
from .talking import Talk
from .timeline import Timeline, Told, is_due, resume, snapshot_of, summary_of
from .tokens import hashed, same
from .viewer import Shown, Viewer

log = logging.getLogger("undercroft.server.table")
HISTORY = 600
"""Entries whose events are looked up for somebody who comes in."""
KNOWN = 200
"""Commands remembered: those of longer ago are known by the store."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    store: Store
    cases: Path
    catalogs: Catalogs
    pool: Pool
    metrics: Metrics
    settings: Settings
    on_over: Callable[[Table], None]
    on_lost: Callable[[Table], None]


class Table(Actor):
    def __init__(
        self, saved: Saved, timeline: Timeline, services: Services, going: bool = False
    ) -> None:
        super().__init__(f"table {saved.id[:5]}…")
        self.id = saved.id
        self.game = saved.game
        self.services = services
        self.viewers: list[Viewer] = []
        self.seed = saved.seed
        self.imported = saved.imported
        self.file: tuple[Match, bytes] | None = None
        """The file last made of this match, for as long as nothing has changed."""
        self.writing = asyncio.Lock()
        self.bots = TableBots(
            self.id, self.game, services.catalogs, services.pool, services.settings, self.seed
        )
        self.adviser = Adviser()
        self.talk = Talk()
        self.going = going
        """Somebody wants the bots to go on without a person."""
        self.unwatched = 0
        """Choices of bots since anybody last looked."""
        self.dear = 0
        """Choices that cost too much."""
        self._failures = 0
        """Writes that failed, one after the other."""
        self._rest: asyncio.TimerHandle | None = None
        """Until then the bots do not try again."""
        self._take(saved, timeline)
        self.begin()
        self.settled()

    def _hold(self, timeline: Timeline) -> None:
        """The position is on disk by now: it need not be kept here."""
        timeline.kept = replace(timeline.kept, position=b"")
        self.timeline = timeline

    def _take(self, saved: Saved, timeline: Timeline) -> None:
        self._hold(timeline)
        self.seats = saved.seats
        self.rules = saved.rules
        self._host = saved.host
        self.n = saved.last
        known = [entry.cmd for entry in saved.entries[-KNOWN:] if entry.cmd is not None]
        self._cmds: OrderedDict[str, None] = OrderedDict.fromkeys(known)
        self.request = undo.request_after(saved.entries, timeline.floor)

    async def recover(self, error: StoreError) -> None:
        """After a failed write only the store knows how far it came: memory follows the store."""
        log.error("%s: %s", self.name, error)
        if isinstance(error, Lost):
            self.services.on_lost(self)
            return
        self._failures += 1
        self._pause_bots()
        try:
            saved = await self.services.store.load(self.id)
            if saved is not None:
                timeline, changed = await asyncio.to_thread(resume, saved, self.match.pack)
                if changed is None:
                    self._take(saved, timeline)
            self.tell()
        except Exception as again:
            # Whatever it was, what is in memory was on disk before, and the next one may work again.
            log.warning("%s: %s", self.name, again)

    def _pause_bots(self) -> None:
        """A bot would try the same again at once, and again: the longer it fails, the rarer."""
        if self._rest is not None:
            self._rest.cancel()
        seconds = min(limits.RETRY * 2**self._failures, limits.RETRY_AT_MOST)
        self._rest = asyncio.get_running_loop().call_later(seconds, self._rested)

    def _rested(self) -> None:
        self._rest = None
        self.post(_nothing)

    @property
    def idle(self) -> bool:
        return self.at_rest and not (self.viewers or self.bots.thinking)

    async def close(self) -> None:
        self.bots.cancel()
        self.adviser.cancel()
        if self._rest is not None:
            self._rest.cancel()
        await super().close()

    # ------------------------------------------------------------------ looking

    @property
    def match(self) -> Match:
        return self.timeline.match

    def info(self) -> TableInfo:
        over = self.match.over
        started = self.timeline.started or over
        lesson = lessons.of_table(self.game, self.seed, self.match.setup)
        riddle = puzzle.of_table(self.game, self.seed)
        return TableInfo(
            self.id,
            self.game,
            self.seat_infos(),
            over,
            started,
            self.seed,
            self.imported,
            lesson.id if lesson else None,
            riddle.id if riddle else None,
        )

    def seat_infos(self) -> list[SeatInfo]:
        here = {
            seat
            for viewer in self.viewers
            for seat, token in viewer.proven.items()
            if same(self.seats[seat].token, token)
        }
        return [seat.info(i, i in here) for i, seat in enumerate(self.seats)]

    def is_host(self, token: bytes | None) -> bool:
        return same(self._host, token)

    def shown(
        self,
        viewpoint: Viewpoint,
        infos: list[SeatInfo] | None = None,
        view: View | None = None,
    ) -> Shown:
        """What these eyes see of the table."""
        request = self.request
        may_undo = UndoState(
            undo.mine(self.timeline, self.seats, viewpoint),
            request.to_json(self.seats) if request is not None else None,
        )
        match, seats, chance = self.match, self.seats, self.match.chance
        token = seats[viewpoint].token if viewpoint is not None else None
        state = ViewerState(
            view=match.view(viewpoint) if view is None else view,
            seats=self.seat_infos() if infos is None else infos,
            undo=may_undo,
            yours=[i for i, seat in enumerate(seats) if same(seat.token, token)],
            vacant=[]
            if match.awaits
            else [i for i in match.waiting if seats[i].kind in {"empty", "invite"}],
            paused=self.paused,
            trouble="disk" if self._failures else None,
            sealed=self._sealed(),
            by_hand=match.game.said_by_hand(chance),
            talk=TalkRules(self.rules.talk, self.rules.spectators),
            open=self.rules.open,
            opened=str(chance.seed) if match.over and isinstance(chance, Rng) else None,
        )
        return Shown(state)

    def _sealed(self) -> str | None:
        """The seal of the dice; none where somebody chose the seed, or may have it in a file."""
        chance = self.match.chance
        if not isinstance(chance, Rng) or self.imported or str(chance.seed) == self.seed:
            return None
        return seal(chance.seed)

    @property
    def alone(self) -> bool:
        """Whether only bots are left."""
        return not any(seat.kind == "person" for seat in self.seats)

    @property
    def paused(self) -> bool:
        """No person has a seat, and nobody has asked the bots to go on without."""
        return self.alone and not (self.going or self.match.over)

    def tell(
        self,
        events: Sequence[Event] = (),
        asides: Sequence[Aside] = (),
        whispers: Mapping[Viewpoint, Raw] = MappingProxyType({}),
        past: Past | None = None,
    ) -> None:
        """Every viewer gets its own events and state; those for whom nothing is new get nothing.

        What was taken back leaves the log: with `past`, it is told anew.
        """
        infos = self.seat_infos()
        crowds = Counter(viewer.seat for viewer in self.viewers)
        views = self.match.views([viewer.seat for viewer in self.viewers])
        known: dict[Viewpoint, tuple[list[Raw], Shown, list[Raw] | None]] = {}
        for viewer in self.viewers:
            viewpoint = viewer.seat
            if viewpoint not in known:
                new = chronicle.seen(events, viewpoint)
                told = [aside for aside in asides if chronicle.is_told(aside, viewpoint)]
                for aside in told:
                    new += chronicle.aside_events(aside)
                if viewpoint in whispers:
                    new.append(whispers[viewpoint])
                undone = any(isinstance(aside, Undone) for aside in told)
                history = past.seen_from(viewpoint)[0] if past is not None and undone else None
                shown = self.shown(viewpoint, infos, views[viewpoint])
                known[viewpoint] = (new, shown, history)
            viewer.crowd = crowds[viewpoint]
            viewer.see(*known[viewpoint])

    async def past(self, entries: int | None = HISTORY) -> Past:
        """What was told, or what the newest entries told."""
        after = 0 if entries is None else max(0, self.n - entries)
        rows = await self.services.store.past(self.id, after, events=True)
        first = await self.services.store.first(self.id) if after == 0 else b""
        return Past(first, rows)

    # ------------------------------------------------------------------ coming and going

    async def hello(self, viewer: Viewer, frame: Hello) -> None:
        """Look through new eyes. Refused: nothing has changed, the old eyes included."""
        seat: Viewpoint = None
        token: bytes | None = None
        host: bytes | None = None
        if frame.token is not None:
            token = hashed(frame.token)
            seat = self.opened(token, frame.seat)
        if frame.host is not None:
            host = hashed(frame.host)
            if not self.is_host(host):
                raise Refused("forbidden", "host: not the host token of this table")
        if viewer not in self.viewers and len(self.viewers) >= self.services.settings.screens:
            raise Refused("busy", "too many screens look at this table already")
        past = await self.past()
        if host is not None:
            viewer.host = host
        if viewer not in self.viewers:
            self.viewers.append(viewer)
        self.unwatched = 0
        self.look(viewer, seat, token, past)
        self.tell()

    def opened(self, token: bytes, wanted: int | None = None) -> Viewpoint:
        """The seat that this token opens (the wanted one, if it opens several), or a spectator's
        place for somebody who may take their seat back."""
        open_here = [i for i, seat in enumerate(self.seats) if same(seat.token, token)]
        if wanted in open_here:
            return wanted
        if open_here and wanted is None:
            return open_here[0]
        if any(same(seat.holder, token) for seat in self.seats):
            return None
        raise Refused("forbidden", "token: it opens no seat at this table")

    def look(self, viewer: Viewer, seat: Viewpoint, token: bytes | None, past: Past) -> None:
        if token is not None:
            viewer.shown.add(token)
            for number, other in enumerate(self.seats):
                if same(other.token, token):
                    viewer.proven[number] = token
        viewer.seat, viewer.token = seat, token if seat is not None else None
        self._welcome(viewer, past)

    def _welcome(self, viewer: Viewer, past: Past) -> None:
        history, older = past.seen_from(viewer.seat)
        viewer.welcome(self.info(), history, older, self.shown(viewer.seat), self.talk.said)

    async def blind(self, viewer: Viewer) -> None:
        """A lost seat: the connection goes on as a spectator."""
        past = await self.past()
        if viewer.seat is not None:
            viewer.proven.pop(viewer.seat, None)
        viewer.seat = viewer.token = None
        self._welcome(viewer, past)

    async def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if not self.viewers and self.alone:
                # Bots among themselves play for those who watch.
                self.bots.cancel()
            self.tell()

    async def announce_file(self) -> None:
        """The host takes the game away in a file, with all that is hidden in it: everybody is told."""
        if self.match.over or sum(seat.kind == "person" for seat in self.seats) < 2:
            return
        await self.keep([Told(Exported(), self.timeline.kept)], None)
        self.tell(asides=[Exported()])

    # ------------------------------------------------------------------ commands

    async def command(self, viewer: Viewer, frame: Command) -> None:
        """Carry out one command, or raise `Refused`; then nothing has changed."""
        await self._check_token(viewer)
        self.unwatched = 0
        match frame:
            case Reclaim():
                await seating.reclaim(self, viewer, frame)
            case Resume():
                seating.let_go_on(self, viewer)
            case Say():
                talking.say(self, viewer, frame)
            case SetTalk():
                await hosting.set_talk(self, viewer, frame)
            case SetOpen():
                await hosting.set_open(self, viewer, frame)
            case _:
                # What was carried out long ago is only known by the store: then nothing is written.
                with contextlib.suppress(Repeated):
                    await self._once(viewer, frame)
        viewer.done(frame.cmd)

    async def _once(
        self, viewer: Viewer, frame: Choose | Undo | Vote | Reseat | Advise | Roll
    ) -> None:
        if viewer.seat is None and not self.is_host(viewer.host):
            raise Refused("forbidden", "a spectator only watches")
        who = "host" if viewer.seat is None else str(viewer.seat)
        cmd = f"{who}:{frame.cmd}"
        if cmd in self._cmds:
            return
        self.check_room()
        match frame:
            case Choose():
                await choosing.choose(self, viewer, frame, cmd)
            case Undo():
                await taking_back.undo(self, viewer.own_seat, cmd)
            case Vote():
                await taking_back.vote(self, viewer.own_seat, frame.agree, cmd)
            case Reseat():
                await seating.reseat(self, viewer, frame, cmd)
            case Advise():
                await advising.advise(self, viewer, frame, cmd)
            case Roll():
                await choosing.by_hand(self, viewer.own_seat, frame.by_hand, cmd)

    async def _check_token(self, viewer: Viewer) -> None:
        """Every message: a seat may have been given away since `hello`."""
        if viewer.seat is not None and not same(self.seats[viewer.seat].token, viewer.token):
            await self.blind(viewer)
            raise Refused("forbidden", "this seat is no longer yours")

    def check_room(self) -> None:
        """Whatever fills a table, a bot or somebody who goes in and out: it has an end."""
        if self.n >= limits.ENTRIES:
            raise Refused("busy", "this table has had more choices than any game needs")

    async def keep(
        self,
        told: Sequence[Told],
        cmd: str | None,
        timeline: Timeline | None = None,
        seats: Sequence[tuple[int, Seat]] = (),
        forget: int | None = None,
    ) -> None:
        """Write, and swap memory once it is on disk."""
        entries = [
            Entry(
                self.n + i,
                one.body,
                one.kept.digest,
                cmd if i == 1 else None,
                one.marks,
                one.events,
            )
            for i, one in enumerate(told, 1)
        ]
        n = entries[-1].n
        change = Change(entries, seats, forget=forget)
        if timeline is not None:
            change = self._with_position(change, timeline, n)
        await self.services.store.write(self.id, change)
        self._failures = 0
        was_over = self.match.over
        self.n = n
        if cmd is not None:
            self._cmds[cmd] = None
            if len(self._cmds) > KNOWN:
                self._cmds.popitem(last=False)
        if timeline is not None:
            self._hold(timeline)
            self.bots.moved_on()
            self.adviser.moved_on(timeline.match)
        for number, seat in seats:
            self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        for one in told:
            self.request = undo.next_request(self.request, one.body)
        if self.match.over and not was_over:
            self.services.on_over(self)

    def _with_position(self, change: Change, timeline: Timeline, n: int) -> Change:
        match = timeline.match
        position = Origin(n, timeline.kept.position)
        # One after something was taken back is always due: those that went with it are gone.
        due = is_due(n, self.n) or change.forget is not None
        return replace(
            change,
            position=position,
            summary=summary_of(match),
            over=match.over,
            snapshots=[snapshot_of(position)] if due else [],
        )

    # ------------------------------------------------------------------ bots

    @property
    def resting(self) -> bool:
        """Whether bots have to wait: nothing can be kept, it costs too much, or nobody looks."""
        if self._rest is not None or self.paused or self.dear >= limits.DEAR:
            return True
        return not self.viewers and self.unwatched >= (0 if self.alone else limits.UNWATCHED)

    def settled(self) -> None:
        bot_turns.wake(self)


async def _nothing() -> None:
    """A turn of the queue, after which the bots are looked at again."""
