"""The words and numbers of the game that everything else speaks in."""

from __future__ import annotations

NONE = -1
LEADER = 0  # the seat that is asked what the group decides

MODES = ("campaign", "quest", "battle", "boss", "circus")
CAMPAIGN, QUEST, BATTLE, BOSS, CIRCUS = range(5)
DIFFICULTIES = ("standard", "radiant", "stygian")
STANDARD, RADIANT, STYGIAN = range(3)

# DD-5.1: in the order that settles all priorities.
STANCES = ("aggressive", "defensive", "ranged", "support")
AGGRESSIVE, DEFENSIVE, RANGED, SUPPORT = range(4)

CONDITIONS = (
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection",
)  # fmt: skip
BLEED, BLIGHT, STUN, BUFF, DEBUFF, MARK, RIPOSTE, GUARD, PROTECTION = range(9)
# What else can be resisted.
SHUFFLE, DISEASE = 9, 10
RESISTED = (*CONDITIONS, "shuffle", "disease")

TYPES = ("unholy", "human", "eldritch", "beast")
SIZES = ("small", "normal", "large")
SMALL, NORMAL, LARGE = range(3)
SPACE = (1, 1, 2)  # DD-16.20

# Sides of a battle: the party (or team A), and the monsters (or team B).
PARTY, FOES = 0, 1
TEAM = 4  # heroes from here on are team B
MONSTER = 8  # figures from here on are monsters

FOOD, BANDAGE, POTION, TORCH, TOOL, WILD = range(6)
PROVISIONS = ("food", "bandage", "potion", "torch", "tool")
DICE_LIMIT = 16  # DD-8.5

TOKENS = ("empty", "dark", "trap", "curio", "treasure", "lair", "objective")
EMPTY, DARK, TRAP, CURIO, TREASURE, LAIR, OBJECTIVE = range(7)
HIDDEN = -1

HAZARDS = ("rubble", "hunger", "darkness", "curio", "trap", "blank")
RUBBLE, HUNGER, DARKNESS, CURIO_FACE, TRAP_FACE, BLANK = range(6)

FULL_LIGHT = 5
STRESS_LIMIT = 10
QUIRK_LIMIT = 3
LEVELS = 3
LAST_ACT = 4
ROUNDS = 4  # DD-16.19
HUMAN, BEAST = 0, 1
ALL = 999  # `amount: all`
# What a Skill is used on: an Area, its user, or all allies.
AREA, SELF, ALLIES = range(3)

# When a Trinket may be used (DD-25.5).
WINDOWS = (
    "free", "turn", "before_attack", "after_attack", "before_defence", "after_defence", "hit",
    "hurt", "healed", "disease", "resolve", "scouting", "resting", "die",
)  # fmt: skip
(
    FREE, TURN, BEFORE_ATTACK, AFTER_ATTACK, BEFORE_DEFENCE, AFTER_DEFENCE, WHEN_HIT, WHEN_HURT,
    WHEN_HEALED, WHEN_SICK, RESOLVE, WHEN_SCOUTING, WHEN_RESTING, WITH_DIE,
) = range(14)  # fmt: skip

# Whom a monster's Skill looks for.
TARGETING = ("closest", "furthest", "crowded", "most_wounded", "most_stressed", "marked")
CLOSEST, FURTHEST, CROWDED, MOST_WOUNDED, MOST_STRESSED, MARKED = range(6)
