"""What the heirs see: the estate, the dungeon, the battle, the Hamlet."""

from __future__ import annotations

from ..layout import Each, Group, ManyOf, Number, OneOf, Part, Seen

HEROES = 8
MONSTERS = 10
AREAS = tuple(range(12))
NODES = tuple(range(20))
STANCES = ("aggressive", "defensive", "ranged", "support")
PROVISIONS = ("food", "bandage", "potion", "torch", "tool")
TOKENS = ("empty", "dark", "trap", "curio", "treasure", "lair", "objective")
LIFE = 30.0


def stacks(conditions: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        ManyOf("stacks", conditions, 3, "condition", "amount"),
        ManyOf("stacks", conditions, 3, "condition", "tokens"),
    )


def parts(catalog: Seen) -> list[Part]:
    conditions = tuple(catalog["conditions"])
    skills = tuple(skill for skill in catalog["skills"] if "." not in skill)
    hero: tuple[Part, ...] = (
        OneOf("kind", tuple(catalog["heroes"])),
        OneOf("seat", (0, 1, 2, 3)),
        Number("alive"),
        Number("level", 3),
        Number("life", LIFE),
        Number("wounds", LIFE),
        Number("deaths_door"),
        Number("stress", 10),
        Number("red"),
        OneOf("mood", tuple(catalog["moods"])),
        Number("xp", 10),
        OneOf("form", ("human", "beast")),
        Number("dodge", 5),
        Number("speed", 5),
        ManyOf("resist", conditions),
        ManyOf("immune", conditions),
        ManyOf("skills", skills),
        ManyOf("trinkets", tuple(catalog["trinkets"]), key="card"),
        ManyOf("quirks", tuple(catalog["quirks"])),
        OneOf("disease", tuple(catalog["diseases"])),
        OneOf("area", AREAS),
        OneOf("stance", STANCES),
        *stacks(conditions),
        Number("turns", 3),
        Number("actions", 3),
        Number("active"),
    )
    monster: tuple[Part, ...] = (
        OneOf("kind", tuple(catalog["monsters"])),
        Number("life", LIFE),
        Number("wounds", LIFE),
        Number("dodge", 5),
        OneOf("area", AREAS),
        OneOf("stance", STANCES),
        OneOf("size", ("small", "normal", "large")),
        *stacks(conditions),
        Number("turns", 3),
        Number("active"),
        Number("speed", 5),
        Number("boss"),
        Each("intents", 4, (Number("chance"), Number("target", 20), Number("reaches"))),
    )
    battle = (
        OneOf("room", tuple(catalog["rooms"])),
        Number("round", 20),
        Number("active", 20),
        Each("monsters", MONSTERS, monster),
        Number("task_done"),
    )
    quests = tuple(catalog["quests"])
    return [
        OneOf("mode", ("campaign", "quest", "battle", "boss", "circus")),
        OneOf("difficulty", ("standard", "radiant", "stygian")),
        Number("level", 3),
        Number("act", 4),
        Number("quest_count", 12),
        OneOf("threat", tuple(catalog["bosses"])),
        Number("threat_active"),
        ManyOf("beaten", tuple(catalog["bosses"])),
        ManyOf("choice", quests),
        Number("gold", 50),
        ManyOf("buildings", tuple(catalog["buildings"]), 3),
        Number("light", 5),
        ManyOf("stores", PROVISIONS, 4),
        ManyOf("rolled", (*PROVISIONS, "wild"), 4),
        Number("firewood"),
        Each("heroes", HEROES, hero),
        Group("battle", battle),
        Group("dungeon", (OneOf("at", NODES), OneOf("token", TOKENS))),
        Group("hamlet", (Number("days", 5),)),
    ]
