"""One screen: the eyes it looks through, what it was told last, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from msgspec import Raw

from . import limits
from .entries import Viewpoint
from .protocol.answers import Advice, Done, Failure, Pong, Said, Uttered, ViewerState
from .protocol.tables import TableInfo
from .protocol.words import Code
from .reading import Refused, encode

ABUSE, MOVED, SLOW = 1008, 1012, 1013
"""Codes with which a connection is closed."""


class Shown:
    """What some eyes see now: written once, however many screens look through them."""

    __slots__ = ("asked", "body", "mark")

    def __init__(self, state: ViewerState) -> None:
        self.body = encode(state)
        self.mark = _mark(self.body)
        # What is asked, without the answer that may still be changed.
        questions = [{**decision, "chosen": None} for decision in state.view["decisions"]]
        self.asked = _mark(encode(questions))


def _mark(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).digest()


@dataclass(slots=True)
class _Update:
    seq: int
    events: list[Raw]
    shown: Shown
    history: list[Raw] | None

    def encoded(self) -> bytes:
        history = b"" if self.history is None else b'"history":%b,' % encode(self.history)
        return b'{"t":"update","seq":%d,"events":%b,%b%b' % (
            self.seq,
            encode(self.events),
            history,
            self.shown.body[1:],
        )


class _Welcome(bytes):
    """Large: one at a time."""


class Viewer:
    """`seq` counts what this screen has been told; it moves only when there is something to tell."""

    def __init__(self) -> None:
        self.seat: Viewpoint = None
        self.token: bytes | None = None
        """The hash of the token that was shown for `seat`."""
        self.host: bytes | None = None
        self.proven: dict[int, bytes] = {}
        """Seats that this connection has shown a token for: their persons are here."""
        self.shown: set[bytes] = set()
        """The hashes of all tokens it has shown at this table."""
        self.seq = 0
        self.asked_at = 0
        """The `seq` at which the question to these eyes last changed."""
        self.ended = asyncio.Event()
        """Set when we are done with this screen; `code` says why."""
        self.code = 0
        self._state = b""
        self._asked = b""
        self.crowd = 1
        """Screens that look through the same eyes at the same table, this one among them."""
        self._outbox: deque[bytes | _Update] = deque()
        self._not_before = 0.0
        """When it may be sent the next state: what comes meanwhile is put into one."""
        self._wake = asyncio.Event()
        self._room = asyncio.Event()

    def end(self, code: int) -> None:
        """Let this screen go: it reads too little, its table is elsewhere now, or it is not wanted."""
        self.code = self.code or code
        self.ended.set()

    def forget(self) -> None:
        """This screen goes to another table: nothing it has shown counts there."""
        self.seat = self.token = self.host = None
        self.proven = {}
        self.shown = set()

    @property
    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused("forbidden", "a spectator only watches")
        return self.seat

    # ------------------------------------------------------------------ telling

    def welcome(
        self,
        table: TableInfo,
        history: list[Raw],
        older: bool,
        shown: Shown,
        said: Sequence[Uttered] = (),
    ) -> None:
        """Everything, from new eyes (or from the same after a while)."""
        self.seq += 1
        self._remember(shown)
        self.asked_at = self.seq
        head = {
            "t": "welcome",
            "table": table.table,
            "game": table.game,
            "seat": self.seat,
            "seq": self.seq,
            "history": history,
            "older": older,
            "events": [],
            "seed": table.seed,
            "imported": table.imported,
            "said": list(said),
        }
        self._put(_Welcome(encode(head)[:-1] + b"," + shown.body[1:]))

    def see(self, events: Sequence[Raw], shown: Shown, history: list[Raw] | None = None) -> None:
        """Send what is new to these eyes. Nothing new: nothing is sent, nothing moves.

        `history` replaces the whole log: something in it was taken back.
        """
        if not events and history is None and shown.mark == self._state:
            return
        self.seq += 1
        self._remember(shown)
        last = self._outbox[-1] if self._outbox else None
        if isinstance(last, _Update):
            # The screen has not kept up: it gets every event, but only the newest state.
            if history is not None:
                last.history = history
            elif last.history is not None:
                last.history = [*last.history, *events]
            last.seq, last.shown = self.seq, shown
            last.events.extend(events)
            if len(last.events) > limits.OUTBOX_EVENTS:
                self.end(SLOW)
            self._wake.set()
        else:
            self._put(_Update(self.seq, list(events), shown, history))

    def refresh(self, shown: Shown) -> None:
        """The state once more, for one who chose from an old one."""
        self._put(_Update(self.seq, [], shown, None))

    def done(self, cmd: str) -> None:
        self._put(encode(Done(cmd)))

    def error(self, cmd: str | None, code: Code, message: str) -> None:
        self._put(encode(Failure(cmd, code, message)))

    def advise(self, advice: Advice) -> None:
        self._put(encode(advice))

    def hear(self, words: Uttered) -> None:
        self._put(encode(Said(words)))

    def pong(self) -> None:
        self._put(encode(Pong()))

    def _remember(self, shown: Shown) -> None:
        self._state = shown.mark
        if shown.asked != self._asked:
            self._asked = shown.asked
            self.asked_at = self.seq

    def check_fresh(self, seq: int) -> None:
        """Whether a choice made at `seq` was an answer to what is asked now."""
        if not self.asked_at <= seq <= self.seq:
            raise Refused("conflict", "the question has changed since")

    # ------------------------------------------------------------------ sending

    def _put(self, answer: bytes | _Update) -> None:
        if len(self._outbox) >= limits.OUTBOX:
            self.end(SLOW)
        else:
            self._outbox.append(answer)
        self._wake.set()

    async def next(self) -> str:
        """The next frame to send."""
        while not self._outbox:
            self._wake.clear()
            await self._wake.wait()
        if isinstance(self._outbox[0], _Update):
            if (wait := self._not_before - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            self._not_before = time.monotonic() + limits.PACE * (self.crowd - 1)
        answer = self._outbox.popleft()
        self._room.set()
        return _text(answer)

    async def room(self) -> None:
        """Until this screen has read enough to be heard again. A welcome is large: one at a time."""
        while len(self._outbox) >= limits.UNREAD or any(
            isinstance(answer, _Welcome) for answer in self._outbox
        ):
            self._room.clear()
            await self._room.wait()

    def rest(self) -> list[str]:
        """What is still unsent, for a connection about to be closed."""
        frames = [_text(answer) for answer in self._outbox]
        self._outbox.clear()
        return frames


def _text(answer: bytes | _Update) -> str:
    return (answer if isinstance(answer, bytes) else answer.encoded()).decode()
