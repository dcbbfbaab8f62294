"""An action of a hand card: what it costs, whom it reaches, what its roll comes to (DS-23, DS-24)."""

from __future__ import annotations

from undercroft.kernel.agenda import Ask
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref, Value

from .blows import HANDS, Use
from .figures import Character, Foe
from .gear import BLEED, FAR, FROSTBITE, POISON, STAGGER, Action, both
from .moving import barrel_cost, places
from .overspend import Paid
from .places import Place
from .state import Fight, asked


def use_fits(state: Fight, seat: int, use: Use) -> bool:
    """Whether the character has such a card."""
    if seat >= len(state.characters):
        return False
    item = state.characters[seat].weapon(use.slot)
    return item is not None and use.index < len(item.actions)


def action_of(state: Fight, character: Character, use: Use) -> Action:
    """The option that is being used."""
    item = character.weapon(use.slot)
    assert item is not None
    return item.actions[use.index]


def action_cost(state: Fight, character: Character, action: Action) -> int:
    """DS-21.10: Stagger makes a weapon's action 1 dearer; a heroic attack costs nothing."""
    if charging(character, action):
        return 0
    cost = action.stamina + (1 if character.conditions & STAGGER else 0)
    boss = state.boss_on(character.node)
    if boss is not None and state.heated:
        ability = boss.model.ability
        if ability is not None:
            cost += ability.dearer(action)
    return cost


def charging(character: Character, action: Action) -> bool:
    """The heroic charge: the next Range 0 attack is free and hits the whole node."""
    return character.charged and action.attacks and action.range == 0


def in_range(state: Fight, node: int, action: Action, aim: int | None = None) -> list[Foe]:
    """DS-23.2, DS-24.5: the foes (or the one aimed at) an action reaches from a node."""
    away = state.board.span[node]
    least = 1 if action.shaft else 0
    most = min(action.range, state.modifiers.sight)
    found = [foe for foe in state.foes if foe.node is not None and least <= away[foe.node] <= most]
    if action.crowded and found:
        found = [
            foe for foe in found if any(o.node == foe.node for o in state.foes if o is not foe)
        ]
    return found if aim is None else [foe for foe in found if foe.index == aim]


def reachable(state: Fight, character: Character, action: Action, aim: int | None = None) -> bool:
    """Whether a foe (or the one aimed at) is in range now or after shifting (DS-A.91)."""
    if in_range(state, character.spot, action, aim):
        return True
    shift = action.shift if action.when == "before" else 0
    if not shift:
        return False
    return any(
        shift_leads(state, character, place, action, shift - 1, aim)
        for place in places(state, character, state.any_move_turns)
    )


def shift_leads(
    state: Fight, character: Character, place: Place, action: Action, left: int, aim: int | None
) -> bool:
    """Whether stepping to a place (and on) brings a foe into range. DS-A.50: not onto barrels."""
    if barrel_cost(state, place):
        return False
    node = character.spot if place.node is None else place.node
    if in_range(state, node, action, aim):
        return True
    around = state.board.neighbours[node]
    return left > 0 and any(in_range(state, further, action, aim) for further in around)


def usable(state: Fight, character: Character, action: Action) -> bool:
    """Whether an action has any effect to offer now."""
    return not action.attacks or reachable(state, character, action)


def action_words(action: Action) -> dict[str, Value]:
    """What an action does, as numbers and words for one generated sentence."""
    black, blue, orange = action.dice
    words: dict[str, Value] = {
        "black": black,
        "blue": blue,
        "orange": orange,
        "mod": action.mod,
        "magic": "yes" if action.magic else "no",
        "node": "yes" if action.node else "no",
        "shaft": "yes" if action.shaft else "no",
        "repeat": action.repeat,
        "push": action.push,
        "range": "infinite" if action.range >= FAR else action.range,
        "shift": action.shift,
        "when": action.when or "none",
        "bleed": "yes" if action.conditions & BLEED else "no",
        "poison": "yes" if action.conditions & POISON else "no",
        "frostbite": "yes" if action.conditions & FROSTBITE else "no",
        "stagger": "yes" if action.conditions & STAGGER else "no",
        "who": action.gain.who if action.gain else "none",
        "stamina": action.gain.stamina if action.gain else 0,
        "health": action.gain.health if action.gain else 0,
        "enchant": "none"
        if action.enchant is None
        else ("magic" if not action.enchant.mod else "magic-mod"),
        "ward": sum(action.ward),
        "bless": action.bless.to if action.bless else "none",
        "dice": action.bless.blue if action.bless else 0,
        "pierce": "yes" if action.pierce else "no",
        "harm": action.harm,
        "crowded": "yes" if action.crowded else "no",
        "aggro": "yes" if action.gives_aggro else "no",
        "backup": "yes" if action.backup else "no",
    }
    return words


class UseOfCard(Paid):
    """One option of a card in hand, for Stamina or free."""

    name = "act"
    slot: int
    action: Action

    @property
    def id(self) -> str:
        return f"act-{HANDS[self.slot]}-{self.action.index}"

    @property
    def points_at(self) -> tuple[Target, ...]:
        action = self.action
        return ("card", action.card.id), ("action", action.index), ("slot", HANDS[self.slot])

    def words(self, state: Fight, character: Character) -> Message:
        args: dict[str, Value] = {
            "card": Ref("card", self.action.card.id),
            "stamina": self.price(state, character),
            "what": Message("ds-action", action_words(self.action)),
        }
        return Message("ds-option-act", args)

    def text(self, state: Fight, ask: Ask) -> Message:
        return self.words(state, asked(state, ask))

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.points_at


def attack_dice(
    state: Fight, character: Character, action: Action, foes: list[Foe]
) -> tuple[int, int, int]:
    """Every die an attack rolls."""
    counts = action.dice
    if any(counts):
        gear = state.loadout(character)
        counts = both(counts, gear.attack_dice)
        if character.crit:
            more = character.kind.power.dice
            counts = both(counts, (0, sum(more), 0) if gear.crit else more)
    if action.harm:
        return counts
    # DS-32.9, DS-A.184: every attack gains it, also one that has no dice of its own.
    weak = any(
        foe.facing is not None and state.arcs_of(foe, character) & state.weak_arcs(foe)
        for foe in foes
    )
    return both(counts, (1, 0, 0)) if weak else counts


def attack_mod(state: Fight, character: Character, action: Action) -> int:
    """DS-A.30: all modifiers add up, after the dice."""
    if not any(action.dice):
        return 0
    return (
        action.mod
        + character.enchanted
        + state.loadout(character).attack_mod
        + state.extra_mod(character)
    )


def mod_against(state: Fight, action: Action, foe: Foe) -> int:
    """What an upgrade or card adds against some foes only."""
    if not (action.boss_mod or action.tag_mods) or not any(action.dice):
        return 0
    model = foe.model
    found = action.boss_mod if model.boss else 0
    for tag, mod in action.tag_mods:
        if tag in model.tags:
            found += mod
    return found


def past_armour(state: Fight, character: Character, action: Action, foe: Foe, power: int) -> int:
    """DS-23.5: by how much an attack of this total beats the foe's Block or Resist."""
    damage = max(0, power + mod_against(state, action, foe))
    if action.pierce and not action.magic and not character.magic:  # only Block is ignored
        return damage
    return max(0, damage - state.armour_of(foe, action.magic or character.magic))


def damage_to(state: Fight, character: Character, action: Action, foe: Foe, power: int) -> int:
    """What an attack of this total does to a foe: Block or Resist, and what the foe is made of."""
    if action.harm:
        return action.harm
    damage = past_armour(state, character, action, foe, power)
    ability = foe.model.ability
    return damage if ability is None else ability.softened(damage)
