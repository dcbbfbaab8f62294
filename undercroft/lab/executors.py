"""Who plays the games of a simulation: this process, or several that share them.

What comes back is in the order of the games, whoever was quickest: a result never hangs on who played.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import undercroft
from undercroft import bots as bot_room
from undercroft.kernel.memory import collect_seldom

from .playing import Played, Trial, play


class GameSpec(NamedTuple):
    """Which game, with which packs and modules, and where it is played: what every process must know."""

    game: str
    packs: tuple[Path, ...] = ()
    """Content packs of owners, each over those before."""
    use: tuple[str, ...] = ()
    """Modules with a game or bots of one's own."""
    on: str = ""
    """Where games are played: here, by `ray` on this machine, or by the cluster at `ray://…`."""

    def open(self) -> None:
        """Make known in this process what is no part of the package."""
        bot_room.bring(self.game, self.use)
        if self.packs:
            undercroft.add_pack(self.game, *self.packs)

    def prepare(self) -> None:
        """Make a fresh process ready; Ctrl-C is for the one that started it."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.settle()

    def settle(self) -> None:
        """Read what all games need, and look through it for garbage no more."""
        self.open()
        undercroft.new(self.game, seed=0)  # its pack is read
        collect_seldom()


class Batch(NamedTuple):
    """Some games of a trial."""

    trial: Trial
    numbers: range

    def play(self) -> list[Played]:
        return [play(self.trial, number) for number in self.numbers]


def batches(trial: Trial, games: range) -> list[Batch]:
    """All games of a trial, some at a time; few, for an interrupt loses what is half done."""
    size = max(1, min(25, len(games) // 400))
    return [Batch(trial, games[first : first + size]) for first in range(0, len(games), size)]


class Executor:
    """Plays batches, one after the other, in this process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End what was started for it."""

    def play(self, work: Sequence[Batch]) -> Iterator[tuple[Batch, list[Played]]]:
        """What came of the games, in their order, some at a time."""
        for batch in work:
            for number in batch.numbers:
                one = Batch(batch.trial, range(number, number + 1))
                yield one, one.play()

    def stop(self) -> list[tuple[Batch, list[Played]]]:
        """End it at once; what is done already beside what was given out."""
        return []


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even while they start; here it is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class ProcessExecutor(Executor):
    """Plays batches in several processes of this machine."""

    def __init__(self, spec: GameSpec, jobs: int) -> None:
        self._ahead: list[tuple[Batch, Future[list[Played]]]] = []
        self._others = set(active_children())  # processes that are not ours
        # A fresh interpreter each: safe beside the progress bar's thread, and the same everywhere.
        fresh = get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, fresh, initializer=spec.prepare)

    def play(self, work: Sequence[Batch]) -> Iterator[tuple[Batch, list[Played]]]:
        with deaf_children():  # they are started by the first batches
            self._ahead = [(batch, self._pool.submit(batch.play)) for batch in work]
        while self._ahead:
            batch, some = self._ahead[0]
            found = some.result()
            del self._ahead[0]
            yield batch, found

    def stop(self) -> list[tuple[Batch, list[Played]]]:
        self._end()
        done = [(batch, one) for batch, one in self._ahead if one.done() and not one.cancelled()]
        return [(batch, one.result()) for batch, one in done if not one.exception()]

    def close(self) -> None:
        self._end()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _end(self) -> None:
        """Wait for no game that is half played."""
        if self._ahead:
            for process in set(active_children()) - self._others:
                process.kill()  # it holds nothing that could be lost
