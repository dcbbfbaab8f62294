"""The order in which the party goes (DD-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate
from ..state.tracker import in_line
from ..terms import LEADER, PARTY, STANCES
from .resting import DONE

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


class Arrange(Step[Estate]):
    """DD-5.3, DD-5.5: the group puts the heroes into Stances, from Aggressive on."""

    __slots__ = ("placed",)
    name = "arrange"

    def __init__(self, *placed: int) -> None:
        self.placed = placed

    def args(self) -> tuple[int, ...]:
        return self.placed

    def fits(self, state: Estate) -> bool:
        return len(set(self.placed)) == len(self.placed) and set(self.placed) <= set(
            state.order[PARTY]
        )

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        left = tuple(number for number in state.order[PARTY] if number not in self.placed)
        # Everybody may stay where he is, as long as nobody has been moved.
        return (*left, DONE) if not self.placed else left

    def run(self, state: Estate, match: Match) -> None:
        left = [number for number in state.order[PARTY] if number not in self.placed]
        if len(left) > 1:
            state.ask(self, LEADER, self.options(state, LEADER))
        else:
            state.set_slots(PARTY, in_line((*self.placed, *left)))
            if match.telling and self.placed:
                match.tell("arranged", (state.names_of(state.order[PARTY]),))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            state.agenda.append(Arrange(*self.placed, option))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-arrange", {"stance": STANCES[len(self.placed)]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "stay" if raw == DONE else f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("stay", Message("dd-option-stay"))
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))
