"""Provisions and Trinkets at any time: what heroes carry may be used while others decide (DD-A.230)."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.agenda import Choice, Question
from undercroft.kernel.text import Message

from ..state.estate import Estate
from ..state.kinds import HeroNumber
from ..terms import FREE, MONSTER, PARTY
from .uses import dice_for, trinkets_for


class Bag(Question[Estate]):
    """What a seat may use for its heroes, beside the open question.

    In a Battle Trinkets alone: Provisions are a free action of the hero whose turn it is (DD-A.13).
    """

    name = "bag"
    aside = True
    but: HeroNumber | None = None
    """The hero whose own question offers his dice; in a Battle his Trinkets too."""

    def fits(self, state: Estate) -> bool:
        return self.but is None or self.but < len(state.heroes)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        dice = not state.in_battle and any(state.dungeon.stores)
        for number in state.order[PARTY]:
            if state.seats_of[number] != seat or (state.in_battle and number == self.but):
                continue
            hero = state.heroes[number]
            if dice and number != self.but:
                found += dice_for(state, hero)
            if hero.trinkets:
                found += trinkets_for(state, hero, FREE)
        return tuple(found)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-bag")


WHOLE_BAG: Final = Bag()
BAGS: Final = [Bag(but) for but in range(MONSTER)]


def open_bags(state: Estate, but: int | None = None, speaker: int | None = None) -> None:
    """Beside the question just asked; a speaker's question holds everybody's things already."""
    carried = False
    for hero in state.heroes:
        if hero.trinkets and (hero.number != but or not state.in_battle):
            carried = True
            break
    if not carried and (state.in_battle or not any(state.dungeon.stores)):
        return
    bag = WHOLE_BAG if but is None else BAGS[but]
    for seat in range(state.players):
        if seat != speaker:
            choices = bag.choices(state, seat)
            if choices:
                state.ask(bag, seat, choices)
