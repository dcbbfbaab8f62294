"""A d10, and those who cannot watch one roll unmoved (DD-A.79)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import facts
from ..pack.moments import ROLLED_1, ROLLED_10
from ..state.estate import Estate
from ..state.figures import Hero
from .triggers import fire

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def d10(state: Estate, match: Match, hero: Hero | None) -> int:
    """A d10; a hero's own roll in the Dungeon may please or hurt a gambler (DD-A.79)."""
    roll = match.chance.index(state.pack.d10) + 1
    if match.telling:
        match.tell(facts.Rolled(roll))
    if hero is not None:
        gambled(state, match, hero, roll)
    return roll


def gambled(state: Estate, match: Match, hero: Hero, roll: int) -> None:
    if 1 < roll < 10 or state.in_hamlet or state.is_circus:
        return
    if roll == 1:
        fire(state, match, ROLLED_1, hero)
    else:
        fire(state, match, ROLLED_10, hero)
