"""Monsters and Bosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.content import Thing

from ..terms import NONE, RESISTED, SIZES, TYPES
from .entries import BossEntry, MonsterEntry, StanceName
from .heroes import Skill, bits

if TYPE_CHECKING:
    from ..effects.base import Effect


class MonsterCard(Thing):
    """A monster card as the rules read it."""

    kind: ClassVar[str] = "monster"

    def __init__(self, index: int, entry: MonsterEntry, wounded: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.types = bits(entry.types, TYPES)
        self.front: bool = entry.position == "front"
        self.size = SIZES.index(entry.size)
        self.life = entry.life
        self.speed = entry.speed
        self.dodge = entry.dodge
        self.protection = entry.protection
        self.guard = entry.guard
        self.boss = entry.boss
        self.actions = entry.actions
        self.habit: str = entry.habit or ""
        self.resist = bits(entry.resist, RESISTED)
        self.immune = bits(entry.immune, RESISTED)
        self.wounded = wounded
        self.deck: bool = entry.group != "boss"
        self.skills: tuple[Skill, ...] = ()
        self.lines: tuple[tuple[int, ...], ...] = tuple(
            tuple(n - 1 for n in entry.stances[name]) for name in _STANCE_NAMES
        )
        # Where no die is needed: the Skill, NONE for none at all, -2 where it must be rolled.
        self.sure: tuple[int, ...] = tuple(
            line[0] if len(set(line)) == 1 else -2 for line in self.lines
        )


_STANCE_NAMES: tuple[StanceName, ...] = ("aggressive", "defensive", "ranged", "support")


class Boss(Thing):
    kind: ClassVar[str] = "boss"

    def __init__(self, index: int, entry: BossEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.room: int = NONE
        self.actors: list[tuple[tuple[int, int], ...]] = []
        """By level: (monster, Stance)."""
        self.threats: list[tuple[tuple[Effect, ...], tuple[Effect, ...]]] = []

    def level(self, level: int) -> int:
        """DD-2.4: the battle card of a Campaign Level."""
        return min(level, len(self.actors)) - 1
