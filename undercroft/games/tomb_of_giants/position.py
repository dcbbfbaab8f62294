"""The state as a document and back: ids instead of numbers, every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.games.souls import position as shared
from undercroft.games.souls.position import PartyDoc, PileDoc, Reader
from undercroft.games.souls.state import EXIT, NONE
from undercroft.games.souls.strikes import NODE_TARGET
from undercroft.kernel.agenda import Step
from undercroft.kernel.content import convert
from undercroft.kernel.errors import PositionError
from undercroft.kernel.pile import Deck

from .encounter import EXIT_LIMIT
from .law import law_of
from .state import ANY_THREAT, BOSS_FIGHT, CAMPAIGN, ENCOUNTER, PLAIN, Descent


class DeckDoc(msgspec.Struct, forbid_unknown_fields=True):
    pile: list[PileDoc]
    top: list[str] = []
    bottom: list[str] = []


class SpaceDoc(msgspec.Struct, forbid_unknown_fields=True):
    card: str | None
    souls: int
    event: str | None
    tilted: bool
    shortcut: bool


class TurnDoc(msgspec.Struct, forbid_unknown_fields=True):
    """What a character remembers of its turn."""

    began: int
    parried: bool
    gifts: int = 0


class DescentDoc(PartyDoc, forbid_unknown_fields=True, kw_only=True):
    at: int
    bonfire: int
    free_return: bool
    track: list[SpaceDoc]
    decks: list[DeckDoc]
    treasure: DeckDoc
    events: DeckDoc
    event_discard: list[str]
    held: list[tuple[str, int]]
    wares: list[str]
    bought: bool
    peeked: list[int]
    encounter: str | None
    card: str | None
    rooms_awake: int
    reached: int = ANY_THREAT
    turns: int
    turns_done: int
    timer: int
    occupied: int
    levers: int
    lever_nodes: int
    chests: int
    kills: int
    respawns: int
    marked: list[int]
    waiting: list[tuple[str, int]]
    gone: int
    torch: int
    torch_by: int
    torch_seen: bool
    ball: tuple[int, int]
    trial_met: bool
    earned: int
    turn: list[TurnDoc]


def deck_doc(deck: Deck, ids: tuple[str, ...]) -> dict[str, object]:
    return {
        "pile": shared.pile_doc(deck.pile, ids),
        "top": [ids[card] for card in deck.top],
        "bottom": [ids[card] for card in deck.bottom],
    }


def dump(g: Descent) -> dict[str, Any]:
    pack = g.pack
    cards, events = pack.armoury.ids, pack.event_ids
    return {
        **shared.dump(g),
        "at": g.at,
        "bonfire": g.bonfire,
        "free_return": g.free_return,
        "track": [
            {
                "card": None if g.slots[i] == NONE else pack.encounter_ids[g.slots[i]],
                "souls": g.souls_on[i],
                "event": None if g.meets[i] == NONE else events[g.meets[i]],
                "tilted": bool(g.tilted >> i & 1),
                "shortcut": bool(g.shortcuts >> i & 1),
            }
            for i in range(len(pack.track))
        ],
        "decks": [deck_doc(deck, pack.encounter_ids) for deck in g.decks],
        "treasure": deck_doc(g.treasure, cards),
        "events": deck_doc(g.events, events),
        "event_discard": [events[event] for event in g.event_discard],
        "held": [[events[event], holder] for event, holder in g.held],
        "wares": [cards[card] for card in g.wares],
        "bought": g.bought,
        "peeked": list(g.peeked),
        "encounter": None if g.encounter == NONE else pack.encounter_ids[g.encounter],
        "card": None if g.card == NONE else pack.behaviour_ids[g.card],
        "rooms_awake": g.rooms_awake,
        "reached": g.reached,
        "turns": g.turns,
        "turns_done": g.turns_done,
        "timer": g.timer,
        "occupied": g.occupied,
        "levers": g.levers,
        "lever_nodes": g.lever_nodes,
        "chests": g.chests,
        "kills": g.kills,
        "respawns": g.respawns,
        "marked": list(g.marked),
        "waiting": [[pack.model_ids[model], node] for model, node in g.waiting],
        "gone": g.gone,
        "torch": g.torch,
        "torch_by": g.torch_by,
        "torch_seen": g.torch_seen,
        "ball": list(g.ball),
        "trial_met": g.trial_met,
        "earned": g.earned,
        "turn": [{"began": c.began, "parried": c.parried, "gifts": c.gifts} for c in g.characters],
    }


def read_deck(read: Reader, doc: DeckDoc, index: Mapping[str, int], field: str) -> Deck:
    return Deck(
        read.pile(doc.pile, index, field),
        tuple(read.find(index, id, f"{field}.top") for id in doc.top),
        tuple(read.find(index, id, f"{field}.bottom") for id in doc.bottom),
    )


def load(document: Mapping[str, object], g: Descent) -> None:
    problems: list[str] = []
    doc = convert(dict(document), DescentDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(g)
    g.sparks = read.between(doc.sparks, 0, 99, "sparks")
    party = [c.kind for c in g.characters]
    shared.load(doc, g, read, 3)  # TG-A.5: there is no tier 4
    if [c.kind for c in g.characters] != party or g.seats_of != tuple(range(len(party))):
        raise PositionError("state.heroes: the party is not that of the set-up")
    load_dashboard(doc, g, read)
    load_encounter(doc, g, read)
    if len(doc.turn) != len(g.characters):
        raise PositionError("state.turn: one entry for each character")
    for c, one in zip(g.characters, doc.turn, strict=True):
        c.began = read.between(one.began, NONE, len(g.board.points) - 1, "turn.began")
        c.parried = one.parried
        c.gifts = read.between(one.gifts, 0, (1 << 12) - 1, "turn.gifts")


def load_dashboard(doc: DescentDoc, g: Descent, read: Reader) -> None:
    pack = g.pack
    last = len(pack.track) - 1
    g.at = read.between(doc.at, 0, last, "at")
    g.bonfire = read.between(doc.bonfire, 0, last, "bonfire")
    if not rests_on(g, g.bonfire):
        raise PositionError("state.bonfire: no party rests on this space (TG-38.6)")
    g.free_return = doc.free_return
    if len(doc.track) != len(pack.track):
        raise PositionError(f"state.track: {len(pack.track)} spaces are needed")
    slots, souls, meets = [], [], []
    g.tilted = g.shortcuts = 0
    for i, one in enumerate(doc.track):
        field = f"track[{i}]"
        card = NONE
        if one.card is not None:
            card = read.find(pack.encounter_index, one.card, f"{field}.card")
            if pack.encounters[card].level != pack.track[i].level:
                raise PositionError(f"state.{field}.card: {one.card} is of another level")
        slots.append(card)
        souls.append(read.between(one.souls, 0, 10**6, f"{field}.souls"))
        event = (
            NONE if one.event is None else read.find(pack.event_index, one.event, f"{field}.event")
        )
        if event != NONE and pack.events[event].kind != "rendezvous":
            raise PositionError(f"state.{field}.event: {one.event} is no rendezvous (TG-20.3)")
        if event != NONE and pack.track[i].kind != "encounter":
            raise PositionError(f"state.{field}.event: not below this space (TG-20.3)")
        if card == NONE and (one.tilted or one.shortcut):
            raise PositionError(f"state.{field}: no card lies there (TG-18.4, TG-19.6)")
        if one.souls and pack.track[i].kind == "bonfire":
            raise PositionError(f"state.{field}.souls: nobody fails there (TG-18.8)")
        meets.append(event)
        g.tilted |= one.tilted << i
        g.shortcuts |= one.shortcut << i
    g.slots, g.souls_on, g.meets = tuple(slots), tuple(souls), tuple(meets)
    if len(doc.decks) != 3:
        raise PositionError("state.decks: three encounter decks are needed (TG-10.2)")
    g.decks = tuple(
        read_deck(read, deck, pack.encounter_index, f"decks[{i}]")
        for i, deck in enumerate(doc.decks)
    )
    for i, found in enumerate(g.decks):
        for card in found.cards:
            if pack.encounters[card].level != i + 1:
                id = pack.encounter_ids[card]
                raise PositionError(f"state.decks[{i}]: {id} is of another level (TG-10.2)")
    g.treasure = read_deck(read, doc.treasure, pack.armoury.index, "treasure")
    g.events = read_deck(read, doc.events, pack.event_index, "events")
    g.event_discard = tuple(
        read.find(pack.event_index, id, "event_discard") for id in doc.event_discard
    )
    held = []
    for id, holder in doc.held:
        event = read.find(pack.event_index, id, "held")
        if pack.events[event].kind != "consumable":
            raise PositionError(f"state.held: {id} is no consumable (TG-20.2)")
        held.append((event, read.between(holder, 0, len(g.characters) - 1, "held")))
    g.held = tuple(held)
    g.wares = tuple(read.find(pack.armoury.index, id, "wares") for id in doc.wares)
    g.bought = doc.bought
    largest = max(len(pack.armoury.cards), len(pack.events), len(pack.encounters))
    for card in doc.peeked:
        read.between(card, 0, largest - 1, "peeked")
    g.peeked = tuple(doc.peeked)


def rests_on(g: Descent, space: int) -> bool:
    """TG-10.7, TG-38.6: the bonfire slot, or the space of the mini boss."""
    entry = g.pack.track[space]
    if entry.kind != "boss":
        return entry.kind == "bonfire"
    return g.pack.bosses[g.pack.boss_index[str(entry.boss)]].entry.kind == "mini"


def load_encounter(doc: DescentDoc, g: Descent, read: Reader) -> None:
    pack = g.pack
    nodes = len(g.board.points)
    every = (1 << nodes) - 1
    g.encounter = (
        NONE
        if doc.encounter is None
        else read.find(pack.encounter_index, doc.encounter, "encounter")
    )
    g.card = NONE if doc.card is None else read.find(pack.behaviour_index, doc.card, "card")
    g.rooms_awake = read.between(doc.rooms_awake, 0, 15, "rooms_awake")
    g.reached = read.between(doc.reached, 0, ANY_THREAT, "reached")
    for name in ("turns", "turns_done", "timer", "occupied", "levers", "chests", "kills"):
        setattr(g, name, read.between(getattr(doc, name), 0, 10**6, name))
    g.respawns = read.between(doc.respawns, 0, 10**6, "respawns")
    g.earned = read.between(doc.earned, 0, 10**6, "earned")
    g.lever_nodes = read.between(doc.lever_nodes, 0, every, "lever_nodes")
    g.gone = read.between(doc.gone, 0, every, "gone")
    for mask in doc.marked:
        read.between(mask, 0, (1 << len(g.foes)) - 1, "marked")
    g.marked = tuple(doc.marked)
    for id, _ in doc.waiting:
        if pack.models[read.find(pack.model_index, id, "waiting")].boss:
            raise PositionError(f"state.waiting: there is no token of {id} (TG-1.4)")
    if g.fallen != NONE:
        raise PositionError("state.fallen: a death ends the encounter at once (TG-18.2)")
    if g.spilled != (NONE, 0):
        raise PositionError("state.spilled: souls lie on encounter cards, not on nodes (TG-18.8)")
    if any(kind >= 0 for kind in g.traps):
        raise PositionError("state.traps: a trap that has been seen is gone (TG-9.8)")
    g.waiting = tuple(
        (
            read.find(pack.model_index, id, "waiting"),
            read.between(node, 0, nodes - 1, "waiting"),
        )
        for id, node in doc.waiting
    )
    g.torch = read.between(doc.torch, NONE, nodes - 1, "torch")
    g.torch_by = read.between(doc.torch_by, NONE, len(g.characters) - 1, "torch_by")
    g.torch_seen, g.trial_met = doc.torch_seen, doc.trial_met
    way = read.between(doc.ball[1], -1, 1, "ball")
    g.ball = (read.between(doc.ball[0], NONE, nodes - 1, "ball"), way)
    if g.in_fight:
        resume_fight(g)
        if g.mode == CAMPAIGN:
            space = pack.track[g.at]
            boss = NONE if space.boss is None else pack.boss_index[space.boss]
            if (g.slots[g.at], boss) != (g.encounter, g.boss):
                raise PositionError("state.at: the fight is not that of this space (TG-12.4)")


def resume_fight(g: Descent) -> None:
    """What follows from the card in play: its law and how many models a node holds."""
    this = g.this
    if (this is None) == (g.boss == NONE):
        raise PositionError("state.encounter: a fight needs an encounter or a boss, not both")
    if this is None:
        if g.board_index != g.pack.board_index[g.lair.board]:
            raise PositionError(f"state.board: {g.pack.bosses[g.boss].id} is not fought there")
        cards = [*g.deck.cards, *g.known_deck, *g.discard, *g.seen]
        cards += [card for card in (g.card, g.top) if card != NONE]
        if any(g.pack.behaviours[card].entry.boss != g.pack.bosses[g.boss].id for card in cards):
            raise PositionError("state.deck: a card of another boss (TG-35.6)")
        if not g.deck.size and not g.known_deck and not g.discard and g.card == NONE:
            raise PositionError("state.deck: a boss needs a behaviour card (TG-35.6)")
        g.law = PLAIN
        return
    if g.board_index != this.board:
        raise PositionError(f"state.board: {this.id} is not played there")
    if len(g.marked) != len(this.entry.objectives):
        raise PositionError("state.marked: one entry for each objective")
    if len(g.terrain) != len(g.board.points):
        raise PositionError("state.terrain: one entry for each node")
    g.law = law_of(g.pack, g.encounter, g.meets[g.at] if g.mode == CAMPAIGN else NONE)
    if (g.ball[0] == NONE) != (g.law.ball is None):
        raise PositionError("state.ball: the Skeleton Ball goes with its card")
    limits = [g.law.node_limit] * len(g.board.points)
    for node, what in enumerate(g.terrain):
        if what == EXIT:
            limits[node] = EXIT_LIMIT
    g.limits = tuple(limits)


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING = ("onward", "bonfire", "turn", "character_phase", "upkeep")


LOOKING_AT = {
    "unearth": "treasure", "find_upgrade": "treasure", "draw_card": "encounter",
    "choose_card": "encounter", "scry": "event",
}  # fmt: skip
SHOPPING = {"wares", "purchase", "put_under", "use_ember"}


def steps_of(g: Descent) -> list[Step[Any]]:
    return [*(ask.step for ask in g.asks), *g.agenda]


def looking_at(g: Descent) -> str:
    """Of which deck the cards are that somebody is looking at."""
    for step in steps_of(g):
        if step.name == "put_back":
            return ("treasure", "event", "encounter")[min(step.args()[0], 2)]
        if step.name in LOOKING_AT:
            return LOOKING_AT[step.name]
    return ""


def known_ahead(g: Descent) -> bool:
    """Whether the encounter of the party's space is known."""
    return g.slots[g.at] != NONE or g.pack.track[g.at].kind == "boss"


def check_frame(g: Descent) -> None:
    """What the agenda and the questions must have to do with each other."""
    names = {step.name for step in steps_of(g)}
    kind = looking_at(g)
    if g.peeked and not kind:
        raise PositionError("state.peeked: nobody is looking at cards")
    ids = {"treasure": g.pack.armoury.ids, "event": g.pack.event_ids}
    if g.peeked and max(g.peeked) >= len(ids.get(kind, g.pack.encounter_ids)):
        raise PositionError(f"state.peeked: there is no such card in the {kind} deck")
    if g.wares and not names & SHOPPING:
        raise PositionError("state.wares: they lie there only while the party buys (TG-33.2)")
    last = len(g.pack.track) - 1
    if "onward" in names and g.at == last:
        raise PositionError("state.at: there is no space after this one (TG-12.1)")
    if any(ask.step.name == "prepare" for ask in g.asks) and not known_ahead(g):
        raise PositionError("state.at: nothing is known to prepare for (TG-18.6)")
    if names & {"onward", "bonfire", "prepare"} and g.in_fight:
        raise PositionError("state.in_fight: the party is between encounters")
    if g.over or g.agenda:
        return
    for ask in g.asks:
        if ask.step.name not in SELF_GOING:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(g: Descent) -> None:
    """What must hold after every step."""
    shared.check(g)
    pack = g.pack
    hold = shared.hold
    hold(g.torch == NONE or g.torch_by == NONE, "the torch is in two places")
    hold(g.torch_by == NONE or g.aggro == g.torch_by, "the torch bearer has no Aggro (TG-8.8)")
    counts = [0] * len(pack.models)
    for foe in g.foes:
        counts[foe.model] += foe.node != NONE
    for model, count in enumerate(counts):
        hold(
            count <= pack.model_limits[model], f"{pack.model_ids[model]}: too many figures (TG-1.3)"
        )
    hold(len(g.foes) <= NODE_TARGET, "more foes than an attack can tell apart")
    seen = looking_at(g)
    cards = [*g.treasure.cards, *g.wares, *(g.peeked if seen == "treasure" else ())]
    shared.count_cards(g, cards)
    count_encounters(g, seen)
    if g.in_fight:
        check_places(g)


def check_places(g: Descent) -> None:
    """Everybody stands where a model can stand, and somebody has Aggro."""
    hold = shared.hold
    names = {step.name for step in steps_of(g)}
    walls = g.gone
    for node, what in enumerate(g.terrain):
        if g.hero_walls >> what & 1:
            walls |= 1 << node
    for c in g.characters:
        name = g.pack.characters[c.kind].id
        hold(c.node != NONE or "start_node" in names, f"{name}: stands nowhere (TG-7.1)")
        hold(c.node == NONE or not walls >> c.node & 1, f"{name}: nobody can stand there (TG-8.1)")
    for foe in g.foes:
        where = f"{g.pack.model_ids[foe.model]}: nothing can stand there (TG-8.1)"
        hold(foe.node == NONE or not walls >> foe.node & 1, where)
    hold(g.aggro != NONE or "choose_aggro" in names, "nobody has Aggro (TG-13.4)")


def count_encounters(g: Descent, seen: str) -> None:
    """An encounter card is in its deck, on the track or being looked at, never twice."""
    found = [card for deck in g.decks for card in deck.cards]
    found += [card for card in g.slots if card != NONE]
    found += g.peeked if seen == "encounter" else ()
    for card in set(found):
        shared.hold(found.count(card) == 1, f"{g.pack.encounter_ids[card]}: in two places")
    events = [*g.events.cards, *g.event_discard, *(event for event, _ in g.held)]
    events += [event for event in g.meets if event != NONE]
    events += g.peeked if seen == "event" else ()
    for event in set(events):
        entry = g.pack.events[event]
        shared.hold(events.count(event) <= entry.copies, f"{entry.id}: too many cards")


__all__ = ["BOSS_FIGHT", "ENCOUNTER", "check", "check_frame", "dump", "load"]
