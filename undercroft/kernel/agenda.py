"""What is still to happen, as data: small immutable steps on a stack that is part of the state.

A step that asks is a `Question`; what it offers are `Choice`s, values that know what they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeVar

from .decision import Option
from .record import COPIED, MADE, Record
from .value import Value, fresh

if TYPE_CHECKING:
    from .decision import Closed, Outcome, Target
    from .match import Match
    from .text import Message

S = TypeVar("S", bound="State")


class Step(Value, Generic[S]):
    """One part of the rulebook: `run` does it. One that asks is a `Question`.

    A step that needs chance asks for it before it changes anything, and once.
    """

    name: ClassVar[str] = ""
    aside: ClassVar[bool] = False
    """Whether nobody waits for its answer: what a seat may do while others decide. Its choices see to it
    that the open questions are asked again."""
    by_place: ClassVar[bool] = False
    """Whether a number of its own is a place in a list of the pack: a document in which it is due is read
    with the very content it was written with, or not at all."""

    def run(self, state: S, match: Match) -> None:
        raise NotImplementedError

    def fits(self, state: S) -> bool:
        """Whether its numbers mean something here: an edited position may say anything."""
        return True


class Choice(Value, Generic[S]):
    """Something that can be chosen: it says what it is and does it. Made once and shared.

    Its `id` is what players' programs send and journals keep: its printed form unless it says otherwise.
    """

    @property
    def id(self) -> str:
        return repr(self)

    def text(self, state: S, ask: Ask) -> Message:
        """What a player reads."""
        raise NotImplementedError

    def targets(self, state: S, ask: Ask) -> tuple[Target, ...]:
        """What it points at: this lights up and can be clicked."""
        return ()

    def outcome(self, state: S, ask: Ask) -> Outcome | None:
        """What will come of it, where that is known before it is taken."""
        return None

    def take(self, state: S, match: Match, ask: Ask) -> None:
        """Do it."""
        raise NotImplementedError

    def option(self, state: S, ask: Ask) -> Option:
        """The same for whoever chooses: what they read, and the id they answer with."""
        return Option(
            self.id,
            self.text(state, ask),
            self.targets(state, ask),
            self.name,
            self.outcome(state, ask),
        )


class Question(Step[S]):
    """A step that asks a seat (or several at once)."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The numbered rules (docs/rules) that govern it; of a question that several games ask, those of each."""

    def choices(self, state: S, seat: int) -> tuple[Choice[Any], ...]:
        """What is open to this seat in this state."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def closed(self, state: S, seat: int) -> list[Closed]:
        """What cannot be chosen, and why."""
        return []

    def subject(self, state: S, seat: int) -> Target | None:
        """Which figure or card is asked about, if there is one."""
        return None

    def chosen(self, state: S, seat: int) -> Choice[Any] | None:
        """The answer this seat has given and may still change, if any."""
        return None


class Ask:
    """A question in the state: who is asked, by which step, and the choices."""

    __slots__ = ("aside", "options", "seat", "serial", "step")

    def __init__(
        self, serial: int, step: Question[Any], seat: int, options: tuple[Choice[Any], ...]
    ) -> None:
        self.serial = serial
        self.step = step
        self.seat = seat
        self.options = options
        self.aside: bool = step.aside
        """Whether nobody waits for it."""

    @property
    def id(self) -> str:
        return f"{self.step.name}-{self.serial}"


class State(Record):
    """What the state of every game has: the agenda, the open questions, what has been given away."""

    agenda: Annotated[list[Step[Any]], COPIED] = fresh(list)
    asks: Annotated[list[Ask], COPIED] = fresh(list)
    answered: Annotated[int, MADE] = 0
    """Seats that have answered one of several questions open at the same time (a bit each)."""
    serial: Annotated[int, MADE] = 0
    reveals: Annotated[int, MADE] = 0
    """Grows when something hidden becomes known: from there on nothing is taken back for free."""
    over: Annotated[bool, MADE] = False

    def then(self, first: Step[Any], *rest: Step[Any]) -> None:
        """Put these before everything still to come, in the order in which they are to happen."""
        if rest:
            self.agenda.extend(rest[::-1])
        self.agenda.append(first)

    def then_all(self, steps: Sequence[Step[Any]]) -> None:
        """The same with however many there are, if any."""
        self.agenda.extend(reversed(steps))

    def ask(self, step: Question[Any], seat: int, options: tuple[Choice[Any], ...]) -> None:
        """Open a question. Several opened by one step are answered in any order and close together."""
        self.serial = serial = self.serial + 1
        self.asks.append(Ask(serial, step, seat, options))

    def has_answered(self, seat: int) -> bool:
        """Whether it has answered, while others are still asked."""
        return bool(self.answered >> seat & 1)

    def waits_for(self, ask: Ask) -> bool:
        """Whether the game does not go on before this question is answered."""
        return not ask.aside and not self.answered >> ask.seat & 1

    def unanswered(self) -> Ask | None:
        """The first question that is waited for."""
        answered = self.answered
        for ask in self.asks:
            if not answered >> ask.seat & 1 and not ask.aside:
                return ask
        return None


def registry(steps: Iterable[type]) -> dict[str, type]:
    """Steps by name, for documents."""
    table: dict[str, type] = {}
    for step in steps:
        name = step.name  # type: ignore[attr-defined]
        if not name or name in table:
            raise ValueError(f"step {step.__name__}: its name must be set and unique")
        table[name] = step
    return table
