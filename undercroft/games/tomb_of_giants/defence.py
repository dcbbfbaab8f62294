"""A character is attacked: one roll of dodge and other dice, and the step after a dodge (TG-29, TG-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import harm
from undercroft.games.souls.defence import Blow
from undercroft.games.souls.gear import DODGE
from undercroft.games.souls.heroics import Backstab
from undercroft.games.souls.moving import (
    ARC_SHIFT,
    TO_ARC,
    crosses,
    go,
    place_id,
    place_targets,
    place_text,
    places,
)
from undercroft.games.souls.overspend import DEADLY, Overspend, deadly_move
from undercroft.games.souls.rolling import (
    FOR_ATTACK,
    FOR_DODGE,
    KEEP,
    ROLL_DICE,
    STAND_FAST,
    AfterRoll,
    dice_of,
    shield,
    total,
)
from undercroft.games.souls.state import HIDDEN_TRAP, NO_TRAP, NONE, Character
from undercroft.games.souls.strikes import PushFoe
from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

# What a roll is for, beside attacks (0) and traps (3).
FOR_GUARD, FOR_WARD = 4, 5
AGAIN = 60  # the whole roll once more


def dodges(g: Descent) -> int:
    return sum(face for colour, face in g.rolled if colour == DODGE)


def pips(g: Descent) -> int:
    return sum(face for colour, face in g.rolled if colour != DODGE)


def dodge_dice(g: Descent, c: Character, away: int) -> int:
    """TG-29.3: the dodge dice of all equipped cards, and those an event or a ring adds.

    `away` is how far the attacker is; NONE for a trap.
    """
    gear = g.loadout(c)
    if gear.ponderous:
        return 0
    dice = gear.dodge
    skull = g.holds(c.seat, "dodge_die")
    if skull:
        dice += skull.amount
    if gear.far_dodge and away >= 2:
        dice += gear.far_dodge
    return dice


def softened(g: Descent, c: Character, damage: int) -> int:
    """What an event takes from the damage of an enemy's attack."""
    powder = g.holds(c.seat, "armour")
    return max(0, damage - powder.amount) if powder else damage


class Guard(Blow):
    """TG-29.3: dodge dice and Block or Resist dice, rolled together, for nothing (TG-29.10)."""

    __slots__ = ()
    name = "guard"

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        foe = g.foes[self.foe]
        if foe.node == NONE:
            return
        g.rolled = ()
        away = g.board.distance[foe.node][c.node]
        g.dice = dice_of(shield(g, c, bool(self.magic)), dodge_dice(g, c, away))
        purpose = FOR_WARD if self.magic else FOR_GUARD
        g.agenda.append(Guarded(*self.args()))
        need = self.strength << 4 | min(15, self.difficulty)
        g.agenda.append(g.after_roll(self.seat, purpose, need))
        g.agenda.append(ROLL_DICE)


class Guarded(Blow):
    """TG-29.5–29.9: enough dodges and it misses; else the pips come off the damage."""

    __slots__ = ()
    name = "guarded"

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        foe = g.foes[self.foe]
        gear = g.loadout(c)
        if gear.push_tags and foe.node == c.node:
            tags = g.pack.models[foe.model].tags
            if any(tag in tags for tag in gear.push_tags):
                g.agenda.append(PushBack(self.seat, self.foe))
        if dodges(g) >= self.difficulty:
            if m.telling:
                m.tell("dodged", (self.seat,))
            loose = g.pack.models[foe.model].boss
            g.agenda.append(StepAside(self.seat, gear.dodge_nodes, 0, int(loose)))
            if c.heroic and g.pack.characters[c.kind].heroic == "backstab":
                g.agenda.append(Backstab(self.seat, self.foe))
            return
        damage = softened(g, c, max(0, self.strength - pips(g)))
        self.hit(g, m, damage)
        model, stamina = g.law.exhausting
        if not damage and foe.model == model and g.fallen == NONE:
            harm.pay(g, m, c, stamina)


class StepAside(Step[Descent]):
    """TG-29.6, TG-36.8: after a dodge the target may spend 1 Stamina to move one node."""

    __slots__ = ("left", "loose", "paid", "seat")
    name = "step_aside"

    def __init__(self, seat: int, left: int, paid: int = 0, loose: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.paid = paid
        self.loose = loose  # a boss has missed: arcs do not matter

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.paid, self.loose)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters)

    def price(self) -> int:
        return 0 if self.paid else 1

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        if not c.can_pay(self.price()):
            return (0, DEADLY)  # TG-A.62
        boss = g.boss_on(c.node) if self.loose else None
        if boss is None:
            found = places(g, c)
        else:
            side = c.side
            reached: set[int] = set()
            for i in range(4):
                c.side = (boss.facing + 2 * i) % 8
                reached.update(places(g, c))
            c.side = side
            found = sorted(reached)
        if self.loose:  # onto the boss's node in any of its arcs
            arcs = {p & 63 for p in found if p >> ARC_SHIFT and not p & TO_ARC}
            found = [p for p in found if p & TO_ARC or not p >> ARC_SHIFT]
            found += [node | i << ARC_SHIFT for node in sorted(arcs) for i in range(1, 5)]
        return (0, *(1 + place for place in found))

    def run(self, g: Descent, m: Match) -> None:
        if not g.in_fight or g.characters[self.seat].node == NONE:
            return
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if not option:
            return
        if option == DEADLY:
            g.agenda.append(self)
            g.agenda.append(Overspend(self.seat, self.price()))
            return
        c = g.characters[self.seat]
        harm.pay(g, m, c, self.price())
        if self.left > 1 and not crosses(g, c, option - 1):
            g.agenda.append(StepAside(self.seat, self.left - 1, 1, self.loose))
        go(g, m, c, option - 1)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-step-aside", {"stamina": self.price()})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == DEADLY:
            return "overspend-dodge"
        return place_id(raw - 1) if raw else "stay"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        if raw == DEADLY:
            return deadly_move(self.price(), "dodge")
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


class PushBack(Step[Descent]):
    """A shield that may push an attacker of a certain kind off its bearer's node."""

    __slots__ = ("foe", "seat")
    name = "push_back"

    def __init__(self, seat: int, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.foe < len(g.foes)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Descent, m: Match) -> None:
        if g.foes[self.foe].node == g.characters[self.seat].node != NONE:
            g.ask(self, self.seat, (0, 1))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option:
            g.agenda.append(PushFoe(self.seat, self.foe, 1))

    def prompt(self, g: Descent, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("tg-prompt-push-back", {"who": Ref("model", model)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-yes" if raw else "ds-option-no")
        return Option(self.option_id(g.pack, raw), text)


class Fortune(AfterRoll):
    """TG-4.4: Luck on one die of an attack or defence roll; an event may give the whole roll again."""

    __slots__ = ()
    name = "fortune"

    @property
    def strength(self) -> int:
        return self.need >> 4 & 255

    def stands_fast(self, g: Descent, c: Character) -> bool:
        kind = g.pack.characters[c.kind]
        if self.purpose != FOR_GUARD or not c.heroic or kind.heroic != "stand_fast":
            return False
        return pips(g) < self.strength

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = super().options(g, seat)
        if self.purpose != FOR_ATTACK and g.characters[self.seat].luck:
            # Any die of any defence roll, also of one that has stopped or dodged everything.
            dice = [1 + g.rolled.index(die) for die in dict.fromkeys(g.rolled)]
            found = (KEEP, *dice, *(raw for raw in found if raw == STAND_FAST))
        return (*found, AGAIN) if g.rolled and g.holds(self.seat, "trial") else found

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        if not c.luck and not self.stands_fast(g, c) and not g.holds(self.seat, "trial"):
            return
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option != AGAIN:
            super().answer(g, m, seat, option)
            return
        from .events import discard_held

        discard_held(g, m, self.seat, "trial")
        g.dice = tuple(colour for colour, _ in g.rolled)
        g.rolled = ()
        g.agenda.append(self)
        g.agenda.append(ROLL_DICE)

    def prompt(self, g: Descent, seat: int) -> Message:
        if self.purpose in (FOR_GUARD, FOR_WARD):
            return Message(
                "tg-prompt-fortune",
                {
                    "dodges": dodges(g),
                    "difficulty": self.need & 15,
                    "pips": pips(g),
                    "strength": self.strength,
                },
            )
        return super().prompt(g, seat)

    def option_id(self, pack: Cards, raw: int) -> str:
        return "again" if raw == AGAIN else super().option_id(pack, raw)

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == AGAIN:
            return Option("again", Message("tg-option-again"))
        return super().option(g, seat, raw)


# ---------------------------------------------------------------------- traps (TG-9)


class Trap(Step[Descent]):
    """TG-9.2–9.5: flipped, dodged or suffered, discarded in any case (TG-9.8)."""

    __slots__ = ("barrel", "node", "seat")
    name = "trap"

    def __init__(self, seat: int, node: int, barrel: int) -> None:
        self.seat = seat
        self.node = node
        self.barrel = barrel  # whether the character broke one coming here

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.node, self.barrel)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.node < len(g.traps)

    def run(self, g: Descent, m: Match) -> None:
        if not g.in_fight or g.traps[self.node] != HIDDEN_TRAP:
            return
        pack = g.pack
        pool = g.trap_pool if any(g.trap_pool) else pack.trap_counts
        kind = m.chance.index(Draw("trap", pack.trap_ids, pool))
        counts = list(pool)
        counts[kind] -= 1
        g.trap_pool = tuple(counts)
        traps = list(g.traps)
        traps[self.node] = NO_TRAP
        g.traps = tuple(traps)
        trap = pack.trap_entries[kind]
        if m.telling:
            m.tell("trap", (self.seat, self.node, trap.damage, trap.difficulty))
        if not trap.damage:
            if g.law.blank_barrel_souls and self.barrel:
                from .encounter import BarrelSouls

                g.agenda.append(BarrelSouls())
            return
        c = g.characters[self.seat]
        g.rolled = ()
        g.dice = dice_of((0, 0, 0), dodge_dice(g, c, NONE))
        g.agenda.append(TrapSprung(self.seat, kind))
        g.agenda.append(g.after_roll(self.seat, FOR_DODGE, trap.difficulty))  # TG-A.7
        g.agenda.append(ROLL_DICE)


class TrapSprung(Step[Descent]):
    """Enough dodges, or the damage."""

    __slots__ = ("kind", "seat")
    name = "trap_sprung"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.kind < len(g.pack.trap_entries)

    def run(self, g: Descent, m: Match) -> None:
        trap = g.pack.trap_entries[self.kind]
        if total(g) >= trap.difficulty:
            if m.telling:
                m.tell("dodged", (self.seat,))
        else:
            harm.suffer(g, m, g.characters[self.seat], trap.damage, False)
