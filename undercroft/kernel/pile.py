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
