"""The Dungeon, the Hamlet and the ring as everybody sees them."""

from __future__ import annotations

from ..circus.teams import TEAMS
from ..dungeon.hazards import Hazard
from ..dungeon.rooms import quest_xp
from ..hamlet.building import Propose
from ..seen import places as seen
from ..state.dungeon import DEEDS
from ..state.estate import Estate
from ..terms import (
    HAZARDS,
    TOKENS,
)


def dungeon(state: Estate) -> seen.Dungeon:
    dungeon = state.dungeon
    pack = state.pack
    tile = state.tile
    left: seen.Rooms = {}
    for token, name in enumerate(TOKENS):
        for cards, count in dungeon.hidden.groups:
            if count == len(cards):
                left[name] = left.get(name, 0) + cards.count(token)
    if dungeon.boss_hidden:
        left["objective"] = left.get("objective", 0) + 1
    return {
        "quest": state.quest.id,
        "progress": dungeon.progress,
        "xp": quest_xp(state) if state.quest.entry.counts != "gold" else 0,
        "tile": tile.id,
        "at": dungeon.here,
        "tokens": [None if token is None else TOKENS[token] for token in dungeon.tokens],
        "cleared": sorted(dungeon.cleared),
        "camped": sorted(dungeon.camped),
        "passed": sorted(dungeon.passed),
        "explored": sorted(dungeon.explored),
        "left": left,
        "scouted": dungeon.scouted,
        "refused": [deed for deed in DEEDS if deed in dungeon.refused],
        "scout_bonus": dungeon.scout_bonus,
        "fled": dungeon.fled,
        "dice": [[HAZARDS[face] for face in dice] for dice in dungeon.dice],
        "faced": faced(state),
        "rest_points": dungeon.rest_points,
        "loot_left": sum(token.count for token in pack.loot) - sum(state.battle.loot_out),
    }


def faced(state: Estate) -> seen.Faced | None:
    for ask in state.asks:
        if isinstance(ask.step, Hazard):
            return {"hero": ask.step.who, "hazard": HAZARDS[ask.step.face]}
    return None


def building_levels(state: Estate) -> dict[str, int]:
    """The level of each building."""
    levels = state.hamlet.buildings
    return {building.id: levels[building.index] for building in state.pack.buildings}


def hamlet(state: Estate) -> seen.Hamlet:
    hamlet = state.hamlet
    pack = state.pack
    return {
        "event": None if hamlet.event is None else hamlet.event.id,
        "days": hamlet.days,
        "buildings": building_levels(state),
        "blocked": [building.id for building in pack.buildings if building in hamlet.blocked],
        "caretaker": None if hamlet.caretaker is None else hamlet.caretaker.id,
        "shut": [building.id for building in pack.buildings if building in hamlet.shut],
        "refused": [building.id for building in pack.buildings if building in hamlet.refused],
        "proposed": proposed(state),
        "guests": [
            guest.id if guest is not None else "away" if number in hamlet.had_day else None
            for number, guest in enumerate(hamlet.guests)
        ],
        "offer": [card.id for card in hamlet.offer],
        "ordered": hamlet.ordered,
    }


def proposed(state: Estate) -> seen.Proposed | None:
    for ask in state.asks:
        if isinstance(ask.step, Propose):
            return {"building": ask.step.building.id, "gold": ask.step.price(state)}
    return None


def circus(state: Estate) -> seen.Circus:
    circus = state.ring
    return {
        "first_team": TEAMS[circus.first_team],
        "swapped": circus.swapped,
        "butcher": circus.butcher,
        "room": state.ground.id,
        "puppets": state.battle.blocks[0] if state.battle.blocks else None,
        "winner": None if circus.winner is None else TEAMS[circus.winner],
    }
