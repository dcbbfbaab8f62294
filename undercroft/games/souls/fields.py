"""What may stand in the fields of the states and steps of both boxes."""

from __future__ import annotations

from typing import Annotated, Any, Final

from undercroft.kernel.content import MOST_NODES
from undercroft.kernel.errors import PositionError
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import Codec, OneOf, Range, SetOf

from .gear import COLOURS, CONDITIONS, STATS, Card
from .seen import Compass

MOST_CHARACTERS: Final = 4  # DS-1.2
MOST_FOES: Final = 100
MOST_TIERS: Final = 4  # DS-45.4

Seat = Annotated[int, Range(0, MOST_CHARACTERS - 1)]
"""A character by its place in the party; who plays it sits elsewhere (`seats_of`)."""
FoeIndex = Annotated[int, Range(0, MOST_FOES - 1)]
Node = Annotated[int, Range(0, MOST_NODES - 1)]
COMPASS: Final[tuple[Compass, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
Direction = Annotated[int, OneOf(COMPASS)]
"""In eighths of a circle from north."""
Conditions = Annotated[int, SetOf(CONDITIONS)]
Cubes = Annotated[int, Range(0, 10)]
Dice = Annotated[int, Range(0, 9)]
Tier = Annotated[int, Range(0, MOST_TIERS)]
Colour = Annotated[int, OneOf(COLOURS)]
Stat = Annotated[int, OneOf(STATS)]


class OfKind(Codec):
    """Something of the pack by its id, found under what its kind is called."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def dump(self, value: Any, pack: Any) -> object:
        return value.id

    def load(self, raw: object, pack: Any, where: str) -> Any:
        found = pack.things[self.kind].get(raw) if isinstance(raw, str) else None
        if found is None:
            raise PositionError(f"{where}: {raw!r} is unknown in pack {pack.name!r}")
        return found


class CardOf(OfKind):
    """A treasure card by its id."""

    def __init__(self) -> None:
        super().__init__("card")

    def load(self, raw: object, pack: Any, where: str) -> Card:
        found: Card | None = pack.cards.get(raw) if isinstance(raw, str) else None
        if found is None:
            raise PositionError(f"{where}: {raw!r} is unknown in pack {pack.name!r}")
        return found


Treasure = Annotated[Card, CardOf()]


class PileOf(Codec):
    """A face-down deck: which cards may still come, and how many of them will."""

    def __init__(self, card: Codec) -> None:
        self.card = card

    def dump(self, value: Pile, pack: Any) -> object:
        return [
            {"cards": [card.id for card in cards], "left": left} for cards, left in value.groups
        ]

    def load(self, raw: object, pack: Any, where: str) -> Pile:
        if not isinstance(raw, list):
            raise PositionError(f"{where}: must be a list")
        groups = []
        for group in raw:
            match group:
                case {"cards": list() as ids, "left": int(left), **rest} if not rest:
                    cards = tuple([self.card.load(id, pack, where) for id in ids])
                    if not 0 <= left <= len(cards):
                        raise PositionError(f"{where}.left: {left} must be from 0 to {len(cards)}")
                    groups.append((cards, left))
                case _:
                    raise PositionError(f"{where}: must be objects of cards and left")
        return Pile(groups)


EMPTY_PILE: Final[Pile] = Pile(())
