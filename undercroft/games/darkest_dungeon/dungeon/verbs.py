"""Verbs of the way: Light, goods, Rooms, Traps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects.base import Effect
from ..effects.goods import ChooseSide, DrawLoot, RollDie, RollGold, add_die, gain_gold
from ..effects.goods import Squander as SquanderStep
from ..effects.light import change_light
from ..effects.stores import eat, spend
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import LEADER, PROVISIONS
from .layout import reveal_around
from .traps import spring

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Light(Effect):
    says = ("amount", "sign")
    op = "light"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        change_light(state, match, self.amount)


class Gold(Effect):
    """Gold for the common pool: an amount, or so many times a d10."""

    says = ("amount", "sign", "dice")
    op = "gold"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if self.entry.dice:
            state.agenda.append(RollGold(self.amount, None if figure is None else figure.number))
        else:
            gain_gold(state, match, self.amount)


class Provision(Effect):
    """Provision dice: `what` is a side, roll or choose."""

    says = ("amount", "what")
    op = "provision"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        number = LEADER if figure is None else figure.number
        for _ in range(self.amount):
            if self.entry.what == "roll":
                state.agenda.append(RollDie(number))
            elif self.entry.what == "choose":
                state.agenda.append(ChooseSide(number))
            else:
                add_die(state, match, PROVISIONS.index(self.entry.what or ""))


class Loot(Effect):
    """A Loot Chest token."""

    says = ()
    op = "loot"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawLoot(figure.number))


class Waste(Effect):
    """Another die of this side is discarded, if any."""

    says = ("what",)
    op = "waste"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        face = PROVISIONS.index(self.entry.what or "")
        if state.dungeon.stores[face]:
            spend(state, match, face)


class Eat(Effect):
    """Food is consumed for nothing (but those who mind it)."""

    says = ()
    op = "eat"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            eat(state, match, figure)


class Squander(Effect):
    """A Provision of the players' choice is lost."""

    says = ()
    op = "squander"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if any(state.dungeon.stores):
            state.agenda.append(SquanderStep())


class Reveal(Effect):
    """The Rooms around the party are turned up."""

    says = ()
    op = "reveal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        reveal_around(state, match)


class Trap(Effect):
    """The attack of the Exploration die's Trap."""

    says = ()
    op = "trap"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            spring(state, match, figure)


VERBS: Final[tuple[type[Effect], ...]] = (
    Light, Gold, Provision, Loot, Waste, Eat, Squander, Reveal, Trap,
)  # fmt: skip
