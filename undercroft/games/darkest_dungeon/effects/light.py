"""The Light, and what its rise and fall does to heroes (DD-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pack.moments import LIGHT_DOWN, LIGHT_UP
from ..state.estate import Estate, HeroStep
from ..terms import FULL_LIGHT
from .triggers import fire

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def change_light(state: Estate, match: Match, amount: int) -> None:
    """DD-7.2, DD-A.9: at the ends of the track nothing happens. Irrelevant in the Circus (DD-7.11).

    Part of the event that causes it (DD-A.93).
    """
    dungeon = state.dungeon
    if state.is_circus or state.in_hamlet:
        return
    light = min(FULL_LIGHT, max(0, dungeon.light + amount))
    if light == dungeon.light:
        return
    rises = light > dungeon.light
    dungeon.light = light
    state.refresh()
    if match.telling:
        match.tell("light", (light, "up" if rises else "down"))
    moment = LIGHT_UP if rises else LIGHT_DOWN
    depth = len(state.agenda)
    heroes = state.order[0]
    for place, number in enumerate(heroes):
        fire(state, match, moment, state.heroes[number])
        if len(state.agenda) > depth and place + 1 < len(heroes):
            state.agenda.insert(depth, LightOthers(moment, *heroes[place + 1 :]))
            return


class LightOthers(HeroStep):
    """The heroes whom a change of Light has not reached yet."""

    __slots__ = ("moment", "others")
    name = "light_others"

    def __init__(self, moment: int, *others: int) -> None:
        self.who = others[0]
        self.moment = moment
        self.others = others

    def args(self) -> tuple[int, ...]:
        return (self.moment, *self.others)

    def fits(self, state: Estate) -> bool:
        known = all(0 <= number < len(state.heroes) for number in self.others)
        return known and self.moment in (LIGHT_UP, LIGHT_DOWN)

    def without(self, number: int) -> LightOthers | None:
        """The same for the rest of them."""
        left = tuple(one for one in self.others if one != number)
        return LightOthers(self.moment, *left) if left else None

    def run(self, state: Estate, match: Match) -> None:
        depth = len(state.agenda)
        for place, number in enumerate(self.others):
            if state.heroes[number].alive:
                fire(state, match, self.moment, state.heroes[number])
            if len(state.agenda) > depth and place + 1 < len(self.others):
                state.agenda.insert(depth, LightOthers(self.moment, *self.others[place + 1 :]))
                return
