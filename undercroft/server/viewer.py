"""One screen: the eyes it looks through, what it was told last, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from undercroft.kernel.seen import Decision, Told, View

from . import limits
from .entries import Eyes
from .protocol import (
    Answer,
    Code,
    Done,
    Failure,
    Pong,
    Sight,
    TableInfo,
    Update,
    Welcome,
)
from .reading import Refused, encode


class Viewer:
    """`seq` counts what this screen has been told; it moves only when there is something to tell."""

    def __init__(self) -> None:
        self.seat: Eyes = None
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
        self.overflow = asyncio.Event()
        """Set when this screen has fallen too far behind."""
        self._sight = b""
        self._asked = b""
        self._outbox: deque[Answer] = deque()
        self._wake = asyncio.Event()
        self._room = asyncio.Event()

    def forget(self) -> None:
        """This screen goes to another table: nothing it has shown counts there."""
        self.seat = self.token = self.host = None
        self.proven = {}
        self.shown = set()

    # ------------------------------------------------------------------ telling

    def welcome(self, table: TableInfo, history: list[Told], sight: Sight) -> None:
        """Everything, from new eyes (or from the same after a while)."""
        self.seq += 1
        self._remember(sight, encode(sight))
        self.asked_at = self.seq
        whole = Welcome(
            table=table.table,
            game=table.game,
            seed=table.seed,
            imported=table.imported,
            seat=self.seat,
            seq=self.seq,
            history=history,
            events=[],
            **asdict(sight),
        )
        self._put(whole)

    def see(
        self,
        events: Sequence[Told],
        sight: Sight,
        body: bytes,
        history: list[Told] | None = None,
    ) -> None:
        """Send what is new to these eyes. Nothing new: nothing is sent, nothing moves.

        `history` replaces the whole log: something in it was taken back.
        """
        if not events and history is None and body == self._sight:
            return
        self.seq += 1
        self._remember(sight, body)
        last = self._outbox[-1] if self._outbox else None
        if isinstance(last, Update):
            # The screen has not kept up: it gets every event, but only the newest sight.
            log = last.history
            if history is not None:
                log = history
            elif not isinstance(log, UnsetType):
                log = [*log, *events]
            self._outbox[-1] = self._update([*last.events, *events], sight, log)
            if len(last.events) + len(events) > limits.OUTBOX_EVENTS:
                self.overflow.set()
            self._wake.set()
        else:
            self._put(self._update(list(events), sight, UNSET if history is None else history))

    def refresh(self, sight: Sight) -> None:
        """The sight once more, for one who chose from an old one."""
        self._put(self._update([], sight, UNSET))

    def _update(
        self,
        events: list[Told],
        sight: Sight,
        history: list[Told] | UnsetType,
    ) -> Update:
        return Update(seq=self.seq, events=events, history=history, **asdict(sight))

    def done(self, cmd: str) -> None:
        self._put(Done(cmd))

    def error(self, cmd: str | None, code: Code, message: str) -> None:
        self._put(Failure(cmd, code, message))

    def pong(self) -> None:
        self._put(Pong())

    def _remember(self, sight: Sight, body: bytes) -> None:
        self._sight = body
        asked = encode(_question(sight.view))
        if asked != self._asked:
            self._asked = asked
            self.asked_at = self.seq

    def check_fresh(self, seq: int) -> None:
        """Whether a choice made at `seq` was an answer to what is asked now."""
        if not self.asked_at <= seq <= self.seq:
            raise Refused("conflict", "the question has changed since")

    # ------------------------------------------------------------------ sending

    def _put(self, answer: Answer) -> None:
        if len(self._outbox) >= limits.OUTBOX:
            self.overflow.set()
        else:
            self._outbox.append(answer)
        self._wake.set()

    async def next(self) -> str:
        """The next frame to send."""
        while not self._outbox:
            self._wake.clear()
            await self._wake.wait()
        answer = self._outbox.popleft()
        self._room.set()
        return encode(answer).decode()

    async def room(self) -> None:
        """Until this screen has read enough to be heard again. A welcome is large: one at a time."""
        while len(self._outbox) >= limits.UNREAD or any(
            isinstance(answer, Welcome) for answer in self._outbox
        ):
            self._room.clear()
            await self._room.wait()

    def rest(self) -> list[str]:
        """What is still unsent, for a connection about to be closed."""
        frames = [encode(answer).decode() for answer in self._outbox]
        self._outbox.clear()
        return frames


def _question(view: View) -> list[Decision]:
    """What is asked, without the answer that may still be changed."""
    return [{**decision, "chosen": None} for decision in view["decisions"]]
