"""What everybody sees. The party shares all it knows; hidden are decks and traps nobody has seen."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.souls import harm
from undercroft.games.souls import view as shared
from undercroft.games.souls.behaviour import behaviour
from undercroft.games.souls.figures import Foe
from undercroft.games.souls.foresight import Hit
from undercroft.games.souls.gear import BLEED, FAR
from undercroft.games.souls.models import BehaviourCard
from undercroft.games.souls.odds import pool_odds
from undercroft.games.souls.party import LEVEL_COST, Party
from undercroft.games.souls.rolling import shield
from undercroft.games.souls.seen import Danger
from undercroft.kernel.game import NameTable
from undercroft.kernel.naming import spoken
from undercroft.kernel.pile import Deck

from . import seen
from .card_text import encounter_text, event_text
from .defence import dodge_dice, padded
from .fields import deck_kind
from .goals import met, progress, trial_of_turns
from .pack import Cards, Exposed
from .state import MODES, Descent, Seeker

KNOWN: Final = 20_000
"""So many dangers are remembered of a pack: more than there are in a hundred games."""


def table(state: Descent) -> seen.Table:
    pack = state.box
    return {
        **shared.party(state),
        "mode": MODES[state.mode],
        "treasure": deck(state.treasure),
        "events": deck(state.events),
        "event_discard": len(state.event_discard),
        "encounters": [deck(one) for one in state.decks],
        "looked_at": looked_at(state),
        "wares": [card.id for card in state.wares],
        "bought": state.bought,
        "free_return": state.free_return,
        "track": [space(state, index) for index in range(len(pack.track))],
        "at": state.at,
        "bonfire": state.bonfire,
        "held": [{"event": event.id, "hero": holder} for event, holder in state.held],
        "heroes": [shared.hero(state, one, LEVEL_COST) for one in state.characters],
        "fight": fight(state) if state.in_fight else None,
    }


def deck(one: Deck[Any]) -> seen.Deck:
    """A deck: how many cards, and those whose place is known."""
    return {
        "left": one.size,
        "top": [card.id for card in one.top],
        "bottom": [card.id for card in one.bottom],
    }


def looked_at(state: Descent) -> list[seen.Looked]:
    """The cards a choice is about just now."""
    return [{"kind": deck_kind(card), "id": card.id} for card in state.peeked]


def space(state: Descent, index: int) -> seen.Space:
    entry, lying = state.box.track[index], state.track[index]
    return {
        "index": index,
        "kind": "bonfire" if index == state.bonfire else entry.kind,
        "level": entry.level,
        "boss": entry.boss,
        "card": None if lying.card is None else lying.card.id,
        "tilted": lying.tilted,
        "shortcut": lying.shortcut,
        "souls": lying.souls,
        "event": None if lying.event is None else lying.event.id,
    }


def fight(state: Descent) -> seen.Fight:
    encounter = None if state.encounter is None else state.encounter.id
    return {
        **shared.fight(state, encounter, dangers),
        "tokens": [{"model": model.id, "node": node} for model, node in state.waiting],
        "torch": torch(state),
        "ball": ball(state),
        "awake": list(state.awake_tiles),
        "gone": [n for n, tile in enumerate(state.board.rooms) if tile in state.gone_tiles],
        "darkness": state.special.sight < FAR,
        "turn": state.turns,
        "timer": state.timer,
        "kills": state.kills,
        "respawns": state.respawns,
        "goals": goals(state),
        "trial": trial(state),
        "node_limit": state.special.node_limit,
    }


def torch(state: Descent) -> seen.Torch | None:
    node = state.torch_node()
    return None if node is None else {"node": node, "by": state.torch_by}


def ball(state: Descent) -> seen.Ball | None:
    if state.ball is None:
        return None
    return {"node": state.ball, "heading": "south" if state.ball_south else "north"}


def goals(state: Descent) -> list[seen.Goal]:
    """How far the objectives have come."""
    card = state.encounter
    if card is None:
        return []
    found: list[seen.Goal] = []
    for index, goal in enumerate(card.goals):
        have, need = progress(state, index, goal)
        found.append(
            {
                "goal": goal.op,
                "met": met(state, index, goal),
                "have": have,
                "need": need,
                "foes": list(state.marked[index]),
            }
        )
    return found


def trial(state: Descent) -> seen.Trial | None:
    """TG-16.6: how a card's trial stands; a number of turns counts the one under way."""
    card = state.encounter
    entry = card.entry.trial if card else None
    if entry is None:
        return None
    left = None if entry.turns is None else max(0, entry.turns - state.turns)
    lost = entry.turns is not None and state.turns > entry.turns
    return {"turns": entry.turns, "left": left, "met": trial_of_turns(state), "lost": lost}


def dangers(state: Party, one: Foe, card: BehaviourCard | None, hits: list[Hit]) -> list[Danger]:
    """What the attacks of its threat would come to for each character they are for."""
    assert isinstance(state, Descent)
    difficulty = difficulty_of(state, one, card)
    struck = {hit[0] for hit in hits}
    return [
        danger(state, character, [hit for hit in hits if hit[0] == character.seat], difficulty)
        for character in state.characters
        if character.seat in struck
    ]


def danger(state: Descent, seeker: Seeker, hits: list[Hit], difficulty: int) -> Danger:
    """Expected damage and the chance to come away unhurt: exact, Luck and steps aside left out."""
    immune = state.loadout(seeker).immune
    blows = tuple(
        [
            (
                strength,
                shield(state, seeker, magic),
                dodge_dice(state, seeker, away),
                bool(conditions & BLEED & ~immune),
            )
            for _, strength, magic, conditions, away in hits
        ]
    )
    bleeding, padding = bool(seeker.conditions & BLEED), padded(state, seeker)
    key: Exposed = (blows, difficulty, bleeding, bool(seeker.ember), padding)
    known = state.box.exposed
    found = known.get(key)
    if found is None:
        if len(known) > KNOWN:
            known.clear()
        found = known[key] = reckoned(state.box, seeker, key)
    return {"hero": seeker.seat, "damage": found[0], "safe": found[1]}


def reckoned(pack: Cards, seeker: Seeker, exposed: Exposed) -> tuple[float, float]:
    """The same for somebody who is so exposed; for its blows one after the other."""
    blows, difficulty, bleeding_now, _, padding = exposed
    hurt = 0.0
    # Whether it bleeds, whether it is unhurt, and how likely that is.
    states: dict[tuple[bool, bool], float] = {(bleeding_now, True): 1.0}
    for strength, guard, dodge, bleeds in blows:
        stepped = pool_odds(pack, (0, 0, 0), dodge)
        missed = sum([p for total, p in enumerate(stepped) if total >= difficulty], 0.0)
        shielded = pool_odds(pack, guard)
        after: dict[tuple[bool, bool], float] = {}
        for (bleeding, unhurt), chance in states.items():
            after[bleeding, unhurt] = after.get((bleeding, unhurt), 0.0) + chance * missed
            for total, p in enumerate(shielded):
                damage = max(0, max(0, strength - total) - padding)
                damage = harm.with_bleed(seeker, damage, True, bleeding)
                struck = p * chance * (1 - missed)
                hurt += damage * struck
                outcome = (bleeds or (bleeding and not damage), unhurt and not damage)
                after[outcome] = after.get(outcome, 0.0) + struck
        states = after
    safe = sum([p for (_, unhurt), p in states.items() if unhurt], 0.0)
    return round(hurt, 3), round(safe, 4)


def difficulty_of(state: Descent, one: Foe, card: BehaviourCard | None) -> int:
    return behaviour(state, one, card).dodge + state.special.nimble


def names(pack: Cards) -> NameTable:
    """Names by kind and id of what this box has beside the other's."""
    return {
        "encounter": {card.id: spoken(card.entry) for card in pack.encounters},
        "event": {event.id: spoken(event.entry) for event in pack.events},
    }


def catalog(pack: Cards) -> seen.Catalog:
    """What does not change: cards, enemies, boards."""
    return {
        **shared.catalog(pack),
        "encounters": {card.id: encounter_text(pack, card) for card in pack.encounters},
        "events": {event.id: event_text(event) for event in pack.events},
    }
