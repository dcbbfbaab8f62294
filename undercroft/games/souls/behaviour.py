"""What a figure's card says it does (DS-25, DS-26, DS-35)."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.record import Range
from undercroft.kernel.value import Value

from .fields import FoeIndex
from .figures import Foe
from .gear import STAGGER
from .models import AGGRO, NEAREST, Behaviour, BehaviourCard, Icon
from .state import Fight


def behaviour(state: Fight, foe: Foe, card: BehaviourCard | None) -> Behaviour:
    """What a figure is doing: its half of a behaviour card, or what its data card says (None)."""
    if card is None:
        own = foe.model.own
        assert own is not None
        return own
    return card.halves[foe.model]


class Doing(Value):
    """A figure, what it acts by, and which icon of that."""

    name = "doing"
    foe: FoeIndex
    card: BehaviourCard | None
    index: Annotated[int, Range(0, 99)]

    def fits(self, state: Fight) -> bool:
        if self.foe >= len(state.foes):
            return False
        model = state.foes[self.foe].model
        act = model.own if self.card is None else self.card.halves.get(model)
        return act is not None and self.index < len(act.icons)

    def act(self, state: Fight) -> Behaviour:
        return behaviour(state, state.foes[self.foe], self.card)

    def icon(self, state: Fight) -> Icon:
        return behaviour(state, state.foes[self.foe], self.card).icons[self.index]


def target_of(state: Fight, foe: Foe, icon: Icon) -> int:
    """The seat an icon means: the Aggro holder or the nearest."""
    return state.speaker if icon.target == AGGRO else state.nearest(foe.spot)


def targets_of(state: Fight, foe: Foe, icon: Icon) -> tuple[int, ...]:
    """DS-A.98: more than one only if they are the nearest with the same taunt level."""
    first = target_of(state, foe, icon)
    if icon.target != NEAREST or first == state.aggro:
        return (first,)
    away = state.board.distance[foe.spot]
    found = state.characters[first]
    taunt, least = found.kind.taunt, away[found.spot]
    return tuple(
        [
            character.seat
            for character in state.characters
            if away[character.spot] == least and character.kind.taunt == taunt
        ]
    )


def weakened(state: Fight, foe: Foe, damage: int) -> int:
    """DS-21.11: Stagger lowers the numbers on attack icons by 1; special rules may raise them."""
    damage += state.modifiers.might
    return max(0, damage - 1) if foe.conditions & STAGGER else damage
