"""Choices that many questions offer: yes and no, somebody, a foe, a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from .fields import MOST_CHARACTERS, MOST_FOES
from .places import Place
from .state import Box, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

C = TypeVar("C")


class Plain(Choice[Box]):
    """One whose id is its name."""

    @property
    def id(self) -> str:
        return self.name.replace("_", "-")


class Nothing(Plain[Box]):
    """What changes nothing."""

    def take(self, state: Box, match: Match, ask: Ask) -> None:
        pass


class No(Nothing):
    name = "no"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-no")


class Yes(Plain[Box]):
    """What comes of it is said by the question's own."""

    name = "yes"

    def text(self, state: Box, ask: Ask) -> Message:
        return Message("ds-option-yes")


class Stay(Nothing):
    """A step that may be taken is not."""

    name = "stay"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-stay")


class Nobody(Nothing):
    name = "nobody"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-nobody")


NO: Final = No()
STAY: Final = Stay()
NOBODY: Final = Nobody()


class SeatChoice(Choice[Box]):
    """One of the characters."""

    seat: int

    @property
    def id(self) -> str:
        return f"seat-{self.seat}"

    def text(self, state: Box, ask: Ask) -> Message:
        return Message("ds-option-seat", {"who": Ref("hero", self.seat)})

    def targets(self, state: Box, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.seat),)


class HeroChoice(SeatChoice[Box]):
    """The same, by the name alone."""

    def text(self, state: Box, ask: Ask) -> Message:
        return Message("ds-option-hero", {"who": Ref("hero", self.seat)})


class FoeChoice(Choice[Fight]):
    """One of the figures against the party."""

    foe: int

    @property
    def id(self) -> str:
        return f"foe-{self.foe}"

    def text(self, state: Fight, ask: Ask) -> Message:
        foe = state.foes[self.foe]
        who = Ref("model", foe.model.id)
        return Message("ds-option-foe", {"who": who, "node": foe.spot})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return (("foe", self.foe),)


class PlaceChoice(Choice[Box]):
    """A place to go to, or to be pushed to."""

    place: Place

    @property
    def id(self) -> str:
        return self.place.id

    def text(self, state: Box, ask: Ask) -> Message:
        return Message("ds-option-move", {"place": self.place.text})

    def targets(self, state: Box, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets


class NodeChoice(PlaceChoice[Box]):
    """The same where every place is a node."""

    @property
    def node(self) -> int:
        node = self.place.node
        assert node is not None
        return node


def for_each_seat(kind: Callable[[int], C]) -> tuple[C, ...]:
    """A table of choices: one for every character there may be."""
    return tuple(map(kind, range(MOST_CHARACTERS)))


def for_each_foe(kind: Callable[[int], C]) -> tuple[C, ...]:
    """A table of choices: one for every figure there may be."""
    return tuple(map(kind, range(MOST_FOES)))


class Numbered(Generic[C]):
    """Choices by number, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], C]) -> None:
        self._make = make
        self._made: list[C] = []

    def upto(self, count: int) -> list[C]:
        """So many from 0 on, and perhaps more: for whoever offers several."""
        made = self._made
        while len(made) < count:
            made.append(self._make(len(made)))
        return made

    def __getitem__(self, number: int) -> C:
        made = self._made
        while len(made) <= number:
            made.append(self._make(len(made)))
        return made[number]
