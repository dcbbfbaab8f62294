"""Enemies that evade: a special rule (TG-A.75)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.fields import FoeIndex, Node
from undercroft.games.souls.figures import Foe
from undercroft.games.souls.gear import DODGE
from undercroft.games.souls.models import Model
from undercroft.games.souls.moving import foe_makes_room, with_room
from undercroft.games.souls.places import NODES
from undercroft.games.souls.rolling import ROLL_DICE, total
from undercroft.games.souls.state import CharacterQuestion
from undercroft.games.souls.strikes import AttackStep, roll_attack
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.board import outside
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from . import facts
from .asking import ask_or_take
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Evade(AttackStep[Descent]):
    """A special rule: before the roll a dodge die; on a dodge the attack misses and the target steps away.

    TG-A.75: one die for the whole attack, and one of those aimed at is its target.
    """

    name = "evade"

    def run(self, state: Descent, match: Match) -> None:
        state.rolled = ()
        state.dice = (DODGE,)
        state.then(ROLL_DICE, Evaded(self.seat, self.use, self.foe, self.node))


class Evaded(AttackStep[Descent]):
    """What that die says."""

    name = "evaded"

    def run(self, state: Descent, match: Match) -> None:
        if not total(state):
            roll_attack(state, self.seat, self.use, self.foe, self.node)
            return
        foes = self.struck(state)
        for foe in foes:
            if match.telling:
                match.tell(facts.Evades(foe.tag()))
        if foes:
            state.then(Sidestep(self.seat, tuple(sorted(foe.index for foe in foes))))


class Sidestep(CharacterQuestion[Descent]):
    """The players place the evading enemy on an adjacent node: one of the foes aimed at."""

    name = "sidestep"
    rules = ("TG-A.75",)
    foes: tuple[FoeIndex, ...]

    def fits(self, state: Descent) -> bool:
        return super().fits(state) and all(foe < len(state.foes) for foe in self.foes)

    def evaders(self, state: Descent) -> list[Foe]:
        """Who could be the target; twins are all one."""
        found: dict[tuple[Model, int, int], Foe] = {}
        for index in self.foes:
            foe = state.foes[index]
            if foe.node is not None:
                found.setdefault((foe.model, foe.wounds, foe.conditions), foe)
        return list(found.values())

    def choices(self, state: Descent, seat: int) -> tuple[StepAway, ...]:
        blocked = state.blocked()
        found: list[StepAway] = []
        alone = len(self.foes) == 1
        for foe in self.evaders(state):
            around = outside(state.board.within[foe.spot], blocked)
            found += [StepAway(foe.index, node, alone) for node in with_room(state, around)]
        return tuple(found)

    def run(self, state: Descent, match: Match) -> None:
        ask_or_take(state, match, self, self.seat)

    def prompt(self, state: Descent, seat: int) -> Message:
        first, *others = self.evaders(state)
        if others:
            return Message("tg-prompt-sidestep-one")
        model = first.model.id
        return Message("tg-prompt-sidestep", {"who": Ref("model", model)})


class StepAway(Choice[Descent]):
    """This foe, to this node."""

    name = "sidestep"
    foe: FoeIndex
    node: Node
    alone: bool
    """Whether only one was aimed at."""

    @property
    def id(self) -> str:
        place = NODES[self.node].id
        return place if self.alone else f"foe-{self.foe}-{place}"

    def text(self, state: Descent, ask: Ask) -> Message:
        who = Ref("model", state.foes[self.foe].model.id)
        return Message("ds-option-make-room", {"who": who, "place": NODES[self.node].text})

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("foe", self.foe), ("node", self.node))

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        foe, node = state.foes[self.foe], self.node
        foe.node = node
        if match.telling:
            match.tell(souls_facts.FoeMoved(foe.tag(), node))
        foe_makes_room(state, foe)
        state.foe_entered(match, foe)
