"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.games.souls.gear import card_of, item_of, upgrades_of
from undercroft.games.souls.state import BOXES, NODE_LIMIT, NONE, Character, Foe
from undercroft.kernel.content import convert
from undercroft.kernel.errors import BrokenInvariant, PositionError
from undercroft.kernel.pile import Pile

from .state import BOSS_FIGHT, ENCOUNTER, START_SPARKS, Journey, Tile

ItemDoc = list[str]
"""A card and its upgrades."""


class HeroDoc(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: int
    node: int
    side: int
    black: int
    red: int
    conditions: int
    estus: bool
    heroic: bool
    luck: bool
    ember: bool
    tiers: tuple[int, int, int, int]
    armour: ItemDoc
    left: ItemDoc
    right: ItemDoc
    backup: list[ItemDoc]
    steadied: bool = False
    phase: int = 0
    walk_left: int = 0
    hands_used: int = 0
    magic: bool = False
    enchanted: int = 0
    charged: bool = False


class FoeDoc(msgspec.Struct, forbid_unknown_fields=True):
    model: str
    node: int
    health: int
    wounds: int
    conditions: int
    facing: int
    acted: bool


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


class PileDoc(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    left: int


class JourneyDoc(msgspec.Struct, forbid_unknown_fields=True):
    sparks: int
    souls: int
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
    inventory: list[ItemDoc]
    treasure: list[PileDoc]
    legends: bool
    sold: list[str]
    won: bool
    lost: bool
    dash_open: bool
    heroes: list[HeroDoc]
    foes: list[FoeDoc]
    in_fight: bool
    board: str
    terrain: list[int]
    traps: list[int]
    flipped: int
    trap_pool: list[int]
    aggro: int
    active: int
    last_active: int
    fallen: int
    spilled: tuple[int, int]
    dice: list[int]
    rolled: list[tuple[int, int]]
    ward: tuple[int, int, int]
    ward_next: tuple[int, int, int]
    boss: str | None
    heated: bool
    deck: list[PileDoc]
    known_deck: list[str]
    discard: list[str]
    top: str | None
    seen: list[str]


def dump(g: Journey) -> dict[str, Any]:
    pack = g.pack
    ids, acts = pack.armoury.ids, pack.behaviour_ids

    def item(one: int) -> ItemDoc:
        return [ids[card_of(one)], *(ids[up] for up in upgrades_of(one))] if one else []

    return {
        "sparks": g.sparks,
        "souls": g.souls,
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
        "inventory": [item(one) for one in g.inventory],
        "treasure": [
            {"cards": [ids[card] for card in cards], "left": left}
            for cards, left in g.treasure.groups
        ],
        "legends": g.legends,
        "sold": [ids[card] for card in g.sold],
        "won": g.won,
        "lost": g.lost,
        "dash_open": g.dash_open,
        "heroes": [
            {
                "kind": pack.characters[c.kind].id,
                "seat": g.seats_of[c.seat],
                "node": c.node,
                "side": c.side,
                "black": c.black,
                "red": c.red,
                "conditions": c.conditions,
                "estus": c.estus,
                "heroic": c.heroic,
                "luck": c.luck,
                "ember": c.ember,
                "tiers": list(c.tiers),
                "armour": item(c.armour),
                "left": item(c.left),
                "right": item(c.right),
                "backup": [item(one) for one in c.backup],
                "steadied": c.steadied,
                "phase": c.phase,
                "walk_left": c.walk_left,
                "hands_used": c.hands_used,
                "magic": c.magic,
                "enchanted": c.enchanted,
                "charged": c.charged,
            }
            for c in g.characters
        ],
        "foes": [
            {
                "model": pack.model_ids[foe.model],
                "node": foe.node,
                "health": foe.health,
                "wounds": foe.wounds,
                "conditions": foe.conditions,
                "facing": foe.facing,
                "acted": foe.acted,
            }
            for foe in g.foes
        ],
        "in_fight": g.in_fight,
        "board": pack.boards[g.board_index].id,
        "terrain": list(g.terrain),
        "traps": list(g.traps),
        "flipped": g.flipped,
        "trap_pool": list(g.trap_pool),
        "aggro": g.aggro,
        "active": g.active,
        "last_active": g.last_active,
        "fallen": g.fallen,
        "spilled": list(g.spilled),
        "dice": list(g.dice),
        "rolled": [list(die) for die in g.rolled],
        "ward": list(g.ward),
        "ward_next": list(g.ward_next),
        "boss": None if g.boss == NONE else pack.bosses[g.boss].id,
        "heated": g.heated,
        "deck": [
            {"cards": [acts[card] for card in cards], "left": left} for cards, left in g.deck.groups
        ],
        "known_deck": [acts[card] for card in g.known_deck],
        "discard": [acts[card] for card in g.discard],
        "top": None if g.top == NONE else acts[g.top],
        "seen": [acts[card] for card in g.seen],
    }


class Reader:
    """Finds ids; what is wrong is said with the field's name."""

    def __init__(self, g: Journey) -> None:
        self.pack = g.pack

    def find(self, index: Mapping[str, int], id: str, field: str) -> int:
        if id not in index:
            raise PositionError(f"state.{field}: {id!r} is unknown in pack {self.pack.name!r}")
        return index[id]

    def between(self, value: int, least: int, most: int, field: str) -> int:
        if not least <= value <= most:
            raise PositionError(f"state.{field}: {value} must be from {least} to {most}")
        return value

    def item(self, doc: ItemDoc, field: str) -> int:
        if not doc:
            return 0
        cards = [self.find(self.pack.armoury.index, id, field) for id in doc]
        shown = self.pack.armoury.cards[cards[0]]
        if len(cards) - 1 > shown.slots:
            raise PositionError(f"state.{field}: {doc[0]} takes {shown.slots} upgrades (DS-6.1)")
        return item_of(*cards)

    def pile(self, docs: list[PileDoc], index: Mapping[str, int], field: str) -> Pile:
        groups = []
        for doc in docs:
            cards = tuple(self.find(index, id, field) for id in doc.cards)
            self.between(doc.left, 0, len(cards), f"{field}.left")
            groups.append((cards, doc.left))
        return Pile(groups)


def load(document: Mapping[str, object], g: Journey) -> None:
    problems: list[str] = []
    doc = convert(dict(document), JourneyDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(g)
    pack = g.pack
    load_heroes(doc, g, read)
    g.sparks = read.between(doc.sparks, 0, max(START_SPARKS.values()), "sparks")
    g.souls = read.between(doc.souls, 0, 10**6, "souls")
    g.section = read.between(doc.section, 0, 10**6, "section")
    if g.campaign and (
        g.section >> 8 >= len(pack.scenarios)
        or g.section & 255 >= len(pack.scenarios[g.section >> 8].sections)
    ):
        raise PositionError(f"state.section: {g.section} is no section")
    g.bosses = tuple(read.find(pack.boss_index, id, "bosses") for id in doc.bosses)
    g.boss_step = read.between(doc.boss_step, 0, max(0, len(g.bosses) - 1), "boss_step")
    load_map(doc, g, read)
    load_goods(doc, g, read)
    load_fight(doc, g, read)


def load_heroes(doc: JourneyDoc, g: Journey, read: Reader) -> None:
    pack = g.pack
    if not 1 <= len(doc.heroes) <= 4:
        raise PositionError("state.heroes: one to four are needed")
    kinds = [one.kind for one in doc.heroes]
    if len(set(kinds)) < len(kinds):
        raise PositionError("state.heroes: no class twice (DS-1.2)")
    g.characters = []
    for index, one in enumerate(doc.heroes):
        field = f"heroes[{index}]"
        c = Character(index, read.find(pack.character_index, one.kind, f"{field}.kind"))
        c.node, c.side = one.node, read.between(one.side, NONE, 7, f"{field}.side")
        c.black = read.between(one.black, 0, BOXES, f"{field}.black")
        c.red = read.between(one.red, 0, BOXES - c.black, f"{field}.red")
        c.conditions = read.between(one.conditions, 0, 15, f"{field}.conditions")
        c.estus, c.heroic, c.luck, c.ember = one.estus, one.heroic, one.luck, one.ember
        for tier in one.tiers:
            read.between(tier, 0, 4 if g.campaign else 3, f"{field}.tiers")
        c.tiers = one.tiers
        c.armour = read.item(one.armour, f"{field}.armour")
        c.left = read.item(one.left, f"{field}.left")
        c.right = read.item(one.right, f"{field}.right")
        c.backup = tuple(sorted(read.item(item, f"{field}.backup") for item in one.backup))
        c.steadied, c.magic, c.charged = one.steadied, one.magic, one.charged
        c.phase = read.between(one.phase, 0, 4, f"{field}.phase")
        c.walk_left = read.between(one.walk_left, 0, 9, f"{field}.walk_left")
        c.hands_used, c.enchanted = one.hands_used, one.enchanted
        g.characters.append(c)
    g.seats_of = tuple(one.seat for one in doc.heroes)
    if len(set(g.seats_of)) < len(g.seats_of) or not set(g.seats_of) <= set(range(4)):
        raise PositionError("state.heroes: every hero needs a seat of its own")


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
        tile.traps = traps(one.traps, g, read, f"{field}.traps")
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


def traps(doc: list[int], g: Journey, read: Reader, field: str) -> tuple[int, ...]:
    for kind in doc:
        read.between(kind, -2, len(g.pack.trap_entries) - 1, field)
    if doc and len(doc) != 13:
        raise PositionError(f"state.{field}: one entry for each of the 13 nodes")
    return tuple(doc)


def load_goods(doc: JourneyDoc, g: Journey, read: Reader) -> None:
    pack = g.pack
    g.inventory = tuple(sorted(read.item(one, "inventory") for one in doc.inventory))
    g.treasure = read.pile(doc.treasure, pack.armoury.index, "treasure")
    g.legends = doc.legends
    g.sold = tuple(sorted(read.find(pack.armoury.index, id, "sold") for id in doc.sold))
    g.won, g.lost = doc.won, doc.lost
    g.boss_spilled = doc.boss_spilled


def load_fight(doc: JourneyDoc, g: Journey, read: Reader) -> None:
    pack = g.pack
    g.board_index = read.find(pack.board_index, doc.board, "board")
    g.board = pack.boards[g.board_index].board
    nodes = len(g.board.points)
    g.in_fight = doc.in_fight
    if g.in_fight and g.mode != BOSS_FIGHT and g.at >= len(g.tiles):
        raise PositionError("state.at: the party fights on a tile that is not there")
    g.encounter = (
        NONE
        if doc.encounter is None
        else read.find(pack.encounter_index, doc.encounter, "encounter")
    )
    g.foes = []
    for index, one in enumerate(doc.foes):
        field = f"foes[{index}]"
        model = read.find(pack.model_index, one.model, f"{field}.model")
        node = read.between(one.node, NONE, nodes - 1, f"{field}.node")
        foe = Foe(index, model, node, read.between(one.health, 1, 999, f"{field}.health"))
        foe.wounds = read.between(one.wounds, 0, one.health, f"{field}.wounds")
        foe.conditions = read.between(one.conditions, 0, 15, f"{field}.conditions")
        foe.facing = read.between(one.facing, NONE, 7, f"{field}.facing")
        if pack.models[model].boss == (foe.facing == NONE):
            raise PositionError(f"state.{field}.facing: bosses have one, enemies none")
        foe.acted = one.acted
        g.foes.append(foe)
    for index, c in enumerate(g.characters):
        read.between(c.node, NONE, nodes - 1, f"heroes[{index}].node")
    for what in doc.terrain:
        read.between(what, 0, 5, "terrain")
    if doc.terrain and len(doc.terrain) != nodes:
        raise PositionError("state.terrain: one entry for each node")
    g.terrain = tuple(doc.terrain)
    g.traps = traps(doc.traps, g, read, "traps")
    g.flipped = read.between(doc.flipped, 0, (1 << nodes) - 1, "flipped")
    if len(doc.trap_pool) != len(pack.trap_counts) or min(doc.trap_pool, default=0) < 0:
        raise PositionError("state.trap_pool: a count for each kind of trap")
    g.trap_pool = tuple(doc.trap_pool)
    last = len(g.characters) - 1
    g.aggro = read.between(doc.aggro, NONE, last, "aggro")
    g.active = read.between(doc.active, NONE, last, "active")
    g.last_active = read.between(doc.last_active, NONE, last, "last_active")
    g.fallen = read.between(doc.fallen, NONE, last, "fallen")
    g.spilled = doc.spilled
    for die in doc.dice:
        read.between(die, 0, 3, "dice")
    g.dice = tuple(doc.dice)
    for colour, _ in doc.rolled:
        read.between(colour, 0, 3, "rolled")
    g.rolled = tuple(doc.rolled)
    for dice in (*doc.ward, *doc.ward_next):
        read.between(dice, 0, 9, "ward")
    g.ward, g.ward_next = doc.ward, doc.ward_next
    g.boss = NONE if doc.boss is None else read.find(pack.boss_index, doc.boss, "boss")
    g.heated = doc.heated
    acts = pack.behaviour_index
    g.deck = read.pile(doc.deck, acts, "deck")
    g.known_deck = tuple(read.find(acts, id, "known_deck") for id in doc.known_deck)
    g.discard = tuple(read.find(acts, id, "discard") for id in doc.discard)
    g.top = NONE if doc.top is None else read.find(acts, doc.top, "top")
    g.seen = tuple(read.find(acts, id, "seen") for id in doc.seen)


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING = ("explore", "activation", "choose_boss", "begin", "character_phase", "place_fog")


def check_frame(g: Journey) -> None:
    """What the agenda and the questions must have to do with each other."""
    if g.over or g.agenda:
        return
    for ask in g.asks:
        if ask.step.name not in SELF_GOING:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(g: Journey) -> None:
    """What must hold after every step."""
    pack = g.pack
    _hold(g.souls >= 0, "negative souls")
    _hold(g.sparks >= 0, "negative sparks")
    for c in g.characters:
        name = pack.characters[c.kind].id
        _hold(c.black >= 0 and c.red >= 0, f"{name}: negative cubes")
        _hold(c.black + c.red <= BOXES, f"{name}: more than ten cubes")
        _hold(
            c.black + c.red < BOXES or g.fallen == c.seat or g.over,
            f"{name}: alive with ten cubes (DS-19.8)",
        )
        weapons = [w for w in (c.left, c.right, *c.backup) if w]
        _hold(len(weapons) <= 3, f"{name}: more than three weapons (DS-5.5)")
        _hold(pack.armoury.fits_hands(c.left, c.right), f"{name}: hands (DS-5.4)")
        _hold(all(pack.armoury.card(w).hand for w in weapons), f"{name}: no weapon in hand")
        _hold(not c.armour or pack.armoury.card(c.armour).armour, f"{name}: no armour on")
    if g.in_fight and not g.agenda_making_room():
        for node in range(len(g.board.points)):
            _hold(g.crowd(node) <= NODE_LIMIT, f"node {node}: {g.crowd(node)} models (DS-3.12)")
            bosses = [f for f in g.foes if f.node == node and pack.models[f.model].boss]
            _hold(len(bosses) <= 1, f"node {node}: two bosses (DS-3.14)")
    count_cards(g)


def count_cards(g: Journey) -> None:
    """No card is in two places, and none more often than it has copies."""
    found: dict[int, int] = {}

    def add(card: int) -> None:
        found[card] = found.get(card, 0) + 1

    for c in g.characters:
        for item in (c.armour, c.left, c.right, *c.backup):
            if item:
                add(card_of(item))
                for up in upgrades_of(item):
                    add(up)
    for item in g.inventory:
        add(card_of(item))
        for up in upgrades_of(item):
            add(up)
    for cards, _ in g.treasure.groups:
        for card in cards:
            add(card)
    for card in g.sold:
        add(card)
    for card, count in found.items():
        entry = g.pack.armoury.cards[card].entry
        _hold(count <= entry.copies, f"{entry.id}: {count} cards, not {entry.copies}")


def _hold(truth: bool, what: str) -> None:
    if not truth:
        raise BrokenInvariant(what)
