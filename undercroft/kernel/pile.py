"""Decks without a hidden order: what may still come, and how many of it will."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, Generic, Protocol, TypeVar

from .chance import Chance, Draw

Group = tuple[tuple[Any, ...], int]
"""Cards (things of a pack, or numbers), and how many of them are really in the deck (which ones, nobody
knows yet)."""


class Pile:
    """A face-down deck as everybody knows it. Immutable: taking a card makes another pile.

    A plain shuffled deck is one group in which all cards are in. A deck built from 7 of 18 Monsters and
    3 of 7 Bosses is two groups with 7 and 3 left. Whatever is drawn next has its exact chance.
    """

    __slots__ = ("cards", "groups", "size")

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups: tuple[Group, ...] = tuple(group for group in groups if group[1] > 0)
        size = 0
        cards: tuple[Any, ...] = ()
        for pool, left in self.groups:
            size += left
            cards += pool
        self.size: int = size
        self.cards: tuple[Any, ...] = cards
        """Every card that could come."""

    def draw(self, name: str, ids: Sequence[str] | None = None) -> Draw:
        """The request for the next card; its outcome indexes `cards`. `ids` are those of numbers."""
        cards = self.cards
        groups = self.groups
        labels = [card.id for card in cards] if ids is None else [ids[card] for card in cards]
        if len(groups) == 1:
            return Draw(name, labels)
        scale = 1
        for pool, _ in groups:
            scale *= len(pool)
        weights: list[int] = []
        for pool, left in groups:
            weights += [left * (scale // len(pool))] * len(pool)
        return Draw(name, labels, weights)

    def without(self, card: Any) -> Pile:
        """The pile once this card has been drawn."""
        groups: list[Group] = []
        taken = False
        for pool, left in self.groups:
            if not taken and card in pool:
                at = pool.index(card)
                groups.append((pool[:at] + pool[at + 1 :], left - 1))
                taken = True
            else:
                groups.append((pool, left))
        return Pile(groups)


class Card(Protocol):
    """What a deck is made of."""

    @property
    def id(self) -> str: ...

    @property
    def index(self) -> int: ...


T = TypeVar("T", bound=Card)


class Deck(Generic[T]):
    """A face-down deck of which somebody may know the top and the bottom: cards looked at and put back.

    Immutable. What is drawn comes from the known top, then from the shuffled middle, then from below.
    """

    __slots__ = ("bottom", "middle", "top")

    def __init__(
        self, middle: tuple[T, ...] = (), top: tuple[T, ...] = (), bottom: tuple[T, ...] = ()
    ) -> None:
        self.middle = middle
        self.top = top
        self.bottom = bottom

    @property
    def size(self) -> int:
        return len(self.top) + len(self.middle) + len(self.bottom)

    @property
    def cards(self) -> tuple[T, ...]:
        """Every card in it."""
        return self.top + self.middle + self.bottom

    def draw(self, chance: Chance, name: str) -> T:
        """The next card: chance decides where nobody knows it. It lies there until it is taken off."""
        if self.top:
            return self.top[0]
        if self.middle:
            return self.middle[chance.index(Draw(name, [card.id for card in self.middle]))]
        return self.bottom[0]

    def without(self, card: T) -> Deck[T]:
        """The deck once its next card, this one, has been drawn."""
        if self.top:
            return Deck(self.middle, self.top[1:], self.bottom)
        if self.middle:
            at = self.middle.index(card)
            return Deck(self.middle[:at] + self.middle[at + 1 :], (), self.bottom)
        return Deck((), (), self.bottom[1:])

    def over(self, card: T) -> Deck[T]:
        """With a card put on top."""
        return Deck(self.middle, (card, *self.top), self.bottom)

    def under(self, *cards: T) -> Deck[T]:
        """With cards put under it, the first one uppermost."""
        return Deck(self.middle, self.top, (*self.bottom, *cards))

    def shuffled(self, more: Sequence[T] = (), less: Sequence[T] = ()) -> Deck[T]:
        """All of it as one shuffled deck, with some cards more and some fewer."""
        cards = [*self.cards, *more]
        for card in less:
            cards.remove(card)
        return Deck(tuple(sorted(cards, key=by_index)))


by_index: Final = attrgetter("index")

NO_PILE: Final = Pile(())
NO_DECK: Final[Deck[Any]] = Deck()
"""Nothing in it: what a record begins with."""
