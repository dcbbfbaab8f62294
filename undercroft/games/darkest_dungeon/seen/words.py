"""The closed sets of words."""

from __future__ import annotations

from typing import Literal

Mode = Literal["campaign", "quest", "battle", "boss", "circus"]
Difficulty = Literal["standard", "radiant", "stygian"]
Stance = Literal["aggressive", "defensive", "ranged", "support"]
Condition = Literal[
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection"
]
Resisted = Literal[
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection",
    "shuffle", "disease",
]  # fmt: skip
"""What a card may resist or be immune to."""
MonsterType = Literal["unholy", "human", "eldritch", "beast"]
Size = Literal["small", "normal", "large"]
Form = Literal["human", "beast"]
Provision = Literal["food", "bandage", "potion", "torch", "tool"]
Side = Literal["food", "bandage", "potion", "torch", "tool", "wild"]
"""A side of a Provision die."""
Token = Literal["empty", "dark", "trap", "curio", "treasure", "lair", "objective"]
"""What sort of Room it is."""
Hazard = Literal["rubble", "hunger", "darkness", "curio", "trap", "blank"]
"""A side of an Exploration die."""
Deed = Literal["scout", "rest", "leave", "dig"]
"""What is voted on; `dig` is the Rest at an Excavation Site, of which only the shares are (DD-A.128)."""
RollResult = Literal["miss", "hit", "crit"]
"""What a roll means for a target."""
Targeting = Literal["closest", "furthest", "crowded", "most_wounded", "most_stressed", "marked"]
"""Whom a monster's Skill looks for."""
Window = Literal[
    "free", "turn", "before_attack", "after_attack", "before_defence", "after_defence", "hit",
    "hurt", "healed", "disease", "resolve", "scouting", "resting", "die",
]  # fmt: skip
"""When a Trinket may be used."""
Team = Literal["a", "b"]
"""A team of the Circus."""
Origin = Literal["printed", "partial", "proposal", "owner"]
"""Where a card comes from: printed, partly printed, proposed by us, or by the owner of a pack."""
