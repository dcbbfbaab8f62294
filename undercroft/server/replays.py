"""A finished match, frame by frame, with all hands open."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.match import Match

from .line import seen
from .protocol import SeatInfo


def build(match: Match, seats: Sequence[SeatInfo], catalog: Mapping[str, object]) -> bytes:
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
    answer = {
        "game": match.game.name,
        "seats": seats,
        "catalog": catalog,
        "frames": frames,
    }
    return gzip.compress(msgspec.json.encode(answer), 6)


def _frame(match: Match) -> dict[str, object]:
    return {"events": list(seen(match.events, None)), "view": match.open_view()}
