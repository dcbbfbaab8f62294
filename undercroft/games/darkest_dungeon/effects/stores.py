"""The common pool of Provision dice: what a die can do for a hero, and how it is spent (DD-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.text import Message

from .. import facts
from ..pack.moments import ON_FOOD
from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import BANDAGE, BLEED, BLIGHT, DARK, FOOD, FULL_LIGHT, POTION, PROVISIONS, TORCH
from .triggers import fire

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Use:
    """A way to use a die (DD-8.8–8.11)."""

    __slots__ = ("cures", "face", "id", "stress", "torch")

    def __init__(self, id: str, face: int, cures: int | None = None, stress: bool = False) -> None:
        self.id = id
        self.face = face
        self.cures = cures
        self.stress = stress
        self.torch: bool = face == TORCH


USES = (
    Use("eat", FOOD),
    Use("bandage-bleed", BANDAGE, BLEED),
    Use("bandage-heal", BANDAGE),
    Use("potion-blight", POTION, BLIGHT),
    Use("potion-stress", POTION, None, True),
    Use("torch", TORCH),
)


def use_text(use: int) -> Message:
    return Message(f"dd-option-{USES[use].id}")


EAT, STANCH, BIND, ANTIDOTE, CALM, KINDLE = range(len(USES))


def open_uses(state: Estate, hero: Hero) -> list[int]:
    """The uses that would do something for this hero (DD-A.13)."""
    food, bandage, potion, torch, _ = state.dungeon.stores
    found: list[int] = []
    hurt = hero.wounds > 0
    if food and (hurt or (hero.stress and food_calms(hero) > 0)):
        found.append(EAT)
    if bandage:
        if hero.stacks and hero.has(BLEED):
            found.append(STANCH)
        if hurt:
            found.append(BIND)
    if potion:
        if hero.stacks and hero.has(BLIGHT):
            found.append(ANTIDOTE)
        if hero.stress:
            found.append(CALM)
    if torch and (state.dungeon.light < FULL_LIGHT or lights_room(state)):
        found.append(KINDLE)
    return found


def food_calms(hero: Hero) -> int:
    """How much Stress he recovers whenever he eats; below 0: how much he suffers."""
    return -sum(deed.amount for deed in hero.bearing.deeds[ON_FOOD] if deed.op == "stress")


def at_hand(state: Estate, hero: Hero) -> bool:
    """DD-8.7, DD-A.13: at any time on the way; in a Battle in the hero's own turn."""
    return any(state.dungeon.stores) and (not state.in_battle or state.battle.active == hero.number)


def lights_room(state: Estate) -> bool:
    """A Quest may have the party light up Dark Rooms."""
    dungeon = state.dungeon
    quest = dungeon.quest
    if state.in_battle or quest is None or not state.in_dungeon or quest.entry.counts != "lit":
        return False
    return dungeon.token == DARK and not dungeon.is_cleared


def spend(state: Estate, match: Match, face: int) -> None:
    """DD-8.6: a die leaves the pool."""
    stores = list(state.dungeon.stores)
    stores[face] -= 1
    state.dungeon.stores = tuple(stores)
    if match.telling:
        match.tell(facts.Spent(PROVISIONS[face]))


def eat(state: Estate, match: Match, hero: Hero) -> None:
    """Food is consumed: some mind it, some enjoy it."""
    spend(state, match, FOOD)
    fire(state, match, ON_FOOD, hero)


def light_up(state: Estate, match: Match) -> None:
    """A Torch lights up a Dark Room for good."""
    state.dungeon.cleared += (state.dungeon.here,)
    state.dungeon.progress += 1
    if match.telling:
        match.tell(facts.Lit())
