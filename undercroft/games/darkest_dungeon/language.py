"""The verbs that there are, and what a line of a pack may hold."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.effects import Language

from .battle import verbs as battle_verbs
from .dungeon import verbs as dungeon_verbs
from .effects import numbers, occasions, verbs
from .effects.base import Effect
from .hamlet import verbs as hamlet_verbs
from .pack.entries import EffectEntry

VERBS: Final[dict[str, type[Effect]]] = {
    verb.op: verb
    for room in (numbers, verbs, battle_verbs, dungeon_verbs, hamlet_verbs)
    for verb in room.VERBS
}

LANGUAGE: Final = Language(
    EffectEntry,
    VERBS.values(),
    {**occasions.MOMENTS, **occasions.USES},
    occasions.LIMITS,
    {
        "SkillLevel.self": occasions.SKILL_SELF,
        "SkillLevel.target": occasions.SKILL_TARGET,
        "MonsterSkill.self": occasions.MONSTER_SKILL_SELF,
        "MonsterSkill.target": occasions.MONSTER_SKILL_TARGET,
        "MonsterEntry.wounded": occasions.REPRISAL,
        "DungeonThreat.effects": occasions.THREAT,
        "HamletThreat.effects": occasions.HAMLET_THREAT,
        "QuestEntry.effects": occasions.QUEST,
        "RuleEntry.effects": occasions.ROOM,
        "RuleEntry.use": occasions.INTERACTION,
        "WayEntry.effects": "trinket_{window}",
        "QuirkEntry.effects": occasions.QUIRK,
        "DiseaseEntry.effects": occasions.DISEASE,
        "MoodEntry.effects": occasions.MOOD,
        "CurioEntry": occasions.CURIO,
        "LightEntry.effects": occasions.LIGHT,
        "HamletSkillEntry": occasions.HAMLET_SKILL,
        "ServiceEntry.effects": occasions.SERVICE,
        "BuildingLevel.bonus": occasions.BONUS,
        "EventEntry.effects": occasions.EVENT,
    },
)
