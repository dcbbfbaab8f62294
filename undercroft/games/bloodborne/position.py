"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from undercroft.kernel.content import convert
from undercroft.kernel.errors import BrokenInvariant, PositionError

from .cards import Cards
from .state import BLOOD, MAX_CARDS, NONE, STEPS, Hunt, Hunter


class HunterDoc(msgspec.Struct, forbid_unknown_fields=True):
    health: int
    collected: int
    banked: int
    trophies: tuple[int, int, int]
    hand: list[str]
    used: list[str]
    played: list[str]
    removed: list[str]
    dead: bool = False
    out: bool = False
    deaths: int = 0
    pick: str | None = None
    card: str | None = None
    dreaming: bool = False
    negated: bool = False
    took: int = 0
    bloodied: list[str] = []
    last_blow: bool = False
    prevents: int = 0
    lured: list[tuple[int, int]] = []
    weakened: int = 0


class HuntDoc(msgspec.Struct, forbid_unknown_fields=True):
    round: int
    step: str
    first: int
    final_boss: str | None
    final_slain: bool
    monster: str | None
    echoes: int
    full: int
    monsters: list[str]
    bosses: list[str]
    monsters_left: int
    bosses_left: int
    gone: list[tuple[str, Literal["killed", "escaped"]]]
    row: list[str]
    upgrades: dict[str, int]
    reserve: int
    winners: list[int]
    hunters: list[HunterDoc]


def dump(g: Hunt) -> dict[str, Any]:
    ids, enemies = g.cards.card_ids, g.cards.enemy_ids

    def cards(some: tuple[int, ...]) -> list[str]:
        return [ids[card] for card in some]

    def card(one: int) -> str | None:
        return None if one == NONE else ids[one]

    def enemy(one: int) -> str | None:
        return None if one == NONE else enemies[one]

    return {
        "round": g.round,
        "step": STEPS[g.step],
        "first": g.first,
        "final_boss": enemy(g.final),
        "final_slain": g.final_slain,
        "monster": enemy(g.monster),
        "echoes": g.echoes,
        "full": g.full,
        "monsters": [enemies[one] for one in g.monster_pool],
        "bosses": [enemies[one] for one in g.boss_pool],
        "monsters_left": g.monsters_left,
        "bosses_left": g.bosses_left,
        "gone": [[enemies[one], how] for one, how in g.gone],
        "row": cards(g.row),
        "upgrades": {ids[i]: count for i, count in enumerate(g.upgrades) if count},
        "reserve": g.reserve,
        "winners": list(g.winners),
        "hunters": [
            {
                "health": h.health,
                "collected": h.collected,
                "banked": h.banked,
                "trophies": list(h.trophies),
                "hand": cards(h.hand),
                "used": cards(h.used),
                "played": cards(h.played),
                "removed": cards(h.removed),
                "dead": h.dead,
                "out": h.out,
                "deaths": h.deaths,
                "pick": card(h.pick),
                "card": card(h.card),
                "dreaming": h.dreaming,
                "negated": h.negated,
                "took": h.took,
                "bloodied": cards(h.bloodied),
                "last_blow": h.last_blow,
                "prevents": h.prevents,
                "lured": [list(one) for one in h.lured],
                "weakened": h.weakened,
            }
            for h in g.hunters
        ],
    }


class Reader:
    """Reads ids and numbers of a document; what is wrong is said with the field's name."""

    def __init__(self, pack: Cards) -> None:
        self.pack = pack

    def card(self, id: str, field: str) -> int:
        if id not in self.pack.card_index:
            raise PositionError(f"state.{field}: {id!r} is no card of pack {self.pack.name!r}")
        return self.pack.card_index[id]

    def maybe_card(self, id: str | None, field: str) -> int:
        return NONE if id is None else self.card(id, field)

    def cards(self, ids: list[str], field: str) -> tuple[int, ...]:
        return tuple(sorted(self.card(id, field) for id in ids))

    def enemy(self, id: str, field: str, kinds: tuple[int, ...] = (0, 1, 2)) -> int:
        if id not in self.pack.enemy_index:
            raise PositionError(f"state.{field}: {id!r} is no enemy of pack {self.pack.name!r}")
        index = self.pack.enemy_index[id]
        if self.pack.enemies[index].kind not in kinds:
            raise PositionError(f"state.{field}: {id!r} does not belong here")
        return index

    def natural(self, value: int, field: str, most: int | None = None) -> int:
        if value < 0 or (most is not None and value > most):
            limit = f" to {most}" if most is not None else ""
            raise PositionError(f"state.{field}: {value} must be from 0{limit}")
        return value


def load(document: Mapping[str, object], g: Hunt, pack: Cards) -> None:
    """Fill a fresh state from a document."""
    problems: list[str] = []
    doc = convert(dict(document), HuntDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(pack)
    if doc.step not in STEPS:
        raise PositionError(f"state.step: {doc.step!r} is not one of {', '.join(STEPS)}")
    g.round = read.natural(doc.round, "round")
    g.step = STEPS.index(doc.step)
    if not NONE <= doc.first < g.players or (doc.first == NONE and doc.round > 0):
        raise PositionError(f"state.first: {doc.first} is no seat")
    g.first = doc.first
    load_dungeon(doc, g, read)
    g.row = read.cards(doc.row, "row")
    counts = [0] * len(pack.cards)
    for id, count in doc.upgrades.items():
        card = read.card(id, "upgrades")
        counts[card] = read.natural(count, f"upgrades.{id}", pack.deck[card])
    g.upgrades = tuple(counts)
    g.reserve = doc.reserve
    if doc.winners != sorted({*doc.winners} & {*range(g.players)}):
        raise PositionError("state.winners: must be seats, each once, in order")
    g.winners = tuple(doc.winners)
    if len(doc.hunters) != g.players:
        raise PositionError(f"state.hunters: {len(doc.hunters)} for {g.players} players")
    for seat, one in enumerate(doc.hunters):
        load_hunter(one, g.hunters[seat], g.players, read, f"hunters[{seat}]")


def load_dungeon(doc: HuntDoc, g: Hunt, read: Reader) -> None:
    """The Final Boss, the Monster, and who may still come."""
    pack = read.pack
    if doc.final_boss is not None:
        g.final = read.enemy(doc.final_boss, "final_boss", (2,))
    elif doc.round > 0:
        raise PositionError("state.final_boss: must be named once the game has begun")
    g.final_slain = doc.final_slain
    g.monster = NONE if doc.monster is None else read.enemy(doc.monster, "monster")
    if g.monster != NONE and pack.enemies[g.monster].kind == 2 and g.monster != g.final:
        raise PositionError(f"state.monster: {doc.monster!r} is not this game's Final Boss")
    g.law = pack.law(g.monster, g.final)
    g.echoes = read.natural(doc.echoes, "echoes")
    g.full = read.natural(doc.full, "full")
    if g.monster == NONE and g.echoes:
        raise PositionError(f"state.echoes: {g.echoes} on no Monster")
    if g.monster != NONE and g.echoes == 0:
        raise PositionError("state.echoes: a Monster in play has at least 1 (BB-8.9)")
    if g.echoes > g.full:
        raise PositionError(f"state.echoes: {g.echoes} is more than `full`, {g.full}")
    g.monster_pool = tuple(sorted(read.enemy(id, "monsters", (0,)) for id in doc.monsters))
    g.boss_pool = tuple(sorted(read.enemy(id, "bosses", (1,)) for id in doc.bosses))
    g.monsters_left = read.natural(doc.monsters_left, "monsters_left", len(g.monster_pool))
    g.bosses_left = read.natural(doc.bosses_left, "bosses_left", len(g.boss_pool))
    g.gone = tuple((read.enemy(id, "gone"), how) for id, how in doc.gone)
    met = [*g.monster_pool, *g.boss_pool, *(one for one, _ in g.gone)]
    if g.monster != NONE:
        met.append(g.monster)
    twice = [pack.enemy_ids[one] for one in met if met.count(one) > 1]
    if twice:
        raise PositionError(f"state: {twice[0]!r} is in two places")


def check_frame(g: Hunt) -> None:
    """What the agenda and the questions must have to do with the Hunters."""
    if g.over:
        return
    if all(h.out for h in g.hunters):
        raise PositionError("state.hunters: everybody is out of the game, so it must be over")
    if not g.agenda:
        raise PositionError("frame.agenda: the round must go on after the questions")
    for ask in g.asks:
        picked = g.hunters[ask.seat].pick != NONE
        if ask.step.name in ("choose", "transform") and picked != bool(g.answered >> ask.seat & 1):
            raise PositionError(f"frame.answered: seat {ask.seat} has answered if it has a pick")


def load_hunter(one: HunterDoc, h: Hunter, players: int, read: Reader, field: str) -> None:
    pack = read.pack
    h.health = read.natural(one.health, f"{field}.health", pack.max_health)
    h.collected = read.natural(one.collected, f"{field}.collected")
    h.banked = read.natural(one.banked, f"{field}.banked")
    for trophy, count in enumerate(one.trophies):
        read.natural(count, f"{field}.trophies[{trophy}]", len(pack.tracks[trophy]))
    h.trophies = one.trophies
    h.hand = read.cards(one.hand, f"{field}.hand")
    h.used = read.cards(one.used, f"{field}.used")
    h.played = read.cards(one.played, f"{field}.played")
    h.removed = read.cards(one.removed, f"{field}.removed")
    h.dead, h.out = one.dead, one.out
    h.deaths = read.natural(one.deaths, f"{field}.deaths")
    h.pick = read.maybe_card(one.pick, f"{field}.pick")
    if h.pick != NONE and h.pick not in h.hand:
        raise PositionError(f"state.{field}.pick: {one.pick!r} is not in hand (BB-4.4)")
    h.card = read.maybe_card(one.card, f"{field}.card")
    h.dreaming, h.negated, h.last_blow = one.dreaming, one.negated, one.last_blow
    h.took = read.natural(one.took, f"{field}.took")
    h.bloodied = tuple(read.card(id, f"{field}.bloodied") for id in one.bloodied)
    h.prevents = read.natural(one.prevents, f"{field}.prevents")
    for number, (by, part) in enumerate(one.lured):
        if not 0 <= by < players or by == h.seat:
            raise PositionError(f"state.{field}.lured[{number}]: {by} is no other seat")
        read.natural(part, f"{field}.lured[{number}]")
    h.lured = tuple(one.lured)
    h.weakened = read.natural(one.weakened, f"{field}.weakened")


def check(g: Hunt) -> None:
    """What must hold after every step, whatever happened."""
    blood = g.reserve + (g.echoes if g.monster != NONE else 0)
    blood += sum(h.collected + h.banked for h in g.hunters)
    _hold(blood == BLOOD, f"Blood adds up to {blood}, not {BLOOD} (BB-18.5)")
    _hold(len(g.row) <= g.players, "more Upgrades available than players (BB-12.5)")
    pack = g.cards
    owned = [0] * len(pack.cards)
    for h in g.hunters:
        check_hunter(g, h)
        for card in (*h.hand, *h.used, *h.played, *h.removed):
            owned[card] += 1
    for card in (*g.row, *(i for i, count in enumerate(g.upgrades) for _ in range(count))):
        owned[card] += 1
    for entry in pack.cards:
        copies = g.players if entry.index < pack.starters else entry.entry.copies
        found = owned[entry.index]
        _hold(found == copies, f"{entry.id}: {found} cards, not {copies}")
    if g.monster != NONE:
        _hold(0 < g.echoes <= g.full, "the Monster's Blood is out of bounds")


def check_hunter(g: Hunt, h: Hunter) -> None:
    name = f"hunter {h.seat}"
    _hold(0 <= h.health <= g.cards.max_health, f"{name}: health {h.health}")
    _hold(h.collected >= 0 and h.banked >= 0, f"{name}: negative Blood")
    asked = any(ask.step.name == "remove" and ask.seat == h.seat for ask in g.asks)
    asked = asked or any(step.name == "remove" and step.args() == (h.seat,) for step in g.agenda)
    _hold(h.owned <= MAX_CARDS + asked, f"{name}: {h.owned} cards (BB-12.8)")
    _hold(h.dead == (h.health == 0), f"{name}: dead is {h.dead} at health {h.health} (BB-14.1)")
    _hold(not h.out or h.dead, f"{name}: out of the game but alive")
    _hold(not h.dead or h.collected == 0, f"{name}: dead with Collected Blood (BB-14.2)")
    dream = g.cards.dream
    _hold(
        (h.hand + h.used + h.played).count(dream) == 1,
        f"{name}: owns not exactly one Hunter's Dream (BB-12.10)",
    )


def _hold(truth: bool, what: str) -> None:
    if not truth:
        raise BrokenInvariant(what)
