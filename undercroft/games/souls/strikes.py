"""Using a hand card: range, Shift, targets, dice, what the roll does, helping others (DS-23, DS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from . import harm
from .foes import heat_up_if_due
from .gear import STAGGER, Action, GainEntry, both, card_of, pool
from .moving import (
    FOE_CODE,
    MakeRoom,
    barrel_cost,
    crosses,
    go,
    node_of,
    place_id,
    place_targets,
    place_text,
    places,
    with_room,
)
from .rolling import FOR_ATTACK, ROLL_DICE, dice_of, total
from .state import (
    FRESH,
    MOVED,
    MOVED_STRUCK,
    NONE,
    STRUCK,
    Character,
    CharacterStep,
    Fight,
    Foe,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

# Flags of an attack.
FREE, CHARGING, AGAIN = 1, 2, 4
NODE_TARGET = 64
STOP = 127
HANDS = ("left", "right", "backup", "backup2", "backup3")


def action_cost(state: Fight, character: Character, action: Action, flags: int = 0) -> int:
    """DS-21.10: Stagger makes a weapon's action 1 dearer; a heroic attack costs nothing."""
    if flags & (FREE | CHARGING):
        return 0
    cost = action.stamina + (1 if character.conditions & STAGGER else 0)
    boss = state.boss_on(character.node)
    if boss is not None and state.heated:
        ability = state.pack.models[boss.model].ability
        if ability is not None and ability.op == "flying" and action.attacks:
            cost += ability.stamina
    return cost


def charging(state: Fight, character: Character, action: Action) -> bool:
    """The heroic charge: the next Range 0 attack is free and hits the whole node."""
    return character.charged and action.attacks and action.range == 0


def in_range(state: Fight, node: int, action: Action, aim: int = NONE) -> list[Foe]:
    """DS-23.2, DS-24.5: the foes (or the one aimed at) an action reaches from a node."""
    away = state.board.span[node]
    least = 1 if action.shaft else 0
    most = min(action.range, state.law.sight)
    found = [foe for foe in state.foes if foe.node != NONE and least <= away[foe.node] <= most]
    if action.crowded and found:
        found = [
            foe for foe in found if any(o.node == foe.node for o in state.foes if o is not foe)
        ]
    return found if aim == NONE else [foe for foe in found if foe.index == aim]


def reachable(state: Fight, character: Character, action: Action, aim: int = NONE) -> bool:
    """Whether a foe (or the one aimed at) is in range now or after shifting (DS-A.91)."""
    if in_range(state, character.node, action, aim):
        return True
    shift = action.shift if action.when == "before" else 0
    if not shift:
        return False
    return any(
        shift_leads(state, place, action, shift - 1, aim)
        for place in places(state, character, False)
    )


def shift_leads(state: Fight, place: int, action: Action, left: int, aim: int) -> bool:
    """Whether stepping to a place (and on) brings a foe into range. DS-A.50: not onto barrels."""
    if barrel_cost(state, place):
        return False
    node = node_of(place)
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
        "range": "infinite" if action.range >= 99 else action.range,
        "shift": action.shift,
        "when": action.when or "none",
        "bleed": "yes" if action.conditions & 1 else "no",
        "poison": "yes" if action.conditions & 2 else "no",
        "frostbite": "yes" if action.conditions & 4 else "no",
        "stagger": "yes" if action.conditions & 8 else "no",
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


def use(
    state: Fight, match: Match, character: Character, slot: int, index: int, flags: int
) -> None:
    """DS-23.3, DS-A.92: pay once, then do the whole option as often as it repeats."""
    action = state.pack.armoury.actions(character.weapon(slot))[index]
    cost = action_cost(state, character, action, flags)
    if not flags & FREE:
        character.hands_used |= 1 << slot  # DS-23.1, DS-A.90
        if action.attacks or state.every_option_acts:
            character.phase = {FRESH: STRUCK, MOVED: MOVED_STRUCK}.get(
                character.phase, character.phase
            )
    if flags & CHARGING:
        character.charged = False
    if match.telling:
        match.tell(
            "uses", (character.seat, state.pack.armoury.ids[card_of(character.weapon(slot))], cost)
        )
    harm.pay(state, match, character, cost)
    if state.fallen != NONE:
        return
    again = flags | AGAIN if state.repeats_may_stop else flags
    for _ in range(action.repeat - 1):
        state.agenda.append(Swing(character.seat, slot, index, again, NONE))
    state.agenda.append(Swing(character.seat, slot, index, flags, NONE))


class SwingStep(Step[Fight]):
    """A step of one use of an action: `aim` is a foe, 64 + a node, or -1 while there is no target."""

    __slots__ = ("aim", "flags", "index", "seat", "slot")

    def __init__(self, seat: int, slot: int, index: int, flags: int, aim: int) -> None:
        self.seat = seat
        self.slot = slot
        self.index = index
        self.flags = flags
        self.aim = aim

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.index, self.flags, self.aim)

    def fits(self, state: Fight) -> bool:
        if not 0 <= self.seat < len(state.characters) or self.slot < 0:
            return False
        item = state.characters[self.seat].weapon(self.slot)
        return bool(item) and 0 <= self.index < len(state.pack.armoury.actions(item))

    def action(self, state: Fight) -> Action:
        return state.pack.armoury.actions(state.characters[self.seat].weapon(self.slot))[self.index]

    def whole_node(self, action: Action) -> bool:
        return action.node or bool(self.flags & CHARGING)

    def struck(self, state: Fight) -> list[Foe]:
        """The foes aimed at that still stand."""
        if self.aim >= NODE_TARGET:
            return [foe for foe in state.foes if foe.node == self.aim - NODE_TARGET]
        foe = state.foes[self.aim]
        return [foe] if foe.node != NONE else []


class Swing(SwingStep):
    """One use: Shift before, target, dice, effects, Shift after."""

    __slots__ = ()
    name = "swing"

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        action = self.action(state)
        agenda = state.agenda
        if action.when in ("after", "only") and action.shift:
            agenda.append(Shift(self.seat, self.slot, self.index, action.shift))
        if action.gain is not None:
            agenda.append(Gain(self.seat, self.slot, self.index, 2, 0))
        if action.enchant is not None:
            character.magic = character.magic or action.enchant.magic
            character.enchanted += action.enchant.mod
        if any(action.ward):
            state.ward_next = both(state.ward_next, action.ward)
        if action.bless is not None:
            bless(state, match, character, action)
        if action.attacks:
            agenda.append(ChooseTarget(*self.args()))
            if action.when == "before" and action.shift:
                agenda.append(Shift(self.seat, self.slot, self.index, action.shift, self.aim))


def bless(state: Fight, match: Match, character: Character, action: Action) -> None:
    """Blue dice for the defence of characters in range until the next character's turn."""
    assert action.bless is not None
    away = state.board.span[character.node]
    more = action.bless.blue
    for other in state.characters:
        if away[other.node] <= action.range:
            block, resist = other.blessed
            if action.bless.to == "block":
                other.blessed = (block + more, resist)
            else:
                other.blessed = (block, resist + more)
            if match.telling:
                match.tell("blessed", (other.seat, action.bless.to, more))


class Shift(Step[Fight]):
    """DS-24.2, DS-24.3, DS-32.8: up to N nodes at 0 Stamina, beside walk and run; not around a boss."""

    __slots__ = ("aim", "index", "left", "seat", "slot")
    name = "shift"

    def __init__(self, seat: int, slot: int, index: int, left: int, aim: int = NONE) -> None:
        self.seat = seat
        self.slot = slot
        self.index = index
        self.left = left
        self.aim = aim  # the only foe it may lead to

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.index, self.left, self.aim)

    def fits(self, state: Fight) -> bool:
        return Swing(self.seat, self.slot, self.index, 0, NONE).fits(state)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        action = state.pack.armoury.actions(character.weapon(self.slot))[self.index]
        found: list[int] = []
        before = action.when == "before"
        if not before or in_range(state, character.node, action, self.aim):
            found.append(0)
        for place in places(state, character, False):
            if barrel_cost(state, place):
                continue
            if not before or shift_leads(state, place, action, self.left - 1, self.aim):
                found.append(1 + place)
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if not state.in_fight:
            return
        options = self.options(state, self.seat)
        if options and options != (0,):
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if not option:
            return
        character = state.characters[self.seat]
        if self.left > 1 and not crosses(state, character, option - 1):
            state.agenda.append(Shift(self.seat, self.slot, self.index, self.left - 1, self.aim))
        go(state, match, character, option - 1)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-shift", {"left": self.left})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw - 1) if raw else "stay"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


class ChooseTarget(SwingStep):
    """DS-23.2, DS-24.4: a foe in range, or a node with foes."""

    __slots__ = ()
    name = "target"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        action = self.action(state)
        foes = in_range(state, character.node, action, self.aim)
        if self.whole_node(action):
            found = tuple(dict.fromkeys(NODE_TARGET + foe.node for foe in foes))
        else:
            found = tuple(foe.index for foe in foes)
        return (*found, STOP) if found and self.flags & AGAIN else found

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.answer(state, match, self.seat, options[0])
        elif options:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option == STOP:  # TG-26.8: up to N attacks
            while isinstance(state.agenda[-1], Swing):
                state.agenda.pop()
            return
        state.attack(match, (self.seat, self.slot, self.index, self.flags, option))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-target")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == STOP:
            return "stop"
        return f"node-{raw - NODE_TARGET}" if raw >= NODE_TARGET else f"foe-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == STOP:
            return Option(id, Message("ds-option-nobody"))
        if raw >= NODE_TARGET:
            node = raw - NODE_TARGET
            return Option(id, Message("ds-option-target-node", {"node": node}), (("node", node),))
        foe = state.foes[raw]
        text = Message(
            "ds-option-target",
            {
                "who": Ref("model", state.pack.model_ids[foe.model]),
                "node": foe.node,
                "health": foe.health - foe.wounds,
            },
        )
        return Option(id, text, (("foe", raw),))


def roll_attack(state: Fight, args: tuple[int, ...]) -> None:
    """The dice, what may change them, and what they do."""
    seat, slot, index, flags, aim = args
    state.agenda.append(Strike(seat, slot, index, flags, aim))
    state.agenda.append(state.after_roll(seat, FOR_ATTACK, 0))
    state.agenda.append(ROLL_DICE)
    state.agenda.append(TakeDice(seat, slot, index, flags, aim))


class TakeDice(SwingStep):
    """The dice of the option, of what is worn, and one for a weak arc (DS-32.9)."""

    __slots__ = ()
    name = "take_dice"

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        state.rolled = ()
        state.dice = dice_of(attack_dice(state, character, self.action(state), self.struck(state)))
        character.crit = False


def attack_dice(
    state: Fight, character: Character, action: Action, foes: list[Foe]
) -> tuple[int, int, int]:
    """Every die an attack rolls."""
    counts = action.dice
    if any(counts):
        gear = state.loadout(character)
        counts = both(counts, gear.attack_dice)
        if character.crit:
            more = pool(state.pack.characters[character.kind].entry.heroic.dice)
            counts = both(counts, (0, sum(more), 0) if gear.crit else more)
    if action.harm or state.boss == NONE:
        return counts
    # DS-32.9, DS-A.184: every attack gains it, also one that has no dice of its own.
    weak = any(
        foe.facing != NONE and state.arcs_of(foe, character) & state.weak_arcs(foe) for foe in foes
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
    model = state.pack.models[foe.model]
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
    ability = state.pack.models[foe.model].ability
    if ability is not None and ability.op == "construct" and damage >= ability.least:
        damage -= ability.less
    return damage


class Strike(SwingStep):
    """DS-23.5, DS-23.6: what the roll does to each foe aimed at; conditions and pushes follow."""

    __slots__ = ()
    name = "strike"

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        action = self.action(state)
        power = max(0, total(state) + attack_mod(state, character, action))  # DS-A.29
        gear = state.loadout(character)
        pushes: list[int] = []
        strong = False
        if action.gives_aggro:
            state.agenda.append(PassAggro(self.seat))
        for foe in self.struck(state):
            model = state.pack.models[foe.model]
            damage = damage_to(state, character, action, foe, power)
            if gear.strong_least:  # DS-A.185: what the foe is made of does not matter here
                beats = past_armour(state, character, action, foe, power)
                strong = strong or beats >= gear.strong_least
            if match.telling:
                match.tell("strikes", (self.seat, foe.index, model.id, damage))
            state.struck(match, character, foe, damage)
            harm.wound(state, match, foe, damage)
            if not state.in_fight:
                return
            if foe.node != NONE:
                if action.conditions:
                    harm.afflict_foe(state, match, foe, action.conditions)
                if action.push and not model.boss:
                    pushes.append(foe.index)
        if strong:
            harm.gain(state, match, character, gear.strong_stamina, 0)
        if state.boss != NONE:
            heat_up_if_due(state, match)
        if pushes:
            mask = 0
            for index in pushes:
                mask |= 1 << index
            state.agenda.append(PushOrder(self.seat, mask, action.push))


class PassAggro(CharacterStep):
    """After the attack the character may give the Aggro token to another one."""

    __slots__ = ()
    name = "pass_aggro"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return (
            self.seat,
            *(character.seat for character in state.characters if character.seat != self.seat),
        )

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, self.seat)
        if state.in_fight and state.aggro == self.seat and state.aggro_free and len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option != self.seat:
            state.give_aggro(option)
            if match.telling:
                match.tell("aggro", (state.aggro,))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-pass-aggro")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message(
            "ds-option-keep-aggro" if raw == self.seat else "ds-option-seat",
            {"who": Ref("hero", raw)},
        )
        return Option(f"seat-{raw}", text, (("hero", raw),))


class PushOrder(CharacterStep):
    """TG-26.5: of several foes that are pushed the player says which goes first; twins are all one."""

    __slots__ = ("foes", "nodes")
    name = "push_order"

    def __init__(self, seat: int, foes: int, nodes: int) -> None:
        self.seat = seat
        self.foes = foes
        self.nodes = nodes

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foes, self.nodes)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 < self.foes < 1 << len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        found: dict[tuple[int, int, int, int], int] = {}
        for foe in state.foes:
            if self.foes >> foe.index & 1 and foe.node != NONE:
                found.setdefault((foe.model, foe.node, foe.wounds, foe.conditions), foe.index)
        return tuple(found.values())

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.answer(state, match, self.seat, options[0])
        elif options:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        rest = self.foes & ~(1 << option)
        if rest:
            state.agenda.append(PushOrder(self.seat, rest, self.nodes))
        state.agenda.append(PushFoe(self.seat, option, self.nodes))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-push-order")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"foe-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        foe = state.foes[raw]
        text = Message(
            "ds-option-foe",
            {"who": Ref("model", state.pack.model_ids[foe.model]), "node": foe.node},
        )
        return Option(f"foe-{raw}", text, (("foe", raw),))


class PushFoe(Step[Fight]):
    """DS-20.8: away from the character; the players choose among farther nodes."""

    __slots__ = ("foe", "left", "seat")
    name = "push_foe"

    def __init__(self, seat: int, foe: int, left: int) -> None:
        self.seat = seat
        self.foe = foe
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe, self.left)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        foe, character = state.foes[self.foe], state.characters[self.seat]
        away = state.board.distance[character.node]
        blocked = state.blocked() if state.terrain else 0
        around = [
            n
            for n in state.board.within[foe.node]
            if away[n] > away[foe.node] and not blocked >> n & 1
        ]
        return tuple(with_room(state, around))

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node == NONE:
            return
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.answer(state, match, self.seat, options[0])
        elif options:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        foe = state.foes[self.foe]
        foe.node = option
        if match.telling:
            match.tell("foe_pushed", (foe.index, state.pack.model_ids[foe.model], option))
        if self.left > 1:
            state.agenda.append(PushFoe(self.seat, self.foe, self.left - 1))
        if state.crowd(option) > state.limits[option]:
            state.agenda.append(MakeRoom(option, FOE_CODE + foe.index))
        state.foe_entered(match, foe)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("ds-prompt-push-foe", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class Gain(Step[Fight]):
    """Stamina and Health for characters in range; `left` more may be chosen, `done` have been."""

    __slots__ = ("done", "index", "left", "seat", "slot")
    name = "gain"

    def __init__(self, seat: int, slot: int, index: int, left: int, done: int) -> None:
        self.seat = seat
        self.slot = slot
        self.index = index
        self.left = left
        self.done = done

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.index, self.left, self.done)

    def fits(self, state: Fight) -> bool:
        return Swing(self.seat, self.slot, self.index, 0, NONE).fits(state)

    def within(self, state: Fight) -> list[Character]:
        character = state.characters[self.seat]
        action = state.pack.armoury.actions(character.weapon(self.slot))[self.index]
        assert action.gain is not None
        reach = action.range if action.gain.range is None else action.gain.range
        away = state.board.span[character.node]
        return [
            o for o in state.characters if away[o.node] <= reach and not self.done >> o.seat & 1
        ]

    def gain(self, state: Fight) -> GainEntry:
        character = state.characters[self.seat]
        gain = state.pack.armoury.actions(character.weapon(self.slot))[self.index].gain
        assert gain is not None
        return gain

    def give(self, state: Fight, match: Match, other: Character) -> None:
        gain = self.gain(state)
        more = state.loadout(state.characters[self.seat]).more_healing if gain.health else 0
        harm.gain(state, match, other, gain.stamina, gain.health + more)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        if self.gain(state).who == "node":
            return tuple(dict.fromkeys(NODE_TARGET + 1 + o.node for o in self.within(state)))
        found = [o.seat for o in self.within(state)]
        return (*found, NODE_TARGET) if self.done else tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if not state.in_fight:
            return
        character = state.characters[self.seat]
        gain = self.gain(state)
        if gain.who == "self":
            self.give(state, match, character)
        elif gain.who in ("all", "others"):
            for other in self.within(state):
                if gain.who == "all" or other is not character:
                    self.give(state, match, other)
        elif self.options(state, self.seat) not in ((), (NODE_TARGET,)):
            state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option == NODE_TARGET:
            return
        if option > NODE_TARGET:
            for other in self.within(state):
                if other.node == option - NODE_TARGET - 1:
                    self.give(state, match, other)
            return
        self.give(state, match, state.characters[option])
        if self.gain(state).who == "two" and self.left > 1:
            state.agenda.append(
                Gain(self.seat, self.slot, self.index, self.left - 1, self.done | 1 << option)
            )

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-gain")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw > NODE_TARGET:
            return f"node-{raw - NODE_TARGET - 1}"
        return "nobody" if raw == NODE_TARGET else f"seat-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if raw == NODE_TARGET:
            return Option("nobody", Message("ds-option-nobody"))
        if raw > NODE_TARGET:
            node = raw - NODE_TARGET - 1
            text = Message("ds-option-gain-node", {"node": node})
            return Option(self.option_id(state.pack, raw), text, (("node", node),))
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )
