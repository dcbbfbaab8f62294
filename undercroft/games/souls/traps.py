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

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.node < len(state.traps)

    def run(self, state: Fight, match: Match) -> None:
        kind = state.traps[self.node]
        if kind == HIDDEN_TRAP:
            pack = state.pack
            pool = state.trap_pool if any(state.trap_pool) else pack.trap_counts  # DS-A.59
            kind = match.chance.index(Draw("trap", pack.trap_ids, pool))
            counts = list(pool)
            counts[kind] -= 1
            state.trap_pool = tuple(counts)
            traps = list(state.traps)
            traps[self.node] = kind
            state.traps = tuple(traps)
        trap = state.pack.trap_entries[kind]
        if match.telling:
            match.tell("trap", (self.seat, self.node, trap.damage, trap.difficulty))
        if trap.damage:
            state.agenda.append(FaceTrap(self.seat, kind))


class FaceTrap(Step[Fight]):
    """DS-16.4, DS-16.5: suffer it or try to dodge it; nothing blocks it."""

    __slots__ = ("kind", "seat")
    name = "face_trap"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.kind < len(
            state.pack.trap_entries
        )

    def price(self, state: Fight, character: Character, option: int) -> int:
        more = barrel_cost(state, option - MOVE) if option >= MOVE else 0
        return 1 + character.chill + more

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        if state.loadout(character).ponderous:
            return (SUFFER,)
        ways = [STAY, *(MOVE + place for place in dodge_places(state, character))]
        found = [way for way in ways if character.can_pay(self.price(state, character, way))]
        deadly = [DEADLY | way for way in ways if way not in found]
        return (SUFFER, *found, *deadly[:1])

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.answer(state, match, self.seat, SUFFER)
        else:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        trap = state.pack.trap_entries[self.kind]
        if option == SUFFER:
            harm.suffer(state, match, character, trap.damage, False)
            return
        if option & DEADLY:
            state.agenda.append(self)
            state.agenda.append(
                Overspend(self.seat, self.price(state, character, option & ~DEADLY))
            )
            return
        if match.telling:
            match.tell("dodges", (self.seat,))
        harm.pay(
            state, match, character, self.price(state, character, option)
        )  # DS-A.56: pay, move, roll
        if state.fallen != NONE:
            return
        state.agenda.append(TrapResult(self.seat, self.kind))
        state.agenda.append(state.after_roll(self.seat, DODGE, trap.difficulty))
        state.agenda.append(ROLL_DICE)
        state.agenda.append(RollFor(self.seat, DODGE))
        if option >= MOVE:
            further = state.loadout(character).dodge_nodes - 1
            if further:
                state.agenda.append(DodgeFurther(self.seat, further))
            go(state, match, character, option - MOVE)

    def prompt(self, state: Fight, seat: int) -> Message:
        trap = state.pack.trap_entries[self.kind]
        return Message("ds-prompt-trap", {"damage": trap.damage, "difficulty": trap.difficulty})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == SUFFER:
            return "suffer"
        if raw & DEADLY:
            return "overspend-dodge"
        return "dodge" if raw == STAY else f"dodge-{place_id(raw - MOVE)}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        character = state.characters[self.seat]
        if raw == SUFFER:
            damage = state.pack.trap_entries[self.kind].damage
            return Option("suffer", Message("ds-option-trap-suffer", {"damage": damage}))
        if raw & DEADLY:
            return deadly_move(self.price(state, character, raw & ~DEADLY), "dodge")
        stamina = self.price(state, character, raw)
        if raw == STAY:
            return Option("dodge", Message("ds-option-trap-dodge", {"stamina": stamina}))
        place = raw - MOVE
        text = Message("ds-option-dodge-to", {"place": place_text(place), "stamina": stamina})
        return Option(self.option_id(state.pack, raw), text, place_targets(place))


class TrapResult(Step[Fight]):
    """Enough dodges, or the full damage."""

    __slots__ = ("kind", "seat")
    name = "trap_result"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.kind < len(
            state.pack.trap_entries
        )

    def run(self, state: Fight, match: Match) -> None:
        trap = state.pack.trap_entries[self.kind]
        if sum(face for _, face in state.rolled) >= trap.difficulty:
            if match.telling:
                match.tell("dodged", (self.seat,))
        else:
            harm.suffer(state, match, state.characters[self.seat], trap.damage, False)
