"""How much, how often, how long: everything that keeps one screen from harming the others."""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

FRAME = 16 * 1024
"""A frame above this is an error; above `FRAME_CUT` the connection is cut by the transport."""
FRAME_CUT = 64 * 1024
BODY = 64 * 1024
JOURNAL = 2 * 1024 * 1024
JOURNAL_INPUTS = 20_000
NUMBER = 10_000
"""The largest number in the state of an imported match."""
FRAME_NUMBER = 10_000_000
"""The same for what only counts: questions asked, outcomes given."""
PACK = 256 * 1024
"""Bytes of all files of one pack."""
PACK_FILES = 40
PACK_DEPTH = 30
"""Brackets within brackets in a pack: a reader takes the longer for each, the more are open."""
PACKS = 512 * 1024
"""Bytes of a call that brings packs."""
PACK_NUMBER = 500
"""The largest number in a pack that comes with a file."""
TEXT = 2_000
"""The longest text in a document that comes from anywhere."""
NAME = 40
ENTRIES = 100_000
"""Entries a table may have: far above any game, below what would fill a disk."""
PACE = 0.005
"""Seconds from one state to the next that a screen is sent, for each other that looks through the same
eyes: a crowd reads a little later, and whoever plays is not kept waiting by those who watch."""
UNREAD = 16
"""Answers that may wait for a screen before it is heard again."""
OUTBOX = 256
"""Frames that may wait for one slow screen."""
OUTBOX_EVENTS = 5_000
UNWATCHED = 200
"""Choices that bots make while nobody looks: enough to come round to a person who is away."""
COST = 0.5
"""Seconds of work that one choice may cost with a pack that is not a game's own."""
DEAR = 3
"""Choices above that, after which a table stands still."""
ANALYSES = 4
"""Matches that are analysed at once, and as many that wait with what was found so far."""
ANALYSIS_SLICE = 0.5
"""Seconds of work in one go: then whoever else wants to think has the turn."""
ANALYSIS_WAIT = 15.0
"""Seconds without anybody asking how far it is, after which an analysis stands still."""
RETRY, RETRY_AT_MOST = 0.5, 60.0
"""Seconds until bots try again what could not be kept: doubled each time."""
STRIKES = 50
"""Refused frames in a row before the connection is closed."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: float
    per_second: float


OPEN = 100
"""Open tables that are told of at once, the newest first."""
OPEN_HOURS = 24
"""An open table at which nothing has happened for so long is no longer told of."""
SAID = 100
"""Words that a table remembers for those who come later."""
TALK = Rate(5, 0.5)
"""How fast one person may talk; all spectators of a table are one."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What an operator can choose. The defaults suit a living room and a small server alike."""

    frames: Rate = Rate(200, 50)
    """What one connection may say,"""
    frames_from_one: Rate = Rate(2000, 400)
    """and all that come from one address."""
    calls: Rate = Rate(400, 40)
    """What an address may ask for, whatever it is; what is dear has a rate of its own as well."""
    create: Rate = Rate(60, 0.5)
    open: Rate = Rate(10, 0.005)
    """Tables that anybody may find: a list full of somebody's own would hide all the others."""
    claim: Rate = Rate(60, 1)
    ask: Rate = Rate(30, 1)
    """Questions about a list of tables."""
    look: Rate = Rate(60, 2)
    """Packs to be checked: an editor asks while one types."""
    fetch: Rate = Rate(60, 1)
    """Files, replays, and cards that nobody else has asked for: they are large."""
    connections: int = 200
    """Open connections from one address."""
    connections_in_all: int = 2000
    screens: int = 100
    """Screens at one table."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that stand for many: a proxy on this machine, which says for whom it asks."""
    request_seconds: float = 15
    """From the first byte of a request (or none at all) to the last of its headers."""
    body_seconds: float = 60
    answer_seconds: float = 300
    """From then until the answer has been read."""
    stall_seconds: float = 30
    """A screen that does not read for so long, while it asks for more, is let go."""
    hello_seconds: float = 10
    packs: int = 20
    """Different packs that came with files and are in memory at once."""
    bots: int = 0
    """Processes for bots; 0: as many as there are processors, less one."""
    bot_seconds: float = 20
    """What a bot may take for one choice; then any will do."""
    analysis: int = 1500
    """Decisions that are tried out for each decision of a match that is analysed; 0: none is."""
    import_seconds: float = 30
    """What reading a file from elsewhere may take."""
    operators: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks that may read /metrics and /status."""
    archive_days: float = 0
    """After so many days without a choice a table becomes a file in the folder `archive`; 0: never."""
    use: tuple[str, ...] = ()
    """Modules with bots that are no part of the package."""
    bot_delay: float = 0
    """A pause before each choice of a bot; the client has its own rhythm, so none is needed."""
    idle_seconds: float = 600
    """After this long without a viewer a table leaves memory; the store brings it back."""
    addresses: tuple[str, ...] = ()
    """Base addresses for links to others; none: only this machine can come."""
    hosts: tuple[str, ...] | None = None
    """The names that this server answers to; None: any."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may connect."""

    @property
    def bot_processes(self) -> int:
        return self.bots or max(1, min(8, (os.cpu_count() or 2) - 1))


@lru_cache(10_000)
def network_of(address: str) -> str:
    """Who counts as one: an address of IPv4, or a network of IPv6, in which everybody has more addresses
    than they could ever use."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


class Bucket:
    """A token bucket."""

    __slots__ = ("_clock", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._then = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether there was enough left."""
        now = self._clock()
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._then) * rate.per_second)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


@dataclass(slots=True)
class Buckets:
    """One bucket an address, for the addresses seen of late."""

    rate: Rate
    clock: Clock = time.monotonic
    most: int = 10_000
    _known: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str, cost: float = 1) -> bool:
        who = network_of(address)
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self.rate, self.clock)
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(who)
        return bucket.take(cost)
