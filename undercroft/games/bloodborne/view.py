"""What a seat sees, built field by field from what it may see."""

from __future__ import annotations

from .cards import COLOURS, KINDS, TIMINGS, TYPES
from .rules import bonus
from .state import MAX_CARDS, NONE, STEPS, TROPHIES, Hunt, Hunter


def table(g: Hunt, seat: int | None, open_hands: bool) -> dict[str, object]:
    """The game's part of a view. Nothing of another's hand or pick goes in but its size."""
    cards, enemies = g.cards.card_ids, g.cards.enemy_ids
    view: dict[str, object] = {
        "round": g.round,
        "step": STEPS[g.step],
        "first": g.first,
        "players": g.players,
        "final_boss": None if g.final == NONE else enemies[g.final],
        "final_fight": g.monster != NONE and g.monster == g.final,
        "monster": None if g.monster == NONE else monster(g),
        "dungeon": {
            "left": g.monsters_left + g.bosses_left,
            "monsters": g.monsters_left,
            "bosses": g.bosses_left,
            "gone": [{"id": enemies[enemy], "how": how} for enemy, how in g.gone],
        },
        "row": [cards[card] for card in g.row],
        "upgrades_left": sum(g.upgrades),
        "reserve": g.reserve,
        "hunters": [hunter(g, h) for h in g.hunters],
        "me": None,
    }
    if seat is not None:
        me = g.hunters[seat]
        view["me"] = {
            "hand": [cards[card] for card in me.hand],
            "pick": None if me.pick == NONE else cards[me.pick],
        }
    if open_hands:
        view["hands"] = [[cards[card] for card in h.hand] for h in g.hunters]
    return view


def monster(g: Hunt) -> dict[str, object]:
    enemy = g.cards.enemies[g.monster]
    return {
        "id": enemy.id,
        "kind": KINDS[enemy.kind],
        "die": COLOURS[g.law.die],
        "echoes": g.echoes,
        "full": g.full,
    }


def hunter(g: Hunt, h: Hunter) -> dict[str, object]:
    """BB-18.7: Blood, Health, Trophies and used piles are public; of the hand only its size is."""
    ids = g.cards.card_ids
    return {
        "seat": h.seat,
        "health": h.health,
        "max_health": g.cards.max_health,
        "collected": h.collected,
        "banked": h.banked,
        "trophies": dict(zip(TROPHIES, h.trophies, strict=True)),
        "bonus": bonus(g, h),
        "hand_count": len(h.hand),
        "used": [ids[card] for card in h.used],
        "played": [ids[card] for card in h.played],
        "removed": [ids[card] for card in h.removed],
        "owned": h.owned,
        "dead": h.dead,
        "out": h.out,
        "deaths": h.deaths,
        "dreaming": h.dreaming,
        "ready": h.pick != NONE,
        "took": h.took,
    }


def catalog(g: Hunt) -> dict[str, object]:
    """What does not change in a match."""
    pack = g.cards
    return {
        "names": {
            kind: {id: name for id, name in table.items() if kind != "seat" or int(id) < g.players}
            for kind, table in pack.names.items()
        },
        "cards": {
            card.id: {
                "id": card.id,
                "type": TYPES[card.type],
                "damage": card.damage,
                "timing": TIMINGS[card.timing],
                "starter": card.index < pack.starters,
                "copies": card.entry.copies,
                "text": [message.to_json() for message in card.text()],
                "origin": card.entry.origin,
            }
            for card in pack.cards
        },
        "enemies": {
            enemy.id: {
                "id": enemy.id,
                "kind": KINDS[enemy.kind],
                "health": enemy.health,
                "die": COLOURS[enemy.die],
                "trophies": [TROPHIES[trophy] for trophy in enemy.trophies],
                "text": [message.to_json() for message in enemy.text()],
                "origin": enemy.entry.origin,
            }
            for enemy in pack.enemies
        },
        "dice": {die.name: list(die.labels) for die in g.dice},
        "track": {trophy: list(pack.tracks[i]) for i, trophy in enumerate(TROPHIES)},
        "steps": list(STEPS[:-1]),
        "max_cards": MAX_CARDS,
    }
