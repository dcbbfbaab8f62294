"""What everybody sees. The party shares all it knows; hidden are decks and traps nobody has seen."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from undercroft.games.souls import harm
from undercroft.games.souls import view as shared
from undercroft.games.souls.foes import behaviour
from undercroft.games.souls.gear import BLEED
from undercroft.games.souls.odds import Hit, foresee, pool_odds
from undercroft.games.souls.party import LEVEL_COST, START_SPARKS
from undercroft.games.souls.rolling import shield
from undercroft.games.souls.state import NONE, Foe
from undercroft.kernel.game import NameTable
from undercroft.kernel.pile import Deck

from .cards import Cards
from .defence import dodge_dice, softened
from .goals import met, trial_of_turns, turns_of
from .state import MODES, Descent, Seeker
from .words import encounter_text, event_text


def table(g: Descent, seat: int | None) -> dict[str, object]:
    pack = g.pack
    return {
        "mode": MODES[g.mode],
        "sparks": g.sparks,
        "max_sparks": START_SPARKS[len(g.characters)],
        "souls": g.souls,
        "inventory": [shared.item(g, one) for one in g.inventory],
        "treasure": deck(g.treasure, pack.armoury.ids),
        "events": deck(g.events, pack.event_ids),
        "event_discard": len(g.event_discard),
        "encounters": [deck(one, pack.encounter_ids) for one in g.decks],
        "looked_at": looked_at(g),
        "wares": [pack.armoury.ids[card] for card in g.wares],
        "bought": g.bought,
        "free_return": g.free_return,
        "track": [space(g, index) for index in range(len(pack.track))],
        "at": g.at,
        "bonfire": g.bonfire,
        "held": [{"event": pack.event_ids[event], "hero": holder} for event, holder in g.held],
        "heroes": [hero(g, index) for index in range(len(g.characters))],
        "fight": fight(g) if g.in_fight else None,
        "odds": shared.attack_promises(g, seat),
        "roll": shared.roll(g),
    }


def deck(one: Deck, ids: tuple[str, ...]) -> dict[str, object]:
    """A deck: how many cards, and those whose place is known."""
    return {
        "left": one.size,
        "top": [ids[card] for card in one.top],
        "bottom": [ids[card] for card in one.bottom],
    }


def looked_at(g: Descent) -> list[dict[str, str]]:
    """The cards a choice is about just now."""
    names = [step.name for step in (*(ask.step for ask in g.asks), *g.agenda)]
    pack = g.pack
    if "unearth" in names or "find_upgrade" in names:
        return [{"kind": "card", "id": pack.armoury.ids[card]} for card in g.peeked]
    if "draw_card" in names or "choose_card" in names:
        return [{"kind": "encounter", "id": pack.encounter_ids[card]} for card in g.peeked]
    for ask in g.asks:
        if ask.step.name == "put_back":
            from .events import ids_of

            index = ask.step.args()[0]
            kind = ("card", "event", "encounter")[min(index, 2)]
            return [{"kind": kind, "id": ids_of(pack, index)[card]} for card in g.peeked]
    return [{"kind": "event", "id": pack.event_ids[card]} for card in g.peeked]


def space(g: Descent, index: int) -> dict[str, object]:
    entry = g.pack.track[index]
    card, meeting = g.slots[index], g.meets[index]
    return {
        "index": index,
        "kind": "bonfire" if index == g.bonfire else entry.kind,
        "level": entry.level,
        "boss": entry.boss,
        "card": None if card == NONE else g.pack.encounter_ids[card],
        "tilted": bool(g.tilted >> index & 1),
        "shortcut": bool(g.shortcuts >> index & 1),
        "souls": g.souls_on[index],
        "event": None if meeting == NONE else g.pack.event_ids[meeting],
    }


def hero(g: Descent, index: int) -> dict[str, object]:
    c = g.characters[index]
    found = shared.hero(g, c, LEVEL_COST)
    found["torch"] = g.torch_by == c.seat
    found["blessed"] = list(c.blessed)
    found["crit"] = c.crit
    return found


def fight(g: Descent) -> dict[str, object]:
    pack = g.pack
    this = g.this
    return {
        "board": pack.boards[g.board_index].id,
        "encounter": None if this is None else this.id,
        "boss": boss(g),
        "terrain": shared.terrain(g),
        "traps": shared.traps(g),
        "foes": [foe(g, index) for index, one in enumerate(g.foes) if one.node != NONE],
        "tokens": [{"model": pack.model_ids[m], "node": node} for m, node in g.waiting],
        "torch": None if g.torch_node() == NONE else g.torch_node(),
        "ball": None if g.ball[0] == NONE else {"node": g.ball[0], "down": g.ball[1] > 0},
        "awake": [room for room in range(4) if g.rooms_awake >> room & 1],
        "gone": [node for node in range(len(g.board.points)) if g.gone >> node & 1],
        "ward": list(g.ward),
        "darkness": g.law.sight < 99,
        "turn": g.turns,
        "timer": g.timer,
        "kills": g.kills,
        "respawns": g.respawns,
        "goals": goals(g),
        "trial": trial(g),
        "node_limit": g.law.node_limit,
    }


def goals(g: Descent) -> list[dict[str, object]]:
    """How far the objectives have come."""
    this = g.this
    if this is None:
        return []
    found: list[dict[str, object]] = []
    for index, goal in enumerate(this.entry.objectives):
        have, need = progress(g, index)
        entry: dict[str, object] = {"goal": goal.goal, "met": met(g, index, goal)}
        entry |= {"have": have, "need": need}
        entry["foes"] = [i for i in range(len(g.foes)) if g.marked[index] >> i & 1]
        found.append(entry)
    return found


def trial(g: Descent) -> dict[str, object] | None:
    """TG-16.6: how a card's trial stands; a number of turns counts the one under way."""
    this = g.this
    entry = this.entry.trial if this else None
    if entry is None:
        return None
    left = 0 if entry.turns is None else max(0, entry.turns - g.turns)
    lost = entry.turns is not None and g.turns > entry.turns
    return {"turns": entry.turns, "left": left, "met": trial_of_turns(g), "lost": lost}


def progress(g: Descent, index: int) -> tuple[int, int]:
    this = g.this
    assert this is not None
    goal = this.entry.objectives[index]
    if goal.goal == "survive":
        return g.turns_done, turns_of(g, goal)
    if goal.goal == "occupy":
        return g.occupied, turns_of(g, goal)
    if goal.goal == "levers":
        from undercroft.games.souls.state import LEVER

        several = g.terrain.count(LEVER) >= goal.times
        return (g.lever_nodes.bit_count() if several else g.levers), goal.times
    if goal.goal == "chests":
        return g.chests, goal.times
    return int(met(g, index, goal)), 1


def boss(g: Descent) -> dict[str, object] | None:
    found = shared.boss(g)
    if found is not None and g.card != NONE:
        found["card"] = g.pack.behaviours[g.card].id
    return found


def foe(g: Descent, index: int) -> dict[str, object]:
    one = g.foes[index]
    found = shared.foe(g, one)
    found["block"] = g.armour_of(one, False)
    found["resist"] = g.armour_of(one, True)
    found["awake"] = g.awake(one)
    if not found["awake"]:
        found["threat"] = None  # TG-27.1: it does nothing until its tile is active
    found["danger"] = dangers(g, one) if found["threat"] else []
    return found


def dangers(g: Descent, one: Foe) -> list[dict[str, object] | None]:
    """What the attacks of its threat would come to for each character."""
    ahead = shared.ahead(g, one)
    if ahead is None:
        return []
    _, hits = foresee(g, one, *ahead)
    difficulty = difficulty_of(g, one, ahead[0])
    return [
        danger(g, c, [hit for hit in hits if hit[0] == c.seat], difficulty) for c in g.characters
    ]


def danger(g: Descent, c: Seeker, hits: list[Hit], difficulty: int) -> dict[str, object] | None:
    """Expected damage and the chance to come away unhurt: exact, Luck and steps aside left out."""
    if not hits:
        return None
    hurt = 0.0
    gear = g.loadout(c)
    # Whether it bleeds, whether it is unhurt, and how likely that is.
    states: dict[tuple[bool, bool], float] = {(bool(c.conditions & BLEED), True): 1.0}
    for _, strength, magic, conditions, away in hits:
        dodge = pool_odds(g.pack, (0, 0, 0), dodge_dice(g, c, away))
        missed = sum(p for total, p in enumerate(dodge) if total >= difficulty)
        shielded = pool_odds(g.pack, shield(g, c, magic))
        bleeds = bool(conditions & BLEED & ~gear.immune)
        after: dict[tuple[bool, bool], float] = {}
        for (bleeding, unhurt), chance in states.items():
            after[bleeding, unhurt] = after.get((bleeding, unhurt), 0.0) + chance * missed
            for total, p in enumerate(shielded):
                damage = softened(g, c, max(0, strength - total))
                damage = harm.with_bleed(c, damage, True, bleeding)
                struck = p * chance * (1 - missed)
                hurt += damage * struck
                state = (bleeds or (bleeding and not damage), unhurt and not damage)
                after[state] = after.get(state, 0.0) + struck
        states = after
    safe = sum(p for (_, unhurt), p in states.items() if unhurt)
    return {"hero": c.seat, "damage": round(hurt, 3), "safe": round(safe, 4)}


def difficulty_of(g: Descent, one: Foe, card: int) -> int:
    return behaviour(g, one, card).dodge + g.law.nimble


def names(g: Descent) -> NameTable:
    return {**fixed_names(g.pack), **shared.hero_names(g)}


def catalog(g: Descent) -> dict[str, object]:
    """What does not change: names, cards, enemies, boards."""
    pack = g.pack
    fixed = _fixed.get(pack)
    if fixed is None:
        fixed = _fixed[pack] = fixed_catalog(pack)
    return {**fixed, "names": names(g)}


_fixed: WeakKeyDictionary[Cards, dict[str, object]] = WeakKeyDictionary()
_names: WeakKeyDictionary[Cards, NameTable] = WeakKeyDictionary()


def fixed_names(pack: Cards) -> NameTable:
    found = _names.get(pack)
    if found is None:
        found = _names[pack] = {
            **shared.card_names(pack),
            "encounter": {card.id: card.entry.name for card in pack.encounters},
            "event": {event.id: event.name for event in pack.events},
        }
    return found


def fixed_catalog(pack: Cards) -> dict[str, object]:
    """The part that hangs on the pack alone."""
    return {
        **shared.catalog(pack),
        "encounters": {card.id: encounter_text(pack, card) for card in pack.encounters},
        "events": {event.id: event_text(event) for event in pack.events},
    }
