"""Spending more Stamina than the bar has room for: it may be done, and it kills (DS-A.68, TG-A.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Outcome, Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from . import harm
from .choices import NO, Plain
from .figures import Character
from .promises import Promise
from .state import Box, CharacterQuestion, Fight, asked

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


DEADLY: Final = Message("ds-outcome-deadly")


class Paid(Choice[Box]):
    """Something that costs Stamina."""

    def price(self, state: Box, character: Character) -> int:
        raise NotImplementedError


class Deadly(Choice[Fight]):
    """What cannot be paid for and lived through. It is not done without a second question."""

    name = "overspend"
    what: Paid

    @property
    def id(self) -> str:
        return f"overspend-{self.what.id}"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-overspend", {"what": self.what.text(state, ask)})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.what.targets(state, ask)

    def outcome(self, state: Fight, ask: Ask) -> Outcome:
        promise = self.what.outcome(state, ask)
        if isinstance(promise, Promise):
            return Promise(DEADLY, promise.odds, deadly=True)
        return Outcome(DEADLY, deadly=True)

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(Overspend(character.seat, self.what.price(state, character)), ask.step)


class DeadlyMove(Deadly):
    """A walk, run or dodge that kills; where to does not matter, for the payment comes first."""

    @property
    def id(self) -> str:
        return f"overspend-{self.what.name}"

    def text(self, state: Fight, ask: Ask) -> Message:
        stamina = self.what.price(state, asked(state, ask))
        return Message("ds-option-overspend-move", {"way": self.what.name, "stamina": stamina})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return ()


class Overspend(CharacterQuestion):
    """Nobody dies by a slip. A no leads back to the question it came from."""

    name = "overspend"
    rules = ("DS-A.68", "TG-5.5", "TG-A.8")
    stamina: Annotated[int, Range(1, 99)]

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return OVERSPEND

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, OVERSPEND)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message(
            "ds-prompt-overspend", {"who": Ref("hero", self.seat), "stamina": self.stamina}
        )


class Die(Plain):
    """Spend it all the same."""

    name = "yes"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-die")

    def outcome(self, state: Fight, ask: Ask) -> Outcome:
        return Outcome(DEADLY, deadly=True)

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Overspend)
        harm.pay(state, match, state.characters[step.seat], step.stamina)


OVERSPEND: Final = (NO, Die())
