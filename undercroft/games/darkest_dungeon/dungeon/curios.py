"""Curios, on the way and in their Rooms (DD-10.9, DD-14.6–14.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.bags import open_bags
from ..effects.base import RunList, run_list
from ..effects.dice import d10
from ..effects.stores import spend
from ..effects.triggers import fire, party_total
from ..pack.goods import Curio
from ..pack.moments import CURIO_GOODS, ON_CURIO
from ..state.choosing import HeroChoice
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import LEADER, MONSTER, PARTY, TORCH

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class CurioTorch(Question[Estate]):
    """DD-14.8, DD-A.21: whether a Torch is spent, before the card is drawn."""

    name = "curio_torch"
    rules = ("DD-10.10", "DD-14.8", "DD-A.21")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return TORCH_CHOICES

    def run(self, state: Estate, match: Match) -> None:
        state.dungeon.torch = False
        if state.dungeon.stores[TORCH]:
            state.ask(self, LEADER, TORCH_CHOICES)
            open_bags(state)
        else:
            state.then(RoomCurio())

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-curio-torch")


class NoTorch(Choice[Estate]):
    """Both sides of the card will count."""

    name = "pass"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-pass")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(RoomCurio())


class SpendTorch(Choice[Estate]):
    """Only the positive one."""

    name = "torch"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-curio-torch")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(RoomCurio())
        spend(state, match, TORCH)
        state.dungeon.torch = True


TORCH_CHOICES: Final = (NoTorch(), SpendTorch())


class RoomCurio(Step[Estate]):
    """DD-14.7: the card of a Curio Room is drawn for all to see."""

    name = "room_curio"

    def run(self, state: Estate, match: Match) -> None:
        card = draw_curio(state, match)
        if match.telling:
            match.tell(facts.CurioFound(card.id))
        state.then(CurioHero(card))


class CurioHero(Question[Estate]):
    """DD-14.7: then the group chooses who interacts with it."""

    name = "curio_hero"
    rules = ("DD-14.7",)
    card: Curio

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple([DARE[number] for number in sorted(state.order[PARTY])])

    def run(self, state: Estate, match: Match) -> None:
        choices = self.choices(state, LEADER)
        if choices:
            state.ask(self, LEADER, choices)
            open_bags(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-curio-hero", {"curio": Ref("curio", self.card.id)})


class Dare(HeroChoice):
    """This hero."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, CurioHero)
        state.begin_event()
        state.then(Interact(self.who, question.card))
        fire(state, match, ON_CURIO, state.heroes[self.who])


DARE: Final = [Dare(who) for who in range(MONSTER)]


def draw_curio(state: Estate, match: Match) -> Curio:
    """A card of the Curio deck; the discards come back when it is empty."""
    curios = state.pack.curios
    out = state.decks.curio_out
    deck = [card for card in curios if card not in out] or curios
    card = deck[match.chance.index(Draw("curio", [card.id for card in deck]))]
    state.own_decks().curio_out = (*out, card) if len(deck) < len(curios) else (card,)
    return card


def meet_curio(state: Estate, match: Match, hero: Hero, torch: bool) -> None:
    """Before the card is drawn: whether the negative side counts (DD-10.10), and who fears the unknown."""
    state.dungeon.torch = torch
    state.then(DrawCurio(hero.number))
    fire(state, match, ON_CURIO, hero)


class DrawCurio(HeroStep):
    """DD-10.9: a hero comes upon a Curio on the way."""

    name = "draw_curio"

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), draw_curio(state, match))


class Interact(HeroStep):
    """The Curio of a Room, once it is clear who dares."""

    name = "interact"
    card: Curio

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), self.card)


def interact(state: Estate, match: Match, hero: Hero, card: Curio) -> None:
    """DD-10.9: both sides are resolved, the negative one first."""
    torch, state.dungeon.torch = state.dungeon.torch, False
    if match.telling:
        match.tell(facts.Curio(state.tag(hero.number), card.id))
    goods = any(effect.op in ("gold", "trinket") for effect in card.positive)
    if goods and party_total(state, CURIO_GOODS) > 0:
        state.then(CurioTheft(hero.number, card))
    else:
        state.then(RunList(hero.number, card.positive))
    if not torch:
        run_list(state, match, card.negative, hero)


class CurioTheft(HeroStep):
    """A Threat: on a low d10 Gold and Trinkets of a Curio are gone already."""

    name = "curio_theft"
    card: Curio

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        stolen = d10(state, match, None) <= party_total(state, CURIO_GOODS)
        left = [
            effect
            for effect in self.card.positive
            if not stolen or effect.op not in ("gold", "trinket")
        ]
        state.then_all([RunList(hero.number, (effect,)) for effect in left])
        if stolen and match.telling:
            match.tell(facts.Stolen())
