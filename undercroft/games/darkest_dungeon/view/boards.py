"""Rooms, Dungeon Tiles and Quests."""

from __future__ import annotations

from undercroft.kernel.naming import spoken

from ..effects.base import Effect
from ..effects.card_text import effect_lines, rule_lines
from ..effects.outcomes import lines_of
from ..pack.cards import Cards
from ..pack.entries import QuestSpawn, RuleEntry, TaskEntry
from ..pack.places import Quest, Room, Tile
from ..seen import boards as seen


def room(pack: Cards, card: Room, stygian: bool) -> seen.Room:
    entry = card.entry
    rules: list[RuleEntry] = []
    if entry is not None:
        rules = entry.stygian if stygian and entry.stygian else entry.rules
    return {
        "id": card.id,
        "name": card.title,
        "location": None if entry is None else entry.location,
        "areas": [
            {
                "id": area.id,
                "capacity": area.capacity,
                "ground": area.ground,
                "loot": area.loot,
                "box": list(area.box),
                "adjacent": list(card.neighbours[place]),
                "team": area.team,
            }
            for place, area in enumerate(card.areas)
        ],
        "hero_start": list(card.hero_start),
        "monster_start": list(card.monster_start),
        "table": list(card.table),
        "rules": [room_rule(pack, card, rule, stygian) for rule in rules],
    }


def room_rule(pack: Cards, card: Room, rule: RuleEntry, stygian: bool) -> seen.RoomRule:
    side = 1 if stygian else 0
    effects: list[Effect] = [
        *card.passive[side],
        *[
            one
            for thing in card.interactions[side]
            if thing.entry.id == rule.id
            for one in thing.effects
        ],
    ]
    lines = [*rule.effects, *rule.use]
    mine = [effect for effect in effects if effect.entry in lines]
    areas = [area for line in rule.effects for area in (line.where or line.present or [])]
    return {
        "id": rule.id,
        "name": spoken(rule),
        "where": list(rule.where or dict.fromkeys(areas)),
        "actions": rule.actions,
        "text": rule_lines(pack, rule, tuple(mine)),
        "effects": lines_of(mine),
    }


def tile(card: Tile) -> seen.Tile:
    return {
        "id": card.id,
        "names": list(card.names),
        "at": [list(card.entry.at[name]) for name in card.names],
        "slots": card.slots,
        "start": card.start,
        "corridors": [list(pair) for pair in card.corridors],
        "marked": list(card.marked),
        "origin": card.entry.origin,
    }


def quest(pack: Cards, card: Quest) -> seen.Quest:
    entry = card.entry
    return {
        "id": card.id,
        "name": spoken(entry),
        "kind": entry.kind,
        "level": entry.level,
        "rest": entry.rest,
        "tokens": dict(entry.tokens),
        "fill": entry.fill,
        "counts": entry.counts,
        "every": entry.every,
        "boss": entry.boss,
        "cancels": entry.cancels,
        "xp": entry.xp,
        "task": task(entry.task),
        "spawn": spawn(entry.spawn),
        "gold": dict(entry.gold),
        "needs": entry.needs,
        "camps": list(entry.camps),
        "stores": dict(entry.stores),
        "turn_to": entry.turn_to,
        "least_level": dict(entry.least_level),
        "curio_battle": entry.curio_battle,
        "road": entry.tile is not None,
        "text": effect_lines(pack, card.effects),
        "origin": entry.origin,
    }


def task(entry: TaskEntry | None) -> seen.Task | None:
    if entry is None:
        return None
    return {
        "id": entry.id,
        "where": list(entry.where),
        "actions": entry.actions,
        "pays": entry.pays,
    }


def spawn(wanted: QuestSpawn | None) -> seen.Spawn | None:
    if wanted is None:
        return None
    return {
        "token": wanted.token,
        "monster": wanted.monster,
        "level": wanted.level,
        "life": wanted.life,
        "dodge": wanted.dodge,
    }
