"""The order in which the party goes (DD-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message

from .. import facts
from ..state.choosing import HeroChoice
from ..state.estate import Estate
from ..state.kinds import HeroNumber
from ..state.tracker import in_line
from ..terms import LEADER, MONSTER, PARTY, STANCES

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Arrange(Question[Estate]):
    """DD-5.3, DD-5.5: the group puts the heroes into Stances, from Aggressive on."""

    name = "arrange"
    rules = ("DD-5.3", "DD-5.4", "DD-5.5")
    placed: tuple[HeroNumber, ...] = ()

    def fits(self, state: Estate) -> bool:
        return len(set(self.placed)) == len(self.placed) and set(self.placed) <= set(
            state.order[PARTY]
        )

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        left = [PUT_NEXT[number] for number in state.order[PARTY] if number not in self.placed]
        # Everybody may stay where he is, as long as nobody has been moved.
        return (*left, STAY) if not self.placed else tuple(left)

    def run(self, state: Estate, match: Match) -> None:
        left = [number for number in state.order[PARTY] if number not in self.placed]
        if len(left) > 1:
            state.ask(self, LEADER, self.choices(state, LEADER))
        else:
            state.set_slots(PARTY, in_line((*self.placed, *left)))
            if match.telling and self.placed:
                match.tell(facts.Arranged(state.cards_of(state.order[PARTY])))

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("stance", STANCES[len(self.placed)])

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-arrange", {"stance": STANCES[len(self.placed)]})


class PutNext(HeroChoice):
    """This hero is in the next Stance."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Arrange)
        state.then(Arrange((*question.placed, self.who)))


class Stay(Choice[Estate]):
    """All as they are."""

    name = "stay"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-stay")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


PUT_NEXT: Final = [PutNext(number) for number in range(MONSTER)]
STAY: Final = Stay()


class Rearrange(Choice[Estate]):
    """DD-5.5: all change their Stances; then one decides again."""

    name = "arrange"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-arrange")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(Arrange(), ask.step)
