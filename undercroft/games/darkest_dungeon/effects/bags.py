"""Provisions and Trinkets at any time: what heroes carry may be used while others decide (DD-A.230)."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.agenda import Choice, Question
from undercroft.kernel.text import Message

from ..state.estate import Estate
from ..state.kinds import HeroNumber
from ..terms import MONSTER, PARTY
from .uses import dice_for, trinkets_for


class Bag(Question[Estate]):
    """What a seat may use for its heroes, beside the open question.

    In a Battle Trinkets alone: Provisions are a free action of the hero whose turn it is (DD-A.13).
    """

    name = "bag"
    rules = ("DD-8.6", "DD-8.7", "DD-A.13")
    aside = True
    but: HeroNumber | None = None
    """The hero whose own question offers his dice; in a Battle his Trinkets too."""

    def fits(self, state: Estate) -> bool:
        return self.but is None or self.but < len(state.heroes)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found: list[Choice[Estate]] = []
        seats = state.seats_of
        for number in state.order[PARTY]:
            if seats[number] == seat:
                found += self.things(state, number)
        return tuple(found)

    def things(self, state: Estate, number: int) -> list[Choice[Estate]]:
        """What this hero may use."""
        found: list[Choice[Estate]] = []
        hero = state.heroes[number]
        if not state.in_battle:
            if number != self.but and any(state.dungeon.stores):
                found += dice_for(state, hero)
        elif number == self.but:
            return found
        if hero.trinkets:
            found += trinkets_for(state, hero)
        return found

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-bag")


WHOLE_BAG: Final = Bag()
BAGS: Final = [Bag(but) for but in range(MONSTER)]


def carried(state: Estate) -> list[list[Choice[Estate]]]:
    """What each hero of the party may use on the way, in Stance order."""
    return [WHOLE_BAG.things(state, number) for number in state.order[PARTY]]


def open_bags(state: Estate, but: int | None = None) -> None:
    """Beside the question just asked: what everybody's heroes carry."""
    bag = WHOLE_BAG if but is None else BAGS[but]
    stores = not state.in_battle and any(state.dungeon.stores)
    heroes = state.heroes
    held: dict[int, list[Choice[Estate]]] = {}
    for number in state.order[PARTY]:
        if stores or heroes[number].trinkets:
            put_in(state, held, number, bag.things(state, number))
    if held:
        ask_each(state, bag, held)


def hand_out(state: Estate, things: list[list[Choice[Estate]]], speaker: int) -> None:
    """The same of what is known already; a speaker's question holds everybody's things."""
    held: dict[int, list[Choice[Estate]]] = {}
    place = -1
    for number in state.order[PARTY]:
        place += 1
        if state.seats_of[number] != speaker:
            put_in(state, held, number, things[place])
    if held:
        ask_each(state, WHOLE_BAG, held)


def put_in(
    state: Estate,
    held: dict[int, list[Choice[Estate]]],
    number: int,
    things: list[Choice[Estate]],
) -> None:
    """Into the bag of whoever plays this hero."""
    if things:
        seat = state.seats_of[number]
        held[seat] = held[seat] + things if seat in held else things


def ask_each(state: Estate, bag: Bag, held: dict[int, list[Choice[Estate]]]) -> None:
    """Each seat that has something."""
    for seat in sorted(held):
        state.ask(bag, seat, tuple(held[seat]))
