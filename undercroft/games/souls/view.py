"""The parts of a view that both boxes have. The party shares all it knows."""

from __future__ import annotations

from undercroft.kernel.board import ARCS_IN, COMPASS
from undercroft.kernel.content import spoken
from undercroft.kernel.game import NameTable
from undercroft.kernel.text import Message

from .content import SoulsPack
from .foes import FoeIcon
from .foresight import threat
from .gear import STATS, Action, Item, conditions_in
from .models import ARCS, BehaviourCard
from .party import Party
from .state import Character, Foe
from .terrain import TERRAIN, LaidTrap
from .words import behaviour_text, card_text, effect_lines, model_text

COMPASS_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
COLOUR_NAMES = ("black", "blue", "orange", "dodge")


def table(state: Party) -> dict[str, object]:
    """What the party has, and the dice on the table."""
    return {
        "sparks": state.sparks,
        "max_sparks": state.max_sparks,
        "souls": state.souls,
        "inventory": [item(one) for one in state.inventory],
        "roll": roll(state),
    }


def fight(state: Party) -> dict[str, object]:
    """The board and what lies on it."""
    return {
        "board": state.ground.id,
        "boss": boss(state),
        "terrain": terrain(state),
        "traps": traps(state),
        "ward": list(state.ward),
    }


def roll(state: Party) -> list[list[object]]:
    return [[COLOUR_NAMES[colour], face] for colour, face in state.rolled]


def actions(state: Party, character: Character) -> list[dict[str, object]]:
    """What the cards in hand can do, upgrades included."""
    found: list[dict[str, object]] = []
    for slot in (0, 1):
        one = character.weapon(slot)
        for index, action in enumerate(one.actions if one else ()):
            found.append(
                {
                    "slot": slot,
                    "index": index,
                    "stamina": action.stamina,
                    "dice": list(action.dice),
                    "mod": action.mod,
                    "range": action.range,
                    "magic": action.magic,
                    "node": action.node,
                    "shaft": action.shaft,
                    "attacks": action.attacks,
                }
            )
    return found


def item(one: Item | None) -> dict[str, object] | None:
    if one is None:
        return None
    return {"card": one.card.id, "upgrades": [up.id for up in one.upgrades]}


def conditions(bits: int) -> list[str]:
    return list(conditions_in(bits))


def hero(state: Party, character: Character, costs: tuple[int, ...]) -> dict[str, object]:
    gear = state.loadout(character)
    kind = character.kind
    return {
        "hero": character.seat,
        "seat": state.seats_of[character.seat],
        "class": kind.id,
        "taunt": kind.taunt,
        "black": character.black,
        "red": character.red,
        "conditions": conditions(character.conditions),
        "estus": character.estus,
        "heroic": character.heroic,
        "luck": character.luck,
        "ember": character.ember,
        "aggro": state.in_fight and state.aggro == character.seat,
        "active": state.in_fight and state.active == character.seat,
        "node": character.node,
        "side": None if character.side is None else COMPASS_NAMES[character.side],
        "stats": {
            stat: {
                "tier": character.tiers[i],
                "value": state.tier_value(character, i),
                "next": costs[character.tiers[i]] if character.tiers[i] < len(costs) else None,
            }
            for i, stat in enumerate(STATS)
        },
        "actions": actions(state, character),
        "armour": item(character.armour),
        "left": item(character.left),
        "right": item(character.right),
        "backup": [item(one) for one in character.backup],
        "block": list(gear.block),
        "resist": list(gear.resist),
        "dodge": gear.dodge,
    }


def boss(state: Party) -> dict[str, object] | None:
    """What is known of a boss's cards."""
    if state.boss is None:
        return None
    return {
        "id": state.boss.id,
        "heated": state.heated,
        "deck_left": len(state.known_deck) or state.deck.size,
        "known": [card.id for card in state.known_deck],
        "seen": [card.id for card in state.seen],
        "discard": [card.id for card in state.discard],
        "top": None if state.top is None else state.top.id,
        "acting": state.resolving is not None,
    }


def terrain(state: Party) -> dict[str, str]:
    return {str(n): TERRAIN[what] for n, what in enumerate(state.terrain) if what}


def traps(state: Party) -> dict[str, object]:
    return {str(laid.node): trap(laid) for laid in state.traps}


def trap(laid: LaidTrap) -> dict[str, object]:
    """DS-16: a trap nobody has flipped says nothing; one seen before is remembered."""
    what = laid.trap
    if what is None:
        return {"known": False, "flipped": False}
    return {
        "known": True,
        "flipped": laid.flipped,
        "damage": what.damage,
        "difficulty": what.difficulty,
    }


def foe(state: Party, one: Foe) -> dict[str, object]:
    model = one.model
    return {
        "foe": one.index,
        "model": model.id,
        "node": one.node,
        "health": one.health - one.wounds,
        "full": one.health,
        "conditions": conditions(one.conditions),
        "boss": model.boss,
        "facing": None if one.facing is None else COMPASS_NAMES[one.facing],
        "weak": [ARCS[arc] for arc in ARCS_IN[state.weak_arcs(one)]] if model.boss else [],
        "acted": one.acted,
        "threat": expected(state, one),
    }


def expected(state: Party, one: Foe) -> dict[str, object] | None:
    """What it would do now, or still has to do; of a boss only once its next card is known."""
    found = ahead(state, one)
    return None if found is None else threat(state, one, *found)


def ahead(state: Party, one: Foe) -> tuple[BehaviourCard | None, list[int] | None] | None:
    """The card a figure acts by next, and the icons left of it if it is at it already."""
    if (
        not state.characters
        or any(character.node is None for character in state.characters)
        or state.aggro is None
    ):
        return None
    boss = one.model.boss
    now = state.resolving if boss else None
    # What it is at, then what lies on the agenda: a stack, so what comes first is last.
    steps = [*(ask.step for ask in state.asks), *reversed(state.agenda)]
    left = [s.doing.index for s in steps if isinstance(s, FoeIcon) and s.doing.foe == one.index]
    if left:
        return now, left
    if not boss:
        return None, None
    if now is not None:
        return (now, None) if one.model in now.halves and not one.acted else None
    if not state.known_deck and (state.deck.size or not state.discard):
        return None
    card = state.known_deck[0] if state.known_deck else state.discard[0]
    return (card, None) if one.model in card.halves else None


def card_names(pack: SoulsPack) -> NameTable:
    """Names by kind and id of what both boxes have."""
    named = {card.id: spoken(card.entry) for card in pack.armoury.cards}
    return {
        "card": named,
        "treasure": named,
        "model": {model.id: spoken(model.entry) for model in pack.models},
        "boss": {boss.id: spoken(boss.entry) for boss in pack.bosses},
        "class": {kind.id: spoken(kind.entry) for kind in pack.characters},
        "heroic": {kind.id: spoken(kind.entry.heroic) for kind in pack.characters},
        "ability": {model.id: spoken(model.ability.line) for model in pack.models if model.ability},
        "behaviour": {card.id: spoken(*card.entry.halves) for card in pack.behaviours},
    }


def hero_names(state: Party) -> NameTable:
    """Who plays whom."""
    heroes = {str(character.seat): spoken(character.kind.entry) for character in state.characters}
    return {
        "hero": heroes,
        "seat": {
            str(state.seats_of[character.seat]): heroes[str(character.seat)]
            for character in state.characters
        },
    }


def action_view(action: Action, text: Message) -> dict[str, object]:
    """A use of a weapon, as it is printed."""
    return {
        "stamina": action.stamina,
        "text": text.to_json(),
        "dice": list(action.dice),
        "mod": action.mod,
    }


def catalog(pack: SoulsPack) -> dict[str, object]:
    """What does not change: classes, cards, bosses, enemies, boards."""
    return {
        "classes": {
            kind.id: {
                "id": kind.id,
                "name": kind.entry.name,
                "taunt": kind.taunt,
                "stats": {stat: list(kind.stats[i]) for i, stat in enumerate(STATS)},
                "heroic": kind.entry.heroic.name,
                "heroic_op": kind.heroic,
                "heroic_text": kind.power.text().to_json(),
            }
            for kind in pack.characters
        },
        "cards": {
            card.id: {
                "id": card.id,
                "kind": card.kind,
                "set": card.entry.set,
                "hands": card.hands,
                "range": card.entry.range,
                "needs": card.entry.needs or {},
                "block": list(card.block),
                "resist": list(card.resist),
                "dodge": card.dodge,
                "slots": card.slots,
                "options": [action_view(action, text) for action, text in card_text(pack, card)],
                "text": [line.to_json() for line in effect_lines(card)],
                "origin": card.entry.origin,
            }
            for card in pack.armoury.cards
        },
        "bosses": {
            boss.id: {
                "id": boss.id,
                "kind": boss.entry.kind,
                "levels": boss.entry.levels,
                "deck": boss.entry.deck,
                "heat_up": boss.entry.heat_up,
                "models": [model.id for model in boss.models],
            }
            for boss in pack.bosses
        },
        "models": {model.id: model_text(pack, model) for model in pack.models},
        "behaviours": {card.id: behaviour_text(pack, card) for card in pack.behaviours},
        "boards": {
            ground.id: {
                "points": [list(point) for point in ground.entry.points],
                "edges": [
                    [a, b]
                    for a, around in enumerate(ground.board.neighbours)
                    for b in around
                    if a < b
                ],
                "walls": ground.entry.walls,
                "rooms": list(ground.board.rooms),
            }
            for ground in pack.boards
        },
        "compass": [list(step) for step in COMPASS],
    }
