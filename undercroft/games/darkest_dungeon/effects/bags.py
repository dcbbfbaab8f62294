"""Provisions and Trinkets at any time: what heroes carry may be used while others decide (DD-A.230)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import FOOD, FREE, NONE, PARTY
from .conditions import lose
from .light import change_light
from .stores import USES, eat, light_up, lights_room, open_uses, spend
from .stress import recover
from .ways import usable, way_id, way_option
from .windows import use_freely
from .wounds import heal

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


def use_provision(state: Estate, match: Match, hero: Hero, index: int) -> None:
    """DD-8.8–8.11: one die, for the hero who uses it."""
    use = USES[index]
    state.begin_event()
    if use.face == FOOD:
        eat(state, match, hero)
        heal(state, match, hero, 1)
        return
    spend(state, match, use.face)
    if use.torch:
        if lights_room(state):
            light_up(state, match)
        change_light(state, match, 1)
    elif use.stress:
        recover(state, match, hero, 1)
    elif use.cures != NONE:
        lose(state, match, hero, frozenset((use.cures,)))  # DD-8.13
    else:
        heal(state, match, hero, 1)


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

    def fits(self, state: Estate) -> bool:
        return NONE <= self.but < len(state.heroes)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        dice = not state.in_battle and any(state.dungeon.stores)
        for number in state.order[PARTY]:
            if state.seats_of[number] != seat or (state.in_battle and number == self.but):
                continue
            hero = state.heroes[number]
            if dice and number != self.but:
                for use in open_uses(state, hero):
                    found.append(number << 8 | use)
            if hero.trinkets:
                for raw in usable(state, hero, FREE):
                    found.append(TRINKET | number << 8 | raw)
        return tuple(found)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        # Whoever was asked is asked again, in the new light of things.
        state.agenda.extend(ask.step for ask in state.asks if not ask.step.aside)
        hero = state.heroes[option >> 8 & 7]
        if option & TRINKET:
            use_freely(state, match, hero, option & 255)
        else:
            use_provision(state, match, hero, option & 255)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-bag")

    def option_id(self, pack: Cards, raw: int) -> str:
        what = way_id(raw & 255) if raw & TRINKET else USES[raw & 255].id
        return f"hero-{raw >> 8 & 7}-{what}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        number = raw >> 8 & 7
        id = self.option_id(state.pack, raw)
        if raw & TRINKET:
            made = way_option(state, state.heroes[number], raw & 255)
            return Option(id, made.message, made.targets)
        text = Message(f"dd-option-{USES[raw & 255].id}-for", {"who": Ref("hero", number)})
        return Option(id, text, (("hero", number),))


BAGS = {but: Bag(but) for but in range(NONE, 8)}


def open_bags(state: Estate, but: int = NONE, speaker: int = NONE) -> None:
    """Beside the question just asked; a speaker's question holds everybody's things already."""
    carried = any(
        hero.trinkets for hero in state.heroes if hero.number != but or not state.in_battle
    )
    if not carried and (state.in_battle or not any(state.dungeon.stores)):
        return
    bag = BAGS[but]
    for seat in range(state.players):
        if seat != speaker:
            options = bag.options(state, seat)
            if options:
                state.ask(bag, seat, options)
