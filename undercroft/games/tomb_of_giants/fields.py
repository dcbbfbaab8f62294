"""What may stand in the fields of this box's state and steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from undercroft.games.souls.fields import CardOf, OfKind
from undercroft.games.souls.gear import Card
from undercroft.kernel.errors import PositionError
from undercroft.kernel.pile import Deck
from undercroft.kernel.record import Codec, Count, OneOf, Range
from undercroft.kernel.value import Value

from .cards import TOKENS, Encounter, Event
from .layout import MOST_TILES
from .seen import DeckCard

MOST_TIERS: Final = 3  # TG-A.5
MOST_THREAT: Final = 99

Tile = Annotated[int, Range(0, MOST_TILES - 1)]
Tier = Annotated[int, Range(0, MOST_TIERS - 1)]
Token = Annotated[int, OneOf(TOKENS)]
SpaceNumber = Annotated[int, Range(0, "last_space")]
Threat = Annotated[int, Range(0, MOST_THREAT)]


def card_codec(kind: str) -> Codec:
    """How a card of this kind of deck is written."""
    return CardOf() if kind == "card" else OfKind(kind)


class DeckOf(Codec):
    """A deck: what is shuffled, and the cards whose place is known."""

    PARTS: Final = ("middle", "top", "bottom")

    def __init__(self, kind: str) -> None:
        self.card = card_codec(kind)

    def dump(self, value: Deck[Any], pack: Any) -> object:
        return {part: [card.id for card in getattr(value, part)] for part in self.PARTS}

    def load(self, raw: object, pack: Any, where: str) -> Deck[Any]:
        if not isinstance(raw, Mapping) or set(raw) != set(self.PARTS):
            raise PositionError(f"{where}: must be an object of {', '.join(self.PARTS)}")
        parts = []
        for part in self.PARTS:
            if not isinstance(raw[part], list):
                raise PositionError(f"{where}.{part}: must be a list")
            parts.append(tuple(self.card.load(id, pack, f"{where}.{part}") for id in raw[part]))
        return Deck(*parts)


class Looked(Codec):
    """A card somebody is looking at: of which deck, and which one."""

    def dump(self, value: AnyCard, pack: Any) -> object:
        return [deck_kind(value), value.id]

    def load(self, raw: object, pack: Any, where: str) -> AnyCard:
        match raw:
            case [("card" | "event" | "encounter") as kind, str(id)]:
                found: AnyCard = card_codec(kind).load(id, pack, where)
                return found
        raise PositionError(f"{where}: {raw!r} must be [card, event or encounter, id]")


AnyCard = Card | Event | Encounter
Seen = Annotated[AnyCard, Looked()]


def deck_kind(card: AnyCard) -> DeckCard:
    """What references call such a card."""
    if isinstance(card, Card):
        return "card"
    return "event" if isinstance(card, Event) else "encounter"


class Space(Value):
    """What lies on a space of the encounter track, and below it."""

    name = "space"
    card: Encounter | None = None
    souls: Count = 0
    event: Event | None = None
    tilted: bool = False
    shortcut: bool = False

    def with_card(self, card: Encounter) -> Space:
        """TG-A.78: what lay on another card goes with it."""
        if self.card is None:
            return Space(card, self.souls, self.event)
        return self if card is self.card else Space(card, 0, self.event)

    def with_souls(self, souls: int) -> Space:
        return Space(self.card, souls, self.event, self.tilted, self.shortcut)

    def with_event(self, event: Event | None) -> Space:
        return Space(self.card, self.souls, event, self.tilted, self.shortcut)

    def with_tilt(self, tilted: bool) -> Space:
        return Space(self.card, self.souls, self.event, tilted, self.shortcut)

    def with_shortcut(self) -> Space:
        return Space(self.card, self.souls, self.event, self.tilted, True)


EMPTY_SPACE: Final = Space()
