"""Foes that a character pushes away (DS-20.8, TG-26.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.board import outside
from undercroft.kernel.content import MOST_STEPS
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .choices import FoeChoice, NodeChoice, for_each_foe
from .fields import FoeIndex
from .models import Model
from .moving import foe_makes_room, foe_pushed_to, with_room
from .places import NODES
from .state import CharacterQuestion, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

Nodes = Annotated[int, Range(1, MOST_STEPS)]


class PushOrder(CharacterQuestion):
    """TG-26.5: of several foes that are pushed the player says which goes first; twins are all one."""

    name = "push_order"
    rules = ("DS-20.3", "TG-26.5")
    foes: tuple[FoeIndex, ...]
    nodes: Nodes

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and 0 <= max(self.foes, default=-1) < len(state.foes)

    def choices(self, state: Fight, seat: int) -> tuple[PushFirst, ...]:
        found: dict[tuple[Model, int, int, int], PushFirst] = {}
        for index in self.foes:
            foe = state.foes[index]
            if foe.node is not None:
                twins = (foe.model, foe.node, foe.wounds, foe.conditions)
                found.setdefault(twins, PUSH_FIRST[index])
        return tuple(found.values())

    def run(self, state: Fight, match: Match) -> None:
        found = self.choices(state, self.seat)
        if len(found) == 1:
            self.push(state, found[0].foe)
        elif found:
            state.ask(self, self.seat, found)

    def push(self, state: Fight, foe: int) -> None:
        rest = tuple([index for index in self.foes if index != foe])
        if rest:
            state.then(PushOrder(self.seat, rest, self.nodes))
        state.then(PushFoe(self.seat, foe, self.nodes))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-push-order")


class PushFirst(FoeChoice):
    """This one is pushed first."""

    name = "push_first"

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, PushOrder)
        step.push(state, self.foe)


class PushFoe(CharacterQuestion):
    """DS-20.8: away from the character; the players choose among farther nodes."""

    name = "push_foe"
    rules = ("DS-20.8", "TG-24.3")
    foe: FoeIndex
    left: Nodes

    def fits(self, state: Fight) -> bool:
        return super().fits(state) and self.foe < len(state.foes)

    def nodes(self, state: Fight) -> list[int]:
        foe, character = state.foes[self.foe], state.characters[self.seat]
        away = state.board.distance[character.spot]
        blocked = state.blocked() if state.terrain else 0
        around = outside(state.board.within[foe.spot], blocked)
        return with_room(state, [node for node in around if away[node] > away[foe.spot]])

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return tuple([PUSH_FOE_TO[node] for node in self.nodes(state)])

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node is None:
            return
        nodes = self.nodes(state)
        if len(nodes) == 1:
            self.push(state, match, nodes[0])
        elif nodes:
            state.ask(self, self.seat, self.choices(state, self.seat))

    def push(self, state: Fight, match: Match, node: int) -> None:
        foe = state.foes[self.foe]
        foe_pushed_to(state, match, foe, node)
        if self.left > 1:
            state.then(PushFoe(self.seat, self.foe, self.left - 1))
        foe_makes_room(state, foe)
        state.foe_entered(match, foe)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.foes[self.foe].model.id
        return Message("ds-prompt-push-foe", {"who": Ref("model", model)})

    def subject(self, state: Fight, seat: int) -> Target:
        return ("foe", self.foe)


class PushFoeTo(NodeChoice):
    """To this node."""

    name = "push_foe"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-push", {"place": self.place.text})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, PushFoe)
        step.push(state, match, self.node)


PUSH_FIRST: Final = for_each_foe(PushFirst)
PUSH_FOE_TO: Final = tuple(map(PushFoeTo, NODES))
