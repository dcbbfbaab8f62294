"""The common pool of Provision dice: what a die can do for a hero, and how it is spent (DD-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.text import Message

from .. import facts
from ..pack.moments import ON_FOOD
from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import BANDAGE, BLEED, BLIGHT, DARK, FOOD, POTION, PROVISIONS, TORCH
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


USES: Final = (
    Use("eat", FOOD),
    Use("bandage-bleed", BANDAGE, BLEED),
    Use("bandage-heal", BANDAGE),
    Use("potion-blight", POTION, BLIGHT),
    Use("potion-stress", POTION, None, True),
    Use("torch", TORCH),
)


def use_text(use: int) -> Message:
    return Message(f"dd-option-{USES[use].id}")


EAT: Final = 0
STANCH: Final = 1
BIND: Final = 2
ANTIDOTE: Final = 3
CALM: Final = 4
KINDLE: Final = 5


UseSet = int
"""Several of them, a bit each: what is offered for a set of uses is made once, and looked up by it."""
ONLY: Final = tuple([1 << use for use in range(len(USES))])
ALL_USES: Final = 1 << len(USES)


def uses_in(uses: UseSet) -> tuple[int, ...]:
    """Those of a set, in order."""
    return tuple([use for use, only in enumerate(ONLY) if uses & only])


def open_uses(state: Estate, hero: Hero) -> UseSet:
    """The uses that would do something for this hero (DD-A.13)."""
    dungeon = state.dungeon
    food, bandage, potion, torch, _ = dungeon.stores
    found = 0
    stress = hero.stress
    if hero.wounds > 0:
        if food:
            found |= ONLY[EAT]
        if bandage:
            found |= ONLY[BIND]
    elif food and stress and food_calms(hero) > 0:
        found |= ONLY[EAT]
    if hero.stacks:
        if bandage and hero.has(BLEED):
            found |= ONLY[STANCH]
        if potion and hero.has(BLIGHT):
            found |= ONLY[ANTIDOTE]
    if potion and stress:
        found |= ONLY[CALM]
    if torch and (dungeon.light < state.house.most_light or lights_room(state)):
        found |= ONLY[KINDLE]
    return found


def food_calms(hero: Hero) -> int:
    """How much Stress he recovers whenever he eats; below 0: how much he suffers."""
    deeds = hero.passive.deeds[ON_FOOD]
    return -sum([deed.amount for deed in deeds if deed.op == "stress"]) if deeds else 0


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
