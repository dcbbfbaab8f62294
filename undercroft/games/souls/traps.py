"""Traps: what lies on a node shows when somebody steps on it; suffer it or dodge it (DS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message

from . import harm
from .defence import MOVE, STAY, DodgeFurther
from .gear import DODGE
from .moving import barrel_cost, dodge_places, go, place_id, place_targets, place_text
from .overspend import DEADLY, Overspend, deadly_move
from .rolling import ROLL_DICE, RollFor
from .state import HIDDEN_TRAP, NONE, Character, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

SUFFER = 0


class SpringTrap(Step[Fight]):
    """DS-16.2: the trap is flipped; what it is shows only now."""

    __slots__ = ("node", "seat")
    name = "spring_trap"

    def __init__(self, seat: int, node: int) -> None:
        self.seat = seat
        self.node = node

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.node)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.node < len(g.traps)

    def run(self, g: Fight, m: Match) -> None:
        kind = g.traps[self.node]
        if kind == HIDDEN_TRAP:
            pack = g.pack
            pool = g.trap_pool if any(g.trap_pool) else pack.trap_counts  # DS-A.59
            kind = m.chance.index(Draw("trap", pack.trap_ids, pool))
            counts = list(pool)
            counts[kind] -= 1
            g.trap_pool = tuple(counts)
            traps = list(g.traps)
            traps[self.node] = kind
            g.traps = tuple(traps)
        trap = g.pack.trap_entries[kind]
        if m.telling:
            m.tell("trap", (self.seat, self.node, trap.damage, trap.difficulty))
        if trap.damage:
            g.agenda.append(FaceTrap(self.seat, kind))


class FaceTrap(Step[Fight]):
    """DS-16.4, DS-16.5: suffer it or try to dodge it; nothing blocks it."""

    __slots__ = ("kind", "seat")
    name = "face_trap"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.kind < len(g.pack.trap_entries)

    def price(self, g: Fight, c: Character, option: int) -> int:
        more = barrel_cost(g, option - MOVE) if option >= MOVE else 0
        return 1 + c.chill + more

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        if g.loadout(c).ponderous:
            return (SUFFER,)
        ways = [STAY, *(MOVE + place for place in dodge_places(g, c))]
        found = [way for way in ways if c.can_pay(self.price(g, c, way))]
        deadly = [DEADLY | way for way in ways if way not in found]
        return (SUFFER, *found, *deadly[:1])

    def run(self, g: Fight, m: Match) -> None:
        options = self.options(g, self.seat)
        if len(options) == 1:
            self.answer(g, m, self.seat, SUFFER)
        else:
            g.ask(self, self.seat, options)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.seat]
        trap = g.pack.trap_entries[self.kind]
        if option == SUFFER:
            harm.suffer(g, m, c, trap.damage, False)
            return
        if option & DEADLY:
            g.agenda.append(self)
            g.agenda.append(Overspend(self.seat, self.price(g, c, option & ~DEADLY)))
            return
        if m.telling:
            m.tell("dodges", (self.seat,))
        harm.pay(g, m, c, self.price(g, c, option))  # DS-A.56: pay, move, roll
        if g.fallen != NONE:
            return
        g.agenda.append(TrapResult(self.seat, self.kind))
        g.agenda.append(g.after_roll(self.seat, DODGE, trap.difficulty))
        g.agenda.append(ROLL_DICE)
        g.agenda.append(RollFor(self.seat, DODGE))
        if option >= MOVE:
            further = g.loadout(c).dodge_nodes - 1
            if further:
                g.agenda.append(DodgeFurther(self.seat, further))
            go(g, m, c, option - MOVE)

    def prompt(self, g: Fight, seat: int) -> Message:
        trap = g.pack.trap_entries[self.kind]
        return Message("ds-prompt-trap", {"damage": trap.damage, "difficulty": trap.difficulty})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == SUFFER:
            return "suffer"
        if raw & DEADLY:
            return "overspend-dodge"
        return "dodge" if raw == STAY else f"dodge-{place_id(raw - MOVE)}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        c = g.characters[self.seat]
        if raw == SUFFER:
            damage = g.pack.trap_entries[self.kind].damage
            return Option("suffer", Message("ds-option-trap-suffer", {"damage": damage}))
        if raw & DEADLY:
            return deadly_move(self.price(g, c, raw & ~DEADLY), "dodge")
        stamina = self.price(g, c, raw)
        if raw == STAY:
            return Option("dodge", Message("ds-option-trap-dodge", {"stamina": stamina}))
        place = raw - MOVE
        text = Message("ds-option-dodge-to", {"place": place_text(place), "stamina": stamina})
        return Option(self.option_id(g.pack, raw), text, place_targets(place))


class TrapResult(Step[Fight]):
    """Enough dodges, or the full damage."""

    __slots__ = ("kind", "seat")
    name = "trap_result"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.kind < len(g.pack.trap_entries)

    def run(self, g: Fight, m: Match) -> None:
        trap = g.pack.trap_entries[self.kind]
        if sum(face for _, face in g.rolled) >= trap.difficulty:
            if m.telling:
                m.tell("dodged", (self.seat,))
        else:
            harm.suffer(g, m, g.characters[self.seat], trap.damage, False)
