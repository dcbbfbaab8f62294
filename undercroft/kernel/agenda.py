"""What is still to happen, as data: small immutable steps on a stack that is part of the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from .decision import Closed, Option
    from .match import Match
    from .text import Message

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One part of the rulebook. `run` does it; `answer` takes a choice this step has asked for.

    A step that needs chance asks for it before it changes anything, and once.
    """

    __slots__ = ()
    name: str = ""
    aside: bool = False
    """Whether nobody waits for its answer: what a seat may do while others decide. Its `answer` sees to it
    that the open questions are asked again."""

    def run(self, state: S, match: Match) -> None:
        raise NotImplementedError

    def answer(self, state: S, match: Match, seat: int, option: int) -> None:
        raise NotImplementedError

    def options(self, state: S, seat: int) -> tuple[int, ...]:
        """What this step asks a seat, if it asks: the raw options open in this state."""
        return ()

    def prompt(self, state: S, seat: int) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def option_id(self, pack: Any, raw: int) -> str:
        """The readable id of an option; it depends on nothing that changes."""
        raise NotImplementedError

    def option(self, state: S, seat: int, raw: int) -> Option:
        """An option with its text and what it points at."""
        raise NotImplementedError

    def closed(self, state: S, seat: int) -> list[Closed]:
        """What cannot be chosen, and why."""
        return []

    def args(self) -> tuple[int, ...]:
        """What `type(self)(*args)` needs to make this step again."""
        return ()

    def fits(self, state: S) -> bool:
        """Whether its numbers mean something here: an edited position may say anything."""
        return True

    def __repr__(self) -> str:
        return " ".join([self.name, *map(str, self.args())])


class Ask:
    """A question in the state, in its raw form: options are small numbers only the game reads."""

    __slots__ = ("options", "seat", "serial", "step")

    def __init__(self, serial: int, step: Step, seat: int, options: tuple[int, ...]) -> None:  # type: ignore[type-arg]
        self.serial = serial
        self.step = step
        self.seat = seat
        self.options = options

    @property
    def id(self) -> str:
        return f"{self.step.name}-{self.serial}"


class State:
    """What the state of every game has: the agenda, the open questions, what has been given away."""

    __slots__ = ("agenda", "answered", "asks", "over", "reveals", "serial")

    def __init__(self) -> None:
        self.agenda: list[Step] = []  # type: ignore[type-arg]
        self.asks: list[Ask] = []
        # Seats that have answered one of several questions open at the same time (a bit each).
        self.answered: int = 0
        self.serial: int = 0
        # Grows when something hidden becomes known: from there on nothing is taken back for free.
        self.reveals: int = 0
        self.over: bool = False

    def ask(self, step: Step, seat: int, options: tuple[int, ...]) -> None:  # type: ignore[type-arg]
        """Open a question. Several opened by one step are answered in any order and close together."""
        self.serial += 1
        self.asks.append(Ask(self.serial, step, seat, options))

    def copy(self) -> State:
        raise NotImplementedError

    def copy_frame(self, twin: State) -> None:
        """Copy the parts that every state has."""
        twin.agenda = self.agenda.copy()
        twin.asks = self.asks.copy()
        twin.answered = self.answered
        twin.serial = self.serial
        twin.reveals = self.reveals
        twin.over = self.over


def registry(steps: Iterable[type]) -> dict[str, type]:
    """Steps by name, for documents."""
    table: dict[str, type] = {}
    for step in steps:
        name = step.name  # type: ignore[attr-defined]
        if not name or name in table:
            raise ValueError(f"step {step.__name__}: its name must be set and unique")
        table[name] = step
    return table
