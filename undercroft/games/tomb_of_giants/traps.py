"""Traps: flipped, dodged or suffered, discarded in any case (TG-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls import harm
from undercroft.games.souls.content import Trap as TrapToken
from undercroft.games.souls.defence import trap_outcome
from undercroft.games.souls.fields import Node
from undercroft.games.souls.rolling import FOR_DODGE, ROLL_DICE, better, dice_of, total
from undercroft.games.souls.state import CharacterStep
from undercroft.games.souls.traps import draw_trap
from undercroft.kernel.decision import Outcome

from .defence import dodge_dice
from .rewards import BARREL_SOULS
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Trap(CharacterStep[Descent]):
    """TG-9.2–9.5, TG-9.8."""

    name = "trap"
    node: Node
    barrel: bool
    """Whether the character broke one coming here."""

    def fits(self, state: Descent) -> bool:
        return super().fits(state) and self.node < len(state.board.points)

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight or state.trap_on(self.node) is None:
            return
        trap = draw_trap(state, match)
        state.traps = tuple([laid for laid in state.traps if laid.node != self.node])
        if match.telling:
            match.tell(
                souls_facts.Trap(
                    self.seat, node=self.node, damage=trap.damage, difficulty=trap.difficulty
                )
            )
        if not trap.damage:
            if state.special.blank_barrel_souls and self.barrel:
                state.then(BARREL_SOULS)
            return
        character = state.characters[self.seat]
        state.rolled = ()
        state.dice = dice_of((0, 0, 0), dodge_dice(state, character, None))
        state.then(
            ROLL_DICE,
            state.after_roll(self.seat, FOR_DODGE, trap.difficulty),  # TG-A.7
            TrapSprung(self.seat, trap),
        )


class TrapSprung(CharacterStep[Descent]):
    """Enough dodges, or the damage."""

    name = "trap_sprung"
    trap: TrapToken

    def foretold(self, state: Descent) -> Outcome:
        return trap_outcome(state, state.characters[self.seat], self.trap)

    def gains(self, state: Descent, die: int) -> bool:
        short = self.trap.difficulty - total(state)
        return 0 < short <= better(state, die)

    def run(self, state: Descent, match: Match) -> None:
        if total(state) >= self.trap.difficulty:
            if match.telling:
                match.tell(souls_facts.Dodged(self.seat))
        else:
            harm.suffer(state, match, state.characters[self.seat], self.trap.damage, False)
