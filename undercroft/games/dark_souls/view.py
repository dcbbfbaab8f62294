"""What everybody sees. The party shares all it knows; hidden are only cards and traps nobody has seen."""

from __future__ import annotations

from undercroft.games.souls.acting import ACT, DETAIL, KIND_SHIFT, Activation
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.defence import MOVE, Defend
from undercroft.games.souls.foes import DATA_CARD, AfterCard, FoeIcon
from undercroft.games.souls.gear import CONDITIONS, STATS, card_of, upgrades_of
from undercroft.games.souls.models import ARCS
from undercroft.games.souls.moving import barrel_cost
from undercroft.games.souls.odds import action_odds, defence_odds, strike_odds, threat
from undercroft.games.souls.state import HIDDEN_TRAP, NO_TRAP, NONE, TERRAIN, Character, Foe
from undercroft.games.souls.strikes import NODE_TARGET, ChooseTarget
from undercroft.kernel.board import COMPASS
from undercroft.kernel.game import NameTable
from undercroft.kernel.text import Message

from .bonfire import buy_cost, level_cost
from .cards import Cards
from .journey import DrawTile, PlaceTile
from .state import BONFIRE, MODES, Journey, Tile
from .words import behaviour_text, card_text, effect_lines, model_text

COMPASS_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def table(g: Journey, seat: int | None) -> dict[str, object]:
    pack = g.pack
    scenario = None
    if g.campaign:
        entry = pack.scenarios[g.section >> 8]
        section = entry.sections[g.section & 255]
        scenario = {"id": entry.id, "section": g.section & 255, "name": section.name}
    return {
        "mode": MODES[g.mode],
        "scenario": scenario,
        "sparks": g.sparks,
        "max_sparks": g.max_sparks,
        "souls": g.souls,
        "inventory": [item(g, one) for one in g.inventory],
        "treasure_left": g.treasure.size,
        "buy_cost": buy_cost(g),
        "bosses": [pack.bosses[boss].id for boss in g.bosses],
        "boss_step": g.boss_step,
        "map": {
            "at": g.at,
            "fog": g.fog,
            "tiles": [tile(g, index, one) for index, one in enumerate(g.tiles)],
            "next": next_tile(g),
        },
        "heroes": [hero(g, c) for c in g.characters],
        "fight": fight(g) if g.in_fight else None,
        "odds": odds(g, seat),
        "roll": [[("black", "blue", "orange", "dodge")[colour], face] for colour, face in g.rolled],
    }


def odds(g: Journey, seat: int | None) -> dict[str, object]:
    """What the options of the open question promise, by option id: exact numbers, not simulated ones."""
    found: dict[str, object] = {}
    for ask in g.asks:
        if ask.seat != seat:
            continue
        step = ask.step
        if isinstance(step, Defend):
            for raw in ask.options:
                id = step.option_id(g.pack, raw)
                extra = barrel_cost(g, raw - MOVE) if raw >= MOVE else 0
                promise = defence_odds(g, step, extra)
                found[id] = promise["block" if id == "block" else "dodge"]
        elif isinstance(step, Activation):
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
                if raw < NODE_TARGET and any(step.action(g).dice):
                    damage, kill = strike_odds(g, c, step.action(g), g.foes[raw])
                    id = step.option_id(g.pack, raw)
                    found[id] = {"damage": round(damage, 3), "kill": round(kill, 4)}
    return found


def actions(g: Journey, c: Character) -> list[dict[str, object]]:
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


def item(g: Journey, one: int) -> dict[str, object] | None:
    if not one:
        return None
    ids = g.pack.armoury.ids
    return {"card": ids[card_of(one)], "upgrades": [ids[up] for up in upgrades_of(one)]}


def conditions(bits: int) -> list[str]:
    return [name for i, name in enumerate(CONDITIONS) if bits >> i & 1]


def hero(g: Journey, c: Character) -> dict[str, object]:
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
                "next": level_cost(g, c.tiers[i]),
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


def tile(g: Journey, index: int, one: Tile) -> dict[str, object]:
    return {
        "index": index,
        "face": g.pack.faces[one.face].id,
        "x": one.x,
        "y": one.y,
        "turn": one.turn,
        "doors": [SIDES[side] for side in g.doors(one)],
        "links": [SIDES[side] for side in range(4) if g.beyond(index, side) != NONE],
        "level": one.level,
        "card": None if one.card == NONE else g.pack.encounters[one.card].id,
        "up": one.up,
        "chest_open": one.chest_open,
        "souls": one.spilled[1],
        "bonfire": index == BONFIRE,
    }


def next_tile(g: Journey) -> dict[str, object] | None:
    """DS-1.12: the tile in hand while the party lays the map, and every way to lay it, by option id."""
    for ask in g.asks:
        step = ask.step
        if not isinstance(step, PlaceTile):
            continue
        face = g.pack.faces[step.face]
        places: list[dict[str, object]] = []
        for raw in ask.options:
            id = step.option_id(g.pack, raw)
            x, y, turn = map(int, id.split(","))
            doors = [SIDES[side] for side in g.doors(Tile(step.face, x, y, turn))]
            places.append({"option": id, "x": x, "y": y, "turn": turn, "doors": doors})
        return {
            "face": face.id,
            "doors": [SIDES[side] for side in face.doors],
            "left": sum(isinstance(later, DrawTile) for later in g.agenda),
            "places": places,
        }
    return None


def fight(g: Journey) -> dict[str, object]:
    pack = g.pack
    ground = pack.boards[g.board_index]
    boss = None
    if g.boss != NONE:
        boss = {
            "id": pack.bosses[g.boss].id,
            "heated": g.heated,
            "deck_left": len(g.known_deck) or g.deck.size,
            "known": [pack.behaviours[card].id for card in g.known_deck],
            "seen": [pack.behaviours[card].id for card in g.seen],
            "discard": [pack.behaviours[card].id for card in g.discard],
            "top": None if g.top == NONE else pack.behaviours[g.top].id,
            "acting": acting(g) != NONE,
        }
    return {
        "board": ground.id,
        "encounter": None if g.encounter == NONE else pack.encounters[g.encounter].id,
        "boss": boss,
        "terrain": {str(n): TERRAIN[what] for n, what in enumerate(g.terrain) if what},
        "traps": {str(n): trap(g, n) for n in range(len(g.traps)) if g.traps[n] != NO_TRAP},
        "souls": {"node": g.spilled[0], "souls": g.spilled[1]} if g.spilled[1] else None,
        "foes": [foe(g, one) for one in g.foes if one.node != NONE],
        "ward": list(g.ward),
    }


def trap(g: Journey, node: int) -> dict[str, object]:
    """DS-16: a trap nobody has flipped says nothing; one seen before is remembered."""
    kind = g.traps[node]
    if kind == HIDDEN_TRAP:
        return {"known": False, "flipped": False}
    entry = g.pack.trap_entries[kind]
    flipped = bool(g.flipped >> node & 1)
    return {
        "known": True, "flipped": flipped, "damage": entry.damage, "difficulty": entry.difficulty,
    }  # fmt: skip


def foe(g: Journey, one: Foe) -> dict[str, object]:
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


def acting(g: Journey) -> int:
    """The behaviour card that is being resolved."""
    return next((step.card for step in g.agenda if isinstance(step, AfterCard)), NONE)


def expected(g: Journey, one: Foe) -> dict[str, object] | None:
    """What it would do now, or still has to do; of a boss only once its next card is known."""
    if not g.characters or any(c.node == NONE for c in g.characters) or g.aggro == NONE:
        return None
    boss = g.pack.models[one.model].boss
    now = acting(g) if boss else DATA_CARD
    # What it is at, then what lies on the agenda: a stack, so what comes first is last.
    steps = [*(ask.step for ask in g.asks), *reversed(g.agenda)]
    left = [s.index for s in steps if isinstance(s, FoeIcon) and s.foe == one.index]
    if left:
        return threat(g, one, now, left)
    if not boss:
        return threat(g, one)
    if now != NONE:
        own = one.model in g.pack.behaviours[now].halves
        return threat(g, one, now) if own and not one.acted else None
    if not g.known_deck and (g.deck.size or not g.discard):
        return None
    card = g.known_deck[0] if g.known_deck else g.discard[0]
    return threat(g, one, card) if one.model in g.pack.behaviours[card].halves else None


def names(g: Journey) -> NameTable:
    """Names by kind and id; who plays whom is looked up anew."""
    pack = g.pack
    heroes = {str(c.seat): pack.characters[c.kind].entry.name for c in g.characters}
    seats = {str(g.seats_of[c.seat]): heroes[str(c.seat)] for c in g.characters}
    return {**fixed_names(pack), "seat": seats, "hero": heroes}


def catalog(g: Journey) -> dict[str, object]:
    """What does not change: names, cards, enemies, boards."""
    pack = g.pack
    fixed = _fixed.get(pack.hash)
    if fixed is None:
        fixed = _fixed[pack.hash] = fixed_catalog(pack)
    return {**fixed, "names": names(g)}


_fixed: dict[str, dict[str, object]] = {}
_names: dict[str, NameTable] = {}


def fixed_names(pack: Cards) -> NameTable:
    found = _names.get(pack.hash)
    if found is None:
        named = {card.id: card.entry.name for card in pack.armoury.cards}
        acts = {
            card.id: " / ".join(half.name for half in card.entry.halves) for card in pack.behaviours
        }
        found = _names[pack.hash] = {
            "card": named,
            "treasure": named,
            "model": {model.id: model.name for model in pack.models},
            "boss": {boss.id: boss.entry.name for boss in pack.bosses},
            "behaviour": acts,
            "encounter": {card.id: card.entry.name for card in pack.encounters},
            "scenario": {
                entry.id: {"en": entry.name, "fr": entry.name_fr or entry.name}
                for entry in pack.scenarios
            },
        }
    return found


def fixed_catalog(pack: Cards) -> dict[str, object]:
    """The part that hangs on the pack alone."""
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
            }
            for ground in pack.boards
        },
        "faces": {
            face.id: {
                "doors": [SIDES[door] for door in face.doors],
                "spawn": list(face.spawn),
                "terrain": list(face.terrain),
            }
            for face in pack.faces
        },
        "compass": [list(step) for step in COMPASS],
    }
