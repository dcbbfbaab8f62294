"""Traps: what lies on a node shows when somebody steps on it; suffer it or dodge it (DS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Outcome
from undercroft.kernel.text import Message

from . import facts, harm
from .choices import Plain
from .content import Trap
from .defence import DodgeQuestion, blow_outcome, trap_outcome
from .fields import Node
from .figures import Character
from .odds import dodge_odds
from .rolling import FOR_DODGE, ROLL_DICE, RollFor, better, total
from .seen import DefenceOdds
from .state import CharacterStep, Fight, asked
from .terrain import LaidTrap

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def draw_trap(state: Fight, match: Match) -> Trap:
    """One of those nobody has seen; DS-A.59: all of them again where none is left."""
    pack = state.pack
    pool = state.trap_pool if any(state.trap_pool) else pack.trap_counts
    kind = match.chance.index(Draw("trap", pack.trap_ids, pool))
    state.trap_pool = (*pool[:kind], pool[kind] - 1, *pool[kind + 1 :])
    return pack.trap_entries[kind]


class SpringTrap(CharacterStep):
    """DS-16.2: the trap is flipped; what it is shows only now."""

    name = "spring_trap"
    node: Node

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and state.trap_on(self.node) is not None

    def run(self, state: Fight, match: Match) -> None:
        laid = state.trap_on(self.node)
        assert laid is not None
        trap = laid.trap
        if trap is None:
            trap = draw_trap(state, match)
            state.put_trap(LaidTrap(self.node, trap, True))
        if match.telling:
            match.tell(
                facts.Trap(
                    self.seat, node=self.node, damage=trap.damage, difficulty=trap.difficulty
                )
            )
        if trap.damage:
            state.then(FaceTrap(self.seat, trap))


class FaceTrap(DodgeQuestion):
    """DS-16.4, DS-16.5: suffer it or try to dodge it; nothing blocks it."""

    name = "face_trap"
    rules = ("DS-16.4", "DS-16.5", "DS-29.2")
    trap: Trap

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        if state.loadout(character).ponderous:
            return (SUFFER,)
        return (SUFFER, *self.ways(state, character))

    def run(self, state: Fight, match: Match) -> None:
        found = self.choices(state, self.seat)
        if len(found) == 1:
            self.suffer(state, match)
        else:
            state.ask(self, self.seat, found)

    def suffer(self, state: Fight, match: Match) -> None:
        harm.suffer(state, match, state.characters[self.seat], self.trap.damage, False)

    def rolls(self, state: Fight) -> tuple[Step[Fight], ...]:
        """DS-A.56: pay, move, roll."""
        return (
            RollFor(self.seat, FOR_DODGE),
            ROLL_DICE,
            state.after_roll(self.seat, FOR_DODGE, self.trap.difficulty),
            TrapResult(self.seat, self.trap),
        )

    def prompt(self, state: Fight, seat: int) -> Message:
        trap = self.trap
        return Message("ds-prompt-trap", {"damage": trap.damage, "difficulty": trap.difficulty})

    def dodge_text(self, stamina: int) -> Message:
        return Message("ds-option-trap-dodge", {"stamina": stamina})

    def dodge_odds(self, state: Fight, character: Character, extra: int) -> DefenceOdds:
        full = harm.comes_to(character, self.trap.damage, False)
        return dodge_odds(state, character, full, self.trap.difficulty, extra)


class Suffer(Plain):
    """DS-16.4: the damage, without a roll."""

    name = "suffer"

    def text(self, state: Fight, ask: Ask) -> Message:
        step = ask.step
        assert isinstance(step, FaceTrap)
        return Message("ds-option-trap-suffer", {"damage": step.trap.damage})

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        """What it does is what the option says, but for whom it kills."""
        step = ask.step
        assert isinstance(step, FaceTrap)
        damage = step.trap.damage
        comes = blow_outcome(asked(state, ask), 0, damage, damage, attack=False, dodging=True)
        return comes if comes.deadly else None

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, FaceTrap)
        step.suffer(state, match)


SUFFER: Final = Suffer()


class TrapResult(CharacterStep):
    """Enough dodges, or the full damage."""

    name = "trap_result"
    trap: Trap

    def foretold(self, state: Fight) -> Outcome:
        return trap_outcome(state, state.characters[self.seat], self.trap)

    def gains(self, state: Fight, die: int) -> bool:
        short = self.trap.difficulty - total(state)
        return 0 < short <= better(state, die)

    def run(self, state: Fight, match: Match) -> None:
        trap = self.trap
        if total(state) >= trap.difficulty:
            if match.telling:
                match.tell(facts.Dodged(self.seat))
        else:
            harm.suffer(state, match, state.characters[self.seat], trap.damage, False)
