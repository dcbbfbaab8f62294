"""Games shared among the machines of a Ray cluster, or a small one on this machine.

A few shares are a task that is a function of its arguments alone. Ray gives it to another worker when one
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

from .crew import Crew, House, Share
from .playing import Played

LOCAL: Final = "ray"
AHEAD: Final = 4
"""Tasks given out for each processor of the cluster, so that nobody waits for work."""
TASKS: Final = 20
"""So many tasks each processor gets at least, where there are shares enough: the last ones end together."""
MOST: Final = 8
"""Shares of a task, which costs the cluster a few milliseconds, at most: what an interrupt may lose."""
MISSING: Final = "--on ray: Ray is not installed; pip install 'undercroft[ray]'"


class Luggage(NamedTuple):
    """What a worker needs before it can play; packs as files of one each."""

    game: str
    packs: tuple[bytes, ...]
    use: tuple[str, ...]


def luggage(house: House) -> Luggage:
    """The same for whoever has none of our folders."""
    found = []
    for path in house.packs:
        documents = read_documents(path)
        found.append(wrap(house.game, str(head_of(documents)["id"]), documents.written))
    return Luggage(house.game, tuple(found), house.use)


@cache
def unpack(bags: Luggage) -> None:
    """Once a worker."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}{SUFFIX}" for number in range(len(bags.packs))]
        for file, body in zip(files, bags.packs, strict=True):
            file.write_bytes(body)
        House(bags.game, tuple(files), bags.use).settle()


Pile = tuple[Share, ...]
"""What one task plays."""


def play_there(bags: Luggage, pile: Pile) -> list[list[Played]]:
    """A task."""
    unpack(bags)
    return [share.play() for share in pile]


def piles(work: Sequence[Share], processors: int) -> list[Pile]:
    """Shares in their order, several a task where there are many."""
    size = max(1, min(MOST, len(work) // (TASKS * processors)))
    return [tuple(work[first : first + size]) for first in range(0, len(work), size)]


class Ray(Crew):
    """Shares games among the workers of a cluster."""

    def __init__(self, house: House, jobs: int) -> None:
        self._ray = ray = _import()
        self._ours = not ray.is_initialized()
        self._ahead: deque[tuple[Pile, Any]] = deque()
        self._come: deque[tuple[Share, list[Played]]] = deque()
        if self._ours:
            self._connect(house.on, jobs)
        self._bags = ray.put(luggage(house))
        # Again and again: a node that dies takes nothing with it but time.
        self._task = ray.remote(max_retries=-1, num_cpus=1)(play_there)

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

    def play(self, work: Sequence[Share]) -> Iterator[tuple[Share, list[Played]]]:
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting = iter(piles(work, processors))
        self._give(islice(waiting, AHEAD * processors))
        while self._ahead:
            pile, coming = self._ahead[0]
            found = self._get(coming)
            self._ahead.popleft()
            self._give(islice(waiting, 1))
            self._come.extend(zip(pile, found, strict=True))
            while self._come:
                yield self._come.popleft()

    def _give(self, some: Iterator[Pile]) -> None:
        for pile in some:
            self._ahead.append((pile, self._task.remote(self._bags, pile)))

    def _get(self, coming: Any) -> list[list[Played]]:
        try:
            found: list[list[Played]] = self._ray.get(coming)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, UndercroftError):  # a bot that fails says so itself
                raise error.cause from None
            raise
        return found

    def stop(self) -> list[tuple[Share, list[Played]]]:
        refs = [coming for _, coming in self._ahead]
        done = set(self._ray.wait(refs, num_returns=len(refs), timeout=0)[0]) if refs else set()
        found = [*self._come]
        for pile, coming in self._ahead:
            if coming in done:
                found += zip(pile, self._get(coming), strict=True)
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
