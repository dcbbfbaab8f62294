"""The words and numbers of the game that everything else speaks in."""

from __future__ import annotations

from typing import Final

from .seen.words import (
    Condition,
    Difficulty,
    Form,
    Hazard,
    Mode,
    MonsterType,
    Provision,
    Resisted,
    RollResult,
    Side,
    Size,
    Stance,
    Targeting,
    Token,
    Window,
)

LEADER: Final = 0  # the seat that is asked what the group decides

MODES: Final[tuple[Mode, ...]] = ("campaign", "quest", "battle", "boss", "circus")
CAMPAIGN: Final = 0
QUEST: Final = 1
BATTLE: Final = 2
BOSS: Final = 3
CIRCUS: Final = 4
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("standard", "radiant", "stygian")
STANDARD: Final = 0
RADIANT: Final = 1
STYGIAN: Final = 2

# DD-5.1: in the order that settles all priorities.
STANCES: Final[tuple[Stance, ...]] = ("aggressive", "defensive", "ranged", "support")
AGGRESSIVE: Final = 0
DEFENSIVE: Final = 1
RANGED: Final = 2
SUPPORT: Final = 3

CONDITIONS: Final[tuple[Condition, ...]] = (
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection",
)  # fmt: skip
BLEED: Final = 0
BLIGHT: Final = 1
STUN: Final = 2
BUFF: Final = 3
DEBUFF: Final = 4
MARK: Final = 5
RIPOSTE: Final = 6
GUARD: Final = 7
PROTECTION: Final = 8
# What else can be resisted.
SHUFFLE: Final = 9
DISEASE: Final = 10
RESISTED: Final[tuple[Resisted, ...]] = (*CONDITIONS, "shuffle", "disease")

TYPES: Final[tuple[MonsterType, ...]] = ("unholy", "human", "eldritch", "beast")
SIZES: Final[tuple[Size, ...]] = ("small", "normal", "large")
SMALL: Final = 0
NORMAL: Final = 1
LARGE: Final = 2
SPACE: Final = (1, 1, 2)  # DD-16.20

# Sides of a battle: the party (or team A), and the monsters (or team B).
PARTY: Final = 0
FOES: Final = 1
TEAM: Final = 4  # heroes from here on are team B
MONSTER: Final = 8  # figures from here on are monsters

FOOD: Final = 0
BANDAGE: Final = 1
POTION: Final = 2
TORCH: Final = 3
TOOL: Final = 4
WILD: Final = 5
PROVISIONS: Final[tuple[Provision, ...]] = ("food", "bandage", "potion", "torch", "tool")
SIDES: Final[tuple[Side, ...]] = (*PROVISIONS, "wild")
DICE_LIMIT: Final = 16  # DD-8.5

TOKENS: Final[tuple[Token, ...]] = (
    "empty",
    "dark",
    "trap",
    "curio",
    "treasure",
    "lair",
    "objective",
)
EMPTY: Final = 0
DARK: Final = 1
TRAP: Final = 2
CURIO: Final = 3
TREASURE: Final = 4
LAIR: Final = 5
OBJECTIVE: Final = 6

HAZARDS: Final[tuple[Hazard, ...]] = ("rubble", "hunger", "darkness", "curio", "trap", "blank")
RUBBLE: Final = 0
HUNGER: Final = 1
DARKNESS: Final = 2
CURIO_FACE: Final = 3
TRAP_FACE: Final = 4
BLANK: Final = 5

FULL_LIGHT: Final = 5
STRESS_LIMIT: Final = 10
QUIRK_LIMIT: Final = 3
LEVELS: Final = 3
LAST_ACT: Final = 4
ROUNDS: Final = 4  # DD-16.19
FORMS: Final[tuple[Form, ...]] = ("human", "beast")
HUMAN: Final = 0
BEAST: Final = 1
ALL: Final = 999  # `amount: all`

# What a seat says when it is asked whether it agrees; `split`: a Rest, but everybody has his own share.
VOTES: Final = ("yes", "no", "split")
YES: Final = 0
NO: Final = 1
SPLIT: Final = 2
# What a Skill is used on: an Area, its user, or all allies.
AREA: Final = 0
SELF: Final = 1
ALLIES: Final = 2

# When a Trinket may be used (DD-25.5).
WINDOWS: Final[tuple[Window, ...]] = (
    "free", "turn", "before_attack", "after_attack", "before_defence", "after_defence", "hit",
    "hurt", "healed", "disease", "resolve", "scouting", "resting", "die",
)  # fmt: skip
FREE: Final = 0
TURN: Final = 1
BEFORE_ATTACK: Final = 2
AFTER_ATTACK: Final = 3
BEFORE_DEFENCE: Final = 4
AFTER_DEFENCE: Final = 5
WHEN_HIT: Final = 6
WHEN_HURT: Final = 7
WHEN_HEALED: Final = 8
WHEN_SICK: Final = 9
RESOLVE: Final = 10
WHEN_SCOUTING: Final = 11
WHEN_RESTING: Final = 12
WITH_DIE: Final = 13

# Whom a monster's Skill looks for.
TARGETING: Final[tuple[Targeting, ...]] = (
    "closest", "furthest", "crowded", "most_wounded", "most_stressed", "marked",
)  # fmt: skip
CLOSEST: Final = 0
FURTHEST: Final = 1
CROWDED: Final = 2
MOST_WOUNDED: Final = 3
MOST_STRESSED: Final = 4
MARKED: Final = 5

# What a roll means for a target.
RESULTS: Final[tuple[RollResult, ...]] = ("miss", "hit", "crit")
MISS: Final = 0
HIT: Final = 1
CRIT: Final = 2
