"""The parts of a view that both boxes have. The party shares all it knows."""

from __future__ import annotations

from undercroft.kernel.board import COMPASS
from undercroft.kernel.game import NameTable
from undercroft.kernel.text import Message

from .acting import ACT, DETAIL, KIND_SHIFT, Activation
from .content import SoulsPack
from .foes import DATA_CARD, FoeIcon
from .gear import CONDITIONS, STATS, card_of, upgrades_of
from .models import ARCS
from .odds import action_odds, strike_odds, threat
from .party import Party
from .state import HIDDEN_TRAP, NO_TRAP, NONE, TERRAIN, Character, Foe
from .strikes import NODE_TARGET, ChooseTarget
from .words import behaviour_text, card_text, effect_lines, model_text

COMPASS_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
COLOUR_NAMES = ("black", "blue", "orange", "dodge")


def attack_promises(g: Party, seat: int | None) -> dict[str, object]:
    """What the attacks of the open question promise, by option id: exact numbers, not simulated ones."""
    found: dict[str, object] = {}
    for ask in g.asks:
        if ask.seat != seat:
            continue
        step = ask.step
        if isinstance(step, Activation):
            c = g.characters[step.seat]
            for raw in ask.options:
                if raw >> KIND_SHIFT == ACT:
                    slot, index = (raw & DETAIL) >> 4, raw & 15
                    action = g.pack.armoury.actions(c.weapon(slot))[index]
                    what = action_odds(g, c, action)
                    if what:
                        found[step.option_id(g.pack, raw)] = what
        elif isinstance(step, ChooseTarget):
            c = g.characters[step.seat]
            for raw in ask.options:
                action = step.action(g)
                if raw < NODE_TARGET and (any(action.dice) or action.harm):
                    damage, kill = strike_odds(g, c, action, g.foes[raw])
                    id = step.option_id(g.pack, raw)
                    found[id] = {"damage": round(damage, 3), "kill": round(kill, 4)}
    return found


def roll(g: Party) -> list[list[object]]:
    return [[COLOUR_NAMES[colour], face] for colour, face in g.rolled]


def actions(g: Party, c: Character) -> list[dict[str, object]]:
    """What the cards in hand can do, upgrades included."""
    found: list[dict[str, object]] = []
    for slot in (0, 1):
        one = c.weapon(slot)
        for index, action in enumerate(g.pack.armoury.actions(one) if one else ()):
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


def item(g: Party, one: int) -> dict[str, object] | None:
    if not one:
        return None
    ids = g.pack.armoury.ids
    return {"card": ids[card_of(one)], "upgrades": [ids[up] for up in upgrades_of(one)]}


def conditions(bits: int) -> list[str]:
    return [name for i, name in enumerate(CONDITIONS) if bits >> i & 1]


def hero(g: Party, c: Character, costs: tuple[int, ...]) -> dict[str, object]:
    gear = g.loadout(c)
    kind = g.pack.characters[c.kind]
    return {
        "hero": c.seat,
        "seat": g.seats_of[c.seat],
        "class": kind.id,
        "taunt": kind.taunt,
        "black": c.black,
        "red": c.red,
        "conditions": conditions(c.conditions),
        "estus": c.estus,
        "heroic": c.heroic,
        "luck": c.luck,
        "ember": c.ember,
        "aggro": g.in_fight and g.aggro == c.seat,
        "active": g.in_fight and g.active == c.seat,
        "node": None if c.node == NONE else c.node,
        "side": None if c.side == NONE else COMPASS_NAMES[c.side],
        "stats": {
            stat: {
                "tier": c.tiers[i],
                "value": g.tier_value(c, i),
                "next": costs[c.tiers[i]] if c.tiers[i] < len(costs) else None,
            }
            for i, stat in enumerate(STATS)
        },
        "actions": actions(g, c),
        "armour": item(g, c.armour),
        "left": item(g, c.left),
        "right": item(g, c.right),
        "backup": [item(g, one) for one in c.backup],
        "block": list(gear.block),
        "resist": list(gear.resist),
        "dodge": gear.dodge,
    }


def boss(g: Party) -> dict[str, object] | None:
    """What is known of a boss's cards."""
    if g.boss == NONE:
        return None
    pack = g.pack
    return {
        "id": pack.bosses[g.boss].id,
        "heated": g.heated,
        "deck_left": len(g.known_deck) or g.deck.size,
        "known": [pack.behaviours[card].id for card in g.known_deck],
        "seen": [pack.behaviours[card].id for card in g.seen],
        "discard": [pack.behaviours[card].id for card in g.discard],
        "top": None if g.top == NONE else pack.behaviours[g.top].id,
        "acting": g.resolving != NONE,
    }


def terrain(g: Party) -> dict[str, str]:
    return {str(n): TERRAIN[what] for n, what in enumerate(g.terrain) if what}


def traps(g: Party) -> dict[str, object]:
    return {str(n): trap(g, n) for n in range(len(g.traps)) if g.traps[n] != NO_TRAP}


def trap(g: Party, node: int) -> dict[str, object]:
    """DS-16: a trap nobody has flipped says nothing; one seen before is remembered."""
    kind = g.traps[node]
    if kind == HIDDEN_TRAP:
        return {"known": False, "flipped": False}
    entry = g.pack.trap_entries[kind]
    flipped = bool(g.flipped >> node & 1)
    return {
        "known": True, "flipped": flipped, "damage": entry.damage, "difficulty": entry.difficulty,
    }  # fmt: skip


def foe(g: Party, one: Foe) -> dict[str, object]:
    model = g.pack.models[one.model]
    return {
        "foe": one.index,
        "model": model.id,
        "node": one.node,
        "health": one.health - one.wounds,
        "full": one.health,
        "conditions": conditions(one.conditions),
        "boss": model.boss,
        "facing": None if one.facing == NONE else COMPASS_NAMES[one.facing],
        "weak": [arc for i, arc in enumerate(ARCS) if g.weak_arcs(one) >> i & 1]
        if model.boss
        else [],
        "acted": one.acted,
        "threat": expected(g, one),
    }


def expected(g: Party, one: Foe) -> dict[str, object] | None:
    """What it would do now, or still has to do; of a boss only once its next card is known."""
    found = ahead(g, one)
    return None if found is None else threat(g, one, *found)


def ahead(g: Party, one: Foe) -> tuple[int, list[int] | None] | None:
    """The card a figure acts by next, and the icons left of it if it is at it already."""
    if not g.characters or any(c.node == NONE for c in g.characters) or g.aggro == NONE:
        return None
    boss = g.pack.models[one.model].boss
    now = g.resolving if boss else DATA_CARD
    # What it is at, then what lies on the agenda: a stack, so what comes first is last.
    steps = [*(ask.step for ask in g.asks), *reversed(g.agenda)]
    left = [s.index for s in steps if isinstance(s, FoeIcon) and s.foe == one.index]
    if left:
        return now, left
    if not boss:
        return DATA_CARD, None
    if now != NONE:
        own = one.model in g.pack.behaviours[now].halves
        return (now, None) if own and not one.acted else None
    if not g.known_deck and (g.deck.size or not g.discard):
        return None
    card = g.known_deck[0] if g.known_deck else g.discard[0]
    return (card, None) if one.model in g.pack.behaviours[card].halves else None


def card_names(pack: SoulsPack) -> NameTable:
    """Names by kind and id of what both boxes have."""
    named = {card.id: card.entry.name for card in pack.armoury.cards}
    return {
        "card": named,
        "treasure": named,
        "model": {model.id: model.name for model in pack.models},
        "boss": {boss.id: boss.entry.name for boss in pack.bosses},
        "behaviour": {
            card.id: " / ".join(half.name for half in card.entry.halves) for card in pack.behaviours
        },
    }


def hero_names(g: Party) -> NameTable:
    """Who plays whom."""
    heroes = {str(c.seat): g.pack.characters[c.kind].entry.name for c in g.characters}
    return {
        "hero": heroes,
        "seat": {str(g.seats_of[c.seat]): heroes[str(c.seat)] for c in g.characters},
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
                "heroic_text": Message(f"ds-heroic-{kind.heroic.replace('_', '-')}").to_json(),
            }
            for kind in pack.characters
        },
        "cards": {
            card.id: {
                "id": card.id,
                "kind": card.kind,
                "set": card.entry.set,
                "hands": card.entry.hands,
                "range": card.entry.range,
                "needs": card.entry.needs,
                "block": list(card.block),
                "resist": list(card.resist),
                "dodge": card.dodge,
                "slots": card.slots,
                "options": [
                    {
                        "stamina": action.stamina,
                        "text": text.to_json(),
                        "dice": list(action.dice),
                        "mod": action.mod,
                    }
                    for action, text in card_text(pack, card)
                ],
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
                "models": [pack.models[model].id for model in boss.models],
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
