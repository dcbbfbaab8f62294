"""What cards, enemies and behaviours say, generated from what they do."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.board import ARCS_IN
from undercroft.kernel.text import Message, Value

from . import seen
from .attacks import action_words
from .content import SoulsPack
from .gear import Action, Card, conditions_in, printed
from .models import ARCS, ATTACK, Behaviour, BehaviourCard, Icon, Model


def card_text(pack: SoulsPack, card: Card) -> list[tuple[Action, Message]]:
    """Each action of a card and its sentence."""
    return [
        (action, Message("ds-action", action_words(action)))
        for action in (card.item.actions if card.hand else ())
    ]


def effect_lines(card: Card) -> list[Message]:
    """A sentence for each effect beside the numbers."""
    lines = [effect.text(place_of(card)) for effect in card.effects]
    if card.weight > 1:
        lines.append(Message("ds-effect-weight", {"amount": card.weight}))
    if card.kind == "ember":
        lines.append(Message("ds-effect-ember"))
    return lines


def place_of(card: Card) -> str:
    """What the sentence of an effect calls where it works."""
    return "weapon" if card.kind == "weapon_upgrade" else ("card" if card.hand else "wearer")


def icon_text(icon: Icon, start: bool = False) -> Message:
    """One behaviour icon as a sentence; `start`: a push strikes where the movement begins, too (TG-30.1)."""
    args: dict[str, Value] = {
        "target": icon.target or "none",
        "nodes": icon.nodes,
        "push": "yes" if icon.push else "no",
        "damage": icon.damage,
        "way": icon.way or "none",
        "condition": icon.entry.conditions[0] if icon.entry.conditions else "none",
        "start": "yes" if start else "no",
    }
    if icon.op == ATTACK:
        args["type"] = "magical" if icon.magic else "physical"
        args["node"] = "yes" if icon.node else "no"
    return Message(f"ds-icon-{icon.op}", args)


def icon_view(icon: Icon, start: bool) -> seen.Icon:
    return {
        "op": icon.op,
        "text": icon_text(icon, start).to_json(),
        "way": icon.way,
        "target": icon.target,
        "nodes": icon.nodes,
        "push": icon.push,
        "damage": icon.damage,
        "magic": icon.magic,
        "node": icon.node,
        "conditions": list(conditions_in(icon.conditions)),
    }


def acts(act: Behaviour, start: bool) -> seen.Acts:
    return {
        "name": act.name,
        "range": printed(act.range),
        "dodge": act.dodge,
        "repeat": act.repeat,
        "icons": [icon_view(icon, start) for icon in act.icons],
        "attack_arcs": [ARCS[arc] for arc in ARCS_IN[act.attack_arcs]],
        "weak_arcs": [ARCS[arc] for arc in ARCS_IN[act.weak_arcs]],
    }


def model_text(pack: SoulsPack, model: Model) -> seen.Model:
    """A data card."""
    found: seen.Model = {
        "id": model.id,
        "name": model.name,
        "threat": model.threat,
        "health": model.health,
        "block": model.block,
        "resist": model.resist,
        "boss": model.boss,
        "own": acts(model.own, pack.dialect.shoves_from_start) if model.own else None,
        "ability": None,
    }
    if model.ability is not None:
        ability = model.ability
        found["ability"] = {
            "name": ability.line.name,
            "op": ability.line.op,
            "text": ability.text().to_json(),
        }
    return found


def behaviour_text(pack: SoulsPack, card: BehaviourCard) -> seen.Behaviour:
    """A behaviour card: what each model does on it."""
    return {
        "id": card.id,
        "heat_up": card.heat_up,
        "halves": {
            model.id: acts(act, pack.dialect.shoves_from_start)
            for model, act in card.halves.items()
        },
    }


def lines(pack: SoulsPack) -> list[tuple[str, Any, Message]]:
    """The lines of a pack, whose each is, and its sentence."""
    found: list[tuple[str, Any, Message]] = []
    for card in pack.armoury.cards:
        said = [text for _, text in card_text(pack, card)] + effect_lines(card)
        if said:
            found.append((card.id, card.entry, said[0]))
        found += [(card.id, effect.line, effect.text(place_of(card))) for effect in card.effects]
    for kind in pack.characters:
        found.append((kind.id, kind.power.line, kind.power.text()))
    start = pack.dialect.shoves_from_start
    for model in pack.models:
        if model.ability is not None:
            found.append((model.id, model.ability.line, model.ability.text()))
        own = model.own.icons if model.own else ()
        found += [(model.id, icon.entry, icon_text(icon, start)) for icon in own]
    for behaviour in pack.behaviours:
        icons = [icon for act in behaviour.halves.values() for icon in act.icons]
        found += [(behaviour.id, icon.entry, icon_text(icon, start)) for icon in icons]
    return found


def trap_face(pack: SoulsPack, label: str) -> Message:
    """A trap as somebody who turns it up by hand finds it."""
    entry = pack.trap_entries[pack.trap_ids.index(label)]
    return Message("ds-face-trap", {"damage": entry.damage, "difficulty": entry.difficulty})
