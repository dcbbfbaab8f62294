"""Choices that many questions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from ..pack.heroes import HeroKind
from .estate import Estate, HeroQuestion
from .kinds import HeroNumber

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.heroes import Skill


class Done(Choice[Estate]):
    """Enough of it, or nothing at all."""

    name = "done"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-done")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


DONE: Final = Done()


class HeroChoice(Choice[Estate]):
    """One of the heroes."""

    name = "hero"
    who: HeroNumber

    @property
    def id(self) -> str:
        return f"hero-{self.who}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-hero", {"who": Ref("hero", self.who)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.who),)


class KindChoice(Choice[Estate]):
    """A hero of this kind."""

    said: ClassVar[str]
    kind: HeroKind

    @property
    def id(self) -> str:
        return self.kind.id

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(self.said, {"kind": Ref("kind", self.kind.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("kind", self.kind.id),)


def skill_targets(skill: Skill) -> tuple[Target, ...]:
    """A Skill by the name it has at all levels, and the card of one of them."""
    return (("skill", skill.card), ("card", skill.id))


def ask_again(state: Estate, ask: Ask) -> None:
    """What is open now is asked again afterwards, in the new light of things."""
    step = ask.step
    if step.aside:
        state.agenda.extend([one.step for one in state.asks if not one.step.aside])
    elif not isinstance(step, HeroQuestion) or step.repeats:
        state.agenda.append(step)


C = TypeVar("C", bound=Choice[Any])


def once(pack: Cards, kind: type[C], fields: tuple[object, ...]) -> C:
    """A choice that hangs on things of the pack: made when it is first offered, then shared."""
    key = (kind, fields)
    found = pack.choices.get(key)
    if found is None:
        found = pack.choices[key] = kind(*fields)
    return cast(C, found)
