"""Heroes and monsters.

Figures go by numbers: heroes from 0 on (the second team of the Circus from 4 on), monsters from 8 on.
Areas go by numbers too: their places in the Room, from 0 on.
"""

from __future__ import annotations

from typing import TypedDict

from .outcomes import Odds
from .words import Condition, Form, Resisted, Size, Stance


class Stack(TypedDict):
    """A pile of Condition tokens."""

    condition: Condition
    amount: int
    """What each is worth."""
    tokens: int
    """How many are left."""


class CarriedTrinket(TypedDict):
    """A Trinket before a hero."""

    card: str
    negative: bool
    """Whether its other side lies up."""


class Vacancy(TypedDict):
    """The place of a hero who is not chosen yet."""

    hero: int
    kind: None
    seat: int
    alive: bool


class Hero(TypedDict):
    """A hero's board."""

    hero: int
    kind: str
    seat: int
    alive: bool
    level: int
    """0 in the Circus."""
    life: int
    wounds: int
    deaths_door: bool
    stress: int
    red: bool
    """Resolve has been tested: the next time at ten the heart gives out."""
    mood: str | None
    xp: int
    form: Form
    dodge: int
    speed: int
    resist: list[Resisted]
    immune: list[Resisted]
    skills: list[str]
    """The equipped cards."""
    ranks: dict[str, int]
    """The level of each of the seven Skills."""
    forged: dict[str, int]
    """Skills the Blacksmith has raised for the coming quest alone."""
    trinkets: list[CarriedTrinket]
    trinket_slots: int
    skill_slots: int
    quirks: list[str]
    disease: str | None
    profile: int | None
    """The number of the Circus card; null as long as it is secret."""
    area: int | None
    stance: Stance | None
    """null: not on the tracker."""
    stacks: list[Stack]
    turns: int
    """Turns left in this round."""
    actions: int
    """Actions left in this turn."""
    active: bool
    spent: list[str]
    """Skills that were used in this turn."""


class Intent(TypedDict):
    """What a monster may do if it acts now."""

    chance: float
    skill: str | None
    """null: it does nothing but move."""
    target: int | None
    """The figure it means; null if there is nobody."""
    areas: list[int]
    """From where it would use the Skill."""
    reaches: bool
    """Whether it gets near enough."""
    odds: list[Odds]


class Monster(TypedDict):
    """A monster in the Battle."""

    figure: int
    kind: str
    life: int
    wounds: int
    dodge: int
    area: int
    stance: Stance
    size: Size
    mark: int
    """How many of its kind came before it (DD-16.10)."""
    stacks: list[Stack]
    turns: int
    """Turns left in this round."""
    active: bool
    level: int
    speed: int
    slots: list[Stance]
    """Where it stands on the tracker: somebody large in two places."""
    boss: bool
    intents: list[Intent]
