"""What was told, as it is kept, and as each pair of eyes may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw

from undercroft.kernel.event import PUBLIC, Event
from undercroft.kernel.fact import Fact

from . import facts
from .entries import Advised, Aside, Changed, Entry, Exported, Undone, Viewpoint
from .reading import encode
from .timeline import live

MOST = 2000
"""Events that a screen is sent at once; what came before it may ask for."""

_decode = msgspec.json.Decoder(list[tuple[int, Raw]]).decode


def written(events: Sequence[Event]) -> bytes:
    """As the store keeps them."""
    return encode([(event.seat, event.fact.to_json(event.prefix)) for event in events])


def seen(events: Iterable[Event], viewpoint: Viewpoint) -> list[Raw]:
    """What these eyes may know of."""
    return [
        Raw(encode(event.fact.to_json(event.prefix)))
        for event in events
        if event.seat == PUBLIC or event.seat == viewpoint
    ]


def of_the_table(fact: Fact) -> Raw:
    """A fact that belongs to the table, not to its game: the rules know nothing of it."""
    return Raw(encode(fact.to_json("house")))


def is_told(aside: Aside, viewpoint: Viewpoint) -> bool:
    return not isinstance(aside, Undone) or viewpoint in aside.told


def aside_events(aside: Aside) -> list[Raw]:
    match aside:
        case Exported():
            return [of_the_table(facts.Exported())]
        case Advised(by=by):
            return [of_the_table(facts.Advised(by))]
        case Changed(rules=rules):
            return [of_the_table(facts.RulesChanged() if rules else facts.CardsChanged())]
        case Undone(by=by, fresh=fresh):
            return [of_the_table(facts.Undone(by, fresh))]


class Past:
    """Everything that happened at a table, or the newest part of it."""

    def __init__(self, first: bytes, entries: Sequence[Entry]) -> None:
        """`first`: what was told at the set-up; nothing, if the beginning is not at hand."""
        counts = {entry.n for entry, _ in live(entries)}
        self._whole = bool(first)
        self._told: list[list[tuple[int, Raw]] | Aside] = []
        if first:
            self._told.append(_decode(first))
        for entry in entries:
            if isinstance(entry.body, Aside):
                self._told.append(entry.body)
            elif entry.n in counts and entry.events:
                self._told.append(_decode(entry.events))

    def seen_from(self, viewpoint: Viewpoint, most: int | None = MOST) -> tuple[list[Raw], bool]:
        """What these eyes may know of, oldest first, and whether there was more before."""
        found: list[Raw] = []
        for told in self._told:
            if isinstance(told, list):
                found += [raw for seat, raw in told if seat in (PUBLIC, viewpoint)]
            elif is_told(told, viewpoint):
                found += aside_events(told)
        cut = most is not None and len(found) > most
        return (found[-most:] if cut and most is not None else found), cut or not self._whole
