"""The parts of a view that both boxes have. The party shares all it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.kernel.board import ARCS_IN
from undercroft.kernel.game import NameTable
from undercroft.kernel.naming import spoken
from undercroft.kernel.text import Message

from . import seen
from .content import CharacterClass, Ground, SoulsPack
from .fields import COMPASS
from .figures import Character, Foe
from .foes import FoeIcon
from .foresight import Hit, foresee, said
from .gear import COLOURS, STATS, Action, Card, Item, conditions_in, printed
from .models import ARCS, BehaviourCard, Boss
from .odds import dice
from .party import Party
from .terrain import TERRAIN, LaidTrap
from .words import behaviour_text, card_text, effect_lines, model_text

Dangers = Callable[[Party, Foe, "BehaviourCard | None", list[Hit]], list[seen.Danger]]
"""What the attacks of a figure's threat, by this card, would come to."""

HANDS: Final[tuple[seen.Hand, ...]] = ("left", "right")


def party(state: Party) -> seen.Party:
    """What the party has, and the dice on the table."""
    return {
        "sparks": state.sparks,
        "max_sparks": state.max_sparks,
        "souls": state.souls,
        "inventory": [laid(one) for one in state.inventory],
        "roll": [{"die": COLOURS[colour], "face": face} for colour, face in state.rolled],
    }


def fight(state: Party, encounter: str | None, dangers: Dangers) -> seen.Fight:
    """The board, who stands on it and what lies on it."""
    spilled = state.spilled
    return {
        "board": state.ground.id,
        "encounter": encounter,
        "boss": None if state.boss is None else boss(state, state.boss),
        "foes": [foe(state, one, one.node, dangers) for one in state.foes if one.node is not None],
        "terrain": {str(n): TERRAIN[what] for n, what in enumerate(state.terrain) if what},
        "traps": {str(laid.node): trap(laid) for laid in state.traps},
        "souls": None if spilled is None else {"node": spilled.node, "souls": spilled.souls},
        "ward": dice(state.ward),
        "gone": [],
    }


def actions(state: Party, character: Character) -> list[seen.Action]:
    """What the cards in hand can do, upgrades included."""
    return [
        {
            "slot": hand,
            "index": index,
            "stamina": action.stamina,
            "dice": dice(action.dice),
            "mod": action.mod,
            "range": printed(action.range),
            "magic": action.magic,
            "node": action.node,
            "shaft": action.shaft,
            "attacks": action.attacks,
        }
        for hand, one in zip(HANDS, (character.left, character.right), strict=True)
        for index, action in enumerate(one.actions if one else ())
    ]


def laid(one: Item) -> seen.Item:
    return {"card": one.card.id, "upgrades": [up.id for up in one.upgrades]}


def item(one: Item | None) -> seen.Item | None:
    return None if one is None else laid(one)


def compass(direction: int | None) -> seen.Compass | None:
    return None if direction is None else COMPASS[direction]


def hero(state: Party, character: Character, costs: tuple[int, ...]) -> seen.Hero:
    """A character's board; `costs` are the souls that each tier of a stat takes."""
    gear = state.loadout(character)
    kind = character.kind
    block, resist = character.blessed
    return {
        "hero": character.seat,
        "seat": state.seats_of[character.seat],
        "class": kind.id,
        "taunt": kind.taunt,
        "black": character.black,
        "red": character.red,
        "conditions": list(conditions_in(character.conditions)),
        "estus": character.estus,
        "sips": character.sips,
        "heroic": character.heroic,
        "luck": character.luck,
        "ember": character.ember,
        "aggro": state.in_fight and state.aggro == character.seat,
        "active": state.in_fight and state.active == character.seat,
        "node": character.node,
        "side": compass(character.side),
        "stats": {stat: level(state, character, i, costs) for i, stat in enumerate(STATS)},
        "actions": actions(state, character),
        "armour": item(character.armour),
        "left": item(character.left),
        "right": item(character.right),
        "backup": [laid(one) for one in character.backup],
        "block": dice(gear.block),
        "resist": dice(gear.resist),
        "dodge": gear.dodge,
        "blessed": {"block": block, "resist": resist},
        "crit": character.crit,
    }


def level(state: Party, character: Character, stat: int, costs: tuple[int, ...]) -> seen.Level:
    """A stat of a character, and what its next tier takes."""
    tier = character.tiers[stat]
    return {
        "tier": tier,
        "value": state.tier_value(character, stat),
        "next": costs[tier] if tier < len(costs) else None,
    }


def boss(state: Party, one: Boss) -> seen.BossCards:
    """What is known of a boss's cards."""
    now = state.resolving
    return {
        "id": one.id,
        "heated": state.heated,
        "deck_left": len(state.known_deck) or state.deck.size,
        "known": [card.id for card in state.known_deck],
        "seen": [card.id for card in state.seen],
        "discard": [card.id for card in state.discard],
        "top": None if state.top is None else state.top.id,
        "card": None if now is None else now.id,
    }


def trap(laid: LaidTrap) -> seen.Trap:
    """DS-16: a trap nobody has flipped says nothing; one seen before is remembered."""
    what = laid.trap
    if what is None:
        return {"known": False, "flipped": False}
    return {
        "known": True,
        "flipped": laid.flipped,
        "damage": what.damage,
        "difficulty": what.difficulty,
    }


def foe(state: Party, one: Foe, node: int, dangers: Dangers) -> seen.Foe:
    model = one.model
    awake = state.awake(one)
    threat: seen.Threat | None = None
    danger: list[seen.Danger] = []
    found = ahead(state, one) if awake else None
    if found is not None:
        card, left = found
        path, hits = foresee(state, one, card, left)
        threat = {"path": path, "hits": said(hits)}
        danger = dangers(state, one, card, hits)
    return {
        "foe": one.index,
        "model": model.id,
        "node": node,
        "health": one.health - one.wounds,
        "full": one.health,
        "block": state.armour_of(one, False),
        "resist": state.armour_of(one, True),
        "conditions": list(conditions_in(one.conditions)),
        "boss": model.boss,
        "facing": compass(one.facing),
        "weak": [ARCS[arc] for arc in ARCS_IN[state.weak_arcs(one)]] if model.boss else [],
        "acted": one.acted,
        "awake": awake,
        "threat": threat,
        "danger": danger,
    }


def unreckoned(
    state: Party, one: Foe, card: BehaviourCard | None, hits: list[Hit]
) -> list[seen.Danger]:
    """Where a screen is not told what the attacks of a threat would come to."""
    return []


def ahead(state: Party, one: Foe) -> tuple[BehaviourCard | None, list[int] | None] | None:
    """The card a figure acts by next, and the icons left of it if it is at it already.

    None where nobody can know: of a boss before its next card is.
    """
    if (
        not state.characters
        or any(character.node is None for character in state.characters)
        or state.aggro is None
    ):
        return None
    boss = one.model.boss
    now = state.resolving if boss else None
    # What it is at, then what lies on the agenda: a stack, so what comes first is last.
    steps = [*(ask.step for ask in state.asks), *reversed(state.agenda)]
    left = [s.doing.index for s in steps if isinstance(s, FoeIcon) and s.doing.foe == one.index]
    if left:
        return now, left
    if not boss:
        return None, None
    if now is not None:
        return (now, None) if one.model in now.halves and not one.acted else None
    if not state.known_deck and (state.deck.size or not state.discard):
        return None
    card = state.known_deck[0] if state.known_deck else state.discard[0]
    return (card, None) if one.model in card.halves else None


def card_names(pack: SoulsPack) -> NameTable:
    """Names by kind and id of what both boxes have."""
    named = {card.id: spoken(card.entry) for card in pack.armoury.cards}
    return {
        "card": named,
        "treasure": named,
        "model": {model.id: spoken(model.entry) for model in pack.models},
        "boss": {boss.id: spoken(boss.entry) for boss in pack.bosses},
        "class": {kind.id: spoken(kind.entry) for kind in pack.characters},
        "heroic": {kind.id: spoken(kind.entry.heroic) for kind in pack.characters},
        "ability": {model.id: spoken(model.ability.line) for model in pack.models if model.ability},
        "behaviour": {card.id: spoken(*card.entry.halves) for card in pack.behaviours},
    }


def hero_names(state: Party) -> NameTable:
    """Who plays whom."""
    heroes = {str(character.seat): spoken(character.kind.entry) for character in state.characters}
    return {
        "hero": heroes,
        "seat": {
            str(state.seats_of[character.seat]): heroes[str(character.seat)]
            for character in state.characters
        },
    }


def card_action(action: Action, text: Message) -> seen.CardAction:
    return {
        "stamina": action.stamina,
        "text": text.to_json(),
        "dice": dice(action.dice),
        "mod": action.mod,
    }


def character_class(kind: CharacterClass) -> seen.Class:
    return {
        "id": kind.id,
        "name": kind.entry.name,
        "taunt": kind.taunt,
        "stats": {stat: list(kind.stats[i]) for i, stat in enumerate(STATS)},
        "heroic": kind.entry.heroic.name,
        "heroic_op": kind.heroic,
        "heroic_text": kind.power.text().to_json(),
    }


def card(pack: SoulsPack, one: Card) -> seen.Card:
    return {
        "id": one.id,
        "kind": one.kind,
        "set": one.entry.set,
        "hands": one.hands,
        "range": one.entry.range,
        "needs": one.entry.needs or {},
        "block": dice(one.block),
        "resist": dice(one.resist),
        "dodge": one.dodge,
        "slots": one.slots,
        "options": [card_action(action, text) for action, text in card_text(pack, one)],
        "text": [line.to_json() for line in effect_lines(one)],
        "origin": one.entry.origin,
    }


def boss_card(one: Boss) -> seen.Boss:
    return {
        "id": one.id,
        "kind": one.entry.kind,
        "levels": one.entry.levels,
        "deck": one.entry.deck,
        "heat_up": one.entry.heat_up,
        "models": [model.id for model in one.models],
    }


def board(ground: Ground) -> seen.Board:
    return {
        "points": [list(point) for point in ground.entry.points],
        "edges": [
            [a, b] for a, around in enumerate(ground.board.neighbours) for b in around if a < b
        ],
        "walls": ground.entry.walls,
        "rooms": list(ground.board.rooms),
    }


def catalog(pack: SoulsPack) -> seen.Catalog:
    """What does not change: classes, cards, bosses, enemies, boards, dice. Names come with the party."""
    return {
        "names": {},
        "classes": {kind.id: character_class(kind) for kind in pack.characters},
        "cards": {one.id: card(pack, one) for one in pack.armoury.cards},
        "bosses": {one.id: boss_card(one) for one in pack.bosses},
        "models": {model.id: model_text(pack, model) for model in pack.models},
        "behaviours": {one.id: behaviour_text(pack, one) for one in pack.behaviours},
        "boards": {ground.id: board(ground) for ground in pack.boards},
        "faces_of": {die.name: [int(face) for face in die.labels] for die in pack.dice},
    }
