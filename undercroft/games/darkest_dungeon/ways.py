"""The ways to use a Trinket: which are open now, and the card turned over (DD-25.5–25.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .state import NONE, Estate, Hero

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Way
    from .verbs import Effect

WINDOWS = (
    "free", "turn", "before_attack", "after_attack", "before_defence", "after_defence", "hit",
    "hurt", "healed", "disease", "resolve", "scouting", "resting", "die",
)  # fmt: skip
(
    FREE, TURN, BEFORE_ATTACK, AFTER_ATTACK, BEFORE_DEFENCE, AFTER_DEFENCE, WHEN_HIT, WHEN_HURT,
    WHEN_HEALED, WHEN_SICK, RESOLVE, WHEN_SCOUTING, WHEN_RESTING, WITH_DIE,
) = range(14)  # fmt: skip


def way_holds(g: Estate, hero: Hero, way: Way) -> bool:
    """Whether a way's own conditions are met."""
    entry = way.entry
    if entry.light_min is not None and g.light < entry.light_min:
        return False
    if entry.light_max is not None and g.light > entry.light_max:
        return False
    if way.needs != NONE and not g.stores[way.needs]:
        return False
    if way.stance != NONE and g.stance(hero.number) != way.stance:
        return False
    return way.not_stance == NONE or g.stance(hero.number) != way.not_stance


def bites(g: Estate, hero: Hero, way: Way) -> bool:
    """DD-A.74: a cost must bite: without Light to lose or a move to slow down it is not paid."""
    effect = first(g, way)
    if effect.amount >= 0:
        return True
    if effect.op == "light":
        return g.light > 0 and not g.in_hamlet
    return effect.op != "add_speed" or hero.actions > 0


def usable(g: Estate, hero: Hero, *windows: int) -> list[int]:
    """What can be used now: 1 + (place << 4 | way)."""
    found: list[int] = []
    wanted = 0
    for window in windows:
        wanted |= 1 << window
    for place, one in enumerate(hero.trinkets):
        if g.in_battle and hero.used >> place & 1:
            continue  # DD-25.8
        card = g.pack.trinkets[one >> 1]
        if not card.windows[one & 1] & wanted:
            continue
        for number, way in enumerate(card.sides[one & 1]):
            if wanted >> way.window & 1 and way_holds(g, hero, way) and bites(g, hero, way):
                found.append(1 + (place << 4 | number))
    return found


def way_of(g: Estate, hero: Hero, raw: int) -> Way:
    place, number = (raw - 1) >> 4, (raw - 1) & 15
    one = hero.trinkets[place]
    return g.pack.trinkets[one >> 1].sides[one & 1][number]


def use(g: Estate, m: Match, hero: Hero, raw: int) -> Way:
    """DD-25.6: declare it and turn the card over. What it does is left to the caller."""
    place = (raw - 1) >> 4
    way = way_of(g, hero, raw)
    one = hero.trinkets[place]
    if m.telling:
        side = "negative" if one & 1 else "positive"
        m.tell("trinket_used", (*g.tag(hero.number), g.pack.trinket_ids[one >> 1], side))
    hero.trinkets = (*hero.trinkets[:place], one ^ 1, *hero.trinkets[place + 1 :])
    hero.used |= 1 << place
    return way


def first(g: Estate, way: Way) -> Effect:
    return g.pack.effects[way.effects[0]]


def way_id(raw: int) -> str:
    return f"trinket-{(raw - 1) >> 4}-{(raw - 1) & 15}"


def way_option(g: Estate, hero: Hero, raw: int) -> Option:
    from .words import span_text

    place = (raw - 1) >> 4
    card = g.pack.trinkets[hero.trinkets[place] >> 1]
    text = Message(
        "dd-option-trinket",
        {
            "trinket": Ref("trinket", card.id),
            "what": span_text(g.pack, way_of(g, hero, raw).effects),
        },
    )
    return Option(way_id(raw), text, (("trinket", card.id), ("hero", hero.number)))
