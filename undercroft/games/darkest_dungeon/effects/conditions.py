"""Condition tokens, Resistance and Immunity (DD-20, DD-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import facts
from ..pack.moments import IMMUNITY, ON_BLEED, ON_BLIGHT, ON_STUN
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..state.stacks import MOST, stack
from ..terms import BLEED, BLIGHT, CONDITIONS, STUN
from .triggers import fire, total

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


APPLIED: Final = {BLEED: ON_BLEED, BLIGHT: ON_BLIGHT, STUN: ON_STUN}


def immune(state: Estate, figure: Figure, kind: int) -> bool:
    """By its card, or by the Area it stands in."""
    if isinstance(figure, Hero):
        if kind in figure.card.immune:
            return True
    else:
        assert isinstance(figure, Monster)
        if kind in figure.kind.immune:
            return True
    wards = state.passive.deeds[IMMUNITY]
    return any(kind in ward.conditions and ward.holds(state, figure) for ward in wards)


def afflict(
    state: Estate,
    match: Match,
    figure: Figure,
    kind: int,
    amount: int,
    turns: int,
    own: bool = False,
    quiet: bool = False,
) -> None:
    """A new stack of tokens (DD-20.1). Self effects ignore Resistance and Immunity (DD-19.15)."""
    if isinstance(figure, Hero) and not figure.alive:
        return
    if not own:
        if immune(state, figure, kind):
            if match.telling:
                match.tell(facts.ShruggedOff(state.tag(figure.number), CONDITIONS[kind]))
            return
        if kind in state.resists(figure):
            turns -= 1  # DD-21.1
    if kind <= STUN and isinstance(figure, Hero):
        turns += total(state, APPLIED[kind], figure)  # DD-A.58
    if turns <= 0:
        if match.telling:
            match.tell(facts.ShruggedOff(state.tag(figure.number), CONDITIONS[kind]))
        return
    figure.stacks += (stack(kind, min(amount, MOST), min(turns, MOST)),)
    if match.telling:
        match.tell(facts.Afflicted(state.tag(figure.number), CONDITIONS[kind], amount, turns))
    if kind <= BLIGHT and not quiet and isinstance(figure, Hero):
        fire(state, match, APPLIED[kind], figure)


def lose(state: Estate, match: Match, figure: Figure, kinds: frozenset[int]) -> None:
    """DD-20.18: all stacks of these Conditions."""
    left = tuple([one for one in figure.stacks if one.condition not in kinds])
    if left != figure.stacks:
        figure.stacks = left
        if match.telling:
            names = tuple([name for kind, name in enumerate(CONDITIONS) if kind in kinds])
            match.tell(facts.Freed(state.tag(figure.number), names))
