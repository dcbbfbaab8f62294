"""Games shared among the machines of a Ray cluster, or a small one on this machine.

A few batches are a task that is a function of its arguments alone. Ray gives it to another worker when one
dies, with its node or without; what comes back is taken once, in the order of the games. So results are the
same to the bit, whoever played and whoever died. Owners' packs travel with the tasks; bots and games of one's
own (`my.py:Mine`, `--use`) must lie in the same place on every machine.
"""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.kernel.content import read_documents
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.overlay import head_of
from undercroft.kernel.ucpack import SUFFIX, wrap

from .executors import Batch, Executor, GameSpec
from .playing import Played

LOCAL: Final = "ray"
AHEAD: Final = 4
"""Tasks given out for each processor of the cluster, so that nobody waits for work."""
TASKS: Final = 20
"""So many tasks each processor gets at least, where there are batches enough: the last ones end together."""
MOST: Final = 8
"""Batches of a task, which costs the cluster a few milliseconds, at most: what an interrupt may lose."""
MISSING: Final = "--on ray: Ray is not installed; pip install 'undercroft[ray]'"


class PackedSpec(NamedTuple):
    """What a worker needs before it can play; packs as files of one each."""

    game: str
    packs: tuple[bytes, ...]
    use: tuple[str, ...]


def packed(spec: GameSpec) -> PackedSpec:
    """The same for a machine that has none of our folders."""
    found = []
    for path in spec.packs:
        documents = read_documents(path)
        found.append(wrap(spec.game, str(head_of(documents)["id"]), documents.written))
    return PackedSpec(spec.game, tuple(found), spec.use)


@cache
def unpack(spec: PackedSpec) -> None:
    """Once a worker."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}{SUFFIX}" for number in range(len(spec.packs))]
        for file, body in zip(files, spec.packs, strict=True):
            file.write_bytes(body)
        GameSpec(spec.game, tuple(files), spec.use).settle()


Task = tuple[Batch, ...]
"""What one task plays."""


def play_there(spec: PackedSpec, task: Task) -> list[list[Played]]:
    """A task."""
    unpack(spec)
    return [batch.play() for batch in task]


def tasks(work: Sequence[Batch], processors: int) -> list[Task]:
    """Batches in their order, several a task where there are many."""
    size = max(1, min(MOST, len(work) // (TASKS * processors)))
    return [tuple(work[first : first + size]) for first in range(0, len(work), size)]


class RayExecutor(Executor):
    """Plays batches on the workers of a cluster."""

    def __init__(self, spec: GameSpec, jobs: int) -> None:
        self._ray = ray = _import()
        self._ours = not ray.is_initialized()
        self._ahead: deque[tuple[Task, Any]] = deque()
        self._come: deque[tuple[Batch, list[Played]]] = deque()
        if self._ours:
            self._connect(spec.on, jobs)
        self._spec = ray.put(packed(spec))
        # Again and again: a node that dies takes nothing with it but time.
        self._remote = ray.remote(max_retries=-1, num_cpus=1)(play_there)

    def _connect(self, where: str, jobs: int) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if where == LOCAL:
                self._ray.init(num_cpus=jobs or None, include_dashboard=False, **quiet)
            else:
                self._ray.init(where, **quiet)
        except Exception as error:  # one that does not come up says so by a plain one
            said = " ".join(str(error).split())[:200]
            raise UndercroftError(f"--on {where}: {said}") from None

    def play(self, work: Sequence[Batch]) -> Iterator[tuple[Batch, list[Played]]]:
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks(work, processors))
        self._give(islice(waiting, AHEAD * processors))
        while self._ahead:
            task, coming = self._ahead[0]
            found = self._get(coming)
            self._ahead.popleft()
            self._give(islice(waiting, 1))
            self._come.extend(zip(task, found, strict=True))
            while self._come:
                yield self._come.popleft()

    def _give(self, some: Iterator[Task]) -> None:
        for task in some:
            self._ahead.append((task, self._remote.remote(self._spec, task)))

    def _get(self, coming: Any) -> list[list[Played]]:
        try:
            found: list[list[Played]] = self._ray.get(coming)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, UndercroftError):  # a bot that fails says so itself
                raise error.cause from None
            raise
        return found

    def stop(self) -> list[tuple[Batch, list[Played]]]:
        refs = [coming for _, coming in self._ahead]
        done = set(self._ray.wait(refs, num_returns=len(refs), timeout=0)[0]) if refs else set()
        found = [*self._come]
        for task, coming in self._ahead:
            if coming in done:
                found += zip(task, self._get(coming), strict=True)
            else:
                self._ray.cancel(coming, force=True)
        self._ahead.clear()
        return found

    def close(self) -> None:
        for _, coming in self._ahead:
            self._ray.cancel(coming, force=True)
        self._ahead.clear()
        if self._ours:
            self._ray.shutdown()


def _import() -> Any:
    try:
        import ray  # noqa: PLC0415 - an extra of its own, and large
    except ImportError:
        raise UndercroftError(MISSING) from None
    return ray
