"""The ways to use a Trinket: which are open now, and the card turned over (DD-25.5–25.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import NONE
from .card_text import span_text

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.goods import Way
    from .base import Effect


def way_holds(state: Estate, hero: Hero, way: Way) -> bool:
    """Whether a way's own conditions are met."""
    entry = way.entry
    if entry.light_min is not None and state.dungeon.light < entry.light_min:
        return False
    if entry.light_max is not None and state.dungeon.light > entry.light_max:
        return False
    if way.needs != NONE and not state.dungeon.stores[way.needs]:
        return False
    if way.stance != NONE and state.stance(hero.number) != way.stance:
        return False
    return way.not_stance == NONE or state.stance(hero.number) != way.not_stance


def bites(state: Estate, hero: Hero, way: Way) -> bool:
    """DD-A.74: a cost must bite: without Light to lose or a move to slow down it is not paid."""
    effect = first(state, way)
    if effect.amount >= 0:
        return True
    if effect.op == "light":
        return state.dungeon.light > 0 and not state.in_hamlet
    return effect.op != "add_speed" or hero.actions > 0


def usable(state: Estate, hero: Hero, *windows: int) -> list[int]:
    """What can be used now: 1 + (place << 4 | way)."""
    found: list[int] = []
    wanted = 0
    for window in windows:
        wanted |= 1 << window
    for place, one in enumerate(hero.trinkets):
        if state.in_battle and hero.used >> place & 1:
            continue  # DD-25.8
        card = state.pack.trinkets[one >> 1]
        if not card.windows[one & 1] & wanted:
            continue
        for number, way in enumerate(card.sides[one & 1]):
            if wanted >> way.window & 1 and way_holds(state, hero, way) and bites(state, hero, way):
                found.append(1 + (place << 4 | number))
    return found


def way_of(state: Estate, hero: Hero, raw: int) -> Way:
    place, number = (raw - 1) >> 4, (raw - 1) & 15
    one = hero.trinkets[place]
    return state.pack.trinkets[one >> 1].sides[one & 1][number]


def use(state: Estate, match: Match, hero: Hero, raw: int) -> Way:
    """DD-25.6: declare it and turn the card over. What it does is left to the caller."""
    place = (raw - 1) >> 4
    way = way_of(state, hero, raw)
    one = hero.trinkets[place]
    if match.telling:
        side = "negative" if one & 1 else "positive"
        match.tell(
            "trinket_used", (*state.tag(hero.number), state.pack.trinket_ids[one >> 1], side)
        )
    hero.trinkets = (*hero.trinkets[:place], one ^ 1, *hero.trinkets[place + 1 :])
    hero.used |= 1 << place
    return way


def first(state: Estate, way: Way) -> Effect:
    return way.effects[0]


def way_id(raw: int) -> str:
    return f"trinket-{(raw - 1) >> 4}-{(raw - 1) & 15}"


def way_option(state: Estate, hero: Hero, raw: int) -> Option:
    place = (raw - 1) >> 4
    card = state.pack.trinkets[hero.trinkets[place] >> 1]
    text = Message(
        "dd-option-trinket",
        {
            "trinket": Ref("trinket", card.id),
            "what": span_text(state.pack, way_of(state, hero, raw).effects),
        },
    )
    return Option(way_id(raw), text, (("trinket", card.id), ("hero", hero.number)))
