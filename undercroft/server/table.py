"""A table: one actor, its only writer. Memory changes only after the store has kept the change."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, TypeVar

from undercroft import UndercroftError
from undercroft.kernel.chance import Hand
from undercroft.kernel.errors import InvalidChance
from undercroft.kernel.event import Event
from undercroft.kernel.match import Match
from undercroft.kernel.seen import Told

from . import cases, facts, limits, undo
from .catalogs import Catalogs
from .entries import Asked, Body, Entry, Exported, Eyes, Played, Seated, Undone, Voted
from .line import (
    Line,
    aside_event,
    house_event,
    is_told,
    position_of,
    resume,
    seen,
    summary_of,
)
from .protocol import (
    Choose,
    Command,
    Fill,
    Hello,
    Reclaim,
    Reseat,
    Resume,
    SeatInfo,
    SeatKey,
    Sight,
    TableInfo,
    ToBot,
    ToHere,
    ToInvite,
    ToPerson,
    Undo,
    UndoState,
    Vote,
)
from .reading import Refused, encode
from .robots import Robots
from .seats import Seat, clean_name, invited, known_bot, person, robot, with_invite
from .store import Change, Saved, Store, StoreError
from .tokens import hashed, same
from .viewer import Viewer

T = TypeVar("T")
_News = tuple[list[Told], Sight, bytes, list[Told] | None]
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("undercroft.server.table")


class Table:
    """Everything that changes this table passes through its queue, one piece at a time."""

    def __init__(
        self,
        saved: Saved,
        line: Line,
        store: Store,
        case_folder: Path,
        bot_delay: float,
        on_over: Callable[[Table], None],
        catalogs: Catalogs,
        going: bool = False,
    ) -> None:
        self.id = saved.id
        self.game = saved.game
        self.last_used = time.monotonic()
        self.viewers: list[Viewer] = []
        self.seed = saved.seed
        self.imported = saved.imported
        self.file: tuple[Match, bytes] | None = None
        """The file last made of this match, for as long as nothing has changed."""
        self.writing = asyncio.Lock()
        self._store = store
        self._case_folder = case_folder
        self._on_over = on_over
        self._robots = Robots(self.game, lambda: catalogs.of(self.match).doc, bot_delay)
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._busy = False
        self._going = going
        """Somebody wants the bots to go on without a person."""
        self._unwatched = 0
        """Choices of bots since anybody last looked."""
        self._failures = 0
        """Writes that failed, one after the other."""
        self._rest: asyncio.TimerHandle | None = None
        """Until then the bots do not try again."""
        self._take(saved, line)
        self._task = asyncio.create_task(self._run(), name=f"table {self.id[:5]}")
        self._wake_bots()

    def _take(self, saved: Saved, line: Line) -> None:
        self.line = line
        self.seats = saved.seats
        self._host = saved.host
        self._n = saved.entries[-1].n if saved.entries else saved.origin.n
        self._cmds = {entry.cmd for entry in saved.entries if entry.cmd is not None}
        self._request = undo.request_after(saved.entries, line)

    # ------------------------------------------------------------------ the actor

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the actor do a piece of work, after all that came before."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.last_used = time.monotonic()
        self._queue.put_nowait((job, future))
        return await future

    def post(self, job: Job) -> None:
        """The same without waiting for it."""
        self._queue.put_nowait((job, None))

    async def _run(self) -> None:
        while True:
            job, future = await self._queue.get()
            self._busy = True
            try:
                answer = await job()
                if future is not None and not future.done():
                    future.set_result(answer)
            except Refused as error:
                if future is not None and not future.done():
                    future.set_exception(error)
            except StoreError as error:
                await self._recover(error)
                if future is not None and not future.done():
                    future.set_exception(
                        Refused("busy", "this could not be kept on disk; nothing has changed")
                    )
            except Exception as error:
                log.exception("table %s…: a command failed", self.id[:5])
                if future is not None and not future.done():
                    future.set_exception(error)
            self._busy = False
            self.last_used = time.monotonic()
            try:
                self._wake_bots()
            except Exception:
                # The match cannot be looked at from that seat; the table goes on with what it can.
                log.exception("table %s…: a bot could not be asked", self.id[:5])

    async def _recover(self, error: StoreError) -> None:
        """After a failed write only the store knows how far it came: memory follows the store."""
        log.error("table %s…: %s", self.id[:5], error)
        self._failures += 1
        self._pause_bots()
        try:
            saved = await self._store.load(self.id)
            if saved is not None:
                line, _ = await asyncio.to_thread(resume, saved)
                self._take(saved, line)
            self._tell()
        except Exception as again:
            # Whatever it was, what is in memory was on disk before, and the next one may work again.
            log.warning("table %s…: %s", self.id[:5], again)

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
        return not (self.viewers or self._busy or self._robots.thinking or self._queue.qsize())

    async def close(self) -> None:
        """Finish the piece in hand, then stop."""
        closing = asyncio.get_running_loop().create_future()

        async def last() -> None:
            closing.set_result(None)
            # Nothing that came later is begun: nobody has been told that it was.
            await asyncio.Event().wait()

        self._robots.stop()
        if self._rest is not None:
            self._rest.cancel()
        if not self._task.done():
            self._queue.put_nowait((last, None))
            await asyncio.wait([closing, self._task], return_when=asyncio.FIRST_COMPLETED)
        self._task.cancel()
        await asyncio.wait([self._task])

    # ------------------------------------------------------------------ looking

    @property
    def match(self) -> Match:
        return self.line.match

    def info(self) -> TableInfo:
        over = self.match.over
        started = bool(self.line.steps) or over
        return TableInfo(
            self.id, self.game, self.seat_infos(), over, started, self.seed, self.imported
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

    def _sight(self, eyes: Eyes, infos: list[SeatInfo]) -> Sight:
        request = self._request
        state = UndoState(
            undo.mine(self.line, self.seats, eyes),
            request.to_json(self.seats) if request is not None else None,
        )
        match, seats = self.match, self.seats
        token = seats[eyes].token if eyes is not None else None
        return Sight(
            view=match.view(eyes),
            seats=infos,
            undo=state,
            yours=[i for i, seat in enumerate(seats) if same(seat.token, token)],
            vacant=[i for i in match.waiting if seats[i].kind in {"empty", "invite"}],
            paused=self.paused,
            trouble="disk" if self._failures else None,
        )

    @property
    def paused(self) -> bool:
        """No person has a seat, and nobody has asked the bots to go on without."""
        return not (
            self._going or self.match.over or any(seat.kind == "person" for seat in self.seats)
        )

    def _tell(
        self,
        events: Sequence[Event] = (),
        asides: Sequence[Undone | Exported] = (),
        whispers: Mapping[Eyes, Told] = MappingProxyType({}),
    ) -> None:
        """Every viewer gets its own events and sight; those for whom nothing is new get nothing."""
        infos = self.seat_infos()
        known: dict[Eyes, _News] = {}
        for viewer in self.viewers:
            eyes = viewer.seat
            if eyes not in known:
                new = list(seen(events, eyes))
                told = [aside for aside in asides if is_told(aside, eyes)]
                new.extend(map(aside_event, told))
                if eyes in whispers:
                    new.append(whispers[eyes])
                sight = self._sight(eyes, infos)
                # What was taken back leaves the log: it is told anew.
                undone = any(isinstance(aside, Undone) for aside in told)
                log = self.line.history(eyes) if undone else None
                known[eyes] = (new, sight, encode(sight), log)
            viewer.see(*known[eyes])

    # ------------------------------------------------------------------ coming and going

    async def hello(self, viewer: Viewer, frame: Hello) -> None:
        """Look through new eyes. Refused: nothing has changed, the old eyes included."""
        seat: Eyes = None
        token: bytes | None = None
        host: bytes | None = None
        if frame.token is not None:
            token = hashed(frame.token)
            seat = self._opened(token, frame.seat)
        if frame.host is not None:
            host = hashed(frame.host)
            if not self.is_host(host):
                raise Refused("forbidden", "host: not the host token of this table")
        if host is not None:
            viewer.host = host
        if viewer not in self.viewers:
            self.viewers.append(viewer)
        self._unwatched = 0
        self._look(viewer, seat, token)
        self._tell()

    def _opened(self, token: bytes, wanted: int | None) -> Eyes:
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

    def _look(self, viewer: Viewer, seat: Eyes, token: bytes | None) -> None:
        if token is not None:
            viewer.shown.add(token)
            for number, other in enumerate(self.seats):
                if same(other.token, token):
                    viewer.proven[number] = token
        viewer.seat, viewer.token = seat, token if seat is not None else None
        self._welcome(viewer)

    def _welcome(self, viewer: Viewer) -> None:
        sight = self._sight(viewer.seat, self.seat_infos())
        viewer.welcome(self.info(), self.line.history(viewer.seat), sight)

    async def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._tell()

    async def claim(self, invite: str, name: str) -> tuple[int, str]:
        """An invite becomes a seat's token, once."""
        shown = hashed(invite)
        for number, seat in enumerate(self.seats):
            if seat.kind == "invite" and same(seat.invite, shown):
                taken, token = person(clean_name(name) or seat.name, self._n + 1)
                await self._seat(number, taken, None)
                return number, token
        raise Refused("forbidden", "invite: it does not exist or has been used")

    async def invites(self, host: str) -> list[tuple[int, str]]:
        """The codes of the seats still to be claimed, for the host only.

        An invite that another person made is theirs to pass on.
        """
        if not self.is_host(hashed(host)):
            raise Refused("forbidden", "only the host may see the invites")
        codes: list[tuple[int, str]] = []
        fresh: list[tuple[int, Seat]] = []
        for number, seat in enumerate(self.seats):
            if seat.kind == "invite":
                known, code = with_invite(seat, number, self.id, host)
                if seat.invite is not None and known != seat:
                    continue
                codes.append((number, code))
                if known != seat:
                    fresh.append((number, known))
        if fresh:
            await self._store.write(self.id, Change(seats=fresh))
            for number, seat in fresh:
                self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        return codes

    async def announce_file(self) -> None:
        """The host takes the game away in a file, with all that is hidden in it: everybody is told."""
        if self.match.over or sum(seat.kind == "person" for seat in self.seats) < 2:
            return
        line = self.line.with_aside(self._n + 1, Exported())
        await self._keep([(Exported(), self.match)], None, line)
        self._tell(asides=[Exported()])

    # ------------------------------------------------------------------ commands

    async def command(self, viewer: Viewer, frame: Command) -> None:
        """Carry out one command, or raise `Refused`; then nothing has changed."""
        self._check_token(viewer)
        self._unwatched = 0
        if isinstance(frame, Reclaim):
            await self._reclaim(viewer, frame)
            viewer.done(frame.cmd)
            return
        if isinstance(frame, Resume):
            self._resume(viewer)
            viewer.done(frame.cmd)
            return
        if viewer.seat is None and not self.is_host(viewer.host):
            raise Refused("forbidden", "a spectator only watches")
        who = "host" if viewer.seat is None else str(viewer.seat)
        cmd = f"{who}:{frame.cmd}"
        if cmd not in self._cmds:
            if self._n >= limits.ENTRIES:
                raise Refused("busy", "this table has had more choices than any game needs")
            match frame:
                case Choose():
                    await self._choose(viewer, frame, cmd)
                case Undo():
                    await self._undo(self._own_seat(viewer), cmd)
                case Vote():
                    await self._vote(self._own_seat(viewer), frame.agree, cmd)
                case Reseat():
                    await self._reseat(viewer, frame, cmd)
        viewer.done(frame.cmd)

    def _check_token(self, viewer: Viewer) -> None:
        """Every message: a seat may have been given away since `hello`."""
        if viewer.seat is not None and not same(self.seats[viewer.seat].token, viewer.token):
            self._blind(viewer)
            raise Refused("forbidden", "this seat is no longer yours")

    def _own_seat(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refused("forbidden", "a spectator only watches")
        return viewer.seat

    def _blind(self, viewer: Viewer) -> None:
        """A lost seat: the connection goes on as a spectator."""
        if viewer.seat is not None:
            viewer.proven.pop(viewer.seat, None)
        viewer.seat = viewer.token = None
        self._welcome(viewer)

    async def _choose(self, viewer: Viewer, frame: Choose, cmd: str) -> None:
        seat = self._own_seat(viewer)
        try:
            viewer.check_fresh(frame.seq)
            await self._play(seat, frame.decision, frame.option, "person", cmd)
        except Refused as refused:
            if refused.code == "conflict":
                viewer.refresh(self._sight(seat, self.seat_infos()))
            raise

    async def _play(
        self, seat: int, decision: str, option: str, by: Literal["person", "bot"], cmd: str | None
    ) -> None:
        """The road of one choice: draft, check, store, and only then memory and telling."""
        entry = ["decide", seat, decision, option]
        again = self.line.answered(seat, decision)
        played = Played(entry, by, again)
        draft = self._draft(entry)
        line = self.line.played_on(self._n + 1, played, draft)
        request = self._request
        await self._keep([(played, draft)], cmd, line)
        self._tell(draft.events, whispers=self._in_vain(request, facts.UndoLapsed(seat)))

    def _draft(self, entry: list[Any]) -> Match:
        """The match after this input, with its invariants checked."""
        match = self.match
        draft = match.clone()
        try:
            draft.apply(entry)
            draft.check()
            draft.digest()
        except InvalidChance as error:
            # With real dice a person mistyped; otherwise the rules asked for the impossible.
            if isinstance(match.chance, Hand):
                raise Refused("illegal", str(error)) from None
            raise self._failed(match, entry, error) from error
        except UndercroftError as error:
            code = error.code
            raise Refused(
                "conflict" if code == "conflict" else "illegal" if code == "illegal" else "invalid",
                str(error),
            ) from None
        except Exception as error:
            raise self._failed(match, entry, error) from error
        return draft

    def _failed(self, match: Match, entry: list[Any], error: Exception) -> Refused:
        cases.keep(self._case_folder, match, entry, error)
        return Refused("failed", "the rules failed on this choice; it was not taken")

    async def _keep(
        self,
        bodies: Sequence[tuple[Body, Match]],
        cmd: str | None,
        line: Line | None = None,
        seats: Sequence[tuple[int, Seat]] = (),
    ) -> None:
        """Write, and swap memory once it is on disk."""
        entries = [
            Entry(self._n + i, body, match.digest(), cmd if i == 1 else None)
            for i, (body, match) in enumerate(bodies, 1)
        ]
        n = entries[-1].n
        change = Change(entries, seats)
        if line is not None:
            change = replace(
                change, position=position_of(line.match, n), summary=summary_of(line.match)
            )
        await self._store.write(self.id, change)
        self._failures = 0
        was_over = self.match.over
        self._n = n
        if cmd is not None:
            self._cmds.add(cmd)
        if line is not None:
            self.line = line
            self._robots.forget_failures()
        for number, seat in seats:
            self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        for body, _ in bodies:
            self._request = undo.next_request(self._request, body)
        if self.match.over and not was_over:
            self._on_over(self)

    # ------------------------------------------------------------------ taking back

    async def _undo(self, seat: int, cmd: str) -> None:
        step = undo.target(self.line, self.seats, seat)
        if step is None:
            raise Refused("illegal", "there is nothing of yours to take back")
        if undo.is_free(self.line, step):
            await self._take_back(seat, step.n, free=True, cmd=cmd, first=[])
            return
        request = undo.Request(seat, step.n)
        asked: Body = Asked(seat, step.n)
        if request.granted(self.seats):
            await self._take_back(seat, step.n, free=False, cmd=cmd, first=[asked])
            return
        if self._request is not None:
            raise Refused("illegal", "another request to take back is open")
        await self._keep([(asked, self.match)], cmd)
        self._tell()

    async def _vote(self, seat: int, agree: bool, cmd: str) -> None:
        request = self._request
        if request is None:
            raise Refused("conflict", "no request to take back is open")
        if seat == request.by and agree:
            raise Refused("illegal", "you have asked: the others answer")
        voted: Body = Voted(seat, agree)
        after = undo.next_request(request, voted)
        if after is not None and after.granted(self.seats):
            await self._take_back(after.by, after.target, free=False, cmd=cmd, first=[voted])
            return
        await self._keep([(voted, self.match)], cmd)
        self._tell(whispers=self._in_vain(request, facts.UndoRefused(seat)))

    def _in_vain(
        self, request: undo.Request | None, why: facts.UndoLapsed | facts.UndoRefused
    ) -> dict[Eyes, Told]:
        """What the asker is told once a request has come to nothing by the doing of another."""
        if request is None or self._request is not None or request.by == why.by:
            return {}
        return {request.by: house_event(why)}

    async def _take_back(
        self,
        by: int,
        number: int,
        free: bool,
        cmd: str | None,
        first: list[Body],
        seats: Sequence[tuple[int, Seat]] = (),
    ) -> None:
        step = next(step for step in self.line.steps if step.n == number)
        drop, kept = undo.to_drop(self.line, step, free)
        line = await asyncio.to_thread(self.line.without, set(drop))
        everybody: list[Eyes] = [None, *range(len(self.seats))]
        # Whoever sees no difference is not told: a changed secret choice leaves no trace.
        told = [e for e in everybody if not free or self.match.view(e) != line.match.view(e)]
        undone = Undone(by, drop, kept, told, fresh=not free)
        bodies: list[tuple[Body, Match]] = [(body, self.match) for body in first]
        bodies.append((undone, line.match))
        line = line.with_aside(self._n + len(bodies), undone)
        if not free:
            # What was seen must not come again, or an undo would be a way to peek.
            seed = Played(["reseed", secrets.token_hex(16)], "house")
            line.replay(self._n + len(bodies) + 1, seed)
            bodies.append((seed, line.match))
            self._robots.fresh()
        await self._keep(bodies, cmd, line, seats)
        self._tell(asides=[undone])

    # ------------------------------------------------------------------ changing hands

    async def _reseat(self, viewer: Viewer, frame: Reseat, cmd: str) -> None:
        if frame.seat >= len(self.seats):
            raise Refused("invalid", f"seat: there is no seat {frame.seat}")
        old = self.seats[frame.seat]
        theirs = viewer.seat == frame.seat or old.kind == "empty"
        if not theirs and not self.is_host(viewer.host):
            raise Refused("forbidden", "only the host may give away the seat of another")
        await self._seat(frame.seat, self._given(old, frame.to), cmd)

    def _given(self, old: Seat, to: ToBot | ToInvite) -> Seat:
        """A seat given away; who leaves it may come back until another person sits down."""
        if isinstance(to, ToBot):
            bot = known_bot(to.bot, self._robots.levels, "to.bot")
            return robot(old.name, bot, self._n + 1, old.left_by)
        return invited(old.name, self._n + 1, old.left_by)

    async def fill(self, key: str, number: int, wish: Fill) -> SeatKey:
        """Say who plays a seat that no person has: for everybody at the table if it is empty, else
        for the host."""
        shown = hashed(key)
        host = self.is_host(shown)
        if not host and not any(same(seat.token, shown) for seat in self.seats):
            raise Refused("forbidden", "only persons at the table say who plays a seat")
        if number >= len(self.seats):
            raise Refused("invalid", f"seat: there is no seat {number}")
        old = self.seats[number]
        if old.kind == "person":
            raise Refused("conflict", "somebody has this seat already")
        if old.kind != "empty" and not host:
            raise Refused("forbidden", "only the host may give this seat to another")
        token = code = None
        match wish.to:
            case ToHere(name):
                seat, token = person(clean_name(name), self._n + 1)
            case ToPerson(other):
                if other >= len(self.seats) or self.seats[other].kind != "person":
                    raise Refused("invalid", f"to.seat: no person has seat {other}")
                held = self.seats[other]
                seat = Seat("person", name=held.name, token=held.token, since=self._n + 1)
            case ToInvite():
                seat, code = with_invite(self._given(old, wish.to), number, self.id, key)
            case ToBot():
                seat = self._given(old, wish.to)
        await self._seat(number, seat, None)
        return SeatKey(number, token, code)

    async def _reclaim(self, viewer: Viewer, frame: Reclaim) -> None:
        """Sit down again where one has sat before, and look through those eyes."""
        token = hashed(frame.token)
        old = self.seats[frame.seat] if frame.seat < len(self.seats) else None
        if old is None or not (same(old.holder, token) or same(old.token, token)):
            raise Refused("forbidden", "this seat is not yours to take back")
        if not same(old.token, token):
            back = Seat("person", name=old.name, token=token, since=self._n + 1)
            await self._seat(frame.seat, back, None)
        self._look(viewer, frame.seat, token)
        self._tell()

    def _resume(self, viewer: Viewer) -> None:
        """Let the bots play on without a person: for the host, and for whoever has sat here."""
        sat = any(same(seat.left_by, token) for seat in self.seats for token in viewer.shown)
        if not sat and not self.is_host(viewer.host):
            raise Refused("forbidden", "only the host and the players may let the bots go on")
        self._going = True
        self._tell()

    async def _seat(self, number: int, seat: Seat, cmd: str | None) -> None:
        seated = Seated(number, seat.kind)
        was = self.seats[number].kind
        change = [(number, seat)]
        after = undo.next_request(self._request, seated)
        seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        if after is not None and after.granted(seats):
            # Everybody who still has a say had agreed already.
            await self._take_back(after.by, after.target, False, cmd, [seated], change)
        else:
            await self._keep([(seated, self.match)], cmd, seats=change)
        self._robots.leave(number)
        if was == "person" and not any(other.kind == "person" for other in self.seats):
            # The last person has left: the game waits for somebody to come back.
            self._going = False
        for viewer in self.viewers:
            if viewer.seat == number and not same(seat.token, viewer.token):
                self._blind(viewer)
        self._tell()

    # ------------------------------------------------------------------ bots

    def _wake_bots(self) -> None:
        """If a bot must decide, let it think about its view; its choice comes back by the queue."""
        match = self.match
        # What real dice showed only a person can say.
        if self._robots.thinking or match.over or isinstance(match.chance, Hand):
            return
        if self._rest is not None or self.paused:
            return
        if not self.viewers and self._unwatched >= self._patience():
            return
        for seat in match.waiting:
            bot = self.seats[seat].bot
            if bot is not None and self._robots.can(seat):
                view = match.view(seat)
                self._robots.think(seat, bot, view, partial(self._bot_answers, seat, match))
                return

    def _patience(self) -> int:
        """How far the bots play while nobody looks."""
        alone = not any(seat.kind == "person" for seat in self.seats)
        return 0 if alone else limits.UNWATCHED

    def _bot_answers(self, seat: int, match: Match, choice: tuple[str, str] | None) -> None:
        self.post(partial(self._bot_plays, seat, match, choice))

    async def _bot_plays(self, seat: int, match: Match, choice: tuple[str, str] | None) -> None:
        self._robots.thinking = False
        # The table may have moved on while it thought: then it is asked again.
        if choice is None or self.match is not match or self.seats[seat].kind != "bot":
            return
        decision, option = choice
        self._unwatched += not self.viewers
        try:
            await self._play(seat, decision, option, "bot", None)
        except Refused as refused:
            log.warning("table %s…: bot at seat %d: %s", self.id[:5], seat, refused)
            self._robots.failed(seat, choice)


async def _nothing() -> None:
    """A turn of the queue, after which the bots are looked at again."""
