"""What may stand in the files of a pack: one class for each kind of entry."""

from __future__ import annotations

from typing import Literal

from .common import Id, Titled
from .figures import (
    BonusEntry,
    BossEntry,
    HamletSkillEntry,
    HeroEntry,
    MonsterEntry,
    SkillEntry,
    SkillLevel,
)
from .goods import (
    CurioEntry,
    DieEntry,
    DiseaseEntry,
    LightEntry,
    LootEntry,
    MoodEntry,
    QuirkEntry,
    TrinketEntry,
    WayEntry,
)
from .hamlet import BuildingEntry, BuildingLevel, EventEntry, PartyEntry
from .lines import EffectEntry
from .places import (
    AreaEntry,
    ArenaEntry,
    QuestEntry,
    QuestSpawn,
    RoomEntry,
    RuleEntry,
    TaskEntry,
    TileEntry,
)

__all__ = [
    "FILES",
    "AreaEntry",
    "ArenaEntry",
    "BonusEntry",
    "BossEntry",
    "BuildingEntry",
    "BuildingLevel",
    "CurioEntry",
    "DieEntry",
    "DiseaseEntry",
    "EffectEntry",
    "EventEntry",
    "HamletSkillEntry",
    "HeroEntry",
    "LightEntry",
    "LootEntry",
    "MonsterEntry",
    "MoodEntry",
    "PackEntry",
    "PartyEntry",
    "QuestEntry",
    "QuestSpawn",
    "QuirkEntry",
    "RoomEntry",
    "RuleEntry",
    "SkillEntry",
    "SkillLevel",
    "TaskEntry",
    "TileEntry",
    "Titled",
    "TrinketEntry",
    "WayEntry",
]


class PackEntry(Titled):
    """About the pack: the one entry of `pack.yaml`."""

    id: Id
    """Chosen at set-up; not `base`."""
    game: Literal["darkest_dungeon"]
    version: int
    over: Id | None = None
    """What this pack is laid over, if it holds only what differs: `base`, or the name of another pack."""
    notes: list[str] = []
    """For whoever reads the file; the game does not."""


FILES: dict[str, type] = {
    "pack.yaml": list[PackEntry],
    "heroes.yaml": list[HeroEntry],
    "skills.yaml": list[SkillEntry],
    "monsters.yaml": list[MonsterEntry],
    "bosses.yaml": list[BossEntry],
    "quests.yaml": list[QuestEntry],
    "rooms.yaml": list[RoomEntry],
    "arenas.yaml": list[ArenaEntry],
    "tiles.yaml": list[TileEntry],
    "trinkets.yaml": list[TrinketEntry],
    "quirks.yaml": list[QuirkEntry],
    "diseases.yaml": list[DiseaseEntry],
    "moods.yaml": list[MoodEntry],
    "curios.yaml": list[CurioEntry],
    "loot.yaml": list[LootEntry],
    "dice.yaml": list[DieEntry],
    "light.yaml": list[LightEntry],
    "buildings.yaml": list[BuildingEntry],
    "events.yaml": list[EventEntry],
    "parties.yaml": list[PartyEntry],
}
