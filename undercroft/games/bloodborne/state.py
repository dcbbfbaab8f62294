"""The table: Hunters, the Monster, the decks."""

from __future__ import annotations

from operator import attrgetter
from typing import Annotated, Final, Literal, TypeVar

from undercroft.kernel.agenda import State
from undercroft.kernel.chance import Die
from undercroft.kernel.record import MADE, MILLION, Count, CountOf, OneOf, Range, Record

from .cards import Card, Cards, Enemy
from .modifiers import Modifiers

# The steps of a round (BB-3.1), as the view names them.
STEPS: Final = (
    "choose",
    "transform",
    "instant",
    "monster_attack",
    "hunters_attack",
    "escape",
    "dream",
    "end",
    "over",
)
CHOOSE: Final = 0
TRANSFORM: Final = 1
INSTANT: Final = 2
MONSTER_ATTACK: Final = 3
HUNTERS_ATTACK: Final = 4
ESCAPE: Final = 5
DREAM: Final = 6
END: Final = 7
OVER: Final = 8

MOST_HUNTERS: Final = 5
MAX_CARDS: Final = 7  # BB-12.8
BLOOD: Final = 135  # BB-0.2: 15 tokens worth 5 and 60 worth 1

ENDS: Final[tuple[Literal["killed", "escaped"], ...]] = ("killed", "escaped")
KILLED: Final = 0
ESCAPED: Final = 1

Seat = Annotated[int, Range(0, MOST_HUNTERS - 1)]
Trophies = Annotated[int, Range(0, "most_trophies")]
Hand = tuple[Card, ...]
"""Sorted by index, and shared between copies: the order means nothing and must say nothing."""


T = TypeVar("T", Card, Enemy)
by_index: Final = attrgetter("index")


class Hunter(Record):
    """One player's board and cards."""

    seat: Annotated[int, MADE] = 0
    health: Annotated[int, Range(0, "max_health")]
    hand: Hand
    collected: Count = 0
    banked: Count = 0
    trophies: tuple[Trophies, Trophies, Trophies] = (0, 0, 0)
    used: Hand = ()
    played: Hand = ()
    removed: Hand = ()
    dead: bool = False
    out: bool = False
    deaths: Count = 0
    # This round only:
    pick: Card | None = None
    """The secret choice, until it is revealed."""
    card: Card | None = None
    """The card that acts: the one played, or the Weapon transformed into."""
    dreaming: bool = False
    negated: bool = False
    took: Count = 0
    """Blood taken from the Monster this round: what Trophies ask for."""
    bloodied: Hand = ()
    """The Weapons that took it."""
    last_blow: bool = False
    prevents: Count = 0
    lured: tuple[tuple[Seat, Count], ...] = ()
    """Parts of others’ damage that come here instead: whose, and how much."""
    weakened: Count = 0

    @property
    def owned(self) -> int:
        """How many cards this Hunter owns, wherever they lie (BB-12.8)."""
        return len(self.hand) + len(self.used) + len(self.played)


class Hunt(State):
    """The state of one match."""

    pack: Annotated[Cards, MADE]
    players: Annotated[int, MADE]
    modifiers: Annotated[Modifiers, MADE]
    hunters: list[Hunter]
    round: Count = 0
    step: Annotated[int, OneOf(STEPS)] = END
    first: Annotated[int, Range(0, MOST_HUNTERS - 1)] | None = None
    """The First Player; nobody before one is drawn."""
    shadow: Annotated[int | None, MADE] = None
    """The Hunter whom nobody plays, where a table has agreed upon one (BB-V.1)."""
    final_boss: Enemy | None = None
    final_slain: bool = False
    monster: Enemy | None = None
    echoes: Count = 0
    full: Count = 0
    # Who may still come: the deck has no hidden order, a card is chosen when it is turned up.
    monsters: tuple[Enemy, ...] = ()
    bosses: tuple[Enemy, ...] = ()
    monsters_left: Count = 0
    bosses_left: Count = 0
    gone: tuple[tuple[Enemy, Annotated[int, OneOf(ENDS)]], ...] = ()
    row: Hand = ()
    upgrades: Annotated[tuple[int, ...], CountOf("card")] = ()
    """What is left in the Upgrade deck."""
    deck: Annotated[tuple[int, ...], CountOf("card")] = ()
    """What was in it: a pack may have grown since the match began."""
    reserve: Annotated[int, Range(-MILLION, MILLION)] = BLOOD
    """Below 0 once the tokens have run out: there is no cap on Blood (BB-18.4)."""
    winners: tuple[Seat, ...] = ()
    # The open readings, chosen at set-up.
    dice: Annotated[tuple[Die, ...], MADE] = ()
    dream_halves_all: Annotated[bool, MADE] = True
    prevent_first: Annotated[bool, MADE] = False
    reveal_kills: Annotated[bool, MADE] = True
    empty_transform: Annotated[bool, MADE] = False

    def order(self) -> list[Hunter]:
        """The Hunters in player order: First Player, then to the left (BB-3.4)."""
        first = self.first
        hunters = self.hunters
        return hunters[first:] + hunters[:first] if first else hunters

    def beside(self, hunter: Hunter, way: int) -> Hunter:
        """The next Hunter to the left (1) or right (-1) who is still in the game (BB-A.9)."""
        hunters = self.hunters
        seat = (hunter.seat + way) % self.players
        while hunters[seat].out and seat != hunter.seat:
            seat = (seat + way) % self.players
        return hunters[seat]


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The cards less one of this design."""
    if cards[-1] is card:
        return cards[:-1]
    left = list(cards)
    left.remove(card)
    return tuple(left)


def added(cards: Hand, card: Card) -> Hand:
    """The cards and one more, in its place."""
    if not cards:
        return (card,)
    index = card.index
    at = 0
    for other in cards:
        if other.index > index:
            return cards[:at] + (card,) + cards[at:]  # noqa: RUF005 - quicker when compiled
        at += 1
    return cards + (card,)  # noqa: RUF005


def together(cards: Hand, more: Hand) -> Hand:
    """Both, sorted; what is put together is sorted already."""
    if len(more) == 1:
        return added(cards, more[0])
    return in_order(cards + more) if cards else more


def in_order(cards: Hand) -> Hand:
    return tuple(sorted(cards, key=by_index))
