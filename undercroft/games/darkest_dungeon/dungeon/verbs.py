"""Verbs of the way: Light, goods, Rooms, Traps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.takes import Number, Words, takes

from ..effects.base import Effect
from ..effects.fields import CHANGE, DEED, SIDES, YES, Change
from ..effects.goods import ChooseSide, DrawLoot, RollDie, RollGold, add_die, gain_gold
from ..effects.goods import Squander as SquanderStep
from ..effects.light import change_light
from ..effects.occasions import (
    BY_MONSTERS,
    CURIO,
    HAMLET_SKILL,
    IN_BATTLE,
    INTERACTION,
    MOOD,
    ON_THE_WAY,
    RAID,
    REPRISAL,
    ROLL_OFF,
    SKILL_SELF,
    SKILL_TARGET,
    TO_A_HERO,
    TO_ANYBODY,
    TO_MONSTERS,
    TO_NOBODY,
    TRINKET,
    but,
    use,
)
from ..effects.stores import eat, spend
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import DICE_LIMIT, FULL_LIGHT, LEADER, PROVISIONS
from .layout import reveal_around
from .traps import spring

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Light(Effect):
    """The Light rises or falls."""

    op = "light"
    moments = (
        *but(TO_A_HERO, "stress", "light_up", "light_down", "hamlet_skill"), *TO_ANYBODY,
        *TO_MONSTERS, *IN_BATTLE, "dungeon_entered", *BY_MONSTERS,
        *use(
            SKILL_SELF, SKILL_TARGET, REPRISAL, INTERACTION, MOOD, CURIO, TRINKET["free"],
            TRINKET["turn"], TRINKET["hit"], TRINKET["hurt"], TRINKET["resting"],
        ),
    )  # fmt: skip
    needs = takes(amount=Change(FULL_LIGHT))
    may = DEED
    single = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        change_light(state, match, self.amount)


class Gold(Effect):
    """Gold for the common pool: an amount, or so many times a d10."""

    op = "gold"
    moments = (
        *TO_A_HERO, *TO_NOBODY,
        *use(SKILL_SELF, INTERACTION, MOOD, CURIO, HAMLET_SKILL, ROLL_OFF, RAID),
    )  # fmt: skip
    needs = takes(amount=CHANGE)
    may = takes(dice=YES) | DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if self.entry.dice:
            state.agenda.append(RollGold(self.amount, None if figure is None else figure.number))
        else:
            gain_gold(state, match, self.amount)


class Provision(Effect):
    """Provision dice: `what` is a side, roll or choose."""

    op = "provision"
    moments = (
        *but(TO_A_HERO, "hamlet_skill"),
        *use(SKILL_SELF, INTERACTION, MOOD, CURIO, TRINKET["turn"], TRINKET["resting"]),
    )  # fmt: skip
    needs = takes(amount=Number(1, DICE_LIMIT), what=Words(*PROVISIONS, "roll", "choose"))
    may = DEED

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

    op = "loot"
    moments = use(SKILL_SELF, INTERACTION, CURIO, HAMLET_SKILL)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawLoot(figure.number))


class Waste(Effect):
    """Another die of this side is discarded, if any."""

    op = "waste"
    moments = (*but(TO_A_HERO, "hamlet_skill"), *use(MOOD, CURIO, REPRISAL))
    needs = takes(what=SIDES)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        face = PROVISIONS.index(self.entry.what or "")
        if state.dungeon.stores[face]:
            spend(state, match, face)


class Eat(Effect):
    """Food is consumed for nothing (but those who mind it)."""

    op = "eat"
    moments = use(TRINKET["free"], TRINKET["turn"])

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            eat(state, match, figure)


class Squander(Effect):
    """A Provision of the players' choice is lost."""

    op = "squander"
    moments = (
        *but(TO_A_HERO, "hamlet_skill"), *IN_BATTLE, "dungeon_entered", *use(MOOD, CURIO, REPRISAL),
    )  # fmt: skip
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if any(state.dungeon.stores):
            state.agenda.append(SquanderStep())


class Reveal(Effect):
    """The Rooms around the party are turned up."""

    op = "reveal"
    moments = (*ON_THE_WAY, *use(CURIO))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        reveal_around(state, match)


class Trap(Effect):
    """The attack of the Exploration die's Trap."""

    op = "trap"
    moments = (*ON_THE_WAY, *use(CURIO))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            spring(state, match, figure)


VERBS: Final[tuple[type[Effect], ...]] = (
    Light, Gold, Provision, Loot, Waste, Eat, Squander, Reveal, Trap,
)  # fmt: skip
