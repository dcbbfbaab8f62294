"""What a Hunter does not see: the others' hands and secret choices, and who may still come (BB-18.7)."""

from __future__ import annotations

from undercroft.kernel.chance import Chance, Draw

from .cards import Card, Enemy
from .choices import CardChoice
from .state import Hunt, Hunter, in_order


def redraw(state: Hunt, seat: int, chance: Chance) -> None:
    """Other hands, other choices, that look the same to this seat."""
    others = [hunter for hunter in state.hunters if hunter.seat != seat]
    sizes = [len(hunter.hand) for hunter in others]
    ready = [hunter.seat for hunter in others if hunter.pick is not None]
    for hunter in others:
        hunter.hand = ()
        hunter.pick = None
    state.monsters = never_met(state, state.pack.monsters)
    state.bosses = never_met(state, state.pack.bosses)
    left = never_seen(state)
    arming = [ask.seat for ask in state.asks if ask.step.name == "transform"]
    for hunter, size in zip(others, sizes, strict=True):
        deal(state, hunter, size, left, hunter.seat in arming, chance)
    state.upgrades = tuple(left)
    for ask in state.asks:
        if ask.seat in ready:
            options = ask.step.choices(state, ask.seat)
            drawn = options[chance.index(Draw("card", [option.id for option in options]))]
            assert isinstance(drawn, CardChoice)
            state.hunters[ask.seat].pick = drawn.card


def never_met(state: Hunt, pool: tuple[Enemy, ...]) -> tuple[Enemy, ...]:
    """Who has neither gone nor stands there."""
    met = [enemy for enemy, _ in state.gone]
    return tuple([enemy for enemy in pool if enemy not in met and enemy is not state.monster])


def never_seen(state: Hunt) -> list[int]:
    """The Upgrades, by index, that lie nowhere to be seen: in hands or in the deck."""
    left = list(state.deck)
    seen = list(state.row)
    for hunter in state.hunters:
        seen += [*hunter.hand, *hunter.used, *hunter.played, *hunter.removed]
    for card in seen:
        if left[card.index]:
            left[card.index] -= 1
    return left


def deal(
    state: Hunt, hunter: Hunter, size: int, left: list[int], armed: bool, chance: Chance
) -> None:
    """A hand of so many cards: the starters that lie nowhere else, then Upgrades out of `left`.

    Whoever transforms holds a Weapon (`armed`).
    """
    pack = state.pack
    seen = hunter.used + hunter.played + hunter.removed
    hand: list[Card] = [pack.dream] if pack.dream not in seen else []
    for card in pack.starters:
        if card is not pack.dream and card not in seen:
            hand.append(card)
    del hand[size:]
    while len(hand) < size:
        needs = armed and not any(card.weapon for card in hand)
        weights = [0 if needs and not card.weapon else left[card.index] for card in pack.cards]
        draw = Draw("upgrade", pack.card_ids, weights)
        if not draw.total:
            break
        card = pack.cards[chance.index(draw)]
        left[card.index] -= 1
        hand.append(card)
    hunter.hand = in_order(tuple(hand))
