"""Small cards, buildings, events, ready-made parties."""

from __future__ import annotations

from undercroft.kernel.naming import spoken

from ..effects.card_text import effect_lines, event_lines, way_text
from ..effects.outcomes import lines_of
from ..pack.cards import Cards
from ..pack.entries import PartyEntry
from ..pack.goods import Building, Curio, Disease, HamletEvent, Mood, Quirk, Trinket, Way
from ..seen import goods as seen


def trinket(pack: Cards, card: Trinket) -> seen.Trinket:
    positive, negative = card.sides
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "level": card.level,
        "positive": [way(pack, one) for one in positive],
        "negative": [way(pack, one) for one in negative],
        "origin": card.entry.origin,
    }


def way(pack: Cards, one: Way) -> seen.Way:
    return {
        "window": one.entry.window,
        "stance": one.entry.stance,
        "text": way_text(pack, one).to_json(),
        "effects": lines_of(one.effects),
    }


def disease(pack: Cards, card: Disease) -> seen.Card:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "text": effect_lines(pack, card.effects),
        "origin": card.entry.origin,
    }


def quirk(pack: Cards, card: Quirk) -> seen.Quirk:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "negative": card.negative,
        "text": effect_lines(pack, card.effects),
        "origin": card.entry.origin,
    }


def mood(pack: Cards, card: Mood) -> seen.Mood:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "virtue": card.virtue,
        "upto": card.upto,
        "text": effect_lines(pack, card.effects),
        "origin": card.entry.origin,
    }


def curio(pack: Cards, card: Curio) -> seen.Curio:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "positive": effect_lines(pack, card.positive),
        "negative": effect_lines(pack, card.negative),
        "origin": card.entry.origin,
    }


def building(pack: Cards, card: Building) -> seen.Building:
    entry = card.entry
    return {
        "id": card.id,
        "name": spoken(entry),
        "visit": entry.visit,
        "upgrade": entry.upgrade,
        "caretaker": list(entry.caretaker),
        "levels": [
            [
                {"gold": gold, "text": effect_lines(pack, span), "effects": lines_of(span)}
                for gold, span in services
            ]
            for services in card.services
        ],
        "buy": list(entry.buy),
        "sell": list(entry.sell),
        "origin": entry.origin,
    }


def event(pack: Cards, card: HamletEvent) -> seen.HamletEvent:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "days": card.entry.days,
        "text": event_lines(pack, card),
        "origin": card.entry.origin,
    }


def party(card: PartyEntry) -> seen.Party:
    return {
        "id": card.id,
        "name": spoken(card),
        "complexity": card.complexity,
        "heroes": [{"hero": member.hero, "skills": list(member.skills)} for member in card.heroes],
    }
