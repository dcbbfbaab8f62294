"""Decks without a hidden order: exact chances; a top and a bottom that somebody knows."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel.pile import Deck, Pile

IDS = [f"card-{number}" for number in range(9)]


def chances(pile: Pile) -> dict[str, Fraction]:
    draw = pile.draw("card", IDS)
    weights = draw.weights or [1] * len(draw.labels)
    return {
        label: Fraction(weight, draw.total)
        for label, weight in zip(draw.labels, weights, strict=True)
    }


def test_a_plain_deck_gives_each_card_its_turn() -> None:
    pile = Pile([((1, 4, 5), 3)])
    assert (pile.size, pile.cards) == (3, (1, 4, 5))
    assert chances(pile) == dict.fromkeys(("card-1", "card-4", "card-5"), Fraction(1, 3))
    assert pile.without(4).groups == (((1, 5), 2),)
    assert pile.groups == (((1, 4, 5), 3),)


def test_groups_of_which_only_some_are_in() -> None:
    """Two of the first four and one of the other two: three cards in all."""
    pile = Pile([((0, 1, 2, 3), 2), ((7, 8), 1)])
    assert pile.size == 3
    found = chances(pile)
    assert found["card-0"] == Fraction(2, 3) / 4
    assert found["card-7"] == Fraction(1, 3) / 2
    assert sum(found.values()) == 1
    after = pile.without(7)
    assert after.groups == (((0, 1, 2, 3), 2),)  # nothing of the second group is left
    assert (after.size, pile.without(2).size) == (2, 2)


def test_the_same_card_twice_is_taken_once() -> None:
    assert Pile([((1, 1, 2), 3)]).without(1).groups == (((1, 2), 2),)
    assert Pile([((1, 2), 1), ((1, 3), 1)]).without(1).groups == (((1, 3), 1),)


def test_an_empty_pile() -> None:
    assert (Pile(()).size, Pile(()).cards) == (0, ())
    assert Pile([((3, 4), 0)]).groups == ()


def test_a_shuffled_deck_asks_for_chance() -> None:
    deck = Deck.of([2, 3])
    draw = deck.request("card", IDS)
    assert draw is not None
    assert list(draw.labels) == ["card-2", "card-3"]
    assert [deck.at(0), deck.at(1)] == [2, 3]
    after = deck.without(3)
    assert (after.size, after.cards) == (1, (2,))


def test_a_known_top_comes_first_and_asks_for_nothing() -> None:
    deck = Deck.of([2, 3]).over(5).over(6)
    assert (deck.size, deck.cards) == (4, (6, 5, 2, 3))
    assert deck.request("card", IDS) is None
    assert deck.at(0) == 6
    deck = deck.without(6)
    assert deck.request("card", IDS) is None
    assert deck.at(0) == 5
    deck = deck.without(5)
    assert deck.request("card", IDS) is not None
    assert deck.size == 2


def test_what_lies_below_comes_last_and_is_known_then() -> None:
    deck = Deck.of([2]).under(7, 8)
    assert deck.request("card", IDS) is not None
    assert deck.at(0) == 2
    deck = deck.without(2)
    assert deck.request("card", IDS) is None
    assert deck.at(0) == 7
    deck = deck.without(7)
    assert (deck.at(0), deck.cards) == (8, (8,))
    deck = deck.without(8)
    assert deck.size == 0
    assert deck.request("card", IDS) is None


def test_shuffling_forgets_what_was_known() -> None:
    deck = Deck.of([2]).over(5).under(1).shuffled(more=[4, 4], less=[5])
    assert (deck.top, deck.bottom, deck.cards, deck.size) == ((), (), (1, 2, 4, 4), 4)
