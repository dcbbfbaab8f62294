"""Decks without a hidden order: what may still come, and how many of it will."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import Draw

Group = tuple[tuple[int, ...], int]
"""Cards, and how many of them are really in the deck (which ones, nobody knows yet)."""


class Pile:
    """A face-down deck as everybody knows it. Immutable: taking a card makes another pile.

    A plain shuffled deck is one group in which all cards are in. A deck built from 7 of 18 Monsters and
    3 of 7 Bosses is two groups with 7 and 3 left. Whatever is drawn next has its exact chance.
    """

    __slots__ = ("cards", "groups", "size")

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups: tuple[Group, ...] = tuple(group for group in groups if group[1] > 0)
        size = 0
        cards: tuple[int, ...] = ()
        for pool, left in self.groups:
            size += left
            cards += pool
        self.size: int = size
        self.cards: tuple[int, ...] = cards
        """Every card that could come."""

    def draw(self, name: str, ids: Sequence[str]) -> Draw:
        """The request for the next card; its outcome indexes `cards`."""
        cards = self.cards
        groups = self.groups
        if len(groups) == 1:
            return Draw(name, [ids[card] for card in cards])
        scale = 1
        for pool, _ in groups:
            scale *= len(pool)
        weights: list[int] = []
        for pool, left in groups:
            weights += [left * (scale // len(pool))] * len(pool)
        return Draw(name, [ids[card] for card in cards], weights)

    def without(self, card: int) -> Pile:
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


class Deck:
    """A face-down deck of which somebody may know the top and the bottom: cards looked at and put back.

    Immutable. What is drawn comes from the known top, then from the shuffled middle, then from below.
    """

    __slots__ = ("bottom", "pile", "top")

    def __init__(self, pile: Pile, top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
        self.pile = pile
        self.top = top
        self.bottom = bottom

    @classmethod
    def of(cls, cards: Sequence[int]) -> Deck:
        """A shuffled deck of these cards."""
        return cls(Pile([(tuple(cards), len(cards))]))

    @property
    def size(self) -> int:
        return len(self.top) + self.pile.size + len(self.bottom)

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card in it."""
        return self.top + self.pile.cards + self.bottom

    def request(self, name: str, ids: Sequence[str]) -> Draw | None:
        """The chance that decides the next card; None if everybody knows it."""
        return None if self.top or not self.pile.size else self.pile.draw(name, ids)

    def at(self, outcome: int) -> int:
        """The card an outcome of `request` means; without a request it is the known one."""
        if self.top:
            return self.top[0]
        return self.pile.cards[outcome] if self.pile.size else self.bottom[0]

    def without(self, card: int) -> Deck:
        """The deck once its next card, this one, has been drawn."""
        if self.top:
            return Deck(self.pile, self.top[1:], self.bottom)
        if self.pile.size:
            return Deck(self.pile.without(card), (), self.bottom)
        return Deck(self.pile, (), self.bottom[1:])

    def over(self, card: int) -> Deck:
        """With a card put on top."""
        return Deck(self.pile, (card, *self.top), self.bottom)

    def under(self, *cards: int) -> Deck:
        """With cards put under it, the first one uppermost."""
        return Deck(self.pile, self.top, (*self.bottom, *cards))

    def shuffled(self, more: Sequence[int] = (), less: Sequence[int] = ()) -> Deck:
        """All of it as one shuffled deck, with some cards more and some fewer."""
        cards = [*self.cards, *more]
        for card in less:
            cards.remove(card)
        return Deck.of(sorted(cards))
