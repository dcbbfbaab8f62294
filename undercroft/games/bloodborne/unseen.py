"""What a Hunter does not see: the others' hands and secret choices, and who may still come (BB-18.7)."""

from __future__ import annotations

from undercroft.kernel.chance import Chance, Draw

from .cards import Card, Enemy
from .choices import CardChoice
from .state import Hunt, Hunter, in_order


def veil(state: Hunt, seat: int) -> None:
    """No hands, no secret choices, no decks: what is left is what this seat sees."""
    for hunter in state.hunters:
        if hunter.seat != seat:
            hunter.hand = ()
            hunter.pick = None
    state.monsters = state.bosses = ()
    state.upgrades = ()


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
    if state.shadow is not None and any(step.name == "shadow_transform" for step in state.agenda):
        arming.append(state.shadow)
    hands = [own_starters(state, hunter) for hunter in others]
    for hunter, hand in zip(others, hands, strict=True):
        # Whoever transforms holds a Weapon: it is dealt before others could get the last one.
        if hunter.seat in arming and not any(card.weapon for card in hand):
            hand.append(draw_upgrade(state, left, True, chance))
    for hunter, hand, size in zip(others, hands, sizes, strict=True):
        while len(hand) < size:
            hand.append(draw_upgrade(state, left, False, chance))
        hunter.hand = in_order(tuple(hand))
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


def own_starters(state: Hunt, hunter: Hunter) -> list[Card]:
    """Those that lie nowhere else are in the hand."""
    seen = hunter.used + hunter.played + hunter.removed
    return [card for card in state.pack.starters if card not in seen]


def draw_upgrade(state: Hunt, left: list[int], weapon: bool, chance: Chance) -> Card:
    """One out of `left`."""
    pack = state.pack
    weights = [left[card.index] if card.weapon or not weapon else 0 for card in pack.cards]
    card = pack.cards[chance.index(Draw("upgrade", pack.card_ids, weights))]
    left[card.index] -= 1
    return card
