"""Rooms, arenas, Dungeon Tiles and Quests from their files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ..effects import occasions
from ..effects.base import Effect
from ..pack.entries import (
    ArenaEntry,
    QuestEntry,
    RoomEntry,
    RuleEntry,
    TileEntry,
)
from ..pack.places import Quest, Room, Rule, Tile
from .reading import Reading, areas_of

# ---------------------------------------------------------------------- Rooms


def read_rooms(reading: Reading) -> None:
    cards = reading.cards
    cards.rooms = []
    for entry in reading.entries("rooms.yaml", RoomEntry):
        areas = [area.id for area in entry.areas]
        where = f"rooms.yaml: {entry.id}"
        sides = [
            read_rules(reading, rules, entry.id, f"{where}: {field}", areas, side)
            for field, rules, side in (
                ("rules", entry.rules, ""),
                ("stygian", entry.stygian or entry.rules, ".stygian"),
            )
        ]
        room = make_room(reading, entry, where)
        if room is None:
            continue
        room.entry = entry
        room.location = entry.location
        room.ordinary = not entry.boss
        room.hero_start = starts(reading, entry.hero_start, areas, f"{where}: hero_start")
        room.monster_start = starts(reading, entry.monster_start, areas, f"{where}: monster_start")
        room.table = starts(reading, entry.table, areas, f"{where}: table")
        room.passive = (sides[0][0], sides[1][0])
        room.interactions = (sides[0][1], sides[1][1])
    cards.arenas = []
    for arena in reading.entries("arenas.yaml", ArenaEntry):
        room = make_room(reading, arena, f"arenas.yaml: {arena.id}")
        if room is not None:
            room.location = "circus"
            cards.arenas.append(room.index)


def starts(
    reading: Reading, names: Sequence[str], areas: Sequence[str], where: str
) -> tuple[int, ...]:
    """Areas by their places."""
    for place, name in enumerate(names):
        if name not in areas:
            reading.wrong(f"{where}[{place}]", f"{name!r} is no Area")
    return tuple([areas.index(name) for name in names if name in areas])


def read_rules(
    reading: Reading,
    rules: list[RuleEntry],
    owner: str,
    where: str,
    areas: Sequence[str],
    side: str,
) -> tuple[tuple[Effect, ...], tuple[Rule, ...]]:
    """What holds in a Room, and what can be done there."""
    holds: list[Effect] = []
    doing: list[Rule] = []
    for place, rule in enumerate(rules):
        said = f"{where}[{place}]"
        holds += reading.lines(rule.effects, occasions.ROOM, owner, f"{said}.effects", areas)
        used = reading.lines(rule.use, occasions.INTERACTION, owner, f"{said}.use", areas)
        check_rule(reading, rule, said, areas)
        if rule.use:
            known = [name for name in rule.where if name in areas]
            made = Rule(len(doing), rule, areas_of(known, areas), used)
            made.id = f"{owner}.{rule.id}{side}"
            doing.append(made)
    return tuple(holds), tuple(doing)


def check_rule(reading: Reading, rule: RuleEntry, where: str, areas: Sequence[str]) -> None:
    """A rule holds, or can be used for actions; nothing stands there that belongs to the other kind."""
    if bool(rule.use) == bool(rule.effects):
        reading.wrong(f"{where}.use", "either effects or use is needed")
    elif rule.use:
        if not rule.actions:
            reading.wrong(f"{where}.actions", "needed with use")
        if not rule.where:
            reading.wrong(f"{where}.where", "needed with use")
        starts(reading, rule.where, areas, f"{where}.where")
    else:
        for field in ("actions", "where", "once", "alone"):
            if getattr(rule, field):
                reading.wrong(f"{where}.{field}", "only with use; each effect says where it holds")


def make_room(reading: Reading, entry: RoomEntry | ArenaEntry, where: str) -> Room | None:
    """The tile of a Room, if one can walk about in it."""
    cards = reading.cards
    known = {area.id: set(area.adjacent) for area in entry.areas}
    for place, area in enumerate(entry.areas):
        for other in area.adjacent:
            if other not in known or area.id not in known[other]:
                said = f"{other!r} does not lead back"
                reading.wrong(f"{where}: areas[{place}].adjacent", said)
                return None
    room = Room(len(cards.rooms), entry)
    if max(room.distance[0]) == 99:
        reading.wrong(f"{where}: areas", "not all can be reached")
        return None
    cards.rooms.append(room)
    return room


# ---------------------------------------------------------------------- Dungeons


def read_tiles(reading: Reading) -> None:
    cards = reading.cards
    cards.tiles = []
    for tile in reading.entries("tiles.yaml", TileEntry):
        names = {*tile.rooms, tile.start, *tile.dots}
        where = f"tiles.yaml: {tile.id}"
        strange = {name for pair in tile.corridors for name in pair} - names
        lost = names - set(tile.at)
        if strange:
            reading.wrong(f"{where}: corridors", f"{min(strange)!r} is no place")
        elif lost:
            reading.wrong(f"{where}: at", f"{min(lost)!r} is drawn nowhere")
        else:
            cards.tiles.append(Tile(len(cards.tiles), tile))


def read_quests(reading: Reading) -> None:
    cards = reading.cards
    cards.quests = reading.deck("quests.yaml", QuestEntry, partial(make_quest, reading))


def make_quest(reading: Reading, index: int, entry: QuestEntry) -> Quest:
    cards = reading.cards
    quest = Quest(index, entry)
    where = f"quests.yaml: {entry.id}"
    quest.effects = reading.lines(entry.effects, occasions.QUEST, entry.id, f"{where}: effects")
    rooms = [
        reading.find(cards.rooms, id, f"{where}: objective_rooms[{place}]")
        for place, id in enumerate(entry.objective_rooms)
    ]
    quest.rooms = tuple([room for room in rooms if room is not None])
    if entry.spawn is not None and entry.spawn.monster is not None:
        said = f"{where}: spawn.monster"
        quest.spawn = reading.find(cards.monsters, entry.spawn.monster, said)
    if entry.boss is not None:
        quest.boss = reading.find(cards.bosses, entry.boss, f"{where}: boss")
    if entry.cancels is not None:
        said = f"{where}: cancels"
        quest.cancels = reading.find(cards.bosses, entry.cancels, said)
    for token, ids in entry.foes.items():
        foes = [
            reading.find(cards.monsters, id, f"{where}: foes.{token}[{place}]")
            for place, id in enumerate(ids)
        ]
        quest.foes[token] = tuple([foe for foe in foes if foe is not None])
    return quest
