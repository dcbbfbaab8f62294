"""One file for one match: what is exported, and what comes back from anywhere."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import undercroft
from undercroft import UndercroftError, bots
from undercroft.kernel.match import Match

from . import limits
from .protocol import SeatPlan
from .reading import Refused
from .seats import Seat

log = logging.getLogger("undercroft.server.files")


def read(document: object) -> tuple[Match, list[SeatPlan]]:
    """The match of an exported journal, and who is to sit where."""
    if not isinstance(document, dict):
        raise Refused("invalid", "this is not a journal")
    _check_size(document)
    _check_texts(document)
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
        if pack is not None and len(msgspec.json.encode(pack)) > limits.PACK:
            raise Refused("invalid", f"pack: more than {limits.PACK} bytes")
        for name, most in (
            ("setup", limits.NUMBER),
            ("state", limits.NUMBER),
            ("pack", limits.PACK_NUMBER),
            ("frame", limits.FRAME_NUMBER),
        ):
            _check_numbers(part.get(name), name, most)
        chance = part.get("chance")
        if isinstance(chance, Mapping):
            _check_numbers(chance.get("count"), "chance.count", limits.FRAME_NUMBER)


def _check_numbers(value: object, where: str, most: int) -> None:
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


def _check_texts(document: object) -> None:
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
        if seat.get("kind") == "bot" and bot in levels:
            plans.append(SeatPlan("bot", name, bot))
        elif seat.get("kind") == "empty":
            plans.append(SeatPlan("empty", name))
        else:
            plans.append(SeatPlan("here", name))
    return plans


def write(match: Match, seats: Sequence[Seat]) -> bytes:
    """One file, compressed: the journal, who sat where, and the newest position in case the rules
    change."""
    journal: dict[str, Any] = match.journal()
    sitting = [{"name": s.name, "kind": s.kind, "bot": s.bot} for s in seats]
    whole = {**journal, "seats": sitting, "newest": match.position()}
    return gzip.compress(msgspec.json.format(msgspec.json.encode(whole), indent=1), 5)
