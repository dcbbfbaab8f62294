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


def dump(state: Descent) -> dict[str, Any]:
    pack = state.pack
    cards, events = pack.armoury.ids, pack.event_ids
    return {
        **shared.dump(state),
        "at": state.at,
        "bonfire": state.bonfire,
        "free_return": state.free_return,
        "track": [
            {
                "card": None if state.slots[i] == NONE else pack.encounter_ids[state.slots[i]],
                "souls": state.souls_on[i],
                "event": None if state.meets[i] == NONE else events[state.meets[i]],
                "tilted": bool(state.tilted >> i & 1),
                "shortcut": bool(state.shortcuts >> i & 1),
            }
            for i in range(len(pack.track))
        ],
        "decks": [deck_doc(deck, pack.encounter_ids) for deck in state.decks],
        "treasure": deck_doc(state.treasure, cards),
        "events": deck_doc(state.events, events),
        "event_discard": [events[event] for event in state.event_discard],
        "held": [[events[event], holder] for event, holder in state.held],
        "wares": [cards[card] for card in state.wares],
        "bought": state.bought,
        "peeked": list(state.peeked),
        "encounter": None if state.encounter == NONE else pack.encounter_ids[state.encounter],
        "card": None if state.card == NONE else pack.behaviour_ids[state.card],
        "rooms_awake": state.rooms_awake,
        "reached": state.reached,
        "turns": state.turns,
        "turns_done": state.turns_done,
        "timer": state.timer,
        "occupied": state.occupied,
        "levers": state.levers,
        "lever_nodes": state.lever_nodes,
        "chests": state.chests,
        "kills": state.kills,
        "respawns": state.respawns,
        "marked": list(state.marked),
        "waiting": [[pack.model_ids[model], node] for model, node in state.waiting],
        "gone": state.gone,
        "torch": state.torch,
        "torch_by": state.torch_by,
        "torch_seen": state.torch_seen,
        "ball": list(state.ball),
        "trial_met": state.trial_met,
        "earned": state.earned,
        "turn": [
            {"began": character.began, "parried": character.parried, "gifts": character.gifts}
            for character in state.characters
        ],
    }


def read_deck(read: Reader, doc: DeckDoc, index: Mapping[str, int], field: str) -> Deck:
    return Deck(
        read.pile(doc.pile, index, field),
        tuple(read.find(index, id, f"{field}.top") for id in doc.top),
        tuple(read.find(index, id, f"{field}.bottom") for id in doc.bottom),
    )


def load(document: Mapping[str, object], state: Descent) -> None:
    problems: list[str] = []
    doc = convert(dict(document), DescentDoc, "state", problems)
    if doc is None:
        raise PositionError(problems[0])
    read = Reader(state)
    state.sparks = read.between(doc.sparks, 0, 99, "sparks")
    party = [character.kind for character in state.characters]
    shared.load(doc, state, read, 3)  # TG-A.5: there is no tier 4
    if [character.kind for character in state.characters] != party or state.seats_of != tuple(
        range(len(party))
    ):
        raise PositionError("state.heroes: the party is not that of the set-up")
    load_dashboard(doc, state, read)
    load_encounter(doc, state, read)
    if len(doc.turn) != len(state.characters):
        raise PositionError("state.turn: one entry for each character")
    for character, one in zip(state.characters, doc.turn, strict=True):
        character.began = read.between(one.began, NONE, len(state.board.points) - 1, "turn.began")
        character.parried = one.parried
        character.gifts = read.between(one.gifts, 0, (1 << 12) - 1, "turn.gifts")


def load_dashboard(doc: DescentDoc, state: Descent, read: Reader) -> None:
    pack = state.pack
    last = len(pack.track) - 1
    state.at = read.between(doc.at, 0, last, "at")
    state.bonfire = read.between(doc.bonfire, 0, last, "bonfire")
    if not rests_on(state, state.bonfire):
        raise PositionError("state.bonfire: no party rests on this space (TG-38.6)")
    state.free_return = doc.free_return
    if len(doc.track) != len(pack.track):
        raise PositionError(f"state.track: {len(pack.track)} spaces are needed")
    slots, souls, meets = [], [], []
    state.tilted = state.shortcuts = 0
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
        state.tilted |= one.tilted << i
        state.shortcuts |= one.shortcut << i
    state.slots, state.souls_on, state.meets = tuple(slots), tuple(souls), tuple(meets)
    if len(doc.decks) != 3:
        raise PositionError("state.decks: three encounter decks are needed (TG-10.2)")
    state.decks = tuple(
        read_deck(read, deck, pack.encounter_index, f"decks[{i}]")
        for i, deck in enumerate(doc.decks)
    )
    for i, found in enumerate(state.decks):
        for card in found.cards:
            if pack.encounters[card].level != i + 1:
                id = pack.encounter_ids[card]
                raise PositionError(f"state.decks[{i}]: {id} is of another level (TG-10.2)")
    state.treasure = read_deck(read, doc.treasure, pack.armoury.index, "treasure")
    state.events = read_deck(read, doc.events, pack.event_index, "events")
    state.event_discard = tuple(
        read.find(pack.event_index, id, "event_discard") for id in doc.event_discard
    )
    held = []
    for id, holder in doc.held:
        event = read.find(pack.event_index, id, "held")
        if pack.events[event].kind != "consumable":
            raise PositionError(f"state.held: {id} is no consumable (TG-20.2)")
        held.append((event, read.between(holder, 0, len(state.characters) - 1, "held")))
    state.held = tuple(held)
    state.wares = tuple(read.find(pack.armoury.index, id, "wares") for id in doc.wares)
    state.bought = doc.bought
    largest = max(len(pack.armoury.cards), len(pack.events), len(pack.encounters))
    for card in doc.peeked:
        read.between(card, 0, largest - 1, "peeked")
    state.peeked = tuple(doc.peeked)


def rests_on(state: Descent, space: int) -> bool:
    """TG-10.7, TG-38.6: the bonfire slot, or the space of the mini boss."""
    entry = state.pack.track[space]
    if entry.kind != "boss":
        return entry.kind == "bonfire"
    return state.pack.bosses[state.pack.boss_index[str(entry.boss)]].entry.kind == "mini"


def load_encounter(doc: DescentDoc, state: Descent, read: Reader) -> None:
    pack = state.pack
    nodes = len(state.board.points)
    every = (1 << nodes) - 1
    state.encounter = (
        NONE
        if doc.encounter is None
        else read.find(pack.encounter_index, doc.encounter, "encounter")
    )
    state.card = NONE if doc.card is None else read.find(pack.behaviour_index, doc.card, "card")
    state.rooms_awake = read.between(doc.rooms_awake, 0, 15, "rooms_awake")
    state.reached = read.between(doc.reached, 0, ANY_THREAT, "reached")
    for name in ("turns", "turns_done", "timer", "occupied", "levers", "chests", "kills"):
        setattr(state, name, read.between(getattr(doc, name), 0, 10**6, name))
    state.respawns = read.between(doc.respawns, 0, 10**6, "respawns")
    state.earned = read.between(doc.earned, 0, 10**6, "earned")
    state.lever_nodes = read.between(doc.lever_nodes, 0, every, "lever_nodes")
    state.gone = read.between(doc.gone, 0, every, "gone")
    for mask in doc.marked:
        read.between(mask, 0, (1 << len(state.foes)) - 1, "marked")
    state.marked = tuple(doc.marked)
    for id, _ in doc.waiting:
        if pack.models[read.find(pack.model_index, id, "waiting")].boss:
            raise PositionError(f"state.waiting: there is no token of {id} (TG-1.4)")
    if state.fallen != NONE:
        raise PositionError("state.fallen: a death ends the encounter at once (TG-18.2)")
    if state.spilled != (NONE, 0):
        raise PositionError("state.spilled: souls lie on encounter cards, not on nodes (TG-18.8)")
    if any(kind >= 0 for kind in state.traps):
        raise PositionError("state.traps: a trap that has been seen is gone (TG-9.8)")
    state.waiting = tuple(
        (
            read.find(pack.model_index, id, "waiting"),
            read.between(node, 0, nodes - 1, "waiting"),
        )
        for id, node in doc.waiting
    )
    state.torch = read.between(doc.torch, NONE, nodes - 1, "torch")
    state.torch_by = read.between(doc.torch_by, NONE, len(state.characters) - 1, "torch_by")
    state.torch_seen, state.trial_met = doc.torch_seen, doc.trial_met
    way = read.between(doc.ball[1], -1, 1, "ball")
    state.ball = (read.between(doc.ball[0], NONE, nodes - 1, "ball"), way)
    if state.in_fight:
        resume_fight(state)
        if state.mode == CAMPAIGN:
            space = pack.track[state.at]
            boss = NONE if space.boss is None else pack.boss_index[space.boss]
            if (state.slots[state.at], boss) != (state.encounter, state.boss):
                raise PositionError("state.at: the fight is not that of this space (TG-12.4)")


def resume_fight(state: Descent) -> None:
    """What follows from the card in play: its law and how many models a node holds."""
    this = state.this
    if (this is None) == (state.boss == NONE):
        raise PositionError("state.encounter: a fight needs an encounter or a boss, not both")
    if this is None:
        if state.board_index != state.pack.board_index[state.lair.board]:
            raise PositionError(
                f"state.board: {state.pack.bosses[state.boss].id} is not fought there"
            )
        cards = [*state.deck.cards, *state.known_deck, *state.discard, *state.seen]
        cards += [card for card in (state.card, state.top) if card != NONE]
        if any(
            state.pack.behaviours[card].entry.boss != state.pack.bosses[state.boss].id
            for card in cards
        ):
            raise PositionError("state.deck: a card of another boss (TG-35.6)")
        if (
            not state.deck.size
            and not state.known_deck
            and not state.discard
            and state.card == NONE
        ):
            raise PositionError("state.deck: a boss needs a behaviour card (TG-35.6)")
        state.law = PLAIN
        return
    if state.board_index != this.board:
        raise PositionError(f"state.board: {this.id} is not played there")
    if len(state.marked) != len(this.entry.objectives):
        raise PositionError("state.marked: one entry for each objective")
    if len(state.terrain) != len(state.board.points):
        raise PositionError("state.terrain: one entry for each node")
    state.law = law_of(
        state.pack, state.encounter, state.meets[state.at] if state.mode == CAMPAIGN else NONE
    )
    if (state.ball[0] == NONE) != (state.law.ball is None):
        raise PositionError("state.ball: the Skeleton Ball goes with its card")
    limits = [state.law.node_limit] * len(state.board.points)
    for node, what in enumerate(state.terrain):
        if what == EXIT:
            limits[node] = EXIT_LIMIT
    state.limits = tuple(limits)


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING = ("onward", "bonfire", "turn", "character_phase", "upkeep")


LOOKING_AT = {
    "unearth": "treasure", "find_upgrade": "treasure", "draw_card": "encounter",
    "choose_card": "encounter", "scry": "event",
}  # fmt: skip
SHOPPING = {"wares", "purchase", "put_under", "use_ember"}


def steps_of(state: Descent) -> list[Step[Any]]:
    return [*(ask.step for ask in state.asks), *state.agenda]


def looking_at(state: Descent) -> str:
    """Of which deck the cards are that somebody is looking at."""
    for step in steps_of(state):
        if step.name == "put_back":
            return ("treasure", "event", "encounter")[min(step.args()[0], 2)]
        if step.name in LOOKING_AT:
            return LOOKING_AT[step.name]
    return ""


def known_ahead(state: Descent) -> bool:
    """Whether the encounter of the party's space is known."""
    return state.slots[state.at] != NONE or state.pack.track[state.at].kind == "boss"


def check_frame(state: Descent) -> None:
    """What the agenda and the questions must have to do with each other."""
    names = {step.name for step in steps_of(state)}
    kind = looking_at(state)
    if state.peeked and not kind:
        raise PositionError("state.peeked: nobody is looking at cards")
    ids = {"treasure": state.pack.armoury.ids, "event": state.pack.event_ids}
    if state.peeked and max(state.peeked) >= len(ids.get(kind, state.pack.encounter_ids)):
        raise PositionError(f"state.peeked: there is no such card in the {kind} deck")
    if state.wares and not names & SHOPPING:
        raise PositionError("state.wares: they lie there only while the party buys (TG-33.2)")
    last = len(state.pack.track) - 1
    if "onward" in names and state.at == last:
        raise PositionError("state.at: there is no space after this one (TG-12.1)")
    if any(ask.step.name == "prepare" for ask in state.asks) and not known_ahead(state):
        raise PositionError("state.at: nothing is known to prepare for (TG-18.6)")
    if names & {"onward", "bonfire", "prepare"} and state.in_fight:
        raise PositionError("state.in_fight: the party is between encounters")
    if state.over or state.agenda:
        return
    for ask in state.asks:
        if ask.step.name not in SELF_GOING:
            raise PositionError(f"frame.agenda: something must follow after {ask.step.name!r}")


def check(state: Descent) -> None:
    """What must hold after every step."""
    shared.check(state)
    pack = state.pack
    hold = shared.hold
    hold(state.torch == NONE or state.torch_by == NONE, "the torch is in two places")
    hold(
        state.torch_by == NONE or state.aggro == state.torch_by,
        "the torch bearer has no Aggro (TG-8.8)",
    )
    counts = [0] * len(pack.models)
    for foe in state.foes:
        counts[foe.model] += foe.node != NONE
    for model, count in enumerate(counts):
        hold(
            count <= pack.model_limits[model], f"{pack.model_ids[model]}: too many figures (TG-1.3)"
        )
    hold(len(state.foes) <= NODE_TARGET, "more foes than an attack can tell apart")
    seen = looking_at(state)
    cards = [*state.treasure.cards, *state.wares, *(state.peeked if seen == "treasure" else ())]
    shared.count_cards(state, cards)
    count_encounters(state, seen)
    if state.in_fight:
        check_places(state)


def check_places(state: Descent) -> None:
    """Everybody stands where a model can stand, and somebody has Aggro."""
    hold = shared.hold
    names = {step.name for step in steps_of(state)}
    walls = state.gone
    for node, what in enumerate(state.terrain):
        if state.hero_walls >> what & 1:
            walls |= 1 << node
    for character in state.characters:
        name = state.pack.characters[character.kind].id
        hold(character.node != NONE or "start_node" in names, f"{name}: stands nowhere (TG-7.1)")
        hold(
            character.node == NONE or not walls >> character.node & 1,
            f"{name}: nobody can stand there (TG-8.1)",
        )
    for foe in state.foes:
        where = f"{state.pack.model_ids[foe.model]}: nothing can stand there (TG-8.1)"
        hold(foe.node == NONE or not walls >> foe.node & 1, where)
    hold(state.aggro != NONE or "choose_aggro" in names, "nobody has Aggro (TG-13.4)")


def count_encounters(state: Descent, seen: str) -> None:
    """An encounter card is in its deck, on the track or being looked at, never twice."""
    found = [card for deck in state.decks for card in deck.cards]
    found += [card for card in state.slots if card != NONE]
    found += state.peeked if seen == "encounter" else ()
    for card in set(found):
        shared.hold(found.count(card) == 1, f"{state.pack.encounter_ids[card]}: in two places")
    events = [*state.events.cards, *state.event_discard, *(event for event, _ in state.held)]
    events += [event for event in state.meets if event != NONE]
    events += state.peeked if seen == "event" else ()
    for event in set(events):
        entry = state.pack.events[event]
        shared.hold(events.count(event) <= entry.copies, f"{entry.id}: too many cards")


__all__ = ["BOSS_FIGHT", "ENCOUNTER", "check", "check_frame", "dump", "load"]
