"""A finished match, frame by frame, with all hands open."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.match import Match
from undercroft.kernel.seen import Catalog

from .line import seen
from .protocol import Frame, Replay, SeatInfo


def build(match: Match, seats: Sequence[SeatInfo], catalog: Catalog) -> bytes:
    """The whole answer, encoded and compressed: it is made once and kept."""
    journal: dict[str, Any] = match.journal()
    at = undercroft.replay({**journal, "inputs": [], "digests": journal["digests"][:1]})
    frames = [_frame(at)]
    for entry in journal["inputs"]:
        at = at.clone()
        at.apply(entry)
        # A fresh seed is nothing to look at.
        if entry[0] != "reseed":
            frames.append(_frame(at))
    answer = Replay(match.game.name, list(seats), catalog, frames)
    return gzip.compress(msgspec.json.encode(answer), 6)


def _frame(match: Match) -> Frame:
    return Frame(list(seen(match.events, None)), match.open_view())
