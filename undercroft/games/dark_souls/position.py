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


def dump(state: Journey) -> dict[str, Any]:
    pack = state.pack
    ids = pack.armoury.ids
    return {
        **shared.dump(state),
        "section": state.section,
        "bosses": [pack.bosses[boss].id for boss in state.bosses],
        "boss_step": state.boss_step,
        "boss_spilled": list(state.boss_spilled),
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
            for tile in state.tiles
        ],
        "tile_pool": [pack.face_ids[face] for face in state.tile_pool],
        "at": state.at,
        "came": state.came,
        "fog": state.fog,
        "encounter": None if state.encounter == NONE else pack.encounter_ids[state.encounter],
        "treasure": shared.pile_doc(state.treasure, ids),
        "legends": state.legends,
        "sold": [ids[card] for card in state.sold],
        "dash_open": state.dash_open,
        "victories": [
            scenario.id for at, scenario in enumerate(pack.scenarios) if state.victories >> at & 1
        ],
    }


def load(document: Mapping[str, object], state: Journey) -> None:
    problems: list[str] = []
    doc = convert(dict(document), JourneyDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(state)
    pack = state.pack
    state.sparks = read.between(doc.sparks, 0, max(START_SPARKS.values()), "sparks")
    shared.load(doc, state, read, 4 if state.campaign else 3)
    state.section = read.between(doc.section, 0, 10**6, "section")
    if state.campaign and (
        state.section >> 8 >= len(pack.scenarios)
        or state.section & 255 >= len(pack.scenarios[state.section >> 8].sections)
    ):
        raise PositionError(f"state.section: {state.section} is no section")
    scenarios = {scenario.id: at for at, scenario in enumerate(pack.scenarios)}
    state.victories = 0
    for id in doc.victories:
        state.victories |= 1 << read.find(scenarios, id, "victories")
    state.bosses = tuple(read.find(pack.boss_index, id, "bosses") for id in doc.bosses)
    state.boss_step = read.between(doc.boss_step, 0, max(0, len(state.bosses) - 1), "boss_step")
    load_map(doc, state, read)
    load_goods(doc, state, read)
    if state.in_fight and state.mode != BOSS_FIGHT and state.at >= len(state.tiles):
        raise PositionError("state.at: the party fights on a tile that is not there")
    state.encounter = (
        NONE
        if doc.encounter is None
        else read.find(pack.encounter_index, doc.encounter, "encounter")
    )


def load_map(doc: JourneyDoc, state: Journey, read: Reader) -> None:
    pack = state.pack
    faces = {id: index for index, id in enumerate(pack.face_ids)}
    state.tiles = []
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
        tile.traps = tile_traps(one.traps, state, read, f"{field}.traps")
        tile.spilled = one.spilled
        state.tiles.append(tile)
    state.tile_pool = tuple(read.find(faces, id, "tile_pool") for id in doc.tile_pool)
    last = len(state.tiles) - 1
    if state.mode == ENCOUNTER:
        last = max(last, 1)  # its one tile may still be drawn
    state.at = read.between(doc.at, 0, max(last, 0), "at")
    state.came = read.between(doc.came, NONE, 3, "came")
    state.fog = read.between(doc.fog, NONE, max(last, 0), "fog")
    state.dash_open = doc.dash_open


def tile_traps(doc: list[int], state: Journey, read: Reader, field: str) -> tuple[int, ...]:
    for kind in doc:
        read.between(kind, -2, len(state.pack.trap_entries) - 1, field)
    if doc and len(doc) != 13:
        raise PositionError(f"state.{field}: one entry for each of the 13 nodes")
    return tuple(doc)


def load_goods(doc: JourneyDoc, state: Journey, read: Reader) -> None:
    pack = state.pack
    state.treasure = read.pile(doc.treasure, pack.armoury.index, "treasure")
    state.legends = doc.legends
    state.sold = tuple(sorted(read.find(pack.armoury.index, id, "sold") for id in doc.sold))
    state.boss_spilled = doc.boss_spilled


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING = (
    "explore", "activation", "choose_boss", "begin", "character_phase", "place_fog", "onward",
)  # fmt: skip


def check_frame(state: Journey) -> None:
    """What the agenda and the questions must have to do with each other."""
    if state.over or state.agenda:
        return
    for ask in state.asks:
        if ask.step.name not in SELF_GOING:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(state: Journey) -> None:
    """What must hold after every step."""
    shared.check(state)
    weapons = [w for character in state.characters for w in character.backup]
    shared.hold(all(state.pack.armoury.card(w).hand for w in weapons), "no weapon in hand")
    in_deck = [card for cards, _ in state.treasure.groups for card in cards]
    shared.count_cards(state, (*in_deck, *state.sold))
