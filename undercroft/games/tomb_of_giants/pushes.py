"""Pushes of enemies on the move, and the Skeleton Ball (TG-28.6, TG-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls import harm
from undercroft.games.souls.blows import Blow
from undercroft.games.souls.choices import NodeChoice
from undercroft.games.souls.fields import FoeIndex, Seat
from undercroft.games.souls.figures import Foe
from undercroft.games.souls.foe_moves import shove_strength
from undercroft.games.souls.gear import CONDITIONS
from undercroft.games.souls.models import Icon
from undercroft.games.souls.moving import (
    PUSHES,
    PushAside,
    arrive,
    foe_makes_room,
    foe_pushed_to,
    with_room,
)
from undercroft.games.souls.places import NODES
from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.board import outside
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Count, OneOf, SetOf
from undercroft.kernel.text import Message, Ref

from . import facts
from .asking import SomeHero, ask_or_take
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def shove(state: Descent, foe: Foe, icon: Icon, dodge: int, mode: int) -> None:
    """TG-28.6, TG-28.7: everybody on its node is pushed and then attacked, where it began as well."""
    strength = shove_strength(state, foe, icon)
    seats = tuple(one.seat for one in state.characters if one.node == foe.node)
    if not seats:
        return
    conditions = icon.conditions | state.special.venom if icon.damage else 0
    kind = ShovedFeebly if icon.damage and not strength else Shoved
    state.then(kind(seats, foe.index, strength, dodge + state.special.nimble, conditions, mode))


class Shoved(Question[Descent]):
    """TG-A.64: push first, then attack, one character after another in the players' order."""

    name = "shoved"
    rules = ("TG-28.7", "TG-A.64")
    seats: tuple[Seat, ...]
    foe: FoeIndex
    strength: Count
    difficulty: Count
    conditions: Annotated[int, SetOf(CONDITIONS)]
    mode: Annotated[int, OneOf(PUSHES)]

    def fits(self, state: Descent) -> bool:
        seats = sorted({*self.seats})
        return (
            list(self.seats) == seats != []
            and seats[-1] < len(state.characters)
            and self.foe < len(state.foes)
        )

    def choices(self, state: Descent, seat: int) -> tuple[ShoveFirst, ...]:
        return tuple(ShoveFirst(one) for one in self.seats)

    def run(self, state: Descent, match: Match) -> None:
        if state.foes[self.foe].node is not None:
            ask_or_take(state, match, self, state.speaker)

    def strikes(self) -> bool:
        """Whether whoever is pushed is attacked as well."""
        return self.strength > 0

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("ds-prompt-targets")

    def subject(self, state: Descent, seat: int) -> Target:
        return ("foe", self.foe)


class ShovedFeebly(Shoved):
    """The same with an attack that has come down to 0: it still hits (DS-A.80, DS-A.82)."""

    name = "shoved_feebly"

    def strikes(self) -> bool:
        return True


class ShoveFirst(SomeHero):
    """This one is pushed, and attacked, next."""

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("ds-option-seat", {"who": Ref("hero", self.seat)})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Shoved)
        strength, difficulty, conditions = step.strength, step.difficulty, step.conditions
        coming: list[Step[Any]] = [PushAside(self.seat, step.foe, step.mode)]
        if step.strikes():
            blow = Blow(step.foe, strength, False, difficulty, conditions, False)
            coming.append(state.blow(self.seat, blow))
        others = tuple(seat for seat in step.seats if seat != self.seat)
        if others:
            rest = type(step)(others, step.foe, strength, difficulty, conditions, step.mode)
            coming.append(rest)
        state.then_all(coming)


# ---------------------------------------------------------------------- the Skeleton Ball


class BallRolls(Step[Descent]):
    """A special rule: after each enemy turn the ball moves along its arrow; a wall turns it around."""

    name = "ball"
    left: Count

    def run(self, state: Descent, match: Match) -> None:
        node = state.ball
        if self.left == 0 or not state.in_fight or node is None:
            return
        points = state.board.points
        x, y = points[node]
        way = 1 if state.ball_south else -1
        ahead = [
            other
            for other in state.board.neighbours[node]
            if points[other][0] == x and (points[other][1] - y) * way > 0
        ]
        if not ahead:
            state.ball_south = not state.ball_south
            if match.telling:
                match.tell(facts.BallTurns(node))
            return
        state.ball = ahead[0]
        if match.telling:
            match.tell(facts.Ball(ahead[0]))
        struck: list[Step[Descent]] = [
            Bowled(character.seat, None)
            for character in state.characters
            if character.node == ahead[0]
        ]
        struck += [Bowled(None, foe.index) for foe in reversed(state.foes) if foe.node == ahead[0]]
        state.then(*struck, BallRolls(self.left - 1))


class Bowled(Question[Descent]):
    """A model on the ball's node is pushed to an adjacent node and suffers damage.

    A character's player chooses where to; for an enemy whoever has Aggro does.
    """

    name = "bowled"
    rules = ("TG-24.2", "TG-A.82")
    seat: Seat | None
    foe: FoeIndex | None

    def fits(self, state: Descent) -> bool:
        if state.ball is None or (self.seat is None) == (self.foe is None):
            return False
        return (self.seat or 0) < len(state.characters) and (
            self.foe is None or self.foe < len(state.foes)
        )

    def choices(self, state: Descent, seat: int) -> tuple[BowledTo, ...]:
        assert state.ball is not None
        blocked = state.blocked()
        around = outside(state.board.within[state.ball], blocked)
        return tuple(BowledTo(NODES[node]) for node in with_room(state, around))

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight or state.ball is None:
            return
        seat = state.speaker if self.seat is None else self.seat
        if self.choices(state, seat):
            ask_or_take(state, match, self, seat)
        else:  # with nowhere to go a model stays and suffers all the same
            BowledTo(NODES[state.ball]).take(state, match, Ask(state.serial, self, seat, ()))

    def prompt(self, state: Descent, seat: int) -> Message:
        if self.seat is not None:
            return Message("tg-prompt-bowled", {"who": Ref("hero", self.seat)})
        assert self.foe is not None
        model = state.foes[self.foe].model.id
        return Message("tg-prompt-bowled", {"who": Ref("model", model)})

    def subject(self, state: Descent, seat: int) -> Target:
        return ("hero", self.seat) if self.seat is not None else ("foe", self.foe or 0)


class BowledTo(NodeChoice[Descent]):
    """This node."""

    name = "push"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("ds-option-push", {"place": self.place.text})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, Bowled)
        assert state.special.ball is not None
        damage = state.special.ball.damage
        if question.seat is not None:
            character = state.characters[question.seat]
            if match.telling:
                match.tell(souls_facts.Pushed(character.seat, self.node))
            harm.suffer(state, match, character, damage, False)
            if state.fallen is None:
                arrive(state, match, character, self.node, None)
            return
        assert question.foe is not None
        foe = state.foes[question.foe]
        foe_pushed_to(state, match, foe, self.node)
        foe_makes_room(state, foe)
        state.foe_entered(match, foe)
        harm.wound(state, match, foe, damage)
