"""The parts of a position that both boxes have: characters, foes, the fight, items, piles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from undercroft.kernel.errors import BrokenInvariant, PositionError
from undercroft.kernel.pile import Pile

from .gear import card_of, item_of, upgrades_of
from .party import Party
from .state import BOXES, NONE, TERRAIN, Foe

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
    blessed: tuple[int, int] = (0, 0)
    crit: bool = False


class FoeDoc(msgspec.Struct, forbid_unknown_fields=True):
    model: str
    node: int
    health: int
    wounds: int
    conditions: int
    facing: int
    acted: bool


class PileDoc(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    left: int


class PartyDoc(msgspec.Struct, forbid_unknown_fields=True):
    """What the document of either box begins with."""

    sparks: int
    souls: int
    inventory: list[ItemDoc]
    won: bool
    lost: bool
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


def item_doc(state: Party, one: int) -> ItemDoc:
    ids = state.pack.armoury.ids
    return [ids[card_of(one)], *(ids[up] for up in upgrades_of(one))] if one else []


def pile_doc(pile: Pile, ids: tuple[str, ...]) -> list[dict[str, object]]:
    return [{"cards": [ids[card] for card in cards], "left": left} for cards, left in pile.groups]


def dump(state: Party) -> dict[str, Any]:
    pack = state.pack
    acts = pack.behaviour_ids

    def item(one: int) -> ItemDoc:
        return item_doc(state, one)

    return {
        "sparks": state.sparks,
        "souls": state.souls,
        "inventory": [item(one) for one in state.inventory],
        "won": state.won,
        "lost": state.lost,
        "heroes": [
            {
                "kind": pack.characters[character.kind].id,
                "seat": state.seats_of[character.seat],
                "node": character.node,
                "side": character.side,
                "black": character.black,
                "red": character.red,
                "conditions": character.conditions,
                "estus": character.estus,
                "heroic": character.heroic,
                "luck": character.luck,
                "ember": character.ember,
                "tiers": list(character.tiers),
                "armour": item(character.armour),
                "left": item(character.left),
                "right": item(character.right),
                "backup": [item(one) for one in character.backup],
                "steadied": character.steadied,
                "phase": character.phase,
                "walk_left": character.walk_left,
                "hands_used": character.hands_used,
                "magic": character.magic,
                "enchanted": character.enchanted,
                "charged": character.charged,
                "blessed": list(character.blessed),
                "crit": character.crit,
            }
            for character in state.characters
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
            for foe in state.foes
        ],
        "in_fight": state.in_fight,
        "board": pack.boards[state.board_index].id,
        "terrain": list(state.terrain),
        "traps": list(state.traps),
        "flipped": state.flipped,
        "trap_pool": list(state.trap_pool),
        "aggro": state.aggro,
        "active": state.active,
        "last_active": state.last_active,
        "fallen": state.fallen,
        "spilled": list(state.spilled),
        "dice": list(state.dice),
        "rolled": [list(die) for die in state.rolled],
        "ward": list(state.ward),
        "ward_next": list(state.ward_next),
        "boss": None if state.boss == NONE else pack.bosses[state.boss].id,
        "heated": state.heated,
        "deck": pile_doc(state.deck, acts),
        "known_deck": [acts[card] for card in state.known_deck],
        "discard": [acts[card] for card in state.discard],
        "top": None if state.top == NONE else acts[state.top],
        "seen": [acts[card] for card in state.seen],
    }


class Reader:
    """Finds ids; what is wrong is said with the field's name."""

    def __init__(self, state: Party) -> None:
        self.pack = state.pack

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
        item = item_of(*cards) if len(cards) <= 4 else 0
        if not item or self.pack.armoury.overloaded(item):
            raise PositionError(f"state.{field}: {doc[0]} takes {shown.slots} upgrades (DS-6.1)")
        return item

    def pile(self, docs: list[PileDoc], index: Mapping[str, int], field: str) -> Pile:
        groups = []
        for doc in docs:
            cards = tuple(self.find(index, id, field) for id in doc.cards)
            self.between(doc.left, 0, len(cards), f"{field}.left")
            groups.append((cards, doc.left))
        return Pile(groups)


def load(doc: PartyDoc, state: Party, read: Reader, tiers: int) -> None:
    """Everything a `PartyDoc` holds. `tiers` is the highest tier of a stat."""
    load_heroes(doc, state, read, tiers)
    state.souls = read.between(doc.souls, 0, 10**6, "souls")
    state.inventory = tuple(sorted(read.item(one, "inventory") for one in doc.inventory))
    state.won, state.lost = doc.won, doc.lost
    load_fight(doc, state, read)


def load_heroes(doc: PartyDoc, state: Party, read: Reader, tiers: int) -> None:
    pack = state.pack
    if not 1 <= len(doc.heroes) <= 4:
        raise PositionError("state.heroes: one to four are needed")
    kinds = [one.kind for one in doc.heroes]
    if len(set(kinds)) < len(kinds):
        raise PositionError("state.heroes: no class twice (DS-1.2)")
    state.characters = []
    for index, one in enumerate(doc.heroes):
        field = f"heroes[{index}]"
        c = state.character(index, read.find(pack.character_index, one.kind, f"{field}.kind"))
        c.node, c.side = one.node, read.between(one.side, NONE, 7, f"{field}.side")
        c.black = read.between(one.black, 0, BOXES, f"{field}.black")
        c.red = read.between(one.red, 0, BOXES - c.black, f"{field}.red")
        c.conditions = read.between(one.conditions, 0, 15, f"{field}.conditions")
        c.estus, c.heroic, c.luck, c.ember = one.estus, one.heroic, one.luck, one.ember
        for tier in one.tiers:
            read.between(tier, 0, tiers, f"{field}.tiers")
        c.tiers = one.tiers
        c.armour = read.item(one.armour, f"{field}.armour")
        c.left = read.item(one.left, f"{field}.left")
        c.right = read.item(one.right, f"{field}.right")
        c.backup = tuple(sorted(read.item(item, f"{field}.backup") for item in one.backup))
        c.steadied, c.magic, c.charged = one.steadied, one.magic, one.charged
        c.phase = read.between(one.phase, 0, 5, f"{field}.phase")
        c.walk_left = read.between(one.walk_left, 0, 9, f"{field}.walk_left")
        c.hands_used, c.enchanted = one.hands_used, one.enchanted
        for dice in one.blessed:
            read.between(dice, 0, 9, f"{field}.blessed")
        c.blessed = one.blessed
        c.crit = one.crit
        state.characters.append(c)
    state.seats_of = tuple(one.seat for one in doc.heroes)
    if len(set(state.seats_of)) < len(state.seats_of) or not set(state.seats_of) <= set(range(4)):
        raise PositionError("state.heroes: every hero needs a seat of its own")


def load_fight(doc: PartyDoc, state: Party, read: Reader) -> None:
    pack = state.pack
    state.set_board(read.find(pack.board_index, doc.board, "board"))
    nodes = len(state.board.points)
    state.in_fight = doc.in_fight
    state.foes = []
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
        state.foes.append(foe)
    for index, character in enumerate(state.characters):
        read.between(character.node, NONE, nodes - 1, f"heroes[{index}].node")
    for what in doc.terrain:
        read.between(what, 0, len(TERRAIN) - 1, "terrain")
    if doc.terrain and len(doc.terrain) != nodes:
        raise PositionError("state.terrain: one entry for each node")
    state.terrain = tuple(doc.terrain)
    state.traps = traps(doc.traps, state, read, "traps")
    state.flipped = read.between(doc.flipped, 0, (1 << nodes) - 1, "flipped")
    if len(doc.trap_pool) != len(pack.trap_counts) or min(doc.trap_pool, default=0) < 0:
        raise PositionError("state.trap_pool: a count for each kind of trap")
    state.trap_pool = tuple(doc.trap_pool)
    last = len(state.characters) - 1
    state.aggro = read.between(doc.aggro, NONE, last, "aggro")
    state.active = read.between(doc.active, NONE, last, "active")
    state.last_active = read.between(doc.last_active, NONE, last, "last_active")
    state.fallen = read.between(doc.fallen, NONE, last, "fallen")
    state.spilled = doc.spilled
    for die in doc.dice:
        read.between(die, 0, 3, "dice")
    state.dice = tuple(doc.dice)
    for colour, _ in doc.rolled:
        read.between(colour, 0, 3, "rolled")
    state.rolled = tuple(doc.rolled)
    for dice in (*doc.ward, *doc.ward_next):
        read.between(dice, 0, 9, "ward")
    state.ward, state.ward_next = doc.ward, doc.ward_next
    state.boss = NONE if doc.boss is None else read.find(pack.boss_index, doc.boss, "boss")
    state.heated = doc.heated
    acts = pack.behaviour_index
    state.deck = read.pile(doc.deck, acts, "deck")
    state.known_deck = tuple(read.find(acts, id, "known_deck") for id in doc.known_deck)
    state.discard = tuple(read.find(acts, id, "discard") for id in doc.discard)
    state.top = NONE if doc.top is None else read.find(acts, doc.top, "top")
    state.seen = tuple(read.find(acts, id, "seen") for id in doc.seen)


def traps(doc: list[int], state: Party, read: Reader, field: str) -> tuple[int, ...]:
    for kind in doc:
        read.between(kind, -2, len(state.pack.trap_entries) - 1, field)
    nodes = len(state.board.points)
    if doc and len(doc) != nodes:
        raise PositionError(f"state.{field}: one entry for each of the {nodes} nodes")
    return tuple(doc)


def check(state: Party) -> None:
    """What must hold in either box after every step."""
    pack = state.pack
    hold(state.souls >= 0, "negative souls")
    hold(state.sparks >= 0, "negative sparks")
    for character in state.characters:
        name = pack.characters[character.kind].id
        hold(character.black >= 0 and character.red >= 0, f"{name}: negative cubes")
        hold(character.black + character.red <= BOXES, f"{name}: more than ten cubes")
        hold(
            character.black + character.red < BOXES + character.grace
            or state.fallen == character.seat
            or state.over,
            f"{name}: alive with ten cubes (DS-19.8)",
        )
        hands = [w for w in (character.left, character.right) if w]
        hold(
            state.can_hold(character.left, character.right, len(character.backup)),
            f"{name}: too many cards (DS-5.5, TG-2.5)",
        )
        hold(pack.armoury.fits_hands(character.left, character.right), f"{name}: hands (DS-5.4)")
        hold(all(pack.armoury.card(w).hand for w in hands), f"{name}: no weapon in hand")
        hold(
            not character.armour or pack.armoury.card(character.armour).armour,
            f"{name}: no armour on",
        )
    if state.in_fight and not state.agenda_making_room():
        for node, limit in enumerate(state.limits):
            hold(state.crowd(node) <= limit, f"node {node}: {state.crowd(node)} models (DS-3.12)")
            bosses = [f for f in state.foes if f.node == node and pack.models[f.model].boss]
            hold(len(bosses) <= 1, f"node {node}: two bosses (DS-3.14)")


def count_cards(state: Party, elsewhere: Iterable[int]) -> None:
    """No card is in two places, and none more often than it has copies."""
    found: dict[int, int] = {}
    items = [
        item
        for character in state.characters
        for item in (character.armour, character.left, character.right, *character.backup)
        if item
    ]
    for item in (*items, *state.inventory):
        for card in (card_of(item), *upgrades_of(item)):
            found[card] = found.get(card, 0) + 1
    for card in elsewhere:
        found[card] = found.get(card, 0) + 1
    for card, count in found.items():
        entry = state.pack.armoury.cards[card].entry
        hold(count <= entry.copies, f"{entry.id}: {count} cards, not {entry.copies}")


def hold(truth: bool, what: str) -> None:
    if not truth:
        raise BrokenInvariant(what)
