"""What everybody sees. The party shares all it knows; hidden are only cards and traps nobody has seen."""

from __future__ import annotations

from undercroft.games.souls import view as shared
from undercroft.games.souls.content import SIDES
from undercroft.games.souls.gear import Card
from undercroft.games.souls.outfit import ware
from undercroft.kernel.game import NameTable
from undercroft.kernel.naming import spoken

from . import seen
from .cards import Cards
from .journey import ChooseBoss, DrawTile, PlaceTile
from .resting import buy_cost, level_costs
from .shop import KeepOne
from .state import BONFIRE, MODES, Journey, Tile


def table(state: Journey) -> seen.Table:
    costs = level_costs(state)
    encounter = None if state.encounter is None else state.encounter.id
    return {
        **shared.party(state),
        "mode": MODES[state.mode],
        "scenario": scenario(state),
        "treasure_left": state.treasure.size,
        "buy_cost": buy_cost(state),
        "wares": [] if state.in_fight else [ware(state, card) for card in face_up(state)],
        "bosses": [boss.id for boss in state.bosses],
        "boss_step": state.boss_step,
        "rivals": rivals(state),
        "map": {
            "at": state.at,
            "fog": state.fog,
            "tiles": [tile(state, index, one) for index, one in enumerate(state.tiles)],
            "next": next_tile(state),
        },
        # In a campaign characters come and go.
        "names": shared.hero_names(state) if state.campaign else {},
        "heroes": [shared.hero(state, character, costs) for character in state.characters],
        "fight": shared.fight(state, encounter, shared.unreckoned) if state.in_fight else None,
    }


def face_up(state: Journey) -> tuple[Card, ...]:
    """DS-V.4: the cards of which one is kept, or else the market."""
    for ask in state.asks:
        step = ask.step
        if isinstance(step, KeepOne):
            return step.cards
    return state.market


def rivals(state: Journey) -> list[str]:
    """DS-1.18, DS-2.3: one player says it, and all look at them."""
    for ask in state.asks:
        step = ask.step
        if isinstance(step, ChooseBoss):
            return [boss.id for boss in step.rivals(state)]
    return []


def scenario(state: Journey) -> seen.Scenario | None:
    if state.scenario is None:
        return None
    section = state.scenario.sections[state.section]
    return {"id": state.scenario.id, "section": state.section, "name": section.name}


def tile(state: Journey, index: int, one: Tile) -> seen.Tile:
    return {
        "index": index,
        "face": one.face.id,
        "x": one.x,
        "y": one.y,
        "turn": one.turn,
        "doors": [SIDES[side] for side in state.doors(one)],
        "links": [SIDES[side] for side in range(4) if state.beyond(index, side) is not None],
        "level": one.level,
        "card": None if one.card is None else one.card.id,
        "up": one.up,
        "chest_open": one.chest_open,
        "souls": 0 if one.spilled is None else one.spilled.souls,
        "bonfire": index == BONFIRE,
    }


def next_tile(state: Journey) -> seen.NextTile | None:
    """DS-1.12: the tile in hand while the party lays the map, and every way to lay it, by option id."""
    for ask in state.asks:
        step = ask.step
        if not isinstance(step, PlaceTile):
            continue
        face = step.face
        places: list[seen.Place] = [
            {
                "option": way.id,
                "x": way.x,
                "y": way.y,
                "turn": way.turn,
                "doors": [SIDES[(door + way.turn) % 4] for door in face.doors],
            }
            for way in step.choices(state, ask.seat)
        ]
        return {
            "face": face.id,
            "doors": [SIDES[side] for side in face.doors],
            "left": sum(isinstance(later, DrawTile) for later in state.agenda),
            "places": places,
        }
    return None


def names(pack: Cards) -> NameTable:
    """Names by kind and id of what this box has beside the other's."""
    return {
        "encounter": {card.id: spoken(card.entry) for card in pack.encounters},
        "scenario": {one.id: spoken(one.entry) for one in pack.scenarios},
    }


def catalog(pack: Cards) -> seen.Catalog:
    """What does not change: cards, enemies, boards, tiles, encounters."""
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
        "encounters": {
            card.id: {
                "level": card.level,
                "trapped": card.trapped,
                "enemies": [list(group) for group in card.entry.enemies],
                "terrain": list(card.entry.terrain),
            }
            for card in pack.encounters
        },
    }
