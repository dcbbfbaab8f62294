"""Catalogues: made once for a pack and a set-up, whoever asks, and shared by tables, bots and screens."""

from __future__ import annotations

import gzip
import threading
from collections import OrderedDict
from functools import cached_property
from hashlib import sha256
from typing import cast

import msgspec

import undercroft
from undercroft.kernel.match import Match
from undercroft.kernel.seen import Catalog

MOST = 16
"""Catalogues kept; those longest unused are forgotten first."""


class Catalogue:
    def __init__(self, match: Match) -> None:
        self.doc = cast(Catalog, undercroft.catalog(match))

    @cached_property
    def body(self) -> bytes:
        return msgspec.json.encode(self.doc)

    @cached_property
    def packed(self) -> bytes:
        """Compressed JSON."""
        return gzip.compress(self.body, 6, mtime=0)

    @cached_property
    def tag(self) -> str:
        return f'"{sha256(self.body).hexdigest()[:24]}"'


class Catalogs:
    """Safe to ask from any thread; the first to ask makes it, the others wait."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], Catalogue] = OrderedDict()
        self._lock = threading.Lock()

    def known(self, match: Match) -> Catalogue | None:
        """If it has been made."""
        return self._kept.get(_key(match))

    def of(self, match: Match) -> Catalogue:
        key = _key(match)
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                found = self._kept[key] = Catalogue(match)
                if len(self._kept) > MOST:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found


def _key(match: Match) -> tuple[object, ...]:
    game = match.game
    setup = tuple(sorted(match.setup.items()))
    return (game.name, match.pack.hash, setup, game.catalog_key(match.state))
