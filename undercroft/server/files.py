"""One file for one match: what is exported, and what comes back from anywhere."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import undercroft
from undercroft import UndercroftError, bots
from undercroft.kernel.match import Match

from . import limits
from .entries import Entry
from .protocol.tables import SeatPlan
from .reading import Refused
from .seats import Seat
from .store.base import Store
from .store.model import Origin
from .timeline import (
    at_hand,
    from_position,
    live,
    moved,
    moved_origin,
    position_of,
    unpacked,
    unreadable,
)

log = logging.getLogger("undercroft.server.files")


def read(document: object) -> tuple[Match, list[SeatPlan]]:
    """The match of an exported journal, and who is to sit where."""
    if not isinstance(document, dict):
        raise Refused("invalid", "this is not a journal")
    check_texts(document)
    _check_size(document)
    journal = {k: v for k, v in document.items() if k not in {"seats", "newest"}}
    inputs = journal.get("inputs")
    if isinstance(inputs, list) and len(inputs) > limits.JOURNAL_INPUTS:
        raise Refused("invalid", f"inputs: more than {limits.JOURNAL_INPUTS}")
    newest = document.get("newest")
    try:
        match = undercroft.replay(journal)
    except Exception as error:  # a document from anywhere may break the rules in any way
        if newest is None:
            raise _unreadable(error) from None
        try:
            match = undercroft.from_position(newest)
        except Exception as problem:
            raise _unreadable(problem) from None
    return match, _seats(document.get("seats"), match)


def _check_size(document: Mapping[str, Any]) -> None:
    """Small documents can ask for large things (a deck of 10^18 cards): not from here."""
    for part in (document, document.get("position"), document.get("newest")):
        if not isinstance(part, Mapping):
            continue
        pack = part.get("pack")
        if pack is not None and len(msgspec.json.encode(pack)) > limits.PACKS:
            raise Refused("invalid", f"pack: more than {limits.PACKS} bytes")
        for name, most in (
            ("setup", limits.NUMBER),
            ("state", limits.NUMBER),
            ("pack", limits.PACK_NUMBER),
            ("frame", limits.FRAME_NUMBER),
        ):
            check_numbers(part.get(name), name, most)
        chance = part.get("chance")
        if isinstance(chance, Mapping):
            check_numbers(chance.get("count"), "chance.count", limits.FRAME_NUMBER)


def check_numbers(value: object, where: str, most: int) -> None:
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, (int, float)):
            if not -most <= item <= most:
                raise Refused("invalid", f"{where}: a number above {most}")
        elif isinstance(item, Mapping):
            left.extend(item.values())
        elif isinstance(item, list):
            left.extend(item)


def check_texts(document: object) -> None:
    """No text is endless, and every one can be written down and sent on."""
    left = [document]
    while left:
        item = left.pop()
        if isinstance(item, str):
            if len(item) > limits.TEXT:
                raise Refused("invalid", f"a text of more than {limits.TEXT} characters")
            if not item.isascii():
                try:
                    item.encode()
                except UnicodeEncodeError:
                    raise Refused("invalid", "a text that cannot be written down") from None
        elif isinstance(item, Mapping):
            left.extend(item)
            left.extend(item.values())
        elif isinstance(item, list):
            left.extend(item)


def _unreadable(error: Exception) -> Refused:
    if isinstance(error, UndercroftError):
        return Refused("invalid", str(error))
    log.warning("an import failed: %r", error)
    return Refused("invalid", "this journal cannot be read")


def _seats(raw: object, match: Match) -> list[SeatPlan]:
    """Bots stay bots; every other seat goes to the screen that imports."""
    levels = bots.names(match.game.name)
    plans: list[SeatPlan] = []
    for number in range(len(match.seats)):
        seat = raw[number] if isinstance(raw, list) and number < len(raw) else None
        seat = seat if isinstance(seat, dict) else {}
        name = seat.get("name")
        name = name[:200] if isinstance(name, str) else None
        bot = seat.get("bot")
        bot = bots.FORMER.get(bot, bot) if isinstance(bot, str) else None
        if seat.get("kind") == "bot" and bot in levels:
            plans.append(SeatPlan("bot", name, bot))
        elif seat.get("kind") == "empty":
            plans.append(SeatPlan("empty", name))
        else:
            plans.append(SeatPlan("here", name))
    return plans


async def journal(store: Store, table: str, match: Match) -> dict[str, Any]:
    """What has happened at a table and was not taken back, from set-up and seed on.

    It is put together from what is kept: nothing is replayed, unless an older server left out a digest.
    """
    origin = await store.origin(table)
    entries = await store.past(table, origin.n)
    return await asyncio.to_thread(_assembled, origin, entries, match)


def _assembled(origin: Origin, entries: Sequence[Entry], match: Match) -> dict[str, Any]:
    doc: dict[str, Any] = msgspec.json.decode(origin.body)
    if match.pack.name != "base":
        doc["pack"] = match.pack.documents
        if isinstance(doc.get("position"), dict):
            doc["position"]["pack"] = match.pack.documents
    if unreadable(entries) is not None:
        # What cannot be read cannot be played again: the file begins where the match stands.
        doc = msgspec.json.decode(moved_origin(match, position_of(match, 0)).body)
        return {**doc, "pack": match.pack.documents} if match.pack.name != "base" else doc
    outlived = moved(entries)
    inputs, digests = list(doc["inputs"]), list(doc["digests"])
    for entry, played in live(entries):
        inputs.append(played.input)
        digests.append(outlived.get(entry.n, entry.digest))
    whole = {**doc, "inputs": inputs, "digests": digests}
    if None in digests:
        again = undercroft.replay({**doc})
        for number, entered in enumerate(inputs[len(doc["inputs"]) :], len(doc["digests"])):
            again.apply(entered)
            digests[number] = again.digest()
    return whole


def write(doc: Mapping[str, Any], match: Match, seats: Sequence[Seat]) -> bytes:
    """One file, compressed: the journal, who sat where, and the newest position in case the rules
    change."""
    sitting = [{"name": s.name, "kind": s.kind, "bot": s.bot} for s in seats]
    whole = {**doc, "seats": sitting, "newest": match.position()}
    return gzip.compress(msgspec.json.format(msgspec.json.encode(whole), indent=1), 5)


class Brought:
    """What came of a file, as a process of its own has read it."""

    def __init__(self, read: dict[str, Any]) -> None:
        self._read = read
        self.origin = Origin(0, read["origin"])
        self.first: bytes = read["first"]
        self.plans = [SeatPlan(*plan) for plan in read["plans"]]

    def match(self) -> Match:
        read = self._read
        pack = None
        if read["pack"] is not None:
            name = read["pack_name"]
            digest, body = read["pack"]
            pack = at_hand(read["game"], name, digest) or unpacked(read["game"], name, body)
        return from_position(read["position"], pack)
