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

    def mixed(self, g: Fight) -> bool:
        return g.loadout(g.characters[self.seat]).mixed != (0, 0)

    def gains(self, g: Fight, option: int) -> tuple[int, int]:
        """The Stamina and Health an option gives."""
        c = g.characters[self.seat]
        if option:
            return g.loadout(c).mixed
        stamina = g.start_gain
        for other in g.characters:
            if other.node == c.node:  # a ring works for everybody on its wearer's node
                stamina = max(stamina, g.loadout(other).start_stamina)
        return stamina, 0

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Fight, m: Match) -> None:
        c = g.characters[self.seat]
        g.active = self.seat
        c.phase = FRESH
        c.hands_used = 0
        c.calm()
        c.walk_left = g.loadout(c).walk_nodes
        if m.telling:
            m.tell("activates", (self.seat,))
        if self.mixed(g) and c.red:
            g.ask(self, self.seat, (0, 1))
        else:
            self.answer(g, m, self.seat, 0)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.seat]
        harm.gain(g, m, c, *self.gains(g, option))
        g.give_aggro(self.seat)
        self.then(g, m)

    def then(self, g: Fight, m: Match) -> None:
        g.agenda.append(Activation(self.seat))

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-begin")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return ("stamina", "mixed")[raw]

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        stamina, health = self.gains(g, raw)
        text = Message("ds-option-begin", {"stamina": stamina, "health": health})
        return Option(self.option_id(g.pack, raw), text)


def may_move(c: Character) -> bool:
    """DS-22.6: before attacking or after it, not both."""
    return c.phase != MOVED_STRUCK and c.phase != DONE


def may_strike(c: Character) -> bool:
    return c.phase != STRUCK_MOVED and c.phase != DONE


def may_act(g: Fight, c: Character, action: Action) -> bool:
    """DS-22.6, DS-A.183: only attacks are bound to the order of movement, unless the box says otherwise."""
    return may_strike(c) or not (action.attacks or g.every_option_acts)


def spare_weapons(g: Fight, c: Character) -> tuple[int, ...]:
    """The cards a character could take in hand."""
    armoury = g.pack.armoury
    return tuple(sorted(w for w in (c.left, c.right, *c.backup) if w and armoury.card(w).hand))


def hold(g: Fight, m: Match, c: Character, way: int) -> None:
    """Take other cards in hand: one of the armoury's arrangements."""
    armoury = g.pack.armoury
    resting = tuple(w for w in c.backup if not armoury.card(w).hand)
    c.left, c.right, backup = armoury.arrangements(spare_weapons(g, c))[way]
    c.backup = tuple(sorted((*backup, *resting)))
    c.walk_left = g.loadout(c).walk_nodes
    if m.telling:
        m.tell("holds", (c.seat, [armoury.ids[card_of(w)] for w in (c.left, c.right) if w]))


def hold_text(g: Fight, c: Character, way: int) -> Message:
    left, right, _ = g.pack.armoury.arrangements(spare_weapons(g, c))[way]
    held = [
        Message("name", {"name": Ref("card", g.pack.armoury.ids[card_of(w)])})
        for w in (left, right)
        if w
    ]
    return Message("ds-option-hold", {"cards": held}) if held else Message("ds-option-empty-hands")


def drink(g: Fight, m: Match, c: Character) -> None:
    """DS-4.4, TG-4.3: the flask empties the endurance bar."""
    c.estus = False
    c.black = c.red = 0
    if m.telling:
        m.tell("estus", (c.seat,))


class Activation(CharacterStep):
    """What a character may do now: one thing at a time until it ends its activation."""

    __slots__ = ()
    name = "activation"

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        found: list[int] = []
        deadly: list[int] = []  # DS-A.68: what would take the last box comes last
        gear = g.loadout(c)
        if may_move(c):
            # DS-A.87: walks and runs in any order come to the same; the free one is offered first.
            walking = c.walk_left > 0
            cost = g.walk_price(c) if walking else g.run_price(c)
            kind = WALK if walking else RUN
            for place in places(g, c) if walking or not gear.ponderous else ():
                if c.can_pay(cost + barrel_cost(g, place)):
                    found.append(kind << KIND_SHIFT | place)
                elif not deadly:  # one will do: it dies before it gets anywhere
                    deadly.append(DEADLY | kind << KIND_SHIFT | place)
        self.add_actions(g, c, found, deadly)
        if c.estus and (c.black or c.red):
            found.append(ESTUS << KIND_SHIFT)
        if c.heroic and g.pack.characters[c.kind].heroic in OWN_TURN:
            found.append(HEROIC << KIND_SHIFT)
        self.add_more(g, c, found)
        found.append(END << KIND_SHIFT)
        return (*found, *deadly)

    def add_more(self, g: Fight, c: Character, found: list[int]) -> None:
        """What else may be done in a turn: in the first box other weapons may be taken in hand first."""
        if c.phase == FRESH and not c.hands_used and c.backup:
            found.extend(HOLD << KIND_SHIFT | i for i in self.holds(g, c))

    def do_more(self, g: Fight, m: Match, c: Character, kind: int, detail: int) -> None:
        hold(g, m, c, detail)

    def ending(self) -> CharacterStep:
        return EndActivation(self.seat)

    @staticmethod
    def add_actions(g: Fight, c: Character, found: list[int], deadly: list[int]) -> None:
        for slot in range(2 + len(c.backup)):
            item = c.weapon(slot)
            if not item or c.hands_used >> slot & 1:
                continue
            for index, action in enumerate(g.pack.armoury.actions(item)):
                if slot > 1 and not action.backup:
                    continue
                if not may_act(g, c, action) or not usable(g, c, action):
                    continue
                flags = CHARGING if charging(g, c, action) else 0
                raw = ACT << KIND_SHIFT | slot << 4 | index
                if c.can_pay(action_cost(g, c, action, flags)):
                    found.append(raw)
                else:
                    deadly.append(DEADLY | raw)

    @staticmethod
    def holds(g: Fight, c: Character) -> list[int]:
        """DS-22.4: other ways to hold the weapons, as indexes of the armoury's arrangements."""
        now = sorted((c.left, c.right))
        ways = g.pack.armoury.arrangements(spare_weapons(g, c))
        return [
            i
            for i, (left, right, _) in enumerate(ways)
            if sorted((left, right)) != now and (left or right)
        ]

    def run(self, g: Fight, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.seat]
        kind, detail = option >> KIND_SHIFT, option & DETAIL
        agenda = g.agenda
        if kind == END:
            agenda.append(self.ending())
            return
        agenda.append(self)
        if option & DEADLY:
            agenda.append(Overspend(self.seat, self.price(g, c, option & ~DEADLY)))
        elif kind in (WALK, RUN):
            self.move(g, m, c, kind, detail)
        elif kind == ACT:
            slot, index = detail >> 4, detail & 15
            action = g.pack.armoury.actions(c.weapon(slot))[index]
            flags = CHARGING if charging(g, c, action) else 0
            use(g, m, c, slot, index, flags)
        elif kind == ESTUS:
            drink(g, m, c)
        elif kind == HEROIC:
            heroic(g, m, c)
        else:
            self.do_more(g, m, c, kind, detail)

    @staticmethod
    def price(g: Fight, c: Character, raw: int) -> int:
        """The Stamina of a walk, a run or an action."""
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind == ACT:
            action = g.pack.armoury.actions(c.weapon(detail >> 4))[detail & 15]
            return action_cost(g, c, action, CHARGING if charging(g, c, action) else 0)
        return barrel_cost(g, detail) + (g.walk_price(c) if kind == WALK else g.run_price(c))

    def move(self, g: Fight, m: Match, c: Character, kind: int, place: int) -> None:
        """DS-22.7, DS-22.8: one free walk, then runs for 1 Stamina each."""
        cost = self.price(g, c, kind << KIND_SHIFT | place)
        c.walk_left = c.walk_left - 1 if kind == WALK else 0
        c.phase = {FRESH: MOVED, STRUCK: STRUCK_MOVED}.get(c.phase, c.phase)
        harm.pay(g, m, c, cost)
        if g.fallen != NONE:
            return
        if crosses(g, c, place):
            c.walk_left = 0
            c.phase = MOVED_STRUCK if c.phase == MOVED else DONE
        go(g, m, c, place)

    # ------------------------------------------------------------------ words

    def prompt(self, g: Fight, seat: int) -> Message:
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

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        c = g.characters[self.seat]
        id = self.option_id(g.pack, raw)
        if raw & DEADLY:
            raw &= ~DEADLY
            if raw >> KIND_SHIFT in (WALK, RUN):
                return deadly_move(self.price(g, c, raw), KINDS[raw >> KIND_SHIFT])
            plain = self.option(g, seat, raw)
            return Option(
                id, Message("ds-option-overspend", {"what": plain.message}), plain.targets
            )
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind in (WALK, RUN):
            text = Message(
                f"ds-option-{KINDS[kind]}",
                {"place": place_text(detail), "stamina": self.price(g, c, raw)},
            )
            return Option(id, text, place_targets(detail))
        if kind == ACT:
            return Option(id, *self.action_text(g, c, detail >> 4, detail & 15))
        if kind == HEROIC:
            name = g.pack.characters[c.kind].entry.heroic
            text = Message(f"ds-option-heroic-{name.op}", {"name": name.name})
            return Option(id, text)
        if kind == HOLD:
            return Option(id, hold_text(g, c, detail))
        return Option(id, Message(f"ds-option-{KINDS[kind]}"))

    @staticmethod
    def action_text(
        g: Fight, c: Character, slot: int, index: int
    ) -> tuple[Message, tuple[Target, ...]]:
        item = c.weapon(slot)
        card = g.pack.armoury.ids[card_of(item)]
        action = g.pack.armoury.actions(item)[index]
        flags = CHARGING if charging(g, c, action) else 0
        args: dict[str, Value] = {
            "card": Ref("card", card),
            "stamina": action_cost(g, c, action, flags),
            "what": Message("ds-action", action_words(action)),
        }
        return Message("ds-option-act", args), (("card", card), ("action", index))

    def closed(self, g: Fight, seat: int) -> list[Closed]:
        """Actions of hand cards that cannot be used now, and why."""
        c = g.characters[self.seat]
        found: list[Closed] = []
        for slot in (0, 1):
            item = c.weapon(slot)
            if not item:
                continue
            for index, action in enumerate(g.pack.armoury.actions(item)):
                reason = self.why_not(g, c, slot, action)
                if reason:
                    text, targets = self.action_text(g, c, slot, index)
                    id = self.option_id(g.pack, ACT << KIND_SHIFT | slot << 4 | index)
                    found.append(Closed(id, text, Message(f"ds-closed-{reason}"), targets))
        if not c.estus:
            found.append(Closed("estus", Message("ds-option-estus"), Message("ds-closed-estus")))
        return found

    @staticmethod
    def why_not(g: Fight, c: Character, slot: int, action: Action) -> str:
        if not may_act(g, c, action):
            return "moved-after"
        if c.hands_used >> slot & 1:
            return "used"
        return "" if usable(g, c, action) else "range"


class EndActivation(CharacterStep):
    """DS-21.3, DS-21.7: what heals at the end, Poison, and the tokens go; then the enemies (DS-22.10)."""

    __slots__ = ()
    name = "end_activation"

    def run(self, g: Fight, m: Match) -> None:
        c = g.characters[self.seat]
        self.wind_down(g, m, c)
        if g.fallen != NONE or not g.in_fight:
            return
        g.agenda.append(ENEMY_PHASE)
        for other in reversed(g.characters):
            if other is not c and not other.steadied and g.loadout(other).take_aggro:
                g.agenda.append(TakeAggro(other.seat))

    def wind_down(self, g: Fight, m: Match, c: Character) -> None:
        gear = g.loadout(c)
        health = gear.end_health
        if gear.end_health_per_enemy:
            enemies = sum(foe.node == c.node for foe in g.foes)
            health += gear.end_health_per_enemy * enemies
        if health:
            harm.gain(g, m, c, 0, health)
        # What lasts for this activation ends with it: a backstab in the enemies' turn is a plain attack.
        c.calm()
        poisoned = c.conditions & POISON
        c.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.suffer(g, m, c, 1, False)


class TakeAggro(CharacterStep):
    """Some armour may take the Aggro token at the end of another's activation, once an encounter."""

    __slots__ = ()
    name = "take_aggro"

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Fight, m: Match) -> None:
        if g.aggro != self.seat and g.aggro_free:
            g.ask(self, self.seat, (0, 1))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        if option:
            g.characters[self.seat].steadied = True
            g.give_aggro(self.seat)
            if m.telling:
                m.tell("aggro", (self.seat,))

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-take-aggro")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(g.pack, raw), Message("ds-option-yes" if raw else "ds-option-no")
        )
