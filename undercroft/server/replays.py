"""A finished match, frame by frame, with all hands open."""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.match import Match
from undercroft.kernel.seen import Catalog

from .protocol.replays import Analysis, Frame, Replay
from .protocol.tables import SeatInfo


def build(journal: Mapping[str, Any], seats: Sequence[SeatInfo], catalog: Catalog) -> bytes:
    """The whole answer, encoded and compressed: it is made once and kept. Frame by frame: of a match that
    somebody has drawn out there are more than fit into memory."""
    head = msgspec.json.encode(Replay(journal["game"], list(seats), catalog, []))
    before, after = head.split(_FRAMES)
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=6, mtime=0) as file:
        file.write(before + _FRAMES[:-1])
        for number, frame in enumerate(_frames(journal)):
            file.write((b"," if number else b"") + msgspec.json.encode(frame))
        file.write(b"]" + after)
    return packed.getvalue()


_FRAMES = b'"frames":[]'


def _frames(journal: Mapping[str, Any]) -> Iterator[Frame]:
    at = undercroft.replay({**journal, "inputs": [], "digests": journal["digests"][:1]})
    yield _frame(at)
    for entry in journal["inputs"]:
        at = at.clone()
        at.apply(entry)
        # A fresh seed is nothing to look at.
        if entry[0] != "reseed":
            yield _frame(at)


def _frame(match: Match) -> Frame:
    told = (event.seen_by(None) for event in match.events)
    return Frame([one for one in told if one is not None], match.open_view())


def frame_of(inputs: Sequence[Sequence[Any]], number: int) -> int:
    """The frame after so many inputs."""
    return sum(entry[0] != "reseed" for entry in inputs[:number])


def with_analysis(body: bytes, analysis: Analysis) -> bytes:
    """A kept replay and what was found out about it."""
    whole = msgspec.json.decode(gzip.decompress(body), type=dict[str, msgspec.Raw])
    whole["analysis"] = msgspec.Raw(msgspec.json.encode(analysis))
    return gzip.compress(msgspec.json.encode(whole), 6)


def analysis_in(body: bytes) -> msgspec.Raw | None:
    """What is kept with a replay, as it is sent; None: nobody has asked for it."""
    whole = msgspec.json.decode(gzip.decompress(body), type=dict[str, msgspec.Raw])
    found = whole.get("analysis")
    return None if found is None or bytes(found) == b"null" else found
