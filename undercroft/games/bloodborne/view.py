"""What a seat sees, built field by field from what it may see."""

from __future__ import annotations

from . import seen
from .cards import COLOURS, KINDS, TIMINGS, TROPHIES, TYPES, Card, Enemy
from .scoring import bonus
from .state import ENDS, MAX_CARDS, STEPS, Hunt, Hunter


def table(state: Hunt, seat: int | None, open_hands: bool) -> seen.Table:
    """The game's part of a view. Nothing of another's hand or pick goes in but its size."""
    view: seen.Table = {
        "round": state.round,
        "step": STEPS[state.step],
        "first": state.first,
        "players": state.players,
        "final_boss": state.final_boss.id if state.final_boss else None,
        "final_fight": state.monster is not None and state.monster is state.final_boss,
        "monster": monster(state, state.monster) if state.monster else None,
        "dungeon": {
            "left": state.monsters_left + state.bosses_left,
            "monsters": state.monsters_left,
            "bosses": state.bosses_left,
            "gone": [{"id": enemy.id, "how": ENDS[how]} for enemy, how in state.gone],
        },
        "row": ids(state.row),
        "upgrades_left": sum(state.upgrades),
        "reserve": state.reserve,
        "hunters": [board(state, hunter) for hunter in state.hunters],
        "me": None if seat is None else mine(state, seat),
    }
    if open_hands:
        view["hands"] = [ids(hunter.hand) for hunter in state.hunters]
    return view


def mine(state: Hunt, seat: int) -> seen.Me:
    """What nobody else sees."""
    me = state.hunters[seat]
    return {
        "hand": ids(me.hand),
        "pick": me.pick.id if me.pick else None,
    }


def ids(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def monster(state: Hunt, enemy: Enemy) -> seen.Monster:
    return {
        "id": enemy.id,
        "kind": KINDS[enemy.rank],
        "die": COLOURS[state.modifiers.die],
        "echoes": state.echoes,
        "full": state.full,
    }


def board(state: Hunt, hunter: Hunter) -> seen.Hunter:
    """BB-18.7: Blood, Health, Trophies and used piles are public; of the hand only its size is."""
    return {
        "seat": hunter.seat,
        "health": hunter.health,
        "max_health": state.pack.max_health,
        "collected": hunter.collected,
        "banked": hunter.banked,
        "trophies": dict(zip(TROPHIES, hunter.trophies, strict=True)),
        "bonus": bonus(state, hunter),
        "hand_count": len(hunter.hand),
        "used": ids(hunter.used),
        "played": ids(hunter.played),
        "removed": ids(hunter.removed),
        "owned": hunter.owned,
        "dead": hunter.dead,
        "out": hunter.out,
        "deaths": hunter.deaths,
        "dreaming": hunter.dreaming,
        "ready": hunter.pick is not None,
        "took": hunter.took,
        "shadow": hunter.seat == state.shadow,
    }


def catalog(state: Hunt) -> seen.Catalog:
    """What does not change in a match."""
    pack = state.pack
    return {
        "names": {
            kind: {
                id: name for id, name in table.items() if kind != "seat" or int(id) < state.players
            }
            for kind, table in pack.names.items()
        },
        "cards": {
            card.id: {
                "id": card.id,
                "type": TYPES[card.type],
                "damage": card.damage,
                "timing": TIMINGS[card.timing],
                "starter": card in pack.starters,
                "copies": card.entry.copies,
                "text": [message.to_json() for message in card.text()],
                "origin": card.entry.origin,
            }
            for card in pack.cards
        },
        "enemies": {
            enemy.id: {
                "id": enemy.id,
                "kind": KINDS[enemy.rank],
                "health": enemy.health,
                "die": COLOURS[enemy.die],
                "trophies": [TROPHIES[trophy] for trophy in enemy.trophies],
                "text": [message.to_json() for message in enemy.text()],
                "origin": enemy.entry.origin,
            }
            for enemy in pack.enemies
        },
        "dice": {die.name: list(die.labels) for die in state.dice},
        "track": {trophy: list(pack.tracks[i]) for i, trophy in enumerate(TROPHIES)},
        "steps": list(STEPS[:-1]),
        "max_cards": MAX_CARDS,
    }
