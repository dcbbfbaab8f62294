"""Provisions and Trinkets at any time: what heroes carry may be used while others decide (DD-A.230)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .provisions import use_provision
from .state import NONE, PARTY, Estate
from .stores import USES, open_uses
from .trinkets import use_freely
from .ways import FREE, usable, way_id, way_option

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

TRINKET = 1 << 12  # else a Provision; hero << 8 | which


class Bag(Step[Estate]):
    """What a seat may use for its heroes, beside the open question.

    In a Battle Trinkets alone: Provisions are a free action of the hero whose turn it is (DD-A.13).
    """

    __slots__ = ("but",)
    name = "bag"
    aside = True

    def __init__(self, but: int = NONE) -> None:
        self.but = but  # the hero whose own question offers his dice; in a Battle his Trinkets too

    def args(self) -> tuple[int, ...]:
        return (self.but,)

    def fits(self, g: Estate) -> bool:
        return NONE <= self.but < len(g.heroes)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        dice = not g.in_battle and any(g.stores)
        for number in g.order[PARTY]:
            if g.seats_of[number] != seat or (g.in_battle and number == self.but):
                continue
            hero = g.heroes[number]
            if dice and number != self.but:
                for use in open_uses(g, hero):
                    found.append(number << 8 | use)
            if hero.trinkets:
                for raw in usable(g, hero, FREE):
                    found.append(TRINKET | number << 8 | raw)
        return tuple(found)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        # Whoever was asked is asked again, in the new light of things.
        g.agenda.extend(ask.step for ask in g.asks if not ask.step.aside)
        hero = g.heroes[option >> 8 & 7]
        if option & TRINKET:
            use_freely(g, m, hero, option & 255)
        else:
            use_provision(g, m, hero, option & 255)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-bag")

    def option_id(self, pack: Cards, raw: int) -> str:
        what = way_id(raw & 255) if raw & TRINKET else USES[raw & 255].id
        return f"hero-{raw >> 8 & 7}-{what}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        number = raw >> 8 & 7
        id = self.option_id(g.pack, raw)
        if raw & TRINKET:
            made = way_option(g, g.heroes[number], raw & 255)
            return Option(id, made.message, made.targets)
        text = Message(f"dd-option-{USES[raw & 255].id}-for", {"who": Ref("hero", number)})
        return Option(id, text, (("hero", number),))


BAGS = {but: Bag(but) for but in range(NONE, 8)}


def open_bags(g: Estate, but: int = NONE, speaker: int = NONE) -> None:
    """Beside the question just asked; a speaker's question holds everybody's things already."""
    carried = any(hero.trinkets for hero in g.heroes if hero.number != but or not g.in_battle)
    if not carried and (g.in_battle or not any(g.stores)):
        return
    bag = BAGS[but]
    for seat in range(g.players):
        if seat != speaker:
            options = bag.options(g, seat)
            if options:
                g.ask(bag, seat, options)
