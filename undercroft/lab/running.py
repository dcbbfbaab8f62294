"""The games of trials, played by one process, several, or a cluster, and counted."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Protocol, TypeVar

from .executors import Batch, Executor, GameSpec, ProcessExecutor
from .on_ray import RayExecutor
from .playing import Played


class Counted(Protocol):
    """What came of many games."""

    @property
    def games(self) -> int: ...

    @property
    def wanted(self) -> int: ...


C = TypeVar("C", bound=Counted)


class Stopped(KeyboardInterrupt):
    """Somebody interrupted it; `report` is of the games that were over by then."""

    def __init__(self, report: Counted) -> None:
        super().__init__(f"stopped after {report.games} of {report.wanted} games")
        self.report = report


def executor(spec: GameSpec, jobs: int, games: int) -> Executor:
    """What plays so many games; few are not worth starting processes for."""
    if spec.on:
        return RayExecutor(spec, jobs)
    jobs = min(jobs or os.cpu_count() or 1, games)
    return Executor() if jobs == 1 or games < 8 else ProcessExecutor(spec, jobs)


@contextmanager
def one_interrupt() -> Iterator[None]:
    """However often Ctrl-C comes in here, it is heard once: whoever is quitting is not interrupted again.

    It often comes twice at the same moment, from the terminal and from whatever started this process.
    """
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler or current_thread() is not main_thread():
        yield  # somebody else listens
        return

    def once(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def play_all(
    spec: GameSpec,
    jobs: int,
    work: Sequence[Batch],
    take: Callable[[Batch, Sequence[Played]], None],
    counted: Callable[[], C],
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] | None = None,
) -> C:
    """Give each batch to `take` as it is done, until there are `enough`, then count.

    An interrupt raises `Stopped`.
    """
    games = sum(len(batch.numbers) for batch in work)
    with one_interrupt(), executor(spec, jobs, games) as players:
        try:
            for batch, some in players.play(work):
                take(batch, some)
                if progress is not None:
                    progress(len(some))
                if enough is not None and enough():
                    break
        except KeyboardInterrupt:
            for batch, some in players.stop():
                take(batch, some)
            raise Stopped(counted()) from None
    return counted()
