"""What does not change in a match: cards, tiles, dice."""

from __future__ import annotations

from .. import seen
from ..effects.card_text import effect_lines
from ..state.estate import Estate
from ..terms import CONDITIONS, STANCES, STYGIAN
from . import boards, fighters, goods
from .naming import fixed_names


def catalog(state: Estate) -> seen.Catalog:
    """Every card with its sentences."""
    pack = state.pack
    stygian = state.difficulty == STYGIAN
    return {
        "names": fixed_names(pack),
        "stances": list(STANCES),
        "conditions": list(CONDITIONS),
        "heroes": [fighters.hero(pack, kind) for kind in pack.heroes],
        "skills": [fighters.skill(pack, card) for card in pack.skills],
        "monsters": [fighters.monster(pack, card) for card in pack.monsters],
        "bosses": [fighters.boss(pack, card) for card in pack.bosses],
        "rooms": [boards.room(pack, card, stygian) for card in pack.rooms],
        "tiles": [boards.tile(card) for card in pack.tiles],
        "quests": [boards.quest(pack, card) for card in pack.quests],
        "trinkets": [goods.trinket(pack, card) for card in pack.trinkets],
        "quirks": [goods.quirk(pack, card) for card in pack.quirks],
        "diseases": [goods.disease(pack, card) for card in pack.diseases],
        "moods": [goods.mood(pack, card) for card in pack.moods],
        "curios": [goods.curio(pack, card) for card in pack.curios],
        "loot": [{"id": token.id, "count": token.count} for token in pack.loot],
        "light": [effect_lines(pack, row) for row in pack.lights],
        "buildings": [goods.building(pack, card) for card in pack.buildings],
        "events": [goods.event(pack, card) for card in pack.events],
        "parties": [goods.party(card) for card in pack.parties],
    }
