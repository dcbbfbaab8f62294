"""The Dungeon around the party."""

from __future__ import annotations

from typing import Annotated, Any, Final

from undercroft.kernel.errors import PositionError
from undercroft.kernel.pile import NO_PILE, Group, Pile
from undercroft.kernel.record import Codec, Count, OneOf, Range, Record

from ..pack.places import Quest, Tile
from ..seen.words import Deed
from ..terms import DICE_LIMIT, FULL_LIGHT, HAZARDS, PROVISIONS, SIDES, TOKENS
from .kinds import Node

Token = Annotated[int, OneOf(TOKENS)]
Face = Annotated[int, OneOf(HAZARDS)]
Rolled = Annotated[int, OneOf(SIDES)]
Few = Annotated[int, Range(0, 99)]
DEEDS: Final[tuple[Deed, ...]] = ("scout", "rest", "leave", "dig")


class StoresCodec(Codec):
    """The dice of each side, by its name."""

    def dump(self, value: tuple[int, ...], pack: Any) -> object:
        return dict(zip(PROVISIONS, value, strict=True))

    def load(self, raw: object, pack: Any, where: str) -> tuple[int, ...]:
        if not isinstance(raw, dict) or set(raw) != set(PROVISIONS):
            raise PositionError(f"{where}: a number for each of {', '.join(PROVISIONS)}")
        for side, count in raw.items():
            if type(count) is not int or not 0 <= count <= DICE_LIMIT:
                raise PositionError(
                    f"{where}.{side}: {count!r} must be a number from 0 to {DICE_LIMIT}"
                )
        return tuple([raw[side] for side in PROVISIONS])


class TokensCodec(Codec):
    """Tokens that lie face down: groups, and how many of each group are really there."""

    def dump(self, value: Pile, pack: Any) -> object:
        return [
            {"cards": [TOKENS[card] for card in cards], "left": left}
            for cards, left in value.groups
        ]

    def load(self, raw: object, pack: Any, where: str) -> Pile:
        if not isinstance(raw, list):
            raise PositionError(f"{where}: must be a list")
        return Pile([self.group(one, f"{where}[{i}]") for i, one in enumerate(raw)])

    @staticmethod
    def group(raw: object, where: str) -> Group:
        match raw:
            case {"cards": list() as names, "left": int(left), **rest} if not rest:
                for name in names:
                    if name not in TOKENS:
                        raise PositionError(f"{where}.cards: {name!r} is no Room token")
                if not 0 <= left <= len(names):
                    raise PositionError(f"{where}.left: {left} must be from 0 to {len(names)}")
                return tuple([TOKENS.index(name) for name in names]), left
            case _:
                raise PositionError(f"{where}: must be an object of cards and left")


class Dungeon(Record):
    """The Dungeon around the party."""

    quest: Quest | None = None
    tile: Tile | None = None
    tokens: tuple[Token | None, ...] = ()
    """Of each Room slot, once it is known."""
    hidden: Annotated[Pile, TokensCodec()] = NO_PILE
    """The tokens nobody has seen."""
    boss_hidden: bool = False
    """The Objective is still among the marked slots."""
    cleared: tuple[Node, ...] = ()
    """Room slots."""
    at: Node | None = None
    goal: Node | None = None
    """The node being explored."""
    explored: tuple[Node, ...] = ()
    """Corridors, by their numbers."""
    passed: tuple[Node, ...] = ()
    fled: bool = False
    """The party must move on (DD-24.5)."""
    light: Annotated[int, Range(0, FULL_LIGHT)] = FULL_LIGHT
    stores: Annotated[tuple[int, ...], StoresCodec()] = (0, 0, 0, 0, 0)
    firewood: bool = False
    scouted: bool = False
    """At this stop (DD-A.16)."""
    scout_bonus: bool = False
    """For the next Exploration (DD-9.5)."""
    refused: tuple[Deed, ...] = ()
    """What somebody has said no to here."""
    dice: tuple[tuple[Face, ...], ...] = ()
    """Exploration dice still to resolve, by hero."""
    rolled: tuple[Rolled, ...] = ()
    """Provision dice while the party rolls for them."""
    torch: bool = False
    """Spent on the Curio at hand (DD-10.10)."""
    rest_points: Few = 0
    progress: Count = 0
    """What the Quest counts."""
    camped: tuple[Node, ...] = ()
    """Room slots with a camp."""
    collected: tuple[Node, ...] = ()
    """Room slots whose task is done."""
    lairs: Few = 0
    """Lairs cleared."""
    battles: Count = 0
    """In this Dungeon."""

    @property
    def here(self) -> int:
        """Where the party stands."""
        at = self.at
        assert at is not None
        return at

    @property
    def token(self) -> int | None:
        """The token of the Room the party is in: none on the way, or while it lies face down."""
        at = self.at
        return self.tokens[at] if at is not None and at < len(self.tokens) else None

    @property
    def is_cleared(self) -> bool:
        """Whether the party is in a Room that was cleared."""
        return self.at in self.cleared
