"""Curios, on the way and in their Rooms (DD-10.9, DD-14.6–14.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects.bags import open_bags
from ..effects.base import Effect, RunList, run_list
from ..effects.dice import d10
from ..effects.stores import spend
from ..effects.triggers import fire, law_total
from ..pack.moments import CURIO_GOODS, ON_CURIO
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import LEADER, PARTY, TORCH

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Curio


class CurioTorch(Step[Estate]):
    """DD-14.8, DD-A.21: whether a Torch is spent, before the card is drawn."""

    __slots__ = ()
    name = "curio_torch"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Estate, match: Match) -> None:
        state.dungeon.torch = False
        if state.dungeon.stores[TORCH]:
            state.ask(self, LEADER, (0, 1))
            open_bags(state)
        else:
            state.agenda.append(RoomCurio())

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.agenda.append(RoomCurio())
        if option:
            spend(state, match, TORCH)
            state.dungeon.torch = True

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-curio-torch")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "torch" if raw else "pass"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(state.pack, raw),
            Message("dd-option-curio-torch" if raw else "dd-option-pass"),
        )


class RoomCurio(Step[Estate]):
    """DD-14.7: the card of a Curio Room is drawn for all to see."""

    __slots__ = ()
    name = "room_curio"

    def run(self, state: Estate, match: Match) -> None:
        card = draw_curio(state, match)
        if match.telling:
            match.tell("curio_found", (card.id,))
        state.agenda.append(CurioHero(card.index))


class CurioHero(Step[Estate]):
    """DD-14.7: then the group chooses who interacts with it."""

    __slots__ = ("card",)
    name = "curio_hero"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.card < len(state.pack.curios)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(sorted(state.order[PARTY]))

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if options:
            state.ask(self, LEADER, options)
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.begin_event()
        state.agenda.append(Interact(option, self.card))
        fire(state, match, ON_CURIO, state.heroes[option])

    def prompt(self, state: Estate, seat: int) -> Message:
        id = state.pack.curios[self.card].id
        return Message("dd-prompt-curio-hero", {"curio": Ref("curio", id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


def draw_curio(state: Estate, match: Match) -> Curio:
    """A card of the Curio deck; the discards come back when it is empty."""
    curios = state.pack.curios
    deck = [card for card in curios if card.index not in state.decks.curio_out] or curios
    card = deck[match.chance.index(Draw("curio", [card.id for card in deck]))]
    state.decks.curio_out = (
        (*state.decks.curio_out, card.index) if len(deck) < len(curios) else (card.index,)
    )
    return card


def meet_curio(state: Estate, match: Match, hero: Hero, torch: bool) -> None:
    """Before the card is drawn: whether the negative side counts (DD-10.10), and who fears the unknown."""
    state.dungeon.torch = torch
    state.agenda.append(DrawCurio(hero.number))
    fire(state, match, ON_CURIO, hero)


class DrawCurio(HeroStep):
    """DD-10.9: a hero comes upon a Curio on the way."""

    __slots__ = ()
    name = "draw_curio"

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), draw_curio(state, match))


class Interact(HeroStep):
    """The Curio of a Room, once it is clear who dares."""

    __slots__ = ("card",)
    name = "interact"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.curios)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), state.pack.curios[self.card])


def interact(state: Estate, match: Match, hero: Hero, card: Curio) -> None:
    """DD-10.9: both sides are resolved, the negative one first."""
    torch, state.dungeon.torch = state.dungeon.torch, False
    if match.telling:
        match.tell("curio", (*state.tag(hero.number), card.id))
    goods = any(effect.op in ("gold", "trinket") for effect in card.positive)
    if goods and law_total(state, CURIO_GOODS) > 0:
        state.agenda.append(CurioTheft(hero.number, card.index))
    else:
        push_list(state, hero, card.positive)
    if not torch:
        run_list(state, match, card.negative, hero)


def push_list(state: Estate, hero: Hero, effects: tuple[Effect, ...]) -> None:
    state.agenda.append(RunList(hero.number, effects))


class CurioTheft(HeroStep):
    """A Threat: on a low d10 Gold and Trinkets of a Curio are gone already."""

    __slots__ = ("card",)
    name = "curio_theft"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.curios)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        stolen = d10(state, match, None) <= law_total(state, CURIO_GOODS)
        for effect in reversed(state.pack.curios[self.card].positive):
            if not stolen or effect.op not in ("gold", "trinket"):
                push_list(state, hero, (effect,))
        if stolen and match.telling:
            match.tell("stolen", ())
