"""Spending more Stamina than the bar has room for: it may be done, and it kills (DS-A.68, TG-A.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .state import CharacterStep, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

DEADLY = 1 << 20
"""Marks an option that cannot be paid for and lived through."""


def deadly_move(stamina: int, way: str) -> Option:
    """A walk, run or dodge that kills; where to does not matter, for the payment comes first."""
    text = Message("ds-option-overspend-move", {"way": way, "stamina": stamina})
    return Option(f"overspend-{way}", text)


class Overspend(CharacterStep):
    """Nobody dies by a slip. A no leads back to the question it came from."""

    __slots__ = ("stamina",)
    name = "overspend"

    def __init__(self, seat: int, stamina: int) -> None:
        self.seat = seat
        self.stamina = stamina

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.stamina)

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.stamina > 0

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option:
            harm.pay(state, match, state.characters[self.seat], self.stamina)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message(
            "ds-prompt-overspend", {"who": Ref("hero", self.seat), "stamina": self.stamina}
        )

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-die" if raw else "ds-option-no")
        return Option(self.option_id(state.pack, raw), text)
