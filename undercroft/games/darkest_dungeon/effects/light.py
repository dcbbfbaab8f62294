"""The Light, and what its rise and fall does to heroes (DD-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step

from .. import facts
from ..pack.moments import LIGHT_DOWN, LIGHT_UP
from ..state.estate import Estate
from ..state.kinds import HeroNumber
from ..terms import PARTY
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
    light = state.house.light(dungeon.light + amount)  # DD-V.2
    if light == dungeon.light:
        return
    rises = light > dungeon.light
    dungeon.light = light
    state.refresh()
    if match.telling:
        match.tell(facts.Light(light, "up" if rises else "down"))
    light_changed(state, match, rises, state.order[PARTY])


def light_changed(state: Estate, match: Match, rises: bool, heroes: tuple[int, ...]) -> None:
    """What it does to one hero after another; a step that comes up in between goes first."""
    moment = LIGHT_UP if rises else LIGHT_DOWN
    depth = len(state.agenda)
    place = 0
    for number in heroes:
        place += 1
        if state.heroes[number].alive:
            fire(state, match, moment, state.heroes[number])
        if len(state.agenda) > depth and place < len(heroes):
            state.agenda.insert(depth, LightOthers(rises, heroes[place:]))
            return


class LightOthers(Step[Estate]):
    """The heroes whom a change of Light has not reached yet."""

    name = "light_others"
    rises: bool
    others: tuple[HeroNumber, ...]

    def fits(self, state: Estate) -> bool:
        return all(number < len(state.heroes) for number in self.others)

    def without(self, number: int) -> LightOthers | None:
        """The same for the rest of them."""
        left = tuple([one for one in self.others if one != number])
        return LightOthers(self.rises, left) if left else None

    def run(self, state: Estate, match: Match) -> None:
        light_changed(state, match, self.rises, self.others)
