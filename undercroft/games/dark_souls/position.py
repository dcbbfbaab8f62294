"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.games.souls import position as shared
from undercroft.games.souls.party import START_SPARKS
from undercroft.games.souls.position import PartyDoc, PileDoc, Reader
from undercroft.games.souls.state import NONE
from undercroft.kernel.content import convert
from undercroft.kernel.errors import PositionError

from .state import BOSS_FIGHT, ENCOUNTER, Journey, Tile


class TileDoc(msgspec.Struct, forbid_unknown_fields=True):
    face: str
    x: int
    y: int
    turn: int
    level: int
    card: str | None
    up: bool
    chest_open: bool
    traps: list[int]
    spilled: tuple[int, int]


class JourneyDoc(PartyDoc, forbid_unknown_fields=True, kw_only=True):
    section: int
    bosses: list[str]
    boss_step: int
    boss_spilled: tuple[int, int]
    tiles: list[TileDoc]
    tile_pool: list[str]
    at: int
    came: int
    fog: int
    encounter: str | None
    treasure: list[PileDoc]
    legends: bool
    sold: list[str]
    dash_open: bool
    victories: list[str] = msgspec.field(default_factory=list)


def dump(g: Journey) -> dict[str, Any]:
    pack = g.pack
    ids = pack.armoury.ids
    return {
        **shared.dump(g),
        "section": g.section,
        "bosses": [pack.bosses[boss].id for boss in g.bosses],
        "boss_step": g.boss_step,
        "boss_spilled": list(g.boss_spilled),
        "tiles": [
            {
                "face": pack.face_ids[tile.face],
                "x": tile.x,
                "y": tile.y,
                "turn": tile.turn,
                "level": tile.level,
                "card": None if tile.card == NONE else pack.encounter_ids[tile.card],
                "up": tile.up,
                "chest_open": tile.chest_open,
                "traps": list(tile.traps),
                "spilled": list(tile.spilled),
            }
            for tile in g.tiles
        ],
        "tile_pool": [pack.face_ids[face] for face in g.tile_pool],
        "at": g.at,
        "came": g.came,
        "fog": g.fog,
        "encounter": None if g.encounter == NONE else pack.encounter_ids[g.encounter],
        "treasure": shared.pile_doc(g.treasure, ids),
        "legends": g.legends,
        "sold": [ids[card] for card in g.sold],
        "dash_open": g.dash_open,
        "victories": [
            scenario.id for at, scenario in enumerate(pack.scenarios) if g.victories >> at & 1
        ],
    }


def load(document: Mapping[str, object], g: Journey) -> None:
    problems: list[str] = []
    doc = convert(dict(document), JourneyDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(g)
    pack = g.pack
    g.sparks = read.between(doc.sparks, 0, max(START_SPARKS.values()), "sparks")
    shared.load(doc, g, read, 4 if g.campaign else 3)
    g.section = read.between(doc.section, 0, 10**6, "section")
    if g.campaign and (
        g.section >> 8 >= len(pack.scenarios)
        or g.section & 255 >= len(pack.scenarios[g.section >> 8].sections)
    ):
        raise PositionError(f"state.section: {g.section} is no section")
    scenarios = {scenario.id: at for at, scenario in enumerate(pack.scenarios)}
    g.victories = 0
    for id in doc.victories:
        g.victories |= 1 << read.find(scenarios, id, "victories")
    g.bosses = tuple(read.find(pack.boss_index, id, "bosses") for id in doc.bosses)
    g.boss_step = read.between(doc.boss_step, 0, max(0, len(g.bosses) - 1), "boss_step")
    load_map(doc, g, read)
    load_goods(doc, g, read)
    if g.in_fight and g.mode != BOSS_FIGHT and g.at >= len(g.tiles):
        raise PositionError("state.at: the party fights on a tile that is not there")
    g.encounter = (
        NONE
        if doc.encounter is None
        else read.find(pack.encounter_index, doc.encounter, "encounter")
    )


def load_map(doc: JourneyDoc, g: Journey, read: Reader) -> None:
    pack = g.pack
    faces = {id: index for index, id in enumerate(pack.face_ids)}
    g.tiles = []
    for index, one in enumerate(doc.tiles):
        field = f"tiles[{index}]"
        tile = Tile(read.find(faces, one.face, f"{field}.face"), one.x, one.y, one.turn)
        read.between(one.turn, 0, 3, f"{field}.turn")
        read.between(one.x, -16, 15, f"{field}.x")
        read.between(one.y, -16, 15, f"{field}.y")
        tile.level = read.between(one.level, 0, 3, f"{field}.level")
        if one.card is not None:
            tile.card = read.find(pack.encounter_index, one.card, f"{field}.card")
        tile.up, tile.chest_open = one.up, one.chest_open
        tile.traps = tile_traps(one.traps, g, read, f"{field}.traps")
        tile.spilled = one.spilled
        g.tiles.append(tile)
    g.tile_pool = tuple(read.find(faces, id, "tile_pool") for id in doc.tile_pool)
    last = len(g.tiles) - 1
    if g.mode == ENCOUNTER:
        last = max(last, 1)  # its one tile may still be drawn
    g.at = read.between(doc.at, 0, max(last, 0), "at")
    g.came = read.between(doc.came, NONE, 3, "came")
    g.fog = read.between(doc.fog, NONE, max(last, 0), "fog")
    g.dash_open = doc.dash_open


def tile_traps(doc: list[int], g: Journey, read: Reader, field: str) -> tuple[int, ...]:
    for kind in doc:
        read.between(kind, -2, len(g.pack.trap_entries) - 1, field)
    if doc and len(doc) != 13:
        raise PositionError(f"state.{field}: one entry for each of the 13 nodes")
    return tuple(doc)


def load_goods(doc: JourneyDoc, g: Journey, read: Reader) -> None:
    pack = g.pack
    g.treasure = read.pile(doc.treasure, pack.armoury.index, "treasure")
    g.legends = doc.legends
    g.sold = tuple(sorted(read.find(pack.armoury.index, id, "sold") for id in doc.sold))
    g.boss_spilled = doc.boss_spilled


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING = (
    "explore", "activation", "choose_boss", "begin", "character_phase", "place_fog", "onward",
)  # fmt: skip


def check_frame(g: Journey) -> None:
    """What the agenda and the questions must have to do with each other."""
    if g.over or g.agenda:
        return
    for ask in g.asks:
        if ask.step.name not in SELF_GOING:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(g: Journey) -> None:
    """What must hold after every step."""
    shared.check(g)
    weapons = [w for c in g.characters for w in c.backup]
    shared.hold(all(g.pack.armoury.card(w).hand for w in weapons), "no weapon in hand")
    in_deck = [card for cards, _ in g.treasure.groups for card in cards]
    shared.count_cards(g, (*in_deck, *g.sold))
