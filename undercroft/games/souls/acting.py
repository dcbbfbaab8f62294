"""A character's activation, from its first Stamina to its end (DS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.text import Message, Ref, Value

from . import harm
from .foes import ENEMY_PHASE
from .gear import FROSTBITE, POISON, STAGGER, Action, card_of
from .heroics import OWN_TURN, heroic
from .moving import barrel_cost, crosses, go, place_id, place_targets, place_text, places
from .overspend import DEADLY, Overspend, deadly_move
from .state import (
    DONE,
    FRESH,
    MOVED,
    MOVED_STRUCK,
    NONE,
    STRUCK,
    STRUCK_MOVED,
    Character,
    CharacterStep,
    Fight,
)
from .strikes import CHARGING, HANDS, action_cost, action_words, charging, usable, use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

# What an activation offers: kind << 12 | detail.
END, WALK, RUN, ACT, ESTUS, HEROIC, HOLD = range(7)
KIND_SHIFT = 12
DETAIL = (1 << KIND_SHIFT) - 1
KINDS = ("end", "walk", "run", "act", "estus", "heroic", "hold")


class BeginActivation(CharacterStep):
    """DS-22.1–22.3: gain 2 Stamina, take the Aggro token."""

    __slots__ = ()
    name = "begin"

    def mixed(self, state: Fight) -> bool:
        return state.loadout(state.characters[self.seat]).mixed != (0, 0)

    def gains(self, state: Fight, option: int) -> tuple[int, int]:
        """The Stamina and Health an option gives."""
        character = state.characters[self.seat]
        if option:
            return state.loadout(character).mixed
        stamina = state.start_gain
        for other in state.characters:
            if other.node == character.node:  # a ring works for everybody on its wearer's node
                stamina = max(stamina, state.loadout(other).start_stamina)
        return stamina, 0

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        state.active = self.seat
        character.phase = FRESH
        character.hands_used = 0
        character.calm()
        character.walk_left = state.loadout(character).walk_nodes
        if match.telling:
            match.tell("activates", (self.seat,))
        if self.mixed(state) and character.red:
            state.ask(self, self.seat, (0, 1))
        else:
            self.answer(state, match, self.seat, 0)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        harm.gain(state, match, character, *self.gains(state, option))
        state.give_aggro(self.seat)
        self.then(state, match)

    def then(self, state: Fight, match: Match) -> None:
        state.agenda.append(Activation(self.seat))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-begin")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return ("stamina", "mixed")[raw]

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        stamina, health = self.gains(state, raw)
        text = Message("ds-option-begin", {"stamina": stamina, "health": health})
        return Option(self.option_id(state.pack, raw), text)


def may_move(character: Character) -> bool:
    """DS-22.6: before attacking or after it, not both."""
    return character.phase != MOVED_STRUCK and character.phase != DONE


def may_strike(character: Character) -> bool:
    return character.phase != STRUCK_MOVED and character.phase != DONE


def may_act(state: Fight, character: Character, action: Action) -> bool:
    """DS-22.6, DS-A.183: only attacks are bound to the order of movement, unless the box says otherwise."""
    return may_strike(character) or not (action.attacks or state.every_option_acts)


def spare_weapons(state: Fight, character: Character) -> tuple[int, ...]:
    """The cards a character could take in hand."""
    armoury = state.pack.armoury
    return tuple(
        sorted(
            w
            for w in (character.left, character.right, *character.backup)
            if w and armoury.card(w).hand
        )
    )


def hold(state: Fight, match: Match, character: Character, way: int) -> None:
    """Take other cards in hand: one of the armoury's arrangements."""
    armoury = state.pack.armoury
    resting = tuple(w for w in character.backup if not armoury.card(w).hand)
    character.left, character.right, backup = armoury.arrangements(spare_weapons(state, character))[
        way
    ]
    character.backup = tuple(sorted((*backup, *resting)))
    character.walk_left = state.loadout(character).walk_nodes
    if match.telling:
        match.tell(
            "holds",
            (
                character.seat,
                [armoury.ids[card_of(w)] for w in (character.left, character.right) if w],
            ),
        )


def hold_text(state: Fight, character: Character, way: int) -> Message:
    left, right, _ = state.pack.armoury.arrangements(spare_weapons(state, character))[way]
    held = [
        Message("name", {"name": Ref("card", state.pack.armoury.ids[card_of(w)])})
        for w in (left, right)
        if w
    ]
    return Message("ds-option-hold", {"cards": held}) if held else Message("ds-option-empty-hands")


def drink(state: Fight, match: Match, character: Character) -> None:
    """DS-4.4, TG-4.3: the flask empties the endurance bar."""
    character.estus = False
    character.black = character.red = 0
    if match.telling:
        match.tell("estus", (character.seat,))


class Activation(CharacterStep):
    """What a character may do now: one thing at a time until it ends its activation."""

    __slots__ = ()
    name = "activation"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        found: list[int] = []
        deadly: list[int] = []  # DS-A.68: what would take the last box comes last
        gear = state.loadout(character)
        if may_move(character):
            # DS-A.87: walks and runs in any order come to the same; the free one is offered first.
            walking = character.walk_left > 0
            cost = state.walk_price(character) if walking else state.run_price(character)
            kind = WALK if walking else RUN
            for place in places(state, character) if walking or not gear.ponderous else ():
                if character.can_pay(cost + barrel_cost(state, place)):
                    found.append(kind << KIND_SHIFT | place)
                elif not deadly:  # one will do: it dies before it gets anywhere
                    deadly.append(DEADLY | kind << KIND_SHIFT | place)
        self.add_actions(state, character, found, deadly)
        if character.estus and (character.black or character.red):
            found.append(ESTUS << KIND_SHIFT)
        if character.heroic and state.pack.characters[character.kind].heroic in OWN_TURN:
            found.append(HEROIC << KIND_SHIFT)
        self.add_more(state, character, found)
        found.append(END << KIND_SHIFT)
        return (*found, *deadly)

    def add_more(self, state: Fight, character: Character, found: list[int]) -> None:
        """What else may be done in a turn: in the first box other weapons may be taken in hand first."""
        if character.phase == FRESH and not character.hands_used and character.backup:
            found.extend(HOLD << KIND_SHIFT | i for i in self.holds(state, character))

    def do_more(
        self, state: Fight, match: Match, character: Character, kind: int, detail: int
    ) -> None:
        hold(state, match, character, detail)

    def ending(self) -> CharacterStep:
        return EndActivation(self.seat)

    @staticmethod
    def add_actions(
        state: Fight, character: Character, found: list[int], deadly: list[int]
    ) -> None:
        for slot in range(2 + len(character.backup)):
            item = character.weapon(slot)
            if not item or character.hands_used >> slot & 1:
                continue
            for index, action in enumerate(state.pack.armoury.actions(item)):
                if slot > 1 and not action.backup:
                    continue
                if not may_act(state, character, action) or not usable(state, character, action):
                    continue
                flags = CHARGING if charging(state, character, action) else 0
                raw = ACT << KIND_SHIFT | slot << 4 | index
                if character.can_pay(action_cost(state, character, action, flags)):
                    found.append(raw)
                else:
                    deadly.append(DEADLY | raw)

    @staticmethod
    def holds(state: Fight, character: Character) -> list[int]:
        """DS-22.4: other ways to hold the weapons, as indexes of the armoury's arrangements."""
        now = sorted((character.left, character.right))
        ways = state.pack.armoury.arrangements(spare_weapons(state, character))
        return [
            i
            for i, (left, right, _) in enumerate(ways)
            if sorted((left, right)) != now and (left or right)
        ]

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        kind, detail = option >> KIND_SHIFT, option & DETAIL
        agenda = state.agenda
        if kind == END:
            agenda.append(self.ending())
            return
        agenda.append(self)
        if option & DEADLY:
            agenda.append(Overspend(self.seat, self.price(state, character, option & ~DEADLY)))
        elif kind in (WALK, RUN):
            self.move(state, match, character, kind, detail)
        elif kind == ACT:
            slot, index = detail >> 4, detail & 15
            action = state.pack.armoury.actions(character.weapon(slot))[index]
            flags = CHARGING if charging(state, character, action) else 0
            use(state, match, character, slot, index, flags)
        elif kind == ESTUS:
            drink(state, match, character)
        elif kind == HEROIC:
            heroic(state, match, character)
        else:
            self.do_more(state, match, character, kind, detail)

    @staticmethod
    def price(state: Fight, character: Character, raw: int) -> int:
        """The Stamina of a walk, a run or an action."""
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind == ACT:
            action = state.pack.armoury.actions(character.weapon(detail >> 4))[detail & 15]
            return action_cost(
                state, character, action, CHARGING if charging(state, character, action) else 0
            )
        return barrel_cost(state, detail) + (
            state.walk_price(character) if kind == WALK else state.run_price(character)
        )

    def move(self, state: Fight, match: Match, character: Character, kind: int, place: int) -> None:
        """DS-22.7, DS-22.8: one free walk, then runs for 1 Stamina each."""
        cost = self.price(state, character, kind << KIND_SHIFT | place)
        character.walk_left = character.walk_left - 1 if kind == WALK else 0
        character.phase = {FRESH: MOVED, STRUCK: STRUCK_MOVED}.get(character.phase, character.phase)
        harm.pay(state, match, character, cost)
        if state.fallen != NONE:
            return
        if crosses(state, character, place):
            character.walk_left = 0
            character.phase = MOVED_STRUCK if character.phase == MOVED else DONE
        go(state, match, character, place)

    # ------------------------------------------------------------------ words

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-activation", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw & DEADLY:
            raw &= ~DEADLY
            if raw >> KIND_SHIFT in (WALK, RUN):
                return f"overspend-{KINDS[raw >> KIND_SHIFT]}"
            return f"overspend-{self.option_id(pack, raw)}"
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind in (WALK, RUN):
            return f"{KINDS[kind]}-{place_id(detail)}"
        if kind == ACT:
            return f"act-{HANDS[detail >> 4]}-{detail & 15}"
        return f"hold-{detail}" if kind == HOLD else KINDS[kind]

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        character = state.characters[self.seat]
        id = self.option_id(state.pack, raw)
        if raw & DEADLY:
            raw &= ~DEADLY
            if raw >> KIND_SHIFT in (WALK, RUN):
                return deadly_move(self.price(state, character, raw), KINDS[raw >> KIND_SHIFT])
            plain = self.option(state, seat, raw)
            return Option(
                id, Message("ds-option-overspend", {"what": plain.message}), plain.targets
            )
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind in (WALK, RUN):
            text = Message(
                f"ds-option-{KINDS[kind]}",
                {"place": place_text(detail), "stamina": self.price(state, character, raw)},
            )
            return Option(id, text, place_targets(detail))
        if kind == ACT:
            return Option(id, *self.action_text(state, character, detail >> 4, detail & 15))
        if kind == HEROIC:
            name = state.pack.characters[character.kind].entry.heroic
            text = Message(f"ds-option-heroic-{name.op}", {"name": name.name})
            return Option(id, text)
        if kind == HOLD:
            return Option(id, hold_text(state, character, detail))
        return Option(id, Message(f"ds-option-{KINDS[kind]}"))

    @staticmethod
    def action_text(
        state: Fight, character: Character, slot: int, index: int
    ) -> tuple[Message, tuple[Target, ...]]:
        item = character.weapon(slot)
        card = state.pack.armoury.ids[card_of(item)]
        action = state.pack.armoury.actions(item)[index]
        flags = CHARGING if charging(state, character, action) else 0
        args: dict[str, Value] = {
            "card": Ref("card", card),
            "stamina": action_cost(state, character, action, flags),
            "what": Message("ds-action", action_words(action)),
        }
        return Message("ds-option-act", args), (("card", card), ("action", index))

    def closed(self, state: Fight, seat: int) -> list[Closed]:
        """Actions of hand cards that cannot be used now, and why."""
        character = state.characters[self.seat]
        found: list[Closed] = []
        for slot in (0, 1):
            item = character.weapon(slot)
            if not item:
                continue
            for index, action in enumerate(state.pack.armoury.actions(item)):
                reason = self.why_not(state, character, slot, action)
                if reason:
                    text, targets = self.action_text(state, character, slot, index)
                    id = self.option_id(state.pack, ACT << KIND_SHIFT | slot << 4 | index)
                    found.append(Closed(id, text, Message(f"ds-closed-{reason}"), targets))
        if not character.estus:
            found.append(Closed("estus", Message("ds-option-estus"), Message("ds-closed-estus")))
        return found

    @staticmethod
    def why_not(state: Fight, character: Character, slot: int, action: Action) -> str:
        if not may_act(state, character, action):
            return "moved-after"
        if character.hands_used >> slot & 1:
            return "used"
        return "" if usable(state, character, action) else "range"


class EndActivation(CharacterStep):
    """DS-21.3, DS-21.7: what heals at the end, Poison, and the tokens go; then the enemies (DS-22.10)."""

    __slots__ = ()
    name = "end_activation"

    def run(self, state: Fight, match: Match) -> None:
        character = state.characters[self.seat]
        self.wind_down(state, match, character)
        if state.fallen != NONE or not state.in_fight:
            return
        state.agenda.append(ENEMY_PHASE)
        for other in reversed(state.characters):
            if other is not character and not other.steadied and state.loadout(other).take_aggro:
                state.agenda.append(TakeAggro(other.seat))

    def wind_down(self, state: Fight, match: Match, character: Character) -> None:
        gear = state.loadout(character)
        health = gear.end_health
        if gear.end_health_per_enemy:
            enemies = sum(foe.node == character.node for foe in state.foes)
            health += gear.end_health_per_enemy * enemies
        if health:
            harm.gain(state, match, character, 0, health)
        # What lasts for this activation ends with it: a backstab in the enemies' turn is a plain attack.
        character.calm()
        poisoned = character.conditions & POISON
        character.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.suffer(state, match, character, 1, False)


class TakeAggro(CharacterStep):
    """Some armour may take the Aggro token at the end of another's activation, once an encounter."""

    __slots__ = ()
    name = "take_aggro"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Fight, match: Match) -> None:
        if state.aggro != self.seat and state.aggro_free:
            state.ask(self, self.seat, (0, 1))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option:
            state.characters[self.seat].steadied = True
            state.give_aggro(self.seat)
            if match.telling:
                match.tell("aggro", (self.seat,))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-take-aggro")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(state.pack, raw), Message("ds-option-yes" if raw else "ds-option-no")
        )
