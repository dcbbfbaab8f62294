"""Decks without a hidden order: exact chances; a top and a bottom that somebody knows."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel.chance import Chance, Request, Tape
from undercroft.kernel.content import Thing
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


class Numbered(Thing):
    """A card that is its number."""

    kind = "card"

    def __init__(self, index: int) -> None:
        self.index = index
        self.id = f"card-{index}"


def cards(*numbers: int) -> tuple[Numbered, ...]:
    return tuple(Numbered(number) for number in numbers)


class Refuses(Chance):
    """There is nothing left to chance."""

    def index(self, request: Request) -> int:
        raise AssertionError(f"asked for {request.name}")


def numbers(deck: Deck[Numbered]) -> list[int]:
    return [card.index for card in deck.cards]


def test_a_shuffled_deck_asks_for_chance() -> None:
    two, three = cards(2, 3)
    deck = Deck((two, three))
    assert deck.draw(Tape(["card-2"]), "card") is two
    assert deck.draw(Tape(["card-3"]), "card") is three
    after = deck.without(three)
    assert (after.size, after.cards) == (1, (two,))


def test_only_the_drawn_card_leaves_a_shuffled_deck() -> None:
    """Wherever it lay, and of two alike only one; what is known above and below stays."""
    every = cards(1, 2, 3, 4)
    deck = Deck(every).under(*cards(9))
    for card in every:
        left = [one.index for one in every if one is not card]
        assert numbers(deck.without(card)) == [*left, 9]
    twin = cards(5)[0]
    assert numbers(Deck((twin, twin, every[0])).without(twin)) == [5, 1]


def test_a_known_top_comes_first_and_asks_for_nothing() -> None:
    two, three, five, six = cards(2, 3, 5, 6)
    deck = Deck((two, three)).over(five).over(six)
    assert (deck.size, numbers(deck)) == (4, [6, 5, 2, 3])
    assert deck.draw(Refuses(), "card") is six
    deck = deck.without(six)
    assert deck.draw(Refuses(), "card") is five
    deck = deck.without(five)
    assert deck.draw(Tape(["card-3"]), "card") is three
    assert deck.size == 2


def test_what_lies_below_comes_last_and_is_known_then() -> None:
    two, seven, eight = cards(2, 7, 8)
    deck = Deck((two,)).under(seven, eight)
    assert deck.draw(Tape(["card-2"]), "card") is two
    deck = deck.without(two)
    assert deck.draw(Refuses(), "card") is seven
    deck = deck.without(seven)
    assert (deck.draw(Refuses(), "card"), deck.cards) == (eight, (eight,))
    assert deck.without(eight).size == 0


def test_shuffling_forgets_what_was_known() -> None:
    one, two, four, five = cards(1, 2, 4, 5)
    deck = Deck((two,)).over(five).under(one).shuffled(more=[four, four], less=[five])
    assert (deck.top, deck.bottom, numbers(deck), deck.size) == ((), (), [1, 2, 4, 4], 4)
