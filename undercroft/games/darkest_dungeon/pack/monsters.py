"""Monsters and Bosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.content import Thing

from ..terms import RESISTED, SIZES, STANCES
from .entries import BossEntry, MonsterEntry
from .heroes import Skill, numbers_of

if TYPE_CHECKING:
    from ..effects.base import Effect
    from .places import Room


class MonsterCard(Thing):
    """A monster card as the rules read it."""

    kind: ClassVar[str] = "monster"

    def __init__(self, index: int, entry: MonsterEntry, wounded: tuple[Effect, ...]) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.level = entry.level
        self.types: frozenset[str] = frozenset(entry.types)
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
        self.resist = numbers_of(entry.resist, RESISTED)
        self.immune = numbers_of(entry.immune, RESISTED)
        self.wounded = wounded
        self.deck: bool = entry.group != "boss"
        self.skills: tuple[Skill, ...] = ()
        self.numbers: tuple[tuple[int | None, ...], ...] = tuple(
            tuple(n - 1 if n else None for n in entry.stances.get(name, ())) for name in STANCES
        )
        """By Stance and roll: the place of the Skill, if there is one."""
        self.lines: tuple[tuple[Skill | None, ...], ...] = ()
        """The same with the Skills."""
        self.rolls: tuple[bool, ...] = tuple(len(set(line)) > 1 for line in self.numbers)
        """By Stance: whether a die must say which Skill."""

    def learn(self, skills: tuple[Skill, ...]) -> None:
        """Its Skills, once they are made."""
        self.skills = skills
        self.lines = tuple(
            tuple(None if number is None else skills[number] for number in line)
            for line in self.numbers
        )


class Boss(Thing):
    kind: ClassVar[str] = "boss"

    def __init__(self, index: int, entry: BossEntry) -> None:
        self.index = index
        self.entry = entry
        self.id = entry.id
        self.room: Room | None = None
        self.actors: list[tuple[tuple[MonsterCard, int], ...]] = []
        """By level: (monster, Stance)."""
        self.threats: list[tuple[tuple[Effect, ...], tuple[Effect, ...]]] = []

    def level(self, level: int) -> int:
        """DD-2.4: the battle card of a Campaign Level."""
        return min(level, len(self.actors)) - 1
