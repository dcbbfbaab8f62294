"""What everybody sees. The party shares all it knows; hidden are only cards and traps nobody has seen."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from undercroft.games.souls import view as shared
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.defence import MOVE, Defend
from undercroft.games.souls.moving import barrel_cost
from undercroft.games.souls.odds import defence_odds
from undercroft.games.souls.state import NONE
from undercroft.kernel.game import NameTable

from .bonfire import buy_cost, level_costs
from .cards import Cards
from .journey import DrawTile, PlaceTile
from .state import BONFIRE, MODES, Journey, Tile


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
        "inventory": [shared.item(g, one) for one in g.inventory],
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
        # In a campaign characters come and go.
        "names": shared.hero_names(g) if g.campaign else {},
        "heroes": [shared.hero(g, c, level_costs(g)) for c in g.characters],
        "fight": fight(g) if g.in_fight else None,
        "odds": odds(g, seat),
        "roll": shared.roll(g),
    }


def odds(g: Journey, seat: int | None) -> dict[str, object]:
    """What the options of the open question promise, by option id: exact numbers, not simulated ones."""
    found = shared.attack_promises(g, seat)
    for ask in g.asks:
        step = ask.step
        if ask.seat == seat and isinstance(step, Defend):
            for raw in ask.options:
                id = step.option_id(g.pack, raw)
                extra = barrel_cost(g, raw - MOVE) if raw >= MOVE else 0
                promise = defence_odds(g, step, extra)
                found[id] = promise["block" if id == "block" else "dodge"]
    return found


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
    return {
        "board": pack.boards[g.board_index].id,
        "encounter": None if g.encounter == NONE else pack.encounters[g.encounter].id,
        "boss": shared.boss(g),
        "terrain": shared.terrain(g),
        "traps": shared.traps(g),
        "souls": {"node": g.spilled[0], "souls": g.spilled[1]} if g.spilled[1] else None,
        "foes": [shared.foe(g, one) for one in g.foes if one.node != NONE],
        "ward": list(g.ward),
    }


def names(g: Journey) -> NameTable:
    """Names by kind and id; who plays whom is looked up anew."""
    return {**fixed_names(g.pack), **shared.hero_names(g)}


def catalog(g: Journey) -> dict[str, object]:
    """What does not change: names, cards, enemies, boards."""
    pack = g.pack
    fixed = _fixed.get(pack)
    if fixed is None:
        fixed = _fixed[pack] = fixed_catalog(pack)
    return {**fixed, "names": names(g)}


_fixed: WeakKeyDictionary[Cards, dict[str, object]] = WeakKeyDictionary()
_names: WeakKeyDictionary[Cards, NameTable] = WeakKeyDictionary()


def fixed_names(pack: Cards) -> NameTable:
    found = _names.get(pack)
    if found is None:
        found = _names[pack] = {
            **shared.card_names(pack),
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
        **shared.catalog(pack),
        "faces": {
            face.id: {
                "doors": [SIDES[door] for door in face.doors],
                "spawn": list(face.spawn),
                "terrain": list(face.terrain),
            }
            for face in pack.faces
        },
    }
